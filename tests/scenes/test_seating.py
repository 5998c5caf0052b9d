"""Whatever is done at the table before a match, it can start, and everybody can be told apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app import furnished
from game.core.game import Game
from game.disk import catalog
from game.disk.saves import Person
from game.disk.settings import Chair
from game.scenes.seating import Seating
from game.text.words import Words

WORDS = {lang: Words([Path(__file__).parents[2] / "data/words"], lang) for lang in ("vi", "fa", "en")}


@pytest.fixture(scope="module")
def game() -> Game:
    return furnished(catalog.content_folders())["deep_sea"]


def change(seating: Seating, rng: Random) -> None:
    seats = len(seating)
    a, b = rng.randrange(seats), rng.randrange(seats)
    acts: list[Callable[[], object]] = [
        seating.add,
        lambda: seating.add("easy"),
        lambda: seating.remove(a),
        lambda: seating.move(a, b),
        lambda: seating.shuffle(rng),
        lambda: seating.give_look(a, rng.randrange(6)),
        lambda: seating.let_play(a, rng.choice(["human", "random", "easy", "normal"])),
    ]
    rng.choice(acts)()


@given(st.randoms(use_true_random=False))
def test_any_changes_leave_a_table_that_can_start(game: Game, rng: Random) -> None:
    seating = Seating(game)
    for _ in range(40):
        change(seating, rng)
        people = seating.people(WORDS["vi"])
        assert 2 <= len(people) <= 6
        assert len({person.colour for person in people}) == len({person.shape for person in people}) == len(people)
        assert len({person.name for person in people}) == len(people)
        assert {person.plays for person in people} <= {"human", *game.bots}


@given(st.lists(st.text(max_size=500), min_size=2, max_size=6))
def test_any_names_can_be_kept_and_read_again(game: Game, names: list[str]) -> None:
    seating = Seating(game, [Chair(name=name[:100]) for name in names])
    for sitter, name in zip(seating.sitters, names, strict=True):
        sitter.name = name
    people = seating.people(WORDS["fa"])
    assert all(person.name for person in people)
    assert msgspec.json.decode(msgspec.json.encode(people), type=tuple[Person, ...]) == people
    chairs = seating.chairs()
    assert msgspec.json.decode(msgspec.json.encode(chairs), type=tuple[Chair, ...]) == chairs


def test_nobody_named_is_called_by_the_language_of_the_app(game: Game) -> None:
    seating = Seating(game, [Chair(), Chair(plays="easy")])
    assert seating.names(WORDS["vi"]) == ["Người chơi 1", "Máy 2"]
    assert seating.names(WORDS["fa"]) == ["بازیکن ۱", "ربات ۲"]
    assert seating.chairs()[0].name == ""


def test_equal_names_get_a_number(game: Game) -> None:
    seating = Seating(game, [Chair(name="Lan"), Chair(name="lan"), Chair(name="Lan")])
    assert seating.names(WORDS["en"]) == ["Lan", "lan 2", "Lan 3"]


def test_a_remembered_table_is_mended(game: Game) -> None:
    odd = [Chair(name="\u202eA", colour="azure", plays="wizard"), Chair(name="B", colour="azure"), Chair(colour="mud")]
    seating = Seating(game, odd)
    assert [sitter.name for sitter in seating.sitters] == ["A", "B", ""]
    assert seating.sitters[0].plays == "normal"
    assert len({sitter.look for sitter in seating.sitters}) == 3
    assert len(Seating(game, [Chair()])) == 2
    assert [sitter.plays for sitter in Seating(game, [Chair(plays="easy")]).sitters] == ["easy", "easy"]
    assert Seating(game, [Chair()]).humans == 1, "bots fill up what is missing"
    assert len(Seating(game, [Chair()] * 9)) == 6


def test_a_look_that_somebody_has_cannot_be_taken(game: Game) -> None:
    seating = Seating(game)
    taken = seating.sitters[1].look
    seating.give_look(0, taken)
    assert seating.sitters[0].look != taken
    seating.give_look(0, 5)
    assert seating.sitters[0].look == 5


def test_shuffling_moves_somebody_and_keeps_everybody(game: Game) -> None:
    for seed in range(20):
        seating = Seating(game)
        before = list(seating.sitters)
        seating.shuffle(Random(seed))
        assert seating.sitters != before
        assert set(seating.sitters) == set(before)
