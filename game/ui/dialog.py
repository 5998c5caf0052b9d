"""A question over the still picture: title, one sentence, the safe choice first and brass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.ui import palette as colours
from game.ui.controls.button import Button, Style
from game.ui.controls.node import Mark
from game.ui.controls.plain import Label, Panel, Paragraph
from game.ui.motion import Tween
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Scene

if TYPE_CHECKING:
    from game.ui.kit import Ui

WIDE = 680
PAD = 44


@dataclass(frozen=True)
class Answer:
    """One button of a dialog; `act` runs after the dialog has gone."""

    id: str
    label: str
    act: Callable[[], object] | None = None
    style: Style = "lacquer"


class Dialog(Scene):
    """`answers[0]` is the safe one: brass, pressed by Enter and by Esc. The scene below gets `resumed(answer id)`."""

    name: ClassVar[str] = "dialog"
    overlay: ClassVar[bool] = True

    def __init__(self, ui: Ui, id: str, title: str, sentence: str, answers: Sequence[Answer]) -> None:
        super().__init__(ui)
        self.id, self.title, self.sentence, self.answers = id, title, sentence, answers
        self.rise = 1.0

    def enter(self) -> None:
        self.ui.sound.play("ui_dialog")
        self.motion.run(Tween(180, self._rise, travel=True))

    def _rise(self, t: float) -> None:
        self.rise = t

    def build(self) -> list[Mark]:
        screen = self.ui.screen
        room = WIDE - 2 * PAD
        tall = self.ui.tall(self.sentence, 22, room)
        box = screen.all.centred(WIDE, tall + 236)
        inner = box.inset(PAD, 34)
        title, rest = inner.top(48, 10)
        words, rest = rest.top(tall)
        return [
            Panel(box, "dialog", 30),
            Label(title, self.title, 32, colours.IVORY, 700, "head"),
            Paragraph(words, self.sentence, 22, colours.IVORY_DIM),
            *self._buttons(rest.bottom(72)[0]),
        ]

    def _buttons(self, row: Rect) -> list[Mark]:
        boxes = row.cols(max(2, len(self.answers)), 16)
        return [
            Button(
                box,
                f"{self.id}.{answer.id}",
                answer.label,
                partial(self._give, answer),
                style="brass" if i == 0 else answer.style,
            )
            for i, (box, answer) in enumerate(zip(boxes, self.answers, strict=False))
        ]

    def _give(self, answer: Answer) -> None:
        self.go(Pop(answer.id))
        if answer.act:
            answer.act()

    def back(self) -> None:
        self._give(self.answers[0])

    def render(self, canvas: Canvas) -> None:
        super().render(canvas.lowered(8 * (1 - self.rise)).faded(self.rise))
