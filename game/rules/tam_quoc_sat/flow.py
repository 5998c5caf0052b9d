"""A match from its facts to its result: the set-up, then turn after turn (TQ-7)."""

from __future__ import annotations

from game.core.game import Result
from game.core.question import Seat
from game.core.table import Table
from game.rules.tam_quoc_sat.deal import set_up
from game.rules.tam_quoc_sat.events import ExtraTurnTaken, MatchEnded, RoundBegan
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.moments import TurnStart
from game.rules.tam_quoc_sat.moves import Over
from game.rules.tam_quoc_sat.names import PHASES
from game.rules.tam_quoc_sat.play import Box, Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.roles import first_seat, role_of_seat, show_all_roles
from game.rules.tam_quoc_sat.turn import phases, turn


async def play_match(table: Table[Facts], box: Box) -> Result:
    """The whole match."""
    play = Play(table, box)
    try:
        await _go_on(play)
    except Over as over:
        return _ended(play, over.ended)
    raise RuntimeError("turns never end by themselves")


async def _go_on(play: Play) -> None:
    """From the set-up, from the middle of a turn, or from the next turn."""
    facts = play.facts
    if facts.stage == "choose":
        await set_up(play)
        _begin_round(play)
        await turn(play, facts.turn)
    elif facts.phase == "prepare" and facts.turned_over[facts.turn]:
        await turn(play, facts.turn)
    else:
        await _from_here(play, facts.turn)
    while True:
        await _next_turn(play)


async def _from_here(play: Play, seat: Seat) -> None:
    """The rest of the turn that a position is in."""
    phase = play.facts.phase
    if phase == "prepare":
        await raised(play, TurnStart(seat))
    left = PHASES[PHASES.index(phase) :]
    await phases(play, seat, left, resumed=True)


async def _next_turn(play: Play) -> None:
    """Extra turns first, then the next living seat round the table."""
    facts = play.facts
    if facts.extra:
        seat = facts.extra[0]
        play.do(ExtraTurnTaken(seat))
        await turn(play, seat, extra=True)
        return
    after = facts.turn if facts.resume is None else facts.resume
    seats = play.table.seats
    seat = next(seat for step in range(1, seats + 1) if facts.alive[seat := (after + step) % seats])
    first = first_seat(play)
    if (seat - first) % seats <= (after - first) % seats:
        _begin_round(play)
    await turn(play, seat)


def _begin_round(play: Play) -> None:
    play.do(RoundBegan(play.facts.round + 1))


def _ended(play: Play, ended: MatchEnded) -> Result:
    show_all_roles(play)
    play.do(ended)
    roles = [role_of_seat(play, seat) for seat in range(play.table.seats)]
    return Result(ended.winners, (), {"why": ended.why, "roles": roles})
