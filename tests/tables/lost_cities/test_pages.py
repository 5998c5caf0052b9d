"""The rulebook's worked examples and the end of a match say what the rules say."""

from __future__ import annotations

import pytest

from game.core.game import Result
from game.core.match import play_out
from game.rules.lost_cities import score
from game.tables.lost_cities.ending import LostCitiesEnding
from game.tables.lost_cities.figures import cards_of
from game.tables.lost_cities.pages import EXAMPLES, LostCitiesBook
from tests.tables.lost_cities.table import a_match, people, the_game
from tests.ui.gallery import make_ui

WORKED = {"short": 15, "doubled": 40, "lost": -36, "only": -80, "long": 44, "great": 89, "most": 156}


@pytest.mark.rule("LC-14")
def test_every_worked_value_is_in_the_rulebook() -> None:
    book = LostCitiesBook(make_ui(), the_game())
    found = {word: score.points(cards_of(land, faces), book.tariff) for word, land, faces in EXAMPLES}
    assert found == WORKED


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_all_pages_are_written_and_every_question_has_one(lang: str) -> None:
    ui = make_ui(lang)
    pages = LostCitiesBook(ui, the_game()).pages()
    topics = {page.topic for page in pages}
    assert all(page.title and page.blocks for page in pages)
    assert {"play", "draw"} <= topics
    assert set(LostCitiesBook.aliases.values()) <= topics
    assert not ui.words.missing
    assert not ui.words.faults


@pytest.mark.rule("LC-13")
def test_the_end_adds_up() -> None:
    match = a_match(4, rounds=3)
    result = play_out(match, [the_game().bots["normal"]] * 2)
    end = LostCitiesEnding(make_ui(), people(), result, match.view(None))
    assert tuple(map(sum, end.rounds)) == result.scores
    for seat in (0, 1):
        assert sum(end._by_region(seat)) == result.scores[seat]
    assert end.places[0][1] in result.winners


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("scores", [(40, 40), (10, -3), (-20, -61)])
def test_why_the_winner_is_one(lang: str, scores: tuple[int, int]) -> None:
    ui = make_ui(lang)
    regions = the_game().content.regions[:5]
    sheet = ((scores[0], 0, 0, 0, 0), (scores[1], 0, 0, 0, 0))
    winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    facts = {"scored": ((scores[0],), (scores[1],)), "sheets": (sheet,), "regions": regions}
    end = LostCitiesEnding(ui, people(), Result(winners, scores, facts), a_match().view(None))
    assert end.reason
    assert end.headline
    assert not ui.words.missing
