"""Everything on the table that can be pointed at and pressed: expeditions, trays, pile, panels, and the hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from game.core.question import Seat
from game.rules import GAMES
from game.rules.lost_cities import look as asked
from game.rules.lost_cities.facts import PILE, discard, expedition
from game.rules.lost_cities.game import LostCities
from game.tables.board import Turn
from game.tables.lost_cities.browse import draw_sheets, draw_tray_fan, draw_unseen
from game.tables.lost_cities.drag import QUIET, DragSpot
from game.tables.lost_cities.hand_spots import card_spots
from game.tables.lost_cities.questions import lay_tip, reason, why_not_there
from game.tables.lost_cities.stage import Stage, pile_card
from game.ui.controls.node import Look, Node, Spot
from game.ui.paint import Canvas


def spot_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """All of them; the chosen card last, so that it lies on top."""
    far: Seat = 1 - stage.near
    return [
        *(_stand(stage, turn, far, at) for at in range(len(stage.now.regions))),
        *(_tray(stage, turn, at) for at in range(len(stage.now.regions))),
        *(_stand(stage, turn, stage.near, at) for at in range(len(stage.now.regions))),
        _pile(stage, turn),
        *(_panel(stage, seat) for seat in (far, stage.near)),
        *card_spots(stage, turn),
    ]


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
    stage: Stage = field(kw_only=True)
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
