"""Jijiang, lord skill: other Shu characters may give the Slash that you need."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.respond import answer, slash_need
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()


def helpers(play: Play, me: Seat) -> list[Seat]:
    """The other living Shu characters, in action order."""
    kingdoms = play.facts.kingdoms
    return [seat for seat in action_order(play.facts) if seat != me and kingdoms[seat] == "shu"]


def can(play: Play, me: Seat, need: Need) -> bool:
    """I need a Slash for myself and somebody may help."""
    wanted = need.free or "slash" in need.families
    return wanted and not need.helping and bool(helpers(play, me))


async def call(play: Play, me: Seat, need: Need, card: Card, targets: tuple[Seat, ...]) -> Card | None:
    """Each is asked in turn; the first Slash counts as mine."""
    for seat in helpers(play, me):
        given = await answer(play, seat, slash_need(Cause("jijiang", me), helping=True), keep=True)
        if given is not None:
            return replace(given, via="jijiang")
    return None


way = skill.way("slash", count=0, when=can)
way.get = call
