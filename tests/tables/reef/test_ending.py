"""The end of a match: who has won and why, and what lies in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from game.tables.advice import Advice
from game.tables.reef.advice import advice
from game.tables.reef.ending import ReefEnding, heap
from game.tables.reef.pages import ReefBook
from game.ui.place import Rect
from tests.tables.deep_sea.table import people
from tests.tables.reef.table import a_match, the_game
from tests.ui.gallery import make_ui


def ended(scores: list[list[int]], divers: list[dict[str, Any]], dice: list[list[int]], lang: str = "en") -> ReefEnding:
    """A last round that ends with the next roll."""
    start = {"turn": 0, "round": 3, "oxygen": 20, "scores": scores, "divers": divers, "dice": dice}
    match = a_match(2, start=start)
    while match.waiting is not None:
        match.answer(match.waiting.step(()).options[-1].key)
    assert match.result is not None
    return ReefEnding(make_ui(lang), people(2), match.result, match.view(None))


HOME: list[dict[str, Any]] = [{"at": 2, "heading": "back", "taken": [3, 4]}, {"at": "aboard"}]


@pytest.mark.rule("RF-14")
@pytest.mark.rule("RF-16")
def test_rounds_add_up_and_the_cards_lie_in_the_middle() -> None:
    ending = ended([[2, 0], [1, 1]], HOME, [[1, 2]])
    assert ending.rounds == ((2, 0, 7), (1, 1, 0))
    assert ending.result.scores == (9, 2)
    assert sorted(card.split("-")[1] for card in ending.cards(0)) == ["3", "4"]
    assert "7" in ending.reason
    assert [seat for _, seat in ending.places] == [0, 1]


@pytest.mark.rule("RF-17")
def test_the_best_single_round_is_named_when_it_decides() -> None:
    ending = ended([[0, 0], [4, 3]], HOME, [[1, 2]])
    assert ending.result.winners == (0,)
    assert ending.reason == ending.word("best_round", name=ending.name(1), points=7, mine=7, other=4)


@pytest.mark.rule("RF-17")
def test_an_earlier_return_is_named_when_it_decides() -> None:
    ending = ended([[0, 0], [7, 0]], HOME, [[1, 2]])
    assert ending.result.facts["broken"] == "earlier"
    assert ending.name(1 - ending.result.winners[0]) in ending.reason


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_nothing_brought_home_is_said_so(lang: str) -> None:
    ending = ended([[0, 0], [0, 0]], [{"at": 20}, {"at": 22}], [[6, 6], [6, 6]], lang)
    assert ending.reason == ending.word("nothing")
    assert not ending.ui.words.missing


@pytest.mark.parametrize("count", [0, 1, 3, 7, 12])
def test_cards_in_the_middle_do_not_overlap(count: int) -> None:
    area = Rect(10, 20, 420, 300)
    boxes = heap(count, area)
    assert len(boxes) == count
    for i, box in enumerate(boxes):
        assert area.x <= box.x
        assert box.right_edge <= area.right_edge
        assert not any(box.touches(other) for other in boxes[i + 1 :])


@pytest.mark.rule("RF-18")
def test_one_small_tank_for_all_is_explained_with_a_way_out() -> None:
    usual = {name: option.default for name, option in the_game().options.items()}
    found = advice(usual)
    assert isinstance(found, Advice)
    assert not make_ui("en").words.missing
    for remedy in found.remedies:
        assert advice(usual | dict(remedy.changes)) is None
        for name, value in remedy.changes.items():
            assert the_game().options[name].allows(value, 4)


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_the_rulebook_is_whole(lang: str) -> None:
    ui = make_ui(lang)
    pages = ReefBook(ui, the_game()).pages()
    assert len(pages) == 9
    topics = {page.topic for page in pages}
    assert set(ReefBook.aliases.values()) <= topics
    assert "heading" in topics
    for page in pages:
        for block in page.blocks:
            marks, tall = block.lay(ui, Rect(0, 0, 700, 1e5))
            assert marks
            assert tall > 0
    assert not ui.words.missing
    assert not ui.words.faults
