"""The rulebook: every page in every language, opened where it matters, read by mouse or keys alone."""

from __future__ import annotations

import re

import pygame
import pytest

from game.scenes.rulebook import PAGE, Rulebook
from game.tables import books
from game.tables.page import Page
from game.text.folding import folded
from game.ui.controls import Paragraph, Scroll
from game.ui.rich import words_of
from tests.scenes.conftest import Guest, Houses
from tests.scenes.ends import over, plain

TOPICS = ("goal", "turn", "breathe", "heading", "swim", "search", "dive-end", "drowned", "scoring", "table")


def opened(house: Houses, topic: str | None = None, lang: str = "en", **tastes: float) -> tuple[Guest, Rulebook]:
    home = house(lang, (1366, 768), **tastes)
    scene = home.rulebook("deep_sea", topic)
    assert isinstance(scene, Rulebook)
    return Guest(home, scene), scene


def text(guest: Guest) -> str:
    return " ".join(plain(words_of(p.mark.text)) for p in guest.top.desk.placed if isinstance(p.mark, Paragraph))


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_page_is_there_in_every_language(house: Houses, lang: str) -> None:
    guest, scene = opened(house, lang=lang)
    assert tuple(page.topic for page in scene.pages) == TOPICS
    pictures = set()
    for topic in TOPICS:
        guest.press(f"rulebook.topic.{topic}")
        assert text(guest)
        pictures.add(guest.picture())
    assert len(pictures) == len(TOPICS)
    assert not guest.ui.words.missing
    assert not guest.ui.words.faults


@pytest.mark.parametrize("topic", TOPICS)
def test_a_question_mark_opens_its_page(house: Houses, topic: str) -> None:
    guest, _ = opened(house, topic)
    assert guest.control(f"rulebook.topic.{topic}").mood() == {"value": True}


@pytest.mark.parametrize(("asked", "page"), [("item", "search"), ("stack", "drowned"), ("swim", "swim"), ("?", "goal")])
def test_questions_of_the_table_lead_to_the_page_that_explains_them(house: Houses, asked: str, page: str) -> None:
    guest, _ = opened(house, asked)
    assert guest.control(f"rulebook.topic.{page}").mood() == {"value": True}


def test_forward_to_the_end_and_out(house: Houses) -> None:
    home = house()
    base = home.result(over(home))
    guest = Guest(home, base)
    guest.wait(500)
    from game.ui.scene import Push

    base.go(Push(home.rulebook("deep_sea")))
    guest.wait(50)
    for topic in TOPICS[1:]:
        guest.press("rulebook.next")
        assert guest.control(f"rulebook.topic.{topic}").mood() == {"value": True}
    guest.press("rulebook.next")
    assert guest.top is base


def test_keys_turn_pages_and_scroll(house: Houses) -> None:
    guest, scene = opened(house, "drowned", text_size=1.4)
    guest.tap(pygame.K_DOWN)
    assert guest.top.desk.offset(PAGE) > 0
    guest.tap(pygame.K_END)
    page = guest.control(PAGE)
    assert isinstance(page, Scroll)
    assert guest.top.desk.offset(PAGE) == page.most > 0
    guest.tap(pygame.K_RIGHT)
    assert scene.topic == "scoring"
    assert guest.top.desk.offset(PAGE) == 0
    guest.tap(pygame.K_LEFT)
    assert scene.topic == "drowned"


def test_arrows_follow_the_reading_direction(house: Houses) -> None:
    guest, scene = opened(house, "turn", "fa")
    guest.tap(pygame.K_LEFT)
    assert scene.topic == "breathe"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_it_is_closed_by_keys(house: Houses, key: int) -> None:
    guest, _ = opened(house)
    guest.key(key)
    assert not guest.stack.scenes


def pages_of(house: Houses) -> dict[str, Page]:
    home = house()
    return {page.topic: page for page in books("deep_sea")(home.ui, home.games["deep_sea"]).pages()}


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_the_numbers_are_those_of_the_box(house: Houses, lang: str) -> None:
    """Whoever changes the data changes the rulebook."""
    guest, _ = opened(house, "goal", lang)
    number = guest.ui.words.number
    facts = {"goal": 3, "breathe": 25, "swim": 3, "drowned": 3, "scoring": 4, "table": 6}
    for topic, n in facts.items():
        guest.press(f"rulebook.topic.{topic}")
        assert re.search(rf"(?<!\d){plain(number(n))}(?!\d)", text(guest)), topic


@pytest.mark.rule("DS-10")
def test_the_worked_examples_are_true() -> None:
    from pathlib import Path

    from game.tables.deep_sea import figures

    source = Path(figures.__file__).read_text("utf-8")
    sums = re.findall(r'"([0-9 +\-]+) = ([0-9]+)"', source)
    assert len(sums) >= 5
    for left, right in sums:
        parts = re.findall(r"[+-]?\d+", left.replace(" ", ""))
        assert sum(map(int, parts)) == int(right)


# --- searching, and the book with the most in it
def war_book(house: Houses, lang: str = "vi") -> tuple[Guest, Rulebook]:
    home = house(lang, (1366, 768))
    scene = home.rulebook("tam_quoc_sat", None)
    assert isinstance(scene, Rulebook)
    return Guest(home, scene), scene


@pytest.mark.parametrize("lang", ["vi", "fa", "en"])
def test_every_card_general_and_skill_is_in_the_book(house: Houses, lang: str) -> None:
    guest, scene = war_book(house, lang)
    game = guest.house.games["tam_quoc_sat"]
    words, content = guest.ui.words, game.content  # type: ignore[attr-defined]
    said = folded("\n".join(block.said for page in scene.pages for block in page.blocks))
    for what, names in (("card", content.kinds), ("general", content.generals)):
        for name in names:
            assert folded(words(f"{what}-{name}")) in said, name
    for skill in content.skills:
        assert folded(words(f"skill-{skill}.text"))[:24] in said, skill
    for page in scene.pages:
        guest.press(f"rulebook.topic.{page.topic}")
        assert isinstance(guest.control(PAGE), Scroll)
    assert not words.missing


def test_what_is_typed_is_found_without_accents(house: Houses) -> None:
    guest, scene = war_book(house)
    guest.press("rulebook.search")
    guest.type("vo thanh")
    (block,) = scene.found(scene.pages).blocks
    assert "quan vu" in folded(block.said)
    assert "Võ" in text(guest)
    guest.tap(pygame.K_LEFT)  # moves the caret, turns no page
    assert scene.query == "vo thanh"
    guest.press("rulebook.topic.turn")
    assert (scene.query, scene.topic) == ("", "turn")


def test_what_is_nowhere_is_said_to_be_nowhere(house: Houses) -> None:
    guest, scene = war_book(house, "en")
    scene.search("xyzzy")
    guest.wait(50)
    assert "nothing like that" in text(guest)
