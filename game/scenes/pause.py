"""The pause menu over a match. Where seats hold secrets it covers the table."""

from __future__ import annotations

from typing import ClassVar

from game.scenes.house import House
from game.scenes.session import Session
from game.tables import boards
from game.ui import palette as colours
from game.ui.controls import Button, Label, Mark, Panel, Paragraph
from game.ui.motion import Tween
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Quit, Scene, lattice

WIDE = 620
PAD = 44
ROW = 72
GAP = 14


class Pause(Scene):
    """Pops "resume" to play on, "leave" when the match is to wait on the disk."""

    name: ClassVar[str] = "pause"
    overlay: ClassVar[bool] = True
    primary = "pause.resume"

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house.ui)
        self.house, self.session = house, session
        self.rise = 1.0

    def enter(self) -> None:
        self.motion.run(Tween(180, self._rise, travel=True))

    def _rise(self, t: float) -> None:
        self.rise = t

    @property
    def secret(self) -> bool:
        """Whether somebody at the table could see what is not theirs."""
        return self.session.secret

    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen
        waits = words("pause-waits") if self.session.saver else words("pause-not-kept")
        tall = self.ui.tall(waits, 20, WIDE - 2 * PAD)
        buttons = self._buttons()
        large = max(1.0, screen.text_size)
        high = 60 + 92 * large + 20 + len(buttons) * (ROW + GAP) + tall + 6
        box = screen.all.centred(WIDE, min(high, screen.h - 24))
        title, rest = box.inset(PAD, 30).top(58 * large)
        game, rest = rest.top(34 * large, 20)
        note, rest = rest.bottom(tall, 6)
        for button, row in zip(buttons, rest.rows(len(buttons), GAP), strict=True):
            button.rect = row
        return [
            Panel(box, "dialog", 30),
            Label(title, words("pause-title"), 46, colours.IVORY, 800, "head"),
            Label(game, self.house.title(self.session.match.game.id), 22, colours.BRASS_LIGHT, 600),
            *buttons,
            Paragraph(note, waits, 20, colours.MUTE, align="center"),
        ]

    def _buttons(self) -> list[Button]:
        words, nowhere = self.ui.words, Rect(0, 0, 0, 0)
        rows = (
            ("resume", "play", self.back),
            ("rules", "book", self._rules),
            ("log", "log", self._log),
            ("settings", "settings", self._settings),
            ("leave", "home", self._leave),
            ("quit", "exit", self._quit),
        )
        return [
            Button(
                nowhere,
                f"pause.{name}",
                words(f"pause-{name}"),
                act,
                icon=icon,
                style="brass" if name == "resume" else "lacquer",
                align="start",
                weight=700 if name == "resume" else 600,
                key={"rules": "f1", "log": "l"}.get(name),
            )
            for name, icon, act in rows
        ]

    # --- what may be done
    def back(self) -> None:
        self.ui.sound.play("ui_back")
        self.go(Pop("resume"))

    def _rules(self) -> None:
        self.go(Push(self.house.rulebook(self.session.match.game.id)))

    def _log(self) -> None:
        me, people = self.session.viewer, self.session.people
        board = boards(self.session.match.game.id)(self.ui, people, self.motion)
        board.sync(self.session.view(me))
        self.go(Push(self.house.logbook(board.log(self.session.told(me, 0)), people, me, board)))

    def _settings(self) -> None:
        self.go(Push(self.house.preferences()))

    def _leave(self) -> None:
        self.go(Pop("leave"))

    def _quit(self) -> None:
        self.go(Quit())

    # --- picture
    def paint(self, canvas: Canvas) -> None:
        if self.secret:
            lattice(canvas)

    def render(self, canvas: Canvas) -> None:
        if self.secret:
            super().render(canvas)
        else:
            super().render(canvas.lowered(8 * (1 - self.rise)).faded(self.rise))
