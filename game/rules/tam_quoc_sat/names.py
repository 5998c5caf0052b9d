"""The names of zones, phases and slots: one spelling for rules, tables and tests."""

from __future__ import annotations

from typing import Final

from game.core.question import Option, Seat

MOST = 10
SEATS: Final = range(MOST)

DRAW: Final = "draw"
DISCARD: Final = "discard"
CENTRE: Final = "centre"
"""Cards being used, judged or compared, face up."""
GENERALS: Final = "generals"
"""The generals not in the game."""

LORDS: Final = "lords"
"""The lord generals, until the Lord is offered all of them; everybody knows which they are."""

HAND: Final = tuple([f"hand/{seat}" for seat in SEATS])
EQUIPMENT: Final = tuple([f"equipment/{seat}" for seat in SEATS])
JUDGEMENT: Final = tuple([f"judgement/{seat}" for seat in SEATS])
ROLE: Final = tuple([f"role/{seat}" for seat in SEATS])
"""A secret role."""
SHOWN: Final = tuple([f"shown/{seat}" for seat in SEATS])
"""A role that all see."""
GENERAL: Final = tuple([f"general/{seat}" for seat in SEATS])
OFFERS: Final = tuple([f"offers/{seat}" for seat in SEATS])
LOOK: Final = tuple([f"look/{seat}" for seat in SEATS])
"""Cards of a pile that a seat is looking at."""
DOWN: Final = tuple([f"down/{seat}" for seat in SEATS])
"""A card laid face down: a bid, a claim."""
WOUNDS: Final = tuple([f"wounds/{seat}" for seat in SEATS])
FIELDS: Final = tuple([f"fields/{seat}" for seat in SEATS])
STARS: Final = tuple([f"stars/{seat}" for seat in SEATS])
INCARNATIONS: Final = tuple([f"incarnations/{seat}" for seat in SEATS])

PHASES: Final = ("prepare", "judge", "draw", "play", "discard", "end")
SLOTS: Final = ("weapon", "armor", "offensive_horse", "defensive_horse")
KINGDOMS: Final = ("wei", "shu", "wu", "qun")
SUIT_WORDS: Final = ("spade", "heart", "club", "diamond")

SEAT: Final = tuple([Option(str(seat), seats=(seat,)) for seat in SEATS])
"""One option for each seat, made once."""


def seats_of(keys: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats that the keys of a path name."""
    return tuple(map(int, keys))


def back(card: str) -> str:
    """The back of a card, a role or a general."""
    return "card" if "@" in card else "role" if "~" in card else "general"


def role_of(card: str) -> str:
    """The role on a role card."""
    return card.partition("~")[0]
