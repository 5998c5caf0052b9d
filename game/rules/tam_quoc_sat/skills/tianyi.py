"""Tianyi: once a phase contest another; won, a Slash more, at any distance, at one more; lost, no Slash this turn."""

from __future__ import annotations

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.contest import contest
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting, action_order
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.measure import ANY
from game.rules.tam_quoc_sat.moves import clear
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True
skill.lasting = Skill()

WON, LOST = "won", "lost"


def came_to(play: Play, me: Seat, how: str) -> bool:
    """Whether my contest of this turn came to that."""
    return any(e.word == "tianyi" and e.on == me and e.value == how for e in play.facts.lasting)


def why_not(play: Play, owner: Seat, me: Seat) -> Reason | None:
    """A hand card is needed."""
    return None if play.hands[me] else Reason("why-no-hand")


def pick(play: Play, owner: Seat, me: Seat) -> Decision:
    """Another with a hand card."""
    seats = [seat for seat in action_order(play.facts) if seat != me and play.hands[seat]]
    return among(me, "target", seats, Cause("tianyi", me))


@skill.active(pick, why_not)
async def challenge(play: Play, owner: Seat, me: Seat, picks: Path) -> None:
    """Until the end of this turn."""
    held = await contest(play, me, int(picks[0]), "tianyi")
    if play.facts.alive[me]:
        play.do(Laid(Lasting("tianyi", me, me, value=WON if held.won else LOST)))
    await clear(play, held.cards, "tianyi")


@skill.state("slash_limit")
def one_more(play: Play, me: Seat) -> int:
    """A second Slash."""
    return int(came_to(play, me, WON))


@skill.state("reach")
def anywhere(play: Play, me: Seat, card: Card, near: int) -> int:
    """My Slashes reach everybody."""
    return ANY if play.kinds[card.kind].family == "slash" and came_to(play, me, WON) else near


@skill.state("extra_targets")
def another(play: Play, me: Seat, card: Card) -> int:
    """One target more."""
    return int(came_to(play, me, WON))


@skill.lasting.state("bans")
def ban(play: Play, me: Seat, user: Seat, kind: Kind, on: Seat | None) -> Reason | None:
    """No Slash of mine; it may still be played."""
    if user == me and kind.family == "slash" and came_to(play, me, LOST):
        return Reason("why-forbidden", {"skill": "tianyi"})
    return None
