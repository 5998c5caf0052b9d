"""The boxes of the games on the round table: how they are drawn, and where they stand while it turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.sheet import Sheet
from game.ui import palette as colours
from game.ui.ease import in_out_cubic
from game.ui.kit import Ui
from game.ui.motion import Tween
from game.ui.paint import Canvas, Face
from game.ui.place import Rect
from game.ui.screen import Frame

WIDE, HIGH = 600, 800
PLATE = Rect(84 / WIDE, 618 / HIGH, 432 / WIDE, 96 / HIGH)
"""The name plate, as shares of the box."""
TITLE = 39 / 392
"""Size of the name as a share of the box's width."""
SHOWN = 2.0
"""Places beside the front one at which a box has gone from sight."""
SEAL, SEAL_INK = 0.163, (94, 15, 8)
"""How large, to the width of a box, and in what colour its brush-written seal stands."""


@dataclass(frozen=True)
class Pose:
    """Where a box stands: its middle and width on the sheet, its turn in degrees, and how solid it is."""

    x: float
    y: float
    w: float
    angle: float
    alpha: float


def pose(off: float) -> Pose:
    """The pose of the box ``off`` places (clockwise) from the front of the table."""
    side = max(-1.0, min(1.0, off))
    near = 1 - abs(side)
    beyond = max(0.0, abs(off) - 1)
    return Pose(
        x=1256 + 334 * side + 120 * (off - side),
        y=452 - 50 * near - 60 * beyond,
        w=300 + 92 * near - 60 * beyond,
        angle=-6 * side,
        alpha=max(0.0, 1 - beyond / (SHOWN - 1)),
    )


def picture(game: str) -> str:
    """The sprite of a game's box."""
    return f"shell/box_{game.replace('_', '')}"


def paint_box(canvas: Canvas, rect: Rect, game: str, *, title: bool = True) -> None:
    """A box seen from above, with its shadow and its name."""
    k = rect.w / WIDE
    canvas.sprite("shell/box_shadow", Rect(rect.x - 40 * k, rect.y - 40 * k + 16 * k, 680 * k, 880 * k))
    canvas.sprite(picture(game), rect)
    if canvas.ui.words.has(f"{game}-seal"):
        sun = Rect.around(rect.x + rect.w / 2, rect.y + 0.3275 * rect.h, rect.w * 0.6, rect.h * 0.16)
        size = rect.w * SEAL / canvas.ui.screen.text_size
        canvas.text(canvas.ui.words(f"{game}-seal"), sun, size, SEAL_INK, 400, "brush", "center")
    if title:
        _paint_title(canvas, rect, canvas.ui.words(f"{game}-name"))


def _paint_title(canvas: Canvas, rect: Rect, name: str) -> None:
    ui = canvas.ui
    plate = Rect(rect.x + PLATE.x * rect.w, rect.y + PLATE.y * rect.h, PLATE.w * rect.w, PLATE.h * rect.h)
    size = rect.w * TITLE / ui.screen.text_size
    while ui.tall(name, size, plate.w, 700, "head", 1.0) > plate.h and size > 8:
        size *= 0.94
    wide = balanced(ui, name, size, plate.w, 700, "head", 1.0)
    tall = ui.tall(name, size, wide, 700, "head", 1.0)
    room = plate.centred(wide, tall)
    canvas.paragraph(name, room, size, colours.IVORY, 700, "head", "center", 1.0)


def balanced(
    ui: Ui, words: str, size: float, width: float, weight: int = 500, face: Face = "ui", leading: float = 1.45
) -> float:
    """The smallest width in which the words take no more lines than in ``width``: lines of about equal length."""
    most = ui.tall(words, size, width, weight, face, leading)
    low, high = 0.0, width
    while high - low > 8:
        middle = (low + high) / 2
        fits = ui.tall(words, size, middle, weight, face, leading) <= most
        low, high = (low, middle) if fits else (middle, high)
    return min(width, high + 8)


class LazySusan:
    """The boxes round the table: which one stands ``front``, and how far the table has ``turn``ed towards it."""

    def __init__(self, games: Sequence[str]) -> None:
        self.games = list(games)
        self.front = 0
        self.turn = 0.0
        self._straight: dict[tuple[str, int], pygame.Surface] = {}

    @property
    def game(self) -> str:
        """The game whose box stands in front."""
        return self.games[self.front]

    def bring(self, front: int) -> Tween:
        """The way of another box to the front."""
        self.front = front % len(self.games)
        goal = self.turn + self._off(self.front, self.turn)
        return Tween(600, self._turn_to, in_out_cubic, self.turn, goal, travel=True)

    def _turn_to(self, turn: float) -> None:
        self.turn = turn

    def places(self, sheet: Sheet) -> list[tuple[int, Rect]]:
        """Where each box that can be seen will come to rest, the farthest first."""
        return [(index, _rect(sheet, pose(off))) for index, off in self._far_first(self.front) if abs(off) < SHOWN]

    def _off(self, index: int, front: float) -> float:
        """How many places a box stands from the front; three and more go all round the table."""
        off, count = index - front, len(self.games)
        return off if count < 3 else (off + count / 2) % count - count / 2

    def _far_first(self, front: float) -> list[tuple[int, float]]:
        offs = [(index, self._off(index, front)) for index in range(len(self.games))]
        return sorted(offs, key=lambda box: -abs(box[1]))

    def forget(self) -> None:
        """The words or the size have changed: boxes that stand askew are drawn anew."""
        self._straight.clear()

    def paint(self, canvas: Canvas, sheet: Sheet, lift: float) -> None:
        """All boxes, the nearest last; that in front raised by ``lift`` units."""
        for index, off in self._far_first(self.turn):
            here = pose(off)
            rect = _rect(sheet, here)
            if here.alpha > 0 and abs(here.angle) > 0.01:
                self._paint_askew(canvas.faded(here.alpha), rect, self.games[index], here.angle)
            elif here.alpha > 0:
                paint_box(canvas, rect.move(0, -lift), self.games[index])
                canvas.nine("focus_9", rect.move(0, -lift).inset(-9), 22)

    def _paint_askew(self, canvas: Canvas, rect: Rect, game: str, angle: float) -> None:
        """Drawn once straight and turned as a whole; the other way where the table is mirrored."""
        way = 1 if canvas.place.mirrored else -1
        turned = pygame.transform.rotozoom(self._drawn(canvas, rect, game), angle * way, 1)
        canvas.blit_centred(turned, *rect.centre)

    def _drawn(self, canvas: Canvas, rect: Rect, game: str) -> pygame.Surface:
        around = rect.inset(-rect.w * 0.08)
        key = game, canvas.ui.screen.length(around.w)
        if key not in self._straight:
            u = canvas.ui.screen.u
            surface = pygame.Surface((round(around.w * u), round(around.h * u)), pygame.SRCALPHA)
            inside = Canvas(canvas.ui, surface, Frame(0, 0, u))
            paint_box(inside, rect.move(-around.x, -around.y), game)
            self._straight[key] = surface
        return self._straight[key]


def _rect(sheet: Sheet, there: Pose) -> Rect:
    return sheet.around(there.x, there.y, there.w, there.w * HIGH / WIDE)
