"""What a scene builds: marks are only drawn, controls also react."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui.paint import Canvas, Place
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.desk import Desk

HIT = 44
"""Smallest hit area, units."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a control is to be drawn just now."""

    hover: float = 0.0
    pressed: bool = False
    focus: bool = False
    off: bool = False
    desk: Desk | None = None


@dataclass(eq=False)
class Mark:
    """Something drawn at a place. `frame`: the units are those of a board, never mirrored."""

    rect: Rect
    _: KW_ONLY
    frame: Place | None = None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it; `canvas` already has the right place."""

    def parts(self) -> Sequence[Mark]:
        """Marks and controls it consists of, drawn after it."""
        return ()


@dataclass(eq=False)
class Control(Mark):
    """Reacts to mouse and keyboard. Its `id` is its identity: focus, hover and press survive a rebuild by it."""

    kind: ClassVar[str] = "control"
    typing: ClassVar[bool] = False
    keeps: ClassVar[frozenset[int]] = frozenset()
    """Keys it wants for itself while it has the focus (arrows of a slider)."""

    id: str = ""
    label: str = ""
    action: Callable[[], object] | None = None
    _: KW_ONLY
    why: str | None = None
    """The reason it is off; None = it is on."""
    tip: str | None = None
    key: str | None = None
    """Hot key by symbol: "r", "1", "f1"; several separated by spaces."""
    tab: bool = True
    """Whether Tab stops here."""
    sound: str = "ui_press"
    inspect: Callable[[], object] | None = None
    """Right click, or I while focused."""

    @property
    def off(self) -> bool:
        return self.why is not None

    def hint(self) -> str | None:
        """The tooltip: why it is off, else its tip."""
        return self.why or self.tip

    def hit(self, place: Place) -> pygame.Rect:
        """Where it can be hit, pixels: at least 44 units each way."""
        rect = self.rect
        return place.px(rect.inset(min(0, (rect.w - HIT) / 2), min(0, (rect.h - HIT) / 2)))

    def covers(self, box: pygame.Rect, pos: tuple[int, int]) -> bool:
        """Whether a pixel inside its hit box really is on it (round things)."""
        return True

    def ring(self) -> Rect:
        """Where the focus ring goes."""
        return self.rect.inset(-6)

    def mood(self) -> dict[str, object]:
        """Extra words for the ui log (value of a slider, text of a field)."""
        return {}

    # --- what happens to it; all are only called while it is on
    def activate(self, desk: Desk) -> None:
        """A click inside it, or Enter on it."""
        if self.action:
            self.action()

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        """The mouse went down on it, at units of its place."""

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        """The mouse moves while it is held."""

    def release(self, desk: Desk, inside: bool) -> None:
        """The mouse went up."""
        if inside:
            self.activate(desk)

    def keyed(self, desk: Desk, event: pygame.event.Event) -> bool:
        """A key while it has the focus; True if used."""
        return False


Node = Mark
"""What `Scene.build` returns a list of."""


@dataclass(eq=False)
class Spot(Control):
    """An invisible place on a board that can be pointed at, pressed and inspected; only its ring is drawn."""

    kind: ClassVar[str] = "spot"
    round: bool = field(default=False, kw_only=True)

    def hit(self, place: Place) -> pygame.Rect:
        return place.px(self.rect)

    def covers(self, box: pygame.Rect, pos: tuple[int, int]) -> bool:
        if not self.round:
            return True
        dx, dy = (pos[0] - box.centerx) / (box.w / 2), (pos[1] - box.centery) / (box.h / 2)
        return dx * dx + dy * dy <= 1
