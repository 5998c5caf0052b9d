"""The rules of a game, over whatever is open: topics at the side, one page with its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

import pygame

from game.scenes.house import House
from game.scenes.scrolling import scrolls
from game.tables import books, box_of, rule_sets
from game.tables.page import Page, Words, stacked
from game.text.folding import folded
from game.ui import palette as colours
from game.ui.controls import (
    Box,
    Button,
    Choice,
    Control,
    Field,
    IconButton,
    Label,
    Look,
    Mark,
    Panel,
    Scroll,
    Segmented,
)
from game.ui.motion import Tween
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Scene
from game.ui.shapes import TICK

WIDE = 1128
TOPICS = 300
PAD = 44
TOPIC = 56
NAV = 66
PAGE = "rulebook.page"
FOUND = "found"
FIELD = 50
MOST_FOUND = 40
DOT = 16


@dataclass(eq=False)
class Topic(Control):
    """One topic in the list; brass with a tick when its page is open."""

    kind: ClassVar[str] = "choice"
    on: bool = field(default=False, kw_only=True)
    sound: str = field(default="ui_toggle", kw_only=True)

    def mood(self) -> dict[str, object]:
        return {"value": self.on}

    def draw(self, canvas: Canvas, look: Look) -> None:
        inner = self.rect.inset(5, 3)
        if self.on:
            canvas.box(inner, colours.BRASS, 9)
        elif look.hover or look.pressed:
            canvas.box(inner, (*colours.LACQUER6, 255 if look.pressed else 150), 9)
        tick, text = inner.inset(14, 0).left(20, 10)
        if self.on:
            canvas.path(TICK, (48, 48), tick.centred(18, 18), None, colours.ON_BRASS, 7)
        colour = colours.ON_BRASS if self.on else colours.IVORY
        canvas.text(self.label, text, 20, colour, 700 if self.on else 500)


class Rulebook(Scene):
    """Opens at ``topic`` (a page, or a question of the table); the table below keeps its question."""

    name: ClassVar[str] = "rulebook"
    overlay: ClassVar[bool] = True
    primary = "rulebook.next"

    def __init__(self, house: House, game: str, topic: str | None = None) -> None:
        super().__init__(house.ui)
        self.house, self.game = house, game
        self.topic = books(game).aliases.get(topic or "", topic or "")
        self.query = ""
        self.rise = 1.0

    def enter(self) -> None:
        self.motion.run(Tween(180, self._rise, travel=True))

    def _rise(self, t: float) -> None:
        self.rise = t

    @property
    def pages(self) -> list[Page]:
        """All pages in the present language."""
        return books(self.game)(self.ui, self.house.games[self.game]).pages()

    def open(self, topic: str) -> None:
        """Another page, from its top."""
        self.topic, self.query = topic, ""
        self.desk.memory[PAGE] = 0.0
        self.stale()

    def search(self, query: str) -> None:
        """Everything that has these words in it, from all pages."""
        self.query = query
        self.desk.memory[PAGE] = 0.0
        self.stale()

    def found(self, pages: Sequence[Page]) -> Page:
        """What is found, as a page; first what begins with the words."""
        wanted = folded(self.query.strip())
        blocks = [(folded(block.said), block) for page in pages for block in page.blocks]
        hits = sorted((at, n) for n, (said, _) in enumerate(blocks) if (at := said.find(wanted)) >= 0)[:MOST_FOUND]
        words = self.ui.words
        nothing = [] if hits else [Words(words("rulebook-nothing"))]
        return Page(FOUND, words("rulebook-found", n=len(hits)), [*nothing, *(blocks[n][1] for _, n in hits)])

    # --- what is there
    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        pages = self.pages
        at = next((n for n, page in enumerate(pages) if page.topic == self.topic), 0)
        wide = min(WIDE, screen.w - 64)
        box = screen.inset(32, 24).right(wide)[0]
        large = max(1.0, self.ui.screen.text_size)
        head, rest = box.inset(PAD, 26).top(94 * large, 18)
        close = head.right(60)[0].top(60)[0]
        title, name = head.right(80)[1].top(58 * large)
        nav, rest = rest.bottom(NAV, 18)
        side, page = rest.left(TOPICS, 30)
        return [
            Panel(box, "dialog", 30),
            Label(title, words("rulebook-title"), 48, colours.IVORY, 800, "head"),
            *self._name(name.top(34 * large)[0], head.right(80)[1].inset(0, 14)),
            IconButton(close, "rulebook.close", words("close"), self.back, icon="close", key="f1"),
            self._search(side.top(FIELD)[0]),
            *self._topics(side.top(FIELD, 10)[1], pages, -1 if self.query.strip() else at),
            *self._page(page, self.found(pages) if self.query.strip() else pages[at]),
            *self._nav(nav, pages, at),
        ]

    def _name(self, line: Rect, head: Rect) -> list[Mark]:
        """Whose rules these are; where a box holds several, the way to the others."""
        words = self.ui.words
        name = Label(line, words(f"{self.game}-name"), 22, colours.BRASS_LIGHT, 600)
        found = rule_sets(box_of(self.game), self.house.games)
        if len(found) < 2:
            return [name]
        choices = [Choice(game, words(f"{game}-rules")) for game in found]
        room = head.right(min(440.0, head.w * 0.5))[0].top(56)[0]
        return [name, Segmented(room, "rulebook.rules", choices, self.game, self.read)]

    def read(self, game: str) -> None:
        """Other rules from the same box, from their first page."""
        self.game = game
        self.open("")

    def _search(self, row: Rect) -> Field:
        empty = self.ui.words("rulebook-search")
        return Field(row, "rulebook.search", empty, self.search, value=self.query, empty=empty, most=24, size=20)

    def _topics(self, side: Rect, pages: list[Page], at: int) -> list[Mark]:
        tall = min(TOPIC, (side.h - 12) / len(pages))
        well = side.top(tall * len(pages) + 12)[0]
        rows = well.inset(0, 6).rows(len(pages))
        topics = [
            Topic(row, f"rulebook.topic.{page.topic}", page.title, partial(self.open, page.topic), on=n == at)
            for n, (page, row) in enumerate(zip(pages, rows, strict=True))
        ]
        return [Panel(well, "well", 20), *topics]

    def _page(self, area: Rect, page: Page) -> list[Mark]:
        title, rest = area.top(50 * max(1.0, self.ui.screen.text_size), 10)
        inside = Rect(rest.x, rest.y, rest.w - 34, 1e5)
        marks, tall = stacked(self.ui, inside, page.blocks)
        return [
            Label(title, page.title, 36, colours.BRASS_LIGHT, 700, "head"),
            Scroll(rest, PAGE, page.title, children=marks, height=tall + 8),
        ]

    def _nav(self, row: Rect, pages: list[Page], at: int) -> list[Mark]:
        words = self.ui.words
        back, rest = row.left(TOPICS)
        ahead, middle = rest.right(TOPICS)
        why = words("rulebook-first") if at == 0 else None
        last = at == len(pages) - 1
        before = partial(self.open, pages[max(0, at - 1)].topic)
        after = self.back if last else partial(self.open, pages[at + 1].topic)
        return [
            Button(back, "rulebook.previous", words("previous"), before, icon="chevron_left", size=22, why=why),
            *self._dots(middle, len(pages), at),
            Button(
                ahead,
                "rulebook.next",
                words("close") if last else pages[at + 1].title,
                after,
                style="brass",
                size=22,
                weight=700,
                align="center" if last else "start",
                mark=None if last else "chevron_right",
            ),
        ]

    def _dots(self, area: Rect, count: int, at: int) -> list[Mark]:
        step = min(32.0, area.w / count)
        x = area.x + (area.w - step * (count - 1)) / 2
        spots = [Rect.around(x + step * n, area.y + area.h / 2 - 3, DOT) for n in range(count)]
        return [
            Box(spot, colours.BRASS if n == at else None, DOT / 2, colours.BRASS, 2) for n, spot in enumerate(spots)
        ]

    # --- keys
    def event(self, event: pygame.event.Event) -> bool:
        if self.desk.keys.field is not None:
            return False
        if scrolls(self, PAGE, event):
            return True
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._turn_page(1 if (event.key == pygame.K_RIGHT) != self.ui.words.rtl else -1)
        return True

    def _turn_page(self, by: int) -> None:
        topics = [page.topic for page in self.pages]
        at = topics.index(self.topic) if self.topic in topics else 0
        if 0 <= at + by < len(topics):
            self.ui.sound.play("ui_toggle")
            self.open(topics[at + by])

    def render(self, canvas: Canvas) -> None:
        super().render(canvas.lowered(8 * (1 - self.rise)).faded(self.rise))
