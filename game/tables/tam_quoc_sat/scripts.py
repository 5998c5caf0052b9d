"""How each event looks. A script leaves the stage with the position after its event, and nothing on the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Began, Ended, Event, Moved, Peeked, Rolled, Shuffled
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import act_shows, harm_shows
from game.tables.tam_quoc_sat.effects import NATURES, WORD, banner, puff, ring
from game.tables.tam_quoc_sat.flights import moved, reshuffled
from game.tables.tam_quoc_sat.moving import Moving
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui.motion import Script


def script_of(stage: Stage, event: Event, rebuild: Callable[[], object]) -> Script:
    """The way from the position before an event to the one after it."""
    show = SHOWS.get(type(event))
    if show is None:
        stage.now = stage.now.after(event)
    else:
        yield show(stage, event)
    stage.moving = Moving()
    rebuild()


# --- turns and the match
def _turn_began(stage: Stage, event: events.TurnBegan) -> Script:
    """The brass ring goes to whose turn it is."""
    before = stage.acting
    stage.cue("tam_quoc_sat_turn", 0.8)
    if before in (None, event.by) or stage.ui.pace.less:
        stage.now = stage.now.after(event)
        yield 240
    else:
        yield ring(stage, before, event)


def _phase_began(stage: Stage, event: events.PhaseBegan) -> Script:
    """The next tab lights up: a beat, so that the eye can follow."""
    stage.now = stage.now.after(event)
    yield 40


def _phase_skipped(stage: Stage, event: events.PhaseSkipped) -> Script:
    stage.now = stage.now.after(event)
    words = stage.say("puff-skipped", phase=stage.say(f"phase-{event.phase}"))
    yield puff(stage, event.by, words, NATURES["normal"], f"{ART}/tokens/skipped", 700)


def _extra_turn(stage: Stage, event: events.ExtraTurn) -> Script:
    stage.now = stage.now.after(event)
    yield puff(stage, event.by, stage.say("puff-extra"), WORD, f"{ART}/ui/turn_arrow", 700)


def _marked(stage: Stage, event: events.Marked) -> Script:
    stage.now = stage.now.after(event)
    words = stage.say("counted", name=stage.mark(event.name), n=event.count)
    yield puff(stage, event.by, words, WORD, ms=420)


def _match_began(stage: Stage, event: events.MatchBegan) -> Script:
    stage.now = stage.now.after(event)
    stage.cue("tam_quoc_sat_turn")
    yield banner(stage, stage.say("began"), stage.say("began-line", name=stage.name(event.first)), 900)


def _match_ended(stage: Stage, event: events.MatchEnded) -> Script:
    stage.now = stage.now.after(event)
    stage.cue("tam_quoc_sat_victory")
    yield banner(stage, stage.say("ended"), stage.say(f"ended-{event.why}"), 1500)


SHOWS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    Began: act_shows.began,
    Ended: act_shows.ended,
    Moved: moved,
    Peeked: act_shows.peeked,
    events.Used: act_shows.used,
    events.Played: act_shows.played,
    events.SkillUsed: act_shows.skill_used,
    events.Missed: act_shows.missed,
    events.Judged: act_shows.judged,
    events.Named: act_shows.named,
    events.Showed: act_shows.showed,
    events.Contested: act_shows.contested,
    events.Hurt: harm_shows.hurt,
    events.HpLost: harm_shows.lost,
    events.Recovered: harm_shows.recovered,
    events.MaxHpChanged: harm_shows.most_changed,
    events.DyingBegan: harm_shows.dying,
    events.DyingEnded: harm_shows.dying_over,
    events.Died: harm_shows.died,
    events.RoleShown: harm_shows.role_shown,
    events.Chained: harm_shows.chained,
    events.TurnedOver: harm_shows.turned_over,
    events.Drank: harm_shows.drank,
    events.GeneralShown: harm_shows.general_shown,
    events.KingdomChosen: harm_shows.kingdom_chosen,
    events.Incarnated: harm_shows.incarnated,
    events.Marked: _marked,
    events.PhaseSkipped: _phase_skipped,
    events.TurnBegan: _turn_began,
    events.PhaseBegan: _phase_began,
    events.ExtraTurn: _extra_turn,
    events.Reshuffled: reshuffled,
    events.MatchBegan: _match_began,
    events.MatchEnded: _match_ended,
}
"""The script of every event that is seen."""
STILL: dict[type[Event], str] = {
    Shuffled: "nobody sees into what is shuffled; the deal that follows moves",
    Rolled: "there are no dice in this game",
    events.Noted: "only the rules count it; what it counts was shown when it happened",
    events.Placed: "the card has just flown to its place, where it looks like what it counts as",
    events.Laid: "the skill that lays the effect was just called out; the tooltip of the seat tells it from then on",
    events.Lifted: "an effect that is over is not worth a beat; the tooltip of the seat drops it",
    events.SkillsChanged: "the awakening or the loss was just called out; the skill plaques change",
    events.ExtraTurnTaken: "the ring goes to the seat right after",
    events.TurnEnded: "the ring goes on to the next seat right after",
    events.RoundBegan: "the bar counts it, and the turn that begins moves",
}
"""Events that change the picture at once, and why nothing moves for them."""
