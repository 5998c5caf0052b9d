"""What the log's words about each event may fill in, and which events are worth no line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Began, Ended, Event, Move, Moved, Peeked, Shuffled
from game.core.question import Seat
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.verdicts import fate
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui.kit import Ui

Args = dict[str, str | int]


class Teller(Vocabulary):
    """The words, and who sits where; every name says what it is the name of."""

    def __init__(self, ui: Ui, people: Sequence[Person], general_of: Callable[[Seat], str] = lambda _: "") -> None:
        super().__init__(ui)
        self.people, self.general_of = people, general_of
        self.marks = True

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.named(self.people[seat].name, f"seat.{seat}")

    def names(self, seats: Sequence[Seat]) -> str:
        """Several of them, as a sentence lists them."""
        return self.ui.words.series([self.name(seat) for seat in seats])

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards by name, or how many there are where not all are known."""
        if cards and all(reckon.card(card) for card in cards):
            return self.ui.words.series([self.card(card) for card in cards])
        return self.say("so-many-cards", n=len(cards))


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
OWN = ("hand", "equipment", "judgement", "stars", "wounds")
"""Zones of a seat from which a card can be taken or discarded."""
SORTS = {
    "equipment": "equip",
    "judgement": "place",
    **dict.fromkeys(("wounds", "stars", "down", "look"), "put"),
}
SILENT = (
    "use", "play", "used", "judged", "judgement", "role", "pindian", "change_judgement", "offer", "deal", "choose",
    "show", "huashen",
)  # fmt: skip
"""Moves that another line tells, or nobody needs to be told."""
SWEEPING = ("others", "all")
"""Targets that go without saying."""


def is_told(event: Event) -> bool:
    """Whether an event is worth a line."""
    if isinstance(event, QUIET):
        return False
    match event:
        case Moved():
            return event.why not in SILENT and any(move_sort((step,)) != "none" for step in event.steps)
        case events.Used():
            return not _is_put_on(event.card)
        case events.SkillUsed():
            return not _is_disguise(event.skill)
        case events.Missed():
            return event.why != "dodge"
        case events.Marked():
            return event.count > 0
        case events.Incarnated():
            return bool(event.general)
        case _:
            return True


def _is_put_on(card: Card) -> bool:
    """Equipment: that it is equipped is told when it lies there."""
    return reckon.kind(card.kind).equipment


def _is_disguise(skill: str) -> bool:
    """A skill that only lets a card be another: the line of that card names it."""
    rule = reckon.box().rules.get(skill)
    return rule is not None and bool(rule.ways) and all(way.get is None for way in rule.ways)


def move_sort(steps: Sequence[Move]) -> str:
    """What kind of move it is, told by where its first card comes from and goes to; "none" is worth no line."""
    (src, _), (dst, _) = area(steps[0].src), area(steps[0].dst)
    if dst == "hand":
        return {"draw": "draw", "centre": "get", "discard": "get", "down": "get", "look": "get"}.get(src, "take")
    if dst == "discard":
        return "discard" if src in OWN else "none"
    if (src, dst) == ("hand", "draw"):
        return "put"
    return SORTS.get(dst, "none")


def area(zone: str) -> tuple[str, Seat | None]:
    """A zone without its seat, and the seat whose it is."""
    name, _, seat = zone.partition("/")
    return name, int(seat) if seat else None


def aimed_at(event: Event) -> frozenset[Seat]:
    """Against whom it went, as far as that is public."""
    match event:
        case events.Used() | events.SkillUsed():
            found: tuple[Seat, ...] = (*event.targets, *getattr(event, "named", ()))
        case events.Missed():
            return frozenset((event.target,))
        case events.Hurt() | events.HpLost() | events.Died() | events.PhaseSkipped() | events.TurnedOver():
            return frozenset((event.by,))
        case events.Contested():
            found = (event.against,)
        case Moved():
            owners = (step.src.partition("/")[2] for step in event.steps)
            found = tuple(int(owner) for owner in owners if owner)
        case _:
            return frozenset()
    return frozenset(seat for seat in found if seat != getattr(event, "by", None))


# --- what each event may fill in
def args_of(event: Event, say: Teller) -> Args:
    """Names, numbers and cards of one event."""
    by = getattr(event, "by", None)
    args: Args = {} if by is None else {"name": say.name(by)}
    return args | _usage(event, say) | _talk(event, say) | _state(event, say) | _course(event, say)


def _usage(event: Event, say: Teller) -> Args:
    match event:
        case events.Used():
            return _used(event, say)
        case events.Played():
            return {"card": say.counted(event.card), **_via(event.card, say)}
        case events.SkillUsed():
            targets = [seat for seat in event.targets if seat != event.by and seat < len(say.people)]
            thing = "yes" if event.skill in reckon.box().kinds else "no"
            return {"skill": say.skill(event.skill), "thing": thing, "targets": say.names(targets), "n": len(targets)}
        case events.Missed():
            card, name = say.kind(event.card.kind), say.name(event.target)
            return {"card": card, "name": name, "why": say.word(event.why), "how": event.why}
        case events.Judged():
            return {
                "card": say.counted(event.card),
                "reason": say.word(event.reason),
                "fate": fate(event.reason, event.card),
            }
        case _:
            return {}


def _used(event: events.Used, say: Teller) -> Args:
    sweeping = reckon.kind(event.card.kind).targets in SWEEPING
    targets = [seat for seat in event.targets if seat != event.by and not sweeping]
    return {
        "card": say.counted(event.card),
        "targets": say.names(targets),
        "n": len(targets),
        "victims": say.names(event.named),
        "more": len(event.named),
        **_via(event.card, say),
    }


def _via(card: Card, say: Teller) -> Args:
    """The skill that makes it this card, if one does."""
    via = card.via if card.via != "placed" else ""
    return {"via": say.skill(via) if via else "", "viaed": "yes" if via else "no"}


def _talk(event: Event, say: Teller) -> Args:
    match event:
        case Peeked():
            _, owner = area(event.zone)
            return {"other": say.name(owner) if owner is not None else "", "cards": say.cards(event.cards)}
        case events.Showed():
            return {"cards": say.cards(event.cards), "n": len(event.cards)}
        case events.Named():
            return {"word": say.word(event.word), "why": event.why}
        case events.Contested():
            mine, theirs = event.cards
            won = "yes" if event.won else "no"
            return {"other": say.name(event.against), "mine": say.card(mine), "theirs": say.card(theirs), "won": won}
        case _:
            return {}


def _state(event: Event, say: Teller) -> Args:
    match event:
        case events.Hurt():
            return _hurt(event, say)
        case events.HpLost() | events.Recovered():
            why = say.word(event.why) if event.why else ""
            return {"amount": event.amount, "hp": max(0, event.hp), "why": why, "known": "yes" if why else "no"}
        case events.MaxHpChanged():
            return {"most": event.max_hp}
        case events.Died():
            killer = say.name(event.killer) if event.killer is not None and event.killer != event.by else ""
            return {"role": say.role(event.role), "killer": killer, "killed": "yes" if killer else "no"}
        case events.Chained():
            return {"on": "yes" if event.on else "no"}
        case events.TurnedOver():
            return {"down": "yes" if event.down else "no"}
        case events.Marked():
            return {"mark": say.mark(event.name), "n": event.count}
        case _:
            return {}


def _hurt(event: events.Hurt, say: Teller) -> Args:
    source = say.name(event.source) if event.source is not None and event.source != event.by else ""
    return {
        "amount": event.amount,
        "nature": event.nature,
        "source": source,
        "sourced": "yes" if source else "no",
        "card": say.kind(event.card.kind) if event.card is not None else "",
        "carded": "yes" if event.card is not None else "no",
        "hp": max(0, event.hp),
    }


def _course(event: Event, say: Teller) -> Args:
    match event:
        case events.GeneralShown():
            return {"general": say.general(event.general)}
        case events.KingdomChosen():
            return {"kingdom": say.say(f"kingdom-{event.kingdom}")}
        case events.MatchBegan():
            return {"name": say.name(event.first)}
        case events.TurnBegan():
            return turn_args(event, say)
        case events.RoundBegan():
            return {"round": event.round}
        case events.PhaseSkipped():
            return {"phase": say.say(f"phase-{event.phase}"), "why": say.word(event.why)}
        case events.Incarnated():
            return {"general": say.general(event.general), "skill": say.skill(event.skill)}
        case events.SkillsChanged():
            skills = [say.skill(skill) for skill in event.skills]
            return {"skills": say.ui.words.series(skills), "n": len(skills)}
        case events.MatchEnded():
            return {"why": event.why, "names": say.names(event.winners), "n": len(event.winners)}
        case _:
            return {}


def turn_args(event: events.TurnBegan, say: Teller) -> Args:
    """Whose turn begins, as which general."""
    general = say.general(say.general_of(event.by))
    return {
        "name": say.name(event.by),
        "extra": "yes" if event.extra else "no",
        "general": general,
        "shown": "yes" if general else "no",
    }
