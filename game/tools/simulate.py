"""Bot matches without a window, with their figures."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from game.core.game import BadStart
from game.tools.matches import Plan, Tally, bar, plan, play_all
from game.tools.shelf import complain, count, game_called, option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``simulate``."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=count, default=4, metavar="N")
    parser.add_argument("--games", type=count, default=100, metavar="G")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match")
    parser.add_argument("--bots", default="random", help="one for every seat, or one a seat: easy,normal")
    parser.add_argument("--option", type=str, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--check", action="store_true", help="verify the invariants after every event")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")


def run(args: argparse.Namespace) -> int:
    """Plays and prints; 0 if all matches ended and nothing was violated, else 1; 2 for bad input."""
    game = game_called(args.game)
    try:
        what = plan(game, args.players, args.bots.split(","), dict(map(option, args.option)), check=args.check)
    except BadStart as wrong:
        return complain(wrong)
    jobs = [(what, args.seed + number) for number in range(args.games)]
    played, seconds = play_all(jobs, args.jobs, show := bar(args.games))
    show(args.games)
    tally = Tally()
    for match in played:
        tally.add(match)
    found = figures(what, args.seed, tally, seconds)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    _print(found, tally)
    return 1 if tally.unfinished or tally.violations else 0


def figures(what: Plan, seed: int, tally: Tally, seconds: float) -> dict[str, Any]:
    """What `--json` writes (commands.md); rates are of all matches, scores of those that ended."""
    games, ended = tally.games, max(1, tally.games - tally.unfinished)
    return {
        "game": what.game,
        "players": len(what.bots),
        "games": games,
        "seed": seed,
        "bots": list(what.bots),
        "options": what.options,
        "seconds": round(seconds, 4),
        "games_per_s": round(games / seconds, 2),
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "decisions_per_game": round(tally.decisions / games, 2),
        "turns_per_game": round(tally.turns / games, 2),
        "wins_by_seat": tally.wins,
        "wins_by_role": {role: won for role, (won, _) in tally.roles.items()},
        "win_rate_by_seat": [round(won / games, 4) for won in tally.wins],
        "win_rate_by_role": {role: round(won / of, 4) for role, (won, of) in tally.roles.items()},
        "mean_score": [round(score / ended, 3) for score in tally.scores],
        "unfinished": tally.unfinished,
        "violations": len(tally.violations) if what.check else None,
    }


def _print(found: dict[str, Any], tally: Tally) -> None:
    print(f"{found['games']} matches of {found['game']}, {found['players']} players ({', '.join(found['bots'])})")
    print(f"wins by seat:  {'  '.join(f'{rate:.1%}' for rate in found['win_rate_by_seat'])}")
    for role, rate in found["win_rate_by_role"].items():
        print(f"wins as {role}:  {rate:.1%}")
    print(f"mean score:    {'  '.join(f'{score:.1f}' for score in found['mean_score'])}")
    print(f"a match:       {found['decisions_per_game']:.1f} decisions, {found['turns_per_game']:.1f} turns")
    print(f"speed:         {found['games_per_s']:.0f} matches/s, {found['decisions_per_s']:.0f} decisions/s")
    print(f"unfinished:    {found['unfinished']}")
    if found["violations"] is not None:
        print(f"violations:    {found['violations']}")
    for violation in tally.violations[:5]:
        print(f"  {violation}")
