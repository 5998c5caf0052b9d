"""How people are asked at one screen, class by class, through the real window: what each press does and shows.

Every position is played twice, the second time with other hidden cards. What everybody may see, pixels and all, is
the same both times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.app import TITLE
from game.core.match import Entry
from tests.e2e.driver import LIVE, App, Display, Picture, running
from tests.e2e.positions import PEOPLE, five, go_on, put
from tests.e2e.secrets import Record, Tape
from tests.e2e.warring import COVER, TABLE, has

Put = Callable[..., Path]
Seen = tuple[str, list[tuple[object, ...]]]
AWAY = (683, 3)
"""Where the mouse lights nothing."""


class Sitting:
    """People before one app, who remember when somebody has opened a hand."""

    def __init__(self, app: App, match: Path) -> None:
        self.app, self.match = app, match
        self.opened: list[int] = []
        self.seen: list[Seen] = []

    def click(self, *names: str) -> None:
        """One press after another."""
        for name in names:
            self.app.click(name)

    def look(self, seat: int) -> None:
        """That seat says that it is there, on the cover or on the strip; its hand lies open."""
        app = self.app
        name = str(app.wait(lambda now: next(iter(live(now, "curtain.open", "strip.look")), None), told="a cover"))
        assert PEOPLE[seat] in str((app.find(name) or {}).get("label"))
        app.ready(name)
        self.opened.append(len(app.pictures) - 1)
        app.click(name)
        app.wait(lambda now: now["scene"] == TABLE and not has(now, "strip."), told="an open hand")

    def public(self, *names: str) -> Seen:
        """What everybody sees now, once these can be pressed: no hand is open."""
        for name in names:
            self.app.ready(name)
        self.app.move(*AWAY)
        self.app.wait(lambda now: not any(c["state"] in ("hover", "busy") for c in now["controls"]), told="calm")
        pixels, now = self.app.picture(), self.app.now
        assert not has(now, "tqs.hand."), now
        self.seen.append((pixels, [(c["id"], c["label"], c["why"], c["state"], c["rect"]) for c in now["controls"]]))
        return self.seen[-1]


def live(now: Picture, *names: str) -> list[str]:
    """Those of the controls that can be pressed."""
    return [c["id"] for c in now["controls"] if c["id"] in names and c["state"] in LIVE]


@contextmanager
def sat_down(display: Display, folder: Path, start: Mapping[str, Any], people: int = 3) -> Iterator[Sitting]:
    """A match at that position on the table; afterwards nobody has seen what is not theirs."""
    match = put(folder, start, people)
    with running(display, folder) as app:
        go_on(app)
        sitting = Sitting(app, match)
        yield sitting
        assert display.xdotool("getwindowname", app.window).strip() == TITLE
        assert app.close() == 0
        tape = Tape(list(app.pictures), PEOPLE, sitting.opened)
    Record(match).check(tape)


def answers(sitting: Sitting) -> list[Entry]:
    """What stands in the save of a match that was left."""
    return [entry for entry in Record(sitting.match).entries if entry.by == "human"]


SLASHES = {0: ("slash@S7", "slash@S8")}
FIRST = {**SLASHES, 1: ("dodge@D2", "peach@H4"), 2: ("slash@S9", "nullification@SJ"), 3: ("duel@SA",)}
SECOND = {**SLASHES, 1: ("slash@S9", "duel@SA"), 2: ("dodge@D2", "peach@H4"), 3: ("nullification@SJ",)}
"""The same hands to all but those who hold them."""


def strike(sitting: Sitting, card: str, target: int) -> None:
    """The turn player uses a card on somebody."""
    sitting.click(f"tqs.hand.{card}", f"tqs.seat.{target}", "tqs.go")


@pytest.mark.rule("TQ-50", "TQ-51")
def test_a_turn_behind_the_cover_with_answers_declined_unseen_and_looked_at(
    display: Display, settled: Put, tmp_path: Path
) -> None:
    told: list[list[Seen]] = []
    for hands in (FIRST, SECOND):
        with sat_down(display, settled(tmp_path / str(len(told))), five(hands)) as sitting:
            sitting.public("curtain.open")
            sitting.look(0)
            declined_unseen(sitting)
            if hands is SECOND:
                passed_on(sitting)
            told.append(list(sitting.seen))
            if hands is FIRST:
                looked_at_and_given(sitting)
        gave = [(entry.seats, entry.path) for entry in answers(sitting)]
        assert gave[:2] == [((0,), ("slash@S7", "1")), ((1,), ("pass",))]
    assert told[0] == told[1][: len(told[0])]


def declined_unseen(sitting: Sitting) -> None:
    """A Slash hits somebody who does not look at its hand."""
    strike(sitting, "slash@S7", 1)
    sitting.public("strip.look", "strip.decline")
    sitting.click("strip.decline")
    sitting.app.wait(lambda now: not has(now, "strip.decline"), told="the next question")
    sitting.look(0)


def looked_at_and_given(sitting: Sitting) -> None:
    """The next Slash is dodged; only whoever dodges has an open hand meanwhile."""
    strike(sitting, "slash@S8", 1)
    sitting.public("strip.look", "strip.decline")
    sitting.look(1)
    assert set(sitting.app.ids("tqs.hand.")) >= {"tqs.hand.dodge@D2"}
    sitting.click("tqs.go")
    sitting.look(0)
    assert answers(sitting)[-1].path == ("dodge@D2",)


def passed_on(sitting: Sitting) -> None:
    """The turn ends; nothing gets through the cover to the table until the next one is there."""
    app = sitting.app
    sitting.click("tqs.end")
    app.wait_scene(COVER)
    before = sitting.public("curtain.open")
    assert {name.split(".")[0] for name in app.labels()} == {"curtain"}
    app.key("space", "p", "o", "1", "d", "l")
    app.press(700, 700)
    assert sitting.public("curtain.open") == before
    sitting.look(1)
    assert {f"tqs.hand.{card}" for card in SECOND[1]} <= set(app.labels())


TRICKS = {0: ("dismantle@S3", "dismantle@S4")}
WORN = {"s3": {"equipment": ("qinggang_sword@S6",)}, "s4": {"equipment": ("eight_diagrams@S2",)}}
MAY = {**TRICKS, 1: ("nullification@SJ", "peach@H4"), 2: ("slash@S9", "dodge@D2")}
MAY_NOT = {**TRICKS, 1: ("slash@S9", "dodge@D2"), 2: ("nullification@SJ", "peach@H4")}
CALL = ("tqs.call.1", "tqs.call.2", "tqs.nobody")


def controls(seen: Seen) -> list[tuple[object, ...]]:
    """All that is told; but what was done before somebody looked at a hand is not undone."""
    return [told for told in seen[1] if told[0] != "play.undo"]


@pytest.mark.rule("TQ-51")
def test_a_call_is_open_to_all_and_stepping_up_is_taken_back_without_a_trace(
    display: Display, settled: Put, tmp_path: Path
) -> None:
    told: list[list[Seen]] = []
    for hands in (MAY, MAY_NOT):
        with sat_down(display, settled(tmp_path / str(len(told))), five(hands, **WORN)) as sitting:
            sitting.look(0)
            strike(sitting, "dismantle@S3", 3)
            before = controls(sitting.public(*CALL))
            sitting.click("tqs.call.1")
            sitting.look(1)
            sitting.click("tqs.pass")
            again = sitting.public(*CALL)
            assert controls(again) == before
            assert not [one for one in again[1] if one[0] == "play.undo" and one[3] in LIVE]
            sitting.click("tqs.nobody")
            sitting.app.wait(lambda now: not has(now, "tqs.nobody"), told="what comes of it")
            sitting.look(0)
            told.append(list(sitting.seen))
            if hands is MAY:
                stepped_up(sitting)
    assert told[0] == told[1]


def stepped_up(sitting: Sitting) -> None:
    """The next trick comes to nothing: somebody steps up, looks, and the table is called again."""
    strike(sitting, "dismantle@S4", 4)
    sitting.public(*CALL)
    sitting.click("tqs.call.1")
    sitting.public("strip.look")
    sitting.look(1)
    assert set(sitting.app.ids("tqs.hand.")) >= {"tqs.hand.nullification@SJ"}
    sitting.click("tqs.go")
    sitting.public("tqs.nobody")
    sitting.click("tqs.nobody")
    sitting.app.wait(lambda now: not has(now, "tqs.nobody"), told="what comes of it")
    sitting.look(0)
    record = Record(sitting.match)
    assert ("nullification@SJ",) in [entry.path for entry in record.entries]
    assert [record.match.view(None).zones[f"equipment/{seat}"].count for seat in (3, 4)] == [0, 1]


HARVEST = {0: ("harvest@H3", "peach@H3"), 1: ("dodge@D2", "peach@H4"), 2: ("slash@S9", "nullification@SJ")}
OTHER = {0: HARVEST[0], 1: ("slash@S9", "nullification@SJ"), 2: ("dodge@D2", "peach@H4")}
LAID = ("slash@S7", "dodge@D3", "peach@H6", "duel@SA", "slash@C2")


@pytest.mark.rule("TQ-51")
def test_what_lies_open_is_chosen_at_the_open_table(display: Display, settled: Put, tmp_path: Path) -> None:
    told: list[list[Seen]] = []
    for hands in (HARVEST, OTHER):
        folder = settled(tmp_path / str(len(told)))
        with sat_down(display, folder, five(hands, draw=LAID)) as sitting:
            sitting.look(0)
            sitting.click("tqs.hand.harvest@H3", "tqs.go")
            for seat, card in enumerate(LAID[:3]):
                sitting.click("tqs.nobody")
                sitting.public(f"tqs.pick.{card}")
                assert not has(sitting.app.now, "strip."), f"seat {seat} is not handed the screen"
                sitting.click(f"tqs.pick.{card}", "tqs.go")
        told.append(sitting.seen)
        picked = [(entry.seats, entry.path) for entry in answers(sitting) if entry.asked == "pick"]
        assert picked == [((seat,), (card,)) for seat, card in enumerate(LAID[:3])]
    assert told[0] == told[1]


GEAR = ("qinggang_sword@S6", "eight_diagrams@S2")


@pytest.mark.rule("TQ-51")
def test_equipment_is_taken_at_the_open_table_and_the_only_one_goes_by_itself(
    display: Display, settled: Put, tmp_path: Path
) -> None:
    worn = {"s1": {"equipment": GEAR}, "s3": {"equipment": ("ice_sword@S2",)}}
    with sat_down(display, settled(tmp_path / "only"), five({**TRICKS, 2: ("slash@S9",)}, **worn)) as sitting:
        sitting.look(0)
        strike(sitting, "dismantle@S3", 1)
        sitting.click("tqs.nobody")
        sitting.public(*(f"tqs.pick.{card}" for card in GEAR))
        sitting.click(f"tqs.pick.{GEAR[1]}", "tqs.go")
        sitting.look(0)
        strike(sitting, "dismantle@S4", 3)
        sitting.click("tqs.nobody")
        sitting.public("strip.look")
    record = Record(sitting.match)
    assert [entry.path for entry in record.entries if entry.asked == "take"] == [(GEAR[1],), ("ice_sword@S2",)]
    assert record.entries[-1].by == "only"
    assert record.match.view(None).zones["equipment/3"].count == 0
