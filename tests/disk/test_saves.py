"""A match on the disk survives kills, full disks, lost files and foreign files."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import By, Entry
from game.disk import history, saves
from game.disk.catalog import SHIPPED
from game.disk.match_file import Head, SaveError, head_line, read_match
from game.disk.saves import Person, Saver, Side, list_saves, open_match, read_side, round_starts

TOP = Path(__file__).resolve().parents[2]
HEAD = Head(game="toy", seats=2, seed=7, packs={SHIPPED: "aa"}, app="0.1.0")
SIDE = Side(people=(Person("Nguyễn", "jade"), Person("بازی", "rose", "easy")), title="x", progress={"dive": 2})


def entry(number: int, by: By = "human") -> Entry:
    return Entry("swim", (number % 2,), ("roll", str(number)), by)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def saver(folder: Path) -> Iterator[Saver]:
    saver = Saver.begin(folder, HEAD, SIDE)
    yield saver
    saver.close()


def play(saver: Saver, count: int, start: int = 0) -> list[Entry]:
    made = [entry(number) for number in range(start, start + count)]
    for one in made:
        saver.add(one)
    assert saver.flush()
    return made


def resumed(path: Path) -> Saver:
    loaded = open_match(path)
    return Saver.resume(loaded, read_side(path, loaded.head.seats)[0])


def trouble_word(saver: Saver) -> str:
    return saver.trouble.word if saver.trouble else ""


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_match_is_on_the_disk_before_its_first_answer(saver: Saver) -> None:
    assert saver.flush()
    assert read_match(saver.path).head == HEAD
    assert read_side(saver.path, 2) == (SIDE, None)


def test_answers_undo_and_digest(saver: Saver) -> None:
    made = play(saver, 6)
    saver.cut(4)
    saver.add(entry(99))
    saver.mark("abc")
    saver.flush()
    loaded = open_match(saver.path)
    assert loaded.entries == [*made[:4], entry(99)]
    assert loaded.digests == {5: "abc"}


def test_a_humans_answer_lasts_without_being_asked(saver: Saver, monkeypatch: pytest.MonkeyPatch) -> None:
    saver.flush()
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    saver.add(entry(0, "bot"))
    until(lambda: open_match(saver.path).entries == [entry(0, "bot")])
    assert synced == []
    saver.add(entry(1))
    until(lambda: len(synced) == 1)
    saver.add(entry(2, "bot"))
    saver.sync()
    until(lambda: len(synced) == 2)


def test_going_on_appends(saver: Saver) -> None:
    made = play(saver, 3)
    saver.close()
    again = resumed(saver.path)
    made += play(again, 2, start=3)
    again.close()
    assert open_match(saver.path).entries == made
    assert saver.path.read_bytes().startswith(head_line(HEAD))


@pytest.mark.parametrize("tail", [b'["swim",[0],["ro', b"", bytes(9)])
def test_going_on_after_a_torn_line(saver: Saver, tail: bytes) -> None:
    made = play(saver, 3)
    saver.close()
    saver.path.write_bytes(saver.path.read_bytes().rstrip(b"\n") + (b"\n" + tail if tail else b""))
    again = resumed(saver.path)
    made += play(again, 2, start=3)
    again.close()
    loaded = open_match(saver.path)
    assert (loaded.entries, loaded.trouble) == (made, None)
    assert not saver.path.with_suffix(saves.BAD).exists()


def test_damage_is_kept_aside_before_going_on(saver: Saver) -> None:
    made = play(saver, 6)
    saver.close()
    lines = saver.path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:4], b"@@@\n", *lines[5:]])
    saver.path.write_bytes(damaged)
    again = resumed(saver.path)
    assert open_match(saver.path).entries == made[:3]
    again.add(entry(50))
    again.close()
    assert open_match(saver.path).entries == [*made[:3], entry(50)]
    assert saver.path.with_suffix(saves.BAD).read_bytes() == damaged


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_going_on_after_any_damage(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    chance = random.Random(seed)
    saver = Saver.begin(tmp_path_factory.mktemp("m"), HEAD, SIDE)
    play(saver, 8)
    saver.close()
    whole = saver.path.read_bytes()
    data = bytearray(whole[: chance.randrange(len(whole))] if chance.random() < 0.5 else whole)
    for _ in range(chance.randrange(3) if data else 0):
        data[chance.randrange(len(data))] = chance.choice((0, 10, 32, 93, 255))
    saver.path.write_bytes(data)
    try:
        before = open_match(saver.path)
    except SaveError:
        assert not data.startswith(head_line(HEAD))
        return
    again = resumed(saver.path)
    again.add(entry(77))
    assert again.close()
    after = open_match(saver.path)
    assert (after.entries, after.trouble) == ([*before.entries, entry(77)], None)
    assert bool(before.trouble) == saver.path.with_suffix(saves.BAD).exists()


def test_the_last_five_round_starts_are_kept(saver: Saver) -> None:
    made: list[Entry] = []
    for number in range(7):
        made += play(saver, 2, start=2 * number)
        saver.keep_round_start()
    saver.flush()
    assert [count for count, _ in round_starts(saver.path)] == [6, 8, 10, 12, 14]
    assert read_match(round_starts(saver.path)[0][1]).entries == made[:6]
    saver.cut(9)
    saver.flush()
    assert [count for count, _ in round_starts(saver.path)] == [6, 8]


def test_a_round_start_stands_in_for_a_broken_match(saver: Saver) -> None:
    made = play(saver, 4)
    saver.keep_round_start()
    play(saver, 2, start=4)
    saver.close()
    saver.path.write_bytes(b"\0" * 100)
    loaded = open_match(saver.path)
    assert (loaded.path, loaded.entries) == (saver.path, made)
    assert loaded.trouble is not None
    assert loaded.trouble.word == "trouble-save-foreign"
    again = resumed(saver.path)
    made += play(again, 1, start=4)
    again.close()
    assert read_match(saver.path).entries == made
    assert saver.path.with_suffix(saves.BAD).read_bytes() == b"\0" * 100


def test_a_deleted_file_is_written_again(saver: Saver) -> None:
    made = play(saver, 3)
    saver.path.unlink()
    made += play(saver, 1, start=3)
    assert open_match(saver.path).entries == made


def test_a_file_cut_behind_our_back_is_written_again(saver: Saver) -> None:
    made = play(saver, 3)
    os.truncate(saver.path, 20)
    made += play(saver, 1, start=3)
    assert open_match(saver.path).entries == made


def test_a_full_disk_loses_nothing(saver: Saver, monkeypatch: pytest.MonkeyPatch) -> None:
    made = play(saver, 3)
    real = os.write

    def full(handle: int, data: bytes) -> int:
        """Half a line still fits."""
        if len(data) < 10:
            raise OSError(28, "No space left on device")
        return real(handle, bytes(data)[:9])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        saver.add(entry(3))
        assert not saver.flush()
        assert trouble_word(saver) == "trouble-disk-full"
        assert open_match(saver.path).entries == made
        saver.add(entry(4))
        assert not saver.flush()
    saver.add(entry(5))
    assert saver.flush()
    assert trouble_word(saver) == ""
    assert open_match(saver.path).entries == [*made, entry(3), entry(4), entry(5)]


@pytest.mark.skipif(os.getuid() != 0, reason="only root can mount")
def test_a_really_full_disk(tmp_path: Path) -> None:
    mount = tmp_path / "tiny"
    mount.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", mount], check=False).returncode:
        pytest.skip("mounting is not allowed here")
    try:
        saver = Saver.begin(mount / "saves", HEAD, SIDE)
        made = play(saver, 20)
        with pytest.raises(OSError, match="No space"), (mount / "fill").open("wb") as fill:
            fill.write(bytes(1 << 20))
        for number in range(20, 400):
            saver.add(entry(number))
        assert not saver.flush()
        assert trouble_word(saver) == "trouble-disk-full"
        assert open_match(saver.path).entries[:20] == made
        (mount / "fill").unlink()
        assert saver.flush()
        assert len(open_match(saver.path).entries) == 400
        assert saver.close()
    finally:
        subprocess.run(["umount", mount], check=True)


def test_no_folder_at_all_only_reports(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    saver = Saver.begin(tmp_path / "file" / "saves", HEAD, SIDE)
    saver.add(entry(0))
    assert not saver.flush()
    assert trouble_word(saver) != ""
    assert not saver.close()


LOOP = """
import sys
from pathlib import Path
from game.core.match import Entry
from game.disk.match_file import Head
from game.disk.saves import Saver, Side
saver = Saver.begin(Path(sys.argv[1]), Head(game="toy", seats=2), Side())
for number in range(100_000):
    saver.add(Entry("swim", (0,), (str(number),)))
    if number % 5 == 0:
        assert saver.flush()
        saver.keep_round_start()
        print(number, flush=True)
"""


@pytest.mark.parametrize("seconds", [0.05, 0.15, 0.3])
def test_a_kill_in_mid_write_keeps_every_answer_that_was_flushed(folder: Path, seconds: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LOOP, str(folder)], cwd=TOP, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        flushed = int([line for line in process.stdout.read().splitlines(keepends=True) if line[-1] == "\n"][-1])
    (saved,) = list_saves(folder, {"toy"})
    loaded = open_match(saved.path)
    assert loaded.trouble is None
    assert len(loaded.entries) > flushed
    assert [one.path for one in loaded.entries] == [(str(n),) for n in range(len(loaded.entries))]


def test_what_was_not_flushed_is_at_exit(folder: Path) -> None:
    code = LOOP.replace("100_000", "3").replace("number % 5 == 0", "False")
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=TOP, check=True)
    assert list_saves(folder, {"toy"})[0].answers == 3


def test_broken_names_beside_a_match(saver: Saver) -> None:
    play(saver, 1)
    saver.close()
    beside = saver.path.with_suffix(saves.SIDE)
    for data in (
        b"",
        b"{",
        b'{"people":[{"name":7},{}]}',
        b'{"people":[{}]}',
        b'{"people":[{},{}],"played":1e300}',
        bytes(99),
        b"[" * 50_000,
    ):
        beside.write_bytes(data)
        side, trouble = read_side(saver.path, 2)
        assert side == Side(people=(Person(), Person()))
        assert trouble is not None
        (saved,) = list_saves(saver.path.parent, {"toy"})
        assert (saved.answers, saved.problem) == (1, trouble)


@pytest.mark.parametrize(("found", "shown"), [(-1e9, 0.0), (1e15, 32e9), (1.5e9, 1.5e9)])
def test_a_file_from_any_time_has_a_moment_that_a_calendar_knows(
    saver: Saver, monkeypatch: pytest.MonkeyPatch, found: float, shown: float
) -> None:
    saver.close()
    real = saver.path.stat()
    odd = os.stat_result((*real[:7], found, found, found))
    monkeypatch.setattr(Path, "stat", lambda self, **_: odd)
    (saved,) = list_saves(saver.path.parent, {"toy"})
    assert saved.when == shown


def test_the_list_has_the_latest_first_and_the_reason_for_each_odd_one(folder: Path) -> None:
    for number, name in enumerate(("empty", "foreign", "other", "packs", "rules", "good")):
        head = {
            "other": Head(game="chess", seats=2),
            "packs": Head(game="toy", seats=2, packs={SHIPPED: "aa", "mine": "bb"}),
            "rules": Head(game="toy", seats=2, packs={SHIPPED: "old"}, app="0.0.9"),
        }.get(name, HEAD)
        saver = Saver.begin(folder, head, SIDE)
        play(saver, 1)
        saver.close()
        path = saver.path.rename(folder / f"{name}.match")
        saver.path.with_suffix(saves.SIDE).rename(folder / f"{name}.side")
        if name in ("empty", "foreign"):
            path.write_bytes(b"" if name == "empty" else b"%PDF")
        os.utime(path, (number, number))
    (folder / "notes.txt").write_text("not listed")
    (folder / "folder.match").mkdir()
    found = list_saves(folder, {"toy"}, lambda game: {SHIPPED: "aa"})
    assert [(one.path.stem, one.problem.word if one.problem else "") for one in found] == [
        ("folder", "trouble-disk"),
        ("good", ""),
        ("rules", "trouble-save-rules"),
        ("packs", "trouble-save-packs"),
        ("other", "trouble-save-game"),
        ("foreign", "trouble-save-foreign"),
        ("empty", "trouble-save-empty"),
    ]
    assert [one.path.stem for one in found if one.head is not None] == ["good", "rules", "packs"]
    assert found[1].side == SIDE
    assert found[3].problem is not None
    assert found[3].problem.args["packs"] == "mine"
    assert list_saves(folder / "none", {"toy"}) == []


def test_deleting_takes_what_belongs_to_the_match_and_nothing_else(saver: Saver) -> None:
    play(saver, 1)
    saver.keep_round_start()
    saver.close()
    other = saver.path.with_name(saver.path.stem + ".other.match")
    other.touch()
    assert saves.delete(saver.path) is None
    assert list(saver.path.parent.iterdir()) == [other]


def test_a_finished_match_moves_to_the_history(saver: Saver, tmp_path: Path) -> None:
    made = play(saver, 3)
    saver.keep_round_start()
    place = tmp_path / "history"
    assert history.finish(saver, place, (1,), (10, 20), "the digest") is None
    assert list(saver.path.parent.iterdir()) == []
    (past,) = history.list_history(place)
    assert past.finished is not None
    assert (past.finished.winners, past.finished.scores) == ((1,), (10, 20))
    assert past.finished.people == SIDE.people
    assert abs(past.finished.ended - time.time()) < 60
    assert past.match is not None
    assert open_match(past.match).entries == made
    assert open_match(past.match).digests == {3: "the digest"}
    assert history.delete(past) is None
    assert list(place.iterdir()) == []


def test_a_history_that_cannot_be_written_leaves_the_match_among_the_saves(saver: Saver, tmp_path: Path) -> None:
    made = play(saver, 3)
    (tmp_path / "file").touch()
    trouble = history.finish(saver, tmp_path / "file" / "history", (0,), (1, 2))
    assert trouble is not None
    assert open_match(saver.path).entries == made
    assert history.finish(saver, tmp_path / "history", (0,), (1, 2)) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        bytes(50),
        b'{"game":"toy","winners":[5],"scores":[1,2],"people":[{},{}],"ended":1}',
        b'{"game":"toy","winners":[0],"scores":[1],"people":[{},{}],"ended":1}',
        b'{"game":"toy","winners":[0],"scores":[1,2],"people":[{},{}],"ended":1,"format":2}',
        b'{"game":"toy","winners":[],"scores":[],"people":[],"ended":1}',
        b'{"game":"toy","winners":[0],"scores":[1,2],"people":[{},{}],"ended":1e300}',
        b'{"game":"toy","winners":[0],"scores":[1,2],"people":[{},{}],"ended":1e12}',
        b'{"game":"toy","winners":[0],"scores":[1,2],"people":[{},{}],"ended":-99999999999}',
        b'{"game":"toy","winners":[0],"scores":[1,2],"people":[{},{}],"ended":1,"played":1e300}',
        b'{"game":"toy","winners":[0],"scores":[1,1' + b"0" * 400 + b'],"people":[{},{}],"ended":1}',
        b"[" * 50_000,
    ],
)
def test_a_broken_result_is_listed_with_its_reason(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.result").write_bytes(data)
    (past,) = history.list_history(tmp_path)
    assert past.finished is None
    assert past.problem is not None
    assert str(tmp_path / "x.result") in past.problem.text


def test_a_match_that_is_not_there(folder: Path) -> None:
    with pytest.raises(SaveError, match="No such file"):
        open_match(folder / "none.match")
