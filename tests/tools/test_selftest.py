"""The self-test passes for a whole app, and names what is broken in a broken one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.tools import selftest


def test_every_module_and_asset_loads() -> None:
    assert int(selftest.modules().split()[0]) > 80
    assert "pictures" in selftest.assets()
    assert "deep_sea" in selftest.data()


def test_a_match_goes_through_the_real_scenes() -> None:
    assert int(selftest.bot_match("deep_sea").split()[0]) > 50


def test_a_match_is_saved_resumed_and_replayed() -> None:
    assert int(selftest.save_and_resume("deep_sea").split()[0]) > 50


@pytest.mark.parametrize(("lang", "every", "least"), [("vi", False, 22), ("fa", True, 43)])
def test_every_scene_is_drawn(lang: str, every: bool, least: int) -> None:
    assert int(selftest.scenes(lang, (960, 600), every=every).split()[0]) >= least


def _broken() -> str:
    raise selftest.Wrong("the chip box is empty")


def test_what_is_broken_is_told_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "steps", lambda: iter([("box", _broken), ("table", lambda: "stands")]))
    report = tmp_path / "report.json"
    assert main(["--selftest", "--report", str(report)]) == 1
    found = json.loads(report.read_text("utf-8"))
    assert found["ok"] is False
    assert [(step["name"], step["ok"], step["detail"]) for step in found["steps"]] == [
        ("box", False, "the chip box is empty"),
        ("table", True, "stands"),
    ]
    assert capsys.readouterr().out.splitlines()[-1] == "selftest failed"


def test_a_crash_inside_a_step_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    step = selftest._tried("sum", lambda: str(1 // 0))
    assert not step.ok
    assert "ZeroDivisionError" in step.detail


def test_an_empty_picture_is_noticed() -> None:
    house = selftest._house("en", (960, 600))
    with pytest.raises(selftest.Wrong, match="all but empty"):
        selftest._look_at(house, "nothing")
