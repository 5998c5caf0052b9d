"""Home: the round table with the boxes of the games, the match that waits, and the way to everything else."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from game.disk.saves import Saved
from game.scenes import resuming
from game.scenes.boxes import LazySusan, balanced
from game.scenes.continue_tile import ContinueTile
from game.scenes.house import House
from game.scenes.saved import SavedMatches
from game.scenes.sheet import Sheet
from game.scenes.welcome import Welcome
from game.tables import box_of, seats
from game.text.words import LANGUAGES
from game.ui import palette as colours
from game.ui.controls import (
    Box,
    Button,
    Choice,
    Icon,
    IconButton,
    Label,
    Mark,
    Paragraph,
    Picture,
    Pill,
    Segmented,
    Spot,
)
from game.ui.controls.button import NOTE_SIZE
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Push, Quit, Scene, lattice

STOOLS = ((0, 150), (1, 178), (3, 206), (2, -28), (5, 2), (4, 30))
"""Who stands round the table (the seat among those of the last match) and at how many degrees."""
TABLE = (1256, 552)
ON_WOOD = colours.hexed("#F0DFC6")
PILL = ((20, 8, 5, 158), colours.hexed("#8A5A38"), colours.hexed("#F7E6CC"))
"""Fill, edge and words of a pill on the wood."""


class Home(Scene):
    """Where everything starts and everybody comes back to."""

    name: ClassVar[str] = "home"

    def __init__(self, house: House) -> None:
        super().__init__(house.ui)
        self.house = house
        self.susan = LazySusan([game for game in house.games if box_of(game) == game])
        self.matches: list[Saved] = []

    # --- coming and going
    def enter(self) -> None:
        self.matches = resuming.saved_matches(self.house)
        if self.house.settings.lang is None:
            self.go(Push(Welcome(self.house)))

    def resumed(self, result: object) -> None:
        self.matches = resuming.saved_matches(self.house)

    def back(self) -> None:
        """Nothing lies behind: Esc never quits."""

    @property
    def waiting(self) -> Saved | None:
        """The match that goes on with one press: the latest that can be opened."""
        return next((saved for saved in self.matches if saved.head), None)

    # --- the boxes
    def bring(self, front: int) -> None:
        """Turns the table until that box stands in front."""
        self.ui.sound.play("shell_table_turn")
        self.motion.run(self.susan.bring(front))
        self.stale()

    def touch(self, index: int) -> None:
        """A press on a box: the one in front opens, any other comes to the front."""
        if index == self.susan.front:
            self.open()
        else:
            self.bring(index)

    def open(self) -> None:
        """The box in front is opened: who plays?"""
        self.ui.sound.play("shell_box_open")
        self.go(Push(self.house.setup(self.house.rules_of(self.susan.game))))

    def go_on(self) -> None:
        """The latest match goes on."""
        if self.waiting:
            resuming.open_saved(self.house, self, self.waiting)

    # --- layout
    def build(self) -> list[Mark]:
        self.susan.forget()
        screen = self.ui.screen.all
        self.sheet = Sheet.over(screen, 0.6)
        self.side = Sheet.over(screen, 0.25, 1.0)
        return [*self._column(), *self._boxes(), *self._about(), *self._corner(), *self._notice()]

    def backdrop(self, canvas: Canvas) -> None:
        lattice(canvas)
        for seat, angle in STOOLS:
            x, y = (TABLE[0] + 652 * math.cos(math.radians(angle)), TABLE[1] + 652 * math.sin(math.radians(angle)))
            canvas.sprite(self._stool(seat), self.sheet.around(x, y, 124))
        canvas.sprite("shell/table_round", self.sheet.around(*TABLE, 1290))

    def _stool(self, seat: int) -> str:
        last = next((table.chairs for table in self.house.settings.tables.values() if seat < len(table.chairs)), ())
        return seats.token(seats.hue(last, seat) if last else seat)

    def paint(self, canvas: Canvas) -> None:
        lit = self.desk.pointer.glow(f"home.box.{self.susan.game}")
        self.susan.paint(canvas, self.sheet, 5 * lit)

    def _boxes(self) -> list[Mark]:
        """What can be pressed on the table."""
        spots = [(self.susan.games[index], index, rect) for index, rect in self.susan.places(self.sheet)]
        return [
            Spot(rect, f"home.box.{game}", self.ui.words(f"{game}-name"), partial(self.touch, index), sound="")
            for game, index, rect in spots
        ]

    # --- the table: what the box in front holds
    def _about(self) -> list[Mark]:
        words, ui, game = self.ui.words, self.ui, self.susan.game
        about = words(f"{game}-about")
        area = self.sheet(TABLE[0] - 430, 714, 860, 340)
        wide = balanced(ui, about, 24, area.w)
        tall = ui.tall(about, 24, wide)
        y = max(area.y + tall + 18, self.sheet(0, 804, 0, 0).y) if tall < area.h / 2 else area.y + tall + 12
        button = Rect(area.x, y + 46 + 26 * self.sheet.k, area.w, 80)
        return [
            Paragraph(Rect(area.centre[0] - wide / 2, area.y, wide, tall), about, 24, ON_WOOD, align="center"),
            *self._pills(Rect(area.x, y, area.w, 46)),
            *self._opener(button),
        ]

    def _pills(self, row: Rect) -> list[Mark]:
        words, game = self.ui.words, self.house.games[self.susan.game]
        short, long = (round(game.minutes({}, n) / 5) * 5 for n in (game.least_seats, game.most_seats))
        told = (
            ("people", words("players-range", least=game.least_seats, most=game.most_seats)),
            ("clock", words("minutes-range", least=short, most=long)),
        )
        widths = [self.ui.measure(text, 20) + 42 + row.h * 0.55 for _, text in told]
        x = row.centre[0] - (sum(widths) + 14 * (len(told) - 1)) / 2
        marks: list[Mark] = []
        for (icon, text), wide in zip(told, widths, strict=True):
            marks.append(Pill(Rect(x, row.y, wide, row.h), text, icon, 20, *PILL))
            x += wide + 14
        return marks

    def _opener(self, row: Rect) -> list[Mark]:
        words = self.ui.words
        middle = row.centred(max(300, self.ui.measure(words("home-open"), 28, 700) + 112), 80)
        marks: list[Mark] = [
            Button(
                middle,
                "home.play",
                words("home-open"),
                self.open,
                style="brass",
                icon="play",
                size=28,
                weight=700,
                sound="",
            )
        ]
        if len(self.susan.games) > 1:
            for word, x, by in (("previous", middle.x - 88, -1), ("next", middle.right_edge + 28, 1)):
                icon = "chevron_left" if by < 0 else "chevron_right"
                act = partial(self.bring, self.susan.front + by)
                marks.append(IconButton(Rect(x, middle.y + 10, 60, 60), f"home.{word}", words(word), act, icon=icon))
        return marks

    # --- the column at the side
    def _column(self) -> list[Mark]:
        words, side = self.ui.words, self.side
        size = (96 if words.rtl else 112) * side.k / self.ui.screen.text_size
        row = side(92, 974, 444, 56)
        languages = Rect(row.x, row.bottom_edge - 56, max(row.w, 420), 56)
        menu = side(92, 396, 400, 0)
        return [
            Picture(side(92, 84, 84, 84), "shell/app_mark"),
            Label(side(88, 166, 560, 124), words("app-name"), size, weight=800, face="head"),
            Label(side(94, 290, 450, 40), words("home-tagline"), 24, colours.IVORY_DIM),
            Picture(side(92, 342, 330, 22), "shell/rule"),
            *self._menu(Rect(menu.x, menu.y, menu.w, languages.y - 48 - menu.y)),
            *self._languages(languages),
        ]

    def _menu(self, area: Rect) -> list[Mark]:
        marks: list[Mark] = []
        rest = area
        if self.waiting:
            lines = self._waiting_lines(self.waiting, area.w - 102)
            high = max(122 * self.side.k, 70 + (26 * len(lines) - 6) * self.ui.screen.text_size)
            tile, rest = area.top(high, 20 * self.side.k)
            label = self.ui.words("home-continue")
            marks.append(ContinueTile(tile, "home.continue", label, self.go_on, lines=lines))
        items = self._items()
        step = min(84 * self.side.k, rest.h / len(items))
        for i, (id_, icon, act, key, label) in enumerate(items):
            row = Rect(rest.x, rest.y + i * step, rest.w, step - 12 * self.side.k)
            marks.append(Button(row, f"home.{id_}", label, act, icon=icon, align="start", key=key, size=24))
        return marks

    def _items(self) -> list[tuple[str, str, partial[None], str | None, str]]:
        words, house = self.ui.words, self.house
        listed = len(self.matches) > 1 or (self.matches and not self.waiting)
        items = [
            ("saved", "save", lambda: SavedMatches(house), None, words("home-saved", n=len(self.matches))),
            ("rules", "book", lambda: house.rulebook(house.rules_of(self.susan.game)), "f1", words("home-rules")),
            ("history", "trophy", house.history, None, words("home-history")),
            ("settings", "settings", house.preferences, None, words("home-settings")),
        ]
        shown = [item for item in items if item[0] != "saved" or listed]
        leads = [(id_, icon, partial(self._lead, make), key, label) for id_, icon, make, key, label in shown]
        return [*leads, ("quit", "exit", partial(self.go, Quit()), None, words("quit"))]

    def _lead(self, make: Callable[[], Scene]) -> None:
        self.go(Push(make()))

    def _waiting_lines(self, saved: Saved, wide: float) -> list[str]:
        """Which match waits, how far it is and who plays; the game is always named."""
        assert saved.head
        name, far = self.house.title(saved.head.game), resuming.progress(self.house, saved)
        line = " · ".join(filter(None, (name, far)))
        which = [line] if self.ui.measure(line, NOTE_SIZE) <= wide else [name, far]
        return [*filter(None, which), resuming.people(self.house, saved)]

    def _languages(self, row: Rect) -> list[Mark]:
        words = self.ui.words
        label = Rect(row.x + 2, row.y - 42, row.w, 32)
        choices = [Choice(lang, words(f"language-{lang}")) for lang in LANGUAGES]
        needs = [self.ui.measure(choice.label, 20, 700) + 46 for choice in choices]
        return [
            Icon(label.left(30)[0].centred(30, 30), "globe", colours.MUTE),
            Label(label.left(30, 10)[1], words("language"), 20, colours.MUTE),
            Segmented(row, "home.lang", choices, words.lang, self.house.speak, needs=needs),
        ]

    # --- corner and notice
    def _corner(self) -> list[Mark]:
        words, chosen = self.ui.words, self.house.settings
        first, second = self.ui.screen.all.inset(40, 40).top(56)[0].right(132)[0].cols(2, 20)
        sound, full = ("mute", "home-sound-on") if chosen.mute else ("sound", "home-sound-off"), chosen.fullscreen
        return [
            IconButton(first, "home.sound", words(sound[1]), self._sound, icon=sound[0], sound="ui_toggle"),
            IconButton(
                second,
                "home.fullscreen",
                words("home-windowed" if full else "home-fullscreen"),
                self._fullscreen,
                icon="windowed" if full else "fullscreen",
            ),
        ]

    def _sound(self) -> None:
        self.ui.toggle_mute()
        self.stale()

    def _fullscreen(self) -> None:
        self.ui.set_fullscreen(not self.house.settings.fullscreen)
        self.stale()

    def _notice(self) -> list[Mark]:
        """Where nothing is kept for good, that stands here all the time."""
        why = self.house.folder.why if self.house.folder else None
        if why is None:
            return []
        text = self.house.say(why)
        wide = min(900.0, self.ui.screen.w - 400)
        tall = self.ui.tall(text, 18, wide - 100, leading=1.35)
        box = Rect(self.ui.screen.w - wide - 200, 32, wide, tall + 32)
        return [
            Box(box, (*colours.WELL, 240), 16, colours.BRASS, 2),
            Icon(box.left(72)[0].centred(32, 32), "warning", colours.BRASS_LIGHT),
            Paragraph(box.inset(0, 16).left(68)[1].right(24)[1], text, 18, leading=1.35),
        ]


def _way(canvas: Canvas) -> int:
    """Which way a turn goes: the table mirrors with the language."""
    return 1 if canvas.place.mirrored else -1
