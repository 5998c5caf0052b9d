"""A closer look: while its window is open nothing of the table below can be pressed, and it looks so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.tam_quoc_sat.wars import War, a_match
from tests.ui.gallery import Taste, make_ui

SEATS: list[dict[str, Any]] = [
    {"general": "guan_yu", "hand": ["slash@S9", "peach@H3"], "equipment": ["serpent_spear"]},
    {"general": "zhang_fei", "hand": ["slash@S8"]},
    {"general": "xu_chu"},
]


@pytest.mark.parametrize("what", ["card.slash@S9", "seat.1", "discards"])
def test_a_window_leaves_nothing_below_it_to_press(what: str) -> None:
    match = a_match(3, 1, {"turn": 0, "seats": SEATS}, deck="army")
    scene = War(match, 0, make_ui("en", (1366, 768), Taste(speed=0.0)))
    scene.ready()
    before = {control.id for control in scene.desk.controls() if not control.off}
    assert {"tqs.end", "tqs.skill.serpent_spear", "tqs.hand.slash@S9"} <= before
    scene.board._show(what)
    scene.ready()
    controls = scene.desk.controls()
    veil = next(at for at, control in enumerate(controls) if control.id == "tqs.veil")
    assert all(control.off and not control.key and not control.tab for control in controls[:veil])
    assert not any(control.off for control in controls[veil:])
    assert scene.board.escape()
    scene.ready()
    assert {control.id for control in scene.desk.controls() if not control.off} == before
