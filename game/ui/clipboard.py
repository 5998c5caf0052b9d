"""The clipboard of the desktop; silently empty where there is none."""

from __future__ import annotations

import pygame

LONGEST = 500


def put(text: str) -> None:
    """Copy."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


def get() -> str:
    """Paste: the text (its beginning, if it is long), or ""."""
    try:
        return pygame.scrap.get_text()[:LONGEST] if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
