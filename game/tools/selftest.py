"""Loads everything, draws every scene, plays, saves and resumes every game: does this copy of the app work here?"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import msgspec
import pygame

import game
from game import app
from game.core.match import Match
from game.disk import history
from game.disk.catalog import content_folders
from game.disk.paths import UserFolder, shipped
from game.disk.settings import Settings
from game.scenes import session as sessions
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.policies import Policies
from game.scenes.result import Result
from game.scenes.saved import SavedMatches
from game.scenes.welcome import Welcome
from game.tables import proxy
from game.text.audit import problems
from game.tools import samples
from game.tools.screenshot import SCENES, Wish, settle, staged
from game.ui.scene import Scene
from game.ui.stack import Stack

LANGUAGES = ("vi", "fa", "en")
SIZES = ((1366, 768), (1920, 1080))
OF_A_GAME = ("setup", "curtain", "rulebook", "log", "pause", "result", "replay")
"""Scenes that look different for each game."""
MOST_STEPS = 100_000
LEAST_COLOURS = 40


class Step(msgspec.Struct):
    """How one step went."""

    name: str
    ok: bool
    seconds: float
    detail: str = ""


class Wrong(AssertionError):
    """A step found something that is not as it should be."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words beside ``--selftest``."""
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the steps as JSON")


def run(args: argparse.Namespace) -> int:
    """Every step, one line each; 0 if all went well."""
    done: list[Step] = []
    for name, step in steps():
        done.append(_tried(name, step))
        print(f"{'ok  ' if done[-1].ok else 'FAIL'} {done[-1].seconds:6.2f} s  {name}  {done[-1].detail}", flush=True)
    ok = all(step.ok for step in done)
    if args.report:
        whole = {"ok": ok, "steps": msgspec.to_builtins(done)}
        args.report.write_text(json.dumps(whole, ensure_ascii=False, indent=1), encoding="utf-8")
    print("selftest ok" if ok else "selftest failed")
    return 0 if ok else 1


def _tried(name: str, step: Callable[[], str]) -> Step:
    begun = time.perf_counter()
    try:
        detail, ok = step(), True
    except Exception as wrong:  # noqa: BLE001 - a self-test reports whatever goes wrong
        trace = "".join(traceback.format_exception(wrong)[-2:])
        detail, ok = str(wrong) if isinstance(wrong, Wrong) else trace, False
    return Step(name, ok, round(time.perf_counter() - begun, 3), detail)


def steps() -> Iterator[tuple[str, Callable[[], str]]]:
    """What is tried, in order."""
    yield "modules", modules
    yield "data", data
    yield "assets", assets
    for lang in LANGUAGES:
        for size in SIZES:
            yield f"scenes {lang} {size[0]}x{size[1]}", partial(scenes, lang, size, every=size == SIZES[0])
    for name in app.shown(content_folders()):
        yield f"match {name}", partial(bot_match, name)
        yield f"save {name}", partial(save_and_resume, name)


def modules() -> str:
    """Every module is there and loads, also those that nothing imports by name."""
    names = [module.name for module in pkgutil.walk_packages(game.__path__, "game.")]
    for name in names:
        importlib.import_module(name)
    return f"{len(names)} modules"


def data() -> str:
    """All games have their data, all words all languages."""
    content = content_folders()
    faults = problems([folder / "words" for folder in content])
    if faults:
        raise Wrong("; ".join(map(str, faults)))
    return f"games: {', '.join(app.furnished(content))}"


def assets() -> str:
    """Every picture, font and sound opens."""
    pictures = sorted(shipped("assets", "sprites").rglob("*.svg"))
    fonts = sorted(shipped("assets", "fonts").glob("*.ttf"))
    sounds = [path for path in sorted(shipped("assets", "sounds").iterdir()) if path.suffix in (".ogg", ".wav")]
    for path in pictures:
        pygame.image.load_sized_svg(path, (32, 32))
    pygame.font.init()
    for path in fonts:
        pygame.font.Font(path, 20)
    for path in sounds:
        if path.stat().st_size < 200:
            raise Wrong(f"{path.name} is empty")
    if not (pictures and fonts and sounds):
        raise Wrong("pictures, fonts or sounds are missing")
    return f"{len(pictures)} pictures, {len(fonts)} fonts, {len(sounds)} sounds"


def _house(lang: str, size: tuple[int, int] = SIZES[0]) -> House:
    chosen = Settings(lang=lang, speed=0.0, bot_pause=0.0)  # type: ignore[arg-type]
    return app.off_screen(size, chosen)


def scenes(lang: str, size: tuple[int, int], *, every: bool = True) -> str:
    """Every scene and every table is drawn, with ``every`` those of a game for each game; all words are there."""
    house = _house(lang, size)
    drawn = 0
    with tempfile.TemporaryDirectory(prefix="round-table-") as place:
        folder = UserFolder(Path(place))
        first, *others = house.games
        samples.furnish_folder(house, first, folder)
        wanted = [(first, name) for name in (*SCENES, *house.games)]
        wanted += product(others, OF_A_GAME) if every else ()
        for game, name in wanted:
            if name == "replay" and game != first:
                samples.over(house, game, folder=folder.saves).finish(folder)
            drawn += _drawn(house, game, name, staged(Wish(house, folder, game), name))
        for scene in (Welcome(house), SavedMatches(house), *_policies(house)):
            drawn += _drawn(house, first, scene.name, Stack(house.ui, scene))
    missing = sorted(house.ui.words.missing)
    if missing:
        raise Wrong(f"words are missing in {lang}: {', '.join(missing)}")
    return f"{drawn} scenes"


def _drawn(house: House, game: str, name: str, stack: Stack) -> int:
    """One scene is on the screen, and goes again."""
    settle(stack)
    _look_at(house, f"{name} of {game}")
    for scene in reversed(stack.scenes):
        scene.leave()
    return 1


def _policies(house: House) -> Iterator[Scene]:
    """What may be answered for a seat, of every game that has such answers."""
    for name in house.games:
        asked = proxy(name)
        if asked is not None:
            yield Policies(house, samples.lively(house, name), asked, 0, lambda: None)


def _look_at(house: House, name: str) -> None:
    """A picture with hardly a colour is no picture."""
    small = pygame.transform.scale(house.ui.screen.surface, (160, 90))
    colours = {tuple(small.get_at((x, y))) for x in range(160) for y in range(90)}
    if len(colours) < LEAST_COLOURS:
        raise Wrong(f"{name} is all but empty: {len(colours)} colours")


def bot_match(name: str) -> str:
    """A whole match of bots through the real scenes, to the result."""
    house = _house("en")
    session = samples.fresh(house, name, bots=False)
    session.rename([msgspec.structs.replace(person, plays="easy") for person in session.people])
    stack = Stack(house.ui, Play(house, session))
    for _ in range(MOST_STEPS):
        stack.step(50)
        if isinstance(stack.top, Result):
            stack.step(50)
            return f"{len(session.match.log)} answers"
    raise Wrong(f"no result after {MOST_STEPS} frames")


def save_and_resume(name: str) -> str:
    """A match is left in the middle, resumed, played to its end, found in the history and replayed."""
    house = _house("en")
    with tempfile.TemporaryDirectory(prefix="round-table-") as place:
        folder = UserFolder(Path(place))
        left = samples.lively(house, name, folder=folder.saves)
        digest = left.match.digest()
        if not left.leave():
            raise Wrong("the match could not be saved")
        saved = next(iter(folder.saves.glob("*.match")))
        session = sessions.resume(saved, house.games)
        if session.match.digest() != digest:
            raise Wrong("the resumed match differs from the one that was left")
        samples.played(session, MOST_STEPS)
        session.finish(folder)
        past = history.list_history(folder.history)
        if len(past) != 1 or past[0].match is None:
            raise Wrong("the finished match is not in the history")
        return _replayed(house, past[0].match, session.match)


def _replayed(house: House, path: Path, original: Match) -> str:
    again = sessions.resume(path, house.games)
    same = again.match.digest() == original.digest()
    if again.saver:
        again.saver.close()
    if not same:
        raise Wrong("the replay differs from the match")
    return f"{len(original.log)} answers"
