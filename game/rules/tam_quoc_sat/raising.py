"""A moment comes: who cares is found, and acts or is asked in order (spec tqs/events.md 0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.question import PASS, Decision, Option, Path, Seat
from game.rules.tam_quoc_sat.events import SkillUsed
from game.rules.tam_quoc_sat.moments import Death, Moment

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.play import Play
    from game.rules.tam_quoc_sat.skill import Trigger

PASSED = Option(PASS)
Due = list[tuple[Seat, "Trigger"]]


async def raised(play: Play, at: Moment) -> None:
    """Lets all who care act at a moment: collected now, checked again when their turn to act comes (events.md 0)."""
    who = play.cares.get(type(at))
    if who:
        due = [pair for pair in who if pair[1].when(play, pair[0], at)]
        if due:
            await _settle(play, at, due)


async def _settle(play: Play, at: Moment, due: Due) -> None:
    """Player by player in action order; for each, skills before equipment."""
    if len(due) > 1:
        seats, first = play.table.seats, play.facts.turn
        due.sort(key=lambda pair: ((pair[0] - first) % seats, pair[1].equipment))
    while due:
        seat, equipment = due[0][0], due[0][1].equipment
        mine = [trigger for owner, trigger in due if owner == seat and trigger.equipment == equipment]
        due = [pair for pair in due if pair[0] != seat or pair[1].equipment != equipment]
        await _of_one(play, seat, mine, at)


async def _of_one(play: Play, seat: Seat, mine: list[Trigger], at: Moment) -> None:
    """One seat's triggers of one kind: what is locked acts, the rest in the order that the seat wants."""
    left = {trigger: trigger.times(play, seat, at) if trigger.times else 1 for trigger in mine}
    while mine := [trigger for trigger in mine if left[trigger] > 0 and _holds(play, seat, trigger, at)]:
        picks: Path = ()
        chosen = next((trigger for trigger in mine if trigger.must), None)
        if chosen is None:
            asked = await ask_skill(play, seat, mine, at)
            if asked is None:
                return
            chosen, picks = asked
            play.do(SkillUsed(seat, chosen.name, tuple([int(key) for key in picks if key.isdecimal()])))
        left[chosen] -= 1
        await chosen.act(play, seat, at, picks)


def _holds(play: Play, seat: Seat, trigger: Trigger, at: Moment) -> bool:
    """Whether a trigger that was due still is: its owner lives and has it, its condition holds."""
    if not play.has(seat, trigger) and not (isinstance(at, Death) and at.seat == seat):
        return False
    return trigger.when(play, seat, at)


def _can_be_used(play: Play, seat: Seat, trigger: Trigger, at: Moment) -> bool:
    """Whether there is enough to choose from."""
    if trigger.pick is None:
        return True
    step = trigger.pick(play, seat, at)
    return step is not None and len(step.options) >= step.least


async def ask_skill(play: Play, seat: Seat, mine: list[Trigger], at: Moment) -> tuple[Trigger, Path] | None:
    """Which of these optional skills the seat uses now, and with what; None for none."""

    def then(path: Path) -> Decision | None:
        trigger = by_name.get(path[0])
        return trigger.pick(play, seat, at) if trigger and trigger.pick else None

    by_name = {trigger.name: trigger for trigger in mine}
    options = (*[Option(name) for name, trigger in by_name.items() if _can_be_used(play, seat, trigger, at)], PASSED)
    path = await Decision(seat, "skill", options, cause=at.cause, then=then)
    return None if path[0] == PASS else (by_name[path[0]], path[1:])
