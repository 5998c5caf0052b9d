"""Fankui: after damage you may take a card of its source."""

from __future__ import annotations

from game.core.question import Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import HAND_KEY, blind, hers
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def offered(play: Play, me: Seat, source: Seat) -> str:
    """The areas to take from; of oneself only equipment."""
    return "e" if source == me else "he"


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """A living source with a card hurt me."""
    source = at.damage.source
    return at.damage.victim == me and source is not None and bool(hers(play, source, offered(play, me, source)))


def pick(play: Play, me: Seat, at: Damaged) -> Decision:
    """Which card."""
    source = at.damage.source or 0
    return Decision(me, "take", hers(play, source, offered(play, me, source)), cause=at.cause)


@skill.may(Damaged, can, pick)
async def repay(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """One card, however much damage."""
    source = at.damage.source
    if source is not None:
        card = blind(play, source) if picks[0] == HAND_KEY else picks[0]
        await take(play, me, source, (card,), "fankui")
