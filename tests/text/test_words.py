"""Words in three languages: figures, names, fallbacks, and the audit of every word file of the app."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.text.audit import problems
from game.text.marks import FSI, LRI, NBSP, PDI
from game.text.words import LANGUAGES, Words

WORDS = Path(__file__).parents[2] / "data" / "words"


def pack(folder: Path, **texts: str) -> Path:
    for lang, text in texts.items():
        (folder / lang).mkdir(parents=True, exist_ok=True)
        (folder / lang / "pack.ftl").write_text(text, "utf-8")
    return folder


@pytest.fixture
def three(tmp_path: Path) -> Path:
    return pack(
        tmp_path,
        vi="hello = Chào { $name }!\ncards = { $n } lá\n",
        fa="hello = سلام { $name }!\ncards = { $n } کارت در ۲ ردیف\n",
        en="hello = Hello, { $name }!\n    .tip = Tip\n"
        "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n"
        "only-here = English\nmine = { $mine ->\n    [yes] yours\n   *[no] theirs\n }\n",
    )


def test_the_words_of_the_app_have_no_fault() -> None:
    assert problems([WORDS]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_shared_words(lang: str) -> None:
    words = Words([WORDS], lang)
    assert words("player-default", n=1).strip()
    assert words(f"language-{lang}") in ("Tiếng Việt", "فارسی", "English")
    assert not words.missing
    assert not words.faults


def test_names_are_isolated_and_stay_on_one_line(three: Path) -> None:
    assert Words([three], "fa")("hello", name="Nguyễn Ẵ") == f"سلام {FSI}Nguyễn{NBSP}Ẵ{PDI}!"


def test_numbers_take_the_digits_of_the_language(three: Path) -> None:
    assert "۱۲" in Words([three], "fa")("cards", n=12)
    assert Words([three], "fa", "latin")("cards", n=12) == f"{FSI}12{PDI} کارت در 2 ردیف"
    assert Words([three], "fa")("cards", n=-3) == f"{FSI}{LRI}−۳{PDI}{PDI} کارت در ۲ ردیف"


@pytest.mark.parametrize(
    ("lang", "n", "shown"),
    [
        ("en", 12345, "12,345"), ("vi", 12345, "12.345"), ("fa", 12345, "۱۲٬۳۴۵"), ("en", 1234, "1234"),
        ("en", 2.5, "2.5"), ("vi", 2.5, "2,5"), ("fa", 2.5, "۲٫۵"), ("en", 2.0, "2"), ("en", 1 / 3, "0.33"),
        ("en", -0.001, "0"), ("fa", 0, "۰"), ("en", -4, f"{LRI}−4{PDI}"), ("en", 100, "100"), ("en", 1e6, "1,000,000"),
    ],
)  # fmt: skip
def test_numbers(lang: str, n: float, shown: str) -> None:
    assert Words([], lang).number(n) == shown


def test_signed_numbers_and_sums() -> None:
    words = Words([], "fa")
    assert words.signed(20) == f"{LRI}+۲۰{PDI}"
    assert words.signed(-12) == f"{LRI}−۱۲{PDI}"
    assert words.signed(0) == "۰"
    assert words.formula("5 - 2 = 3") == f"{LRI}۵{NBSP}−{NBSP}۲{NBSP}={NBSP}۳{PDI}"
    assert words.number(0.5, places=2) == "۰٫۵۰"


def test_plurals_follow_the_language(three: Path) -> None:
    words = Words([three], "en")
    assert words("cards", n=1).endswith("card")
    assert words("cards", n=0).endswith("cards")
    assert words("mine", mine=True) == "yours"


def test_a_missing_key_is_english_then_itself_and_noted(three: Path) -> None:
    words = Words([three], "vi")
    assert words("only-here") == "English"
    assert words("hello.tip") == "Tip"
    assert words("nowhere") == "nowhere"
    assert words.missing == {"only-here", "hello.tip", "nowhere"}
    assert words.has("only-here")
    assert not words.has("nowhere")
    assert not words.has("hello.nothing")


def test_an_insert_that_is_not_given_is_noted_not_raised(three: Path) -> None:
    words = Words([three], "en")
    assert "name" in words("hello")
    assert words.faults


def test_a_later_folder_wins(three: Path, tmp_path: Path) -> None:
    other = pack(tmp_path / "pack", en="only-here = Changed\n")
    assert Words([three, other], "en")("only-here") == "Changed"


def test_a_list_in_a_sentence() -> None:
    words = Words([WORDS], "en")
    assert words.series([]) == ""
    assert words.series(["An"]) == f"{FSI}An{PDI}"
    assert words.series(["A", "B", "C"]).replace(FSI, "").replace(PDI, "") == "A, B and C"


def test_an_insert_that_only_chooses_a_form_is_each_language_s_own_affair(tmp_path: Path) -> None:
    plural = "a = { $n ->\n    [one] point\n   *[other] points\n }\n"
    assert not problems([pack(tmp_path, vi="a = điểm\n", fa="a = امتیاز\n", en=plural)])


BROKEN = {
    "missing in": {"vi": "a = A\n", "fa": "a = A\nb = B\n", "en": "a = A\n"},
    "leaves out $n": {"vi": "a = A { $n }\n", "fa": "a = A { $n }\n", "en": "a = A\n"},
    "pack.ftl:2: ": {"vi": "a = A\nb = { $\n", "fa": "a = A\n", "en": "a = A\n"},
    "stands already at": {"vi": "a = A\na = B\n", "fa": "a = A\n", "en": "a = A\n"},
    "is not there": {"vi": "a = A\n", "fa": "a = A { -gone }\n", "en": "a = A\n"},
    "not NFC": {"vi": "a = e\u0302\n", "fa": "a = A\n", "en": "a = A\n"},
    "a.tip is missing in vi": {"vi": "a = A\n", "fa": "a = A\n    .tip = T\n", "en": "a = A\n    .tip = T\n"},
}


@pytest.mark.parametrize("fault", BROKEN)
def test_the_audit_finds(fault: str, tmp_path: Path) -> None:
    found = problems([pack(tmp_path, **BROKEN[fault])])
    assert len(found) == 1
    assert fault in found[0]
    assert "pack.ftl:" in found[0]


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    folder = pack(tmp_path, vi="a = A\n", fa="a = A\n", en="a = A\n")
    (folder / "en" / "bad.ftl").write_bytes(b"\xff\xfe\x00")
    assert "bad.ftl:1: not readable" in problems([folder])[0]
    assert Words([folder], "en")("a") == "A"


def test_four_files_of_locale_data_are_enough(tmp_path: Path) -> None:
    script = f"""
import shutil, babel.localedata as data
from pathlib import Path
for name in ("root", "en", "fa", "vi"):
    shutil.copy(Path(data._dirname) / f"{{name}}.dat", {str(tmp_path)!r})
data._dirname = {str(tmp_path)!r}
from game.text.words import Words
for lang in ("vi", "fa", "en"):
    assert Words([Path({str(WORDS)!r})], lang)("points", n=2)
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=WORDS.parents[1], timeout=60)
