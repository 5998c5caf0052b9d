"""The one place where all meets: folder, settings, words, games and window; and the guard around a crash."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import game
from game.disk import settings
from game.disk.paths import UserFolder, shipped

if TYPE_CHECKING:
    from game.core.game import Game
    from game.disk.settings import Settings
    from game.disk.trouble import Trouble
    from game.scenes.house import House
    from game.ui.scene import Scene
    from game.ui.screen import Screen
    from game.ui.stack import Stack
    from game.ui.uilog import UiLog
    from game.ui.window import Window

T = TypeVar("T")
# Whatever is not needed for the first picture is imported where it is used: the window stands while the rest loads.
TITLE = "Bàn Tròn"
NO_DISPLAY = "error: there is no display to open a window on ({}); the tools work without one, see --help"
GROUND = (15, 28, 34)
log = logging.getLogger("app")


def furnished(content: Sequence[Path]) -> dict[str, Game]:
    """The games with the data of the content folders. Raises ContentError with every fault."""
    from game import rules
    from game.disk import catalog

    def read(file: str, shape: type[T], /) -> list[T]:
        return [catalog.load(path, shape) for path in catalog.pick_all(content, *file.split("/"))]

    rules.furnish(read)
    return rules.GAMES


def shown(content: Sequence[Path]) -> dict[str, Game]:
    """Those of the games that have a table."""
    from game.tables import SHOWN

    return {name: game for name, game in furnished(content).items() if name in SHOWN}


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
    house = House(ui, chosen, shown(content), content, folder)
    ui.keep = house.keep
    return house


def off_screen(size: tuple[int, int], chosen: Settings, content: tuple[Path, ...] | None = None) -> House:
    """A house without window, device or folder, for pictures and self-tests."""
    from game.disk import catalog
    from game.ui.screen import Screen

    screen = Screen.offscreen(size, chosen.ui_scale)
    return open_house(screen, chosen, content or catalog.content_folders())


def run(args: argparse.Namespace) -> int:
    """Opens the window and stays until it is closed. Raises ContentError for a bad content folder."""
    if args.data:  # what is wrong with it is said before a window opens
        from game.disk.catalog import content_folders

        content_folders(args.data)
    folder = UserFolder.find(args.user_dir)
    chosen, trouble = settings.load(folder.settings)
    chosen.lang = args.lang or chosen.lang
    chosen.fullscreen = args.fullscreen or chosen.fullscreen
    from game.ui.uilog import UiLog
    from game.ui.window import NoDisplay

    try:
        window = _window(chosen, args.window)
    except NoDisplay as none:
        return _without_display(folder, none)
    ui_log = UiLog(args.ui_log)
    ui_log.write("start", chosen.lang or "", window.surface().get_size(), [])
    return _furnish_and_live(args, folder, chosen, trouble, window, ui_log)


def _without_display(folder: UserFolder, why: Exception) -> int:
    """One line for whoever called, and one for the log."""
    from game.disk.log import start_log

    print(NO_DISPLAY.format(why), file=sys.stderr)
    start_log(folder.logs)
    log.error("no display: %s", why)
    return 2


def _furnish_and_live(
    args: argparse.Namespace,
    folder: UserFolder,
    chosen: Settings,
    trouble: Trouble | None,
    window: Window,
    ui_log: UiLog,
) -> int:
    """All that loads while the first picture stands, and then the scenes."""
    from game.disk import catalog
    from game.disk.lock import Lock
    from game.disk.log import start_log

    start_log(folder.logs)
    lock = Lock(folder.path)
    alone = lock.take()
    if alone:
        folder.sweep()
    content = catalog.content_folders(args.data)
    house = _house(window, chosen, content, folder if alone else None, ui_log)
    house.seed = args.seed
    window.set_fullscreen(chosen.fullscreen)
    for told in (folder.why, trouble):
        house.tell(told)
    code = _live(house, house.home() if alone else _notice(house))
    if alone:
        _remember(house, window)
    lock.release()
    window.close()
    return code if alone else 3


def _window(chosen: Settings, size: tuple[int, int] | None) -> Window:
    """The window with its first picture. Raises NoDisplay."""
    from game.ui.window import Window

    place = chosen.window if size is None else None
    window = Window(TITLE, (place.x, place.y, place.w, place.h) if place else None, size)
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
    from game.disk.lock import SECOND_COPY
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

    from game.disk.report import write_report

    versions = {"app": game.__version__, "pygame-ce": pygame.version.ver, "SDL": str(pygame.version.SDL)}
    return write_report(house.folder.reports, crash, versions, match) if house.folder else None, match


def _remember(house: House, window: Window) -> None:
    """The window's place for the next time."""
    import msgspec

    from game.disk.settings import Place

    house.settings.window = msgspec.structs.replace(house.settings.window or Place(0, 0, 1, 1), **_place(window))
    house.keep()


def _place(window: Window) -> dict[str, int]:
    return dict(zip(("x", "y", "w", "h"), window.place, strict=True))
