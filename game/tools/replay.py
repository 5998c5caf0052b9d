"""Runs a saved match again: prints what happened, and compares the digests that were recorded."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.core.event import Event
from game.core.match import Entry, LogMismatch, Match
from game.disk import saves
from game.disk.match_file import Head, Loaded, SaveError
from game.tools.shelf import BadInput, open_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``replay``."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="compare the recorded digests")
    parser.add_argument("--reveal", action="store_true", help="show hidden things of an unfinished match too")


def run(args: argparse.Namespace) -> int:
    """Prints the match event by event; 1 if a digest differs. Raises BadInput for a file that is no match."""
    loaded = _loaded(args.file)
    match = _again(args.file, loaded.head, loaded.entries)
    for line in _told(match, reveal=args.reveal):
        print(line)
    end = "over" if match.result else f"unfinished after {len(match.log)} answers"
    print(f"{args.file}: {match.game.id}, {match.seats} seats, {end}")
    return _checked(args.file, loaded) if args.check else 0


def _loaded(path: Path) -> Loaded:
    try:
        loaded = saves.open_match(path)
    except SaveError as wrong:
        raise BadInput(str(wrong)) from None
    if loaded.trouble:
        print(f"warning: {loaded.trouble.text}")
    return loaded


def _again(path: Path, head: Head, entries: Sequence[Entry]) -> Match:
    games = open_games()
    if head.game not in games:
        raise BadInput(f"{path}:1: a match of {head.game}, a game this app does not have")
    try:
        return Match(games[head.game], head.seats, head.options, head.seed, head.start, entries)
    except LogMismatch as wrong:
        raise BadInput(f"{path}:{wrong.entry + 2}: {wrong}") from None


def _told(match: Match, *, reveal: bool) -> list[str]:
    events = match.everything() if reveal or match.result else match.told(None)
    return [told(event) for event in events]


def told(event: Event) -> str:
    """One event in one line."""
    parts = (f"{name}={value!r}" for name, value in msgspec.structs.asdict(event).items())
    return " ".join((type(event).__name__, *parts))


def _checked(path: Path, loaded: Loaded) -> int:
    """Compares every recorded digest with that of the match after as many answers."""
    if not loaded.digests:
        print(f"{path}: no digest is recorded")
        return 0
    wrong = [
        count
        for count, digest in loaded.digests.items()
        if _again(path, loaded.head, loaded.entries[:count]).digest() != digest
    ]
    print(f"{path}: digest differs after {wrong[0]} answers" if wrong else f"{path}: digest ok")
    return 1 if wrong else 0
