"""Windows over the middle of the table: an open call, cards to be ordered, cards to be shared out."""

from __future__ import annotations

from functools import partial

from game.core.question import Arrange, Call, Seat, Share
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking, reckon
from game.tables.tam_quoc_sat.buttons import CardButton, Plaque
from game.tables.tam_quoc_sat.cards import RATIO
from game.tables.tam_quoc_sat.panel import panel_box
from game.tables.tam_quoc_sat.plan import Plan, is_card
from game.tables.tam_quoc_sat.prompts import primary
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import card_tip
from game.ui import palette as colours
from game.ui.controls.button import Style
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Label, Panel, Paragraph, Picture
from game.ui.place import Rect

ROW = 62.0


def window_nodes(stage: Stage, plan: Plan, turn: Turn) -> list[Node]:
    """The window of the question, if it has one."""
    match turn.question:
        case Call():
            return call_nodes(stage, plan, turn, turn.question)
        case Arrange():
            return arrange_nodes(stage, plan, turn, turn.question)
        case Share():
            return share_nodes(stage, plan, turn, turn.question)
        case _:
            return []


# --- an open call
def humans(stage: Stage, call: Call) -> list[Seat]:
    """The people who may step up."""
    return [seat for seat in call.seats if stage.people[seat].plays == "human"]


def call_nodes(stage: Stage, plan: Plan, turn: Turn, call: Call) -> list[Node]:
    """A button for every person who is called, whatever it holds, and one for nobody (TQ-51)."""
    called, k = humans(stage, call), stage.layout.k
    columns = 1 if len(called) == 1 else 2 if len(called) < 5 else 3
    rows = -(-len(called) // columns)
    inner = panel_box(stage, 100).w - 48
    note = stage.say("call-note" if len(called) > 1 else "call-alone")
    high_note = stage.ui.tall(note, 17, inner, leading=1.3)
    high = 56 + 150 * k + high_note + (rows + 1) * (ROW * k + 8) + 50
    box = panel_box(stage, high, over_dock=len(called) > 1)
    inside = box.inset(24, 16)
    head, rest = inside.top(46, 4)
    last, rest = rest.bottom(ROW * k, 8)
    buttons, rest = rest.bottom(rows * (ROW * k + 8) - 8, 8)
    line, scene = rest.bottom(high_note, 4)
    words = asking.sentence(stage, "call", call.ask, call.cause)
    spots = [spot for row in buttons.rows(rows, 8) for spot in row.cols(columns, 12)]
    return [
        Box(box.inset(2), colours.WELL, 24),
        Panel(box, "dialog", 26),
        Label(head, words, 32, colours.BRASS_LIGHT, 800, "head", "center"),
        *_call_scene(stage, call, scene),
        Paragraph(line, note, 17, colours.IVORY_DIM, align="center", leading=1.3),
        *(_caller(stage, plan, turn, call, seat, spot) for seat, spot in zip(called, spots, strict=False)),
        _nobody(stage, plan, turn, call, last),
    ]


def _caller(stage: Stage, plan: Plan, turn: Turn, call: Call, seat: Seat, spot: Rect) -> Plaque:
    digit = str((seat + 1) % 10)
    up = seat in plan.callers
    act = partial(turn.answer, (str(seat),)) if call.first else partial(plan.toggle, seat)
    general = stage.general(stage.now.general(seat))
    return Plaque(
        spot,
        f"tqs.call.{seat}",
        stage.say(f"step-up-{call.ask}", name=stage.name(seat)),
        act,
        plate="active" if up else "ready",
        numbered=True,
        size=20,
        key=digit,
        cap=digit,
        note=general or None,
    )


def _nobody(stage: Stage, plan: Plan, turn: Turn, call: Call, spot: Rect) -> Plaque:
    up = tuple(str(seat) for seat in call.seats if seat in plan.callers)
    words = stage.say("call-done", n=len(up)) if up else stage.say("call-nobody")
    style: Style = "brass"
    return Plaque(
        spot.centred(min(spot.w, 460), spot.h),
        "tqs.nobody",
        words,
        partial(turn.answer, up),
        style=style,
        size=21,
        key="x",
        cap="X",
    )


def _call_scene(stage: Stage, call: Call, room: Rect) -> list[Node]:
    """Who does what to whom, in pictures: mask, card, mask."""
    cause, frame = call.cause, stage.now.stack[-1] if stage.now.stack else None
    h = min(room.h - 26, 168 * stage.layout.k)
    if h < 40:
        return []
    by = frame.by if frame is not None and call.ask == "nullification" else None
    seat = cause.seat if cause is not None else None
    targets = (
        [target for target in frame.targets if target != by]
        if frame is not None and call.ask == "nullification"
        else []
    )
    card = (frame.card if frame is not None and call.ask == "nullification" else "") or (cause.card if cause else "")
    parts: list[tuple[str, str]] = []
    if by is not None or (seat is not None and not targets):
        parts.append(("seat", str(by if by is not None else seat)))
    if is_card(card):
        parts.append(("card", card))
    parts += [("seat", str(target)) for target in targets[:1]]
    step = min(230.0, room.w / max(1, len(parts)))
    x = room.x + (room.w - step * len(parts)) / 2
    nodes: list[Node] = []
    for at, (kind, what) in enumerate(parts):
        cell = Rect(x + at * step, room.y, step, room.h)
        nodes += _card_cell(stage, what, cell, h) if kind == "card" else _mask_cell(stage, int(what), cell, h)
        if at:
            spot = Rect(cell.x - 24, cell.y + h / 2 - 24, 48, 48)
            nodes.append(Picture(spot, "tam_quoc_sat/tokens/arrow_head", angle=180 if stage.ui.screen.mirrored else 0))
    return nodes


def _card_cell(stage: Stage, card: str, cell: Rect, h: float) -> list[Node]:
    w = h / RATIO
    rect = Rect(cell.x + (cell.w - w) / 2, cell.y, w, h)
    return [
        CardButton(
            rect, "tqs.about", stage.card(card), stage=stage, card=card, tip=card_tip(stage, card), tab=False, sound=""
        )
    ]


def _mask_cell(stage: Stage, seat: Seat, cell: Rect, h: float) -> list[Node]:
    mask = stage.shown_general(seat)
    words = stage.general(stage.now.general(seat)) or stage.name(seat)
    label = Label(Rect(cell.x, cell.y + h, cell.w, 26), words, 18, stage.tone(seat), 700, align="center")
    if reckon.general(mask) is None:
        return [label]
    return [Picture(Rect(cell.x + (cell.w - h * 5 / 6) / 2, cell.y, h * 5 / 6, h), f"tam_quoc_sat/masks/{mask}"), label]


# --- cards to be ordered
def arrange_nodes(stage: Stage, plan: Plan, turn: Turn, ask: Arrange) -> list[Node]:
    """The rows with their cards: a press sends a card to the end of the other row, so every order can be made."""
    k = stage.layout.k
    h = 150 * k
    high = 52 + len(ask.rows) * (h + 40) + 58 * k + 70
    box = panel_box(stage, high, over_seats=True)
    inside = box.inset(24, 16)
    head, rest = inside.top(40, 2)
    note, rest = rest.top(26, 6)
    last, rest = rest.bottom(56 * k, 10)
    nodes: list[Node] = [
        Box(box.inset(2), colours.WELL, 24),
        Panel(box, "dialog", 26),
        Label(head, asking.sentence(stage, "ask", ask.ask, ask.cause), 28, colours.BRASS_LIGHT, 700, "head"),
        Label(note, stage.say("arrange-note"), 17, colours.IVORY_DIM),
    ]
    for name, row in zip(ask.rows, rest.rows(len(ask.rows), 10), strict=True):
        nodes += _row(stage, plan, name, row)
    even = plan.is_even(ask)
    done = partial(turn.answer, plan.arranged) if even else None
    nodes.append(
        Plaque(
            last.centred(min(420, last.w), last.h),
            "tqs.go",
            stage.say("do-arrange"),
            done,
            style="brass",
            plate="active",
            size=21,
            why=None if even else stage.say("why-uneven", n=ask.sizes[0]),
        )
    )
    return nodes


def _row(stage: Stage, plan: Plan, name: str, row: Rect) -> list[Node]:
    """One row: its name, and its cards in order."""
    label, rest = row.left(150, 10)
    things = plan.rows.get(name, [])
    h = rest.h - 24
    w = h / RATIO
    step = min(w + 18, (rest.w - w - 24) / max(1, len(things) - 1))
    nodes: list[Node] = [
        Box(rest, (8, 16, 20, 150), 14, colours.LINE, 1.5, 8),
        Paragraph(
            Rect(label.x, label.y + 14, label.w, label.h),
            stage.say(f"row-{name}"),
            19,
            colours.IVORY,
            600,
            leading=1.25,
        ),
    ]
    order = [key for cards in plan.rows.values() for key in cards]
    for at, key in enumerate(things):
        rect = Rect(rest.x + 14 + at * step, rest.y + 12, w, h)
        digit = "1234567890"[order.index(key)] if order.index(key) < 10 else None
        nodes.append(
            CardButton(
                rect,
                f"tqs.thing.{key}",
                stage.card(key),
                partial(plan.toss, key),
                stage=stage,
                card=key,
                number=stage.number(at + 1),
                key=digit,
                tip=card_tip(stage, key),
            )
        )
    return nodes


# --- cards to be shared out
def share_nodes(stage: Stage, plan: Plan, turn: Turn, ask: Share) -> list[Node]:
    """The cards, each with who gets it; then a button for everybody who may receive the chosen one."""
    k = stage.layout.k
    path = (*turn.path, *((plan.pending,) if plan.pending else ()))
    given = dict(zip(path[::2], path[1::2], strict=False))
    open_card = path[-1] if len(path) % 2 else None
    columns = max(2, len(ask.among)) if len(ask.among) < 7 else -(-len(ask.among) // 2)
    rows = -(-len(ask.among) // columns)
    high = 56 + 150 * k + 34 + rows * (50 * k + 6) + 58 * k + 66
    box = panel_box(stage, high)
    inside = box.inset(24, 16)
    head, rest = inside.top(40, 6)
    last, rest = rest.bottom(56 * k, 8)
    names, cards = rest.bottom(rows * (50 * k + 6) - 6, 8)
    nodes: list[Node] = [
        Box(box.inset(2), colours.WELL, 24),
        Panel(box, "dialog", 26),
        Label(
            head,
            asking.sentence(stage, "ask", ask.ask, ask.cause, n=ask.least, most=ask.most),
            28,
            colours.BRASS_LIGHT,
            700,
            "head",
        ),
        *_things(stage, plan, turn, ask, cards, given, open_card),
    ]
    spots = [spot for row in names.rows(rows, 6) for spot in row.cols(columns, 8)]
    nodes += [
        Plaque(
            spot,
            f"tqs.to.{seat}",
            stage.name(seat),
            partial(plan.pick, turn, str(seat)),
            size=18,
            plate="ready",
            key=str((seat + 1) % 10),
            why=None if open_card else stage.say("why-card-first"),
        )
        for seat, spot in zip(ask.among, spots, strict=False)
    ]
    left, right = last.cols(2, 16)
    nodes.append(primary(stage, plan, turn, left))
    if path:
        nodes.append(
            Plaque(
                right, "tqs.cancel", stage.say("cancel"), partial(plan.back, turn), size=19, key="c backspace", cap="C"
            )
        )
    return nodes


def _things(
    stage: Stage, plan: Plan, turn: Turn, ask: Share, room: Rect, given: dict[str, str], open_card: str | None
) -> list[Node]:
    h = min(room.h - 36, 170 * stage.layout.k)
    w = h / RATIO
    step = min(w + 30, (room.w - w) / max(1, len(ask.things) - 1))
    x = room.x + (room.w - w - step * (len(ask.things) - 1)) / 2
    nodes: list[Node] = []
    for at, thing in enumerate(ask.things):
        to = given.get(thing.key)
        note = stage.say("given-to", name=stage.name(int(to))) if to is not None else ""
        nodes.append(
            CardButton(
                Rect(x + at * step, room.y + 4, w, h),
                f"tqs.thing.{thing.key}",
                stage.card(thing.key),
                partial(plan.pick, turn, thing.key),
                stage=stage,
                card=thing.key,
                note=note,
                picked=thing.key == open_card,
                tip=card_tip(stage, thing.key),
                sound="ui_press",
            )
        )
    return nodes
