"""Names that are filled into sentences, and found again in them."""

from pathlib import Path

import pytest

from game.text.marks import NBSP
from game.text.spans import OBJECT, Piece, marked, pictured, pieces, plain
from game.text.words import Words

WORDS = Path(__file__).parents[2] / "data" / "words"


def test_a_marked_name_is_found_again() -> None:
    text = f"a {marked('Lan', 'seat.1')} b"
    assert plain(text) == "a Lan b"
    assert pieces(text) == [Piece("a "), Piece("Lan", "seat.1"), Piece(" b")]


def test_a_sentence_without_names_is_itself() -> None:
    assert plain("a b") == "a b"
    assert pieces("a b") == [Piece("a b")]


def test_a_picture_stands_for_words_that_the_plain_sentence_keeps() -> None:
    text = pictured("(7 of spades)", "spade", "7", "card.x")
    assert plain(text).replace("\u00a0", " ") == "(7 of spades)"
    assert [(piece.text, piece.ref, piece.picture) for piece in pieces(text)][1] == (OBJECT, "card.x", "spade")
    assert "".join(piece.text for piece in pieces(text)).strip("\u2066\u2069") == f"{OBJECT}7"


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_fluent_leaves_the_marks_alone(lang: str) -> None:
    words = Words([WORDS], lang)
    names = words.series([marked("Lan", "seat.1"), marked("مینا", "seat.2")])
    text = words("log-against", name=names)
    assert [piece.ref for piece in pieces(text) if piece.ref] == ["seat.1", "seat.2"]
    unmarked = words("log-against", name=plain(names))
    assert plain(text).replace(NBSP, " ") == unmarked.replace(NBSP, " ")
