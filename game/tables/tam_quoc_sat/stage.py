"""What the painters share: the position, what is on the move, the words, and where a thing lies just now."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.core.question import Path, Seat
from game.disk.saves import Person
from game.tables import seats as chairs
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.layout import Layout, arrange
from game.tables.tam_quoc_sat.moving import Arrow, Moving, Point, Pose
from game.tables.tam_quoc_sat.named import Told
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.reckon import Reckoner
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui import palette as colours
from game.ui.kit import Ui
from game.ui.motion import Motion
from game.ui.palette import Colour
from game.ui.place import Rect

BACK = ""
"""The name of a card that is face down."""
T = TypeVar("T")
AT_ONCE = 2
"""How many sounds may begin in one frame."""
LONGEST_STEP, CLOSE = 34.0, 0.4
"""Milliseconds that a frame counts at most for what glides, as none may have been drawn for long; units."""
GOOD = ("peach", "peach_garden", "wine", "ex_nihilo", "harvest")
"""Kinds that do good to whom they are aimed at."""


@dataclass
class Asked:
    """How the seats, cards and equipment are to be lit for the question that is open."""

    lit: frozenset[Seat] = frozenset()
    chosen: frozenset[Seat] = frozenset()
    dim: dict[Seat, str] = field(default_factory=dict)
    """Seats that cannot be chosen, and why if it is a skill."""
    aims: bool = False
    """Whether targets are chosen."""
    reach: int = 0
    """How far may be aimed, 0 where distances do not matter."""
    ranged: bool = False
    """Whether that is the near seat's attack range."""
    far: tuple[int, ...] = ()
    """The distance of each seat where it matters."""
    cards: frozenset[str] = frozenset()
    """Cards that may be chosen."""
    picked: Path = ()
    """Cards that are chosen."""
    choosing: bool = False
    """Whether cards of the hand are to be chosen at all."""


@dataclass
class Held:
    """The card that the mouse holds; pixels."""

    key: str
    start: Point
    at: Point
    moving: bool = False


class Stage(Vocabulary):
    """One table as it is drawn."""

    def __init__(self, ui: Ui, people: Sequence[Person], motion: Motion, now: Position) -> None:
        super().__init__(ui)
        self.people, self.motion = people, motion
        self._now = now
        self._reckoner: Reckoner | None = None
        self.moving = Moving()
        self.fading: list[Arrow] = []
        """Arrows of what has just been settled, on their way out while the next thing begins."""
        self.asked = Asked()
        self.waiting: frozenset[Seat] = frozenset()
        """Whom the table is waiting for."""
        self.near: Seat = 0
        """Who sits at the near side: whose eyes the screen has."""
        self.peeks = False
        """Whether the near seat's own role is shown."""
        self.sorted = False
        """Whether the near hand lies by kind instead of in the order in which it was drawn."""
        self.lines: list[Told] = []
        self.zoom: str | None = None
        """What is shown large: "seat.3", "card.peach@H3", "discards", None for nothing."""
        self.held: Held | None = None
        self.dropped: tuple[str, Seat] | None = None
        """A card that was dragged to a seat, which is aimed at as soon as that may be chosen."""
        self.eased: dict[str, tuple[float, float]] = {}
        """Of what glides to its place while it is drawn: where it is, and when it was drawn last."""
        self._kept: dict[str, tuple[object, Any]] = {}
        self._sounded: tuple[float, set[str]] = (-1.0, set())
        self._area: tuple[object, ...] = ()
        self._layout: Layout | None = None

    def kept(self, name: str, key: object, make: Callable[[], T]) -> T:
        """What ``make`` gives, made anew only when ``key`` is another than last time."""
        known = self._kept.get(name)
        if known is None or known[0] != key:
            known = self._kept[name] = (key, make())
        made: T = known[1]
        return made

    # --- sounds
    def cue(self, name: str, loudness: float = 1.0) -> None:
        """Plays a sound of this game: of what happens at once, the first few, and none twice."""
        if self._sounded[0] != self.motion.clock:
            self._sounded = (self.motion.clock, set())
        played = self._sounded[1]
        if name and name not in played and len(played) < AT_ONCE:
            played.add(name)
            self.ui.sound.play(name, loudness)

    def glide(self, key: str, goal: float, clock: float, ms: float) -> float:
        """Something on its way to where it belongs, drawn at ``clock``; nearly there after ``ms``."""
        value, before = self.eased.get(key, (goal, clock))
        if self.ui.pace.less or not self.ui.pace.speed:
            value = goal
        part = min(clock - before, LONGEST_STEP) * 4 / ms
        value = goal + (value - goal) * math.exp(-part)
        if abs(value - goal) < CLOSE:
            value = goal
        else:
            self.ui.redraw()
        self.eased[key] = (value, clock)
        return value

    # --- the position
    @property
    def now(self) -> Position:
        """The position that is drawn."""
        return self._now

    @now.setter
    def now(self, position: Position) -> None:
        self._now, self._reckoner = position, None

    @property
    def reckon(self) -> Reckoner:
        """What can be worked out about it."""
        if self._reckoner is None:
            self._reckoner = Reckoner(self._now)
        return self._reckoner

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self._now.seats)

    @property
    def acting(self) -> Seat | None:
        """Whose turn it is."""
        facts = self._now.facts
        return facts.turn if facts.stage == "play" or facts.generals[facts.turn] else None

    def hand(self) -> list[str]:
        """The near hand as it lies: faces if they may be seen, else nothing. What flies is not there yet."""
        return [card for card in self.whole_hand() if card not in self.moving.away]

    def whole_hand(self) -> list[str]:
        """The same with the places of those that are still on their way."""
        cards = self._now.cards(f"hand/{self.near}")
        return sorted(cards, key=_by_kind) if self.sorted else list(cards)

    def shown_general(self, seat: Seat) -> str:
        """The general that a seat looks like."""
        return self._now.facts.shown[seat][0] or self._now.general(seat)

    def kingdom(self, seat: Seat) -> str:
        """The kingdom of a seat, "" before its general is shown."""
        return self._now.facts.kingdoms[seat]

    # --- where
    @property
    def layout(self) -> Layout:
        """Where everything stands on the present screen."""
        screen = self.ui.screen
        area = (screen.size, screen.u, screen.mirrored, self._now.seats)
        if self._layout is None or area != self._area:
            self._area, self._layout = area, arrange(screen.all, self._now.seats, screen)
        return self._layout

    def slot(self, seat: Seat) -> Rect:
        """Where another seat sits, units of the ring."""
        return self.layout.slot(self.near, seat)

    def face_point(self, seat: Seat) -> Point:
        """The middle of a seat's portrait, pixels."""
        if seat == self.near:
            return self.ui.screen.point(*self.layout.portrait.centre)
        slot = self.slot(seat)
        return self.layout.ring.point(slot.x + slot.w / 2, slot.y + self.layout.face * 0.55)

    def edge_point(self, seat: Seat, towards: Point) -> Point:
        """Where an arrow meets a seat, pixels."""
        if seat == self.near:
            face = self.layout.portrait
            x, y = self.ui.screen.point(face.x + face.w / 2, face.y - 8)
            return x, y
        slot = self.slot(seat)
        low, _ = self.layout.ring.point(slot.x, slot.y)
        high, floor = self.layout.ring.point(slot.x + slot.w, slot.y + slot.h)
        _, top = self.layout.ring.point(slot.x, slot.y)
        middle = (low + high) / 2
        if towards[1] > floor:
            return middle, floor + 4
        return (high + 4 if towards[0] > high else low - 4 if towards[0] < low else middle), (top + floor) / 2

    def ring_pose(self, rect: Rect) -> Pose:
        """A card lying in the ring, pixels."""
        x, y = self.layout.ring.point(*rect.centre)
        return Pose(x, y, rect.w * self.layout.ring.u)

    # --- who
    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.named(self.people[seat].name, f"seat.{seat}")

    def tone(self, seat: Seat) -> Colour:
        """The colour of a seat in the log: that of its kingdom, before that its own."""
        return KINGDOM_TONES.get(self.kingdom(seat)) or chairs.tone(self.people, seat)

    def kingdom_tone(self, general: str) -> Colour | None:
        """The colour of a general's own kingdom."""
        data = reckon.general(general)
        return KINGDOM_TONES.get(data.kingdom) if data is not None else None

    def meet(self, people: Sequence[Person]) -> None:
        """Takes over names, which may have changed."""
        self.people = people


KINGDOM_TONES: dict[str, Colour] = {
    "wei": colours.hexed("#8FB8EE"),
    "shu": colours.hexed("#F0907A"),
    "wu": colours.hexed("#86D0AC"),
    "qun": colours.hexed("#D9CBA0"),
    "god": colours.hexed("#F3D27E"),
}
KINDS = ("basic", "trick_instant", "trick_delayed", "weapon", "armor", "defensive_horse", "offensive_horse")


def _by_kind(name: str) -> tuple[int, str, str, int]:
    """Basic cards first, then tricks, then equipment; equal ones side by side."""
    card = reckon.card(name)
    if card is None:
        return len(KINDS), "", name, 0
    kind = reckon.kind(card.kind)
    return KINDS.index(kind.category), kind.family, card.kind, card.rank
