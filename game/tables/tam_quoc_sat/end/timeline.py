"""Who fell to whom: a column for each fall along a line of time, its round and its cause."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.end.lines import snug
from game.tables.tam_quoc_sat.end.portraits import MASK, draw_cross, draw_mask
from game.tables.tam_quoc_sat.end.story import Fall
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.tables.tam_quoc_sat.reckon import ART
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.controls.plain import Paragraph
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect

WIDEST = 310.0
TEXT, NAMES = 20.0, 21.0
SQUEEZED = 0.86
"""How much smaller names may be to stay on one line."""
TALLEST = 132.0
ICON = 50.0
LEAST_FACES = 56.0
LAST, LAST_EDGE = (200, 64, 47, 60), (240, 144, 122, 150)
CHOSEN = (217, 164, 65, 40)
ROUND, ROUND_EDGE = colours.hexed("#33301F"), (217, 164, 65, 120)
SUIT = 22.0


def timeline(ending: TamQuocSatEnding, area: Rect, chosen: int | None) -> list[Mark]:
    """All falls in their order; a sentence if nobody fell."""
    falls = ending.story.falls
    if not falls:
        middle = area.centred(area.w * 0.7, ending.ui.em(26) * 1.5)
        return [Paragraph(middle, ending.word("nobody-fell"), 26, colours.IVORY_DIM, align="center")]
    columns = columns_of(area, len(falls))
    told = [" ".join(ending.told(fall)) for fall in falls]
    two = any(ending.ui.measure(words, NAMES * SQUEEZED, 600) > columns[0].w - 12 for words in told)
    line = rows_of(ending.ui, columns[0], two=two).line
    marks: list[Mark] = [Line(Rect(area.x, line - 2, area.w, 4), columns)]
    before = None
    for fall, column in zip(falls, columns, strict=True):
        mine = chosen is not None and chosen in (fall.seat, fall.killer)
        marks.append(Column(column, ending, fall, mine, two))
        if fall.round != before:
            marks.append(RoundMark(Rect(column.x, line - 16, column.w, 32), ending, fall.round))
        before = fall.round
    return marks


def columns_of(area: Rect, count: int) -> list[Rect]:
    """A column for each fall, in the middle if there are few; half a round's mark stands out at the start."""
    room = area.inset(36, 0)
    wide = min(WIDEST, room.w / count)
    return room.centred(wide * count, room.h).cols(count)


@dataclass(frozen=True)
class Rows:
    """Where the parts of a column are, from the top; ``line`` is the height of the line of time."""

    cause: Rect
    faces: Rect
    line: float
    names: Rect
    role: Rect | None


def rows_of(ui: Ui, column: Rect, *, two: bool) -> Rows:
    """Words as high as they need, the faces have the rest. ``two``: the names take two lines.

    Where faces would have no room the name of the role goes; its badge still tells it.
    """
    inside, role = column.inset(4, 6), None
    cause, rest = inside.top(ui.em(TEXT) * 1.4, 2)
    high, low = ui.em(NAMES) * 1.3 * (2 if two else 1), ui.em(TEXT) * 1.35
    if rest.h - high - low - ICON >= LEAST_FACES:
        role, rest = rest.bottom(low)
    names, rest = rest.bottom(high, 2)
    icon, faces = rest.bottom(ICON, 4)
    return Rows(cause, faces, icon.centre[1], names, role)


@dataclass(eq=False)
class Line(Mark):
    """The line of time, fainter at both ends."""

    columns: list[Rect]

    def draw(self, canvas: Canvas, look: Look) -> None:
        start, end = self.columns[0].x, self.columns[-1].right_edge
        canvas.fill((*colours.BRASS, 80), Rect(start - 36, self.rect.y, end - start + 72, self.rect.h))
        canvas.fill(colours.BRASS, Rect(start, self.rect.y, end - start, self.rect.h))


@dataclass(eq=False)
class RoundMark(Mark):
    """A round, on the line where its first fall's column begins."""

    ending: TamQuocSatEnding
    round: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        ui, ending = canvas.ui, self.ending
        text = ending.word("round", n=self.round)
        if ui.measure(text, TEXT, 600) + 22 + ICON > self.rect.w:
            text = ending.word("mark", n=self.round)
        wide, high = ui.measure(text, TEXT, 600) + 22, max(self.rect.h, ui.em(TEXT) * 1.35)
        pill = Rect.around(self.rect.x, self.rect.centre[1], wide, high)
        canvas.box(pill, ROUND, high / 2, ROUND_EDGE, 1.5)
        canvas.text(text, pill.inset(8, 0), TEXT, colours.BRASS_LIGHT, 600, align="center")


@dataclass(eq=False)
class Column(Mark):
    """One fall."""

    ending: TamQuocSatEnding
    fall: Fall
    chosen: bool = False
    two: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        ending, fall = self.ending, self.fall
        at = rows_of(canvas.ui, self.rect, two=self.two)
        last = fall == ending.deciding
        if last or self.chosen:
            edge = colours.BRASS if self.chosen else LAST_EDGE
            canvas.box(self.rect.inset(2, 0), LAST if last else CHOSEN, 14, edge, 1.5)
        self._cause(canvas, at.cause)
        self._faces(canvas, at.faces)
        canvas.sprite(role_icon(fall.role), Rect.around(self.rect.centre[0], at.line, ICON))
        self._names(canvas, at.names)
        if at.role:
            role = ending.words.role(fall.role)
            text = ending.word("decided", role=role) if last else role
            snug(canvas, text, at.role, TEXT, colours.MUTE, 500)

    def _names(self, canvas: Canvas, box: Rect) -> None:
        halves = self.ending.told(self.fall)
        lines = halves if self.two else [" ".join(halves)]
        for line, row in zip(lines, box.rows(len(lines)), strict=True):
            snug(canvas, line, row, NAMES, colours.IVORY)

    def _cause(self, canvas: Canvas, box: Rect) -> None:
        """The card or skill; of a card also its suit and rank, where there is room."""
        ui, text, card = canvas.ui, self.ending.cause(self.fall), self.fall.blow.card
        rank = self.ending.words.rank(card.rank) if card and card.suit and card.rank else ""
        after = SUIT + 6 + ui.measure(rank, TEXT, 600) + 6 if rank else 0.0
        if card is None or not rank or ui.measure(text, TEXT * SQUEEZED, 600) + after > box.w:
            snug(canvas, text, box, TEXT, colours.BRASS_LIGHT)
            return
        wide = ui.measure(text, TEXT, 600, box.w - after)
        x = box.x + (box.w - wide - after) / 2
        canvas.text(text, Rect(x, box.y, wide + 2, box.h), TEXT, colours.BRASS_LIGHT, 600)
        suit = Rect(x + wide + 7, box.centre[1] - SUIT / 2, SUIT, SUIT)
        canvas.sprite(f"{ART}/suits/{card.suit}_light", suit)
        canvas.text(rank, Rect(suit.right_edge + 4, box.y, 60, box.h), TEXT, colours.BRASS_LIGHT, 600)

    def _faces(self, canvas: Canvas, box: Rect) -> None:
        """Who brought down, an arrow, who fell."""
        ending, fall = self.ending, self.fall
        arrow = min(36.0, box.w * 0.14)
        high = min(box.h, TALLEST, (box.w - arrow) / 2 / MASK)
        if high < LEAST_FACES / 2:
            return
        wide = high * MASK
        x, y = box.centre
        left, right = (
            Rect.around(x - (wide + arrow) / 2, y, wide, high),
            Rect.around(x + (wide + arrow) / 2, y, wide, high),
        )
        self._killer(canvas, left)
        flip = canvas.place.mirrored
        canvas.sprite(f"{ART}/tokens/arrow_head", Rect.around(x, y, arrow), flip=flip)
        draw_mask(canvas, ending.general(fall.seat), right, dead=True)
        draw_cross(canvas, right.inset(wide * 0.14, 0))

    def _killer(self, canvas: Canvas, box: Rect) -> None:
        """The killer's face; without a killer the card, or a bead of HP that is lost."""
        fall = self.fall
        if fall.killer is not None:
            draw_mask(canvas, self.ending.general(fall.killer), box)
        elif fall.blow.card is not None:
            canvas.sprite(f"{ART}/emblems/{fall.blow.card.kind}", box.fitted(1, 1))
        else:
            canvas.sprite(f"{ART}/tokens/hp_lost", box.inset(box.w * 0.2).fitted(1, 1))
