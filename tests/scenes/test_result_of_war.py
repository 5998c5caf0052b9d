"""The end of a match of Tam Quốc Sát on the screen: what it tells, by mouse and by keys, now and from the history."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.disk.saves import Side
from game.scenes import session as sessions
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.result import Result
from game.scenes.session import Session
from game.tables.tam_quoc_sat.end.body import TABS, Aftermath
from game.tables.tam_quoc_sat.end.timeline import Column, RoundMark
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.tools import samples
from game.ui.controls import Button, Paragraph
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import plain

GAME = "tam_quoc_sat"
ROLES = ("lord", "rebel", "loyalist", "rebel", "renegade")
GENERALS = ("liu_bei", "guan_yu", "zhang_fei", "cao_cao", "sun_quan")


def scripted(home: House, start: dict[str, Any]) -> Session:
    """A position whose first answers end the match, played on by the bot."""
    match = Match(home.games[GAME], len(start["seats"]), {}, 1, start)
    session = Session(match, Side(people=samples.people(home.ui.words.lang, match.seats)))
    samples.played(session, 300)
    assert match.result is not None
    return session


def seat(n: int, **more: Any) -> dict[str, Any]:
    return {"role": ROLES[n], "general": GENERALS[n], **more}


def lord_slain(home: House) -> Session:
    """A Rebel slashes the Lord, who has one HP and nothing in hand."""
    return scripted(home, {"turn": 1, "seats": [seat(0, hp=1), seat(1, hand=["slash@S7"]), *map(seat, (2, 3, 4))]})


def renegade_alone(home: House) -> Session:
    dead = [seat(n, dead=True) for n in (1, 2, 3)]
    return scripted(home, {"turn": 4, "seats": [seat(0, hp=1), *dead, seat(4, hand=["slash@S7"])]})


def drawn(home: House) -> Session:
    """All cards are in hands when somebody is to draw."""
    deck = home.games[GAME].box.decks["standard"]  # type: ignore[attr-defined]
    hands = [tuple(deck[n :: len(ROLES)]) for n in range(len(ROLES))]
    return scripted(home, {"phase": "draw", "seats": [seat(n, hand=hand) for n, hand in enumerate(hands)]})


def whole(home: House, seats: int, seed: int, *, kept: bool = False) -> Session:
    """A match that bots have played."""
    folder = home.folder.saves if kept and home.folder else None
    who = samples.people(home.ui.words.lang, seats)
    session = sessions.begin(home.games[GAME], who, {}, seed, folder, home.packs(GAME))
    samples.played(session, 100_000)
    return session


def opened(home: House, session: Session) -> tuple[Guest, Aftermath]:
    guest = Guest(home, home.result(session))
    guest.wait(500)
    return guest, aftermath(guest)


def aftermath(guest: Guest) -> Aftermath:
    """What the result on top is filled with."""
    assert isinstance(guest.top, Result)
    assert isinstance(guest.top.body, Aftermath)
    return guest.top.body


def told(body: Aftermath) -> TamQuocSatEnding:
    return body.ending


# --- who has won, and why
@pytest.mark.rule("TQ-19")
def test_the_rebels_have_slain_the_lord(house: Houses) -> None:
    _, body = opened(home := house(), lord_slain(home))
    ending = told(body)
    assert plain(ending.headline) == "The Rebels win"
    assert plain(ending.reason) == "The Lord Liu Bei (Mai) fell in round 1 to Guan Yu (Kian)."
    (fall,) = ending.story.falls
    assert plain(ending.cause(fall)) == "Slash"
    assert [plain(half) for half in ending.told(fall)] == ["Guan Yu slew", "Liu Bei"]
    assert ending.deciding == fall
    (column,) = [mark for mark in body.still if isinstance(mark, Column)]
    assert column.fall == fall
    assert [mark.round for mark in body.still if isinstance(mark, RoundMark)] == [1]


@pytest.mark.rule("TQ-20")
def test_the_renegade_stands_alone(house: Houses) -> None:
    _, body = opened(home := house(), renegade_alone(home))
    ending = told(body)
    assert ending.result.winners == (4,)
    assert plain(ending.headline) == "The Renegade wins"
    assert plain(ending.reason).startswith("Sun Quan (Roya) is the last one standing")


@pytest.mark.rule("TQ-10")
@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_a_draw_lights_nobody(house: Houses, lang: str) -> None:
    guest, body = opened(home := house(lang), drawn(home))
    assert told(body).result.winners == ()
    assert told(body).deciding is None
    sentences = [plain(str(mark.text)) for mark in body.still if isinstance(mark, Paragraph)]
    assert plain(told(body).word("nobody-fell")) in sentences
    for tab in TABS:
        guest.press(f"result.tab.{tab}")
    assert not home.ui.words.missing


# --- the screen
@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(("seats", "size"), [(5, (960, 600)), (10, (1366, 768)), (10, (1920, 1080))])
def test_everything_fits_in_every_language(house: Houses, lang: str, seats: int, size: tuple[int, int]) -> None:
    home = house(lang, size, text_size=1.4 if size[0] == 1920 else 1.0)
    guest, body = opened(home, whole(home, seats, 19))
    screen = home.ui.screen
    for tab in TABS:
        guest.press(f"result.tab.{tab}")
        assert body.tab == tab
        for mark in (*body.still, *(placed.mark for placed in guest.top.desk.placed)):
            assert screen.surface.get_rect().contains(screen.px(mark.rect)), (tab, mark)
    assert not home.ui.words.missing
    assert not home.ui.words.faults


def test_nine_deaths_have_nine_columns(house: Houses) -> None:
    guest, body = opened(home := house("vi"), whole(home, 10, 19))
    columns = [mark for mark in body.still if isinstance(mark, Column)]
    assert len(columns) == len(told(body).story.falls) == 9
    assert not any(one.rect.touches(other.rect.inset(1)) for one in columns for other in columns if one is not other)
    assert {f"result.fall.{n}" for n in range(9)} <= guest.ids


def test_roles_turn_over_and_winners_light_up_one_by_one(house: Houses) -> None:
    home = house()
    home.settings.speed = 1.0
    home.ui.apply()
    session = whole(home, 8, 1)
    guest = Guest(home, home.result(session))
    body = aftermath(guest)
    assert body.turned < 1
    guest.wait(800)
    assert body.turned == 1
    assert 0 < body.glow < len(told(body).result.winners)
    guest.wait(1500)
    assert body.glow == len(told(body).result.winners)
    assert not guest.top.moving


def test_the_reveal_can_be_skipped(house: Houses) -> None:
    home = house()
    home.settings.speed = 1.0
    home.ui.apply()
    guest = Guest(home, home.result(lord_slain(home)))
    assert aftermath(guest).turned < 1
    guest.tap(pygame.K_SPACE)
    assert not guest.top.moving
    assert (aftermath(guest).turned, aftermath(guest).glow) == (1, 2)


def test_a_seat_is_lit_in_all_three_stories(house: Houses) -> None:
    guest, body = opened(home := house(), whole(home, 8, 2))
    for tab in TABS:
        guest.press(f"result.tab.{tab}")
        before = guest.picture()
        guest.press("result.seat.3")
        assert body.seat == 3
        assert guest.picture() != before
        guest.press("result.seat.3")
        assert body.seat is None


def test_a_death_tells_all_about_itself(house: Houses) -> None:
    guest, _ = opened(home := house(), lord_slain(home))
    tip = guest.control("result.fall.0").tip
    assert plain(tip or "") == "Round 1: Guan Yu (Kian) slew Liu Bei (Mai) (Lord). Cause: Slash."


def test_the_keyboard_reaches_everything(house: Houses) -> None:
    guest, body = opened(home := house(), whole(home, 6, 2))
    reached = set()
    for _ in range(len(guest.ids) + 1):
        guest.tap(pygame.K_TAB)
        reached.add(guest.top.desk.focus)
    assert {f"result.seat.{n}" for n in range(6)} <= reached
    assert {"result.again", "result.seats", "result.home", "result.same", "result.replay", "result.picture"} <= reached
    while guest.top.desk.focus not in {f"result.tab.{tab}" for tab in TABS}:
        guest.tap(pygame.K_TAB)
    guest.tap(pygame.K_RIGHT)
    guest.tap(pygame.K_RETURN)
    assert body.tab == "health"


def test_another_language_is_spoken_at_once(house: Houses) -> None:
    guest, body = opened(home := house(), lord_slain(home))
    home.speak("vi")
    guest.wait(50)
    assert plain(body.ending.title(0)) == "Lưu Bị"
    assert guest.top.desk.find("result.tab.health")


# --- what next
def _differ(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize(("button", "same"), [("result.again", False), ("result.same", True)])
def test_the_same_people_again(house: Houses, button: str, same: bool) -> None:
    session = whole(home := house(), 5, 3)
    guest, _ = opened(home, session)
    assert isinstance(guest.control(button), Button)
    guest.press(button)
    table = guest.stack.scenes[0]
    assert isinstance(table, Play)
    again = table.session
    assert [one.name for one in again.people] == [one.name for one in session.people]
    assert (again.match.seed == session.match.seed) == same


def test_seats_can_be_swapped(house: Houses) -> None:
    session = whole(home := house(), 7, 3)
    guest, _ = opened(home, session)
    guest.press("result.seats")
    assert guest.top.name == "setup"
    assert [chair.name for chair in home.settings.tables[GAME].chairs] == [one.name for one in session.people]


def test_the_match_can_be_watched_again_and_kept_as_a_picture(house: Houses) -> None:
    guest, _ = opened(home := house(), whole(home, 5, 3))
    guest.press("result.replay")
    assert guest.top.name == "replay"
    guest.tap(pygame.K_ESCAPE)
    guest.press("result.picture")
    assert home.folder
    (path,) = (home.folder.path / "pictures").iterdir()
    assert path.suffix == ".png"
    kept = pygame.image.load(path)
    assert kept.get_size() == home.ui.screen.size
    tabs = home.ui.screen.px(aftermath(guest).tabs)
    assert _differ(kept.subsurface(tabs), home.ui.screen.surface.subsurface(tabs))
    guest.press("result.home")
    assert guest.top.name == "home"


def test_the_history_shows_the_same_end(house: Houses) -> None:
    home = house()
    assert home.folder
    session = whole(home, 6, 4, kept=True)
    _, first = opened(home, session)
    session.finish(home.folder)
    guest = Guest(home, home.history())
    guest.press("history.0.open")
    guest.wait(500)
    again = aftermath(guest)
    assert again.ending.story == first.ending.story
    assert (again.ending.headline, again.ending.reason) == (first.ending.headline, first.ending.reason)
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "history"
