"""Plays steps that may need several answers, and answers that several steps may give (Tam Quốc Sát)."""

from __future__ import annotations

from typing import Any

from game.core.question import DONE, PASS, Arrange, Call, Path, Question
from game.tools.player import Differs, Player, only_answer, passing
from game.tools.scripts.script import OpenMatch
from game.tools.scripts.war_tokens import Token, as_meant, binding, next_named, offer, said, tokens_of, walk

MOST_PASSED = 600
"""A step that has not come after so many questions that no step names will not come."""


class WarPlayer(Player):
    """Keeps a half answer for the next step, and what a step named too much for the next question of its seat."""

    def __init__(self, match: OpenMatch, script: Any, auto: Any) -> None:
        super().__init__(match, script, auto)
        self.half: Path = ()
        self.left: list[Token] = []
        self.seat = -1
        self.passed = False
        """Whether a seat has passed the open call that waits."""
        self.up: list[str] = []
        """Who has stepped up to a call that takes several."""

    # --- a step
    def act(self, step: Any) -> None:
        tokens = tokens_of(step)
        if step.illegal:
            if self.half and self.match.waiting and step.seat == self.seat and not step.play:
                self._refused_next(self.match.waiting, tokens)
                return
            self._settle()
            self._refused(step)
            return
        if self.up and step.doubt is None:
            self._settle()
        if self._continues(step, tokens):
            self._answer(self.match.waiting, step, tokens)
            return
        self._complete()
        asked = self._find(step)
        if asked is None:
            return
        if isinstance(asked, Call):
            self._call(asked, step, tokens)
        else:
            self.passed = False
            self._answer(asked, step, tokens)

    def _refused_next(self, asked: Question, tokens: list[Token]) -> None:
        """What must not go on with a half answer."""
        path, left, _ = walk(asked, self.half, tokens)
        if path != self.half and not binding(left):
            raise Differs(f"on offer, but should not be; {offer(asked, self.half)}")

    def _continues(self, step: Any, tokens: list[Token]) -> bool:
        """Whether a step goes on with the half answer of the one before."""
        asked = self.match.waiting
        if not self.half or asked is None or step.seat != self.seat or step.end or step.recast:
            return False
        return next_named(asked.step(self.half).options, tokens) is not None

    def _call(self, call: Call, step: Any, tokens: list[Token]) -> None:
        """Steps up, then answers; or passes, which closes the call only when nobody else wants it."""
        if step.respond == "none" or step.decline or step.doubt is not None:
            self.passed = True
            self.up += [str(step.seat)] if step.doubt else []
            if len(call.seats) == 1:
                self._settle()
            return
        self.match.answer(str(step.seat))
        asked = self.match.waiting
        if asked is None or step.seat not in asked.seats:
            raise Differs("nothing is asked of who stepped up")
        self._answer(asked, step, tokens)

    def _answer(self, asked: Question | None, step: Any, tokens: list[Token]) -> None:
        if asked is None:
            raise Differs("the match is over")
        if step.respond == "none" or step.decline:
            self._decline(asked, step)
            return
        path, left, whole = as_meant(asked, self.half, tokens)
        left = binding(left)
        if step.play and asked.ask != "play":
            left = [token for token in left if not token.is_seat]
        if path == self.half:
            raise Differs(f"not on offer; {offer(asked, self.half)}")
        self.half, self.left, self.seat = path, left, step.seat
        if not whole:
            if left:
                where, self.half, self.left = self.half, (), []
                raise Differs(f"not on offer: {said(left)}; {offer(asked, where)}")
            return
        self.half = ()
        self.match.answer(*path)
        self._use_left(step)

    def _decline(self, asked: Question, step: Any) -> None:
        keys = [option.key for option in asked.step(()).options]
        if PASS not in keys:
            raise Differs(f"cannot be declined; {offer(asked)}")
        if step.decline and any(key not in (PASS, step.decline) for key in keys):
            return
        self.match.answer(PASS)

    def _use_left(self, step: Any) -> None:
        """What the step named beyond one answer must answer the very next questions of its seat."""
        while self.left:
            asked = self.match.waiting
            while isinstance(asked, Call) and self.auto == "pass":
                self._auto(asked)
                asked = self.match.waiting
            if asked is None or step.seat not in asked.seats or asked.ask == "play" or step.play:
                raise Differs(f"not on offer: {said(self.left)}; {offer(asked)}")
            path, left, whole = walk(asked, (), self.left)
            if not whole or left == self.left:
                raise Differs(f"not on offer: {said(self.left)}; {offer(asked)}")
            self.left = left
            self.match.answer(*path)

    # --- between steps
    def _complete(self) -> None:
        """A half answer that no step goes on with is completed by what comes first."""
        if self.half and (asked := self.match.waiting) is not None:
            path, self.half = self.half, ()
            while not (step := asked.step(path)).done:
                path += (DONE,) if step.may_stop else (step.options[0].key,)
            self.match.answer(*path)

    def _settle(self) -> None:
        """Ends what is half done."""
        self._complete()
        if self.passed and isinstance(self.match.waiting, Call):
            self.match.answer(*self.up, by="policy")
        self.passed, self.up = False, []

    def _find(self, step: Any) -> Question | None:
        """The question that the step answers; None for a refusal of what is never asked."""
        first, passed = self.match.waiting, 0
        if step.respond == "none" and not self._is_coming(step):
            return None
        while (asked := self.match.waiting) is not None:
            if self._fits(asked, step) and self._wants(asked, step):
                return asked
            self._pass_on(asked, step, first)
            passed += 1
            if passed > MOST_PASSED:
                break
        raise Differs(f"seat {step.seat} is not asked that any more; {offer(first)}")

    def _pass_on(self, asked: Question, step: Any, first: Question | None) -> None:
        """A question that the step does not answer gets what `auto` says, unless it is what the step means."""
        if asked.ask == "play" and step.seat in asked.seats and (step.play or step.skill or step.as_ or step.recast):
            raise Differs(f"not on offer; {offer(asked)}")
        self._auto(asked)
        self.passed = False

    def _wants(self, asked: Question, step: Any) -> bool:
        """Whether the question offers what the step names, in a call after stepping up."""
        if step.respond == "none" or step.decline or step.doubt is not None:
            return True
        if isinstance(asked, Call):
            trial = self.match.again()
            trial.answer(str(step.seat))
            taken = trial.waiting
            return taken is not None and taken.seats == (step.seat,) and self._offers(taken, step)
        if step.respond is not None and asked.ask not in ("play", "skill"):
            return True
        return self._offers(asked, step)

    def _offers(self, asked: Question, step: Any) -> bool:
        path, left, whole = as_meant(asked, (), tokens_of(step))
        return bool(path) and (whole or not binding(left))

    def _is_coming(self, step: Any) -> bool:
        """Whether a refusal is asked for before anybody's free play."""
        trial = WarPlayer(self.match.again(), self.script, "pass")
        for _ in range(40):
            asked = trial.match.waiting
            if asked is None or asked.ask == "play":
                return False
            if trial._fits(asked, step):
                return True
            trial._auto(asked)
        return False

    def _is_offered(self, asked: Question, step: Any) -> bool:
        if isinstance(asked, Call):
            return self._wants(asked, step)
        path, left, whole = as_meant(asked, (), tokens_of(step))
        return bool(path) and not binding(left) and (whole or not asked.step(path).picked)

    def _reach(self, step: Any) -> Question:
        asked = self._find_loose(step)
        if asked is None:
            raise Differs(f"seat {step.seat} is not asked that any more; {offer(self.match.waiting)}")
        return asked

    def _find_loose(self, step: Any) -> Question | None:
        for _ in range(MOST_PASSED):
            asked = self.match.waiting
            if asked is None:
                return None
            if self._fits(asked, step):
                return asked
            self._auto(asked)
        return None

    def _ahead(self, step: Any) -> list[Question] | None:
        trial = WarPlayer(self.match.again(), self.script, self.auto)
        passed: list[Question] = []
        for _ in range(60):
            asked = trial.match.waiting
            if asked is None:
                return None
            if trial._fits(asked, step):
                return passed
            if asked.ask == "play":
                return None
            try:
                trial._auto(asked)
            except Differs:
                return None
            passed.append(asked)
        return None

    # --- expectations
    def expect(self, wanted: Any) -> None:
        following = next((step for step in self.ahead if hasattr(step, "illegal")), None)
        if self.half and not (following and self._continues(following, tokens_of(following))):
            self._complete()
        if self.passed and not (following and self._is_same_call(following)):
            self._settle()
        first = difference = self._difference(wanted)
        if not difference:
            return
        trial = WarPlayer(self.match.again(), self.script, self.auto)
        for _ in range(60):
            asked = trial.match.waiting
            only = only_answer(asked) if asked else None
            if asked is None or (asked.ask == "play" and only is None) or (self.auto == "fail" and only is None):
                break
            trial.match.answer(*(only or passing(asked)), by="policy")
            difference = trial._difference(wanted)
            if not difference:
                self.match = trial.match
                return
        raise Differs(first)

    def _is_same_call(self, step: Any) -> bool:
        asked = self.match.waiting
        return isinstance(asked, Call) and self._fits(asked, step) and not isinstance(asked, Arrange)
