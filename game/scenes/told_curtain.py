"""The cover between two people where the table has more to say on it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Seat
from game.scenes.curtain import Curtain
from game.scenes.house import House
from game.scenes.session import Session
from game.tables.cover import Cover
from game.ui import palette as colours
from game.ui.controls import Button, IconButton, Label, Mark
from game.ui.paint import Canvas
from game.ui.place import Rect


class ToldCurtain(Curtain):
    """As opaque, with the same buttons; what lies on it is drawn by the table."""

    def __init__(self, house: House, session: Session, seat: Seat, cover: Cover, opened: Callable[[], object]) -> None:
        super().__init__(house, session, seat, (), opened)
        self.cover = cover

    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        spot, game = self.cover.spot(screen), self.session.match.game.id
        hint = Rect(spot.x, spot.bottom_edge + 8, spot.w, 30)
        return [
            *self.cover.marks(screen),
            IconButton(Rect(32, 28, 60, 60), "curtain.menu", words("curtain-pause"), self.pause, icon="menu"),
            Label(Rect(112, 34, 460, 48), words(f"{game}-name"), 30, colours.BRASS_LIGHT, 700, "head"),
            Button(
                spot, "curtain.open", self.cover.label(), self.open, style="vermilion", icon="eye", size=27, weight=700
            ),
            Label(hint, words("curtain-hint"), 19, colours.MUTE, align="center"),
        ]

    def paint(self, canvas: Canvas) -> None:
        """The table has drawn all of it."""
