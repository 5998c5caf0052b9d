"""What the screen has shown of a match: to whose eyes, up to which event, and what it said last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.scenes.session import Session
from game.tables.board import Board, Line
from game.ui.motion import Script


class Telling:
    """Tells a board what happens in ``session``. ``changed`` is called when the marks round the board would differ."""

    def __init__(self, session: Session, board: Board, changed: Callable[[], None]) -> None:
        self.session, self.board, self.changed = session, board, changed
        self.eyes: Seat | None = session.viewer
        """Whose the screen is, None for everybody's."""
        self.veiled = False
        """Whether its hand is hidden for now."""
        self.last: str | None = None
        """The last line of the log."""
        self._shown = 0

    @property
    def sight(self) -> Seat | None:
        """Whose hand may be seen, None for nobody's."""
        return None if self.veiled else self.eyes

    @property
    def view(self) -> View[Any]:
        """What the screen may show now."""
        return self.session.view(self.sight)

    def lines(self) -> list[Line]:
        """The log as these eyes were told it."""
        return self.board.log(self.session.told(self.sight, 0))

    def recap(self, seat: Seat) -> list[Line]:
        """What has happened since that seat last looked, as everybody was told it."""
        return self.board.recap(self.session.told(None, self.session.people[seat].looked), seat)

    def repeat(self) -> None:
        """Says the last line anew: in another language, or to other eyes."""
        lines = self.lines()
        self.last = lines[-1].text if lines else None

    def catch_up(self) -> None:
        """Shows at once where the match stands."""
        self._shown = self.session.match.events
        self.board.ui.still = None
        self.repeat()
        self.board.sync(self.view)
        self.changed()

    def show_to(self, eyes: Seat | None) -> None:
        """From now on the screen shows what ``eyes`` may see; None for what everybody may."""
        self.eyes, self.veiled = eyes, False
        self.catch_up()

    def veil(self, on: bool) -> None:
        """The hand is hidden, or shown again; whose the screen is does not change."""
        if on != self.veiled:
            self.veiled = on
            self.catch_up()

    def news(self) -> Script:
        """What happened since the last look goes over the table, event by event."""
        events = self.session.told(self.sight, self._shown)
        self._shown = self.session.match.events
        return self._story(events)

    def _story(self, events: Sequence[Event]) -> Script:
        view = self.view
        for event in events:
            line = self.board.tell(event)
            if line:
                self.last = line
                self.changed()
            yield self.board.show(event, view)
        self.board.sync(view)
        self.changed()
