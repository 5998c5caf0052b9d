"""Every trouble can be told to players of all three languages, with all that it knows."""

import re
from string import Formatter

import pytest

from game.disk.paths import shipped
from game.disk.trouble import TEXTS
from game.text.audit import problems
from game.text.words import LANGUAGES, Words, files

WORDS = shipped("data", "words")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_its_sentence(lang: str) -> None:
    words = Words([WORDS], lang)
    for word, text in TEXTS.items():
        names = {name for _, name, _, _ in Formatter().parse(text) if name}
        said = words(word, **{name: 3 if name in ("line", "lost", "format") else f"<{name}>" for name in names})
        assert "$" not in said, word
    assert not words.missing
    assert not words.faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    (path,) = [path for path in files([WORDS], lang) if path.name == "disk.ftl"]
    keys = re.findall(r"^([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert keys == list(TEXTS)


def test_the_languages_agree() -> None:
    assert [line for line in problems([WORDS]) if "disk.ftl" in line] == []
