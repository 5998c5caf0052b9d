"""What set-up should know: whether the generals suffice (TQ-5), and how many of each role there are (TQ-2)."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Value
from game.rules.tam_quoc_sat.supply import FEWEST, choice, meetings, missing
from game.tables.advice import Advice, Part, Remedy
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import role_icon


def advice(values: Mapping[str, Value], seats: int) -> Advice | None:
    """Too few generals for so many to choose from, or for any match at all; None where they suffice."""
    pool, wanted = _generals(str(values["packs"])), int(values["choices"])
    packs = ",".join(reckon.the_game().worth_offering("packs"))
    more = (Remedy("packs", "tam_quoc_sat-advice-packs", {"packs": packs}),)
    most = _generals(packs)
    if lacking := missing(pool, seats):
        args = {"n": lacking, "seats": seats}
        return Advice("tam_quoc_sat-advice-lacking", args, () if missing(most, seats) else more, refuses=True)
    if choice(pool - 1, seats - 1, wanted) == wanted:
        return None
    fewer = Remedy("fewer", "tam_quoc_sat-advice-fewer", {"choices": FEWEST}, {"n": FEWEST})
    args = {"n": FEWEST, "wanted": wanted, "left": pool - 1, "others": seats - 1}
    helps = choice(most - 1, seats - 1, wanted) == wanted
    return Advice("tam_quoc_sat-advice-few", args, (fewer, *more) if helps else (fewer,))


def _generals(packs: str) -> int:
    """How many generals of these packs are in a match."""
    pool = reckon.content().pool(packs.split(","))
    return len(pool) - len(meetings(pool))


def parts(seats: int) -> tuple[Part, ...]:
    """The roles for so many seats, those there are."""
    dealt = reckon.roles(seats)
    return tuple(
        Part(role_icon(role), f"tam_quoc_sat-role-{role}", dealt[role]) for role in reckon.ROLES if dealt.get(role)
    )
