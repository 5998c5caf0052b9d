"""Using a card: declared, paid, its targets fixed, settled on each, finished (card_rules 4.1, 4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.event import Began, Ended, Frame, Move
from game.core.question import Seat
from game.rules.tam_quoc_sat.aim import all_targets
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Use
from game.rules.tam_quoc_sat.events import Drank, Missed, Placed, Used
from game.rules.tam_quoc_sat.measure import immune
from game.rules.tam_quoc_sat.moments import CardFinished, CardUsed, TargetChoosing, TargetConfirmed, TargetSpecified
from game.rules.tam_quoc_sat.moves import clear, draw, move
from game.rules.tam_quoc_sat.names import CENTRE, DISCARD, EQUIPMENT, HAND, JUDGEMENT
from game.rules.tam_quoc_sat.nullify import stopped
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import raised
from game.rules.tam_quoc_sat.respond import pay


def made_use(
    play: Play,
    user: Seat,
    card: Card,
    targets: Sequence[Seat] = (),
    named: tuple[Seat, ...] = (),
    *,
    counts: bool = False,
) -> Use:
    """A use as it is declared."""
    kind = play.kinds[card.kind]
    return Use(user, card, kind, all_targets(play, user, card, targets), named, counts, kind.nature)


async def use_card(play: Play, use: Use) -> None:
    """The whole use of a card, from paying it to the discard pile."""
    card, kind = use.card, use.kind
    await pay(play, use.user, card, "use")
    play.do(Used(use.user, card, tuple(use.targets), kind.family, use.counts, use.named))
    if kind.family == "slash" and play.facts.drunk[use.user]:
        use.strength = 1
        play.do(Drank(use.user, on=False))
    frame = None
    if kind.effect.asks:
        frame = Frame(card.kind, use.user, card.face, (*use.targets, *use.named))
        play.table.do(Began(frame))
    if CardUsed in play.cares:
        await raised(play, CardUsed(use))
    if kind.equipment:
        await _equip(play, use)
    elif kind.delayed:
        await _place(play, use)
    else:
        await _settle(play, use)
    if CardFinished in play.cares:
        await raised(play, CardFinished(use))
    if card.ids:
        await clear(play, card.ids, "used")
    if frame:
        play.table.do(Ended(play.table.stack[-1]))


def turn_aside(play: Play, use: Use, index: int, heir: Seat) -> None:
    """Another seat becomes a target instead: from now on the use that is being settled is one of that seat."""
    use.targets[index] = heir
    before = play.table.stack[-1]
    play.table.do(Ended(before))
    play.table.do(Began(replace(before, targets=(*use.targets, *use.named))))


async def _equip(play: Play, use: Use) -> None:
    """A piece of equipment goes to its slot, the one there to the discard pile at the same time (card_rules 4.12)."""
    seat, (card,) = use.user, use.card.ids
    if play.facts.alive[seat] and card in play.centre:
        old = play.slot(seat, use.kind.category)
        steps = [Move(card, CENTRE, EQUIPMENT[seat])]
        if old:
            steps.insert(0, Move(old, EQUIPMENT[seat], DISCARD))
        await move(play, steps, "equip", seat)


async def _place(play: Play, use: Use) -> None:
    """A delayed trick goes on top of the judgement area (card_rules 8.1)."""
    for target in use.targets:
        await place(play, use.card, target, use.user)


async def place(play: Play, card: Card, target: Seat, by: Seat | None) -> None:
    """A delayed trick in the centre is laid before a seat, if that lives and has none of its name."""
    if not play.facts.alive[target] or has_delayed(play, target, card.kind) or card.ids[0] not in play.centre:
        return
    if card.kind != play.kind_of[card.ids[0]].id:
        play.do(Placed(card.ids[0], card.kind))
    await move(play, [Move(part, CENTRE, JUDGEMENT[target]) for part in card.ids], "place", by)


def has_delayed(play: Play, seat: Seat, kind: str) -> bool:
    """Whether a delayed trick of this name lies before a seat (TQ-12)."""
    return any(play.lying(card).kind == kind for card in play.judgement[seat])


async def _settle(play: Play, use: Use) -> None:
    await _fix_targets(play, use)
    effect = use.kind.effect
    await effect.begin(play, use)
    for index, target in enumerate(use.targets):
        use.now = index
        if play.facts.alive[target] and await _takes_effect(play, use, target):
            await effect.settle(play, use, target)
    await effect.finish(play, use)


async def _fix_targets(play: Play, use: Use) -> None:
    """All targets go through becoming and being fixed before any is settled (card_rules 4.1.4)."""
    cares, targets = play.cares, use.targets
    if len(targets) > 1 and use.kind.targets not in ("others", "all"):
        _sort(play, use)
    if TargetChoosing in cares:
        for index in range(len(targets)):
            await raised(play, TargetChoosing(use, targets[index], index))
        _sort(play, use)
    if TargetSpecified in play.cares:
        for target in tuple(use.targets):
            await raised(play, TargetSpecified(use, target))
    if TargetConfirmed in play.cares:
        for target in tuple(use.targets):
            await raised(play, TargetConfirmed(use, target))


def _sort(play: Play, use: Use) -> None:
    """Action order; a use of everybody keeps its own, from the user on."""
    if use.kind.targets not in ("others", "all"):
        seats, first = play.table.seats, play.facts.turn
        use.targets.sort(key=lambda seat: (seat - first) % seats)


async def _takes_effect(play: Play, use: Use, target: Seat) -> bool:
    """Locked immunities first, then (for tricks) Nullification (card_rules 4.1.5)."""
    why = next((why for seat, why in use.void if seat == target), "") or immune(play, use, target)
    if why:
        play.do(Missed(use.card, target, why))
        return False
    if not use.kind.effect.affects(play, use, target):
        return False
    return not (use.kind.trick and use.nullifiable and await stopped(play, use.card, use.user, target))


async def recast(play: Play, seat: Seat, card: Card) -> None:
    """Puts a card into the discard pile and draws one; this is no use (card_rules 7.12)."""
    await move(play, [Move(part, HAND[seat], DISCARD) for part in card.ids], "recast", seat)
    await draw(play, seat, 1)
