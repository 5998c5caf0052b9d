"""When the beginner wants to use a skill that is no use at all times, and what such skills do."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Decision
from game.rules.tam_quoc_sat.bot.mind import FRIEND, Mind, rank_of
from game.rules.tam_quoc_sat.card import printed
from game.rules.tam_quoc_sat.events import Hurt

HARMS = ("shensu", "leiji", "quhu", "fangzhu", "wuhun", "jilue")
"""Skills that harm whom they are aimed at, some moment or later step of theirs."""


def _loses_its_turn(question: Decision, mind: Mind) -> bool:
    """Something lies before it and is about to be judged."""
    facts, laid = mind.facts, mind.cards_of(mind.seat)[2]
    return bool(laid) and "judge" not in facts.skipped and facts.phase in ("", "prepare", "judge")


def _lies_or_is_poor(question: Decision, mind: Mind) -> bool:
    """It would turn up, or needs cards more than its next turn."""
    return mind.facts.turned_over[mind.seat] or len(mind.hand) < 2


def _has_duels(question: Decision, mind: Mind) -> bool:
    """Enough cards that some will be of the other colour."""
    return len(mind.hand) > 2


def _is_worn_out(question: Decision, mind: Mind) -> bool:
    """More cards to be shown than would be drawn."""
    return mind.facts.lost_hp(mind.seat) >= 2


def _helps_a_friend(question: Decision, mind: Mind) -> bool:
    """It was a friend who did it."""
    return mind.is_mine_or_friends(question.cause)


def _is_friend_hurt(question: Decision, mind: Mind) -> bool:
    """Who was hurt last is a friend."""
    hurt = next((event.by for event in reversed(mind.view.past) if isinstance(event, Hurt)), mind.seat)
    return mind.stance(hurt) == FRIEND


def _is_a_foes_turn(question: Decision, mind: Mind) -> bool:
    """Whose turn it is may be struck."""
    return mind.stance(mind.facts.turn) != FRIEND


def _heals_friends(question: Decision, mind: Mind) -> bool:
    """More of its side are wounded than of the others."""
    lost = mind.facts.lost_hp
    return sum(mind.stance(seat) for seat in mind.living if lost(seat)) > 0


WISHES: dict[str, Callable[[Decision, Mind], bool]] = {
    # wind
    "shensu": _loses_its_turn,
    "jushou": _lies_or_is_poor,
    # fire
    "shuangxiong": _has_duels,
    # forest
    "songwei": _helps_a_friend,
    "baonue": _helps_a_friend,
    "zaiqi": _is_worn_out,
    # mountain
    "beige": _is_friend_hurt,
    # ex
    "jiyuan": _helps_a_friend,
    "zhuhai": _is_a_foes_turn,
    # god
    "qinyin": _heals_friends,
}
"""By skill: whether it is wanted now; a skill that is not here always is."""


def has_black(mind: Mind) -> bool:
    """Whether it holds a black card."""
    return any(printed(card).colour == "black" for card in mind.hand)


def has_soul(mind: Mind, suit: str) -> bool:
    """Whether it has longhun and as many cards of a suit as that wants."""
    own = (*mind.hand, *mind.cards_of(mind.seat)[1])
    enough = sum(printed(card).suit == suit for card in own) >= max(1, mind.facts.hp[mind.seat])
    return enough and "longhun" in mind.facts.skills[mind.seat]


# --- acts of the play phase
def _can_pay(question: Decision, mind: Mind) -> bool:
    """A weapon to spare, or blood."""
    prices = [option.key for option in question.step(("qiangxi",)).options]
    return len(prices) > 1 or mind.facts.hp[mind.seat] > 2


def _bids_high(question: Decision, mind: Mind) -> bool:
    """A card that hardly loses."""
    return any(rank_of(card) > 10 for card in mind.hand)


def _may_be_struck(question: Decision, mind: Mind) -> bool:
    """One Slash does not kill."""
    return mind.facts.hp[mind.seat] > 1


def _always(question: Decision, mind: Mind) -> bool:
    """It costs nothing, or is worth all."""
    return True


def _has_slash(question: Decision, mind: Mind) -> bool:
    """A card that one who cannot be stopped will use."""
    return any(card.partition("@")[0].endswith(("slash", "duel")) for card in mind.hand)


DARING: dict[str, Callable[[Decision, Mind], bool]] = {
    # fire
    "qiangxi": _can_pay,
    "quhu": _bids_high,
    "tianyi": _bids_high,
    # mountain
    "tiaoxin": _may_be_struck,
    # god
    "gongxin": _always,
    "wuqian": _has_slash,
}
"""Acts against somebody, by skill: whether they are worth what they cost."""
