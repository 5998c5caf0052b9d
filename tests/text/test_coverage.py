"""Every character of every word and name of the app is in the fonts: a missing glyph would draw nothing."""

from pathlib import Path

import pytest

from game.text.cmap import characters
from game.text.marks import CONTROLS, NBSP, clean
from game.text.scripts import script
from game.text.words import LANGUAGES, files

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "assets" / "fonts"
UI = ["BeVietnamPro", "Vazirmatn", "MaShanZheng"]
HEAD = ["Alegreya", "BeVietnamPro", "Vazirmatn", "MaShanZheng"]
FILES = [path for lang in LANGUAGES for path in files([ROOT / "data" / "words"], lang)]
SILENT = CONTROLS | {"\n", NBSP}


def covered(families: list[str]) -> set[int]:
    return set().union(*(set.intersection(*(set(characters(p)) for p in FONTS.glob(f"{f}_*.ttf"))) for f in families))


@pytest.mark.parametrize("face", [UI, HEAD], ids=["ui", "head"])
@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_words_have_their_letters_in_the_fonts(path: Path, face: list[str]) -> None:
    have = covered(face)
    lacking = {c for c in clean(path.read_text("utf-8")) if c not in SILENT and ord(c) not in have}
    assert not lacking, sorted(map(ascii, lacking))


def test_the_brush_font_has_the_east_asian_letters_of_the_words_and_nothing_else() -> None:
    """Where this fails ``assets/source/subset_brush.py`` is to be run on the whole font."""
    used = {ord(c) for path in FILES for c in path.read_text("utf-8") if script(c) == "Hani"}
    assert used == covered(["MaShanZheng"])


@pytest.mark.parametrize("path", sorted((ROOT / "data").rglob("*.yaml")), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_game_data_has_its_letters_in_the_fonts(path: Path) -> None:
    have = covered(UI)
    assert not {c for c in clean(path.read_text("utf-8")) if c not in SILENT and ord(c) not in have}


def test_persian_has_persian_letters_only() -> None:
    for path in files([ROOT / "data" / "words"], "fa"):
        assert not set(path.read_text("utf-8")) & set("يكى٠١٢٣٤٥٦٧٨٩ة"), path


def test_every_weight_has_the_letters_of_both_languages() -> None:
    vietnamese = "aăâbcdđeêghiklmnoôơpqrstuưvxyAĂÂĐÊÔƠƯẴẾỖỰỹẵặ0123456789…–−×%"
    persian = "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئۀ۰۱۲۳۴۵۶۷۸۹،؛؟«»٪٫٬\u200c"
    assert {*map(ord, vietnamese)} <= covered(["BeVietnamPro"])
    assert {*map(ord, persian)} <= covered(["Vazirmatn"])
