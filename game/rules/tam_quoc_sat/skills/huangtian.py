"""Huangtian, lord skill: once in its play phase each other Qun character may give you a Dodge or a Lightning."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.events import Showed
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

GIFTS = ("dodge", "lightning")


def gifts(play: Play, me: Seat) -> list[str]:
    """What of my hand may be given."""
    return [card for card in play.hands[me] if play.seen(me, card).kind in GIFTS]


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """Only Qun, and only these cards."""
    if play.facts.kingdoms[me] != "qun":
        return Reason("why-other-kingdom")
    return None if gifts(play, me) else Reason("why-no-material")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Which card."""
    return of_cards(play, me, "give", gifts(play, me), Cause("huangtian", owner))


@skill.active(pick, why_not, others=True)
async def tribute(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Shown to all; the owner cannot refuse."""
    play.do(Showed(me, picks[:1], "huangtian"))
    await take(play, owner, me, picks[:1], "huangtian", me)
