"""Guhuo: a hand card laid face down is any basic card or trick that you name, unless somebody doubts."""

from __future__ import annotations

from game.core.event import Move
from game.core.question import Call, Cause, Decision, Path, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.choice import of_cards
from game.rules.tam_quoc_sat.events import Named
from game.rules.tam_quoc_sat.facts import action_order
from game.rules.tam_quoc_sat.harm import lose_hp
from game.rules.tam_quoc_sat.moves import clear, draw, move
from game.rules.tam_quoc_sat.names import CENTRE, DOWN, HAND
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Skill

skill = Skill()
skill.piles = True


def names(play: Play, me: Seat, need: Need) -> tuple[str, ...]:
    """Basic cards and non-delayed tricks of the deck in play (TQ-43)."""
    kinds = dict.fromkeys(play.kind_of[card] for card in play.box.decks[play.facts.deck])
    return tuple([kind.id for kind in kinds if kind.type == "basic" or kind.trick])


def step(play: Play, me: Seat, need: Need, kind: str) -> Decision | None:
    """Which card is laid down."""
    hand = [card for card in play.hands[me] if card not in need.barred]
    return of_cards(play, me, "material", hand, Cause("guhuo", me)) if hand else None


def make(play: Play, me: Seat, kind: str, cards: Path) -> Card:
    """What is claimed: nobody knows suit and number yet."""
    return Card(kind, ids=tuple(cards), via="guhuo")


def is_true(play: Play, claimed: str, real: str) -> bool:
    """Whether the card is what was named; "Slash" alone means any Slash."""
    kind = play.kind_of[real]
    return kind.id == claimed or (claimed == "slash" and kind.family == "slash")


async def claim(play: Play, me: Seat, need: Need, card: Card, targets: tuple[Seat, ...]) -> Card | None:
    """Face down, named, perhaps doubted, shown."""
    (real,) = card.ids
    await move(play, [Move(real, HAND[me], DOWN[me])], "guhuo", me)
    play.do(Named(me, card.kind, "guhuo"))
    facts = play.facts
    judges = tuple([seat for seat in action_order(facts) if seat != me and facts.hp[seat] >= 1])
    doubters = await Call(judges, "doubt", Cause("guhuo", me), first=False) if judges else ()
    await move(play, [Move(real, DOWN[me], CENTRE)], "guhuo", me)
    truth = is_true(play, card.kind, real)
    for seat in doubters:
        if truth:
            await lose_hp(play, seat, 1, "guhuo")
        else:
            await draw(play, seat, 1, "guhuo")
    seen = play.seen(me, real)
    if doubters and not (truth and seen.suit == "heart"):
        await clear(play, (real,), "guhuo")
        return None
    kind = play.kind_of[real].id if card.kind == "slash" and truth else card.kind
    return Card(kind, seen.suit, seen.rank, seen.colour, (real,), "guhuo")


way = skill.way(count=1)
way.names, way.step, way.make, way.get, way.retries = names, step, make, claim, True
