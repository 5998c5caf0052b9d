"""What a seat may answer a demand with, step by step: a card or a way to make one, and at whom it is aimed."""

from __future__ import annotations

from functools import partial

import msgspec

from game.core.question import DONE, PASS, Cause, Decision, Option, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import CHOSEN, NO_TARGET, NOT_NOW, targets_of, why_not_target
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.making import Making
from game.rules.tam_quoc_sat.measure import most_targets
from game.rules.tam_quoc_sat.names import SEAT, seats_of
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.raising import PASSED
from game.rules.tam_quoc_sat.skill import Way

RECAST = Option("recast")


class Declared(msgspec.Struct, gc=False):
    """A card as it is declared: what it is, how it is made, at whom it is aimed."""

    card: Card
    way: Way | None = None
    targets: tuple[Seat, ...] = ()
    named: tuple[Seat, ...] = ()
    recast: bool = False


class Menu:
    """The options of one question, worked out as far as they are asked for."""

    def __init__(self, play: Play, seat: Seat, need: Need) -> None:
        self.play, self.seat, self.need = play, seat, need
        self.making = Making(play, seat, need)
        self.ways = self.making.ways
        self._aims: dict[Card, Decision | None] = {}
        self._thens: dict[str, Decision | None] = {}

    @property
    def options(self) -> list[Option]:
        """Every card and way that answers, without the option of declining."""
        play, families, hand = self.play, self.need.families, self.play.hands[self.seat]
        options, refuses, face = play.box.options, self.making.refuses, play.cards.__getitem__
        if play.cared.sees_as:
            face = partial(play.seen, self.seat)
        elif families:
            hand = [card for card in hand if play.kind_of[card].family in families]
        found = [options[card] for card in hand if refuses(face(card)) is None]
        if self.ways:
            found += [Option(name) for name, way in self.ways.items() if self.making.can_make(way)]
        return found

    async def ask(self) -> Declared | None:
        """What the seat answers, None if it declines."""
        options, need = (*self.options, PASSED), self.need
        path = await Decision(self.seat, need.ask, options, cause=need.cause, then=self.then, why_not=self.why_not)
        return None if path[0] == PASS else self.read(path)

    # --- the steps after the first
    def then(self, path: Path) -> Decision | None:
        """The step after the first key."""
        key = path[0]
        if key not in self._thens:
            self._thens[key] = self._after(key)
        return self._thens[key]

    def _after(self, key: str) -> Decision | None:
        if key == PASS:
            return None
        way = self.ways.get(key)
        if way is None:
            return self._aim(self.play.seen(self.seat, key))
        kinds = self.making.makes(way)
        if len(kinds) == 1:
            return self._make(way, kinds)
        cause = Cause(way.name, self.seat)
        return Decision(self.seat, "name", tuple(map(Option, kinds)), cause=cause, then=partial(self._make, way))

    def _make(self, way: Way, path: Path) -> Decision | None:
        kind, made = path[0], self.making.made
        step = self.making.materials(way, kind)
        if not step:
            return self._aim(made(way, kind, ()))
        if way.pair:
            return msgspec.structs.replace(step, then=partial(self._pair, way, kind))
        if way.amount:
            return msgspec.structs.replace(step, then=partial(self._grow, way, kind, ()))
        return msgspec.structs.replace(step, then=lambda cards: self._aim(made(way, kind, cards)))

    def _grow(self, way: Way, kind: str, begun: Path, picked: Path) -> Decision | None:
        """The next of several cards, then at whom."""
        cards = begun + picked
        step = self.making.part(way, kind, cards)
        if step is None:
            return self._aim(self.making.made(way, kind, cards))
        return msgspec.structs.replace(step, then=partial(self._grow, way, kind, cards))

    def _pair(self, way: Way, kind: str, first: Path) -> Decision | None:
        """The second card of a pair, then at whom."""
        step, made = self.making.partner(way, kind, first[0]), self.making.made
        return msgspec.structs.replace(step, then=lambda second: self._aim(made(way, kind, first + second)))

    # --- at whom
    def _aim(self, card: Card) -> Decision | None:
        if card not in self._aims:
            if self.making.is_in_hand(card):
                self._aims[card] = self._aimed(card)
            else:
                with self.play.without(card.ids):
                    self._aims[card] = self._aimed(card)
        return self._aims[card]

    def _aimed(self, card: Card) -> Decision | None:
        """Whom to aim a card at: of the free play phase anybody, of an ordered Slash only extra targets."""
        play, seat, kind = self.play, self.seat, self.play.kinds[card.kind]
        if not self.need.free:
            return self._extra(card) if self.need.targets else None
        if kind.targets not in CHOSEN:
            return None
        seats = targets_of(play, seat, card)
        if kind.effect.recast:
            recast = (RECAST,) if not card.via or (card.via in self.ways and self.ways[card.via].recast) else ()
            aim = self._whom(card, seats)
            return msgspec.structs.replace(aim, options=aim.options + recast, then=partial(self._second, card, seats))
        most = most_targets(play, seat, card) if kind.family == "slash" else 1
        more = partial(self._more, card) if kind.effect.names else None
        return msgspec.structs.replace(self._whom(card, seats, 1, most), then=more)

    def _whom(self, card: Card, seats: list[Seat], least: int = 1, most: int = 1) -> Decision:
        """Choose among these seats."""
        cause = Cause(card.kind, self.seat, card.face)
        options, why_not = tuple([SEAT[other] for other in seats]), partial(self._why_not_seat, card)
        return Decision(self.seat, "target", options, least, most, cause, why_not=why_not)

    def _second(self, card: Card, seats: list[Seat], path: Path) -> Decision | None:
        """A second target, if wanted."""
        if path[0] == RECAST.key or len(seats) < 2:
            return None
        return self._whom(card, [other for other in seats if str(other) != path[0]], 0)

    def _more(self, card: Card, path: Path) -> Decision | None:
        targets = tuple([int(key) for key in path if key != DONE])
        return self.play.kinds[card.kind].effect.more(self.play, self.seat, card, targets)

    def _extra(self, card: Card) -> Decision | None:
        """The extra targets that an ordered Slash may have."""
        play, seat, named = self.play, self.seat, self.need.targets
        most = most_targets(play, seat, card) - len(named)
        others = [other for other in targets_of(play, seat, card) if other not in named] if most > 0 else []
        return self._whom(card, others, 0, most) if others else None

    # --- reading an answer
    def read(self, path: Path) -> Declared:
        """What a whole answer declares."""
        way, rest = self.ways.get(path[0]), path[1:]
        if way is None:
            card = self.play.seen(self.seat, path[0])
        else:
            card, rest = self._read_way(way, rest)
        if self.need.free and rest[:1] == (RECAST.key,):
            return Declared(card, way, recast=True)
        seats = seats_of(tuple([key for key in rest if key != DONE]))
        named: tuple[Seat, ...] = ()
        if self.play.kinds[card.kind].effect.names:
            seats, named = seats[:1], seats[1:]
        return Declared(card, way, seats, named)

    def _read_way(self, way: Way, rest: Path) -> tuple[Card, Path]:
        kinds = self.making.makes(way)
        kind = kinds[0]
        if len(kinds) > 1:
            kind, rest = rest[0], rest[1:]
        step = self.making.materials(way, kind)
        count = way.count if way.pair else step.least if step else 0
        if way.amount:
            count = way.amount(self.play, self.seat)
        return self.making.made(way, kind, rest[:count]), rest[count:]

    # --- why not
    def why_not(self, key: str) -> Reason | None:
        """Why a card, seat or skill cannot be chosen first; ``CARD SEAT``: why not this card at that seat."""
        key, _, target = key.partition(" ")
        if key in self.play.cards:
            return self._why_not_card(key, target)
        if key.isdecimal():
            return Reason("why-card-first")
        way = self.ways.get(key)
        if way:
            return None if self.making.can_make(way) else Reason("why-no-material")
        return NOT_NOW

    def _why_not_card(self, key: str, target: str) -> Reason | None:
        if key not in self.play.hands[self.seat]:
            return NOT_NOW
        card = self.play.seen(self.seat, key)
        reason = self.making.refuses(card)
        return self._why_not_seat(card, target) or reason if reason is NO_TARGET and target else reason

    def _why_not_seat(self, card: Card, key: str) -> Reason | None:
        if not key.isdecimal():
            return NOT_NOW
        with self.play.without(card.ids):
            return why_not_target(self.play, self.seat, card, int(key))
