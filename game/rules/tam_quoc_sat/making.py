"""What answers a demand: the cards that fit as they are, and those that a seat's ways make of others."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from msgspec import structs

from game.core.question import Cause, Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import why_not_use
from game.rules.tam_quoc_sat.card import Card, made_of
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.measure import banned
from game.rules.tam_quoc_sat.names import FIELDS
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Way

UNFIT = Reason("why-not-fitting")


class Making:
    """What one seat has for one demand; ``ways`` are those that make something asked for, by key."""

    def __init__(self, play: Play, seat: Seat, need: Need) -> None:
        self.play, self.seat, self.need = play, seat, need
        self.ways: dict[str, Way] = {}
        for way in play.cared.ways.get(seat, ()):
            if self._kinds(way):
                self.ways[way.name if way.name not in self.ways else f"{way.name}/{way.kinds[0]}"] = way
        self._far = bool(play.cared.reach) and any(owner == seat for owner, _ in play.cared.reach)
        """Whether reach depends on the very card."""
        self._fine: dict[tuple[str, str], Reason | None] = {}
        """What is known of single hand cards; a card of the table that is spent may change it."""

    # --- what fits
    def refuses(self, card: Card) -> Reason | None:
        """Why a card does not answer the demand, None if it does."""
        need, play = self.need, self.play
        if card.ids and card.ids[0] in need.barred:
            return UNFIT
        if need.families:
            if play.kinds[card.kind].family not in need.families:
                return UNFIT
            return need.check(card) if need.check else None
        if self._far or play.gone or len(card.ids) != 1:
            return why_not_use(play, self.seat, card)
        key = (card.kind, card.colour)
        if key not in self._fine:
            self._fine[key] = why_not_use(play, self.seat, card)
        return self._fine[key]

    def is_in_hand(self, card: Card) -> bool:
        """Whether spending it takes nothing from the table."""
        hand = self.play.hands[self.seat]
        return all(part in hand for part in card.ids)

    def _fits(self, card: Card) -> bool:
        """Whether it answers once it is spent: gone from the table too."""
        if self.is_in_hand(card):
            return self.refuses(card) is None
        with self.play.without(card.ids):
            return self.refuses(card) is None

    def _suits(self, kind: Kind) -> bool:
        """Whether this kind of card is what is asked for, as far as the kind alone says."""
        need = self.need
        if need.families:
            return kind.family in need.families
        return kind.effect.in_play and not (
            kind.effect.why_not(self.play, self.seat, Card(kind.id)) or banned(self.play, self.seat, kind)
        )

    # --- what can be made
    def _kinds(self, way: Way) -> tuple[str, ...]:
        """What a way makes that is asked for now."""
        play, need = self.play, self.need
        if way.name in need.tried or (way.when and not way.when(play, self.seat, need)):
            return ()
        names = way.names(play, self.seat, need) if way.names else way.kinds
        return tuple([name for name in names if name in play.kinds and self._suits(play.kinds[name])])

    def can_make(self, way: Way) -> bool:
        """Whether there is material for anything asked for."""
        return any(self.materials(way, kind) is not None for kind in self._kinds(way))

    def makes(self, way: Way) -> tuple[str, ...]:
        """The kinds asked for of which there is material."""
        return tuple([kind for kind in self._kinds(way) if self.materials(way, kind) is not None])

    def materials(self, way: Way, kind: str) -> Decision | tuple[()] | None:
        """The step that chooses the material; () if none is needed; None if there is not enough."""
        if way.get and (way.step or not way.count) and not self._fits(Card(kind, via=way.name)):
            return None
        if way.step:
            return self._fitting(way, kind, way.step(self.play, self.seat, self.need, kind))
        if way.get and not way.count:
            return ()
        if way.amount:
            return self.part(way, kind, ())
        cards = self._paired(way, kind) if way.pair else self._material(way, kind)
        if len(cards) < way.count:
            return None
        if way.pair:
            return self._choice(way, cards, 1)
        if way.count > 1:
            parts = [self.play.seen(self.seat, card) for card in cards[: way.count]]
            if not self._fits(made_of(kind, parts, way.name)):
                return None
        return self._choice(way, cards, way.count)

    def partner(self, way: Way, kind: str, first: str) -> Decision:
        """The step that chooses what goes with the first card of a pair."""
        return self._choice(way, self._mates(way, self._material(way, kind), first), 1)

    def part(self, way: Way, kind: str, begun: Path) -> Decision | None:
        """The step that chooses the next of several cards, None when there are enough or none goes with them."""
        cards = self._completing(way, kind, begun)
        return self._choice(way, cards, 1) if cards else None

    def _completing(self, way: Way, kind: str, begun: Path) -> list[str]:
        """The cards with which those begun may still become something that answers."""
        more = (way.amount(self.play, self.seat) if way.amount else 0) - len(begun) - 1
        left = [card for card in self._material(way, kind) if card not in begun]
        return [card for card in left if more >= 0 and self._completes(way, kind, (*begun, card), left, more)]

    def _completes(self, way: Way, kind: str, cards: Path, left: list[str], more: int) -> bool:
        others = [card for card in left if card not in cards]
        return any(self._fits(self.made(way, kind, (*cards, *rest))) for rest in combinations(others, more))

    def _choice(self, way: Way, cards: list[str], count: int) -> Decision:
        options = tuple([self.play.box.options[card] for card in cards])
        return Decision(self.seat, "material", options, count, count, Cause(way.name, self.seat))

    def _paired(self, way: Way, kind: str) -> list[str]:
        """The cards that go with another, if what the two make answers."""
        cards, seen = self._material(way, kind), partial(self.play.seen, self.seat)
        mates = {card: self._mates(way, cards, card) for card in cards}
        return [
            card
            for card, others in mates.items()
            if others and self._fits(made_of(kind, (seen(card), seen(others[0])), way.name))
        ]

    def _mates(self, way: Way, cards: list[str], first: str) -> list[str]:
        play, seat, goes = self.play, self.seat, way.pair
        one = play.seen(seat, first)
        return [card for card in cards if card != first and goes and goes(play, seat, one, play.seen(seat, card))]

    def _fitting(self, way: Way, kind: str, step: Decision | None) -> Decision | None:
        """The way's own step with those cards that make something that answers."""
        options = [option for option in step.options if self._fits(self.made(way, kind, (option.key,)))] if step else []
        return structs.replace(step, options=tuple(options)) if step and options else None

    def _material(self, way: Way, kind: str) -> list[str]:
        """The cards of which a way makes a card of this kind."""
        play, seat = self.play, self.seat
        areas = {"hand": play.hands[seat], "equipment": play.equipment[seat], "fields": play.pile(FIELDS, seat)}
        return [
            card
            for source in way.sources
            for card in areas[source]
            if card not in self.need.barred and self._is_material(way, kind, play.seen(seat, card, source))
        ]

    def _is_material(self, way: Way, kind: str, seen: Card) -> bool:
        if way.fits and not way.fits(self.play, self.seat, seen):
            return False
        if way.suits and seen.suit != way.suits[kind]:
            return False
        return way.count != 1 or self._fits(made_of(kind, (seen,), way.name))

    def made(self, way: Way, kind: str, cards: Path) -> Card:
        """The card that a way makes of these."""
        play, seat = self.play, self.seat
        if way.make:
            return way.make(play, seat, kind, cards)
        if not cards:
            return Card(kind, via=way.name)
        hand = play.hands[seat]
        parts = [play.seen(seat, card, "hand" if card in hand else "equipment") for card in cards]
        return made_of(kind, parts, way.name)
