"""How damage, healing, dying, death and other states of a seat look."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat.cards import role_picture
from game.tables.tam_quoc_sat.effects import (
    BAND,
    DRAIN,
    FILL,
    HEAL,
    NATURES,
    PUFF,
    WORD,
    banner,
    blow,
    crossed,
    felt_for,
    flush,
    is_felt,
    puff,
    shake,
    swaying,
    turned,
)
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui.ease import in_out_sine, linear
from game.ui.motion import Script, Step, Tween

BLOWS = {"normal": "tam_quoc_sat_hurt", "fire": "tam_quoc_sat_fire", "thunder": "tam_quoc_sat_thunder"}
DYING, DRUNK = f"{ART}/tokens/dying", f"{ART}/tokens/drunk"
PEACH = f"{ART}/emblems/peach"
FLASH, GREY, STROKE, ROLE = 80.0, 500.0, 180.0, 400.0


# --- HP
def hurt(stage: Stage, event: events.Hurt) -> Script:
    """The seat shakes and flushes, beads crack and drain, the number rises; lightning lights the table up."""
    stage.cue(BLOWS[event.nature])
    steps = _drained(stage, event)
    if event.nature == "thunder" and not stage.ui.pace.less:
        steps.append(Tween(FLASH, partial(setattr, stage.moving, "flash"), start=1.0, end=0.0))
    yield steps


def lost(stage: Stage, event: events.HpLost) -> Script:
    """HP goes without a blow."""
    stage.cue("tam_quoc_sat_hurt", 0.7)
    yield _drained(stage, event)[1:]


def _drained(stage: Stage, event: events.Hurt | events.HpLost) -> list[Step]:
    nature = getattr(event, "nature", "normal")
    sway, before, after = swaying(stage, event.by, event)
    sway.under, sway.beads = after, (before.hp, after.hp)
    words = stage.ui.words.signed(-event.amount)
    icon = f"{ART}/tokens/hp_low"
    return [
        shake(sway),
        flush(sway),
        Tween(DRAIN, partial(setattr, sway, "drain"), linear),
        puff(stage, event.by, words, NATURES[nature], icon, felt_for(stage) if is_felt(stage, event.by) else PUFF),
        blow(stage, event.by),
    ]


def recovered(stage: Stage, event: events.Recovered) -> Script:
    """Beads fill."""
    stage.cue("tam_quoc_sat_heal")
    sway, before, after = swaying(stage, event.by, event)
    sway.beads = (before.hp, after.hp)
    words = stage.ui.words.signed(event.amount)
    yield [
        Tween(FILL, partial(setattr, sway, "drain"), in_out_sine),
        puff(stage, event.by, words, HEAL, f"{ART}/tokens/hp_full"),
    ]


def most_changed(stage: Stage, event: events.MaxHpChanged) -> Script:
    """There are more or fewer beads."""
    words = stage.say("puff-most", n=event.max_hp)
    yield [crossed(stage, event.by, event), puff(stage, event.by, words, WORD, f"{ART}/tokens/hp_full")]


# --- dying
def dying(stage: Stage, event: events.DyingBegan) -> Script:
    """The seat turns red, and says so."""
    stage.cue("tam_quoc_sat_dying")
    words = stage.say("puff-dying")
    steps = [crossed(stage, event.by, event), puff(stage, event.by, words, NATURES["normal"], DYING, 900)]
    yield steps


def dying_over(stage: Stage, event: events.DyingEnded) -> Script:
    """Who is saved says so; of who is not, the death tells."""
    if not event.saved:
        stage.now = stage.now.after(event)
        return
    yield [crossed(stage, event.by, event), puff(stage, event.by, stage.say("puff-saved"), HEAL, PEACH)]


def died(stage: Stage, event: events.Died) -> Script:
    """Colour goes, the cross is painted in two strokes, the role is turned up, and everybody is told."""
    stage.cue("tam_quoc_sat_death")
    name = stage.general(stage.now.general(event.by)) or stage.name(event.by)
    sway, before, after = swaying(stage, event.by, event)
    sway.under, sway.over = replace(before, role=""), replace(after, bare=True)
    yield Tween(GREY, partial(setattr, sway, "mix"), in_out_sine)
    yield Tween(2 * STROKE, partial(setattr, sway, "strokes"), linear, end=2.0, travel=True)
    sway.role = event.role
    yield Tween(ROLE, partial(setattr, sway, "role_turn"), in_out_sine, travel=True)
    yield banner(
        stage,
        stage.say("died-title", name=name),
        stage.say("died-line", role=stage.role(event.role)),
        1100,
        role_picture(event.role),
        NATURES["normal"],
    )


def role_shown(stage: Stage, event: events.RoleShown) -> Script:
    """A role is turned up on its seat."""
    stage.cue("tam_quoc_sat_flip")
    sway, before, _ = swaying(stage, event.by, event)
    sway.under, sway.role = replace(before, role=""), event.role
    yield Tween(ROLE, partial(setattr, sway, "role_turn"), in_out_sine, travel=True)
    yield puff(stage, event.by, stage.role(event.role), WORD, ms=520)


# --- states
def chained(stage: Stage, event: events.Chained) -> Script:
    """The chain slides across the portrait, or off it."""
    stage.cue("tam_quoc_sat_chain")
    sway, before, after = swaying(stage, event.by, event)
    sway.under, sway.band = (before if event.on else after), 0.0
    words = stage.say("puff-chained" if event.on else "puff-free")
    yield [
        Tween(BAND, partial(setattr, sway, "band"), in_out_sine, float(not event.on), float(event.on), travel=True),
        puff(stage, event.by, words, WORD, f"{ART}/tokens/chained", 420),
    ]


def turned_over(stage: Stage, event: events.TurnedOver) -> Script:
    """The general is turned over."""
    stage.cue("tam_quoc_sat_turn_over")
    words = stage.say("puff-down" if event.down else "puff-up")
    turning = turned(stage, event.by, event)
    yield [turning, puff(stage, event.by, words, WORD, f"{ART}/tokens/turned_over", 520)]


def drank(stage: Stage, event: events.Drank) -> Script:
    """The mask warms up; that the strength is used up is seen by the Slash."""
    if not event.on:
        stage.now = stage.now.after(event)
        return
    stage.cue("tam_quoc_sat_wine")
    yield [crossed(stage, event.by, event), puff(stage, event.by, stage.say("puff-drunk"), WORD, DRUNK, 520)]


def general_shown(stage: Stage, event: events.GeneralShown) -> Script:
    """The general comes out of the dark."""
    stage.cue("tam_quoc_sat_flip")
    yield [turned(stage, event.by, event), puff(stage, event.by, stage.general(event.general), WORD, ms=520)]


def kingdom_chosen(stage: Stage, event: events.KingdomChosen) -> Script:
    """The ground takes the kingdom's colour."""
    words = stage.say(f"kingdom-{event.kingdom}")
    yield [
        crossed(stage, event.by, event),
        puff(stage, event.by, words, WORD, f"{ART}/kingdoms/{event.kingdom}"),
    ]


def incarnated(stage: Stage, event: events.Incarnated) -> Script:
    """Another face, and the skill it brings; or its own again."""
    stage.cue("tam_quoc_sat_turn_over")
    if not event.general:
        yield [turned(stage, event.by, event)]
        return
    words = stage.say("skill-as", skill=stage.general(event.general), card=stage.skill(event.skill))
    yield [turned(stage, event.by, event), puff(stage, event.by, words, WORD, ms=900)]
