"""Everything on the table that can be pointed at, pressed and dragged: cards, expeditions, trays, pile and panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from game.core.question import Seat
from game.rules import GAMES
from game.rules.lost_cities import look as asked
from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.facts import PILE, discard, expedition
from game.rules.lost_cities.game import LostCities
from game.tables.board import Turn
from game.tables.lost_cities.browse import draw_sheets, draw_tray_fan, draw_unseen
from game.tables.lost_cities.hand import HAND, only_discards
from game.tables.lost_cities.questions import lay_tip, reason, why_not_there
from game.tables.lost_cities.stage import Held, Stage, pile_card
from game.ui.controls.node import Look, Node, Spot
from game.ui.desk import Desk
from game.ui.drag import THRESHOLD
from game.ui.paint import Canvas
from game.ui.place import Rect

QUIET = ""
DIGITS = "1234567890"


def spot_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """All of them; the chosen card last, so that it lies on top."""
    far: Seat = 1 - stage.near
    return [
        *(_stand(stage, turn, far, at) for at in range(len(stage.now.regions))),
        *(_tray(stage, turn, at) for at in range(len(stage.now.regions))),
        *(_stand(stage, turn, stage.near, at) for at in range(len(stage.now.regions))),
        _pile(stage, turn),
        *(_panel(stage, seat) for seat in (far, stage.near)),
        *_cards(stage, turn),
    ]


# --- dragging
@dataclass(eq=False)
class DragSpot(Spot):
    """Can be pressed, or dragged to where it is to go; ``card`` is what the mouse then holds."""

    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]
    card: str = field(default="", kw_only=True)
    begin: Callable[[], object] | None = field(default=None, kw_only=True)
    """Called when it has been dragged far enough."""
    drop: Callable[[tuple[float, float]], object] | None = field(default=None, kw_only=True)
    """Called with the pixel where it is let go."""

    def press(self, desk: Desk, at: tuple[float, float]) -> None:
        if self.drop:
            point = desk.place_of(self.id).point(*at)
            self.stage.held = Held(self.id.removeprefix(HAND), self.card, point, point)

    def drag(self, desk: Desk, at: tuple[float, float]) -> None:
        held = self.stage.held
        if held is None or not self.drop:
            return
        held.at = desk.place_of(self.id).point(*at)
        far = (held.at[0] - held.start[0]) ** 2 + (held.at[1] - held.start[1]) ** 2 >= THRESHOLD**2
        if far and not held.moving:
            held.moving = True
            if self.begin:
                self.begin()

    def release(self, desk: Desk, inside: bool) -> None:
        held, self.stage.held = self.stage.held, None
        if held is not None and held.moving and self.drop:
            self.stage.let_go = held.at
            self.drop(held.at)
            self.stage.let_go = None
        elif inside:
            self.activate(desk)


# --- the hand
def _cards(stage: Stage, turn: Turn) -> list[Node]:
    hand = stage.hand()
    fan = stage.fan()
    mine = turn.step is not None and turn.step.ask in ("play", "place") and turn.seat == stage.near
    spots: list[Node] = []
    if not stage.now.hands[stage.near].cards:
        return spots
    for at, card in enumerate(hand):
        x, y, wide = fan.shown(at)
        picked = card == stage.picked
        lift = 34 if picked else 0
        rect = Rect(x, y - lift, fan.w if picked else wide, fan.h)
        spots.append(_card(stage, turn, card, rect, at, mine=mine))
    return sorted(spots, key=lambda spot: isinstance(spot, DragSpot) and spot.card == stage.picked)


def _card(stage: Stage, turn: Turn, card: str, rect: Rect, at: int, *, mine: bool) -> DragSpot:
    digit = DIGITS[at] if at < len(DIGITS) else None
    why = None if mine or turn.seat is None else reason(stage, turn, card)
    return DragSpot(
        rect, HAND + card, stage.card_name(card), partial(pick, stage, turn, card), frame=stage.layout.board,
        stage=stage, card=card, key=digit if mine else None, tip=card_tip(stage, card), why=why,
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


# --- the places
def _stand(stage: Stage, turn: Turn, seat: Seat, at: int) -> Spot:
    land, near = stage.now.regions[at], seat == stage.near
    name = expedition(seat, land)
    rect = stage.layout.stand(at, near)
    act, why, tip = None, None, stand_tip(stage, seat, at)
    if turn.seat is not None and turn.step is not None and turn.step.ask == "place":
        why = why_not_there(stage, turn, turn.path[0], name)
        if why is None:
            act, tip = partial(turn.choose, name), lay_tip(stage, seat, at, turn.path[0])
    return Spot(
        rect, f"lost_cities.{'road' if near else 'far'}.{land}", stage.say(f"region-{land}"), act,
        frame=stage.layout.board, tip=tip, why=why, tab=act is not None, sound=QUIET,
    )  # fmt: skip


def stand_tip(stage: Stage, seat: Seat, at: int) -> str:
    """How an expedition is reckoned: its sum, what it costs, what multiplies it."""
    line, land = stage.now.line(seat, at), stage.say(f"region-{stage.now.regions[at]}")
    head = stage.say("road-of", name=stage.name(seat), region=land)
    if not line.cards:
        return f"{head}\n{stage.say('road-none')}"
    words = stage.ui.words
    sum_ = f"{line.total} - {line.base}"
    if line.times > 1:
        sum_ = f"({sum_}) × {line.times}"
    if line.bonus:
        sum_ += f" + {line.bonus}"
    lines = [head, words.formula(f"{sum_} = {line.points}")]
    if not line.bonus and stage.now.tariff.bonus:
        counts = stage.now.tariff.counts_investments
        n = line.cards if counts else line.cards - (line.times - 1)
        lines.append(stage.say("road-long", n=n, long=stage.now.tariff.long, bonus=stage.now.tariff.bonus))
    return "\n".join(lines)


@dataclass(eq=False)
class TraySpot(DragSpot):
    """A discard place; pointing at it fans its cards out where the table allows that (LC-7)."""

    at: int = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        strength = max(look.hover, float(look.focus and bool(look.desk and look.desk.ring)))
        if strength and self.stage.now.fan and self.stage.tray(self.at).count > 1:
            draw_tray_fan(canvas.faded(strength), self.stage, self.at)


def _tray(stage: Stage, turn: Turn, at: int) -> TraySpot:
    land = stage.now.regions[at]
    name, top = discard(land), stage.tray(at).top
    act, why = None, None
    ask = turn.step.ask if turn.step is not None and turn.seat is not None else None
    if ask == "place":
        why = why_not_there(stage, turn, turn.path[0], name)
    elif ask in ("draw", "play"):
        why = reason(stage, turn, name)
    draws = ask == "draw" and why is None
    if ask in ("place", "draw") and why is None:
        act = partial(turn.choose, name)
    return TraySpot(
        stage.layout.tray(at), f"lost_cities.tray.{land}", stage.say(f"region-{land}"), act, frame=stage.layout.board,
        stage=stage, at=at, card=top or "", tip=tray_tip(stage, at), why=why, tab=act is not None, sound=QUIET,
        drop=partial(_into_hand, stage, turn, name) if draws and top else None,
    )  # fmt: skip


def tray_tip(stage: Stage, at: int) -> str:
    """How many cards a discard place holds and which is seen."""
    tray, land = stage.tray(at), stage.say(f"region-{stage.now.regions[at]}")
    if tray.top is None:
        return stage.say("tray-empty", region=land)
    return stage.say("tray", region=land, n=tray.count, card=stage.card_name(tray.top))


@dataclass(eq=False)
class PileSpot(DragSpot):
    """The draw pile; with fanned discards pointing at it counts the cards nobody has seen (LC-7)."""

    unseen: tuple[str, ...] | None = field(default=None, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        strength = max(look.hover, float(look.focus and bool(look.desk and look.desk.ring)))
        if strength and self.unseen is not None:
            draw_unseen(canvas.faded(strength), self.stage, self.unseen, self.stage.layout.pile)


def _pile(stage: Stage, turn: Turn) -> PileSpot:
    ask = turn.step.ask if turn.step is not None and turn.seat is not None else None
    why = reason(stage, turn, PILE) if ask in ("play", "place", "draw") else None
    draws = ask == "draw" and why is None
    tip = stage.say("pile-tip", n=stage.now.pile, turns=asked.turns_left(turn.view, stage.near))
    unseen = asked.unseen(turn.view, all_cards(stage)) if stage.now.fan else None
    return PileSpot(
        pile_card(stage.layout.pile).inset(-6), "lost_cities.pile", stage.say("pile"),
        partial(turn.choose, PILE) if draws else None, stage=stage, tip=None if unseen is not None else tip, why=why,
        unseen=unseen, sound=QUIET, tab=draws or unseen is not None,
        drop=partial(_into_hand, stage, turn, PILE) if draws else None,
    )  # fmt: skip


def all_cards(stage: Stage) -> tuple[str, ...]:
    """Every card of the match, as the box says."""
    game = GAMES.get("lost_cities")
    return tuple(game.content.cards(stage.now.regions)) if isinstance(game, LostCities) else ()


def _into_hand(stage: Stage, turn: Turn, name: str, at: tuple[float, float]) -> None:
    """What is drawn by dragging is let go over the hand."""
    _, y = stage.layout.board.at(*at)
    if y > stage.layout.floor(True):
        turn.choose(name)


# --- the people
@dataclass(eq=False)
class PanelSpot(Spot):
    """A panel: pointing at it unfolds the score sheets of the rounds that are over."""

    kind: ClassVar[str] = "spot"
    stage: Stage = field(default=None, kw_only=True)  # type: ignore[assignment]
    seat: Seat = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        strength = max(look.hover, float(look.focus and bool(look.desk and look.desk.ring)))
        if strength and self.stage.now.scored[0]:
            draw_sheets(canvas.faded(strength), self.stage, self.rect)


def _panel(stage: Stage, seat: Seat) -> PanelSpot:
    return PanelSpot(
        stage.panel(seat), f"lost_cities.panel.{seat}", stage.name(seat), stage=stage, seat=seat, sound=QUIET,
        tip=None if stage.now.scored[0] else stage.say("panel-tip"),
    )  # fmt: skip
