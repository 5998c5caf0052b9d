"""Names inside a sentence: Fluent fills them in as marked text, the screen gets them back as pieces of their own."""

from __future__ import annotations

import re
from typing import NamedTuple

from game.text.marks import LRI, PDI, RLI, unbroken

START, SHOWN, END, PICTURE = "\x02", "\x1f", "\x03", "\x1e"
"""Control characters: no name and no sentence can hold them (marks.clean drops them)."""
OBJECT = "\ufffc"
"""Stands where a small picture goes."""
LONGEST_WHOLE = 14
"""A longer name may be broken at its spaces: beside it there is little room."""
_MARK = re.compile(f"{START}([^{SHOWN}]*){SHOWN}([^{END}]*){END}")


class Piece(NamedTuple):
    """A stretch of a sentence: its text, what it is the name of ("" for nothing), or the small picture it shows."""

    text: str
    ref: str = ""
    picture: str = ""


def marked(text: str, ref: str) -> str:
    """A name to be filled into a sentence, which says what it is the name of."""
    return f"{START}{ref}{SHOWN}{unbroken(text) if len(text) <= LONGEST_WHOLE else text}{END}"


def pictured(text: str, picture: str, brief: str, ref: str = "", *, rtl: bool = False) -> str:
    """Words for which a screen shows a small picture and a brief word after it: "(7 of spades)" as "♠7"."""
    around = (RLI if rtl else LRI) + OBJECT + brief + PDI
    return f"{START}{ref}{PICTURE}{picture}{PICTURE}{around}{SHOWN}{unbroken(text)}{END}"


def plain(text: str) -> str:
    """The sentence in words only."""
    return _MARK.sub(r"\2", text) if START in text else text


def pieces(text: str) -> list[Piece]:
    """The sentence piece by piece, in its own order."""
    found: list[Piece] = []
    at = 0
    for mark in _MARK.finditer(text):
        found += [Piece(text[at : mark.start()]), *_named(*mark.groups())]
        at = mark.end()
    return [piece for piece in (*found, Piece(text[at:])) if piece.text]


def _named(head: str, shown: str) -> list[Piece]:
    ref, _, rest = head.partition(PICTURE)
    if not rest:
        return [Piece(shown, ref)]
    picture, _, around = rest.partition(PICTURE)
    before, _, after = around.partition(OBJECT)
    return [Piece(before), Piece(OBJECT, ref, picture), Piece(after, ref)]
