"""Jiyuan: when somebody is dying, or after you have given cards to another, you may let it draw a card."""

from __future__ import annotations

from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import CardsMoved, Dying
from game.rules.tam_quoc_sat.moves import draw
from game.rules.tam_quoc_sat.names import EQUIPMENT, HAND, LOOK, seats_of
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def anybody(play: Play, me: Seat, at: Dying) -> bool:
    """Anybody, myself too."""
    return play.facts.alive[at.seat]


@skill.may(Dying, anybody)
async def revive(play: Play, me: Seat, at: Dying, picks: Path) -> None:
    """Before anybody is asked for a Peach."""
    await draw(play, at.seat, 1, "jiyuan")


def receivers(play: Play, me: Seat, at: CardsMoved) -> list[Seat]:
    """The others to whose hands I gave cards of mine, or cards that I looked at."""
    if at.by != me:
        return []
    mine = (HAND[me], EQUIPMENT[me], LOOK[me])
    hands = [step.dst for step in at.steps if step.src in mine]
    return [seat for seat in action_order(play.facts) if seat != me and HAND[seat] in hands]


def gave_one(play: Play, me: Seat, at: CardsMoved) -> bool:
    """To one."""
    return at.by == me and len(receivers(play, me, at)) == 1


def gave_many(play: Play, me: Seat, at: CardsMoved) -> bool:
    """To several at once."""
    return at.by == me and len(receivers(play, me, at)) > 1


def pick(play: Play, me: Seat, at: CardsMoved) -> Decision:
    """Which of them."""
    seats = receivers(play, me, at)
    return among(me, "target", seats, Cause("jiyuan", me), 1, len(seats))


@skill.may(CardsMoved, gave_one)
async def add(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """One card, however many I gave."""
    for seat in receivers(play, me, at):
        await draw(play, seat, 1, "jiyuan")


@skill.may(CardsMoved, gave_many, pick)
async def add_to_some(play: Play, me: Seat, at: CardsMoved, picks: Path) -> None:
    """A card for each."""
    for seat in seats_of(tuple([key for key in picks if key != DONE])):
        await draw(play, seat, 1, "jiyuan")
