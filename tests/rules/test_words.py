"""What the rules of each game need in words: its name, its options, its reasons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.game import Game
from game.text.audit import keys
from game.tools.shelf import open_games

ROOT = Path(__file__).parents[2]
GAMES = open_games()


@pytest.fixture(scope="module")
def english() -> frozenset[str]:
    return keys([ROOT / "data" / "words"], "en")


def needed(game: Game) -> list[str]:
    """Names, options with what may be chosen, and every reason that stands in the rules."""
    words = [f"{game.id}-name", f"{game.id}-about"]
    for name, choice in game.options.items():
        words += [f"{game.id}-option-{name}", f"{game.id}-option-{name}.about"]
        words += [f"{game.id}-option-{name}-{word}" for word in choice.words]
    for module in sorted((ROOT / "game" / "rules" / game.id).rglob("*.py")):
        words += [f"{game.id}-{why}" for why in re.findall(r'"(why-[a-z-]+)"', module.read_text("utf-8"))]
    return words


@pytest.mark.parametrize("name", ["deep_sea", "reef", "lost_cities"])
def test_everything_has_its_words(name: str, english: frozenset[str]) -> None:
    words = needed(GAMES[name])
    assert len([word for word in words if "-why-" in word]) >= 3
    assert [word for word in words if word not in english] == []


@pytest.mark.parametrize("region", ["desert", "sea", "snow", "jungle", "volcano", "twilight"])
def test_regions_have_names(region: str, english: frozenset[str]) -> None:
    assert f"lost_cities-region-{region}" in english


@pytest.mark.parametrize("symbol", ["shell", "snail", "star", "pearl", "coral"])
def test_symbols_have_names(symbol: str, english: frozenset[str]) -> None:
    assert f"reef-symbol-{symbol}" in english
