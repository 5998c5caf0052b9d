"""Whether saying no could cost a seat its life: then no policy says it."""

from __future__ import annotations

from typing import Any

from game.core.question import Call, Cause, Decision, Seat
from game.core.view import View
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.position import Position

COSTS_HP = "luanwu"
"""Whoever does nothing about it loses one HP."""


def in_danger(view: View[Any]) -> bool:
    """Whether the viewer is dying, or is asked to help the Lord, or could lose its last HP by what is asked about."""
    facts, me, question = view.facts, view.viewer, view.question
    if me is None or question is None:
        return False
    if me in facts.dying:
        return True
    if isinstance(question, Call) and question.ask == "peach":
        dying = question.cause.seat if question.cause is not None else None
        return dying is not None and facts.roles[dying] == "lord"
    return bool(facts.hp[me] <= threat(view))


def threat(view: View[Any]) -> int:
    """How much HP at the most it costs the viewer to say no, as everybody can reckon.

    What a skill could turn aside is not told: it is taken for one damage at least.
    """
    question = view.question
    if isinstance(question, Decision) and question.cause is not None:
        return _private_threat(view, question.ask, question.cause)
    if isinstance(question, Call) and question.ask == "nullification" and view.stack:
        top = view.stack[-1]
        root = next((frame for frame in reversed(view.stack) if frame.word != question.ask), top)
        if view.viewer in top.targets and top.takes_effect:
            return _damage(view, root.word, root.by)
    return 0


def _private_threat(view: View[Any], ask: str, cause: Cause) -> int:
    if cause.word == COSTS_HP and cause.seat != view.viewer:
        return 1
    known = _damage(view, cause.word, cause.seat) if ask in ("dodge", "slash", "skill") else 0
    return max(1, known) if ask == "skill" else known


def _damage(view: View[Any], word: str, source: Seat | None) -> int:
    """What a kind of card does, with everything that may add to it."""
    if word not in reckon.box().kinds:
        return 0
    kind, me = reckon.kind(word), view.viewer
    if not kind.damage or me is None:
        return 0
    now = Position.of(view)
    worn = _kinds(now, me)
    held = _kinds(now, source) if source is not None else ()
    slash = kind.family == "slash"
    burns = kind.nature == "fire" or (slash and "vermilion_fan" in held)
    more: tuple[bool, ...] = (
        slash and source is not None and _was_drunk(view, source),
        source is not None and kind.family in ("slash", "duel") and bool(view.facts.lasts("luoyi", source)),
        burns and "vine_armor" in worn,
        burns and bool(view.facts.lasts("kuangfeng", me)),
        slash and "guding_blade" in held and not now.hand(me).count,
    )
    return int(kind.damage) + sum(more)


def _kinds(now: Position, seat: Seat) -> tuple[str, ...]:
    return tuple(map(reckon.kind_of, now.equipment(seat)))


def _was_drunk(view: View[Any], source: Seat) -> bool:
    """Whether the last Slash of a seat was drunk for."""
    for event in reversed(view.past):
        if isinstance(event, events.Drank) and event.by == source and not event.on:
            return True
        if isinstance(event, events.Used) and event.by == source:
            return False
    return False
