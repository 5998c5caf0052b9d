"""Shuangxiong: instead of drawing judge and keep the card; cards of the other colour are Duels this turn."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Path, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting
from game.rules.tam_quoc_sat.judge import judge
from game.rules.tam_quoc_sat.moments import JudgeResult, PhaseStart
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import CENTRE, HAND
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.lasting = Skill()


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My draw phase begins."""
    return at.seat == me and at.phase == "draw" and not at.instead


@skill.may(PhaseStart, can)
async def dare(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The colour is that of the card that took effect."""
    at.instead = True
    result = await judge(play, me, "shuangxiong")
    if play.facts.alive[me]:
        play.do(Laid(Lasting("shuangxiong", me, me, value=result.colour)))


def mine(play: Play, me: Seat, at: JudgeResult) -> bool:
    """The card of this judgement, if nobody took it yet."""
    made = at.judgement
    return made.seat == me and made.reason == "shuangxiong" and made.card in play.centre


@skill.must(JudgeResult, mine)
async def keep(play: Play, me: Seat, at: JudgeResult, picks: Path) -> None:
    """It goes to the hand."""
    await move(play, [Move(at.judgement.card, CENTRE, HAND[me])], "shuangxiong", me)


def colour(play: Play, me: Seat) -> str:
    """The colour that was judged this turn, "" for none."""
    return next((e.value for e in play.facts.lasting if e.word == "shuangxiong" and e.on == me), "")


def dares(play: Play, me: Seat, need: Need) -> bool:
    """I judged this turn and may use cards."""
    return need.free and bool(colour(play, me))


def differs(play: Play, me: Seat, card: Card) -> bool:
    """A card of the other colour."""
    return card.colour != colour(play, me)


skill.lasting.way("duel", fits=differs, when=dares)
