"""The end of a match of Tam Quốc Sát: roles revealed, who won and why, damage by round, kills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from game.core.game import Result
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.tam_quoc_sat import events
from game.tables.ending import Column, Ending
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import ART, draw_general, role_icon, role_picture
from game.tables.tam_quoc_sat.looks import KINGDOMS
from game.tables.tam_quoc_sat.stage import KINGDOM_TONES
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui import palette as colours
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

MOST_COLUMNS = 4
TEXT = colours.hexed("#F0DFC6")


class TamQuocSatEnding(Ending):
    """What Tam Quốc Sát shows at its end: the score of a seat is the damage it did."""

    game: ClassVar[str] = "tam_quoc_sat"

    def __init__(self, ui: Ui, people: Sequence[Person], result: Result, view: View[object]) -> None:
        self._by_round = _damage(view)
        totals = tuple(sum(row) for row in self._by_round)
        super().__init__(ui, people, msgspec.structs.replace(result, scores=totals), view)
        self.words = Vocabulary(ui)

    # --- numbers
    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Damage done by seat and round, several rounds together where the match was long."""
        step = self._step
        return tuple(tuple(sum(row[at : at + step]) for at in range(0, len(row), step)) for row in self._by_round)

    @property
    def _step(self) -> int:
        return max(1, -(-len(self._by_round[0]) // MOST_COLUMNS))

    def round_name(self, n: int) -> str:
        return self._span(n, "round", "rounds")

    def round_mark(self, n: int) -> str:
        return self._span(n, "mark", "marks")

    def _span(self, n: int, one: str, several: str) -> str:
        first, step = n * self._step + 1, self._step
        last = min(first + step - 1, len(self._by_round[0]))
        return self.word(one, n=first) if last == first else self.word(several, first=first, last=last)

    @property
    def ranks(self) -> tuple[tuple[int, ...], ...]:
        kills = self.kills
        return tuple((seat in self.result.winners, kills[seat], score) for seat, score in enumerate(self.result.scores))

    @property
    def kills(self) -> tuple[int, ...]:
        """How many others each seat has brought down."""
        dead = [event for event in self.view.past if isinstance(event, events.Died)]
        return tuple(sum(event.killer == seat for event in dead) for seat in range(len(self.people)))

    @property
    def columns(self) -> Sequence[Column]:
        return [Column(self.word("kills"), self.kills)]

    # --- words
    def role(self, seat: Seat) -> str:
        """The role that a seat had all along."""
        return str(self.result.facts["roles"][seat])

    @property
    def headline(self) -> str:
        return self.word(f"won-{self.result.facts['why']}")

    @property
    def reason(self) -> str:
        fallen = [event for event in self.view.past if isinstance(event, events.Died)]
        last = fallen[-1] if fallen else None
        why = self.words.say(f"ended-{self.result.facts['why']}")
        if last is None or last.killer is None:
            return why
        who = self.word("last", name=self.name(last.by), role=self.words.role(last.role), killer=self.name(last.killer))
        return f"{why} {who}"

    # --- pictures
    def tone(self, seat: Seat) -> Colour:
        return KINGDOM_TONES.get(self.view.facts.kingdoms[seat]) or super().tone(seat)

    def figure(self, canvas: Canvas, seat: Seat, rect: Rect) -> None:
        general = self.view.facts.generals[seat]
        if reckon.general(general) is None:
            canvas.sprite(role_icon(self.role(seat)), rect.fitted(1, 1))
            return
        ground, light, _ = KINGDOMS[self.view.facts.kingdoms[seat]]
        place = rect.fitted(5, 6)
        canvas.box(place, ground, 10, light, 1.5)
        canvas.faded(1.0 if self.view.facts.alive[seat] else 0.45).sprite(f"{ART}/masks/{general}", place.inset(3, 2))
        canvas.sprite(role_icon(self.role(seat)), Rect(place.right_edge - 20, place.bottom_edge - 22, 28, 28))

    def takings(self, canvas: Canvas, seat: Seat, area: Rect, shown: float) -> None:
        """The general, and the role that turns over beside it."""
        general, role = self.view.facts.generals[seat], self.role(seat)
        upper, lower = area.top(area.h * 0.84)
        left, right = upper.cols(2, 14)
        card = left.fitted(400, 560)
        if reckon.general(general) is not None:
            draw_general(canvas, self.words, general, card)
        turn = abs(1 - 2 * min(1.0, shown))
        picture = role_picture(role if shown >= 0.5 else "")
        box = right.fitted(400, 560)
        wide = max(4.0, box.w * turn)
        canvas.sprite(picture, Rect(box.x + (box.w - wide) / 2, box.y, wide, box.h))
        if shown > 0.9:
            strip = Rect(box.x + 8, box.y + box.h * 0.79, box.w - 16, box.h * 0.15)
            canvas.text(self.words.role(role), strip, 24, colours.hexed("#2A1A12"), 800, align="center")
        line = self.word("did", kills=self.kills[seat], n=self.result.scores[seat])
        canvas.text(line, lower.top(36)[0], 22, TEXT, align="center")


def _damage(view: View[object]) -> tuple[tuple[int, ...], ...]:
    """Damage done by each seat in each round."""
    rounds, table = 0, [[0] for _ in range(view.seats)]
    for event in view.past:
        if isinstance(event, events.RoundBegan):
            rounds += 1
            if rounds > 1:
                for row in table:
                    row.append(0)
        elif isinstance(event, events.Hurt) and event.source is not None:
            table[event.source][-1] += event.amount
    return tuple(map(tuple, table))
