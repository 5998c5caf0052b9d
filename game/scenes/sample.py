"""The live sample beside the settings: what text, seats and relics look like now, and how fast a diver moves."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables import seats
from game.ui import palette as colours
from game.ui.controls import Label, Mark, Panel, Paragraph, Picture, Rule
from game.ui.ease import in_out_sine
from game.ui.kit import Ui
from game.ui.motion import Script, To, Tween
from game.ui.paint import Canvas
from game.ui.place import Rect

HOP = 14.0
STEP = 320.0


def diver(look: int) -> str:
    """The sprite of the diver of a colour."""
    return f"deep_sea/diver_{look + 1}_{seats.COLOURS[look]}"


@dataclass
class Diver:
    """Stands on place ``x`` (0..3) of the sample's four, ``lift`` units above it."""

    x: float = 0.0
    lift: float = 0.0
    alpha: float = 1.0


class Sample:
    """Lays itself into a panel; ``walk`` lets its diver go once along the relics."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.diver = Diver()
        self.path = Rect(0, 0, 1, 1)
        self.high = 1.0

    def build(self, area: Rect) -> list[Mark]:
        """The panel with everything but the diver."""
        words, inner = self.ui.words, area.inset(36, 24)
        title, rest = inner.top(44, 8)
        sentence = words("settings-sample-sentence", name=words("settings-sample-name"), n=14)
        tall = self.ui.tall(sentence, 23, inner.w, leading=1.55)
        text, rest = rest.top(tall, 18)
        discs, divers, path = self._shares(rest)
        return [
            Panel(area, "rest", 28),
            Label(title, words("settings-sample"), 28, colours.BRASS_LIGHT, 800, "head"),
            Paragraph(text, sentence, 23, leading=1.55),
            *self._players(discs),
            *self._divers(divers),
            *self._relics(path),
        ]

    def _shares(self, rest: Rect) -> tuple[Rect, Rect, Rect]:
        """The room for the seats, the divers and the relics, never larger than drawn."""
        k = min(1.0, rest.h / 740)
        discs, rest = rest.top(306 * k, 10 * k)
        divers, rest = rest.top(168 * k, 10 * k)
        return discs, divers, rest.top(246 * k)[0]

    def _headed(self, room: Rect, key: str) -> tuple[list[Mark], Rect]:
        head, rest = room.top(52)
        label = Label(head.inset(0, 6), self.ui.words(key), 20, colours.IVORY_DIM)
        return [Rule(Rect(room.x, room.y, room.w, 1)), label], rest

    def _players(self, room: Rect) -> list[Mark]:
        marks, rest = self._headed(room, "settings-sample-seats")
        spots = [spot for row in rest.rows(2, 12) for spot in row.cols(3, 12)]
        for i, spot in enumerate(spots):
            side = min(104.0, spot.w, spot.h)
            marks.append(Picture(spot.centred(side, side), seats.token(i)))
        return marks

    def _divers(self, room: Rect) -> list[Mark]:
        marks, rest = self._headed(room, "settings-sample-divers")
        spots = rest.cols(len(seats.SHAPES), 6)
        return [*marks, *(Picture(spot.fitted(68, 88), diver(i)) for i, spot in enumerate(spots))]

    def _relics(self, room: Rect) -> list[Mark]:
        marks, rest = self._headed(room, "settings-sample-relics")
        self.high = min(92.0, rest.h * 0.5)
        self.path = Rect(rest.x, rest.y + self.high - 10, rest.w, min(92.0, rest.h - self.high + 10))
        for level, spot in enumerate(self.path.cols(4, 10), 1):
            marks.append(Picture(spot.fitted(1, 1), f"deep_sea/chip_l{level}_back"))
        return marks

    # --- the diver
    def paint(self, canvas: Canvas) -> None:
        """The diver above the relics."""
        step = (self.path.w + 10) / 4
        x = self.path.x + step * (self.diver.x + 0.5) - 5
        y = self.path.y - self.high * 0.36 - self.diver.lift
        rect = Rect.around(x, y, self.high * 68 / 88, self.high)
        canvas.faded(self.diver.alpha).sprite(diver(1), rect)

    def walk(self) -> Script:
        """There and back, at the pace that is set."""
        for place in (1, 2, 3, 2, 1, 0):
            yield [To(self.diver, STEP, in_out_sine, x=float(place)), Tween(STEP, self._hop, travel=True)]

    def _hop(self, t: float) -> None:
        self.diver.lift = HOP * 4 * t * (1 - t)
