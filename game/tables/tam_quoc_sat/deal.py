"""The deal as everybody may see it: how far it is, and how far each seat is on its way through it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.core.question import Seat
from game.tables.tam_quoc_sat.bar import INKS, MENU, TAB, TOOLS
from game.tables.tam_quoc_sat.cards import plaque, role_icon, role_picture
from game.tables.tam_quoc_sat.layout import BAR
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.assets import rastered
from game.ui.controls.node import Look, Mark
from game.ui.controls.plain import Box, Label, Picture
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

STEPS = ("roles", "lord", "others", "battle")
ROLE_TONES: dict[str, Colour] = {
    "lord": colours.hexed("#F09A80"),
    "loyalist": colours.hexed("#F3D27E"),
    "rebel": colours.hexed("#A8E8C4"),
    "renegade": colours.hexed("#9CC4F4"),
}
GROUNDS = {"lord": "#96302A", "loyalist": "#8A6A20", "rebel": "#2B7350", "renegade": "#2C5796"}
FELT = "#1B414B"
LIGHT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270"><defs>'
    '<radialGradient id="g" cx="{cx}" cy="{cy}" r="{r}" gradientUnits="userSpaceOnUse">'
    '<stop offset="0" stop-color="{light}"/><stop offset="0.5" stop-color="#132A32"/>'
    '<stop offset="1" stop-color="#0B151A"/></radialGradient></defs>'
    '<rect width="480" height="270" fill="url(#g)"/></svg>'
)
DONE, NOW, LATER = colours.hexed("#8AD6B4"), colours.BRASS_LIGHT, colours.hexed("#8FA0A6")


# --- how far it is
def lord_of(now: Position) -> Seat | None:
    """Who is the Lord, as everybody knows."""
    return next((seat for seat in range(now.seats) if now.public_role(seat) == "lord"), None)


def order(now: Position) -> list[Seat]:
    """Everybody in the order of turns, the Lord first."""
    first = lord_of(now) or 0
    return [*range(first, now.seats), *range(first)]


def has_chosen(now: Position, seat: Seat) -> bool:
    """Whether a seat has its general, shown or not."""
    return bool(now.facts.generals[seat]) or now.zone(f"offers/{seat}").count == 1


def stands(now: Position, seat: Seat, looking: Seat | None) -> str:
    """How far a seat is: seen, looking or waiting."""
    return "looking" if seat == looking else "seen" if has_chosen(now, seat) else "waiting"


def step_of(now: Position, *, reveals: bool) -> int:
    """Which of the steps the deal has come to; ``reveals`` while a role is being looked at."""
    lord = lord_of(now)
    if reveals:
        return 0
    return 1 if lord is None or not has_chosen(now, lord) else 2


# --- pictures
@dataclass(eq=False)
class DealGround(Mark):
    """Covers the table: dark lacquer with a light behind what is looked at, in the colour of a role."""

    light: tuple[float, float] = (0.5, 0.4)
    role: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = canvas.px(self.rect)
        x = 1 - self.light[0] if canvas.place.mirrored else self.light[0]
        key = (ART, "deal", box.size, x, self.light[1], self.role)
        canvas.blit(canvas.ui.art.cache.get(key, lambda: self._lit(canvas, x, box.size)), box.topleft)

    def _lit(self, canvas: Canvas, x: float, size: tuple[int, int]) -> pygame.Surface:
        """Painted at half the size: it is all soft, and must be there at once."""
        light, half = GROUNDS.get(self.role, FELT), (max(1, size[0] // 2), max(1, size[1] // 2))
        svg = LIGHT.format(cx=480 * x, cy=270 * self.light[1], r=290 if self.role else 300, light=light)
        ground = pygame.transform.smoothscale(rastered(svg.encode(), (480, 270)), half)
        inlay = canvas.ui.art.sprite(f"{ART}/ui/table_inlay", round(half[0] * 0.86), round(half[1] * 0.82)).copy()
        inlay.set_alpha(90)
        ground.blit(inlay, inlay.get_rect(center=ground.get_rect().center))
        return pygame.transform.smoothscale(ground, size)


@dataclass(eq=False)
class DealSteps(Mark):
    """The steps of the deal along the bar, as tabs."""

    stage: Stage = field(kw_only=True)
    at: int = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        wide = self.rect.w / len(STEPS)
        for at, name in enumerate(STEPS):
            spot = Rect(self.rect.x + at * (wide - 6), self.rect.y, wide, self.rect.h)
            state = "done" if at < self.at else "on" if at == self.at else "off"
            plaque(canvas, f"phases/tab_{state}", spot, TAB, flip=canvas.place.mirrored)
            weight = 700 if state == "on" else 500
            canvas.text(self.stage.say(f"deal-{name}"), spot.inset(24, 0), 18, INKS[state], weight, align="center")


def steps_mark(stage: Stage, *, reveals: bool) -> Mark:
    """The steps in the middle of the bar, as far as its other words leave room."""
    bar = stage.layout.bar
    start = bar.x + MENU + 430 * stage.layout.k
    end = bar.right_edge - TOOLS - 4 * 84 * stage.layout.k - 16
    wide = min(end - start, 860)
    return DealSteps(
        Rect(start + (end - start - wide) / 2, bar.y + 7, wide, BAR - 14),
        stage=stage,
        at=step_of(stage.now, reveals=reveals),
    )


def chips(stage: Stage, room: Rect, looking: Seat | None) -> list[Mark]:
    """A chip for every seat in the order of turns: seen, looking, waiting. Only what everybody may see."""
    seats = order(stage.now)
    wide = min(216.0, (room.w - 12 * (len(seats) - 1)) / len(seats))
    row = room.centred(len(seats) * (wide + 12) - 12, room.h)
    found: list[Mark] = []
    for seat, cell in zip(seats, row.cols(len(seats), 12), strict=True):
        found += _chip(stage, seat, cell, stands(stage.now, seat, looking))
    return found


def _chip(stage: Stage, seat: Seat, cell: Rect, state: str) -> list[Mark]:
    colour = {"seen": DONE, "looking": NOW}.get(state, LATER)
    fill = (70, 62, 34, 235) if state == "looking" else (14, 26, 32, 225)
    card, rest = cell.inset(12, 12).left(min(46.0, cell.w * 0.27), 10)
    upper, lower = rest.rows(2)
    lord = stage.now.public_role(seat) == "lord"
    alpha = 0.45 if state == "waiting" else 1.0
    picture = (
        Picture(card.centred(card.w, card.w), role_icon("lord"))
        if lord
        else Picture(card.centred(card.w, card.w * 1.4), role_picture(""), alpha=alpha)
    )
    name = colours.IVORY if state != "waiting" else colours.hexed("#A9B6B8")
    return [
        Box(cell, fill, 12, (*colour[:3], 120 if state == "waiting" else 220), 2 if state == "looking" else 1.5),
        picture,
        Label(upper, stage.name(seat), 20, name, 700),
        Label(lower, stage.say(f"deal-{state}"), 16, colour, 500),
    ]
