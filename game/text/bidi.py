"""The order of a line that mixes directions: Unicode's bidirectional algorithm (UAX #9).

`levels` gives a paragraph's levels, `line_levels` those of one line of it, `visual_order` the order on paper.
Isolates are honoured; embeddings and overrides never occur (marks.clean drops them); mirroring is the shaper's.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Literal

from game.text.bidi_rules import ISOLATES, STRONG, RunSequence, direction_of, resolve, stretches

Base = Literal["L", "R"]

_SPACES = frozenset(("WS", "LRI", "RLI", "FSI", "PDI", "BN"))
_RIGHTWARD = frozenset(("R", "AL", "AN", "RLI"))
_SEPARATORS = frozenset(("B", "S"))


def direction(text: str, default: Base = "L") -> Base:
    """The direction of the first strong letter outside isolates (P2, P3)."""
    classes = _classes(text)
    found = _first_strong(classes, 0, len(classes), _matches(classes))
    return default if found is None else "R" if found else "L"


def levels(text: str, base: Base) -> list[int]:
    """The level of every character of a paragraph, before the rules for single lines."""
    classes = _classes(text)
    if base == "L" and _RIGHTWARD.isdisjoint(classes):
        return [0] * len(text)  # nothing runs the other way, whatever is isolated: the order is that of the text
    matches = _matches(classes)
    start = 1 if base == "R" else 0
    result = _explicit(classes, matches, start)
    explicit = result[:]
    for run in _sequences(classes, matches, explicit, start):
        types = resolve(text, classes, run)
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
        for start, end in stretches([found[at] >= level for at in order]):
            order[start:end] = reversed(order[start:end])
    return order


def _classes(text: str) -> list[str]:
    return [unicodedata.bidirectional(c) or "L" for c in text]


def _matches(classes: Sequence[str]) -> dict[int, int]:
    """Each isolate's opening place with its closing one (BD9)."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for at, kind in enumerate(classes):
        if kind in ISOLATES:
            opened.append(at)
        elif kind == "PDI" and opened:
            found[opened.pop()] = at
    return found


def _first_strong(classes: Sequence[str], start: int, end: int, matches: dict[int, int]) -> int | None:
    """0 or 1 for the first strong class, stepping over isolates; None without one (P2)."""
    at = start
    while at < end:
        if classes[at] in STRONG:
            return 0 if classes[at] == "L" else 1
        at = matches.get(at, end) if classes[at] in ISOLATES else at
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
        if kind in ISOLATES:
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
) -> Iterator[RunSequence]:
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
) -> RunSequence:
    first, last = places[0], places[-1]
    level = explicit[first]
    before = explicit[first - 1] if first else start
    unclosed = classes[last] in ISOLATES and last not in matches
    after = start if unclosed or last + 1 == len(explicit) else explicit[last + 1]
    seen = [at for at in places if classes[at] != "BN"]
    return RunSequence(seen, level, direction_of(max(level, before)), direction_of(max(level, after)))


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
