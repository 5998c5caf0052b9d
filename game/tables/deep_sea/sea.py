"""The sea behind everything, whatever the window's proportion, and what drifts in it."""

from __future__ import annotations

from game.tables.bubbles import bubbles, draw_bubbles
from game.tables.deep_sea.course import START
from game.tables.deep_sea.layout import HULL
from game.tables.deep_sea.stage import Stage
from game.tables.dots import draw_dots
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.screen import Frame

ART = (1920, 1080)
WATERLINE = 178
"""Where the water begins in the picture, and on the board."""
DRIFT = 0.004
"""Units a wave drifts in a millisecond."""
BUBBLES = bubbles(22)
DOT = (232, 251, 245, 128)


def draw_backdrop(canvas: Canvas, frame: Frame) -> None:
    """Sky and sea: each part stretched so that the water begins where the submarine floats on the board."""
    w, h = canvas.surface.get_size()
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


def draw_rising(canvas: Canvas, stage: Stage) -> None:
    """Bubbles between the submarine and the bottom of the sea."""
    layout, top = stage.layout, HULL.bottom_edge + 40
    water = Rect(30, top, layout.w - 60, layout.h - HULL.bottom_edge - 150)
    draw_bubbles(canvas, BUBBLES, water, stage.motion.ambient_clock)


def draw_waves(canvas: Canvas, stage: Stage) -> None:
    """Crests of light drifting along the waterline, before and behind the submarine."""
    layout, clock, surface = stage.layout, stage.motion.ambient_clock, canvas.surface
    crest = canvas.ui.art.sprite("deep_sea/wave", 84 * canvas.place.u, 7 * canvas.place.u)
    for start, end in ((0.0, layout.hull.x + 64), (layout.hull.right_edge - 24, layout.w)):
        surface.set_clip(canvas.px(Rect(start, 180, end - start, 60)))
        for row, (y, speed) in enumerate(((188, 1.0), (202, -0.6), (218, 0.8))):
            shift = (clock * DRIFT * speed + row * 70) % 200
            for i in range(int((end - start) // 200) + 2):
                x, py = canvas.place.point(start - 200 + shift + i * 200, y)
                surface.blit(crest, (round(x), round(py)))
    surface.set_clip(None)


def draw_path(canvas: Canvas, stage: Stage) -> None:
    """The dotted line from under the submarine to the last space."""
    draw_dots(canvas, stage.course().dotted, 4, DOT)


def draw_trail(canvas: Canvas, stage: Stage) -> None:
    """The last swim, until somebody else swims."""
    trail = stage.now.story.trail
    if trail is None or trail.by in stage.moving.hops or not stage.now.row:
        return
    course = stage.course()
    first = course.along(trail.src) if trail.src else START
    last = course.along(trail.dst) if trail.dst else START
    draw_dots(canvas, course.dots(first, last), 7, (*colours.BRASS_LIGHT[:3], 235))
