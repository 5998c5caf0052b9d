"""What a seat in the ring is equipped with: rows with names where there is room, else four cells with pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import badge
from game.tables.tam_quoc_sat.layout import HIGH, SEAT
from game.tables.tam_quoc_sat.looks import PLAYER, SLOTS, shortened
from game.tables.tam_quoc_sat.reckon import ART
from game.ui import palette as colours
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.tables.tam_quoc_sat.seat import SeatPainter

ROW, ROWS = 18.8, 3
WORDS, NUMBER, INK = colours.hexed("#E9DFC8"), colours.hexed("#F3D27E"), colours.hexed("#4A2410")
WHOLE, HALF = 15.5, 13.6
"""Sizes of names in a row of their own, and in half a row."""


@dataclass(frozen=True)
class Line:
    """A row that is read from the right in Persian."""

    row: Rect
    rtl: bool

    def at(self, x: float, w: float) -> Rect:
        """A piece of it, ``x`` from where reading begins."""
        row = self.row
        return Rect(row.x + (row.w - x - w if self.rtl else x), row.y, w, row.h)


def slots_of(cards: Iterable[str]) -> dict[str, str]:
    """The kinds of card that are worn, by slot."""
    kinds = [reckon.kind_of(card) for card in cards]
    return {reckon.kind(kind).category: kind for kind in kinds}


def spots(worn: Iterable[str], top: float, *, compact: bool) -> dict[str, Rect]:
    """Where each slot stands under a name strip that ends at ``top``, left to right.

    Rows: each piece has one; two horses share the last where weapon and armour take the others. Cells: always four.
    """
    if compact:
        cells = Rect(4, top + 3, SEAT - 8, HIGH - top - 8).cols(4, 2)
        return dict(zip(SLOTS, cells, strict=True))
    taken = [slot for slot in SLOTS if slot in worn]
    rows = [Rect(4, top + 2 + at * ROW, SEAT - 8, ROW) for at in range(ROWS)]
    if len(taken) > ROWS:
        rows[-1:] = rows[-1].cols(2, 2)
    return dict(zip(taken, rows, strict=False))


def draw_gear(painter: SeatPainter) -> None:
    """All of it."""
    worn = slots_of(painter.what.equipment)
    for slot, spot in spots(worn, painter.face + painter.strip, compact=painter.compact).items():
        here = painter.at(spot.x, spot.y, spot.w, spot.h)
        if painter.compact:
            _cell(painter, worn.get(slot), here)
        else:
            _row(painter, worn[slot], here)


def _row(painter: SeatPainter, kind: str, row: Rect) -> None:
    """One piece of equipment: its picture, its name, its number."""
    stage, number = painter.stage, badge(painter.stage, kind)
    size = WHOLE if row.w > SEAT / 2 else HALF
    wide = (size + 8.5) if number else 0
    inside = Line(row, painter.rtl)
    painter.canvas.box(inside.at(1, 18).inset(0, 0.9), PLAYER, 4)
    painter.canvas.sprite(f"{ART}/emblems/{kind}", inside.at(2, 16).centred(16, 16))
    name = inside.at(21, row.w - 22 - wide)
    words = shortened(painter.canvas, stage.kind(kind), name.w, size * painter.scale, 500)
    painter.text(words, name, size, WORDS, 500, align="end" if painter.rtl else "start")
    if number:
        painter.text(number, inside.at(row.w - wide, wide), size, NUMBER, 700, align="center")


def _cell(painter: SeatPainter, kind: str | None, cell: Rect) -> None:
    """A picture, and its number; the name is in the tooltip."""
    canvas = painter.canvas
    canvas.box(cell, (244, 235, 217, 230 if kind else 12), 5, (217, 164, 65, 150 if kind else 46), 1)
    if kind is None:
        return
    number = badge(painter.stage, kind)
    canvas.sprite(f"{ART}/emblems/{kind}", cell.inset(2, 4).fitted(1, 1).move(-6 if number else 0))
    if number:
        spot = Rect(cell.right_edge - 24, cell.bottom_edge - 27, 24, 26)
        painter.text(number, spot, 19.7, INK, 800, align="center")
