"""Names in sentences that can be pointed at, and the closer look that opens beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.text.marks import CONTROLS, NBSP
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark, Spot
from game.ui.paint import Canvas
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.controls.plain import Paragraph
    from game.ui.desk import Desk
    from game.ui.kit import Ui

GAP = 14.0


@dataclass(eq=False)
class Name(Spot):
    """A name in a sentence; ``ref`` says what it is the name of."""

    kind: ClassVar[str] = "name"
    ref: str = field(default="", kw_only=True)
    lane: Rect | None = field(default=None, kw_only=True)
    """What the closer look is not to cover beside the name itself, units of the screen."""
    sound: str = field(default="", kw_only=True)
    tab: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hover > 0 or look.focus:
            canvas.fill(colours.BRASS_LIGHT, Rect(self.rect.x, self.rect.bottom_edge - 3, self.rect.w, 1.5))

    def ring(self) -> Rect:
        return self.rect.inset(-4, -2)


def names_in(
    ui: Ui, paragraph: Paragraph, id: str, look: Callable[[str], object], lane: Rect | None = None
) -> list[Name]:
    """The names of a paragraph, to be pointed at where they stand; pressed or inspected they are looked at.

    Their ids are ``id`` with a number.
    """
    text, place = paragraph.text, paragraph.frame or ui.screen
    if isinstance(text, str):
        return []
    box, px = place.px(paragraph.rect), ui.screen.font(paragraph.size)
    top = box.y - ui.spare(px, paragraph.leading) / 2
    found = ui.pen.names(
        text, px, box.w, paragraph.align, paragraph.face, paragraph.weight, paragraph.leading, paragraph.most_lines
    )
    names: list[Name] = []
    for at, one in enumerate(found):
        spot = one.box.move(box.x, round(top))
        x, y = place.at(spot.right if place.mirrored else spot.left, spot.top)
        rect = Rect(x, y, spot.w / place.u, spot.h / place.u)
        act = partial(look, one.ref)
        label, frame = spoken(one.text), paragraph.frame
        names.append(Name(rect, f"{id}.{at}", label, act, inspect=act, ref=one.ref, lane=lane, frame=frame))
    return names


def spoken(text: str) -> str:
    """A name as a label: without what only orders a line."""
    return "".join(" " if c == NBSP else c for c in text if c not in CONTROLS and c != "\ufffc")


@dataclass(eq=False)
class Closer(Mark):
    """Beside the name that is pointed at: what it is the name of. ``size`` is None for what has no picture."""

    size: Callable[[str], tuple[float, float] | None] = field(default=lambda _: None, kw_only=True)
    picture: Callable[[Canvas, str, Rect], object] = field(default=lambda *_: None, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        name = pointed(look.desk)
        size = self.size(name.ref) if name is not None else None
        if look.desk is None or name is None or size is None:
            return
        around = look.desk.around(name.id)
        if name.lane is not None:
            around = Rect(name.lane.x, around.y, name.lane.w, around.h)
        self.picture(canvas, name.ref, beside(around, *size, self.rect))


def pointed(desk: Desk | None) -> Name | None:
    """The name that is under the mouse or has the keyboard."""
    if desk is None:
        return None
    control = desk.find(desk.pointed)
    lit = isinstance(control, Name) and (desk.ring or desk.pointer.glow(control.id) >= 1)
    return control if isinstance(control, Name) and lit else None


def beside(around: Rect, w: float, h: float, room: Rect) -> Rect:
    """A box of that size inside a room: before ``around``, else behind it, never over it if there is any way."""
    y = around.y + around.h / 2 - h / 2
    if around.x - GAP - w >= room.x:
        return Rect(around.x - GAP - w, y, w, h).within(room)
    if around.right_edge + GAP + w <= room.right_edge:
        return Rect(around.right_edge + GAP, y, w, h).within(room)
    x, above = around.x + around.w / 2 - w / 2, around.y - GAP - h
    return Rect(x, above if above >= room.y else around.bottom_edge + GAP, w, h).within(room)
