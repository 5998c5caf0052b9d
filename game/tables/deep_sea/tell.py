"""What the log's words about each event may fill in, and which events are worth no line."""

from __future__ import annotations

from collections.abc import Callable

from game.core.event import Event
from game.core.question import Seat
from game.rules.deep_sea import events
from game.rules.deep_sea.look import level, value
from game.text.words import Words

Args = dict[str, str | int]


def is_told(event: Event) -> bool:
    """Breaths that cost nothing go without saying, and who swam home has been told of already."""
    if isinstance(event, events.CameHome):
        return False
    if isinstance(event, events.Breathed):
        return bool(event.items)
    return True


def args_of(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    """Names, numbers and sums of one event."""
    by = getattr(event, "by", None)
    args: Args = {} if by is None else {"name": name(by)}
    return args | _more(event, name, words)


def _more(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    match event:
        case events.DiveBegan():
            return {"dive": event.dive, "name": name(event.starter), "why": event.why}
        case events.Breathed():
            return {"loss": -event.items, "air": event.air}
        case events.TurnedBack():
            return {"forced": "yes" if event.forced else "no"}
        case events.Swam():
            return _swim(event, words)
        case events.Took() | events.Dropped():
            return {"what": _levels(event.cards, words), "n": len(event.cards), "place": event.space}
        case _:
            return _end(event, name, words)


def _end(event: Event, name: Callable[[Seat], str], words: Words) -> Args:
    """What the end of a dive or of the match tells."""
    match event:
        case events.DiveEnded():
            return {"dive": event.dive, "why": event.why}
        case events.Banked():
            return {"points": sum(map(value, event.cards)), "n": len(event.cards)}
        case events.Sank():
            return {"n": len(event.cards)}
        case events.RowClosed():
            return {"n": len(event.blanks)}
        case events.MatchEnded():
            best = words.series([name(seat) for seat in event.winners])
            return {"names": best, "n": len(event.winners), "points": max(event.scores), "why": event.why}
        case _:
            return {}


def _swim(event: events.Swam, words: Words) -> Args:
    end = "stay" if event.src == event.dst else "home" if not event.dst else "place"
    total = words.number(event.roll)
    if event.items:
        ends = f" = {event.steps}" if event.roll >= event.items else ""
        total = words.formula(f"{event.roll} - {event.items}{ends}")
    return {"end": end, "sum": total, "steps": event.steps, "place": event.dst}


def _levels(cards: tuple[str, ...], words: Words) -> str:
    """The levels of an item: "3", of a stack "1, 3, 3"."""
    return words("list-comma").join(words.number(level(card)) for card in cards)
