"""Pages of a rulebook: blocks of words and pictures that lay themselves out below each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.ui import palette as colours
from game.ui.controls import Box, Label, Look, Mark, Panel, Paragraph
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect
from game.ui.screen import Frame

BODY = 22
NOTE = 20
TITLE = 26
DISC = 38
GAP = 20
WITHIN = 26
JADE = colours.hexed("#BFF2E4")
Draw = Callable[[Canvas], None]


class Block(ABC):
    """One thing on a page."""

    @property
    def said(self) -> str:
        """All its words, to be searched."""
        return ""

    @abstractmethod
    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        """Its marks from the top of ``box``, as wide as that, and its height."""


@dataclass(frozen=True)
class Words(Block):
    """A paragraph."""

    text: str
    size: float = BODY
    colour: Colour = colours.IVORY
    weight: int = 500

    @property
    def said(self) -> str:
        return self.text

    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        tall = ui.tall(self.text, self.size, box.w, self.weight)
        return [Paragraph(box.top(tall)[0], self.text, self.size, self.colour, self.weight)], tall


def tip(text: str) -> Words:
    """What is worth remembering."""
    return Words(text, 21, JADE, 600)


@dataclass(frozen=True)
class Steps(Block):
    """Numbered sentences, each in its disc; without numbers, marked by a small diamond."""

    lines: Sequence[str]
    numbered: bool = True
    first: int = 1

    @property
    def said(self) -> str:
        return "\n".join(self.lines)

    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        marks: list[Mark] = []
        y = box.y
        for n, line in enumerate(self.lines, self.first):
            start = DISC + 16 if self.numbered else 30
            tall = ui.tall(line, NOTE, box.w - start, leading=1.4)
            row = max(tall, DISC if self.numbered else 0.0)
            text = Rect(box.x + start, y + (row - tall) / 2, box.w - start, tall)
            marks += self._mark(ui, box.x, y, n)
            marks.append(Paragraph(text, line, NOTE, colours.IVORY, leading=1.4))
            y += row + 10
        return marks, y - 10 - box.y

    def _mark(self, ui: Ui, x: float, y: float, n: int) -> list[Mark]:
        if not self.numbered:
            return [Bullet(Rect(x + 4, y + 7, 14, 14))]
        disc = Rect(x, y, DISC, DISC)
        number = Label(disc, ui.words.number(n), NOTE, colours.ON_BRASS, 800, align="center")
        return [Box(disc, colours.BRASS, DISC / 2), number]


@dataclass(eq=False)
class Bullet(Mark):
    """A small brass diamond."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.path("M12 1L23 12L12 23L1 12Z", (24, 24), self.rect, colours.BRASS)


@dataclass(frozen=True)
class Figure(Block):
    """A picture ``w`` x ``h`` in units of its own; what is drawn in it is never mirrored."""

    w: float
    h: float
    picture: Draw

    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        k = min(1.0, box.w / self.w)
        area = Rect(box.x + (box.w - self.w * k) / 2, box.y, self.w * k, self.h * k)
        return [Drawing(area, self.picture, k)], area.h


@dataclass(eq=False)
class Drawing(Mark):
    """The picture of a figure, ``k`` units of the page for each of its own."""

    picture: Draw
    k: float = 1.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = canvas.px(self.rect)
        self.picture(canvas.within(Frame(box.x, box.y, canvas.place.u * self.k)))


@dataclass(frozen=True)
class Example(Block):
    """A panel with a title, and blocks inside."""

    title: str
    blocks: Sequence[Block]

    @property
    def said(self) -> str:
        return "\n".join((self.title, *(block.said for block in self.blocks)))

    def lay(self, ui: Ui, box: Rect) -> tuple[list[Mark], float]:
        inside = Rect(box.x + WITHIN, box.y + 18, box.w - 2 * WITHIN, 1e5)
        title, rest = inside.top(38, 12)
        marks, tall = stacked(ui, rest, self.blocks, 14)
        high = 18 + 38 + 12 + tall + 22
        panel = Panel(Rect(box.x, box.y, box.w, high), "raised", 24)
        return [panel, Label(title, self.title, TITLE, colours.IVORY, 700, "head"), *marks], high


@dataclass(frozen=True)
class Page:
    """One topic of a rulebook; ``topic`` is its stable name."""

    topic: str
    title: str
    blocks: Sequence[Block]


def stacked(ui: Ui, box: Rect, blocks: Sequence[Block], gap: float = GAP) -> tuple[list[Mark], float]:
    """Blocks below each other, and the height of all."""
    marks: list[Mark] = []
    y = box.y
    for block in blocks:
        made, tall = block.lay(ui, Rect(box.x, y, box.w, 1e5))
        marks += made
        y += tall + gap
    return marks, max(0.0, y - gap - box.y)


class Book(ABC):
    """The rulebook of one game, in the present language."""

    aliases: ClassVar[Mapping[str, str]] = {}
    """Other names of topics, such as the questions that a page explains."""
    numbers: Mapping[str, str | int]
    """What the sentences may fill in: the numbers of the box."""

    def __init__(self, ui: Ui, game: Any) -> None:
        self.ui = ui
        self.game = game

    @abstractmethod
    def pages(self) -> list[Page]:
        """All pages, in reading order."""

    def say(self, key: str) -> str:
        """A sentence of the rulebook."""
        return self.ui.words(f"{self.game.id}-page-{key}", **self.numbers)

    def several(self, key: str) -> list[str]:
        """The sentences ``key-1``, ``key-2`` ... as far as there are any."""
        found: list[str] = []
        while self.ui.words.has(f"{self.game.id}-page-{key}-{len(found) + 1}"):
            found.append(self.say(f"{key}-{len(found) + 1}"))
        return found

    def notes(self, key: str) -> Steps:
        """Several sentences, each marked."""
        return Steps(self.several(key), numbered=False)

    def example(self, key: str, w: float, h: float, picture: Draw) -> Example:
        """A picture in a panel under what it shows."""
        return Example(self.say(key), [Figure(w, h, picture)])
