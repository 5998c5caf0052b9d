"""The table of Tam Quốc Sát, as the play scene uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, ClassVar

import pygame

from game.core.event import Event
from game.core.question import Call, Question, Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.tables.board import Board, Line, Turn
from game.tables.cover import Cover
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.bar import status_words
from game.tables.tam_quoc_sat.call import tells_all
from game.tables.tam_quoc_sat.chronicle import Chronicle
from game.tables.tam_quoc_sat.closer import closer_room, closer_size, draw_closer
from game.tables.tam_quoc_sat.deal_cover import DealCover
from game.tables.tam_quoc_sat.draft import Draft
from game.tables.tam_quoc_sat.hand import hand_backs
from game.tables.tam_quoc_sat.lately import log_names
from game.tables.tam_quoc_sat.moving import Moving
from game.tables.tam_quoc_sat.named import Told, look_of, names_of, said
from game.tables.tam_quoc_sat.paint import Picture
from game.tables.tam_quoc_sat.panel import panel_nodes, wants_panel
from game.tables.tam_quoc_sat.pending import pending_nodes
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.prompts import Sorts, act_nodes, hint_nodes, sorts
from game.tables.tam_quoc_sat.quick import with_skips
from game.tables.tam_quoc_sat.recap import latest_turn, weight
from game.tables.tam_quoc_sat.scripts import script_of
from game.tables.tam_quoc_sat.spots import hand_nodes, lighting, seat_nodes, sort_nodes, thing_nodes
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tell import aimed_at, args_of
from game.tables.tam_quoc_sat.threat import spotlight
from game.tables.tam_quoc_sat.windows import window_nodes
from game.tables.tam_quoc_sat.zoom import HoverZoom, zoom_nodes, zoom_rect
from game.ui.controls.names import Closer
from game.ui.controls.node import Look, Mark, Node
from game.ui.kit import Ui
from game.ui.motion import Motion, Script
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.rich import Rich, rich

LATELY = 24


@dataclass(eq=False)
class Backs(Mark):
    """A hand that the screen may not see."""

    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]

    def draw(self, canvas: Canvas, look: Look) -> None:
        hand_backs(canvas, self.stage, self.stage.now.hand(self.stage.near).count)


class TamQuocSatBoard(Board):
    """The ring of seats, the piles, and the near seat's dock. The near seat is that of whose eyes the screen has."""

    game: ClassVar[str] = "tam_quoc_sat"

    def __init__(
        self, ui: Ui, people: Sequence[Person], motion: Motion, rebuild: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(ui, people, motion, rebuild)
        self._stage: Stage | None = None
        self._picture: Picture | None = None
        self.plan = Plan(rebuild)
        self.draft = Draft(rebuild)
        self.chronicle = Chronicle(ui, people, self._general_of)
        self._known = 0
        """How many events the position that was taken over last already holds."""
        self._eyes: Seat | None = None
        """Whose hand may be seen."""
        self._opened = 0
        """The last turn whose owner has had its hand open."""

    @property
    def stage(self) -> Stage:
        """What is drawn. There is none before the first ``sync``."""
        if self._stage is None:
            raise RuntimeError("sync comes first")
        return self._stage

    @property
    def picture(self) -> Picture:
        """What draws it."""
        if self._picture is None:
            self._picture = Picture(self.stage)
        return self._picture

    def _general_of(self, seat: Seat) -> str:
        return self._stage.now.general(seat) if self._stage is not None else ""

    # --- positions
    def sync(self, view: View[Any]) -> None:
        position = Position.of(view)
        if self._stage is None:
            self._stage = Stage(self.ui, self.people, self.motion, position)
        stage = self._stage
        stage.meet(self.people)
        if view.viewer != self._eyes:
            self._eyes = view.viewer
            stage.peeks, stage.zoom, stage.held, stage.dropped = False, None, None, None
        if view.viewer is not None:
            stage.near = view.viewer
        stage.now, stage.moving = position, Moving()
        self._known = len(view.past)
        stage.lines = self._lately(view.past)
        if view.viewer == view.facts.turn:
            self._opened = view.facts.turns
        self.ui.redraw()

    def openly(self, question: Question) -> bool:
        return asking.is_open(question)

    def cover(self, view: View[Any], seat: Seat) -> Cover | None:
        if view.asked is None or view.asked.ask != "choose_general":
            return None
        return DealCover(Stage(self.ui, self.people, self.motion, Position.of(view)), seat)

    def strip(self, view: View[Any], seat: Seat) -> str:
        asked, facts = view.asked, view.facts
        if asked is None or facts.stage != "play" or (seat == facts.turn and self._opened != facts.turns):
            return ""
        return asking.public(self.stage, asked)

    def _lately(self, past: Sequence[Event]) -> list[Told]:
        told = (line for event in reversed(past) if (line := self._told(event)) is not None)
        return list(islice(told, LATELY))[::-1]

    def _told(self, event: Event) -> Told | None:
        line = self.rich(event)
        return None if line is None else Told(line, getattr(event, "by", None), isinstance(event, events.RoundBegan))

    def show(self, event: Event, view: View[Any]) -> Script:
        stage = self.stage
        if len(view.past) <= self._known:  # a match that begins is taken over whole, then told
            return
        new = self._told(event)
        if new and new not in stage.lines[-1:]:
            stage.lines = [*stage.lines, new][-LATELY:]
        yield script_of(stage, event, self.rebuild)

    def keeps_open(self, view: View[Any], seat: Seat) -> bool:
        return bool(view.facts.stage == "play" and view.facts.turn == seat)

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
        found = sorts(stage, turn)
        self._aim_the_dropped(turn)
        stage.waiting = frozenset(turn.view.asked.seats) if turn.view.asked is not None else frozenset()
        stage.asked = lighting(stage, plan, turn, found)
        if self.draft.is_on(stage, turn):
            return self.draft.nodes(stage, plan, turn)
        spotlight(stage, turn, found)
        panel = wants_panel(stage, turn, found)
        nodes = [
            *([] if tells_all(turn) else pending_nodes(stage, self._show)),
            *thing_nodes(stage, plan, turn, self._show),
            *seat_nodes(stage, plan, turn, found, self._show),
            *self._hand(turn, found),
            *sort_nodes(stage, self._sort, self.peek),
            *act_nodes(stage, plan, turn, panel=panel),
            *(panel_nodes(stage, plan, turn, found) if panel else window_nodes(stage, plan, turn)),
            *self._hint(turn, panel=panel),
            *log_names(stage, self._show),
        ]
        nodes += [
            *names_of(stage, nodes, self._show),
            HoverZoom(zoom_rect(stage), stage=stage),
            Closer(closer_room(stage), size=self.closer_size, picture=self.draw_closer),
            *zoom_nodes(stage, self._close),
        ]
        return with_skips(stage, turn, nodes)

    def _hand(self, turn: Turn, found: Sorts) -> list[Node]:
        stage = self.stage
        if stage.now.hand(stage.near).count and not stage.now.zone(f"hand/{stage.near}").faces:
            return [Backs(stage.layout.hand, stage=stage)]
        return hand_nodes(stage, self.plan, turn, found, self._show)

    def _hint(self, turn: Turn, *, panel: bool) -> list[Node]:
        stage = self.stage
        if turn.seat is None:
            return hint_nodes(stage, said(stage, lambda: asking.waiting(stage, turn)))
        if panel or asking.is_own_window(turn.question):
            return []
        return hint_nodes(stage, said(stage, lambda: asking.hint(stage, self.plan, turn)))

    def _aim_the_dropped(self, turn: Turn) -> None:
        """A card that was dragged to a seat is aimed there once its targets are asked for."""
        dropped, self.stage.dropped = self.stage.dropped, None
        if dropped is None or turn.step is None:
            return
        card, seat = dropped
        if card in turn.path and turn.offers(str(seat)):
            whole = turn.question is not None and turn.question.step((*turn.path, str(seat))).done
            if whole:
                self.plan.pending = str(seat)

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

    # --- pictures
    def backdrop(self, canvas: Canvas, area: Rect) -> None:
        self.picture.backdrop(canvas)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint(canvas)

    def paint_over(self, canvas: Canvas, area: Rect) -> None:
        self.picture.paint_over(canvas)

    # --- words
    def status(self, view: View[Any]) -> str:
        return status_words(self.stage)

    def resting(self, view: View[Any]) -> frozenset[Seat]:
        return frozenset(seat for seat, alive in enumerate(view.facts.alive) if not alive)

    def under(self, event: Event, heading: str) -> str:
        self.chronicle.meet(self.people)
        return self.chronicle.under(event, heading)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, events.RoundBegan | events.TurnBegan)

    def tell(self, event: Event) -> str | None:
        self.chronicle.meet(self.people)
        return self.chronicle.tell(event)

    def rich(self, event: Event) -> Rich | None:
        self.chronicle.meet(self.people)
        line = self.chronicle.sentence(event)
        return rich(line, partial(look_of, self._stage)) if line else None

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
