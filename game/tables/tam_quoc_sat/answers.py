"""The buttons of a prompt: what may be said as words, "do it" for what is chosen, and declining."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.core.question import PASS, Option
from game.rules.tam_quoc_sat.names import KINGDOMS, SUIT_WORDS
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.buttons import Plaque
from game.tables.tam_quoc_sat.plan import END, RECAST, Plan
from game.tables.tam_quoc_sat.prompts import Sorts, is_skill, primary
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import skill_tip
from game.ui.controls.node import Node
from game.ui.keys import digit
from game.ui.place import Rect

HIGH, GAP = 66.0, 9.0
Maker = Callable[[Rect], Node]


def spoken(found: Sorts) -> list[Option]:
    """The options that are words of their own."""
    return [option for option in found.words if option.key not in (END, PASS, RECAST)]


def makers(stage: Stage, plan: Plan, turn: Turn, found: Sorts) -> list[Maker]:
    """A button for each word, "do it" where cards or seats are chosen, which then have the digits, and declining."""
    things = bool(found.own or found.seats or found.cards)
    word = partial(_word, stage, plan, turn, digits=not things)
    made: list[Maker] = [partial(word, option, at) for at, option in enumerate(spoken(found))]
    if things or turn.path:
        made.insert(0, partial(primary, stage, plan, turn))
    if asking.declines(turn):
        made.append(partial(_decline, stage, turn))
    return made


def grid(count: int) -> tuple[int, int]:
    """Rows and columns for so many buttons."""
    columns = 2 if count == 4 else min(3, max(1, count))
    return -(-count // columns), columns


def high(count: int, k: float) -> float:
    """How high so many buttons are."""
    rows, _ = grid(count)
    return rows * (HIGH * k + GAP) - GAP if rows else 0.0


def laid(made: Sequence[Maker], room: Rect) -> list[Node]:
    """The buttons, in equal cells from the start of each row."""
    if not made:
        return []
    rows, columns = grid(len(made))
    spots = [spot for row in room.rows(rows, GAP) for spot in row.cols(columns, 14)]
    return [make(spot) for make, spot in zip(made, spots, strict=False)]


def _word(stage: Stage, plan: Plan, turn: Turn, option: Option, at: int, spot: Rect, *, digits: bool) -> Node:
    key = option.key
    known = is_skill(key)
    note = f"note-{key.partition('/')[0]}"
    return Plaque(
        spot,
        f"tqs.word.{key}",
        asking.key_words(stage, key),
        partial(plan.pick, turn, key),
        style="lacquer" if at or turn.path else "brass",
        plate="active" if plan.has(key) else "ready",
        size=20,
        note=stage.say(note) if stage.has(note) else None,
        picture=picture_of(key),
        tip=skill_tip(stage, key) if known else None,
        key=digit(at) if digits and not known else None,
    )


def picture_of(word: str) -> str:
    """The sprite of a word that is a kingdom or a suit; "" for others."""
    if word in KINGDOMS:
        return f"{ART}/kingdoms/{word}"
    return f"{ART}/suits/{word}_light" if word in SUIT_WORDS else ""


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
