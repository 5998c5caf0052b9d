"""Answers that are given without asking, because all people who are asked want it so."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.question import PASS, Call, Path, Question, Seat
from game.scenes.session import Session
from game.tables import proxy


class Standing:
    """Judges each question once, and again when a policy has changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.proxy = proxy(session.match.game.id)
        self._question: Question | None = None
        self._answer: Path | None = None

    def again(self) -> None:
        """A policy has changed."""
        self._question = None

    @property
    def answer(self) -> Path | None:
        """What is answered to the pending question (of a call: who of the people steps up), None if they are asked."""
        question = self.session.match.waiting
        if question is not self._question:
            self._question = question
            self._answer = self._judged(question) if question is not None else None
        return self._answer

    def _judged(self, question: Question) -> Path | None:
        people = [seat for seat in question.seats if seat in self.session.humans]
        answers = [self._of(seat) for seat in people]
        if isinstance(question, Call):
            nobody = self._has_withdrawn(question) or (people and all(answer == (PASS,) for answer in answers))
            return () if nobody else None
        return answers[0] if answers else None

    def _has_withdrawn(self, call: Call) -> bool:
        """Whether the only person has just stepped up here and said no: nobody is misled by being asked again."""
        log = self.session.match.log
        if self.session.secret or len(log) < 2:
            return False
        called, answer = log[-2:]
        same = (called.asked, called.seats) == (call.ask, call.seats)
        return same and (answer.by, answer.path) == ("human", (PASS,)) and str(answer.seats[0]) in called.path

    def _of(self, seat: Seat) -> Path | None:
        if self.proxy is None:
            return None
        session = self.session
        return self.proxy.answer(session.policies(seat), session.view(seat), alone=not session.secret)

    # --- what a seat may set
    def quick(self, seat: Seat) -> Mapping[str, str]:
        """The skips with which ``seat`` may decline the pending question, each with its icon."""
        if self.proxy is None:
            return {}
        return {key: self.proxy.skips[key] for key in self.proxy.quick(self.session.view(seat))}
