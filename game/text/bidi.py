"""The order of a line that mixes directions: Unicode's bidirectional algorithm (UAX #9).

`levels` gives a paragraph's levels, `line_levels` those of one line of it, `visual_order` the order on paper.
Isolates are honoured; embeddings and overrides never occur (marks.clean drops them); mirroring is the shaper's.
"""

import unicodedata
from bisect import insort
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

Base = Literal["L", "R"]

_ISOLATES = frozenset(("LRI", "RLI", "FSI"))
_SPACES = frozenset(("WS", "LRI", "RLI", "FSI", "PDI", "BN"))
_SEPARATORS = frozenset(("B", "S"))
_NEUTRALS = frozenset(("B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"))
_NUMBERS = frozenset(("EN", "AN"))
_STRONG = frozenset(("L", "R", "AL"))
_AS_STRONG = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
_BRACKETS = "()[]{}\u2045\u2046\u207d\u207e\u2329\u232a\u27e8\u27e9\u3008\u3009\u300a\u300b\u300c\u300d\u3010\u3011"
_CLOSING = dict(zip(_BRACKETS[::2], _BRACKETS[1::2], strict=True))
_DEEPEST_BRACKETS = 63


class _Sequence(NamedTuple):
    """An isolating run sequence (X10): places in the paragraph, its level, the directions around it."""

    places: list[int]
    level: int
    before: str
    after: str

    @property
    def direction(self) -> str:
        return _direction_of(self.level)


def direction(text: str, default: Base = "L") -> Base:
    """The direction of the first strong letter outside isolates (P2, P3)."""
    classes = _classes(text)
    found = _first_strong(classes, 0, len(classes), _matches(classes))
    return default if found is None else "R" if found else "L"


def levels(text: str, base: Base) -> list[int]:
    """The level of every character of a paragraph, before the rules for single lines."""
    classes = _classes(text)
    matches = _matches(classes)
    start = 1 if base == "R" else 0
    result = _explicit(classes, matches, start)
    explicit = result[:]
    for run in _sequences(classes, matches, explicit, start):
        types = _resolve(text, classes, run)
        for place, kind in zip(run.places, types, strict=True):
            result[place] = _implicit(run.level, kind)
    return _follow(classes, result, start)


def line_levels(text: str, found: Sequence[int], start: int, end: int, base: Base) -> list[int]:
    """The levels of text[start:end] as one line: spaces at its end fall back to the base (L1)."""
    line = list(found[start:end])
    ending = True
    for at in reversed(range(len(line))):
        kind = unicodedata.bidirectional(text[start + at])
        ending = kind in _SEPARATORS or (ending and kind in _SPACES)
        if ending:
            line[at] = 1 if base == "R" else 0
    return line


def visual_order(found: Sequence[int]) -> list[int]:
    """Indexes from left to right (L2)."""
    order = list(range(len(found)))
    lowest_odd = min((level for level in found if level % 2), default=None)
    if lowest_odd is None:
        return order
    for level in range(max(found), lowest_odd - 1, -1):
        for start, end in _stretches([found[at] >= level for at in order]):
            order[start:end] = reversed(order[start:end])
    return order


def _stretches(flags: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The stretches (start, end) in which a flag stands."""
    start = None
    for at, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = at
        elif not flag and start is not None:
            yield start, at
            start = None


def _classes(text: str) -> list[str]:
    return [unicodedata.bidirectional(c) or "L" for c in text]


def _direction_of(level: int) -> str:
    return "R" if level % 2 else "L"


def _matches(classes: Sequence[str]) -> dict[int, int]:
    """Each isolate's opening place with its closing one (BD9)."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for at, kind in enumerate(classes):
        if kind in _ISOLATES:
            opened.append(at)
        elif kind == "PDI" and opened:
            found[opened.pop()] = at
    return found


def _first_strong(classes: Sequence[str], start: int, end: int, matches: dict[int, int]) -> int | None:
    """0 or 1 for the first strong class, stepping over isolates; None without one (P2)."""
    at = start
    while at < end:
        if classes[at] in _STRONG:
            return 0 if classes[at] == "L" else 1
        at = matches.get(at, end) if classes[at] in _ISOLATES else at
        at += 1
    return None


def _explicit(classes: Sequence[str], matches: dict[int, int], start: int) -> list[int]:
    """Levels from isolates alone (X1-X8)."""
    result: list[int] = []
    opened: list[tuple[int, int]] = []  # closing place, level outside
    level = start
    for at, kind in enumerate(classes):
        if kind == "PDI" and any(close == at for close, _ in opened):
            level = _close(opened, at)
        result.append(level)
        if kind in _ISOLATES:
            close = matches.get(at, len(classes))
            opened.append((close, level))
            level = _inner_level(level, _isolate_direction(classes, at, close, matches))
    return result


def _close(opened: list[tuple[int, int]], at: int) -> int:
    close, outside = opened.pop()
    while close != at:
        close, outside = opened.pop()
    return outside


def _inner_level(level: int, parity: int) -> int:
    return level + 1 if (level + 1) % 2 == parity else level + 2


def _isolate_direction(classes: Sequence[str], at: int, close: int, matches: dict[int, int]) -> int:
    if classes[at] == "FSI":
        return _first_strong(classes, at + 1, close, matches) or 0
    return 1 if classes[at] == "RLI" else 0


def _sequences(
    classes: Sequence[str], matches: dict[int, int], explicit: Sequence[int], start: int
) -> Iterator[_Sequence]:
    """Level runs joined over closed isolates (BD13), with what stands before and after (X10)."""
    runs = _level_runs(explicit)
    by_first = {run[0]: run for run in runs}
    continued = {close for close in matches.values() if close in by_first}
    for run in runs:
        if run[0] not in continued:
            yield _surrounded(_joined(run, matches, by_first), classes, matches, explicit, start)


def _level_runs(explicit: Sequence[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for at, level in enumerate(explicit):
        if runs and explicit[at - 1] == level:
            runs[-1].append(at)
        else:
            runs.append([at])
    return runs


def _joined(run: list[int], matches: dict[int, int], by_first: dict[int, list[int]]) -> list[int]:
    places = run[:]
    while matches.get(places[-1]) in by_first:
        places += by_first[matches[places[-1]]]
    return places


def _surrounded(
    places: list[int], classes: Sequence[str], matches: dict[int, int], explicit: Sequence[int], start: int
) -> _Sequence:
    first, last = places[0], places[-1]
    level = explicit[first]
    before = explicit[first - 1] if first else start
    unclosed = classes[last] in _ISOLATES and last not in matches
    after = start if unclosed or last + 1 == len(explicit) else explicit[last + 1]
    seen = [at for at in places if classes[at] != "BN"]
    return _Sequence(seen, level, _direction_of(max(level, before)), _direction_of(max(level, after)))


def _resolve(text: str, classes: Sequence[str], run: _Sequence) -> list[str]:
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
            types[at] = "ON" if previous in _ISOLATES or previous == "PDI" else previous
        previous = types[at]


def _letters_and_digits(types: list[str], before: str) -> None:
    """W2, W3: digits after an Arabic letter are Arabic numbers; Arabic letters are R."""
    strong = before
    for at, kind in enumerate(types):
        if kind in _STRONG:
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
    for start, end in list(_stretches([kind == "ET" for kind in types])):
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


def _brackets(chars: Sequence[str], classes: Sequence[str], types: list[str], run: _Sequence) -> None:
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


def _bracket_direction(types: Sequence[str], opening: int, closing: int, run: _Sequence) -> str | None:
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


def _neutrals(types: list[str], run: _Sequence) -> None:
    """N1, N2: neutrals go with their neighbours when both agree, else with the sequence."""
    for start, end in list(_stretches([kind in _NEUTRALS for kind in types])):
        left = _AS_STRONG[types[start - 1]] if start else run.before
        right = _AS_STRONG[types[end]] if end < len(types) else run.after
        types[start:end] = [left if left == right else run.direction] * (end - start)


def _implicit(level: int, kind: str) -> int:
    """I1, I2."""
    if level % 2:
        return level if kind == "R" else level + 1
    return level + {"L": 0, "R": 1}.get(kind, 2)


def _follow(classes: Sequence[str], result: list[int], start: int) -> list[int]:
    """Joiners and other boundary neutrals go with what is before them (after X9, as 5.2 advises)."""
    for at, kind in enumerate(classes):
        if kind == "BN":
            result[at] = result[at - 1] if at else start
    return result
