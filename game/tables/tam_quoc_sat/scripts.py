"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.event import Began, Event, Moved, Peeked
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat.cards import role_picture
from game.tables.tam_quoc_sat.effects import HEAL, NATURES, VERDICT, WORD, arrows, banner, puff, shake
from game.tables.tam_quoc_sat.flights import moved
from game.tables.tam_quoc_sat.stage import GOOD, Moving, Stage
from game.ui.motion import Script, Step, Tween


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


# --- using cards and skills
def _used(stage: Stage, event: events.Used) -> Script:
    stage.now = stage.now.after(event)
    good = event.card.kind in GOOD
    words = stage.kind(event.card.kind)
    yield [
        arrows(stage, event.by, event.targets, good=good),
        puff(stage, event.by, words, WORD, _emblem(event.card.kind)),
    ]


def _played(stage: Stage, event: events.Played) -> Script:
    yield _then(stage, event, puff(stage, event.by, stage.kind(event.card.kind), WORD, _emblem(event.card.kind)))


def _skill(stage: Stage, event: events.SkillUsed) -> Script:
    stage.now = stage.now.after(event)
    targets = tuple(seat for seat in event.targets if seat < stage.now.seats)
    yield [
        puff(stage, event.by, stage.skill(event.skill), WORD, ms=820),
        arrows(stage, event.by, targets, good=True, hold=240),
    ]


def _emblem(kind: str) -> str:
    return f"tam_quoc_sat/emblems/{kind}"


def _began(stage: Stage, event: Began) -> Script:
    yield _then(stage, event, None)


def _missed(stage: Stage, event: events.Missed) -> Script:
    yield _then(stage, event, puff(stage, event.target, stage.say("missed", why=stage.word(event.why)), HEAL))


# --- HP
def _hurt(stage: Stage, event: events.Hurt) -> Script:
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_lose" if event.hp <= 0 else "ui_error", 0.4)
    steps: list[Step] = [
        shake(stage, event.by),
        puff(
            stage, event.by, stage.ui.words.signed(-event.amount), NATURES[event.nature], "tam_quoc_sat/tokens/hp_low"
        ),
    ]
    if event.nature == "thunder" and not stage.ui.pace.less:
        steps.append(Tween(80, partial(setattr, stage.moving, "flash"), start=1.0, end=0.0))
    yield steps


def _lost(stage: Stage, event: events.HpLost) -> Script:
    stage.now = stage.now.after(event)
    words = stage.ui.words.signed(-event.amount)
    yield [shake(stage, event.by), puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/hp_lost")]


def _recovered(stage: Stage, event: events.Recovered) -> Script:
    words = stage.ui.words.signed(event.amount)
    yield _then(stage, event, puff(stage, event.by, words, HEAL, "tam_quoc_sat/tokens/hp_full"))


def _dying(stage: Stage, event: events.DyingBegan) -> Script:
    words = stage.say("puff-dying")
    yield _then(stage, event, puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/dying", 900))


def _died(stage: Stage, event: events.Died) -> Script:
    """The cross, then the role."""
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_reveal")
    name = stage.general(stage.now.general(event.by)) or stage.name(event.by)
    yield 250
    yield banner(
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
        puff(stage, event.by, stage.used(event.card.kind, event.card.suit, event.card.rank), WORD, ms=VERDICT),
        VERDICT,
    ]
    stage.moving.verdict = None


def _named(stage: Stage, event: events.Named) -> Script:
    yield _then(stage, event, puff(stage, event.by, stage.word(event.word), WORD, ms=900))


def _showed(stage: Stage, event: events.Showed) -> Script:
    words = stage.ui.words.series([stage.card(card) for card in event.cards[:3]])
    yield _then(stage, event, puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/show", 1000))


def _contested(stage: Stage, event: events.Contested) -> Script:
    line = stage.say("contest-line", mine=stage.card(event.cards[0]), theirs=stage.card(event.cards[1]))
    title = stage.say("contest-won" if event.won else "contest-lost", name=stage.name(event.by))
    yield _then(stage, event, banner(stage, title, line))


# --- states
def _chained(stage: Stage, event: events.Chained) -> Script:
    words = stage.say("puff-chained" if event.on else "puff-free")
    yield _then(stage, event, puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/chained", 420))


def _turned(stage: Stage, event: events.TurnedOver) -> Script:
    words = stage.say("puff-down" if event.down else "puff-up")
    yield _then(stage, event, puff(stage, event.by, words, WORD, "tam_quoc_sat/tokens/turned_over", 520))


def _marked(stage: Stage, event: events.Marked) -> Script:
    word = stage.say(f"mark-{event.name}") if stage.has(f"mark-{event.name}") else stage.skill(event.name)
    yield _then(stage, event, puff(stage, event.by, stage.say("counted", name=word, n=event.count), WORD, ms=420))


def _skipped(stage: Stage, event: events.PhaseSkipped) -> Script:
    words = stage.say("puff-skipped", phase=stage.say(f"phase-{event.phase}"))
    yield _then(stage, event, puff(stage, event.by, words, NATURES["normal"], "tam_quoc_sat/tokens/skipped", 700))


# --- turns and the match
def _turn_began(stage: Stage, event: events.TurnBegan) -> Script:
    stage.ui.sound.play("shell_table_turn", 0.5)
    yield _then(stage, event, 240)


def _phase_began(stage: Stage, event: events.PhaseBegan) -> Script:
    yield _then(stage, event, 40)


def _general_shown(stage: Stage, event: events.GeneralShown) -> Script:
    yield _then(stage, event, puff(stage, event.by, stage.general(event.general), WORD, ms=520))


def _incarnated(stage: Stage, event: events.Incarnated) -> Script:
    words = stage.say("skill-as", skill=stage.general(event.general), card=stage.skill(event.skill))
    yield _then(stage, event, puff(stage, event.by, words, WORD, ms=900))


def _match_began(stage: Stage, event: events.MatchBegan) -> Script:
    yield _then(
        stage, event, banner(stage, stage.say("began"), stage.say("began-line", name=stage.name(event.first)), 900)
    )


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    stage.ui.sound.play("shell_win")
    yield banner(stage, stage.say("ended"), stage.say(f"ended-{event.why}"), 1500)


def _peeked(stage: Stage, event: Peeked) -> Script:
    yield _then(
        stage,
        event,
        puff(stage, event.by, stage.say("puff-looks", n=len(event.cards)), WORD, "tam_quoc_sat/tokens/show"),
    )


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    Began: _began,
    Moved: moved,
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
