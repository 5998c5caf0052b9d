"""Two bots against each other on the same deals, seats swapped."""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.core.game import BadStart
from game.tools.matches import Played, bar, plan, play_all
from game.tools.shelf import complain, count, game_called, option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``arena``."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--a", required=True, metavar="BOT")
    parser.add_argument("--b", required=True, metavar="BOT")
    parser.add_argument("--games", type=count, default=200, metavar="G", help="each deal is played twice")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--players", type=count, metavar="N", help="a and b sit alternately; default the fewest")
    parser.add_argument("--option", type=str, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")


class Duel(Struct):
    """How bot a fares against bot b; a match won by both, or by nobody, is a draw."""

    a_wins: int = 0
    b_wins: int = 0
    draws: int = 0
    margin: float = 0.0

    def add(self, played: Played, first: int) -> None:
        """Counts a match in which a sits on every second seat from ``first`` on."""
        winners = played.result.winners if played.result else ()
        a_won = any(seat % 2 == first for seat in winners)
        b_won = any(seat % 2 != first for seat in winners)
        self.a_wins += a_won and not b_won
        self.b_wins += b_won and not a_won
        self.draws += a_won == b_won
        if played.result and played.result.scores:
            scores = played.result.scores
            self.margin += _mean(scores[first::2]) - _mean(scores[1 - first :: 2])

    @property
    def games(self) -> int:
        """How many matches were counted."""
        return self.a_wins + self.b_wins + self.draws

    @property
    def share(self) -> float:
        """A's share: wins, and half of the draws."""
        return (self.a_wins + self.draws / 2) / self.games


def _mean(scores: tuple[int, ...]) -> float:
    return sum(scores) / len(scores)


def interval(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def run(args: argparse.Namespace) -> int:
    """Plays and prints; 0, or 2 for bad input."""
    game = game_called(args.game)
    players, options = args.players or game.least_seats, dict(map(option, args.option))
    try:
        seatings = [
            plan(game, players, [(args.a, args.b)[(seat + first) % 2] for seat in range(players)], options)
            for first in (0, 1)
        ]
    except BadStart as wrong:
        return complain(wrong)
    jobs = [(seatings[number % 2], args.seed + number // 2) for number in range(args.games)]
    played, _ = play_all(jobs, args.jobs, show := bar(args.games))
    show(args.games)
    duel = Duel()
    for number, match in enumerate(played):
        duel.add(match, number % 2)
    found = figures(args, duel)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(
        f"{args.a} against {args.b}: {duel.a_wins} won, {duel.b_wins} lost, {duel.draws} drawn of {duel.games}; "
        f"share {found['a_share']:.1%} ({found['low']:.1%} to {found['high']:.1%}), margin {found['mean_margin']:+.2f}"
    )
    return 0


def figures(args: argparse.Namespace, duel: Duel) -> dict[str, Any]:
    """What `--json` writes (commands.md)."""
    low, high = interval(duel.share, duel.games)
    return {
        "game": args.game,
        "a": args.a,
        "b": args.b,
        "games": duel.games,
        "a_wins": duel.a_wins,
        "b_wins": duel.b_wins,
        "draws": duel.draws,
        "a_share": round(duel.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_margin": round(duel.margin / duel.games, 3),
    }
