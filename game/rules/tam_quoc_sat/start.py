"""Laying the table: a fresh one, or a position (spec scenarios.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.core.game import BadStart, Value
from game.core.table import Table
from game.core.values import changed
from game.core.zone import ALL, only
from game.rules.tam_quoc_sat import names
from game.rules.tam_quoc_sat.deal import FIRST_HAND
from game.rules.tam_quoc_sat.facts import PLAIN_HP, Facts
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, GENERAL, GENERALS, HAND, LORDS, OFFERS, ROLE, SHOWN
from game.rules.tam_quoc_sat.play import Box
from game.rules.tam_quoc_sat.position import Laying, Start
from game.rules.tam_quoc_sat.supply import missing, pool_of


def lay(table: Table[Facts], box: Box, options: Mapping[str, Value], start: Any | None) -> None:
    """Lays a fresh table or a position. Raises BadStart."""
    table.back = names.back
    facts = table.facts = _facts(table.seats, options, len(box.decks[str(options["deck"])]))
    _zones(table, whole=start is not None or _needs_piles(box, facts.packs))
    open_roles = bool(options["open_roles"])
    if start is None:
        _roles(table, box, open_roles=open_roles)
        _generals(table, box)
        _cards(table, box.decks[facts.deck])
        return
    try:
        given = msgspec.convert(start, Start)
    except msgspec.ValidationError as wrong:
        raise BadStart(f"start: {wrong}") from None
    Laying(table, box, given, open_roles=open_roles).lay()


def _needs_piles(box: Box, packs: Sequence[str]) -> bool:
    """Whether cards may come to lie elsewhere than in hands, equipment and judgement areas."""
    pool = [box.content.generals[name] for name in box.content.pool(packs)]
    return any(box.rules[skill].piles for data in pool for skill in (*data.skills, *data.gained))


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


def _facts(seats: int, options: Mapping[str, Value], cards: int) -> Facts:
    blank, no = ("",) * seats, (False,) * seats
    return Facts(
        deck=str(options["deck"]),
        packs=tuple(str(options["packs"]).split(",")),
        choices=int(options["choices"]),
        ask_holders=options["ask"] == "holders",
        luck_card=bool(options["luck_card"]),
        cards=cards,
        roles=blank,
        generals=blank,
        kingdoms=blank,
        genders=("male",) * seats,
        hp=(PLAIN_HP,) * seats,
        max_hp=(PLAIN_HP,) * seats,
        alive=(True,) * seats,
        chained=no,
        turned_over=no,
        drunk=no,
        skills=((),) * seats,
        lost_skills=no,
        marks={},
        shown=(("", ""),) * seats,
    )


# --- a fresh table: nothing is dealt but the roles (TQ-2, TQ-3)
def _roles(table: Table[Facts], box: Box, *, open_roles: bool) -> None:
    counts = box.content.roles.get(table.seats)
    if counts is None:
        raise BadStart(f"there are no roles for {table.seats} seats")
    roles = [f"{role}~{number + 1}" for role, count in counts.items() for number in range(count)]
    table.chance.shuffle(roles)
    for seat, role in enumerate(roles):
        known = open_roles or names.role_of(role) == "lord"
        table.zones[(SHOWN if known else ROLE)[seat]].cards.append(role)
        if known:
            table.facts.roles = changed(table.facts.roles, seat, names.role_of(role))


def _generals(table: Table[Facts], box: Box) -> None:
    pool = pool_of(table, box)
    if lacking := missing(len(pool), table.seats):
        raise BadStart(f"{lacking} generals are missing for {table.seats} seats; put more packs into play")
    table.chance.shuffle(pool)
    generals = box.content.generals
    table.zones[LORDS].cards.extend(name for name in pool if generals[name].lord)
    table.zones[GENERALS].cards.extend(name for name in pool if not generals[name].lord)


def _cards(table: Table[Facts], deck: Sequence[str]) -> None:
    if len(deck) < FIRST_HAND * table.seats + 2:
        raise BadStart(f"a deck of {len(deck)} cards is too small for {table.seats} seats")
    cards = list(deck)
    table.chance.shuffle(cards)
    table.zones[DRAW].cards.extend(cards)
