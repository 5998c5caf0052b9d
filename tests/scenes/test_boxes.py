"""A box with several rule sets: one box on the table, a choice at set-up, remembered and explained."""

from __future__ import annotations

import pytest

from game.disk import settings
from game.disk.settings import Chair
from game.scenes.play import Play
from game.scenes.rulebook import Rulebook
from game.scenes.setup import Setup
from game.tables import box_of, rule_sets
from tests.scenes.conftest import Guest, Houses

SIZES = [((1920, 1080), 1.0), ((1366, 768), 1.4), ((960, 600), 0.9), ((700, 1000), 1.0)]


def scene(guest: Guest) -> Setup:
    assert isinstance(guest.top, Setup)
    return guest.top


def test_rules_that_share_a_box_are_found_by_it() -> None:
    assert box_of("reef") == "deep_sea"
    assert box_of("lost_cities") == "lost_cities"
    assert rule_sets("deep_sea", ["reef", "lost_cities", "deep_sea"]) == ("deep_sea", "reef")
    assert rule_sets("lost_cities", ["reef", "lost_cities", "deep_sea"]) == ("lost_cities",)


def test_the_home_table_shows_one_box_for_both(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    assert "home.box.deep_sea" in guest.ids
    assert "home.box.reef" not in guest.ids


def test_the_other_rules_keep_the_people_and_bring_their_options(house: Houses) -> None:
    home = house()
    guest = Guest(home, Setup(home, "deep_sea", [Chair(name="Lan"), Chair(name="Minh"), Chair(plays="easy")]))
    assert "setup.option.air" in guest.ids
    guest.press("setup.rules.reef")
    assert scene(guest).game.id == "reef"
    assert [sitter.name for sitter in scene(guest).seating.sitters] == ["Lan", "Minh", ""]
    assert scene(guest).seating.sitters[2].plays == "easy"
    assert "setup.option.oxygen.personal" in guest.ids
    assert "setup.option.air" not in guest.ids


def test_the_rules_last_chosen_are_offered_again(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    guest.press("home.play")
    assert scene(guest).game.id == "deep_sea"
    guest.press("setup.rules.reef")
    guest.press("setup.back")
    guest.press("home.play")
    assert scene(guest).game.id == "reef"
    guest.press("setup.back")
    assert home.folder is not None
    assert settings.load(home.folder.settings)[0].rules == {"deep_sea": "reef"}


def test_rules_that_are_not_there_any_more_are_not_offered(house: Houses) -> None:
    home = house()
    home.settings.rules["deep_sea"] = "the_abyss"
    assert home.rules_of("deep_sea") == "deep_sea"
    home.settings.rules["deep_sea"] = "lost_cities"
    assert home.rules_of("deep_sea") == "deep_sea"


def test_a_match_of_the_reef_starts_from_the_shared_box(house: Houses) -> None:
    home = house()
    guest = Guest(home, Setup(home, "deep_sea"))
    guest.press("setup.rules.reef")
    guest.press("setup.start")
    assert isinstance(guest.top, Play)
    assert guest.top.session.match.game.id == "reef"


@pytest.mark.rule("RF-18")
def test_the_literal_tank_is_explained_and_may_be_changed(house: Houses) -> None:
    home = house()
    guest = Guest(home, Setup(home, "reef"))
    guest.press("setup.advice.personal")
    assert scene(guest).values["oxygen"] == "personal"
    assert "setup.advice.personal" not in guest.ids
    guest.press("setup.option.oxygen.shared")
    guest.press("setup.advice.more")
    assert scene(guest).values["oxygen"] == "shared"
    assert int(scene(guest).values["oxygen_start"]) > 25
    assert "setup.advice.more" not in guest.ids


def test_the_rulebook_turns_to_the_other_rules(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.rulebook("reef", "heading"))
    assert isinstance(guest.top, Rulebook)
    assert guest.top.topic == "heading"
    guest.press("rulebook.rules.deep_sea")
    assert guest.top.game == "deep_sea"
    assert "rulebook.topic.drowned" in guest.ids


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_set_up_stays_whole(house: Houses, lang: str, size: tuple[int, int], text: float) -> None:
    home = house(lang, size, text_size=text)
    guest = Guest(home, Setup(home, "reef"))
    cards = [guest.top.desk.box(f"setup.rules.{game}") for game in ("deep_sea", "reef")]
    assert not cards[0].colliderect(cards[1])
    assert all(guest.ui.screen.surface.get_rect().contains(card) for card in cards)
    assert not home.ui.words.missing
    assert not home.ui.words.faults


def test_a_match_of_the_reef_is_called_by_its_rules_too(house: Houses) -> None:
    home = house()
    words = home.ui.words
    assert home.title("deep_sea") == words("deep_sea-name")
    assert words("reef-rules") in home.title("reef")
    assert words("reef-name") in home.title("reef")
    assert home.title("a_game_of_another_version") == "a_game_of_another_version"
