"""Scrolling by keys wherever the focus is, in scenes that are for reading."""

from __future__ import annotations

import pygame

from game.ui.controls import Scroll
from game.ui.scene import Scene


def scrolls(scene: Scene, id: str, event: pygame.event.Event) -> bool:
    """Up, Down, Page Up, Page Down, Home and End scroll the list ``id``; whether the event was one of them."""
    if event.type != pygame.KEYDOWN or event.key not in Scroll.keeps:
        return False
    found = scene.desk.find(id)
    return isinstance(found, Scroll) and found.keyed(scene.desk, event)
