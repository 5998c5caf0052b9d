"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.event import Began, Event, Move, Moved, Peeked
from game.core.question import Seat
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import role_picture
from game.tables.tam_quoc_sat.centre import centre_rect
from game.tables.tam_quoc_sat.hand import fan
from game.tables.tam_quoc_sat.stage import BACK, GOOD, Arrow, Banner, Flight, Moving, Pose, Puff, Stage
from game.ui import palette as colours
from game.ui.ease import in_out_cubic, out_cubic
from game.ui.motion import Script, Step, To, Tween, apart
from game.ui.palette import Colour

TRAVEL, DEAL, STAGGER = 260.0, 220.0, 60.0
GROW, FADE, HOLD = 240.0, 200.0, 420.0
SHAKE, PUFF, READ = 240.0, 620.0, 1100.0
FLIP, VERDICT = 360.0, 700.0
HIT = 6.0
NATURES: dict[str, Colour] = {
    "normal": colours.hexed("#FF8A6A"),
    "fire": colours.hexed("#FFB347"),
    "thunder": colours.hexed("#C9A6FF"),
}
HEAL = colours.hexed("#8AD6B4")
WORD = colours.hexed("#F3D27E")


def script_of(stage: Stage, event: Event, rebuild: Callable[[], object]) -> Script:
    """The way from the position before an event to the one after it."""
    yield SHOWS.get(type(event), _at_once)(stage, event)
    stage.moving = Moving()
    rebuild()


def _at_once(stage: Stage, event: Event) -> Script:
    stage.now = stage.now.after(event)
    yield None


def _then(stage: Stage, event: Event, *steps: Step) -> Script:
    stage.now = stage.now.after(event)
    yield from steps


# --- parts
def _banner(
    stage: Stage, title: str, line: str, reading: float = READ, picture: str = "", tone: Colour = colours.BRASS_LIGHT
) -> Script:
    banner = stage.moving.banner = Banner(title, line, tone, picture=picture)
    yield To(banner, 160, alpha=1.0)
    yield reading
    yield To(banner, 160, alpha=0.0)
    stage.moving.banner = None


def _puff(stage: Stage, seat: Seat, text: str, colour: Colour, icon: str = "", ms: float = PUFF) -> Script:
    puff = Puff(seat, text, colour, icon)
    stage.moving.puffs.append(puff)
    yield Tween(ms, partial(setattr, puff, "t"), out_cubic)
    stage.moving.puffs.remove(puff)


def _shake(stage: Stage, seat: Seat) -> Tween:
    def step(t: float) -> None:
        stage.moving.shakes[seat] = round(HIT * math.sin(t * math.pi * 6) * (1 - t), 1)

    return Tween(SHAKE, step, travel=True)


def _arrows(stage: Stage, by: Seat, targets: tuple[Seat, ...], *, good: bool = False, hold: float = HOLD) -> Script:
    """Arrows grow from a seat to others, and fade."""
    arrows = [Arrow(by, seat, good) for seat in targets if seat != by]
    stage.moving.arrows += arrows
    if not arrows:
        return
    yield [Tween(GROW, partial(setattr, arrow, "t"), out_cubic, travel=True) for arrow in arrows]
    yield hold
    yield [Tween(FADE, partial(setattr, arrow, "alpha"), start=1.0, end=0.0) for arrow in arrows]
    for arrow in arrows:
        stage.moving.arrows.remove(arrow)


# --- cards on their way
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


def _moved(stage: Stage, event: Moved) -> Script:
    """All cards of one move fly together, one a little after the other."""
    steps = [step for step in event.steps if step.src.partition("/")[0] not in ("role", "offers", "general")]
    if not steps or event.why in ("offer", "role"):
        yield _at_once(stage, event)
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


# --- using cards and skills
def _used(stage: Stage, event: events.Used) -> Script:
    stage.now = stage.now.after(event)
    good = event.card.kind in GOOD
    words = stage.kind(event.card.kind)
    yield [
        _arrows(stage, event.by, event.targets, good=good),
        _puff(stage, event.by, words, WORD, _emblem(event.card.kind)),
    ]


def _played(stage: Stage, event: events.Played) -> Script:
    yield _then(stage, event, _puff(stage, event.by, stage.kind(event.card.kind), WORD, _emblem(event.card.kind)))


def _skill(stage: Stage, event: events.SkillUsed) -> Script:
    stage.now = stage.now.after(event)
    targets = tuple(seat for seat in event.targets if seat < stage.now.seats)
    yield [
        _puff(stage, event.by, stage.skill(event.skill), WORD, ms=820),
        _arrows(stage, event.by, targets, good=True, hold=240),
    ]


def _emblem(kind: str) -> str:
    return f"tam_quoc_sat/emblems/{kind}"


def _began(stage: Stage, event: Began) -> Script:
    yield _then(stage, event, None)


def _missed(stage: Stage, event: events.Missed) -> Script:
    yield _then(stage, event, _puff(stage, event.target, stage.say("missed", why=stage.word(event.why)), HEAL))


# --- HP
def _hurt(stage: Stage, event: events.Hurt) -> Script:
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_lose" if event.hp <= 0 else "ui_error", 0.4)
    steps: list[Step] = [
        _shake(stage, event.by),
        _puff(
            stage, event.by, stage.ui.words.signed(-event.amount), NATURES[event.nature], "tam_quoc_sat/tokens/hp_low"
        ),
    ]
    if event.nature == "thunder" and not stage.ui.pace.less:
        steps.append(Tween(80, partial(setattr, stage.moving, "flash"), start=1.0, end=0.0))
    yield steps


def _lost(stage: Stage, event: events.HpLost) -> Script:
    stage.now = stage.now.after(event)
    words = stage.ui.words.signed(-event.amount)
    yield [_shake(stage, event.by), _puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/hp_lost")]


def _recovered(stage: Stage, event: events.Recovered) -> Script:
    words = stage.ui.words.signed(event.amount)
    yield _then(stage, event, _puff(stage, event.by, words, HEAL, "tam_quoc_sat/tokens/hp_full"))


def _dying(stage: Stage, event: events.DyingBegan) -> Script:
    words = stage.say("puff-dying")
    yield _then(stage, event, _puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/dying", 900))


def _died(stage: Stage, event: events.Died) -> Script:
    """The cross, then the role."""
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_reveal")
    name = stage.general(stage.now.general(event.by)) or stage.name(event.by)
    yield 250
    yield _banner(
        stage,
        stage.say("died-title", name=name),
        stage.say("died-line", role=stage.role(event.role)),
        1300,
        role_picture(event.role),
        NATURES["normal"],
    )


# --- judgement and words
def _judged(stage: Stage, event: events.Judged) -> Script:
    """The card is held up, ringed."""
    stage.now = stage.now.after(event)
    card = event.card.ids[0] if event.card.ids else ""
    stage.moving.verdict = (card, None)
    yield [
        _puff(stage, event.by, stage.used(event.card.kind, event.card.suit, event.card.rank), WORD, ms=VERDICT),
        VERDICT,
    ]
    stage.moving.verdict = None


def _named(stage: Stage, event: events.Named) -> Script:
    yield _then(stage, event, _puff(stage, event.by, stage.word(event.word), WORD, ms=900))


def _showed(stage: Stage, event: events.Showed) -> Script:
    words = stage.ui.words.series([stage.card(card) for card in event.cards[:3]])
    yield _then(stage, event, _puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/show", 1000))


def _contested(stage: Stage, event: events.Contested) -> Script:
    line = stage.say("contest-line", mine=stage.card(event.cards[0]), theirs=stage.card(event.cards[1]))
    title = stage.say("contest-won" if event.won else "contest-lost", name=stage.name(event.by))
    yield _then(stage, event, _banner(stage, title, line))


# --- states
def _chained(stage: Stage, event: events.Chained) -> Script:
    words = stage.say("puff-chained" if event.on else "puff-free")
    yield _then(stage, event, _puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/chained", 420))


def _turned(stage: Stage, event: events.TurnedOver) -> Script:
    words = stage.say("puff-down" if event.down else "puff-up")
    yield _then(stage, event, _puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/turned_over", 520))


def _marked(stage: Stage, event: events.Marked) -> Script:
    word = stage.say(f"mark-{event.name}") if stage.has(f"mark-{event.name}") else stage.skill(event.name)
    yield _then(stage, event, _puff(stage, event.by, stage.say("counted", name=word, n=event.count), WORD, ms=420))


def _skipped(stage: Stage, event: events.PhaseSkipped) -> Script:
    words = stage.say("puff-skipped", phase=stage.say(f"phase-{event.phase}"))
    yield _then(stage, event, _puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/skipped", 700))


# --- turns and the match
def _turn_began(stage: Stage, event: events.TurnBegan) -> Script:
    stage.ui.sound.play("shell_table_turn", 0.5)
    yield _then(stage, event, 240)


def _phase_began(stage: Stage, event: events.PhaseBegan) -> Script:
    yield _then(stage, event, 40)


def _general_shown(stage: Stage, event: events.GeneralShown) -> Script:
    yield _then(stage, event, _puff(stage, event.by, stage.general(event.general), WORD, ms=520))


def _incarnated(stage: Stage, event: events.Incarnated) -> Script:
    words = stage.say("skill-as", skill=stage.general(event.general), card=stage.skill(event.skill))
    yield _then(stage, event, _puff(stage, event.by, words, WORD, ms=900))


def _match_began(stage: Stage, event: events.MatchBegan) -> Script:
    yield _then(
        stage, event, _banner(stage, stage.say("began"), stage.say("began-line", name=stage.name(event.first)), 900)
    )


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_win")
    yield _banner(stage, stage.say("ended"), stage.say(f"ended-{event.why}"), 1500)


def _peeked(stage: Stage, event: Peeked) -> Script:
    yield _then(
        stage,
        event,
        _puff(stage, event.by, stage.say("puff-looks", n=len(event.cards)), WORD, "tam_quoc_sat/tokens/show"),
    )


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    Began: _began,
    Moved: _moved,
    Peeked: _peeked,
    events.Used: _used,
    events.Played: _played,
    events.SkillUsed: _skill,
    events.Missed: _missed,
    events.Hurt: _hurt,
    events.HpLost: _lost,
    events.Recovered: _recovered,
    events.DyingBegan: _dying,
    events.Died: _died,
    events.Judged: _judged,
    events.Named: _named,
    events.Showed: _showed,
    events.Contested: _contested,
    events.Chained: _chained,
    events.TurnedOver: _turned,
    events.Marked: _marked,
    events.PhaseSkipped: _skipped,
    events.TurnBegan: _turn_began,
    events.PhaseBegan: _phase_began,
    events.GeneralShown: _general_shown,
    events.Incarnated: _incarnated,
    events.MatchBegan: _match_began,
    events.MatchEnded: _match_ended,
}
"""The script of every event that is more than a change of state."""
