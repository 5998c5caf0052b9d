"""What screens ask of a view."""

from __future__ import annotations

import pytest

from game.core.question import Decision, Reason
from game.rules.lost_cities import look
from game.rules.lost_cities.events import Discarded, Drew, Laid, Took
from tests.rules.lost_cities.trips import GAME, facts, fresh, lay, throw, trip, view


def why(match_question: object, key: str) -> str | None:
    assert isinstance(match_question, Decision)
    assert match_question.why_not
    reason = match_question.why_not(key)
    return reason.word if reason else None


def test_the_hand_is_sorted_by_region_and_value() -> None:
    match = trip(["volcano-10", "sea-7", "volcano-i", "desert-9", "sea-2", "volcano-i"], pile=["jungle-4"])
    assert look.hand(view(match), 0) == ("desert-9", "sea-2", "sea-7", "volcano-i#1", "volcano-i#2", "volcano-10")
    assert look.hand(view(match), 1) == ()
    assert (look.held(view(match), 0), look.held(view(match), 1)) == (6, 2)


def test_what_a_card_would_change() -> None:
    match = trip(["sea-5", "sea-i", "snow-10", "sea-2"], expeditions=[{"sea": ["i", 4]}, {}])
    seen = view(match)
    change = look.change(seen, 0, "sea-5")
    assert change
    assert (change.before, change.after, change.by) == (-32, -22, 10)
    fresh_start = look.change(seen, 0, "snow-10")
    assert fresh_start
    assert (fresh_start.before, fresh_start.after) == (0, -10)
    assert look.change(seen, 0, "sea-2") is None
    assert look.why_not_lay(seen, 0, "sea-2") == Reason("why-too-low", {"top": 4, "region": "sea"})
    assert look.why_not_lay(seen, 0, "sea-i#2") == Reason("why-investment-late", {"top": 4, "region": "sea"})
    assert look.why_not_lay(seen, 0, "sea-5") is None


def test_the_running_score_is_the_sum_of_its_lines() -> None:
    match = trip(["sea-5"], expeditions=[{"sea": ["i", 4], "snow": [10]}, {"desert": [2, 3]}])
    seen = view(match, 1)
    assert look.running(seen, 0) == -32 - 10
    assert look.running(seen, 1) == -15
    assert look.line(seen, 0, "sea").times == 2
    assert look.line(seen, 0, "desert").points == 0


@pytest.mark.rule("LC-7")
def test_only_the_top_of_a_discard_place_is_seen() -> None:
    match = trip(["sea-5"], discards={"sea": [2, 9, 7]})
    for viewer in (None, 0, 1):
        assert look.top(view(match, viewer), "sea") == "sea-7"
        assert look.discards(view(match, viewer), "sea") == (3, ("sea-7",))
    assert look.top(view(match), "snow") is None
    assert look.unseen(view(match), ("sea-5", "jungle-4")) is None


@pytest.mark.rule("LC-7")
def test_fanned_discards_are_seen_the_top_first_and_counted() -> None:
    match = trip(["sea-5"], discards={"sea": [2, 9, 7]}, options={"fan_discards": True})
    assert look.discards(view(match, 1), "sea") == (3, ("sea-7", "sea-9", "sea-2"))
    assert look.unseen(view(match), ("sea-5", "sea-9", "jungle-4", "snow-3")) == ("jungle-4", "snow-3")
    assert look.unseen(view(match, 1), ("sea-5", "sea-9", "jungle-4", "snow-3")) == ("sea-5", "jungle-4")


def test_the_last_turn_of_each() -> None:
    match = trip(["sea-5", "sea-6"], discards={"volcano": [3]})
    assert look.last_turn(view(match), 0) == ()
    lay(match, "sea-5")
    assert look.last_turn(view(match, 1), 0) == (Laid(0, "sea-5"),)
    match.answer("pile")
    assert look.last_turn(view(match, 1), 0) == (Laid(0, "sea-5"), Drew(0, "?", 3))
    throw(match, "snow-3")
    match.answer("discard/volcano")
    assert look.last_turn(view(match), 1) == (Discarded(1, "snow-3"), Took(1, "volcano-3"))
    assert look.last_turn(view(match, 1), 0) == (Laid(0, "sea-5"), Drew(0, "?", 3))


def test_turns_left_if_both_draw_from_the_pile() -> None:
    match = trip(["sea-5"], pile=["jungle-4", "desert-9", "jungle-5"])
    assert (look.turns_left(view(match), 0), look.turns_left(view(match), 1)) == (2, 1)


def test_every_place_says_why_not() -> None:
    match = trip(["sea-3", "sea-8"], expeditions=[{"sea": [5]}, {"sea": [4]}], discards={"snow": [9]})
    asked = match.waiting
    assert isinstance(asked, Decision)
    assert asked.then
    assert why(asked, "sea-3") is None
    assert why(asked, "pile") == why(asked, "discard/snow") == "why-play-first"
    assert why(asked, "snow-9") == "why-not-in-hand"
    low = asked.then(("sea-3",))
    assert low
    assert [option.key for option in low.options] == ["discard/sea"]
    assert why(low, "expedition/0/sea") == "why-too-low"
    assert why(low, "discard/sea") is None
    assert why(low, "expedition/1/sea") == "why-not-yours"
    assert why(low, "discard/snow") == why(low, "expedition/0/snow") == "why-other-region"
    assert why(low, "pile") == "why-play-first"
    throw(match, "sea-3")
    drawing = match.waiting
    assert why(drawing, "discard/sea") == "why-just-discarded"
    assert why(drawing, "discard/jungle") == "why-nothing-there"
    assert why(drawing, "expedition/0/sea") == why(drawing, "expedition/1/sea") == "why-stays"
    assert why(drawing, "sea-8") == "why-draw-now"
    assert why(drawing, "end_round") == "why-not-yet"
    assert why(drawing, "pile") is why(drawing, "discard/snow") is None


def test_a_discard_says_who_could_still_lay_it() -> None:
    discards = {"sea": [7], "snow": [5], "volcano": ["i"]}
    match = trip(["jungle-2"], expeditions=[{"sea": [8]}, {}], discards=discards)
    lay(match, "jungle-2")
    assert match.waiting
    takers = {option.key: option.seats for option in match.waiting.step(()).options}
    assert takers == {"pile": (), "discard/sea": (1,), "discard/snow": (0, 1), "discard/volcano": (0, 1)}


def test_score_lines_and_progress() -> None:
    match = trip(["sea-5"], round=3, scores=[[10, -5], [0, 20]])
    assert look.score_lines(view(match)) == ((10, 5), (0, 20))
    assert match.progress == {"round": 3, "rounds": 3}
    assert fresh().progress == {"round": 1, "rounds": 3}
    assert GAME.minutes({"rounds": 2}, 2) == 16
    assert facts(match).totals == (5, 20)
