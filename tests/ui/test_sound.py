"""Sound never gets in the way."""

from pathlib import Path

import pygame
import pytest

from game.ui.sound import Sound
from tests.ui.gallery import ROOT, Taste


@pytest.fixture
def sound() -> Sound:
    made = Sound(ROOT / "assets/sounds", Taste(master=1.0))
    assert made.ready
    return made


def test_without_a_device_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_args: object, **_more: object) -> None:
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sound = Sound(ROOT / "assets/sounds", Taste(master=1.0))
    sound.play("ui_press")
    sound.update(1)
    sound.close()
    assert not sound.ready


def test_a_missing_file_is_silent(sound: Sound, tmp_path: Path) -> None:
    sound.folder = tmp_path
    sound.play("nothing")
    assert not pygame.mixer.get_busy()
    sound.close()


def test_volume_and_mute(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[float] = []
    monkeypatch.setattr(sound, "_play", lambda name, volume: played.append(volume))
    sound.volumes.effects = 0.5
    sound.play("ui_press")
    sound.volumes.mute = True
    sound.play("ui_press")
    sound.volumes.mute, sound.away = False, True
    sound.play("ui_press")
    assert played == [0.5]
    sound.close()


def test_the_mixer_rests_when_it_is_quiet_and_wakes(sound: Sound) -> None:
    sound.play("ui_press")
    pygame.mixer.stop()
    resting = []
    sound.update(11)
    resting.append(sound.resting)
    sound.play("ui_press")
    resting.append(sound.resting)
    assert resting == [True, False]
    sound.close()


def test_a_lost_device_is_opened_again(sound: Sound) -> None:
    ready = []
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, iscapture=0, which=0))
    ready.append((sound.ready, pygame.mixer.get_init() is not None))
    sound.close()
    ready.append((sound.ready, pygame.mixer.get_init() is not None))
    sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, iscapture=1, which=0))
    ready.append((sound.ready, pygame.mixer.get_init() is not None))
    sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, iscapture=0, which=0))
    ready.append((sound.ready, pygame.mixer.get_init() is not None))
    sound.close()
    assert ready == [(True, True), (False, False), (False, False), (True, True)]
