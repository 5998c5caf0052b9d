"""What is asked of the near seat, and what it may press: the line over the hand, skills, buttons, the answer panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.core.question import PASS, Arrange, Call, Decision, Option
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking, reckon
from game.tables.tam_quoc_sat.buttons import CardButton, GeneralButton, Plaque
from game.tables.tam_quoc_sat.cards import RATIO, tag
from game.tables.tam_quoc_sat.plan import (
    ANSWERS,
    END,
    HAND_KEY,
    RECAST,
    Plan,
    is_card,
    is_general,
    is_seat,
    node_at,
    why_not,
)
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import card_tip, skill_tip
from game.ui import palette as colours
from game.ui.controls.button import Style
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Label, Panel, Paragraph, Picture
from game.ui.place import Rect

SKILL_KEYS = "qwerty"
BUTTON, SMALL = 56.0, 48.0
PLATES = {"lord": "lord", "locked": "passive", "limited": "limited", "awakening": "limited", "": "plain"}


@dataclass
class Sorts:
    """The options of a step by how they are chosen: on the table, as cards elsewhere, or as words."""

    own: list[Option]
    seats: list[Option]
    cards: list[Option]
    words: list[Option]


def sorts(stage: Stage, turn: Turn) -> Sorts:
    """Sorts the options of the present step, those already picked too."""
    found = Sorts([], [], [], [])
    if turn.step is None or isinstance(turn.question, Call | Arrange):
        return found
    here = (*stage.now.cards(f"hand/{stage.near}"), *stage.now.equipment(stage.near))
    for option in all_options(turn):
        if is_card(option.key):
            (found.own if option.key in here else found.cards).append(option)
        elif is_seat(option):
            found.seats.append(option)
        elif option.key == HAND_KEY or is_general(option.key):
            found.cards.append(option)
        else:
            found.words.append(option)
    return found


def all_options(turn: Turn) -> tuple[Option, ...]:
    """The options of the present step in their own order, those picked too."""
    node = node_at(turn.question, turn.path)
    return node.options if node is not None else turn.step.options if turn.step is not None else ()


# --- the line over the hand
def hint_nodes(stage: Stage, words: str) -> list[Node]:
    """One line in the middle over the hand."""
    if not words:
        return []
    room = stage.layout.hint
    wide = min(room.w, stage.ui.measure(words, 21, 600) + 60)
    box = room.centred(wide, room.h)
    return [
        Box(box, (10, 18, 22, 235), box.h / 2, (*colours.BRASS, 120), 1.5),
        Label(box.inset(24, 0), words, 21, weight=600, align="center"),
    ]


# --- skills
def skill_keys(stage: Stage, turn: Turn) -> list[str]:
    """The near seat's skills, then other ways and acts that the question offers."""
    own = [skill for skill in stage.now.facts.skills[stage.near] if skill]
    root = turn.question
    offered = [option.key for option in root.options] if isinstance(root, Decision) and turn.seat == stage.near else []
    known = reckon.content().skills
    more = [key for key in offered if _is_skill(key, known) and key not in own]
    return own + more


def _is_skill(key: str, known: object) -> bool:
    plain = key.partition("/")[0]
    return plain in known or (plain in reckon.box().kinds and not is_card(key))  # type: ignore[operator]


def skill_nodes(stage: Stage, plan: Plan, turn: Turn, room: Rect) -> tuple[list[Node], Rect]:
    """A plaque for each skill, two in a row; and the room that is left."""
    keys = skill_keys(stage, turn)
    if not keys:
        return [], room
    long = any(stage.ui.measure(asking.key_words(stage, key), 15, 700) > room.w / 2 - 44 for key in keys)
    columns = 1 if len(keys) == 1 or (long and len(keys) == 2) else 2 if len(keys) < 5 else 3
    rows = -(-len(keys) // columns)
    high = min(SMALL * max(stage.layout.k, 0.86), (room.h * 0.46 - 5 * (rows - 1)) / rows)
    cut, rest = room.top(rows * high + 5 * (rows - 1), 8)
    spots = [spot for row in cut.rows(rows, 5) for spot in row.cols(columns, 8)]
    return [
        _skill(stage, plan, turn, key, spot, at) for at, (key, spot) in enumerate(zip(keys, spots, strict=False))
    ], rest


def _skill(stage: Stage, plan: Plan, turn: Turn, key: str, spot: Rect, at: int) -> Plaque:
    can = turn.seat == stage.near and (plan.first_offers(key) or plan.has(key))
    plate = "active" if plan.has(key) else "ready" if can else PLATES[tag(key.partition("/")[0])]
    reason = None if can else _why_skill(stage, turn, key)
    letter = SKILL_KEYS[at] if at < len(SKILL_KEYS) and can else None
    return Plaque(
        spot,
        f"tqs.skill.{key}",
        asking.key_words(stage, key),
        partial(plan.pick, turn, key),
        plate=plate,
        size=19,
        why=reason,
        tip=skill_tip(stage, key),
        key=letter,
        cap=letter.upper() if letter else None,
    )


def _why_skill(stage: Stage, turn: Turn, key: str) -> str:
    """Why a skill cannot be pressed, above what it does."""
    reason = None
    if turn.seat == stage.near and tag(key) != "locked":
        reason = stage.why(why_not(turn, key))
    head = reason or stage.say("why-passive" if tag(key) == "locked" else "why-not-now")
    return f"{skill_tip(stage, key)}\n{head}"


# --- buttons
def act_nodes(stage: Stage, plan: Plan, turn: Turn, *, panel: bool) -> list[Node]:
    """The column at the end: skills, and below them what may be done."""
    skills, room = skill_nodes(stage, plan, turn, stage.layout.acts)
    if turn.seat is None or asking.is_own_window(turn.question):
        return skills
    buttons: list[Node] = []
    high = min(BUTTON * max(stage.layout.k, 0.86), (room.h - 14) / 3)
    spots = [room.bottom(high)[0].move(0, -at * (high + 7)) for at in range(3)]
    end = _end_button(stage, turn, spots[0])
    buttons += [end] if end and not panel else []
    if not panel and (turn.path or plan.pending is not None or (turn.step is not None and turn.step.may_stop)):
        buttons.insert(0, primary(stage, plan, turn, spots[2]))
    if turn.path or plan.pending is not None:
        buttons.append(cancel(stage, plan, turn, spots[1]))
    recast = _recast(stage, turn, spots[0]) if not panel else None
    return [*skills, *(buttons if recast is None else [*(b for b in buttons if b is not end), recast])]


def primary(stage: Stage, plan: Plan, turn: Turn, spot: Rect) -> Plaque:
    """Does what has been chosen."""
    why = None if plan.ready(turn) else stage.say("why-choose-more")
    style: Style = "brass"
    return Plaque(
        spot,
        "tqs.go",
        asking.primary_words(stage, plan, turn),
        partial(plan.go, turn),
        style=style,
        plate="active",
        size=21,
        why=why,
        sound="ui_press",
    )


def cancel(stage: Stage, plan: Plan, turn: Turn, spot: Rect) -> Plaque:
    """Takes back what has been chosen."""
    return Plaque(
        spot, "tqs.cancel", stage.say("cancel"), partial(plan.clear, turn), size=19, key="c backspace", cap="C"
    )


def _end_button(stage: Stage, turn: Turn, spot: Rect) -> Plaque | None:
    """Ends the phase, or declines: there whenever the first step offers it."""
    options = turn.question.options if isinstance(turn.question, Decision) else ()
    for key, word in ((END, "end-phase"), (PASS, "decline")):
        if any(option.key == key for option in options):
            return Plaque(spot, f"tqs.{key}", stage.say(word), partial(turn.answer, (key,)), size=19, key="x", cap="X")
    return None


def _recast(stage: Stage, turn: Turn, spot: Rect) -> Plaque | None:
    if not turn.offers(RECAST):
        return None
    return Plaque(
        spot,
        "tqs.recast",
        stage.say("word-recast"),
        partial(turn.choose, RECAST),
        size=19,
        key="v",
        cap="V",
        tip=stage.say("recast-tip"),
    )


# --- the answer panel
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
    known = _is_skill(key, reckon.content().skills)
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
