"""How each game looks: from a view to pictures, from events to motion."""

from __future__ import annotations

from game.tables.board import Board
from game.tables.ending import Ending
from game.tables.page import Book

SHOWN = ("deep_sea",)
"""The games that have a table: those that can be played on the screen. Tools know all games."""


def boards(game: str) -> type[Board]:
    """How that game looks. Late, so that a game's pictures are only loaded when it is played."""
    match game:
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.board import TamQuocSatBoard

            return TamQuocSatBoard
        case _:
            from game.tables.deep_sea.board import DeepSeaBoard

            return DeepSeaBoard


def ending(game: str) -> type[Ending]:
    """How the end of a match of that game looks."""
    match game:
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.ending import TamQuocSatEnding

            return TamQuocSatEnding
        case _:
            from game.tables.deep_sea.ending import DeepSeaEnding

            return DeepSeaEnding


def books(game: str) -> type[Book]:
    """The rulebook of that game."""
    match game:
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.pages import TamQuocSatBook

            return TamQuocSatBook
        case _:
            from game.tables.deep_sea.pages import DeepSeaBook

            return DeepSeaBook
