"""The cover between two people: everything is hidden until the next one says who it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

from game.core.question import Seat
from game.scenes import round_table
from game.scenes.house import House
from game.scenes.recap import recap_marks
from game.scenes.session import Session
from game.tables import seats
from game.tables.board import Line
from game.ui import palette as colours
from game.ui.controls import Button, Icon, IconButton, Label, Mark, Paragraph, Picture
from game.ui.ease import in_out_cubic
from game.ui.motion import Tween
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Scene
from game.ui.screen import Frame

TURNS = 600
VEIL = (9, 17, 21, 204)
GONE = (9, 17, 21, 115)
RADIUS = 486
NEXT, LAST = 176, 116
NAME = 620
"""How much room a name has inside the ring."""
ARC = (-74, 68)
WORDS = colours.hexed("#F0E4CE")


class Curtain(Scene):
    """Opaque: the name of ``seat``, what just happened in public, one button. ``opened`` is called when it is pressed.

    Nothing private is drawn: it is given no view.
    """

    name: ClassVar[str] = "curtain"
    primary = "curtain.open"

    def __init__(
        self,
        house: House,
        session: Session,
        seat: Seat,
        recap: Sequence[Line],
        opened: Callable[[], object],
        *,
        what: str = "",
    ) -> None:
        """``what`` is asked behind it, where it is no turn."""
        super().__init__(house.ui)
        self.house, self.session, self.seat = house, session, seat
        self.recap, self.opened, self.what = recap, opened, what
        self.turned = 1.0

    def enter(self) -> None:
        self.guard()
        self.ui.sound.play("shell_hand_off")
        self.motion.run(Tween(TURNS, self._turn, in_out_cubic, travel=True))

    def _turn(self, t: float) -> None:
        self.turned = t

    @property
    def last(self) -> Seat | None:
        """Who acted before, if it was somebody else."""
        acts = (entry.seats for entry in reversed(self.session.match.log) if len(entry.seats) == 1)
        (seat,) = next(acts, (self.seat,))
        return seat if seat != self.seat else None

    def _name(self, seat: Seat) -> str:
        return self.session.people[seat].name

    # --- what is there
    def build(self) -> list[Mark]:
        words, screen = self.ui.words, self.ui.screen.all
        x, y, k = self._table()
        game = self.session.match.game.id
        menu = Rect(64, 48, 60, 60)
        return [
            IconButton(menu, "curtain.menu", words("curtain-pause"), self.pause, icon="menu"),
            Label(Rect(148, 40, 420, 44), words(f"{game}-name"), 32, colours.IVORY, 700, "head"),
            Label(Rect(150, 84, 420, 30), self._progress(), 20, colours.IVORY_DIM),
            *self._whose(x, y, k),
            *recap_marks(self.ui, Rect.around(x, y + (628 - 556) * k, 720 * k, 188 * k), self.recap),
            *self._open(Rect.around(x, y + (778 - 556) * k, 500 * k, 96 * k)),
            *self._before(x, y, k),
            Button(
                Rect(screen.w - 316, screen.h - 108, 252, 72),
                "curtain.pause",
                words("curtain-pause"),
                self.pause,
                icon="pause",
                size=22,
            ),
        ]

    def _progress(self) -> str:
        match = self.session.match
        return self.ui.words(f"{match.game.id}-progress", **match.progress)

    def _table(self) -> tuple[float, float, float]:
        """Middle of the table, and its size against the drawing's."""
        screen = self.ui.screen.all
        k = min(screen.h / 1080, screen.w / 1500)
        return screen.w / 2, screen.h / 2 + 16 * k, k

    def _whose(self, x: float, y: float, k: float) -> list[Mark]:
        words = self.ui.words
        line = Rect(x - 400 * k, y, 800 * k, 0)
        about = words("curtain-about", name=self._name(self.seat))
        size = next((size for size in (24, 21, 18) if self.ui.tall(about, size * k, 680 * k) < 84 * k), 16) * k
        return [
            Icon(Rect.around(x, y + (206 - 556) * k, 60 * k), "eye_off", colours.BRASS_LIGHT),
            Label(
                line.move(0, -320 * k).top(50 * k)[0],
                self.what or words("curtain-turn"),
                28 * k,
                colours.IVORY_DIM,
                align="center",
            ),
            Label(
                Rect(x - NAME * k / 2, y + (262 - 556) * k, NAME * k, 150 * k),
                self._name(self.seat),
                130 * k / self.ui.screen.text_size,
                colours.IVORY,
                800,
                "head",
                "center",
            ),
            Picture(Rect(x - 180 * k, y + (416 - 556) * k, 360 * k, 24 * k), "shell/rule"),
            Paragraph(
                Rect(x - 340 * k, y + (448 - 556) * k, 680 * k, 84 * k),
                about,
                size,
                WORDS,
                align="center",
                most_lines=2,
            ),
        ]

    def _open(self, box: Rect) -> list[Mark]:
        words = self.ui.words
        label = words("curtain-open", name=self._name(self.seat))
        hint = Rect(box.x, box.bottom_edge + 6, box.w, 32)
        return [
            Button(box, "curtain.open", label, self.open, style="brass", icon="eye", size=28, weight=700),
            Label(hint, words("curtain-hint"), 20, colours.MUTE, align="center"),
        ]

    def _before(self, x: float, y: float, k: float) -> list[Mark]:
        """Who has just played, beside their seat; like the seats it has the same side in every language."""
        if self.last is None:
            return []
        line = self.ui.words("curtain-last", name=self._name(self.last))
        at = Rect(-478 * k, (34 - 556) * k, 400 * k, 30 * k)
        return [Label(at, line, 22, colours.IVORY_DIM, align="end", frame=self._ring(x, y))]

    def _ring(self, x: float, y: float) -> Frame:
        """The table's own units about its middle, where seats go clockwise in every language."""
        px, py = self.ui.screen.point(x, y)
        return Frame(px, py, self.ui.screen.u)

    # --- picture
    def paint(self, canvas: Canvas) -> None:
        x, y, k = self._table()
        ring = canvas.within(self._ring(x, y))
        round_table.table(ring, 0, 0, RADIUS * k)
        inner = RADIUS * round_table.SURFACE * k
        ring.box(Rect.around(0, 0, 2 * inner), VEIL, inner)
        line = inner - 12 * k
        ring.box(Rect.around(0, 0, 2 * line), None, line, (*colours.BRASS, 115), 2)
        _arc(ring, (RADIUS + 44) * k)
        if self.last is not None:
            self._token(ring, self.last, 0, -(RADIUS - 30) * k, LAST * k)
            ring.box(Rect.around(0, -(RADIUS - 30) * k, LAST * k), GONE, LAST * k / 2)
        angle = math.radians(90 - 120 * (1 - self.turned))
        out = (RADIUS - 56) * k
        self._token(ring, self.seat, out * math.cos(angle), out * math.sin(angle), NEXT * k)

    def _token(self, canvas: Canvas, seat: Seat, x: float, y: float, size: float) -> None:
        canvas.sprite(seats.token(seats.hue(self.session.people, seat)), Rect.around(x, y, size))

    # --- what may be done
    def open(self) -> None:
        """The person is there: the table opens."""
        self.ui.sound.play("shell_reveal")
        self.go(Pop("open"))
        self.opened()

    def pause(self) -> None:
        """The pause menu, over the cover."""
        self.go(Push(self.house.pause(self.session)))

    def back(self) -> None:
        self.pause()

    def resumed(self, result: object) -> None:
        if result == "leave":
            self.go(Pop("leave"))


def _arc(canvas: Canvas, out: float) -> None:
    """A dotted arrow round the table, the way it has turned."""
    for angle in range(*ARC, 2):
        a = math.radians(angle)
        canvas.box(Rect.around(out * math.cos(a), out * math.sin(a), 5), colours.BRASS, 2.5)
    a = math.radians(ARC[1] + 1)
    tip = Rect.around(out * math.cos(a), out * math.sin(a), 30)
    canvas.path("M6 2L28 21L2 28Z", (30, 30), tip, colours.BRASS)
