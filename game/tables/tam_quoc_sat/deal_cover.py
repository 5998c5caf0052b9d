"""The cover while roles and generals are dealt: whose turn it is to look, and how far everybody is."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.question import Seat
from game.tables.tam_quoc_sat.cards import RATIO, role_picture
from game.tables.tam_quoc_sat.deal import DealGround, chips
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.node import Mark
from game.ui.controls.plain import Label, Paragraph, Picture
from game.ui.place import Rect

CARD = 262.0
FAN = ((-2, -15.0), (2, 15.0), (-1, -8.0), (1, 8.0), (0, 0.0))
"""The cards from the lowest to the topmost: how many places aside, and how they lean."""
CHIPS, FOOT = 96.0, 24.0


class DealCover:
    """Of a stage that shows what everybody may see."""

    def __init__(self, stage: Stage, seat: Seat) -> None:
        self.stage, self.seat = stage, seat

    def marks(self, area: Rect) -> Sequence[Mark]:
        """Ground, name, a fan of role cards face down, and a chip for every seat."""
        k, x = _scale(area), area.x + area.w / 2
        name = self.stage.name(self.seat)
        lord = self.stage.now.public_role(self.seat) == "lord"
        about = self.stage.say("cover-lord" if lord else "cover-about", name=name)
        size = 96 * k / self.stage.ui.screen.text_size
        head = Rect(x - 400 * k, 70 * k, 800 * k, 44 * k)
        return [
            DealGround(area, (0.5, 0.42)),
            Label(head, self.stage.say("cover-pass"), 30 * k, colours.IVORY_DIM, align="center"),
            Label(Rect(x - 460 * k, 116 * k, 920 * k, 128 * k), name, size, colours.IVORY, 800, "head", "center"),
            *_fan(x, 452 * k, k),
            Paragraph(Rect(x - 470 * k, 668 * k, 940 * k, 84 * k), about, 23 * k, colours.IVORY_DIM, align="center"),
            *chips(self.stage, area.inset(40, FOOT).bottom(CHIPS)[0], self.seat),
        ]

    def spot(self, area: Rect) -> Rect:
        """In the middle, under the sentence."""
        k = _scale(area)
        return Rect(area.x + area.w / 2 - 270 * k, 764 * k, 540 * k, 92 * k)

    def label(self) -> str:
        """Who has to be there."""
        return self.stage.say("cover-open", name=self.stage.name(self.seat))


def _scale(area: Rect) -> float:
    return min(area.h / 1080, area.w / 1500)


def _fan(x: float, y: float, k: float) -> list[Mark]:
    """Role cards face down, the middle one upright."""
    found: list[Mark] = []
    for aside, lean in FAN:
        w = CARD * k * (1 - 0.1 * abs(aside))
        spot = Rect.around(x + aside * 178 * k, y + 22 * k * abs(aside), w, w * RATIO)
        found.append(Picture(spot, role_picture(""), angle=lean, alpha=1 - 0.28 * abs(aside)))
    return found
