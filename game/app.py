"""The one place where all meets: folder, settings, words, games and window; and the guard around a crash."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

import game
from game import tables
from game.core.game import Game
from game.disk import catalog, settings
from game.disk.lock import SECOND_COPY, Lock
from game.disk.log import start_log
from game.disk.paths import UserFolder, shipped
from game.disk.report import write_report
from game.disk.settings import Place, Settings
from game.ui.uilog import UiLog

if TYPE_CHECKING:
    from game.scenes.house import House
    from game.ui.scene import Scene
    from game.ui.screen import Screen
    from game.ui.stack import Stack
    from game.ui.window import Window

T = TypeVar("T")
TITLE = "Bàn Tròn"
NO_DISPLAY = "error: there is no display to open a window on ({}); the tools work without one, see --help"
GROUND = (15, 28, 34)
log = logging.getLogger("app")


def furnished(content: Sequence[Path]) -> dict[str, Game]:
    """The games with the data of the content folders. Raises ContentError with every fault."""
    from game import rules

    def read(file: str, shape: type[T], /) -> list[T]:
        return [catalog.load(path, shape) for path in catalog.pick_all(content, *file.split("/"))]

    rules.furnish(read)
    return rules.GAMES


def open_house(
    screen: Screen,
    chosen: Settings,
    content: tuple[Path, ...],
    *,
    folder: UserFolder | None = None,
    window: Window | None = None,
    ui_log: UiLog | None = None,
) -> House:
    """Everything the scenes need, around a window or off-screen. Raises ContentError."""
    from game.scenes.house import House, pen_of, words_of
    from game.ui.assets import Art
    from game.ui.kit import Ui
    from game.ui.sound import Sound

    words = words_of(content, chosen)
    art = Art([shipped("assets", "sprites")])
    sound = Sound(shipped("assets", "sounds"), chosen, device=window is not None)
    ui = Ui(screen, art, pen_of(words), words, chosen, sound, ui_log, window)
    games = {name: game for name, game in furnished(content).items() if name in tables.SHOWN}
    house = House(ui, chosen, games, content, folder)
    ui.keep = house.keep
    return house


def off_screen(size: tuple[int, int], chosen: Settings, content: tuple[Path, ...] | None = None) -> House:
    """A house without window, device or folder, for pictures and self-tests."""
    from game.ui.screen import Screen

    screen = Screen.offscreen(size, chosen.ui_scale)
    return open_house(screen, chosen, content or catalog.content_folders())


def run(args: argparse.Namespace) -> int:
    """Opens the window and stays until it is closed. Raises ContentError for a bad content folder."""
    content = catalog.content_folders(args.data)
    folder = UserFolder.find(args.user_dir)
    start_log(folder.logs)
    chosen, trouble = settings.load(folder.settings)
    chosen.lang = args.lang or chosen.lang
    window = _window(chosen, args.window)
    if window is None:
        return 2
    ui_log = UiLog(args.ui_log)
    ui_log.write("start", chosen.lang or "", window.surface().get_size(), [])
    lock = Lock(folder.path)
    alone = lock.take()
    house = _house(window, chosen, content, folder if alone else None, ui_log)
    house.seed = args.seed
    if args.fullscreen or chosen.fullscreen:
        window.set_fullscreen(True)
    for told in (folder.why, trouble):
        house.tell(told)
    code = _live(house, house.home() if alone else _notice(house))
    if alone:
        _remember(house, window)
    lock.release()
    window.close()
    return code if alone else 3


def _window(chosen: Settings, size: tuple[int, int] | None) -> Window | None:
    """The window with its first picture; None, and one line said, where there is no display."""
    from game.ui.window import NoDisplay, Window

    place = chosen.window if size is None else None
    try:
        window = Window(TITLE, (place.x, place.y, place.w, place.h) if place else None, size)
    except NoDisplay as none:
        print(NO_DISPLAY.format(none), file=sys.stderr)
        log.error("no display: %s", none)
        return None
    window.surface().fill(GROUND)
    window.flip()
    window.set_icon(shipped("assets", "icon", "app.svg"))
    return window


def _house(
    window: Window, chosen: Settings, content: tuple[Path, ...], folder: UserFolder | None, ui_log: UiLog
) -> House:
    from game.ui.screen import Screen

    screen = Screen(window.surface, chosen.ui_scale)
    return open_house(screen, chosen, content, folder=folder, window=window, ui_log=ui_log)


def _notice(house: House) -> Scene:
    """What a second running copy shows: one sentence, and the way out."""
    from game.ui.dialog import Answer, Dialog

    words = house.ui.words
    return Dialog(house.ui, "second", words("app-name"), house.say(SECOND_COPY), [Answer("quit", words("quit"))])


def _live(house: House, first: Scene) -> int:
    """Runs the scenes; a crash is reported in a scene of its own, and the match can go on."""
    from game.ui.stack import Stack

    code = 0
    while True:
        stack: Stack | None = None
        try:
            stack = Stack(house.ui, first)
            house.refresh = stack.refresh
            stack.run()
        except Exception as crash:  # whatever it was, people are told and nothing is lost
            scenes = stack.scenes if stack else [first]
            log.exception("crash in %s", scenes[-1].shown_as if scenes else "no scene")
            if any(scene.name == "crash" for scene in scenes):
                return 1
            house.ui.moves.clear()
            first, code = house.crash(*_reported(house, crash, scenes)), 1
            continue
        return code


def _reported(house: House, crash: Exception, scenes: Sequence[Scene]) -> tuple[Path | None, Path | None]:
    """The report of a crash, and the save of the match that was on the table, if one was."""
    match = None
    for scene in scenes:
        session = getattr(scene, "session", None)
        if session is not None and session.saver is not None:
            session.saver.close()
            match = session.saver.path
    import pygame

    versions = {"app": game.__version__, "pygame-ce": pygame.version.ver, "SDL": str(pygame.version.SDL)}
    return write_report(house.folder.reports, crash, versions, match) if house.folder else None, match


def _remember(house: House, window: Window) -> None:
    """The window's place for the next time."""
    house.settings.window = msgspec.structs.replace(house.settings.window or Place(0, 0, 1, 1), **_place(window))
    house.keep()


def _place(window: Window) -> dict[str, int]:
    return dict(zip(("x", "y", "w", "h"), window.place, strict=True))
