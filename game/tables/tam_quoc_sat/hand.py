"""The near hand: a fan of cards that rise when they may be played and stand out when they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from game.tables.tam_quoc_sat.cards import RATIO, draw_turned
from game.tables.tam_quoc_sat.stage import Held, Stage
from game.ui import palette as colours
from game.ui.controls.node import Control, Look
from game.ui.desk import Desk
from game.ui.paint import Canvas
from game.ui.place import Rect

HAND = "tqs.hand."
THRESHOLD = 12
"""Pixels that a pressed card may move before it is dragged."""
PICKED, READY, POINTED = 64.0, 26.0, 10.0
GLOW = colours.hexed("#FFD98A")


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
    lean, sag = (1.3 if count < 9 else 1.0), 0.6 * min(1.0, 6 / count) * k
    found = []
    for at in range(count):
        off = at - (count - 1) / 2
        wide = w if at == count - 1 else step
        found.append(Lie(start + at * step, layout.dock.y + 50 * k + off * off * sag, off * lean, wide))
    return found


@dataclass(eq=False)
class HandCard(Control):
    """A card of the hand. Its rect is what can be seen of it at rest; it draws itself lifted and leaning."""

    kind: ClassVar[str] = "card"
    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]
    card: str = field(default="", kw_only=True)
    lie: Lie = field(default=None, kw_only=True)  # type: ignore[assignment]
    ready: bool = field(default=False, kw_only=True)
    picked: bool = field(default=False, kw_only=True)
    dim: bool = field(default=False, kw_only=True)
    drop: Callable[[tuple[float, float]], object] | None = field(default=None, kw_only=True)
    """Called with the pixel where it is let go after being dragged."""

    def hint(self) -> str | None:
        """Only why it is off: what it is stands in the zoom."""
        return self.why

    def draw(self, canvas: Canvas, look: Look) -> None:
        layout, lie = self.stage.layout, self.lie
        w, h = layout.card
        lift = PICKED if self.picked else READY if self.ready else 0.0
        y = lie.y - (lift + POINTED * max(look.hover, float(look.focus))) * layout.k
        held = self.stage.held
        if held is not None and held.key == self.card and held.moving:
            return
        px, py = canvas.place.point(lie.x + w / 2, y + h / 2)
        angle = -lie.angle if canvas.place.mirrored else lie.angle
        angle = 0.0 if self.picked else angle
        if self.picked:
            for at, alpha in enumerate((120, 60, 26)):
                n = 5 + 5 * at
                canvas.box(Rect(lie.x - n, y - n, w + 2 * n, h + 2 * n), None, 14 + n, (*GLOW[:3], alpha), 5)
        draw_turned(canvas, self.stage, self.card, (px, py), w * canvas.place.u, angle, dim=self.dim)

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
