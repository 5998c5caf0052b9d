"""What people see when the app has crashed: what happened, where the report lies, and the way on."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from game.scenes import resuming
from game.scenes.folders import open_folder
from game.scenes.house import House
from game.text.marks import left_to_right
from game.ui import palette as colours
from game.ui.controls import Button, Icon, Label, Mark, Panel, Paragraph, Style
from game.ui.place import Rect
from game.ui.scene import Quit, Reset, Scene

WIDE = 980
PAD = 56


class Crash(Scene):
    """``report`` is None if none could be written; ``match`` is the save that can go on."""

    name: ClassVar[str] = "crash"

    def __init__(self, house: House, report: Path | None, match: Path | None) -> None:
        super().__init__(house.ui)
        self.house, self.report, self.match = house, report, match

    def enter(self) -> None:
        self.guard()

    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        room = WIDE - 2 * PAD
        sentence = words("crash-match") if self.match else words("crash-no-match")
        where = words("crash-report") if self.report else words("crash-no-report")
        talls = [self.ui.tall(text, 24, room) for text in (sentence, where)]
        path = left_to_right(str(self.report)) if self.report else ""
        well = self.ui.tall(path, 20, room - 48) + 28 if path else 0
        box = screen.centred(WIDE, min(screen.h - 32, 110 + sum(talls) + well + 210 + 120))
        head, rest = box.inset(PAD, 44).top(84, 14)
        icon, title = head.left(72, 24)
        first, rest = rest.top(talls[0], 20)
        second, rest = rest.top(talls[1], 10)
        return [
            Panel(box, "dialog", 30),
            Icon(icon.centred(72, 72), "warning", colours.BRASS_LIGHT),
            Label(title, words("error-title"), 48, colours.IVORY, 800, "head"),
            Paragraph(first, sentence, 24, colours.IVORY),
            Paragraph(second, where, 24, colours.IVORY_DIM),
            *self._path(rest.top(well)[0], path),
            *self._buttons(rest.bottom(172)[0]),
        ]

    def _path(self, box: Rect, path: str) -> list[Mark]:
        if not path:
            return []
        return [Panel(box, "well", 20), Paragraph(box.inset(24, 12), path, 20, colours.BRASS_LIGHT)]

    def _buttons(self, box: Rect) -> list[Mark]:
        words, (upper, lower) = self.ui.words, box.rows(2, 16)
        first, second = upper.cols(2, 16)
        third, fourth = lower.cols(2, 16)
        go_on = None if self.match else words("crash-why-no-match")
        folder = None if self.report else words("crash-no-report")
        main: Style = "brass" if self.match else "lacquer"
        plain: Style = "lacquer" if self.match else "brass"
        return [
            Button(first, "crash.go_on", words("crash-go-on"), self.go_on, style=main, icon="play", why=go_on),
            Button(second, "crash.home", words("crash-home"), self.home, style=plain, icon="home"),
            Button(third, "crash.folder", words("open-folder"), self.open_folder, icon="eye", why=folder),
            Button(fourth, "crash.quit", words("quit"), self.quit, icon="exit"),
        ]

    # --- what may be done
    def go_on(self) -> None:
        """Back into the match, from its save."""
        if self.match is not None:
            resuming.go_on(self.house, self, self.match)

    def home(self) -> None:
        """The home table; the match waits."""
        self.go(Reset(self.house.home()))

    def open_folder(self) -> None:
        """The folder of the report, in the system's own window."""
        if self.report is not None and not open_folder(self.report):
            self.ui.toast(self.ui.words("crash-no-folder"), "warning")

    def quit(self) -> None:
        """Leaves the app."""
        self.go(Quit())

    def back(self) -> None:
        self.home()
