"""The table of a match around its board: the last line, the pill of the dive, the pace of bots alone."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.disk.saves import Person, Side
from game.scenes.house import House
from game.scenes.play import HURRY, Play
from game.scenes.session import Session
from game.tables.deep_sea import action
from game.tables.deep_sea.board import DeepSeaBoard
from game.tables.seats import COLOURS
from game.ui.controls import Button, Label, Pill
from game.ui.place import Rect
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import plain

PLAYS = ("human", "easy", "normal")
NAMES = ("Nguyễn Thị Ánh", "Đỗ Hữu Phước", "Rùa")


def table(home: House, *divers: dict[str, object], **start: object) -> Play:
    """A human and two bots, in the middle of the first dive if divers are given."""
    people = tuple(Person(name=NAMES[n], colour=COLOURS[n], plays=plays) for n, plays in enumerate(PLAYS))
    position = {"dive": 1, "divers": list(divers), "turn": 1} | start if divers else None
    return Play(home, Session(Match(home.games["deep_sea"], 3, {}, 1, position), Side(people=people)))


@pytest.mark.parametrize("home_already", [True, False])
def test_bots_go_faster_only_while_no_human_has_anything_to_decide(
    house: Houses, guest: type[Guest], home_already: bool
) -> None:
    play = table(house(bot_pause=0.0), {"home": home_already}, {"at": 9}, {"at": 12})
    visitor = guest(play.house, play)
    for _ in range(12):
        visitor.wait(50)
    assert play.motion.hurry == (HURRY if home_already else 1.0)


def test_the_last_line_opens_the_log(house: Houses, guest: type[Guest]) -> None:
    visitor = guest(home := house(), table(home))
    visitor.wait(200)
    line = visitor.control("play.news")
    assert line.tip == line.label
    visitor.press("play.news")
    assert visitor.top.name == "log"


def test_the_first_line_is_told_once(house: Houses, guest: type[Guest]) -> None:
    play = table(house())
    play.ui.pace.speed = 1.0
    guest(play.house, play).wait(100)
    assert isinstance(play.board, DeepSeaBoard)
    assert play.motion.busy
    assert len(play.board.stage.lines) == 1


def test_the_pill_counts_the_dive_that_is_shown(house: Houses, guest: type[Guest]) -> None:
    """Not the one the rules have gone on to while the chips of the old one are still being turned over."""
    play = table(home := house(), {"home": True}, {"at": 1, "heading": "up"}, {"home": True})
    visitor = guest(home, play)
    play.ui.pace.speed = 1.0
    seen = set()
    while (play.session.match.view(None).facts.dive, play.motion.busy) != (2, False):
        visitor.wait(50)
        if (
            isinstance(play.board, DeepSeaBoard)
            and play.session.match.view(None).facts.dive == 2
            and play.board.stage.now.dive == 1
        ):
            seen |= {plain(p.mark.text) for p in play.desk.placed if isinstance(p.mark, Pill)}
    assert "Dive 1 of 3" in seen
    assert "Dive 2 of 3" not in seen


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_long_names_are_whole_in_the_panel_of_the_turn(house: Houses, lang: str) -> None:
    play = table(house(lang), {}, {"at": 3}, {"at": 5})
    play.enter()
    assert isinstance(play.board, DeepSeaBoard)
    stage = play.board.stage
    wide, canvas, words = stage.layout.action.w - 156, play.ui.canvas(), action.title(stage)
    size, rows, lines = action.header_sizes(canvas, words, wide, 120)
    assert lines == 2
    assert play.ui.pen.rows(words, play.ui.screen.font(size), play.ui.screen.length(wide), "head", 700) <= rows
    room = Rect(0, 0, wide, lines * action.em(canvas, 18))
    told = plain(action.followers(canvas, stage, room))
    assert told.endswith((NAMES[2], NAMES[0]))
    assert play.ui.tall(action.followers(canvas, stage, room), 18, wide, leading=1.25) <= room.h + 1


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_large_text_leaves_the_question_whole(house: Houses, guest: type[Guest], lang: str) -> None:
    home = house(lang, (1920, 1080), text_size=1.4)
    play = table(home, {"at": 3, "carrying": ["1-1"]}, {"home": True}, {"home": True}, turn=0, dice=[[1, 1]])
    visitor = guest(home, play)
    visitor.wait(100)
    visitor.tap(pygame.K_1)
    visitor.wait(100)
    assert "deep_sea.take" in visitor.ids
    assert not any(isinstance(c, Button) and c.cap for c in play.desk.controls())
    words = home.ui.words("deep_sea-ask-relic")
    asked = next(p.mark for p in play.desk.placed if isinstance(p.mark, Label) and p.mark.text == words)
    assert home.ui.measure(asked.text, asked.size, asked.weight) <= asked.rect.w
