"""What the EX generals ask is answered by the controls of the table, each question in words."""

from __future__ import annotations

from itertools import cycle

import pytest

from game.core.match import Match
from game.core.question import Arrange, Call, Share
from tests.tables.tam_quoc_sat.hands import Mouse
from tests.tables.tam_quoc_sat.test_forest_and_mountain import Later, answered
from tests.tables.tam_quoc_sat.walks import Walk
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

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
    "wangxi": ([{"hand": ["slash@S7"]}, {"general": "li_dian"}, {}], {}, (("slash@S7", "1"),), ("wangxi",)),
    "yongsi": (
        [{"general": "sp_yuan_shu", "hand": ["slash@S7"], "equipment": ["chitu@H5"]}, {}, {}],
        {},
        (("end",),),
        ("chitu@H5",),
    ),
    "weidi": (
        [
            {"general": "sp_yuan_shu", "role": "rebel"},
            {"general": "liu_bei", "role": "lord"},
            {"general": "guan_yu", "role": "loyalist", "hand": ["slash@S7"]},
            {"role": "renegade"},
        ],
        {},
        (),
        ("jijiang", "1"),
    ),
    "zhuhai": (
        [{"hand": ["slash@S7"]}, {"general": "xu_shu", "hand": ["slash@S8"]}, {}],
        {},
        (("slash@S7", "2"), ("end",)),
        ("zhuhai",),
    ),
    "a Slash for zhuhai": (
        [{"hand": ["slash@S7"]}, {"general": "xu_shu", "hand": ["slash@S8"]}, {}],
        {},
        (("slash@S7", "2"), ("end",), ("zhuhai",)),
        ("slash@S8",),
    ),
    "jianyan": ([{"general": "xu_shu", "gained": ["jianyan"]}, {}, {}], {}, (), ("jianyan", "black")),
    "jianyan, to whom": (
        [{"general": "xu_shu", "gained": ["jianyan"]}, {}, {}],
        {},
        (("jianyan", "black"),),
        ("2",),
    ),
    "jiyuan": (
        [{"hand": ["slash@S7"]}, {"hp": 1}, {"general": "yi_ji"}],
        {},
        (("slash@S7", "1"),),
        ("jiyuan",),
    ),
    "jiyuan, of two": (
        [{"hand": ["slash@S7"]}, {"general": "yi_ji", "gained": ["yiji"]}, {}, {}],
        {"draw": ["dodge@D2", "dodge@D3"]},
        (("slash@S7", "1"), ("yiji",), ("dodge@D2", "2", "dodge@D3", "3")),
        ("jiyuan", "2", "3"),
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


@pytest.mark.parametrize(("name", "lang"), list(zip(ANSWERS, cycle(["vi", "fa", "en"]))))
def test_what_is_asked(name: str, lang: str) -> None:
    answered(up_to(name), lang, ANSWERS[name][3])


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_jijie_shows_the_card_and_asks_who_gets_it(lang: str) -> None:
    match = a_match(3, 1, {"seats": [{"general": "yi_ji"}, {}, {}]})
    match.answer("jijie")
    asked = match.waiting
    assert isinstance(asked, Share)
    ui = make_ui(lang, (1366, 768), Taste(speed=0.0))
    scene = War(match, 0, ui)
    Walk(scene, Mouse(scene)).answer((asked.things[0].key, "2"))
    assert not ui.words.missing
    assert not ui.words.faults


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_xunxun_is_done_when_there_are_two_in_each_row(lang: str) -> None:
    cards = ("slash@S7", "slash@S8", "peach@H3", "dodge@H2")
    match = a_match(3, 1, {"seats": [{"general": "li_dian"}, {}, {}], "phase": "draw", "draw": list(cards)})
    match.answer("xunxun")
    asked = match.waiting
    assert isinstance(asked, Arrange)
    assert asked.default == ("top", *cards[:2], "bottom", *cards[2:])
    ui = make_ui(lang, (1366, 768), Taste(speed=0.0))
    scene = War(match, 0, ui)
    hands = Mouse(scene)
    hands.press("tqs.thing.slash@S7")
    assert hands.live()["tqs.go"].why
    Walk(scene, hands).answer(("top", "dodge@H2", "slash@S7", "bottom", "peach@H3", "slash@S8"))
    assert not ui.words.missing
    assert not ui.words.faults
