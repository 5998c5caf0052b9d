"""Marks without behaviour: words, panels, pictures, pills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.paint import Align, Canvas, Face
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.rich import Rich

PANELS = {"rest": "panel_9", "raised": "panel_raised_9", "active": "panel_active_9"}


@dataclass(eq=False)
class Label(Mark):
    """One line of words, centred vertically in its box."""

    text: str = ""
    size: float = 22
    colour: Colour = colours.IVORY
    weight: int = 500
    face: Face = "ui"
    align: Align = "start"
    asks: bool = False
    """Whether it says what is to be done: no tooltip should hide it."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.text(self.text, self.rect, self.size, self.colour, self.weight, self.face, self.align)


@dataclass(eq=False)
class Paragraph(Mark):
    """Wrapped words from the top of its box."""

    text: Rich = ""
    size: float = 22
    colour: Colour = colours.IVORY
    weight: int = 500
    face: Face = "ui"
    align: Align = "start"
    leading: float = 1.45
    most_lines: int | None = None

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.paragraph(
            self.text,
            self.rect,
            self.size,
            self.colour,
            self.weight,
            self.face,
            self.align,
            self.leading,
            self.most_lines,
        )


@dataclass(eq=False)
class Panel(Mark):
    """A panel: at rest, raised (a nested choice), active (whose turn it is), a dialog or a well."""

    style: Literal["rest", "raised", "active", "dialog", "well"] = "rest"
    corner: float = 28

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.nine(PANELS.get(self.style, f"{self.style}_9"), self.rect, self.corner)


@dataclass(eq=False)
class Box(Mark):
    """A plain rounded box."""

    fill: Colour | None = None
    radius: float = 12
    edge: Colour | None = None
    line: float = 1.5
    dash: float = 0

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.box(self.rect, self.fill, self.radius, self.edge, self.line, self.dash)


@dataclass(eq=False)
class Picture(Mark):
    """A sprite filling its box."""

    name: str = ""
    angle: float = 0
    tint: Colour | None = None
    alpha: float = 1

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.faded(self.alpha).sprite(self.name, self.rect, self.angle, self.tint)


@dataclass(eq=False)
class Icon(Mark):
    """A one-colour icon."""

    name: str = ""
    colour: Colour = colours.IVORY

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.icon(self.name, self.rect, self.colour)


@dataclass(eq=False)
class Rule(Mark):
    """A hairline along the top of its box."""

    colour: Colour = colours.ROW_LINE

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rule(self.rect.x, self.rect.y, self.rect.w, self.colour)


@dataclass(eq=False)
class Pill(Mark):
    """A tag with round ends: an icon and a few words in the middle."""

    text: str = ""
    icon: str | None = None
    size: float = 20
    fill: Colour = colours.WELL
    edge: Colour = colours.LINE
    colour: Colour = colours.IVORY
    weight: int = 500

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect = self.rect
        canvas.box(rect, self.fill, rect.h / 2, self.edge, 1.5)
        glyph = rect.h * 0.55 if self.icon else 0
        before = glyph + 9 if glyph else 0
        wide = canvas.ui.measure(self.text, self.size, self.weight, rect.w - 20 - before)
        x = rect.x + (rect.w - wide - before) / 2
        if self.icon:
            canvas.icon(self.icon, Rect(x, rect.y + (rect.h - glyph) / 2, glyph, glyph), self.colour)
        room = Rect(x + before - 2, rect.y, wide + 4, rect.h)
        canvas.text(self.text, room, self.size, self.colour, self.weight, align="center")
