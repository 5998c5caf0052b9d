"""The invisible characters of mixed-direction text, and cleaning what comes from outside."""

import unicodedata

LRM, RLM, ALM = "\u200e", "\u200f", "\u061c"
LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
ZWNJ, ZWJ = "\u200c", "\u200d"
NBSP = "\u00a0"
MINUS = "\u2212"

ISOLATES = frozenset((LRI, RLI, FSI))
CONTROLS = frozenset((LRM, RLM, ALM, LRI, RLI, FSI, PDI))
EMBEDDINGS = frozenset("\u202a\u202b\u202c\u202d\u202e")

LONGEST_UNBROKEN = 24


def clean(text: str) -> str:
    """NFC text without control characters, lone surrogates, embeddings and overrides; a tab becomes a space."""
    kept = (c for c in text.replace("\t", " ").replace("\r\n", "\n") if c == "\n" or not _is_harmful(c))
    return unicodedata.normalize("NFC", "".join(kept))


def _is_harmful(c: str) -> bool:
    return c == "\ufeff" or c in EMBEDDINGS or unicodedata.category(c) in ("Cc", "Cs")


def isolate(text: str) -> str:
    """Text that keeps its own direction inside any sentence (FSI ... PDI)."""
    return FSI + text + PDI


def left_to_right(text: str) -> str:
    """Text that reads left to right inside any sentence (LRI ... PDI)."""
    return LRI + text + PDI


def unbroken(text: str) -> str:
    """A short insert whose spaces do not break the line; a long one is left as it is."""
    return text.replace(" ", NBSP) if len(text) <= LONGEST_UNBROKEN else text


def closed(text: str) -> str:
    """Text with every isolate that it opens closed at its end (for text that was cut)."""
    depth = 0
    for c in text:
        if c in ISOLATES:
            depth += 1
        elif c == PDI and depth:
            depth -= 1
    return text + PDI * depth
