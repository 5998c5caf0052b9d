"""The board: submarine, track in both halves, cards on it, the last move, and the scores round the border."""

from __future__ import annotations

from itertools import pairwise

from game.core.question import Seat
from game.tables import seats
from game.tables.dots import draw_dots
from game.tables.reef.cards import draw_token
from game.tables.reef.layout import BOARD, DECK, FIELD, HULL, LAP, Layout, score_cell, space
from game.tables.reef.stage import Stage, values
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

SPACES = 25
SCORE, SCORE_SIZE, SCORE_BOLD = colours.hexed("#FBEBCB"), 20.0, 5
NUMBER = colours.hexed("#FFF3D8")
TAB_FILL = colours.hexed("#0A2036")
OCTAGON = "M12.3 1.5L27.7 1.5L38.5 12.3L38.5 27.7L27.7 38.5L12.3 38.5L1.5 27.7L1.5 12.3Z"
MARKER = 42.0
STEP, TAB = 17.0, 32.0
"""How far apart dots of the last move are, and how far from the number of a space."""


def draw_backdrop(canvas: Canvas) -> None:
    """The lagoon behind everything, whatever the window's proportion."""
    w, h = canvas.surface.get_size()
    scale = max(w / 1920, h / 1080)
    picture = canvas.ui.art.sprite("reef/backdrop", 1920 * scale, 1080 * scale)
    canvas.surface.blit(picture, ((w - picture.get_width()) // 2, h - picture.get_height()))


def draw_plank(canvas: Canvas) -> None:
    """The bare board below the submarine."""
    canvas.sprite("deep_sea/submarine_hull", HULL)
    canvas.sprite("reef/board", Rect(0, DECK, BOARD, BOARD))


def draw_board(canvas: Canvas, stage: Stage) -> None:
    """What never changes: board, scores, spaces, their order and the edge of the deep half."""
    draw_plank(canvas)
    for points in range(LAP):
        weight = 700 if points % SCORE_BOLD == 0 else 500
        numeral(canvas, stage.number(points), score_cell(points), SCORE_SIZE, SCORE, weight)
    for n in range(1, SPACES + 1):
        x, y = space(n)
        canvas.sprite(f"reef/space_{n:02d}", Rect(x - 80, y - 79, 160, 158))
    canvas.sprite("reef/reef_edge", Rect(FIELD.x - 5, FIELD.y - 5, 760, 750))
    for n in range(1, SPACES):
        _draw_link(canvas, n)
    first = space(1)
    canvas.sprite("reef/link_down", Rect.around(first[0], FIELD.y + 2, 34))
    for n in range(1, SPACES + 1):
        x, y = space(n)
        numeral(canvas, stage.number(n), Rect.around(x, y + 47, 40), 21, NUMBER, 700)


def _draw_link(canvas: Canvas, n: int) -> None:
    (x0, y0), (x1, y1) = space(n), space(n + 1)
    kind = "down" if abs(x0 - x1) < 5 else "left" if x1 < x0 else "right"
    canvas.sprite(f"reef/link_{kind}", Rect.around((x0 + x1) / 2, (y0 + y1) / 2, 30))


def numeral(canvas: Canvas, text: str, box: Rect, size: float, colour: colours.Colour, weight: int = 700) -> None:
    """A number on the board, as large as the board is drawn."""
    screen = canvas.ui.screen
    scale = canvas.place.u / screen.u / screen.text_size
    canvas.text(text, box, size * scale, colour, weight, align="center")


def draw_tokens(canvas: Canvas, stage: Stage) -> None:
    """The cards that still lie on their spaces; what is on its way to a panel lies there no more."""
    away = [flight.space for flight in stage.moving.flights]
    for n, back in enumerate(stage.now.track, 1):
        if back and n not in away:
            x, y = space(n)
            draw_token(canvas, x, y - 7)


def draw_tab(canvas: Canvas, stage: Stage, n: int) -> None:
    """The number of a space once more, over what would hide it."""
    x, y = space(n)
    tab = Rect.around(x, y + 48, 40)
    canvas.path(OCTAGON, (40, 40), tab, TAB_FILL, colours.BRASS, 2.4)
    numeral(canvas, stage.number(n), Rect.around(x, y + 47, 40), 21, NUMBER, 700)


def draw_trail(canvas: Canvas, stage: Stage) -> None:
    """The last move, until somebody else moves."""
    trail = stage.now.story.trail
    if trail is None or trail.by in stage.moving.hops:
        return
    low, high = sorted((trail.src, trail.dst))
    tabs = [(x, y + 47) for x, y in map(space, range(max(1, low), high + 1))]
    points = [(x, y) for x, y in way(low, high) if all(abs(x - a) + abs(y - b) > TAB for a, b in tabs)]
    draw_dots(canvas, points, 8, (*colours.BRASS_LIGHT[:3], 235))


def way(low: int, high: int) -> list[tuple[float, float]]:
    """Dots along the track between two spaces; from the submarine it comes down from above."""
    start = [(space(1)[0], DECK + 8.0)] if low == 0 else []
    corners = [*start, *(space(n) for n in range(max(1, low), high + 1))]
    dots: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise(corners):
        count = max(1, round((abs(x1 - x0) + abs(y1 - y0)) / STEP))
        dots += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(count)]
    return dots + corners[-1:]


def draw_markers(canvas: Canvas, stage: Stage) -> None:
    """Everybody's score on the border; who shares a cell stands side by side, laps are written below."""
    cells: dict[int, list[Seat]] = {}
    for seat in range(stage.now.seats):
        cells.setdefault(round(shown_points(stage, seat)) % LAP, []).append(seat)
    for points, here in cells.items():
        box = score_cell(points)
        size = MARKER if len(here) == 1 else MARKER * 0.8 if len(here) == 2 else MARKER * 0.62
        for at, seat in enumerate(here):
            x, y = _place(at, len(here))
            spot = Rect.around(box.centre[0] + x * size * 0.5, box.centre[1] + y * size * 0.5, size)
            seats.marker(canvas, stage.people, seat, spot)
            laps = round(shown_points(stage, seat)) // LAP
            if laps:
                _draw_lap(canvas, stage, laps * LAP, spot)


def _place(at: int, count: int) -> tuple[float, float]:
    """Where one of several markers stands in its cell, in halves of its size."""
    if count == 1:
        return 0, 0
    if count == 2:
        return at * 1.1 - 0.55, 0
    across = 2 if count < 5 else 3
    row, col = divmod(at, across)
    return (col - (across - 1) / 2) * (1.2 if across == 2 else 0.95), row * 1.1 - 0.55


def shown_points(stage: Stage, seat: Seat) -> float:
    """What the marker shows: the score, or the way to it while it is counted."""
    count = stage.moving.counts.get(seat)
    return stage.now.points(seat) if count is None else count.points


def _draw_lap(canvas: Canvas, stage: Stage, more: int, spot: Rect) -> None:
    words, screen = stage.ui.words.formula(f"+{more}"), stage.ui.screen
    scale = screen.u / canvas.place.u
    size = 15 / scale / screen.text_size
    wide = stage.ui.measure(words, size, 800) * scale
    pill = Rect.around(spot.centre[0], spot.bottom_edge + 3, wide + 14, 22)
    canvas.box(pill, colours.INK, 11, colours.BRASS, 1.5)
    canvas.text(words, pill.inset(4, 0), size, colours.BRASS_LIGHT, 800, align="center")


def draw_legend(canvas: Canvas, stage: Stage, layout: Layout) -> None:
    """What the two halves hold, and that symbols never score (RF-3)."""
    rect = layout.legend
    canvas.nine("panel_9", rect, 18)
    cells = rect.inset(22, 8).cols(2, 14)
    shallow, deep = stage.now.facts.shallow, len(stage.now.track)
    for cell, key, first, last in ((cells[0], "half-shallow", 1, shallow), (cells[1], "half-deep", shallow + 1, deep)):
        cut, rest = cell.left(44, 10)
        canvas.sprite(f"reef/space_{first:02d}", cut.centred(48, 48))
        canvas.sprite("reef/token_back", cut.centred(26, 26).move(0, -1))
        least, most = _worths(last > shallow)
        words = stage.say(key, first=first, last=last, least=least, most=most)
        canvas.text(words, rest, 20, weight=600)


def _worths(deep: bool) -> tuple[int, int]:
    group = values()[deep]
    return min(group), max(group)
