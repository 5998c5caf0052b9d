"""Rende: give hand cards away; two given in a phase heal you once."""

from __future__ import annotations

from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.events import Noted
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.moves import take
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Which cards, then to whom."""
    hand, cause = play.hands[me], Cause("rende", me)

    def then(path: Path) -> Decision:
        return among(me, "target", [seat for seat in action_order(play.facts) if seat != me], cause)

    options = tuple([play.box.options[card] for card in hand])
    return Decision(me, "give", options, 1, max(1, len(hand)), cause, then)


@skill.active(pick, limit="")
async def give(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Receivers cannot refuse."""
    cards = [key for key in picks[:-1] if key != DONE]
    await take(play, int(picks[-1]), me, cards, "rende", me)
    play.do(Noted(me, "rende_given", len(cards)))
    facts = play.facts
    if facts.count("phase", "rende_given", me) >= 2 and not facts.count("phase", "rende_healed", me):
        play.do(Noted(me, "rende_healed"))
        await recover(play, me, why="rende")
