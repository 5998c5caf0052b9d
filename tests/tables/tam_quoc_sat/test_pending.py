"""What is being settled: the strip in the middle and the arrows say who does what to whom, as it is now."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.question import Call
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.call import parts_of
from game.tables.tam_quoc_sat.centre import arrows_of
from game.tables.tam_quoc_sat.pending import Pending, chain, laid, words_of
from game.ui.controls.plain import Panel
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

OTHERS = ("guan_yu", "xu_chu", "cao_cao", "sun_quan", "zhen_ji", "gan_ning", "lu_bu")
ISOLATES = "\u2066\u2067\u2068\u2069"
"""Marks that keep names apart where scripts meet."""


def table(seats: list[dict[str, Any]], turn: int = 0) -> Match:
    return a_match(len(seats), 1, {"turn": turn, "seats": seats}, deck="army")


def scene_of(match: Match, viewer: int | None, lang: str = "en") -> War:
    return War(match, viewer, make_ui(lang, (1366, 768), Taste(speed=0.0)))


def strip_of(scene: War) -> str:
    stage = scene.board.stage
    links = chain(stage.now.stack)
    return plain(words_of(stage, links, len(links) - 1))


def plain(words: str) -> str:
    return "".join(sign for sign in words if sign not in ISOLATES).replace("\u00a0", " ")


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


def borrowed() -> Match:
    """An has Bình, who has a bow, strike Chi."""
    match = table(
        [
            {"general": "zhang_fei", "hand": ["borrowed_sword@CQ"]},
            {"general": "guan_yu", "hand": ["slash@S9"], "equipment": ["kylin_bow"]},
            {"general": "xu_chu", "hand": ["dodge@D2"]},
        ]
    )
    match.answer("borrowed_sword@CQ", "1", "2")
    while isinstance(match.waiting, Call):
        match.answer()
    return match


@pytest.mark.rule("TQ-53")
def test_a_borrowed_sword_says_who_must_strike_whom() -> None:
    scene = scene_of(borrowed(), 1)
    assert strip_of(scene) == "Borrowed Sword: An has Bình strike Chi"
    assert [(a.start, a.end) for a in arrows_of(scene.board.stage)] == [(0, 1), (1, 2)]
    assert plain(asking.title(scene.board.stage, scene.turn)) == (
        "An borrows your weapon: use a Slash on Chi, or hand it over?"
    )
    assert [part.name for part in laid(scene.board.stage, chain(scene.board.stage.now.stack)).pieces if part.name] == [
        "zhang_fei", "borrowed_sword", "guan_yu", "slash", "xu_chu",
    ]  # fmt: skip


@pytest.mark.rule("TQ-53")
def test_the_victim_of_a_borrowed_sword_stays_named_while_it_may_be_nullified() -> None:
    match = table(
        [
            {"general": "zhang_fei", "hand": ["borrowed_sword@CQ", "nullification@SJ"]},
            {"general": "guan_yu", "hand": ["slash@S9"], "equipment": ["kylin_bow"]},
            {"general": "xu_chu", "hand": ["dodge@D2"]},
        ]
    )
    scene = scene_of(match, 0)
    scene.path = ("borrowed_sword@CQ", "1")
    scene.ready()
    assert plain(asking.hint(scene.board.stage, scene.board.plan, scene.turn)) == "Choose whom Bình has to strike"
    scene.board.plan.pending = "2"
    assert plain(asking.primary_words(scene.board.stage, scene.board.plan, scene.turn)) == "Bình strikes Chi"
    match.answer("borrowed_sword@CQ", "1", "2")
    assert isinstance(match.waiting, Call)
    called = scene_of(match, None)
    assert strip_of(called) == "Borrowed Sword: An has Bình strike Chi"
    assert [part.seat for part in parts_of(called.board.stage, match.waiting, ()) if not part.card] == [0, 1, 2]


def harvested() -> Match:
    """Everybody takes one of seven cards of An's Harvest, in a window that reaches far up."""
    match = table([{"general": "zhang_fei", "hand": ["harvest@H3"]}, *({"general": name} for name in OTHERS)])
    match.answer("harvest@H3")
    while isinstance(match.waiting, Call):
        match.answer()
    return match


@pytest.mark.rule("TQ-53")
@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_a_harvest_says_whose_it_is_and_no_strip_peeks_out_behind_its_window(lang: str) -> None:
    scene = scene_of(harvested(), 0, lang)
    assert "An" in plain(asking.title(scene.board.stage, scene.turn))
    nodes = scene.build()
    (panel,) = [node.rect for node in nodes if isinstance(node, Panel)]
    screen, strips = scene.ui.screen, [node for node in nodes if isinstance(node, Pending)]
    assert not any(strip.frame.px(strip.rect).colliderect(screen.px(panel)) for strip in strips if strip.frame)
    assert [node for node in scene_of(harvested(), 1, lang).build() if isinstance(node, Pending)]
