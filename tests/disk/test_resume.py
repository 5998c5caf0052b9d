"""A real match that is saved, broken off at any answer and loaded is the same match."""

from pathlib import Path

import pytest

from game.core.bot import RandomBot
from game.core.match import Match, play_out
from game.disk.match_file import Head
from game.disk.saves import Saver, Side, open_match
from game.rules import GAMES
from game.tools.shelf import open_games


@pytest.fixture(autouse=True)
def _games() -> None:
    open_games()


@pytest.mark.parametrize("game", ["deep_sea"])
def test_a_loaded_match_goes_on_as_it_would_have(tmp_path: Path, game: str) -> None:
    whole = Match(GAMES[game], 3, seed=11)
    play_out(whole, [RandomBot()] * 3)
    head = Head(game=game, seats=3, options=whole.options, seed=11)
    saver = Saver.begin(tmp_path, head, Side())
    played = Match(GAMES[game], 3, seed=11)
    for number, entry in enumerate(whole.log):
        played.answer(*entry.path, by=entry.by)
        saver.add(entry)
        if number % 17 == 0:
            saver.flush()
            loaded = open_match(saver.path)
            again = Match(GAMES[game], 3, loaded.head.options, loaded.head.seed, loaded.head.start, loaded.entries)
            assert again.digest() == played.digest()
    saver.close()
    assert open_match(saver.path).entries == whole.log


@pytest.mark.parametrize("game", ["deep_sea"])
def test_a_start_position_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    start = {"dive": 2, "air": 7, "turn": 1, "path": ["1-0", "1-3", "blank", ["1-1", "2-4"]], "divers": [{}, {"at": 2}]}
    first = Match(GAMES[game], 2, seed=3, start=start)
    saver = Saver.begin(tmp_path, Head(game=game, seats=2, options=first.options, seed=3, start=start), Side())
    saver.close()
    head = open_match(saver.path).head
    again = Match(GAMES[game], 2, head.options, head.seed, head.start)
    assert head.start == start
    assert (again.digest(), again.view(None).facts) == (first.digest(), first.view(None).facts)
