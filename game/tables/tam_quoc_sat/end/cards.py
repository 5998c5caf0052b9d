"""A card for each seat at the end of a match: face, role, names, what it did."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.end.lines import snug
from game.tables.tam_quoc_sat.end.portraits import draw_cross, draw_ground, draw_mask
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.tables.tam_quoc_sat.looks import GROUND, KINGDOMS, NAME, PLAYER, TURN, glow
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

ROLES: dict[str, Colour] = {
    "lord": colours.hexed("#A5231C"),
    "loyalist": colours.hexed("#96691B"),
    "rebel": colours.hexed("#2F7A55"),
    "renegade": colours.hexed("#2C5796"),
    "": colours.hexed("#3A4C55"),
}
"""The ground on which the name of a role stands."""
PALE = colours.hexed("#FFF8E6")
PILL_EDGE = (255, 255, 255, 90)
GLOW = colours.hexed("#8AD6B4")
WON, WON_EDGE = colours.hexed("#2F7A55"), colours.hexed("#A9E6C4")
RADIUS = 14.0
TITLE, SMALL = 24.0, 20.0
ICON = 66.0
PAD = 8.0


@dataclass(frozen=True)
class Parts:
    """Where the parts of a card are."""

    portrait: Rect
    icon: Rect
    title: Rect
    name: Rect
    role: Rect
    did: list[Rect]


def parts(ui: Ui, rect: Rect, lines: int, size: float = SMALL) -> Parts:
    """The lower part as high as its words need, the portrait has the rest; ``lines`` tell what the seat did."""
    small = ui.em(size) * 1.36
    did, rest = rect.inset(6, 0).bottom(small * lines + PAD, 0)
    role, rest = rest.bottom(small + 4, 5)
    name, rest = rest.bottom(small, 6)
    title, rest = rest.bottom(ui.em(TITLE) * 1.3)
    icon = min(ICON, rest.h * 0.4)
    portrait = Rect(rect.x, rect.y, rect.w, rest.bottom_edge - icon * 0.5 - rect.y)
    spot = Rect.around(rect.centre[0], portrait.bottom_edge, icon)
    return Parts(portrait, spot, title, name, role, did.top(did.h - PAD)[0].rows(lines))


@dataclass(eq=False)
class SeatCard(Mark):
    """All of a card that stays: ground, face, names, numbers."""

    ending: TamQuocSatEnding
    seat: Seat
    did: list[str]
    size: float = SMALL
    """Of all words but the name of the general."""

    def parts_of(self, ui: Ui) -> Parts:
        """Where its parts are."""
        return parts(ui, self.rect, len(self.did), self.size)

    def draw(self, canvas: Canvas, look: Look) -> None:
        ending, seat, rect = self.ending, self.seat, self.rect
        at = self.parts_of(canvas.ui)
        dead = not ending.alive(seat)
        canvas.box(rect, GROUND, RADIUS)
        draw_ground(canvas, ending.kingdom(seat), at.portrait.inset(1.5, 0), RADIUS - 1, dead=dead)
        draw_mask(canvas, ending.general(seat), at.portrait.inset(4, 5), dead=dead)
        if dead:
            draw_cross(canvas, at.portrait.inset(at.portrait.w * 0.16, at.portrait.h * 0.16))
        canvas.fill(TURN, Rect(rect.x + 1.5, at.portrait.bottom_edge - 1.5, rect.w - 3, 1.5))
        canvas.box(rect, None, RADIUS, KINGDOMS[ending.kingdom(seat)][1], 2)
        self._words(canvas, at)

    def _words(self, canvas: Canvas, at: Parts) -> None:
        ending, seat = self.ending, self.seat
        snug(canvas, ending.title(seat), at.title.inset(-2, 0), TITLE, NAME, 700, "head")
        if ending.general(seat):
            canvas.text(ending.name(seat), at.name, self.size, PLAYER, 500, align="center")
        for line, box in zip(self.did, at.did, strict=True):
            canvas.text(line, box, self.size, colours.MUTE, 500, align="center")


def draw_role(canvas: Canvas, card: SeatCard, turned: float) -> None:
    """The badge and the name of the role, while what was hidden until the end turns over (``turned`` 0..1)."""
    ending, seat = card.ending, card.seat
    at = card.parts_of(canvas.ui)
    hidden = ending.hidden(seat)
    role = "" if hidden and turned < 0.5 else ending.role(seat)
    turn = abs(1 - 2 * turned) if hidden else 1.0
    canvas.sprite(role_icon(role), Rect.around(*at.icon.centre, max(2.0, at.icon.w * turn), at.icon.h))
    name = ending.words.role(role)
    wide = max(at.role.w * 0.66, canvas.ui.measure(name, card.size, 700) + 24)
    pill = at.role.centred(min(at.role.w, wide), at.role.h)
    canvas.box(pill, ROLES[role], pill.h / 2, PILL_EDGE, 1.2)
    canvas.text(name, pill.inset(6, 0), card.size, PALE, 700, align="center")


def draw_chosen(canvas: Canvas, card: SeatCard) -> None:
    """The frame of the seat that is lit everywhere."""
    canvas.box(card.rect.inset(2), None, RADIUS - 2, colours.BRASS_LIGHT, 5)


def draw_win(canvas: Canvas, card: SeatCard, shown: float) -> None:
    """The light round a winner's card, and the word; ``shown`` 0..1."""
    lit, rect = canvas.faded(shown), card.rect
    glow(lit, rect, RADIUS, GLOW, (120, 70, 36, 16), 3.0, line=6)
    lit.box(rect.inset(-3), None, RADIUS + 3, GLOW, 4)
    word = card.ending.word("winner")
    wide = min(rect.w - 16, canvas.ui.measure(word, card.size, 700) + 26)
    high = canvas.ui.em(card.size) * 1.4
    tag = Rect(rect.right_edge - wide - 8, rect.y + 8, wide, high)
    lit.box(tag, WON, high / 2, WON_EDGE, 1.5)
    if shown > 0.5:
        canvas.text(word, tag.inset(8, 0), card.size, PALE, 700, align="center")
