"""The shapes of data/tam_quoc_sat: kinds, cards, generals, skills, roles and set-up options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from game.core.game import BadStart, Choice
from game.rules.tam_quoc_sat.card import copies, printed
from game.rules.tam_quoc_sat.names import SLOTS

LEAST_DECK = 42
"""Four cards for each of ten seats, and two to draw."""
Hp = Annotated[int, msgspec.Meta(ge=1, le=20)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,40}$")]
"""An id, which is also a part of keys of words and of names of pictures."""
Category = Literal["basic", "trick_instant", "trick_delayed", "weapon", "armor", "offensive_horse", "defensive_horse"]
Targets = Literal["self", "one_other", "one", "one_or_two", "others", "all", "answer"]
Nature = Literal["normal", "fire", "thunder"]
Tag = Literal["lord", "locked", "limited", "awakening"]
Role = Literal["lord", "loyalist", "rebel", "renegade"]
Kingdom = Literal["wei", "shu", "wu", "qun", "god"]


class KindData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card; ``family`` is the kind it also counts as, ``effect`` names the rule that settles it."""

    category: Category
    effect: str = ""
    family: str = ""
    targets: Targets = "self"
    limit: Literal["none", "attack_range", "distance_1"] = "none"
    range: Annotated[int, msgspec.Meta(ge=0)] = 0
    damage: Annotated[int, msgspec.Meta(ge=0)] = 0
    nature: Nature = "normal"
    draws: Annotated[int, msgspec.Meta(ge=0)] = 0

    def __post_init__(self) -> None:
        from game.rules.tam_quoc_sat.shelf import EFFECTS

        equipment = self.category in SLOTS
        if not self.effect and not equipment:
            raise ValueError("`effect` is missing; only equipment may do without")
        if self.effect and self.effect not in EFFECTS:
            raise ValueError(f"there is no effect {self.effect!r}; there is {', '.join(EFFECTS)}")
        if self.category == "weapon" and not self.range:
            raise ValueError("a weapon needs a `range` of at least 1")


class KindsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """kinds.yaml: every kind by id."""

    kinds: dict[Name, KindData]


class CardsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards.yaml: the sets of physical cards, and which sets make up a deck."""

    sets: dict[Name, tuple[str, ...]]
    decks: dict[Name, tuple[str, ...]] = {}

    def __post_init__(self) -> None:
        for name, cards in self.sets.items():
            for card in cards:
                try:
                    printed(card)
                except ValueError as wrong:
                    raise ValueError(f"set {name}: {wrong}") from None


class GeneralData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One general; a ``lord`` is offered to the Lord, a god chooses a kingdom (TQ-6)."""

    pack: str
    kingdom: Kingdom
    gender: Literal["male", "female"]
    max_hp: Hp
    skills: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    lord: bool = False
    gained: tuple[str, ...] = ()
    """Skills that only another skill of the card gives; they are not printed on it."""

    def __post_init__(self) -> None:
        from game.rules.tam_quoc_sat.shelf import SKILLS

        for skill in (*self.skills, *self.gained):
            if skill not in SKILLS:
                raise ValueError(f"there is no skill {skill!r}; a general has only skills of the shipped rules")
            if (*self.skills, *self.gained).count(skill) > 1:
                raise ValueError(f"the skill {skill!r} is there twice")


class GeneralsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """generals.yaml: every general by id."""

    generals: dict[Name, GeneralData]


class SkillData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about a skill beside its rule: its tags (TQ-30) and the option words that it offers."""

    tags: tuple[Tag, ...] = ()
    choices: tuple[str, ...] = ()


class SkillsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """skills.yaml: every skill by id."""

    skills: dict[str, SkillData]

    def __post_init__(self) -> None:
        from game.rules.tam_quoc_sat.shelf import SKILLS

        for skill in self.skills:
            if skill not in SKILLS:
                raise ValueError(f"there is no rule for the skill {skill!r}")
        if missing := [skill for skill in SKILLS if skill not in self.skills]:
            raise ValueError(f"the skill {missing[0]!r} of the rules is missing")


class RolesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """roles.yaml: how many of each role, by number of seats (TQ-2)."""

    roles: dict[Annotated[int, msgspec.Meta(ge=5, le=10)], dict[Role, Annotated[int, msgspec.Meta(ge=0)]]]

    def __post_init__(self) -> None:
        for seats, table in self.roles.items():
            if sum(table.values()) != seats:
                raise ValueError(f"the roles for {seats} seats fill {sum(table.values())}")
            if table.get("lord") != 1:
                raise ValueError(f"{seats} seats need exactly one lord, not {table.get('lord', 0)}")
            if table.get("rebel", 0) < 1:
                raise ValueError(f"{seats} seats need at least one rebel")
        if missing := [seats for seats in range(5, 11) if seats not in self.roles]:
            raise ValueError(f"the roles for {missing[0]} seats are missing")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set (TQ-40, TQ-41, TQ-51)."""

    deck: Choice
    packs: Choice
    choices: Choice
    ask: Choice
    open_roles: Choice
    luck_card: Choice


class OptionsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """options.yaml."""

    options: Options


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a match may be made of, ours and what packs add. Raises BadStart where the parts do not fit."""

    kinds: dict[str, KindData]
    sets: dict[str, tuple[str, ...]]
    decks: dict[str, tuple[str, ...]]
    generals: dict[str, GeneralData]
    skills: dict[str, SkillData]
    roles: dict[int, dict[Role, int]]
    options: Options

    def __post_init__(self) -> None:
        for name, cards in self.sets.items():
            for card in cards:
                if printed(card).kind not in self.kinds:
                    raise BadStart(f"tam_quoc_sat/cards.yaml: set {name}: there is no kind {printed(card).kind!r}")
        for kind, data in self.kinds.items():
            if data.family and data.family not in self.kinds:
                raise BadStart(f"tam_quoc_sat/kinds.yaml: {kind}: there is no family {data.family!r}")
        for deck, sets in self.decks.items():
            for name in sets:
                if name not in self.sets:
                    raise BadStart(f"tam_quoc_sat/cards.yaml: deck {deck}: there is no set {name!r}")

    def deck(self, name: str) -> list[str]:
        """The ids of a deck's cards, in data order (TQ-40)."""
        return copies(card for part in self.decks[name] for card in self.sets[part])

    def pool(self, packs: Iterable[str]) -> list[str]:
        """The generals of these packs, in data order (TQ-41)."""
        return [name for name, general in self.generals.items() if general.pack in packs]


def joined(
    kinds: Iterable[KindsData],
    cards: Iterable[CardsData],
    generals: Iterable[GeneralsData],
    skills: SkillsData,
    roles: RolesData,
    options: OptionsData,
) -> Content:
    """The content of all folders, ours first: kinds and generals are added, sets and decks grow (TQ-42). BadStart."""
    sets: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    for data in cards:
        for name, more in data.sets.items():
            sets[name] = sets.get(name, ()) + more
        for name, parts in data.decks.items():
            decks[name] = tuple(dict.fromkeys(decks.get(name, ()) + parts))
    if missing := [deck for deck in options.options.deck.words if deck not in decks]:
        raise BadStart(f"tam_quoc_sat/options.yaml: option deck: there is no deck {missing[0]!r}")
    for deck in options.options.deck.words:
        if (count := sum(len(sets.get(name, ())) for name in decks[deck])) < LEAST_DECK:
            raise BadStart(f"tam_quoc_sat/cards.yaml: deck {deck}: {count} cards are fewer than {LEAST_DECK}")
    return Content(
        {name: kind for part in kinds for name, kind in part.kinds.items()},
        sets,
        decks,
        {name: general for some in generals for name, general in some.generals.items()},
        skills.skills,
        roles.roles,
        options.options,
    )
