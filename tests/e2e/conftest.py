"""A display for every worker, and a fresh user folder for every test."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.driver import Display, lacking


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    """An X server of our own; the test is skipped where there is none."""
    if missing := lacking():
        pytest.skip(missing)
    server = Display()
    yield server
    server.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A user folder that is not there yet: everything happens for the first time."""
    return tmp_path / "user"


@pytest.fixture
def settled(folder: Path) -> Callable[..., Path]:
    """A user folder of somebody who has chosen these settings."""

    def write(place: Path = folder, **chosen: object) -> Path:
        place.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"format": 1, "lang": "en", "speed": 0.0, "bot_pause": 0.0, "hints": False, **chosen})
        (place / "settings.json").write_text(text, encoding="utf-8")
        return place

    return write
