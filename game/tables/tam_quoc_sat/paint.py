"""The picture: one still layer, kept until something in it changes, and what moves over it."""

from __future__ import annotations

from game.tables.still import Same, Still
from game.tables.tam_quoc_sat.bar import draw_bar
from game.tables.tam_quoc_sat.centre import draw_centre, draw_piles
from game.tables.tam_quoc_sat.dock import draw_dock
from game.tables.tam_quoc_sat.flying import draw_flying, draw_under
from game.tables.tam_quoc_sat.ground import draw_ground
from game.tables.tam_quoc_sat.hand import draw_held
from game.tables.tam_quoc_sat.lately import draw_log
from game.tables.tam_quoc_sat.legend import draw_legend
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.swaying import draw_resting, draw_swaying
from game.ui.paint import Canvas


class Picture:
    """Draws a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.still = Still(self._base, self._over, self._truth)

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer."""
        self.still.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Makes the still layer true; over it what moves and what the hand covers."""
        self.still.refresh(canvas)
        draw_swaying(canvas, self.stage)
        draw_under(canvas, self.stage)

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        draw_flying(canvas, self.stage)
        draw_held(canvas, self.stage)

    def _base(self, canvas: Canvas) -> None:
        draw_ground(canvas, self.stage)

    def _over(self, canvas: Canvas) -> None:
        stage = self.stage
        ring = canvas.within(stage.layout.ring)
        draw_piles(ring, stage)
        draw_centre(ring, stage)
        draw_legend(ring, stage)
        draw_log(canvas, stage)
        draw_dock(canvas, stage)
        for seat in stage.seats:
            draw_resting(canvas, stage, seat)
        draw_bar(canvas, stage)

    def _truth(self) -> tuple[object, ...]:
        """Whatever, when it changes, makes the still layer untrue."""
        stage, asked, moving = self.stage, self.stage.asked, self.stage.moving
        return (
            Same(stage.now),
            stage.near,
            stage.layout,
            stage.peeks,
            tuple(stage.lines),
            moving.away,
            frozenset(moving.swaying),
            asked.lit,
            asked.chosen,
            tuple(asked.dim.items()),
            asked.far,
            asked.cards,
            asked.picked,
            stage.people,
            stage.waiting,
        )
