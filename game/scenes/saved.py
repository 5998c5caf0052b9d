"""All matches that wait on the disk: open one, delete one; those that cannot be opened say why."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import ClassVar

from game.disk import saves
from game.disk.saves import Saved
from game.scenes import resuming
from game.scenes.house import House
from game.tables import seats
from game.text.dates import ago
from game.ui import palette as colours
from game.ui.controls import Button, IconButton, Label, Mark, Panel, Paragraph, Picture, list_box
from game.ui.dialog import Answer, Dialog
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Scene

ROW = 116
TOOLS = 56 + 12 + 190
"""How wide the buttons of a row are."""
WHY = 18
"""The size of what is wrong with a match."""


class SavedMatches(Scene):
    """A list over the home screen; Pop gives nothing back."""

    name: ClassVar[str] = "saved"
    overlay: ClassVar[bool] = True

    def __init__(self, house: House) -> None:
        super().__init__(house.ui)
        self.house = house
        self.matches = resuming.saved_matches(house)

    def resumed(self, result: object) -> None:
        self.matches = resuming.saved_matches(self.house)
        if not self.matches:
            self.go(Pop())

    def build(self) -> list[Mark]:
        screen, words = self.ui.screen.all, self.ui.words
        wide = min(1180, screen.w - 96)
        talls = [self._tall(saved, wide - 104) for saved in self.matches]
        box = screen.centred(wide, min(screen.h - 96, 190 + sum(talls) + 12 * len(talls)))
        head, rest = box.inset(40, 30).top(64, 18)
        rows = [
            self._row(saved, i + 1, Rect(0, 0, rest.w - 24, tall))
            for i, (saved, tall) in enumerate(zip(self.matches, talls, strict=True))
        ]
        return [
            Panel(box, "dialog", 30),
            Label(head.right(80)[1], words("home-saved-title"), 36, colours.IVORY, 800, "head"),
            IconButton(head.right(56)[0].top(56)[0], "saved.close", words("close"), self.back, icon="close"),
            list_box(rest, "saved.list", rows, talls),
        ]

    def _tall(self, saved: Saved, w: float) -> float:
        """How high a row is: what is wrong with its match is told in full."""
        if saved.problem is None:
            return ROW
        above = 66 if saved.head else 32
        return max(ROW, above + 30 + self.ui.tall(self.house.say(saved.problem), WHY, w - TOOLS - 104, leading=1.3))

    def _row(self, saved: Saved, n: int, rect: Rect) -> list[Mark]:
        words = self.ui.words
        tools = rect.inset(24, 20).right(TOOLS)[0]
        inside = rect.inset(28, 12).right(tools.w + 24)[1]
        delete, room = tools.centred(tools.w, 64).right(64, 12)
        trash = partial(self._ask_delete, saved)
        return [
            Panel(rect, "rest", 24),
            *(self._told(saved, inside) if saved.head else self._broken(saved, inside)),
            Button(
                room,
                f"saved.{n}.open",
                words("home-saved-open"),
                partial(resuming.open_saved, self.house, self, saved),
                icon="play",
                size=22,
                why=None if saved.head else words("home-saved-broken"),
            ),
            IconButton(delete.centred(60, 60), f"saved.{n}.delete", words("delete"), trash, icon="close"),
        ]

    def _told(self, saved: Saved, inside: Rect) -> list[Mark]:
        assert saved.head
        top, rest = inside.top(36, 2)
        middle, low = rest.top(26, 2)
        title = " · ".join(filter(None, (self.house.title(saved.head.game), resuming.progress(self.house, saved))))
        return [
            *self._discs(saved, top.right(34 * saved.head.seats)[0]),
            Label(top.right(34 * saved.head.seats + 12)[1], title, 24, colours.IVORY, 700, "head"),
            Label(middle, resuming.people(self.house, saved), 20, colours.IVORY_DIM),
            self._last_line(saved, low),
        ]

    def _last_line(self, saved: Saved, room: Rect) -> Mark:
        if saved.problem:
            return Paragraph(room, self.house.say(saved.problem), WHY, colours.VERM_LIGHT, leading=1.3)
        line = self.ui.words("home-saved-when", ago=self._ago(saved), n=round(saved.side.played / 60))
        return Label(room, line, 18, colours.MUTE)

    def _ago(self, saved: Saved) -> str:
        return ago(self.ui.words, datetime.now(UTC) - datetime.fromtimestamp(saved.when, UTC))

    def _discs(self, saved: Saved, room: Rect) -> list[Mark]:
        people = saved.side.people
        spots = room.cols(len(people), 2)
        return [Picture(spot.fitted(1, 1), seats.token(seats.hue(people, seat))) for seat, spot in enumerate(spots)]

    def _broken(self, saved: Saved, inside: Rect) -> list[Mark]:
        top, rest = inside.top(30, 2)
        why = self.house.say(saved.problem) if saved.problem else ""
        return [
            Label(top, self.ui.words("home-saved-closed", ago=self._ago(saved)), 20, colours.OFF_TEXT, 600),
            Paragraph(rest, why, WHY, colours.OFF_TEXT, leading=1.3),
        ]

    # --- deleting
    def _ask_delete(self, saved: Saved) -> None:
        words = self.ui.words
        answers = [
            Answer("keep", words("home-saved-keep")),
            Answer("delete", words("delete"), partial(self._delete, saved), "vermilion"),
        ]
        ask = Dialog(self.ui, "saved.delete", words("home-saved-delete"), words("home-saved-delete-about"), answers)
        self.go(Push(ask))

    def _delete(self, saved: Saved) -> None:
        self.house.tell(saves.delete(saved.path))
