"""A closer look: the card under the mouse, a seat with its general and skills, the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field

from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.asking import words_of_kind
from game.tables.tam_quoc_sat.buttons import CardButton, card_seen
from game.tables.tam_quoc_sat.cards import RATIO, draw_card
from game.tables.tam_quoc_sat.closer import closer_size, draw_closer
from game.tables.tam_quoc_sat.general_panel import GeneralPicture, skill_list
from game.tables.tam_quoc_sat.hand import HAND
from game.tables.tam_quoc_sat.layout import SEAT
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import general_line, state_lines
from game.ui import palette as colours
from game.ui.controls.button import IconButton
from game.ui.controls.node import Control, Look, Mark, Node, Spot
from game.ui.controls.plain import Box, Label, Panel, Paragraph
from game.ui.controls.scroll import Scroll
from game.ui.paint import Canvas
from game.ui.place import Rect

WIDE, HIGH = 560.0, 300.0
VEIL = "tqs.veil"
STANDS_OUT = 34.0
"""How far the mask of who asks stands out of a panel, and a gap."""


# --- the card under the mouse
@dataclass(eq=False)
class HoverZoom(Mark):
    """Shows the card of the hand that is pointed at, large, with what it does; never over the question."""

    stage: Stage = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        desk = look.desk
        if desk is None or self.stage.held is not None:
            return
        name = desk.pointed
        if name is None or not name.startswith(HAND) or (not desk.ring and desk.pointer.glow(name) < 1):
            return
        draw_zoom(canvas, self.stage, name.removeprefix(HAND), self.rect)


def zoom_rect(stage: Stage, asked: Rect | None = None) -> Rect:
    """The place of the zoom: over the dock at the start side, beside the seats; over the panel of a question."""
    dock, bar, k = stage.layout.dock, stage.layout.bar, stage.layout.k
    high = min(HIGH, dock.y - bar.h - 40)
    floor = dock.y - 66 * k if asked is None else asked.y - STANDS_OUT * k
    return Rect(dock.x + 46 + SEAT * k, max(bar.bottom_edge + 6, floor - high), WIDE, high)


def draw_zoom(canvas: Canvas, stage: Stage, card: str, rect: Rect) -> None:
    """A card, large, and beside it its sort and what it does."""
    printed = reckon.card(card)
    if printed is None:
        return
    canvas.nine("dialog_9", rect, 24)
    inside = rect.inset(20, 18)
    cut, rest = inside.left(inside.h / RATIO, 20)
    draw_card(canvas, stage, card, cut)
    line, rest = rest.top(40, 0)
    canvas.text(stage.card(card), line, 25, colours.BRASS_LIGHT, 700, "head")
    line, rest = rest.top(28, 6)
    canvas.text(words_of_kind(stage, printed.kind), line, 18, colours.JADE_LIGHT, 600)
    canvas.paragraph(stage.kind_text(printed.kind), rest, 18, colours.IVORY, leading=1.36, most_lines=8)


# --- what is looked at until it is closed
def zoom_nodes(stage: Stage, close: Callable[[], object]) -> list[Node]:
    """The window of whatever is shown large."""
    what, _, name = (stage.zoom or "").partition(".")
    if not what:
        return []
    area = stage.ui.screen.all
    room = Rect(area.x, stage.layout.bar.bottom_edge, area.w, area.h - stage.layout.bar.h)
    veil: list[Node] = [
        Box(room, (6, 12, 15, 170), 0),
        Spot(room, VEIL, stage.say("close"), close, tab=False, sound=""),
    ]
    if what == "seat":
        return [*veil, *_seat(stage, int(name), room, close)]
    if what == "card":
        return [*veil, *_card(stage, name, room, close)]
    if what != "discards":
        return [*veil, *_sheet(stage, stage.zoom or "", room, close)]
    return [*veil, *_discards(stage, room, close)]


def at_rest(nodes: list[Node]) -> list[Node]:
    """The nodes; where a window lies over the table nothing below it can be pressed, nor by a key."""
    veil = next((at for at, node in enumerate(nodes) if isinstance(node, Control) and node.id == VEIL), 0)
    return [*map(_at_rest, nodes[:veil]), *nodes[veil:]]


def _at_rest(node: Node) -> Node:
    if not isinstance(node, Control):
        return node
    still = copy(node)
    still.why, still.key, still.tab = node.why or "", None, False
    return still


def _framed(stage: Stage, box: Rect, title: str, close: Callable[[], object]) -> tuple[list[Node], Rect]:
    inside = box.inset(28, 22)
    head, rest = inside.top(50, 12)
    cross, line = head.right(50, 12)
    return [
        Box(box.inset(2), colours.WELL, 26),
        Panel(box, "dialog", 28),
        Label(line, title, 34, colours.IVORY, 700, "head"),
        IconButton(cross, "tqs.close", stage.say("close"), close, icon="close", key="z"),
    ], rest


def _seat(stage: Stage, seat: Seat, room: Rect, close: Callable[[], object]) -> list[Node]:
    """A general with its skills, and all that lies at the seat."""
    now = stage.now
    box = room.centred(min(1240, room.w - 60), min(760, room.h - 30))
    general = now.general(seat)
    title = stage.general(general) or stage.name(seat)
    nodes, rest = _framed(stage, box, title, close)
    line, rest = rest.top(30, 14)
    words = f"{stage.name(seat)} · {general_line(stage, general)}" if general else stage.name(seat)
    nodes.append(Label(line, words, 19, stage.tone(seat)))
    picture, rest = rest.left(min(rest.h / RATIO, rest.w * 0.32), 28)
    nodes.append(GeneralPicture(Rect(picture.x, picture.y, picture.w, picture.w * RATIO), stage, general))
    things, skills = rest.right(rest.w * 0.4, 28)
    nodes.append(skill_list(stage, general, skills))
    for text in _state_of(stage, seat):
        line, things = things.top(stage.ui.tall(text, 19, things.w), 4)
        nodes.append(Paragraph(line, text, 19))
    return [*nodes, *_lying(stage, seat, things.top(0, 8)[1])]


def _state_of(stage: Stage, seat: Seat) -> list[str]:
    """Its role, HP and hand as everybody knows them, and whatever else it is in."""
    now, facts = stage.now, stage.now.facts
    lines = [stage.say("tip-role", role=stage.role(now.public_role(seat)))]
    if now.general(seat):
        lines.append(stage.say("tip-state", hp=facts.hp[seat], most=facts.max_hp[seat], hand=now.hand(seat).count))
    return lines + state_lines(stage, seat)


def _lying(stage: Stage, seat: Seat, room: Rect) -> list[Node]:
    """Equipment, delayed tricks and open piles of a seat, with what each does."""
    now = stage.now
    cards = [
        *now.equipment(seat),
        *now.judgement(seat),
        *now.cards(f"wounds/{seat}"),
        *now.cards(f"fields/{seat}"),
        *now.cards(f"stars/{seat}"),
    ]
    marks: list[Mark] = []
    y = 0.0
    for at, card in enumerate(cards):
        made, tall = _lies(stage, card, at, Rect(room.x, room.y + y, room.w, 0))
        marks += made
        y += tall + 12
    return [Scroll(room, "tqs.lies", children=marks, height=y)] if marks else []


def _lies(stage: Stage, card: str, at: int, line: Rect) -> tuple[list[Mark], float]:
    """One of them: its picture, its name, what it does; and how high all that is."""
    kind = stage.now.counts_as(card)
    text, words = stage.kind_text(kind), Rect(line.x + 76, line.y, line.w - 92, 28)
    tall = max(84.0, stage.ui.tall(text, 17, line.w - 96, leading=1.3) + 32)
    below = Rect(words.x, words.y + 30, words.w, tall)
    return [
        card_seen(stage, card, Rect(line.x, line.y + 2, 58, 58 * RATIO), f"tqs.lies.{at}"),
        Label(words, stage.kind(kind), 19, colours.BRASS_LIGHT, 600),
        Paragraph(below, text, 17, colours.IVORY_DIM, leading=1.3),
    ], tall


@dataclass(eq=False)
class SheetMark(Mark):
    """The sheet of a name, open until it is closed."""

    stage: Stage = field(kw_only=True)
    ref: str = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_closer(canvas, self.stage, self.ref, self.rect)


def _sheet(stage: Stage, ref: str, room: Rect, close: Callable[[], object]) -> list[Node]:
    """What a name in a sentence stands for: a kind of card, a skill, a general, a role."""
    size = closer_size(stage, ref)
    if size is None:
        return []
    box = room.centred(size[0] + 60, size[1])
    cross = Rect(box.right_edge - 62, box.y + 14, 46, 46)
    return [
        Box(box.inset(2), colours.WELL, 24),
        SheetMark(box, stage=stage, ref=ref),
        IconButton(cross, "tqs.close", stage.say("close"), close, icon="close", key="z"),
    ]


def _card(stage: Stage, card: str, room: Rect, close: Callable[[], object]) -> list[Node]:
    """One card with its whole text."""
    kind = reckon.kind_of(card)
    box = room.centred(min(860, room.w - 60), min(480, room.h - 30))
    nodes, rest = _framed(stage, box, stage.card(card), close)
    cut, rest = rest.left(rest.h / RATIO, 28)
    nodes.append(CardButton(cut, "tqs.large", stage.card(card), stage=stage, card=card, tab=False, sound=""))
    line, rest = rest.top(32, 12)
    return [
        *nodes,
        Label(line, words_of_kind(stage, kind), 20, colours.JADE_LIGHT, 600),
        Paragraph(rest, stage.kind_text(kind), 20),
    ]


def _discards(stage: Stage, room: Rect, close: Callable[[], object]) -> list[Node]:
    """The discard pile, the newest card first."""
    box = room.centred(min(1360, room.w - 60), min(800, room.h - 30))
    cards = list(reversed(stage.now.discards))
    nodes, rest = _framed(stage, box, stage.say("discards", n=len(cards)), close)
    w, gap = 112.0, 14.0
    columns = max(1, int((rest.w - 24 + gap) // (w + gap)))
    marks: list[Mark] = []
    for at, card in enumerate(cards):
        row, column = divmod(at, columns)
        rect = Rect(rest.x + 6 + column * (w + gap), rest.y + 8 + row * (w * RATIO + gap), w, w * RATIO)
        marks.append(card_seen(stage, card, rect, f"tqs.discard.{at}"))
    rows = -(-len(cards) // columns)
    return [*nodes, Scroll(rest, "tqs.discarded", children=marks, height=rows * (w * RATIO + gap) + 16)]
