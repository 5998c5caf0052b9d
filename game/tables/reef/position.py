"""What lies where, as it is drawn: a position from a view, and the next one after an event."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.event import Event, Rolled
from game.core.question import Seat
from game.core.values import changed
from game.core.view import View
from game.rules.reef import chances, events, facts, known, look
from game.rules.reef.events import WhyRoundEnded
from game.rules.reef.facts import Facts
from game.tables.diving import Trail, folded

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Story:
    """What the panel tells of the turn under way; folded from the events of the round, so it survives a reload."""

    by: Seat | None = None
    dice: tuple[int, ...] = ()
    spent: events.Breathed | None = None
    swam: events.Swam | None = None
    card: str = ""
    trail: Trail | None = None
    ended: WhyRoundEnded | None = None

    @property
    def is_short(self) -> bool:
        """Whether the roll was more than the oxygen left (RF-7)."""
        return self.spent is not None and self.spent.short

    def after(self, event: Event) -> Story:
        """The story one event later."""
        match event:
            case events.RoundBegan():
                return Story()
            case events.TurnBegan():
                return Story(event.by, trail=self.trail)
            case Rolled():
                return replace(self, dice=event.dice)
            case events.Breathed():
                return replace(self, spent=event)
            case events.Swam():
                return replace(self, swam=event, trail=Trail(event.by, event.src, event.dst))
            case events.Took():
                return replace(self, card=event.card)
            case events.RoundEnded():
                return replace(self, ended=event.why, trail=None)
            case _:
                return self

    @classmethod
    def of(cls, past: tuple[Event, ...]) -> Story:
        """The story so far: everything since the round began."""
        return folded(cls(), past, events.RoundBegan)


@dataclass(frozen=True)
class Position:
    """Everything of the reef, all of it public: ``track`` is the backs by space, ``taken`` the cards before a diver."""

    facts: Facts
    track: Cards
    taken: tuple[Cards, ...]
    story: Story = field(default_factory=Story)

    @classmethod
    def of(cls, view: View[Any]) -> Position:
        """The position as everybody knows it."""
        taken = tuple(look.took(view, seat) for seat in range(view.seats))
        return cls(view.facts, look.track(view), taken, Story.of(view.past))

    @property
    def seats(self) -> int:
        """How many divers there are."""
        return len(self.taken)

    @property
    def at(self) -> tuple[int, ...]:
        """Where each diver is; 0 is aboard."""
        return self.facts.at

    def oxygen(self, seat: Seat) -> int:
        """What a diver may still breathe."""
        return facts.oxygen(self.facts, seat)

    def points(self, seat: Seat) -> int:
        """What a diver has scored in all."""
        return sum(self.facts.gained[seat])

    def haul(self, seat: Seat) -> int:
        """What the cards before a diver would score."""
        return sum(map(look.value, self.taken[seat]))

    def on(self, space: int) -> list[Seat]:
        """Who is on a space."""
        return [seat for seat, at in enumerate(self.at) if at == space]

    def is_done(self, seat: Seat) -> bool:
        """Whether a diver takes no more turns in this round."""
        return facts.is_done(self.facts, seat)

    def queue(self, seat: Seat) -> list[Seat]:
        """Whose turns follow, in order."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [after for after in order if not self.is_done(after)]

    def chance(self, seat: Seat) -> float | None:
        """The chance to be home in time when a diver returns from now on; None if it is not in the water, or swims."""
        swims = self.story.by == seat and self.story.spent is not None and self.story.swam is None
        if not self.facts.playing or (swims and not self.story.is_short):
            return None
        if not self.at[seat] and seat not in self.facts.home:
            return None
        return chances.chance(self.facts, seat)

    def heads(self, seat: Seat, back: bool) -> Position:
        """The position if that diver had said so."""
        other = copy(self.facts)
        other.back = changed(other.back, seat, back)
        return replace(self, facts=other)

    def after(self, event: Event) -> Position:
        """The position one event later; equal to that of a view taken then."""
        facts_, taken = known.after(self.facts, self.taken, event)
        track = tuple(back if full else "" for back, full in zip(self.track, facts_.row, strict=True))
        return Position(facts_, track, taken, self.story.after(event))
