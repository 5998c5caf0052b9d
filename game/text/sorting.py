"""The order of names in a list: Vietnamese letters before tones, Persian by its own alphabet."""

import unicodedata

from game.text.names import key

_VIETNAMESE = "aăâbcdđeêfghijklmnoôơpqrstuưvwxyz"
_PERSIAN = "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"
_TONES = "\u0300\u0309\u0303\u0301\u0323"  # huyền, hỏi, ngã, sắc, nặng
_RANKS = {c: rank for alphabet in (_VIETNAMESE, _PERSIAN) for rank, c in enumerate(alphabet, 1)}

Place = tuple[tuple[tuple[tuple[int, int], ...], tuple[int, ...]], ...]


def place(name: str) -> Place:
    """A sort key: word by word, first the letters, then the tones."""
    return tuple(_word(word) for word in key(name).split())


def _word(word: str) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    letters: list[tuple[int, int]] = []
    tones: list[int] = []
    for c in word:
        letter, tone = _apart(c)
        letters.append((_RANKS.get(letter, 0), ord(letter)))
        tones.append(tone)
    return tuple(letters), tuple(tones)


def _apart(c: str) -> tuple[str, int]:
    """A letter without its tone, and the tone's rank."""
    parts = unicodedata.normalize("NFD", c)
    tone = next((at for at, mark in enumerate(_TONES, 1) if mark in parts[1:]), 0)
    bare = "".join(p for at, p in enumerate(parts) if not at or p not in _TONES)
    return unicodedata.normalize("NFC", bare)[:1], tone
