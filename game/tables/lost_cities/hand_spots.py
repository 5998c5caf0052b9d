"""The cards of the near hand: each can be chosen, and dragged to where it is to lie."""

from __future__ import annotations

from functools import partial

from game.core.question import Seat
from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.facts import discard, expedition
from game.tables.board import Turn
from game.tables.lost_cities.drag import QUIET, DragSpot
from game.tables.lost_cities.hand import HAND, only_discards
from game.tables.lost_cities.questions import lay_tip, reason, why_not_there
from game.tables.lost_cities.stage import PICKED, Stage
from game.ui.controls.node import Node
from game.ui.keys import digit
from game.ui.place import Rect


def card_spots(stage: Stage, turn: Turn) -> list[Node]:
    """A spot for each card; the chosen one last, so that it lies on top."""
    hand = stage.hand()
    fan = stage.fan()
    mine = turn.step is not None and turn.step.ask in ("play", "place") and turn.seat == stage.near
    spots: list[Node] = []
    if not stage.now.hands[stage.near].cards:
        return spots
    for at, card in enumerate(hand):
        x, y, wide = fan.shown(at)
        picked = card == stage.picked
        lift = PICKED if picked else 0
        rect = Rect(x, y - lift, fan.w if picked else wide, fan.h)
        spots.append(_card(stage, turn, card, rect, at, mine=mine))
    return sorted(spots, key=lambda spot: isinstance(spot, DragSpot) and spot.card == stage.picked)


def _card(stage: Stage, turn: Turn, card: str, rect: Rect, at: int, *, mine: bool) -> DragSpot:
    why = None if mine or turn.seat is None else reason(stage, turn, card)
    return DragSpot(
        rect, HAND + card, stage.card_name(card), partial(pick, stage, turn, card), frame=stage.layout.board,
        stage=stage, card=card, key=digit(at) if mine else None, tip=card_tip(stage, card), why=why,
        tab=mine or turn.seat is not None, sound=QUIET if not mine else "lost_cities_lift",
        begin=partial(_take_up, stage, turn, card) if mine else None,
        drop=partial(_put_down, stage, turn, card) if mine else None,
    )  # fmt: skip


def card_tip(stage: Stage, card: str) -> str:
    """What a card of the hand is, and what laying it would bring."""
    seat = stage.near
    at = stage.now.regions.index(region(card))
    name = stage.card_name(card)
    if only_discards(stage, card):
        top = stage.column(seat, at)[-1]
        word = "why-too-low" if value(card) else "why-investment-late"
        why = stage.say(word, top=value(top), region=stage.land(card))
        return f"{name}\n{why}"
    return f"{name}\n{lay_tip(stage, seat, at, card)}"


def pick(stage: Stage, turn: Turn, card: str) -> None:
    """Chooses a card; the one chosen before goes back, and so does the same card chosen twice."""
    if stage.picked is not None:
        same = stage.picked == card
        turn.back()
        if same:
            return
    turn.choose(card)


def _take_up(stage: Stage, turn: Turn, card: str) -> None:
    stage.ui.sound.play("lost_cities_lift")
    if stage.picked != card:
        pick(stage, turn, card)


def _put_down(stage: Stage, turn: Turn, card: str, at: tuple[float, float]) -> None:
    """The card is let go: over a place that takes it, it is played; elsewhere it goes back to the hand."""
    for place, why in places(stage, turn, card, at):
        if why is None:
            turn.choose(place)
            return
        stage.ui.sound.play("ui_error")
        stage.ui.toast(why, "warning")
    turn.back()


def places(stage: Stage, turn: Turn, card: str, at: tuple[float, float]) -> list[tuple[str, str | None]]:
    """The place under a pixel, and why the card cannot go there."""
    x, y = stage.layout.board.at(*at)
    layout, seat = stage.layout, stage.near
    far: Seat = 1 - seat
    ask = turn.question
    for column, land in enumerate(stage.now.regions):
        rects = (
            (layout.stand(column, True), expedition(seat, land)),
            (layout.tray(column), discard(land)),
            (layout.stand(column, False), expedition(far, land)),
        )
        for rect, name in rects:
            if rect.inset(-12, 0).holds(x, y) and ask is not None:
                return [(name, why_not_there(stage, turn, card, name))]
    return []
