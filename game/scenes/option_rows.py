"""The options of a match, row by row, as the rules declare them; what they mean stands in the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.game import Choice as Option
from game.core.game import Value
from game.scenes.look_marks import Hint, LookDot
from game.scenes.seating import Seating
from game.ui import palette as colours
from game.ui.controls import (
    Check,
    Choice,
    Icon,
    Label,
    Mark,
    Panel,
    Paragraph,
    Rule,
    Segmented,
    Slider,
    Stepper,
    Toggle,
)
from game.ui.controls.choice import Cell
from game.ui.kit import Ui
from game.ui.place import Rect

NUMBER, SWITCH, CELL, DISC = 180, 88, 190, 56
MOST_PRESSES = 10
NOTE, CHOSEN = 18, 46
"""The size of a note; what a chosen cell needs beside its words."""
More = Sequence[tuple[str, str, str, bool, Callable[[bool], None]]]
Set = Callable[[str, Value], None]


@dataclass(frozen=True)
class Measure:
    """How high things are: a line, the words below one, a line of check boxes."""

    line: float
    below: float
    check: float


ROOMY, SLIM = Measure(67, 63, 50), Measure(52, 48, 44)


class OptionRows:
    """Builds the rows of one game's options; ``put`` gets the name and the new value."""

    def __init__(
        self, ui: Ui, seating: Seating, values: Mapping[str, Value], put: Set, measure: Measure = ROOMY
    ) -> None:
        self.ui, self.seating, self.values, self.put, self.measure = ui, seating, values, put, measure
        self.game = seating.game

    def build(self, w: float, more: More) -> tuple[list[Mark], float]:
        """All rows from (0, 0) down, and how high they are.

        ``more``: id, label, explanation, state and act of switches beside the rules.
        """
        marks: list[Mark] = []
        y = 0.0
        for name, option in self.game.options.items():
            marks += self._line(y, w, name, option)
            marks += self._control(Rect(0, y, w, self.measure.line), name, option)
            y += self._tall(name, option, w)
            told, high = self._note(y, w, name)
            marks, y = marks + told, y + high
        for id_, label, about, on, act in more:
            marks += self._named(y, w, (label, about), id_, SWITCH)
            marks.append(Toggle(_end(Rect(0, y, w, self.measure.line), 88, 48), id_, label, act, on=on))
            y += self.measure.line
        return marks, y

    def _tall(self, name: str, option: Option, w: float) -> float:
        line, below = self.measure.line, self.measure.below
        if option.several:
            words = self.game.worth_offering(name)
            return line + self.measure.check * -(-len(words) // self._columns(w, name, words)) + 8
        if option.words and not option.seat:
            return line if self._beside(w, name, option) else line + below
        return line + below if option.words or _is_long(option) else line

    def _note(self, y: float, w: float, name: str) -> tuple[list[Mark], float]:
        """What must be known about the value that is chosen, if anything must; and how high it is."""
        key = f"{self.game.id}-option-{name}-{self.values[name]}.note"
        if not self.ui.words.has(key):
            return [], 0.0
        told = self.ui.words(key)
        tall = self.ui.tall(told, NOTE, w - 40, leading=1.3)
        return [
            Icon(Rect(2, y - 2, 26, 26), "warning", colours.BRASS_LIGHT),
            Paragraph(Rect(38, y - 2, w - 40, tall), told, NOTE, colours.BRASS_LIGHT, leading=1.3),
        ], tall + 12

    # --- one row
    def _line(self, y: float, w: float, name: str, option: Option) -> list[Mark]:
        key = f"{self.game.id}-option-{name}"
        beside = CELL if option.seat else NUMBER if not option.words else self._beside(w, name, option)
        return self._named(y, w, (self.ui.words(key), self.ui.words(f"{key}.about")), f"setup.option.{name}", beside)

    def _named(self, y: float, w: float, told: tuple[str, str], id_: str, beside: float) -> list[Mark]:
        """The label, in two lines if it must, and the question mark with its explanation."""
        label, about = told
        room = w - beside - 54
        wide = self.ui.measure(label, 22) + 2
        hint = Rect(min(wide, room) + 10, y + (self.measure.line - 30) / 2, 30, 30)
        marks: list[Mark] = [self._label_mark(Rect(0, y, min(wide, room), self.measure.line), label, wide > room)]
        marks.append(Hint(hint, f"{id_}.hint", label, tip=about))
        return [Rule(Rect(0, y, w, 1)), *marks] if y else marks

    def _label_mark(self, box: Rect, label: str, wraps: bool) -> Mark:
        if not wraps:
            return Label(box, label, 22)
        tall = min(box.h, self.ui.tall(label, 19, box.w, leading=1.2))
        return Paragraph(box.centred(box.w, tall), label, 19, leading=1.2, most_lines=2)

    def _control(self, line: Rect, name: str, option: Option) -> Sequence[Mark]:
        if option.words:
            return self._words(line, name, option)
        if isinstance(option.default, bool):
            return [self._switch(line, name)]
        return self._range(line, name, option) if _is_long(option) else [self._number(line, name, option)]

    def _label(self, name: str, word: str = "") -> str:
        return self.ui.words(f"{self.game.id}-option-{name}{'-' if word else ''}{word}")

    def _switch(self, line: Rect, name: str) -> Mark:
        on = bool(self.values[name])
        return Toggle(_end(line, 88, 48), f"setup.option.{name}", self._label(name), partial(self.put, name), on=on)

    def _number(self, line: Rect, name: str, option: Option) -> Mark:
        words, value = self.ui.words, int(self.values[name])
        least, most = option.low or 0, option.high or 0
        return Stepper(
            _end(line, 180, 50),
            f"setup.option.{name}",
            value,
            least,
            most,
            partial(self.put, name),
            show=words.number(value),
            less=words("less"),
            more=words("more"),
            why_least=words("setup-why-low", n=least),
            why_most=words("setup-why-high", n=most),
            by=option.step,
        )

    def _range(self, line: Rect, name: str, option: Option) -> list[Mark]:
        """A number of many: written at the end of its line, with a slider below."""
        value, least = int(self.values[name]), option.low or 0
        shown = self.ui.words.number(value)
        return [
            Label(_end(line, NUMBER, 50), shown, 26, colours.BRASS_LIGHT, 700, align="end"),
            Slider(
                Rect(line.x + 24, line.y + self.measure.line - 8, line.w - 48, 48),
                f"setup.option.{name}",
                self._label(name),
                lambda step: self.put(name, least + step * option.step),
                value=(value - least) // option.step,
                steps=((option.high or 0) - least) // option.step,
            ),
        ]

    def _words(self, line: Rect, name: str, option: Option) -> Sequence[Mark]:
        below = Rect(line.x, line.bottom_edge - 6, line.w, self.measure.below - 9)
        if option.seat:
            return [*self._cells(line, name, option), *self._seats(below, name)]
        if option.several:
            return self._checks(below, name, option)
        choices = [Choice(word, self._label(name, word)) for word in option.words]
        needs = self._needs(name, option.words)
        spot = _end(line, wide, 50) if (wide := self._beside(line.w, name, option)) else below
        chosen, put = str(self.values[name]), partial(self.put, name)
        return [Segmented(spot, f"setup.option.{name}", choices, chosen, put, needs=needs)]

    def _needs(self, name: str, words: Sequence[str]) -> list[float]:
        return [self.ui.measure(self._label(name, word), 20, 700) + CHOSEN for word in words]

    def _beside(self, w: float, name: str, option: Option) -> float:
        """How wide the words are where they stand beside the label; 0 where there is no room for them."""
        need = sum(self._needs(name, option.words))
        return need if self.ui.measure(self._label(name), 22) + 60 + need <= w else 0

    def _columns(self, w: float, name: str, words: Sequence[str]) -> int:
        """In how many columns check boxes stand."""
        widest = max(self.ui.measure(self._label(name, word), 20) for word in words) + self.measure.check + 12
        return 3 if 3 * widest + 24 <= w else 2

    def _checks(self, below: Rect, name: str, option: Option) -> list[Mark]:
        """Several words at once, in columns; those of the default are always among them."""
        chosen, always = str(self.values[name]).split(","), str(option.default).split(",")
        words, check = self.game.worth_offering(name), self.measure.check
        columns = self._columns(below.w, name, words)
        marks: list[Mark] = []
        for at, word in enumerate(words):
            spot = below.cols(columns, 12)[at % columns].top(check)[0].move(0, at // columns * check)
            others = [known for known in option.words if (known in chosen) != (known == word)]
            why = self.ui.words("setup-why-always") if word in always else None
            act = partial(self._put_several, name, ",".join(others))
            label = self._label(name, word)
            marks.append(Check(spot, f"setup.option.{name}.{word}", label, act, on=word in chosen, why=why, size=20))
        return marks

    def _put_several(self, name: str, words: str, on: bool) -> None:
        self.put(name, words)

    def _cells(self, line: Rect, name: str, option: Option) -> list[Mark]:
        """What an option may be beside a seat."""
        boxes = _end(line, CELL, 50).cols(len(option.words))
        marks: list[Mark] = []
        for word, box in zip(option.words, boxes, strict=True):
            act, on = partial(self.put, name, word), self.values[name] == word
            marks += [
                Panel(box, "well", 20),
                Cell(box, f"setup.option.{name}.{word}", self._label(name, word), act, on=on),
            ]
        return marks

    def _seats(self, row: Rect, name: str) -> list[Mark]:
        """Everybody at the table as a disc, then the name of the chosen one."""
        value, names = self.values[name], self.seating.names(self.ui.words)
        marks: list[Mark] = []
        for seat, sitter in enumerate(self.seating.sitters):
            spot = Rect(row.x + DISC * seat, row.y + 4, 46, 46)
            id_, act = f"setup.option.{name}.{seat + 1}", partial(self.put, name, seat)
            marks.append(LookDot(spot, id_, names[seat], act, look=sitter.look, on=value == seat, tip=names[seat]))
        if isinstance(value, int):
            rest = row.left(DISC * len(names), 4)[1]
            tone = colours.TONES[self.seating.sitters[value].look]
            marks.append(Label(rest, names[value], 20, tone, 600, align="end"))
        return marks


def _is_long(option: Option) -> bool:
    """Whether it is a number with too many values for a press each."""
    return (
        option.low is not None and option.high is not None and (option.high - option.low) // option.step > MOST_PRESSES
    )


def _end(line: Rect, w: float, h: float) -> Rect:
    """A box of that size at the far end of a line."""
    return line.right(w)[0].centred(w, h)
