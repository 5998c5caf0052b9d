"""A seat chooses its general: the cards, the one that is looked at, and the order of the turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from game.core.question import Seat
from game.tables.board import Turn
from game.tables.tam_quoc_sat.buttons import GeneralButton, Plaque
from game.tables.tam_quoc_sat.cards import RATIO, SKILL_FILLS, role_icon
from game.tables.tam_quoc_sat.deal import DONE, LATER, DealGround, has_chosen, lord_of, order, steps_mark
from game.tables.tam_quoc_sat.general_panel import general_nodes
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.button import IconButton
from game.ui.controls.node import Look, Mark, Node
from game.ui.controls.plain import Box, Label, Panel, Paragraph, Picture
from game.ui.controls.scroll import Scroll
from game.ui.keys import digit
from game.ui.paint import Canvas
from game.ui.place import Rect

DETAIL, HEAD, ORDER, LEGEND = 430.0, 96.0, 148.0, 34.0
LARGEST = 330.0
PICK = "tqs.pick."
NARROW = 130.0
"""Cells narrower than this have room for words only."""
MINE = (110, 30, 26, 235)


def choosing_nodes(stage: Stage, plan: Plan, turn: Turn, peek: Callable[[], object]) -> list[Node]:
    """Everything below the bar."""
    layout = stage.layout
    area = Rect(0, layout.bar.bottom_edge, stage.ui.screen.w, stage.ui.screen.h - layout.bar.h)
    detail, rest = area.inset(32, 24).right(DETAIL, 28)
    head, rest = rest.inset(28, 0).top(HEAD, 14)
    seats, rest = rest.bottom(ORDER, 14)
    legend, grid = rest.bottom(LEGEND, 12)
    offers = [option.key for option in turn.step.options] if turn.step is not None else []
    looked = plan.pending or (offers[0] if offers else "")
    return [
        DealGround(area, (0.42, 0.4)),
        steps_mark(stage, reveals=False),
        *_heading(stage, head, len(offers), peek),
        *_grid(stage, plan, turn, offers, grid),
        *_legend(stage, legend),
        *_order(stage, seats.inset(-12, 0)),
        *_detail(stage, plan, turn, looked, detail),
    ]


def first_pick(turn: Turn) -> str | None:
    """The control of the first general."""
    return PICK + turn.step.options[0].key if turn.step is not None else None


# --- who chooses
def _heading(stage: Stage, room: Rect, count: int, peek: Callable[[], object]) -> list[Node]:
    """Who chooses among how many, and what the others see of it. Of the role only what everybody knows."""
    near, role = stage.near, stage.now.public_role(stage.near)
    cut, rest = room.left(room.h * 0.88, 22)
    line, rest = rest.top(54, 0)
    word = "lord" if role == "lord" else "other"
    size = 19 if stage.ui.tall(_note(stage, word, count), 19, rest.w, leading=1.3) <= rest.h + 8 else 18
    nodes: list[Node] = [
        Picture(cut.fitted(1, 1), role_icon(role)),
        Label(line, stage.say(f"pick-{word}", name=stage.name(near)), 40, colours.IVORY, 700, "head"),
        Paragraph(rest, _note(stage, word, count), size, colours.IVORY_DIM, leading=1.3, most_lines=2),
    ]
    if stage.now.role(near) and not role:
        spot = line.right(52)[0].centred(52, 48)
        nodes.append(IconButton(spot, "tqs.peek", stage.say("peek"), peek, icon="eye"))
    return nodes


def _note(stage: Stage, word: str, count: int) -> str:
    lord = lord_of(stage.now)
    if lord is None or word == "lord":
        return stage.say(f"pick-{word}-note", name=stage.name(stage.near), n=count, lord="")
    general = stage.general(stage.now.general(lord))
    name = stage.name(lord)
    known = stage.composed("pick-lord-known", name=name, general=general) if general else name
    return stage.say("pick-other-note", n=count, lord=known)


# --- the cards
def _grid(stage: Stage, plan: Plan, turn: Turn, offers: list[str], room: Rect) -> list[Node]:
    """The generals, as large as they fit."""
    if not offers:
        return []
    rows = max((1, 2, 3), key=lambda rows: _width(room, len(offers), rows))
    w, columns = _width(room, len(offers), rows), -(-len(offers) // rows)
    top = room.y + (room.h - rows * w * RATIO - 24 * (rows - 1)) / 2
    return [
        _general(stage, plan, turn, general, at, _cell(room, len(offers), columns, at, w, top))
        for at, general in enumerate(offers)
    ]


def _width(room: Rect, count: int, rows: int) -> float:
    """How wide so many cards in so many rows can be."""
    columns = -(-count // rows)
    return min((room.w - 20 * (columns - 1)) / columns, (room.h - 24 * (rows - 1) - 16) / rows / RATIO, LARGEST)


def _cell(room: Rect, count: int, columns: int, at: int, w: float, top: float) -> Rect:
    row, column = divmod(at, columns)
    here = min(columns, count - row * columns)
    x = room.x + (room.w - here * w - (here - 1) * 20) / 2 + column * (w + 20)
    return Rect(x, top + row * (w * RATIO + 24), w, w * RATIO)


def _general(stage: Stage, plan: Plan, turn: Turn, general: str, at: int, rect: Rect) -> Node:
    picked = general == plan.pending
    return GeneralButton(
        rect.move(0, -8 if picked else 0),
        PICK + general,
        stage.general(general),
        partial(plan.pick, turn, general),
        stage=stage,
        general=general,
        picked=picked,
        key=digit(at),
    )


def _legend(stage: Stage, line: Rect) -> list[Node]:
    """What the colours of skills and the gold frame mean."""
    nodes: list[Node] = []
    x = line.x
    for sort, fill in (("free", ""), ("locked", "locked"), ("lord", "lord"), ("limited", "limited")):
        words = stage.say(f"legend-{sort}")
        wide = stage.ui.measure(words, 18) + 4
        nodes.append(Box(Rect(x, line.y + 7, 20, 20), SKILL_FILLS[fill], 5, colours.INK, 1.5))
        nodes.append(Label(Rect(x + 30, line.y, wide, line.h), words, 18, colours.hexed("#B9C6C6")))
        x += wide + 58
    rest = Rect(x, line.y, line.right_edge - x, line.h)
    words = stage.say("pick-keys")
    if stage.ui.measure(words, 18) <= rest.w:
        nodes.append(Label(rest, words, 18, colours.hexed("#8FA0A6"), align="end"))
    return nodes


# --- the order of turns
def _order(stage: Stage, room: Rect) -> list[Node]:
    """Everybody in the order of the turns, the Lord first, with what is known of them."""
    head, rest = room.inset(20, 12).top(28, 8)
    seats = order(stage.now)
    nodes: list[Node] = [
        Panel(room, "rest", 20),
        Label(head, stage.say("deal-order"), 19, colours.BRASS_LIGHT, 700),
    ]
    for seat, cell in zip(seats, rest.cols(len(seats), 12), strict=True):
        nodes += _seat(stage, seat, cell)
    return nodes


def _seat(stage: Stage, seat: Seat, cell: Rect) -> list[Node]:
    mine, general = seat == stage.near, stage.now.general(seat)
    edge = colours.BRASS_LIGHT if mine else (*colours.LINE[:3], 200)
    face = 0.0 if cell.w < NARROW else min(44.0, cell.w * 0.24)
    cut, rest = cell.inset(9, 8).left(face, 8 if face else 0)
    upper, lower = rest.rows(2)
    chosen = has_chosen(stage.now, seat) and not mine
    words = stage.general(general) if chosen and general else stage.say(_word(mine=mine, chosen=chosen))
    masked = bool(general) and not mine
    picture = f"{ART}/masks/{general}" if masked else role_icon(stage.now.public_role(seat))
    spot = cut.centred(face, face * 1.2 if masked else face)
    name = colours.BRASS_LIGHT if stage.now.public_role(seat) == "lord" else colours.IVORY
    return [
        Box(cell, MINE if mine else (20, 34, 40, 200), 12, edge, 2 if mine else 1.5),
        *([Picture(spot, picture)] if face else []),
        Label(upper, stage.name(seat), 20, name, 700),
        Label(lower, words, 17, colours.IVORY if mine else DONE if chosen else LATER),
    ]


def _word(*, mine: bool, chosen: bool) -> str:
    return "deal-turn" if mine else "deal-seen" if chosen else "deal-waiting"


# --- the general that is looked at
def _detail(stage: Stage, plan: Plan, turn: Turn, general: str, room: Rect) -> list[Node]:
    """Its picture and skills, and the button that takes it."""
    button, rest = room.inset(20, 20).bottom(70, 16)
    why = None if plan.pending else stage.say("why-choose-general")
    lord = stage.now.public_role(stage.near) == "lord"
    words = stage.say("do-general", name=stage.general(general)) if plan.pending else stage.say("choose-first")
    return [
        Panel(room, "raised", 22),
        *general_nodes(stage, general, rest, lord=lord),
        Browsed(room, stage=stage, shown=general, lord=lord, inside=rest),
        Plaque(button, "tqs.go", words, partial(plan.go, turn), style="brass", plate="active", size=25, why=why),
    ]


@dataclass(eq=False)
class Browsed(Mark):
    """The general under the mouse or the keyboard, over the one that is chosen, as long as it is pointed at."""

    stage: Stage = field(kw_only=True)
    shown: str = field(kw_only=True)
    lord: bool = field(kw_only=True)
    inside: Rect = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        general = self._pointed(look)
        if general in ("", self.shown):
            return
        with canvas.clipped(canvas.px(self.inside.inset(-8, -6))):
            canvas.fill(colours.WELL, self.rect)
            canvas.nine("panel_raised_9", self.rect, 22)
            for node in general_nodes(self.stage, general, self.inside, lord=self.lord):
                for mark in node.children if isinstance(node, Scroll) else (node,):
                    if isinstance(mark, Mark):
                        mark.draw(canvas, Look())

    def _pointed(self, look: Look) -> str:
        desk = look.desk
        name = desk.pointed if desk is not None else None
        return name.removeprefix(PICK) if name is not None and name.startswith(PICK) else ""
