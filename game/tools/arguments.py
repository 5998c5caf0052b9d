"""What several command lines read in the same way."""

from __future__ import annotations

import argparse


def size(text: str) -> tuple[int, int]:
    """``1366x768`` as numbers."""
    wide, _, high = text.lower().partition("x")
    if not (wide.isdecimal() and high.isdecimal() and 1 <= int(wide) <= 16384 and 1 <= int(high) <= 16384):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write WIDTHxHEIGHT such as 1366x768")
    return int(wide), int(high)
