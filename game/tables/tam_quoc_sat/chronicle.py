"""The log in sentences: what happened, line by line, kept as long as language and names stay the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Event, Moved
from game.core.question import Seat
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import tell_moves
from game.tables.tam_quoc_sat.tell import Teller, args_of, is_told, turn_args
from game.text.spans import plain
from game.ui.kit import Ui

KEPT = 4000


class Chronicle:
    """Tells events; ``general_of`` says as which general a seat is known now."""

    def __init__(self, ui: Ui, people: Sequence[Person], general_of: Callable[[Seat], str]) -> None:
        self.ui, self.teller = ui, Teller(ui, people, general_of)
        self._told: dict[Event, str] = {}
        self._for: tuple[object, ...] = ()
        self._round = ""

    def meet(self, people: Sequence[Person]) -> None:
        """Names and language may have changed."""
        now = (self.ui.words, tuple(person.name for person in people))
        if now != self._for:
            self._for = now
            self._told.clear()
            self.teller.people = people
            self.teller.refresh()

    def sentence(self, event: Event) -> str:
        """The line about an event with its names marked, "" for what is not worth one."""
        if isinstance(event, events.TurnBegan):  # as which general somebody acts may be known later only
            return self._sentence(event)
        found = self._told.get(event)
        if found is None:
            if len(self._told) >= KEPT:
                self._told.clear()
            found = self._told[event] = self._sentence(event)
        return found

    def _sentence(self, event: Event) -> str:
        if not is_told(event):
            return ""
        if isinstance(event, Moved):
            return tell_moves.told(event, self.teller) or ""
        key = f"log-{type(event).__name__}"
        return self.teller.say(key, **args_of(event, self.teller)) if self.teller.has(key) else ""

    def tell(self, event: Event) -> str | None:
        """The same in words only."""
        return plain(self.sentence(event)) or None

    def under(self, event: Event, heading: str) -> str:
        """The heading from this event on: the round with its first turn, then each turn."""
        if isinstance(event, events.RoundBegan):
            self._round = self.teller.say("log-RoundBegan", round=event.round)
            return self._round
        if not isinstance(event, events.TurnBegan):
            return heading
        turn = plain(self.teller.say("log-TurnBegan", **turn_args(event, self.teller)))
        return self.teller.say("round-turn", round=heading, turn=turn) if heading == self._round else turn
