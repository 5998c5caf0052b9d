"""The table of Tam Quốc Sát, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, ClassVar

import pygame

from game.core.event import Event
from game.core.question import Call, Question, Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.tables.board import Line, Turn
from game.tables.cover import Cover
from game.tables.staged import PaintedBoard
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.ahead import Ahead
from game.tables.tam_quoc_sat.bar import status_words
from game.tables.tam_quoc_sat.choosing import first_pick
from game.tables.tam_quoc_sat.chronicle import Chronicle
from game.tables.tam_quoc_sat.closer import closer_size, draw_closer
from game.tables.tam_quoc_sat.deal_cover import DealCover
from game.tables.tam_quoc_sat.draft import Draft
from game.tables.tam_quoc_sat.ground import draw_ground
from game.tables.tam_quoc_sat.layout import arrange
from game.tables.tam_quoc_sat.moving import Moving
from game.tables.tam_quoc_sat.named import Told
from game.tables.tam_quoc_sat.paint import Picture
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.quick import with_skips
from game.tables.tam_quoc_sat.recap import latest_turn, weight
from game.tables.tam_quoc_sat.scripts import script_of
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.table_marks import Acts, light, table_nodes
from game.tables.tam_quoc_sat.tell import aimed_at, args_of
from game.tables.tam_quoc_sat.zoom import at_rest
from game.ui.controls.node import Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.rich import Rich

LATELY = 24


class TamQuocSatBoard(PaintedBoard[Stage]):
    """The ring of seats, the piles, and the near seat's dock. The near seat is that of whose eyes the screen has."""

    game: ClassVar[str] = "tam_quoc_sat"

    def __init__(
        self, ui: Ui, people: Sequence[Person], motion: Motion, rebuild: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(ui, people, motion, rebuild)
        self.plan = Plan(rebuild)
        self.draft = Draft(rebuild)
        self._chronicle = Chronicle(ui, people)
        self._known = 0
        """How many events the position that was taken over last already holds."""
        self._eyes: Seat | None = None
        """Whose hand may be seen."""
        self._home: Seat | None = None
        """Who sits near while all look at the table: who has last opened its hand behind a cover."""
        self._opened = 0
        """The last turn whose owner has had its hand open."""

    @classmethod
    def warm(cls, ui: Ui, seats: int) -> Iterator[None]:
        draw_ground(ui.scratch(), arrange(ui.screen.all, seats, ui.screen))
        yield

    def lay(self, view: View[Any]) -> Stage:
        return Stage(self.ui, self.people, self.motion, Position.of(view))

    def painter(self) -> Picture:
        return Picture(self.stage, self.ahead)

    @cached_property
    def ahead(self) -> Ahead:
        """What is made in free frames, and while somebody thinks."""
        return Ahead(self.stage)

    def idle(self) -> None:
        self.ahead.step(self.ui.canvas())

    @property
    def chronicle(self) -> Chronicle:
        """What happened in sentences, as the table stands."""
        self._chronicle.meet(self.people, self._stage)
        return self._chronicle

    # --- positions
    def sync(self, view: View[Any]) -> None:
        stage = self.laid(view)
        stage.meet(self.people)
        if view.viewer != self._eyes:
            self._eyes = view.viewer
            stage.peeks, stage.zoom, stage.held, stage.dropped = False, None, None, None
        self._turn_the_ring(view)
        stage.now, stage.moving = Position.of(view), Moving()
        self._known = len(view.past)
        stage.lines = self._lately(view.past)
        if view.viewer == view.facts.turn:
            self._opened = view.facts.turns
        self.ui.redraw()

    def _turn_the_ring(self, view: View[Any]) -> None:
        """Who looks sits near; who only looked to answer leaves the table as it lay, so that stepping up shows nothing.

        The table stays as whoever opened the hand behind a cover has seen it: for its turn, or for its general.
        """
        viewer, facts = view.viewer, view.facts
        if viewer is not None and (facts.stage == "choose" or viewer == facts.turn):
            self._home = viewer
        near = self._home if viewer is None else viewer
        self.stage.near = self.stage.near if near is None else near

    def openly(self, question: Question) -> bool:
        return asking.is_open(question)

    def cover(self, view: View[Any], seat: Seat) -> Cover | None:
        if view.asked is None or view.asked.ask != "choose_general":
            return None
        return DealCover(self.lay(view), seat)

    def covered(self, view: View[Any]) -> str:
        return self.stage.say("cover-luck") if view.asked is not None and view.asked.ask == "luck_card" else ""

    def strip(self, view: View[Any], seat: Seat) -> str:
        asked, facts = view.asked, view.facts
        if asked is None or facts.stage != "play" or (seat == facts.turn and self._opened != facts.turns):
            return ""
        return asking.public(self.stage, asked)

    def declining(self, view: View[Any]) -> str:
        asked = view.asked
        return asking.sentence(self.stage, "no", asked.ask, asked.cause) if asked else ""

    def _lately(self, past: Sequence[Event]) -> list[Told]:
        told = self.chronicle
        lines = (line for event in reversed(past) if (line := self._told(event, told)) is not None)
        return list(islice(lines, LATELY))[::-1]

    def _told(self, event: Event, told: Chronicle) -> Told | None:
        line = told.line(event)
        return None if line is None else Told(line, getattr(event, "by", None), isinstance(event, events.RoundBegan))

    def show(self, event: Event, view: View[Any]) -> Script:
        stage = self.stage
        if len(view.past) <= self._known:  # a match that begins is taken over whole, then told
            return
        new = self._told(event, self.chronicle)
        if new and new not in stage.lines[-1:]:
            stage.lines = [*stage.lines, new][-LATELY:]
        yield script_of(stage, event, self.rebuild)

    def keeps_open(self, view: View[Any], seat: Seat) -> bool:
        return bool(view.facts.stage == "play" and view.facts.turn == seat)

    def start(self, turn: Turn) -> str | None:
        return first_pick(turn) if self.draft.is_on(self.stage, turn) else None

    def summons(self, question: Question) -> str:
        return "tam_quoc_sat_call" if isinstance(question, Call) else super().summons(question)

    # --- what can be pressed
    def bar(self, area: Rect) -> Rect | None:
        return area.top(56)[0].inset(8, 6)

    def corner(self, area: Rect) -> Rect | None:
        if self.stage.now.facts.stage == "choose":
            return None
        return self.stage.layout.tools[1]

    def nodes(self, area: Rect, turn: Turn) -> list[Node]:
        stage, plan = self.stage, self.plan
        stage.meet(self.people)
        plan.meet(turn)
        found = light(stage, plan, turn)
        if self.draft.is_on(stage, turn):
            return self.draft.nodes(stage, plan, turn)
        acts = Acts(self._show, self._close, self._sort, self.peek)
        return at_rest(with_skips(stage, turn, table_nodes(stage, plan, turn, found, acts)))

    # --- looking
    def _show(self, what: str) -> None:
        self.stage.zoom = what
        self.rebuild()

    def _close(self) -> None:
        self.stage.zoom = None
        self.rebuild()

    def _sort(self) -> None:
        self.stage.sorted = not self.stage.sorted
        self.rebuild()

    def peek(self) -> None:
        """Shows the near seat's own role, or hides it again."""
        self.stage.peeks = not self.stage.peeks
        self.rebuild()

    @property
    def looks_closer(self) -> bool:
        return self._stage is not None and self._stage.zoom is not None

    def put_away(self) -> None:
        if self._stage is not None and self._stage.peeks:
            self.peek()

    def event(self, event: pygame.event.Event) -> bool:
        stage = self._stage
        if stage is None or event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key != pygame.K_o:
            return False
        stage.peeks = event.type == pygame.KEYDOWN
        self.rebuild()
        return True

    def escape(self) -> bool:
        if self._stage is not None and self._stage.zoom is not None:
            self._close()
            return True
        if self.plan.pending is not None:
            self.plan.pending = None
            self.rebuild()
            return True
        return False

    # --- words
    def status(self, view: View[Any]) -> str:
        return status_words(self.stage)

    def resting(self, view: View[Any]) -> frozenset[Seat]:
        return frozenset(seat for seat, alive in enumerate(view.facts.alive) if not alive)

    def under(self, event: Event, heading: str) -> str:
        return self.chronicle.under(event, heading)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, events.RoundBegan | events.TurnBegan)

    def tell(self, event: Event) -> str | None:
        return self.chronicle.tell(event)

    def rich(self, event: Event) -> Rich | None:
        return self.chronicle.line(event)

    def recap(self, events: Sequence[Event], seat: Seat) -> list[Line]:
        return super().recap(latest_turn(events), seat)

    def weight(self, event: Event, seat: Seat) -> int | None:
        return weight(event, seat)

    def aimed(self, event: Event) -> frozenset[Seat]:
        return aimed_at(event)

    def args(self, event: Event) -> dict[str, str | int]:
        return args_of(event, self.chronicle.teller)

    def closer_size(self, ref: str) -> tuple[float, float] | None:
        return closer_size(self.stage, ref)

    def draw_closer(self, canvas: Canvas, ref: str, rect: Rect) -> None:
        draw_closer(canvas, self.stage, ref, rect)
