"""What the words of the log fill in, for every event worth a line."""

from __future__ import annotations

from collections.abc import Callable

from game.core.event import Event
from game.core.question import Seat
from game.rules.reef import events
from game.rules.reef.look import symbol, value
from game.text.words import Words

Args = dict[str, str | int]


def args_of(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    """Names, numbers and kinds of one event."""
    by = getattr(event, "by", None)
    args: Args = {} if by is None else {"name": name(by)}
    return args | _more(event, name, words)


def _more(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    match event:
        case events.RoundBegan():
            return {"round": event.round, "oxygen": event.oxygen, "why": event.why, "name": name(event.starter)}
        case events.Breathed():
            return {"sum": event.sum, "oxygen": event.oxygen, "short": "yes" if event.short else "no"}
        case events.Swam():
            return {"end": "place" if event.dst else "home", "place": event.dst}
        case events.Took():
            return {"worth": value(event.card), "symbol": words(f"reef-symbol-{symbol(event.card)}")}
        case events.Headed():
            return {"heading": "forced" if event.forced else "back" if event.back else "out"}
        case _:
            return _end(event, name, words)


def _end(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    """What the end of a round or of the match tells."""
    match event:
        case events.RoundEnded():
            return {"round": event.round, "why": event.why}
        case events.Scored():
            return {"points": event.points}
        case events.Lost():
            return {"n": len(event.cards)}
        case events.MatchEnded():
            best = words.series([name(seat) for seat in event.winners])
            points = max(event.scores, default=0)
            return {"names": best, "n": len(event.winners), "points": points, "broken": event.broken or "no"}
        case _:
            return {}
