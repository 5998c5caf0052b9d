"""Asking a seat for a card: it is used or played, made from others, or somebody helps (card_rules 1.3, 4.16)."""

from __future__ import annotations

from game.core.question import Cause, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import Played, SkillUsed, Used
from game.rules.tam_quoc_sat.menu import Declared, Menu
from game.rules.tam_quoc_sat.moments import CardResponded, CardUsed
from game.rules.tam_quoc_sat.moves import clear, move, place_of
from game.rules.tam_quoc_sat.names import CENTRE
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised

from game.core.event import Move  # isort: skip


def may_answer(play: Play, seat: Seat, need: Need) -> bool:
    """Whether public facts allow an answer: a hand, or a visible card or skill. Hidden hands are never looked into.

    With the option ``ask: holders`` only those are asked who do have an answer.
    """
    if not play.facts.alive[seat]:
        return False
    if play.facts.ask_holders:
        return bool(Menu(play, seat, need).options)
    return bool(play.hands[seat]) or _shows(play, seat, need)


def _shows(play: Play, seat: Seat, need: Need) -> bool:
    for way in play.cared.ways.get(seat, ()):
        if way.name in need.tried or (way.when and not way.when(play, seat, need)):
            continue
        names = way.names(play, seat, need) if way.names else way.kinds
        if not any(play.kinds[name].family in need.families for name in names):
            continue
        if (way.get and not way.count) or (way.visible and way.visible(play, seat, need)):
            return True
        if "equipment" in way.sources and play.equipment[seat]:
            return True
    return False


async def declare(play: Play, seat: Seat, need: Need) -> Declared | None:
    """What a seat answers a demand with, None if it does not. Ways that fail are asked for again without them."""
    while may_answer(play, seat, need):
        declared = await Menu(play, seat, need).ask()
        if declared is None or await obtain(play, seat, need, declared):
            return declared
    return None


async def obtain(play: Play, seat: Seat, need: Need, declared: Declared) -> bool:
    """Makes the declared card real where help or luck must provide it; whether it is there now."""
    way = declared.way
    if way is None:
        return True
    play.do(SkillUsed(seat, way.name, declared.targets))
    if way.get is None:
        return True
    card = await way.get(play, seat, need, declared.card, declared.targets)
    if card is None or not play.facts.alive[seat]:
        need.tried += () if way.retries else (way.name,)
        return False
    declared.card = card
    return True


async def answer(play: Play, seat: Seat, need: Need, *, keep: bool = False) -> Card | None:
    """The card that a seat uses or plays for a demand, None if it does not; ``keep`` leaves it in the centre."""
    declared = await declare(play, seat, need)
    if declared is None:
        return None
    await spend(play, seat, declared.card, use=need.use, keep=keep)
    return declared.card


async def pay(play: Play, seat: Seat, card: Card, why: str) -> None:
    """The physical cards of a card go to the centre, those that are not there yet."""
    steps = [Move(part, place_of(play, seat, part), CENTRE) for part in card.ids if part not in play.centre]
    await move(play, steps, why, seat)


async def spend(play: Play, seat: Seat, card: Card, *, use: bool, keep: bool = False) -> None:
    """A card that answers: paid, told, answered by skills, and then discarded."""
    kind = play.kinds[card.kind]
    await pay(play, seat, card, "use" if use else "play")
    if use:
        play.do(Used(seat, card, (), kind.family))
        if CardUsed in play.cares:
            await raised(play, CardUsed(Use(seat, card, kind, [])))
    else:
        play.do(Played(seat, card, kind.family))
        if CardResponded in play.cares:
            await raised(play, CardResponded(seat, card, kind))
    if not keep and card.ids:
        await clear(play, card.ids, "used")


def slash_need(cause: Cause | None, **more: object) -> Need:
    """A demand to play a Slash."""
    return Need("slash", ("slash",), cause=cause, **more)  # type: ignore[arg-type]


def dodge_need(cause: Cause | None, **more: object) -> Need:
    """A demand for a Dodge."""
    return Need("dodge", ("dodge",), cause=cause, **more)  # type: ignore[arg-type]
