"""Rectangles in units: layout is cut from the screen piece by piece, always written left to right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Rect:
    """A box in units (the 1920x1080 picture); every operation gives new boxes."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right_edge(self) -> float:
        return self.x + self.w

    @property
    def bottom_edge(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float | None = None) -> Self:
        """The box of that size whose middle is (cx, cy); a square without `h`."""
        h = w if h is None else h
        return cls(cx - w / 2, cy - h / 2, w, h)

    def left(self, w: float, gap: float = 0) -> tuple[Rect, Rect]:
        """Cut `w` off the left; (cut, rest), `gap` lies between them."""
        return (
            Rect(self.x, self.y, w, self.h),
            Rect(self.x + w + gap, self.y, max(0, self.w - w - gap), self.h),
        )

    def right(self, w: float, gap: float = 0) -> tuple[Rect, Rect]:
        """Cut `w` off the right; (cut, rest)."""
        return (
            Rect(self.x + self.w - w, self.y, w, self.h),
            Rect(self.x, self.y, max(0, self.w - w - gap), self.h),
        )

    def top(self, h: float, gap: float = 0) -> tuple[Rect, Rect]:
        """Cut `h` off the top; (cut, rest)."""
        return (
            Rect(self.x, self.y, self.w, h),
            Rect(self.x, self.y + h + gap, self.w, max(0, self.h - h - gap)),
        )

    def bottom(self, h: float, gap: float = 0) -> tuple[Rect, Rect]:
        """Cut `h` off the bottom; (cut, rest)."""
        return (
            Rect(self.x, self.y + self.h - h, self.w, h),
            Rect(self.x, self.y, self.w, max(0, self.h - h - gap)),
        )

    def inset(self, n: float, m: float | None = None) -> Rect:
        """Smaller by `n` on every side; with `m`, `n` across and `m` down. Negative grows."""
        m = n if m is None else m
        return Rect(self.x + n, self.y + m, max(0, self.w - 2 * n), max(0, self.h - 2 * m))

    def rows(self, n: int, gap: float = 0) -> list[Rect]:
        """`n` equal rows from the top."""
        h = (self.h - gap * (n - 1)) / n
        return [Rect(self.x, self.y + i * (h + gap), self.w, h) for i in range(n)]

    def cols(self, n: int, gap: float = 0) -> list[Rect]:
        """`n` equal columns from the left."""
        w = (self.w - gap * (n - 1)) / n
        return [Rect(self.x + i * (w + gap), self.y, w, self.h) for i in range(n)]

    def dealt(self, n: int, w: float, apart: float) -> list[Rect]:
        """`n` boxes `w` wide in the middle, `apart` from left edge to left edge; over each other without the room."""
        step = min(apart, (self.w - w) / max(1, n - 1))
        x = self.x + (self.w - w - step * (n - 1)) / 2
        return [Rect(x + i * step, self.y, w, self.h) for i in range(n)]

    def centred(self, w: float, h: float) -> Rect:
        """A box of that size in the middle of this one."""
        return Rect.around(*self.centre, w, h)

    def fitted(self, w: float, h: float) -> Rect:
        """The largest centred box with the proportion w:h that fits inside."""
        k = min(self.w / w, self.h / h)
        return self.centred(w * k, h * k)

    def move(self, dx: float, dy: float = 0) -> Rect:
        """The same box elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def within(self, other: Rect) -> Rect:
        """Moved (never resized) as little as needed to lie inside `other`."""
        x = max(other.x, min(self.x, other.right_edge - self.w))
        y = max(other.y, min(self.y, other.bottom_edge - self.h))
        return Rect(x, y, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is inside."""
        return self.x <= x < self.right_edge and self.y <= y < self.bottom_edge

    def touches(self, other: Rect) -> bool:
        """Whether the two boxes overlap."""
        return (
            self.x < other.right_edge
            and other.x < self.right_edge
            and self.y < other.bottom_edge
            and other.y < self.bottom_edge
        )


def flow(widths: list[float], box: Rect, h: float, gap: float) -> list[Rect]:
    """Boxes of those widths side by side, starting a new row where `box` is full."""
    out: list[Rect] = []
    x, y = box.x, box.y
    for w in widths:
        if out and x + w > box.right_edge:
            x, y = box.x, y + h + gap
        out.append(Rect(x, y, w, h))
        x += w + gap
    return out
