"""Dawu: for stars, as many characters are hurt by nothing but thunder until your next turn."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.event import Move
from game.core.question import DONE, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.choice import among, of_cards
from game.rules.tam_quoc_sat.events import Laid
from game.rules.tam_quoc_sat.facts import Lasting, action_order
from game.rules.tam_quoc_sat.moments import DamageStart, PhaseStart
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import DISCARD, STARS
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def can(play: Play, me: Seat, at: PhaseStart) -> bool:
    """My end phase begins and I have a star."""
    return at.seat == me and at.phase == "end" and bool(play.stars(me))


def pick(play: Play, me: Seat, at: PhaseStart) -> Decision:
    """The stars, then as many characters."""
    cause, stars, living = Cause("dawu", me), play.stars(me), action_order(play.facts)

    def then(path: Path) -> Decision:
        count = len([key for key in path if key != DONE])
        return among(me, "target", living, cause, count, count)

    return replace(of_cards(play, me, "discard", stars, cause, 1, min(len(stars), len(living))), then=then)


@skill.may(PhaseStart, can, pick)
async def raise_mist(play: Play, me: Seat, at: PhaseStart, picks: Path) -> None:
    """The stars are discarded."""
    keys = [key for key in picks if key != DONE]
    stars, seats = keys[: len(keys) // 2], keys[len(keys) // 2 :]
    await move(play, [Move(star, STARS[me], DISCARD) for star in stars], "dawu", me)
    for seat in seats:
        play.do(Laid(Lasting("dawu", me, int(seat), "next_turn")))


def hides(play: Play, me: Seat, at: DamageStart) -> bool:
    """Anything but thunder on somebody in my mist."""
    hit = at.damage
    under = any(e.word == "dawu" and e.owner == me and e.on == hit.victim for e in play.facts.lasting)
    return hit.nature != "thunder" and under


@skill.must(DamageStart, hides)
async def hide(play: Play, me: Seat, at: DamageStart, picks: Path) -> None:
    """Nothing happens."""
    at.damage.stopped = True
