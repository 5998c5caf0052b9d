"""The controls of a replay: steps, turns, playing, the line of time, speeds, and through whose eyes it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.scenes.tape import Tape
from game.ui import palette as colours
from game.ui.controls import Button, Choice, IconButton, Look, Mark, Segmented, Slider
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.place import Rect

SPEEDS = ("0.5", "1", "2", "4")
KEY = 48.0
EYES = 224.0


@dataclass(eq=False)
class Track(Slider):
    """The line of time, with a mark where each round begins."""

    rounds: Sequence[int] = field(default=(), kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        rect, y = self.rect, self.rect.y + self.rect.h / 2 - 6
        line = Rect(rect.x, y, rect.w, 12)
        canvas.box(line, colours.INK, 6, colours.LINE)
        if self.value:
            canvas.box(line.left(max(12.0, rect.w * self.value / self.steps))[0], colours.BRASS, 6)
        for start in self.rounds:
            canvas.fill(colours.BRASS_LIGHT, Rect(rect.x + rect.w * start / self.steps - 1, y + 18, 2, 8))
        knob = Rect.around(rect.x + rect.w * self.value / self.steps, y + 6, 40 + 4 * look.hover)
        canvas.sprite("ui/slider_knob", knob)


@dataclass
class Deck:
    """What can be pressed, and what it does."""

    ui: Ui
    tape: Tape
    playing: bool
    speed: float
    jump: Callable[[int], None]
    forward: Callable[[], None]
    toggle: Callable[[], None]
    set_speed: Callable[[str], None]
    log: Callable[[], None]

    def marks(self, box: Rect) -> list[Mark]:
        """Three rows: what moves the tape, where it is, how fast it runs and the log."""
        upper, rest = box.top(54, 2)
        middle, lower = rest.top(38, 2)
        log, speeds = lower.right(lower.h + 6, 8)
        title = self.ui.words("log-title")
        book = IconButton(log.centred(48, lower.h), "replay.log", title, self.log, icon="log", key="l")
        return [*self._buttons(upper), self._track(middle.inset(24, 0)), self._speeds(speeds), book]

    def _buttons(self, row: Rect) -> list[Mark]:
        words, tape = self.ui.words, self.tape
        first, last = tape.at == 0, tape.ended
        play = "pause" if self.playing else "play"
        buttons: tuple[tuple[str, str, Callable[[], None], bool], ...] = (
            ("first", "to_start", partial(self.jump, 0), first),
            ("turn.back", "skip_back", lambda: self.jump(tape.turn_before()), first),
            ("back", "chevron_left", lambda: self.jump(tape.at - 1), first),
            ("play", play, self.toggle, False),
            ("next", "chevron_right", self.forward, last),
            ("turn.next", "skip_on", lambda: self.jump(tape.turn_after()), last),
            ("last", "to_end", partial(self.jump, tape.length), last),
        )
        return [
            IconButton(
                spot.centred(min(spot.w, KEY), KEY),
                f"replay.{name}",
                words(f"replay-{play}" if name == "play" else f"replay-{name.replace('.', '-')}"),
                act,
                icon=icon,
                style="brass" if name == "play" else "lacquer",
                why=words("replay-no-more") if off else None,
            )
            for spot, (name, icon, act, off) in zip(row.cols(len(buttons), 4), buttons, strict=True)
        ]

    def _track(self, line: Rect) -> Mark:
        tape = self.tape
        now = self.ui.words("replay-time", n=tape.at, total=tape.length)
        return Track(
            line, "replay.time", now, self.jump,
            value=tape.at, steps=max(1, tape.length), rounds=tape.rounds, tip=now,
        )  # fmt: skip

    def _speeds(self, row: Rect) -> Mark:
        speeds = [Choice(speed, self.ui.words("replay-speed", n=float(speed))) for speed in SPEEDS]
        return Segmented(row, "replay.speed", speeds, f"{self.speed:g}", self.set_speed, size=18)


def eyes(ui: Ui, tape: Tape, names: Sequence[str], room: Rect, watch: Callable[[int | None], None]) -> list[Mark]:
    """Through whose eyes the match is seen: everybody's, or those of one seat; back and forth through all of them."""
    words = ui.words
    why = None if tape.open_to_all else words("replay-eyes-later")
    order: list[int | None] = [None, *range(len(names))]
    at = order.index(tape.viewer)
    label = words("replay-eyes-all") if tape.viewer is None else names[tape.viewer]
    tip = words("replay-eyes-all-tip") if tape.viewer is None else words("replay-eyes-tip", name=label)
    less, rest = room.left(room.h * 0.72, 3)
    more, middle = rest.right(room.h * 0.72, 3)
    before, after = (partial(watch, order[(at + by) % len(order)]) for by in (-1, 1))
    return [
        IconButton(less, "replay.eyes.less", words("replay-eyes-before"), before, icon="chevron_left", why=why),
        Button(middle, "replay.eyes", label, after, icon="eye", size=18, tip=tip, key="v", why=why),
        IconButton(more, "replay.eyes.more", words("replay-eyes-after"), after, icon="chevron_right", why=why),
    ]
