"""What is in a saved match comes back, and what was damaged costs only what follows it."""

import base64
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import By, Entry
from game.disk.match_file import (
    Head,
    Loaded,
    SaveError,
    digest_line,
    entry_line,
    head_line,
    read_match,
    undo_line,
)

GOLDEN = Path(__file__).parent / "golden" / "format_1.match"
HEAD = Head(game="toy", seats=3, seed=7, app="0.1.0")
LOG = [Entry("swim", (n % 3,), ("roll", str(n))) for n in range(12)]

entries = st.builds(
    Entry,
    st.text(max_size=20),
    st.lists(st.integers(0, 2), max_size=3).map(tuple),
    st.lists(st.text(max_size=20), max_size=5).map(tuple),
    st.sampled_from(("human", "bot", "policy", "only")),
)


def write(path: Path, *lines: bytes) -> Path:
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "x.match", head_line(HEAD), *map(entry_line, LOG))


def trouble_at(path: Path) -> str:
    with pytest.raises(SaveError) as caught:
        read_match(path)
    assert str(path) in str(caught.value)
    return caught.value.trouble.word


def test_the_golden_save_of_format_1() -> None:
    loaded = read_match(GOLDEN)
    start = {"dive": 2, "air": 7, "path": ["1-0", ["1-1", "2-4"]], "track": {3: 2}}
    assert loaded.head == Head(
        game="deep_sea",
        seats=3,
        options={"dives": 2, "first": "random", "split": True},
        seed=20261130,
        start=start,
        packs={"shipped": "ab12", "sâu": "cd34"},
        app="0.1.0",
    )
    assert loaded.entries == [
        Entry("swim", (0,), ("roll",), "human"),
        Entry("search", (0,), ("leave",), "only"),
        Entry("swim", (1,), ("roll",), "bot"),
        Entry("doubt", (1, 2), ("1", "2"), "policy"),
    ]
    assert loaded.digests == {4: "d4"}
    assert loaded.trouble is None


def test_the_seed_and_the_start_cannot_be_read_at_a_glance() -> None:
    line = head_line(Head(game="toy", seats=2, seed=987654321, start={"pile": ["gold"]}))
    assert b"987654321" not in line
    assert b"gold" not in line


@settings(deadline=None)
@given(log=st.lists(entries), head=st.builds(lambda seed: Head(game="toy", seats=3, seed=seed), st.integers()))
def test_what_is_written_is_read(log: list[Entry], head: Head, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = write(tmp_path_factory.mktemp("m") / "x.match", head_line(head), *map(entry_line, log))
    loaded = read_match(path)
    assert (loaded.head, loaded.entries, loaded.trouble) == (head, log, None)


def test_an_undo_cuts_the_log_and_the_digests_after_it(path: Path) -> None:
    later = Entry("search", (1,), ("take",))
    lines = (digest_line("old"), undo_line(3), digest_line("three"), entry_line(later), digest_line("four"))
    write(path, path.read_bytes(), *lines)
    loaded = read_match(path)
    assert loaded.entries == [*LOG[:3], later]
    assert loaded.digests == {3: "three", 4: "four"}


@pytest.mark.parametrize("torn", [b'["swim",[0],["ro', bytes(50), b"\xff", b'{"undo":'])
def test_a_torn_last_line_is_dropped_silently(path: Path, torn: bytes) -> None:
    loaded = read_match(write(path, path.read_bytes(), torn))
    assert (loaded.entries, loaded.trouble) == (LOG, None)


def test_a_last_line_without_its_end_still_counts(path: Path) -> None:
    loaded = read_match(write(path, path.read_bytes().rstrip(b"\n")))
    assert (loaded.entries, loaded.trouble) == (LOG, None)


@pytest.mark.parametrize(
    "bad",
    [
        b"nonsense",
        b"[]",
        b'["swim",[3],["roll"],"human"]',
        b'["swim",[-1],["roll"],"human"]',
        b'["swim",["0"],["roll"],"human"]',
        b'["swim",[0],[7],"human"]',
        b'["swim",[0],["roll"],"ghost"]',
        b'["swim",[0],["' + b"x" * 300 + b'"],"human"]',
        b'{"undo":6}',
        b'{"undo":-1}',
        b'{"undo":true}',
        b'{"undo":1,"digest":"x"}',
        b"{}",
        b'{"redo":1}',
        b"[" * 50_000,
    ],
)
def test_damage_in_the_middle_keeps_what_is_before_it(path: Path, bad: bytes) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    loaded = read_match(write(path, *lines[:6], bad + b"\n", *lines[6:]))
    assert loaded.entries == LOG[:5]
    assert loaded.trouble is not None
    assert loaded.trouble.args == {"file": str(path), "line": 7, "lost": 8}
    assert f"{path}:7: damaged" in loaded.trouble.text


def header(**changes: Any) -> bytes:
    raw = json.loads(head_line(HEAD)) | changes
    return json.dumps({key: value for key, value in raw.items() if value is not ...}).encode() + b"\n"


def hidden(**values: Any) -> str:
    return base64.b64encode(msgspec.msgpack.encode(values)).decode()


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "trouble-save-empty"),
        (b"\n\n", "trouble-save-empty"),
        (bytes(500), "trouble-save-foreign"),
        (b"\x89PNG\r\n\x1a\n", "trouble-save-foreign"),
        (b'{"name": "package.json", "version": 1}', "trouble-save-foreign"),
        (b"[1, 2]", "trouble-save-foreign"),
        (b"[" * 50_000, "trouble-save-foreign"),
        (header(format=2), "trouble-save-future"),
        (header(format=2, seats="many", hidden=...), "trouble-save-future"),
        (header(format=0), "trouble-save-header"),
        (header(format="1"), "trouble-save-header"),
        (header(seats=0), "trouble-save-header"),
        (header(seats=2.5), "trouble-save-header"),
        (header(game="../../etc"), "trouble-save-header"),
        (header(game=...), "trouble-save-header"),
        (header(options={"dives": [1]}), "trouble-save-header"),
        (header(packs=[]), "trouble-save-header"),
        (header(hidden="%%%"), "trouble-save-header"),
        (header(hidden="AAAA"), "trouble-save-header"),
        (header(hidden=hidden(seed=5)), "trouble-save-header"),
        (header(hidden=hidden(seed="12x")), "trouble-save-header"),
    ],
)
def test_what_cannot_be_opened_says_why(tmp_path: Path, data: bytes, word: str) -> None:
    assert trouble_at(write(tmp_path / "x.match", data)) == word


def test_keys_that_a_later_version_may_add_do_no_harm(tmp_path: Path) -> None:
    assert read_match(write(tmp_path / "x.match", header(mood="calm"))).head == HEAD


def test_a_missing_file_a_folder_and_a_huge_one(tmp_path: Path) -> None:
    with (tmp_path / "huge.match").open("wb") as file:
        file.truncate(1 << 30)
    assert trouble_at(tmp_path / "huge.match") == "trouble-save-big"
    for name in ("none.match", ""):
        assert trouble_at(tmp_path / name) == "trouble-disk"


def prefix_before(data: bytes, whole: bytes) -> list[Entry]:
    """The answers on the lines before the first byte that differs."""
    same = next((n for n, (a, b) in enumerate(zip(data, whole, strict=False)) if a != b), len(data))
    return LOG[: max(0, whole.count(b"\n", 0, same) - 1)]


@settings(deadline=None)
@given(seed=st.integers(0, 10**9))
def test_cuts_and_flipped_bits_never_lose_what_is_before(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    chance = random.Random(seed)
    whole = head_line(HEAD) + b"".join(map(entry_line, LOG))
    data = bytearray(whole[: chance.randrange(len(whole) + 1)] if chance.random() < 0.5 else whole)
    for _ in range(chance.randrange(4) if data else 0):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path = write(tmp_path_factory.mktemp("m") / "x.match", bytes(data))
    loaded: Loaded | None
    try:
        loaded = read_match(path)
    except SaveError:
        loaded = None
    expected = prefix_before(bytes(data), whole)
    if loaded is None:
        assert expected == []
    else:
        assert loaded.entries[: len(expected)] == expected


def test_every_author_of_an_answer_is_kept() -> None:
    authors: tuple[By, ...] = ("human", "bot", "policy", "only")
    for by in authors:
        assert json.loads(entry_line(Entry("a", (0,), ("x",), by)))[3] == by
