"""What everybody at the table can work out: distances, ranges, limits. The rules reckon over what a view tells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from game.core.event import Frame
from game.core.question import Cause, Seat
from game.rules import GAMES
from game.rules.tam_quoc_sat import measure
from game.rules.tam_quoc_sat.card import Card, printed
from game.rules.tam_quoc_sat.content import Content, GeneralData
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.names import back
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Box, Play
from game.tables.tam_quoc_sat.position import Position

ART = "tam_quoc_sat"
ROLES = ("lord", "loyalist", "rebel", "renegade")
FAMILIES = {"nullification": ("nullification",), "peach": ("peach",)}
"""The cards that answer a call."""


@dataclass
class Lying:
    """A zone as far as it is known: faces, or as many backs."""

    cards: list[str]


@dataclass
class Known:
    """A table of which only what the viewer was told is there."""

    seats: int
    facts: Any
    zones: dict[str, Lying]


def the_game() -> TamQuocSat:
    """The rules with their content."""
    game = GAMES[ART]
    if not isinstance(game, TamQuocSat):
        raise TypeError(f"{ART} is another game")
    return game


def box() -> Box:
    """The cards, kinds and skills."""
    return the_game().box


def content() -> Content:
    """What the game is made of."""
    return the_game().content


def kind(name: str) -> Kind:
    """A kind of card."""
    return box().kinds[name]


def general(name: str) -> GeneralData | None:
    """A general, None for no general."""
    return content().generals.get(name)


@lru_cache(maxsize=512)
def card(name: str) -> Card | None:
    """A physical card as it is printed, None for a back."""
    return None if "@" not in name else printed(name)


def kind_of(card: str) -> str:
    """The name of the kind of a physical card, or of a kind that is named alone."""
    return card.partition("@")[0]


def victim_of(frame: Frame) -> Seat | None:
    """Whom the target of a use is told to strike (Borrowed Sword), None where it is told nothing."""
    known = box().kinds.get(frame.word)
    told = known is not None and known.effect.names and len(frame.targets) > 1
    return frame.targets[-1] if told else None


def roles(seats: int) -> dict[str, int]:
    """How many of each role are dealt to so many seats."""
    return {str(role): count for role, count in content().roles.get(seats, {}).items()}


class Reckoner:
    """Answers for one position."""

    def __init__(self, now: Position) -> None:
        self.now = now
        zones = {
            name: Lying(list(seen.cards) if seen.faces and seen.cards is not None else [back("@")] * seen.count)
            for name, seen in now.zones.items()
        }
        self._play = Play(cast("Any", Known(now.seats, now.facts, zones)), box())

    def distance(self, one: Seat, other: Seat) -> int:
        """The distance from one seat to another (TQ-23)."""
        return measure.distance(self._play, one, other)

    def attack_range(self, seat: Seat) -> int:
        """How far a seat's Slash reaches (TQ-24)."""
        return measure.attack_range(self._play, seat)

    def reach(self, seat: Seat, card: Card, spent: tuple[str, ...] = ()) -> tuple[int, tuple[int, ...]]:
        """How far a seat may aim a card once others are spent, and how far everybody is; 0 if it does not matter."""
        play, kind = self._play, self._play.kinds[card.kind]
        with play.without(spent):
            far = tuple([measure.distance(play, seat, other) for other in range(self.now.seats)])
            limit = measure.limit_of(play, seat, card, kind)
        return (0 if limit >= measure.ANY else limit), far

    def hand_limit(self, seat: Seat) -> int:
        """How many cards a seat may keep (TQ-14)."""
        return measure.hand_limit(self._play, seat)

    def can_answer(self, seat: Seat, ask: str, cause: Cause | None) -> bool:
        """Whether a seat whose hand is known could answer a call with a card; of other calls, always."""
        families = FAMILIES.get(ask)
        if families is None:
            return True
        on = cause.seat if cause is not None and ask == "peach" else None
        more = ("wine",) if on == seat else ()
        able = tuple([kind for kind in (*families, *more) if kind in self._play.kinds])
        return bool(Menu(self._play, seat, Need(ask, able, use=True, cause=cause, on=on)).options)

    def makes(self, seat: Seat, family: str) -> bool:
        """Whether a skill or equipment of a seat, which all can see, can stand for such a card."""
        need, play = Need(family, (family,)), self._play
        ways = play.cared.ways.get(seat, ())
        made = [name for way in ways for name in (way.names(play, seat, need) if way.names else way.kinds)]
        return any(play.kinds[name].family == family for name in made if name in play.kinds)

    def skills(self, seat: Seat) -> list[str]:
        """The skills that work for a seat (TQ-30)."""
        return self._play.skills(seat)
