"""Lines and runs, measured by counting characters."""

from hypothesis import given
from hypothesis import strategies as st

from game.text.bidi import Base
from game.text.clusters import clusters
from game.text.lines import Passage, cut, fitting, shortened, wrap
from game.text.marks import FSI, NBSP, PDI
from game.text.scripts import Chain, drawn, script

FONTS = {
    "latin": {*range(0x20, 0x250), *range(0x1EA0, 0x1F00)},
    "persian": {*range(0x20, 0x7F), *range(0x600, 0x700)},
}
CHAIN = Chain(["latin", "persian"], {"Latn": "latin", "Arab": "persian"}, FONTS.__getitem__)


def passage(text: str, base: Base = "L") -> Passage:
    first = "persian" if base == "R" else "latin"
    return Passage(text, [0] * len(text), base, lambda whole: CHAIN.families(whole, first))


def lines(text: str, width: int, base: Base = "L") -> list[str]:
    found = passage(text, base)
    return [text[start : found.trimmed(start, end)] for start, end in wrap(found, width, lambda a, b: b - a)]


def test_lines_break_at_spaces() -> None:
    assert lines("one two three", 7) == ["one two", "three"]
    assert lines("one two three", 100) == ["one two three"]
    assert lines("", 5) == []


def test_lines_break_in_the_order_of_reading() -> None:
    text = "سلام به Lost Cities و ۱۲ کارت"
    assert " ".join(lines(text, 9, "R")) == text
    assert lines(text, 9, "R")[0] == "سلام به"


def test_a_name_is_not_torn() -> None:
    assert lines(f"chào {FSI}Nguyễn{NBSP}An{PDI} nhé", 13) == ["chào", f"{FSI}Nguyễn{NBSP}An{PDI}", "nhé"]


def test_a_word_wider_than_the_line_is_cut_between_letters() -> None:
    assert lines("abcdefgh", 3) == ["abc", "def", "gh"]
    assert lines("e\u0323e\u0323e\u0323", 3) == ["e\u0323", "e\u0323", "e\u0323"]
    assert lines("abc", 0) == ["a", "b", "c"]


def test_chinese_breaks_anywhere_but_not_before_a_stop() -> None:
    assert lines("三国杀。三国", 3) == ["三国", "杀。三", "国"]


@given(st.text(alphabet="abc   -ế سلا۱\u2068\u2069\u200c", max_size=60), st.integers(1, 20))
def test_wrapping_loses_nothing_and_keeps_the_width(text: str, width: int) -> None:
    found = passage(text)
    ends = list(wrap(found, width, lambda a, b: b - a))
    assert "".join(text[start:end] for start, end in ends) == text
    for start, end in ends:
        seen = text[start : found.trimmed(start, end)]
        assert len(seen) <= width or len(list(clusters(seen))) == 1, "only what cannot be cut is too wide"


def test_a_word_keeps_to_one_family() -> None:
    families = CHAIN.families("Nguyễn سلام ۳", "latin")
    assert set(families[:7]) == {"latin"}
    assert set(families[7:]) == {"persian"}


def test_signs_go_with_what_is_before_them_and_first_ones_with_the_language() -> None:
    assert CHAIN.families("(سلام) 5", "persian") == ["persian"] * 8
    assert CHAIN.families(f"{FSI}An{PDI} 5", "persian")[-2:] == ["persian", "persian"]


def test_what_no_font_has_is_told() -> None:
    assert CHAIN.families("a🐟b", "latin") == ["latin", None, "latin"]


def test_scripts() -> None:
    assert [script(c) for c in "aễЖس三1 ("] == ["Latn", "Latn", "Latn", "Arab", "Hani", "", "", ""]


def test_what_the_font_is_given_has_no_invisible_characters() -> None:
    assert drawn(f"{FSI}a{NBSP}b{PDI}\u200b", FONTS["latin"]) == "a b"
    assert drawn("می\u200cخ", {0x200C}) == "می\u200cخ"
    assert drawn("می\u200cخ", set()) == "میخ"


def test_runs_stand_from_left_to_right() -> None:
    text = "سلام abc"
    found = passage(text, "R")
    assert [(text[run.start : run.end], run.rtl) for run in found.runs(0, len(text))] == [
        ("abc", False),
        ("سلام ", True),
    ]


def test_cutting_closes_names() -> None:
    assert cut(f"a {FSI}Ngu") == f"a {FSI}Ngu{PDI}…"
    assert fitting("abcdef", 3, lambda n: n) == 3
    assert fitting("abcdef", 0, lambda n: n) == 1
    assert shortened(passage("abc def"), 0, 3).text == "abc…"
