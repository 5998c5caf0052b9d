"""The log of a war: whole sentences in every language, names that can be looked at, and nothing that is hidden."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pygame
import pytest

from game.core.event import Event, Move, Moved
from game.core.match import Match
from game.core.question import Call
from game.rules.tam_quoc_sat import events
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.board import TamQuocSatBoard
from game.tables.tam_quoc_sat.lately import log_lines
from game.tables.tam_quoc_sat.pending import chain
from game.tables.tam_quoc_sat.tell import aimed_at
from game.tables.tam_quoc_sat.verdicts import fate
from game.text.marks import CONTROLS
from game.ui.controls.names import Name
from game.ui.motion import Motion
from game.ui.stack import Stack
from tests.tables.tam_quoc_sat.test_look import position
from tests.tables.tam_quoc_sat.wars import EVERY_PACK, War, a_match, people, step
from tests.ui.gallery import Taste, make_ui


@cache
def wars() -> tuple[Match, ...]:
    """Whole matches with everything in them, played by chance."""
    found = []
    for seats, seed in ((5, 1), (8, 2), (10, 3)):
        match, rng = a_match(seats, seed, **EVERY_PACK), Random(seed)
        while match.waiting is not None and len(match.log) < 1500:
            step(match, rng)
        found.append(match)
    return tuple(found)


def board(match: Match, viewer: int | None, lang: str) -> TamQuocSatBoard:
    ui = make_ui(lang, (1366, 768), Taste())
    made = TamQuocSatBoard(ui, people(match.seats), Motion(ui.pace))
    made.sync(match.view(viewer))
    return made


def bare(text: str) -> str:
    return "".join(c for c in text.replace("\u00a0", " ") if c not in CONTROLS)


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_whole_matches_are_told_without_a_gap(lang: str) -> None:
    for match in wars():
        for viewer in (None, 1):
            made = board(match, viewer, lang)
            lines = made.log(match.told(viewer))
            assert len(lines) > 50
            assert not made.ui.words.faults
            assert not made.ui.words.missing
            for line in lines:
                seen = bare(line.text)
                assert seen == seen.strip(), seen
                assert "  " not in seen, seen
                assert not re.search(r"[\x00-\x1f{}?_$]|\(\)|: *$", seen), seen
                assert line.heading or lines.index(line) < match.seats * 4


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_the_rich_line_says_what_the_plain_one_says(lang: str) -> None:
    (match, *_) = wars()
    made = board(match, None, lang)
    for line in made.log(match.told(None)):
        if isinstance(line.rich, str):  # nobody is named
            assert line.rich == line.text
            continue
        words = "".join(span.text for span in line.rich if not span.picture)
        named = [span for span in line.rich if span.ref]
        assert named
        assert all(span.colour for span in named)
        assert bare(words)[:6] == bare(line.text)[:6]


@pytest.mark.rule("TQ-50")
def test_a_line_names_only_cards_that_its_reader_was_told() -> None:
    for match in wars():
        for viewer in (None, *range(match.seats)):
            made = board(match, viewer, "en")
            for event in match.told(viewer):
                line = made.rich(event)
                refs = {span.ref for span in line if span.ref} if line and not isinstance(line, str) else set()
                cards = {ref.removeprefix("card.") for ref in refs if ref.startswith("card.")}
                assert cards <= set(re.findall(r"[a-z_]+@[SHCD][0-9AJQK]+(?:#\d)?", repr(event)))


def lines(*told: Event, lang: str = "en") -> list[str]:
    made = board(a_match(5, 3), None, lang)
    return [bare(line.text) for line in made.log(told)]


def moved(*steps: tuple[str, str, str], why: str = "", by: int | None = None) -> Moved:
    return Moved(tuple(Move(card, src, dst) for card, src, dst in steps), why, by)


def test_moves_say_who_gives_takes_and_loses() -> None:
    slash, dodge = "slash@S7", "dodge@H2"
    assert lines(moved(("?", "draw", "look/1"), ("?", "draw", "look/1"), why="yiji", by=1)) == [
        "Bình looks at 2 cards on top of the draw pile"
    ]
    assert lines(moved(("?", "look/1", "hand/1"), ("?", "look/1", "hand/2"), why="yiji", by=1)) == [
        "Bình gets 1 card · Bình gives 1 card to Chi"
    ]
    assert lines(moved((slash, "hand/0", "hand/2"), why="rende", by=0)) == ["An gives Slash (7 of spades) to Chi"]
    assert lines(moved(("?", "hand/0", "hand/2"), why="snatch", by=2)) == ["Chi takes 1 card from An"]
    assert lines(moved((slash, "hand/0", "discard"), why="dismantle", by=2)) == [
        "Chi discards An’s Slash (7 of spades)"
    ]
    both = moved((slash, "hand/0", "discard"), (dodge, "equipment/0", "discard"), why="zhiheng", by=0)
    assert lines(both) == ["An discards Slash (7 of spades) and Dodge (2 of hearts)"]
    worn = moved(
        ("kylin_bow@H5", "equipment/0", "discard"), ("stone_axe@D5", "centre", "equipment/0"), why="equip", by=0
    )
    assert lines(worn) == ["An equips Stone Axe (5 of diamonds) in place of Kylin Bow (5 of hearts)"]
    dead = moved(("?", "general/3", "generals"), (slash, "hand/3", "discard"), why="death", by=3)
    assert lines(dead) == ["Dũng’s cards are discarded: Slash (7 of spades)"]
    assert lines(moved(("?", "draw", "hand/0"), why="deal", by=0)) == []
    assert lines(moved(("lightning@SA", "centre", "judgement/2"), why="place")) == [
        "Lightning (A of spades) moves on to Chi"
    ]


def test_a_turn_is_a_heading_and_no_line() -> None:
    made = board(a_match(5, 3), None, "en")
    told = (events.RoundBegan(2), events.TurnBegan(1), moved(("?", "draw", "hand/1"), by=1), events.TurnBegan(2))
    (line,) = made.log(told)
    assert bare(line.heading) == "Round 2 · Bình’s turn"
    (again,) = made.recap(told[1:2], 3)
    assert bare(again.text) == "Bình’s turn"


def test_what_went_against_somebody_is_known() -> None:
    taken = moved(("?", "hand/0", "hand/2"), why="snatch", by=2)
    assert aimed_at(taken) == {0}
    assert aimed_at(events.Hurt(3, 1, "normal", 1, None, 2)) == {3}
    assert aimed_at(events.SkillUsed(1, "tuxi", (0, 4))) == {0, 4}
    assert aimed_at(events.TurnBegan(1)) == frozenset()


def test_a_judgement_comes_to_what_the_log_says() -> None:
    """The card decides as the rules do: what follows a judgement bears it out."""
    seen: set[tuple[str, str]] = set()
    for match in wars():
        told = match.told(None)
        for at, event in enumerate(told):
            if not isinstance(event, events.Judged) or event.reason not in FOLLOWS:
                continue
            later = told[at + 1 : at + 12]
            sign = FOLLOWS[event.reason]
            came = any(isinstance(one, sign) and event.reason in repr(one) for one in later)
            found = fate(event.reason, event.card)
            assert came == (found in ("strikes", "works")), (event, later)
            seen.add((event.reason, found))
    assert {"strikes", "spares"} <= {found for _, found in seen}


FOLLOWS: dict[str, type[Event]] = {"indulgence": events.PhaseSkipped, "supply_shortage": events.PhaseSkipped}


# --- on the table
def test_the_newest_line_is_at_the_bottom_and_has_room() -> None:
    scene = War(wars()[2], None)
    Stack(scene.ui, scene).step(20)
    rows = log_lines(scene.board.stage)
    assert len(rows) > 5
    assert rows[-1].told == scene.board.stage.lines[-1]
    floor = scene.board.stage.layout.log.bottom_edge
    assert all(row.words.rect.bottom_edge <= floor for row in rows)
    tops = [row.words.rect.y for row in rows]
    assert tops == sorted(tops)


@pytest.mark.parametrize("lang", ["vi", "fa"])
def test_a_name_in_the_log_is_looked_at_with_mouse_and_keyboard(lang: str) -> None:
    scene = War(wars()[1], None, make_ui(lang, (1366, 768), Taste(speed=0.0)))
    stack = Stack(scene.ui, scene)
    stack.step(20)
    names = [control for control in scene.desk.controls() if isinstance(control, Name)]
    assert {"seat", "card"} <= {name.ref.partition(".")[0] for name in names}
    before = shot(stack)
    name = next(name for name in names if name.ref.startswith("seat"))
    at = scene.desk.box(name.id).center
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(10):
        stack.step(50)
    assert changed(before, shot(stack)) > 20_000
    assert name.inspect is not None
    name.inspect()
    stack.step(20)
    assert scene.board.stage.zoom == name.ref
    assert scene.desk.find("tqs.close") is not None
    assert scene.board.escape()
    scene.desk.ring = True
    scene.desk.set_focus(name.id)
    stack.step(20)
    assert changed(before, shot(stack)) > 20_000


def shot(stack: Stack) -> pygame.Surface:
    return stack.ui.screen.surface.copy()


def changed(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels of two pictures differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return mask.get_size()[0] * mask.get_size()[1] - mask.count()


@pytest.mark.parametrize("what", ["card", "kind", "skill", "general", "role", "seat"])
def test_whatever_a_name_stands_for_has_a_sheet(what: str) -> None:
    content = reckon.content()
    refs = {
        "card": ["slash@S7", "dilu@C5"],
        "kind": list(content.kinds),
        "skill": list(content.skills),
        "general": list(content.generals),
        "role": ["lord", "loyalist", "rebel", "renegade", "unknown"],
        "seat": ["0", "4"],
    }[what]
    made = board(a_match(5, 3), None, "fa")
    for ref in refs:
        size = made.closer_size(f"{what}.{ref}")
        assert size is not None, ref
        assert size[1] < made.ui.screen.h
    assert made.closer_size("nothing.at_all") is None
    assert not made.ui.words.missing


# --- what is being settled
def test_a_nullified_nullification_is_a_chain_of_three() -> None:
    match = a_match(5, 3, position({0: ("snatch@S3", "nullification@SJ"), 1: ("nullification@CQ", "dodge@D2")}))
    match.answer("snatch@S3", "1")
    for seat, card in ((1, "nullification@CQ"), (0, "nullification@SJ")):
        assert isinstance(match.waiting, Call)
        match.answer(str(seat))
        match.answer(card)
    match.answer("1")  # and now thinks about it
    links = chain(match.view(None).stack)
    assert [link.stops for link in links][-2:] == [True, True]
    assert [link.frame.takes_effect for link in links] == [True, False, True]
    for lang in ("vi", "fa", "en"):
        scene = War(match, None, make_ui(lang, (1366, 768), Taste(speed=0.0)))
        Stack(scene.ui, scene).step(20)
        shown = [control for control in scene.desk.controls() if control.id.startswith("tqs.pending.")]
        assert len(shown) == len(links)
        assert all(control.label and control.inspect for control in shown)
        assert not scene.ui.words.missing


@pytest.mark.parametrize(
    "ref", ["kind.duel", "skill.rende", "general.liu_bei", "role.rebel", "card.slash@S7", "seat.2"]
)
def test_what_is_looked_at_stays_until_it_is_closed(ref: str) -> None:
    scene = War(a_match(5, 3, position({0: ("slash@S7",)})), 0)
    stack = Stack(scene.ui, scene)
    stack.step(20)
    before = shot(stack)
    scene.board._show(ref)
    stack.step(20)
    close = scene.desk.find("tqs.close")
    assert close is not None
    assert changed(before, shot(stack)) > 50_000
    close.activate(scene.desk)
    stack.step(20)
    assert scene.board.stage.zoom is None


@pytest.mark.parametrize("own", [True, False])
def test_a_hand_that_is_changed_goes_back_unseen(own: bool) -> None:
    match = a_match(5, 1, luck_card=True)
    while match.waiting is not None and match.waiting.ask == "choose_general":
        step(match, Random(1))
    assert match.waiting is not None
    (seat,), mark = match.waiting.seats, match.events
    match.answer("change_hand")
    viewer = seat if own else None
    lines = [bare(line.text) for line in board(match, viewer, "en").log(match.told(viewer, mark))]
    assert [" ".join(line.split()[1:2]) for line in lines] == ["puts", "draws"]
    assert all(("4 cards" in line) != own for line in lines), "only its owner sees which"
