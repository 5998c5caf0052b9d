"""Rows of the settings: a label, a line about it where that helps, and the control at the far end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui import palette as colours
from game.ui.controls import Choice, Label, Mark, Paragraph, Rule, Segmented, Slider, Toggle
from game.ui.controls.button import key_cap
from game.ui.controls.node import Look
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect

CONTROL = 480
VALUE = 92
RULE = colours.hexed("#23383F")


class Rows:
    """Lays rows from (0, 0) of a column ``w`` units wide; ``marks`` and ``y`` are what has been laid."""

    def __init__(self, ui: Ui, w: float) -> None:
        self.ui, self.w = ui, w
        self.control = min(CONTROL, w * 0.58)
        self.marks: list[Mark] = []
        self.y = 0.0
        self._ruled = False

    def title(self, text: str) -> None:
        """The heading of a group."""
        self.y += 12 if self.y else 0
        self.marks.append(Label(Rect(0, self.y, self.w, 44), text, 28, colours.BRASS_LIGHT, 800, "head"))
        self.y += 54
        self._ruled = False

    def segmented(
        self, id_: str, key: str, choices: Sequence[Choice], chosen: str, act: Callable[[str], object]
    ) -> None:
        """A few alternatives."""
        box = self._row(key, self.control).centred(self.control, 60)
        needs = [self.ui.measure(choice.label, 21, 700) + 46 for choice in choices]
        self.marks.append(Segmented(box, id_, choices, chosen, act, size=21, needs=needs))

    def toggle(self, id_: str, key: str, on: bool, act: Callable[[bool], object], why: str | None = None) -> None:
        """On or off; ``why`` it cannot be changed."""
        box = self._row(key, 96).centred(96, 52)
        self.marks.append(Toggle(box, id_, self.ui.words(key), act, on=on, why=why))

    def slider(
        self,
        id_: str,
        key: str,
        value: int,
        steps: int,
        show: Callable[[int], str],
        act: Callable[[int], object],
        done: Callable[[int], object],
    ) -> None:
        """A value on a line, written beside it."""
        box = self._row(key, self.control)
        told, line = box.right(VALUE)
        shown = Shown(told, show(value))

        def moved(now: int) -> None:
            shown.text = show(now)
            act(now)

        label = self.ui.words(key)
        spot = line.inset(24, 0).centred(line.w - 48, 48)
        self.marks += [shown, Slider(spot, id_, label, moved, value=value, steps=steps, done=done)]

    def key(self, caps: Sequence[str], text: str) -> None:
        """What a key does: its caps at the start, the words after them."""
        self._rule()
        tall = max(60.0, self.ui.tall(text, 22, self.w - 330, leading=1.3) + 24)
        row = Rect(0, self.y, self.w, tall)
        self.marks += [Caps(row.left(310)[0], tuple(caps)), _text(self.ui, row.left(310, 20)[1], text, 22)]
        self.y += tall

    def _row(self, key: str, beside: float) -> Rect:
        """Label and explanation of a row; gives the box for its control."""
        words, room = self.ui.words, self.w - beside - 24
        about = words(f"{key}.about") if words.has(f"{key}.about") else ""
        label_h = min(64.0, self.ui.tall(words(key), 23, room, leading=1.3))
        about_h = self.ui.tall(about, 18, room, leading=1.35) if about else 0
        tall = max(84.0, label_h + about_h + 32)
        self._rule()
        middle = Rect(0, self.y, room, tall).centred(room, label_h + about_h)
        self.marks.append(Paragraph(middle.top(label_h)[0], words(key), 23, leading=1.3, most_lines=2))
        if about:
            self.marks.append(Paragraph(middle.top(label_h)[1], about, 18, colours.MUTE, leading=1.35))
        self.y += tall
        return Rect(self.w - beside, self.y - tall, beside, tall)

    def _rule(self) -> None:
        if self._ruled:
            self.marks.append(Rule(Rect(-4, self.y, self.w + 8, 1), RULE))
        self._ruled = True


def _text(ui: Ui, row: Rect, text: str, size: float) -> Mark:
    tall = ui.tall(text, size, row.w, leading=1.3)
    return Paragraph(row.centred(row.w, tall), text, size, leading=1.3)


@dataclass(eq=False)
class Shown(Mark):
    """The value of a slider, in words that follow it while it moves."""

    text: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.text(self.text, self.rect, 22, colours.IVORY, 700, align="end")


@dataclass(eq=False)
class Caps(Mark):
    """Key caps side by side; the name of an icon stands for its picture."""

    keys: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y = self.rect.x, self.rect.y + (self.rect.h - 32) / 2
        for key in self.keys:
            pictured = canvas.ui.art.has(f"icons/{key}")
            wide = 32 if pictured or len(key) == 1 else 30 + 12 * len(key)
            key_cap(canvas, x + wide, y, " " if pictured else key, colours.IVORY)
            if pictured:
                canvas.icon(key, Rect(x, y, wide, 32).centred(20, 20), colours.IVORY)
            x += wide + 10
