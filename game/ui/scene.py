"""Scenes: what is on the screen, how it is rebuilt and drawn, and how one leads to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import pygame

from game.ui import palette as colours
from game.ui.controls.node import Control, Mark
from game.ui.desk import Desk
from game.ui.motion import Motion
from game.ui.paint import Canvas
from game.ui.show import draw_desk

if TYPE_CHECKING:
    from game.ui.kit import Ui

GUARD = 400
"""Milliseconds in which a new question takes no answer: what was pressed was meant for the one before."""


@dataclass(frozen=True)
class Push:
    """Put a scene on top."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Take the top scene off; the one below gets `resumed(result)`."""

    result: object = None


@dataclass(frozen=True)
class Replace:
    """Another scene instead of the top one."""

    scene: Scene


@dataclass(frozen=True)
class Reset:
    """Only this scene, all others leave (back to the home table)."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """Leave the app."""


Move: TypeAlias = Push | Pop | Replace | Reset | Quit


class Scene:
    """One screen. Subclasses give `name` and `build`, and whatever else they need of the rest."""

    name: ClassVar[str] = "scene"
    overlay: ClassVar[bool] = False
    """Drawn over a still, darkened picture of the scenes below."""
    scrim: ClassVar[bool] = True
    ambient: ClassVar[bool] = False
    """Has waves or bubbles that go on for 5 s after the last real motion."""
    private = False
    """Whether it shows what only one person may see: it is taken off when that person has gone."""
    primary: str | None = None
    """The control that Enter presses when nothing has the focus; None = the first brass button."""
    outset: str | None = None
    """The control where the first arrow shows the focus if that is nowhere else; None = what Enter presses."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.motion = Motion(ui.pace)
        self.desk = Desk(ui, self)
        self._fresh = False
        self._back: pygame.Surface | None = None
        self._behind_is_true = False

    @property
    def shown_as(self) -> str:
        """The scene's name in the ui log."""
        return self.name

    # --- to be filled in
    def enter(self) -> None:
        """It comes on the stack."""

    def leave(self) -> None:
        """It goes off the stack for good."""

    def resized(self) -> None:
        """The picture has another size or scale; it will be built anew by itself."""

    def resumed(self, result: object) -> None:
        """It is on top again; `result` is what the scene above gave back."""

    def build(self) -> list[Mark]:
        """All marks and controls, in reading order (Tab follows it)."""
        return []

    def backdrop(self, canvas: Canvas) -> None:
        """What never moves, drawn once and kept until `stale()`. Must cover the whole surface."""
        lattice(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The board, every frame, under the controls."""

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over the controls, every frame."""

    def event(self, event: pygame.event.Event) -> bool:
        """Any event before the controls see it; True if used."""
        return False

    def update(self, ms: float) -> None:
        """Time passes (at most 50 ms a call)."""

    def back(self) -> None:
        """Esc: by default the scene is taken off."""
        self.ui.sound.play("ui_back")
        self.go(Pop())

    def skip(self) -> None:
        """Space: finish what is moving."""
        self.motion.skip()

    def inspect(self, control: Control | None) -> bool:
        """Right click (or I) on something without its own look-closer; True if used."""
        return False

    def away(self) -> None:
        """The window has lost the focus or was minimised: whoever looks now may be somebody else."""

    def hovered(self, control: Control | None) -> None:
        """The mouse came over another control."""

    @property
    def moving(self) -> bool:
        """Whether frames must be drawn now."""
        return self.motion.busy or (self.ambient and self.motion.awake and not self.ui.pace.less)

    # --- to be called
    def go(self, move: Move) -> None:
        """Push, Pop, Replace, Reset or Quit, at the end of this event."""
        self.ui.moves.append(move)
        self.ui.redraw()

    def stale(self) -> None:
        """Something shown has changed: build and draw anew before the next frame."""
        self._fresh = self._behind_is_true = False
        self.ui.redraw()

    def guard(self, ms: float = GUARD) -> None:
        """Ignore input for a while (a new question appeared)."""
        self.desk.guard(ms)

    # --- called by the stack
    def ready(self) -> None:
        """Build if needed."""
        if not self._fresh:
            self._fresh = True
            self.desk.lay(self.build())

    def tick(self, ms: float) -> None:
        """Let time pass for everything in it."""
        self.motion.advance(ms)
        self.desk.update(ms)
        self.update(ms)
        if self.moving:
            self.ui.redraw()

    def render(self, canvas: Canvas) -> None:
        """Everything, in its order."""
        self.ready()
        if not self.overlay:
            self._behind(canvas)
        self.paint(canvas)
        draw_desk(self.desk, canvas)
        self.paint_over(canvas)

    def _behind(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        if self._back is None or self._back.get_size() != size:
            self._back = canvas.surface.convert(canvas.surface)
            self._behind_is_true = False
        if not self._behind_is_true:
            self._behind_is_true = True
            self.backdrop(Canvas(self.ui, self._back, canvas.place))
        canvas.surface.blit(self._back, (0, 0))

    def forget(self) -> None:
        """Drop the kept backdrop (the scene is covered)."""
        self._back = None


def lattice(canvas: Canvas) -> None:
    """The ground of every screen of the shell: midnight lacquer with its lattice."""
    surface = canvas.surface
    surface.fill(colours.GROUND)
    size = canvas.ui.screen.length(192)
    tile = canvas.ui.art.sprite("shell/lattice_tile", size, size)
    spots = [(x, y) for y in range(0, surface.get_height(), size) for x in range(0, surface.get_width(), size)]
    surface.fblits([(tile, spot) for spot in spots])
