"""What is answered for one seat without asking: set by it alone, while its hand is open to its own eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from game.core.question import Seat
from game.scenes.house import House
from game.scenes.preference_rows import Rows
from game.scenes.session import Session
from game.tables.policy import Habit, Proxy
from game.ui import palette as colours
from game.ui.controls import Choice, IconButton, Label, Mark, Panel, Paragraph, Scroll
from game.ui.motion import Tween
from game.ui.paint import Canvas
from game.ui.scene import Scene

WIDE, PAD = 1080.0, 44.0


class Policies(Scene):
    """Over the still table; every row acts at once."""

    name: ClassVar[str] = "policies"
    overlay: ClassVar[bool] = True

    def __init__(self, house: House, session: Session, proxy: Proxy, seat: Seat, changed: Callable[[], object]) -> None:
        super().__init__(house.ui)
        self.house, self.session, self.proxy, self.seat, self.changed = house, session, proxy, seat, changed
        self.private = session.secret
        self.rise = 1.0

    def enter(self) -> None:
        self.ui.sound.play("ui_dialog")
        self.motion.run(Tween(180, self._rise, travel=True))

    def _rise(self, t: float) -> None:
        self.rise = t

    # --- what is there
    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        wide = min(WIDE, screen.w - 80)
        room = wide - 2 * PAD
        about = words("policies-about")
        tall = self.ui.tall(about, 19, room, leading=1.4)
        rows = self._rows(room)
        most = screen.h - 60
        if 152 + tall + rows.y > most:
            rows = self._rows(room - 18)
        box = screen.centred(wide, min(most, 152 + tall + rows.y))
        head, rest = box.inset(PAD, 30).top(56, 8)
        note, rest = rest.top(tall, 16)
        for mark in rows.marks:
            mark.rect = mark.rect.move(rest.x, rest.y)
        name = self.session.people[self.seat].name
        return [
            Panel(box, "dialog", 30),
            Label(head.right(72)[1], words("policies-title", name=name), 34, colours.IVORY, 800, "head"),
            IconButton(head.right(56)[0].top(56)[0], "policies.close", words("close"), self.back, icon="close"),
            Paragraph(note, about, 19, colours.IVORY_DIM, leading=1.4),
            Scroll(rest.inset(-12, 0), "policies.rows", children=rows.marks, height=rows.y),
        ]

    def _rows(self, w: float) -> Rows:
        rows, words = Rows(self.ui, w), self.ui.words
        policies, view = self.session.policies(self.seat), self.session.view(self.seat)
        offered = self.proxy.offers(view)
        on = self.proxy.value(policies, self.proxy.overriding) != self._overriding.values[0]
        why = words("policies-why-always") if on else None
        for key in offered:
            runs = self.proxy.runs(key, policies, view)
            rows.toggle(f"policies.{key}", f"policies-{key}", runs, partial(self._skip, key), why=why)
        for habit in self.proxy.habits:
            self._habit(rows, habit, None if habit == self._overriding else why)
        return rows

    @property
    def _overriding(self) -> Habit:
        return next(habit for habit in self.proxy.habits if habit.key == self.proxy.overriding)

    def _habit(self, rows: Rows, habit: Habit, why: str | None) -> None:
        words, chosen = self.ui.words, self.proxy.value(self.session.policies(self.seat), habit.key)
        key = f"policies-{habit.key}"
        if habit.values == ("off", "on"):
            act = partial(self._turn, habit)
            rows.toggle(f"policies.{habit.key}", key, chosen == "on", act, why=why)
            return
        choices = [Choice(value, words(f"{key}-{value}"), why=why) for value in habit.values]
        rows.segmented(f"policies.{habit.key}", key, choices, chosen, partial(self._choose, habit))

    # --- setting them
    def _skip(self, key: str, on: bool) -> None:
        (self.session.start_skip if on else self.session.end_skip)(self.seat, key)
        self._done()

    def _turn(self, habit: Habit, on: bool) -> None:
        self._choose(habit, habit.values[on])

    def _choose(self, habit: Habit, value: str) -> None:
        self.session.set_policy(self.seat, habit.key, value)
        self._done()

    def _done(self) -> None:
        self.changed()
        self.stale()

    def render(self, canvas: Canvas) -> None:
        super().render(canvas.lowered(8 * (1 - self.rise)).faded(self.rise))
