"""What a table is to the screen that plays it: a position from nothing, the way to the next, and what to press."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import pygame

from game.core.event import Event
from game.core.question import Path, Question, Reason, Seat, Step
from game.core.view import View
from game.disk.saves import Person
from game.tables.cover import Cover
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.rich import Rich

COLUMN = 360.0
Glimpse = Callable[[Canvas, Rect], object]
"""Fills a small box with a picture."""


@dataclass(frozen=True)
class Turn:
    """What may be done now at the table.

    ``seat`` is the human who answers ``question``, None while others act or something moves; ``path`` is what it has
    chosen so far and ``step`` what may come next. ``choose`` adds a key and sends the answer when it is whole,
    ``back`` drops the last key, ``answer`` sends a whole path, ``help`` opens the rulebook at a paragraph. ``skip``
    declines, and goes on declining by one of the policies ``skips``.
    """

    view: View[Any]
    seat: Seat | None
    question: Question | None
    path: Path
    step: Step | None
    choose: Callable[[str], None]
    back: Callable[[], None]
    answer: Callable[[Path], None]
    help: Callable[[str], None]
    skips: tuple[str, ...] = ()
    skip: Callable[[str], None] = lambda _: None

    def offers(self, key: str) -> bool:
        """Whether ``key`` may be chosen next."""
        return self.step is not None and any(option.key == key for option in self.step.options)

    def why_not(self, key: str) -> Reason | None:
        """Why ``key`` is not offered, as the rules say it."""
        ask = getattr(self.question, "why_not", None)
        reason: Reason | None = ask(key) if ask and not self.offers(key) else None
        return reason


@dataclass(frozen=True)
class Line:
    """One line of the log: its words, whose act it was, the heading (dive, round) it stands under, and its picture.

    ``weight``: of a recap that has no room for all lines the heaviest are told, and those first.
    """

    text: str
    seat: Seat | None = None
    heading: str = ""
    glimpse: Glimpse | None = field(default=None, compare=False)
    weight: int = field(default=0, compare=False)
    spans: Rich | None = field(default=None, compare=False)
    """The words with names that can be looked at, None for words only."""
    aims: frozenset[Seat] = field(default=frozenset(), compare=False)
    """Against whom it went."""

    @property
    def rich(self) -> Rich:
        """The words as they are shown."""
        return self.spans or self.text


class Board(ABC):
    """How one game looks. Holds what is drawn, never the table; ``sync`` makes it true at any moment."""

    game: ClassVar[str]

    def __init__(
        self, ui: Ui, people: Sequence[Person], motion: Motion, rebuild: Callable[[], object] = lambda: None
    ) -> None:
        """``rebuild`` is to be called when the nodes would differ though no question changed (a panel in motion)."""
        self.ui = ui
        self.people = people
        self.motion = motion
        self.rebuild = rebuild

    @classmethod
    def warm(cls, ui: Ui, seats: int) -> Iterator[None]:
        """Makes what takes longest of the first picture of a match for so many, one thing a step."""
        yield from ()

    def idle(self) -> None:
        """Nothing happens and somebody thinks: makes one thing that will be wanted, if any is left."""
        return

    def bar(self, area: Rect) -> Rect | None:
        """Where the scene puts its menu and its tools if the board fills the whole screen and tells the rest itself.

        None for the scene's own frame: see ``nodes``.
        """
        return None

    def start(self, turn: Turn) -> str | None:
        """The control from which the arrow keys set out when this is asked, None for the usual one."""
        return None

    def summons(self, question: Question) -> str:
        """The sound that calls people to a question; the same whatever anybody holds."""
        return "shell_your_turn"

    def column(self, area: Rect) -> float:
        """How wide the column at the end is that the board shares with the scene."""
        return COLUMN

    @abstractmethod
    def sync(self, view: View[Any]) -> None:
        """Takes over a position; whatever was moving is forgotten."""

    @abstractmethod
    def show(self, event: Event, view: View[Any]) -> Script:
        """How one event looks on the way to ``view``, the position after all events of this moment."""

    @abstractmethod
    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        """Panels, buttons and places on the board, laid out in ``area``, the whole screen.

        The scene itself places a bar (28 to 84 units from the top) and, at the bottom of a column at the end (as wide
        as ``column`` says), the last line of the log and two buttons (the lowest 172 units); the board keeps clear of
        both.
        """

    @abstractmethod
    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        """What never moves, drawn once for each size; covers everything."""

    @abstractmethod
    def paint(self, canvas: Canvas, area: Rect) -> None:
        """Draws the board under its nodes, every frame."""

    def paint_over(self, canvas: Canvas, area: Rect) -> None:  # noqa: B027 - most boards have nothing there
        """What flies over the nodes, every frame."""

    def event(self, event: pygame.event.Event) -> bool:
        """Any event before the controls see it; True if used."""
        return False

    def escape(self) -> bool:
        """Esc: takes back or closes what the board itself holds open; False if there is nothing."""
        return False

    def corner(self, area: Rect) -> Rect | None:
        """A square where the scene's buttons about the open hand begin, downwards; None: there are none.

        A board that has such a corner can hide that hand.
        """
        return None

    @property
    def looks_closer(self) -> bool:
        """Whether something lies over the table for a closer look, the scene's buttons about the hand too."""
        return False

    def put_away(self) -> None:  # noqa: B027 - most boards have nothing to put away
        """Whatever is held open for a look, as a role, is closed: something covers the table, or nobody is there."""

    def keeps_open(self, view: View[Any], seat: Seat) -> bool:
        """Whether the hand of ``seat`` stays open while others act, if several people look at the screen."""
        return True

    def openly(self, question: Question) -> bool:
        """Whether a question, with nothing in it that others may not see, is answered at the open table."""
        return False

    def cover(self, view: View[Any], seat: Seat) -> Cover | None:
        """What stands on the cover before ``seat``, from what everybody may see; None for the usual cover."""
        return None

    def covered(self, view: View[Any]) -> str:
        """What is asked behind the usual cover, as its heading; "" for somebody's turn."""
        return ""

    def strip(self, view: View[Any], seat: Seat) -> str:
        """What ``seat`` is asked in private, as everybody may read it, where that needs no cover over the table.

        "" where the whole table is to be covered.
        """
        return ""

    def declining(self, view: View[Any]) -> str:
        """What comes of declining what is asked in private, as everybody may read it; "" for nothing."""
        return ""

    @abstractmethod
    def status(self, view: View[Any]) -> str:
        """Where the match stands in two words, for the top bar: "Dive 2 of 3"."""

    def resting(self, view: View[Any]) -> frozenset[Seat]:
        """Seats that are out of it for now: nothing will be asked of them until something new begins."""
        return frozenset()

    def log(self, events: Sequence[Event]) -> list[Line]:
        """The log of these events under headings."""
        lines: list[Line] = []
        heading = ""
        for event in events:
            heading = self.under(event, heading)
            line = None if self.is_heading(event) else self.line(event, heading)
            lines += [line] if line is not None else []
        return lines

    def line(self, event: Event, heading: str = "") -> Line | None:
        """The line of the log under a heading, None for what is not worth one."""
        text, seat = self.tell(event), getattr(event, "by", None)
        if not text:
            return None
        return Line(text, seat, heading, self.glimpse(event), spans=self.rich(event), aims=self.aimed(event))

    def recap(self, events: Sequence[Event], seat: Seat) -> list[Line]:
        """What of these events ``seat`` wants to hear when it comes back, as they happened."""
        found: list[Line] = []
        for event in events:
            weight = self.weight(event, seat)
            line = self.line(event) if weight is not None else None
            found += [replace(line, weight=weight or 0)] if line is not None else []
        return found

    def weight(self, event: Event, seat: Seat) -> int | None:
        """How much an event matters to ``seat``, which did not see it; None if it is not worth a line."""
        return None if getattr(event, "by", None) == seat else 0

    def glimpse(self, event: Event) -> Glimpse | None:
        """What draws a small picture of what happened, None for what has none."""
        return None

    def rich(self, event: Event) -> Rich | None:
        """The line of the log with names that can be looked at, None for what has only words."""
        return None

    def aimed(self, event: Event) -> frozenset[Seat]:
        """Against whom an event went, as far as that is public."""
        return frozenset()

    def closer_size(self, ref: str) -> tuple[float, float] | None:
        """How large the closer look at what a name stands for is, None for none."""
        return None

    def draw_closer(self, canvas: Canvas, ref: str, rect: Rect) -> None:  # noqa: B027 - most boards have no such names
        """A closer look at what a name in a line stands for."""

    def under(self, event: Event, heading: str) -> str:
        """The heading from this event on, where ``heading`` stood before."""
        return self.heading(event) or heading

    def is_heading(self, event: Event) -> bool:
        """Whether the heading that begins with this event says all that its line would."""
        return False

    def heading(self, event: Event) -> str | None:
        """The heading that begins with this event, if one does."""
        return None

    def tell(self, event: Event) -> str | None:
        """The line of the log, None for what is not worth one: the word ``log-<Event>`` of the game's file."""
        key = f"{self.game}-log-{type(event).__name__}"
        return self.ui.words(key, **self.args(event)) if self.ui.words.has(key) else None

    @abstractmethod
    def args(self, event: Event) -> dict[str, str | int]:
        """What the words about an event may fill in."""

    def name(self, seat: Seat) -> str:
        """The name of who sits there."""
        return self.people[seat].name
