"""Cards on their way from one place to another."""

from __future__ import annotations

from functools import partial

from game.core.event import Move, Moved
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.centre import centre_rect
from game.tables.tam_quoc_sat.hand import fan
from game.tables.tam_quoc_sat.stage import BACK, Flight, Pose, Stage
from game.ui.ease import in_out_cubic
from game.ui.motion import Script, Tween, apart

TRAVEL, STAGGER = 260.0, 60.0


def _pose(stage: Stage, zone: str, card: str, at: int = 0) -> Pose:
    """Where a card of a zone is, pixels."""
    layout = stage.layout
    name, _, number = zone.partition("/")
    if name in ("draw", "generals"):
        return stage.ring_pose(layout.pile)
    if name == "discard":
        return stage.ring_pose(layout.discard)
    if name == "centre":
        return stage.ring_pose(centre_rect(stage, card).move(at * 14))
    seat = int(number) if number else stage.near
    x, y = stage.face_point(seat)
    if seat == stage.near and name == "hand":
        return _hand_pose(stage, card)
    wide = layout.small[0] * layout.ring.u
    return Pose(x, y, wide * (0.42 if name in ("equipment", "judgement") else 0.7))


def _hand_pose(stage: Stage, card: str) -> Pose:
    """A card's place in the near hand; its middle if it is not there."""
    cards, screen, layout = list(stage.now.cards(f"hand/{stage.near}")), stage.ui.screen, stage.layout
    lies = fan(stage, max(1, len(cards)))
    lie = lies[cards.index(card)] if card in cards else lies[len(lies) // 2]
    w, h = layout.card
    x, y = screen.point(lie.x + w / 2, lie.y + h / 2)
    return Pose(x, y, w * screen.u)


def moved(stage: Stage, event: Moved) -> Script:
    """All cards of one move fly together, one a little after the other."""
    steps = [step for step in event.steps if step.src.partition("/")[0] not in ("role", "offers", "general")]
    if not steps or event.why in ("offer", "role"):
        stage.now = stage.now.after(event)
        return
    starts = [_pose(stage, step.src, step.card, at) for at, step in enumerate(steps)]
    stage.now = stage.now.after(event)
    stage.moving.away = frozenset(step.card for step in steps if reckon.card(step.card))
    flights = [_flight(stage, step, start, at) for at, (step, start) in enumerate(zip(steps, starts, strict=True))]
    stage.ui.sound.play("shell_seat", 0.3)
    gap = STAGGER if len(flights) < 8 else STAGGER * 8 / len(flights)
    yield apart(gap, [_fly(stage, flight) for flight in flights])
    stage.moving.away = frozenset()
    if any(step.dst == "centre" for step in steps):
        yield 160


def _flight(stage: Stage, step: Move, start: Pose, at: int) -> Flight:
    known = reckon.card(step.card) is not None
    hidden = step.src.partition("/")[0] in ("draw", "down") and known
    own = step.card if known else BACK
    end = _pose(stage, step.dst, step.card, at)
    if not hidden and _was_seen(stage, step):
        return Flight(own, start, end)
    return Flight(BACK, start, end, turns=own)


def _was_seen(stage: Stage, step: Move) -> bool:
    """Whether the face was to be seen where the card lay."""
    name, _, seat = step.src.partition("/")
    return name not in ("hand", "draw", "down") or seat == str(stage.near)


def _fly(stage: Stage, flight: Flight) -> Script:
    stage.moving.flights.append(flight)
    yield Tween(TRAVEL, partial(setattr, flight, "t"), in_out_cubic, travel=True)
    stage.moving.flights.remove(flight)
