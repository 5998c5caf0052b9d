"""Scenario files of Lost Cities and the reef that pass, differ or are malformed, and what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.disk.document import ContentError
from game.tools import scenario
from game.tools.player import Differs

CITIES = "scenario: 1\ngame: lost_cities\n"
TRIP = (
    CITIES
    + "start: {turn: 0, hands: [[sea-5, sea-2], [snow-3]], expeditions: [{sea: [4]}, {}], discards: {snow: [9, 8]},"
    + " pile: [jungle-4, desert-9]}\n"
)
REEF = "scenario: 1\ngame: reef\n"
DIVE = REEF + "start: {turn: 0, oxygen: 20, track: {3: 2, 13: 6}, divers: [{at: 1}, {at: 4}]}\ndice: [[1, 1]]\n"


def play(tmp_path: Path, text: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text, encoding="utf-8")
    scenario.play(file)


PASSING = {
    "auto plays, draws and goes on": TRIP + "steps:\n- {seat: 1, discard: snow-3}\nexpect: {pile: 1, turn: 1}\n",
    "hands compare without order": TRIP + "expect: {hand: {0: [sea-2, sea-5], 1: 1}}\n",
    "empty places need no mention": TRIP
    + "expect: {expeditions: [{sea: [4], snow: []}, {}], discards: {snow: [9, 8]}}\n",
    "what is offered": TRIP + "expect: {offered: {cards: [sea-2], places: [sea]}, not_offered: {places: [snow]}}\n",
    "illegal for one who is not asked": TRIP + "steps:\n- {seat: 1, agree: true, illegal: true}\n",
    "auto refuses to end a round": TRIP + "expect: {scores: [-16, 0], totals: [0, 0], round: 1, over: null}\n",
    "a fresh dive": REEF + "seats: 4\nexpect: {at: [0, 0, aboard, 0], scores: [[], [], [], []]}\n",
    "auto rolls and goes on": DIVE + "steps:\n- {seat: 1, swim: roll}\n- expect: {turn: 1}\n",
    "cards compare without order": REEF
    + "start: {turn: 0, track: {}, divers: [{at: 9, taken: [4, 2]}, {}]}\nexpect: {taken: {0: [2, 4], 1: []}}\n",
    "scores of the round under way": REEF
    + "start: {round: 1, track: {}, divers: [{at: 9}, {}], scores: [[3], [0]]}\nexpect: {scores: [[3], [0]]}\n",
    "one number for tanks that are alike": REEF + "options: {oxygen: personal}\nexpect: {oxygen: 25}\n",
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING)
def test_files_that_pass(tmp_path: Path, text: str) -> None:
    play(tmp_path, text)


DIFFERING = {
    TRIP + "expect: {hand: {0: [sea-2]}}\n": "hand is",
    TRIP + "expect: {hand: {0: 3}}\n": 'hand is {"0": 2}, expected {"0": 3}',
    TRIP + "expect: {expeditions: [{sea: [5]}, {}]}\n": "expeditions is",
    TRIP + "expect: {discards: {snow: [8, 9]}}\n": "discards is",
    TRIP + "expect: {pile: 3}\n": "pile is 2, expected 3",
    TRIP + "expect: {offered: {cards: [snow-3]}}\n": "offered is",
    TRIP + "expect: {not_offered: {places: [sea]}}\n": "not_offered is",
    TRIP + "steps:\n- {seat: 0, play: sea-2}\n": "not on offer; play of seat 0 offers sea-5, sea-2",
    TRIP + "steps:\n- {seat: 0, play: sea-5, illegal: true}\n": "on offer, but should not be",
    TRIP + "steps:\n- {seat: 0, play: sea-2, illegal: true, why: why-stays}\n": "refused because of why-too-low",
    TRIP + "auto: fail\nsteps:\n- {seat: 1, discard: snow-3}\n": "no step answers this: play of seat 0",
    DIVE + "expect: {track: {3: 2}}\n": "track is",
    DIVE + "expect: {oxygen: 18}\n": "oxygen is 20, expected 18",
    DIVE + "expect: {scores: [[0], [1]]}\n": "scores is",
    DIVE + "steps:\n- {seat: 0, swim: roll}\n- {seat: 0, heading: out, illegal: true}\n": "on offer",
}


@pytest.mark.parametrize(("text", "said"), DIFFERING.items())
def test_files_that_differ(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Differs) as wrong:
        play(tmp_path, text)
    assert said in str(wrong.value)


MALFORMED = {
    CITIES + "steps:\n- {seat: 0, play: sea-11}\n": ":4: .steps[0]: there is no card 'sea-11'",
    CITIES + "steps:\n- {seat: 0, draw: moon}\n": ":4: .steps[0]: there is no place 'moon'",
    CITIES + "steps:\n- {seat: 0, play: sea-2, draw: pile}\n": "exactly one of play, discard, draw, agree",
    CITIES + "steps:\n- {seat: 2, play: sea-2}\n": "no seat 2",
    CITIES + "options: {regions: 7}\n": ":3: .options",
    CITIES + "start: {hands: [[sea-11], [sea-2]]}\n": ":3: .start",
    CITIES + "expect: {hand: {0: [sun-2]}}\n": ":3: .expect.hand[0]: there is no card 'sun-2'",
    CITIES + "expect: {expeditions: [{sea: [12]}, {}]}\n": "there is no card 'sea-12'",
    CITIES + "expect: {discards: {moon: [2]}}\n": "there is no card 'moon-2'",
    CITIES + "expect: {offered: {cards: [sea]}}\n": "there is no card 'sea'",
    CITIES + "expect: {offered: {places: [sea-2]}}\n": "there is no place 'sea-2'",
    CITIES + "expect: {waiting: {seat: 0, ask: place}}\n": "'place' is none of",
    REEF + "steps:\n- {seat: 0, heading: up}\n": "'up' is none of",
    REEF + "start: {track: {3: 7}}\n": "no shallow card of value 7",
    REEF + "expect: {track: {26: 7}}\n": "there is no space 26",
    REEF + "seats: 2\nexpect: {taken: {3: []}}\n": "no seat 3",
    REEF + "dice: [[7, 1]]\n": "2 dice of 1 to 6",
    REEF + "seats: 7\n": "2 to 6 seats",
}


@pytest.mark.parametrize(("text", "said"), MALFORMED.items())
def test_files_that_are_malformed(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as wrong:
        play(tmp_path, text)
    assert said in str(wrong.value)
