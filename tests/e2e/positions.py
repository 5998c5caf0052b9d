"""A match that waits on the disk at a wanted position, as if somebody had left it there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import app
from game.core.match import Match
from game.disk.catalog import content_folders, digests
from game.disk.match_file import Head
from game.disk.paths import UserFolder
from game.disk.saves import Person, Saver, Side
from tests.e2e.driver import App

GAME = "tam_quoc_sat"
PEOPLE = ("An", "Bình", "Chi")
BOTS = ("Dũng", "Giang")
COLOURS = ("vermilion", "azure", "brass", "jade", "ivory")
GENERALS = ("zhang_fei", "xu_chu", "lu_meng", "gan_ning", "hua_tuo")
"""Whose skills need not be asked about in these positions."""
ROLES = ("lord", "rebel", "loyalist", "rebel", "renegade")


def five(hands: Mapping[int, tuple[str, ...]], **more: Any) -> dict[str, Any]:
    """Five seats in the play phase of the first, with these hands.

    ``more`` is of the position (``draw``, ``discard``) or of a seat, as ``s3``.
    """
    seats = [
        {"general": general, "role": role, "hand": hands.get(seat, ()), **more.pop(f"s{seat}", {})}
        for seat, (general, role) in enumerate(zip(GENERALS, ROLES, strict=True))
    ]
    return {"turn": 0, "phase": "play", "seats": seats, **more}


def put(folder: Path, start: Mapping[str, Any], people: int = 3) -> Path:
    """Writes the match into a user folder; the first seats are people's, the others bots'. Its file."""
    content = content_folders()
    match = Match(app.furnished(content)[GAME], 5, {}, 7, start)
    head = Head(game=GAME, seats=5, options=match.options, seed=7, start=start, packs=digests(content, GAME))
    names = (*PEOPLE, *BOTS)
    who = [
        Person(name=names[seat], colour=COLOURS[seat], plays="human" if seat < people else "random")
        for seat in range(5)
    ]
    saver = Saver.begin(UserFolder(folder).saves, head, Side(people=tuple(who), started=1.0))
    saver.close()
    return saver.path


def go_on(app: App) -> None:
    """From home to the match that waits."""
    app.wait_scene("home")
    app.click("home.continue")
    app.wait(lambda now: now["scene"] != "home", told="the match that waits")
