"""Zhijian: put equipment from your hand into an empty slot of another, then draw a card."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.event import Move
from game.core.question import Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moves import draw, move
from game.rules.tam_quoc_sat.names import EQUIPMENT, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def places(play: Play, me: Seat, card: str) -> list[Seat]:
    """Others whose slot for it is empty; nobody if it is no equipment."""
    kind = play.kinds[play.seen(me, card).kind]
    if not kind.equipment:
        return []
    return [seat for seat in action_order(play.facts) if seat != me and play.slot(seat, kind.category) is None]


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """The card, then whose it will be."""
    cause = Cause("zhijian", me)

    def then(path: Path) -> Decision:
        return among(me, "target", places(play, me, path[0]), cause)

    fitting = [card for card in play.hands[me] if places(play, me, card)]
    return replace(of_cards(play, me, "give", fitting, cause), then=then)


@skill.active(pick, limit="")
async def advise(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Any number of times."""
    await move(play, [Move(picks[0], HAND[me], EQUIPMENT[int(picks[1])])], "zhijian", me)
    await draw(play, me, 1, "zhijian")
