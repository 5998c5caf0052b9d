"""Paths: what may come next, what is a whole answer, what is refused."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.bot import RandomBot
from game.core.question import DONE, Arrange, Call, Decision, NotOffered, Option, Path, Question, Share

LETTERS = tuple(Option(letter) for letter in "abcde")


def targets(picks: Path) -> Decision | None:
    return None if picks == ("e",) else Decision(0, "target", tuple(Option(seat) for seat in "123"), most=2)


ACT = Decision(0, "play", LETTERS, then=targets)
QUESTIONS: tuple[Question, ...] = (
    ACT,
    Decision(0, "discard", LETTERS, least=2, most=2),
    Decision(0, "some", LETTERS, least=0, most=3),
    Arrange(0, "order", LETTERS, ("top", "bottom")),
    Arrange(0, "order", LETTERS, ("top", "bottom"), sizes=(len(LETTERS) - 1, 1)),
    Arrange(0, "order", LETTERS[:1], ("row",)),
    Share(0, "give", LETTERS, (1, 2), least=1, most=3),
    Share(0, "give", LETTERS[:2], (1, 2), least=2, most=2),
)


@given(st.sampled_from(QUESTIONS), st.integers(0, 10**6))
def test_every_offered_walk_ends_in_a_whole_answer(question: Question, seed: int) -> None:
    path = RandomBot().choose(None, question, Random(seed))
    question.check(path)
    assert question.step(path).done


@given(st.sampled_from(QUESTIONS), st.lists(st.sampled_from([*"abcde123", ".", "top", "row", "zz"]), max_size=8))
def test_any_path_is_walked_or_refused_never_both(question: Question, keys: list[str]) -> None:
    path = tuple(keys)
    try:
        step = question.step(path)
    except NotOffered:
        with pytest.raises(NotOffered):
            question.check(path)
    else:
        if not step.done:
            assert step.options, "a path that is not done can go on"


def test_an_act_is_a_card_then_its_targets() -> None:
    assert [option.key for option in ACT.step(("a",)).options] == ["1", "2", "3"]
    assert not ACT.step(("a",)).may_stop
    assert ACT.step(("a", "2")).may_stop
    assert ACT.step(("a", "2", DONE)).done
    assert ACT.step(("a", "2", "3")).done
    assert ACT.step(("e",)).done
    for wrong in (("f",), ("a", "2", "2"), ("e", "1"), ("a", "1", "2", "3"), ("a", DONE)):
        with pytest.raises(NotOffered):
            ACT.check(wrong)


def test_the_one_possible_answer_is_known() -> None:
    assert Decision(0, "x", LETTERS[:1]).only == ("a",)
    assert Decision(0, "x", LETTERS).only is None
    assert Decision(0, "x", LETTERS[:1], then=targets).only is None
    assert Decision(0, "x", LETTERS[4:], then=targets).only == ("e",)
    assert Decision(0, "x", LETTERS[:1], least=0).only is None
    assert Arrange(0, "x", LETTERS[:1], ("row",)).only == ("row", "a")
    assert Arrange(0, "x", LETTERS[:2], ("row",)).only is None
    assert Arrange(0, "x", LETTERS[:2], ("row", "other")).default == ("row", "a", "b")


def test_a_call_takes_only_seats_it_calls() -> None:
    call = Call((2, 0), "help")
    call.check(("0", "2"))
    call.check(())
    for wrong in (("1",), ("0", "0")):
        with pytest.raises(NotOffered):
            call.check(wrong)
    assert call.of(2).keys == ("pass", "step_up")


def test_things_are_shared_only_among_those_named() -> None:
    share = Share(0, "give", LETTERS, (1, 2), least=1, most=2)
    share.check(("a", "1", "b", "2"))
    share.check(("a", "1", DONE))
    for wrong in (("a",), ("a", "3", DONE), ("a", "1", "a", "2"), (DONE,), ("a", "1", "b", "1", "c", "1"), ("z", "1")):
        with pytest.raises(NotOffered):
            share.check(wrong)
