"""Whether the beginner steps up to an open call."""

from __future__ import annotations

from random import Random

from game.core.question import Decision
from game.rules.tam_quoc_sat.bot.mind import FOE, FRIEND, GIFTS, Mind, kind_of, suit_of


def steps_up(question: Decision, mind: Mind, rng: Random) -> bool:
    """To save a friend, to stop what harms one, to change a judgement that goes wrong."""
    if question.ask == "peach":
        return _saves(question, mind)
    if question.ask == "nullification":
        return any(kind_of(card) == "nullification" for card in mind.hand) and _stops(mind)
    if question.ask == "change_judgement":
        return _dislikes(question, mind)
    return rng.random() < 0.2


def _saves(question: Decision, mind: Mind) -> bool:
    """Whether it can save a friend; a loyal seat saves the Lord."""
    dying = question.cause.seat if question.cause else None
    if dying is None or mind.stance(dying) != FRIEND:
        return False
    wanted = ("peach", "wine") if dying == mind.seat else ("peach",)
    if any(kind_of(card) in wanted for card in mind.hand):
        return True
    if dying == mind.seat and "jiuchi" in mind.facts.skills[dying] and any(suit_of(c) == "spade" for c in mind.hand):
        return True
    reds = any(suit_of(card) in ("heart", "diamond") for card in mind.hand)
    return "jijiu" in mind.facts.skills[mind.seat] and mind.facts.turn != mind.seat and reds


def _stops(mind: Mind) -> bool:
    """Whether what is being settled should be stopped."""
    if not mind.view.stack:
        return False
    now = mind.view.stack[-1]
    if now.word == "nullification":
        return now.by is not None and now.by != mind.seat and not now.takes_effect and _is_my_trick(mind)
    stance = mind.stance(now.targets[0]) if now.targets else 0
    if now.word in GIFTS:
        return stance == FOE and now.word != "harvest"
    return stance == FRIEND and now.by != mind.seat and now.word != "iron_chain"


def _is_my_trick(mind: Mind) -> bool:
    tricks = [frame for frame in mind.view.stack if frame.word != "nullification"]
    return bool(tricks) and tricks[-1].by == mind.seat


def _dislikes(question: Decision, mind: Mind) -> bool:
    """Whether a judgement of its own goes wrong and it has a better card."""
    cause = question.cause
    if cause is None or cause.seat != mind.seat or cause.word not in ("indulgence", "lightning"):
        return False
    bad = suit_of(cause.card) != "heart" if cause.word == "indulgence" else suit_of(cause.card) == "spade"
    return bad and any(suit_of(card) == "heart" for card in mind.hand)
