"""The oxygen dial: what is left, and what each sum of the dice would leave."""

from __future__ import annotations

import math

from game.core.question import Seat
from game.rules.reef import facts as rules
from game.rules.reef.facts import Facts
from game.tables.reef.odds import Odd, colour_of
from game.tables.reef.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

DRAWN = 25
"""The oxygen for which the dials are drawn as pictures."""
LOW = 6
"""Oxygen at which hearts begin to beat."""
SIZE = 360.0
FULL, GONE = ("#63D2C6", "#C2F2EA"), ("#16324A", "#24486A")
FEW = ("#FF8A5C", "#FFC3A6")
NUMBER, NUMBER_LOW = colours.hexed("#D8F7F1"), colours.hexed("#FF8A5C")
RIM = 163.0
"""Where on the dial the sums stand, from its middle."""


def draw_dial(canvas: Canvas, stage: Stage, box: Rect, oxygen: float, odds: tuple[Odd, ...] = ()) -> None:
    """The dial in a square box, with dots where sums of the dice would leave its pointer."""
    full = max(stage.now.facts.full, math.ceil(oxygen))
    draw_face(canvas, box, round(oxygen), full)
    size = box.w / 250 / stage.ui.screen.text_size
    colour = NUMBER_LOW if oxygen <= LOW else NUMBER
    middle = Rect.around(box.centre[0], box.centre[1] - box.h * 0.04, box.w * 0.44, box.h * 0.3)
    canvas.text(stage.number(round(oxygen)), middle, 62 * size, colour, 800, align="center")
    below = Rect.around(box.centre[0], box.centre[1] + box.h * 0.13, box.w * 0.42, box.h * 0.12)
    canvas.text(stage.say("oxygen"), below, 19 * size, colours.IVORY_DIM, align="center")
    for odd in odds:
        _draw_dot(canvas, box, odd, full)


def draw_face(canvas: Canvas, box: Rect, oxygen: int, full: int) -> None:
    """The dial without its number."""
    if full == DRAWN:
        canvas.sprite(f"reef/oxygen_{oxygen:02d}", box)
    else:
        size = canvas.px(box).size
        canvas.blit(canvas.ui.art.drawn(size, dial_svg, oxygen, full), canvas.px(box).topleft)


def _draw_dot(canvas: Canvas, box: Rect, odd: Odd, full: int) -> None:
    """A dot on the rim, the larger the likelier."""
    x, y = _polar(RIM, 360 * odd.oxygen / full - 90)
    k = box.w / SIZE
    size = (14 + 44 * math.sqrt(odd.share)) * k
    spot = Rect.around(box.x + x * k, box.y + y * k, size)
    canvas.box(spot, colour_of(odd), size / 2, colours.INK, 2)


def _polar(radius: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return SIZE / 2 + radius * math.cos(turn), SIZE / 2 + radius * math.sin(turn)


def _at(radius: float, degrees: float) -> str:
    x, y = _polar(radius, degrees)
    return f"{x:.1f} {y:.1f}"


def dial_svg(oxygen: int, full: int) -> str:
    """A dial of ``full`` petals, ``oxygen`` of them lit from the top round, in the hand of those drawn for 25."""
    petals = "".join(_petal(i, oxygen, full) for i in range(full))
    turn = -90 + 360 / full * oxygen
    pointer = f"M{_at(158, turn)}L{_at(108, turn - 4.2)}L{_at(100, turn)}L{_at(108, turn + 4.2)}Z"
    discs = ((172, "#06182A"), (168, "#9A6F22"), (166, "#D9A441"), (158, "#0B2236"))
    inner = ((104, "#D9A441"), (100, "#0E2C48"), (86, "#0A2036"))
    circle = '<circle cx="180" cy="180" r="{}" fill="{}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 360 360">'
        f"{''.join(circle.format(*disc) for disc in discs)}{petals}"
        f"{''.join(circle.format(*disc) for disc in inner)}"
        f'<path d="{pointer}" fill="#F4EBD9" stroke="#0A1418" stroke-width="4" stroke-linejoin="round"/></svg>'
    )


def _petal(i: int, oxygen: int, full: int) -> str:
    turn, wide = -90 + 360 / full * (i + 0.5), 360 / full * 0.40
    fill, vein = (FEW if oxygen <= LOW else FULL) if i < oxygen else GONE
    d = (
        f"M{_at(112, turn - wide)}C{_at(136, turn - wide * 1.25)} {_at(146, turn - wide * 0.5)} {_at(152, turn)}"
        f"C{_at(146, turn + wide * 0.5)} {_at(136, turn + wide * 1.25)} {_at(112, turn + wide)}Z"
    )
    line = f'<path d="M{_at(117, turn)}L{_at(140, turn)}" stroke="{vein}" stroke-width="2.4" stroke-linecap="round"/>'
    return f'<path d="{d}" fill="{fill}"/>{line}'


def draw_tank(canvas: Canvas, stage: Stage, seat: Seat, spot: Rect) -> None:
    """A diver's own tank: a small dial with its number (RF-18)."""
    now: Facts = stage.now.facts
    running = stage.moving.oxygen if stage.diver_now == seat else None
    oxygen = round(rules.oxygen(now, seat) if running is None else running)
    draw_face(canvas, spot, oxygen, max(now.full, oxygen))
    size = spot.w * 0.3 / stage.ui.screen.text_size
    colour = NUMBER_LOW if oxygen <= LOW else NUMBER
    canvas.text(stage.number(oxygen), spot.inset(spot.w * 0.2, 0), size, colour, 800, align="center")
