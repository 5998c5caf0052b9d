"""Names that people type: what is kept, what counts as the same name, how equal names are told apart."""

import unicodedata
from collections.abc import Callable, Container, Sequence
from itertools import count, islice

from game.text.clusters import clusters
from game.text.digits import latin
from game.text.marks import ZWJ, ZWNJ, clean

LONGEST = 16
"""Letters of a name, each with its marks (grapheme clusters)."""
_MOST_MARKS = 6
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that draw nothing
_SAME = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ـ": None, ZWNJ: None, ZWJ: None})


def typed(text: str) -> str:
    """What a name field may hold while somebody types: one clean line of at most 16 letters."""
    kept = "".join(_typed(c) for c in clean(text))
    return "".join(cluster[: 1 + _MOST_MARKS] for cluster in islice(clusters(kept), LONGEST))


def sanitise(text: str) -> str | None:
    """The name as it is stored and shown, or None when nothing in it can be seen (then take the default)."""
    name = " ".join(_joiners_between_letters(typed(" ".join(clean(text).split()))).split())
    return name if any(_is_seen(c) for c in name) else None


def key(name: str) -> str:
    """Equal for names that a reader takes for the same: case, Arabic ي and ك, tatweel, digits aside."""
    return latin(unicodedata.normalize("NFKC", name.translate(_SAME))).casefold()


def numbered(names: Sequence[str], figure: Callable[[int], str] = str) -> list[str]:
    """The names with a number behind each that was there before: Linh, Linh 2; still 16 letters at most."""
    result: list[str] = []
    chosen = {key(name) for name in names}
    taken: set[str] = set()
    for name in names:
        free = name if key(name) not in taken else _free(name, taken | chosen, figure)
        taken.add(key(free))
        result.append(free)
    return result


def _free(name: str, taken: Container[str], figure: Callable[[int], str]) -> str:
    """The name with the first number from 2 up that makes it differ."""
    letters = list(clusters(name))
    endings = (" " + figure(n) for n in count(2))
    tries = ("".join(letters[: LONGEST - len(ending)]).rstrip() + ending for ending in endings)
    return next(tried for tried in tries if key(tried) not in taken)


def _typed(c: str) -> str:
    if c in _BLANKS:
        return ""
    if c == "\n" or unicodedata.category(c) == "Zs":
        return " "
    if unicodedata.category(c) in ("Cf", "Co", "Cn", "Zl", "Zp") and c not in (ZWNJ, ZWJ):
        return ""
    return c


def _joiners_between_letters(text: str) -> str:
    return "".join(c for at, c in enumerate(text) if c not in (ZWNJ, ZWJ) or _is_between_letters(text, at))


def _is_between_letters(text: Sequence[str], at: int) -> bool:
    beside = (*text[max(at - 1, 0) : at], *text[at + 1 : at + 2])
    return len(beside) == 2 and all(unicodedata.category(c)[0] in "LM" for c in beside)


def _is_seen(c: str) -> bool:
    return unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So"
