"""Range and distances are shown where they matter: for cards that reach so far, and for skills that say so."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.question import Path
from game.tables.tam_quoc_sat.shown import shown
from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui


def aiming(near: dict[str, Any], path: Path) -> War:
    """Seat 0 has chosen so much; four others, nobody has a horse."""
    match = a_match(5, 1, {"turn": 0, "seats": [near, *({"hand": ["dodge"]} for _ in range(4))]}, deck="army")
    scene = War(match, 0, make_ui("en", (1366, 768), Taste(speed=0.0)))
    scene.path = path
    scene.ready()
    return scene


def hexagons(scene: War) -> list[tuple[int, bool] | None]:
    return [shown(scene.board.stage, seat).distance for seat in range(1, 5)]


NONE = [None] * 4
NEXT = [(1, True), (2, False), (2, False), (1, True)]
ALL = [(1, True), (2, True), (2, True), (1, True)]


@pytest.mark.rule("TQ-24")
@pytest.mark.parametrize(
    ("near", "path", "reach", "wanted"),
    [
        ({"general": "zhang_fei", "hand": ["slash@S9"]}, ("slash@S9",), 1, NEXT),
        ({"general": "zhang_fei", "hand": ["slash@S9"], "equipment": ["kylin_bow"]}, ("slash@S9",), 5, ALL),
        ({"general": "zhang_fei", "hand": ["snatch@S3"], "equipment": ["kylin_bow"]}, ("snatch@S3",), 1, NEXT),
        ({"general": "zhang_fei", "hand": ["dismantle@S3"]}, ("dismantle@S3",), 0, NONE),
        ({"general": "gan_ning", "hand": ["slash@S9"]}, ("qixi", "slash@S9"), 0, NONE),
        ({"general": "huang_yueying", "hand": ["snatch@S3"]}, ("snatch@S3",), 0, NONE),
        ({"general": "xu_huang", "hand": ["slash@S9"]}, ("duanliang", "slash@S9"), 2, ALL),
        ({"general": "guan_yu", "hand": [], "equipment": ["kylin_bow@H5"]}, ("wusheng", "kylin_bow@H5"), 1, NEXT),
        ({"general": "dian_wei", "hand": []}, ("qiangxi", "lose_hp"), 1, NEXT),
    ],
)
def test_distances_are_shown_only_where_they_matter(
    near: dict[str, Any], path: Path, reach: int, wanted: list[tuple[int, bool] | None]
) -> None:
    scene = aiming(near, path)
    assert scene.turn.step is not None
    assert scene.turn.step.ask == "target"
    assert (scene.board.stage.asked.reach, hexagons(scene)) == (reach, wanted)
