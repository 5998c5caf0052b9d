"""A match of Lost Cities as it is played: round after round, turn after turn, one card out and one card in."""

from __future__ import annotations

from functools import cache, partial

from game.core.game import Result
from game.core.question import Cause, Decision, Option, Path, Reason, Seat
from game.rules.lost_cities import events, score
from game.rules.lost_cities.content import Region, region
from game.rules.lost_cities.events import Trip
from game.rules.lost_cities.facts import (
    DRY,
    END_ROUND,
    LATE,
    PILE,
    Facts,
    WhyStarts,
    covered,
    discard,
    expedition,
    hand,
    may_lay,
    why_not_lay,
)

FROM_PILE, END = Option(PILE), Option(END_ROUND)
AGREE = (Option("no"), Option("yes"))
LONG_ROUND = Cause("long_round")
"""Says of a draw that the round has lasted very long."""


async def play(table: Trip) -> Result:
    """Round after round, from whatever the facts say, to the result (LC-2, LC-13)."""
    now = table.facts
    while now.playing or now.round < now.rounds:
        if not now.playing:
            begin_round(table)
        await play_round(table)
    end = score.result(now)
    table.do(events.MatchEnded(end.winners, now.totals))
    return end


def begin_round(table: Trip) -> None:
    """Shuffle all cards and deal (LC-3)."""
    now = table.facts
    starter, why = next_starter(now) if now.round else (now.starter, now.why_starts)
    table.do(events.RoundBegan(now.round + 1, starter, why))
    table.shuffle(PILE)
    pile = table.zones[PILE].cards[::-1]
    table.do(events.Dealt((tuple(pile[: now.hand]), tuple(pile[now.hand : 2 * now.hand]))))


def next_starter(now: Facts) -> tuple[Seat, WhyStarts]:
    """Who is ahead, else who did not begin the last round (LC-4)."""
    first, second = now.totals
    if first == second:
        return 1 - now.starter, "alternate"
    return int(second > first), "ahead"


async def play_round(table: Trip) -> None:
    """Turns alternate until the last card of the pile is drawn, or both agree to end it (LC-5, LC-10, LC-16)."""
    now, pile = table.facts, table.zones[PILE].cards
    agreed = False
    while pile and not agreed:
        if not now.played and table.zones[hand(now.turn)].cards:
            await play_card(table, now.turn)
        agreed = await draw(table, now.turn)
    sheet = (_sheet(table, 0), _sheet(table, 1))
    scores = (sum(sheet[0]), sum(sheet[1]))
    table.do(events.RoundEnded(now.round, "agreed" if agreed else "pile", scores, sheet))


def _sheet(table: Trip, seat: Seat) -> tuple[int, ...]:
    """What each expedition of a seat is worth, region by region."""
    now = table.facts
    return tuple([score.points(table.zones[expedition(seat, land)].cards, now.tariff) for land in now.regions])


# --- playing a card
async def play_card(table: Trip, seat: Seat) -> None:
    """One card from the hand, onto the own expedition or the discard place of its region (LC-6, LC-7)."""
    held = table.zones[hand(seat)].cards
    options = tuple(map(_card, held))
    which = Decision(seat, "play", options, then=partial(_where, table, seat), why_not=partial(_why_not_card, held))
    card, place = await which
    if place == discard(region(card)):
        table.do(events.Discarded(seat, card))
    else:
        table.do(events.Laid(seat, card))


def _where(table: Trip, seat: Seat, path: Path) -> Decision:
    """After the card: where it goes, named by zone. Discarding is always possible."""
    card = path[0]
    places = _places(seat, region(card), may_lay(table.zones[expedition(seat, region(card))].cards, card))
    return Decision(seat, "place", places, why_not=partial(_why_not_place, table, seat, card))


@cache
def _card(card: str) -> Option:
    return Option(card, (card,))


@cache
def _places(seat: Seat, land: Region, lays: bool) -> tuple[Option, ...]:
    away = Option(discard(land))
    return (Option(expedition(seat, land)), away) if lays else (away,)


def _why_not_card(held: list[str], thing: str) -> Reason | None:
    """Of whatever is not in the hand, while a card is to be played (LC-5, LC-9)."""
    if thing in held:
        return None
    return Reason("why-play-first") if thing == PILE or thing.startswith("discard/") else Reason("why-not-in-hand")


def _why_not_place(table: Trip, seat: Seat, card: str, place: str) -> Reason | None:
    """Why the card cannot go to a place (LC-5, LC-6)."""
    land = region(card)
    if place == expedition(seat, land):
        return why_not_lay(table.zones[place].cards, card)
    if place == discard(land):
        return None
    if place == PILE:
        return Reason("why-play-first")
    if place.startswith(f"expedition/{1 - seat}/"):
        return Reason("why-not-yours")
    return Reason("why-other-region", {"region": land})


# --- drawing a card
async def draw(table: Trip, seat: Seat) -> bool:
    """One card into the hand (LC-8), or the round ends because both want it: then True (LC-16)."""
    while True:
        (where,) = await _where_from(table, seat)
        if where == PILE:
            pile = table.zones[PILE].cards
            table.do(events.Drew(seat, pile[-1], len(pile) - 1))
            return False
        if where != END_ROUND:
            _take(table, seat, where)
            return False
        if await _agreed(table, seat):
            return True


def _where_from(table: Trip, seat: Seat) -> Decision:
    """The pile, or the visible card of any place but the one just discarded on; after a long drought the end."""
    now, zones = table.facts, table.zones
    options = [FROM_PILE]
    for land in now.regions:
        top = zones[discard(land)].cards
        if top and land != now.discarded:
            mine, theirs = zones[expedition(0, land)].cards, zones[expedition(1, land)].cards
            options.append(_top(top[0], mine[-1] if mine else None, theirs[-1] if theirs else None))
    if now.dry >= DRY and not now.refused:
        options.append(END)
    cause = LONG_ROUND if now.turns >= LATE else None
    return Decision(seat, "draw", tuple(options), cause=cause, why_not=partial(_why_not_draw, table))


@cache
def _top(card: str, *last: str | None) -> Option:
    """The visible card of a discard place, and the seats that could still lay it, after the last of their cards."""
    takers = tuple([seat for seat, laid in enumerate(last) if may_lay((laid,) if laid else (), card)])
    return Option(discard(region(card)), (card,), takers)


def _take(table: Trip, seat: Seat, place: str) -> None:
    (card,) = table.zones[place].cards
    beneath = table.zones[covered(region(card))].cards
    table.do(events.Took(seat, card, beneath[-1] if beneath else ""))


def _why_not_draw(table: Trip, thing: str) -> Reason | None:
    """Why nothing can be drawn there now (LC-5, LC-8, LC-9, LC-16)."""
    now: Facts = table.facts
    if thing == END_ROUND:
        left = DRY - now.dry
        return Reason("why-refused") if now.refused else Reason("why-not-yet", {"n": left}) if left > 0 else None
    if thing.startswith("expedition/"):
        return Reason("why-stays")
    if not thing.startswith("discard/"):
        return None if thing == PILE else Reason("why-draw-now")
    if thing == discard(now.discarded):
        return Reason("why-just-discarded")
    return None if table.zones[thing].cards else Reason("why-nothing-there")


async def _agreed(table: Trip, seat: Seat) -> bool:
    """Asks the other whether the round ends as it lies."""
    table.do(events.EndProposed(seat))
    other: Seat = 1 - seat
    (answer,) = await Decision(other, "agree", AGREE, cause=Cause(END_ROUND, seat))
    if answer == "no":
        table.do(events.EndRefused(other))
    return answer == "yes"
