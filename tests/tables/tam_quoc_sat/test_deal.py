"""The deal on the screen: a role is learnt, then a general chosen, and nobody sees what is not theirs."""

from __future__ import annotations

import pygame
import pytest

from game import app
from game.core.match import Match
from game.disk.catalog import content_folders
from game.disk.saves import Person, Side
from game.disk.settings import Settings
from game.scenes.play import Play
from game.scenes.session import Session
from game.tables.tam_quoc_sat.choosing import Browsed
from game.tables.tam_quoc_sat.deal import order, stands
from game.tables.tam_quoc_sat.position import Position
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.wars import War, a_match, people, the_game
from tests.ui.gallery import Taste, make_ui

ROLES = ("lord", "loyalist", "rebel", "renegade")


def answered(match: Match, seat: int) -> Match:
    """The match at the moment when the seat chooses its general."""
    bot = the_game().bots["random"]
    while match.waiting is not None and match.waiting.seats[0] != seat:
        match.answer(*match.choose(bot, match.waiting.seats[0]), by="bot")
    return match


def seat_of(match: Match, role: str) -> int:
    """A seat that has a role, as the rules know it."""
    zones = match._table.zones
    return next(
        seat
        for seat in range(match.seats)
        for card in (*zones[f"role/{seat}"].cards, *zones[f"shown/{seat}"].cards)
        if card.startswith(role)
    )


def choosing(role: str, lang: str = "en", size: tuple[int, int] = (1366, 768), seats: int = 8) -> War:
    match = a_match(seats, 3)
    seat = seat_of(match, role)
    return War(answered(match, seat), seat, make_ui(lang, size, Taste(speed=0.0)))


def ids(scene: War) -> set[str]:
    scene.ready()
    return {control.id for control in scene.desk.controls()}


def said(scene: War) -> str:
    return " ".join(str(getattr(mark, "text", "")) for mark in scene.build())


def press(scene: War, name: str) -> None:
    scene.ready()
    control = scene.desk.find(name)
    assert control is not None
    control.activate(scene.desk)


def key(scene: War, kind: int) -> None:
    assert scene.board.event(pygame.event.Event(kind, key=pygame.K_o, mod=0, unicode="o", scancode=18))


@pytest.mark.rule("TQ-3", "TQ-50")
@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_learnt_before_the_choice_and_looked_at_again(role: str) -> None:
    scene = choosing(role)
    offers = {f"tqs.pick.{option.key}" for option in scene.turn.step.options} if scene.turn.step else set()
    assert not offers & ids(scene)
    assert scene.ui.words(f"tam_quoc_sat-aim-{role}") in said(scene)
    press(scene, "tqs.go")
    assert offers <= ids(scene)
    assert scene.ui.words(f"tam_quoc_sat-aim-{role}") not in said(scene)
    key(scene, pygame.KEYDOWN)
    assert scene.ui.words(f"tam_quoc_sat-aim-{role}") in said(scene)
    key(scene, pygame.KEYUP)
    assert offers <= ids(scene)


@pytest.mark.rule("TQ-50")
def test_a_secret_role_leaves_the_screen_with_the_card_turned_down() -> None:
    scene = choosing("rebel")
    press(scene, "tqs.go")
    shown = said(scene)
    assert scene.ui.words("tam_quoc_sat-role-rebel") not in shown
    press(scene, "tqs.peek")
    assert scene.ui.words("tam_quoc_sat-role-rebel") in said(scene)
    press(scene, "tqs.go")
    assert said(scene) == shown


@pytest.mark.rule("TQ-4")
def test_the_lord_chooses_in_the_open_with_one_hp_more() -> None:
    scene = choosing("lord")
    press(scene, "tqs.go")
    assert "tqs.peek" not in ids(scene)
    assert any(getattr(mark, "more", 0) == 1 for mark in scene.build())


@pytest.mark.rule("TQ-2")
@pytest.mark.parametrize("seats", [5, 10])
def test_a_rebel_learns_how_many_there_are_but_not_who(seats: int) -> None:
    scene = choosing("rebel", seats=seats)
    counts = the_game().content.roles[seats]
    assert scene.ui.words("tam_quoc_sat-side-rebel", n=counts["rebel"]) in said(scene)
    fellow = [seat for seat in range(seats) if seat != scene.viewer and scene.board.stage.now.role(seat)]
    assert [scene.board.stage.now.role(seat) for seat in fellow] == ["lord"]


def test_open_roles_name_the_partners() -> None:
    match = a_match(5, 3, open_roles=True)
    seat = seat_of(match, "rebel")
    scene = War(answered(match, seat), seat, make_ui("en", (1366, 768), Taste(speed=0.0)))
    other = next(one for one in range(5) if one != seat and scene.board.stage.now.public_role(one) == "rebel")
    assert scene.board.stage.name(other) in said(scene)


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
@pytest.mark.parametrize(
    ("role", "size"), list(zip(ROLES, [(1920, 1080), (1366, 768), (960, 600), (2560, 1080)], strict=True))
)
def test_everything_lies_on_the_screen(lang: str, size: tuple[int, int], role: str) -> None:
    scene = choosing(role, lang, size, 10)
    for _ in range(2):
        scene.ready()
        everything = scene.ui.screen.all
        for mark in scene.build():
            if getattr(mark, "frame", None) is None and mark.rect.w:
                assert mark.rect.x >= -1, mark
                assert mark.rect.right_edge <= everything.w + 1, mark
                assert mark.rect.bottom_edge <= everything.h + 1, mark
        press(scene, "tqs.go")
    assert not scene.ui.words.missing
    assert not scene.ui.words.faults


@pytest.mark.rule("TQ-50")
def test_one_cover_a_person_for_role_and_general() -> None:
    house = app.off_screen((960, 600), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
    match = a_match(6, 3)
    stack = Stack(house.ui, Play(house, Session(match, Side(people=tuple(people(6)), started=0.0))))
    covered: list[str] = []
    for _ in range(200):
        stack.step(500)
        top = stack.top
        top.ready()
        if match.waiting is None or match.waiting.ask != "choose_general":
            break
        live = [control.id for control in top.desk.controls() if not control.off]
        if "curtain.open" in live:
            covered.append(people(6)[match.waiting.seats[0]].name)
        name = next((one for one in live if one in ("curtain.open", "tqs.go")), "") or next(
            (one for one in live if one.startswith("tqs.pick.")), ""
        )
        control = top.desk.find(name)
        if control is not None:
            control.activate(top.desk)
    assert sorted(covered) == sorted(one.name for one in people(6))


@pytest.mark.rule("TQ-50")
def test_the_cover_of_the_deal_tells_only_who_has_chosen() -> None:
    match = a_match(8, 3)
    order_of = order(Position.of(match.view(None)))
    third = answered(match, order_of[2])
    now = Position.of(third.view(None))
    assert [stands(now, seat, order_of[2]) for seat in order_of[:4]] == ["seen", "seen", "looking", "waiting"]
    scene = War(third, None)
    cover = scene.board.cover(third.view(None), order_of[2])
    assert cover is not None
    told = " ".join(str(getattr(mark, "text", "")) for mark in cover.marks(scene.ui.screen.all))
    assert scene.board.stage.name(order_of[2]) in told
    for seat in order_of[1:]:
        for general in third._table.zones[f"offers/{seat}"].cards:
            assert scene.board.stage.general(general) not in told


def test_a_general_that_is_pointed_at_is_shown_in_full() -> None:
    scene = choosing("rebel")
    press(scene, "tqs.go")
    stack = Stack(scene.ui, scene)
    names = sorted(name for name in ids(scene) if name.startswith("tqs.pick."))
    pictures = set()
    for name in names:
        at = scene.desk.box(name).center
        stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for _ in range(10):
            stack.step(50)
        panel = next(scene.ui.screen.px(mark.rect) for mark in scene.build() if isinstance(mark, Browsed))
        pictures.add(pygame.image.tobytes(scene.ui.screen.surface.subsurface(panel), "RGB"))
    assert len(pictures) == len(names)


def test_the_first_arrow_shows_the_first_general() -> None:
    house = app.off_screen((1366, 768), Settings(lang="en", bot_pause=0.0, speed=0.0), content_folders())
    match = answered(a_match(6, 3), seat_of(a_match(6, 3), "rebel"))
    assert match.waiting is not None
    asked = match.waiting.seats[0]
    folk = [one if seat == asked else Person(one.name, one.colour, "easy") for seat, one in enumerate(people(6))]
    stack = Stack(house.ui, Play(house, Session(match, Side(people=tuple(folk), started=0.0))))
    for name in ("curtain.open", "tqs.go"):
        for _ in range(20):
            stack.step(500)
            control = stack.top.desk.find(name)
            if control is not None:
                control.activate(stack.top.desk)
                break
    stack.step(500)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    first = next(control.id for control in stack.top.desk.controls() if control.id.startswith("tqs.pick."))
    assert (stack.top.desk.focus, stack.top.desk.ring) == (first, True)
