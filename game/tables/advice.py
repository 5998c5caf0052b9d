"""What a table may want to know about its options before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.game import Value


@dataclass(frozen=True)
class Remedy:
    """Other options, with one press: the word of the button and what it fills in, and what it changes."""

    name: str
    word: str
    changes: Mapping[str, Value]
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """A sentence about the options as they are, and what may be done about it."""

    word: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    remedies: tuple[Remedy, ...] = ()
    refuses: bool = False
    """Whether no match can begin with them."""


@dataclass(frozen=True)
class Part:
    """A part that is dealt at the start: its picture, the word of its name, and how many there are."""

    picture: str
    word: str
    count: int
