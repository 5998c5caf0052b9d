"""A match on the reef as it is played: round after round, roll after roll."""

from __future__ import annotations

from functools import partial

from game.core.event import Rolled
from game.core.game import Result
from game.core.question import Decision, Option, Reason, Seat
from game.rules.reef import events, facts, score
from game.rules.reef.events import TRACK, Reef, taken
from game.rules.reef.facts import ABOARD, Facts, WhyStarts

ROLL = (Option("roll"),)
HEADINGS = (Option("out"), Option("back"))


async def play(table: Reef) -> Result:
    """Round after round, from whatever the facts say, to the result (RF-4, RF-16)."""
    now = table.facts
    while now.playing or now.round < now.rounds:
        if not now.playing:
            begin_round(table)
        await play_round(table)
        count(table)
    end = score.result(now)
    table.do(events.MatchEnded(end.winners, end.scores, end.facts["broken"]))
    return end


def begin_round(table: Reef) -> None:
    """Oxygen is full, all are aboard, and somebody goes first (RF-4, RF-5)."""
    now = table.facts
    starter, why = next_starter(now) if now.round else (now.starter, now.why_starts)
    table.do(events.RoundBegan(now.round + 1, starter, now.full, why))


def next_starter(now: Facts) -> tuple[Seat, WhyStarts]:
    """Who was farthest out, else who came aboard last, else the next seat (RF-5)."""
    swimmers = [seat for seat, at in enumerate(now.at) if at]
    if swimmers:
        return max(swimmers, key=lambda seat: (now.at[seat], now.moved[seat])), "farthest"
    if now.home:
        return now.home[-1], "last_aboard"
    return (now.starter + 1) % len(now.at), "next"


async def play_round(table: Reef) -> None:
    """Turns go round until all are back or there is nothing left to breathe (RF-5, RF-13)."""
    now, seat = table.facts, table.facts.turn
    while not facts.is_over(now):
        await turn(table, seat)
        seat = facts.next_seat(now, seat)
    why: events.WhyRoundEnded = "all_home" if len(now.home) == table.seats else "no_air"
    if now.out and now.home and why == "no_air":
        why = "all_done"
    table.do(events.RoundEnded(now.round, why))


async def turn(table: Reef, seat: Seat) -> None:
    """Roll, breathe, move, take what lies there, and say where to go next (RF-6 to RF-12)."""
    now = table.facts
    table.do(events.TurnBegan(seat))
    await Decision(seat, "swim", ROLL, press=True, why_not=partial(_why_not_swim, now, seat))
    if roll(table, seat):
        await choose_heading(table, seat)
    if now.personal and not facts.oxygen(now, seat) and seat not in now.home:
        table.do(events.RanOut(seat))


def roll(table: Reef, seat: Seat) -> bool:
    """Roll and move, if there is oxygen enough for it; whether the diver has moved (RF-6 to RF-11)."""
    now, (count, faces) = table.facts, table.facts.dice
    dice = tuple([table.chance.roll(faces) for _ in range(count)])
    table.do(Rolled(seat, dice))
    left = facts.oxygen(now, seat) - sum(dice)
    table.do(events.Breathed(seat, sum(dice), max(0, left), left < 0))
    if left < 0:
        return False
    src, dst = now.at[seat], facts.landing(now, seat, sum(dice))
    table.do(events.Swam(seat, src, dst))
    if dst == ABOARD:
        table.do(events.CameHome(seat))
    elif now.row[dst - 1]:
        table.do(events.Took(seat, table.zones[TRACK].cards[sum(now.row[: dst - 1])], dst))
    return True


async def choose_heading(table: Reef, seat: Seat) -> None:
    """Go on or return, from the next turn on (RF-12)."""
    now = table.facts
    if facts.may_choose(now, seat):
        (heading,) = await Decision(seat, "heading", HEADINGS, why_not=_why_not_heading)
        table.do(events.Headed(seat, heading == "back"))
    elif now.at[seat] == len(now.row) and facts.oxygen(now, seat) and not now.bound[seat]:
        table.do(events.Headed(seat, back=True, forced=True))


def _why_not_swim(now: Facts, seat: Seat, key: str) -> Reason | None:
    """Where to go is said after the move, and no more once a diver has begun to return (RF-12)."""
    if key not in ("out", "back"):
        return None
    return Reason("why-bound" if now.bound[seat] else "why-after-move")


def _why_not_heading(key: str) -> Reason | None:
    return Reason("why-has-rolled") if key == "roll" else None


def count(table: Reef) -> None:
    """Divers aboard score their cards, those in the water nothing; all cards taken leave the game (RF-14, RF-15)."""
    now = table.facts
    for seat in range(table.seats):
        cards = tuple(table.zones[taken(seat)].cards)
        if seat in now.home:
            table.do(events.Scored(seat, cards, score.points(cards)))
        elif now.at[seat]:
            table.do(events.Lost(seat, cards))
