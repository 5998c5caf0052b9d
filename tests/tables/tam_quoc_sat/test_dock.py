"""The near seat's dock: its equipment has whole names, and a blow is seen there."""

from __future__ import annotations

from typing import Any

import pytest

from game.tables.tam_quoc_sat.dock import draw_dock
from tests.tables.tam_quoc_sat.wars import War, a_match, the_game
from tests.ui.gallery import Taste, make_ui

EQUIPMENT = [name for name, kind in the_game().box.kinds.items() if kind.equipment]


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_equipment_has_whole_names(lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    ui = make_ui(lang, size, Taste(speed=0.0))
    drawn: list[str] = []
    for name in ("line", "paragraph"):
        draw = getattr(ui.pen, name)

        def spy(words: str, *more: Any, draw: Any = draw, **named: Any) -> Any:
            drawn.append(words)
            return draw(words, *more, **named)

        monkeypatch.setattr(ui.pen, name, spy)
    for kind in EQUIPMENT:
        match = a_match(3, 1, {"turn": 0, "seats": [{"general": "guan_yu", "equipment": [kind]}, {}, {}]}, deck="army")
        scene = War(match, 0, ui)
        draw_dock(scene.ui.canvas(), scene.board.stage)
        assert scene.board.stage.kind(kind) in drawn, f"{kind} is cut"
