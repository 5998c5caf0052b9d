"""Ganglie: after damage you may judge; unless a heart, the source discards two hand cards or takes damage."""

from __future__ import annotations

from game.core.question import Cause, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.deeds import Damage
from game.rules.tam_quoc_sat.harm import damage
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import Damaged
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: Damaged) -> bool:
    """I was hurt."""
    return at.damage.victim == me


def choices(play: Play, source: Seat, me: Seat) -> Decision:
    """What the source may choose."""
    hand, cause = tuple(play.hands[source]), Cause("ganglie", me)
    words = ("discard_two", "take_damage") if len(hand) >= 2 else ("take_damage",)

    def then(path: Path) -> Decision | None:
        return of_cards(play, source, "discard", hand, cause, 2) if path[0] == "discard_two" else None

    return Decision(source, "pick", tuple(map(Option, words)), cause=cause, then=then)


@skill.may(Damaged, can)
async def resent(play: Play, me: Seat, at: Damaged, picks: Path) -> None:
    """The choice is the source's."""
    result = await judge(play, me, "ganglie")
    source = at.damage.source
    if result.suit == "heart" or source is None or not play.facts.alive[source]:
        return
    word, *cards = await choices(play, source, me)
    if word == "discard_two":
        await discard(play, source, cards, "ganglie")
    else:
        await damage(play, Damage(me, source, 1, why="ganglie"))
