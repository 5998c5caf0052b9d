"""Motion as scripts: generators that yield what to wait for. One clock, advanced by the frame or by a test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.ui.ease import Ease, out_cubic

FADE = 120.0
"""Milliseconds of a fade that replaces travel under "less motion"."""
CALM = 5000.0
"""Milliseconds for which waves and bubbles go on after the last real motion."""
TRAVEL = frozenset({"x", "y", "angle", "scale", "lift"})
LONGEST_SKIP = 10_000


@dataclass
class Pace:
    """How fast things move: `speed` is a factor, 0 = at once; `less` replaces travel by short fades."""

    speed: float = 1.0
    less: bool = False


class Tween:
    """`ms` milliseconds during which `step` is given the eased way from `start` to `end`."""

    def __init__(
        self,
        ms: float,
        step: Callable[[float], None],
        ease: Ease = out_cubic,
        start: float = 0.0,
        end: float = 1.0,
        travel: bool = False,
    ) -> None:
        """`travel`: it moves something across the picture, so "less motion" goes straight to the end."""
        self.ms, self.step, self.ease = ms, step, ease
        self.start, self.end, self.travel = start, end, travel
        self._gone = 0.0

    def begin(self, pace: Pace) -> None:
        """Called when its turn comes."""
        if pace.less and self.travel:
            self.start, self.ms = self.end, min(self.ms, FADE)
        self.step(self.start)

    def advance(self, ms: float) -> float | None:
        """Milliseconds left over when it ended, else None."""
        self._gone += ms
        if self._gone < self.ms:
            self.step(self.start + (self.end - self.start) * self.ease(self._gone / self.ms))
            return None
        self.step(self.end)
        return self._gone - self.ms


class To(Tween):
    """Attributes of `thing` on their way to `goals`, from wherever they are when it begins."""

    def __init__(self, thing: object, ms: float, ease: Ease = out_cubic, **goals: float) -> None:
        super().__init__(ms, self._set, ease)
        self.thing, self.goals = thing, goals
        self._from: dict[str, float] = {}

    def begin(self, pace: Pace) -> None:
        if pace.less and TRAVEL & self.goals.keys():
            self._jump()
        self._from = {name: getattr(self.thing, name) for name in self.goals}

    def _jump(self) -> None:
        for name in TRAVEL & self.goals.keys():
            setattr(self.thing, name, self.goals[name])
        self.ms = min(self.ms, FADE)
        if hasattr(self.thing, "alpha") and "alpha" not in self.goals:
            self.goals = self.goals | {"alpha": self.thing.alpha}
            self.thing.alpha = 0.0

    def _set(self, t: float) -> None:
        for name, goal in self.goals.items():
            setattr(self.thing, name, self._from[name] + (goal - self._from[name]) * t)


Script: TypeAlias = Generator["Step", None, None]
Step: TypeAlias = float | Tween | Script | Sequence["Step"] | None
"""What a script yields: milliseconds, a tween, a script to finish first, a list to run side by side, None = a frame."""


@dataclass(eq=False)
class Running:
    """A script under way; `done` when it has ended."""

    script: Script | None
    ambient: bool = False
    done: bool = False

    def stop(self) -> None:
        """End it where it is, without going to its end."""
        if self.script is not None:
            self.script.close()
        self.done = True


class _Wait:
    """One thing a script waits for."""

    def __init__(self, step: Step, pace: Pace) -> None:
        self.pace = pace
        self.parts: list[_Wait] = []
        self.tween: Tween | None = None
        self.child: _Thread | None = None
        self.ms = 0.0
        if isinstance(step, Tween):
            self.tween = step
            step.begin(pace)
        elif isinstance(step, Generator):
            self.child = _Thread(step, pace)
        elif isinstance(step, Sequence):
            self.parts = [_Wait(part, pace) for part in step]
        elif step is not None:
            self.ms = float(step)

    def advance(self, ms: float) -> float | None:
        """Milliseconds left over at its end, else None."""
        if self.tween is not None:
            return self.tween.advance(ms)
        if self.child is not None:
            return self.child.advance(ms)
        if self.parts:
            return self._side_by_side(ms)
        self.ms -= ms
        return -self.ms if self.ms <= 0 else None

    def _side_by_side(self, ms: float) -> float | None:
        ends = [(part, part.advance(ms)) for part in self.parts]
        self.parts = [part for part, over in ends if over is None]
        return None if self.parts else min((over for _, over in ends if over is not None), default=ms)


class _Thread:
    """A generator and what it waits for now."""

    def __init__(self, script: Script, pace: Pace) -> None:
        self.script, self.pace = script, pace
        self.wait: _Wait | None = None

    def advance(self, ms: float) -> float | None:
        """Run on for `ms`; what is left over if the script ended, else None."""
        for _ in range(LONGEST_SKIP):
            if self.wait is None:
                try:
                    self.wait = _Wait(next(self.script), self.pace)
                except StopIteration:
                    return ms
            over = self.wait.advance(ms)
            if over is None:
                return None
            self.wait, ms = None, over
        return None


class Motion:
    """Runs the scripts of one scene."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self.hurry = 1.0
        """A factor on top of the pace, for what nobody has to follow closely."""
        self.clock = 0.0
        self.ambient_clock = 0.0
        self._threads: list[tuple[Running, _Thread]] = []
        self._calm = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything that matters is moving."""
        return any(not run.ambient for run, _ in self._threads)

    @property
    def awake(self) -> bool:
        """Whether ambient motion runs: while busy and 5 s after."""
        return self.busy or self._calm > 0

    def stir(self) -> None:
        """Something happened: waves and bubbles run for a while."""
        self._calm = CALM

    def run(self, script: Script | Tween, ambient: bool = False) -> Running:
        """Start a script now (it begins at once, up to its first wait)."""
        steps = _alone(script) if isinstance(script, Tween) else script
        running = Running(steps, ambient)
        self._threads.append((running, _Thread(steps, self.pace)))
        if not ambient:
            self.stir()
        self._turn(0.0 if self.pace.speed else 1e9, only=running)
        return running

    def advance(self, ms: float) -> None:
        """Let `ms` real milliseconds pass."""
        self.clock += ms
        if self.awake:
            self.ambient_clock += ms
        self._calm = CALM if self.busy else max(0.0, self._calm - ms)
        self._turn(ms * self.pace.speed * self.hurry if self.pace.speed else 1e9)

    def skip(self) -> bool:
        """Everything that is under way goes to its end at once; False if nothing was."""
        was = self.busy
        for _ in range(64):
            if not self.busy:
                break
            self._turn(1e9)
        return was

    def clear(self) -> None:
        """Stop everything where it is."""
        for run, _ in self._threads:
            run.stop()
        self._threads.clear()

    def _turn(self, ms: float, only: Running | None = None) -> None:
        for run, thread in list(self._threads):
            if run.done or (only is not None and run is not only):
                continue
            step = min(ms, 50.0) if run.ambient else ms
            run.done = thread.advance(step) is not None
        self._threads = [(run, thread) for run, thread in self._threads if not run.done]


def _alone(tween: Tween) -> Script:
    yield tween


def after(ms: float, act: Callable[[], None]) -> Script:
    """A script that waits, then acts."""
    yield ms
    act()


def apart(ms: float, steps: Sequence[Step]) -> list[Step]:
    """The steps side by side, each beginning `ms` later than the one before."""
    return [_late(ms * i, step) for i, step in enumerate(steps)]


def _late(ms: float, step: Step) -> Script:
    yield ms
    yield step
