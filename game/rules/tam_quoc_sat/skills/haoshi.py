"""Haoshi: draw two more; with more than five cards give half of them to the poorest."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import AfterDraw, DrawNCards
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()

MANY = 5


def drawing(play: Play, me: Seat, at: DrawNCards) -> bool:
    """I am about to draw."""
    return at.seat == me


@skill.may(DrawNCards, drawing)
async def draw_more(play: Play, me: Seat, at: DrawNCards, picks: Path) -> None:
    """Two more."""
    at.count += 2


def rich(play: Play, me: Seat, at: AfterDraw) -> bool:
    """I did so and have more than five cards."""
    used = play.facts.count("phase", "haoshi", me)
    return at.seat == me and bool(used) and len(play.hands[me]) > MANY and len(play.facts.living) > 1


@skill.must(AfterDraw, rich)
async def give_half(play: Play, me: Seat, at: AfterDraw, picks: Path) -> None:
    """Rounded down, to the other with the fewest hand cards."""
    others = [seat for seat in action_order(play.facts) if seat != me]
    fewest = min(len(play.hands[seat]) for seat in others)
    poor = [seat for seat in others if len(play.hands[seat]) == fewest]
    cause, count = Cause("haoshi", me), len(play.hands[me]) // 2
    path = await replace(
        of_cards(play, me, "give", play.hands[me], cause, count), then=lambda cards: among(me, "target", poor, cause)
    )
    await take(play, int(path[-1]), me, path[:count], "haoshi", me)
