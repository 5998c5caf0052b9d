"""Set-up: who sits where, who is a human, and with which options the box is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import ClassVar

import pygame

from game.core.game import Value
from game.disk.settings import Chair, LastTable
from game.scenes.house import House
from game.scenes.option_side import OptionSide
from game.scenes.part_marks import HIGH, part_marks
from game.scenes.seat_rows import Acts, SeatRows
from game.scenes.seat_table import SeatTable
from game.scenes.seating import Seating, Sitter
from game.scenes.session import begin
from game.scenes.summary import summary_marks
from game.scenes.warming import Warming
from game.tables import advice, box_of
from game.ui import palette as colours
from game.ui.controls import Button, Icon, IconButton, Label, Mark
from game.ui.motion import Running
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Push, Reset, Scene, lattice

BAR = 84


class Setup(Scene):
    """``people`` and ``options`` are those of a match to be played again; else the last ones of this game."""

    name: ClassVar[str] = "setup"
    primary = "setup.start"

    def __init__(
        self,
        house: House,
        game: str,
        people: Sequence[Chair] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(house.ui)
        self.house = house
        self._take(game, people, options)
        self._gliding: Running | None = None
        self._dragged: int | None = None
        self._shown: int | None = None
        self._warming = Warming(self.ui)

    def _take(
        self, game: str, people: Sequence[Chair] | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        """Sets up that game."""
        self.game = self.house.games[game]
        last = self.house.settings.tables.get(game, LastTable())
        self.seating = Seating(self.game, people or last.chairs)
        self.values = self._fitting(last.options if options is None else options)
        self.free_undo = last.free_undo
        self.chosen: Sitter | None = self.seating.sitters[0]
        self.table = SeatTable(self.seating)
        self.table.starts = self._starter()

    def play_by(self, game: str) -> None:
        """Other rules from the same box, for the same people."""
        self._remember()
        self._take(game, self.seating.chairs())
        self.house.settings.rules[box_of(game)] = game
        self.stale()

    def _fitting(self, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """The options wanted as far as the game allows them, else its defaults."""
        return {
            name: wanted[name] if name in wanted and option.allows(wanted[name], len(self.seating)) else option.default
            for name, option in self.game.options.items()
        }

    def leave(self) -> None:
        self._remember()
        self.house.keep()

    def _remember(self) -> None:
        table = LastTable(chairs=self.seating.chairs(), options=dict(self.values), free_undo=self.free_undo)
        self.house.settings.tables[self.game.id] = table

    # --- who sits where
    def _change(self, act: Callable[[], object]) -> None:
        """Changes the table; an option that names a seat follows who sits there."""
        named = {name: self.seating.sitters[seat] for name, seat in self._named_seats().items()}
        act()
        for name, sitter in named.items():
            here = sitter in self.seating.sitters
            self.values[name] = self.seating.sitters.index(sitter) if here else self.game.options[name].default
        if self.chosen not in self.seating.sitters:
            self.chosen = None
        self._glide()

    def _named_seats(self) -> dict[str, int]:
        seats = {name: self.values[name] for name, option in self.game.options.items() if option.seat}
        return {name: seat for name, seat in seats.items() if isinstance(seat, int)}

    def _starter(self) -> Sitter | None:
        return next((self.seating.sitters[seat] for seat in self._named_seats().values()), None)

    def _glide(self) -> None:
        if self._gliding:
            self._gliding.stop()
        self.table.starts = self._starter()
        self._gliding = self.motion.run(self.table.rearrange())
        self.stale()

    def select(self, seat: int) -> None:
        """Opens the looks of a seat, or closes them."""
        sitter = self.seating.sitters[seat]
        self.chosen = None if self.chosen is sitter else sitter
        self._shown = seat
        self.stale()

    def rename(self, seat: int, name: str) -> None:
        """Takes over what was typed."""
        self.seating.sitters[seat].name = name
        self.stale()

    def let_play(self, seat: int, plays: str) -> None:
        """A human, or a bot of that level."""
        self.seating.let_play(seat, plays)
        self.stale()

    def give_look(self, seat: int, look: int) -> None:
        """Another colour and shape."""
        self.seating.give_look(seat, look)
        self.ui.sound.play("shell_seat")
        self.stale()

    def add(self, plays: str) -> None:
        """One more sits down."""
        self.ui.sound.play("shell_seat")
        self._change(partial(self.seating.add, plays))
        self._shown = len(self.seating) - 1

    def event(self, event: pygame.event.Event) -> bool:
        self._warming.stir()
        return False

    def update(self, ms: float) -> None:
        self._warming.update(0.0 if self.moving else ms, self.game.id, len(self.seating))
        seat, self._shown = self._shown, None
        if seat is not None and seat < len(self.seating):
            what = "down" if self.chosen is self.seating.sitters[seat] else "look"
            self.desk.show(f"setup.seat.{seat + 1}.{what}")

    def remove(self, seat: int) -> None:
        """Somebody gets up."""
        self._change(partial(self.seating.remove, seat))

    def move(self, seat: int, to: int) -> None:
        """Somebody moves in the turn order, and the focus with it."""
        focus, before = self.desk.focus or "", f"setup.seat.{seat + 1}."
        self._change(partial(self.seating.move, seat, to))
        if focus.startswith(before):
            self.desk.focus = f"setup.seat.{to + 1}.{focus.removeprefix(before)}"

    def drag(self, seat: int, y: float | None) -> None:
        """A row is pulled up or down: it passes its neighbour when it reaches that one's middle."""
        if y is None:
            self._dragged = None
            self.ui.sound.play("shell_seat")
            return
        here = seat if self._dragged is None else self._dragged
        self._dragged = here
        rows, y = self._rows(), y - self.list.y
        if here > 0 and y < rows.middle(here - 1):
            self._dragged = here - 1
        elif here < len(self.seating) - 1 and y > rows.middle(here + 1):
            self._dragged = here + 1
        if self._dragged != here:
            self._change(partial(self.seating.move, here, self._dragged))

    def shuffle(self) -> None:
        """Everybody sits somewhere else; the table turns."""
        self.ui.sound.play("shell_table_turn")
        self._change(partial(self.seating.shuffle, Random()))

    # --- options and start
    def put(self, values: Mapping[str, Value]) -> None:
        """Other values of options."""
        self.values.update(values)
        self.table.starts = self._starter()
        self.stale()

    def _put_free_undo(self, on: bool) -> None:
        self.free_undo = on
        self.stale()

    def start(self) -> None:
        """The match begins."""
        house, folder = self.house, self.house.folder
        people = self.seating.people(self.ui.words)
        packs, saves = house.packs(self.game.id), folder.saves if folder else None
        session = begin(self.game, people, self.values, house.next_seed(), saves, packs, free_undo=self.free_undo)
        self.go(Reset(house.play(session)))

    def read_rules(self) -> None:
        """For those who have never played it."""
        self.go(Push(self.house.rulebook(self.game.id)))

    # --- layout
    def build(self) -> list[Mark]:
        screen = self.ui.screen.all
        k = min(1.0, screen.w / 1920, screen.h / 1080)
        sides = screen.inset(64 * k, 0)
        bar = sides.bottom(BAR + 28)[0].top(BAR)[0]
        body = Rect(sides.x, 158 * k, sides.w, bar.y - 40 * k - 158 * k)
        extra = max(0.0, screen.w - 1920)
        options, rest = body.right(max(450, 520 * k) + extra * 0.25, 44 * k)
        self.list, table = rest.right(max(600, 664 * k) + extra * 0.3, 44 * k)
        return [
            *self._head(sides, k),
            *self._table(table, bar),
            *self._people(self.list),
            *self._options(options),
            *summary_marks(self.ui, Rect(self.list.x, bar.y, self.list.w, BAR), self.seating, self.values),
            self._starting(Rect(options.x, bar.y, options.w, BAR)),
        ]

    def backdrop(self, canvas: Canvas) -> None:
        lattice(canvas)

    def paint(self, canvas: Canvas) -> None:
        self.table.paint_under(canvas)
        self.table.paint_over(canvas, self.names)

    def _head(self, sides: Rect, k: float) -> list[Mark]:
        words = self.ui.words
        rules = sides.right(280)[0].top(60)[0].move(0, 40 * k)
        x, size = sides.x + 88, max(56 * k, 44) / self.ui.screen.text_size
        return [
            IconButton(Rect(sides.x, 40 * k, 60, 60), "setup.back", words("back"), self.back, icon="back"),
            Label(Rect(x, 26 * k, 900, 70 * k), words("setup-title"), size, weight=800, face="head"),
            Label(Rect(x, 98 * k, 900, 30), words(f"{self.game.id}-name"), 22, colours.BRASS_LIGHT, 600),
            Button(rules, "setup.rules", words("setup-rules"), self.read_rules, icon="book", size=22, key="f1"),
        ]

    def _table(self, area: Rect, bar: Rect) -> list[Mark]:
        words = self.ui.words
        self.names = self.seating.names(words)
        dealt = part_marks(self.ui, area.bottom(HIGH)[0], self.seating)
        area = area.bottom(HIGH, 14)[1] if dealt else area
        self.table.lay(self.ui.screen, area.bottom(44)[1])
        caption = words("setup-clockwise" if self.game.clockwise else "setup-counterclockwise")
        wide = min(area.w - 36, self.ui.measure(caption, 20))
        line = area.bottom(32)[0].centred(wide + 36, 32)
        icon, text = line.left(26, 10)
        shuffle = Rect(area.x, bar.y, area.w, BAR).centred(min(300, area.w), BAR)
        return [
            *dealt,
            *self.table.spots(self.names, self.select, partial(self.add, "human"), words("setup-add-human")),
            Icon(icon.centred(26, 26), "retry", colours.IVORY_DIM),
            Label(text, caption, 20, colours.IVORY_DIM),
            Button(
                shuffle, "setup.shuffle", words("setup-shuffle"), self.shuffle, icon="swap_seats", size=22, sound=""
            ),
        ]

    def _rows(self) -> SeatRows:
        chosen = self.seating.sitters.index(self.chosen) if self.chosen else None
        acts = Acts(
            self.select, self.rename, self.let_play, self.give_look, self.move, self.drag, self.remove, self.add
        )
        return SeatRows(self.ui, self.seating, chosen, acts, self.list.h)

    def _people(self, area: Rect) -> list[Mark]:
        words = self.ui.words
        head, self.list = area.top(40, 8)
        count = words("of-total", n=len(self.seating), total=self.game.most_seats)
        return [
            Label(head, words("setup-seats"), 30, weight=700, face="head"),
            Label(head, count, 22, colours.IVORY_DIM, 600, align="end"),
            *self._rows().marks(self.list),
        ]

    def _options(self, area: Rect) -> list[Mark]:
        side = OptionSide(
            self.ui, self.house.games, self.seating, self.values, self.free_undo,
            self.put, self.play_by, self._put_free_undo,
        )  # fmt: skip
        return side.build(area)

    def _starting(self, rect: Rect) -> Mark:
        words, found = self.ui.words, advice(self.game.id, self.values, len(self.seating))
        why = words(found.word, **found.args) if found and found.refuses else None
        return Button(
            rect, "setup.start", words("start"), self.start, style="brass", icon="play", size=30, weight=700,
            sound="shell_box_open", why=why,
        )  # fmt: skip
