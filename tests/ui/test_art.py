"""Pictures at their final size, and what is kept of them."""

import pygame
import pytest

from game.ui.assets import Art, ArtMissing, Cache
from tests.ui.gallery import ROOT


@pytest.fixture
def art() -> Art:
    return Art([ROOT / "assets/sprites"])


def test_a_sprite_has_exactly_the_size_asked_for(art: Art) -> None:
    for size in ((40, 40), (61, 80), (300, 40)):
        assert art.sprite("deep_sea/chip_l1_back", *size).get_size() == size


def test_the_same_picture_is_made_once(art: Art) -> None:
    assert art.sprite("deep_sea/bubble", 20, 20) is art.sprite("deep_sea/bubble", 20.3, 19.8)


def test_an_unknown_name_is_named(art: Art) -> None:
    assert not art.has("deep_sea/kraken")
    with pytest.raises(ArtMissing, match="deep_sea/kraken"):
        art.sprite("deep_sea/kraken", 20, 20)


def test_an_icon_takes_its_colour(art: Art) -> None:
    icon = art.icon("check", 48, (200, 100, 50))
    seen = {tuple(icon.get_at((x, y)))[:3] for x in range(48) for y in range(48) if icon.get_at((x, y)).a == 255}
    assert seen == {(200, 100, 50)}


@pytest.mark.parametrize("size", [(10, 10), (57, 200), (400, 61), (1, 1)])
def test_a_nine_slice_has_its_size_and_keeps_its_corners(art: Art, size: tuple[int, int]) -> None:
    nine = art.nine("panel_9", *size, 24)
    assert nine.get_size() == size
    if min(size) > 50:
        wide = art.nine("panel_9", 900, 900, 24)
        for x in range(24):
            assert nine.get_at((x, 5)) == wide.get_at((x, 5))
        assert nine.get_at((size[0] // 2, size[1] // 2)) == wide.get_at((450, 450))


def test_the_cache_forgets_the_longest_unused() -> None:
    cache = Cache(limit=4 * 100 * 3)
    for name in "abc":
        cache.get(name, lambda: pygame.Surface((10, 10)))
    first = cache.get("a", lambda: pytest.fail("a was kept"))
    cache.get("d", lambda: pygame.Surface((10, 10)))
    assert cache.bytes <= cache.limit
    assert cache.get("a", lambda: pytest.fail("a was used lately")) is first
    fresh = pygame.Surface((10, 10))
    assert cache.get("b", lambda: fresh) is fresh
