"""What the log's words about each event may fill in."""

from __future__ import annotations

from collections.abc import Callable

from game.core.event import Event
from game.core.question import Seat
from game.rules.lost_cities import events
from game.rules.lost_cities.content import region, value
from game.text.words import Words

Args = dict[str, str | int]


def args_of(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    """Names, numbers and regions of one event."""
    by = getattr(event, "by", None)
    args: Args = {} if by is None else {"name": name(by)}
    return args | _more(event, name, words)


def _more(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    match event:
        case events.RoundBegan():
            return {"round": event.round, "name": name(event.starter), "why": event.why}
        case events.Laid() | events.Discarded() | events.Took():
            return {"region": words(f"lost_cities-region-{region(event.card)}"), "value": value(event.card)}
        case events.Drew():
            return {"left": event.left}
        case events.RoundEnded():
            first, second = event.scores
            return {
                "round": event.round, "why": event.why, "first": name(0), "firstPoints": first,
                "second": name(1), "secondPoints": second,
            }  # fmt: skip
        case events.MatchEnded():
            best = words.series([name(seat) for seat in event.winners])
            return {"names": best, "n": len(event.winners), "points": max(event.scores)}
        case _:
            return {}
