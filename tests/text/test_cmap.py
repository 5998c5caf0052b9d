"""Our reading of font files against fonttools'."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from game.text.cmap import NotAFont, characters

FONTS = sorted((Path(__file__).parents[2] / "assets" / "fonts").glob("*.ttf"))


def test_there_are_fonts() -> None:
    assert len(FONTS) >= 10


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_characters_are_those_that_fonttools_finds(path: Path) -> None:
    font = TTFont(path, lazy=True)
    expected = {code for code, name in font.getBestCmap().items() if name != ".notdef"}
    assert characters(path) == expected


def test_a_table_of_format_12_is_read(tmp_path: Path) -> None:
    table = b"\0\0\0\1" + b"\0\3\0\x0a" + (12).to_bytes(4) + b"\0\x0c\0\0" + (28).to_bytes(4) + bytes(4)
    groups = [(0x41, 0x43, 5), (0x1F41F, 0x1F420, 9)]
    table += len(groups).to_bytes(4) + b"".join(n.to_bytes(4) for group in groups for n in group)
    path = tmp_path / "twelve.ttf"
    directory = b"\0\1\0\0\0\1" + bytes(6) + b"cmap" + bytes(4) + (28).to_bytes(4) + len(table).to_bytes(4)
    path.write_bytes(directory + table)
    assert characters(path) == {0x41, 0x42, 0x43, 0x1F41F, 0x1F420}


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"no font at all, only text", b"\0\1\0\0\0\1" + bytes(22)])
def test_a_file_that_is_no_font_is_named(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.ttf"
    path.write_bytes(data)
    with pytest.raises(NotAFont, match=r"x\.ttf"):
        characters(path)
