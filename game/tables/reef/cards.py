"""Cards: as they lie face down on the track, and face up before a diver."""

from __future__ import annotations

from game.rules.reef.look import symbol, value
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

W, H = 240.0, 336.0
TOKEN = 66.0
CORNERS = ((44.0, 46.0), (196.0, 290.0))
INK = {
    "shell": "#4A1516", "snail": "#08302F", "star": "#10264C", "pearl": "#2C1750", "coral": "#46260A",
}  # fmt: skip
BOTH = 84.0
"""A card at least this wide shows its value in both corners; a smaller one once, larger."""


def draw_token(canvas: Canvas, x: float, y: float, size: float = TOKEN) -> None:
    """A card as it lies on a space, face down for everybody."""
    canvas.sprite("reef/token_back", Rect.around(x, y, size))


def draw_card(canvas: Canvas, card: str, box: Rect, turned: float = 1.0) -> None:
    """A card in a box of its proportion, turning over from its back (0) to its face (1)."""
    wide = abs(1 - 2 * turned) * box.w
    if wide < 3:
        return
    if turned <= 0.5:
        canvas.sprite("reef/card_back", box.centred(round(wide), box.h))
        return
    canvas.sprite(f"reef/card_{symbol(card)}", box.centred(round(wide), box.h))
    if wide > box.w * 0.9:
        _draw_value(canvas, card, box)


def _draw_value(canvas: Canvas, card: str, box: Rect) -> None:
    k, ui = box.w / W, canvas.ui
    scale = canvas.place.u / ui.screen.u / ui.screen.text_size
    number, ink = ui.words.number(value(card)), colours.hexed(INK[symbol(card)])
    flipped = canvas.place.mirrored
    if box.w >= BOTH:
        for x, y in CORNERS:
            spot = Rect.around(box.x + (W - x if flipped else x) * k, box.y + y * k, 60 * k)
            canvas.text(number, spot, 42 * k * scale, ink, 800, align="center")
        return
    plate = Rect.around(box.x + box.w * (0.7 if flipped else 0.3), box.y + box.h * 0.22, box.w * 0.6)
    canvas.box(plate, (246, 239, 226), plate.w / 2, ink, 1.5)
    canvas.text(number, plate, plate.w * 0.66 * scale, ink, 800, align="center")


def spread(count: int, room: float, wide: float) -> float:
    """How far apart ``count`` cards lie to fit into a room."""
    return min(wide + 8, (room - wide) / max(1, count - 1))
