"""The log in sentences: what happened, line by line, kept as long as language and names stay the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.event import Event, Moved
from game.core.question import Seat
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import tell_moves
from game.tables.tam_quoc_sat.named import look_of
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tell import Teller, args_of, is_told, turn_args
from game.text.spans import plain
from game.ui.kit import Ui
from game.ui.rich import Rich, rich

KEPT = 4000


class Chronicle:
    """Tells events as they look from a table, its ``stage``; None before there is one."""

    def __init__(self, ui: Ui, people: Sequence[Person]) -> None:
        self.ui, self.teller = ui, Teller(ui, people, self._general_of)
        self._stage: Stage | None = None
        self._told: dict[Event, str] = {}
        self._rich: dict[Event, Rich | None] = {}
        self._for: tuple[object, ...] = ()
        self._round = ""

    def _general_of(self, seat: Seat) -> str:
        return self._stage.now.general(seat) if self._stage is not None else ""

    def meet(self, people: Sequence[Person], stage: Stage | None) -> None:
        """Names, language, generals and kingdoms may have changed."""
        facts = stage.now.facts if stage is not None else None
        known = (facts.kingdoms, facts.generals) if facts is not None else ()
        now = (self.ui.words, [person.name for person in people], *known)
        if now != self._for or stage is not self._stage:
            self._for, self._stage = now, stage
            self._told.clear()
            self._rich.clear()
            self.teller.people = people

    def sentence(self, event: Event) -> str:
        """The line about an event with its names marked, "" for what is not worth one."""
        found = self._told.get(event)
        if found is None:
            if len(self._told) >= KEPT:
                self._told.clear()
            found = self._told[event] = self._sentence(event)
        return found

    def line(self, event: Event) -> Rich | None:
        """The line as it is shown, its names in their colours; None for what is not worth one."""
        if event not in self._rich:
            if len(self._rich) >= KEPT:
                self._rich.clear()
            words = self.sentence(event)
            self._rich[event] = rich(words, partial(look_of, self._stage)) if words else None
        return self._rich[event]

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
