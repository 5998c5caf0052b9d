"""Settings, over whatever is open: everything acts at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.disk.settings import FIELDS, Settings
from game.scenes.house import House
from game.scenes.preference_pages import PAGES, Pages
from game.scenes.sample import Sample
from game.ui.controls import Button, IconButton, Label, Mark, Panel, Scroll
from game.ui.dialog import Answer, Dialog
from game.ui.motion import Running
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Push, Scene, lattice

UNTOUCHED = frozenset({"lang", "window", "tables"})
"""What is no taste: it stays when everything else goes back to usual."""


class Preferences(Scene):
    """Pages at the near side, their rows in the middle, a live sample at the far side."""

    name: ClassVar[str] = "settings"

    def __init__(self, house: House, page: str = PAGES[0][0]) -> None:
        super().__init__(house.ui)
        self.house = house
        self.page = page
        self.pages = Pages(house, self._show_pace)
        self.sample = Sample(house.ui)
        self._walking: Running | None = None

    def open(self, page: str) -> None:
        """Another page."""
        self.page = page
        self.stale()

    def _show_pace(self) -> None:
        """The diver of the sample walks as fast as everything does now."""
        if self._walking:
            self._walking.stop()
        self.sample.diver.x = self.sample.diver.lift = 0.0
        self.sample.diver.alpha = 1.0
        self._walking = self.motion.run(self.sample.walk())

    # --- back to usual
    def _ask_reset(self) -> None:
        words = self.ui.words
        answers = [
            Answer("keep", words("settings-reset-keep")),
            Answer("reset", words("settings-reset"), self.reset, "vermilion"),
        ]
        ask = Dialog(self.ui, "settings.reset", words("settings-reset-ask"), words("settings-reset-about"), answers)
        self.go(Push(ask))

    def reset(self) -> None:
        """All tastes as they were at first; the language and the people remembered stay."""
        chosen, usual = self.house.settings, Settings()
        for name in FIELDS.keys() - UNTOUCHED:
            setattr(chosen, name, getattr(usual, name))
        self.ui.set_fullscreen(chosen.fullscreen)
        self.house.changed()

    # --- layout
    def build(self) -> list[Mark]:
        screen = self.ui.screen.all
        k = min(1.0, screen.w / 1920, screen.h / 1080)
        body = screen.inset(64 * k, 48 * k)
        side, rest = body.left(max(300, 372 * k), 40 * k)
        extra = max(0.0, screen.w - 1920)
        far, middle = rest.right(max(360, 468 * k) + extra * 0.2, 24 * k)
        return [*self._side(side, k), *self._page(middle), *self.sample.build(far)]

    def backdrop(self, canvas: Canvas) -> None:
        lattice(canvas)
        screen = self.ui.screen
        k = min(1.0, screen.w / 1920, screen.h / 1080)
        canvas.faded(0.9).sprite("shell/table_round", Rect(-784 * k, screen.h - 930 * k, 1290 * k, 1290 * k))

    def paint_over(self, canvas: Canvas) -> None:
        self.sample.paint(canvas)

    def _side(self, side: Rect, k: float) -> list[Mark]:
        words = self.ui.words
        head, rest = side.top(68 * k, 48 * k)
        below, pages = rest.bottom(80, 16)
        size = 50 / self.ui.screen.text_size**0.7
        step = min(92 * k, pages.h / len(PAGES))
        marks: list[Mark] = [
            IconButton(head.left(60)[0].top(60)[0], "settings.back", words("back"), self.back, icon="back"),
            Label(head.left(60, 28)[1].top(60)[0], words("settings-title"), size, weight=800, face="head"),
        ]
        for i, (page, icon) in enumerate(PAGES):
            marks.append(self._tab(Rect(pages.x, pages.y + i * step, pages.w, step - 12 * k), page, icon))
        reset = words("settings-reset")
        return [*marks, Button(below, "settings.reset", reset, self._ask_reset, icon="retry", size=22)]

    def _tab(self, box: Rect, page: str, icon: str) -> Mark:
        on = page == self.page
        return Button(
            box,
            f"settings.page.{page}",
            self.ui.words(f"settings-page-{page}"),
            partial(self.open, page),
            style="brass" if on else "lacquer",
            icon=icon,
            mark="chevron_right" if on else None,
            align="start",
            weight=700 if on else 500,
            size=25,
        )

    def _page(self, area: Rect) -> list[Mark]:
        window = area.inset(48, 24)
        rows = self.pages.build(self.page, window.w)
        if rows.y > window.h:
            rows = self.pages.build(self.page, window.w - 18)
        for mark in rows.marks:
            mark.rect = mark.rect.move(window.x, window.y)
        scroll = Scroll(window.inset(-16, 0), f"settings.rows.{self.page}", children=rows.marks, height=rows.y)
        return [Panel(area, "dialog", 30), scroll]
