"""The frame of the game: six phases, contests, generals who never meet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.event import Moved
from game.core.question import Decision
from game.rules.tam_quoc_sat import supply
from game.rules.tam_quoc_sat.contest import Contest, contest
from game.rules.tam_quoc_sat.events import Contested, PhaseBegan, PhaseSkipped, RoundBegan, TurnBegan
from game.rules.tam_quoc_sat.game import TamQuocSat
from game.rules.tam_quoc_sat.play import Play
from game.tools.scripts.script import OpenMatch
from tests.rules.tam_quoc_sat.wars import GAME, fresh, position

PHASES = ["prepare", "judge", "draw", "play", "discard", "end"]


@pytest.mark.rule("TQ-8")
def test_a_turn_goes_through_the_six_phases_in_order() -> None:
    match = fresh(5, {}, 8)
    turns: list[list[str]] = []
    skipped: list[set[str]] = []
    for event in match.everything():
        if isinstance(event, TurnBegan):
            turns.append([])
            skipped.append(set())
        elif isinstance(event, PhaseBegan):
            turns[-1].append(event.phase)
        elif isinstance(event, PhaseSkipped):
            skipped[-1].add(event.phase)
    whole = [phases for phases, gone in zip(turns, skipped, strict=True) if phases and phases[-1] == "end" and not gone]
    assert len(whole) > 5
    assert all(phases == PHASES for phases in whole)
    for phases in turns:
        assert phases == sorted(phases, key=PHASES.index), "never back, never twice"


@pytest.mark.rule("TQ-7")
def test_a_round_begins_with_the_lords_turn_wherever_the_lord_sits() -> None:
    for seed in range(4):
        match = fresh(5, {}, seed)
        lord = match.table.facts.roles.index("lord")
        told = pairwise(event for event in match.everything() if isinstance(event, RoundBegan | TurnBegan))
        opened = [then.by for event, then in told if isinstance(event, RoundBegan) and isinstance(then, TurnBegan)]
        assert len(opened) > 1
        assert set(opened) == {lord}


def held(one: str, other: str) -> tuple[Contest, OpenMatch]:
    """A contest of seat 0 with seat 1, who bid these cards."""
    assert isinstance(GAME, TamQuocSat)
    match = position([{"hand": [one]}, {"hand": [other]}, {}])
    rules = contest(Play(match.table, GAME.box), 0, 1, "test")
    answer: tuple[str, ...] | None = None
    for seat in (0, 1):
        asked = rules.send(answer)
        assert isinstance(asked, Decision)
        assert (asked.seat, asked.ask) == (seat, "pindian")
        assert all(not match.view(2).zones[f"down/{bidder}"].faces for bidder in (0, 1))
        answer = (asked.options[0].key,)
    with pytest.raises(StopIteration) as end:
        rules.send(answer)
    return end.value.value, match


@pytest.mark.rule("TQ-28")
@pytest.mark.parametrize(
    ("one", "other", "won"),
    [
        ("barbarian_invasion@SK", "peach@HQ", True),
        ("duel@SA", "dodge@D2", False),
        ("slash@S7", "barbarian_invasion@S7", False),
        ("dodge@H2", "lightning@SA", True),
    ],
)
def test_the_higher_rank_wins_and_a_tie_is_not_won(one: str, other: str, won: bool) -> None:
    result, match = held(one, other)
    assert result.won is won
    last = match.told(2)[-1]
    assert isinstance(last, Contested)
    assert [card.partition("#")[0] for card in last.cards] == [one, other]
    assert [len(match.table.zones[f"hand/{seat}"].cards) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("TQ-44")
@pytest.mark.parametrize("seed", range(6))
def test_two_of_one_person_never_meet_and_the_seed_says_who_stays(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = ("guan_yu", "zhang_fei")
    monkeypatch.setattr(supply, "NEVER_MEET", (pair,))
    match = OpenMatch(GAME, 8, {}, seed)
    there = [card for zone in match.table.zones.values() for card in zone.cards if card.partition("#")[0] in pair]
    assert len(there) == 1


@pytest.mark.rule("TQ-44")
def test_those_who_never_meet_are_the_two_of_yuan_shu() -> None:
    assert supply.NEVER_MEET == (("yuan_shu", "sp_yuan_shu"),)


def test_who_loses_the_skill_of_its_wounds_is_dying_and_nothing_is_wrong_on_the_way() -> None:
    """Zuo Ci lived by Zhou Tai's wounds and takes another incarnation at the end of the turn."""
    zuo_ci = {"general": "zuo_ci", "hp": 0, "wounds": ["peach@H3"], "incarnations": ["zhou_tai", "guan_yu"]}
    match = position([{}, {**zuo_ci, "shown": ["zhou_tai", "buqu"]}, {}], phase="end", turn=1)
    wrong: list[str] = []
    match.table.watch = lambda table, event: wrong.extend(GAME.check(table))
    match.answer("huashen", "guan_yu", "wusheng")
    gone = [event for event in match.everything() if isinstance(event, Moved) and event.steps[0].src == "wounds/1"]
    assert gone, "the wounds went"
    assert wrong == []
