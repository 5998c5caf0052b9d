"""Laying the table: a fresh one, or a position (spec scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from game.core.game import BadStart, Value
from game.core.question import Seat
from game.core.table import Table
from game.core.zone import ALL, only
from game.rules.tam_quoc_sat import names
from game.rules.tam_quoc_sat.content import Role
from game.rules.tam_quoc_sat.deal import FIRST_HAND
from game.rules.tam_quoc_sat.facts import Facts, Lasting, changed
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, GENERAL, GENERALS, HAND, LORDS, OFFERS, ROLE, SHOWN
from game.rules.tam_quoc_sat.play import Box
from game.rules.tam_quoc_sat.supply import meetings, missing

Phase = Literal["prepare", "judge", "draw", "play", "discard", "end", "choose"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Cards = tuple[str, ...]
PLAIN_HP = 4


class SeatStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position; what is left out takes the general's values."""

    general: str = ""
    role: Role | None = None
    hp: int | None = None
    max_hp: Annotated[int, msgspec.Meta(ge=1)] | None = None
    hand: Cards = ()
    equipment: Cards = ()
    judgement: Cards = ()
    chained: bool = False
    turned_over: bool = False
    slashes_used: Count = 0
    wines_used: Count = 0
    used_limited: tuple[str, ...] = ()
    dead: bool = False
    gender: Literal["male", "female"] | None = None
    kingdom: Literal["wei", "shu", "wu", "qun"] | None = None
    drunk: bool = False
    wounds: Cards = ()
    fields: Cards = ()
    stars: Cards = ()
    marks: dict[str, Count] = {}
    incarnations: tuple[str, ...] = ()
    shown: tuple[str, str] | None = None
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    under: dict[str, int] = {}


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position. ``blind``: the next cards taken unseen from a hand. ``generals``: the top of their pile."""

    turn: Count = 0
    phase: Phase = "play"
    seats: tuple[SeatStart, ...] | None = None
    draw: Cards = ()
    discard: Cards = ()
    blind: Cards = ()
    generals: tuple[str, ...] = ()
    offers: dict[int, tuple[str, ...]] = {}


def lay(table: Table[Facts], box: Box, options: Mapping[str, Value], start: Any | None) -> None:
    """Lays a fresh table or a position. Raises BadStart."""
    table.back = names.back
    packs = tuple(str(options["packs"]).split(","))
    deck = box.decks[str(options["deck"])]
    _zones(table, whole=start is not None or packs != ("standard",))
    table.facts = _facts(table, options, packs, len(deck))
    if start is None:
        _fresh(table, box, deck, open_roles=bool(options["open_roles"]))
        return
    try:
        given = msgspec.convert(start, Start)
    except msgspec.ValidationError as wrong:
        raise BadStart(f"start: {wrong}") from None
    _Position(table, box, given, deck, open_roles=bool(options["open_roles"])).lay()


def _zones(table: Table[Facts], *, whole: bool) -> None:
    """All zones; what only some packs need only where they are in play."""
    table.zone(DRAW)
    table.zone(DISCARD, ALL)
    table.zone(names.CENTRE, ALL)
    table.zone(GENERALS)
    table.zone(LORDS, ALL)
    for seat in range(table.seats):
        mine = only(seat)
        for zones, sight in (
            (HAND, mine),
            (names.EQUIPMENT, ALL),
            (names.JUDGEMENT, ALL),
            (ROLE, mine),
            (SHOWN, ALL),
            (GENERAL, ALL),
            (OFFERS, mine),
            (names.LOOK, mine),
        ):
            table.zone(zones[seat], sight)
        if whole:
            table.zone(names.DOWN[seat], mine)
            table.zone(names.WOUNDS[seat], ALL)
            table.zone(names.FIELDS[seat], ALL)
            table.zone(names.STARS[seat], mine)
            table.zone(names.INCARNATIONS[seat], mine)


def _facts(table: Table[Facts], options: Mapping[str, Value], packs: tuple[str, ...], cards: int) -> Facts:
    seats = table.seats
    blank, no = ("",) * seats, (False,) * seats
    return Facts(
        str(options["deck"]),
        packs,
        int(options["choices"]),
        options["ask"] == "holders",
        bool(options["luck_card"]),
        cards,
        blank,
        blank,
        blank,
        ("male",) * seats,
        (PLAIN_HP,) * seats,
        (PLAIN_HP,) * seats,
        (True,) * seats,
        no,
        no,
        no,
        ((),) * seats,
        no,
        {},
        (("", ""),) * seats,
    )


def _fresh(table: Table[Facts], box: Box, deck: Sequence[str], *, open_roles: bool) -> None:
    """Roles, generals and cards shuffled; nothing dealt but the roles (TQ-2, TQ-3)."""
    seats, zones, chance = table.seats, table.zones, table.chance
    counts = box.content.roles.get(seats)
    if counts is None:
        raise BadStart(f"there are no roles for {seats} seats")
    roles = [f"{role}~{number + 1}" for role, count in counts.items() for number in range(count)]
    chance.shuffle(roles)
    for seat, role in enumerate(roles):
        known = open_roles or names.role_of(role) == "lord"
        zones[(SHOWN if known else ROLE)[seat]].cards.append(role)
        if known:
            table.facts.roles = changed(table.facts.roles, seat, names.role_of(role))
    pool = _pool(table, box)
    if lacking := missing(len(pool), seats):
        raise BadStart(f"{lacking} generals are missing for {seats} seats; put more packs into play")
    chance.shuffle(pool)
    generals = box.content.generals
    zones[LORDS].cards.extend(name for name in pool if generals[name].lord)
    zones[GENERALS].cards.extend(name for name in pool if not generals[name].lord)
    cards = list(deck)
    if len(cards) < FIRST_HAND * seats + 2:
        raise BadStart(f"a deck of {len(cards)} cards is too small for {seats} seats")
    chance.shuffle(cards)
    zones[DRAW].cards.extend(cards)


def _pool(table: Table[Facts], box: Box) -> list[str]:
    """The generals of the packs in play (TQ-41, TQ-44)."""
    pool = box.content.pool(table.facts.packs)
    for rivals in meetings(pool):
        pool.remove(table.chance.pick(rivals))
    return pool


class _Supply:
    """Cards of the deck that no part of the position has taken; named ones are kept for who names them."""

    def __init__(self, deck: Sequence[str], kinds: Mapping[str, Any], named: Iterable[str]) -> None:
        self.left, self.kinds = list(deck), kinds
        self.kept: list[str] = []
        for name in named:
            if "@" in name:
                self.kept.append(self._find(name))

    def _find(self, name: str) -> str:
        for card in self.left:
            if card.partition("#")[0] == name or card == name:
                self.left.remove(card)
                return card
        raise BadStart(f"there is no card {name!r} (left) in this deck")

    def take(self, name: str) -> str:
        """A card by its name, or the first of a kind that is not placed yet. Raises BadStart."""
        if "@" in name:
            card = next(card for card in self.kept if card.partition("#")[0] == name or card == name)
            self.kept.remove(card)
            return card
        if name not in self.kinds:
            raise BadStart(f"there is no kind of card {name!r}")
        for card in self.left:
            if card.partition("@")[0] == name:
                self.left.remove(card)
                return card
        raise BadStart(f"there is no {name} (left) in this deck")


class _Position:
    """A position being laid."""

    def __init__(self, table: Table[Facts], box: Box, given: Start, deck: Sequence[str], *, open_roles: bool) -> None:
        self.table, self.box, self.given, self.open_roles = table, box, given, open_roles
        self.facts, self.zones = table.facts, table.zones
        self.seats = given.seats if given.seats is not None else (SeatStart(),) * table.seats
        parts = [
            seat.hand + seat.equipment + seat.judgement + seat.wounds + seat.fields + seat.stars for seat in self.seats
        ]
        named = [card for part in parts for card in part] + list(given.draw) + list(given.discard)
        self.supply = _Supply(deck, box.kinds, named)

    def lay(self) -> None:
        """Everything, in the order of the file. Raises BadStart."""
        given, zones, facts = self.given, self.zones, self.facts
        if len(self.seats) != self.table.seats:
            raise BadStart(f"the start has {len(self.seats)} seats, the match {self.table.seats}")
        for seat, one in enumerate(self.seats):
            self._seat(seat, one)
        top = [self.supply.take(card) for card in given.draw]
        zones[DISCARD].cards.extend(self.supply.take(card) for card in given.discard)
        rest = self.supply.left
        self.table.chance.shuffle(rest)
        zones[DRAW].cards.extend([*rest, *reversed(top)])
        self.table.chance.wish(self._wish(card) for card in given.blind)
        self._generals()
        if given.turn >= self.table.seats or not facts.alive[given.turn]:
            raise BadStart(f"turn: seat {given.turn} cannot take it")
        facts.turn, facts.round, facts.turns = given.turn, 1, 1
        if given.phase != "choose":
            facts.stage, facts.phase = "play", given.phase

    def _wish(self, name: str) -> str:
        for zones in HAND[: self.table.seats]:
            for card in self.zones[zones].cards:
                if name in (card, card.partition("#")[0], card.partition("@")[0]):
                    return card
        raise BadStart(f"blind: nobody holds {name!r}")

    def _seat(self, seat: Seat, one: SeatStart) -> None:
        self._general(seat, one)
        facts, zones = self.facts, self.zones
        for names_of, cards in (
            (HAND, one.hand),
            (names.EQUIPMENT, one.equipment),
            (names.JUDGEMENT, one.judgement),
            (names.WOUNDS, one.wounds),
            (names.FIELDS, one.fields),
            (names.STARS, one.stars),
        ):
            zones[names_of[seat]].cards.extend(self.supply.take(card) for card in cards)
        self._check_areas(seat)
        if one.role:
            number = sum(other.role == one.role for other in self.seats[:seat]) + 1
            known = one.role == "lord" or one.dead or self.open_roles
            zones[(SHOWN if known else ROLE)[seat]].cards.append(f"{one.role}~{number}")
            facts.roles = changed(facts.roles, seat, one.role if known else "")
        facts.alive = changed(facts.alive, seat, not one.dead)
        facts.chained = changed(facts.chained, seat, one.chained)
        facts.turned_over = changed(facts.turned_over, seat, one.turned_over)
        facts.drunk = changed(facts.drunk, seat, one.drunk)
        self._history(seat, one)

    def _check_areas(self, seat: Seat) -> None:
        kinds = self.box.kind_of
        worn = [kinds[card].category for card in self.zones[names.EQUIPMENT[seat]].cards]
        if not all(category in names.SLOTS for category in worn) or len(worn) != len(dict.fromkeys(worn)):
            raise BadStart(f"seat {seat}: equipment has one card of each kind of equipment at most")
        laid = [kinds[card].id for card in self.zones[names.JUDGEMENT[seat]].cards]
        if len(laid) != len(dict.fromkeys(laid)):
            raise BadStart(f"seat {seat}: two delayed cards of one name")

    def _general(self, seat: Seat, one: SeatStart) -> None:
        facts, content = self.facts, self.box.content
        kingdom, gender, skills = "", "male", tuple[str, ...]()
        most = PLAIN_HP + (one.role == "lord")
        if one.general:
            data = content.generals.get(one.general)
            if data is None:
                raise BadStart(f"seat {seat}: there is no general {one.general!r}")
            kingdom, gender, skills = data.kingdom, data.gender, data.skills
            most = data.max_hp + (one.role == "lord")
            self.zones[GENERAL[seat]].cards.append(one.general)
        for skill in (*one.gained, *one.lost, *one.used_limited):
            if skill not in content.skills:
                raise BadStart(f"seat {seat}: there is no skill {skill!r}")
        if one.shown:
            general, skill = one.shown
            if general not in content.generals or skill not in content.skills:
                raise BadStart(f"seat {seat}: shown is [general, skill], not {list(one.shown)}")
            kingdom, gender = content.generals[general].kingdom, content.generals[general].gender
            facts.shown, skills = changed(facts.shown, seat, one.shown), (*skills, skill)
        skills = tuple([skill for skill in dict.fromkeys((*skills, *one.gained)) if skill not in one.lost])
        most = one.max_hp or most
        facts.generals = changed(facts.generals, seat, one.general)
        facts.kingdoms = changed(facts.kingdoms, seat, one.kingdom or kingdom)
        facts.genders = changed(facts.genders, seat, one.gender or gender)
        facts.skills = changed(facts.skills, seat, skills)
        facts.max_hp = changed(facts.max_hp, seat, most)
        hp = most if one.hp is None else one.hp
        if hp > most:
            raise BadStart(f"seat {seat}: {hp} HP of only {most}")
        facts.hp = changed(facts.hp, seat, 0 if one.dead else hp)

    def _history(self, seat: Seat, one: SeatStart) -> None:
        """What the seat has done before in this phase, turn and match."""
        facts, zero = self.facts, (0,) * self.table.seats

        def count(tally: dict[str, tuple[int, ...]], word: str, number: int) -> None:
            if number:
                tally[word] = changed(tally.get(word, zero), seat, number)

        count(facts.this_phase, "counted_slash", one.slashes_used)
        count(facts.this_phase, "used_slash", one.slashes_used)
        count(facts.this_turn, "counted_wine", one.wines_used)
        for skill in one.used_limited:
            count(facts.this_match, skill, 1)
        for mark, number in one.marks.items():
            facts.marks[mark] = changed(facts.marks.get(mark, zero), seat, number)
        for word, owner in one.under.items():
            if not 0 <= owner < self.table.seats:
                raise BadStart(f"seat {seat}: under {word}: there is no seat {owner}")
            facts.lasting += (Lasting(word, owner, seat, "next_turn"),)

    def _generals(self) -> None:
        """The generals not in the game: those named on top, the rest of the packs in seed order."""
        given, generals = self.given, self.box.content.generals
        taken = [seat.general for seat in self.seats]
        for seat, one in enumerate(self.seats):
            self._put(names.INCARNATIONS[seat], one.incarnations, taken)
        for seat, offered in given.offers.items():
            if not 0 <= seat < self.table.seats:
                raise BadStart(f"offers: there is no seat {seat}")
            self._put(OFFERS[seat], offered, taken)
        for general in given.generals:
            if general not in generals:
                raise BadStart(f"generals: there is no general {general!r}")
        pool = _pool(self.table, self.box)
        rest = [general for general in pool if general not in taken and general not in given.generals]
        self.table.chance.shuffle(rest)
        self.zones[GENERALS].cards.extend([*rest, *reversed(given.generals)])

    def _put(self, zone: str, generals: Iterable[str], taken: list[str]) -> None:
        for general in generals:
            if general not in self.box.content.generals or general in taken:
                raise BadStart(f"there is no general {general!r} (left)")
            taken.append(general)
            self.zones[zone].cards.append(general)
