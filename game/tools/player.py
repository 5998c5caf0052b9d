"""Plays the steps of a scenario: finds the question a step means, answers it, and compares what is expected."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from game.core.question import DONE, PASS, Arrange, Call, NotOffered, Path, Question
from game.tools.scripts.script import OpenMatch, Script, wanted_of

DECLINE = (PASS, "leave", "end")


class Differs(AssertionError):
    """The match went otherwise than the file says."""


class Player:
    """A match and how far its scenario has come. ``auto`` says what happens with questions that no step names."""

    def __init__(self, match: OpenMatch, script: Script, auto: Literal["pass", "fail"]) -> None:
        self.match, self.script, self.auto = match, script, auto
        self.ahead: tuple[Any, ...] = ()
        """The steps and expectations after the one that is played."""

    def act(self, step: Any) -> None:
        """One step of one seat. Raises Differs if it is not on offer (or, when ``illegal``, if it is)."""
        if step.illegal:
            self._refused(step)
            return
        asked = self._reach(step)
        if not self._is_offered(asked, step):
            asked = self._past_only(asked, step)
        self.match.answer(*self.script.path(asked, step))

    def expect(self, wanted: Any) -> None:
        """What must hold now. A question with but one answer is nobody's, so it may also hold just after that."""
        first = difference = self._difference(wanted)
        while difference and self.match.waiting and (only := only_answer(self.match.waiting)):
            self.match.answer(*only, by="only")
            difference = self._difference(wanted)
        if difference:
            raise Differs(first)

    def _difference(self, wanted: Any) -> str:
        found = []
        for name, value in wanted_of(wanted).items():
            actual = self.script.actual(self.match, name, value)
            if not self.script.same(name, value, actual):
                found.append(f"{name} is {_plain(actual)}, expected {_plain(value)}")
        return "; ".join(found)

    def _reach(self, step: Any) -> Question:
        """The next question that fits the step, all before it answered as ``auto`` says."""
        first = self.match.waiting
        while (asked := self.match.waiting) is not None:
            if self._fits(asked, step):
                return asked
            self._auto(asked)
        raise Differs(f"seat {step.seat} is not asked that any more; {_offer(first)}")

    def _past_only(self, asked: Question, step: Any) -> Question:
        """The same kind of question right after one that had but one answer. Raises Differs."""
        if only := only_answer(asked):
            self.match.answer(*only, by="only")
            after = self.match.waiting
            if after is not None and self._fits(after, step) and self._is_offered(after, step):
                return after
        raise Differs(f"not on offer; {_offer(asked)}")

    def _fits(self, asked: Question, step: Any) -> bool:
        return step.seat in asked.seats and self.script.fits(asked, step)

    def _auto(self, asked: Question) -> None:
        only = only_answer(asked)
        if only is None and self.auto == "fail":
            raise Differs(f"no step answers this: {_offer(asked)}")
        self.match.answer(*(only or passing(asked)), by="policy" if only is None else "only")

    def _refused(self, step: Any) -> None:
        """An illegal step: tried on the next question of this round that fits it; without one it is not on offer."""
        ahead = self._ahead(step)
        if ahead is None:
            if step.why is not None:
                raise Differs(f"seat {step.seat} is not asked that now, so there is no reason {step.why}")
            return
        for asked in ahead:
            self._auto(asked)
        fitting = self._reach(step)
        if self._is_offered(fitting, step):
            raise Differs(f"on offer, but should not be; {_offer(fitting)}")
        word = self.script.reason(fitting, step)
        if step.why is not None and word != step.why:
            raise Differs(f"refused because of {word}, expected {step.why}")

    def _ahead(self, step: Any) -> list[Question] | None:
        """The questions that `auto` answers before one that fits the step, None if this round has no such."""
        trial = Player(self.match.again(), self.script, self.auto)
        passed: list[Question] = []
        begun = trial.match.events
        while (asked := trial.match.waiting) is not None:
            if self._fits(asked, step):
                return passed
            try:
                trial._auto(asked)
            except Differs:
                return None
            passed.append(asked)
            if any(event.starts_round for event in trial.match.told(None, begun)):
                return None
        return None

    def _is_offered(self, asked: Question, step: Any) -> bool:
        try:
            asked.check(self.script.path(asked, step))
        except NotOffered:
            return False
        return True


def only_answer(question: Question) -> Path | None:
    """The one answer that a question has, unless a person presses it by hand."""
    return None if question.press else question.only


def passing(question: Question) -> Path:
    """What a question gets that no step names: declined where that is offered, nobody, as it lies, the first."""
    if isinstance(question, Call):
        return ()
    if isinstance(question, Arrange):
        return question.default
    keys = [option.key for option in question.step(()).options]
    path: Path = next(((key,) for key in keys if key in DECLINE), ())
    while not (step := question.step(path)).done:
        path += (DONE,) if step.may_stop else (step.options[0].key,)
    return path


def _offer(question: Question | None) -> str:
    """Who is asked what, and what is on offer."""
    if question is None:
        return "the match is over"
    options = ", ".join(option.key for option in question.step(()).options)
    return f"{question.ask} of seat {'/'.join(map(str, question.seats))} offers {options}"


def _plain(value: Any) -> str:
    """A value as the file would write it."""
    return json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False)
