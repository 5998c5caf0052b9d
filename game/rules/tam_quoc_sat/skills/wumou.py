"""Wumou: each non-delayed trick that you use costs a rage mark or 1 HP."""

from __future__ import annotations

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import of_words
from game.rules.tam_quoc_sat.harm import lose_hp
from game.rules.tam_quoc_sat.marks import add_marks, marks
from game.rules.tam_quoc_sat.moments import CardUsed
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

MARK, HP = "remove_mark", "lose_hp"


def mine(play: Play, me: Seat, at: CardUsed) -> bool:
    """I use a trick, or count as using it."""
    return at.use.user == me and at.use.kind.trick


@skill.must(CardUsed, mine)
async def pay(play: Play, me: Seat, at: CardUsed, picks: Path) -> None:
    """Before it is settled; without a mark there is no choice."""
    words = (MARK, HP) if marks(play, me, "rage") else (HP,)
    (word,) = await of_words(me, "pick", words, Cause("wumou", me))
    if word == MARK:
        add_marks(play, me, "rage", -1)
    else:
        await lose_hp(play, me, 1, "wumou")
