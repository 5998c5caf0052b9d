"""The pen: steady baselines, widths, wrapping, carets, and no text that breaks it."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.text.marks import FSI, PDI
from game.text.spans import marked, pictured
from game.ui.rich import Span, rich
from game.ui.typeset import BOX
from game.ui.writing import Pen
from tests.work import calls

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
WHITE = (255, 255, 255)
RED, BLUE = (255, 0, 0), (0, 0, 255)


@pytest.fixture(scope="module")
def latin() -> Pen:
    return Pen(FONTS, "vi")


@pytest.fixture(scope="module")
def persian() -> Pen:
    return Pen(FONTS, "fa")


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=100)


@pytest.mark.parametrize("face", ["ui", "head"])
@pytest.mark.parametrize("size", [14, 22, 28, 64])
def test_stacked_capitals_stand_on_the_baseline(latin: Pen, face: str, size: int) -> None:
    plain, stacked = latin.line("H", size, WHITE, face), latin.line("HẴ", size, WHITE, face)
    assert plain.get_height() == stacked.get_height() == latin.height(size)
    assert ink(plain).bottom == ink(stacked).bottom
    assert ink(stacked).top < ink(plain).top


def test_letters_taken_apart_look_like_letters_put_together(latin: Pen) -> None:
    apart, together = latin.line("Ngu\u0323ye\u0302\u0303n", 30, WHITE), latin.line("Ngụyễn", 30, WHITE)
    assert pygame.image.tobytes(apart, "RGBA") == pygame.image.tobytes(together, "RGBA")


def test_a_persian_neighbour_moves_no_letter(latin: Pen) -> None:
    alone, beside = latin.line("H", 30, WHITE), latin.line("H سلام", 30, WHITE)
    assert ink(beside.subsurface(alone.get_rect())) == ink(alone)


def test_a_capital_is_in_the_middle_of_its_line(latin: Pen) -> None:
    line = latin.line("H", 100, WHITE)
    assert abs(ink(line).centery - line.get_rect().centery) <= 3


def test_nothing_is_clipped(latin: Pen, persian: Pen) -> None:
    for pen, text in ((latin, "ẴỖẾgjpq"), (persian, "اَچِعٍیِ ي")):
        for weight in (400, 800):
            line = pen.line(text, 60, WHITE, weight=weight)
            assert ink(line).top > 0
            assert ink(line).bottom < line.get_height()
    assert latin.height(100) == round(100 * BOX)


def test_persian_letters_join(persian: Pen) -> None:
    assert persian.width("سلام", 40) < sum(persian.width(c, 40) for c in "سلام") - 20
    joined, apart = persian.line("میخواهم", 40, WHITE), persian.line("می\u200cخواهم", 40, WHITE)
    assert joined.get_size() != apart.get_size()


def test_persian_is_written_from_the_right(persian: Pen) -> None:
    # Alef is a thin stroke, sin is wide and low: the right end of "اس" must be tall.
    line = persian.line("اس", 60, WHITE)
    right = line.subsurface((line.get_width() - 12, 0, 12, line.get_height()))
    left = line.subsurface((0, 0, 12, line.get_height()))
    assert ink(right).height > ink(left).height + 5


def test_paragraphs_start_at_the_side_of_their_language(latin: Pen, persian: Pen) -> None:
    def sides(pen: Pen, text: str, align: str) -> tuple[int, int]:
        box = ink(pen.paragraph(text, 24, WHITE, 400, align))  # type: ignore[arg-type]
        return box.left, 400 - box.right

    assert sides(latin, "Xin chào", "start")[0] < 6 < sides(latin, "Xin chào", "start")[1]
    assert sides(persian, "Xin chào", "start")[1] < 6 < sides(persian, "سلام", "start")[0]
    assert sides(persian, "سلام", "end")[0] < 6
    left, right = sides(latin, "Xin chào", "center")
    assert abs(left - right) <= 4


def test_no_line_is_wider_than_the_paragraph(latin: Pen, persian: Pen) -> None:
    text = f"سلام {FSI}Nguyễn\u00a0Văn{PDI} ۱۲ (Lost Cities) کارت، " * 6
    for pen in (latin, persian):
        picture = pen.paragraph(text, 24, WHITE, 210)
        assert picture.get_size() == (210, pen.height(24, pen.rows(text, 24, 210)))
        assert pen.rows(text, 24, 210) > 6


def test_lines_keep_their_distance(latin: Pen) -> None:
    one, two = latin.paragraph("H", 40, WHITE, 300), latin.paragraph("Ẵ\nH", 40, WHITE, 300, leading=1.5)
    assert ink(two).bottom - ink(one).bottom == 60
    assert latin.height(40, 2, 1.5) == two.get_height()


def test_too_many_lines_end_with_an_ellipsis(latin: Pen) -> None:
    text = "một hai ba bốn năm sáu bảy tám chín mười " * 5
    short = latin.paragraph(text, 20, WHITE, 150, most_lines=2)
    assert short.get_height() == latin.height(20, 2)
    assert latin.paragraph("một", 20, WHITE, 150, most_lines=2).get_height() == latin.height(20, 1)
    assert latin.paragraph("a\n\n\nb", 20, WHITE, 150, most_lines=2).get_height() == latin.height(20, 2)


def test_a_text_is_cut_to_its_width(latin: Pen, persian: Pen) -> None:
    for pen in (latin, persian):
        text = pen.cut(f"Đây là {FSI}một tên rất dài{PDI} سلام دوستان", 24, 160)
        assert text.endswith("…")
        assert text.count(FSI) == text.count(PDI)
        assert pen.width(text, 24) <= 160
        assert pen.line("dài " * 30, 24, WHITE, width=160).get_width() <= 160
    assert latin.cut("ngắn", 24, 160) == "ngắn"


def test_a_text_shrinks_before_it_is_cut(latin: Pen) -> None:
    width = latin.width("Thám hiểm biển sâu", 24)
    assert latin.fit("Thám hiểm biển sâu", 24, width) == ("Thám hiểm biển sâu", 24)
    smaller = latin.fit("Thám hiểm biển sâu", 24, width - 10)
    assert (smaller.text, smaller.size < 24) == ("Thám hiểm biển sâu", True)
    assert latin.fit("Thám hiểm biển sâu", 24, width // 2, least=20) == (
        latin.cut("Thám hiểm biển sâu", 20, width // 2),
        20,
    )


def test_carets_go_right_in_latin_and_left_in_persian(latin: Pen, persian: Pen) -> None:
    assert latin.carets("", 30) == [0]
    right = latin.carets("Ngà", 30)
    assert right[0] == 0
    assert right == sorted(right)
    assert right[-1] == latin.width("Ngà", 30)
    left = persian.carets("سلام", 30)
    assert left[0] == persian.width("سلام", 30)
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0


def test_carets_in_mixed_text_keep_to_their_word(latin: Pen) -> None:
    text = "ab سلام cd"
    found = latin.carets(text, 30)
    assert found[3] > found[6]  # inside the Persian word, logical order runs to the left
    assert found[8] > found[3]
    assert found[-1] == latin.width(text, 30)


def test_a_field_goes_the_way_of_what_is_typed(latin: Pen, persian: Pen) -> None:
    assert (latin.direction("سلام"), persian.direction("Linh")) == ("R", "L")
    assert (latin.direction("12"), persian.direction("12")) == ("L", "R")


@pytest.mark.parametrize("text", ["🐟", "ᚠ", "שלום", "\u0915"])
def test_what_no_font_has_is_a_box(latin: Pen, text: str) -> None:
    assert ink(latin.line(text, 30, WHITE)).height > 15


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\ufeff", "\x00", "\ud800", "\u2068\u2069", "\n", "\u200f"])
def test_texts_that_draw_nothing_are_no_error(latin: Pen, text: str) -> None:
    assert ink(latin.line(text, 30, WHITE)).width == 0
    assert latin.paragraph(text, 30, WHITE, 100).get_width() == 100


@pytest.mark.parametrize("size", [0, -3, 1, 10_000])
def test_mad_sizes_are_kept_within_bounds(latin: Pen, size: int) -> None:
    assert latin.line("a", size, WHITE).get_height() == latin.height(size)


@pytest.mark.parametrize("size", [10, 60, 600])
def test_a_book_is_cut(latin: Pen, size: int) -> None:
    assert latin.line("word " * 20_000, size, WHITE).get_width() < 32_000
    assert latin.paragraph("W" * 20_000, size, WHITE, 100).get_height() < 32_000


@settings(max_examples=150, deadline=None)
@given(
    st.text(st.characters(exclude_categories=[]), max_size=60),
    st.integers(0, 200),
    st.integers(1, 40),
    st.sampled_from(["vi", "fa"]),
)
def test_no_text_breaks_the_pen(text: str, width: int, size: int, lang: str) -> None:
    pen = _pens(lang)
    pen.line(text, size, WHITE)
    assert pen.paragraph(text, size, WHITE, width, most_lines=3).get_width() == width
    assert len(pen.carets(text, size)) == len(text) + 1
    pen.fit(text, size, width)


_KEPT: dict[str, Pen] = {}


def _pens(lang: str) -> Pen:
    return _KEPT.setdefault(lang, Pen(FONTS, lang))


def test_spans_have_their_own_colour_and_weight(latin: Pen) -> None:
    picture = latin.paragraph([Span("one "), Span("two", RED, 800)], 30, BLUE, 400)
    colours = {
        tuple(picture.get_at((x, y)))[:3]
        for x in range(400)
        for y in range(picture.get_height())
        if picture.get_at((x, y))[3] > 250
    }
    assert {RED, BLUE} <= colours


def test_an_empty_rich_text_has_one_empty_line(latin: Pen) -> None:
    assert latin.paragraph([], 30, WHITE, 50).get_size() == (50, latin.height(30))


def test_weights_differ_and_missing_ones_are_replaced(latin: Pen) -> None:
    assert latin.width("Bold", 40, weight=800) > latin.width("Bold", 40, weight=400)
    assert latin.width("Bold", 40, "head", 400) == latin.width("Bold", 40, "head", 500)
    assert latin.width("三国杀", 40, "brush", 700) > 0


def test_a_kept_line_costs_next_to_nothing(latin: Pen) -> None:
    first = latin.line("Thám hiểm biển sâu", 24, WHITE)
    assert latin.line("Thám hiểm biển sâu", 24, WHITE) is first
    assert calls(lambda: latin.line("Thám hiểm biển sâu", 24, WHITE)) <= 5


def test_changing_the_language_turns_the_page() -> None:
    pen = Pen(FONTS, "en")
    before = ink(pen.paragraph("Linh", 24, WHITE, 300))
    pen.speak("fa")
    assert ink(pen.paragraph("Linh", 24, WHITE, 300)).right > before.right


def test_without_harfbuzz_text_is_still_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(pygame.font.Font):
        def set_script(self, script_code: str, /) -> None:
            raise pygame.error("no HarfBuzz")

    monkeypatch.setattr(pygame.font, "Font", Plain)
    pen = Pen(FONTS, "fa")
    assert ink(pen.line("سلام", 40, WHITE)).width > 20
    assert not pen.fonts.shaping


# --- names and pictures in a sentence
def told(name: str, face: str = "♠7", *, rtl: bool = False) -> str:
    card = marked(name, "card.x") + " " + pictured(f"({face})", "suit", "7", "card.x", rtl=rtl)
    return f"{FSI}{marked('Lan', 'seat.1')}{PDI} uses {FSI}{card}{PDI}"


def spotted(pen: Pen, text: str, width: int) -> list[tuple[str, pygame.Rect]]:
    spans = rich(text, lambda ref: (RED, 700))
    assert isinstance(spans, tuple)
    return [(name.ref, name.box) for name in pen.names(spans, 30, width)]


def test_names_stand_where_their_letters_are(latin: Pen) -> None:
    latin.illustrate(lambda name, size: _square(size))
    (who, first), (what, second) = spotted(latin, told("Slash"), 600)
    assert (who, what) == ("seat.1", "card.x")
    spans = rich(told("Slash"), lambda ref: (RED, 700))
    picture = latin.paragraph(spans, 30, BLUE, 600)
    for box in (first, second):
        assert not _has(picture.subsurface(box), BLUE)
        assert ink(picture.subsurface(box)).w > box.w * 0.7
    between = pygame.Rect(first.right + 1, 0, second.left - first.right - 2, picture.get_height())
    assert not _has(picture.subsurface(between), RED)


def test_names_run_from_the_right_in_persian(persian: Pen) -> None:
    (_, first), (_, second) = spotted(persian, told("ضربه", rtl=True).replace("uses", "با"), 600)
    assert first.right <= 600
    assert second.right < first.left


def test_a_name_on_two_lines_is_pointed_at_on_both(latin: Pen) -> None:
    found = spotted(latin, "a b " + marked("a very long name that is broken somewhere", "x"), 260)
    assert {ref for ref, _ in found} == {"x"}
    assert len({box.y for _, box in found}) > 1


def _square(size: int) -> pygame.Surface:
    square = pygame.Surface((size, size))
    square.fill(RED)
    return square


def _has(surface: pygame.Surface, colour: tuple[int, int, int]) -> bool:
    """Whether a solid pixel of a picture has exactly that colour."""
    w, h = surface.get_size()
    return any(tuple(surface.get_at((x, y))) == (*colour, 255) for x in range(w) for y in range(h))
