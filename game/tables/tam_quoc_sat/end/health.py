"""HP of every seat over time: a strip each, all on one scale, with rescues and the fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from game.core.question import Seat
from game.tables.tam_quoc_sat.end.portraits import MASK, draw_mask
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.tables.tam_quoc_sat.looks import KINGDOMS, bead_look
from game.tables.tam_quoc_sat.reckon import ART
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

TEXT = 20.0
NAMES, END = 222.0, 76.0
AXIS = 30.0
HIGHEST = 98.0
TONES: dict[str, Colour] = {
    "full": colours.hexed("#56B79F"),
    "mid": colours.hexed("#E0A63C"),
    "low": colours.hexed("#DE5B45"),
}
CHOSEN = (217, 164, 65, 36)


@dataclass(frozen=True)
class Stretch:
    """HP that stayed the same from one moment to another, in turns."""

    start: float
    end: float
    hp: int


def stretches(ending: TamQuocSatEnding, seat: Seat) -> list[Stretch]:
    """The HP of a seat until it fell or the match ended; nothing of one that was dead before."""
    story = ending.story
    fell = next((fall.at for fall in story.falls if fall.seat == seat), story.length if ending.alive(seat) else 0.0)
    levels = [level for level in story.hp[seat] if level.at <= fell]
    ends = [*(level.at for level in levels[1:]), fell]
    return [Stretch(level.at, end, max(0, level.hp)) for level, end in zip(levels, ends, strict=True) if end > level.at]


def health(ending: TamQuocSatEnding, area: Rect, chosen: Seat | None) -> list[Mark]:
    """Strips in two columns, the rounds below each."""
    count = len(ending.seats)
    halves = area.cols(2, 44)
    each = -(-count // 2)
    marks: list[Mark] = []
    for half, first in zip(halves, (0, each), strict=True):
        axis, field = half.bottom(max(AXIS, ending.ui.em(TEXT) * 1.3), 2)
        seats = list(ending.seats)[first : first + each]
        high = min(HIGHEST, field.h / each)
        rows = [Rect(field.x, field.y + high * n, field.w, high) for n in range(len(seats))]
        plot = _plot(Rect(field.x, field.y, field.w, high * len(seats)))
        marks.append(Rounds(axis.move(0, plot.bottom_edge - field.bottom_edge), ending, plot))
        marks += [Strip(row, ending, seat, seat == chosen) for row, seat in zip(rows, seats, strict=True)]
    return marks


def _plot(row: Rect) -> Rect:
    return row.left(NAMES, 10)[1].right(END, 8)[1]


@dataclass(eq=False)
class Rounds(Mark):
    """Where each round began: hairlines through all strips, numbers below as far as there is room."""

    ending: TamQuocSatEnding
    plot: Rect

    def draw(self, canvas: Canvas, look: Look) -> None:
        length = self.ending.story.length
        for at in self.ending.story.rounds.values():
            x = self.plot.x + self.plot.w * at / length
            canvas.fill(colours.ROW_LINE, Rect(x - 0.75, self.plot.y, 1.5, self.plot.h + 6))
        for n, x in self._numbers(canvas):
            box = Rect(x, self.rect.y, 120, self.rect.h)
            canvas.text(self.ending.word("round" if n == 1 else "mark", n=n), box, TEXT, colours.MUTE)

    def _numbers(self, canvas: Canvas) -> Iterator[tuple[int, float]]:
        """The rounds whose numbers have room, and where."""
        story, free = self.ending.story, 0.0
        for n, at in story.rounds.items():
            x = self.plot.x + self.plot.w * at / story.length
            if x >= free:
                yield n, x
                word = self.ending.word("round" if n == 1 else "mark", n=n)
                free = x + canvas.ui.measure(word, TEXT) + 16


@dataclass(eq=False)
class Strip(Mark):
    """The HP of one seat: face, names, its course, what is left."""

    ending: TamQuocSatEnding
    seat: Seat
    chosen: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        row, ending, seat = self.rect.inset(0, 2), self.ending, self.seat
        if self.chosen:
            canvas.box(row.inset(-6, 0), CHOSEN, 10, colours.BRASS, 1.5)
        who, _ = row.left(NAMES)
        face, names = who.left(min(row.h * MASK, 52), 8)
        draw_mask(canvas, ending.general(seat), face, dead=not ending.alive(seat))
        self._names(canvas, names)
        plot = _plot(row.inset(0, 3))
        for stretch in stretches(ending, seat):
            self._stretch(canvas, plot, stretch)
        self._joins(canvas, plot)
        self._signs(canvas, plot)
        self._end(canvas, row.right(END)[0])

    def _names(self, canvas: Canvas, box: Rect) -> None:
        """General over player; only the general where there is no room for two lines."""
        ending, seat, line = self.ending, self.seat, canvas.ui.em(TEXT) * 1.2
        upper, lower = box.centred(box.w, line * 2).rows(2) if line * 2 <= box.h + 4 else (box, None)
        tone = KINGDOMS[ending.kingdom(seat)][1] if ending.kingdom(seat) else colours.IVORY
        canvas.text(ending.title(seat), upper, TEXT, tone, 700)
        if lower and ending.general(seat):
            canvas.text(ending.name(seat), lower, TEXT, colours.MUTE, 500)

    # --- the course
    def _at(self, plot: Rect, moment: float, hp: float) -> tuple[float, float]:
        story = self.ending.story
        return plot.x + plot.w * moment / story.length, plot.bottom_edge - plot.h * hp / max(story.most)

    def _tone(self, hp: int) -> Colour:
        return TONES[bead_look(hp, self.ending.story.most[self.seat])]

    def _stretch(self, canvas: Canvas, plot: Rect, part: Stretch) -> None:
        x, y = self._at(plot, part.start, part.hp)
        end, _ = self._at(plot, part.end, part.hp)
        tone = self._tone(part.hp)
        canvas.fill((*tone[:3], 70), Rect(x, y, end - x, plot.bottom_edge - y))
        canvas.fill(tone, Rect(x, y - 1.5, end - x, 3))

    def _joins(self, canvas: Canvas, plot: Rect) -> None:
        """The steps up and down."""
        for before, after in pairwise(stretches(self.ending, self.seat)):
            x, high = self._at(plot, after.start, max(before.hp, after.hp))
            _, low = self._at(plot, after.start, min(before.hp, after.hp))
            canvas.fill(self._tone(after.hp), Rect(x - 1, high - 1.5, 2, low - high + 3))

    def _signs(self, canvas: Canvas, plot: Rect) -> None:
        """A peach where the seat was saved, a cross where it fell."""
        side = min(26.0, plot.h * 0.6)
        for rescue in self.ending.story.rescues:
            if rescue.seat == self.seat:
                x, _ = self._at(plot, rescue.at, 0)
                canvas.sprite(f"{ART}/emblems/peach", Rect.around(x, plot.centre[1], side))
        for fall in self.ending.story.falls:
            if fall.seat == self.seat:
                x, _ = self._at(plot, fall.at, 0)
                canvas.sprite(f"{ART}/tokens/dead", Rect.around(x, plot.centre[1], side + 4))

    def _end(self, canvas: Canvas, box: Rect) -> None:
        ending, seat = self.ending, self.seat
        if ending.alive(seat):
            hp, most = ending.view.facts.hp[seat], ending.view.facts.max_hp[seat]
            text = ending.words.ratio(hp, most)
            canvas.text(text, box, TEXT + 2, self._tone(hp), 700, align="end")
            return
        for fall in ending.story.falls:
            if fall.seat == seat:
                text = ending.word("mark", n=fall.round)
                canvas.text(text, box, TEXT, colours.MUTE, 600, align="end")
                wide = canvas.ui.measure(text, TEXT, 600)
                canvas.sprite(f"{ART}/tokens/dead", Rect.around(box.right_edge - wide - 18, box.centre[1], 24))
