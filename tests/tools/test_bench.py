"""`bench` times what it says it times, and writes what commands.md promises."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.disk.settings import Settings
from game.tools import bare, showing, starts
from game.tools.showing import frame_costs, memory

LATE = """
import sys, time
with open(sys.argv[1], "w") as note:
    for scene, state in (("start", ""), ("home", "busy"), ("home", "on")):
        time.sleep(0.15)
        note.write('{"scene": "%s", "controls": [{"state": "%s"}]}\\n' % (scene, state))
        note.flush()
time.sleep(30)
"""


def program(tmp_path: Path, code: str) -> tuple[list[str], Path]:
    file = tmp_path / "program.py"
    file.write_text(code, "utf-8")
    note = tmp_path / "ui.jsonl"
    return [sys.executable, str(file), str(note)], note


def test_a_start_is_timed_up_to_what_the_ui_log_shows(tmp_path: Path) -> None:
    first, home = starts.seen(*program(tmp_path, LATE), [starts.is_first_frame, starts.is_home])
    assert 0.15 <= first <= home - 0.25
    assert home < 30, "the program stays that much longer"


def test_a_home_that_does_not_take_a_click_yet_is_not_ready() -> None:
    assert not starts.is_home({"scene": "home", "controls": [{"state": "busy"}]})
    assert not starts.is_home({"scene": "start", "controls": []})
    assert starts.is_home({"scene": "home", "controls": [{"state": "busy"}, {"state": "on"}]})


@pytest.mark.parametrize(
    "code", ["", 'open(__import__("sys").argv[1], "w").write(\'{"scene": "start", "controls": []}\\n\')']
)
def test_a_program_that_ends_too_early_is_no_start(tmp_path: Path, code: str) -> None:
    with pytest.raises(starts.NoStart, match="did not get as far"):
        starts.seen(*program(tmp_path, code), [starts.is_first_frame, starts.is_home])


def test_the_bare_window_notes_its_first_picture(tmp_path: Path) -> None:
    note = tmp_path / "ui.jsonl"
    (seconds,) = starts.seen([sys.executable, str(Path(bare.__file__)), str(note)], note, [starts.is_first_frame])
    assert seconds > 0


def test_the_bare_window_is_a_word_of_the_packaged_app_too(tmp_path: Path) -> None:
    note = tmp_path / "ui.jsonl"
    command = [*starts.app_command(), "bare", "--ui-log", str(note)]
    assert len(starts.seen(command, note, [starts.is_first_frame])) == 1


def test_a_packaged_app_is_called_by_itself() -> None:
    assert starts.app_command(Path("/dist/round-table")) == [str(Path("/dist/round-table"))]


def test_only_drawn_frames_count(monkeypatch: pytest.MonkeyPatch) -> None:
    from game import app
    from game.disk.catalog import content_folders

    house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=4.0), content_folders())
    costs = frame_costs(house, house.games["lost_cities"], 150)
    assert len(costs) == 150
    assert all(cost.ms > 0.05 for cost in costs)
    assert any(cost.thought for cost in costs)
    assert not all(cost.thought for cost in costs)


def test_median_and_99_percent() -> None:
    spread = showing._spread([1.0] * 980 + [50.0] * 20)
    assert spread == {"median": 1.0, "p99": 50.0}


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not say")
def test_memory_is_that_of_this_process() -> None:
    before = memory()
    block = bytearray(64 << 20)
    for page in range(0, len(block), 4096):
        block[page] = 1
    after = memory()
    assert before is not None
    assert after is not None
    assert 60 <= after - before <= 80


@pytest.mark.soak
def test_the_whole_bench(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.json"
    quick = ["--runs", "1", "--frames", "60", "--seconds", "1", "--matches", "3"]
    assert main(["bench", "--json", str(file), *quick]) == 0
    found = json.loads(file.read_text("utf-8"))
    assert found["source"] == "source"
    assert set(found["start"]) == {"bare_first_frame_s", "app_first_frame_s", "home_ready_s"}
    assert all(seconds > 0 for seconds in found["start"].values())
    assert 0 < found["frame_ms"]["deep_sea"]["median"] <= found["frame_ms"]["deep_sea"]["p99"]
    assert found["frame_ms"]["deep_sea"]["first"] > 0
    assert found["frame_ms"]["tam_quoc_sat"]["thinking"]["p99"] > 0
    assert found["idle"]["redraws"] == 0
    assert found["memory_mb"] is None or 20 < found["memory_mb"] < 400
    assert found["engine"]["deep_sea"]["games_per_s"] > 0
    assert found["engine"]["deep_sea"]["decisions_per_s"] > 0
    assert found["save"]["longest_match_decisions"] > 100
    assert found["save"]["save_ms"] > 0
    assert found["save"]["load_ms"] > 0
    said = capsys.readouterr().out
    assert "measured from source" in said
    assert "home ready" in said


def test_a_packaged_app_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--frozen", str(tmp_path / "round-table")]) == 2
    assert capsys.readouterr().err.startswith(f"error: {tmp_path}")
