"""What happened in a match, told from what everybody was told: who fell to whom, who was saved, HP turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card

SAVING = ("peach", "wine")
"""The families of cards that save somebody who is dying."""


@dataclass(frozen=True)
class Blow:
    """What brought HP down: a card, a skill, or (neither) nothing that has a name; ``chain``: over the chain."""

    card: Card | None = None
    skill: str = ""
    chain: bool = False


@dataclass(frozen=True)
class Fall:
    """A seat that died: to whom if to anybody, by what, in which round (0 before the first)."""

    seat: Seat
    role: str
    killer: Seat | None
    blow: Blow
    round: int
    at: float
    """When, in turns."""


@dataclass(frozen=True)
class Rescue:
    """A seat that was dying and lives, and who saved it last."""

    seat: Seat
    by: Seat | None
    at: float


@dataclass(frozen=True)
class Level:
    """HP from a moment on."""

    at: float
    hp: int


@dataclass
class Tally:
    """What one seat has done and borne."""

    kills: int = 0
    dealt: int = 0
    taken: int = 0
    lost: int = 0
    """HP lost without damage."""
    healed: int = 0
    rescues: int = 0
    cards: int = 0
    """Cards used or played."""
    turns: int = 0


@dataclass
class Story:
    """The story of a match. Moments are in turns: 2.5 is the middle of the third turn."""

    falls: list[Fall] = field(default_factory=list)
    rescues: list[Rescue] = field(default_factory=list)
    hp: list[list[Level]] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    """The most HP that each seat ever had or could have at the end."""
    tallies: list[Tally] = field(default_factory=list)
    rounds: dict[int, float] = field(default_factory=dict)
    """When each round began."""
    unveiled: set[Seat] = field(default_factory=set)
    """Seats whose role only the end has shown."""
    length: float = 1.0
    """How many turns there were."""


def story_of(view: View[Any]) -> Story:
    """The story of all that the viewer was told."""
    narrator, turns = Narrator(view), _turns(view.past)
    for turn, told in enumerate(turns):
        for n, event in enumerate(told):
            narrator.tell(event, turn + n / len(told))
    return narrator.whole(float(len(turns)))


def _turns(past: Iterable[Event]) -> list[list[Event]]:
    """The events by turn: a round begins with its first turn, and the set-up belongs to the first."""
    turns: list[list[Event]] = [[]]
    for event in past:
        opens = isinstance(event, events.RoundBegan | events.TurnBegan)
        if opens and any(isinstance(before, events.TurnBegan) for before in turns[-1]):
            turns.append([])
        turns[-1].append(event)
    return turns


class Narrator:
    """Takes the events one by one."""

    def __init__(self, view: View[Any]) -> None:
        seats, self.facts = range(view.seats), view.facts
        most = [max(1, most) for most in self.facts.max_hp]
        self.story = Story(hp=[[] for _ in seats], most=most, tallies=[Tally() for _ in seats])
        self.round: int = self.facts.round - sum(isinstance(event, events.RoundBegan) for event in view.past)
        self.blows: dict[Seat, Blow] = {}
        self.savers: dict[Seat, Seat] = {}
        """Who was the last to use a card to save whom."""

    def whole(self, turns: float) -> Story:
        """The story so far. HP that never changed is what it is at the end."""
        for seat, levels in enumerate(self.story.hp):
            if not levels:
                levels.append(Level(0.0, self.facts.hp[seat]))
        self.story.length = turns
        return self.story

    def tell(self, event: Event, at: float) -> None:
        """One event at its moment."""
        match event:
            case events.RoundBegan():
                self.round = event.round
                self.story.rounds[event.round] = float(int(at))
            case events.TurnBegan():
                self.story.tallies[event.by].turns += 1
                self.story.unveiled.clear()
            case events.RoleShown():
                self.story.unveiled.add(event.by)
            case events.Used():
                self._used(event)
            case events.Played():
                self.story.tallies[event.by].cards += 1
            case events.Died():
                self._died(event, at)
            case events.DyingEnded(saved=True):
                self._saved(event.by, self.savers.get(event.by), at)
            case _:
                self._health(event, at)

    def _used(self, event: events.Used) -> None:
        self.story.tallies[event.by].cards += 1
        if event.family in SAVING:
            self.savers.update(dict.fromkeys(event.targets, event.by))

    def _saved(self, seat: Seat, by: Seat | None, at: float) -> None:
        self.story.rescues.append(Rescue(seat, by, at))
        if by is not None and by != seat:
            self.story.tallies[by].rescues += 1

    def _died(self, event: events.Died, at: float) -> None:
        blow = self.blows.get(event.by, Blow())
        self.story.falls.append(Fall(event.by, event.role, event.killer, blow, self.round, at))
        if event.killer is not None and event.killer != event.by:
            self.story.tallies[event.killer].kills += 1

    # --- HP
    def _health(self, event: Event, at: float) -> None:
        match event:
            case events.GeneralShown():
                self._level(event.by, at, event.max_hp)
            case events.MaxHpChanged():
                self._level(event.by, at, event.hp)
            case events.Hurt():
                self._hurt(event)
                self._level(event.by, at, event.hp, event.hp + event.amount)
            case events.HpLost():
                self.story.tallies[event.by].lost += event.amount
                self.blows[event.by] = Blow(skill=event.why)
                self._level(event.by, at, event.hp, event.hp + event.amount)
            case events.Recovered():
                self.story.tallies[event.by].healed += event.amount
                self._level(event.by, at, event.hp, event.hp - event.amount)
            case events.DyingBegan():
                self.savers.pop(event.by, None)
            case _:
                pass

    def _hurt(self, event: events.Hurt) -> None:
        self.blows[event.by] = Blow(event.card, event.why, event.chain)
        self.story.tallies[event.by].taken += event.amount
        if event.source is not None:
            self.story.tallies[event.source].dealt += event.amount

    def _level(self, seat: Seat, at: float, hp: int, before: int | None = None) -> None:
        """HP from now on; ``before``: what it was, where nothing was told of it yet."""
        levels = self.story.hp[seat]
        if not levels:
            levels.append(Level(0.0, hp if before is None else before))
        levels.append(Level(at, hp))
        self.story.most[seat] = max(self.story.most[seat], *(level.hp for level in levels))
