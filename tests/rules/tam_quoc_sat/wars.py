"""Matches and positions for the tests of Tam Quốc Sát."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.core.game import Value
from game.core.match import Match, play_out
from game.core.question import Call
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games

GAME = open_games()["tam_quoc_sat"]
assert isinstance(GAME, TamQuocSat)
PACKS = ("standard", *dict.fromkeys(g.pack for g in GAME.content.generals.values() if g.pack != "standard"))
ALL_PACKS = ",".join(PACKS)


def position(seats: Sequence[Any], options: dict[str, Value] | None = None, **start: Any) -> OpenMatch:
    """A match from a position."""
    return OpenMatch(GAME, len(seats), options or {}, 0, {"seats": list(seats), **start})


def fresh(seats: int, options: dict[str, Value], seed: int, answers: int = 1_000_000) -> OpenMatch:
    """A match of random bots, up to a number of answers."""
    match, rng = OpenMatch(GAME, seats, options, seed), Random(seed)
    bot = GAME.bots["random"]
    while (asked := match.waiting) is not None and len(match.log) < answers:
        if isinstance(asked, Call):
            match.answer(*[str(seat) for seat in asked.seats if rng.random() < 0.1])
        else:
            match.answer(*match.choose(bot, asked.seats[0], rng))
    return match


def played(bots: list[str], options: dict[str, Value], seed: int) -> Match:
    """A whole match of bots."""
    match = Match(GAME, len(bots), options, seed)
    play_out(match, [GAME.bots[bot] for bot in bots], Random(seed), most=50_000)
    return match
