"""Everything on the table that is not at rest: what a script changes and the painters draw. Empty between events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.core.question import Seat
from game.ui import palette as colours
from game.ui.palette import Colour
from game.ui.rich import Rich

if TYPE_CHECKING:
    from game.tables.tam_quoc_sat.shown import Shown

Point = tuple[float, float]


@dataclass
class Pose:
    """Where a flying card is, pixels: its middle and its width."""

    x: float
    y: float
    w: float


@dataclass(eq=False)
class Flight:
    """A card on its way over everything; ``turns`` into what it ends as, on the way or, by ``flip``, on arrival."""

    card: str
    start: Pose
    end: Pose
    turns: str | None = None
    t: float = 0.0
    flip: float | None = None
    """How far it has been turned over at its goal; None for a card that turns while it flies."""
    alpha: float = 1.0


@dataclass(eq=False)
class Arrow:
    """An arrow from a seat to another, growing; ``good`` ones are green."""

    start: Seat
    end: Seat
    good: bool = False
    t: float = 0.0
    alpha: float = 1.0


@dataclass(eq=False)
class Puff:
    """A number or sign that rises from a seat: damage, healing, a word."""

    seat: Seat
    text: str
    colour: Colour
    icon: str = ""
    t: float = 0.0
    struck: float | None = None
    """How far its picture is struck through; None if it is not to be."""


@dataclass(eq=False)
class Cry:
    """A skill is called out at its owner's seat: a plaque with its name, and the mask lights up."""

    seat: Seat
    text: str
    mask: str
    plate: str
    t: float = 0.0


@dataclass(eq=False)
class Spread:
    """Cards that a seat shows to all: they rise from it, wait, and sink back."""

    seat: Seat
    cards: tuple[str, ...]
    t: float = 0.0


@dataclass(eq=False)
class Banner:
    """A message across the table."""

    title: str
    line: str
    tone: Colour = colours.BRASS_LIGHT
    alpha: float = 0.0
    picture: str = ""


@dataclass(eq=False)
class Blow:
    """Whose the screen is loses HP: the dock reddens, and a line says what happened."""

    line: Rich
    t: float = 0.0


@dataclass(eq=False)
class Ring:
    """The ring that goes along the edge of the table from the last turn's seat to the next."""

    start: Seat
    end: Seat
    t: float = 0.0
    alpha: float = 1.0


@dataclass(eq=False)
class Sway:
    """A seat in motion: drawn anew every frame, apart from those at rest."""

    under: Shown
    """What it shows meanwhile."""
    over: Shown | None = None
    """What fades in over that, ``mix`` of it."""
    mix: float = 0.0
    shift: float = 0.0
    """How far aside it is, units."""
    turn: float | None = None
    """How far it has been turned over, from ``under`` to ``over``."""
    beads: tuple[int, int] = (0, 0)
    """HP before and after, while the beads between drain or fill."""
    drain: float = 0.0
    band: float | None = None
    """How much of the chain lies across it."""
    strokes: float = 0.0
    """How much of the cross is painted: the first stroke to 1, the second to 2."""
    role: str = ""
    """The role that is turned up on it, ``role_turn`` of the way."""
    role_turn: float = 0.0
    red: float = 0.0
    """How much it is flushed with red."""


@dataclass
class Moving:
    """Everything that is not at rest."""

    flights: list[Flight] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    puffs: list[Puff] = field(default_factory=list)
    cries: list[Cry] = field(default_factory=list)
    spreads: list[Spread] = field(default_factory=list)
    swaying: dict[Seat, Sway] = field(default_factory=dict)
    away: frozenset[str] = frozenset()
    """Cards that are flying and lie nowhere yet."""
    flash: float = 0.0
    verdicts: dict[str, bool | None] = field(default_factory=dict)
    """Cards that are held up, and whether that is good for whom they are held up for."""
    banner: Banner | None = None
    ring: Ring | None = None
    blow: Blow | None = None

    @property
    def still(self) -> bool:
        """Whether nothing is away from its place."""
        return self == Moving()
