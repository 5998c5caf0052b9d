"""Plays steps that may need several answers, and answers that several steps may give (Tam Quốc Sát)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from game.core.question import DONE, PASS, Arrange, Call, Decision, NotOffered, Option, Path, Question, Share
from game.tools.player import Differs, Player, only_answer, passing
from game.tools.scripts.script import OpenMatch

MOST_PASSED = 600
"""A step that has not come after so many questions that no step names will not come."""


class Token(Struct, frozen=True):
    """One thing that a step names: a card, a seat or a word."""

    kind: str
    value: str

    def matches(self, option: Option) -> bool:
        """Whether an option is this thing."""
        key, value = option.key, self.value
        if self.kind == "card":
            return "@" in key and value in (key, key.partition("#")[0], key.partition("@")[0])
        if self.kind == "discard":
            return key.startswith("discard")
        if self.kind == "thing" and "@" in key and key.partition("@")[0] == value:
            return True
        return key == value or (self.kind in ("word", "thing") and key.partition("/")[0] == value)

    @property
    def is_seat(self) -> bool:
        """Whether it names a seat (or a number), which is asked for in the order of the file."""
        return self.value.isdecimal()

    def key(self, node: Decision, question: Question) -> str:
        """What to ask the reason of: the key it would have."""
        if self.kind != "card" or "#" in self.value:
            return self.value
        if node.why_not is not None and "@" not in self.value:
            held = getattr(getattr(node.why_not, "__self__", None), "play", None)
            if held is not None:
                for card in held.hands[question.seats[0]]:
                    if card.partition("@")[0] == self.value:
                        return str(card)
        return self.value


SPARE = Token("spare", "")
"""Stands for an option word that only says that cards will be named, as ``discard_two``."""


def tokens_of(step: Any) -> list[Token]:
    """What a step names, in the order in which it is asked for."""
    found = [Token("word", word) for word in (step.skill, step.with_, step.end and "end") if word]
    if step.as_:
        found.append(Token("kind", step.as_))
    found += [Token("card", card) for card in (step.play, step.recast, step.bid) if card]
    if step.recast:
        found.append(Token("word", "recast"))
    if step.respond and step.respond != "none":
        found.append(Token("card", step.respond))
    if step.take:
        found.append(Token("word", "hand") if step.take == "hand" else Token("card", step.take))
    found += [Token("card", card) for card in (*(step.cards or ()), *(step.discard or ()))]
    found += [Token("thing" if "@" not in str(thing) else "card", str(thing)) for thing in step.pick or ()]
    found += _shared(step)
    found += [Token("word", str(seat)) for seat in step.to or ()]
    return found


def _shared(step: Any) -> list[Token]:
    """What goes to rows, receivers, in exchange, or as points."""
    found: list[Token] = []
    for row, cards in (step.arrange or {}).items():
        found += [Token("row", row), *(Token("card", card) for card in cards)]
    for seat, cards in (step.give or {}).items():
        for card in cards:
            found += [Token("card", card), Token("receiver", str(seat))]
    if step.exchange:
        found.append(Token("yes", "qixing"))
    for cards in (step.exchange or {}).values():
        found += [Token("card", card) for card in cards]
    for seat, count in (step.points or {}).items():
        found += [Token("word", str(seat))] * count
    return found


def walk(question: Question, path: Path, tokens: list[Token]) -> tuple[Path, list[Token], bool]:
    """The path as far as the tokens lead, the tokens left, and whether it is a whole answer."""
    tokens = list(tokens)
    while not (step := question.step(path)).done:
        found = _next(step.options, tokens[:1] if isinstance(question, Arrange) else tokens)
        if found is not None:
            option, token = found
            if token is not SPARE:
                tokens.remove(token)
            path += (option.key,)
        elif step.may_stop and path:
            path += (DONE,)
        elif isinstance(question, Share) and len(step.options) == 1 and tokens:  # the only card there is to give
            path += (step.options[0].key,)
        else:
            return path, tokens, False
    return path, tokens, True


def _next(options: tuple[Option, ...], tokens: list[Token]) -> tuple[Option, Token] | None:
    skipped = False
    for token in tokens:
        for option in options if not (skipped and token.is_seat) else ():
            if token.matches(option):
                return option, token
        skipped = skipped or token.is_seat
    if any(token.kind == "card" for token in tokens):
        for option in options:
            if option.key.startswith("discard_"):
                return option, SPARE
    return None


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
        if path != self.half and not _binding(left):
            raise Differs(f"on offer, but should not be; {offer(asked, self.half)}")

    def _continues(self, step: Any, tokens: list[Token]) -> bool:
        """Whether a step goes on with the half answer of the one before."""
        asked = self.match.waiting
        if not self.half or asked is None or step.seat != self.seat or step.end or step.recast:
            return False
        return _next(asked.step(self.half).options, tokens) is not None

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
        path, left, whole = walk(asked, self.half, tokens)
        left = _binding(left)
        if step.play and asked.ask != "play":
            left = [token for token in left if not token.is_seat]
        if path == self.half:
            raise Differs(f"not on offer; {offer(asked, self.half)}")
        self.half, self.left, self.seat = path, left, step.seat
        if not whole:
            if left:
                where, self.half, self.left = self.half, (), []
                raise Differs(f"not on offer: {_said(left)}; {offer(asked, where)}")
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
                raise Differs(f"not on offer: {_said(self.left)}; {offer(asked)}")
            path, left, whole = walk(asked, (), self.left)
            if not whole or left == self.left:
                raise Differs(f"not on offer: {_said(self.left)}; {offer(asked)}")
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
        path, left, whole = walk(asked, (), tokens_of(step))
        return bool(path) and (whole or not _binding(left))

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
        path, left, whole = walk(asked, (), tokens_of(step))
        return bool(path) and not _binding(left) and (whole or not asked.step(path).picked)

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


def _binding(tokens: list[Token]) -> list[Token]:
    """Those that must be used: not a kind where only one can be made, an empty row, who has received already."""
    return [token for token in tokens if token.kind not in ("kind", "row", "receiver", "yes")]


def _said(tokens: list[Token]) -> str:
    return ", ".join(token.value for token in tokens)


def offer(question: Question | None, path: Path = ()) -> str:
    """Who is asked what, and what is on offer."""
    if question is None:
        return "the match is over"
    try:
        options = ", ".join(option.key for option in question.step(path).options)
    except NotOffered:
        options = ""
    return f"{question.ask} of seat {'/'.join(map(str, question.seats))} offers {options}"
