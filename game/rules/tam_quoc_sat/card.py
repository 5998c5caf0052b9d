"""A card as it is used or shown: its name, suit, rank and colour, and the physical cards it is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

SUITS = {"S": "spade", "H": "heart", "C": "club", "D": "diamond"}
COLOURS = {"spade": "black", "club": "black", "heart": "red", "diamond": "red"}
RANKS = {"A": 1, **{str(rank): rank for rank in range(2, 11)}, "J": 11, "Q": 12, "K": 13}


class Card(msgspec.Struct, frozen=True, gc=False):
    """One card in play (card_rules 1.2); ``ids`` are its physical cards, ``via`` the skill that made it."""

    kind: str
    suit: str = ""
    rank: int = 0
    colour: str = ""
    ids: tuple[str, ...] = ()
    via: str = ""

    @property
    def face(self) -> str:
        """The physical card that stands for it, "" for none."""
        return self.ids[0] if self.ids else ""


def printed(card: str) -> Card:
    """The card as it is printed, from its id ``kind@SuitRank`` or ``kind@SuitRank#copy``. Raises ValueError."""
    kind, _, place = card.partition("#")[0].partition("@")
    suit, rank = SUITS.get(place[:1]), RANKS.get(place[1:])
    if not kind or suit is None or rank is None:
        raise ValueError(f"{card!r} is no card; a card is kind@SuitRank, as slash@S7 or peach@HA")
    return Card(kind, suit, rank, COLOURS[suit], (card,))


def made_of(kind: str, parts: Sequence[Card], via: str) -> Card:
    """A converted card: one material keeps suit and rank, more keep only a common colour, none is colourless."""
    ids = tuple([card for part in parts for card in part.ids])
    if len(parts) == 1:
        return Card(kind, parts[0].suit, parts[0].rank, parts[0].colour, ids, via)
    colours = list(dict.fromkeys(part.colour for part in parts))
    return Card(kind, "", 0, colours[0] if len(colours) == 1 else "", ids, via)


def copies(names: Iterable[str]) -> list[str]:
    """Ids for cards listed by name: the second of a name is ``name#2``."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = count = seen.get(name, 0) + 1
        found.append(name if count == 1 else f"{name}#{count}")
    return found
