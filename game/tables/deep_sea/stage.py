"""What the painters share: the position, what is on the move, the words, and where a thing stands just now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.question import Seat
from game.disk.saves import Person
from game.rules import GAMES
from game.rules.deep_sea.game import DeepSea
from game.rules.deep_sea.look import Cards
from game.tables.deep_sea.course import Course, Point, course
from game.tables.deep_sea.layout import Layout, arrange
from game.tables.deep_sea.position import Position
from game.ui import palette as colours
from game.ui.kit import Ui
from game.ui.motion import Motion
from game.ui.palette import Colour
from game.ui.place import Rect

SEA_COLOURS = ("vermilion", "azure", "brass", "jade", "ivory", "violet")
COLOURS = (*SEA_COLOURS, "rose", "ocean", "umber", "slate")
ART = "deep_sea"


@dataclass
class Hop:
    """A diver on its way from one space to another (0: the deck)."""

    src: float
    dst: float
    t: float = 0.0
    lift: float = 14.0


@dataclass
class Flight:
    """Chips on their way between two points of the screen, pixels."""

    cards: Cards
    start: Callable[[], Point]
    end: Callable[[], Point]
    t: float = 0.0
    lift: float = 60.0
    size: tuple[float, float] = (54.0, 84.0)


@dataclass
class Glide:
    """Spaces sliding to where another row has them: for each its space in the old row of ``before``, 0 if new."""

    before: int
    olds: Sequence[int]
    t: float = 0.0


@dataclass
class Banner:
    """A message across the sea."""

    title: str
    line: str
    alpha: float = 0.0


@dataclass
class Tumble:
    """The dice in the air: 0 shaken, 1 lying."""

    t: float = 0.0


@dataclass
class Moving:
    """Everything that is not at rest. Empty between events."""

    hops: dict[Seat, Hop] = field(default_factory=dict)
    flights: list[Flight] = field(default_factory=list)
    held: dict[int, int] = field(default_factory=dict)
    """Chips still on their way to a space."""
    glide: Glide | None = None
    air: float | None = None
    dice: Tumble | None = None
    turns: dict[Seat, float] = field(default_factory=dict)
    """Badges turning, 0 to 1."""
    flips: dict[Seat, tuple[Cards, list[float]]] = field(default_factory=dict)
    banner: Banner | None = None
    sinking: bool = False
    """Whether the row has grown for what is coming down."""

    @property
    def still(self) -> bool:
        """Whether nothing is away from its place."""
        return self == Moving()


class Stage:
    """One table as it is drawn."""

    def __init__(self, ui: Ui, people: Sequence[Person], motion: Motion, now: Position) -> None:
        self.ui, self.people, self.motion = ui, people, motion
        self.now = now
        self.moving = Moving()
        self.asked: str | None = None
        """What a human is being asked now."""
        self.lines: list[str] = []
        self._area: tuple[object, ...] = ()
        self._layout: Layout | None = None
        self._said: dict[tuple[object, ...], str] = {}
        self._divers: tuple[str, ...] | None = None
        self._known: tuple[object, ...] = ()

    # --- where
    @property
    def layout(self) -> Layout:
        """Where everything stands on the present screen."""
        screen = self.ui.screen
        area = (screen.size, screen.u, screen.mirrored, self.now.seats)
        if self._layout is None or area != self._area:
            self._area, self._layout = area, arrange(screen.all, self.now.seats, screen)
        return self._layout

    def course(self, spaces: int | None = None) -> Course:
        """The path of that many spaces, by default as many as there are."""
        return course(len(self.now.row) if spaces is None else spaces, self.layout.w, self.layout.h)

    def space(self, space: float) -> Point:
        """The middle of a space now, sliding or at rest."""
        glide = self.moving.glide
        there = self.course().space(space)
        if glide is None or not 1 <= space <= len(glide.olds):
            return there
        old = glide.olds[round(space) - 1]
        from_ = self.course(glide.before).space(old) if old else there
        return mixed(from_, there, glide.t)

    def feet(self, seat: Seat) -> Point:
        """Where a diver stands or floats now, board units."""
        hop = self.moving.hops.get(seat)
        if hop is None:
            return self._stand(seat, self.now.at[seat])
        x, y = mixed(self._stand(seat, hop.src), self._stand(seat, hop.dst), hop.t)
        return x, y - 4 * hop.lift * hop.t * (1 - hop.t)

    def _stand(self, seat: Seat, space: float) -> Point:
        if space < 1:
            return self.layout.deck(seat)
        x, y = self.space(space)
        return x + 4, y - 4

    def pixel(self, point: Point) -> Point:
        """A point of the board, in pixels."""
        return self.layout.board.point(*point)

    def panel_pixel(self, seat: Seat) -> Point:
        """Where a diver's chips lie in its panel, in pixels."""
        panel = self.layout.panels[seat]
        return self.ui.screen.point(panel.x + 150 + 40 * min(4, len(self.now.items[seat])), panel.y + panel.h * 0.66)

    # --- who
    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.people[seat].name

    def colour(self, seat: Seat) -> str:
        """The colour of a seat; its place in the order of colours if it has none."""
        chosen = self.people[seat].colour
        return chosen if chosen in COLOURS else COLOURS[seat % len(COLOURS)]

    def tone(self, seat: Seat) -> Colour:
        """The colour of a seat's name on dark ground."""
        return colours.TONES[COLOURS.index(self.colour(seat))]

    def emblem(self, seat: Seat) -> str:
        """The picture of a seat at the turn wheel."""
        colour = self.colour(seat)
        return f"shell/seat_{COLOURS.index(colour) + 1:02}_{colour}"

    def diver(self, seat: Seat) -> str:
        """The picture of a diver; who has a colour without one gets one that nobody else has."""
        if self._divers is None:
            chosen = [self.colour(other) for other in range(self.now.seats)]
            spare = [colour for colour in SEA_COLOURS if colour not in chosen]
            found = [colour if colour in SEA_COLOURS else spare.pop(0) for colour in chosen]
            self._divers = tuple(f"{ART}/diver_{SEA_COLOURS.index(colour) + 1}_{colour}" for colour in found)
        return self._divers[seat]

    # --- words
    def say(self, key: str, **inserts: str | int) -> str:
        """Words of this game, kept until the screen is laid anew."""
        found = self._said.get((key, *inserts.values()))
        if found is None:
            found = self._said[(key, *inserts.values())] = self.ui.words(f"{ART}-{key}", **inserts)
        return found

    def number(self, n: int) -> str:
        """A bare number, kept likewise."""
        found = self._said.get((n,))
        if found is None:
            found = self._said[(n,)] = self.ui.words.number(n)
        return found

    def meet(self, people: Sequence[Person]) -> None:
        """Takes over names, colours and language, which may have changed."""
        if self._known != (people, self.ui.words):
            self._known = (people, self.ui.words)
            self.people = people
            self._said.clear()
            self._divers = None

    @property
    def hints(self) -> bool:
        """Whether newcomers' help is wanted."""
        return bool(getattr(self.ui.settings, "hints", True))

    # --- the box
    def worth(self, level: int) -> str:
        """What relics of a level may be worth: "8–11"."""
        values = worths().get(level, (0,))
        return f"{self.number(min(values))}–{self.number(max(values))}"


def worths() -> dict[int, tuple[int, ...]]:
    """The values on the chips of the box by level, as everybody may read them in the rules (DS-2)."""
    game = GAMES.get(ART)
    return dict(game.content.chips) if isinstance(game, DeepSea) else {}


def mixed(a: Point, b: Point, t: float) -> Point:
    """The point ``t`` (0..1) of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def square(x: float, y: float, size: float) -> Rect:
    """A square around a point."""
    return Rect(x - size / 2, y - size / 2, size, size)
