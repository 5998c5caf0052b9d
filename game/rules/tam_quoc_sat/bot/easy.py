"""A friendly beginner: plays what helps, strikes whom it takes for a foe, saves whom it knows to be a friend."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.bot import Bot
from game.core.question import DONE, PASS, STEP_UP, Arrange, Call, Decision, Option, Path, Question, Seat, Share
from game.core.view import View
from game.rules.tam_quoc_sat.bot.mind import FOE, FRIEND, Mind, kind_of, suit_of, worth
from game.rules.tam_quoc_sat.names import SLOTS

HARMFUL = (
    "slash", "fire_slash", "thunder_slash", "duel", "dismantle", "snatch", "fire_attack", "indulgence",
    "supply_shortage", "borrowed_sword",
)  # fmt: skip
SWEEPS = ("barbarian_invasion", "arrow_barrage")
GIFTS = ("ex_nihilo", "peach", "peach_garden", "harvest")
HARMFUL_SKILLS = (
    "fankui", "tuxi", "fanjian", "lijian", "tieqi", "twin_swords", "ice_sword", "kylin_bow", "green_dragon_blade",
    "stone_axe", "liuli", "tianxiang", "kuangfeng", "dismantle",
)  # fmt: skip
NEVER = ("kurou", "luoyi", "rende", "luanwu", "dimeng", "guhuo", "jijiang", "haoshi", "qiaobian", "qixing", "recast")
"""Skills that need more thought than a beginner has."""


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
            return (STEP_UP,) if _steps_up(question, mind, rng) else (PASS,)
        return _decide(question, mind, rng)


def _keep(question: Share, mind: Mind) -> Path:
    """Everything for itself."""
    path: Path = ()
    while not (step := question.step(path)).done:
        keys = [option.key for option in step.options]
        mine = str(mind.seat)
        path += (mine if mine in keys else keys[0],)
    return path


# --- open calls
def _steps_up(question: Decision, mind: Mind, rng: Random) -> bool:
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


# --- decisions
def _decide(question: Decision, mind: Mind, rng: Random) -> Path:
    ask = question.ask
    if ask == "play":
        return _play(question, mind)
    if ask == "skill":
        return _skill(question, mind)
    if ask in ("dodge", "slash", "peach", "nullification"):
        return _answer(question, mind)
    if ask == "discard":
        return _discard(question, mind)
    if ask == "take":
        return _finish(question, (_best_take(question, mind),), mind, harm=True)
    if ask == "pick" and all("@" in key and key not in mind.hand for key in question.keys):
        return (max(question.keys, key=worth),)
    if ask in ("name", "choose_general"):
        return _finish(question, (rng.choice(question.keys),), mind, harm=True)
    return _finish(question, (), mind, harm=False)


def _play(question: Decision, mind: Mind) -> Path:
    """The best of all that may be done now, or the end of the phase."""
    best: tuple[float, Path] = (0.0, ("end",))
    for option in question.options:
        if option.key == "end":
            continue
        found = _rated(question, option.key, mind)
        if found and found[0] > best[0]:
            best = found
    return best[1]


def _rated(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """How good an act is, and the path of it."""
    if "@" not in key:
        return _rated_skill(question, key, mind)
    kind = kind_of(key)
    if kind in GIFTS:
        return _gift(kind, mind), (key,)
    if kind in SWEEPS:
        return _sweep(mind), (key,)
    if kind in HARMFUL:
        return _harm(question, key, mind, 3.0 if kind in ("slash", "fire_slash", "thunder_slash") else 4.0)
    if kind == "wine":
        return (3.5, (key,)) if _has_slash(mind) and not mind.facts.drunk[mind.seat] else None
    if kind == "iron_chain":
        step = question.step((key,))
        return (1.0, (key, "recast")) if any(option.key == "recast" for option in step.options) else None
    if kind == "lightning":
        return None
    return _equip(key, mind)


def _gift(kind: str, mind: Mind) -> float:
    hp, most = mind.facts.hp, mind.facts.max_hp
    if kind == "peach_garden":
        return float(sum(mind.stance(seat) * (hp[seat] < most[seat]) for seat in mind.living)) + 0.2
    return {"ex_nihilo": 9.0, "peach": 8.0, "harvest": 1.0}[kind]


def _sweep(mind: Mind) -> float:
    """Foes and strangers against friends, a friend in danger weighs most."""
    total = 0.0
    for seat in mind.living:
        if seat != mind.seat:
            stance = mind.stance(seat)
            total += 1.0 if stance == FOE else -2.0 / max(1, mind.facts.hp[seat]) if stance == FRIEND else 0.2
    return total


def _has_slash(mind: Mind) -> bool:
    return any(kind_of(card).endswith("slash") for card in mind.hand)


def _equip(key: str, mind: Mind) -> tuple[float, Path] | None:
    """An empty slot is filled; nothing is replaced."""
    worn = {kind_of(card) for card in mind.cards_of(mind.seat)[1]}
    return (6.0, (key,)) if len(worn) < len(SLOTS) and kind_of(key) not in worn else None


def _harm(question: Decision, key: str, mind: Mind, base: float) -> tuple[float, Path] | None:
    """The most hated target; none that is known to be a friend."""
    path = _finish(question, (key,), mind, harm=True)
    seats = [int(part) for part in path[1:] if part.isdecimal()]
    if not seats or any(mind.stance(seat) == FRIEND for seat in seats[:1]):
        return None
    wish = mind.wants_harm(seats[0])
    return (base + wish, path) if wish > 0.4 else None


def _rated_skill(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    """Skills and conversions of the play phase."""
    name = key.partition("/")[0]
    if name in NEVER:
        return None
    if name in ("fanjian", "lijian", "qixi", "guose", "wusheng", "longdan", "serpent_spear"):
        spend = name in ("qixi", "guose", "serpent_spear", "longdan", "wusheng")
        if spend and len(mind.hand) <= max(1, mind.facts.hp[mind.seat]):
            return None
        return _harm(question, key, mind, 2.0)
    if name in ("qingnang", "jieyin"):
        path = _finish(question, (key,), mind, harm=False)
        healed = [int(part) for part in path if part.isdecimal()]
        return (5.0, path) if healed and mind.stance(healed[0]) == FRIEND else None
    if name == "zhiheng":
        return _exchange(question, key, mind)
    return None


def _exchange(question: Decision, key: str, mind: Mind) -> tuple[float, Path] | None:
    poor = [
        option.key for option in question.step((key,)).options if worth(option.key) <= 4 and option.key in mind.hand
    ]
    if not poor:
        return None
    everything = len(poor) == len(question.step((key,)).options)
    return 1.5, (key, *poor) if everything else (key, *poor, DONE)


def _skill(question: Decision, mind: Mind) -> Path:
    """Uses what is offered, but harms no friend."""
    for option in question.options:
        name = option.key
        if name == PASS or name in NEVER:
            continue
        if name in ("fankui", "ganglie") and mind.is_mine_or_friends(question.cause):
            continue
        path = _finish(question, (name,), mind, harm=name in HARMFUL_SKILLS)
        seats = [int(part) for part in path[1:] if part.isdecimal()]
        if name in HARMFUL_SKILLS and any(mind.stance(seat) == FRIEND for seat in seats):
            continue
        return path
    return (PASS,)


def _answer(question: Decision, mind: Mind) -> Path:
    """Luck first, then cards, then skills; a card in hand is not spared. No friend is struck for a borrowed sword."""
    frames = [frame for frame in mind.view.stack if frame.word == "borrowed_sword"]
    if question.ask == "slash" and frames and mind.stance(frames[-1].targets[-1]) == FRIEND and PASS in question.keys:
        return (PASS,)
    keys = [option.key for option in question.options if option.key != PASS and option.key not in NEVER]
    for first in ("eight_diagrams", "hujia"):
        if first in keys:
            return _finish(question, (first,), mind, harm=True)
    cards = sorted([key for key in keys if "@" in key], key=worth)
    chosen = cards or keys
    if not chosen:
        return (PASS,) if PASS in question.keys else _finish(question, (), mind, harm=True)
    return _finish(question, tuple(chosen[:1]), mind, harm=True)


def _discard(question: Decision, mind: Mind) -> Path:
    """What is worth least; where it may be declined, only against a foe."""
    if PASS in question.keys:
        cards = sorted([key for key in question.keys if key != PASS], key=worth)
        spare = bool(cards) and (worth(cards[0]) <= 4 or len(mind.hand) > 2)
        return (cards[0],) if spare and not mind.is_mine_or_friends(question.cause) else (PASS,)
    return _finish(question, (), mind, harm=True)


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


# --- the rest of a path
def _finish(question: Decision, path: Path, mind: Mind, *, harm: bool) -> Path:
    """Completes a path: seats as harm or help wants them, cards of its own the least worth first."""
    liking: Callable[[Seat], float] = mind.wants_harm if harm else lambda seat: _need(seat, mind)
    while not (step := question.step(path)).done:
        if not step.options:
            return (*path, DONE)
        option = max(step.options, key=lambda option: _liking(option, liking))
        if step.may_stop and (not option.key.isdecimal() or liking(int(option.key)) <= 0.4):
            path += (DONE,)
        else:
            path += (option.key,)
    return path


def _need(seat: Seat, mind: Mind) -> float:
    """How much it would like to help a seat."""
    return mind.stance(seat) + 0.1 * mind.facts.lost_hp(seat)


def _liking(option: Option, liking: Callable[[Seat], float]) -> float:
    key = option.key
    if key.isdecimal():
        return liking(int(key))
    if "@" in key:
        return -worth(key)
    return {PASS: -20.0, "recast": -15.0, "discard_two": 1.0}.get(key, 0.0)
