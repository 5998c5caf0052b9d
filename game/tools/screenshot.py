"""Draws one scene off-screen exactly as a player would see it."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import pygame

from game import app
from game.core.game import BadStart
from game.core.question import Call, Seat
from game.disk.catalog import content_folders
from game.disk.match_file import SaveError
from game.disk.paths import UserFolder
from game.disk.settings import Settings
from game.scenes import session as sessions
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.session import Session
from game.tools import moments, samples, scenario
from game.tools.arguments import size
from game.tools.player import Differs
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import BadInput
from game.ui.scene import Push, Scene
from game.ui.stack import Stack

PICTURES = (".png", ".jpg", ".bmp", ".tga")


@dataclass
class Wish:
    """What is to be drawn."""

    house: House
    folder: UserFolder
    game: str
    seat: int | None = None
    save: Path | None = None
    scenario: Path | None = None
    topic: str | None = None
    moment: str = ""

    def session(self) -> Session:
        """The match asked for: a save, a scenario after its last step, or a lively sample."""
        if self.save:
            return sessions.resume(self.save, self.house.games)
        if self.scenario:
            match = _played(self.scenario)
            return samples.opened(match, samples.people(self.house.ui.words.lang, match.seats))
        if self.moment:
            return moments.moment(self.house, self.moment, self.seat)
        return samples.lively(self.house, self.game)

    def seated(self) -> Session:
        """The same, when the seat to look from is one of it. Raises BadInput."""
        session = self.session()
        if self.seat is not None and not 0 <= self.seat < session.match.seats:
            raise BadInput(f"--seat {self.seat}: the seats of this match are 0 to {session.match.seats - 1}")
        return session

    def table(self) -> Play:
        """The match on the table."""
        play = Play(self.house, self.seated())
        play.telling.eyes = self._seer(play)
        return play

    def _seer(self, play: Play) -> Seat | None:
        """Whose hand is open: in a game with secrets that of whoever is asked, nobody's while the table is called."""
        asked = play.session.match.waiting
        if play.session.secret and isinstance(asked, Call):
            return None
        if self.seat is not None:
            return self.seat
        return asked.seats[0] if play.session.secret and asked is not None else play.telling.eyes


def _played(path: Path) -> OpenMatch:
    try:
        return scenario.play(path)
    except Differs as wrong:
        raise BadInput(f"{path}: {wrong}") from None


def _table(wish: Wish) -> list[Scene]:
    return [wish.table()]


def _moment(name: str, wish: Wish) -> list[Scene]:
    wish.game, wish.moment = moments.GAME, name
    return [wish.table()]


def _pushed(below: Scene, above: Scene) -> list[Scene]:
    return [below, above]


def _log(wish: Wish) -> list[Scene]:
    table = wish.table()
    telling = table.telling
    table.board.sync(telling.view)
    return _pushed(table, wish.house.logbook(telling.lines(), table.session.people, telling.eyes, table.board))


def _pause(wish: Wish) -> list[Scene]:
    table = wish.table()
    return _pushed(table, wish.house.pause(table.session))


def _curtain(wish: Wish) -> list[Scene]:
    table = wish.table()
    seat = wish.seat or 0
    recap = table.telling.recap(seat)[-3:]
    cover = table.board.cover(table.session.view(None), seat)
    return [wish.house.curtain(table.session, seat, recap, lambda: None, cover)]


def _result(wish: Wish) -> list[Scene]:
    session = wish.session() if wish.save or wish.scenario else samples.over(wish.house, wish.game)
    if session.match.result is None:
        raise BadInput("that match is not over: there is no result to draw")
    return [wish.house.result(session)]


def _replay(wish: Wish) -> list[Scene]:
    return [wish.house.replay(wish.save or samples.finished_match(wish.folder))]


SCENES: dict[str, Callable[[Wish], list[Scene]]] = {
    "home": lambda wish: [wish.house.home()],
    "setup": lambda wish: [wish.house.setup(wish.game)],
    "curtain": _curtain,
    "settings": lambda wish: _pushed(wish.house.home(), wish.house.preferences()),
    "rulebook": lambda wish: _pushed(wish.table(), wish.house.rulebook(wish.game, wish.topic)),
    "log": _log,
    "pause": _pause,
    "result": _result,
    "history": lambda wish: [wish.house.history()],
    "replay": _replay,
    "crash": lambda wish: [wish.house.crash(Path("round-table", "reports", "crash-20260101-120000.txt"), None)],
    **{name: partial(_moment, name) for name in moments.MOMENTS},
}


def staged(wish: Wish, scene: str) -> Stack:
    """The scene on its stack, everything that moves at its end. Raises BadInput for an unknown name."""
    if scene in wish.house.games:
        wish.game = scene
    elif scene not in SCENES:
        known = ", ".join((*SCENES, *wish.house.games))
        raise BadInput(f"there is no scene {scene!r}; there is {known}")
    first, *others = SCENES.get(scene, _table)(wish)
    stack = Stack(wish.house.ui, first)
    wish.house.refresh = stack.refresh
    settle(stack)
    for other in others:
        stack.top.go(Push(other))
        settle(stack)
    for name in moments.PRESSES.get(scene, ()):
        _press(stack, name)
    return stack


def _press(stack: Stack, name: str) -> None:
    """Presses the first live control whose name begins so, if there is one."""
    for control in stack.top.desk.controls():
        if control.id.startswith(name) and not control.off:
            control.activate(stack.top.desk)
            settle(stack)
            return


def settle(stack: Stack) -> None:
    """Goes to the end of whatever moves and draws; no time passes, so no bot acts."""
    for _ in range(3):
        stack.step(0)
        stack.top.motion.skip()
    stack.ui.redraw()
    stack.step(0)


def apply_state(stack: Stack, words: list[str]) -> None:
    """``hover=ID``, ``press=ID`` or ``focus=ID``. Raises BadInput for another word or an unknown control."""
    for word in words:
        kind, _, name = word.partition("=")
        if kind not in ("hover", "press", "focus"):
            raise BadInput(f"--state {word!r}: write hover=ID, press=ID or focus=ID")
        if stack.top.desk.find(name) is None:
            ids = ", ".join(control.id for control in stack.top.desk.controls())
            raise BadInput(f"--state {word!r}: there is no control {name!r}; there is {ids}")
        _point(stack, kind, name)
    for _ in range(20):
        stack.step(50)


def _point(stack: Stack, kind: str, name: str) -> None:
    desk = stack.top.desk
    if kind == "focus":
        desk.ring = True
        desk.set_focus(name)
        return
    at = desk.box(name).center
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    if kind == "press":
        stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


def picture(text: str) -> Path:
    """A file that can become a picture."""
    path = Path(text)
    if path.suffix.lower() not in PICTURES or path.is_dir() or not path.parent.is_dir():
        known = ", ".join(PICTURES)
        raise argparse.ArgumentTypeError(f"{text!r} must be a file ({known}) in a folder that is there")
    return path


def text_size(text: str) -> float:
    """A text size that the settings allow."""
    try:
        return msgspec.convert({"text_size": float(text)}, Settings).text_size
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no text size; write a number such as 1.2") from None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``screenshot``."""
    parser.add_argument("--scene", required=True)
    parser.add_argument("--lang", choices=("vi", "fa", "en"), default="vi")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--out", type=picture, required=True, metavar="FILE.png")
    parser.add_argument("--game", default="deep_sea")
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--scenario", type=Path, metavar="FILE")
    parser.add_argument("--seat", type=int, metavar="N")
    parser.add_argument("--topic", help="the paragraph at which the rulebook opens")
    parser.add_argument("--text-size", type=text_size, default=1.0, metavar="0.9..1.4")
    parser.add_argument("--state", action="append", default=[], metavar="hover=ID")


def _save(surface: pygame.Surface, path: Path) -> None:
    try:
        pygame.image.save(surface, path)
    except pygame.error as wrong:
        raise BadInput(f"{path}: cannot be written ({wrong})") from None


def run(args: argparse.Namespace) -> int:
    """Draws the scene into the file."""
    chosen = Settings(lang=args.lang, text_size=args.text_size)
    house = app.off_screen(args.size, chosen, content_folders())
    if args.game not in house.games:
        raise BadInput(f"there is no game {args.game!r}; there is {', '.join(house.games)}")
    with tempfile.TemporaryDirectory(prefix="round-table-") as place:
        folder = UserFolder(Path(place))
        samples.furnish_folder(house, args.game, folder)
        wish = Wish(house, folder, args.game, args.seat, args.save, args.scenario, args.topic)
        try:
            stack = staged(wish, args.scene)
        except (SaveError, BadStart) as wrong:
            raise BadInput(str(wrong)) from None
        apply_state(stack, args.state)
        _save(house.ui.screen.surface, args.out)
        for scene in stack.scenes:
            scene.leave()
    print(f"{args.out}: {args.scene} in {args.lang} at {args.size[0]}x{args.size[1]}")
    return 0
