"""`screenshot` draws any scene into a picture, and says in one line what it cannot draw."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.tools import moments
from game.tools.screenshot import SCENES


def drawn(tmp_path: Path, *words: str) -> pygame.Surface:
    file = tmp_path / "picture.png"
    assert main(["screenshot", "--out", str(file), *words]) == 0
    return pygame.image.load(file)


def colours(picture: pygame.Surface) -> int:
    small = pygame.transform.scale(picture, (120, 70))
    return len({tuple(small.get_at((x, y))) for x in range(120) for y in range(70)})


@pytest.mark.parametrize("scene", [*SCENES, "deep_sea"])
def test_every_scene_is_drawn(tmp_path: Path, scene: str) -> None:
    picture = drawn(tmp_path, "--scene", scene, "--lang", "fa", "--size", "960x600")
    assert picture.get_size() == (960, 600)
    assert colours(picture) > 30


def test_the_same_words_give_the_same_picture(tmp_path: Path) -> None:
    words = ("--scene", "deep_sea", "--lang", "vi", "--size", "960x600")
    first, second = (pygame.image.tobytes(drawn(tmp_path, *words), "RGB") for _ in range(2))
    assert first == second


def test_a_state_changes_the_picture(tmp_path: Path) -> None:
    words = ("--scene", "home", "--lang", "en", "--size", "960x600")
    calm = pygame.image.tobytes(drawn(tmp_path, *words), "RGB")
    for state in ("hover=home.play", "press=home.play", "focus=home.play"):
        assert pygame.image.tobytes(drawn(tmp_path, *words, "--state", state), "RGB") != calm


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--scene", "nowhere"], "there is no scene 'nowhere'"),
        (["--scene", "home", "--game", "chess"], "there is no game 'chess'"),
        (["--scene", "home", "--state", "hover=home.nothing"], "there is no control 'home.nothing'"),
        (["--scene", "home", "--state", "lick=home.play"], "write hover=ID"),
        (["--scene", "deep_sea", "--save", "/nowhere.match"], "/nowhere.match"),
        (["--scene", "deep_sea", "--seat", "-1"], "--seat -1: the seats of this match are 0 to"),
        (["--scene", "deep_sea", "--seat", "6"], "--seat 6: the seats of this match are 0 to"),
        (["--scene", "curtain", "--seat", "99"], "--seat 99: the seats of this match are 0 to"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    file = tmp_path / "picture.png"
    assert main(["screenshot", "--lang", "en", "--size", "960x600", "--out", str(file), *words]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
    assert not file.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["--out", "."],
        ["--out", "nowhere/picture.png"],
        ["--out", "picture.xyz"],
        ["--out", "picture.png", "--text-size", "nan"],
        ["--out", "picture.png", "--text-size", "1000"],
        ["--out", "picture.png", "--text-size", "large"],
    ],
)
def test_words_that_mean_no_picture_are_refused_before_anything_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        main(["screenshot", "--scene", "home", *words])
    assert end.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_scenario_that_does_not_hold_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "told.yaml"
    told.write_text("scenario: 1\ngame: deep_sea\nexpect: {air: 9}\n", "utf-8")
    words = ["--scene", "deep_sea", "--scenario", str(told), "--out", str(tmp_path / "picture.png")]
    assert main(["screenshot", *words]) == 2
    assert capsys.readouterr().err == f"error: {told}: expect (line 3): air is 25, expected 9\n"


@pytest.mark.parametrize("scene", moments.MOMENTS)
def test_a_moment_is_seen_from_any_seat(tmp_path: Path, scene: str) -> None:
    words = ("--scene", scene, "--lang", "vi", "--size", "960x600")
    usual, fourth = drawn(tmp_path, *words), drawn(tmp_path, *words, "--seat", "4")
    same = pygame.image.tobytes(usual, "RGB") == pygame.image.tobytes(fourth, "RGB")
    assert same == (scene == "open_call")  # everybody looks at the same open table


def test_a_seat_of_a_moment_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--scene", "role_reveal", "--seat", "8", "--size", "960x600", "--out", str(tmp_path / "picture.png")]
    assert main(["screenshot", *words]) == 2
    assert "the seats of this match are 0 to 7" in capsys.readouterr().err
