"""The story of a match is what everybody was told: killers, causes, rounds, rescues, HP."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.core.event import Event
from game.core.match import Match
from game.core.view import View
from game.rules.tam_quoc_sat import events
from game.rules.tam_quoc_sat.card import Card, printed
from game.tables.tam_quoc_sat.end.story import Blow, Fall, Level, Rescue, Story, Tally, story_of
from tests.tables.tam_quoc_sat.wars import a_match, step

SLASH, FIRE, PEACH = printed("slash@S7"), printed("fire_slash@H4"), printed("peach@H3")
LIGHTNING = printed("lightning@SA")


def told(*past: Event, hp: tuple[int, ...] = (4, 4, 4)) -> Story:
    """The story of three seats who were told this and have this HP at the end."""
    rounds = sum(isinstance(event, events.RoundBegan) for event in past)
    facts = SimpleNamespace(hp=hp, max_hp=(4, 4, 4), round=rounds)
    return story_of(cast("View[Any]", SimpleNamespace(seats=len(hp), facts=facts, past=past)))


def hurt(by: int, source: int | None, hp: int, card: Card | None = SLASH, amount: int = 1, **more: Any) -> events.Hurt:
    return events.Hurt(by, amount, "normal", source, card, hp, **more)


def killed(by: int, source: int | None, card: Card | None = SLASH, **more: Any) -> tuple[Event, ...]:
    """Somebody with one HP is killed."""
    blow = hurt(by, source, 0, card, **more)
    return blow, events.DyingBegan(by), events.DyingEnded(by, saved=False), events.Died(by, "rebel", source)


def test_a_killer_its_card_and_its_round() -> None:
    story = told(
        events.RoundBegan(1), events.TurnBegan(0), events.TurnBegan(1), events.RoundBegan(2), events.TurnBegan(0),
        *killed(2, 0),
    )  # fmt: skip
    (fall,) = story.falls
    assert (fall.seat, fall.killer, fall.role, fall.round) == (2, 0, "rebel", 2)
    assert fall.blow == Blow(SLASH)
    assert 2 < fall.at < 3
    assert [tally.kills for tally in story.tallies] == [1, 0, 0]
    assert story.rounds == {1: 0.0, 2: 2.0}
    assert story.length == 3


def test_the_skill_that_did_it_and_the_chain_are_known() -> None:
    by_skill = told(events.TurnBegan(0), *killed(0, 1, None, why="ganglie"))
    assert by_skill.falls[0].blow == Blow(skill="ganglie")
    chained = told(events.TurnBegan(0), *killed(2, 1, FIRE, chain=True))
    assert chained.falls[0].blow == Blow(FIRE, chain=True)


def test_a_death_without_a_killer_still_has_its_cause() -> None:
    struck = told(events.TurnBegan(0), *killed(1, None, LIGHTNING))
    assert struck.falls[0].killer is None
    assert struck.falls[0].blow == Blow(LIGHTNING)
    tired = told(
        events.TurnBegan(0), events.HpLost(1, 1, 0, "kurou"), events.DyingBegan(1),
        events.DyingEnded(1, saved=False), events.Died(1, "loyalist"),
    )  # fmt: skip
    assert tired.falls[0].blow == Blow(skill="kurou")
    assert tired.tallies[1] == Tally(lost=1)


def test_an_earlier_blow_is_not_blamed() -> None:
    story = told(events.TurnBegan(0), hurt(2, 1, 1), *killed(2, 0, FIRE))
    assert story.falls[0].blow.card == FIRE


def test_who_kills_itself_has_no_kill_to_its_name() -> None:
    story = told(events.TurnBegan(0), *killed(0, 0, FIRE, chain=True))
    assert story.tallies[0].kills == 0


def test_the_last_to_give_a_peach_is_the_rescuer() -> None:
    story = told(
        events.TurnBegan(0), hurt(2, 0, -1, amount=2), events.DyingBegan(2),
        events.Used(0, PEACH, (2,), "peach"), events.Recovered(2, 1, 0, "peach"),
        events.Used(1, PEACH, (2,), "peach"), events.Recovered(2, 1, 1, "peach"),
        events.DyingEnded(2, saved=True), hp=(4, 4, 1),
    )  # fmt: skip
    (rescue,) = story.rescues
    assert (rescue.seat, rescue.by) == (2, 1)
    assert [tally.rescues for tally in story.tallies] == [0, 1, 0]
    assert story.tallies[2].healed == 2
    assert not story.falls


def test_who_saves_itself_has_rescued_nobody() -> None:
    story = told(
        events.TurnBegan(0), hurt(2, 0, 0), events.DyingBegan(2), events.Used(2, PEACH, (2,), "peach"),
        events.Recovered(2, 1, 1, "peach"), events.DyingEnded(2, saved=True), hp=(4, 4, 1),
    )  # fmt: skip
    assert story.rescues == [Rescue(2, 2, story.rescues[0].at)]
    assert all(tally.rescues == 0 for tally in story.tallies)


def test_hp_goes_by_turns_from_what_it_was_to_what_it_is() -> None:
    story = told(
        events.TurnBegan(0), hurt(1, 0, 3), events.TurnBegan(1), events.Recovered(1, 1, 4), events.TurnBegan(2),
    )  # fmt: skip
    assert story.hp[0] == [Level(0.0, 4)]
    assert story.hp[1] == [Level(0.0, 4), Level(0.5, 3), Level(1.5, 4)]
    assert story.most == [4, 4, 4]


def test_a_maximum_that_shrank_is_remembered() -> None:
    story = told(events.TurnBegan(0), hurt(1, 0, 5), events.MaxHpChanged(1, 4, 4))
    assert story.hp[1][0].hp == 6
    assert story.most[1] == 6


def test_only_the_end_unveils_who_lived_hidden() -> None:
    story = told(events.RoleShown(0, "lord"), events.TurnBegan(0), *killed(2, 0), events.RoleShown(1, "renegade"))
    assert story.unveiled == {1}


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_match_adds_up_and_is_the_same_for_all(seed: int) -> None:
    match = a_match(5 + seed, seed, packs="standard,wind,fire,forest,mountain,god")
    rng = Random(seed)
    while match.waiting is not None:
        step(match, rng)
    view = match.view(None)
    story = story_of(view)
    assert {fall.seat for fall in story.falls} == {seat for seat in range(view.seats) if not view.facts.alive[seat]}
    assert [levels[-1].hp for levels in story.hp] == list(view.facts.hp)
    assert all(one.at <= other.at for levels in story.hp for one, other in pairwise(levels))
    assert sum(tally.taken for tally in story.tallies) >= sum(tally.dealt for tally in story.tallies) > 0
    assert [fall.at for fall in story.falls] == sorted(fall.at for fall in story.falls)
    assert all(_blame_is_fair(match, fall) for fall in story.falls)
    assert all(story_of(match.view(seat)) == story for seat in range(view.seats))


def _blame_is_fair(match: Match, fall: Fall) -> bool:
    """Whose act it was is named among what all were told."""
    died = [event for event in match.told(None) if isinstance(event, events.Died) and event.by == fall.seat]
    return [(event.killer, event.role) for event in died] == [(fall.killer, fall.role)]
