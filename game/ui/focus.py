"""Where the keyboard goes next: Tab in the order things were built, arrows to the visually nearest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

ARROWS: dict[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def following(ids: Sequence[str], now: str | None, step: int) -> str | None:
    """The id `step` places after `now`, round the end; the first (or last) one if there is no `now`."""
    if not ids:
        return None
    if now not in ids:
        return ids[0] if step > 0 else ids[-1]
    return ids[(ids.index(now) + step) % len(ids)]


def nearest(boxes: Mapping[str, pygame.Rect], now: str, way: tuple[int, int]) -> str | None:
    """The box that the eye finds in that direction (pixels, so left is left in every language)."""
    here = boxes[now]
    others = [(name, box) for name, box in boxes.items() if name != now and _ahead(here, box, way)]
    ranked = [(_far(here, box, way), name) for name, box in others]
    return min(ranked)[1] if ranked else None


def _ahead(here: pygame.Rect, box: pygame.Rect, way: tuple[int, int]) -> bool:
    dx, dy = box.centerx - here.centerx, box.centery - here.centery
    if way[0]:
        return dx * way[0] > 0 and (box.left >= here.right - 4 if way[0] > 0 else box.right <= here.left + 4)
    return dy * way[1] > 0 and (box.top >= here.bottom - 4 if way[1] > 0 else box.bottom <= here.top + 4)


def _far(here: pygame.Rect, box: pygame.Rect, way: tuple[int, int]) -> float:
    across = _gap(here.left, here.right, box.left, box.right)
    down = _gap(here.top, here.bottom, box.top, box.bottom)
    ahead, aside = (across, down) if way[0] else (down, across)
    drift = abs(box.centery - here.centery) if way[0] else abs(box.centerx - here.centerx)
    return ahead + 3 * aside + drift / 8


def _gap(a0: int, a1: int, b0: int, b1: int) -> int:
    """How far two intervals lie apart; 0 if they overlap."""
    return max(0, b0 - a1, a0 - b1)
