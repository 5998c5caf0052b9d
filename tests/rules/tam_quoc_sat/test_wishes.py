"""The beginner and skills that are no use at all times: it takes them when they help it, and harms no friend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.question import Path
from tests.rules.tam_quoc_sat.wars import GAME, position

ROLES = ("rebel", "lord", "rebel", "loyalist", "renegade")


def chosen(seats: Sequence[dict[str, Any]], *answers: Path, seat: int = 0, **start: Any) -> Path:
    """What the beginner at ``seat`` answers after these answers; roles are as in ROLES."""
    cast = [{"role": role, **one} for role, one in zip(ROLES, [*seats, {}, {}, {}, {}, {}], strict=False)]
    match = position(cast, {"open_roles": True, "deck": "army"}, **start)
    for path in answers:
        match.answer(*path)
    return match.choose(GAME.bots["easy"], seat)


def test_it_rises_from_the_dead_once() -> None:
    dying = {"general": "pang_tong", "hp": 1}
    foe = {"hand": ["slash@S7"]}
    assert chosen([dying, foe], ("slash@S7", "0"), turn=1) == ("step_up",)
    assert chosen([dying, foe], ("slash@S7", "0"), ("0",), turn=1) == ("niepan",)


def test_it_gives_up_its_draw_only_for_what_lies_before_it() -> None:
    hurried = {"general": "xiahou_yuan"}
    assert chosen([hurried], phase="prepare") == ("pass",)
    assert chosen([{**hurried, "judgement": ["indulgence"]}], phase="prepare") == ("shensu", "1")


@pytest.mark.parametrize(("hand", "wanted"), [(["slash@C8"], ("step_up",)), (["slash@S8"], ("pass",))])
def test_it_changes_a_judgement_only_for_the_better(hand: list[str], wanted: Path) -> None:
    sorcerer = {"general": "zhang_jiao", "hand": hand, "judgement": ["lightning"]}
    seats = [sorcerer]
    assert chosen(seats, (), phase="judge", draw=["slash@S7"]) == wanted, "nobody nullifies"


def test_a_tiger_is_driven_at_a_foe_with_a_high_card() -> None:
    adviser = {"general": "xun_yu", "hand": ["peach@HQ", "dodge@H2"]}
    foe = {"hand": ["slash@S7"]}
    assert chosen([adviser, foe]) == ("quhu", "1")
    assert chosen([adviser, foe], ("quhu", "1")) == ("peach@HQ",)
    assert chosen([adviser, foe, {"hp": 1}], ("quhu", "1"), ("peach@HQ",), ("slash@S7",)) != ("2",)
    assert chosen([{**adviser, "hand": ["dodge@H2"]}, foe]) == ("end",)


def test_blood_is_spent_while_there_is_some() -> None:
    assert chosen([{"general": "dian_wei"}]) == ("qiangxi", "lose_hp", "1")
    assert chosen([{"general": "dian_wei", "hp": 2}]) == ("end",)
    assert chosen([{"general": "dian_wei", "hp": 2, "equipment": ["kylin_bow"]}])[:2] == ("qiangxi", "kylin_bow@H5")


def test_a_club_of_little_worth_is_recast() -> None:
    assert chosen([{"general": "pang_tong", "hand": ["harvest", "slash@C7"]}, {"equipment": ["dilu"]}]) != ("end",)
    one: dict[str, Any] = {"general": "pang_tong", "hand": ["slash@C7"]}
    far = [one, {"equipment": ["dilu"]}, {}, {}, {"equipment": ["jueying"]}]
    assert chosen(far) == ("lianhuan", "slash@C7", "recast")


def test_it_sees_through_a_trick_on_itself() -> None:
    wise = {"general": "wolong_zhuge_liang", "hand": ["slash@S7"]}
    foe = {"hand": ["snatch@D3"]}
    path = ("snatch@D3", "0")
    assert chosen([wise, foe], path, turn=1) == ("step_up",)
    assert chosen([wise, foe], path, ("0",), turn=1) == ("kanpo", "slash@S7")


def test_a_heart_of_the_god_of_war_is_a_slash() -> None:
    saint = {"general": "shen_guan_yu", "kingdom": "shu", "hp": 3, "hand": ["peach@H3"]}
    assert chosen([saint, {}]) == ("peach@H3", "1"), "at the Lord, whom it takes for a foe"
    assert chosen([{**saint, "hp": 1}, {"hand": ["slash@S7"], "equipment": ["chitu"]}], ("slash@S7", "0"), turn=1) == (
        "pass",
    )


def test_it_looks_into_the_hand_of_a_foe_and_takes_what_is_worth_most() -> None:
    god = {"general": "shen_lu_meng", "kingdom": "wu"}
    foe = {"hand": ["peach@H3", "slash@H10"]}
    assert chosen([god, foe]) == ("gongxin", "1")
    assert chosen([god, foe], ("gongxin", "1"))[0] == "peach@H3"


def test_rage_is_spent_on_many_foes() -> None:
    god = {"general": "shen_lu_bu", "kingdom": "qun", "marks": {"rage": 6}}
    assert chosen([god]) == ("shenfen",)
    assert chosen([{**god, "marks": {"rage": 2}}]) == ("end",)
    assert chosen([{**god, "marks": {"rage": 2}, "hand": ["slash@S7"]}]) == ("slash@S7", "1")


def test_as_many_cards_as_it_has_hp() -> None:
    dragon = {"general": "shen_zhao_yun", "kingdom": "shu", "hp": 1}
    assert chosen([{**dragon, "hand": ["dodge@H2"]}]) == ("longhun", "dodge@H2")
    foe = {"hand": ["slash@S7"]}
    dying = {**dragon, "equipment": ["kylin_bow"]}
    assert chosen([dying, foe], ("slash@S7", "0"), ("pass",), turn=1) == ("step_up",)
    assert chosen([{**dragon, "hand": ["slash@C2"]}, foe], ("slash@S7", "0"), turn=1) == ("longhun", "slash@C2")


def test_fire_is_for_known_foes_and_music_for_wounded_friends() -> None:
    fire = {"general": "shen_zhou_yu", "kingdom": "wu"}
    assert chosen([fire]) == ("yeyan", "1", "3", "4")
    tired = {**fire, "hp": 1, "hand": ["slash@S7", "slash@S8", "slash@S9"]}
    shed = (("end",), ("slash@S7", "slash@S8"))
    assert chosen([{**tired, "used_limited": ["yeyan"]}], *shed) == ("qinyin", "recover_all")
    assert chosen([tired, {"hp": 1}, {}, {"hp": 1}], *shed) == ("pass",)


def test_a_mark_is_spent_on_new_cards() -> None:
    god = {"general": "shen_sima_yi", "kingdom": "wei", "gained": ["jilue"], "marks": {"forbearance": 1}}
    assert chosen([{**god, "hand": ["lightning", "dodge@H2"]}]) == ("jilue", "zhiheng", "lightning@SA", ".")
