"""What rules ask. One question is pending at a time; it is answered by a *path*, a flat tuple of keys.

Rules ``await`` a question and get the path (of a ``Call``: the seats) back. Screens, bots and scenarios walk the
same steps: ``step(path)`` says what may come next, so a half-made choice never reaches the rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Mapping
from typing import TypeVar

import msgspec

Seat = int
Path = tuple[str, ...]
T = TypeVar("T")

DONE = "."
"""Ends a step that may take more than it has."""
PASS = "pass"
"""The key of declining, in every question that may be declined."""
STEP_UP = "step_up"
"""The key with which one seat answers a ``Call``."""


class NotOffered(ValueError):
    """An answer that the pending question does not offer; nothing has changed."""


class Reason(msgspec.Struct, frozen=True):
    """Why a thing cannot be chosen now: a word of the game's word file, and what to fill in."""

    word: str
    args: Mapping[str, str | int] = msgspec.field(default_factory=dict)


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing that may be chosen: its key in a path, and the cards and seats it points at."""

    key: str
    cards: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


UP_OR_NOT = (Option(PASS), Option(STEP_UP))


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Why a question is asked: the card or skill, and the seat it comes from."""

    word: str
    seat: Seat | None = None
    card: str = ""


class Step(msgspec.Struct, frozen=True, gc=False):
    """Where a path stands: what was picked in this step, what may come next, whether it may stop or is complete."""

    ask: str
    options: tuple[Option, ...] = ()
    picked: Path = ()
    may_stop: bool = False
    done: bool = False


class Private(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: awaited by the rules, it gives them the path."""

    seat: Seat
    ask: str

    def __await__(self) -> Generator[Question, Path, Path]:
        return (yield self)  # type: ignore[misc]  # each kind of private question is a Question

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whom it asks."""
        return (self.seat,)


class Decision(Private, frozen=True, gc=False):
    """One whole act of one seat: pick ``least`` to ``most`` options, ``then(picks)`` may ask for the next step.

    ``then`` and ``why_not`` are pure. ``press`` marks a question that a person answers by hand even when there is
    but one option, as rolling the dice is.
    """

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    cause: Cause | None = None
    then: Callable[[Path], Decision | None] | None = None
    why_not: Callable[[str], Reason | None] | None = None
    press: bool = False

    def step(self, path: Path) -> Step:
        """Where ``path`` stands. Raises NotOffered at the first key that is not on offer."""
        node: Decision | None = self
        while node is not None:
            picked, path, ended = node._take(path)
            if not ended:
                left = tuple(option for option in node.options if option.key not in picked)
                return Step(node.ask, left, picked, len(picked) >= node.least)
            node = node.then(picked) if node.then else None
        if path:
            raise NotOffered(f"{self.ask}: nothing is left to choose, {path[0]!r} is too much")
        return Step(self.ask, done=True)

    def _take(self, path: Path) -> tuple[Path, Path, bool]:
        """The keys this step takes from ``path``, the rest, and whether the step is over."""
        enough = min(self.most, len(self.options))
        for at, key in enumerate(path[: enough + 1]):
            if at == enough:
                break
            if key == DONE and at >= self.least:
                return path[:at], path[at + 1 :], True
            if key in path[:at] or not self._offers(key):
                raise NotOffered(f"{self.ask}: {key!r} is not offered, only {self.keys}")
        picked = path[:enough]
        return picked, path[enough:], len(picked) == enough

    def _offers(self, key: str) -> bool:
        for option in self.options:  # noqa: SIM110 - half the time of any(), and asked at every answer
            if option.key == key:
                return True
        return False

    @property
    def keys(self) -> Path:
        """The keys of the first step."""
        return tuple(option.key for option in self.options)

    def check(self, path: Path) -> None:
        """Raises NotOffered unless ``path`` is one whole answer."""
        if self.then is None and len(path) == 1 and self.most == 1 and self._offers(path[0]):
            return
        if not self.step(path).done:
            raise NotOffered(f"{self.ask}: {path} is not a whole answer")

    @property
    def only(self) -> Path | None:
        """The one possible answer, or None when there is a choice."""
        if len(self.options) != 1 or self.least != 1:
            return None
        key = (self.options[0].key,)
        after = self.then(key) if self.then else None
        if after is None:
            return key
        rest = after.only
        return None if rest is None else key + rest


class Arrange(Private, frozen=True, gc=False):
    """Put every thing into one of the named rows, in order.

    A path names a row, then the things in it: ``("top", "a", "b", "bottom", "c")``. The order given is the default.
    """

    things: tuple[Option, ...]
    rows: tuple[str, ...]
    cause: Cause | None = None
    press: bool = False
    sizes: tuple[int, ...] = ()
    """How many things each row takes, all of them together; any number if nothing is said."""

    @property
    def default(self) -> Path:
        """Everything as it lies, in the first row or as many as each takes."""
        keys = [thing.key for thing in self.things]
        path: Path = ()
        for row, size in zip(self.rows, self.sizes or (len(keys),), strict=False):
            path += (row, *keys[:size])
            del keys[:size]
        return path

    def step(self, path: Path) -> Step:
        """Where ``path`` stands. Raises NotOffered at the first key that is not on offer."""
        left = {option.key: option for option in (*self.things, *map(Option, self.rows))}
        if path and path[0] not in self.rows:
            raise NotOffered(f"{self.ask}: name a row first, one of {self.rows}")
        room = 0
        for at, key in enumerate(path):
            if left.pop(key, None) is None or (self.sizes and at and (key in self.rows) != (room == 0)):
                raise NotOffered(f"{self.ask}: {key!r} is not offered")
            room = self._size(key) if key in self.rows else room - 1
        things = tuple(thing for thing in self.things if thing.key in left)
        rows = tuple(left[row] for row in self.rows if row in left)
        now = rows if not path else (*things, *rows) if not self.sizes else things if room else rows
        return Step(self.ask, () if not things else now, path, False, not things)

    def _size(self, row: str) -> int:
        """How many things a row takes."""
        return self.sizes[self.rows.index(row)] if self.sizes else len(self.things)

    def check(self, path: Path) -> None:
        """Raises NotOffered unless ``path`` places every thing."""
        if not self.step(path).done:
            raise NotOffered(f"{self.ask}: {path} leaves things unplaced")

    @property
    def only(self) -> Path | None:
        return self.default if len(self.rows) == 1 and len(self.things) < 2 else None


class Share(Private, frozen=True, gc=False):
    """Give ``least`` to ``most`` things to seats. A path is pairs, thing and receiver: ``("c1", "2", "c4", "0")``."""

    things: tuple[Option, ...]
    among: tuple[Seat, ...]
    least: int = 1
    most: int = 1
    cause: Cause | None = None
    press: bool = False

    def step(self, path: Path) -> Step:
        """Where ``path`` stands. Raises NotOffered at the first key that is not on offer."""
        if path and path[-1] == DONE and len(path) % 2 and len(path) // 2 >= self.least:
            self.step(path[:-1])
            return Step(self.ask, done=True)
        given = path[::2]
        receivers = tuple(Option(str(seat), seats=(seat,)) for seat in self.among)
        self._refuse_strangers(given, path[1::2])
        if len(path) % 2:
            return Step(self.ask, receivers, path)
        left = tuple(thing for thing in self.things if thing.key not in given)
        enough = len(given) >= min(self.most, len(self.things))
        return Step(self.ask, () if enough else left, path, len(given) >= self.least, enough)

    def _refuse_strangers(self, given: Path, receivers: Path) -> None:
        known = [thing.key for thing in self.things]
        if len(dict.fromkeys(given)) != len(given) or len(given) > self.most:
            raise NotOffered(f"{self.ask}: {given} gives a thing twice or too many")
        for key in given:
            if key not in known:
                raise NotOffered(f"{self.ask}: {key!r} is not offered, only {tuple(known)}")
        for key in receivers:
            if key not in map(str, self.among):
                raise NotOffered(f"{self.ask}: seat {key!r} may not receive, only {self.among}")

    def check(self, path: Path) -> None:
        """Raises NotOffered unless ``path`` is one whole answer."""
        if not self.step(path).done:
            raise NotOffered(f"{self.ask}: {path} is not a whole answer")

    @property
    def only(self) -> Path | None:
        return None


class Call(msgspec.Struct, frozen=True, gc=False):
    """An open question to several seats, in rule order: who steps up? Holds no private data.

    The path is the keys of those who do, ``()`` for nobody. With ``first`` the rules get only the first in rule order.
    """

    seats: tuple[Seat, ...]
    ask: str
    cause: Cause | None = None
    first: bool = True
    press: bool = False

    def __await__(self) -> Generator[Question, Path, tuple[Seat, ...]]:
        path = yield self
        up = tuple(seat for seat in self.seats if str(seat) in path)
        return up[:1] if self.first else up

    def of(self, seat: Seat) -> Decision:
        """The call as one seat answers it: step up or pass."""
        return Decision(seat, self.ask, UP_OR_NOT, cause=self.cause)

    def step(self, path: Path) -> Step:
        """Where ``path`` stands; a call may stop at any time. Raises NotOffered for a seat not called."""
        keys = [str(seat) for seat in self.seats]
        if any(key not in keys for key in path) or len(dict.fromkeys(path)) != len(path):
            raise NotOffered(f"{self.ask}: {path} names a seat that is not called, or one twice")
        left = tuple(Option(key, seats=(int(key),)) for key in keys if key not in path)
        return Step(self.ask, left, path, True, True)

    def check(self, path: Path) -> None:
        """Raises NotOffered if ``path`` names a seat that is not called."""
        self.step(path)

    @property
    def only(self) -> Path | None:
        return None


Question = Decision | Arrange | Share | Call


def may_decline(question: Question | None) -> bool:
    """Whether "no" is among the answers of a decision."""
    return isinstance(question, Decision) and PASS in question.keys


async def first_up(call: Call, take: Callable[[Seat], Awaitable[T | None]]) -> tuple[Seat, T] | None:
    """Ask ``call`` until one who steps up goes through with ``take``; who withdraws (``None``) reopens the call."""
    while up := await call:
        taken = await take(up[0])
        if taken is not None:
            return up[0], taken
    return None
