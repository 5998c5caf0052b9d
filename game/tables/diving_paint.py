"""How a table of divers is drawn: a still layer, kept until something in it changes, and what moves over it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from game.core.question import Seat
from game.tables.banner import draw_banner
from game.tables.diving import DivingStage
from game.tables.still import Same, Still
from game.ui.paint import Canvas

S = TypeVar("S", bound=DivingStage[Any, Any, Any])


class DivingPicture(ABC, Generic[S]):
    """Draws a stage. The still layer is the scene's own backdrop, drawn anew only when the position changes."""

    def __init__(self, stage: S) -> None:
        self.stage = stage
        self.still = Still(self.draw_base, self.draw_still, self._truth)

    @abstractmethod
    def draw_base(self, canvas: Canvas) -> None:
        """What is the same for a whole match at one size."""

    @abstractmethod
    def draw_still(self, canvas: Canvas) -> None:
        """What rests."""

    @abstractmethod
    def draw_moving(self, canvas: Canvas) -> None:
        """What moves over it."""

    @abstractmethod
    def draw_flight(self, canvas: Canvas, flight: Any) -> None:
        """What flies over everything."""

    @abstractmethod
    def feet(self, seat: Seat) -> float:
        """How low a diver stands."""

    @abstractmethod
    def resting(self) -> tuple[object, ...]:
        """Whatever of what moves, when it changes, makes the still layer untrue."""

    def backdrop(self, canvas: Canvas) -> None:
        """The still layer on a new surface."""
        self.still.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        """What moves, over the still layer; that is drawn anew first if it is not true any more."""
        self.still.refresh(canvas)
        self.draw_moving(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        """What flies over everything."""
        for flight in self.stage.moving.flights:
            self.draw_flight(canvas, flight)
        draw_banner(canvas, self.stage.moving.banner, self.stage.layout.sea)

    def _truth(self) -> tuple[object, ...]:
        stage, moving = self.stage, self.stage.moving
        return (
            Same(stage.now), Same(stage.ui.words), Same(stage.people), stage.ui.screen.text_size, stage.layout,
            stage.asked, tuple(stage.lines), tuple(moving.hops), tuple(moving.turns), moving.dice is None,
            *self.resting(),
        )  # fmt: skip

    @property
    def by_depth(self) -> list[Seat]:
        """Divers, the lower in front."""
        return sorted(range(self.stage.now.seats), key=self.feet)
