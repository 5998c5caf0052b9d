"""Controls under a player's hands: press, focus, hot keys, reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from game.ui.controls import Button, Choice, Field, Label, Mark, Scroll, Segmented, Slider, Spot, Stepper, Toggle
from game.ui.controls.tip import Tip
from game.ui.kit import Ui
from game.ui.place import Rect
from game.ui.scene import Scene
from game.ui.show import kept_clear, listed
from tests.ui.conftest import Hands
from tests.ui.gallery import Taste


class Room(Scene):
    """Whatever marks it is given."""

    name = "room"

    def __init__(self, ui: Ui, make: Callable[[Room], list[Mark]]) -> None:
        super().__init__(ui)
        self.make = make
        self.done: list[object] = []
        self.text = ""
        self.backs = 0

    def build(self) -> list[Mark]:
        return self.make(self)

    def back(self) -> None:
        self.backs += 1


def three(room: Room) -> list[Mark]:
    return [
        Button(Rect(100, 100, 200, 60), "a", "A", lambda: room.done.append("a"), key="a"),
        Button(Rect(400, 100, 200, 60), "b", "B", lambda: room.done.append("b"), why="not now", key="b"),
        Button(Rect(100, 300, 200, 60), "c", "C", lambda: room.done.append("c"), style="brass"),
    ]


@pytest.fixture
def room(ui: Ui) -> Room:
    return Room(ui, three)


def test_a_button_acts_when_released_inside(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.move(hand.spot("a"))
    hand.down(hand.spot("a"))
    assert room.done == []
    hand.up(hand.spot("a"))
    assert room.done == ["a"]


def test_released_outside_it_does_nothing(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.down(hand.spot("a"))
    hand.move(hand.spot("c"))
    hand.up(hand.spot("c"))
    assert room.done == []


def test_pressed_outside_and_released_on_it_does_nothing(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.down((5, 5))
    hand.up(hand.spot("a"))
    assert room.done == []


def test_a_press_survives_a_rebuild(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.down(hand.spot("a"))
    room.stale()
    hand.wait(20)
    hand.up(hand.spot("a"))
    assert room.done == ["a"]


def test_an_off_button_says_why_and_does_nothing(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.click("b")
    assert room.done == []
    assert room.desk.tip.shown == "b"
    hand.key(pygame.K_b)
    assert room.done == []


def test_tooltip_after_400_ms(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    shown = []
    hand.move(hand.spot("b"))
    for ms in (350, 80):
        hand.wait(ms)
        shown.append(room.desk.tip.shown)
    hand.move((5, 5))
    hand.wait(20)
    assert [*shown, room.desk.tip.shown] == [None, "b", None]


def test_the_mouse_is_listened_to_again_after_the_keyboard(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.key(pygame.K_TAB)
    hand.wait(450)
    assert room.desk.tip.shown == "a"
    hand.move(hand.spot("b"))
    hand.wait(450)
    assert (room.desk.tip.shown, room.desk.focus) == ("b", "a")
    hand.key(pygame.K_TAB)
    hand.wait(450)
    assert room.desk.tip.shown == room.desk.focus == "b"


def test_what_comes_to_lie_under_a_mouse_at_rest_is_not_meant(ui: Ui, hands: type[Hands]) -> None:
    shown: list[str] = []
    room = Room(ui, lambda room: [mark for mark in three(room) if isinstance(mark, Button) and mark.id in shown])
    hand = hands(room)
    hand.move((200, 130))
    shown.append("a")
    room.stale()
    hand.wait(500)
    assert (room.desk.pointer.hover, room.desk.tip.shown) == ("a", None)
    hand.move((201, 130))
    hand.wait(450)
    assert room.desk.tip.shown == "a"


def test_a_tooltip_leaves_the_next_choice_to_be_read() -> None:
    screen, button = Rect(0, 0, 1920, 1080), Rect(1500, 400, 300, 90)
    after, before = button.move(0, 110), button.move(0, -110)
    assert Tip.place(screen, button, 320, 90).y > button.bottom_edge
    assert Tip.place(screen, button, 320, 90, [after]).bottom_edge < button.y
    assert Tip.place(screen, button, 320, 90, [after, before]).right_edge < button.x
    assert Tip.place(screen, button.move(0, -390), 320, 90, [after.move(0, -390)]).y > 0


@pytest.mark.parametrize("asks", [False, True])
def test_a_tooltip_leaves_the_question_to_be_read(ui: Ui, hands: type[Hands], asks: bool) -> None:
    box = Rect(100, 40, 300, 40)
    room = Room(ui, lambda room: [Label(box, "Which?", asks=asks), *three(room)])
    hands(room)
    button = room.desk.find("a")
    assert button is not None
    assert any(other.touches(box) for other in kept_clear(room.desk, button)) is asks


def test_cells_share_the_width_only_where_equal_ones_are_too_narrow() -> None:
    choices = [Choice("a", "1×"), Choice("b", "At once")]
    equal, uneven = (Segmented(Rect(10, 0, 200, 60), "s", choices, "a", needs=needs) for needs in ((50, 90), (50, 110)))
    assert [cell.rect.w for cell in equal.parts()] == [100, 100]
    first, second = (cell.rect for cell in uneven.parts())
    assert second.w / first.w == pytest.approx(110 / 50)
    assert (first.right_edge, second.right_edge) == pytest.approx((second.x, 210))


def test_hover_lights_up_in_90_ms(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.move(hand.spot("a"))
    assert 0 < room.desk.pointer.glow("a") < 1
    hand.wait(100)
    assert room.desk.pointer.glow("a") == 1
    assert not hand.stack.moving


def test_hit_area_is_at_least_44_units(ui: Ui, hands: type[Hands]) -> None:
    small = Room(ui, lambda r: [Button(Rect(100, 100, 20, 20), "s", "", lambda: r.done.append("s"))])
    hand = hands(small)
    hand.down((90, 90))
    hand.up((90, 90))
    assert small.done == ["s"]


def test_tab_goes_round_in_reading_order_and_shows_the_ring(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    seen = []
    for _ in range(4):
        hand.key(pygame.K_TAB)
        seen.append(room.desk.focus)
    assert seen == ["a", "b", "c", "a"]
    assert room.desk.ring
    hand.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert room.desk.focus == "c"
    hand.down((5, 5))
    assert not room.desk.ring


def test_arrows_go_to_the_visually_nearest(room: Room, hands: type[Hands], kit: Callable[..., Ui]) -> None:
    hand = hands(room)
    hand.key(pygame.K_TAB, pygame.K_RIGHT)
    assert room.desk.focus == "b"
    hand.key(pygame.K_LEFT, pygame.K_DOWN)
    assert room.desk.focus == "c"
    persian = Room(kit("fa"), three)
    hand = hands(persian)
    hand.key(pygame.K_TAB, pygame.K_LEFT)
    assert persian.desk.focus == "b"


def test_enter_presses_the_focus_else_the_brass_button(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.key(pygame.K_RETURN)
    assert room.done == ["c"]
    hand.key(pygame.K_TAB, pygame.K_RETURN)
    assert room.done == ["c", "a"]


def test_escape_and_space_do_not_press(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.key(pygame.K_TAB, pygame.K_SPACE)
    assert room.done == []
    hand.key(pygame.K_ESCAPE)
    assert room.backs == 1


def test_hot_keys_by_symbol(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    hand.key(pygame.K_a)
    assert room.done == ["a"]
    hand.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    assert room.done == ["a"]


def test_a_guard_swallows_the_click_that_was_meant_for_the_last_picture(room: Room, hands: type[Hands]) -> None:
    hand = hands(room)
    room.guard(400)
    hand.click("a")
    hand.key(pygame.K_RETURN)
    assert room.done == []
    assert listed(room.desk)[0]["state"] == "busy"
    hand.wait(420)
    hand.click("a")
    assert room.done == ["a"]


def test_segments_steppers_sliders_toggles_give_values(ui: Ui, hands: type[Hands]) -> None:
    values: dict[str, Any] = {"seg": "x", "step": 3, "slide": 5, "on": False}

    def put(name: str) -> Callable[[object], None]:
        def take(value: object) -> None:
            values[name] = value
            shown.stale()

        return take

    def build(_room: Room) -> list[Mark]:
        return [
            Segmented(Rect(100, 100, 300, 52), "seg", [Choice("x", "X"), Choice("y", "Y")], values["seg"], put("seg")),
            Stepper(Rect(100, 200, 180, 50), "step", values["step"], 2, 4, put("step")),
            Slider(Rect(100, 300, 400, 48), "slide", "", put("slide"), value=values["slide"]),
            Toggle(Rect(100, 400, 88, 48), "on", "", put("on"), on=values["on"]),
        ]

    shown = Room(ui, build)
    hand = hands(shown)
    hand.click("seg.y")
    hand.click("step.more")
    hand.click("step.more")
    hand.click("on")
    hand.down((100 + 360, 324))
    hand.move((100 + 400, 324))
    hand.up((100 + 400, 324))
    assert values == {"seg": "y", "step": 4, "slide": 10, "on": True}
    shown.desk.ring = True
    shown.desk.set_focus("slide")
    hand.key(pygame.K_LEFT)
    assert values["slide"] == 9


def test_slider_keys_follow_the_eye_in_persian(kit: Callable[..., Ui], hands: type[Hands]) -> None:
    got: list[int] = []
    room = Room(kit("fa"), lambda r: [Slider(Rect(100, 300, 400, 48), "s", "", got.append, value=5)])
    hand = hands(room)
    hand.key(pygame.K_TAB, pygame.K_LEFT)
    assert got == [6]


def test_a_round_spot_is_hit_only_inside_its_circle(ui: Ui, hands: type[Hands]) -> None:
    def spot(room: Room) -> list[Mark]:
        board = room.ui.screen.frame(Rect(200, 200, 500, 500))
        return [Spot(Rect(0, 0, 100, 100), "s", "", lambda: room.done.append(1), frame=board, round=True)]

    room = Room(ui, spot)
    hand = hands(room)
    hand.down((205, 205))
    hand.up((205, 205))
    assert room.done == []
    hand.click("s")
    assert room.done == [1]


def rows(room: Room) -> list[Mark]:
    children = [
        Button(Rect(100, 100 + 100 * i, 200, 60), f"row.{i}", str(i), partial(room.done.append, i)) for i in range(10)
    ]
    return [Scroll(Rect(100, 100, 240, 300), "list", children=children)]


def test_the_wheel_scrolls_and_what_is_outside_cannot_be_hit(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, rows)
    hand = hands(room)
    assert "row.9" not in {told["id"] for told in listed(room.desk)}
    hand.move((150, 150))
    for _ in range(20):
        hand.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
    assert room.desk.offset("list") == 960 - 300
    hand.click("row.9")
    assert room.done == [9]
    hand.down((150, 60))
    hand.up((150, 60))
    assert room.done == [9]


def test_focus_scrolls_into_view(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, rows)
    hand = hands(room)
    hand.key(*[pygame.K_TAB] * 6)
    assert room.desk.focus == "row.5"
    assert room.desk.box("row.5").h == 60


def test_the_bar_can_be_dragged_and_is_on_the_far_side(kit: Callable[..., Ui], hands: type[Hands]) -> None:
    room = Room(kit("fa"), rows)
    hand = hands(room)
    x = 1920 - 340 + 6
    hand.down((x, 120))
    hand.move((x, 399))
    hand.up((x, 399))
    assert room.desk.offset("list") > 600


def test_right_click_and_i_look_closer(ui: Ui, hands: type[Hands]) -> None:
    seen: list[str] = []
    room = Room(ui, lambda r: [Button(Rect(100, 100, 200, 60), "a", "A", inspect=lambda: seen.append("a"))])
    hand = hands(room)
    hand.down(hand.spot("a"), button=3)
    hand.key(pygame.K_TAB, pygame.K_i)
    assert seen == ["a", "a"]


def test_focus_moves_to_a_neighbour_when_its_control_goes(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, three)
    hand = hands(room)
    hand.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
    room.make = lambda r: three(r)[:2]
    room.stale()
    hand.wait(20)
    assert room.desk.focus == "b"


def named(room: Room) -> list[Mark]:
    def take(text: str) -> None:
        room.text = text
        room.stale()

    return [
        Field(Rect(100, 100, 260, 56), "name", "Name", take, value=room.text, done=room.done.append),
        Button(Rect(100, 300, 200, 60), "go", "Go", lambda: room.done.append("go"), style="brass", key="g"),
    ]


def test_typing_needs_the_focus_and_survives_every_rebuild(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, named)
    hand = hands(room)
    hand.type("x")
    assert room.text == ""
    hand.click("name")
    for letter in ("t", "a", "o"):
        hand.key(ord(letter))
        hand.type(letter)
    hand.key(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    hand.type("ạ")
    hand.type("o")
    assert room.text == "tạo"


def test_letters_in_a_field_are_no_hot_keys_and_enter_leaves_it(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, named)
    hand = hands(room)
    hand.click("name")
    hand.key(pygame.K_g, pygame.K_m)
    hand.type("gm")
    assert room.done == []
    assert not room.ui.settings.mute
    hand.key(pygame.K_RETURN)
    assert room.done == ["gm"]
    assert room.desk.keys.field is None
    hand.key(pygame.K_g)
    assert room.done == ["gm", "go"]


def test_enter_during_composition_submits_nothing(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, named)
    hand = hands(room)
    hand.click("name")
    hand.compose("san")
    hand.key(pygame.K_RETURN, pygame.K_BACKSPACE)
    assert room.done == []
    hand.type("三")
    hand.compose("")
    hand.key(pygame.K_RETURN)
    assert room.done == ["三"]


def test_a_click_elsewhere_leaves_the_field_and_still_presses(ui: Ui, hands: type[Hands]) -> None:
    room = Room(ui, named)
    hand = hands(room)
    hand.click("name")
    hand.type("Lan")
    hand.click("go")
    assert room.done == ["Lan", "go"]


def test_a_click_sets_the_caret_between_letters(kit: Callable[..., Ui], hands: type[Hands]) -> None:
    for lang in ("vi", "fa"):
        room = Room(kit(lang), named)
        room.text = "سلام" if lang == "fa" else "Minh"
        hand = hands(room)
        box = room.desk.box("name")
        start = box.right - 21 if lang == "fa" else box.left + 21
        hand.down((start, box.centery))
        hand.up((start, box.centery))
        hand.type("x")
        assert room.text[0] == "x"


def test_selection_copy_and_paste(ui: Ui, hands: type[Hands]) -> None:
    pygame.display.init()
    room = Room(ui, named)
    room.text = "Lan"
    hand = hands(room)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_x, mod=pygame.KMOD_CTRL)
    assert room.text == ""
    hand.key(pygame.K_v, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert room.text == "LanLan"


def test_large_text_stays_inside_its_button(kit: Callable[..., Ui], taste: Taste) -> None:
    taste.text_size = 1.4
    ui = kit("vi", (1366, 768), taste)
    label = "Chơi tiếp ván đang dở"
    assert ui.measure(label, 24, 600, 200) <= 200 + 1
    assert ui.fitted(label, 24, (255, 255, 255), 120, 600).get_width() <= 120
    narrow = ui.tall(label * 3, 22, 200)
    assert narrow > ui.tall(label, 22, 2000)


def test_function_keys_work_while_typing(ui: Ui, hands: type[Hands]) -> None:
    def with_help(room: Room) -> list[Mark]:
        act = partial(room.done.append, "help")
        return [*named(room), Button(Rect(100, 400, 200, 60), "help", "", act, key="f1")]

    room = Room(ui, with_help)
    hand = hands(room)
    hand.click("name")
    hand.key(pygame.K_F1)
    assert room.done == ["help"]
    assert room.desk.focus == "name"
