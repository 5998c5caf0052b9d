"""A match of Deep Sea Adventure as it is played: dive after dive, turn after turn, and the tidy-up between."""

from __future__ import annotations

from functools import partial

from game.core.event import Rolled
from game.core.game import Result
from game.core.question import Decision, Option, Path, Reason, Seat
from game.rules.deep_sea import events, facts, score
from game.rules.deep_sea.content import back
from game.rules.deep_sea.events import PATH, Sea, carried
from game.rules.deep_sea.facts import Facts
from game.rules.deep_sea.tidy import tidy_up

ROLL, TURN_BACK, KEEP_DIVING = Option("roll"), Option("turn_back"), Option("keep_diving")
LEAVE, TAKE, DROP = Option("leave"), Option("take"), Option("drop")


async def play(table: Sea) -> Result:
    """Dive after dive, from whatever the facts say, to the result (DS-5, DS-21, DS-23)."""
    now = table.facts
    while now.diving or (now.row and now.dive < now.dives):
        if not now.diving:
            begin_dive(table)
        await dive(table)
        await tidy_up(table)
    end = score.result(table)
    table.do(events.MatchEnded(end.facts["why"], end.winners, end.scores))
    return end


def begin_dive(table: Sea) -> None:
    """All aboard with full air; the last diver to come back starts (DS-4, DS-20)."""
    now = table.facts
    starter, why = now.turn, now.why_starts
    if now.home:
        starter = now.home[-1]
        why = "farthest" if starter in now.drowned else "last_home"
    table.do(events.DiveBegan(now.dive + 1, starter, now.full, why))


async def dive(table: Sea) -> None:
    """Turns go round until all are home, or to the end of the turn in which the air ran out (DS-6, DS-8, DS-16)."""
    now, seat = table.facts, table.facts.turn
    while now.row and len(now.home) < table.seats:
        await turn(table, seat)
        if not now.air:
            break
        seat = facts.next_seat(now, seat)
    table.do(events.DiveEnded(now.dive, "no_air" if facts.swimmers(now) else "all_home"))


async def turn(table: Sea, seat: Seat) -> None:
    """Breathe, choose the heading, swim, search (DS-7 to DS-14)."""
    now, items = table.facts, len(table.facts.items[seat])
    table.do(events.Breathed(seat, items, max(0, now.air - items)))
    await choose_heading(table, seat)
    swim(table, seat)
    if now.at[seat]:
        await search(table, seat)


async def choose_heading(table: Sea, seat: Seat) -> None:
    """Turning back may be announced and taken back until the diver rolls (DS-9)."""
    now = table.facts
    while True:
        forced = facts.must_turn_back(now, seat)
        options = (TURN_BACK,) if forced else _headings(now, seat)
        why_not = partial(_why_not_swim, now, seat)
        (choice,) = await Decision(seat, "swim", options, why_not=why_not, press=not forced)
        if choice == "roll":
            return
        table.do(events.KeptDiving(seat) if now.announced else events.TurnedBack(seat, forced))


def _headings(now: Facts, seat: Seat) -> tuple[Option, ...]:
    if now.announced:
        return (ROLL, KEEP_DIVING)
    return (ROLL,) if facts.why_not_turn_back(now, seat) else (ROLL, TURN_BACK)


def _why_not_swim(now: Facts, seat: Seat, key: str) -> Reason | None:
    if key == "turn_back":
        return facts.why_not_turn_back(now, seat)
    if facts.must_turn_back(now, seat):
        return Reason("why-must-turn-back")
    return Reason("why-not-announced") if key == "keep_diving" and not now.announced else None


def swim(table: Sea, seat: Seat) -> None:
    """Roll, subtract what is carried, and swim past the others (DS-10 to DS-13)."""
    now, (count, faces) = table.facts, table.facts.dice
    dice = tuple([table.chance.roll(faces) for _ in range(count)])
    table.do(Rolled(seat, dice))
    roll, up, src = sum(dice), now.up[seat], now.at[seat]
    steps = facts.steps(now, seat, roll)
    end = facts.landing(now.at, seat, up, steps, len(now.row))
    table.do(events.Swam(seat, src, end.space, roll, len(now.items[seat]), steps, end.passed))
    if up and not end.space:
        table.do(events.CameHome(seat))


async def search(table: Sea, seat: Seat) -> None:
    """Leave what is there, take it, or drop an item on a blank (DS-14)."""
    now = table.facts
    options: tuple[Option, ...] = (LEAVE,)
    then = None
    if now.row[now.at[seat] - 1]:
        options = (LEAVE, TAKE)
    elif now.items[seat]:
        options, then = (LEAVE, DROP), partial(_which_item, table, seat)
    choice = await Decision(seat, "search", options, then=then, why_not=partial(_why_not_search, now, seat))
    if choice[0] == "take":
        take(table, seat)
    elif choice[0] == "drop":
        drop(table, seat, int(choice[1]))


def _why_not_search(now: Facts, seat: Seat, key: str) -> Reason | None:
    if key == "take":
        return facts.why_not_take(now, seat)
    return facts.why_not_drop(now, seat) if key == "drop" else None


def _which_item(table: Sea, seat: Seat, path: Path) -> Decision | None:
    """After ``drop``: which item, shown by the backs of its chips."""
    if path != ("drop",):
        return None
    sizes = table.facts.items[seat]
    options = (Option(str(item), tuple(map(back, _held(table, seat, item)))) for item in range(len(sizes)))
    return Decision(seat, "item", tuple(options))


def _held(table: Sea, seat: Seat, item: int) -> list[str]:
    """The chips of a diver's ``item``-th item."""
    sizes = table.facts.items[seat]
    first = sum(sizes[:item])
    return table.zones[carried(seat)].cards[first : first + sizes[item]]


def take(table: Sea, seat: Seat) -> None:
    """The item on the diver's space goes with it."""
    row, space = table.facts.row, table.facts.at[seat]
    first = sum(row[: space - 1])
    cards = table.zones[PATH].cards[first : first + row[space - 1]]
    table.do(events.Took(seat, tuple(cards), space))


def drop(table: Sea, seat: Seat, item: int) -> None:
    """An item takes the place of the blank the diver is on."""
    cards = tuple(_held(table, seat, item))
    table.do(events.Dropped(seat, cards, table.facts.at[seat], item))
