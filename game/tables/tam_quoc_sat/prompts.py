"""What is asked of the near seat, and what it may press: the line over the hand, skills, buttons."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.core.event import Peeked
from game.core.question import PASS, Arrange, Call, Decision, Option
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking, reckon
from game.tables.tam_quoc_sat.buttons import Plaque, plate_of
from game.tables.tam_quoc_sat.cards import tag
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
from game.tables.tam_quoc_sat.tips import skill_tip
from game.ui import palette as colours
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Paragraph
from game.ui.place import Rect
from game.ui.rich import Rich

SKILL_KEYS = "qwerty"
HINT = 21.0
BUTTON, SMALL = 56.0, 48.0


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
    mine = turn.seat == stage.near
    here = (*stage.now.cards(f"hand/{stage.near}"), *stage.now.equipment(stage.near)) if mine else ()
    for option in all_options(turn):
        if is_card(option.key):
            (found.own if option.key in here else found.cards).append(option)
        elif is_seat(option):
            found.seats.append(option)
        elif option.key == HAND_KEY or is_general(option.key):
            found.cards.append(option)
        else:
            found.words.append(option)
    found.cards += looked_at(turn)
    return found


def looked_at(turn: Turn) -> list[Option]:
    """Cards that were shown to this seat alone just now and are not on offer: they lie beside those that are."""
    last = turn.view.past[-1] if turn.view.past else None
    if turn.path or not isinstance(last, Peeked) or last.by != turn.seat:
        return []
    offered = [option.key for option in all_options(turn)]
    return [Option(card) for card in last.cards if is_card(card) and card not in offered]


def all_options(turn: Turn) -> tuple[Option, ...]:
    """The options of the present step in their own order, those picked too."""
    node = node_at(turn.question, turn.path)
    return node.options if node is not None else turn.step.options if turn.step is not None else ()


# --- the line over the hand
def hint_nodes(stage: Stage, words: Rich) -> list[Node]:
    """One line in the middle over the hand."""
    if not words:
        return []
    room, ui = stage.layout.hint, stage.ui
    long = ui.stretch(words, HINT, 600)
    size = HINT * min(1.0, (room.w - 60) / long)
    box = room.centred(min(room.w, long + 60), room.h)
    line = box.centred(box.w - 40, ui.em(size) * 1.3)
    return [
        Box(box, (10, 18, 22, 235), box.h / 2, (*colours.BRASS, 120), 1.5),
        Paragraph(line, words, size, weight=600, align="center", leading=1.3, most_lines=1),
    ]


# --- skills
def skill_keys(stage: Stage, turn: Turn) -> list[str]:
    """The near seat's skills, then other ways and acts that the question offers."""
    own = [skill for skill in stage.now.facts.skills[stage.near] if skill]
    root = turn.question
    offered = [option.key for option in root.options] if isinstance(root, Decision) and turn.seat == stage.near else []
    more = [key for key in offered if is_skill(key) and key not in own]
    return own + more


def is_skill(key: str) -> bool:
    """Whether a key is a skill, or equipment that acts like one."""
    plain = key.partition("/")[0]
    return plain in reckon.content().skills or (plain in reckon.box().kinds and not is_card(key))


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
    plate = "active" if plan.has(key) else "ready" if can else plate_of(key, free="plain")
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
    answers = getattr(turn.question, "ask", "") in ANSWERS
    cards = [key for key in (*turn.path, *filter(None, (plan.pending,))) if is_card(key)]
    return Plaque(
        spot,
        "tqs.go",
        asking.primary_words(stage, plan, turn),
        partial(plan.go, turn),
        style="brass",
        plate="active",
        size=21,
        why=why,
        sound="ui_press",
        stage=stage,
        card=cards[0] if answers and len(cards) == 1 else "",
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
