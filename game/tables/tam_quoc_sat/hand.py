"""The near hand: a fan of cards that rise when they may be played and stand out when they are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from game.tables.tam_quoc_sat.cards import RATIO, draw_turned
from game.tables.tam_quoc_sat.looks import GLOW, glow
from game.tables.tam_quoc_sat.stage import Held, Stage
from game.ui.controls.node import Control, Look
from game.ui.desk import Desk
from game.ui.paint import Canvas
from game.ui.place import Rect

HAND = "tqs.hand."
THRESHOLD = 12
"""Pixels that a pressed card may move before it is dragged."""
PICKED, READY, POINTED = 64.0, 26.0, 10.0
RAISE = 120.0
"""Milliseconds in which a card comes out of the hand or moves along it."""
MANY, CROWDED, WHOLE = 15, 0.72, 0.94
"""From so many cards on they lean less; how little of a card is crowded; how much is seen of an opened one."""


@dataclass(frozen=True)
class Lie:
    """Where a card of the hand lies: its left edge, its top, its lean, and how much of it can be seen."""

    x: float
    y: float
    angle: float
    wide: float


def fan(stage: Stage, count: int) -> list[Lie]:
    """Where so many cards lie, units of the screen."""
    if not count:
        return []
    layout = stage.layout
    room, (w, _), k = layout.hand, layout.card, layout.k
    span = room.w - w
    step = min(w, span / max(1, count - 1))
    start = room.x + (span - step * (count - 1)) / 2
    lean, sag = (1.3 if count < 9 else 1.0 if count < MANY else 0.5), 0.6 * min(1.0, 6 / count) * k
    found = []
    for at in range(count):
        off = at - (count - 1) / 2
        wide = w if at == count - 1 else step
        found.append(Lie(start + at * step, layout.dock.y + 50 * k + off * off * sag, off * lean, wide))
    return found


def spread(lies: Sequence[Lie], open_at: int | None, w: float) -> list[float]:
    """The left edges once a card is pointed at: it is seen nearly whole, the others move together."""
    xs, count = [lie.x for lie in lies], len(lies)
    if open_at is None or open_at == count - 1 or count < 3 or lies[0].wide > w * CROWDED:
        return xs
    shown = w * WHOLE
    step = (xs[-1] - xs[0] - shown) / (count - 2)
    return [xs[0] + (at * step if at <= open_at else shown + (at - 1) * step) for at in range(count)]


@dataclass(eq=False)
class HandCard(Control):
    """A card of the hand. Its rect is what can be seen of it at rest; it draws itself lifted and leaning."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(kw_only=True)
    card: str = field(default="", kw_only=True)
    lies: Sequence[Lie] = field(default=(), kw_only=True)
    at: int = field(default=0, kw_only=True)
    """Which card of the hand it is."""
    ready: bool = field(default=False, kw_only=True)
    picked: bool = field(default=False, kw_only=True)
    dim: bool = field(default=False, kw_only=True)
    drop: Callable[[tuple[float, float]], object] | None = field(default=None, kw_only=True)
    """Called with the pixel where it is let go after being dragged."""

    def __post_init__(self) -> None:
        self._x, self._y = self.lie.x, self.lie.y

    @property
    def lie(self) -> Lie:
        """Where it lies at rest."""
        return self.lies[self.at]

    def hint(self) -> str | None:
        """Only why it is off: what it is stands in the zoom."""
        return self.why

    def ring(self) -> Rect:
        return Rect(self._x, self._y, *self.stage.layout.card).inset(-4)

    def draw(self, canvas: Canvas, look: Look) -> None:
        stage = self.stage
        if stage.held is not None and stage.held.key == self.card and stage.held.moving:
            return
        self._settle(look)
        w, h = stage.layout.card
        if self.picked:
            glow(canvas, Rect(self._x, self._y, w, h), 14, GLOW, (120, 60, 26))
        px, py = canvas.place.point(self._x + w / 2, self._y + h / 2)
        angle = 0.0 if self.picked else -self.lie.angle if canvas.place.mirrored else self.lie.angle
        draw_turned(canvas, stage, self.card, (px, py), w * canvas.place.u, angle, dim=self.dim)

    def _settle(self, look: Look) -> None:
        """Glides a little nearer to where it belongs."""
        stage, clock = self.stage, look.desk.clock if look.desk else 0.0
        lift = PICKED if self.picked else READY if self.ready else 0.0
        lift += POINTED * max(look.hover, float(look.focus))
        xs = spread(self.lies, self._opened(look.desk), stage.layout.card[0])
        self._x = stage.glide(f"{self.card}.x", xs[self.at], clock, RAISE)
        self._y = self.lie.y - stage.glide(f"{self.card}.y", lift, clock, RAISE) * stage.layout.k

    def _opened(self, desk: Desk | None) -> int | None:
        """Which card of the hand is pointed at."""
        name = desk.pointed if desk is not None else None
        if name is None or not name.startswith(HAND) or self.stage.held is not None:
            return None
        cards, card = self.stage.hand(), name.removeprefix(HAND)
        return cards.index(card) if card in cards else None

    # --- dragging
    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        if self.drop:
            point = desk.place_of(self.id).point(*at)
            self.stage.held = Held(self.card, point, point)

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        held = self.stage.held
        if held is None or held.key != self.card:
            return
        held.at = desk.place_of(self.id).point(*at)
        far = (held.at[0] - held.start[0]) ** 2 + (held.at[1] - held.start[1]) ** 2
        held.moving = held.moving or far >= THRESHOLD**2

    def release(self, desk: Desk, inside: bool) -> None:
        held, self.stage.held = self.stage.held, None
        if held is not None and held.moving and self.drop:
            self.drop(held.at)
        elif inside:
            self.activate(desk)


def draw_held(canvas: Canvas, stage: Stage) -> None:
    """The dragged card under the mouse."""
    held = stage.held
    if held is not None and held.moving:
        draw_turned(canvas, stage, held.key, held.at, stage.layout.card[0] * canvas.ui.screen.u)


def hand_backs(canvas: Canvas, stage: Stage, count: int) -> None:
    """A hand that the screen may not see, face down."""
    w, h = stage.layout.card
    for lie in fan(stage, min(count, 20)):
        px, py = canvas.place.point(lie.x + w / 2, lie.y + 14 + h / 2)
        angle = -lie.angle if canvas.place.mirrored else lie.angle
        draw_turned(canvas, stage, "", (px, py), w * canvas.place.u, angle)


def rest_rect(stage: Stage, at: int, count: int) -> Rect:
    """What can be seen of a card at rest."""
    lie = fan(stage, count)[at]
    h = stage.layout.card[0] * RATIO
    return Rect(lie.x, lie.y, lie.wide, min(h, stage.layout.dock.bottom_edge - lie.y))
