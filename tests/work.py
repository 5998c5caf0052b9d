"""How much work something is, the same on every machine and under every load: calls of functions, not seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

MOST_AN_ANSWER = 2000
"""Calls within which a bot must answer, on an average: far less than the 2 ms that it has between two frames."""


def calls(act: Callable[[], object]) -> int:
    """How many Python functions ``act`` calls."""
    count = 0

    def note(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(before)
    return count
