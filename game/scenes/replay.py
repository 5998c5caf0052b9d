"""A match once more: step by step, played through, or from any place; as everybody at the table saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.core.event import Event
from game.core.question import Seat
from game.scenes.frame_marks import last_line, status_pill, status_wide, title
from game.scenes.house import House
from game.scenes.session import Session
from game.scenes.tape import Tape
from game.scenes.tape_deck import EYES, Deck, eyes
from game.tables import boards
from game.tables.board import Board, Turn
from game.ui import palette as colours
from game.ui.controls import Button, IconButton, Mark
from game.ui.motion import Motion, Pace, Script
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Push, Scene

REST = 350.0
"""Milliseconds between two steps at normal speed."""
MOST_ROUNDS = 6


class Replay(Scene):
    """Shows ``session``'s match from its beginning: what was public, or once it is over what any seat knew."""

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
        self.line = next((line for event in reversed(self.tape.told) if (line := self.board.tell(event))), None)
        self.stale()

    def watch(self, seat: Seat | None) -> None:
        """Through the eyes of a seat, None for what everybody saw; only once the match is over."""
        if seat is None or self.tape.open_to_all:
            self.tape.viewer = seat
            self.jump(self.tape.at)

    def log(self) -> None:
        """What was told up to this moment."""
        self._pause()
        lines = self.board.log(self.tape.told)
        self.go(Push(self.house.logbook(lines, self.session.people, self.tape.viewer, self.board)))

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
            pygame.K_PAGEUP: lambda: self.jump(self.tape.turn_before()),
            pygame.K_PAGEDOWN: lambda: self.jump(self.tape.turn_after()),
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
            *self._deck().marks(column.bottom(140)[0]),
        ]

    def _deck(self) -> Deck:
        pace, jump = self.pace.speed, self.jump
        return Deck(self.ui, self.tape, self.playing, pace, jump, self.forward, self.toggle, self.speed, self.log)

    def _eyes(self, room: Rect) -> list[Mark]:
        """Whose eyes, in a game in which they see different things."""
        if not self.session.match.game.secrets:
            return []
        return eyes(self.ui, self.tape, [person.name for person in self.session.people], room, self.watch)

    def _turn(self) -> Turn:
        """Nobody can do anything here."""
        nothing = lambda *_: None  # noqa: E731
        return Turn(self.tape.view, None, None, (), None, nothing, nothing, nothing, nothing)

    def _title(self, bar: Rect) -> list[Mark]:
        words, game = self.ui.words, self.session.match.game.id
        menu, rest = bar.left(56, 12)
        panel, rest = rest.left(300, 16)
        return [
            IconButton(menu, "replay.leave", words("back"), self.back, icon="back"),
            *title(self.ui, panel.inset(0, -4), words(f"{game}-name"), words("replay-title"), colours.BRASS_LIGHT),
            *self._told(rest.inset(0, 2)),
        ]

    def _told(self, rest: Rect) -> list[Mark]:
        """The line of the log that is being shown."""
        if not self.line:
            return []
        room = rest.right(self._status_wide() + self._rounds_wide() + self._eyes_wide() + 28)[1]
        wide = min(room.w, self.ui.measure(self.line, 18) + 78)
        if wide < 160:
            return []
        return last_line(room.left(wide)[0], self.line)

    def _status_wide(self) -> float:
        return status_wide(self.ui, self.board.status(self.tape.view))

    def _rounds_wide(self) -> float:
        count = min(len(self.tape.rounds), MOST_ROUNDS)
        return count * 64 if count > 1 else 0

    def _eyes_wide(self) -> float:
        return EYES + 12 if self.session.match.game.secrets else 0

    def _rounds(self, bar: Rect) -> list[Mark]:
        """Where the match stands, and a way to the beginning of each round."""
        status = self.board.status(self.tape.view)
        buttons, rest = bar.right(self._rounds_wide(), 12)
        looks, rest = rest.right(self._eyes_wide())
        pill = status_pill(rest.right(self._status_wide())[0], status)
        return [pill, *self._eyes(looks.right(EYES)[0]), *self._jumps(buttons, 8)]

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
        """Only the way back and whose eyes, in the bar of a board that tells everything else itself."""
        menu = IconButton(bar.left(bar.h)[0], "replay.leave", self.ui.words("back"), self.back, icon="back")
        return [menu, *self._eyes(bar.right(EYES)[0])]
