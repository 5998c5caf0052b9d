"""Plays scenario files: positions and what must follow (spec/scenarios.md)."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from game.core.game import BadStart, Game
from game.disk.catalog import convert
from game.disk.document import ContentError, Document
from game.disk.shapes import misfits
from game.tools.player import Differs, Player
from game.tools.scripts.every import SCRIPTS
from game.tools.scripts.script import OpenMatch, Script, Where
from game.tools.shelf import complain, open_games


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as all games share it; the game's own script knows what is in start, steps and expect."""

    scenario: Literal[1]
    game: str
    rules: tuple[str, ...] = ()
    about: str = ""
    options: dict[str, bool | int | str | tuple[str, ...]] = {}
    seed: int = 0
    seats: int | None = None
    start: Any = None
    dice: tuple[tuple[int, ...], ...] = ()
    auto: Literal["pass", "fail"] = "pass"
    steps: tuple[Any, ...] = ()
    expect: dict[str, Any] = {}


class Scenario:
    """One file, read and checked: the match at its start, its steps and what they must lead to.

    Raises ContentError with every fault, each with its line.
    """

    def __init__(self, path: Path) -> None:
        self.document = Document(path)
        self.header = convert(self.document, Header)
        self.game, self.script = self._game(open_games())
        self._check_shapes()
        self.start: Any = msgspec.convert(self.header.start or {}, self.script.start)
        self.steps = tuple(self._step(index) for index in range(len(self.header.steps)))
        self.expect = msgspec.convert(self.header.expect, self.script.expect)
        self.seats = self._seats()
        self._check_words()

    def match(self) -> OpenMatch:
        """The match before the first step. Raises ContentError if the game refuses the start."""
        start = dict(self.header.start or {})
        if self.header.dice:
            start["dice"] = self.header.dice
        try:
            return OpenMatch(self.game, self.seats, self.options, self.header.seed, start or None)
        except BadStart as wrong:
            where = "options" if str(wrong).startswith(("option", f"{self.game.id} has no option")) else "start"
            raise ContentError([self.document.fault((where,), str(wrong))]) from None

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The set-up options; several words of one option stand as ``wind,fire``."""
        given = self.header.options
        return {name: ",".join(value) if isinstance(value, tuple) else value for name, value in given.items()}

    def line(self, index: int) -> int:
        """The line of a step; of ``expect`` after the last one."""
        return self.document.line("steps", index) if index < len(self.steps) else self.document.line("expect")

    def _game(self, games: dict[str, Game]) -> tuple[Game, Script]:
        name = self.header.game
        if name not in games or name not in SCRIPTS:
            self._refuse([(("game",), f"there is no game {name!r}; there is {', '.join(games)}")])
        return games[name], SCRIPTS[name]

    def _refuse(self, wrong: list[tuple[Where, str]]) -> None:
        if wrong:
            raise ContentError(sorted(self.document.fault(where, why) for where, why in wrong))

    def _check_shapes(self) -> None:
        script, header = self.script, self.header
        parts: list[tuple[Where, Any, type[Struct]]] = [(("expect",), header.expect, script.expect)]
        if header.start is not None:
            parts.append((("start",), header.start, script.start))
        for index, step in enumerate(header.steps):
            shape = _Expecting if isinstance(step, dict) and "expect" in step else script.step
            parts.append((("steps", index), step, shape))
            if shape is _Expecting:
                parts.append((("steps", index, "expect"), step["expect"], script.expect))
        self._refuse([((*where, *inner), why) for where, part, shape in parts for inner, why in misfits(part, shape)])

    def _step(self, index: int) -> Any:
        step = self.header.steps[index]
        shape = self.script.expect if "expect" in step else self.script.step
        return msgspec.convert(step.get("expect", step), shape)

    def expects(self) -> list[tuple[Where, Any]]:
        """Every expectation of the file and where it stands."""
        found: list[tuple[Where, Any]] = [(("expect",), self.expect)]
        for index, step in enumerate(self.steps):
            if isinstance(step, self.script.expect):
                found.append((("steps", index, "expect"), step))
        return found

    def _seats(self) -> int:
        """As many as the file says; a fresh match has the seats that its steps and expectations name."""
        if (said := self.header.seats) is not None:
            return self._possible(said)
        if said := self.script.seats(self.start):
            return said
        named = [seat for _, seat in self._seats_named()]
        return max(self.game.least_seats, max(named, default=0) + 1)

    def _possible(self, seats: int) -> int:
        """A number of seats that the game is for."""
        try:
            self.game.chosen({}, seats, placed=self.header.start is not None)
        except BadStart as wrong:
            self._refuse([(("seats",), str(wrong))])
        return seats

    def _seats_named(self) -> Iterator[tuple[Where, int]]:
        for index, step in enumerate(self.steps):
            if not isinstance(step, self.script.expect) and step.seat is not None:
                yield ("steps", index, "seat"), step.seat
        for where, expect in self.expects():
            yield from (((*where, *inner), seat) for inner, seat in self.script.seats_named(expect))

    def _check_words(self) -> None:
        wrong: list[tuple[Where, str]] = [
            (where, f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
            for where, seat in self._seats_named()
            if not 0 <= seat < self.seats
        ]
        for index, step in enumerate(self.steps):
            if not isinstance(step, self.script.expect):
                wrong += [(("steps", index), why) for why in self._step_faults(step)]
                wrong += [(("steps", index), why) for why in self.script.step_misfits(self.game, step)]
        wrong += self.script.misfits(self.game, self.start, self.expects())
        self._refuse(wrong)

    def _step_faults(self, step: Any) -> Iterator[str]:
        intent = self.script.intent(step)
        if step.seat is None:
            yield "`seat` is missing"
        if intent is None:
            yield f"a step has exactly one of {', '.join(self.script.intents)} (or `expect`)"
        allowed = {"seat", "illegal", "why", intent, *self.script.intents.get(intent or "", ())}
        for name, value in msgspec.structs.asdict(step).items():
            if intent and name not in allowed and value is not None:
                yield f"`{name}` does not go with `{intent}`"
        if step.why is not None and not step.illegal:
            yield "`why` goes with `illegal: true`"
        yield from self.script.step_misfits(self.game, step)


class _Expecting(Struct, frozen=True, forbid_unknown_fields=True):
    """A step that only expects."""

    expect: dict[str, Any]


def play(path: Path) -> OpenMatch:
    """Plays a file to its end. Raises Differs at the first difference, ContentError for a malformed file."""
    scenario = Scenario(path)
    player = (scenario.script.player or Player)(scenario.match(), scenario.script, scenario.header.auto)
    for index, step in enumerate((*scenario.steps, scenario.expect)):
        player.ahead = scenario.steps[index + 1 :]
        try:
            if isinstance(step, scenario.script.expect):
                player.expect(step)
            else:
                player.act(step)
        except Differs as difference:
            place = f"step {index + 1}" if index < len(scenario.steps) else "expect"
            raise Differs(f"{place} (line {scenario.line(index)}): {difference}") from None
    return player.match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``scenario``."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Plays each file, one line for each; 0 if all passed, 1 if some differ, 2 if some are malformed."""
    status = passed = 0
    for path in args.files:
        try:
            play(path)
        except Differs as difference:
            status = max(status, 1)
            print(f"{path}: {difference}")
        except ContentError as wrong:
            status = complain(wrong)
            print(f"{path}: malformed, line {wrong.faults[0].line}: {wrong.faults[0].why}")
        else:
            passed += 1
            print(f"{path}: ok")
    print(f"{passed} passed, {len(args.files) - passed} failed")
    return status
