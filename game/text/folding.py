"""Comparing what people type with what is written: without case, accents, and letters that look the same."""

from __future__ import annotations

import unicodedata

from game.text.marks import CONTROLS
from game.text.names import key


def folded(text: str) -> str:
    """Equal for texts that somebody who types in a hurry means alike: "Sát" and "sat", "كیان" and "کیان"."""
    apart = unicodedata.normalize("NFD", key("".join(c for c in text if c not in CONTROLS)))
    return "".join("d" if c == "đ" else c for c in apart if not unicodedata.combining(c))
