"""A kind of card as rules use it: its data, and the effect that settles it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.question import Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.names import SLOTS
from game.rules.tam_quoc_sat.skill import Skill

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.content import KindData
    from game.rules.tam_quoc_sat.deeds import Use
    from game.rules.tam_quoc_sat.play import Play


class Effect:
    """How a kind of card works. One subclass a file in ``cards``; equipment only has a ``skill``."""

    skill: Skill | None = None
    in_play = True
    """Whether it may be used in the play phase of its own accord."""
    recast = False
    """Whether it may be discarded for a new card instead of being used."""
    asks = False
    """Whether its targets are asked for something: then all see what is being settled."""
    names = False
    """Whether seats are named beside the targets (``more``)."""

    def why_not(self, play: Play, user: Seat, card: Card) -> Reason | None:
        """Why it cannot be used now, whatever the target."""
        return None

    def spares(self, play: Play, user: Seat, card: Card, target: Seat) -> Reason | None:
        """Why this target cannot be chosen, distance and skills apart."""
        return None

    def more(self, play: Play, user: Seat, card: Card, targets: tuple[Seat, ...]) -> Decision | None:
        """What is named beside the targets."""
        return None

    def affects(self, play: Play, use: Use, target: Seat) -> bool:
        """Whether it does anything to a target at all; if not, nobody may answer."""
        return True

    async def begin(self, play: Play, use: Use) -> None:
        """Before the first target."""

    async def settle(self, play: Play, use: Use, target: Seat) -> None:
        """The effect on one target."""
        raise NotImplementedError

    async def finish(self, play: Play, use: Use) -> None:
        """After the last target."""

    async def judged(self, play: Play, holder: Seat, card: Card) -> None:
        """A delayed trick takes effect in its holder's judge phase."""
        raise NotImplementedError

    async def nullified(self, play: Play, holder: Seat, card: Card) -> None:
        """A delayed trick was nullified in its holder's judge phase."""


class Armament(Effect):
    """An equipped card that does what its ``skill`` says."""

    skill: Skill

    def __init__(self) -> None:
        self.skill = Skill(equipment=True)


class Plain(Effect):
    """A card without an effect of its own: a horse, a weapon with nothing but its range."""


class Kind:
    """One kind of card."""

    __slots__ = (
        "aside",
        "at_hand",
        "category",
        "damage",
        "delayed",
        "draws",
        "effect",
        "equipment",
        "family",
        "id",
        "limit",
        "nature",
        "picky",
        "range",
        "targets",
        "trick",
        "type",
    )

    def __init__(self, kind: str, data: KindData, effects: dict[str, Effect]) -> None:
        self.id, self.category, self.family = kind, data.category, data.family or kind
        self.effect = effects[data.effect] if data.effect else Plain()
        self.equipment = data.category in SLOTS
        self.delayed = data.category == "trick_delayed"
        self.trick = data.category == "trick_instant"
        self.type = "equipment" if self.equipment else "basic" if data.category == "basic" else "trick"
        self.aside = data.targets in ("one_other", "others")
        """Whether its user cannot be a target."""
        self.at_hand = self.equipment or (data.targets in ("others", "all"))
        """Whether there is always a target, unless a skill protects."""
        self.picky = type(self.effect).spares is not Effect.spares
        """Whether the effect has its own reasons to spare a target."""
        self.targets, self.limit, self.range = data.targets, data.limit, data.range
        self.damage, self.nature, self.draws = data.damage, data.nature, data.draws


Then = Callable[[Path], Decision | None]
