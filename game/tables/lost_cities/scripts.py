"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.event import Event
from game.core.question import Seat
from game.rules.lost_cities import events
from game.rules.lost_cities.content import region, value
from game.tables.banner import Banner, read
from game.tables.fan import Lying
from game.tables.lost_cities.position import Draw, Play
from game.tables.lost_cities.stage import BACK, PICKED, Flight, Moving, Pose, Refan, Stage
from game.ui.ease import in_out_cubic, out_cubic
from game.ui.motion import FADE, Script, Step, Tween, apart

TRAVEL, CLOSE, DEAL_APART = 320.0, 220.0, 70.0
READ, SETTLE = 1400.0, 250.0
COUNT, SHEET, GLANCE = 1600.0, 12_000.0, 2500.0
LONGEST_ROAD = 10


def script_of(stage: Stage, event: Event, rebuild: Callable[[], object]) -> Script:
    """The way from the position before an event to the one after it; ``rebuild`` when there is something to press."""
    if isinstance(event, events.RoundEnded):
        yield _round_ended(stage, event, rebuild)
    else:
        yield SHOWS.get(type(event), _at_once)(stage, event)
    stage.moving = Moving()
    rebuild()


def _at_once(stage: Stage, event: Event) -> Script:
    stage.now = stage.now.after(event)
    yield None


def _banner(stage: Stage, title: str, line: str, reading: float = READ) -> Script:
    """A message over the table."""
    banner = stage.moving.banner = Banner(title, line)
    yield read(banner, reading)
    stage.moving.banner = None


def _fly(stage: Stage, flight: Flight, ms: float = TRAVEL) -> Script:
    """A card from one place to another, over everything; with less motion it only appears where it goes."""
    stage.moving.flights.append(flight)
    if stage.motion.pace.less:
        flight.t = 1.0
        yield Tween(FADE, partial(setattr, flight, "alpha"))
    else:
        yield Tween(ms, partial(setattr, flight, "t"), in_out_cubic, travel=True)
    stage.moving.flights.remove(flight)


def _refan(stage: Stage, before: dict[str, Lying]) -> Script:
    refan = stage.moving.refan = Refan(before)
    yield Tween(CLOSE, partial(setattr, refan, "t"), out_cubic, travel=True)
    stage.moving.refan = None


# --- the round
def _round_began(stage: Stage, event: events.RoundBegan) -> Script:
    stage.now = stage.now.after(event)
    title = stage.say("round-of", round=event.round, rounds=stage.now.rounds)
    yield _banner(stage, title, stage.say(f"starts-{event.why}", name=stage.name(event.starter)))


def _dealt(stage: Stage, event: events.Dealt) -> Script:
    """One card to each in turn, until both hands are full."""
    stage.now = stage.now.after(event)
    near = stage.near
    far: Seat = 1 - near
    hand, count = stage.hand(), stage.now.hands[far].count
    stage.moving.absent = {near: set(hand), far: {str(at) for at in range(count)}}
    deals: list[Step] = []
    for at in range(max(len(hand), count)):
        deals += [_deal(stage, near, card) for card in hand[at : at + 1]]
        deals += [_deal(stage, far, str(at))] if at < count else []
    yield apart(DEAL_APART, deals)


def _deal(stage: Stage, seat: Seat, card: str) -> Script:
    near = seat == stage.near
    shown = card if near and not card.isdigit() else BACK
    end = (lambda: stage.hand_pose(stage.lying(card))) if near else (lambda: stage.panel_pose(seat))
    stage.ui.sound.play("lost_cities_draw", 0.6)
    yield _fly(stage, Flight(BACK, stage.pile_pose, end, turns=shown or None))
    stage.moving.absent[seat].discard(card)


def _round_ended(stage: Stage, event: events.RoundEnded, rebuild: Callable[[], object]) -> Script:
    """The score sheet, written line by line; it stays until somebody goes on, or for a glance if nobody plays."""
    stage.now = stage.now.after(event)
    stage.moving.sheet = len(stage.now.sheets) - 1
    stage.ui.sound.play("lost_cities_round_end")
    rebuild()
    yield Tween(COUNT, partial(setattr, stage.moving, "shown"))
    yield SHEET if stage.now.viewer is not None else GLANCE
    stage.moving.sheet = None


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    yield SETTLE


def _proposed(stage: Stage, event: events.EndProposed | events.EndRefused) -> Script:
    stage.now = stage.now.after(event)
    word = "proposed" if isinstance(event, events.EndProposed) else "refused"
    yield _banner(stage, stage.say(f"{word}-title"), stage.say(word, name=stage.name(event.by)), 900)


# --- a turn
def _put(stage: Stage, event: Play) -> Script:
    """A card leaves the hand, which closes up, and comes to lie on its road or in its tray."""
    seat, card = event.by, event.card
    before = stage.all_lying() if seat == stage.near else {}
    start = _from_hand(stage, seat, card, before)
    stage.picked = None
    stage.moving.gone[seat] = card
    flight = Flight(card if seat == stage.near else BACK, start, _landing(stage, event), turns=card)
    steps: list[Step] = [_fly(stage, flight)]
    if seat == stage.near:
        steps.append(_refan(stage, before))
    yield steps
    stage.moving.gone.pop(seat)
    stage.now = stage.now.after(event)
    stage.ui.sound.play(_sound(event))
    if isinstance(event, events.Laid) and value(card) == LONGEST_ROAD:
        stage.ui.sound.play(f"lost_cities_city_{stage.now.regions.index(region(card)) + 1}")
    yield SETTLE if seat != stage.near else 60.0


def _from_hand(stage: Stage, seat: Seat, card: str, before: dict[str, Lying]) -> Callable[[], Pose]:
    """Where a played card starts: its place in the fan (any place if the hand is hidden), or the far panel."""
    if seat != stage.near:
        return partial(stage.panel_pose, seat)
    lying = before.get(card) or next(iter(before.values()))
    pose = stage.let_go_pose() or stage.hand_pose(lying, PICKED)
    return lambda: pose


def _landing(stage: Stage, event: Play) -> Callable[[], Pose]:
    at = stage.now.regions.index(region(event.card))
    if isinstance(event, events.Discarded):
        return lambda: stage.pose(stage.tray_card(at))
    seat, up = event.by, len(stage.column(event.by, at))
    return lambda: stage.pose(stage.card_rect(seat, at, up, 1))


def _sound(event: Play) -> str:
    if isinstance(event, events.Discarded):
        return "lost_cities_discard"
    return "lost_cities_lay" if value(event.card) else "lost_cities_handshake"


def _drew(stage: Stage, event: Draw) -> Script:
    """A card from the pile or a tray joins the hand, which makes room for it."""
    seat, near = event.by, event.by == stage.near
    before = stage.all_lying() if near else {}
    start = _from_table(stage, event)
    stage.now = stage.now.after(event)
    new = _new_card(stage, event) if near else "?"
    stage.moving.absent[seat] = {new}
    stage.ui.sound.play("lost_cities_draw")
    end = (lambda: stage.hand_pose(stage.lying(new))) if near else partial(stage.panel_pose, seat)
    leaves = event.card if isinstance(event, events.Took) else BACK
    flight = Flight(leaves, start, end, turns=new if near and not new.isdigit() else BACK)
    steps: list[Step] = [_fly(stage, flight, TRAVEL + 60)]
    if near:
        steps.append(_refan(stage, before))
    yield steps
    stage.moving.absent.pop(seat)
    yield SETTLE


def _from_table(stage: Stage, event: Draw) -> Callable[[], Pose]:
    """Where a drawn card starts: where it was let go, else the tray or the pile."""
    dropped = stage.let_go_pose() if event.by == stage.near else None
    if dropped is not None:
        return lambda: dropped
    if isinstance(event, events.Took):
        rect = stage.tray_card(stage.now.regions.index(region(event.card)))
        return partial(stage.pose, rect)
    return stage.pile_pose


def _new_card(stage: Stage, event: Draw) -> str:
    """The card that has come into the near hand; of a hidden one its last place."""
    hand = stage.hand()
    return event.card if event.card in hand else hand[-1]


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    events.RoundBegan: _round_began,
    events.Dealt: _dealt,
    events.Laid: _put,
    events.Discarded: _put,
    events.Drew: _drew,
    events.Took: _drew,
    events.EndProposed: _proposed,
    events.EndRefused: _proposed,
    events.MatchEnded: _match_ended,
}
"""The script of every event of a round."""
