"""What the Forest and Mountain generals ask is answered by the controls of the table, each question in words."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from game.core.match import Match
from game.core.question import Call, Decision
from game.tables.tam_quoc_sat import asking
from tests.tables.tam_quoc_sat.hands import Mouse
from tests.tables.tam_quoc_sat.test_questions import controls
from tests.tables.tam_quoc_sat.walks import Walk
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

Seats = list[dict[str, Any]]
SUN_CE: dict[str, Any] = {"general": "sun_ce", "role": "lord", "used_limited": ["hunzi"], "hand": ["slash@S7"]}

ACTS: dict[str, tuple[Seats, tuple[str, ...]]] = {
    "duanliang": ([{"general": "xu_huang", "hand": ["slash@S7"]}, {}, {}], ("duanliang", "slash@S7", "1")),
    "jiuchi": ([{"general": "dong_zhuo", "hand": ["slash@S7", "slash@S8"]}, {}, {}], ("jiuchi", "slash@S7")),
    "jixi": (
        [
            {"general": "deng_ai", "gained": ["jixi"], "fields": ["slash@C3", "slash@C4"]},
            {"hand": ["peach@H3"]},
            {"hand": ["peach@H4"]},
        ],
        ("jixi", "slash@C4", "2"),
    ),
    "tiaoxin": ([{"general": "jiang_wei"}, {}, {}], ("tiaoxin", "2")),
    "zhijian": (
        [{"general": "zhang_zhao_zhang_hong", "hand": ["chitu@H5", "slash@S7"]}, {}, {}],
        ("zhijian", "chitu@H5", "2"),
    ),
    "zhiba": ([{"general": "gan_ning", "hand": ["slash@S8"]}, SUN_CE, {"role": "rebel"}, {}], ("zhiba",)),
}
"""Seats, the first of which does something, and the whole answer."""

Later = tuple[Seats, dict[str, Any], tuple[tuple[str, ...], ...], tuple[str, ...]]
ANSWERS: dict[str, Later] = {
    "fangzhu": (
        [{"hand": ["slash@S7"]}, {"general": "cao_pi"}, {}],
        {},
        (("slash@S7", "1"),),
        ("fangzhu", "2"),
    ),
    "yinghun": ([{"general": "sun_jian", "hp": 1}, {}, {}], {"phase": "prepare"}, (), ("yinghun", "2", "discard_x")),
    "benghuai": ([{"general": "dong_zhuo"}, {}, {}], {"phase": "discard"}, (), ("lose_max_hp",)),
    "zhiji": ([{"general": "jiang_wei", "hp": 2}, {}, {}], {"phase": "prepare"}, (), ("draw_two",)),
    "xiangle": (
        [{"hand": ["slash@S7", "slash@S8"]}, {"general": "liu_shan"}, {}],
        {},
        (("slash@S7", "1"),),
        ("slash@S8",),
    ),
    "fangquan": (
        [{"general": "liu_shan", "hand": ["slash@S7"]}, {}, {}],
        {"phase": "play"},
        (("fangquan",),),
        ("fangquan", "slash@S7", "2"),
    ),
    "accepts": (
        [{"general": "gan_ning", "hand": ["slash@S8"]}, SUN_CE, {"role": "rebel"}, {}],
        {},
        (("zhiba",),),
        ("accept_contest",),
    ),
    "bid": (
        [{"general": "gan_ning", "hand": ["slash@S8", "slash@S9"]}, {**SUN_CE, "used_limited": []}, {}, {}],
        {},
        (("zhiba",),),
        ("slash@S9",),
    ),
    "guzheng": (
        [{"hp": 1, "hand": ["slash@S7", "slash@S8", "dodge@D2"]}, {"general": "zhang_zhao_zhang_hong"}, {}],
        {},
        (("end",), ("slash@S7", "slash@S8")),
        ("guzheng", "slash@S8"),
    ),
    "the rest": (
        [{"hp": 1, "hand": ["slash@S7", "slash@S8", "dodge@D2"]}, {"general": "zhang_zhao_zhang_hong"}, {}],
        {},
        (("end",), ("slash@S7", "slash@S8"), ("guzheng", "slash@S8")),
        ("take_rest",),
    ),
    "beige": (
        [{"hand": ["slash@S7"]}, {"general": "cai_wenji", "hand": ["dodge@D2"], "equipment": ["chitu@H5"]}, {}],
        {},
        (("slash@S7", "1"), ("pass",)),
        ("beige", "chitu@H5"),
    ),
}
"""Seats, start, what is answered before, and the answer that is tried."""


def answered(match: Match, lang: str, path: tuple[str, ...]) -> None:
    """Gives an answer through the controls; every word of it is there."""
    asked = match.waiting
    assert isinstance(asked, Decision)
    ui = make_ui(lang, (1366, 768), Taste(speed=0.0))
    scene = War(match, asked.seat, ui)
    Walk(scene, Mouse(scene)).answer(path)
    assert not ui.words.missing
    assert not ui.words.faults


def test_who_lets_a_lord_skill_work_reads_whom_it_helps() -> None:
    seats: Seats = [
        {"general": "zhang_liao", "judgement": ["indulgence@H6"], "role": "loyalist"},
        {"general": "cao_pi", "role": "lord"},
        {"role": "rebel"},
        {"role": "renegade"},
    ]
    match = a_match(4, 1, {"seats": seats, "phase": "judge", "draw": ["slash@S7"]})
    scene = War(match, 0, make_ui("en", (1366, 768), Taste(speed=0.0)))
    controls(scene)
    assert asking.title(scene.board.stage, scene.turn) == "A black judgement: let \u2068Bình\u2069 draw a card?"


@pytest.mark.parametrize(("name", "lang"), list(zip(ACTS, cycle(["vi", "fa", "en"]))))
def test_what_may_be_done_in_the_play_phase(name: str, lang: str) -> None:
    seats, path = ACTS[name]
    answered(a_match(len(seats), 1, {"seats": seats}), lang, path)


@pytest.mark.parametrize(("name", "lang"), list(zip(ANSWERS, cycle(["vi", "fa", "en"]))))
def test_what_is_asked_at_other_times(name: str, lang: str) -> None:
    seats, start, before, path = ANSWERS[name]
    match = a_match(len(seats), 1, {"seats": seats, **start})
    for given in before:
        while isinstance(match.waiting, Call):
            match.answer()
        match.answer(*given)
    answered(match, lang, path)
