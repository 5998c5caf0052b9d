"""How each game looks: from a view to pictures, from events to motion.

Late, so that a game's pictures are only loaded when it is played.
"""

from __future__ import annotations

from game.tables.board import Board
from game.tables.ending import Ending
from game.tables.page import Book

SHOWN = ("deep_sea", "lost_cities", "reef")
"""The games that can be seen, those below. Rules that stand alone are for the tools; add a game here with its table."""


def boards(game: str) -> type[Board]:
    """How that game looks."""
    match game:
        case "lost_cities":
            from game.tables.lost_cities.board import LostCitiesBoard

            return LostCitiesBoard
        case "reef":
            from game.tables.reef.board import ReefBoard

            return ReefBoard
        case _:
            from game.tables.deep_sea.board import DeepSeaBoard

            return DeepSeaBoard


def ending(game: str) -> type[Ending]:
    """How the end of a match of that game looks."""
    match game:
        case "lost_cities":
            from game.tables.lost_cities.ending import LostCitiesEnding

            return LostCitiesEnding
        case "reef":
            from game.tables.reef.ending import ReefEnding

            return ReefEnding
        case _:
            from game.tables.deep_sea.ending import DeepSeaEnding

            return DeepSeaEnding


def books(game: str) -> type[Book]:
    """The rulebook of that game."""
    match game:
        case "lost_cities":
            from game.tables.lost_cities.pages import LostCitiesBook

            return LostCitiesBook
        case "reef":
            from game.tables.reef.pages import ReefBook

            return ReefBook
        case _:
            from game.tables.deep_sea.pages import DeepSeaBook

            return DeepSeaBook
