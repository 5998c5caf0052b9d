"""Line order against python-bidi (the Rust `unicode-bidi`) and by a table of strings that go wrong elsewhere."""

import random

import pytest
from bidi import get_display  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from game.text.bidi import Base, direction, levels, line_levels, visual_order
from game.text.marks import FSI, LRI, PDI, ZWNJ, isolate, left_to_right

LETTERS = "abZسلاאב12۳۴٣   ()[].,:+-/%$!«»\u2066\u2067\u2068\u2069\u2066\u2067\u2068\u2069\u200f\u200e\u0301"


def seen(text: str, base: Base) -> str:
    """The characters from left to right."""
    line = line_levels(text, levels(text, base), 0, len(text), base)
    return "".join(text[at] for at in visual_order(line))


def bare(text: str) -> str:
    return "".join(c for c in text if c not in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("base", ["L", "R"])
def test_short_strings_stand_as_the_rust_library_puts_them(base: Base) -> None:
    chance = random.Random(f"bidi {base}")
    for _ in range(4000):
        text = "".join(chance.choices(LETTERS, k=chance.randint(1, 14)))
        assert seen(text, base) == get_display(text, base_dir=base), ascii(text)


def test_a_bracket_after_an_isolate_looks_at_the_letter_before_the_isolate() -> None:
    # The one case where the Rust library differs; Debian's fribidi agrees with us, and so does UAX #9 N0 c1:
    # what decides is the last strong letter of the isolating run sequence, not of the text.
    text = "b\u05d0\u2067,\u2069[\u06f4]"
    assert bare(seen(text, "L")) == "b]\u06f4[,\u05d0"
    assert bare(get_display(text, base_dir="L")) != bare(seen(text, "L"))


@pytest.mark.parametrize(
    ("text", "base", "order"),
    [
        ("سلام abc", "R", "abc مالس"),
        ("abc سلام.", "L", "abc مالس."),
        ("سال ۱۳۶۲-۱۳۸۴", "R", "۱۳۸۴-۱۳۶۲ لاس"),  # a range reads from the right
        ("از ۲ تا ۶", "R", "۶ ات ۲ زا"),
        ("«گنج» (سطح ۲)", "R", ")۲ حطس( »جنگ«"),  # the shaper mirrors, not we
        (f"{FSI}Nguyễn{PDI} ۳ کارت", "R", "تراک ۳ Nguyễn"),
        ("Nguyễn ۳ کارت", "R", "تراک Nguyễn ۳"),  # what goes wrong without the isolate
        (left_to_right("۵ − ۲ = ۳") + " هوا", "R", "اوه ۵ − ۲ = ۳"),
        ("هوا ۶۰٪", "R", "٪۶۰ اوه"),
        (f"{FSI}۶۰{PDI}٪ هوا", "R", "اوه ٪۶۰"),
        (f"{LRI}−۲۰{PDI} امتیاز", "R", "زایتما −۲۰"),
        (f"Hi {isolate('بهرام خان')}!", "L", "Hi ناخ مارهب!"),
        ("DS-15: a (b)", "R", "DS-15: a (b)"),
    ],
)
def test_strings_that_go_wrong_elsewhere(text: str, base: Base, order: str) -> None:
    assert bare(seen(text, base)) == order


def test_spaces_at_the_end_of_a_line_hang_on_its_far_side() -> None:
    text = "سلام abc def"
    found = levels(text, "R")
    assert line_levels(text, found, 0, 9, "R")[-1] == 1  # the space after abc ends a line
    assert found[8] == 2


@pytest.mark.parametrize(
    ("text", "default", "found"),
    [
        ("abc سلام", "R", "L"),
        ("(سلام) abc", "L", "R"),
        ("12 -", "R", "R"),
        ("12 -", "L", "L"),
        (f"{FSI}abc{PDI} سلام", "L", "R"),
        ("", "R", "R"),
    ],
)
def test_typed_text_goes_the_way_of_its_first_letter(text: str, default: Base, found: Base) -> None:
    assert direction(text, default) == found


def test_a_joiner_stays_with_its_word() -> None:
    text = f"می{ZWNJ}خواهم abc"
    assert set(levels(text, "L")[:8]) == {1}


@given(st.text(max_size=60), st.sampled_from(["L", "R"]))
def test_any_text_has_an_order(text: str, base: Base) -> None:
    found = levels(text, base)
    assert len(found) == len(text)
    assert sorted(visual_order(found)) == list(range(len(text)))
    assert all(level >= (base == "R") for level in found)


def test_deep_nests_of_isolates_end() -> None:
    assert len(levels("\u2067a\u2066ب" * 200, "L")) == 800
