"""Events in motion: every one can be drawn on its way, and ends where a view taken then would be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from game.core.event import Began, Ended, Event, Frame, Move, Moved
from game.disk.paths import shipped
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card
from game.tables.tam_quoc_sat import act_shows
from game.tables.tam_quoc_sat.ahead import CUES
from game.tables.tam_quoc_sat.centre import arrows_of
from game.tables.tam_quoc_sat.position import Position
from game.tables.tam_quoc_sat.scripts import SHOWS, STILL
from game.tables.tam_quoc_sat.stage import BACK, Stage
from game.tables.tam_quoc_sat.verdicts import is_blessing
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, step
from tests.ui.gallery import Taste, make_ui


@pytest.mark.parametrize("viewer", [None, 2])
def test_a_story_ends_where_the_view_is(viewer: int | None) -> None:
    ui = make_ui("vi", (960, 600), Taste())
    match = a_match(7, 4, **EVERY_PACK)
    scene, rng = War(match, viewer, ui), Random(4)
    for _ in range(220):
        if match.waiting is None:
            break
        step(match, rng)
        last: list[Position] = []
        told = match.told(viewer, scene.seen)
        for event in told:
            scene.motion.run(scene.board.show(event, scene.view))
            scene.motion.skip()
            last.append(scene.board.stage.now)
        scene.seen = match.events
        if told:
            assert last[-1] == Position.of(scene.view)
            assert scene.board.stage.moving.still
        scene.board.sync(scene.view)


def test_every_frame_of_a_match_can_be_drawn() -> None:
    ui = make_ui("fa", (960, 600), Taste(speed=4.0))
    match = a_match(10, 6, **EVERY_PACK)
    scene, rng = War(match, 1, ui), Random(6)
    stack = Stack(ui, scene)
    shown: set[type[Event]] = set()
    for _ in range(90):
        if match.waiting is None:
            break
        before = match.events
        step(match, rng)
        shown |= {type(event) for event in match.told(1, before)}
        scene.news()
        for _ in range(4):
            stack.step(50)
        scene.motion.skip()
        stack.step(16)
    assert {events.Used, events.Hurt, events.TurnBegan} <= shown
    assert not ui.words.missing
    assert not ui.words.faults


def test_less_motion_and_no_time_end_alike() -> None:
    ends = []
    for taste in (Taste(speed=0.0), Taste(less_motion=True)):
        match = a_match(5, 3)
        scene, rng = War(match, 0, make_ui("en", (960, 600), taste)), Random(3)
        for _ in range(60):
            step(match, rng)
            scene.news()
            scene.motion.skip()
        ends.append(scene.board.stage.now)
    assert ends[0] == ends[1]


def kinds(of: type[Event]) -> set[type[Event]]:
    """Every kind of event there is below one, that can happen itself."""
    found: set[type[Event]] = set()
    for kind in of.__subclasses__():
        if kind.__module__.startswith(("game.core.", "game.rules.tam_quoc_sat.")):
            found |= {kind} | kinds(kind)
    return found - {events.Happened}


def test_every_event_moves_or_says_why_it_does_not() -> None:
    assert kinds(Event) == set(SHOWS) | set(STILL)
    assert not set(SHOWS) & set(STILL)
    assert all(len(reason) > 20 for reason in STILL.values())


# --- single events, half-way
def at(share: float, event: Event, scene: War) -> Stage:
    """The stage when so many milliseconds of a script have passed."""
    scene.motion.run(scene.board.show(event, scene.match.view(scene.viewer)))
    scene.motion.advance(share)
    return scene.board.stage


def a_scene(viewer: int | None = 0, **taste: float) -> War:
    scene = War(a_match(5, 3, POSITION), viewer, make_ui("en", (960, 600), Taste(**taste)))  # type: ignore[arg-type]
    scene.board._known = -1
    return scene


POSITION = {
    "turn": 0,
    "phase": "play",
    "seats": [
        {"general": name, "hand": hand, "role": role}
        for name, hand, role in (
            ("sun_quan", ("slash@S7", "dodge@H2"), "lord"),
            ("guan_yu", ("peach@H4",), "rebel"),
            ("zhen_ji", ("slash@S8",), "loyalist"),
            ("diao_chan", ("duel@SA",), "rebel"),
            ("lu_bu", (), "renegade"),
        )
    ],
}


@pytest.mark.parametrize("seat", [0, 3])
def test_beads_drain_when_somebody_is_hit_and_fill_when_healed(seat: int) -> None:
    hurt = events.Hurt(seat, 1, "thunder", 1, None, 2)
    stage = at(60, hurt, a_scene())
    sway = stage.moving.swaying[seat]
    assert sway.beads[0] > sway.beads[1] == 2
    assert 0 < sway.drain < 1
    assert sway.shift
    assert stage.moving.flash
    healed = at(60, events.Recovered(seat, 1, 3), a_scene()).moving.swaying[seat]
    assert 0 < healed.drain < 1
    assert healed.beads[1] == 3


def test_less_motion_shakes_and_flashes_nothing() -> None:
    stage = at(60, events.Hurt(2, 1, "thunder", 1, None, 2), a_scene(less_motion=True))
    assert not stage.moving.flash
    assert not stage.moving.swaying[2].shift


def test_the_role_of_the_dead_is_turned_up_after_the_cross() -> None:
    scene = a_scene()
    stage = at(700, events.Died(1, "rebel", 0), scene)
    sway = stage.moving.swaying[1]
    assert 0 < sway.strokes < 2
    assert not sway.role_turn
    assert sway.over is not None
    assert sway.over.bare
    scene.motion.advance(400)
    assert sway.role_turn > 0
    assert sway.role == "rebel"


def test_hidden_cards_fly_as_backs_and_known_ones_by_their_face() -> None:
    hidden = Moved((Move("card", "hand/1", "hand/2"),), "snatch", 2)
    assert [(f.card, f.turns) for f in at(60, hidden, a_scene()).moving.flights] == [(BACK, BACK)]
    known = Moved((Move("slash@S7", "hand/0", "centre"),), "use", 0)
    assert [f.card for f in at(60, known, a_scene()).moving.flights] == ["slash@S7"]


def test_a_judgement_is_turned_over_in_the_middle() -> None:
    scene = a_scene(None)
    pile = scene.match._table.zones["draw"].cards[-1]
    stage = at(300, Moved((Move(pile, "draw", "centre"),), "judgement", 1), scene)
    (flight,) = stage.moving.flights
    assert flight.card == BACK
    assert flight.turns == pile
    assert flight.t == 1.0
    assert flight.flip is not None
    assert 0 < flight.flip < 1


def test_arrows_go_to_every_target_and_stay_until_it_is_over() -> None:
    scene = a_scene(None)
    slash = Card("slash", "spade", 7, "black", ("slash@S7",))
    stage = at(120, events.Used(0, slash, (1, 3)), scene)
    assert {(arrow.start, arrow.end) for arrow in stage.moving.arrows} == {(0, 1), (0, 3)}
    assert all(0 < arrow.t < 1 for arrow in stage.moving.arrows)
    scene.motion.skip()
    frame = Frame("slash", 0, "slash@S7", (1, 3))
    scene.motion.run(scene.board.show(Began(frame), scene.view))
    assert {arrow.end for arrow in arrows_of(stage)} == {1, 3}
    scene.motion.run(scene.board.show(Ended(frame), scene.view))
    assert {arrow.end for arrow in stage.fading} == {1, 3}
    for _ in range(8):
        scene.motion.advance(40)
    assert not stage.fading
    assert not arrows_of(stage)


def test_the_ring_goes_from_the_last_turn_to_the_next() -> None:
    ring = at(200, events.TurnBegan(1), a_scene()).moving.ring
    assert ring is not None
    assert (ring.start, ring.end) == (0, 1)
    assert at(200, events.TurnBegan(1), a_scene(less_motion=True)).moving.ring is None


def test_a_skill_is_called_out_at_its_owners_seat() -> None:
    (cry,) = at(60, events.SkillUsed(4, "wushuang"), a_scene()).moving.cries
    assert cry.seat == 4
    assert cry.mask == "lu_bu"


def test_a_nullified_card_is_struck_through() -> None:
    duel = Card("duel", "spade", 1, "black", ("duel@SA",))
    (puff,) = at(60, events.Missed(duel, 2, "nullification"), a_scene()).moving.puffs
    assert puff.struck


# --- judgements
def test_what_a_judgement_means_is_what_comes_of_it() -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(6):
        match, rng = a_match(8, seed, **EVERY_PACK), Random(seed)
        for _ in range(500):
            if match.waiting is None:
                break
            step(match, rng)
        told = match.told(None, 0)
        for index, event in enumerate(told):
            if isinstance(event, events.Judged) and event.reason in ("indulgence", "supply_shortage", "lightning"):
                good = is_blessing(event.reason, event.card)
                assert good is not None
                seen.add((event.reason, good))
                if good:
                    assert not _strikes(told[index + 1 : index + 4], event)
                elif event.reason != "lightning":
                    assert _strikes(told[index + 1 : index + 12], event)
    assert {("indulgence", True), ("indulgence", False), ("supply_shortage", False)} <= seen


def _strikes(after: Sequence[Event], judged: events.Judged) -> bool:
    """Whether the trick did what it threatened."""
    return any(
        (isinstance(event, events.PhaseSkipped) and event.why == judged.reason)
        or (isinstance(event, events.Hurt) and event.card is not None and event.card.kind == judged.reason)
        or (isinstance(event, events.Died) and event.by == judged.by)
        for event in after
    )


# --- sounds
def test_sounds_tell_the_same_to_all_and_never_pile_up() -> None:
    heard = [_heard(viewer) for viewer in (None, 0, 3)]
    assert heard[0] == heard[1] == heard[2]
    assert {"tam_quoc_sat_turn", "tam_quoc_sat_slash", "tam_quoc_sat_hurt", "tam_quoc_sat_draw"} <= set(heard[0])


def _heard(viewer: int | None) -> list[str]:
    """Everything that sounds in a match as it is shown to a viewer."""
    match, rng = a_match(6, 2), Random(2)
    scene = War(match, viewer, make_ui("en", (960, 600), Taste()))
    heard: list[str] = []
    scene.ui.sound.play = lambda name, loudness=1.0: heard.append(name)  # type: ignore[method-assign]
    for _ in range(70):
        step(match, rng)
        told = match.told(viewer, scene.seen)
        scene.seen = match.events
        for event in told:
            scene.motion.advance(1)
            scene.motion.run(scene.board.show(event, scene.view))
            scene.motion.skip()
    return heard


def test_at_once_only_a_few_sounds_begin() -> None:
    scene = a_scene()
    heard: list[str] = []
    scene.ui.sound.play = lambda name, loudness=1.0: heard.append(name)  # type: ignore[method-assign]
    for name in ("one", "one", "two", "three"):
        scene.board.stage.cue(name)
    assert heard == ["one", "two"]


def test_every_sound_of_the_table_is_there() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(act_shows.__file__).parent.glob("*.py"))
    played = {*re.findall(r'cue\("(\w+)"', code), *(name for cues in CUES for name in cues.values())}
    assert len(played) > 15
    assert not [name for name in played if not shipped("assets", "sounds", f"{name}.ogg").exists()]
