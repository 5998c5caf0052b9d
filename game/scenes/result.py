"""The end of a match: who has won and why, the score by round, and what to do next."""

from __future__ import annotations

import time
from datetime import datetime
from typing import ClassVar

import msgspec
import pygame

from game.core.question import Seat
from game.disk.history import Finished
from game.disk.settings import Chair, LastTable
from game.disk.trouble import trouble_of
from game.scenes import round_table
from game.scenes.house import House
from game.scenes.plots import Bars, Lines
from game.scenes.scoreboard import Scoreboard, tallest
from game.scenes.session import Session, begin
from game.tables import box_of, ending
from game.text.dates import written
from game.ui import palette as colours
from game.ui.controls import Button, Control, IconButton, Look, Mark, Paragraph
from game.ui.ease import out_cubic
from game.ui.motion import Script, Tween
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Reset, Scene

EDGE = 64
TURN = 260
BETWEEN = 90
ROUND = 800
MOST_REVEAL = 2400.0
BUTTONS = 84
HEADLINES = (64.0, 52.0, 40.0)


class Result(Scene):
    """Shows a match that is over. ``past`` is its line of the history when it is looked at again later."""

    name: ClassVar[str] = "result"
    primary = "result.again"

    def __init__(self, house: House, session: Session, past: Finished | None = None) -> None:
        super().__init__(house.ui)
        self.house, self.session, self.past = house, session, past
        match = session.match
        if match.result is None:
            raise ValueError("the match is not over")
        self.result = match.result
        self.ending = ending(match.game.id)(house.ui, session.people, match.result, session.view(None))
        self.seat: Seat = self.result.winners[0] if self.result.winners else self.ending.places[0][1]
        self.turned = 0.0
        self.rounds = 0.0
        self.still: list[Mark] = []
        """What does not move while bars and lines grow; drawn once."""

    # --- motion
    def enter(self) -> None:
        self.guard()
        self.motion.run(self._reveal())
        if self.past is None:
            self.ui.sound.play("shell_win" if self._people_won else "shell_lose")

    @property
    def _people_won(self) -> bool:
        """A human is among the winners, or no human played."""
        humans = self.session.humans
        return not humans or any(seat in humans for seat in self.result.winners)

    def _reveal(self) -> Script:
        count = max(map(len, self.ending.rounds), default=0)
        yield 200
        yield [self._turning(), Tween(ROUND * count, self._grow, end=float(count))]

    def _turning(self) -> Tween:
        chips = sum(column.cells[self.seat] for column in self.ending.columns[:1])
        return Tween(min(MOST_REVEAL, TURN + BETWEEN * chips), self._turn)

    def _turn(self, t: float) -> None:
        self.turned = t

    def _grow(self, t: float) -> None:
        self.rounds = int(t) + out_cubic(t - int(t))

    def choose(self, seat: Seat) -> None:
        """What another seat has won lies in the middle."""
        self.seat = seat
        self.motion.run(self._turning())
        self.stale()

    # --- picture
    def build(self) -> list[Mark]:
        left, right = self._halves()
        table, rest = right.top(min(right.h * 0.48, tallest(len(self.session.people))), 20)
        buttons, plots = rest.bottom(BUTTONS, 28)
        bars, lines = plots.cols(2, 20)
        order = [seat for _, seat in self.ending.places]
        words = self.ui.words
        board = Scoreboard(self.ending, table, self.seat, self.choose).marks()
        self.still = [*self._headline(left), *(mark for mark in board if not isinstance(mark, Control))]
        return [
            *(mark for mark in board if isinstance(mark, Control)),
            Bars(bars, self.ending, self.ending.word("bars"), lambda: self.rounds, order),
            Lines(lines, self.ending, words("result-lines"), lambda: self.rounds, order),
            *self._buttons(buttons),
            *self._more(left),
        ]

    def _halves(self) -> tuple[Rect, Rect]:
        everything = self.ui.screen.all
        right = Rect(everything.w * 0.44, 44, everything.w * 0.56 - EDGE, everything.h - 44 - 32)
        return Rect(0, 0, right.x - 20, everything.h), right

    def _headline(self, left: Rect) -> list[Mark]:
        """Who has won, and why."""
        size, head, why = self._headline_boxes(left)
        return [
            Paragraph(head, self.ending.headline, size, colours.IVORY, 800, "head", "center", 1.1, most_lines=2),
            Paragraph(why, self.ending.reason, 22, colours.IVORY_DIM, align="center", leading=1.35),
        ]

    def _headline_boxes(self, left: Rect) -> tuple[float, Rect, Rect]:
        """The size of the headline, smaller if it needs two lines; its box and that of the reason."""
        room, ui = left.inset(EDGE - 20, 0), self.ui
        talls = {size: ui.tall(self.ending.headline, size, room.w, 800, "head", 1.1) for size in HEADLINES}
        lines = {size: tall / (1.1 * ui.screen.font(size) / ui.screen.u) for size, tall in talls.items()}
        size = next((size for size in HEADLINES if lines[size] < 1.5), HEADLINES[-1])
        head = Rect(room.x, 36, room.w, talls[size] * min(1.0, 2 / lines[size]))
        why = ui.tall(self.ending.reason, 22, room.w, leading=1.35)
        return size, head, Rect(room.x, head.bottom_edge + 12, room.w, why)

    def _table(self) -> tuple[float, float, float]:
        """Middle and radius of the round table, below the words."""
        left, _ = self._halves()
        top = max(210.0, self._headline_boxes(left)[2].bottom_edge + 14)
        radius = min(left.w / 2 - 68, (left.h - 168 - top) / 2)
        return left.w / 2, left.h - 102 - radius, radius

    def _buttons(self, row: Rect) -> list[Mark]:
        words = self.ui.words
        again, rest = row.left(row.w * 320 / 1012, 20)
        change, home = rest.cols(2, 20)
        back = "result-home" if self.past is None else "result-history"
        return [
            Button(
                again,
                "result.again",
                self.ending.word("again"),
                self.again,
                style="brass",
                icon="retry",
                size=27,
                weight=700,
            ),
            Button(change, "result.seats", words("result-seats"), self.change_seats, icon="swap_seats"),
            Button(home, "result.home", words(back), self.back, icon="home" if self.past is None else "back"),
        ]

    def _more(self, left: Rect) -> list[Mark]:
        words = self.ui.words
        spots = [Rect(left.x + EDGE - 24 + 68 * i, left.h - 88, 56, 56) for i in range(3)]
        return [
            IconButton(spots[0], "result.same", words("result-same"), self.same_again, icon="dice"),
            IconButton(spots[1], "result.replay", words("result-replay"), self.replay, icon="play"),
            IconButton(spots[2], "result.picture", words("result-picture"), self.save_picture, icon="save"),
        ]

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        round_table.winners_table(canvas, *self._table(), self.session.people, self.result.winners)
        for mark in self.still:
            mark.draw(canvas, Look())

    def paint(self, canvas: Canvas) -> None:
        x, y, radius = self._table()
        area = Rect(x - radius * 0.56, y - radius * 0.46, radius * 1.12, radius * 1.1)
        self.ending.takings(canvas, self.seat, area, self.turned)

    # --- what next
    def again(self) -> None:
        """The same people, another deal."""
        self._play(self.house.next_seed())

    def same_again(self) -> None:
        """The same people and the same deal."""
        self._play(self.session.match.seed)

    def _play(self, seed: int) -> None:
        match, house = self.session.match, self.house
        folder = house.folder.saves if house.folder else None
        packs = house.packs(match.game.id)
        session = begin(
            match.game,
            [msgspec.structs.replace(person, looked=0) for person in self.session.people],
            match.options,
            seed,
            folder,
            packs,
            free_undo=self.session.free_undo,
        )
        self.go(Reset(house.play(session)))

    def change_seats(self) -> None:
        """The set-up with these people and options."""
        match = self.session.match
        chairs = tuple(Chair(one.name, one.colour, one.plays, one.shape) for one in self.session.people)
        self.house.settings.rules[box_of(match.game.id)] = match.game.id
        self.house.settings.tables[match.game.id] = LastTable(chairs, dict(match.options), self.session.free_undo)
        self.house.keep()
        self.go(Reset(self.house.home()))
        self.go(Push(self.house.setup(match.game.id)))

    def back(self) -> None:
        self.ui.sound.play("ui_back")
        self.go(Reset(self.house.home()) if self.past is None else Pop())

    def replay(self) -> None:
        """The match once more, step by step."""
        self.go(Push(self.house.replay_of(self.session)))

    # --- to show others
    def save_picture(self) -> None:
        """The result as a picture in the user's folder."""
        folder = self.house.folder
        if folder is None:
            return
        path = folder.path / "pictures" / f"{self.session.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self._picture(), str(path))
        except OSError as error:
            self.house.tell(trouble_of(error, path))
        except pygame.error:
            self.house.tell(trouble_of(OSError(), path))
        else:
            self.ui.toast(self.ui.words("result-saved", file=str(path)), "save")

    def _picture(self) -> pygame.Surface:
        """Everything but what can be pressed, signed with the day."""
        surface = pygame.Surface(self.ui.screen.size)
        canvas = self.ui.canvas(surface)
        self.backdrop(canvas)
        self.paint(canvas)
        for placed in self.desk.placed:
            if not isinstance(placed.mark, Control):
                placed.mark.draw(canvas, Look())
        _, right = self._halves()
        canvas.text(self._signature(), right.bottom(BUTTONS)[0], 24, colours.IVORY_DIM, align="center")
        return surface

    def _signature(self) -> str:
        when = self.past.ended if self.past else time.time()
        day = written(self.ui.words, datetime.fromtimestamp(when).astimezone())
        game = self.house.title(self.session.match.game.id)
        return self.ui.words("result-signature", game=game, when=day)
