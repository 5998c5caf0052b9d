"""Before the match: a seat sees its role and chooses its general."""

from __future__ import annotations

from functools import partial

from game.tables.board import Turn
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.buttons import GeneralButton, Plaque
from game.tables.tam_quoc_sat.cards import RATIO, SKILL_FILLS, draw_general, role_icon, role_picture, tag
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import general_line, skill_tip
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark, Node
from game.ui.controls.plain import Box, Label, Panel, Paragraph, Picture
from game.ui.controls.scroll import Scroll
from game.ui.paint import Canvas
from game.ui.place import Rect

DETAIL = 440.0


def choosing_nodes(stage: Stage, plan: Plan, turn: Turn) -> list[Node]:
    """Everything below the bar: the role, the generals on offer, and the one that is looked at."""
    layout = stage.layout
    area = Rect(0, layout.bar.bottom_edge, stage.ui.screen.w, stage.ui.screen.h - layout.bar.h)
    inside = area.inset(48, 24)
    detail, rest = inside.right(DETAIL * max(layout.k, 0.8), 28)
    head, rest = rest.top(132 * max(layout.k, 0.8), 16)
    order, grid = rest.bottom(112 * max(layout.k, 0.8), 18)
    offers = [option.key for option in turn.step.options] if turn.step is not None else []
    looked = plan.pending or (offers[0] if offers else "")
    return [
        Box(area, (12, 26, 32), 0),
        *_heading(stage, head, len(offers)),
        *_grid(stage, plan, turn, offers, grid),
        *_order(stage, order),
        *_detail(stage, plan, turn, looked, detail),
    ]


def _heading(stage: Stage, room: Rect, count: int) -> list[Node]:
    """The role of who chooses, with its goal."""
    role = stage.now.role(stage.near)
    cut, rest = room.left(room.h / RATIO, 20)
    line, rest = rest.top(52, 2)
    words = stage.say("choose-title", name=stage.name(stage.near), role=stage.role(role))
    text = "\n".join([stage.say(f"goal-{role}")] if role else [])
    lord = next((seat for seat in stage.seats if stage.now.public_role(seat) == "lord"), None)
    known = stage.say("choose-lord", name=stage.name(lord)) if lord is not None and lord != stage.near else ""
    note = f"{text} {known} {stage.say('choose-note', n=count)}".strip()
    strip = Rect(cut.x + 6, cut.y + cut.h * 0.79, cut.w - 12, cut.h * 0.15)
    return [
        Picture(cut, role_picture(role)),
        Label(strip, stage.role(role), 15, colours.hexed("#2A1A12"), 800, align="center"),
        Label(line, words, 36, colours.IVORY, 700, "head"),
        Paragraph(rest, note, 19, colours.IVORY_DIM, leading=1.35, most_lines=4),
    ]


def _grid(stage: Stage, plan: Plan, turn: Turn, offers: list[str], room: Rect) -> list[Node]:
    """The generals, as large as they fit in rows of up to six."""
    if not offers:
        return []
    rows = 1 if len(offers) < 5 else 2
    columns = -(-len(offers) // rows)
    w = min((room.w - 18 * (columns - 1)) / columns, (room.h - 22 * (rows - 1)) / rows / RATIO, 400)
    nodes: list[Node] = []
    for at, general in enumerate(offers):
        row, column = divmod(at, columns)
        count = min(columns, len(offers) - row * columns)
        x = room.x + (room.w - count * w - (count - 1) * 18) / 2 + column * (w + 18)
        rect = Rect(x, room.y + row * (w * RATIO + 22), w, w * RATIO)
        digit = "1234567890"[at] if at < 10 else None
        nodes.append(
            GeneralButton(
                rect,
                f"tqs.pick.{general}",
                stage.general(general),
                partial(plan.pick, turn, general),
                stage=stage,
                general=general,
                picked=general == plan.pending,
                key=digit,
            )
        )
    return nodes


def _order(stage: Stage, room: Rect) -> list[Node]:
    """Everybody in the order of the turns, the Lord first, with what is known of them."""
    lord = next((seat for seat in stage.seats if stage.now.public_role(seat) == "lord"), 0)
    order = [*range(lord, stage.now.seats), *range(lord)]
    nodes: list[Node] = [Panel(room, "well", 14)]
    for seat, cell in zip(order, room.inset(12, 12).cols(len(order), 8), strict=True):
        mine, role = seat == stage.near, stage.now.public_role(seat)
        edge = colours.BRASS_LIGHT if mine else (*colours.BRASS, 70)
        cut, rest = cell.inset(8, 6).left(min(40.0, cell.w * 0.3), 8)
        upper, lower = rest.rows(2)
        words = stage.general(stage.now.general(seat)) or stage.role(role)
        nodes += [
            Box(cell, (244, 235, 217, 22 if mine else 10), 10, edge),
            Picture(cut.fitted(1, 1), role_icon(role)),
            Label(upper, stage.name(seat), 19, colours.IVORY, 700),
            Label(lower, words, 17, colours.IVORY_DIM),
        ]
    return nodes


def _detail(stage: Stage, plan: Plan, turn: Turn, general: str, room: Rect) -> list[Node]:
    """The general that is looked at: its skills in full, and the button that takes it."""
    button, rest = room.inset(22, 20).bottom(66, 16)
    name, rest = rest.top(50, 2)
    line, rest = rest.top(28, 12)
    why = None if plan.pending else stage.say("why-choose-general")
    words = stage.say("do-general", name=stage.general(general)) if plan.pending else stage.say("choose-first")
    return [
        Panel(room, "raised", 22),
        Label(name, stage.general(general), 38, colours.IVORY, 700, "head"),
        Label(line, general_line(stage, general), 18, colours.IVORY_DIM),
        skill_list(stage, general, rest),
        Plaque(button, "tqs.go", words, partial(plan.go, turn), style="brass", plate="active", size=23, why=why),
    ]


def skill_list(stage: Stage, general: str, room: Rect) -> Scroll:
    """The skills of a general with their texts, scrolled if they are long."""
    data = reckon.general(general)
    marks: list[Mark] = []
    y = 0.0
    for skill in data.skills if data else ():
        wide = min(room.w - 24, stage.ui.measure(stage.skill(skill), 20, 700) + 44)
        marks.append(Box(Rect(0, y, wide, 38), SKILL_FILLS[tag(skill)], 9, colours.INK, 1.5))
        marks.append(Label(Rect(0, y, wide, 38), stage.skill(skill), 20, weight=700, align="center"))
        marks.append(
            Label(
                Rect(wide + 14, y, max(10, room.w - wide - 40), 38),
                stage.say(f"tag-{tag(skill) or 'free'}"),
                17,
                colours.IVORY_DIM,
            )
        )
        text = stage.skill_text(skill) or skill_tip(stage, skill)
        tall = stage.ui.tall(text, 19, room.w - 24)
        marks.append(Paragraph(Rect(0, y + 46, room.w - 24, tall), text, 19, colours.hexed("#E9DFC8")))
        y += 46 + tall + 20
    return Scroll(room, "tqs.skills", children=_moved(marks, room), height=y)


def _moved(marks: list[Mark], room: Rect) -> list[Mark]:
    for mark in marks:
        mark.rect = mark.rect.move(room.x, room.y)
    return marks


class GeneralPicture(Mark):
    """A general's card that is only looked at."""

    def __init__(self, rect: Rect, stage: Stage, general: str) -> None:
        super().__init__(rect)
        self.stage, self.general = stage, general

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_general(canvas, self.stage, self.general, self.rect)
