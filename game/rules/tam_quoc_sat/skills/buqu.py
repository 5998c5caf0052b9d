"""Buqu: at 0 HP or less you turn over wounds; while no two have the same number you do not die."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import discards
from game.rules.tam_quoc_sat.harm import dying
from game.rules.tam_quoc_sat.moments import Dying, HpRecovered, RescueOver
from game.rules.tam_quoc_sat.moves import move, top
from game.rules.tam_quoc_sat.names import DISCARD, DRAW, WOUNDS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def pile(play: Play, me: Seat) -> list[str]:
    """My wounds."""
    return play.pile(WOUNDS, me)


def can(play: Play, me: Seat, at: Dying) -> bool:
    """I am dying."""
    return at.seat == me and play.facts.hp[me] <= 0


@skill.may(Dying, can)
async def refuse(play: Play, me: Seat, at: Dying, picks: Path) -> None:
    """One wound for each point at or below 0."""
    count = 1 - play.facts.hp[me] - len(pile(play, me))
    cards = top(play, max(0, count))
    await move(play, [Move(card, DRAW, WOUNDS[me]) for card in cards], "buqu", me)


def stands(play: Play, me: Seat, at: RescueOver) -> bool:
    """There are enough wounds, all of different numbers."""
    wounds = pile(play, me)
    ranks = [play.cards[card].rank for card in wounds]
    enough = bool(wounds) and len(wounds) == 1 - play.facts.hp[me]
    return at.seat == me and enough and len(dict.fromkeys(ranks)) == len(ranks)


@skill.must(RescueOver, stands)
async def stand(play: Play, me: Seat, at: RescueOver, picks: Path) -> None:
    """I stay in play."""
    at.lives = True


def heals(play: Play, me: Seat, at: HpRecovered) -> bool:
    """HP came back and there are more wounds than HP says."""
    return at.seat == me and len(pile(play, me)) > max(0, 1 - play.facts.hp[me])


@skill.must(HpRecovered, heals)
async def close(play: Play, me: Seat, at: HpRecovered, picks: Path) -> None:
    """Wounds of my choice go."""
    wounds = pile(play, me)
    count = len(wounds) - max(0, 1 - play.facts.hp[me])
    gone = await discards(play, me, wounds, count, Cause("buqu", me))
    await move(play, [Move(card, WOUNDS[me], DISCARD) for card in gone], "buqu", me)


async def lost(play: Play, me: Seat) -> None:
    """The wounds go, and HP counts again."""
    await move(play, [Move(card, WOUNDS[me], DISCARD) for card in pile(play, me)], "buqu", me)
    if play.facts.alive[me] and play.facts.hp[me] <= 0:
        await dying(play, me, None)


skill.lost = lost
