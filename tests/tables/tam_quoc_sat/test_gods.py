"""What the gods ask is answered by the controls of the table, each question in words; who looks at a hand sees it."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from game.core.match import Match
from game.core.question import DONE, Call, Decision
from tests.tables.tam_quoc_sat.hands import Mouse
from tests.tables.tam_quoc_sat.test_questions import controls
from tests.tables.tam_quoc_sat.walks import Walk
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

Seats = list[dict[str, Any]]
FOUR_SUITS = ["slash@S7", "peach@H3", "slash@C2", "dodge@D2"]
SIMA_YI: dict[str, Any] = {"general": "shen_sima_yi", "gained": ["jilue"], "marks": {"forbearance": 2}}
LU_BU: dict[str, Any] = {"general": "shen_lu_bu", "marks": {"rage": 6}}

Later = tuple[Seats, dict[str, Any], tuple[tuple[str, ...], ...], tuple[str, ...]]
ANSWERS: dict[str, Later] = {
    "gongxin": (
        [{"general": "shen_lu_meng"}, {"hand": ["peach@H3"]}, {"hand": ["dodge@D2"]}],
        {},
        (),
        ("gongxin", "2"),
    ),
    "gongxin: a heart": (
        [{"general": "shen_lu_meng"}, {"hand": ["peach@H3", "peach@H4", "slash@S7"]}, {}],
        {},
        (("gongxin", "1"),),
        ("peach@H4", "put_on_top"),
    ),
    "shelie": (
        [{"general": "shen_lu_meng"}, {}],
        {"phase": "draw", "draw": ["slash@S7", "slash@S8", "peach@H3", "dodge@D2", "slash@C2"]},
        (("shelie",),),
        ("slash@S8",),
    ),
    "guixin": (
        [{"general": "shen_cao_cao"}, {"hand": ["slash@S7"], "equipment": ["kylin_bow", "dilu"]}],
        {"turn": 1},
        (("slash@S7", "0"), ("guixin",)),
        ("dilu@C5",),
    ),
    "wushen": ([{"general": "shen_guan_yu", "hand": ["peach@H3"]}, {}, {}, {}], {}, (), ("peach@H3", "2")),
    "wuhun": (
        [{"general": "shen_guan_yu", "hp": 1}, {"hand": ["slash@S7"]}, {"marks": {"nightmare": 1}}],
        {"turn": 1},
        (("slash@S7", "0"),),
        ("2",),
    ),
    "wumou": ([{**LU_BU, "hand": ["ex_nihilo@H7"]}, {}], {}, (("ex_nihilo@H7",),), ("lose_hp",)),
    "wuqian": ([LU_BU, {}, {}], {}, (), ("wuqian", "2")),
    "shenfen": ([LU_BU, {}, {}], {}, (), ("shenfen",)),
    "shenfen: four cards": (
        [LU_BU, {"hand": ["slash@S7", "slash@S8", "slash@S9", "slash@S10", "peach@H3"]}],
        {},
        (("shenfen",),),
        ("slash@S7", "slash@S8", "slash@S9", "slash@S10"),
    ),
    "longhun": (
        [{"general": "shen_zhao_yun", "hand": ["slash@D6", "dodge@D2", "dodge@D3", "peach@H3"]}, {}, {}],
        {},
        (),
        ("longhun", "slash@D6", "dodge@D2", "2"),
    ),
    "longhun: which": (
        [{"general": "shen_zhao_yun", "hp": 1, "hand": ["dodge@D2", "dodge@D3", "peach@H3", "dodge@H2"]}, {}, {}],
        {},
        (),
        ("longhun", "peach", "dodge@H2"),
    ),
    "qinyin": (
        [{"general": "shen_zhou_yu", "hp": 1, "hand": ["slash@S7", "slash@S8", "slash@S9"]}, {}],
        {},
        (("end",), ("slash@S7", "slash@S8")),
        ("qinyin", "lose_all"),
    ),
    "yeyan": ([{"general": "shen_zhou_yu"}, {}, {}], {}, (), ("yeyan", "1", "2", DONE)),
    "yeyan: twice the same": (
        [{"general": "shen_zhou_yu", "hand": [*FOUR_SUITS, "slash@S8"]}, {}, {}],
        {},
        (),
        ("yeyan", "1", "1", "2", *FOUR_SUITS),
    ),
    "jilue": (
        [{**SIMA_YI, "hand": ["slash@S7", "slash@S8"]}, {}],
        {},
        (),
        ("jilue", "zhiheng", "slash@S7", DONE),
    ),
    "jilue: wansha": ([SIMA_YI, {}], {}, (), ("jilue", "wansha")),
    "jilue: fangzhu": ([SIMA_YI, {"hand": ["slash@S7"]}, {}], {"turn": 1}, (("slash@S7", "0"),), ("jilue", "2")),
}
"""Seats, start, what is answered before, and the answer that is tried."""


def at(name: str) -> Match:
    """The match at the question."""
    seats, start, before, _ = ANSWERS[name]
    seats = [{"kingdom": "wei", **seat} for seat in seats]
    match = a_match(len(seats), 1, {"seats": seats, **start})
    for given in before:
        pass_calls(match)
        match.answer(*given)
    pass_calls(match)
    return match


def pass_calls(match: Match) -> None:
    while isinstance(match.waiting, Call):
        match.answer()


@pytest.mark.parametrize(("name", "lang"), list(zip(ANSWERS, cycle(["vi", "fa", "en"]))))
def test_what_the_gods_ask(name: str, lang: str) -> None:
    match = at(name)
    asked = match.waiting
    assert isinstance(asked, Decision)
    ui = make_ui(lang, (1366, 768), Taste(speed=0.0))
    scene = War(match, asked.seat, ui)
    Walk(scene, Mouse(scene)).answer(ANSWERS[name][3])
    assert not ui.words.missing
    assert not ui.words.faults


def test_who_looks_at_a_hand_sees_all_of_it() -> None:
    scene = War(at("gongxin: a heart"), 0)
    live = controls(scene)
    assert live["tqs.pick.slash@S7"].off
    assert not live["tqs.pick.peach@H3"].off
    other = War(at("gongxin: a heart"), 2)
    assert not [name for name in controls(other) if name.startswith("tqs.pick.")]


def test_a_hand_without_a_heart_is_seen_too() -> None:
    match = a_match(2, 1, {"seats": [{"general": "shen_lu_meng", "kingdom": "wu"}, {"hand": ["slash@S7", "dodge@D2"]}]})
    match.answer("gongxin", "1")
    live = controls(War(match, 0))
    assert live["tqs.pick.slash@S7"].off
    assert live["tqs.pick.dodge@D2"].off
    assert not live["tqs.pass"].off
