"""A friendly beginner: plays what helps, strikes whom it takes for a foe, saves whom it knows to be a friend."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import PASS, STEP_UP, Arrange, Call, Decision, Path, Question, Share
from game.core.view import View
from game.rules.tam_quoc_sat.bot.acts import best_act
from game.rules.tam_quoc_sat.bot.calls import mends, steps_up
from game.rules.tam_quoc_sat.bot.mind import FRIEND, NEVER, Mind, rank_of, worth
from game.rules.tam_quoc_sat.bot.paths import finished
from game.rules.tam_quoc_sat.bot.wishes import HARMS, WISHES

HARMFUL_SKILLS = (
    "fankui", "tuxi", "fanjian", "lijian", "tieqi", "twin_swords", "ice_sword", "kylin_bow", "green_dragon_blade",
    "stone_axe", "liuli", "tianxiang", "kuangfeng", "dismantle", *HARMS,
)  # fmt: skip
HELPFUL_SKILLS = ("yinghun",)
"""Skills that are for friends."""


class EasyBot(Bot):
    """Chooses by simple rules from what its seat sees."""

    def choose(self, view: View[Any] | None, question: Question, rng: Random) -> Path:
        if view is None:
            raise ValueError("this bot looks at the table")
        if isinstance(question, Arrange):
            return question.default
        mind = Mind(view, question.seats[0])
        if isinstance(question, Share):
            return _keep(question, mind)
        if isinstance(question, Call):
            return ()
        if question.options[-1].key == STEP_UP:
            return (STEP_UP,) if steps_up(question, mind, rng) else (PASS,)
        return _decide(question, mind, rng)


def _keep(question: Share, mind: Mind) -> Path:
    """Everything for itself."""
    path: Path = ()
    while not (step := question.step(path)).done:
        keys = [option.key for option in step.options]
        mine = str(mind.seat)
        path += (mine if mine in keys else keys[0],)
    return path


# --- decisions
def _decide(question: Decision, mind: Mind, rng: Random) -> Path:
    if question.ask in ("name", "choose_general"):
        return finished(question, (rng.choice(question.keys),), mind, harm=True)
    return ANSWERS.get(question.ask, _help)(question, mind)


def _help(question: Decision, mind: Mind) -> Path:
    return finished(question, (), mind, harm=False)


def _take(question: Decision, mind: Mind) -> Path:
    return finished(question, (_best_take(question, mind),), mind, harm=True)


def _pick(question: Decision, mind: Mind) -> Path:
    """Of cards that are not its own the one worth most."""
    cards = [key for key in question.keys if key != PASS]
    if cards and all("@" in key and key not in mind.hand for key in cards):
        return finished(question, (max(cards, key=worth),), mind, harm=True)
    if "lose_max_hp" in question.keys and mind.facts.hp[mind.seat] < mind.facts.max_hp[mind.seat]:
        return ("lose_max_hp",)
    return finished(question, (), mind, harm=question.cause is not None and question.cause.word in HARMS)


def _bid(question: Decision, mind: Mind) -> Path:
    """The highest card, of several the one worth least."""
    return (max(question.keys, key=lambda card: (rank_of(card), -worth(card))),)


def _skill(question: Decision, mind: Mind) -> Path:
    """Uses what is offered, but harms no friend."""
    for option in question.options:
        name = option.key
        if name == PASS or name in NEVER:
            continue
        if name in ("fankui", "ganglie") and mind.is_mine_or_friends(question.cause):
            continue
        if name in WISHES and not WISHES[name](question, mind):
            continue
        path = finished(question, (name,), mind, harm=name in HARMFUL_SKILLS)
        seats = [int(part) for part in path[1:] if part.isdecimal()]
        if name in HARMFUL_SKILLS and any(mind.stance(seat) == FRIEND for seat in seats):
            continue
        if name in HELPFUL_SKILLS and any(mind.stance(seat) != FRIEND for seat in seats):
            continue
        return path
    return (PASS,)


def _answer(question: Decision, mind: Mind) -> Path:
    """Luck first, then cards, then skills; a card in hand is not spared. No friend is struck for a borrowed sword."""
    frames = [frame for frame in mind.view.stack if frame.word == "borrowed_sword"]
    if question.ask == "slash" and frames and mind.stance(frames[-1].targets[-1]) == FRIEND and PASS in question.keys:
        return (PASS,)
    keys = [option.key for option in question.options if option.key != PASS and option.key not in NEVER]
    for first in ("eight_diagrams", "bazhen", "hujia"):
        if first in keys:
            return finished(question, (first,), mind, harm=True)
    cards = sorted([key for key in keys if "@" in key], key=worth)
    chosen = cards or keys
    if not chosen:
        return (PASS,) if PASS in question.keys else finished(question, (), mind, harm=True)
    return finished(question, tuple(chosen[:1]), mind, harm=True)


def _discard(question: Decision, mind: Mind) -> Path:
    """What is worth least; where it may be declined, only against a foe."""
    if PASS in question.keys:
        cards = sorted([key for key in question.keys if key != PASS], key=worth)
        spare = bool(cards) and (worth(cards[0]) <= 4 or len(mind.hand) > 2)
        return (cards[0],) if spare and not mind.is_mine_or_friends(question.cause) else (PASS,)
    return finished(question, (), mind, harm=True)


def _change(question: Decision, mind: Mind) -> Path:
    """The card with which a judgement of its own goes well; of a skill with which none does, nothing."""
    for option in question.options:
        fitting = [key for key in question.step((option.key,)).options if mends(question.cause, key.key)]
        if fitting:
            return option.key, min(fitting, key=lambda one: worth(one.key)).key
    return (PASS,)


def _best_take(question: Decision, mind: Mind) -> str:
    """Of a foe equipment or the hand; of a friend what lies before it for judgement."""
    for seat in mind.living:
        _, _, laid = mind.cards_of(seat)
        mine = [key for key in question.keys if key in laid]
        if mine and mind.stance(seat) == FRIEND:
            return mine[0]
    dressed = [key for key in question.keys if "@" in key and not _is_laid(key, mind)]
    return dressed[0] if dressed else question.keys[0]


def _is_laid(key: str, mind: Mind) -> bool:
    return any(key in mind.cards_of(seat)[2] for seat in mind.living)


ANSWERS: dict[str, Callable[[Decision, Mind], Path]] = {
    "play": best_act,
    "skill": _skill,
    "dodge": _answer,
    "slash": _answer,
    "peach": _answer,
    "nullification": _answer,
    "discard": _discard,
    "take": _take,
    "change_judgement": _change,
    "pick": _pick,
    "pindian": _bid,
}
