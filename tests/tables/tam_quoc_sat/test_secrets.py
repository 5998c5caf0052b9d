"""Nothing that comes out of the app depends on what those before it may not know: pixels, words, ids, sounds."""

from __future__ import annotations

from random import Random

import pytest

from game.disk.saves import Side
from game.scenes.session import Session
from game.tools.scripts.script import OpenMatch
from tests.tables.tam_quoc_sat.twins import AHEAD, Twins
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, a_match, people, step, the_game

SEATS, HUMANS = 5, (0, 1)
CHOICE, STRIP, CALL, DYING = "choose_general", "dodge", "nullification", "peach"


def around(ask: str, seed: int, before: int, after: int) -> tuple[OpenMatch, int]:
    """A match by chance up to a little after the first such question to a person, and where a look at it begins."""
    game, rng = the_game(), Random(seed)
    match, found = OpenMatch(game, SEATS, EVERY_PACK, seed), -1
    while (asked := match.waiting) is not None and (found < 0 or len(match.log) < found + after + AHEAD):
        if found < 0 and asked.ask == ask and any(seat in HUMANS for seat in asked.seats):
            found = len(match.log)
        step(match, rng)
    assert found >= 0
    return match, max(0, found - before)


def told_apart(ask: str, seed: int, before: int, after: int, *, opens: bool) -> Twins:
    """Both copies, played side by side."""
    match, begin = around(ask, seed, before, after)
    twins = Twins(match, begin, HUMANS, opens=opens)
    assert sum(card != other for card, other in twins.instead.items()) > 20
    twins.run()
    return twins


@pytest.mark.rule("TQ-50")
@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.parametrize(
    ("ask", "before", "after", "sign"),
    [
        (CHOICE, 0, 6, "curtain"),
        (STRIP, 1, 4, "strip.look"),
        (CALL, 1, 5, "tqs.nobody"),
        (DYING, 2, 3, "tqs.nobody"),
    ],
)
def test_two_matches_that_differ_in_secrets_look_the_same(
    ask: str, before: int, after: int, sign: str, opens: bool
) -> None:
    twins = told_apart(ask, 1, before, after, opens=opens)
    assert sign in twins.met
    assert len(twins.pictures) > 10


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_long_matches_that_differ_in_secrets_look_the_same(seed: int, opens: bool) -> None:
    told_apart(CHOICE, seed, 0, 120, opens=opens)


@pytest.mark.rule("TQ-50")
@pytest.mark.parametrize("people_there", [1, 2])
def test_whoever_can_play_nothing_is_handed_the_screen_like_anybody(people_there: int) -> None:
    hands = [("dodge@H2", "nullification@SJ"), ("slash@S7",), (), (), ()]
    start = {"seats": [{"general": "zhang_fei", "hand": hand} for hand in hands]}
    who = [*people(5)[:people_there], *people(5, "random")[people_there:]]
    session = Session(a_match(5, 1, start), Side(people=tuple(who), started=0.0))
    assert session.match.waiting is not None
    assert session.match.waiting.only == ("end",)
    assert session.due == "human"
