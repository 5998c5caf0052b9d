"""What a seat may answer a demand with, or do in its play phase: cards, ways to make cards, active skills."""

from __future__ import annotations

from functools import partial

import msgspec

from game.core.question import DONE, PASS, Cause, Decision, Option, Path, Reason, Seat
from game.rules.tam_quoc_sat.aim import CHOSEN, NO_TARGET, NOT_NOW, targets_of, why_not_target, why_not_use
from game.rules.tam_quoc_sat.card import Card, made_of
from game.rules.tam_quoc_sat.kinds import Kind
from game.rules.tam_quoc_sat.measure import banned, most_targets
from game.rules.tam_quoc_sat.names import SEAT, seats_of
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Active, Way

END = Option("end")
RECAST = Option("recast")
UNFIT = Reason("why-not-fitting")


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
        ways = play.cared.ways.get(seat)
        self.ways: dict[str, Way] = {}
        for way in ways or ():
            if self._kinds(way):
                self.ways[way.name if way.name not in self.ways else f"{way.name}/{way.kinds[0]}"] = way
        self._far = any(owner == seat for owner, _ in play.cared.reach)
        """Whether reach depends on the very card."""
        self._fine: dict[tuple[str, str], Reason | None] = {}
        self._aims: dict[Card, Decision | None] = {}
        self._thens: dict[str, Decision | None] = {}

    @property
    def options(self) -> list[Option]:
        """Every card and way that answers, without the option of declining."""
        play, seat, options = self.play, self.seat, self.play.box.options
        families, refuses, cards = self.need.families, self.refuses, play.cards
        if play.cared.sees_as:
            found = [options[card] for card in play.hands[seat] if refuses(play.seen(seat, card)) is None]
        elif families:
            kinds = play.kind_of
            found = [
                options[card]
                for card in play.hands[seat]
                if kinds[card].family in families and refuses(cards[card]) is None
            ]
        else:
            found = [options[card] for card in play.hands[seat] if refuses(cards[card]) is None]
        if self.ways:
            found += [Option(name) for name, way in self.ways.items() if self._can_make(way)]
        return found

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
        if self._far or len(card.ids) != 1:
            return why_not_use(play, self.seat, card)
        key = (card.kind, card.colour)
        if key not in self._fine:
            self._fine[key] = why_not_use(play, self.seat, card)
        return self._fine[key]

    def _suits(self, kind: Kind) -> bool:
        """Whether this kind of card is what is asked for, as far as the kind alone says."""
        need = self.need
        if need.families:
            return kind.family in need.families
        return kind.effect.in_play and not (
            kind.effect.why_not(self.play, self.seat, Card(kind.id)) or banned(self.play, self.seat, kind)
        )

    def _kinds(self, way: Way) -> tuple[str, ...]:
        """What a way can make that is asked for now."""
        play, need = self.play, self.need
        if way.name in need.tried or (way.when and not way.when(play, self.seat, need)):
            return ()
        names = way.names(play, self.seat, need) if way.names else way.kinds
        return tuple([name for name in names if name in play.kinds and self._suits(play.kinds[name])])

    def _can_make(self, way: Way) -> bool:
        return any(self._materials(way, kind) is not None for kind in self._kinds(way))

    def _usable(self, card: Card) -> Reason | None:
        if self._in_hand(card):
            return self.refuses(card)
        with self.play.without(card.ids):
            return self.refuses(card)

    def _in_hand(self, card: Card) -> bool:
        """Whether spending it takes nothing from the table."""
        hand = self.play.hands[self.seat]
        return all(part in hand for part in card.ids)

    def material(self, way: Way, kind: str) -> list[str]:
        """The cards that a way can make a card of this kind from."""
        play, seat, found = self.play, self.seat, []
        for source in way.sources:
            cards = play.hands[seat] if source == "hand" else play.equipment[seat]
            for card in cards:
                if card in self.need.barred:
                    continue
                seen = play.seen(seat, card, source)
                if way.fits and not way.fits(play, seat, seen):
                    continue
                if way.count == 1 and self._usable(made_of(kind, (seen,), way.name)) is not None:
                    continue
                found.append(card)
        return found

    def _materials(self, way: Way, kind: str) -> Decision | tuple[()] | None:
        """The step that chooses the material; () if none is needed; None if there is not enough."""
        if way.step:
            if way.get and self._usable(Card(kind, via=way.name)) is not None:
                return None
            return way.step(self.play, self.seat, self.need, kind)
        if way.get and not way.count:
            return () if self._usable(Card(kind, via=way.name)) is None else None
        cards = self.material(way, kind)
        if len(cards) < way.count:
            return None
        if way.count > 1:
            parts = [self.play.seen(self.seat, card) for card in cards[: way.count]]
            if self._usable(made_of(kind, parts, way.name)) is not None:
                return None
        options = tuple([self.play.box.options[card] for card in cards])
        return Decision(self.seat, "material", options, way.count, way.count, Cause(way.name, self.seat))

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
        kinds = tuple([kind for kind in self._kinds(way) if self._materials(way, kind) is not None])
        if len(kinds) == 1:
            return self._make(way, kinds)
        cause = Cause(way.name, self.seat)
        return Decision(self.seat, "name", tuple(map(Option, kinds)), cause=cause, then=partial(self._make, way))

    def _make(self, way: Way, path: Path) -> Decision | None:
        kind = path[0]
        step = self._materials(way, kind)
        if not step:
            return self._aim(self._made(way, kind, ()))
        return msgspec.structs.replace(step, then=lambda cards: self._aim(self._made(way, kind, cards)))

    def _made(self, way: Way, kind: str, cards: Path) -> Card:
        if way.make:
            return way.make(self.play, self.seat, kind, cards)
        play, seat = self.play, self.seat
        if not cards:
            return Card(kind, via=way.name)
        hand = play.hands[seat]
        return made_of(
            kind, [play.seen(seat, card, "hand" if card in hand else "equipment") for card in cards], way.name
        )

    def _aim(self, card: Card) -> Decision | None:
        if card not in self._aims:
            if self._in_hand(card):
                self._aims[card] = self._aimed(card)
            else:
                with self.play.without(card.ids):
                    self._aims[card] = self._aimed(card)
        return self._aims[card]

    def _aimed(self, card: Card) -> Decision | None:
        """Whom to aim a card at: of the free play phase anybody, of an ordered Slash only extra targets."""
        play, seat, kind = self.play, self.seat, self.play.kinds[card.kind]
        cause = Cause(card.kind, seat, card.ids[0] if card.ids else "")
        if not self.need.free:
            return self._extra(card, cause) if self.need.targets else None
        if kind.targets not in CHOSEN:
            return None
        seats = targets_of(play, seat, card)
        options = tuple([SEAT[other] for other in seats])
        why_not = partial(self._why_not_seat, card)
        if kind.effect.recast:
            recast = (RECAST,) if self._may_recast(card) else ()
            return Decision(
                seat,
                "target",
                (*options, *recast),
                cause=cause,
                why_not=why_not,
                then=partial(self._second, card, seats),
            )
        most = most_targets(play, seat, card) if kind.family == "slash" else 1
        more = partial(self._more, card) if kind.effect.names else None
        return Decision(seat, "target", options, 1, most, cause, more, why_not)

    def _may_recast(self, card: Card) -> bool:
        return not card.via or (card.via in self.ways and self.ways[card.via].recast)

    def _second(self, card: Card, seats: list[Seat], path: Path) -> Decision | None:
        """A second target, if wanted."""
        if path[0] == RECAST.key or len(seats) < 2:
            return None
        others = tuple([SEAT[other] for other in seats if str(other) != path[0]])
        cause = Cause(card.kind, self.seat, card.ids[0] if card.ids else "")
        return Decision(self.seat, "target", others, 0, 1, cause, why_not=partial(self._why_not_seat, card))

    def _more(self, card: Card, path: Path) -> Decision | None:
        targets = tuple([int(key) for key in path if key != DONE])
        return self.play.kinds[card.kind].effect.more(self.play, self.seat, card, targets)

    def _extra(self, card: Card, cause: Cause) -> Decision | None:
        """The extra targets that an ordered Slash may have."""
        play, seat, named = self.play, self.seat, self.need.targets
        most = most_targets(play, seat, card) - len(named)
        others = [other for other in targets_of(play, seat, card) if other not in named] if most > 0 else []
        if not others:
            return None
        return Decision(seat, "target", tuple([SEAT[other] for other in others]), 0, most, cause)

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
        kinds = tuple([kind for kind in self._kinds(way) if self._materials(way, kind) is not None])
        kind = kinds[0]
        if len(kinds) > 1:
            kind, rest = rest[0], rest[1:]
        step = self._materials(way, kind)
        count = step.least if step else 0
        return self._made(way, kind, rest[:count]), rest[count:]

    # --- why not
    def why_not(self, key: str) -> Reason | None:
        """Why a card, seat or skill cannot be chosen first; ``CARD SEAT``: why not this card at that seat."""
        key, _, target = key.partition(" ")
        if key in self.play.cards:
            if key not in self.play.hands[self.seat]:
                return NOT_NOW
            card = self.play.seen(self.seat, key)
            reason = self.refuses(card)
            return self._why_not_seat(card, target) or reason if reason is NO_TARGET and target else reason
        if key.isdecimal():
            return Reason("why-card-first")
        way = self.ways.get(key)
        if way:
            return None if self._can_make(way) else Reason("why-no-material")
        return NOT_NOW

    def _why_not_seat(self, card: Card, key: str) -> Reason | None:
        if not key.isdecimal():
            return NOT_NOW
        with self.play.without(card.ids):
            return why_not_target(self.play, self.seat, card, int(key))


class PlayMenu(Menu):
    """The free play phase: cards, ways, active skills, the end."""

    def __init__(self, play: Play, seat: Seat, need: Need) -> None:
        super().__init__(play, seat, need)
        self.actives: dict[str, tuple[Seat, Active]] = {}
        for owner, active in play.cared.actives:
            if (owner != seat) == active.others:
                name = active.name if active.name not in self.actives else f"{active.name}/{owner}"
                self.actives[name] = (owner, active)

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Everything that may be done now, and the end of the phase."""
        found = self.options
        if self.actives:
            found += [Option(name) for name in self.actives if self._why_not_act(name) is None]
        found.append(END)
        return tuple(found)

    def then(self, path: Path) -> Decision | None:
        if path[0] == END.key:
            return None
        if path[0] in self.actives:
            owner, active = self.actives[path[0]]
            return active.pick(self.play, owner, self.seat) if active.pick else None
        return super().then(path)

    def _why_not_act(self, name: str) -> Reason | None:
        owner, active = self.actives[name]
        facts, word = self.play.facts, active.name if not active.others else f"{active.name}/{owner}"
        if active.limit in ("phase", "turn", "match") and facts.count(active.limit, word, self.seat):  # type: ignore[arg-type]
            return Reason("why-already-used", {"skill": active.name})
        if active.why and (reason := active.why(self.play, owner, self.seat)):
            return reason
        if active.pick:
            step = active.pick(self.play, owner, self.seat)
            if step is None or len(step.options) < step.least:
                return Reason("why-no-target")
        return None

    def why_not(self, key: str) -> Reason | None:
        if key in self.actives:
            return self._why_not_act(key)
        return super().why_not(key)
