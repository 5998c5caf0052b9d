"""The sea behind everything, whatever the window's proportion, and what drifts in it."""

from __future__ import annotations

import math
from random import Random

from game.tables.deep_sea.layout import HULL
from game.tables.deep_sea.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ART = (1920, 1080)
WATERLINE = 178
"""Where the water begins in the picture, and on the board."""
RISE, DRIFT = 0.006, 0.004
"""Units a bubble rises and a wave drifts in a millisecond."""
BUBBLES = tuple((r.random(), r.random(), r.choice((7, 9, 12, 16))) for r in [Random(25)] for _ in range(22))
DOT = (232, 251, 245, 128)


def draw_backdrop(canvas: Canvas, stage: Stage) -> None:
    """Sky and sea: each part stretched so that the water begins where the submarine floats."""
    surface, frame = canvas.surface, stage.layout.board
    w, h = surface.get_size()
    line = round(frame.top + WATERLINE * frame.u)
    _band(canvas, (0, 0, w, line), 0, WATERLINE)
    _band(canvas, (0, line, w, h - line), WATERLINE, ART[1] - WATERLINE)


def _band(canvas: Canvas, box: tuple[int, int, int, int], top: int, height: int) -> None:
    """Rows ``top`` to ``top + height`` of the picture fill the box."""
    x, y, w, h = box
    if h <= 0:
        return
    scale = h / height
    picture = canvas.ui.art.sprite("deep_sea/sea_backdrop", w, ART[1] * scale)
    canvas.surface.blit(picture, (x, y), (0, round(top * scale), w, h))


def draw_bubbles(canvas: Canvas, stage: Stage) -> None:
    """Bubbles on their way up; they stand still when nothing else moves."""
    layout, clock = stage.layout, stage.motion.ambient_clock
    top, room = HULL.bottom_edge + 40, layout.h - HULL.bottom_edge - 80
    for x, y, size in BUBBLES:
        height = (y * room - clock * RISE * (0.7 + size / 20)) % room
        sway = 5 * math.sin((height + x * 400) / 38)
        spot = Rect.around(40 + x * (layout.w - 80) + sway, top + height, size)
        canvas.sprite("deep_sea/bubble", spot)


def draw_waves(canvas: Canvas, stage: Stage) -> None:
    """Two crests of light drifting along the waterline."""
    frame, clock = stage.layout.board, stage.motion.ambient_clock
    wide = canvas.surface.get_width() / frame.u
    start = -frame.left / frame.u
    for row, (y, speed) in enumerate(((190, 1.0), (212, -0.6))):
        shift = (clock * DRIFT * speed + row * 90) % 240
        for i in range(int(wide // 240) + 2):
            x = start - 240 + shift + i * 240
            canvas.sprite("deep_sea/wave", Rect(x, y, 120, 10))


def draw_path(canvas: Canvas, stage: Stage) -> None:
    """The dotted line from under the submarine to the last space."""
    course = stage.course()
    _dots(canvas, course.dots(), 4, DOT)


def draw_trail(canvas: Canvas, stage: Stage) -> None:
    """The last swim, until somebody else swims."""
    trail = stage.now.story.trail
    if trail is None or trail.by in stage.moving.hops or not stage.now.row:
        return
    course = stage.course()
    first = course.along(trail.src) if trail.src else 40.0
    last = course.along(trail.dst) if trail.dst else 40.0
    _dots(canvas, course.dots(first, last), 7, (*colours.BRASS_LIGHT[:3], 235))


def _dots(canvas: Canvas, points: list[tuple[float, float]], size: float, colour: colours.Colour) -> None:
    """Equal dots, in one call."""
    place = canvas.place
    px = max(2, round(size * place.u))
    dot = canvas.ui.art.drawn((px, px), _dot, colour)
    spots = [place.point(x, y) for x, y in points]
    canvas.blits([(dot, (round(x - px / 2), round(y - px / 2))) for x, y in spots])


def _dot_svg(px: int, colour: colours.Colour) -> str:
    alpha = colour[3] / 255 if len(colour) == 4 else 1
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{px}" height="{px}" viewBox="0 0 10 10">'
        f'<circle cx="5" cy="5" r="4.6" fill="{colours.css(colour)}" fill-opacity="{alpha:.2f}"/></svg>'
    )


def _dot(colour: colours.Colour) -> str:
    alpha = colour[3] / 255 if len(colour) == 4 else 1
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
        f'<circle cx="5" cy="5" r="4.6" fill="{colours.css(colour)}" fill-opacity="{alpha:.2f}"/></svg>'
    )
