"""Who sees what: views and told lists do not depend on hidden cards, with every pack in play."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.question import Decision
from tests.rules.tam_quoc_sat.wars import GAME, fresh, position
from tests.test_every_game import Disguised, known, other_cards

from game.core.match import Entry  # isort: skip
from game.tools.scripts.script import OpenMatch  # isort: skip

OPTIONS = {"packs": "standard,wind,fire,forest,god", "deck": "army"}


@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 10_000), answers=st.integers(6, 150), viewer=st.sampled_from([None, 0, 1, 2, 3, 4, 5]))
def test_nobody_knows_more_than_shown_with_many_packs(seed: int, answers: int, viewer: int | None) -> None:
    match = fresh(6, dict(OPTIONS), seed, answers)
    instead = other_cards(match, viewer, Random(seed))
    log = [Entry(e.asked, e.seats, tuple(instead.get(key, key) for key in e.path), e.by) for e in match.log]
    game = Disguised(match.game, instead)
    other = OpenMatch(game, 6, match.options, seed, log=log)  # type: ignore[arg-type]
    assert known(other, viewer) == known(match, viewer)


def test_a_claim_lies_face_down_until_it_is_shown() -> None:
    match = position([{"general": "yu_ji", "hand": ["dodge@H2"]}, {}, {}])
    match.answer("guhuo", "ex_nihilo", "dodge@H2")
    assert match.waiting is not None
    assert match.waiting.ask == "doubt"
    for viewer in (None, 1, 2):
        assert b"dodge@H2" not in known(match, viewer)
    assert b"dodge@H2" in known(match, 0)


def test_the_hidden_hand_does_not_decide_whether_a_dodge_is_asked_for() -> None:
    for card in ("dodge@H2", "peach@H3"):
        match = position([{"hand": ["slash@S7"]}, {"hand": [card]}])
        match.answer("slash@S7", "1")
        assert isinstance(match.waiting, Decision)
        assert match.waiting.ask == "dodge"


def test_swapped_hands_are_seen_by_the_two_alone() -> None:
    seats = [{"general": "lu_su"}, {"hand": ["peach@H3"]}, {"hand": ["dodge@H2"]}, {}]
    match = position(seats)
    match.answer("dimeng", "1", "2")
    for viewer in (None, 0, 3):
        assert b"peach@H3" not in known(match, viewer)
    assert b"peach@H3" in known(match, 1)
    assert b"dodge@H2" in known(match, 2)


def test_the_game_has_secrets() -> None:
    assert GAME.secrets


def test_only_who_looks_into_a_hand_knows_it() -> None:
    seats = [{"general": "shen_lu_meng", "kingdom": "wu"}, {"hand": ["slash@S7", "peach@H3"]}, {}]
    match = position(seats)
    match.answer("gongxin", "1")
    assert b"slash@S7" in known(match, 0)
    for viewer in (None, 2):
        assert b"slash@S7" not in known(match, viewer)
    match.answer("peach@H3", "put_on_top")
    for viewer in (None, 2):
        assert b"peach@H3" in known(match, viewer), "it was shown"
        assert b"slash@S7" not in known(match, viewer)
