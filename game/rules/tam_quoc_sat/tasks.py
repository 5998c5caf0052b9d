"""Small procedures that several cards and skills share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Move, Moved
from game.core.question import Cause, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import wants
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import PhaseBegan, SkillUsed
from game.rules.tam_quoc_sat.measure import banned
from game.rules.tam_quoc_sat.moments import DamageCaused, Damaged, DamageDealt
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, HAND, LOOK
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import declare
from game.rules.tam_quoc_sat.use import made_use, use_card


async def ordered_slash(
    play: Play, seat: Seat, target: Seat, cause: Cause, *, far: bool = False, alone: bool = False
) -> bool:
    """A seat is told to use a Slash on a target, which must be legal now; whether it did. It counts for no limit.

    ``far``: distance does not matter; ``alone``: no weapon adds targets.
    """

    def check(card: Card) -> Reason | None:
        return banned(play, seat, play.kinds[card.kind]) or why_not_target(play, seat, card, target, far=far)

    if not play.facts.alive[target] or not play.facts.alive[seat]:
        return False
    need = Need("slash", ("slash",), use=True, cause=cause, check=check, on=target)
    need.targets = () if alone else (target,)
    declared = await declare(play, seat, need)
    if declared is None:
        return False
    await use_card(play, made_use(play, seat, declared.card, (target, *declared.targets)))
    return True


def my_slash_hits(me: Seat, at: DamageCaused | DamageDealt) -> bool:
    """Whether a Slash that I use hurts its target; never a chain or a transfer."""
    use = at.damage.use
    return use is not None and use.user == me == at.damage.source and use.kind.family == "slash"


OWN = ("hand", "equipment")
"""Where a seat's cards lie."""


def is_black(play: Play, me: Seat, card: Card) -> bool:
    """A black card."""
    return card.colour == "black"


def is_red(play: Play, me: Seat, card: Card) -> bool:
    """A red card."""
    return card.colour == "red"


def free(play: Play, me: Seat, need: Need) -> bool:
    """In the free play phase."""
    return need.free


def points(play: Play, me: Seat, at: Damaged | DamageDealt) -> int:
    """Once for each point of the damage."""
    return at.damage.amount


def shed(play: Play, seat: Seat) -> int:
    """How many of its hand cards a seat has discarded in this phase."""
    count = 0
    for event, _ in reversed(play.table.past):
        if isinstance(event, PhaseBegan):
            break
        if isinstance(event, Moved) and event.by == seat:
            count += shed_by(event.steps, seat)
    return count


def shed_by(steps: Sequence[Move], seat: Seat) -> int:
    """How many hand cards of a seat a move discards."""
    return sum(step.src == HAND[seat] and step.dst == DISCARD for step in steps)


def from_barbarians(name: str) -> Callable[[Play, Seat, Use], str]:
    """The answer of a skill because of which Barbarian Invasion has no effect on its owner."""

    def spare(play: Play, me: Seat, use: Use) -> str:
        """Why the use has no effect on me, "" if it has."""
        return name if use.kind.family == "barbarian_invasion" else ""

    return spare


async def honours(play: Play, seat: Seat, lord: Seat, name: str) -> bool:
    """Whether a seat lets a lord skill of another work, as is its choice (songwei, baonue)."""
    if not await wants(seat, "skill", name, Cause(name, lord)):
        return False
    play.do(SkillUsed(seat, name, (lord,), lord))
    return True


async def lay_back(play: Play, me: Seat, path: Path, why: str) -> None:
    """Cards that were looked at go to the top and the bottom of the draw pile: the first of each row is drawn first."""
    rows: dict[str, list[str]] = {"top": [], "bottom": []}
    row = ""
    for key in path:
        if key in rows:
            row = key
        else:
            rows[row].append(key)
    steps = [Move(card, LOOK[me], DRAW) for card in reversed(rows["top"])]
    await move(play, steps + [Move(card, LOOK[me], DRAW, 0) for card in rows["bottom"]], why, me)
