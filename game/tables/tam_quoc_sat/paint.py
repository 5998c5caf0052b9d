"""The picture: a still layer whose regions are kept until something in them changes, and what moves over it."""

from __future__ import annotations

import pygame

from game.tables.still import Part, Patchwork, Same
from game.tables.tam_quoc_sat.ahead import Ahead
from game.tables.tam_quoc_sat.bar import draw_bar
from game.tables.tam_quoc_sat.centre import draw_centre, draw_piles
from game.tables.tam_quoc_sat.dock import draw_dock
from game.tables.tam_quoc_sat.flying import draw_flying, draw_settled, draw_under
from game.tables.tam_quoc_sat.ground import draw_ground
from game.tables.tam_quoc_sat.hand import draw_held
from game.tables.tam_quoc_sat.lately import draw_log
from game.tables.tam_quoc_sat.legend import draw_legend
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.swaying import draw_resting, draw_swaying
from game.ui.paint import Canvas
from game.ui.place import Rect

Truth = tuple[object, ...]


class Picture:
    """Draws a stage."""

    def __init__(self, stage: Stage, ahead: Ahead) -> None:
        self.stage, self.ahead = stage, ahead
        regions = (
            Part(self._ring, self._ring_truth, lambda: self._px(stage.layout.table)),
            Part(self._log, self._log_truth, lambda: self._px(stage.layout.margin), late=True),
            Part(self._dock, self._dock_truth, lambda: self._px(stage.layout.dock)),
            Part(self._bar, self._bar_truth, lambda: self._px(stage.layout.bar), late=True),
        )
        self.still = Patchwork(self._base, regions)
        self._spare = False
        """Whether this frame has time left: things move, but nothing had to be drawn anew."""

    def _px(self, rect: Rect) -> pygame.Rect:
        return self.stage.ui.screen.px(rect)

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer."""
        self.still.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Makes the still layer true; over it what moves and what the hand covers."""
        self._spare = not self.still.refresh(canvas) and self.stage.motion.busy
        draw_swaying(canvas, self.stage)
        draw_under(canvas, self.stage)

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        draw_flying(canvas, self.stage)
        draw_held(canvas, self.stage)
        if self._spare:
            self.ahead.step(canvas)

    # --- the regions
    def _base(self, canvas: Canvas) -> None:
        draw_ground(canvas, self.stage.layout)

    def _ring(self, canvas: Canvas) -> None:
        stage = self.stage
        ring = canvas.within(stage.layout.ring)
        draw_piles(ring, stage)
        draw_centre(ring, stage)
        draw_legend(ring, stage)
        for seat in stage.seats:
            if seat != stage.near:
                draw_resting(canvas, stage, seat)
        draw_settled(canvas, stage)

    def _log(self, canvas: Canvas) -> None:
        draw_log(canvas, self.stage)

    def _dock(self, canvas: Canvas) -> None:
        draw_dock(canvas, self.stage)
        draw_resting(canvas, self.stage, self.stage.near)

    def _bar(self, canvas: Canvas) -> None:
        draw_bar(canvas, self.stage)

    # --- whatever, when it changes, makes a region untrue
    def _ring_truth(self) -> Truth:
        stage, moving = self.stage, self.stage.moving
        growing = frozenset((arrow.start, arrow.end) for arrow in moving.arrows)
        waiting = frozenset() if stage.motion.busy else stage.waiting
        return (*self._shared(), moving.away, frozenset(moving.swaying), growing, waiting)

    def _log_truth(self) -> Truth:
        stage = self.stage
        return (stage.layout, tuple(stage.lines), stage.now.facts.kingdoms, stage.people)

    def _dock_truth(self) -> Truth:
        stage, moving = self.stage, self.stage.moving
        return (*self._shared(), stage.peeks, moving.away, stage.near in moving.swaying)

    def _bar_truth(self) -> Truth:
        stage = self.stage
        return (Same(stage.now.facts), stage.layout, stage.people)

    def _shared(self) -> Truth:
        """What seats depend on, near and far."""
        stage, asked = self.stage, self.stage.asked
        lit = (
            asked.lit,
            asked.chosen,
            tuple(asked.dim.items()),
            asked.aims,
            asked.reach,
            asked.far,
            asked.cards,
            asked.picked,
        )
        return (Same(stage.now), stage.near, stage.layout, stage.people, *lit)
