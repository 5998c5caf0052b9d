"""The data: what is shipped fits together, what does not is refused with its place, packs add without code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.disk.catalog import content_folders
from game.disk.document import Document
from game.disk.paths import shipped
from game.rules.tam_quoc_sat.card import printed
from game.rules.tam_quoc_sat.shelf import EFFECTS, SKILLS
from game.text.words import LANGUAGES, Words
from game.tools.check_data import faults
from game.tools.scripts.script import OpenMatch
from game.tools.shelf import open_games
from tests.rules.tam_quoc_sat.wars import GAME

CONTENT = GAME.content  # type: ignore[attr-defined]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "tam_quoc_sat"


@pytest.fixture(autouse=True)
def _shipped_games_after() -> Iterator[None]:
    yield
    open_games()


def pack(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / "pack" / "tam_quoc_sat").mkdir(parents=True)
    (tmp_path / "pack" / "tam_quoc_sat" / f"{name}.yaml").write_text(text, "utf-8")
    return tmp_path / "pack"


def wrong(folder: Path) -> list[str]:
    return [line for line in faults(content_folders([folder])) if "pack" in line]


@pytest.mark.rule("TQ-40")
def test_the_decks_are_two_and_three_packs_of_52() -> None:
    for deck, size in (("standard", 108), ("army", 160)):
        assert len(dict.fromkeys(CONTENT.deck(deck))) == size
    places = Counter((printed(card).suit, printed(card).rank) for card in CONTENT.sets["standard"])
    assert set(places.values()) == {2}
    assert len(places) == 52
    more = Counter((printed(card).suit, printed(card).rank) for card in CONTENT.sets["maneuvering"])
    assert set(more.values()) == {1}
    assert len(more) == 52


@pytest.mark.rule("TQ-41")
def test_every_rule_is_used_and_every_name_has_its_rule() -> None:
    named = {skill for general in CONTENT.generals.values() for skill in (*general.skills, *general.gained)}
    assert named == set(SKILLS)
    assert {kind.effect for kind in CONTENT.kinds.values() if kind.effect} == set(EFFECTS)
    assert len([name for name, general in CONTENT.generals.items() if general.pack == "standard"]) == 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_its_words(lang: str) -> None:
    words = Words([shipped("data", "words")], lang)
    keys = [f"skill-{skill}" for skill in SKILLS] + [f"skill-{skill}.text" for skill in SKILLS]
    keys += [f"general-{general}" for general in CONTENT.generals]
    keys += [f"card-{kind}" for kind in CONTENT.kinds] + [f"card-{kind}.text" for kind in CONTENT.kinds]
    keys += [f"tam_quoc_sat-word-{word}" for skill in CONTENT.skills.values() for word in skill.choices]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    words = Words([shipped("data", "words")], lang)
    code = (Path(shipped("data")).parent / "game" / "rules" / "tam_quoc_sat").rglob("*.py")
    reasons = {why for path in code for why in re.findall(r'Reason\(\s*"([a-z-]+)"', path.read_text("utf-8"))}
    assert len(reasons) > 15
    assert [why for why in sorted(reasons) if not words.has(f"tam_quoc_sat-{why}")] == []


def test_every_skill_has_three_scenarios_and_every_kind_two() -> None:
    texts = {path: Document(path).value for path in SCENARIOS.glob("*.yaml")}
    of_skill = Counter(rule for text in texts.values() for rule in text["rules"])
    assert [skill for skill in SKILLS if of_skill[skill] < 3] == []
    raw = {path: path.read_text("utf-8") for path in texts}
    few = [kind for kind in CONTENT.kinds if sum(bool(re.search(rf"\b{kind}\b", text)) for text in raw.values()) < 2]
    assert few == []


@pytest.mark.rule("TQ-42")
def test_a_pack_adds_a_general_and_a_card_without_code(tmp_path: Path) -> None:
    general = "generals:\n  my_hero: {pack: standard, kingdom: wu, gender: male, max_hp: 5, skills: [paoxiao, mashu]}\n"
    folder = pack(tmp_path, "generals", general)
    (folder / "tam_quoc_sat" / "kinds.yaml").write_text(
        "kinds:\n  long_spear: {category: weapon, range: 6, effect: kylin_bow}\n", "utf-8"
    )
    (folder / "tam_quoc_sat" / "cards.yaml").write_text("sets:\n  standard: [long_spear@S3]\n", "utf-8")
    assert len(wrong(folder)) == 2, "neither has a name"
    for lang in ("vi", "fa", "en"):
        (folder / "words" / lang).mkdir(parents=True)
        words = "general-my_hero = Hero\ncard-long_spear = Long spear\n"
        (folder / "words" / lang / "mine.ftl").write_text(words, "utf-8")
    assert wrong(folder) == []
    game = open_games([folder])["tam_quoc_sat"]
    assert "my_hero" in game.content.pool(("standard",))  # type: ignore[attr-defined]
    assert len(game.content.deck("standard")) == 109  # type: ignore[attr-defined]
    assert "cao_cao" in game.content.generals  # type: ignore[attr-defined]


@pytest.mark.rule("TQ-42")
def test_a_pack_may_give_a_standard_general_any_skill(tmp_path: Path) -> None:
    general = "generals:\n  my_hero: {pack: standard, kingdom: wu, gender: male, max_hp: 4, skills: [lieren, buqu]}\n"
    game = open_games([pack(tmp_path, "generals", general)])["tam_quoc_sat"]
    assert {"wounds/0", "down/0"} < OpenMatch(game, 5).table.zones.keys()
    assert "wounds/0" not in OpenMatch(open_games()["tam_quoc_sat"], 5).table.zones


@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_says_if_it_lays_cards_elsewhere(skill: str) -> None:
    code = (Path(shipped("data")).parent / "game" / "rules" / "tam_quoc_sat" / "skills" / f"{skill}.py").read_text()
    lays = bool(re.search(r"import .*\b(DOWN|WOUNDS|FIELDS|STARS|INCARNATIONS|contest)\b", code))
    assert SKILLS[skill].piles == lays


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        (
            "generals",
            "generals:\n  a: {pack: standard, kingdom: wu, gender: male, max_hp: 4, skills: [flight]}\n",
            "generals.yaml:2: .generals.a: there is no skill 'flight'",
        ),
        ("kinds", "kinds:\n  a: {category: basic, effect: nuke}\n", "there is no effect 'nuke'"),
        ("kinds", "kinds:\n  a: {category: weapon, effect: kylin_bow}\n", "a weapon needs a `range`"),
        ("cards", "sets:\n  standard: [slash@X3]\n", "'slash@X3' is no card"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_with_its_place(tmp_path: Path, name: str, text: str, why: str) -> None:
    (found,) = wrong(pack(tmp_path, name, text))
    assert why in found


@pytest.mark.rule("TQ-2")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("5: {lord: 1, loyalist: 1, rebel: 2, renegade: 1}", "5: {lord: 1, loyalist: 1, rebel: 2}", "fill 4"),
        ("5: {lord: 1, loyalist: 1, rebel: 2, renegade: 1}", "5: {lord: 2, rebel: 3}", "exactly one lord"),
        ("5: {lord: 1, loyalist: 1, rebel: 2, renegade: 1}", "5: {lord: 1, loyalist: 4}", "at least one rebel"),
    ],
)
def test_a_role_table_that_cannot_be_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    text = shipped("data", "tam_quoc_sat", "roles.yaml").read_text("utf-8")
    assert old in text
    found = wrong(pack(tmp_path, "roles", text.replace(old, new)))
    assert any(why in line for line in found)
