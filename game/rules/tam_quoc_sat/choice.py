"""Small questions that many cards and skills ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.question import PASS, Cause, Decision, Option, Reason, Seat
from game.core.question import Path as Keys
from game.rules.tam_quoc_sat.measure import distance
from game.rules.tam_quoc_sat.names import SEAT, seats_of
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED

TOO_FAR = tuple([Reason("why-out-of-range", {"distance": far}) for far in range(20)])
HAND_KEY = "hand"
"""The option of taking an unseen card from a hand."""


def among(seat: Seat, ask: str, seats: Iterable[Seat], cause: Cause, least: int = 1, most: int = 1) -> Decision:
    """Choose seats."""
    return Decision(seat, ask, tuple([SEAT[other] for other in seats]), least, most, cause)


def of_cards(
    play: Play, seat: Seat, ask: str, cards: Iterable[str], cause: Cause, least: int = 1, most: int | None = None
) -> Decision:
    """Choose cards that the seat sees; ``most`` is ``least`` unless said."""
    options = play.box.options
    return Decision(seat, ask, tuple([options[card] for card in cards]), least, least if most is None else most, cause)


def of_words(seat: Seat, ask: str, words: Iterable[str], cause: Cause) -> Decision:
    """Choose a word."""
    return Decision(seat, ask, tuple(map(Option, words)), cause=cause)


def hers(play: Play, owner: Seat, areas: str, barred: Sequence[str] = ()) -> tuple[Option, ...]:
    """What may be taken of a seat: ``hand`` unseen, and what lies open. Areas: h, e and j."""
    options = play.box.options
    found = [Option(HAND_KEY, seats=(owner,))] if "h" in areas and play.hands[owner] else []
    if "e" in areas:
        found += [options[card] for card in play.equipment[owner] if card not in barred]
    if "j" in areas:
        found += [options[card] for card in play.judgement[owner]]
    return tuple(found)


async def one_of(play: Play, seat: Seat, owner: Seat, areas: str, cause: Cause, ask: str = "take") -> str | None:
    """One card of another seat that ``seat`` picks: from the hand unseen, else what it sees. None if there is none."""
    options = hers(play, owner, areas)
    if not options:
        return None
    (key,) = await Decision(seat, ask, options, cause=cause)
    return blind(play, owner) if key == HAND_KEY else key


def blind(play: Play, owner: Seat) -> str:
    """An unseen card of a hand, drawn by chance."""
    return play.table.chance.pick(play.hands[owner])


async def wants(seat: Seat, ask: str, word: str, cause: Cause) -> bool:
    """Whether a seat says yes to ``word``."""
    (key,) = await Decision(seat, ask, (Option(word), PASSED), cause=cause)
    return key != PASS


async def discards(play: Play, seat: Seat, cards: Sequence[str], count: int, cause: Cause) -> Keys:
    """Which ``count`` of these cards a seat discards; all of them if there are not more."""
    if len(cards) <= count:
        return tuple(cards)
    return await of_cards(play, seat, "discard", cards, cause, count)


async def victim(seat: Seat, seats: Sequence[Seat], cause: Cause, ask: str = "pick") -> Seat:
    """One of these seats."""
    return seats_of(await among(seat, ask, seats, cause))[0]


def too_far(play: Play, one: Seat, other: Seat) -> Reason:
    """The reason that a seat is out of reach."""
    return TOO_FAR[min(distance(play, one, other), len(TOO_FAR) - 1)]
