"""Every component on one screen, to look at: `python tests/ui/gallery.py OUT.png LANG WxH`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from game.text.words import Words
from game.ui import palette as colours
from game.ui.assets import Art
from game.ui.controls import (
    AddButton,
    Button,
    Check,
    Choice,
    Field,
    IconButton,
    Label,
    Mark,
    Panel,
    Paragraph,
    Pill,
    Scroll,
    Segmented,
    Slider,
    Stepper,
    Toggle,
)
from game.ui.controls.node import Control, Look
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.sound import Sound
from game.ui.stack import Stack
from game.ui.writing import Pen

ROOT = Path(__file__).parents[2]
WORDS = {
    "vi": ("Gieo", "Hoàn tác", "Quay về", "Rời ván", "Người", "Máy", "Rời ván này?", "Ván sẽ đợi bạn trên bàn."),
    "fa": ("تاس بریز", "واگرد", "برگشتن", "ترک بازی", "انسان", "ربات", "از این بازی می‌روید؟", "بازی روی میز می‌ماند."),
    "en": ("Roll", "Undo", "Turn back", "Leave match", "Human", "Bot", "Leave this match?", "It will wait."),
}


@dataclass
class Taste:
    """Settings as the kit sees them."""

    text_size: float = 1.0
    ui_scale: float = 1.0
    speed: float = 1.0
    less_motion: bool = False
    master: float = 0.0
    effects: float = 1.0
    mute: bool = False
    mute_in_background: bool = True
    cover_after: float = 45.0
    fullscreen: bool = False


def make_ui(lang: str = "en", size: tuple[int, int] = (1920, 1080), taste: Taste | None = None) -> Ui:
    """An off-screen kit with the shipped art, fonts and words."""
    taste = taste or Taste()
    words = Words([ROOT / "data/words"], lang)
    pen = Pen(ROOT / "assets/fonts", lang)
    sound = Sound(ROOT / "assets/sounds", taste, device=False)
    return Ui(Screen.offscreen(size), Art([ROOT / "assets/sprites"]), pen, words, taste, sound)


class Fixed(Control):
    """A control drawn in a given state."""

    def __init__(self, control: Control, look: Look) -> None:
        super().__init__(control.rect, "fixed." + control.id)
        self.control, self.look = control, look

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.control.draw(canvas, self.look)
        if self.look.focus:
            canvas.nine("focus_9", self.control.ring(), 24)


LOOKS = (Look(), Look(hover=1.0), Look(pressed=True), Look(focus=True))


class Gallery(Scene):
    """Every component of the kit."""

    name = "gallery"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.value, self.on, self.who, self.name_text = 5, True, "human", "Minh"
        self.clicked: list[str] = []

    def build(self) -> list[Mark]:
        return [*self.buttons(), *self.small(), *self.boxes(), *self.more()]

    def buttons(self) -> list[Mark]:
        words = WORDS[self.ui.words.lang]
        nodes: list[Mark] = [Label(Rect(48, 262, 800, 30), "Buttons", 24, colours.BRASS_LIGHT, 700, "head")]
        for r, style in enumerate(("brass", "lacquer", "jade", "vermilion")):
            for c, look in enumerate(LOOKS):
                box = Rect(48 + c * 214, 304 + r * 90, 200, 70)
                button = Button(box, f"b.{style}.{c}", words[r], style=style, size=23)  # type: ignore[arg-type]
                nodes.append(Fixed(button, look))
        nodes.append(Button(Rect(904, 304, 200, 70), "off", words[0], why="Chưa đến lượt", size=23))
        return nodes

    def small(self) -> list[Mark]:
        words = WORDS[self.ui.words.lang]
        icons = [
            IconButton(Rect(904 + i * 70, 392, 60, 60), f"icon.{n}", n, partial(self.clicked.append, n), icon=n)
            for i, n in enumerate(("menu", "back", "sound"))
        ]
        checks = [
            Check(Rect(904 + i * 52, 542, 44, 44), f"check.{i}", "", None, on=i % 2 == 0, radio=i > 1) for i in range(4)
        ]
        choices = [Choice("human", words[4]), Choice("bot", words[5])]
        return [
            *icons,
            Toggle(Rect(904, 472, 88, 48), "toggle", "on", self.set_on, on=self.on),
            Toggle(Rect(1008, 472, 88, 48), "toggle2", "off", None, on=False),
            *checks,
            Segmented(Rect(904, 602, 256, 52), "who", choices, self.who, self.choose),
        ]

    def boxes(self) -> list[Mark]:
        words = WORDS[self.ui.words.lang]
        return [
            Panel(Rect(1250, 304, 196, 120)),
            Panel(Rect(1460, 304, 196, 120), "raised"),
            Panel(Rect(1670, 304, 200, 120), "active"),
            Panel(Rect(1250, 440, 400, 196), "dialog"),
            Label(Rect(1282, 458, 340, 34), words[6], 28, colours.IVORY, 700, "head"),
            Paragraph(Rect(1282, 498, 340, 40), words[7], 20, colours.IVORY_DIM),
            Button(Rect(1282, 552, 160, 62), "stay", words[1], style="brass", size=22),
            Button(Rect(1456, 552, 164, 62), "leave", words[3], size=22),
        ]

    def more(self) -> list[Mark]:
        words = WORDS[self.ui.words.lang]
        rows: list[Mark] = [
            Button(Rect(1250, 700 + i * 80, 400, 70), f"row.{i}", f"{words[4]} {i}", partial(self.click, str(i)))
            for i in range(8)
        ]
        return [
            Button(
                Rect(48, 690, 396, 96), "go", words[2], style="jade", icon="play", note=words[7], size=28, align="start"
            ),
            Button(Rect(48, 800, 396, 64), "rules", words[1], icon="book", align="start", cap="U", key="u"),
            Button(Rect(48, 880, 396, 90), "bad", words[2], icon="lock", align="start", why=words[7]),
            Field(Rect(470, 690, 260, 56), "name", "name", self.rename, value=self.name_text, empty="…"),
            Stepper(Rect(470, 770, 180, 50), "steps", self.value, 0, 10, self.set_value),
            Slider(Rect(470, 840, 388, 48), "slide", "size", self.set_value, value=self.value),
            AddButton(Rect(470, 900, 326, 72), "add", words[4]),
            Pill(Rect(760, 690, 190, 44), "2–6 " + words[4], "people"),
            Scroll(Rect(1250, 700, 430, 300), "list", children=rows),
        ]

    def paint(self, canvas: Canvas) -> None:
        for i in range(19):
            box = Rect(48 + (i % 10) * 116, 64 + (i // 10) * 92, 104, 44)
            canvas.box(box, colours.FILLS[i % 10], 10, colours.LINE)

    def click(self, name: str) -> None:
        self.clicked.append(name)

    def set_on(self, on: bool) -> None:
        self.on = on
        self.stale()

    def choose(self, who: str) -> None:
        self.who = who
        self.stale()

    def set_value(self, value: int) -> None:
        self.value = value
        self.stale()

    def rename(self, name: str) -> None:
        self.name_text = name
        self.stale()


def main() -> None:
    """Draw it, with a tooltip and a toast, to a file."""
    out, lang, size = sys.argv[1], sys.argv[2], sys.argv[3]
    w, h = map(int, size.split("x"))
    ui = make_ui(lang, (w, h))
    scene = Gallery(ui)
    stack = Stack(ui, scene)
    stack.step(16)
    scene.desk.ring = True
    scene.desk.set_focus(sys.argv[4] if len(sys.argv) > 4 else "off")
    ui.toast("Saved", "check")
    for _ in range(40):
        stack.step(16)
    pygame.image.save(ui.screen.surface, out)


if __name__ == "__main__":
    main()
