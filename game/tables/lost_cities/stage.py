"""What the painters share: the position, what is on the move, the words, and where a thing lies just now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.look import Cards
from game.tables import seats
from game.tables.banner import Banner
from game.tables.fan import Fan, Lying
from game.tables.lost_cities.layout import RATIO, Layout, arrange, strips
from game.tables.lost_cities.position import Position, Tray
from game.tables.phrases import Phrases
from game.ui.kit import Ui
from game.ui.motion import Motion
from game.ui.palette import Colour
from game.ui.place import Rect

ART = "lost_cities"
BACK = ""
"""The name of a card that is face down."""
LIFT, PICKED = 12.0, 18.0
Point = tuple[float, float]


@dataclass
class Pose:
    """Where a flying card is, pixels: its middle, its width, its lean in degrees."""

    x: float
    y: float
    w: float
    angle: float = 0.0


@dataclass
class Flight:
    """A card on its way over everything; face down it is ``BACK``, and ``turns`` into what it ends as."""

    card: str
    start: Callable[[], Pose]
    end: Callable[[], Pose]
    t: float = 0.0
    alpha: float = 1.0
    turns: str | None = None


@dataclass
class Refan:
    """A hand closing up or making room: where its cards were before."""

    before: dict[str, Lying]
    t: float = 0.0


@dataclass
class Moving:
    """Everything that is not at rest. Empty between events."""

    flights: list[Flight] = field(default_factory=list)
    gone: dict[Seat, str] = field(default_factory=dict)
    """A card that has left a hand but lies nowhere yet."""
    absent: dict[Seat, set[str]] = field(default_factory=dict)
    """Cards that belong to a hand but are still on their way; those of a hidden hand by their place."""
    refan: Refan | None = None
    banner: Banner | None = None
    sheet: int | None = None
    """The round whose score sheet lies over the table."""
    shown: float = 0.0
    """How far that sheet is written, 0..1."""

    @property
    def still(self) -> bool:
        """Whether nothing is away from its place."""
        return self == Moving()


@dataclass
class Held:
    """What a hand on the mouse holds: a card of the hand, or what is to be drawn; pixels."""

    key: str
    card: str
    start: Point
    at: Point
    moving: bool = False


class Stage(Phrases):
    """One table as it is drawn."""

    def __init__(self, ui: Ui, people: Sequence[Person], motion: Motion, now: Position) -> None:
        super().__init__(ui, ART)
        self.people, self.motion = people, motion
        self.now = now
        self.moving = Moving()
        self.near: Seat = 0
        """Who sits at the near side: whose eyes the screen has."""
        self.asked: str | None = None
        """What a human is being asked now."""
        self.picked: str | None = None
        """The card that is chosen to be played."""
        self.held: Held | None = None
        self.let_go: Point | None = None
        """Where a dragged card was let go, pixels: from there it moves on."""
        self.lines: list[str] = []
        self._area: tuple[object, ...] = ()
        self._layout: Layout | None = None

    def rest(self, view: View[Any]) -> None:
        """Takes over a position, seen from the side of whose eyes the screen has; nothing is on the move."""
        self.now, self.moving, self.picked = Position.of(view), Moving(), None
        if view.viewer is not None:
            self.near = view.viewer

    # --- where
    @property
    def layout(self) -> Layout:
        """Where everything stands on the present screen."""
        screen = self.ui.screen
        area = (screen.size, screen.u, screen.mirrored, len(self.now.regions))
        if self._layout is None or area != self._area:
            self._area, self._layout = area, arrange(screen.all, len(self.now.regions), screen)
        return self._layout

    def panel(self, seat: Seat) -> Rect:
        """The panel of a seat."""
        return self.layout.people[seat == self.near]

    def may_hold(self) -> bool:
        """Whether what hangs on the mouse can still go somewhere: keys may have chosen otherwise meanwhile."""
        held = self.held
        if held is None or not held.moving:
            return True
        return self.picked == held.key if held.key == held.card else self.asked == "draw"

    def hand(self) -> Cards:
        """The near hand as it is held: its cards, or a back for each if they may not be seen."""
        hand, gone = self.now.hands[self.near], self.moving.gone.get(self.near)
        if hand.count and not hand.cards:
            return tuple(f"{BACK}{at}" for at in range(hand.count - (gone is not None)))
        return tuple(card for card in hand.cards if card != gone)

    def fan(self) -> Fan:
        """The near hand's fan."""
        return self.layout.fan(len(self.hand()))

    def lying(self, card: str) -> Lying:
        """Where a card of the near hand lies now, closing up or at rest."""
        hand, refan = self.hand(), self.moving.refan
        there = self.layout.fan(len(hand)).place(hand.index(card))
        if refan is not None and card in refan.before:
            return refan.before[card].mixed(there, refan.t)
        return there

    def all_lying(self) -> dict[str, Lying]:
        """Where all cards of the near hand lie now."""
        return {card: self.lying(card) for card in self.hand()}

    def heights(self, seat: Seat, at: int, extra: int = 0) -> list[float]:
        """The upper edges of the cards of an expedition, first card first; ``extra`` cards are still to come."""
        near, cards = seat == self.near, self.now.laid[seat][at]
        return self.tops(near, len(cards) + extra, sum(not value(card) for card in cards))

    def tops(self, near: bool, count: int, wagers: int) -> list[float]:
        """The upper edges of so many cards on a shelf."""
        layout = self.layout
        floor = layout.floor(near)
        steps, base = strips(count, wagers, floor - layout.top(near))
        return [floor - base - sum(steps[:up]) for up in range(count)]

    def card_rect(self, seat: Seat, at: int, up: int, extra: int = 0) -> Rect:
        """Where a card of an expedition lies."""
        layout = self.layout
        return Rect(layout.column(at), self.heights(seat, at, extra)[up], layout.card, layout.card * RATIO)

    def tray_card(self, at: int) -> Rect:
        """Where the top card of a discard place lies."""
        layout = self.layout
        return Rect(layout.column(at), layout.tray_top + 8, layout.card, layout.card * RATIO)

    # --- the same in pixels, for what flies from one place to another
    def pose(self, rect: Rect, angle: float = 0.0) -> Pose:
        """A card on the board."""
        board = self.layout.board
        return Pose(*board.point(*rect.centre), rect.w * board.u, angle)

    def hand_pose(self, lying: Lying, lift: float = 0.0) -> Pose:
        """A card of the near hand."""
        fan, board = self.fan(), self.layout.board
        return Pose(*board.point(lying.x, lying.y - lift), fan.w * board.u, lying.angle)

    def let_go_pose(self) -> Pose | None:
        """Where a dragged card was let go, if one was just now."""
        at, self.let_go = self.let_go, None
        return Pose(*at, self.fan().w * self.layout.board.u) if at is not None else None

    def panel_pose(self, seat: Seat) -> Pose:
        """The small hand in a panel."""
        spot, screen = far_hand(self.panel(seat)), self.ui.screen
        return Pose(*screen.point(*spot.centre), 40 * screen.u)

    def pile_pose(self) -> Pose:
        """The top of the draw pile."""
        box, screen = pile_card(self.layout.pile), self.ui.screen
        return Pose(*screen.point(*box.centre), box.w * screen.u)

    # --- who
    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.people[seat].name

    def tone(self, seat: Seat) -> Colour:
        """The colour of a seat's name on dark ground."""
        return seats.tone(self.people, seat)

    # --- words
    def signed(self, n: int) -> str:
        """A number with its sign; nothing is just nothing."""
        return self.ui.words.signed(n) if n else self.number(0)

    def land(self, card: str) -> str:
        """The region of a card, in words."""
        return self.say(f"region-{region(card)}")

    def card_name(self, card: str) -> str:
        """A card in words: "Sea 7"."""
        return self.say("card", region=self.land(card), value=value(card))

    def forget(self) -> None:
        """Sizes may have changed."""
        self._layout = None

    # --- what is shown
    def column(self, seat: Seat, at: int) -> Cards:
        """The cards of an expedition."""
        return self.now.laid[seat][at]

    def tray(self, at: int) -> Tray:
        """A discard place."""
        return self.now.trays[at]

    def far_count(self) -> int:
        """How many cards the far hand holds just now."""
        far: Seat = 1 - self.near
        return self.now.hands[far].count - (far in self.moving.gone) - len(self.moving.absent.get(far, ()))


def far_hand(panel: Rect) -> Rect:
    """Where the small hand of a panel is drawn."""
    return Rect(panel.right_edge - 138, panel.y + 62, 112, 58)


def pile_card(panel: Rect) -> Rect:
    """Where the top card of the draw pile lies in its panel."""
    h = min(188.0, panel.h - 60)
    return Rect(panel.x + 32, panel.y + (panel.h - h) / 2 - 6, h / RATIO, h)


def mixed(a: float, b: float, t: float) -> float:
    """The number ``t`` (0..1) of the way from a to b."""
    return a + (b - a) * t
