"""What every game gets for nothing: its matches end, conserve, hide, replay and undo."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.event import Event
from game.core.game import Game
from game.core.match import Entry, Match, play_out
from game.core.question import DONE, Call, Question
from game.core.question import Path as Keys
from game.core.table import Table
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games

GAMES = open_games()
SEATS = [(name, seats) for name, game in GAMES.items() for seats in range(game.least_seats, game.most_seats + 1)]
FEWEST = [(name, game.least_seats) for name, game in GAMES.items()]
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
ROOT = Path(__file__).parent.parent
every_seat_count = pytest.mark.parametrize(("name", "seats"), SEATS)
every_game = pytest.mark.parametrize(("name", "seats"), FEWEST)


def random_match(name: str, seats: int, seed: int, answers: int = 1_000_000) -> OpenMatch:
    """A match of random bots, up to a number of answers."""
    match, rng = OpenMatch(GAMES[name], seats, seed=seed), Random(seed)
    while match.waiting is not None and len(match.log) < answers:
        match.answer(*an_answer(match, rng), by="human")
    return match


def an_answer(match: Match, rng: Random) -> Keys:
    asked = match.waiting
    assert asked is not None
    if isinstance(asked, Call):
        return tuple(str(seat) for seat in asked.seats if rng.random() < 0.1)
    return match.choose(GAMES[match.game.id].bots["random"], asked.seats[0], rng)


def answers_of(question: Question, path: Keys = ()) -> Iterator[Keys]:
    """Every whole answer of a question."""
    step = question.step(path)
    if step.done:
        yield path
        return
    if step.may_stop:
        yield from answers_of(question, (*path, DONE))
    for option in step.options:
        yield from answers_of(question, (*path, option.key))


def cards_of(table: Table[Any]) -> list[str]:
    return sorted(card for zone in table.zones.values() for card in zone.cards)


def known(match: Match, viewer: int | None) -> bytes:
    """All that a viewer knows, as text."""
    view = match.view(viewer)
    question = view.question.step(()) if view.question else None
    return msgspec.json.encode((view.known(), match.told(viewer), question))


@every_seat_count
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end_legally(name: str, seats: int, seed: int) -> None:
    wrong: list[str] = []

    def watch(table: Table[Any], event: Event) -> None:
        wrong.extend(f"{type(event).__name__}: {problem}" for problem in GAMES[name].check(table))

    match = Match(GAMES[name], seats, seed=seed, watch=watch)
    result = play_out(match, [GAMES[name].bots["random"]] * seats, Random(seed), most=20_000)
    assert wrong == []
    assert all(0 <= seat < seats for seat in result.winners)
    assert len(result.scores) in (0, seats)
    assert match.turns >= seats
    assert msgspec.json.decode(msgspec.json.encode(result)), "a result can be kept in a file"


@every_seat_count
def test_cards_are_conserved(name: str, seats: int) -> None:
    laid = cards_of(OpenMatch(GAMES[name], seats, seed=5).table)
    seen = []
    match = Match(GAMES[name], seats, seed=5, watch=lambda table, event: seen.append(cards_of(table)))
    play_out(match, [GAMES[name].bots["random"]] * seats, Random(5))
    assert laid
    assert all(cards == laid for cards in seen)


@every_game
def test_every_offered_answer_is_accepted(name: str, seats: int) -> None:
    whole = random_match(name, seats, seed=11)
    tried = 0
    for count in range(0, len(whole.log), 3):
        before = OpenMatch(GAMES[name], seats, seed=11, log=whole.log[:count])
        assert before.waiting is not None
        for at, path in enumerate(answers_of(before.waiting)):
            if at == 12:
                break
            before.again().answer(*path)
            tried += 1
    assert tried > len(whole.log) // 3, "some questions offered a choice"


class Disguised:
    """A game whose cards have changed places before the first turn."""

    def __init__(self, game: Game, instead: Mapping[str, str]) -> None:
        self._game, self._instead = game, instead

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def lay(self, table: Table[Any], options: Mapping[str, Any], start: Any | None) -> None:
        self._game.lay(table, options, start)
        for zone in table.zones.values():
            zone.cards[:] = [self._instead.get(card, card) for card in zone.cards]


def other_cards(match: OpenMatch, viewer: int | None, rng: Random) -> dict[str, str]:
    """Cards of which the viewer knows at most the back, and in whose place each lies instead."""
    told = known(match, viewer)
    piles: dict[str, list[str]] = {}
    for card in cards_of(match.table):
        if msgspec.json.encode(card) not in told:
            piles.setdefault(match.table.back(card), []).append(card)
    instead: dict[str, str] = {}
    for pile in piles.values():
        mixed = pile.copy()
        rng.shuffle(mixed)
        instead |= dict(zip(pile, mixed, strict=True))
    return instead


def disguised(match: OpenMatch, instead: Mapping[str, str], seed: int) -> OpenMatch:
    """The same match with cards in other places."""
    log = [Entry(e.asked, e.seats, tuple(instead.get(key, key) for key in e.path), e.by) for e in match.log]
    return OpenMatch(cast("Game", Disguised(match.game, instead)), match.seats, seed=seed, log=log)


@every_game
@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_nobody_knows_more_than_shown(name: str, seats: int, data: st.DataObject) -> None:
    seed, answers = data.draw(st.integers(0, 10_000)), data.draw(st.integers(0, 150))
    viewer = data.draw(st.sampled_from([None, *range(seats)]))
    match = random_match(name, seats, seed, answers)
    instead = other_cards(match, viewer, Random(data.draw(st.integers(0, 100))))
    other = disguised(match, instead, seed)
    assert known(other, viewer) == known(match, viewer)
    if match.waiting is not None and other.waiting is not None and viewer in match.waiting.seats:
        for bot in GAMES[name].bots.values():
            assert match.choose(bot, viewer, Random(1)) == other.choose(bot, viewer, Random(1)), "bots are honest"


@every_game
def test_hidden_cards_do_change_places_in_the_test_above(name: str, seats: int) -> None:
    match = random_match(name, seats, 3, 4)
    instead = other_cards(match, 0, Random(1))
    other = disguised(match, instead, 3)
    assert [zone.cards for zone in other.table.zones.values()] != [zone.cards for zone in match.table.zones.values()]


@every_seat_count
def test_replaying_the_log_gives_the_same_digest(name: str, seats: int) -> None:
    match = random_match(name, seats, seed=21)
    text = msgspec.json.encode(match.log)
    log = msgspec.json.decode(text, type=list[Entry])
    assert Match(GAMES[name], seats, seed=21, log=log).digest() == match.digest()
    assert random_match(name, seats, seed=22).digest() != match.digest()


SAME_ANYWHERE = """
from tests.test_every_game import GAMES, random_match
for name, game in GAMES.items():
    print(random_match(name, game.least_seats, seed=31).digest())
"""


def test_the_digest_is_the_same_whatever_the_hash_seed() -> None:
    found = []
    for seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        run = subprocess.run(
            [sys.executable, "-c", SAME_ANYWHERE], env=env, cwd=ROOT, capture_output=True, text=True, check=True
        )
        found.append(run.stdout.split())
    assert len(found[0]) == len(GAMES)
    assert found[0] == found[1] == found[2]


@every_game
def test_undo_goes_back_to_just_before_the_answer(name: str, seats: int) -> None:
    match, rng, undone = OpenMatch(GAMES[name], seats, seed=41), Random(41), 0
    while match.waiting is not None and len(match.log) < 200:
        seat, before, events = match.waiting.seats[0], match.digest(), match.events
        match.answer(*an_answer(match, rng))
        revealed = any(event.reveals for event in match.told(None, events))
        if revealed:
            assert not match.can_undo(seat), "what has come to light cannot be taken back"
        elif match.can_undo(seat):
            trial = match.again()
            trial.undo(seat)
            assert trial.digest() == before
            undone += 1
    assert undone


def moments(match: OpenMatch) -> Iterator[str]:
    """A match as text: every question, its answer, and what then changed in whose view."""
    shown: dict[str, dict[str, Any]] = {}
    again = OpenMatch(match.game, match.seats, match.options, match.seed)
    yield from changes(again, shown, 0)
    for entry in match.log:
        yield f"\n{entry.asked} {'/'.join(map(str, entry.seats))}: {' '.join(entry.path)}"
        before = again.events
        again.answer(*entry.path, by=entry.by)
        yield from changes(again, shown, before)
    yield f"\n{msgspec.json.encode(again.result).decode()}"


def changes(match: OpenMatch, shown: dict[str, dict[str, Any]], since: int) -> Iterator[str]:
    """What is new since event ``since``, once for all viewers who see the same."""
    news: dict[str, list[str]] = {}
    for viewer in (None, *range(match.seats)):
        label = "-" if viewer is None else str(viewer)
        parts = flat(match, viewer)
        for event in match.told(viewer, since):
            news.setdefault(f"{type(event).__name__} {msgspec.json.encode(event).decode()}", []).append(label)
        old = shown.get(label, {})
        for name, value in parts.items():
            if old.get(name) != value:
                news.setdefault(f"{name} = {value}", []).append(label)
        shown[label] = parts
    for line, labels in news.items():
        yield f"  [{' '.join(labels)}] {line}"


def flat(match: Match, viewer: int | None) -> dict[str, str]:
    """A view as name -> text."""
    view = match.view(viewer)
    parts = {name: msgspec.to_builtins(seen) for name, seen in view.zones.items()}
    facts = cast("dict[str, Any]", msgspec.to_builtins(view.facts))
    whole = {**parts, **facts, "asked": msgspec.to_builtins(view.asked)}
    return {name: msgspec.json.encode(value).decode() for name, value in whole.items()}


@every_game
def test_the_recorded_playthrough_is_unchanged(name: str, seats: int) -> None:
    """RECORD=1 pytest tests/test_every_game.py writes it anew; then read the difference before committing it."""
    text = "\n".join(moments(random_match(name, seats, seed=51))) + "\n"
    recorded = PLAYTHROUGHS / f"{name}.txt"
    if os.environ.get("RECORD"):
        recorded.write_text(text, encoding="utf-8")
    assert text == recorded.read_text(encoding="utf-8")
