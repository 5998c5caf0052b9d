"""Zhiji, awakening: without a hand before your turn you recover or draw two, lose 1 max HP and gain guanxing."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.harm import change_max_hp, recover
from game.rules.tam_quoc_sat.learning import awakes, gain, sleeps
from game.rules.tam_quoc_sat.moments import Awakening
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Awakening) -> bool:
    """My preparation phase begins and my hand is empty."""
    return at.seat == me and sleeps(play, me, "zhiji") and not play.hands[me]


@skill.must(Awakening, can)
async def carry_on(play: Play, me: Seat, at: Awakening, picks: Path) -> None:
    """Unwounded I must draw; guanxing may be used in this phase."""
    awakes(play, me, "zhiji")
    if await recovers(play, me):
        await recover(play, me, why="zhiji")
    else:
        await draw(play, me, 2, "zhiji")
    await change_max_hp(play, me, -1)
    gain(play, me, "guanxing")


async def recovers(play: Play, me: Seat) -> bool:
    """Whether I choose HP."""
    if not play.facts.lost_hp(me):
        return False
    (word,) = await of_words(me, "pick", ("recover_hp", "draw_two"), Cause("zhiji", me))
    return word == "recover_hp"
