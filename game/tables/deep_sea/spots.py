"""Places on the board to point at: every space, the gauge, every panel, each with what can be known of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from game.core.question import Seat
from game.tables.board import Turn
from game.tables.deep_sea.action import parts
from game.tables.deep_sea.chips import draw_value, spread
from game.tables.deep_sea.divers import diver_box
from game.tables.deep_sea.layout import K
from game.tables.deep_sea.panels import item_boxes, state
from game.tables.deep_sea.questions import worth_of
from game.tables.deep_sea.stage import Stage
from game.tables.deep_sea.submarine import breath_words
from game.ui import palette as colours
from game.ui.controls.node import Look, Node, Spot
from game.ui.paint import Canvas
from game.ui.place import Rect

ACROSS = 6
QUIET = ""
"""Spots that only tell make no sound."""


def spot_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """All of them; panels last, because their pictures unfold over the sea."""
    return [
        *(_space(stage, space) for space in range(1, len(stage.now.row) + 1)),
        *(_diver(stage, seat) for seat in range(stage.now.seats)),
        _gauge(stage),
        _header(stage),
        *(_panel(stage, seat) for seat in range(stage.now.seats)),
        *_droppable(stage, turn),
    ]


def _space(stage: Stage, space: int) -> Spot:
    course = stage.course()
    x, y = course.space(space)
    tip = space_tip(stage, space)
    rect = Rect.around(x, y, course.size + 8)
    return Spot(
        rect, f"deep_sea.space.{space}", tip, frame=stage.layout.board, round=True, tip=tip, tab=False, sound=QUIET
    )


def space_tip(stage: Stage, space: int) -> str:
    """What lies on a space, who is there, and what carrying it would cost."""
    cards, seat = stage.now.row[space - 1], stage.now.on(space)
    what = worth_of(stage, cards) if cards else stage.say("tip-ring")
    lines = [stage.say("tip-space", place=space, what=what)]
    if cards:
        lines.append(stage.say("tip-cost"))
    if seat is not None:
        lines.append(stage.say("tip-who", name=stage.name(seat), n=len(stage.now.items[seat])))
    return "\n".join(lines)


def _diver(stage: Stage, seat: Seat) -> Spot:
    tip = diver_tip(stage, seat)
    box = diver_box(stage, seat).inset(8, 4)
    return Spot(box, f"deep_sea.diver.{seat}", tip, frame=stage.layout.board, tip=tip, tab=False, sound=QUIET)


def diver_tip(stage: Stage, seat: Seat) -> str:
    """A diver's state, its load by level and the price of its breath."""
    lines = [stage.say("tip-diver", name=stage.name(seat), state=state(stage, seat))]
    items = stage.now.items[seat]
    if items:
        lines.append(stage.say("kept") if seat in stage.now.home else stage.say("cost", loss=-len(items)))
        lines += [worth_of(stage, item) for item in items[:6]]
        if len(items) > 6:
            lines.append("…")
    return "\n".join(lines)


def _gauge(stage: Stage) -> Spot:
    hull = stage.layout.hull
    rect = Rect(hull.x + 100 * K, hull.y + 40 * K, 1010 * K, 220 * K)
    tip = stage.say("tip-air", n=stage.now.air, full=stage.now.full)
    if stage.now.diving:
        tip += "\n" + breath_words(stage)
    return Spot(rect, "deep_sea.air", tip, frame=stage.layout.board, tip=tip, sound=QUIET)


def _header(stage: Stage) -> Spot:
    rect = parts(stage.layout.action, 0).header
    tip = starts_tip(stage)
    return Spot(rect, "deep_sea.turn", tip, tip=tip, sound=QUIET)


def starts_tip(stage: Stage) -> str:
    """Why this dive was begun by whom, and who would begin the next (DS-20)."""
    now = stage.now
    if not now.home:
        return stage.say("tip-next-start-nobody")
    return stage.say("tip-next-start", name=stage.name(now.home[-1]))


def _panel(stage: Stage, seat: Seat) -> PanelSpot:
    tip = diver_tip(stage, seat)
    return PanelSpot(stage.layout.panels[seat], f"deep_sea.panel.{seat}", tip, sound=QUIET, stage=stage, seat=seat)


@dataclass(eq=False)
class PanelSpot(Spot):
    """A diver's panel: pointing at it unfolds the chips banked so far, face up."""

    stage: Stage = field(kw_only=True)
    seat: Seat = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        strength = max(look.hover, float(look.focus and bool(look.desk and look.desk.ring)))
        if strength:
            draw_bank(canvas.faded(strength), self.stage, self.seat, self.rect)


def draw_bank(canvas: Canvas, stage: Stage, seat: Seat, beside: Rect) -> None:
    """What a diver has brought home: points by dive, and every chip with its value."""
    chips = stage.now.bank[seat]
    rows = -(-len(chips) // ACROSS)
    h = 112 + max(30, rows * 66)
    box = Rect(beside.right_edge + 30, beside.y, 420, h).within(canvas.ui.screen.all.inset(16))
    canvas.nine("panel_9", box, 24)
    inside = box.inset(26, 20)
    canvas.text(stage.say("bank-title", name=stage.name(seat)), inside.top(34)[0], 22, stage.tone(seat), 700)
    points = [stage.say("bank-dive", dive=at + 1, n=points) for at, points in enumerate(stage.now.gained[seat])]
    canvas.text(" · ".join(points), inside.top(34)[1].top(30)[0], 18, colours.IVORY_DIM)
    grid = inside.top(72)[1]
    if not chips:
        canvas.text(stage.say("bank-empty"), grid.top(28)[0], 18, colours.MUTE)
    step = spread(ACROSS, grid.w, 60)
    for at, chip in enumerate(chips):
        draw_value(canvas, chip, grid.x + 30 + at % ACROSS * step, grid.y + 30 + at // ACROSS * 66, 60)


def _droppable(stage: Stage, turn: Turn) -> list[Node]:
    """While an item is to be dropped, those in the panel can be clicked too."""
    if turn.seat is None or turn.step is None or turn.step.ask != "item":
        return []
    boxes = item_boxes(stage, turn.seat)
    return [
        Spot(
            boxes[int(option.key)], f"deep_sea.carried.{option.key}", worth_of(stage, option.cards),
            partial(turn.choose, option.key), tip=stage.say("drop-this"), tab=False,
        )
        for option in turn.step.options
    ]  # fmt: skip
