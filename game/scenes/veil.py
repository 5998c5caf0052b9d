"""Hiding the hand of whose the screen is, and peeking at it; and keys that need not be held down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.scenes.handing import Handing

HELD = (pygame.K_o, pygame.K_p)
"""The keys that show something while they are down: the own role, the hidden hand."""


class Held:
    """Turns presses of the held keys into holding them, for whoever cannot hold a key."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def meant(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """What a key event stands for, if a press switches on and the next one off; None for nothing."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key not in HELD:
            return event
        if event.type == pygame.KEYUP:
            return None
        self._down ^= {event.key}
        return event if event.key in self._down else pygame.event.Event(pygame.KEYUP, key=event.key)

    def forget(self) -> None:
        """All of them are up."""
        self._down.clear()


class Veil:
    """Over the near hand, as long as its owner wants: then the screen shows what everybody may see."""

    def __init__(self, table: Handing) -> None:
        self.table = table
        self.held = Held()
        self.on = False
        self._peeking = False

    @property
    def possible(self) -> bool:
        """Whether there is a hand that could be hidden."""
        table = self.table
        return table.telling.eyes is not None and table.board.corner(table.ui.screen.all) is not None

    def toggle(self) -> None:
        """Hides the hand, or shows it again."""
        if self.possible:
            self._be(on=not self.on, peeking=False)

    def event(self, event: pygame.event.Event) -> bool:
        """P shows a hidden hand while it is down; True if it was for that."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key != pygame.K_p:
            return False
        if self.on:
            self._be(on=True, peeking=event.type == pygame.KEYDOWN)
        return True

    def put_away(self) -> None:
        """Nobody peeks any more; what was hidden is."""
        self.held.forget()
        if self._peeking:
            self._be(on=True, peeking=False)

    def drop(self) -> None:
        """The screen is somebody else's now."""
        self.held.forget()
        self.on = self._peeking = False

    def _be(self, *, on: bool, peeking: bool) -> None:
        self.on, self._peeking = on, peeking
        self.table.motion.clear()
        self.table.telling.veil(on and not peeking)
