"""Roles: who has which, when all may know, and when the match is over (TQ-1 to TQ-3, TQ-19 to TQ-22)."""

from __future__ import annotations

from game.core.event import Move, Moved
from game.core.question import Seat
from game.rules.tam_quoc_sat.events import MatchEnded, RoleShown
from game.rules.tam_quoc_sat.moves import move
from game.rules.tam_quoc_sat.names import ROLE, SHOWN, role_of
from game.rules.tam_quoc_sat.play import Play


def role_of_seat(play: Play, seat: Seat) -> str:
    """The role of a seat, known to all or not; "" where the position has no roles."""
    cards = play.table.zones[ROLE[seat]].cards or play.table.zones[SHOWN[seat]].cards
    return role_of(cards[0]) if cards else ""


def first_seat(play: Play) -> Seat:
    """Whose turns open the rounds: the Lord's (TQ-7), or the first seat's where the position has no roles."""
    return next((seat for seat in range(play.table.seats) if role_of_seat(play, seat) == "lord"), 0)


async def show_role(play: Play, seat: Seat) -> None:
    """A secret role is turned over."""
    steps = [Move(card, ROLE[seat], SHOWN[seat]) for card in play.table.zones[ROLE[seat]].cards]
    await move(play, steps, "role", seat)


def show_all_roles(play: Play) -> None:
    """At the end of the match every role is turned over (TQ-3)."""
    zones = play.table.zones
    steps = [
        Move(card, ROLE[seat], SHOWN[seat]) for seat in range(play.table.seats) for card in zones[ROLE[seat]].cards
    ]
    if steps:
        play.table.do(Moved(tuple(steps), "role"))
        for seat in [int(step.dst.rpartition("/")[2]) for step in steps]:
            play.do(RoleShown(seat, role_of_seat(play, seat)))


def victory(play: Play) -> MatchEnded | None:
    """The end of the match if there is one now, checked at every death (card_rules 2.3)."""
    roles = [role_of_seat(play, seat) for seat in range(play.table.seats)]
    if "lord" not in roles:
        return None
    living = play.facts.living
    if not play.facts.alive[roles.index("lord")]:
        if len(living) == 1 and roles[living[0]] == "renegade":
            return MatchEnded("renegade", (living[0],))
        return MatchEnded("lord_dead", _all(roles, "rebel"))
    if any(roles[seat] in ("rebel", "renegade") for seat in living):
        return None
    return MatchEnded("rebels_dead", _all(roles, "lord", "loyalist"))


def _all(roles: list[str], *sides: str) -> tuple[Seat, ...]:
    return tuple([seat for seat, role in enumerate(roles) if role in sides])
