"""How the use of cards and skills, judgements, contests and words look."""

from __future__ import annotations

from game.core.event import Began, Ended, Peeked
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.centre import arrows_of
from game.tables.tam_quoc_sat.effects import HEAL, HOLD, NATURES, WORD, arrows, banner, cry, fade, puff, spread, struck
from game.tables.tam_quoc_sat.moving import Arrow
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import GOOD, Stage
from game.tables.tam_quoc_sat.verdicts import is_blessing
from game.ui.motion import Script, Step

VERDICT = 700.0
CARD = "tam_quoc_sat_card"
SOUNDS = {
    "slash": "tam_quoc_sat_slash",
    "fire_slash": "tam_quoc_sat_slash",
    "thunder_slash": "tam_quoc_sat_slash",
    "dodge": "tam_quoc_sat_dodge",
    "peach": "tam_quoc_sat_peach",
    "wine": "tam_quoc_sat_wine",
    "nullification": "tam_quoc_sat_nullify",
    "iron_chain": "tam_quoc_sat_chain",
}
"""The sound of a card that is used; others sound like a card that is laid."""
VERDICTS = {True: "tam_quoc_sat_good", False: "tam_quoc_sat_bad", None: "tam_quoc_sat_flip"}


# --- cards and skills
def used(stage: Stage, event: events.Used) -> Script:
    """The card lies there, its arrows grow, and it is held long enough to be read."""
    stage.now = stage.now.after(event)
    kind = event.card.kind
    stage.cue(SOUNDS.get(kind, CARD))
    if reckon.kind(kind).equipment:
        return
    steps: list[Step] = [arrows(stage, event.by, event.targets, good=kind in GOOD)]
    if event.named:
        steps.append(arrows(stage, event.targets[0], event.named))
    if _is_disguised(event.card):
        steps.append(puff(stage, event.by, stage.kind(kind), WORD, _emblem(kind)))
    yield steps


def played(stage: Stage, event: events.Played) -> Script:
    """A card that answers is held up."""
    stage.now = stage.now.after(event)
    kind = event.card.kind
    stage.cue(SOUNDS.get(kind, CARD))
    yield [puff(stage, event.by, stage.kind(kind), WORD, _emblem(kind)), HOLD]


def _is_disguised(card: Card) -> bool:
    """Whether a card is used as something that is not printed on it."""
    printed = [reckon.card(part) for part in card.ids]
    return len(printed) != 1 or printed[0] is None or printed[0].kind != card.kind


def skill_used(stage: Stage, event: events.SkillUsed) -> Script:
    """The skill is called out at its owner's seat, its arrows grow to whom it is aimed at."""
    stage.now = stage.now.after(event)
    stage.cue("tam_quoc_sat_skill")
    targets = tuple(seat for seat in event.targets if seat < stage.now.seats)
    yield [cry(stage, event.by, event.skill), arrows(stage, event.by, targets, good=True, hold=240)]


def _emblem(kind: str) -> str:
    return f"{ART}/emblems/{kind}"


def began(stage: Stage, event: Began) -> Script:
    """From now on its arrows lie on the table."""
    stage.now = stage.now.after(event)
    yield from ()


def ended(stage: Stage, event: Ended) -> Script:
    """The arrows of what is over fade."""
    before = arrows_of(stage)
    stage.now = stage.now.after(event)
    left = {(arrow.start, arrow.end) for arrow in arrows_of(stage)}
    fade(stage, [Arrow(a.start, a.end, a.good, 1.0, a.alpha) for a in before if (a.start, a.end) not in left])
    yield from ()


def missed(stage: Stage, event: events.Missed) -> Script:
    """A dodge, or the card struck through and by what."""
    stage.now = stage.now.after(event)
    if event.why == "dodge":
        yield puff(stage, event.target, stage.say("puff-dodged"), HEAL, _emblem("dodge"), 420)
        return
    stage.cue("tam_quoc_sat_nullify", 0.7)
    words = stage.say("missed", why=stage.word(event.why))
    yield struck(stage, event.target, words, HEAL, _emblem(event.card.kind))


# --- judgements and contests
def judged(stage: Stage, event: events.Judged) -> Script:
    """The card is held up, ringed jade if it is good for the judged seat and vermilion if not."""
    stage.now = stage.now.after(event)
    good = is_blessing(event.reason, event.card)
    stage.moving.verdicts = dict.fromkeys(event.card.ids[:1], good)
    stage.cue(VERDICTS[good])
    words = stage.used(event.card.kind, event.card.suit, event.card.rank)
    tone = WORD if good is None else HEAL if good else NATURES["normal"]
    yield [puff(stage, event.by, words, tone, ms=VERDICT), VERDICT]
    stage.moving.verdicts = {}


def contested(stage: Stage, event: events.Contested) -> Script:
    """Both cards are ringed, and the result is told."""
    stage.now = stage.now.after(event)
    mine, theirs = event.cards
    stage.moving.verdicts = {mine: event.won, theirs: not event.won}
    stage.cue(VERDICTS[event.won])
    line = stage.say("contest-line", mine=stage.card(mine), theirs=stage.card(theirs))
    title = stage.say("contest-won" if event.won else "contest-lost", name=stage.name(event.by))
    yield banner(stage, title, line)


# --- what is said and shown
def named(stage: Stage, event: events.Named) -> Script:
    """A word is said."""
    stage.now = stage.now.after(event)
    suit = f"{ART}/suits/{event.word}_light"
    icon = suit if stage.ui.art.has(suit) else ""
    yield puff(stage, event.by, stage.word(event.word), WORD, icon, 900)


def showed(stage: Stage, event: events.Showed) -> Script:
    """Cards are held up for all to see."""
    stage.now = stage.now.after(event)
    stage.cue("tam_quoc_sat_flip")
    yield spread(stage, event.by, event.cards[:5])


def peeked(stage: Stage, event: Peeked) -> Script:
    """That somebody looks is seen; at what is not."""
    stage.now = stage.now.after(event)
    words = stage.say("puff-looks", n=len(event.cards))
    yield puff(stage, event.by, words, WORD, f"{ART}/tokens/show")
