"""Qingnang: for a hand card a wounded character recovers."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import recover
from game.rules.tam_quoc_sat.moves import discard
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def wounded(play: Play) -> list[Seat]:
    """All who are wounded."""
    facts = play.facts
    return [seat for seat in action_order(facts) if facts.hp[seat] < facts.max_hp[seat]]


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A card and a patient."""
    if not play.hands[me]:
        return Reason("why-no-hand")
    return None if wounded(play) else Reason("why-nobody-wounded")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """The card, then the patient."""
    cause = Cause("qingnang", me)
    options = tuple([play.box.options[card] for card in play.hands[me]])
    return Decision(me, "discard", options, cause=cause, then=lambda path: among(me, "target", wounded(play), cause))


@skill.active(pick, why_not)
async def heal(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """One HP."""
    await discard(play, me, picks[:1], "qingnang")
    await recover(play, int(picks[1]), by=me, why="qingnang")
