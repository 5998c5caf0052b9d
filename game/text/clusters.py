"""What a reader takes for one character: a letter with its marks, a flag, a joined emoji."""

import unicodedata
from collections.abc import Iterator

from game.text.marks import ZWJ, ZWNJ

_FIRST_THAT_JOINS = "\u0300"
_FLAGS = range(0x1F1E6, 0x1F200)
_SKINS = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_PICTURES = (range(0x1F000, 0x20000), range(0x2190, 0x2400), range(0x2600, 0x2800), range(0x2900, 0x2C00))
_HANGUL = {"L": range(0x1100, 0x1160), "V": range(0x1160, 0x11A8), "T": range(0x11A8, 0x1200)}
_HANGUL_LETTERS = frozenset(map(chr, range(0x1100, 0x1200)))


def clusters(text: str) -> Iterator[str]:
    """The grapheme clusters of a text (UAX #29, without the rules for Indic conjuncts)."""
    start = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or not _joins(text, start, at):
            if start < at:
                yield text[start:at]
            start = at


def _joins(text: str, start: int, at: int) -> bool:
    """Whether text[at] belongs to the cluster text[start:at]."""
    before, c = text[at - 1], text[at]
    if c < _FIRST_THAT_JOINS and before != ZWJ:
        return False
    if before == "\n" or c == "\n":
        return False
    if extends(c):
        return True
    if before == ZWJ:
        return _is_picture(c) and _is_picture(text[start])
    if ord(c) in _FLAGS:
        return text[start:at] == before and ord(before) in _FLAGS
    return c in _HANGUL_LETTERS and _joins_hangul(before, c)


def extends(c: str) -> bool:
    """Whether a character only ever adds to the one before it."""
    return c in (ZWJ, ZWNJ) or unicodedata.category(c) in ("Mn", "Me", "Mc") or ord(c) in _SKINS or ord(c) in _TAGS


def _is_picture(c: str) -> bool:
    return any(ord(c) in pictures for pictures in _PICTURES)


def _joins_hangul(before: str, c: str) -> bool:
    kinds = [next((kind for kind, codes in _HANGUL.items() if ord(x) in codes), "") for x in (before, c)]
    return "".join(kinds) in ("LL", "LV", "VV", "VT", "TT")
