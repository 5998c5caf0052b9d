"""How each game looks: from a view to pictures, from events to motion.

Late, so that a game's pictures are only loaded when it is played.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module

from game.core.game import Value
from game.tables.advice import Advice, Part
from game.tables.board import Board
from game.tables.ending import Ending
from game.tables.page import Book
from game.tables.policy import Proxy

SHOWN = ("deep_sea", "lost_cities", "reef", "tam_quoc_sat")
"""The games that can be seen, those below. Rules that stand alone are for the tools; add a game here with its table."""

BOXES = {"reef": "deep_sea"}
"""Rule sets that lie in the box of another game, and in whose."""


def box_of(game: str) -> str:
    """The game whose box holds these rules."""
    return BOXES.get(game, game)


def rule_sets(box: str, games: Iterable[str]) -> tuple[str, ...]:
    """Which of the games lie in a box, its own first."""
    return tuple(sorted((game for game in games if box_of(game) == box), key=lambda game: game != box))


def advice(game: str, values: Mapping[str, Value], seats: int) -> Advice | None:
    """What is worth knowing about these options of a game for so many seats before it starts."""
    match game:
        case "reef":
            from game.tables.reef.advice import advice as of_reef

            return of_reef(values)
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.advice import advice as of_war

            return of_war(values, seats)
        case _:
            return None


def parts(game: str, seats: int) -> tuple[Part, ...]:
    """The parts that are dealt to so many seats, where a game has such."""
    if game != "tam_quoc_sat":
        return ()
    from game.tables.tam_quoc_sat.advice import parts as of_war

    return of_war(seats)


def boards(game: str) -> type[Board]:
    """How that game looks. Late, so that a game's pictures are only loaded when it is played."""
    match game:
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.board import TamQuocSatBoard

            return TamQuocSatBoard
        case "lost_cities":
            from game.tables.lost_cities.board import LostCitiesBoard

            return LostCitiesBoard
        case "reef":
            from game.tables.reef.board import ReefBoard

            return ReefBoard
        case _:
            from game.tables.deep_sea.board import DeepSeaBoard

            return DeepSeaBoard


def loading(game: str) -> Iterator[None]:
    """Loads how a game looks, one module (with what it needs) a step."""
    package = import_module(f"{__name__}.{game}")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if module.name not in sys.modules:
            import_module(module.name)
            yield


def proxy(game: str) -> Proxy | None:
    """What may answer for the seats of a game, None where everything is asked."""
    if game != "tam_quoc_sat":
        return None
    from game.tables.tam_quoc_sat.policy import TamQuocSatProxy

    return TamQuocSatProxy()


def ending(game: str) -> type[Ending]:
    """How the end of a match of that game looks."""
    match game:
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.ending import TamQuocSatEnding

            return TamQuocSatEnding
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
        case "tam_quoc_sat":
            from game.tables.tam_quoc_sat.pages import TamQuocSatBook

            return TamQuocSatBook
        case "lost_cities":
            from game.tables.lost_cities.pages import LostCitiesBook

            return LostCitiesBook
        case "reef":
            from game.tables.reef.pages import ReefBook

            return ReefBook
        case _:
            from game.tables.deep_sea.pages import DeepSeaBook

            return DeepSeaBook
