"""What the tables of all games prove of their motions: they end where the view is, and every frame can be drawn."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.core.event import Event
from game.core.view import View
from game.ui.stack import Stack
from tests.tables.any_table import AnyTable


def drawn(table: AnyTable[Any]) -> bytes:
    """The board as it is drawn now."""
    behind, everything = pygame.Surface(table.ui.screen.size), table.ui.screen.all
    table.board.backdrop(table.ui.canvas(behind), everything)
    surface = behind.copy()
    table.board.paint(table.ui.canvas(surface), everything)
    table.board.paint_over(table.ui.canvas(surface), everything)
    return pygame.image.tobytes(surface, "RGB")


def picture(table: AnyTable[Any]) -> bytes:
    """The same without what drifts by itself."""
    table.motion.ambient_clock = 0.0
    return drawn(table)


def play(table: AnyTable[Any], rng: Random) -> tuple[Event, ...]:
    """A bot answers what is asked; what was told of it."""
    waiting, before = table.match.waiting, table.match.events
    assert waiting is not None
    table.match.answer(*table.match.choose(table.match.game.bots["normal"], waiting.seats[0], rng))
    return table.match.told(table.viewer, before)


def ends_in_view(table: Any, seed: int, position: Any, every: int) -> None:
    """Event by event nothing stays on the move; the position, and every so often the picture, is that of the view."""
    rng, turns = Random(seed), 0
    while table.match.waiting is not None:
        for event in play(table, rng):
            table.motion.run(table.board.show(event, table.view))
            table.motion.skip()
            assert table.board.stage.moving.still, event
        view: View[Any] = table.view
        assert table.board.stage.now == position.of(view)
        turns += 1
        if turns % every == 0 or table.match.waiting is None:
            reached = picture(table)
            table.board.sync(view)
            assert reached == picture(table)


def every_frame(table: AnyTable[Any], seed: int, frames: int) -> set[type[Event]]:
    """Draws a match, and so many frames after every kind of event that is new; the kinds that came."""
    seen: set[type[Event]] = set()
    stack, rng = Stack(table.ui, table), Random(seed)
    while table.match.waiting is not None:
        news = play(table, rng)
        fresh = {type(event) for event in news} - seen
        seen |= fresh
        table.motion.run(table.story(news))
        table.stale()
        for _ in range(frames if fresh else 0):
            stack.step(40)
        table.motion.skip()
    assert not table.ui.words.missing
    assert not table.ui.words.faults
    return seen


def ends_at_once(table: Any) -> None:
    """At instant speed nothing moves after the dice."""
    table.answer(("roll",))
    assert not table.motion.busy
    assert table.board.stage.moving.still
