"""The order in which a drowned diver's relics sink: click them one by one, or the lowest level first (DS-18)."""

from __future__ import annotations

from functools import partial

from game.core.question import Arrange, Option
from game.tables.board import Turn
from game.tables.deep_sea.action import parts
from game.tables.deep_sea.pick import PickButton, cells
from game.tables.deep_sea.questions import title, worth_of
from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.controls.button import Button
from game.ui.controls.node import Node
from game.ui.controls.plain import Panel, Paragraph
from game.ui.place import Rect


def order_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """The panel of the order, if that is asked now."""
    if turn.seat is None or not isinstance(turn.question, Arrange):
        return []
    room = parts(stage.layout.action, 0, dice=False).question
    things = turn.question.things
    head, rest = room.inset(20, 0).top(108)
    boxes = cells(rest.bottom(88)[1], len(things), 92)
    box = room.top(boxes[-1].bottom_edge - room.y + 100)[0]
    words = stage.say("ask-order", name=stage.name(turn.seat))
    return [
        Panel(box, "raised", 22),
        *title(stage, turn, box, words, "drowned"),
        Paragraph(Rect(head.x, head.y + 48, head.w, 54), stage.say("order-how"), 18, colours.IVORY_DIM, leading=1.3),
        *_things(stage, turn, turn.question, boxes),
        *_finish(stage, turn, turn.question, box.inset(20, 12).bottom(76)[0]),
    ]


def _things(stage: Stage, turn: Turn, question: Arrange, boxes: list[Rect]) -> list[Node]:
    chosen = turn.path[1:]
    return [
        _thing(stage, turn, question, thing, box, chosen, at)
        for at, (thing, box) in enumerate(zip(question.things, boxes, strict=True))
    ]


def _thing(
    stage: Stage, turn: Turn, question: Arrange, thing: Option, box: Rect, chosen: tuple[str, ...], at: int
) -> PickButton:
    laid = thing.key in chosen
    cap = str(at + 1) if at < 9 else None
    what = worth_of(stage, thing.cards)
    place = stage.number(chosen.index(thing.key) + 1) if laid else None
    return PickButton(
        box, f"deep_sea.order.{thing.key}", what, partial(_lay, turn, question, thing.key), cards=thing.cards,
        key=cap, cap=cap, why=stage.say("why-laid") if laid else None, order=place, tip=what,
    )  # fmt: skip


def _lay(turn: Turn, question: Arrange, key: str) -> None:
    """The next relic of the row; the last one lays itself."""
    path = (*(turn.path or question.rows[:1]), key)
    left = [thing.key for thing in question.things if thing.key not in path]
    if len(left) < 2:
        turn.answer((*path, *left))
        return
    for step in path[len(turn.path) :]:
        turn.choose(step)


def _finish(stage: Stage, turn: Turn, question: Arrange, room: Rect) -> list[Node]:
    if len(turn.path) < 2:
        lowest = partial(turn.answer, question.default)
        words = stage.say("lowest-first")
        return [Button(room, "deep_sea.lowest", words, lowest, style="brass", icon="check", size=22, weight=700)]
    words = stage.say("order-back")
    return [Button(room, "deep_sea.order_back", words, turn.back, icon="back", size=22, key="backspace")]
