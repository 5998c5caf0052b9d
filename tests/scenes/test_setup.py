"""Set-up: seats, names, looks, order, options, and what is remembered."""

from __future__ import annotations

import pygame
import pytest

from game.disk.settings import Chair, LastTable
from game.scenes.house import House
from game.scenes.presets import present
from game.scenes.setup import Setup
from game.tables import parts
from game.tables.tam_quoc_sat import advice
from game.ui.controls import Scroll
from game.ui.place import Rect
from tests.scenes.conftest import Guest, Houses

FOUR = tuple(Chair(name=name) for name in ("Lan", "Minh", "Thu", "Hoa"))


def table(house: House, chairs: tuple[Chair, ...] = FOUR, **options: int | str) -> Guest:
    house.settings.tables["deep_sea"] = LastTable(chairs=chairs, options=dict(options))
    return Guest(house, Setup(house, "deep_sea"))


def names(guest: Guest) -> list[str]:
    assert isinstance(guest.top, Setup)
    return guest.top.seating.names(guest.house.ui.words)


def scene(guest: Guest) -> Setup:
    assert isinstance(guest.top, Setup)
    return guest.top


# --- who sits there
def test_people_sit_down_and_get_up_between_two_and_six(house: Houses) -> None:
    guest = table(house(), FOUR[:2])
    assert guest.control("setup.seat.1.remove").off
    for _ in range(4):
        guest.press("setup.add.human")
    assert len(names(guest)) == 6
    assert guest.control("setup.add.bot").off
    guest.press("setup.seat.3.remove")
    assert len(names(guest)) == 5
    assert not guest.control("setup.add.bot").off
    guest.press("setup.add.bot")
    assert scene(guest).seating.sitters[-1].plays == "normal"


def test_an_empty_chair_at_the_table_seats_somebody(house: Houses) -> None:
    guest = table(house(), FOUR[:2])
    guest.press("setup.table.5")
    assert len(names(guest)) == 3


def test_a_name_is_typed_with_an_input_method_and_kept(house: Houses) -> None:
    home = house("vi")
    guest = table(home)
    guest.press("setup.seat.2.name")
    guest.tap(pygame.K_a, pygame.KMOD_CTRL)
    for text in ("N", "g", "u", "y", "e", "n"):
        guest.type(text)
    guest.tap(pygame.K_BACKSPACE)
    guest.tap(pygame.K_BACKSPACE)
    guest.compose("ễ")
    guest.type("ễn")
    guest.tap(pygame.K_RETURN)
    assert guest.top.name == "setup"
    assert names(guest)[1] == "Nguyễn"
    guest.key(pygame.K_ESCAPE)
    assert home.settings.tables["deep_sea"].chairs[1].name == "Nguyễn"


def test_an_emptied_name_falls_back_to_the_usual_one(house: Houses) -> None:
    guest = table(house("vi"))
    guest.press("setup.seat.1.name")
    guest.tap(pygame.K_a, pygame.KMOD_CTRL)
    guest.tap(pygame.K_DELETE)
    assert names(guest)[0] == "Người chơi 1"


def test_human_or_bot_and_its_level(house: Houses) -> None:
    guest = table(house())
    assert "setup.seat.2.level.easy" not in guest.ids
    guest.press("setup.seat.2.bot")
    assert "setup.seat.2.level.hard" not in guest.ids
    guest.press("setup.seat.2.level.easy")
    assert scene(guest).seating.sitters[1].plays == "easy"
    guest.press("setup.seat.3.bot")
    assert scene(guest).seating.sitters[2].plays == "easy"
    guest.press("setup.seat.2.human")
    assert scene(guest).seating.humans == 3


def test_a_look_is_chosen_and_one_that_is_taken_says_by_whom(house: Houses) -> None:
    guest = table(house())
    guest.press("setup.seat.3.look")
    locked = guest.control("setup.seat.3.look.vermilion")
    assert locked.why
    assert "Lan" in locked.why
    guest.press("setup.seat.3.look.violet")
    assert scene(guest).seating.people(guest.house.ui.words)[2].colour == "violet"
    assert scene(guest).seating.people(guest.house.ui.words)[2].shape == "star"
    guest.press("setup.seat.3.look")
    assert "setup.seat.3.look.violet" not in guest.ids


# --- turn order
def test_the_order_changes_by_keys_and_the_focus_goes_along(house: Houses) -> None:
    guest = table(house())
    guest.press("setup.seat.2.look")
    while guest.top.desk.focus != "setup.seat.2.down":
        guest.tap(pygame.K_TAB)
    guest.tap(pygame.K_RETURN)
    assert names(guest) == ["Lan", "Thu", "Minh", "Hoa"]
    assert guest.top.desk.focus == "setup.seat.3.down"
    guest.tap(pygame.K_RETURN)
    assert names(guest) == ["Lan", "Thu", "Hoa", "Minh"]
    assert guest.control("setup.seat.4.down").off


def test_the_order_changes_by_dragging_a_disc(house: Houses) -> None:
    guest = table(house())
    x, y = guest.spot("setup.seat.1.look")
    goal = guest.spot("setup.seat.3.look")[1] + 30
    guest.move((x, y))
    guest.down((x, y))
    for step in range(11):
        guest.move((x, round(y + (goal - y) * step / 10)))
    guest.up((x, goal))
    guest.wait(20)
    assert names(guest) == ["Minh", "Thu", "Lan", "Hoa"]


def test_a_small_tremble_is_a_press(house: Houses) -> None:
    guest = table(house())
    x, y = guest.spot("setup.seat.2.look")
    guest.move((x, y))
    guest.down((x, y))
    guest.move((x, y + 3))
    guest.up((x, y + 3))
    guest.wait(20)
    assert names(guest)[0] == "Lan"
    assert "setup.seat.2.look.violet" in guest.ids


def test_who_starts_stays_the_same_person(house: Houses) -> None:
    guest = table(house(), first=2)
    guest.press("setup.seat.1.remove")
    assert scene(guest).values["first"] == 1
    guest.press("setup.shuffle")
    first = scene(guest).values["first"]
    assert isinstance(first, int)
    assert names(guest)[first] == "Thu"
    guest.press(f"setup.seat.{first + 1}.remove")
    assert scene(guest).values["first"] == "random"


# --- options
def test_options_come_from_the_rules(house: Houses) -> None:
    guest = table(house())
    guest.press("setup.option.dives.less")
    while guest.top.desk.focus != "setup.option.air":
        guest.tap(pygame.K_TAB)
    for _ in range(5):
        guest.tap(pygame.K_LEFT)
    guest.press("setup.option.drowned_stacks.whole")
    guest.press("setup.option.first.2")
    assert scene(guest).values == {"dives": 2, "air": 20, "first": 1, "drowned_stacks": "whole"}
    guest.press("setup.option.dives.less")
    assert guest.control("setup.option.dives.less").off
    guest.press("setup.option.first.random")
    assert scene(guest).values["first"] == "random"


def test_every_option_explains_itself(house: Houses) -> None:
    for lang in ("vi", "fa", "en"):
        guest = table(house(lang))
        for option in guest.house.games["deep_sea"].options:
            tip = guest.control(f"setup.option.{option}.hint").tip
            assert tip
            assert "deep_sea-" not in tip


def test_options_that_no_longer_fit_are_the_usual_ones(house: Houses) -> None:
    guest = table(house(), FOUR[:2], dives=99, air="much", first=5, drowned_stacks="whole", ghost=1)
    assert scene(guest).values == {"dives": 3, "air": 25, "first": "random", "drowned_stacks": "whole"}


# --- start
def test_the_match_starts_as_it_was_set_up_and_is_kept(house: Houses) -> None:
    home = house()
    home.seed = 11
    guest = table(home, dives=2)
    guest.press("setup.seat.4.bot")
    guest.press("setup.undo")
    guest.press("setup.start")
    assert guest.top.name == "play"
    session = guest.top.session  # type: ignore[attr-defined]
    assert [person.name for person in session.people] == ["Lan", "Minh", "Thu", "Hoa"]
    assert session.people[3].plays == "normal"
    assert session.match.seed == 11
    assert session.match.options["dives"] == 2
    assert session.free_undo
    assert home.folder
    assert len(list(home.folder.saves.glob("*.match"))) == 1
    assert home.settings.tables["deep_sea"].options["dives"] == 2
    assert home.settings.tables["deep_sea"].free_undo


def test_bots_alone_may_play(house: Houses) -> None:
    guest = table(house(), tuple(Chair(plays="random") for _ in range(3)))
    guest.press("setup.start")
    assert guest.top.name == "play"


def test_enter_starts_and_esc_goes_back(house: Houses) -> None:
    home = house()
    guest = Guest(home, home.home())
    guest.press("home.play")
    guest.tap(pygame.K_ESCAPE)
    assert guest.top.name == "home"
    guest.press("home.play")
    guest.tap(pygame.K_RETURN)
    assert guest.top.name == "play"


def test_a_match_can_be_played_again_with_its_people(house: Houses) -> None:
    home = house()
    again = Setup(home, "deep_sea", people=FOUR[:3], options={"dives": 1})
    assert [sitter.name for sitter in again.seating.sitters] == ["Lan", "Minh", "Thu"]
    assert again.values["dives"] == 1


# --- picture
def test_the_seats_glide_when_shuffled(house: Houses) -> None:
    home = house()
    guest = table(home)
    home.settings.speed = 1.0
    home.ui.apply()
    guest.click("setup.shuffle")
    turns = [disc.turn for disc in scene(guest).table.discs.values()]
    goals = [scene(guest).table.angle(seat) for seat in range(4)]
    assert scene(guest).moving
    assert turns != goals
    guest.wait(800)
    assert [disc.turn for disc in scene(guest).table.discs.values()] == pytest.approx(goals)
    assert not scene(guest).moving


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(
    ("size", "tastes"),
    [((1920, 1080), {}), ((960, 600), {"text_size": 1.4}), ((1366, 768), {"ui_scale": 1.3}), ((700, 1000), {})],
)
def test_controls_that_can_be_seen_lie_on_the_screen_and_apart(
    house: Houses, lang: str, size: tuple[int, int], tastes: dict[str, float]
) -> None:
    wide = tuple(Chair(name="W" * 16, plays=plays) for plays in ("human", "human", "easy", "random", "human", "human"))
    guest = table(house(lang, size, **tastes), wide, first=4)
    seen = {name: guest.top.desk.box(name) for name in guest.ids if not name.startswith("setup.table")}
    seen = {name: box for name, box in seen.items() if box.w and box.h and guest.control(name).kind != "scroll"}
    screen = pygame.Rect((0, 0), size)
    for name, box in seen.items():
        assert screen.contains(box), name
        others = [other for other, there in seen.items() if other != name and there.inflate(-2, -2).colliderect(box)]
        assert not others, (name, others)
    words = guest.house.ui.words
    assert not words.missing
    assert not words.faults


# --- set-ups with a name
def test_a_preset_sets_all_options_but_who_begins(house: Houses) -> None:
    guest = table(house(), first=2)
    guest.press("setup.preset.thin_air")
    assert scene(guest).values == {"dives": 3, "air": 18, "first": 2, "drowned_stacks": "split"}
    guest.press("setup.option.dives.less")
    assert present(scene(guest).game, scene(guest).values) == ""
    guest.press("setup.preset.classic")
    assert scene(guest).values == {"dives": 3, "air": 25, "first": 2, "drowned_stacks": "split"}
    assert guest.control("setup.preset.classic").mood() == {"value": True}


@pytest.mark.parametrize("game", ["deep_sea", "reef", "lost_cities", "tam_quoc_sat"])
def test_every_preset_can_be_played_and_is_another(house: Houses, game: str) -> None:
    rules = house().games[game]
    assert "classic" in rules.presets
    assert rules.preset("classic") == {name: o.default for name, o in rules.options.items() if not o.seat}
    for name in rules.presets:
        rules.chosen(rules.preset(name), rules.least_seats)
        assert present(rules, rules.preset(name)) == name


# --- Tam Quốc Sát
def war(house: House, seats: int, **options: int | str) -> Guest:
    chairs = tuple(Chair() for _ in range(seats))
    house.settings.tables["tam_quoc_sat"] = LastTable(chairs=chairs, options=dict(options))
    return Guest(house, Setup(house, "tam_quoc_sat"))


def said(guest: Guest) -> list[str]:
    """The plain texts of the scene, scrolled ones too."""
    marks = [one for mark in guest.top.build() for one in (mark, *getattr(mark, "children", ()))]
    return [str(getattr(one, "text", "")) for one in marks]


@pytest.mark.rule("TQ-2")
def test_the_roles_for_the_present_seats_are_shown(house: Houses) -> None:
    guest = war(house(), 8)
    assert said(guest)[1:].count("2") >= 1
    assert [part.count for part in parts("tam_quoc_sat", 8)] == [1, 2, 4, 1]
    before = said(guest)
    assert {"Lord", "Loyalist", "Rebel", "Renegade"} <= set(before)
    guest.press("setup.add.human")
    assert said(guest) != before
    assert [part.count for part in parts("tam_quoc_sat", 9)] == [1, 3, 4, 1]


@pytest.mark.rule("TQ-51")
def test_asking_only_holders_says_that_it_leaks(house: Houses) -> None:
    guest = war(house(), 5)
    assert not any("leaks" in text for text in said(guest))
    guest.press("setup.option.ask.holders")
    assert any("leaks" in text for text in said(guest))


@pytest.mark.rule("TQ-5")
def test_too_few_generals_are_told_and_made_good(house: Houses) -> None:
    guest = war(house(), 10, choices=6)
    assert any("too few" in text for text in said(guest))
    assert not guest.control("setup.start").off
    guest.press("setup.advice.fewer")
    assert scene(guest).values["choices"] == 2
    assert not any("too few" in text for text in said(guest))


@pytest.mark.rule("TQ-5")
def test_no_match_begins_without_generals_for_all(house: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_generals", lambda packs: 15)
    guest = war(house(), 9)
    why = guest.control("setup.start").why or ""
    assert why.translate({0x2068: None, 0x2069: None}) == "2 generals are missing for 9 seats."
    guest.press("setup.seat.9.remove")
    assert not guest.control("setup.start").off


@pytest.mark.parametrize("game", ["deep_sea", "lost_cities", "tam_quoc_sat"])
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_names_at_the_round_table_keep_clear_of_the_discs(house: Houses, game: str, size: tuple[int, int]) -> None:
    home = house("vi", size)
    most = home.games[game].most_seats
    home.settings.tables[game] = LastTable(chairs=tuple(Chair() for _ in range(most)))
    round_one = scene(Guest(home, Setup(home, game))).table
    discs = [Rect.around(*round_one._spot(round_one.angle(seat)), round_one.seat * 0.96) for seat in range(most)]
    for seat in range(most):
        name = round_one.name_room(round_one.angle(seat), 132)
        assert not any(name.inset(1, 5).touches(disc) for disc in discs), seat


def test_four_seats_with_two_bots_need_no_scrolling(house: Houses) -> None:
    guest = table(house(), tuple(Chair(plays=plays) for plays in ("human", "human", "easy", "easy")))
    scroll = next(mark for mark in guest.top.build() if getattr(mark, "id", "") == "setup.seats")
    assert isinstance(scroll, Scroll)
    assert scroll.height <= scroll.rect.h


def test_somebody_can_always_be_added_without_scrolling(house: Houses) -> None:
    home = house()
    home.settings.tables["tam_quoc_sat"] = LastTable(chairs=FOUR)
    guest = Guest(home, Setup(home, "tam_quoc_sat"))
    for seats in range(6, 11):
        guest.press("setup.add.bot")
        assert len(names(guest)) == seats
        marks = {getattr(mark, "id", ""): mark for mark in guest.top.build()}
        assert marks["setup.add.bot"].rect.bottom_edge <= scene(guest).list.bottom_edge + 0.5
        assert marks["setup.seats"].rect.bottom_edge <= marks["setup.add.bot"].rect.y
        if seats == 10:
            assert isinstance(marks["setup.seats"], Scroll)
            assert marks["setup.seats"].height > marks["setup.seats"].rect.h
