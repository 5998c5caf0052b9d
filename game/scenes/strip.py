"""A private answer at the open table: no hand is shown until its seat wants to look, and declining needs no look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.question import PASS, Decision, Question, Seat
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

    @property
    def declines(self) -> bool:
        """Whether it may be declined."""
        return isinstance(self.question, Decision) and any(option.key == PASS for option in self.question.options)


def strip_marks(
    ui: Ui,
    people: Sequence[Person],
    strip: Strip,
    look: Callable[[], object],
    decline: Callable[[], object] | None,
    skips: Mapping[str, tuple[str, Callable[[], object]]],
) -> list[Mark]:
    """The strip at the bottom of the screen: who is asked what, and the ways to answer; ``skips`` go on declining,
    each with its icon.

    It is the same for everybody, whatever they hold and whatever is answered for them.
    """
    area, words = ui.screen.all, ui.words
    wide = min(WIDE, area.w - 120)
    tall = ui.tall(strip.words, 23, wide - 210)
    box = Rect((area.w - wide) / 2, area.h - tall - BUTTONS - 132, wide, tall + BUTTONS + 118)
    inside = box.inset(30, 22)
    buttons, upper = inside.bottom(BUTTONS, 16)
    more, buttons = buttons.right(len(skips) * (BUTTONS + 12), 12) if skips else (buttons, buttons)
    token, text = upper.left(92, 24)
    head, rest = text.top(44, 4)
    name = people[strip.seat].name
    spots = buttons.cols(2, 18) if decline else [buttons]
    label = words("strip-look" if decline else "strip-open", name=name)
    marks: list[Mark] = [
        Box(box.inset(2), colours.WELL, 26),
        Panel(box, "dialog", 28),
        Picture(token.fitted(1, 1), seats.token(seats.hue(people, strip.seat))),
        Label(head, name, 32, seats.tone(people, strip.seat), 800, "head"),
        Paragraph(rest, strip.words, 23),
        Button(spots[0], "strip.look", label, look, style="brass", icon="eye", size=23),
    ]
    if decline:
        marks.append(Button(spots[1], "strip.decline", words("strip-decline"), decline, size=23, key="x", cap="X"))
    for spot, (key, (icon, act)) in zip(more.cols(max(1, len(skips)), 12), skips.items(), strict=False):
        label = words(f"policies-quick-{key}")
        marks.append(IconButton(spot.centred(BUTTONS, BUTTONS), f"strip.skip.{key}", label, act, icon=icon))
    return marks
