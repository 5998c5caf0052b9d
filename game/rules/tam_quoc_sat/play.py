"""A match being played: the table, what its cards are, and who cares about which moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.core.question import Option, Seat
from game.core.table import Table
from game.rules.tam_quoc_sat.card import Card, made_of, printed
from game.rules.tam_quoc_sat.content import Content
from game.rules.tam_quoc_sat.events import Happened
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.kinds import Effect, Kind
from game.rules.tam_quoc_sat.moments import Death, Moment
from game.rules.tam_quoc_sat.names import (
    CENTRE,
    DISCARD,
    DRAW,
    EQUIPMENT,
    FIELDS,
    HAND,
    JUDGEMENT,
    STARS,
)
from game.rules.tam_quoc_sat.skill import Active, Changer, Skill, Trigger, Way

State = Callable[..., Any]
States = list[tuple[Seat, State]] | tuple[()]


class Box:
    """The content, with everything about cards worked out once for all matches."""

    def __init__(self, content: Content, effects: dict[str, Effect], skills: dict[str, Skill]) -> None:
        self.content, self.rules = content, skills
        self.kinds = {name: Kind(name, data, effects) for name, data in content.kinds.items()}
        self.tags: dict[str, tuple[str, ...]] = {name: skill.tags for name, skill in content.skills.items()}
        self.decks = {deck: content.deck(deck) for deck in content.decks}
        every = dict.fromkeys(card for cards in self.decks.values() for card in cards)
        self.cards: dict[str, Card] = {card: printed(card) for card in every}
        self.options: dict[str, Option] = {card: Option(card, cards=(card,)) for card in every}
        self.kind_of: dict[str, Kind] = {card: self.kinds[data.kind] for card, data in self.cards.items()}
        self._bundles: dict[tuple[tuple[str, ...], bool], tuple[Skill, ...]] = {}

    def bundle(self, skills: tuple[str, ...], *, is_lord: bool) -> tuple[Skill, ...]:
        """Those of these skills that work: lord skills only for the Lord (TQ-30)."""
        key = skills, is_lord
        found = self._bundles.get(key)
        if found is None:
            working = [skill for skill in skills if is_lord or "lord" not in self.tags[skill]]
            found = self._bundles[key] = tuple([self.rules[skill] for skill in working])
        return found


class Cares:
    """Who cares about what, as the skills and equipment of the living stand now."""

    __slots__ = ("actives", "bans", "changers", "forbids", "moments", "reach", "sees_as", "states", "ways")

    def __init__(self) -> None:
        self.moments: dict[type[Moment], list[tuple[Seat, Trigger]]] = {}
        self.states: dict[str, list[tuple[Seat, State]]] = {}
        self.ways: dict[Seat, list[Way]] = {}
        self.actives: list[tuple[Seat, Active]] = []
        self.changers: list[tuple[Seat, Changer]] = []
        self.forbids: States = ()
        self.bans: States = ()
        self.reach: States = ()
        self.sees_as: States = ()
        """What is asked most often of ``states``, at hand."""

    def ready(self) -> None:
        """All are added."""
        states = self.states
        if states:
            self.forbids, self.bans = states.get("forbids", ()), states.get("bans", ())
            self.reach, self.sees_as = states.get("reach", ()), states.get("sees_as", ())

    def mourn(self, seat: Seat, skill: Skill) -> None:
        """A skill of a dead seat: only what acts at deaths."""
        for trigger in skill.triggers:
            if trigger.moment is Death:
                self.moments.setdefault(Death, []).append((seat, trigger))

    def add(self, seat: Seat, skill: Skill) -> None:
        """A skill or an equipped card of a living seat."""
        moments = self.moments
        for trigger in skill.triggers:
            if trigger.moment in moments:
                moments[trigger.moment].append((seat, trigger))
            else:
                moments[trigger.moment] = [(seat, trigger)]
        for query, answer in skill.states.items():
            self.states.setdefault(query, []).append((seat, answer))
        if skill.ways:
            self.ways.setdefault(seat, []).extend(skill.ways)
        for active in skill.actives:
            self.actives.append((seat, active))
        if skill.changes:
            self.changers.append((seat, skill.changes))


class Play:
    """The one thing that procedures hand on. Rebuilt from the table whenever a match is loaded."""

    def __init__(self, table: Table[Facts], box: Box) -> None:
        self.table, self.box = table, box
        self.facts: Facts = table.facts
        zones, seats = table.zones, range(table.seats)
        self.hands = [zones[HAND[seat]].cards for seat in seats]
        self.equipment = [zones[EQUIPMENT[seat]].cards for seat in seats]
        self.judgement = [zones[JUDGEMENT[seat]].cards for seat in seats]
        self.draw, self.discard, self.centre = zones[DRAW].cards, zones[DISCARD].cards, zones[CENTRE].cards
        self.kinds, self.cards, self.kind_of = box.kinds, box.cards, box.kind_of
        self.gone: tuple[str, ...] = ()
        """Equipped cards and fields that count as spent already."""
        self.distances: dict[int, int] = {}
        self.ranges: dict[Seat, int] = {}
        self._gather()

    def do(self, event: Happened) -> None:
        """Makes an event happen."""
        self.table.do(event)
        if event.stirs:
            self.stir()
        elif event.shifts:
            self.distances.clear()

    def stir(self) -> None:
        """Forgets what was worked out: skills, equipment, HP or the living have changed."""
        self.distances.clear()
        self.ranges.clear()
        self._gather()

    def states(self, query: str) -> States:
        """Who answers a query of the rules."""
        return self.cared.states.get(query, ())

    def _gather(self) -> None:
        """Finds out anew who cares about what (``cared``), and about each moment (``cares``)."""
        cares, facts, kinds, gone = Cares(), self.facts, self.kind_of, self.gone
        for seat, alive in enumerate(facts.alive):
            skills = self._working(seat)
            if not alive:
                for skill in skills:
                    cares.mourn(seat, skill)
                continue
            for skill in skills:
                cares.add(seat, skill)
            for card in self.equipment[seat]:
                worn = kinds[card].effect.skill
                if worn and card not in gone:
                    cares.add(seat, worn)
        for effect in facts.lasting:
            rule = self.box.rules.get(effect.word)
            if rule and rule.lasting and facts.alive[effect.on]:
                cares.add(effect.on, rule.lasting)
        cares.ready()
        self.cared = cares
        self.cares = cares.moments

    def _working(self, seat: Seat) -> tuple[Skill, ...]:
        """The skills that work for a seat now: lord skills only for the Lord and whom a skill lends them (TQ-30)."""
        facts = self.facts
        skills = self.box.bundle(facts.skills[seat], is_lord=facts.roles[seat] == "lord")
        for skill in skills:
            if skill.lends:
                return (*skills, *[self.box.rules[name] for name in skill.lends(self, seat)])
        return skills

    def skills(self, seat: Seat) -> list[str]:
        """The ids of the skills that work for a seat now."""
        return [skill.id for skill in self._working(seat)]

    def has(self, seat: Seat, trigger: Trigger) -> bool:
        """Whether a trigger still belongs to a living seat."""
        for owner, other in self.cares.get(trigger.moment, ()):
            if owner == seat and other is trigger:
                return self.facts.alive[seat]
        return False

    def knows(self, seat: Seat, skill: str) -> bool:
        """Whether a skill works for a seat."""
        return skill in self.skills(seat)

    @contextmanager
    def without(self, cards: tuple[str, ...]) -> Iterator[None]:
        """Reckons as if these cards of the table were already spent (card_rules 4.1)."""
        if not any(card in area for card in cards for area in (*self.equipment, *self._fields())):
            yield
            return
        kept = self.gone, self.cared, self.cares, self.distances, self.ranges
        self.gone, self.distances, self.ranges = self.gone + cards, {}, {}
        self._gather()
        try:
            yield
        finally:
            self.gone, self.cared, self.cares, self.distances, self.ranges = kept

    def _fields(self) -> Iterator[list[str]]:
        for seat in range(self.table.seats):
            if zone := self.table.zones.get(FIELDS[seat]):
                yield zone.cards

    def pile(self, names: tuple[str, ...], seat: Seat) -> list[str]:
        """The cards that lie on a general, such as wounds or stars; none where the packs in play have no such."""
        zone = self.table.zones.get(names[seat])
        return zone.cards if zone else []

    def seen(self, seat: Seat, card: str, place: str = "hand") -> Card:
        """A card as it counts for its owner, in ``hand``, ``equipment`` or as ``judgement``."""
        found = self.cards[card]
        if filters := self.cared.sees_as:
            for owner, answer in filters:
                if owner == seat:
                    found = answer(self, seat, found, place)
        return found

    def own(self, seat: Seat) -> list[str]:
        """A seat's cards: hand and equipment."""
        return self.hands[seat] + self.equipment[seat]

    def slot(self, seat: Seat, category: str) -> str | None:
        """The equipped card of a category, if any."""
        for card in self.equipment[seat]:
            if self.kind_of[card].category == category and card not in self.gone:
                return card
        return None

    def lying(self, card: str) -> Card:
        """A card of a judgement area as what it was used."""
        kind = self.facts.placed.get(card)
        return made_of(kind, (self.cards[card],), "placed") if kind else self.cards[card]

    def stars(self, seat: Seat) -> list[str]:
        """The stars of a seat."""
        return self.pile(STARS, seat)
