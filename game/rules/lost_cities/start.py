"""How the table is laid: fresh, or as a start position says (spec/scenarios.md, lost_cities)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from game.core.game import BadStart, Value
from game.core.question import Seat
from game.core.zone import ALL, NOBODY, only
from game.rules.lost_cities.content import Content, Region, name
from game.rules.lost_cities.events import Trip
from game.rules.lost_cities.facts import ASIDE, PILE, Facts, Tariff, covered, discard, expedition, hand, may_lay

Count = Annotated[int, msgspec.Meta(ge=1)]
Face = int | str
Places = dict[Region, tuple[Face, ...]]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn. What is named holds exactly these cards; the rest sit this round out.

    Expeditions in the order laid, discards bottom to top, the pile top first. A pile or hands left out get what the
    others leave, shuffled. ``scores``: points of earlier rounds by seat.
    """

    round: Count | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    expeditions: tuple[Places, ...] | None = None
    discards: Places | None = None
    pile: tuple[str, ...] | None = None
    scores: tuple[tuple[int, ...], ...] | None = None

    @property
    def is_position(self) -> bool:
        """Whether it names anything."""
        return any(part is not None for part in msgspec.structs.asdict(self).values())


class Supply:
    """The cards of the match that are not placed yet."""

    def __init__(self, cards: Iterable[str], regions: Sequence[Region]) -> None:
        self._left = list(cards)
        self._regions = regions

    def take(self, wanted: str) -> str:
        """The first card not yet placed that is called so. Raises BadStart."""
        for card in self._left:
            if name(card) == wanted:
                self._left.remove(card)
                return card
        raise BadStart(f"there is no card {wanted!r} (left); cards are region-number or region-i, as sea-7")

    def row(self, region: Region, faces: Sequence[Face]) -> list[str]:
        """The cards of one place. Raises BadStart."""
        if region not in self._regions:
            raise BadStart(f"there is no region {region!r}, only {', '.join(self._regions)}")
        return [self.take(f"{region}-{face}") for face in faces]

    def rest(self) -> list[str]:
        """What is left."""
        rest, self._left = self._left, []
        return rest


def lay(table: Trip, content: Content, options: Mapping[str, Value], start: Any | None) -> None:
    """Lays a fresh table or a position. Raises BadStart."""
    try:
        given = msgspec.convert(start or {}, Start)
    except msgspec.ValidationError as wrong:
        raise BadStart(f"start: {wrong}") from None
    regions = content.regions[: int(options["regions"])]
    cards = content.cards(regions)
    table.facts = _facts(table, content, options, regions)
    supply = Supply(cards, regions)
    _zones(table, regions)
    if given.is_position:
        _place(table, given, supply)
        _go_on(table.facts, given, options["first"])
        _deal_rest(table, given, supply)
    else:
        table.zones[PILE].cards += cards
    table.facts.cards = sum(len(zone.cards) for zone in table.zones.values())


def _facts(table: Trip, content: Content, options: Mapping[str, Value], regions: tuple[Region, ...]) -> Facts:
    first = options["first"]
    drawn = isinstance(first, str)
    starter: Seat = table.chance.pick((0, 1)) if isinstance(first, str) else int(first)
    return Facts(
        rounds=int(options["rounds"]),
        regions=regions,
        hand=int(options["hand"]),
        tariff=Tariff(
            int(options["base"]), int(options["bonus"]), content.long, options["bonus_counts_investments"] is True
        ),
        fan=options["fan_discards"] is True,
        cards=0,
        turn=starter,
        starter=starter,
        why_starts="drawn" if drawn else "chosen",
    )


def _zones(table: Trip, regions: Sequence[Region]) -> None:
    """Hands are their owners', the pile is nobody's, what is covered is seen only if it may be fanned (LC-3, LC-7)."""
    for seat in (0, 1):
        table.zone(hand(seat), only(seat))
    table.zone(PILE)
    table.zone(ASIDE)
    for region in regions:
        table.zone(expedition(0, region), ALL)
        table.zone(expedition(1, region), ALL)
        table.zone(discard(region), ALL)
        table.zone(covered(region), ALL if table.facts.fan else NOBODY)


def _place(table: Trip, start: Start, supply: Supply) -> None:
    zones = table.zones
    for seat, cards in enumerate(_both(start.hands, "hands")):
        zones[hand(seat)].cards += map(supply.take, cards)
    for seat, places in enumerate(_both(start.expeditions, "expeditions")):
        for region, faces in places.items():
            zones[expedition(seat, region)].cards += _rising(supply.row(region, faces))
    for region, faces in (start.discards or {}).items():
        row = supply.row(region, faces)
        zones[covered(region)].cards += row[:-1]
        zones[discard(region)].cards += row[-1:]
    zones[PILE].cards += reversed([supply.take(card) for card in start.pile or ()])


def _both(by_seat: tuple[Any, ...] | None, what: str) -> tuple[Any, ...]:
    if by_seat is not None and len(by_seat) != 2:
        raise BadStart(f"{what}: there are 2 seats, not {len(by_seat)}")
    return by_seat or ()


def _rising(cards: list[str]) -> list[str]:
    for at, card in enumerate(cards):
        if not may_lay(cards[:at], card):
            raise BadStart(f"expeditions: {name(card)} cannot lie on {name(cards[at - 1])}")
    return cards


def _deal_rest(table: Trip, start: Start, supply: Supply) -> None:
    """Hands and pile that the position does not name, from what is left."""
    rest = supply.rest()
    table.chance.shuffle(rest)
    for seat in (0, 1) if start.hands is None else ():
        table.zones[hand(seat)].cards += [rest.pop() for _ in range(min(table.facts.hand, len(rest)))]
    table.zones[PILE if start.pile is None else ASIDE].cards += rest
    table.facts.holds = (len(table.zones[hand(0)].cards), len(table.zones[hand(1)].cards))


def _go_on(facts: Facts, start: Start, first: Value) -> None:
    """The round of a position is under way: whose turn, which round, what was scored before."""
    scores = _both(start.scores, "scores") or ((), ())
    over = max(map(len, scores))
    facts.round = start.round or min(over + 1, facts.rounds)
    if facts.round > facts.rounds or over > facts.round:
        raise BadStart(f"round {facts.round} of {facts.rounds} with scores of {over} rounds")
    before = max(over, facts.round - 1)
    facts.scored = (_padded(scores[0], before), _padded(scores[1], before))
    facts.sheets = (((), ()),) * before
    facts.turn = start.turn if start.turn is not None else 0 if isinstance(first, str) else int(first)
    facts.starter, facts.why_starts, facts.playing = facts.turn, "chosen", True


def _padded(scores: tuple[int, ...], rounds: int) -> tuple[int, ...]:
    return (*scores, *(0,) * (rounds - len(scores)))
