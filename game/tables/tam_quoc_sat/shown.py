"""All that a seat shows to everybody, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.question import Seat
from game.tables.tam_quoc_sat.position import Cards

if TYPE_CHECKING:
    from game.tables.tam_quoc_sat.stage import Stage

PILES = ("wounds", "fields", "stars", "incarnations", "down")


@dataclass(frozen=True)
class Shown:
    """All that a seat shows; seats that show the same look the same."""

    name: str
    general: str
    mask: str
    kingdom: str
    hp: int
    max_hp: int
    hand: int
    role: str
    equipment: Cards
    judgement: tuple[str, ...]
    """Delayed tricks by the kinds as which they lie there."""
    marks: tuple[tuple[str, int], ...]
    dead: bool
    chained: bool
    down: bool
    drunk: bool
    dying: bool
    light: str
    """turn, ok, sel, dim, or nothing."""
    asked: bool
    why: str
    distance: tuple[int, bool] | None
    piles: tuple[tuple[str, int], ...] = ()
    bare: bool = False
    """Whether a dead seat is still without cross and role."""


def shown(stage: Stage, seat: Seat) -> Shown:
    """What a seat shows now."""
    now, facts, asked = stage.now, stage.now.facts, stage.asked
    return Shown(
        name=stage.name(seat),
        general=stage.general(now.general(seat)),
        mask=stage.shown_general(seat),
        kingdom=stage.kingdom(seat),
        hp=facts.hp[seat],
        max_hp=facts.max_hp[seat],
        hand=now.hand(seat).count,
        role=now.role(seat) if seat == stage.near and stage.peeks else now.public_role(seat),
        equipment=tuple(card for card in now.equipment(seat) if card not in stage.moving.away),
        judgement=tuple(map(now.counts_as, now.judgement(seat))),
        marks=tuple((name, counts[seat]) for name, counts in facts.marks.items() if counts[seat]),
        dead=now.dead(seat),
        chained=facts.chained[seat],
        down=facts.turned_over[seat],
        drunk=facts.drunk[seat],
        dying=seat in facts.dying,
        light=_light(stage, seat),
        asked=seat in stage.waiting and not stage.motion.busy,
        why=asked.dim.get(seat, ""),
        distance=_distance(stage, seat),
        piles=tuple((word, now.zone(f"{word}/{seat}").count) for word in PILES if now.zone(f"{word}/{seat}").count),
    )


def _light(stage: Stage, seat: Seat) -> str:
    asked = stage.asked
    if seat in asked.chosen:
        return "sel"
    if seat in asked.lit:
        return "ok"
    if seat in asked.dim and not stage.now.dead(seat):
        return "dim"
    return "turn" if seat == stage.acting else ""


def _distance(stage: Stage, seat: Seat) -> tuple[int, bool] | None:
    asked = stage.asked
    if not asked.reach or seat == stage.near or stage.now.dead(seat) or stage.now.dead(stage.near):
        return None
    return asked.far[seat], asked.far[seat] <= asked.reach
