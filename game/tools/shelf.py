"""The games a tool works with, and how it says what is wrong with its input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.app import furnished
from game.core.game import Game, Value
from game.disk.catalog import content_folders

BAD_INPUT = 2
"""The exit status after input that a tool cannot use."""
MOST_DIGITS = 18
MOST_COUNT = 1_000_000


class BadInput(ValueError):
    """Words on the command line that cannot be used; the text is the one line to print."""

    plain = True


def open_games(folders: Sequence[Path] = ()) -> dict[str, Game]:
    """All games, their data read from our folder and the extra ones. Raises ContentError."""
    return furnished(content_folders(folders))


def game_called(name: str) -> Game:
    """One game by its id. Raises BadInput for another word."""
    games = open_games()
    if name not in games:
        raise BadInput(f"there is no game {name!r}; there is {', '.join(games)}")
    return games[name]


def option(text: str) -> tuple[str, Value]:
    """``air=20`` as a name and a value: a whole number, true, false or a word. Raises BadInput."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise BadInput(f"--option {text!r}: write NAME=VALUE, as air=20")
    if value in ("true", "false"):
        return name, value == "true"
    whole = value.removeprefix("-").isdecimal() and len(value) <= MOST_DIGITS
    return name, int(value) if whole else value


def complain(text: object) -> int:
    """Prints each line as an error and gives the exit status for bad input."""
    for line in str(text).splitlines():
        print(f"error: {line}", file=sys.stderr)
    return BAD_INPUT


def count(text: str) -> int:
    """A whole number from 1 to a million, for the command line."""
    if not text.isdecimal() or len(text) > MOST_DIGITS or not 1 <= int(text) <= MOST_COUNT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {MOST_COUNT}")
    return int(text)
