"""Whether the beginner steps up to an open call."""

from __future__ import annotations

from random import Random

from game.core.question import Cause, Decision
from game.rules.tam_quoc_sat.bot.mind import FOE, FRIEND, GIFTS, Mind, suit_of
from game.rules.tam_quoc_sat.bot.wishes import has_black, has_soul


def steps_up(question: Decision, mind: Mind, rng: Random) -> bool:
    """To save a friend, to stop what harms one, to change a judgement that goes wrong."""
    if question.ask == "peach":
        return _saves(question, mind)
    if question.ask == "nullification":
        stops = any(mind.kind(card) == "nullification" for card in mind.hand) or has_soul(mind, "spade")
        return (stops or ("kanpo" in mind.facts.skills[mind.seat] and has_black(mind))) and _stops(mind)
    if question.ask == "change_judgement":
        return _dislikes(question, mind)
    return rng.random() < 0.2


def _saves(question: Decision, mind: Mind) -> bool:
    """Whether it can save a friend; a loyal seat saves the Lord."""
    dying = question.cause.seat if question.cause else None
    if dying is None or mind.stance(dying) != FRIEND:
        return False
    wanted = ("peach", "wine") if dying == mind.seat else ("peach",)
    if any(mind.kind(card) in wanted for card in mind.hand) or has_soul(mind, "heart"):
        return True
    if dying == mind.seat and _saves_itself(mind):
        return True
    reds = any(suit_of(card) in ("heart", "diamond") for card in mind.hand)
    return "jijiu" in mind.facts.skills[mind.seat] and mind.facts.turn != mind.seat and reds


def _saves_itself(mind: Mind) -> bool:
    """Whether a skill may bring it back."""
    facts, me = mind.facts, mind.seat
    if "niepan" in facts.skills[me] and not facts.count("match", "niepan", me):
        return True
    return "jiuchi" in facts.skills[me] and any(suit_of(card) == "spade" for card in mind.hand)


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
    if cause is None or cause.seat != mind.seat or cause.word not in ("indulgence", "supply_shortage", "lightning"):
        return False
    skills = mind.facts.skills[mind.seat]
    held = [*mind.hand, *mind.cards_of(mind.seat)[1]] if "guidao" in skills else list(mind.hand)
    black = "guidao" in skills and "guicai" not in skills
    return not mends(cause, cause.card) and any(
        mends(cause, card) and not (black and suit_of(card) in ("heart", "diamond")) for card in held
    )


def mends(cause: Cause | None, card: str) -> bool:
    """Whether a card makes a judgement of a delayed trick go well."""
    if cause is None or "@" not in card:
        return False
    wanted = {"indulgence": ("heart",), "supply_shortage": ("club",), "lightning": ("heart", "diamond", "club")}
    return suit_of(card) in wanted.get(cause.word, ())
