"""A match once more: step by step, played through, or from any place; as everybody at the table saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

import pygame

from game.core.event import Event
from game.scenes.frame_marks import last_line, status_pill, status_wide, title
from game.scenes.house import House
from game.scenes.session import Session
from game.scenes.tape import Tape
from game.tables import boards
from game.tables.board import Board, Turn
from game.ui import palette as colours
from game.ui.controls import Button, Choice, IconButton, Look, Mark, Segmented, Slider
from game.ui.motion import Motion, Pace, Script
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Scene

SPEEDS = ("0.5", "1", "2", "4")
REST = 350.0
"""Milliseconds between two steps at normal speed."""
MOST_ROUNDS = 6


@dataclass(eq=False)
class Track(Slider):
    """The line of time, with a mark where each round begins."""

    rounds: Sequence[int] = field(default=(), kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect, y = self.rect, self.rect.y + self.rect.h / 2 - 6
        line = Rect(rect.x, y, rect.w, 12)
        canvas.box(line, colours.INK, 6, colours.LINE)
        if self.value:
            canvas.box(line.left(max(12.0, rect.w * self.value / self.steps))[0], colours.BRASS, 6)
        for start in self.rounds:
            canvas.fill(colours.BRASS_LIGHT, Rect(rect.x + rect.w * start / self.steps - 1, y + 18, 2, 8))
        knob = Rect.around(rect.x + rect.w * self.value / self.steps, y + 6, 40 + 4 * look.hover)
        canvas.sprite("ui/slider_knob", knob)


class Replay(Scene):
    """Shows ``session``'s match from its beginning, with what is public only."""

    name: ClassVar[str] = "replay"
    ambient: ClassVar[bool] = True
    primary = "replay.play"

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house.ui)
        self.house, self.session = house, session
        self.pace = Pace(1.0, house.ui.pace.less)
        self.motion = Motion(self.pace)
        game = session.match.game.id
        self.board: Board = boards(game)(house.ui, session.people, self.motion, self.stale)
        self.tape = Tape(session.match)
        self.playing = False
        self.line: str | None = None
        self.board.sync(self.tape.view)

    # --- the course of time
    def forward(self) -> None:
        """The next answer, with all that followed from it."""
        self.motion.skip()
        self._pause()
        self._step()

    def _step(self) -> None:
        if not self.tape.ended:
            self.motion.run(self._story(self.tape.forward()))
            self.stale()

    def _story(self, events: Sequence[Event]) -> Script:
        view = self.tape.view
        for event in events:
            self.line = self.board.tell(event) or self.line
            self.stale()
            yield self.board.show(event, view)
        self.board.sync(view)
        self.stale()
        if self.playing:
            yield REST

    def backward(self) -> None:
        """To before the last answer."""
        self.jump(self.tape.at - 1)

    def jump(self, at: int) -> None:
        """To the moment after ``at`` answers."""
        self._pause()
        self.motion.clear()
        self.tape.go_to(at)
        self.board.sync(self.tape.view)
        told = [line for line in map(self.board.tell, self.tape.told) if line]
        self.line = told[-1] if told else None
        self.stale()

    def toggle(self) -> None:
        """Play or pause; from the end it plays from the beginning."""
        if not self.playing and self.tape.ended:
            self.jump(0)
        self.playing = not self.playing
        self.stale()

    def _pause(self) -> None:
        self.playing = False

    def update(self, ms: float) -> None:
        if not self.playing or self.motion.busy:
            return
        if self.tape.ended:
            self._pause()
            self.stale()
        else:
            self._step()

    def speed(self, factor: str) -> None:
        """How fast everything moves here."""
        self.pace.speed = float(factor)
        self.stale()

    @property
    def moving(self) -> bool:
        return self.playing or super().moving

    # --- keys
    def skip(self) -> None:
        self.toggle()

    def event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self._slides():
            return False
        ahead = pygame.K_LEFT if self.ui.words.rtl else pygame.K_RIGHT
        back = pygame.K_RIGHT if self.ui.words.rtl else pygame.K_LEFT
        acts: dict[int, Callable[[], None]] = {
            ahead: self.forward,
            back: self.backward,
            pygame.K_HOME: partial(self.jump, 0),
        }
        acts[pygame.K_END] = partial(self.jump, self.tape.length)
        if event.key in acts:
            acts[event.key]()
        return event.key in acts

    def _slides(self) -> bool:
        """Whether the arrows belong to the slider or the speeds now."""
        focus = self.desk.focus or ""
        return focus == "replay.time" or focus.startswith("replay.speed")

    # --- picture
    def backdrop(self, canvas: Canvas) -> None:
        self.board.backdrop(canvas, self.ui.screen.all)

    def paint(self, canvas: Canvas) -> None:
        self.board.paint(canvas, self.ui.screen.all)

    def paint_over(self, canvas: Canvas) -> None:
        self.board.paint_over(canvas, self.ui.screen.all)

    def build(self) -> list[Mark]:
        everything = self.ui.screen.all
        bar = everything.inset(32, 28).top(56)[0]
        column = everything.inset(32).right(self.board.column(everything))[0]
        slim = self.board.bar(everything)
        return [
            *(self._slim(slim) if slim else [*self._title(bar), *self._rounds(bar)]),
            *self.board.nodes(everything, self._turn()),
            *self._controls(column.bottom(140)[0]),
        ]

    def _turn(self) -> Turn:
        """Nobody can do anything here."""
        nothing = lambda *_: None  # noqa: E731
        return Turn(self.tape.view, None, None, (), None, nothing, nothing, nothing, nothing)

    def _title(self, bar: Rect) -> list[Mark]:
        words, game = self.ui.words, self.session.match.game.id
        menu, rest = bar.left(56, 12)
        panel, rest = rest.left(300, 16)
        return [
            IconButton(menu, "replay.back", words("back"), self.back, icon="back"),
            *title(self.ui, panel.inset(0, -4), words(f"{game}-name"), words("replay-title"), colours.BRASS_LIGHT),
            *self._told(rest.inset(0, 2)),
        ]

    def _told(self, rest: Rect) -> list[Mark]:
        """The line of the log that is being shown."""
        if not self.line:
            return []
        room = rest.right(self._status_wide() + self._rounds_wide() + 28)[1]
        wide = min(room.w, self.ui.measure(self.line, 18) + 78)
        if wide < 160:
            return []
        return last_line(room.left(wide)[0], self.line)

    def _status_wide(self) -> float:
        return status_wide(self.ui, self.board.status(self.tape.view))

    def _rounds_wide(self) -> float:
        count = min(len(self.tape.rounds), MOST_ROUNDS)
        return count * 64 if count > 1 else 0

    def _rounds(self, bar: Rect) -> list[Mark]:
        """Where the match stands, and a way to the beginning of each round."""
        status = self.board.status(self.tape.view)
        buttons, rest = bar.right(self._rounds_wide(), 12)
        return [status_pill(rest.right(self._status_wide())[0], status), *self._jumps(buttons, 8)]

    def _jumps(self, room: Rect, gap: float) -> list[Mark]:
        """A button for the beginning of each of the first rounds."""
        words, count = self.ui.words, min(len(self.tape.rounds), MOST_ROUNDS)
        if not room.w or count < 2:
            return []
        return [
            Button(
                box,
                f"replay.round.{n}",
                words.number(n),
                partial(self.jump, start),
                size=22,
                tip=words("replay-round", n=n),
            )
            for n, (start, box) in enumerate(zip(self.tape.rounds, room.cols(count, gap), strict=False), 1)
        ]

    def _slim(self, bar: Rect) -> list[Mark]:
        """Only the way back and the jumps, in the bar of a board that tells everything else itself."""
        menu = IconButton(bar.left(bar.h)[0], "replay.back", self.ui.words("back"), self.back, icon="back")
        return [menu, *self._jumps(bar.right(4 * bar.h + 24)[0], 4)]

    def _controls(self, box: Rect) -> list[Mark]:
        upper, rest = box.top(54, 2)
        middle, lower = rest.top(38, 2)
        return [*self._buttons(upper), self._track(middle.inset(24, 0)), self._speeds(lower)]

    def _buttons(self, row: Rect) -> list[Mark]:
        words = self.ui.words
        first, last = self.tape.at == 0, self.tape.ended
        buttons: tuple[tuple[str, str, Callable[[], None], bool], ...] = (
            ("first", "back", partial(self.jump, 0), first),
            ("back", "chevron_left", self.backward, first),
            ("play", "pause" if self.playing else "play", self.toggle, False),
            ("next", "chevron_right", self.forward, last),
            ("last", "forward", partial(self.jump, self.tape.length), last),
        )
        return [
            IconButton(
                spot.centred(54, 54),
                f"replay.{name}",
                words("replay-pause" if name == "play" and self.playing else f"replay-{name}"),
                act,
                icon=icon,
                style="brass" if name == "play" else "lacquer",
                why=words("replay-no-more") if off else None,
            )
            for spot, (name, icon, act, off) in zip(row.cols(5, 8), buttons, strict=True)
        ]

    def _track(self, line: Rect) -> Mark:
        tape = self.tape
        now = self.ui.words("replay-time", n=tape.at, total=tape.length)
        return Track(
            line, "replay.time", now, self.jump,
            value=tape.at, steps=max(1, tape.length), rounds=tape.rounds, tip=now,
        )  # fmt: skip

    def _speeds(self, row: Rect) -> Mark:
        speeds = [Choice(speed, self.ui.words("replay-speed", n=float(speed))) for speed in SPEEDS]
        return Segmented(row, "replay.speed", speeds, f"{self.pace.speed:g}", self.speed, size=18)
