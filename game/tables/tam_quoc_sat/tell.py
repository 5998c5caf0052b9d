"""What the log's words about each event may fill in, and which events are worth no line."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Began, Ended, Event, Move, Moved, Shuffled
from game.core.question import Seat
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui.kit import Ui

Args = dict[str, str | int]


class Teller(Vocabulary):
    """The words, and who sits where."""

    def __init__(self, ui: Ui, people: Sequence[Person]) -> None:
        super().__init__(ui)
        self.people = people

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.people[seat].name


QUIET = (
    Began,
    Ended,
    Shuffled,
    events.Noted,
    events.Placed,
    events.PhaseBegan,
    events.TurnEnded,
    events.ExtraTurnTaken,
    events.DyingEnded,
    events.Laid,
    events.Lifted,
    events.RoleShown,
    events.Drank,
)
SILENT = ("use", "play", "used", "judged", "judgement", "role", "pindian", "change_judgement", "offer")
"""Moves that another event tells."""


def is_told(event: Event) -> bool:
    """Whether an event is worth a line."""
    if isinstance(event, QUIET):
        return False
    if isinstance(event, Moved):
        return bool(event.steps) and event.why not in SILENT and move_sort(event.steps) != "none"
    if isinstance(event, events.Used):
        return True
    return not isinstance(event, events.Marked) or event.count > 0


# --- moves of cards
def _area(zone: str) -> tuple[str, int | None]:
    name, _, seat = zone.partition("/")
    return name, int(seat) if seat else None


def move_sort(steps: Sequence[Move]) -> str:
    """What kind of move it is, told by where the first card comes from and goes to."""
    src, dst = _area(steps[0].src)[0], _area(steps[0].dst)[0]
    if dst == "general":
        return "none"
    if src == "draw" and dst == "hand":
        return "draw"
    if dst == "hand" and src in ("hand", "equipment", "judgement", "stars", "fields"):
        return "take"
    if dst == "hand" and src in ("centre", "discard", "down", "look"):
        return "get"
    if dst == "discard" and src in ("hand", "equipment", "judgement", "wounds", "fields", "stars"):
        return "discard"
    if dst == "equipment":
        return "equip"
    if dst == "judgement":
        return "place"
    if dst in ("wounds", "fields", "stars", "down", "look"):
        return "put"
    return "none"


def _moved(event: Moved, say: Teller) -> Args:
    sort = move_sort(event.steps)
    step = event.steps[-1] if sort == "equip" else event.steps[0]
    (src, giver), (dst, taker) = _area(step.src), _area(step.dst)
    cards = [one.card for one in event.steps]
    who = taker if sort in ("draw", "get", "take", "equip", "put", "place") else giver
    by = event.by if event.by is not None else who
    other = giver if sort == "take" else taker if sort == "place" else None
    known = [say.card(card) for card in cards if reckon.card(card)]
    if sort == "equip":
        known = [say.card(step.card)]
    actor = (
        who
        if sort in ("draw", "get", "equip", "take")
        else by
        if sort == "place"
        else giver
        if sort == "discard"
        else who
    )
    return {
        "sort": sort,
        "name": say.name(actor) if actor is not None else "",
        "other": say.name(other) if other is not None else "",
        "by": say.name(by) if by is not None and by != actor else "",
        "forced": "yes" if by is not None and by != actor and sort == "discard" else "no",
        "n": len(cards),
        "known": "yes" if len(known) == len(cards) or sort == "equip" else "no",
        "cards": say.ui.words.series(known) if known else "",
        "pile": say.say(f"pile-{dst}") if sort == "put" else "",
        "src": src,
    }


def _card(card: Card, say: Teller) -> str:
    return say.used(card.kind, card.suit, card.rank)


# --- everything else
def args_of(event: Event, say: Teller) -> Args:
    """Names, numbers and cards of one event."""
    by = getattr(event, "by", None)
    args: Args = {} if by is None else {"name": say.name(by)}
    if isinstance(event, Moved):
        return _moved(event, say)
    return args | _usage(event, say) | _state(event, say) | _say(event, say)


def _series(say: Teller, seats: Sequence[Seat]) -> str:
    return say.ui.words.series([say.name(seat) for seat in seats])


def _usage(event: Event, say: Teller) -> Args:
    match event:
        case events.Used():
            targets = [seat for seat in event.targets if seat != event.by]
            via = event.card.via
            return {
                "card": _card(event.card, say),
                "targets": _series(say, targets),
                "n": len(targets),
                "via": say.skill(via) if via and via != "placed" else "",
                "viaed": "yes" if via and via != "placed" else "no",
            }
        case events.Played():
            return {"card": _card(event.card, say)}
        case events.SkillUsed():
            targets = [seat for seat in event.targets if seat != event.by and seat < len(say.people)]
            return {"skill": say.skill(event.skill), "targets": _series(say, targets), "n": len(targets)}
        case events.Missed():
            return {"card": _card(event.card, say), "name": say.name(event.target), "why": say.word(event.why)}
        case events.Judged():
            return {"card": _card(event.card, say), "reason": say.word(event.reason)}
        case events.Showed():
            return {"cards": say.ui.words.series([say.card(card) for card in event.cards]), "n": len(event.cards)}
        case events.Named():
            return {"word": say.word(event.word)}
        case events.Contested():
            return {
                "other": say.name(event.against),
                "mine": say.card(event.cards[0]),
                "theirs": say.card(event.cards[1]),
                "won": "yes" if event.won else "no",
            }
        case _:
            return {}


def _state(event: Event, say: Teller) -> Args:
    match event:
        case events.Hurt():
            source = say.name(event.source) if event.source is not None else ""
            return {
                "amount": event.amount,
                "nature": event.nature,
                "source": source,
                "sourced": "yes" if source else "no",
                "hp": event.hp,
            }
        case events.HpLost() | events.Recovered():
            return {"amount": event.amount, "hp": event.hp}
        case events.MaxHpChanged():
            return {"most": event.max_hp}
        case events.Died():
            killer = say.name(event.killer) if event.killer is not None else ""
            return {"role": say.role(event.role), "killer": killer, "killed": "yes" if killer else "no"}
        case events.Chained():
            return {"on": "yes" if event.on else "no"}
        case events.TurnedOver():
            return {"down": "yes" if event.down else "no"}
        case events.Marked():
            word = say.say(f"mark-{event.name}") if say.has(f"mark-{event.name}") else say.skill(event.name)
            return {"mark": word, "n": event.count}
        case _:
            return {}


def _say(event: Event, say: Teller) -> Args:
    match event:
        case events.GeneralShown():
            return {"general": say.general(event.general)}
        case events.KingdomChosen():
            return {"kingdom": say.say(f"kingdom-{event.kingdom}")}
        case events.MatchBegan():
            return {"name": say.name(event.first)}
        case events.TurnBegan():
            return {"extra": "yes" if event.extra else "no"}
        case events.RoundBegan():
            return {"round": event.round}
        case events.PhaseSkipped():
            return {"phase": say.say(f"phase-{event.phase}"), "why": say.word(event.why)}
        case events.Incarnated():
            return {"general": say.general(event.general), "skill": say.skill(event.skill)}
        case events.SkillsChanged():
            return {
                "skills": say.ui.words.series([say.skill(skill) for skill in event.skills]),
                "n": len(event.skills),
            }
        case events.MatchEnded():
            return {"why": event.why, "names": _series(say, event.winners)}
        case _:
            return {}
