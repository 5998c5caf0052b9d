"""The near seat's dock: its equipment has whole names, and a blow is seen there."""

from __future__ import annotations

from typing import Any

import pytest

from game.tables.tam_quoc_sat.dock import draw_dock
from game.tables.tam_quoc_sat.overhead import draw_blow
from game.ui.rich import words_of
from tests.tables.tam_quoc_sat.wars import War, a_match, the_game
from tests.ui.gallery import Taste, make_ui

GENERALS = ("zhang_fei", "guan_yu", "xu_chu")
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


def struck(speed: float, viewer: int | None, victim: int) -> War:
    """An's Slash is on its way to somebody who does not dodge; the news have just begun to be shown."""
    folk = [
        {"general": name, "hand": ["slash@S9", "peach@H3", "wine"][at : at + 1]} for at, name in enumerate(GENERALS)
    ]
    match = a_match(3, 1, {"turn": 0, "seats": folk}, deck="army")
    scene = War(match, viewer, make_ui("en", (1366, 768), Taste(speed=speed)))
    match.answer("slash@S9", str(victim))
    match.answer("pass")
    scene.news()
    return scene


def felt(scene: War) -> tuple[float, set[str]]:
    """For how many milliseconds a blow is seen on the dock, and what is said of it."""
    shown, said = 0.0, set[str]()
    while scene.motion.busy:
        scene.tick(10)
        blow = scene.board.stage.moving.blow
        if blow is not None:
            shown += 10
            said.add(words_of(blow.line))
            draw_blow(scene.ui.canvas(), scene.board.stage, blow)
    return shown, said


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_whose_the_screen_is_sees_a_blow_for_a_second_at_every_speed(speed: float) -> None:
    shown, said = felt(struck(speed, 1, 1))
    assert shown >= 900
    (words,) = said
    assert "Bình" in words
    assert "An" in words


@pytest.mark.parametrize(("speed", "viewer", "victim"), [(1.0, 2, 1), (1.0, None, 1), (0.0, 1, 1)])
def test_nobody_else_waits_for_a_blow(speed: float, viewer: int | None, victim: int) -> None:
    assert felt(struck(speed, viewer, victim)) == (0.0, set())


def test_beads_drain_and_the_portrait_shakes_and_reddens_at_the_dock() -> None:
    scene, seen = struck(2.0, 1, 1), set[str]()
    while scene.motion.busy:
        scene.tick(10)
        sway = scene.board.stage.moving.swaying.get(1)
        if sway is not None:
            parts = {"shake": sway.shift, "red": sway.red, "drain": sway.drain and sway.beads == (4, 3)}
            seen |= {name for name, on in parts.items() if on}
    assert seen == {"shake", "red", "drain"}
