"""The inner rules of UAX #9: what each character of an isolating run sequence counts as (W1-W7, N0-N2)."""

from bisect import insort
from collections.abc import Iterator, Sequence
from typing import NamedTuple

ISOLATES = frozenset(("LRI", "RLI", "FSI"))
STRONG = frozenset(("L", "R", "AL"))
_NEUTRALS = frozenset(("B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"))
_NUMBERS = frozenset(("EN", "AN"))
_AS_STRONG = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
_BRACKETS = "()[]{}\u2045\u2046\u207d\u207e\u2329\u232a\u27e8\u27e9\u3008\u3009\u300a\u300b\u300c\u300d\u3010\u3011"
_CLOSING = dict(zip(_BRACKETS[::2], _BRACKETS[1::2], strict=True))
_DEEPEST_BRACKETS = 63


class RunSequence(NamedTuple):
    """An isolating run sequence (X10): places in the paragraph, its level, the directions around it."""

    places: list[int]
    level: int
    before: str
    after: str

    @property
    def direction(self) -> str:
        """The direction of its level."""
        return direction_of(self.level)


def resolve(text: str, classes: Sequence[str], run: RunSequence) -> list[str]:
    """The types of a sequence after the weak, bracket and neutral rules."""
    types = [classes[at] for at in run.places]
    _marks(types, run.before)
    _letters_and_digits(types, run.before)
    _single_separators(types)
    _terminators(types)
    _numbers_after_latin(types, run.before)
    _brackets([text[at] for at in run.places], [classes[at] for at in run.places], types, run)
    _neutrals(types, run)
    return types


def _marks(types: list[str], before: str) -> None:
    """W1: a mark takes the type of what it stands on."""
    previous = before
    for at, kind in enumerate(types):
        if kind == "NSM":
            types[at] = "ON" if previous in ISOLATES or previous == "PDI" else previous
        previous = types[at]


def _letters_and_digits(types: list[str], before: str) -> None:
    """W2, W3: digits after an Arabic letter are Arabic numbers; Arabic letters are R."""
    strong = before
    for at, kind in enumerate(types):
        if kind in STRONG:
            strong = kind
        if kind == "EN" and strong == "AL":
            types[at] = "AN"
        elif kind == "AL":
            types[at] = "R"


def _single_separators(types: list[str]) -> None:
    """W4: one separator between two numbers of a kind belongs to them."""
    for at in range(1, len(types) - 1):
        left, kind, right = types[at - 1 : at + 2]
        if left == right and ((kind == "ES" and left == "EN") or (kind == "CS" and left in _NUMBERS)):
            types[at] = left


def _terminators(types: list[str]) -> None:
    """W5, W6: signs beside a European number belong to it; other separators are neutral."""
    for start, end in list(stretches([kind == "ET" for kind in types])):
        if "EN" in (*types[max(start - 1, 0) : start], *types[end : end + 1]):
            types[start:end] = ["EN"] * (end - start)
    types[:] = ["ON" if kind in ("ES", "CS", "ET") else kind for kind in types]


def _numbers_after_latin(types: list[str], before: str) -> None:
    """W7: European numbers after a left-to-right letter are part of its text."""
    strong = before
    for at, kind in enumerate(types):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            types[at] = "L"


def _brackets(chars: Sequence[str], classes: Sequence[str], types: list[str], run: RunSequence) -> None:
    """N0: both brackets of a pair take one direction, decided by what is between and before them."""
    for opening, closing in _bracket_pairs(chars, types):
        found = _bracket_direction(types, opening, closing, run)
        if found:
            _set_bracket(classes, types, opening, found)
            _set_bracket(classes, types, closing, found)


def _bracket_pairs(chars: Sequence[str], types: Sequence[str]) -> list[tuple[int, int]]:
    """Bracket pairs in the order of their openings (BD16)."""
    pairs: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for at, c in enumerate(chars):
        if types[at] != "ON":
            continue
        if c in _CLOSING:
            if len(opened) == _DEEPEST_BRACKETS:
                return []
            opened.append((_CLOSING[c], at))
        else:
            _pair_up(opened, c, at, pairs)
    return pairs


def _pair_up(opened: list[tuple[str, int]], c: str, at: int, pairs: list[tuple[int, int]]) -> None:
    for depth in reversed(range(len(opened))):
        if opened[depth][0] == c:
            insort(pairs, (opened[depth][1], at))
            del opened[depth:]
            return


def _bracket_direction(types: Sequence[str], opening: int, closing: int, run: RunSequence) -> str | None:
    inside = {_AS_STRONG[kind] for kind in types[opening + 1 : closing] if kind in _AS_STRONG}
    if not inside or run.direction in inside:
        return run.direction if inside else None
    earlier = (_AS_STRONG[kind] for kind in reversed(types[:opening]) if kind in _AS_STRONG)
    return next(earlier, run.before)


def _set_bracket(classes: Sequence[str], types: list[str], at: int, found: str) -> None:
    types[at] = found
    for after in range(at + 1, len(types)):
        if classes[after] != "NSM":
            return
        types[after] = found


def _neutrals(types: list[str], run: RunSequence) -> None:
    """N1, N2: neutrals go with their neighbours when both agree, else with the sequence."""
    for start, end in list(stretches([kind in _NEUTRALS for kind in types])):
        left = _AS_STRONG[types[start - 1]] if start else run.before
        right = _AS_STRONG[types[end]] if end < len(types) else run.after
        types[start:end] = [left if left == right else run.direction] * (end - start)


def stretches(flags: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The stretches (start, end) in which a flag stands."""
    start = None
    for at, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = at
        elif not flag and start is not None:
            yield start, at
            start = None


def direction_of(level: int) -> str:
    """R for odd levels, L for even ones."""
    return "R" if level % 2 else "L"
