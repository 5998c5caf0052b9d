"""What answers for a seat in Tam Quốc Sát, by what that seat may know and nothing else (TQ-51)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.event import Began, Event, Frame
from game.core.question import PASS, Call, Decision, Path, Seat, may_decline
from game.core.view import View
from game.rules.tam_quoc_sat import events
from game.tables.policy import Habit, Policies, Proxy
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.danger import in_danger
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.reckon import Reckoner

NULLIFY = "nullification"
AFTER_A_CALL = (NULLIFY, "peach", "change_judgement")
"""What is asked in private only of who has stepped up: that was no policy's doing."""
ALWAYS, OWN, TRICKS, DODGE = "always_ask", "own_tricks", "tricks", "dodge"
THIS_TRICK, UNTIL_TURN = "this_trick", "until_turn"


class TamQuocSatProxy(Proxy):
    """Own tricks are never nullified unless wanted; all else is asked until somebody says otherwise."""

    habits: ClassVar[tuple[Habit, ...]] = (
        Habit(OWN, ("skip", "ask")),
        Habit(TRICKS, ("all", "lord", "me")),
        Habit(DODGE, ("ask", "auto")),
        Habit(ALWAYS, ("off", "on")),
    )
    skips: ClassVar[Mapping[str, str]] = {THIS_TRICK: "forward", UNTIL_TURN: "clock"}
    overriding: ClassVar[str] = ALWAYS

    def answer(self, policies: Policies, view: View[Any], *, alone: bool) -> Path | None:
        question = view.question
        if self.value(policies, ALWAYS) == "on" or view.facts.stage != "play" or question is None:
            return None
        if isinstance(question, Call):
            no = self._skips(policies, view) or self._lets_pass(policies, view) or (alone and not _could(view))
            return (PASS,) if no else None
        if question.ask in AFTER_A_CALL:
            return None
        if self.value(policies, DODGE) == "auto" and _may_dodge_blindly(view):
            return _dodge(view)
        return (PASS,) if self._skips(policies, view) else None

    def _skips(self, policies: Policies, view: View[Any]) -> bool:
        return any(skip in policies and self.runs(skip, policies, view) for skip in self.quick(view))

    def _lets_pass(self, policies: Policies, view: View[Any]) -> bool:
        """Whether a habit keeps the viewer out of a trick that is about to take effect."""
        trick = trick_of(view) if view.asked is not None and view.asked.ask == NULLIFY else None
        if trick is None:
            return False
        me, countered = view.viewer, view.stack[-1].word == NULLIFY
        if trick.by == me:
            return self.value(policies, OWN) == "skip" and not countered and _is_alone(view, trick)
        aims = self.value(policies, TRICKS)
        mine = me in trick.targets or (aims == "lord" and any(is_lord(view, seat) for seat in trick.targets))
        return aims != "all" and not mine

    # --- skips
    def runs(self, skip: str, policies: Policies, view: View[Any]) -> bool:
        mark = policies.get(skip)
        if type(mark) is not int or mark > len(view.past):
            return False
        if skip == THIS_TRICK:
            began = _began(view, trick_of(view))
            return began is not None and began < mark
        return not any(isinstance(e, events.TurnBegan) and e.by == view.viewer for e in view.past[mark:])

    def offers(self, view: View[Any]) -> tuple[str, ...]:
        if view.facts.stage != "play":
            return ()
        return (THIS_TRICK, UNTIL_TURN) if trick_of(view) is not None else (UNTIL_TURN,)

    def quick(self, view: View[Any]) -> tuple[str, ...]:
        question = view.question
        if question is None or view.facts.stage != "play" or in_danger(view):
            return ()
        found = [THIS_TRICK] if question.ask == NULLIFY and trick_of(view) is not None else []
        if view.facts.turn != view.viewer and _is_declinable(view):
            found.append(UNTIL_TURN)
        return tuple(found)


def is_lord(view: View[Any], seat: Seat) -> bool:
    """Whether all know that seat for the Lord."""
    return bool(view.facts.roles[seat] == "lord")


def trick_of(view: View[Any]) -> Frame | None:
    """The trick that is being settled, under all Nullifications; None for something else."""
    frame = next((frame for frame in reversed(view.stack) if frame.word != NULLIFY), None)
    kind = reckon.box().kinds.get(frame.word) if frame is not None else None
    return frame if kind is not None and kind.type == "trick" else None


def _began(view: View[Any], trick: Frame | None) -> int | None:
    """How many events there were when it was used; a delayed one: when it came to be judged."""
    past = view.past
    latest = range(len(past) - 1, -1, -1)
    return next((at for at in latest if _begins(past[at], trick)), None) if trick is not None else None


def _begins(event: Event, trick: Frame) -> bool:
    if isinstance(event, Began):
        return trick.by is None and event.frame == trick
    return isinstance(event, events.Used) and (event.by, event.card.kind) == (trick.by, trick.word)


def _is_alone(view: View[Any], trick: Frame) -> bool:
    """Whether the trick has this target only."""
    at = _began(view, trick)
    used = view.past[at] if at is not None else None
    return isinstance(used, events.Used) and len(used.targets) == 1


def _could(view: View[Any]) -> bool:
    """Whether the viewer could do anything if it stepped up."""
    asked, me = view.asked, view.viewer
    return asked is None or me is None or Reckoner(Position.of(view)).can_answer(me, asked.ask, asked.cause)


def _is_declinable(view: View[Any]) -> bool:
    return isinstance(view.question, Call) or may_decline(view.question)


# --- dodging
def _may_dodge_blindly(view: View[Any]) -> bool:
    """Whether a plain Dodge is all there is to choose, as everybody can see: no skill, no second one, no danger."""
    question, me = view.question, view.viewer
    if not isinstance(question, Decision) or question.ask != "dodge" or me is None or in_danger(view):
        return False
    source = question.cause.seat if question.cause is not None else None
    known = Reckoner(Position.of(view))
    twice = source is not None and _asks_for_two(view, known, source, me)
    return _is_declinable(view) and not twice and not known.makes(me, "dodge")


def _asks_for_two(view: View[Any], known: Reckoner, source: Seat, me: Seat) -> bool:
    """Whether one Dodge may not be enough against this seat."""
    women = [seat for seat in (source, me) if view.facts.genders[seat] == "female"]
    charmed = ("roulin" in known.skills(source) and me in women) or ("roulin" in known.skills(me) and source in women)
    return "wushuang" in known.skills(source) or charmed


def _dodge(view: View[Any]) -> Path:
    """The first Dodge, else none: it looks as if the seat had answered so."""
    question = view.question
    cards = [option.key for option in question.options if "@" in option.key] if isinstance(question, Decision) else []
    return (cards[0],) if cards else (PASS,)
