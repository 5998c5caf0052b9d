"""A private answer at the open table: no hand is shown until its seat wants to look, and declining needs no look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.question import Question, Seat, may_decline
from game.disk.saves import Person
from game.tables import seats
from game.ui import palette as colours
from game.ui.controls import Box, Button, IconButton, Label, Mark, Panel, Paragraph, Picture
from game.ui.kit import Ui
from game.ui.place import Rect

WIDE, BUTTONS = 980.0, 72.0


@dataclass(frozen=True)
class Strip:
    """Whom it asks, the question, and what it is about, as everybody may read it."""

    seat: Seat
    question: Question
    words: str
    declining: str = ""
    """What comes of declining."""

    @property
    def text(self) -> str:
        """What it is about, and what declining means where that is offered."""
        return " ".join(filter(None, (self.words, self.declining if self.declines else "")))

    @property
    def declines(self) -> bool:
        """Whether it may be declined."""
        return may_decline(self.question)


@dataclass(frozen=True)
class Ways:
    """What can be done on a strip: ``skips`` go on declining, each with its icon."""

    look: Callable[[], object]
    decline: Callable[[], object] | None
    skips: Mapping[str, tuple[str, Callable[[], object]]]


def strip_marks(ui: Ui, people: Sequence[Person], strip: Strip, ways: Ways) -> list[Mark]:
    """The strip at the bottom of the screen: who is asked what, and the ways to answer.

    It is the same for everybody, whatever they hold and whatever is answered for them.
    """
    area = ui.screen.all
    wide = min(WIDE, area.w - 120)
    tall = ui.tall(strip.text, 23, wide - 210)
    box = Rect((area.w - wide) / 2, area.h - tall - BUTTONS - 132, wide, tall + BUTTONS + 118)
    buttons, upper = box.inset(30, 22).bottom(BUTTONS, 16)
    token, text = upper.left(92, 24)
    head, rest = text.top(44, 4)
    name = people[strip.seat].name
    return [
        Box(box.inset(2), colours.WELL, 26),
        Panel(box, "dialog", 28),
        Picture(token.fitted(1, 1), seats.token(seats.hue(people, strip.seat))),
        Label(head, name, 32, seats.tone(people, strip.seat), 800, "head"),
        Paragraph(rest, strip.text, 23),
        *_buttons(ui, name, ways, buttons),
    ]


def _buttons(ui: Ui, name: str, ways: Ways, row: Rect) -> list[Mark]:
    words, count = ui.words, len(ways.skips)
    more, row = row.right(count * (BUTTONS + 12), 12) if count else (row, row)
    spots = row.cols(2, 18) if ways.decline else [row]
    look = words("strip-look" if ways.decline else "strip-open", name=name)
    marks: list[Mark] = [Button(spots[0], "strip.look", look, ways.look, style="brass", icon="eye", size=23)]
    if ways.decline:
        no = words("strip-decline")
        marks.append(Button(spots[1], "strip.decline", no, ways.decline, size=23, key="x", cap="X"))
    for spot, (key, (icon, act)) in zip(more.cols(max(1, count), 12), ways.skips.items(), strict=False):
        label = words(f"policies-quick-{key}")
        marks.append(IconButton(spot.centred(BUTTONS, BUTTONS), f"strip.skip.{key}", label, act, icon=icon))
    return marks
