"""A game is on the home table once it has a table of its own, and not before."""

from __future__ import annotations

import pytest

from game import app, tables
from game.disk.catalog import content_folders


def test_only_games_with_a_table_are_shown() -> None:
    content = content_folders()
    every = list(app.furnished(content))
    assert list(app.shown(content)) == [name for name in every if name in tables.SHOWN]
    assert [name for name in tables.SHOWN if name not in every] == []


@pytest.mark.parametrize("game", tables.SHOWN)
def test_what_is_shown_has_all_it_takes(game: str) -> None:
    assert tables.boards(game).game == game
    assert tables.ending(game)
    assert tables.books(game)
