"""Settings survive everything a disk, an editor or another version can do to them."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.disk.settings import Chair, LastTable, Place, Settings, load, save

TOP = Path(__file__).resolve().parents[2]
FULL = Settings(
    lang="fa",
    digits="latin",
    text_size=1.2,
    speed=0.0,
    window=Place(-20, 10, 1366, 768, maximised=True),
    tables={"deep_sea": LastTable((Chair("Nguyễn", "jade", "normal"),), {"dives": 2, "first": "random"})},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deeper" / "settings.json"


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def write_keys(path: Path, **keys: Any) -> None:
    write(path, json.dumps({"format": 1, **keys}).encode())


def test_what_is_saved_is_loaded(path: Path) -> None:
    assert save(path, FULL) is None
    assert load(path) == (FULL, None)


def test_no_file_is_no_trouble(path: Path) -> None:
    assert load(path) == (Settings(), None)
    assert Settings().lang is None


def test_the_file_before_is_kept(path: Path) -> None:
    save(path, FULL)
    save(path, Settings(lang="vi"))
    assert load(path)[0].lang == "vi"
    assert load(path.with_name("settings.json.bak"))[0] == FULL


def test_a_lost_file_is_taken_from_the_one_before(path: Path) -> None:
    save(path, FULL)
    save(path, Settings(lang="vi"))
    path.unlink()
    assert load(path) == (FULL, None)


def test_a_file_of_nuls_falls_back_to_the_one_before(path: Path) -> None:
    save(path, FULL)
    save(path, Settings(lang="vi"))
    write(path, bytes(300))
    settings, trouble = load(path)
    assert settings == FULL
    assert trouble is not None
    assert trouble.word == "trouble-settings-previous"
    assert path.with_name("settings.json.bad").read_bytes() == bytes(300)


def test_saving_over_a_broken_file_spares_the_good_one_before(path: Path) -> None:
    save(path, FULL)
    save(path, FULL)
    write(path, b"{")
    save(path, Settings())
    assert load(path.with_name("settings.json.bak"))[0] == FULL


@pytest.mark.parametrize(
    ("keys", "bad"),
    [
        ({"lang": "xx"}, "lang"),
        ({"lang": 3}, "lang"),
        ({"text_size": 9}, "text_size"),
        ({"text_size": "big"}, "text_size"),
        ({"speed": 3}, "speed"),
        ({"bot_pause": 0.5}, "bot_pause"),
        ({"mute": "yes"}, "mute"),
        ({"master": -1}, "master"),
        ({"window": [1, 2, 3, 4]}, "window"),
        ({"window": {"x": 0, "y": 0, "w": 0, "h": 5}}, "window"),
        ({"tables": {"deep_sea": {"chairs": [{}] * 11}}}, "tables"),
        ({"digits": None, "hints": 1}, "digits, hints"),
    ],
)
def test_only_the_bad_keys_fall_back(path: Path, keys: dict[str, Any], bad: str) -> None:
    write_keys(path, fullscreen=True, **keys)
    settings, trouble = load(path)
    assert settings == Settings(fullscreen=True)
    assert trouble is not None
    assert (trouble.word, trouble.args["keys"]) == ("trouble-settings-keys", bad)
    assert bad in trouble.text
    assert path.with_name("settings.json.bad").exists()


def test_a_future_file_keeps_what_is_known_and_gives_back_the_rest(path: Path) -> None:
    write_keys(path, format=9, lang="vi", hologram={"on": True})
    settings, trouble = load(path)
    assert settings.lang == "vi"
    assert trouble is not None
    assert trouble.word == "trouble-settings-future"
    save(path, settings)
    assert json.loads(path.read_text())["hologram"] == {"on": True}


def test_an_editor_may_add_a_byte_order_mark(path: Path) -> None:
    write(path, b'\xef\xbb\xbf{"lang": "vi"}')
    assert load(path) == (Settings(lang="vi"), None)


@pytest.mark.parametrize("data", [b"", b"[]", b"null", b"[" * 100_000, b"\xff\xfe{}", b"1" * (1 << 21)])
def test_foreign_bytes_give_defaults_and_a_trouble(path: Path, data: bytes) -> None:
    write(path, data)
    settings, trouble = load(path)
    assert settings == Settings()
    assert trouble is not None


def test_a_folder_in_the_place_of_the_file(path: Path) -> None:
    path.mkdir(parents=True)
    assert load(path)[1] is not None
    assert save(path, FULL) is not None


@settings(deadline=None)
@given(seed=st.integers(0, 10**9))
def test_cuts_and_flipped_bits_never_raise(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    chance = random.Random(seed)
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    save(path, FULL)
    whole = path.read_bytes()
    data = bytearray(whole[: chance.randrange(len(whole) + 1)] if chance.random() < 0.5 else whole)
    for _ in range(chance.randrange(4) if data else 0):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)
    settings, trouble = load(path)
    if trouble is not None:
        assert path.with_name("settings.json.bad").read_bytes() == data
    elif data == whole:
        assert settings == FULL
    assert save(path, settings) is None
    assert load(path) == (settings, None)


LOOP = """
import sys
from pathlib import Path
from game.disk.settings import Chair, LastTable, Settings, save
path = Path(sys.argv[1])
for number in range(1_000_000):
    table = LastTable((Chair("x" * (number % 90)),) * (number % 10))
    assert save(path, Settings(lang="vi", tables={"toy": table})) is None
    print(number, flush=True)
"""


@pytest.mark.parametrize("seconds", [0.03, 0.1, 0.2])
def test_a_kill_in_mid_write_leaves_whole_settings(path: Path, seconds: float) -> None:
    with subprocess.Popen([sys.executable, "-c", LOOP, str(path)], cwd=TOP, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(seconds)
        process.kill()
    for kept in (path, path.with_name("settings.json.bak")):
        assert load(kept)[1] is None
    assert load(path)[0].lang == "vi"
