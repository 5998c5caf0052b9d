"""Moves of cards in words: who draws, takes, gives, equips, discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.event import Move, Moved
from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.tell import OWN, Teller, area

PUT = ("wounds", "stars")
UNDER = ("jijie",)
"""Skills that look at the bottom of the draw pile."""


@dataclass
class Batch:
    """Cards that go the same way at one moment."""

    src: str
    dst: str
    giver: Seat | None
    taker: Seat | None
    cards: list[str]


def batches(steps: Sequence[Move]) -> list[Batch]:
    """The steps of a move by where they come from and go to; what one seat discards is one, wherever it lay."""
    found: dict[tuple[object, str], Batch] = {}
    for step in steps:
        (src, giver), (dst, taker) = area(step.src), area(step.dst)
        key = (giver if dst == "discard" and src in OWN else step.src, step.dst)
        found.setdefault(key, Batch(src, dst, giver, taker, [])).cards.append(step.card)
    return list(found.values())


def told(event: Moved, say: Teller) -> str | None:
    """The line about a move of cards, None for what is not worth one."""
    lots = batches(event.steps)
    line = _whole(event, lots, say)
    if line is not None:
        return line or None
    lines = [line for lot in lots if (line := _lot(event, lot, say))]
    return say.say("log-and").join(lines) or None


def _whole(event: Moved, lots: Sequence[Batch], say: Teller) -> str | None:
    """The line about a move that is more than its parts; "" for no line, None for part by part."""
    to = {lot.dst for lot in lots}
    if event.why in ("death", "penalty"):
        return _lost(event, lots, say)
    if to == {"equipment", "discard"}:
        new, old = (next(lot for lot in lots if lot.dst == dst) for dst in ("equipment", "discard"))
        return _say(say, "equip-over", new.taker, cards=say.cards(new.cards), old=say.cards(old.cards))
    if len(lots) == 2 and to == {"hand"} and (lots[0].giver, lots[0].taker) == (lots[1].taker, lots[1].giver):
        return _say(say, "swap", lots[0].giver, other=_name(say, lots[0].taker))
    return None


def _lost(event: Moved, lots: Sequence[Batch], say: Teller) -> str:
    """All that somebody had goes to the discard pile: the dead's, or that of a Lord who killed a Loyalist."""
    gone = [lot for lot in lots if lot.dst == "discard"]
    cards = [card for lot in gone for card in lot.cards]
    return _say(say, event.why, gone[0].giver, cards=say.cards(cards), n=len(cards)) if gone else ""


def _lot(event: Moved, lot: Batch, say: Teller) -> str:
    if lot.dst == "hand":
        return _to_hand(event, lot, say)
    cards = say.cards(lot.cards)
    if lot.dst == "discard" and lot.src in OWN:
        return _discarded(event, lot, say, cards)
    if lot.dst in ("equipment", "judgement"):
        return _laid(event, lot, say, cards)
    if lot.dst in PUT:
        return _say(say, f"put-{lot.dst}", lot.taker, cards=cards)
    if event.why == "luck_card":
        return _say(say, "put-back", lot.giver, cards=cards)
    if (lot.src, lot.dst) == ("hand", "draw") and lot.giver != event.by:
        return _say(say, "top", event.by, cards=cards, other=_name(say, lot.giver))
    if lot.dst == "down" or (lot.src, lot.dst) == ("draw", "look"):
        return _say(say, "look-under" if event.why in UNDER else lot.dst, lot.taker, cards=cards, n=len(lot.cards))
    return ""


def _to_hand(event: Moved, lot: Batch, say: Teller) -> str:
    cards, known = say.cards(lot.cards), _known(lot)
    if lot.src == "draw":
        return _say(say, "reward" if event.why == "reward" else "draw", lot.taker, cards=cards, known=known)
    if lot.giver is None or lot.giver == lot.taker:
        return _say(say, "get", lot.taker, cards=cards, known=known)
    if lot.giver == event.by:
        return _say(say, "give", lot.giver, cards=cards, known=known, other=_name(say, lot.taker))
    return _say(say, "take", lot.taker, cards=cards, known=known, other=_name(say, lot.giver))


def _discarded(event: Moved, lot: Batch, say: Teller, cards: str) -> str:
    if event.why == "recast":
        return _say(say, "recast", lot.giver, cards=cards)
    if event.by is None or event.by == lot.giver:
        return _say(say, "discard", lot.giver, cards=cards, known=_known(lot))
    return _say(say, "strip", event.by, cards=cards, known=_known(lot), other=_name(say, lot.giver))


def _laid(event: Moved, lot: Batch, say: Teller, cards: str) -> str:
    """Equipment is put on; a delayed trick is laid, or passes on."""
    if lot.dst == "equipment" and lot.src == "hand" and lot.giver == event.by != lot.taker:
        return _say(say, "dress", lot.giver, cards=cards, other=_name(say, lot.taker))
    if lot.giver is not None and lot.giver != lot.taker and event.by is not None:
        return _say(say, "shift", event.by, cards=cards, other=_name(say, lot.giver), taker=_name(say, lot.taker))
    if lot.dst == "equipment":
        return _say(say, "equip", lot.taker, cards=cards)
    return _say(say, "passes", lot.taker, cards=cards) if event.by is None else ""


def _known(lot: Batch) -> str:
    """Whether the cards are named: some languages put a word behind what is named."""
    return "yes" if all(reckon.card(card) for card in lot.cards) else "no"


def _name(say: Teller, seat: Seat | None) -> str:
    return say.name(seat) if seat is not None else ""


def _say(say: Teller, key: str, seat: Seat | None, **inserts: str | int) -> str:
    return say.say(f"log-{key}", name=_name(say, seat), **inserts)
