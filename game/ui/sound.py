"""Short sounds by name; silent without a device, and never in anybody's way."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Protocol

import pygame

ENDS = (".ogg", ".wav")
IDLE = 10.0
"""Seconds without a sound after which the mixer rests."""


class Volumes(Protocol):
    """What the sound asks of the settings."""

    master: float
    effects: float
    mute: bool


class Sound:
    """Plays `assets/sounds/<name>`; every failure means silence."""

    def __init__(self, folder: Path, volumes: Volumes, device: bool = True) -> None:
        """`device=False` never opens one (pictures, self-tests)."""
        self.folder, self.volumes = folder, volumes
        self.wanted, self.ready = device, False
        self.away = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._quiet = 0.0
        self.resting = False
        self.open()

    def open(self) -> None:
        """Look for a device (again)."""
        if not self.wanted:
            return
        try:
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=1024)
            pygame.mixer.set_num_channels(16)
            self.ready = True
        except (pygame.error, OSError):
            self.ready = False

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a sound once, as loud as the settings allow."""
        volume = 0.0 if self.volumes.mute or self.away else self.volumes.master * self.volumes.effects
        if not self.ready or volume <= 0:
            return
        try:
            self._play(name, volume * loudness)
        except pygame.error:
            self.ready = False

    def prepare(self, name: str) -> None:
        """Read a sound that will be wanted soon, so that it begins at once."""
        if self.ready:
            with suppress(pygame.error):
                self._sound(name)

    def _play(self, name: str, volume: float) -> None:
        sound = self._sound(name)
        if sound is None:
            return
        self._wake()
        sound.set_volume(volume)
        sound.play()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = next((p for end in ENDS if (p := self.folder / f"{name}{end}").is_file()), None)
            self._sounds[name] = pygame.mixer.Sound(path) if path else None
        return self._sounds[name]

    def _wake(self) -> None:
        self._quiet = 0.0
        if self.resting:
            pygame.mixer.unpause()
            self.resting = False

    def update(self, seconds: float) -> None:
        """Let the mixer rest when nothing has sounded for a while."""
        if not self.ready or self.resting:
            return
        self._quiet = 0.0 if pygame.mixer.get_busy() else self._quiet + seconds
        if self._quiet > IDLE:
            pygame.mixer.pause()
            self.resting = True

    def event(self, event: pygame.event.Event) -> None:
        """A device came while there was none, or went: start anew with whatever is there."""
        if getattr(event, "iscapture", 0):
            return
        if event.type == pygame.AUDIODEVICEREMOVED or not self.ready:
            self.close()
            self.open()

    def close(self) -> None:
        """Let the device go; one that does not answer is left behind after a second."""
        self._sounds.clear()
        self.ready = False
        if pygame.mixer.get_init():
            closing = Thread(target=pygame.mixer.quit, daemon=True)
            closing.start()
            closing.join(1.0)
