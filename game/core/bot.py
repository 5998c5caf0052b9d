"""Bots: they see a view and answer the question; the random one serves every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import islice
from random import Random
from typing import Any, ClassVar

from game.core.question import DONE, STEP_UP, Arrange, Call, Decision, Path, Question, Seat
from game.core.view import View


class Bot(ABC):
    """A player. ``blind`` bots choose from the question alone and are spared the view."""

    blind: ClassVar[bool] = False

    def looks(self, question: Question) -> bool:
        """Whether it wants the view to answer this question."""
        return not self.blind

    @abstractmethod
    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        """One whole answer; of a call to several seats each bot answers ``call.of(seat)``."""

    def steps_up(self, call: Call, seat: Seat, rng: Random) -> bool:
        """How a blind bot answers a call."""
        return self.choose(None, call.of(seat), rng)[0] == STEP_UP


class RandomBot(Bot):
    """Picks any answer that is offered."""

    blind: ClassVar[bool] = True

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if isinstance(question, Decision) and question.then is None and question.most == 1:
            return (question.options[int(rng.random() * len(question.options))].key,)
        if isinstance(question, Decision):
            return _decided(question, rng)
        if isinstance(question, Arrange):
            return _arranged(question, rng)
        return _walked(question, rng)


def _decided(node: Decision | None, rng: Random) -> Path:
    """One way through a decision, step by step."""
    path: Path = ()
    while node is not None:
        left = [option.key for option in node.options]
        picked: Path = ()
        for taken in range(min(node.most, len(left))):
            at = int(rng.random() * (len(left) + (taken >= node.least)))
            if at == len(left):
                path += (*picked, DONE)
                break
            picked += (left.pop(at),)
        else:
            path += picked
        node = node.then(picked) if node.then else None
    return path


def _walked(question: Question, rng: Random) -> Path:
    path: Path = ()
    while not (step := question.step(path)).done:
        keys = [option.key for option in step.options]
        if step.may_stop:
            keys.append(DONE)
        path += (keys[int(rng.random() * len(keys))],)
    return path


def _arranged(question: Arrange, rng: Random) -> Path:
    if question.sizes:
        keys = iter(sorted([thing.key for thing in question.things], key=lambda key: rng.random()))
        rows = zip(question.rows, question.sizes, strict=True)
        return tuple(key for row, size in rows for key in (row, *islice(keys, size)))
    return _strewn(question, rng)


def _strewn(question: Arrange, rng: Random) -> Path:
    rows: dict[str, list[str]] = {row: [] for row in question.rows}
    for thing in question.things:
        row = rows[question.rows[int(rng.random() * len(rows))]]
        row.insert(int(rng.random() * (len(row) + 1)), thing.key)
    return tuple(key for row, keys in rows.items() for key in (row, *keys))
