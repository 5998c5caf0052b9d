"""Cards on their way from one place to another."""

from __future__ import annotations

from functools import partial

from game.core.event import Move, Moved
from game.core.question import Seat
from game.rules.tam_quoc_sat.events import Reshuffled
from game.tables.tam_quoc_sat import gear, reckon
from game.tables.tam_quoc_sat.centre import centre_rect
from game.tables.tam_quoc_sat.hand import fan
from game.tables.tam_quoc_sat.layout import in_seat
from game.tables.tam_quoc_sat.looks import SLOTS
from game.tables.tam_quoc_sat.moving import Flight, Point, Pose
from game.tables.tam_quoc_sat.seat import judgement_spot
from game.tables.tam_quoc_sat.stage import BACK, Stage
from game.ui.ease import in_out_cubic, in_out_sine
from game.ui.motion import Script, Tween, apart
from game.ui.place import Rect

DEAL, TRAVEL, EQUIP, STAGGER, FLIP = 220.0, 260.0, 280.0, 60.0, 360.0
MANY = 8
"""From so many cards on they follow each other faster, so that a deal takes no longer."""
UNSEEN = ("role", "offers", "general", "generals", "lords", "shown")
"""Zones of cards that do not fly: they are turned up where they lie."""
SOUNDS = {
    "discard": "tam_quoc_sat_discard",
    "equipment": "tam_quoc_sat_equip",
    "judgement": "tam_quoc_sat_card",
    "hand": "tam_quoc_sat_draw",
}
"""The sound of cards by where they go."""


# --- where
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
    if name == "hand":
        return _hand_pose(stage, card) if seat == stage.near else _back_pose(stage, seat)
    if name == "equipment":
        return _gear_pose(stage, seat, card)
    return _judgement_pose(stage, seat, card) if name == "judgement" else _small(stage, stage.face_point(seat))


def _small(stage: Stage, point: Point, wide: float = 0.5) -> Pose:
    return Pose(*point, stage.layout.small[0] * stage.layout.ring.u * wide)


def _inside(stage: Stage, seat: Seat, spot: Rect) -> Point:
    """The middle of a spot in a seat of the ring, whose units are its own."""
    slot, k = stage.slot(seat), stage.layout.k
    x, y = spot.centre
    return stage.layout.ring.point(slot.x + x * k, slot.y + y * k)


def _back_pose(stage: Stage, seat: Seat) -> Pose:
    """The hand of a seat in the ring: the card back at the foot of its portrait."""
    face = stage.layout.face / stage.layout.k
    return _small(stage, _inside(stage, seat, in_seat(7, face - 47, 34, 34, rtl=stage.ui.words.rtl)))


def _gear_pose(stage: Stage, seat: Seat, card: str) -> Pose:
    """The row or cell of a piece of equipment."""
    slot = reckon.kind(reckon.kind_of(card)).category
    if seat == stage.near:
        plate = stage.layout.plates[SLOTS.index(slot)]
        return _small(stage, stage.ui.screen.point(plate.x + 24, plate.centre[1]), 0.34)
    layout = stage.layout
    worn = {*gear.slots_of(stage.now.equipment(seat)), slot}
    top = (layout.face + layout.strip) / layout.k
    return _small(stage, _inside(stage, seat, gear.spots(worn, top, compact=layout.compact)[slot]), 0.22)


def _judgement_pose(stage: Stage, seat: Seat, card: str) -> Pose:
    """The tag of a delayed trick."""
    if seat == stage.near:
        face = stage.layout.portrait
        return _small(stage, stage.ui.screen.point(face.right_edge - 18, face.y + 34), 0.36)
    cards = stage.now.judgement(seat)
    at = cards.index(card) if card in cards else len(cards)
    return _small(stage, _inside(stage, seat, in_seat(*judgement_spot(at), rtl=stage.ui.words.rtl)), 0.36)


def _hand_pose(stage: Stage, card: str) -> Pose:
    """A card's place in the near hand; its middle if it is not there."""
    cards, screen, layout = stage.whole_hand(), stage.ui.screen, stage.layout
    lies = fan(stage, max(1, len(cards)))
    lie = lies[cards.index(card)] if card in cards else lies[len(lies) // 2]
    w, h = layout.card
    x, y = screen.point(lie.x + w / 2, lie.y + h / 2)
    return Pose(x, y, w * screen.u)


# --- the way
def moved(stage: Stage, event: Moved) -> Script:
    """All cards of one move fly together, one a little after the other."""
    steps = [step for step in event.steps if not {_zone(step.src), _zone(step.dst)} & set(UNSEEN)]
    if not steps:
        stage.now = stage.now.after(event)
        return
    starts = [_pose(stage, step.src, step.card, at) for at, step in enumerate(steps)]
    stage.now = stage.now.after(event)
    stage.moving.away = frozenset(step.card for step in steps if reckon.card(step.card))
    flights = [_flight(stage, step, start, at) for at, (step, start) in enumerate(zip(steps, starts, strict=True))]
    stage.cue(_sound(event, steps), 0.8)
    gap = STAGGER if len(flights) < MANY else STAGGER * MANY / len(flights)
    yield apart(gap, [_fly(stage, flight, _time(step)) for flight, step in zip(flights, steps, strict=True)])
    stage.moving.away = frozenset()


def _zone(name: str) -> str:
    return name.partition("/")[0]


def _time(step: Move) -> float:
    """How long a card flies."""
    return DEAL if step.src == "draw" else EQUIP if _zone(step.dst) == "equipment" else TRAVEL


def _sound(event: Moved, steps: list[Move]) -> str:
    """What is used or played has a sound of its own."""
    return "" if event.why in ("use", "play") else SOUNDS.get(_zone(steps[-1].dst), "tam_quoc_sat_draw")


def _flight(stage: Stage, step: Move, start: Pose, at: int) -> Flight:
    """A card is face up all the way if its face could be seen where it lay; else it is turned, if it may be seen."""
    own = step.card if reckon.card(step.card) is not None else BACK
    end = _pose(stage, step.dst, step.card, at)
    if _was_seen(stage, step):
        return Flight(own, start, end)
    flip = 0.0 if step.src == "draw" and step.dst == "centre" else None
    return Flight(BACK, start, end, turns=own, flip=flip)


def _was_seen(stage: Stage, step: Move) -> bool:
    """Whether the face was to be seen where the card lay."""
    name, _, seat = step.src.partition("/")
    return name not in ("hand", "draw", "down", "stars", "look") or seat == str(stage.near)


def _fly(stage: Stage, flight: Flight, ms: float) -> Script:
    flights = stage.moving.flights
    flights.append(flight)
    yield Tween(ms, partial(setattr, flight, "t"), in_out_cubic, travel=True)
    if flight.flip is not None:
        stage.cue("tam_quoc_sat_flip")
        yield Tween(FLIP, partial(setattr, flight, "flip"), in_out_sine, travel=True)
    flights.remove(flight)


def reshuffled(stage: Stage, event: Reshuffled) -> Script:
    """The discard pile goes under the draw pile, back by back."""
    start, end = stage.ring_pose(stage.layout.discard), stage.ring_pose(stage.layout.pile)
    stage.now = stage.now.after(event)
    stage.cue("tam_quoc_sat_shuffle")
    flights = [Flight(BACK, start, end) for _ in range(5)]
    yield apart(STAGGER, [_fly(stage, flight, DEAL) for flight in flights])
