"""Places to point at: every space, diver and panel, the dial and the border, each with what can be known of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.question import Seat
from game.rules.reef.look import symbol, value
from game.tables.reef.action import parts
from game.tables.reef.cards import H, W, draw_card, spread
from game.tables.reef.divers import diver_box
from game.tables.reef.layout import BOARD, DECK, FIELD, space
from game.tables.reef.odds import percent
from game.tables.reef.panels import card_boxes, state
from game.tables.reef.stage import Stage, worth
from game.ui import palette as colours
from game.ui.controls.node import Look, Node, Spot
from game.ui.paint import Canvas
from game.ui.place import Rect

QUIET = ""
"""Spots that only tell make no sound."""
HIGH, RECORD = 118.0, 470.0
"""How high a card is beside a panel, and how wide what unfolds there."""


def spot_nodes(stage: Stage) -> list[Node]:
    """All of them; panels last, because their pictures unfold over the board."""
    seats = range(stage.now.seats)
    return [
        *_border(stage),
        *(_space(stage, n) for n in range(1, len(stage.now.track) + 1)),
        *(_diver(stage, seat) for seat in seats),
        *_turn(stage),
        *(_panel(stage, seat) for seat in seats),
        *(card for seat in seats for card in _cards(stage, seat)),
    ]


def _space(stage: Stage, n: int) -> Spot:
    x, y = space(n)
    tip = space_tip(stage, n)
    rect = Rect.around(x, y - 4, 118)
    return Spot(rect, f"reef.space.{n}", tip, frame=stage.layout.board, round=True, tip=tip, tab=False, sound=QUIET)


def space_tip(stage: Stage, n: int) -> str:
    """What lies on a space, and who is there."""
    key = "tip-card" if stage.now.track[n - 1] else "tip-empty"
    half = stage.say("half-deep-word" if n > stage.now.facts.shallow else "half-shallow-word")
    lines = [stage.say(key, space=n, half=half, worth=worth(stage, n))]
    here = [stage.name(seat) for seat in stage.now.on(n)]
    if here:
        lines.append(stage.say("tip-here", names=stage.ui.words.series(here), n=len(here)))
    return "\n".join(lines)


def _diver(stage: Stage, seat: Seat) -> Spot:
    tip = diver_tip(stage, seat)
    box = diver_box(stage, seat).inset(6, 4)
    return Spot(box, f"reef.diver.{seat}", tip, frame=stage.layout.board, tip=tip, tab=False, sound=QUIET)


def diver_tip(stage: Stage, seat: Seat) -> str:
    """A diver's state, what its cards would score, and whether it can still make it."""
    lines = [stage.say("tip-diver", name=stage.name(seat), state=state(stage, seat))]
    if stage.now.facts.personal:
        lines.append(stage.say("tip-tank", n=stage.now.oxygen(seat), full=stage.now.facts.full))
    if stage.now.taken[seat]:
        lines.append(stage.say("tip-haul", n=stage.now.haul(seat), count=len(stage.now.taken[seat])))
    chance = stage.now.chance(seat) if seat not in stage.now.facts.home else None
    if chance is not None:
        lines.append(stage.say("tip-chance", n=percent(chance)) if chance else stage.say("tip-never"))
    return "\n".join(lines)


def _turn(stage: Stage) -> list[Node]:
    cut = parts(stage.layout.action)
    oxygen, starts = oxygen_tip(stage), stage.say("tip-next-start")
    return [
        Spot(cut.header, "reef.turn", starts, tip=starts, sound=QUIET),
        Spot(cut.dial, "reef.oxygen", oxygen, tip=oxygen, round=True, sound=QUIET),
    ]


def oxygen_tip(stage: Stage) -> str:
    """Whose oxygen the dial shows, and how it falls."""
    seat = stage.diver_now
    key = "tip-own-oxygen" if stage.now.facts.personal else "tip-oxygen"
    return stage.say(key, name=stage.name(seat), n=stage.now.oxygen(seat), full=stage.now.facts.full)


def _border(stage: Stage) -> list[Node]:
    """The score track: four bars round the field."""
    tip = scores_tip(stage)
    bottom = FIELD.bottom_edge
    bars = (
        Rect(0, DECK, BOARD, FIELD.y - DECK), Rect(0, bottom, BOARD, DECK + BOARD - bottom),
        Rect(0, FIELD.y, FIELD.x, FIELD.h), Rect(FIELD.right_edge, FIELD.y, BOARD - FIELD.right_edge, FIELD.h),
    )  # fmt: skip
    return [
        Spot(bar, f"reef.score.{at}", tip, frame=stage.layout.board, tip=tip, tab=False, sound=QUIET)
        for at, bar in enumerate(bars)
    ]


def scores_tip(stage: Stage) -> str:
    """Everybody's score, the best first."""
    order = sorted(range(stage.now.seats), key=stage.now.points, reverse=True)
    rows = [stage.say("tip-score", name=stage.name(seat), n=stage.now.points(seat)) for seat in order]
    return "\n".join([stage.say("tip-scores"), *rows])


def _panel(stage: Stage, seat: Seat) -> PanelSpot:
    tip = diver_tip(stage, seat)
    return PanelSpot(stage.layout.panels[seat], f"reef.panel.{seat}", tip, sound=QUIET, stage=stage, seat=seat)


def _cards(stage: Stage, seat: Seat) -> list[Node]:
    """Each card before a diver, by its name."""
    cards = stage.now.taken[seat]
    boxes = card_boxes(stage.layout.panels[seat], len(cards))
    tips = [stage.say("tip-taken", worth=value(card), symbol=stage.say(f"symbol-{symbol(card)}")) for card in cards]
    return [
        Spot(box, f"reef.card.{seat}.{at}", tip, tip=tip, tab=False, sound=QUIET)
        for at, (box, tip) in enumerate(zip(boxes, tips, strict=True))
    ]


@dataclass(eq=False)
class PanelSpot(Spot):
    """A diver's panel: pointing at it unfolds its rounds and the cards of this one, large."""

    stage: Stage = field(kw_only=True)
    seat: Seat = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        strength = max(look.hover, float(look.focus and bool(look.desk and look.desk.ring)))
        if strength:
            draw_record(canvas.faded(strength), self.stage, self.seat, self.rect)


def draw_record(canvas: Canvas, stage: Stage, seat: Seat, beside: Rect) -> None:
    """A diver's state in full, points by round, and the cards taken in this round."""
    lines = diver_tip(stage, seat).split("\n")[1:]
    gained = stage.now.facts.gained[seat]
    told = [stage.say("record-round", round=at + 1, n=points) for at, points in enumerate(gained)]
    cards = stage.now.taken[seat]
    talls = [canvas.ui.tall(line, 19, RECORD - 52, leading=1.3) for line in lines]
    h = 110 + sum(talls) + 6 * len(talls) + (HIGH + 14 if cards else 0)
    box = Rect(beside.right_edge + 30, beside.y, RECORD, h).within(canvas.ui.screen.all.inset(16))
    canvas.nine("panel_9", box, 24)
    name, rest = box.inset(26, 18).top(34)
    canvas.text(stage.name(seat), name, 24, stage.tone(seat), 700)
    rounds, rest = rest.top(32)
    canvas.text(" · ".join(told) or stage.say("record-none"), rounds, 18, colours.IVORY_DIM)
    for line, tall in zip(lines, talls, strict=True):
        spot, rest = rest.top(tall, 6)
        canvas.paragraph(line, spot, 19, leading=1.3)
    wide = HIGH * W / H
    step = spread(len(cards), rest.w, wide)
    for at, card in enumerate(cards):
        draw_card(canvas, card, Rect(rest.x + at * step, rest.y + 10, wide, HIGH))
