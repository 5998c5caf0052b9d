"""Every step of every question can be completed: nobody is led to where there is nothing to choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.core.match import Match
from game.core.question import Call, Decision, Option, Path
from tests.rules.tam_quoc_sat.wars import ALL_PACKS, GAME


def steps(node: Decision) -> Iterator[tuple[Path, Decision]]:
    """The steps that may come after this one, and what leads there: each option at its turn, as few as may be."""
    keys = node.keys
    for at in range(len(keys) if node.then else 0):
        picks = (*keys[at:], *keys[:at])[: max(1, node.least)]
        if node.then and (after := node.then(picks)):
            yield picks, after
            yield from ((picks + more, deeper) for more, deeper in steps(after))


def dead_ends(asked: Decision) -> list[Path]:
    """The paths after which more is asked than there is."""
    return [path for path, step in steps(asked) if len(step.options) < step.least or not step.options]


def test_a_dead_end_is_found_out() -> None:
    nothing = Decision(0, "pick", ())
    leads = Decision(0, "pick", (Option("slash@S7"),), then=lambda path: nothing)
    assert dead_ends(leads) == [("slash@S7",)]


@pytest.mark.parametrize("seed", range(6))
def test_no_question_leads_to_a_dead_end(seed: int) -> None:
    deck = ("standard", "army")[seed % 2]
    match, rng, bot = Match(GAME, 5 + seed, {"deck": deck, "packs": ALL_PACKS}, seed), Random(seed), GAME.bots["random"]
    for _ in range(160):
        if (asked := match.waiting) is None:
            break
        if isinstance(asked, Call):
            match.answer(*[str(seat) for seat in asked.seats if rng.random() < 0.2])
            continue
        if isinstance(asked, Decision):
            assert dead_ends(asked) == [], (asked.ask, asked.seat, len(match.log))
        match.answer(*match.choose(bot, asked.seats[0], rng))
