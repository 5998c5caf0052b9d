"""Whose hand is open on the screen: how it is opened, put away, and handed to the next one."""

from __future__ import annotations

from functools import partial

from game.core.question import Path, Question, Seat
from game.scenes.house import House
from game.scenes.session import Session
from game.scenes.standing import Standing
from game.scenes.strip import Strip
from game.scenes.telling import Telling
from game.scenes.veil import Veil
from game.tables import boards
from game.tables.board import Board
from game.ui.motion import after
from game.ui.scene import Push, Scene

LOOK = 1200.0
"""Milliseconds for which a hand stays open after its turn: to see what was drawn, or to undo."""


class Handing(Scene):
    """A match on the screen, which belongs to everybody or to one person. Who is asked what is for others to say."""

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house.ui)
        self.house = house
        self.session = session
        self.board: Board = boards(session.match.game.id)(house.ui, session.people, self.motion, self.stale)
        self.telling = Telling(session, self.board, self.stale)
        self.standing = Standing(session)
        self.veil = Veil(self)
        self.path: Path = ()
        self.asking: Question | None = None
        self._seat_asked: Seat | None = None
        self._passing = False
        """Whether the turn is over but its hand still open: the last answer may be taken back."""
        self._strip: Strip | None = None
        """A private answer that is asked for at the open table."""

    def _gather(self) -> None:
        """Everybody looks at the table: no hand is open."""
        if self.telling.eyes is not None:
            self._shut()
            self.guard()

    def _hand_over(self, seat: Seat) -> None:
        """The table is covered until ``seat`` says that it is there; a hand that is open stays so for a moment."""
        if self.telling.eyes is None or self._passing:
            self._cover(seat)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self._passing = True
        self.motion.run(after(LOOK, lambda: None))
        self.stale()

    def _cover(self, seat: Seat) -> None:
        self._shut()
        words, question = self.board.strip(self.telling.view, seat), self.session.match.waiting
        if words and question is not None:
            self._strip = Strip(seat, question, words, self.board.declining(self.telling.view))
            self.guard()
            self.stale()
            return
        view, recap = self.telling.view, self.telling.recap(seat)
        cover, what = self.board.cover(view, seat), self.board.covered(view)
        self.go(Push(self.house.curtain(self.session, seat, recap, partial(self._open, seat), cover, what=what)))

    def _shut(self) -> None:
        """From now on the screen shows what everybody may see, and nobody is asked anything."""
        if self.telling.eyes is not None:
            self.session.looked(self.telling.eyes)
        self._put_away()
        self.veil.drop()
        self.motion.clear()
        self.asking, self.path, self._seat_asked = None, (), None
        self._passing, self._strip = False, None
        self.telling.show_to(None)

    def _put_away(self) -> None:
        """Nothing is held open for a look any more."""
        self.veil.put_away()
        self.board.put_away()

    def _open(self, seat: Seat) -> None:
        self._strip = None
        self.session.open_hand(seat)
        self.telling.show_to(seat)

    def away(self) -> None:
        self._put_away()
        if self.session.secret and self.telling.eyes is not None:
            self._shut()

    def _close_after_a_look(self) -> None:
        if self._passing:
            self._shut()
        else:
            self._pass_on()
