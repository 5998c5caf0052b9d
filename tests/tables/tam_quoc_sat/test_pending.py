"""What is being settled: the strip in the middle and the arrows say who does what to whom, as it is now."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.tables.tam_quoc_sat.centre import arrows_of
from game.tables.tam_quoc_sat.pending import chain, words_of
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

ISOLATES = "\u2066\u2067\u2068\u2069"
"""Marks that keep names apart where scripts meet."""


def table(seats: list[dict[str, Any]], turn: int = 0) -> Match:
    return a_match(len(seats), 1, {"turn": turn, "seats": seats}, deck="army")


def scene_of(match: Match, viewer: int | None, lang: str = "en") -> War:
    return War(match, viewer, make_ui(lang, (1366, 768), Taste(speed=0.0)))


def strip_of(scene: War) -> str:
    stage = scene.board.stage
    links = chain(stage.now.stack)
    return "".join(sign for sign in words_of(stage, links, len(links) - 1) if sign not in ISOLATES)


@pytest.mark.rule("TQ-53")
def test_strip_and_arrows_follow_a_slash_that_is_turned_aside() -> None:
    match = table(
        [
            {"general": "zhang_fei", "hand": ["slash@S9"]},
            {"general": "da_qiao", "hand": ["peach@H3"]},
            {"general": "guan_yu", "hand": ["dodge@D2"]},
        ]
    )
    match.answer("slash@S9", "1")
    before = scene_of(match, 1)
    assert (strip_of(before), [a.end for a in arrows_of(before.board.stage)]) == ("Slash: An to Bình", [1])
    match.answer("liuli", "peach@H3", "2")
    scene = scene_of(match, 2)
    assert (strip_of(scene), [a.end for a in arrows_of(scene.board.stage)]) == ("Slash: An to Chi", [2])
    match.answer("pass")
    assert not match.view(None).stack
