"""The near hand: a fan of cards that rise when they are pointed at, and stand up when they are chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.rules.lost_cities.content import region, value
from game.tables.fan import Lying
from game.tables.lost_cities.cards import draw_turned
from game.tables.lost_cities.stage import LIFT, PICKED, Stage
from game.tables.lost_cities.table import size_in
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.desk import Desk
from game.ui.paint import Canvas
from game.ui.place import Rect

TAG = colours.hexed("#7B9299")
HAND = "lost_cities.hand."


@dataclass(eq=False)
class HandMark(Mark):
    """Draws the hand; its cards are pointed at by the spots that lie over it."""

    kind: ClassVar[str] = "hand"
    stage: Stage = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        stage = self.stage
        absent = stage.moving.absent.get(stage.near, ())
        cards = [card for card in stage.hand() if card not in absent]
        held = stage.held.key if stage.held and stage.held.moving else None
        for card in sorted(cards, key=lambda card: card == stage.picked):
            if card != held:
                _draw_card(canvas, stage, card, _rise(look.desk, card))


def _rise(desk: Desk | None, card: str) -> float:
    """How far a card is pointed at, 0..1."""
    if desk is None:
        return 0.0
    name = HAND + card
    return 1.0 if desk.ring and desk.focus == name else desk.pointer.glow(name)


def only_discards(stage: Stage, card: str) -> bool:
    """Whether a card of the hand cannot be laid just now: its expedition is past it."""
    if stage.asked not in ("play", "place") or card not in stage.now.hands[stage.near].cards:
        return False
    cards = stage.column(stage.near, stage.now.regions.index(region(card)))
    return bool(cards) and bool(value(cards[-1])) and value(card) <= value(cards[-1])


def _draw_card(canvas: Canvas, stage: Stage, card: str, rise: float) -> None:
    lying = stage.lying(card)
    picked = card == stage.picked
    where = lying.raised(PICKED).straight() if picked else lying.raised(LIFT * rise)
    veiled = only_discards(stage, card) and not picked
    fan = stage.fan()
    place = canvas.place
    draw_turned(canvas, card, place.point(where.x, where.y), fan.w * place.u, where.angle, veiled=veiled)
    if veiled:
        _draw_tag(canvas, stage, where, fan.shown(stage.hand().index(card))[2])
    if picked:
        frame = Rect.around(where.x, where.y, fan.w + 14, fan.h + 14)
        canvas.sprite("lost_cities/frame_selected", frame)


def _draw_tag(canvas: Canvas, stage: Stage, where: Lying, room: float) -> None:
    """The small sign on a card that can only be discarded."""
    fan = stage.fan()
    words = stage.say("only-discard")
    text = canvas.ui.measure(words, size_in(canvas, 18)) * canvas.ui.screen.u / canvas.place.u
    with_icon = text + 40 <= room - 14
    tag = Rect(where.x - fan.w / 2 + 10, where.y - fan.h / 2 + 54, min(room - 14, text + (40 if with_icon else 20)), 34)
    canvas.box(tag, colours.WELL, 17, TAG, 1.5)
    rest = tag.inset(8, 0)
    if with_icon:
        cut, rest = rest.left(20, 2)
        canvas.icon("drop", cut.centred(20, 20))
    canvas.text(words, rest, size_in(canvas, 18), align="center")
