"""At the table: what policies answer looks like what bots answer, and nobody sees that there are any."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from game.core.match import Match
from game.core.question import PASS, Call
from game.disk.saves import Side
from game.scenes.curtain import Curtain
from game.scenes.house import House
from game.scenes.play import Play
from game.scenes.policies import Policies
from game.scenes.session import Session, begin, resume
from game.tables.policy import Value
from game.tables.tam_quoc_sat.policy import ALWAYS, DODGE, OWN, THIS_TRICK, TRICKS, UNTIL_TURN
from game.ui.show import listed
from game.ui.uilog import UiLog
from tests.scenes.conftest import Guest, Houses
from tests.tables.tam_quoc_sat.test_policy import a_war, use
from tests.tables.tam_quoc_sat.wars import people, the_game

Set = Mapping[int, Mapping[str, Value]]


def sit(made: House, match: Match, plays: str = "hhhhh", policies: Set | None = None) -> tuple[Guest, Play]:
    """People (h) and bots (b); the turn player has its hand open, and is about to act."""
    who = [
        person if how == "h" else bot
        for how, person, bot in zip(plays, people(match.seats), people(match.seats, "easy"), strict=True)
    ]
    session = Session(match, Side(people=tuple(who), started=0.0))
    for seat, wishes in (policies or {}).items():
        for key, value in wishes.items():
            if isinstance(value, str):
                session.set_policy(seat, key, value)
            else:
                session.start_skip(seat, key)
    play = Play(made, session)
    play.tempo._rng = Random(7)
    guest = Guest(made, play)
    if isinstance(guest.top, Curtain):
        guest.wait(500)
        guest.key(pygame.K_RETURN)
        guest.wait(50)
    return guest, play


def act(play: Play, kind: str, *targets: str) -> None:
    """The turn player uses a card."""
    asked = play.asking
    assert asked is not None
    key = next(option.key for option in asked.step(()).options if option.key.startswith(f"{kind}@"))
    play.answer((key, *targets))


def marks(guest: Guest) -> list[dict[str, Any]]:
    """What the ui-log would say."""
    guest.top.ready()
    return listed(guest.top.desk)


def until_answered(guest: Guest, play: Play) -> float:
    """Milliseconds until the pending question is answered without anybody's doing."""
    count, waited = len(play.session.match.log), 0.0
    while len(play.session.match.log) == count:
        guest.wait(10)
        waited += 10
        assert waited < 20_000, "somebody is waited for"
        assert guest.top is play
        assert play._strip is None
        assert play.asking is None
    return waited


EVERYBODY: Set = {seat: {TRICKS: "me"} for seat in (2, 3, 4)}


def test_a_call_that_nobody_wants_closes_by_itself_as_if_bots_had_been_asked(house: Houses) -> None:
    waited = []
    wishes: Set = {1: {UNTIL_TURN: 0}, 2: {TRICKS: "me"}, 4: {TRICKS: "lord"}}
    for plays, policies in (("hbbbb", {}), ("hhhbh", wishes)):
        guest, play = sit(house(), a_war(), plays, policies)
        act(play, "dismantle", "1")
        assert isinstance(play.session.match.waiting, Call)
        waited.append(until_answered(guest, play))
        assert play.telling.eyes == 0, "the turn goes on in the same hands"
    assert waited[0] == waited[1]


def test_one_who_wants_to_be_asked_keeps_it_open_and_all_have_their_button(house: Houses) -> None:
    guest, play = sit(house(), a_war(), policies=EVERYBODY)
    act(play, "dismantle", "1")
    guest.wait(3000)
    assert isinstance(play.asking, Call)
    buttons = {name for name in guest.ids if name.startswith("tqs.call.")}
    assert buttons == {f"tqs.call.{seat}" for seat in play.asking.seats}
    guest.wait(400)
    guest.press("tqs.call.2")
    assert play._strip is not None
    assert play._strip.seat == 2


@pytest.mark.rule("TQ-50")
@pytest.mark.parametrize("policies", [{2: {TRICKS: "me"}, 3: {UNTIL_TURN: 0, THIS_TRICK: 0}}, {4: {ALWAYS: "on"}}])
def test_an_open_call_tells_nothing_of_policies(house: Houses, policies: Set) -> None:
    seen = []
    for wishes in (None, policies):
        guest, play = sit(house(), a_war(), policies=wishes)
        act(play, "dismantle", "1")
        guest.wait(2000)
        seen.append(
            (guest.picture(), marks(guest), play.session.told(None, 0), play.board.log(play.session.told(None, 0)))
        )
    assert seen[0] == seen[1]


@pytest.mark.rule("TQ-50")
def test_a_strip_tells_nothing_of_policies(house: Houses) -> None:
    seen = []
    some: Set = {1: {UNTIL_TURN: 0, TRICKS: "me"}, 2: {OWN: "ask", TRICKS: "lord"}}
    nobody: Set = {}
    for wishes in (nobody, some):
        guest, play = sit(house(), a_war(turn=1, hands={1: ("slash@S8",)}), policies=wishes)
        act(play, "slash", "2")
        guest.wait(3000)
        assert play._strip is not None
        seen.append((guest.picture(), marks(guest)))
    assert seen[0] == seen[1]


@pytest.mark.rule("TQ-53")
def test_a_strip_says_what_comes_of_declining(house: Houses) -> None:
    guest, play = sit(house(), a_war(turn=1, hands={1: ("slash@S8",)}))
    act(play, "slash", "2")
    guest.wait(3000)
    assert play._strip is not None
    assert play._strip.text.endswith("Without a Dodge you take the damage.")


def test_a_private_answer_is_declined_without_a_strip_and_the_turn_goes_on(house: Houses) -> None:
    match = a_war(turn=1, hands={1: ("slash@S8", "dismantle@S4")})
    guest, play = sit(house(), match, policies={2: {UNTIL_TURN: 0}})
    act(play, "slash", "2")
    until_answered(guest, play)
    entry = play.session.match.log[-1]
    assert (entry.asked, entry.seats, entry.path, entry.by) == ("dodge", (2,), (PASS,), "policy")
    guest.wait(2000)
    assert play.telling.eyes == 1
    assert play.asking is not None


def test_a_dodge_takes_as_long_as_the_lack_of_one(house: Houses) -> None:
    waited = []
    for held in (("dodge@H2", "peach@H4"), ("peach@H4", "peach@H6")):
        match = a_war(turn=1, hands={1: ("slash@S8",), 2: held})
        guest, play = sit(house(), match, policies={2: {DODGE: "auto"}})
        act(play, "slash", "2")
        waited.append(until_answered(guest, play))
    assert waited[0] == waited[1]


def test_who_has_nothing_and_always_wants_to_be_asked_is_asked(house: Houses) -> None:
    for wishes, asked in (({}, False), ({ALWAYS: "on"}, True)):
        match = a_war(hands={0: ("dismantle@S3", "slash@S8")})
        guest, play = sit(house(), match, "hbbbb", {0: wishes})
        act(play, "dismantle", "1")
        guest.wait(2500)
        assert isinstance(play.asking, Call) == asked


# --- setting them
def test_policies_are_set_where_only_their_owner_looks(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    assert "play.policies" in guest.ids
    guest.tap(pygame.K_a)
    assert isinstance(guest.top, Policies)
    guest.press("policies.tricks.me")
    guest.press("policies.always_ask")
    assert play.session.policies(0) == {TRICKS: "me", ALWAYS: "on"}
    assert guest.control("policies.tricks.all").why is not None, "all is asked anyway"
    guest.tap(pygame.K_ESCAPE)
    act(play, "dismantle", "1")
    guest.wait(2000)
    assert isinstance(play.asking, Call)
    assert "play.policies" not in guest.ids


def test_who_leaves_the_window_leaves_no_policies_on_it(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    guest.tap(pygame.K_a)
    guest.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    guest.wait(50)
    assert guest.top is play
    assert play.telling.eyes is None


@pytest.mark.parametrize("key", [THIS_TRICK, UNTIL_TURN])
def test_who_has_stepped_up_withdraws_for_longer(house: Houses, key: str) -> None:
    match = a_war(hands={3: (), 4: ()})
    guest, play = sit(house(), match, policies={1: {TRICKS: "me"}})
    act(play, "barbarian_invasion")
    guest.wait(2000)
    called = [seat for seat in match.waiting.seats if seat != 0] if isinstance(match.waiting, Call) else []
    assert 2 in called
    guest.press("tqs.call.2")
    guest.wait(500)
    guest.press("strip.look")
    guest.wait(500)
    guest.press(f"tqs.skip.{key}")
    assert key in play.session.policies(2)
    assert play.session.match.log[-1].path == (PASS,)


def called(guest: Guest) -> list[dict[str, Any]]:
    """Everything at the table but whether the withdrawal itself may be taken back."""
    return [mark for mark in marks(guest) if mark["id"] != "play.undo"]


@pytest.mark.rule("TQ-51")
def test_stepping_up_is_taken_back_without_a_trace(house: Houses) -> None:
    match = a_war()
    guest, play = sit(house(), match)
    act(play, "dismantle", "1")
    guest.wait(2000)
    before = called(guest)
    guest.press("tqs.call.2")
    guest.wait(500)
    guest.press("strip.look")
    guest.wait(500)
    assert play.telling.eyes == 2
    guest.press("tqs.pass")
    guest.wait(2500)
    guest.move((1, 1))
    guest.wait(500)
    assert isinstance(play.asking, Call)
    assert called(guest) == before


def test_the_only_person_skips_from_the_call_itself(house: Houses) -> None:
    match = a_war(turn=1, hands={1: ("dismantle@S4",)})
    guest, play = sit(house(), match, "hbbbb")
    match.answer("dismantle@S4", "2")
    play._show_news()
    guest.wait(2000)
    assert isinstance(play.asking, Call)
    guest.press("tqs.skip.until_turn")
    assert match.log[-1].path[:1] != ("0",)
    assert UNTIL_TURN in play.session.policies(0)


def test_a_window_lies_over_the_ways_to_go_on_declining(house: Houses) -> None:
    match = a_war(turn=1, hands={1: ("dismantle@S4",)})
    guest, play = sit(house(), match, "hbbbb")
    match.answer("dismantle@S4", "2")
    play._show_news()
    guest.wait(2000)
    guest.press("tqs.discards")
    ids = [control.id for control in guest.top.desk.controls()]
    assert ids.index("tqs.nobody") < ids.index("tqs.skip.until_turn") < ids.index("tqs.veil")


def test_the_only_person_who_withdraws_is_not_asked_again(house: Houses) -> None:
    match = a_war(
        turn=1, hands={0: ("nullification@SJ",), 1: ("dismantle@S4",), **dict.fromkeys((2, 3, 4), ("dodge",))}
    )
    guest, _ = sit(house(), match, "hbbbb")
    match.answer("dismantle@S4", "2")
    guest.wait(2000)
    guest.press("tqs.call.0")
    guest.wait(500)
    guest.press("tqs.pass")
    asked = len(match.log)
    guest.wait(2000)
    assert len(match.log) > asked
    assert (match.log[asked].path, match.log[asked].by) == ((), "policy")


def test_a_window_lies_over_the_buttons_about_the_hand_too(house: Houses) -> None:
    guest, _ = sit(house(), a_war(turn=0, hands={0: ("slash@S8",)}))
    guest.press("tqs.discards")
    ids = [control.id for control in guest.top.desk.controls()]
    assert ids.index("play.veil") < ids.index("play.policies") < ids.index("tqs.veil")


def test_declining_on_the_strip_may_go_on(house: Houses) -> None:
    guest, play = sit(house(), a_war(turn=1, hands={1: ("slash@S8",)}))
    act(play, "slash", "2")
    guest.wait(3000)
    guest.press("strip.skip.until_turn")
    assert UNTIL_TURN in play.session.policies(2)
    assert play.session.match.log[-1].path == (PASS,)


def test_who_leaves_the_window_leaves_no_log_of_its_own_on_it(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    guest.tap(pygame.K_l)
    assert guest.top.name == "log"
    guest.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert guest.top is play
    guest, play = sit(house(), a_war(), "hbbbb")
    guest.tap(pygame.K_l)
    guest.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert guest.top.name == "log", "nobody else is there"


# --- kept, and forgotten
def test_a_skip_does_not_survive_an_undo_past_it() -> None:
    match = a_war()
    session = Session(match, Side(people=tuple(people(5)), started=0.0))
    before = match.events
    match.answer("end")
    use_by_chance = match.events
    session.start_skip(2, UNTIL_TURN)
    session.set_policy(2, TRICKS, "me")
    assert use_by_chance > before
    session.undo()
    assert match.events == before
    assert session.policies(2) == {TRICKS: "me"}


def test_what_a_policy_answered_from_a_hidden_hand_is_not_undone_to_probe_it() -> None:
    match = a_war()
    session = Session(match, Side(people=tuple(people(5)), started=0.0))
    use(match, "barbarian_invasion")
    session.answer(())
    assert match.waiting is not None
    assert match.waiting.ask == "slash"
    assert session.undoer is not None
    session.answer((PASS,), by="policy")
    assert session.undoer is None


def test_policies_are_saved_with_the_match_and_those_unknown_are_told(tmp_path: Path) -> None:
    session = begin(the_game(), people(5), {}, 3, tmp_path, {})
    session.set_policy(1, TRICKS, "lord")
    session.start_skip(2, UNTIL_TURN)
    assert session.saver is not None
    path = session.saver.path
    assert session.leave()
    again = resume(path, {"tam_quoc_sat": the_game()})
    assert again.notice is None
    assert again.policies(1) == {TRICKS: "lord"}
    assert again.policies(2) == {UNTIL_TURN: session.match.events}
    again.leave()
    side = path.with_suffix(".side")
    side.write_bytes(side.read_bytes().replace(b'"lord"', b'"everybody"'))
    odd = resume(path, {"tam_quoc_sat": the_game()})
    assert odd.policies(1) == {}
    assert odd.policies(2) == {UNTIL_TURN: session.match.events}
    assert odd.notice is not None
    assert odd.notice.word == "trouble-save-policies"
    odd.leave()


def test_a_new_match_begins_without_policies(tmp_path: Path) -> None:
    old = [msgspec.structs.replace(person, policies={UNTIL_TURN: 9, TRICKS: "me"}, looked=7) for person in people(5)]
    session = begin(the_game(), old, {}, 3, None, {})
    assert all(not person.policies and not person.looked for person in session.people)


# --- hiding the own hand
@pytest.mark.rule("TQ-50")
def test_a_hidden_hand_shows_what_everybody_may_see(house: Houses) -> None:
    pictures = []
    for held in (("dismantle@S3", "slash@S8"), ("snatch@S4", "duel@CA")):
        guest, play = sit(house(), a_war(hands={0: held}))
        guest.tap(pygame.K_h)
        guest.wait(100)
        assert play.telling.eyes == 0
        assert not any(name.startswith("tqs.hand.") for name in guest.ids)
        pictures.append((guest.picture(), marks(guest)))
    assert pictures[0] == pictures[1]


def up(guest: Guest, key: int) -> None:
    guest.send(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    guest.wait(20)


def hand(guest: Guest) -> bool:
    """Whether the hand is to be seen."""
    guest.top.ready()
    return any(name.startswith("tqs.hand.") for name in guest.ids)


def test_a_hidden_hand_is_peeked_at_while_the_key_is_down(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    guest.tap(pygame.K_p)
    up(guest, pygame.K_p)
    assert hand(guest), "it was open"
    guest.tap(pygame.K_h)
    assert not hand(guest)
    guest.tap(pygame.K_p)
    assert hand(guest)
    up(guest, pygame.K_p)
    assert not hand(guest)
    guest.tap(pygame.K_p)
    play.help()
    guest.wait(50)
    guest.tap(pygame.K_ESCAPE)
    assert guest.top is play
    assert not hand(guest), "the key came up elsewhere"
    guest.press("play.veil")
    assert hand(guest)
    assert play.asking is not None


def test_keys_need_not_be_held(house: Houses) -> None:
    made = house()
    made.settings.hold_keys = False
    guest, play = sit(made, a_war())
    guest.tap(pygame.K_h)
    for shown in (True, False, True):
        guest.tap(pygame.K_p)
        up(guest, pygame.K_p)
        assert hand(guest) == shown
    guest.tap(pygame.K_o)
    up(guest, pygame.K_o)
    assert play.board.stage.peeks  # type: ignore[attr-defined]
    play.away()
    assert not play.board.stage.peeks  # type: ignore[attr-defined]


def test_p_opens_no_hand_at_the_open_table(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    act(play, "dismantle", "1")
    guest.wait(2000)
    assert isinstance(play.asking, Call)
    for key in (pygame.K_p, pygame.K_h, pygame.K_o):
        guest.tap(key)
        assert play.telling.eyes is None
        assert not hand(guest)


# --- nobody there
def test_an_open_hand_that_nobody_looks_after_is_covered(house: Houses) -> None:
    guest, play = sit(house(), a_war())
    guest.wait(44_000)
    assert play.telling.eyes == 0
    guest.move((300, 300))
    guest.wait(44_000)
    assert play.telling.eyes == 0
    guest.wait(1_200)
    assert play.telling.eyes is None


@pytest.mark.parametrize(("plays", "seconds"), [("hbbbb", 45.0), ("hhhhh", 0.0)])
def test_a_hand_stays_open_where_nobody_else_is_or_nobody_wants_covers(
    house: Houses, plays: str, seconds: float
) -> None:
    guest, play = sit(house(cover_after=seconds), a_war(), plays)
    guest.wait(60_000)
    assert play.telling.eyes == 0


def test_the_log_of_the_screen_never_tells_of_policies(house: Houses, tmp_path: Path) -> None:
    made = house()
    made.ui.log = UiLog(tmp_path / "ui.log")
    guest, play = sit(made, a_war(), policies={1: {TRICKS: "me"}, 2: {UNTIL_TURN: 0}})
    act(play, "dismantle", "1")
    guest.wait(3000)
    guest.press("tqs.nobody")
    guest.wait(3000)
    told = (tmp_path / "ui.log").read_text("utf-8")
    assert "tqs.call.1" in told
    assert "polic" not in told.replace('"play.policies"', "").replace("Answered for me", "")
