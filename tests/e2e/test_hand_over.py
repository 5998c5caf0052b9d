"""Two people at one computer: whose hand is open, through the real window."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.e2e.driver import App, Display, Picture, running

TABLE, COVER = "lost_cities", "curtain"
CARD = re.compile(r"\b(desert|sea|snow|jungle|volcano)-(?:i#)?[0-9]+\b")


def to_the_table(app: App) -> None:
    """From home to a match of two people at Lost Cities, which begins covered."""
    app.wait_scene("home")
    app.click("home.box.lost_cities")
    app.click("home.play")
    app.wait_scene("setup")
    app.wait_value("setup.seat.2.human", True)
    app.click("setup.start")
    app.wait_scene(COVER)


def hand(now: Picture) -> list[str]:
    """The cards that can be read in the open hand, from the left."""
    start = "lost_cities.hand."
    return [c["id"].removeprefix(start) for c in now["controls"] if c["id"].startswith(start)]


def opened(app: App) -> list[str]:
    """Whose turn it is opens the cover; their hand."""
    app.click("curtain.open")
    app.wait_scene(TABLE)
    app.wait(lambda now: len(hand(now)) == 8, told="a hand of eight")
    return hand(app.now)


def a_turn(app: App) -> str:
    """Discards the first card and draws from the pile, by keys; the card."""
    card = hand(app.now)[0]
    app.key("1")
    app.ready("table.option.discard")
    app.key("d")
    app.wait(lambda now: now["scene"] == COVER or "table.option.pile" in app.ids(), told="what to draw")
    if app.scene == TABLE:  # where only the pile is left, nobody is asked
        app.key("1")
    app.wait_scene(COVER)
    return card


def covered(app: App) -> Iterator[Picture]:
    """Every picture so far that was covered."""
    return (picture for picture in app.pictures if picture["scene"] == COVER)


def test_no_hand_is_open_between_two_people(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        to_the_table(app)
        first = opened(app)
        gone = a_turn(app)
        app.key("1", "2", "3", "space", "p")
        app.press(700, 740)
        app.press(700, 740, 3)
        second = opened(app)
        assert not set(first) & set(second)
        a_turn(app)
        assert gone not in opened(app)
        assert len(list(covered(app))) >= 3
        for picture in covered(app):
            assert CARD.search(json.dumps(picture)) is None, picture


def test_paused_and_unwatched_the_table_shows_no_hand(display: Display, settled: Callable[..., Path]) -> None:
    with running(display, settled()) as app:
        to_the_table(app)
        mine = opened(app)
        app.key("Escape")
        app.wait_scene("pause")
        app.resize(1200, 700)
        app.wait_size(1200, 700)
        assert not hand(app.now)
        app.click("pause.resume")
        app.wait_scene(COVER)
        assert opened(app) == mine
