"""Every move of cards goes through ``move``, which raises the moment of loss and gain (events.md 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.event import Move, Moved
from game.core.question import Seat
from game.rules.tam_quoc_sat.events import MatchEnded, PhaseBegan, Placed, Reshuffled
from game.rules.tam_quoc_sat.moments import CardsMoved
from game.rules.tam_quoc_sat.names import CENTRE, DISCARD, DRAW, EQUIPMENT, FIELDS, HAND, JUDGEMENT
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised


class Over(Exception):
    """The match is over; nothing pending is settled any more."""

    def __init__(self, ended: MatchEnded) -> None:
        super().__init__(ended.why)
        self.ended = ended


async def move(play: Play, steps: Sequence[Move], why: str, by: Seat | None = None) -> None:
    """One simultaneous move; then all who lost or gained by it may act."""
    if not steps:
        return
    steps = tuple(steps)
    play.table.do(Moved(steps, why, by))
    equipment = False
    for step in steps:
        if step.src[0] == "e" or step.dst[0] == "e" or step.src[0] == "f" or step.dst[0] == "f":
            equipment = True
            break
    if equipment:
        play.stir()
    if play.facts.placed:
        for step in steps:
            if step.card in play.facts.placed and step.dst[0] != "j":
                play.do(Placed(step.card))
    if equipment:
        await _left(play, steps)
    if CardsMoved in play.cares and play.facts.stage == "play":  # who changes its first hand loses nothing
        await raised(play, CardsMoved(steps, why, by))


async def _left(play: Play, steps: tuple[Move, ...]) -> None:
    """What an equipped card does when it leaves the equipment area."""
    for step in steps:
        if step.src[0] == "e" and step.dst != step.src:
            effect = play.kind_of[step.card].effect
            if leaves := getattr(effect, "leaves", None):
                await leaves(play, int(step.src.rpartition("/")[2]))


def place_of(play: Play, seat: Seat, card: str) -> str:
    """The zone of a seat in which a card lies: hand, equipment, fields or judgement area."""
    if card in play.hands[seat]:
        return HAND[seat]
    if card in play.equipment[seat]:
        return EQUIPMENT[seat]
    return FIELDS[seat] if card in play.pile(FIELDS, seat) else JUDGEMENT[seat]


def supply(play: Play, count: int) -> None:
    """Makes sure that the draw pile has so many cards; the discard pile goes under it (TQ-10). Raises Over."""
    if len(play.draw) < count and play.discard:
        order = list(play.discard)
        play.table.chance.shuffle(order)
        play.do(Reshuffled(tuple(order)))
    if len(play.draw) < count:
        raise Over(MatchEnded("no_cards", ()))


def top(play: Play, count: int) -> list[str]:
    """The next cards of the draw pile, the top first. Raises Over."""
    supply(play, count)
    return play.draw[-1 : -count - 1 : -1] if count else []


async def draw(play: Play, seat: Seat, count: int, why: str = "draw") -> None:
    """Draws cards from the top. Raises Over if there are too few."""
    if count > 0:
        hand = HAND[seat]
        await move(play, [Move(card, DRAW, hand) for card in top(play, count)], why, seat)


async def discard(play: Play, seat: Seat, cards: Iterable[str], why: str = "discard", by: Seat | None = None) -> None:
    """Discards cards of a seat's areas, all at once."""
    steps = [Move(card, place_of(play, seat, card), DISCARD) for card in cards]
    await move(play, steps, why, seat if by is None else by)


def discarded(play: Play) -> list[Move]:
    """What went from hands and equipment to the discard pile in this phase and still lies there, in order."""
    steps: list[Move] = []
    for event, _ in reversed(play.table.past):
        if isinstance(event, PhaseBegan):
            break
        if isinstance(event, Moved):
            steps[:0] = [step for step in event.steps if step.dst == DISCARD and step.src[0] in "he"]
    last = {step.card: step for step in steps}
    return [step for step in last.values() if step.card in play.discard]


async def take(play: Play, seat: Seat, owner: Seat, cards: Iterable[str], why: str, by: Seat | None = None) -> None:
    """Cards of a seat's areas go to the hand of another."""
    steps = [Move(card, place_of(play, owner, card), HAND[seat]) for card in cards]
    await move(play, steps, why, seat if by is None else by)


async def clear(play: Play, cards: Iterable[str], why: str = "") -> None:
    """Those of the cards that still lie in the centre go to the discard pile."""
    steps = [Move(card, CENTRE, DISCARD) for card in cards if card in play.centre]
    await move(play, steps, why)
