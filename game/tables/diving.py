"""What the tables of divers share: who is on the way, the position that is drawn, and where its board lies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.core.event import Event
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.tables.banner import Banner
from game.tables.board import Turn
from game.tables.crew import Crew, Point
from game.tables.dice import Tumble
from game.ui.kit import Ui
from game.ui.motion import Motion
from game.ui.place import Rect
from game.ui.screen import Frame, Screen


@dataclass
class Hop:
    """A diver on its way from one space to another (0: aboard)."""

    src: float
    dst: float
    t: float = 0.0
    lift: float = 14.0


@dataclass(frozen=True)
class Trail:
    """The last swim: who, and from which space to which."""

    by: Seat
    src: int
    dst: int


@dataclass
class Moves:
    """Everything that is not at rest. Empty between events."""

    hops: dict[Seat, Hop] = field(default_factory=dict)
    dice: Tumble | None = None
    turns: dict[Seat, float] = field(default_factory=dict)
    """Badges turning, 0 to 1."""
    banner: Banner | None = None

    @property
    def still(self) -> bool:
        """Whether nothing is away from its place."""
        return self == type(self)()


class Story(Protocol):
    """What is told of the turn under way, folded from events."""

    def after(self, event: Event) -> Self:
        """The same one event later."""


class Position(Protocol):
    """What lies where."""

    @property
    def seats(self) -> int:
        """How many divers there are."""

    def after(self, event: Event) -> Self:
        """The position one event later."""


class Arranged(Protocol):
    """Where everything stands on a screen; the board does not mirror inside."""

    @property
    def board(self) -> Frame:
        """Where the board is."""


S = TypeVar("S", bound=Story)
P = TypeVar("P", bound=Position)
A = TypeVar("A", bound=Arranged)
M = TypeVar("M", bound=Moves)


def folded(story: S, past: Sequence[Event], began: type[Event]) -> S:
    """The story so far: everything since the last event of the kind ``began``."""
    first = next((at for at in range(len(past) - 1, -1, -1) if isinstance(past[at], began)), 0)
    for event in past[first:]:
        story = story.after(event)
    return story


class DivingStage(Crew, ABC, Generic[P, A, M]):
    """One table of divers as it is drawn."""

    art_of: ClassVar[str]

    def __init__(self, ui: Ui, people: Sequence[Person], motion: Motion, now: P) -> None:
        super().__init__(ui, people, self.art_of)
        self.motion = motion
        self.now = now
        self.moving = self.at_rest()
        self.asked: str | None = None
        """What a human is being asked now."""
        self.lines: list[str] = []
        self._area: tuple[object, ...] = ()
        self._layout: A | None = None

    @abstractmethod
    def seen(self, view: View[Any]) -> P:
        """The position of a view."""

    @abstractmethod
    def at_rest(self) -> M:
        """Nothing on the move."""

    @abstractmethod
    def arranged(self, area: Rect, seats: int, screen: Screen) -> A:
        """Where everything stands on a screen."""

    def rest(self, view: View[Any]) -> None:
        """Takes over a position, with nothing on the move."""
        position = self.seen(view)
        if position != self.now:  # an equal one is drawn already
            self.now = position
        self.moving = self.at_rest()

    @property
    def layout(self) -> A:
        """Where everything stands on the present screen."""
        screen = self.ui.screen
        area = (screen.size, screen.u, screen.mirrored, self.now.seats)
        if self._layout is None or area != self._area:
            self._area, self._layout = area, self.arranged(screen.all, self.now.seats, screen)
        return self._layout

    def reason(self, turn: Turn, key: str) -> str | None:
        """Why a choice is not open, in words; None if it is."""
        if turn.offers(key):
            return None
        why = turn.why_not(key)
        return self.say(why.word, **why.args) if why else self.say("why-not-now")

    def pixel(self, point: Point) -> Point:
        """A point of the board, in pixels."""
        return self.layout.board.point(*point)
