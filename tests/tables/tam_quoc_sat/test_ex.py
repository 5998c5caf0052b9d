"""What the EX generals ask is answered by the controls of the table, each question in words."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.core.question import Call
from tests.tables.tam_quoc_sat.test_forest_and_mountain import Later, answered
from tests.tables.tam_quoc_sat.wars import a_match

ANSWERS: dict[str, Later] = {
    "yaowu": (
        [{"hp": 2, "hand": ["slash@H10"]}, {"general": "hua_xiong"}, {}],
        {},
        (("slash@H10", "1"),),
        ("draw_one",),
    ),
    "qiaomeng": (
        [
            {"general": "gongsun_zan", "hand": ["slash@S7"]},
            {"equipment": ["chitu@H5", "zhuge_crossbow@CA"]},
            {},
        ],
        {},
        (("slash@S7", "1"),),
        ("qiaomeng", "chitu@H5"),
    ),
    "wangzun": (
        [{"role": "lord"}, {"general": "yuan_shu", "role": "rebel"}, {"role": "renegade"}],
        {"phase": "prepare"},
        (),
        ("wangzun",),
    ),
}
"""Seats, start, what is answered before, and the answer that is tried."""


def up_to(name: str) -> Match:
    """The match at the question that is tried."""
    seats, start, before, _ = ANSWERS[name]
    match = a_match(len(seats), 1, {"seats": seats, **start})
    for given in before:
        while isinstance(match.waiting, Call):
            match.answer()
        match.answer(*given)
    return match


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("name", ANSWERS)
def test_what_is_asked(name: str, lang: str) -> None:
    answered(up_to(name), lang, ANSWERS[name][3])
