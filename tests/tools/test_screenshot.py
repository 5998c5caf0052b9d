"""`screenshot` draws any scene into a picture, and says in one line what it cannot draw."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
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
    for state in ("hover=home.open", "press=home.open", "focus=home.open"):
        assert pygame.image.tobytes(drawn(tmp_path, *words, "--state", state), "RGB") != calm


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--scene", "nowhere"], "there is no scene 'nowhere'"),
        (["--scene", "home", "--game", "chess"], "there is no game 'chess'"),
        (["--scene", "home", "--state", "hover=home.nothing"], "there is no control 'home.nothing'"),
        (["--scene", "home", "--state", "lick=home.open"], "write hover=ID"),
        (["--scene", "deep_sea", "--save", "/nowhere.match"], "/nowhere.match"),
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
