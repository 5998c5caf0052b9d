"""Zaiqi: wounded, instead of drawing you may turn over as many cards as your lost HP; hearts heal, keep the rest."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.events import Showed
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.moments import PhaseStart
from game.rules.tam_quoc_sat.moves import clear, move, top
from game.rules.tam_quoc_sat.names import CENTRE, DRAW, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My draw phase begins and I am wounded."""
    return at.seat == me and at.phase == "draw" and not at.instead and play.facts.lost_hp(me) > 0


@skill.may(PhaseStart, can)
async def rise(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The recovery is forced."""
    at.instead = True
    cards = top(play, play.facts.lost_hp(me))
    await move(play, [Move(card, DRAW, CENTRE) for card in cards], "zaiqi", me)
    play.do(Showed(me, tuple(cards), "zaiqi"))
    hearts = [card for card in cards if play.cards[card].suit == "heart"]
    if hearts:
        await recover(play, me, len(hearts), why="zaiqi")
        await clear(play, hearts, "zaiqi")
    await move(play, [Move(card, CENTRE, HAND[me]) for card in cards if card not in hearts], "zaiqi", me)
