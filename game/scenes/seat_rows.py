"""The list of who sits at the table: a row each with name, look, human or bot, and its place in the turn order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scenes.look_marks import LookDot, SeatDisc, look_name
from game.scenes.seating import Seating
from game.scenes.session import HUMAN
from game.tables.seats import COLOURS
from game.text.names import typed
from game.ui import palette as colours
from game.ui.controls import AddButton, Choice, Field, Icon, IconButton, Label, Mark, Panel, Segmented, list_box
from game.ui.kit import Ui
from game.ui.place import Rect

SWITCH = 208


@dataclass(frozen=True)
class Measure:
    """How high things are: a row, its looks, its level, the gap to the next, what is pressed, the adders."""

    row: float
    looks: float
    level: float
    gap: float
    field: float
    adders: float


MEASURES = (Measure(100, 84, 76, 12, 56, 72), Measure(82, 82, 62, 8, 54, 64), Measure(66, 80, 54, 5, 50, 58))
"""The roomiest first."""


@dataclass(frozen=True)
class Acts:
    """What the rows ask for, each with the seat it concerns."""

    select: Callable[[int], None]
    rename: Callable[[int, str], None]
    let_play: Callable[[int, str], None]
    give_look: Callable[[int, int], None]
    move: Callable[[int, int], None]
    drag: Callable[[int, float | None], None]
    remove: Callable[[int], None]
    add: Callable[[str], None]


class SeatRows:
    """Builds the rows; ``selected`` has its looks open. Ids count seats from 1, as people do."""

    def __init__(self, ui: Ui, seating: Seating, selected: int | None, acts: Acts, room: float) -> None:
        """``room``: how high the list may be before it is scrolled; the rows stand as close as they must."""
        self.ui, self.seating, self.selected, self.acts = ui, seating, selected, acts
        self.names = seating.names(ui.words)
        for self.measure in MEASURES:
            if self._whole <= room:
                break

    def height(self, seat: int) -> float:
        """How high a row is."""
        lines = self.measure
        return lines.row + lines.looks * (seat == self.selected) + lines.level * self.seating.sitters[seat].is_bot

    def middle(self, seat: int) -> float:
        """The middle of a row, from the top of the list."""
        return sum(self.height(above) + self.measure.gap for above in range(seat)) + self.height(seat) / 2

    def marks(self, rect: Rect) -> list[Mark]:
        """The list, which scrolls where it must, and under it the two dashed places, always in sight."""
        inside = rect.w - 18 if self._whole > rect.h else rect.w
        rows = [self._row(seat, inside) for seat in range(len(self.seating))]
        heights = [self.height(seat) for seat in range(len(self.seating))]
        listed, end = rect.top(min(self._whole, rect.h))[0].bottom(self.measure.adders, self.measure.gap)[::-1]
        adders = Rect(end.x, end.y, inside, end.h)
        return [list_box(listed, "setup.seats", rows, heights, self.measure.gap), *self._adders(adders)]

    @property
    def _whole(self) -> float:
        """How high the list and the places under it are."""
        rows = (self.height(seat) + self.measure.gap for seat in range(len(self.seating)))
        return sum(rows) + self.measure.adders

    def _row(self, seat: int, w: float) -> list[Mark]:
        on = seat == self.selected
        marks: list[Mark] = [
            Panel(Rect(0, 0, w, self.height(seat)), "active" if on else "rest", 24),
            *self._head(seat, w),
        ]
        if on:
            marks += self._looks(seat, Rect(0, self.measure.row, w, self.measure.looks))
        if self.seating.sitters[seat].is_bot:
            y = self.measure.row + self.measure.looks * on
            marks += self._level(seat, Rect(0, y, w, self.measure.level))
        return marks

    def _id(self, seat: int, what: str = "") -> str:
        return f"setup.seat.{seat + 1}{'.' if what else ''}{what}"

    # --- the first line of a row
    def _head(self, seat: int, w: float) -> list[Mark]:
        words = self.ui.words
        row, high = self.measure.row, self.measure.field
        side, disc = high - 4, row * 0.72
        gone = Rect(w - 24 - side, (row - side) / 2, side, side)
        cell = max(self.ui.measure(words(word), 20, 700) for word in ("human", "bot")) + 46
        wide = max(SWITCH, 2 * cell)
        switch = Rect(gone.x - 16 - wide, (row - high) / 2, wide, high)
        kinds = [Choice("human", words("human")), Choice("bot", words("bot"))]
        plays = "bot" if self.seating.sitters[seat].is_bot else "human"
        return [
            self._disc(seat, Rect.around(64, row / 2, disc)),
            self._name(seat, Rect(116, switch.y, switch.x - 16 - 116, high)),
            Segmented(switch, self._id(seat), kinds, plays, partial(self._switch, seat)),
            self._remover(seat, gone),
        ]

    def _disc(self, seat: int, spot: Rect) -> Mark:
        words, look = self.ui.words, self.seating.sitters[seat].look
        return SeatDisc(
            spot, self._id(seat, "look"), look_name(words, look), partial(self.acts.select, seat), look=look,
            on=seat == self.selected, dragged=partial(self.acts.drag, seat), tip=words("setup-look-open"),
        )  # fmt: skip

    def _name(self, seat: int, line: Rect) -> Mark:
        words, given = self.ui.words, typed(self.seating.sitters[seat].name)
        return Field(
            line, self._id(seat, "name"), words("setup-name", n=seat + 1), partial(self.acts.rename, seat),
            value=given, empty=self.seating.default_name(seat, words),
        )  # fmt: skip

    def _remover(self, seat: int, spot: Rect) -> Mark:
        words = self.ui.words
        why = words("setup-why-least", n=self.seating.game.least_seats) if self.seating.is_least else None
        label = words("setup-remove", name=self.names[seat])
        return IconButton(spot, self._id(seat, "remove"), label, partial(self.acts.remove, seat), icon="close", why=why)

    def _switch(self, seat: int, value: str) -> None:
        self.acts.let_play(seat, HUMAN if value == "human" else self.seating.level)

    # --- its looks and its place in the order
    def _looks(self, seat: int, line: Rect) -> list[Mark]:
        words = self.ui.words
        arrows = Rect(line.right_edge - 24 - 112, line.y + 2, 112, 52)
        wide = min(200.0, self.ui.measure(words("setup-looks"), 20) + 2)
        x = max(116.0, 30 + wide + 16)
        step = min(54.0, (arrows.x - 20 - x) / self.seating.looks)
        dots = [Rect.around(x + step * (i + 0.5), line.y + 24, min(44, step - 3)) for i in range(self.seating.looks)]
        about = words("setup-looks-about")
        start = x + 4 if self.ui.measure(about, 18) < arrows.x - x - 24 else 30
        return [
            Label(Rect(30, line.y + 2, wide, 44), words("setup-looks"), 20, colours.IVORY_DIM),
            *(self._dot(seat, look, rect) for look, rect in enumerate(dots)),
            *self._arrows(seat, arrows),
            Label(Rect(start, line.y + 50, arrows.x - 20 - start, 28), about, 18, colours.MUTE),
        ]

    def _dot(self, seat: int, look: int, rect: Rect) -> Mark:
        words, holder = self.ui.words, self.seating.holder(look)
        mine = holder is self.seating.sitters[seat]
        taken = None if mine or holder is None else self.names[self.seating.sitters.index(holder)]
        return LookDot(
            rect,
            self._id(seat, f"look.{COLOURS[look]}"),
            look_name(words, look),
            partial(self.acts.give_look, seat, look),
            look=look,
            on=mine,
            tip=look_name(words, look),
            why=words("setup-why-taken", name=taken) if taken else None,
        )

    def _arrows(self, seat: int, rect: Rect) -> list[Mark]:
        words, last = self.ui.words, len(self.seating) - 1
        up, down = rect.cols(2, 8)
        first_why, last_why = words("setup-why-first"), words("setup-why-last")
        return [
            IconButton(
                up,
                self._id(seat, "up"),
                words("setup-up"),
                partial(self.acts.move, seat, seat - 1),
                icon="chevron_up",
                why=first_why if seat == 0 else None,
            ),
            IconButton(
                down,
                self._id(seat, "down"),
                words("setup-down"),
                partial(self.acts.move, seat, seat + 1),
                icon="chevron_down",
                why=last_why if seat == last else None,
            ),
        ]

    # --- how well a bot plays
    def _level(self, seat: int, line: Rect) -> list[Mark]:
        words, sitter = self.ui.words, self.seating.sitters[seat]
        levels = [
            Choice(level, words(f"bot-level-{level}"), tip=words(f"bot-level-{level}.about"))
            for level in self.seating.game.bots
        ]
        wide = self.ui.measure(words("bot-level"), 20) + 2
        x = 116 + wide + 16
        return [
            Icon(Rect(47, line.y + 4, 34, 34), "bot", colours.TONES[sitter.look]),
            Label(Rect(116, line.y - 2, wide, 46), words("bot-level"), 20, colours.IVORY_DIM),
            Segmented(
                Rect(x, line.y - 4, line.w - 24 - x, min(56, self.measure.level - 6)),
                self._id(seat, "level"),
                levels,
                sitter.plays,
                partial(self.acts.let_play, seat),
            ),
        ]

    # --- under the list
    def _adders(self, row: Rect) -> list[Mark]:
        words = self.ui.words
        full = words("setup-why-full", n=self.seating.game.most_seats) if self.seating.is_full else None
        first, second = row.cols(2, 12)
        human, bot = partial(self.acts.add, HUMAN), partial(self.acts.add, self.seating.level)
        return [
            AddButton(first, "setup.add.human", words("setup-add-human"), human, why=full, icon="plus"),
            AddButton(second, "setup.add.bot", words("setup-add-bot"), bot, why=full, icon="bot"),
        ]
