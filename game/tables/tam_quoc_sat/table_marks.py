"""Everything on the table that can be read or pressed while it is played, back to front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.call import tells_all
from game.tables.tam_quoc_sat.closer import closer_room, closer_size, draw_closer
from game.tables.tam_quoc_sat.hand import hand_backs
from game.tables.tam_quoc_sat.lately import log_names
from game.tables.tam_quoc_sat.named import names_of, said
from game.tables.tam_quoc_sat.panel import panel_nodes, wants_panel
from game.tables.tam_quoc_sat.pending import pending_nodes
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.prompts import Sorts, act_nodes, hint_nodes, sorts
from game.tables.tam_quoc_sat.reveal import peek_nodes
from game.tables.tam_quoc_sat.spots import hand_nodes, lighting, seat_nodes, sort_nodes, thing_nodes
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.threat import spotlight
from game.tables.tam_quoc_sat.windows import window_nodes
from game.tables.tam_quoc_sat.zoom import HoverZoom, zoom_nodes, zoom_rect
from game.ui.controls.names import Closer
from game.ui.controls.node import Look, Mark, Node
from game.ui.controls.plain import Panel
from game.ui.paint import Canvas
from game.ui.place import Rect


@dataclass(frozen=True)
class Acts:
    """What can be done at any time: a closer look at something, closing it, sorting the hand, the own role."""

    show: Callable[[str], object]
    close: Callable[[], object]
    sort: Callable[[], object]
    peek: Callable[[], object]


@dataclass(eq=False)
class Backs(Mark):
    """A hand that the screen may not see."""

    stage: Stage = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        hand_backs(canvas, self.stage, self.stage.now.hand(self.stage.near).count)


def light(stage: Stage, plan: Plan, turn: Turn) -> Sorts:
    """Lights what the open question is about; its options, sorted."""
    found = sorts(stage, turn)
    _aim_the_dropped(stage, plan, turn)
    stage.waiting = frozenset(turn.view.asked.seats) if turn.view.asked is not None else frozenset()
    stage.asked = lighting(stage, plan, turn, found)
    spotlight(stage, turn, found)
    return found


def _aim_the_dropped(stage: Stage, plan: Plan, turn: Turn) -> None:
    """A card that was dragged to a seat is aimed there once its targets are asked for."""
    dropped, stage.dropped = stage.dropped, None
    if dropped is None or turn.question is None:
        return
    card, seat = dropped
    if card in turn.path and turn.offers(str(seat)) and turn.question.step((*turn.path, str(seat))).done:
        plan.pending = str(seat)


def table_nodes(stage: Stage, plan: Plan, turn: Turn, found: Sorts, acts: Acts) -> list[Node]:
    """All of it for the open question, if there is one."""
    panel, show = wants_panel(stage, turn, found), acts.show
    middle = panel_nodes(stage, plan, turn, found) if panel else window_nodes(stage, plan, turn)
    asked = next((node.rect for node in middle if isinstance(node, Panel)), None)
    nodes = [
        *([] if tells_all(turn) else pending_nodes(stage, show, asked)),
        *thing_nodes(stage, plan, turn, show),
        *seat_nodes(stage, plan, turn, found, show),
        *_hand(stage, plan, turn, found, show),
        *sort_nodes(stage, acts.sort, acts.peek),
        *act_nodes(stage, plan, turn, panel=panel),
        *middle,
        *_hint(stage, plan, turn, panel=panel),
        *log_names(stage, show),
    ]
    return [*nodes, *names_of(stage, nodes, show), *_looks(stage, acts.close, asked)]


def _looks(stage: Stage, close: Callable[[], object], asked: Rect | None) -> Iterator[Node]:
    """Closer looks: at the card that is pointed at, at a name, at the own role, at what was asked for."""
    yield HoverZoom(zoom_rect(stage, asked), stage=stage)
    yield Closer(
        closer_room(stage),
        size=lambda ref: closer_size(stage, ref),
        picture=lambda canvas, ref, rect: draw_closer(canvas, stage, ref, rect),
    )
    yield from peek_nodes(stage)
    yield from zoom_nodes(stage, close)


def _hand(stage: Stage, plan: Plan, turn: Turn, found: Sorts, show: Callable[[str], object]) -> list[Node]:
    if stage.now.hand(stage.near).count and not stage.now.zone(f"hand/{stage.near}").faces:
        return [Backs(stage.layout.hand, stage=stage)]
    return [*hand_nodes(stage, plan, turn, found, show)]


def _hint(stage: Stage, plan: Plan, turn: Turn, *, panel: bool) -> list[Node]:
    if turn.seat is None:
        return hint_nodes(stage, said(stage, lambda: asking.waiting(stage, turn)))
    if panel or asking.is_own_window(turn.question):
        return []
    return hint_nodes(stage, said(stage, lambda: asking.hint(stage, plan, turn)))
