"""What a bot makes of its view: who is friend and foe, what cards are worth."""

from __future__ import annotations

from typing import Any

from game.core.question import Cause, Seat
from game.core.view import View
from game.rules.tam_quoc_sat.card import printed
from game.rules.tam_quoc_sat.events import Hurt
from game.rules.tam_quoc_sat.facts import Facts
from game.rules.tam_quoc_sat.names import EQUIPMENT, HAND, JUDGEMENT, ROLE, role_of

FRIEND, UNSURE, FOE = 1, 0, -1
WORTH = {
    "peach": 9, "nullification": 7, "ex_nihilo": 7, "wine": 5, "dodge": 6, "snatch": 5, "dismantle": 5, "duel": 4,
    "indulgence": 5, "supply_shortage": 4, "slash": 4, "fire_slash": 4, "thunder_slash": 4, "arrow_barrage": 4,
    "barbarian_invasion": 4, "peach_garden": 4, "harvest": 3, "borrowed_sword": 3, "fire_attack": 3, "iron_chain": 2,
    "lightning": 1,
}  # fmt: skip
"""What a card in hand is worth to a beginner; equipment 3."""
GIFTS = ("ex_nihilo", "peach", "peach_garden", "harvest")
NEVER = (
    "kurou", "luoyi", "rende", "luanwu", "dimeng", "guhuo", "jijiang", "haoshi", "qiaobian", "qixing", "recast",
    "fangquan",
)  # fmt: skip
"""Skills that need more thought than a beginner has."""
SIDES = {"lord": "crown", "loyalist": "crown", "rebel": "rebel", "renegade": "renegade"}


def kind_of(card: str) -> str:
    """The kind of a card whose face is known."""
    return card.partition("@")[0]


def suit_of(card: str) -> str:
    """The suit of a card whose face is known."""
    return printed(card).suit


def rank_of(card: str) -> int:
    """The rank of a card whose face is known."""
    return printed(card).rank


def worth(card: str) -> int:
    """What a card is worth in hand."""
    return WORTH.get(kind_of(card), 3)


class Mind:
    """One seat's view, read."""

    def __init__(self, view: View[Any], seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.facts: Facts = view.facts
        secret = view.zones[ROLE[seat]].cards
        self.role = self.facts.roles[seat] or (role_of(secret[0]) if secret else "")
        self.hand = view.zones[HAND[seat]].cards or ()
        self.living = self.facts.living
        self._suspects: tuple[Seat, ...] | None = None

    @property
    def lord(self) -> Seat | None:
        """The living Lord."""
        roles = self.facts.roles
        return next((seat for seat in self.living if roles[seat] == "lord"), None)

    def stance(self, seat: Seat) -> int:
        """Whether a seat is friend or foe, as far as this seat knows or may suspect."""
        if seat == self.seat:
            return FRIEND
        role = self.facts.roles[seat]
        if self.role == "renegade":
            return self._of_renegade(role)
        if role and self.role:
            return FRIEND if SIDES[role] == SIDES[self.role] else FOE
        if not self.role:
            return FOE
        return FOE if seat in self.suspects and self.role != "rebel" else UNSURE

    def _of_renegade(self, role: str) -> int:
        if role == "lord":
            return FOE if len(self.living) == 2 else FRIEND
        return FOE if role else UNSURE

    @property
    def suspects(self) -> tuple[Seat, ...]:
        """Who has hurt the Lord."""
        if self._suspects is None:
            lord = self.lord
            hurts = [event for event in self.view.past if isinstance(event, Hurt) and event.by == lord]
            self._suspects = tuple(dict.fromkeys([hurt.source for hurt in hurts if hurt.source is not None]))
        return self._suspects

    def wants_harm(self, seat: Seat) -> float:
        """How much it would like to harm a seat; never one that it knows to be on its side."""
        stance = self.stance(seat)
        if stance == FRIEND:
            return -9
        weak = 1 / (1 + max(0, self.facts.hp[seat]))
        if stance == FOE:
            return 2 + weak + (0.5 if self.facts.roles[seat] == "lord" else 0)
        return (0.6 if self.role in ("rebel", "renegade") else 0.3) + weak

    def kind(self, card: str) -> str:
        """What a hand card of its own counts as."""
        saint = "wushen" in self.facts.skills[self.seat] and suit_of(card) == "heart"
        return "slash" if saint else kind_of(card)

    def cards_of(self, seat: Seat) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
        """How many hand cards a seat has, its equipment and its judgement area."""
        zones = self.view.zones
        return zones[HAND[seat]].count, zones[EQUIPMENT[seat]].cards or (), zones[JUDGEMENT[seat]].cards or ()

    def is_mine_or_friends(self, cause: Cause | None) -> bool:
        """Whether what is asked about comes from a friend."""
        return cause is not None and cause.seat is not None and self.stance(cause.seat) == FRIEND
