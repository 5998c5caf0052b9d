"""The panel in the middle: who asks, what for, what happens otherwise, and every choice as a card or a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.question import PASS, Option
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking, reckon
from game.tables.tam_quoc_sat.buttons import CardButton, GeneralButton, Plaque
from game.tables.tam_quoc_sat.cards import RATIO
from game.tables.tam_quoc_sat.plan import (
    ANSWERS,
    END,
    RECAST,
    Plan,
    is_card,
    is_general,
)
from game.tables.tam_quoc_sat.prompts import Sorts, all_options, is_skill, primary
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import card_tip, skill_tip
from game.ui import palette as colours
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Panel, Paragraph, Picture
from game.ui.place import Rect


def wants_panel(stage: Stage, turn: Turn, found: Sorts) -> bool:
    """Whether the question has a panel in the middle: answers, skills, words, and cards that lie elsewhere."""
    if turn.seat is None or turn.step is None or asking.is_own_window(turn.question):
        return False
    root = getattr(turn.question, "ask", "")
    if root in (*ANSWERS, "skill"):
        return True
    words = [option for option in found.words if option.key not in (END, PASS, RECAST)]
    return bool(found.cards) or (bool(words) and not (root == "play" and not turn.path))


def panel_box(stage: Stage, tall: float, *, over_dock: bool = False, over_seats: bool = False) -> Rect:
    """Where the panel lies, units of the screen: low in the middle of the ring, or over dock or upper seats too."""
    layout = stage.layout
    middle, k = layout.middle, layout.k
    x, y = layout.ring.point(middle.x, middle.y)
    x2, y2 = layout.ring.point(middle.right_edge, middle.bottom_edge)
    u = stage.ui.screen.u
    left, right = x / u, x2 / u
    if stage.ui.screen.mirrored:
        left, right = stage.ui.screen.w - right, stage.ui.screen.w - left
    wide = min(900.0, right - left - 16)
    floor = stage.ui.screen.h - 14 if over_dock else y2 / u - 64 * k
    top = stage.layout.bar.bottom_edge + 12 if over_seats else y / u
    high = min(tall, floor - top)
    return Rect((left + right - wide) / 2, floor - high, wide, high)


def panel_nodes(stage: Stage, plan: Plan, turn: Turn, found: Sorts) -> list[Node]:
    """Who asks, what for, what happens otherwise, and every choice."""
    text = _panel_text(stage, turn)
    words = [option for option in found.words if option.key not in (END, PASS, RECAST)]
    cards = bool(found.cards)
    k = stage.layout.k
    start = panel_box(stage, 100)
    inner = start.w - 48 - (0 if cards else 150 * k + 118 * k)
    high_title = stage.ui.tall(asking.title(stage, turn), 26, inner, 700, "head", 1.2)
    high_text = sum(stage.ui.tall(line, 18, inner, leading=1.35) + 4 for line in text)
    top = max(high_title + high_text + 20, 0 if cards else 150 * k)
    rows = -(-max(1, len(words) + 1 + (1 if not words else 0)) // 3)
    high = top + (_cards_high(stage, found.cards) + 20 if cards else 0) + rows * (58 * k + 8) + 44
    box = panel_box(stage, high, over_seats=any(is_general(option.key) for option in found.cards))
    inside = box.inset(24, 18)
    buttons, upper = inside.bottom(rows * (58 * k + 8) - 8, 10)
    nodes: list[Node] = [
        Box(box.inset(2), colours.WELL, 24),
        Panel(box, "dialog", 26),
        *_heading(stage, turn, upper, text, plain=cards, k=k),
    ]
    if cards:
        row, _ = upper.bottom(min(_cards_high(stage, found.cards), upper.h))
        nodes += card_row(stage, plan, turn, found.cards, row)
    return [*nodes, *_panel_buttons(stage, plan, turn, found, words, buttons)]


def _panel_text(stage: Stage, turn: Turn) -> list[str]:
    lines = [asking.detail(stage, turn)]
    if getattr(turn.question, "ask", "") == "skill" and not turn.path and turn.step is not None:
        skills = [option.key for option in turn.step.options if option.key != PASS]
        lines = [stage.skill_text(skill) for skill in skills] if len(skills) < 3 else []
    return [line for line in lines if line]


def _heading(stage: Stage, turn: Turn, room: Rect, text: list[str], *, plain: bool, k: float) -> list[Node]:
    """The mask of who is behind it, the words, and the card it is about."""
    cause = asking.cause_of(turn)
    nodes: list[Node] = []
    if not plain:
        seat = cause.seat if cause is not None else None
        mask = stage.shown_general(seat) if seat is not None else ""
        if mask and reckon.general(mask):
            cut, room = room.left(140 * k, 12)
            nodes.append(Picture(Rect(cut.x, cut.y - 8 * k, 140 * k, 168 * k), f"tam_quoc_sat/masks/{mask}"))
        card = cause.card if cause is not None else ""
        if is_card(card):
            cut, room = room.right(106 * k, 12)
            nodes.append(
                CardButton(
                    Rect(cut.x, cut.y - 6 * k, 106 * k, 106 * k * RATIO),
                    "tqs.about",
                    stage.card(card),
                    stage=stage,
                    card=card,
                    tip=card_tip(stage, card),
                    tab=False,
                    sound="",
                )
            )
    words = asking.title(stage, turn)
    tall = stage.ui.tall(words, 26, room.w, 700, "head", 1.2)
    line, rest = room.top(tall, 6)
    nodes.append(Paragraph(line, words, 26, colours.BRASS_LIGHT, 700, "head", leading=1.2))
    for sentence in text:
        tall = stage.ui.tall(sentence, 18, room.w, leading=1.35)
        line, rest = rest.top(min(tall, rest.h), 4)
        nodes.append(Paragraph(line, sentence, 18, colours.IVORY_DIM, leading=1.35, most_lines=5))
    return nodes


def _cards_high(stage: Stage, options: list[Option]) -> float:
    wide = 220 if any(is_general(option.key) for option in options) else 130
    return wide * stage.layout.k * RATIO + 22


def card_row(stage: Stage, plan: Plan, turn: Turn, options: list[Option], room: Rect) -> list[Node]:
    """Cards that lie elsewhere, side by side; backs for those that nobody sees."""
    count = len(options)
    w = min((room.h - 12) / RATIO, max(76.0, (room.w - 8 * (count - 1)) / count))
    h = w * RATIO
    step = min(w + 16, (room.w - w) / max(1, len(options) - 1))
    x = room.x + (room.w - w - step * (len(options) - 1)) / 2
    return [
        chooser(stage, plan, turn, option, Rect(x + at * step, room.y + 6, w, h), at)
        for at, option in enumerate(options)
    ]


def chooser(stage: Stage, plan: Plan, turn: Turn, option: Option, rect: Rect, at: int) -> Node:
    """One card or general of a row."""
    key, digit = option.key, "1234567890"[at] if at < 10 else None
    taken = turn.step is not None and key in turn.step.picked
    act, picked = partial(plan.pick, turn, key), key == plan.pending or taken
    name = asking.key_words(stage, key)
    if is_general(key):
        return GeneralButton(
            rect,
            f"tqs.pick.{key}",
            name,
            act,
            stage=stage,
            general=key,
            picked=picked,
            key=digit,
            tip="\n".join(skill_tip(stage, skill) for skill in skills_of(key)),
        )
    return CardButton(
        rect,
        f"tqs.pick.{key}",
        name,
        act,
        stage=stage,
        card=key if is_card(key) else "",
        picked=picked,
        key=digit,
        tip=card_tip(stage, key) if is_card(key) else stage.say("word-hand"),
        why=None if taken or option in all_options(turn) else stage.say("why-not-fitting"),
    )


def skills_of(general: str) -> tuple[str, ...]:
    """The printed skills of a general."""
    data = reckon.general(general)
    return data.skills if data else ()


def _panel_buttons(stage: Stage, plan: Plan, turn: Turn, found: Sorts, words: list[Option], room: Rect) -> list[Node]:
    """A button for each word, "do it" where cards or seats are chosen, and declining."""
    chooses = bool(found.own or found.seats or found.cards) or bool(turn.path)
    makers: list[Callable[[Rect], Node]] = [
        partial(_word, stage, plan, turn, option, at) for at, option in enumerate(words)
    ]
    if chooses:
        makers.insert(0, partial(primary, stage, plan, turn))
    if asking.declines(turn):
        makers.append(partial(_decline, stage, turn))
    if not makers:
        return []
    columns = min(3, len(makers)) if len(makers) != 4 else 2
    rows = -(-len(makers) // columns)
    spots = [spot for row in room.rows(rows, 8) for spot in row.cols(columns, 12)]
    return [make(spot) for make, spot in zip(makers, spots, strict=False)]


def _word(stage: Stage, plan: Plan, turn: Turn, option: Option, at: int, spot: Rect) -> Node:
    key = option.key
    known = is_skill(key, reckon.content().skills)
    chosen = plan.has(key)
    return Plaque(
        spot,
        f"tqs.word.{key}",
        asking.key_words(stage, key),
        partial(plan.pick, turn, key),
        style="lacquer" if at or turn.path else "brass",
        plate="active" if chosen else "ready",
        size=20,
        tip=skill_tip(stage, key) if known else None,
        key=None if known else str(at + 1) if at < 9 else None,
    )


def decline_words(stage: Stage, turn: Turn) -> str:
    """What declining is called here."""
    cause = asking.cause_of(turn)
    word = asking.sentence(stage, "decline", getattr(turn.question, "ask", ""), cause)
    return word or stage.say("decline")


def _decline(stage: Stage, turn: Turn, spot: Rect) -> Node:
    return Plaque(
        spot,
        "tqs.pass",
        decline_words(stage, turn),
        partial(turn.answer, (PASS,)),
        plate="plain",
        size=20,
        key="x",
        cap="X",
    )
