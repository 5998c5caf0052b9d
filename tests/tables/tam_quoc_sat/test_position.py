"""What is drawn after an event is what a view taken then would give."""

from random import Random

import pytest

from game.tables.tam_quoc_sat.position import Position
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, a_match, step


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_the_position_after_every_event_is_that_of_a_view(seed: int, viewer: int | None) -> None:
    match = a_match(5 + seed % 6, seed, **EVERY_PACK)
    rng = Random(seed)
    now, seen = Position.of(match.view(viewer)), match.events
    for _ in range(160):
        if match.waiting is None:
            break
        step(match, rng)
        for event in match.told(viewer, seen):
            now = now.after(event)
        seen = match.events
        assert now == Position.of(match.view(viewer))
        assert {name: zone for name, zone in now.zones.items() if zone.count} == {
            name: zone for name, zone in match.view(viewer).zones.items() if zone.count
        }


def test_a_position_holds_no_hand_but_the_viewers() -> None:
    match = a_match(6, 2)
    rng = Random(2)
    for _ in range(60):
        if match.waiting is not None:
            step(match, rng)
    now = Position.of(match.view(1))
    assert all(now.cards(f"hand/{seat}") == () for seat in range(6) if seat != 1)
    assert all(not now.role(seat) or now.public_role(seat) for seat in range(6) if seat != 1)
