"""What is printed on cards can be read at every size at which they lie on the table."""

from __future__ import annotations

import pytest

from game.tables.tam_quoc_sat.cards import face
from game.tables.tam_quoc_sat.printing import INSIDE, LEGIBLE, TINY, W, name_lines
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui.kit import Ui
from tests.tables.tam_quoc_sat.wars import the_game
from tests.ui.gallery import Taste, make_ui

HAND, TABLE = 110, 72
"""Pixels: cards of the hand and on the table at 1366x768."""


def words(lang: str) -> tuple[Ui, Vocabulary]:
    ui = make_ui(lang, (1366, 768), Taste())
    return ui, Vocabulary(ui)


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("w", [TABLE, 104, HAND, 158, 250])
def test_names_fit_their_band_and_are_never_too_small(lang: str, w: int) -> None:
    ui, say = words(lang)
    canvas = ui.canvas(ui.screen.surface)
    for kind in the_game().box.kinds:
        lines, size = name_lines(canvas, say.kind(kind), w)
        assert size >= (LEGIBLE if w >= HAND else TINY)
        assert all(ui.pen.width(line, size, "ui", 700) <= INSIDE * w / W for line in lines)
        assert " ".join(lines) in ("", say.kind(kind))


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_nearly_every_card_of_the_smallest_hand_shows_its_name(lang: str) -> None:
    ui, say = words(lang)
    canvas = ui.canvas(ui.screen.surface)
    kinds = list(the_game().box.kinds)
    unnamed = [kind for kind in kinds if not name_lines(canvas, say.kind(kind), HAND)[0]]
    assert len(unnamed) <= 1, unnamed


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("w", [66, 75])
def test_nearly_no_card_of_the_table_has_an_empty_band(lang: str, w: int) -> None:
    ui, say = words(lang)
    canvas = ui.canvas(ui.screen.surface)
    unnamed = [kind for kind in the_game().box.kinds if not name_lines(canvas, say.kind(kind), w)[0]]
    assert len(unnamed) <= 3, unnamed


def test_a_long_name_makes_its_band_grow_over_the_picture() -> None:
    ui, say = words("vi")
    canvas = ui.canvas(ui.screen.surface)
    card = face(canvas, say, "nullification@SJ", HAND)
    assert len(name_lines(canvas, say.kind("nullification"), HAND)[0]) == 2
    plain = face(canvas, say, "duel@SA", HAND)
    above = (HAND // 2, round(272 * HAND / W))
    assert card.get_at(above)[2] > card.get_at(above)[0]
    assert plain.get_at(above)[2] < plain.get_at(above)[0]
