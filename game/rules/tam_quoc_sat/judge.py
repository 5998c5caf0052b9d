"""Judgement: a card is turned over, may be replaced, and its result is read (card_rules 4.4, TQ-27)."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import PASS, Call, Cause, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Judgement
from game.rules.tam_quoc_sat.events import Judged, Played, SkillUsed
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.moments import CardResponded, JudgeOver, JudgeResult, JudgeStart
from game.rules.tam_quoc_sat.moves import clear, move, place_of, top
from game.rules.tam_quoc_sat.names import CENTRE, DISCARD, DRAW, HAND
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED, raised
from game.rules.tam_quoc_sat.skill import Changer

ASK = "change_judgement"


async def judge(play: Play, seat: Seat, reason: str, *, spared: str = "") -> Card:
    """A judgement of a seat; the card as it counts. ``spared``: an equipped card that asks for it."""
    made = Judgement(seat, reason)
    if JudgeStart in play.cares:
        await raised(play, JudgeStart(made))
    (made.card,) = top(play, 1)
    await move(play, [Move(made.card, DRAW, CENTRE)], "judgement", seat)
    if play.cared.changers:
        await _changes(play, made, spared)
    made.result = play.seen(seat, made.card, "judgement")
    play.do(Judged(seat, reason, made.result))
    if JudgeResult in play.cares:
        await raised(play, JudgeResult(made))
    if JudgeOver in play.cares:
        await raised(play, JudgeOver(made))
    await clear(play, (made.card,), "judgement")
    return made.result


async def _changes(play: Play, made: Judgement, spared: str) -> None:
    """Everybody whose skill replaces judgement cards has one chance, in action order (an open call)."""
    left = action_order(play.facts)
    while called := tuple([seat for seat in left if _may_change(play, seat, spared)]):
        up = await Call(called, ASK, Cause(made.reason, made.seat, made.card))
        if not up:
            return
        if await _change(play, up[0], made, spared):
            left = left[left.index(up[0]) + 1 :]


def _changers(play: Play, seat: Seat) -> list[Changer]:
    mine = [changer for owner, changer in play.cared.changers if owner == seat]
    return [changer for changer in mine if changer.when is None or changer.when(play, seat)]


def _may_change(play: Play, seat: Seat, spared: str) -> bool:
    """Whether public facts allow it: a hand, or an equipped card that fits."""
    changers = _changers(play, seat)
    if not changers:
        return False
    if play.facts.ask_holders:
        return any(_fitting(play, seat, changer, spared) for changer in changers)
    return bool(play.hands[seat]) or any(
        card not in play.hands[seat] for changer in changers for card in _fitting(play, seat, changer, spared)
    )


def _fitting(play: Play, seat: Seat, changer: Changer, spared: str) -> list[str]:
    cards = [(card, "hand") for card in play.hands[seat]]
    if "equipment" in changer.sources:
        cards += [(card, "equipment") for card in play.equipment[seat] if card != spared]
    return [card for card, place in cards if changer.fits(play, seat, play.seen(seat, card, place))]


async def _change(play: Play, seat: Seat, made: Judgement, spared: str) -> bool:
    """One seat replaces the card; False if it withdraws."""
    changers = {changer.name: changer for changer in _changers(play, seat)}
    fitting = {name: _fitting(play, seat, changer, spared) for name, changer in changers.items()}
    cause = Cause(made.reason, made.seat, made.card)

    def then(path: Path) -> Decision | None:
        if path[0] == PASS:
            return None
        options = tuple([play.box.options[card] for card in fitting[path[0]]])
        return Decision(seat, "material", options, cause=cause)

    options = (*[Option(name) for name, cards in fitting.items() if cards], PASSED)
    path = await Decision(seat, ASK, options, cause=cause, then=then)
    if path[0] == PASS:
        return False
    play.do(SkillUsed(seat, path[0], (made.seat,)))
    if pays := changers[path[0]].pays:
        pays(play, seat)
    await _replace(play, seat, made, path[1], changers[path[0]])
    return True


async def _replace(play: Play, seat: Seat, made: Judgement, card: str, changer: Changer) -> None:
    place = place_of(play, seat, card)
    old = made.card
    shown = play.seen(seat, card, "hand" if place == HAND[seat] else "equipment")
    made.card, made.by = card, seat
    steps = [Move(card, place, CENTRE), Move(old, CENTRE, HAND[seat] if changer.takes_old else DISCARD)]
    kind = play.kinds[shown.kind]
    play.do(Played(seat, shown, kind.family))
    await move(play, steps, ASK, seat)
    if CardResponded in play.cares:
        await raised(play, CardResponded(seat, shown, kind))
