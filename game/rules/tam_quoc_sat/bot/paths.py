"""The rest of a path, once a bot knows what it wants."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import DONE, PASS, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.bot.mind import Mind, worth


def finished(question: Decision, path: Path, mind: Mind, *, harm: bool) -> Path:
    """Completes a path: seats as harm or help wants them, cards of its own the least worth first."""
    liking: Callable[[Seat], float] = mind.wants_harm if harm else lambda seat: _need(seat, mind)
    while not (step := question.step(path)).done:
        if not step.options:
            return (*path, DONE)
        option = max(step.options, key=lambda option: _liking(option, liking))
        if step.may_stop and (not option.key.isdecimal() or liking(int(option.key)) <= 0.4):
            path += (DONE,)
        else:
            path += (option.key,)
    return path


def _need(seat: Seat, mind: Mind) -> float:
    """How much it would like to help a seat."""
    return mind.stance(seat) + 0.1 * mind.facts.lost_hp(seat)


def _liking(option: Option, liking: Callable[[Seat], float]) -> float:
    key = option.key
    if key.isdecimal():
        return liking(int(key))
    if "@" in key:
        return -worth(key)
    return {PASS: -20.0, "recast": -15.0, "discard_two": 1.0, "lose_hp": -4.0}.get(key, 0.0)
