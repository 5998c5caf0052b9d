"""What stands round a board while a match is played: the menu, the tools, the last line of the log, undo and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.frame_marks import last_line, status_pill, status_wide, title
from game.ui import palette as colours
from game.ui.controls.button import Button, IconButton
from game.ui.controls.node import Mark, Spot
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.scenes.play import Play


class Bars:
    """The marks and buttons of one match, in the words of now."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.ui = play.ui

    def above(self, bar: Rect) -> list[Mark]:
        """The menu and the name of the game at the start, status and tools at the end."""
        words, game = self.ui.words, self.play.session.match.game.id
        menu, rest = bar.left(56, 12)
        panel = rest.left(300)[0].inset(0, -4)
        status = self.play.board.status(self.play.telling.view)
        pill = bar.right(192, 12)[1].right(status_wide(self.ui, status))[0]
        return [
            self._menu(menu),
            *title(self.ui, panel, words(f"{game}-name"), words(f"{game}-rules"), colours.IVORY_DIM),
            status_pill(pill, status),
            *self._tools(bar.right(192)[0].cols(3, 12)),
        ]

    def slim(self, bar: Rect) -> list[Mark]:
        """Only the menu and the tools, in the bar of a board that tells everything else itself."""
        size = bar.h
        spots = bar.right(4 * size + 24)[0].cols(4, 8)
        self.ui.toasts.place = None
        undo, play = self.ui.words("undo"), self.play
        return [
            self._menu(bar.left(size)[0]),
            IconButton(spots[0], "play.undo", undo, play.undo, icon="undo", why=self._why_no_undo(), key="u"),
            *self._tools(spots[1:]),
        ]

    def below(self, foot: Rect) -> list[Mark]:
        """The last line of the log over undo and rules."""
        line, (left, right) = foot.top(52)[0], foot.bottom(72)[0].cols(2, 12)
        words, play = self.ui.words, self.play
        return [
            *self._news(line),
            Button(left, "play.undo", words("undo"), play.undo, icon="undo", size=22, why=self._why_no_undo(), key="u"),
            Button(right, "play.rules", words("play-rules"), play.help, icon="book", size=22),
        ]

    def _menu(self, spot: Rect) -> Mark:
        return IconButton(spot, "play.menu", self.ui.words("play-menu"), self.play.pause, icon="menu")

    def _tools(self, spots: Sequence[Rect]) -> list[Mark]:
        tools = (
            ("play.log", "log", "l", self.play.open_log),
            ("play.help", "help", "f1", self.play.help),
            ("play.settings", "settings", None, self.play.settings),
        )
        return [
            IconButton(spot, name, self.ui.words(f"play-{icon}"), act, icon=icon, key=key)
            for spot, (name, icon, key, act) in zip(spots, tools, strict=True)
        ]

    def _news(self, line: Rect) -> list[Mark]:
        told = self.play.telling.last
        if not told:
            return []
        return [*last_line(line, told), Spot(line, "play.news", told, self.play.open_log, tip=told, tab=False)]

    def _why_no_undo(self) -> str | None:
        return None if self.play.may_undo else self.ui.words("play-no-undo")
