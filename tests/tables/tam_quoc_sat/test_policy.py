"""What answers for a seat: by what that seat may know, never into danger, and ended by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.core.match import Match
from game.core.question import PASS, STEP_UP, Call, Path
from game.tables.policy import Value
from game.tables.tam_quoc_sat.policy import ALWAYS, DODGE, OWN, THIS_TRICK, TRICKS, UNTIL_TURN, TamQuocSatProxy
from tests.tables.tam_quoc_sat.wars import a_match

PROXY = TamQuocSatProxy()
GENERALS = ("zhang_fei", "xu_chu", "ma_chao", "zhang_liao", "guan_yu")
ROLES = ("lord", "rebel", "loyalist", "rebel", "renegade")
NO = (PASS,)
HANDS = (
    ("dismantle@S3", "barbarian_invasion@S7", "slash@S8", "nullification@SJ"),
    ("dodge@D2", "nullification@CQ"),
    ("dodge@H2", "nullification@CK"),
    ("slash@C2", "slash@C3"),
    ("peach@H3",),
)


def a_war(turn: int = 0, hands: Mapping[int, tuple[str, ...]] | None = None, **seats: Any) -> Match:
    """Five seats in a play phase; ``s3={"hp": 1}`` says more of a seat."""
    held = {**dict(enumerate(HANDS)), **(hands or {})}
    start = {
        "turn": turn,
        "phase": "play",
        "seats": [
            {"general": general, "role": role, "hand": held[seat], **seats.get(f"s{seat}", {})}
            for seat, (general, role) in enumerate(zip(GENERALS, ROLES, strict=True))
        ],
    }
    return a_match(5, 3, start, deck="army")


def use(match: Match, kind: str, *targets: str) -> None:
    """The first card of that kind that the asked seat may use."""
    assert match.waiting is not None
    match.answer(next(o.key for o in match.waiting.step(()).options if o.key.startswith(f"{kind}@")), *targets)


def said(match: Match, seat: int, policies: Mapping[str, Value] | None = None, *, alone: bool = False) -> Path | None:
    """What is answered for a seat to the pending question."""
    return PROXY.answer(policies or {}, match.view(seat), alone=alone)


def called(match: Match) -> str:
    assert isinstance(match.waiting, Call)
    return match.waiting.ask


def settle(match: Match) -> None:
    """Nobody steps up, everybody declines, until the turn goes on."""
    while match.waiting is not None and match.waiting.ask != "play":
        match.answer(*(() if isinstance(match.waiting, Call) else match.waiting.only or NO))


def dismantled(target: int = 1) -> Match:
    match = a_war()
    use(match, "dismantle", str(target))
    assert called(match) == "nullification"
    return match


def test_own_tricks_on_one_target_are_left_alone_unless_wanted() -> None:
    match = dismantled()
    assert said(match, 0) == NO
    assert said(match, 0, {OWN: "ask"}) is None
    assert said(match, 1) is None
    assert said(match, 2) is None


def test_whoever_is_nullified_is_asked_about_that() -> None:
    match = dismantled()
    match.answer("1")
    use(match, "nullification")
    assert called(match) == "nullification"
    assert said(match, 0) is None
    assert said(match, 0, {TRICKS: "me"}) is None


def test_an_own_trick_on_many_may_be_stopped_for_some_of_them() -> None:
    match = a_war()
    use(match, "barbarian_invasion")
    assert called(match) == "nullification"
    assert said(match, 0) is None


@pytest.mark.parametrize(("target", "asked"), [(1, {"me": {1}, "lord": {1}}), (2, {"me": {2}, "lord": {2}})])
def test_only_tricks_against_me_or_the_lord(target: int, asked: dict[str, set[int]]) -> None:
    match = dismantled(target)
    for aims, seats in asked.items():
        assert {seat for seat in (1, 2) if said(match, seat, {TRICKS: aims}) is None} == seats


def test_a_trick_against_the_lord_is_everybodys_whose_lord_it_is() -> None:
    match = a_war(1, {1: ("dismantle@S4", "nullification@CQ")})
    use(match, "dismantle", "0")
    assert said(match, 2, {TRICKS: "lord"}) is None
    assert said(match, 2, {TRICKS: "me"}) == NO
    assert said(match, 0, {TRICKS: "me"}) is None


def test_a_trick_is_skipped_for_all_its_targets_and_no_longer() -> None:
    match = a_war(hands={0: ("dismantle@S3", "barbarian_invasion@S7", "nullification@SJ", "slash@S8")})
    use(match, "barbarian_invasion")
    policies: dict[str, Value] = {THIS_TRICK: match.events}
    targets = 0
    while match.waiting is not None and match.waiting.ask != "play":
        if called_for_all(match):
            targets += 1
            me_hit = match.view(None).stack[-1].targets == (2,)
            assert said(match, 2, policies) == NO, (targets, me_hit)
        match.answer(*(() if isinstance(match.waiting, Call) else NO))
    assert targets > 2
    use(match, "dismantle", "1")
    assert said(match, 2, policies) is None
    assert not PROXY.runs(THIS_TRICK, policies, match.view(2))


def called_for_all(match: Match) -> bool:
    return isinstance(match.waiting, Call) and match.waiting.ask == "nullification"


def test_a_skip_holds_until_the_own_turn_begins() -> None:
    match = dismantled()
    policies: dict[str, Value] = {UNTIL_TURN: match.events}
    assert said(match, 1, policies) == NO
    assert said(match, 2, policies) == NO
    settle(match)
    match.answer("end")
    while match.view(None).facts.turn != 1:
        assert match.waiting is not None
        settle(match)
        match.answer(*(("end",) if match.waiting.ask == "play" else match.waiting.only or NO))
    assert not PROXY.runs(UNTIL_TURN, policies, match.view(1))
    assert PROXY.runs(UNTIL_TURN, policies, match.view(2))


def slashed(target: int = 2, **more: Any) -> Match:
    match = a_war(turn=target - 1, hands={target - 1: ("slash@S8", "wine@S9")}, **more)
    use(match, "slash", str(target))
    assert match.waiting is not None
    assert (match.waiting.ask, match.waiting.seats) == ("dodge", (target,))
    return match


def test_what_can_be_declined_in_private_is_skipped_too() -> None:
    match = slashed()
    assert said(match, 2) is None
    assert said(match, 2, {UNTIL_TURN: match.events}) == NO


def test_a_skip_set_in_the_own_turn_waits_for_its_end() -> None:
    match = a_war()
    policies: dict[str, Value] = {UNTIL_TURN: match.events, OWN: "ask"}
    use(match, "dismantle", "1")
    assert said(match, 0, policies) is None


@pytest.mark.rule("TQ-51")
def test_who_has_stepped_up_is_never_answered_for() -> None:
    match = dismantled()
    policies: dict[str, Value] = {UNTIL_TURN: match.events, THIS_TRICK: match.events}
    assert said(match, 2, policies) == NO
    match.answer("2")
    assert match.waiting is not None
    assert match.waiting.seats == (2,)
    assert said(match, 2, policies) is None


def test_no_skip_leads_into_death() -> None:
    match = slashed(s2={"hp": 1})
    assert said(match, 2, {UNTIL_TURN: match.events}) is None
    assert said(match, 2, {DODGE: "auto"}) is None
    invaded = a_war(s2={"hp": 1})
    use(invaded, "barbarian_invasion")
    skips: dict[str, Value] = {UNTIL_TURN: invaded.events, THIS_TRICK: invaded.events}
    while not (called_for_all(invaded) and invaded.view(None).stack[-1].targets == (2,)):
        if called_for_all(invaded):
            assert said(invaded, 2, skips) == NO
        invaded.answer(*(() if isinstance(invaded.waiting, Call) else NO))
    assert said(invaded, 2, skips) is None


def test_a_drunk_slash_is_reckoned_with() -> None:
    match = a_war(turn=1, hands={1: ("slash@S8", "wine@S9")}, s2={"hp": 2})
    use(match, "wine")
    use(match, "slash", "2")
    assert said(match, 2, {UNTIL_TURN: match.events}) is None
    assert said(slashed(s2={"hp": 2}), 2, {UNTIL_TURN: 0}) == NO


def test_all_are_asked_to_help_a_dying_lord_and_oneself() -> None:
    match = a_war(turn=4, hands={4: ("slash@S8", "peach@H3")}, s0={"hp": 1})
    use(match, "slash", "0")
    match.answer(*NO)
    assert called(match) == "peach"
    for seat in (0, 2):
        assert said(match, seat, {UNTIL_TURN: match.events}) is None
    rebel = a_war(turn=4, hands={4: ("slash@S8",)}, s3={"hp": 1})
    use(rebel, "slash", "3")
    rebel.answer(*NO)
    assert called(rebel) == "peach"
    assert said(rebel, 3, {UNTIL_TURN: rebel.events}) is None
    assert said(rebel, 1, {UNTIL_TURN: rebel.events}) == NO


@pytest.mark.parametrize(("hp", "answer"), [(1, None), (3, NO)])
def test_a_skill_that_could_save_is_not_passed_over(hp: int, answer: Path | None) -> None:
    match = slashed(s2={"general": "xiao_qiao", "hp": hp, "max_hp": 3, "hand": ("peach@H4", "slash@H10")})
    match.answer(*NO)
    assert match.waiting is not None
    assert (match.waiting.ask, match.waiting.seats) == ("skill", (2,))
    assert said(match, 2, {UNTIL_TURN: 0}) == answer


@pytest.mark.parametrize(("hp", "answer"), [(1, None), (2, NO)])
def test_war_of_all_against_all_costs_those_who_do_nothing(hp: int, answer: Path | None) -> None:
    match = a_war(turn=1, hands={1: ("slash@S8",)}, s1={"general": "jia_xu"}, s2={"hp": hp})
    match.answer("luanwu")
    assert match.waiting is not None
    assert match.waiting.seats == (2,)
    assert said(match, 2, {UNTIL_TURN: match.events}) == answer


def test_always_ask_overrides_everything() -> None:
    match = dismantled()
    everything: dict[str, Value] = {ALWAYS: "on", UNTIL_TURN: match.events, THIS_TRICK: match.events, TRICKS: "me"}
    for seat in range(5):
        assert said(match, seat, everything, alone=True) is None


def test_who_is_alone_is_not_asked_what_it_cannot_do() -> None:
    match = dismantled()
    assert said(match, 3, alone=True) == NO
    assert said(match, 3) is None
    assert said(match, 1, alone=True) is None


# --- dodging
def test_a_dodge_is_played_or_the_hit_is_taken() -> None:
    assert said(slashed(), 2, {DODGE: "auto"}) == ("dodge@H2",)
    bare = slashed(s2={"hand": ("peach@H4",)})
    assert said(bare, 2, {DODGE: "auto"}) == NO
    assert said(bare, 2, {DODGE: "ask"}) is None


@pytest.mark.parametrize("hand", [("dodge@H2", "peach@H4"), ("peach@H4", "peach@H6")])
@pytest.mark.parametrize(
    "more",
    [
        {"s2": {"general": "zhao_yun"}},
        {"s2": {"equipment": ("eight_diagrams@S2",)}},
        {"s1": {"general": "lu_bu"}},
        {"s2": {"hp": 1}},
    ],
)
def test_whether_a_dodge_is_asked_for_hangs_on_what_all_can_see(more: dict[str, Any], hand: tuple[str, ...]) -> None:
    seats = {**more, "s2": {**more.get("s2", {}), "hand": hand}}
    assert said(slashed(**seats), 2, {DODGE: "auto"}) is None


def test_only_known_policies_are_kept() -> None:
    odd: dict[str, Value] = {OWN: "ask", TRICKS: "nobody", UNTIL_TURN: 7, THIS_TRICK: True, "money": 3, DODGE: -1}
    assert PROXY.sound(odd) == {OWN: "ask", UNTIL_TURN: 7}
    assert PROXY.sound({UNTIL_TURN: -1}) == {}


def test_what_may_be_set_is_offered_when_it_means_something() -> None:
    match = a_war()
    assert PROXY.offers(match.view(0)) == (UNTIL_TURN,)
    use(match, "dismantle", "1")
    assert PROXY.offers(match.view(2)) == (THIS_TRICK, UNTIL_TURN)
    assert PROXY.quick(match.view(2)) == (THIS_TRICK, UNTIL_TURN)
    assert PROXY.quick(match.view(0)) == (THIS_TRICK,), "it is my turn already"
    match.answer("2")
    assert match.waiting is not None
    assert match.waiting.step((STEP_UP,) if isinstance(match.waiting, Call) else ()).ask == "nullification"
    assert PROXY.quick(match.view(2)) == (THIS_TRICK, UNTIL_TURN)
