"""Editing one line of text: caret and selection in code points of an NFC string. Knows no keyboard and no picture."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

JOINERS = "\u200c\u200d"


def cleaned(text: str) -> str:
    """NFC without controls, line ends and direction marks; the joiners that Persian needs stay."""
    kept = (c for c in unicodedata.normalize("NFC", text) if c in JOINERS or unicodedata.category(c)[0] != "C")
    return "".join(" " if unicodedata.category(c) in ("Zl", "Zp") else c for c in kept)


def clusters(text: str) -> int:
    """How many letters a reader counts: marks and joiners belong to the letter before."""
    return sum(1 for c in text if c not in JOINERS and not unicodedata.category(c).startswith("M"))


@dataclass
class Edit:
    """The text, where the caret stands, where the selection began, and what an IME is composing."""

    text: str = ""
    caret: int = 0
    anchor: int = 0
    composed: str = ""
    most: int = 16

    @property
    def span(self) -> tuple[int, int]:
        """The selection in order; empty if both are equal."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        start, end = self.span
        return self.text[start:end]

    def set(self, text: str) -> None:
        """Other text, the caret at its end."""
        self.text = cleaned(text)
        self.caret = self.anchor = len(self.text)
        self.composed = ""

    def insert(self, text: str) -> None:
        """Type or paste: replaces the selection, as much of it as there is room for."""
        start, end = self.span
        before, after = self.text[:start], self.text[end:]
        more = cleaned(text)
        while more and clusters(unicodedata.normalize("NFC", before + more + after)) > self.most:
            more = more[:-1]
        head = unicodedata.normalize("NFC", before + more)
        self.text = unicodedata.normalize("NFC", head + after)
        self.caret = self.anchor = min(len(head), len(self.text))
        self.composed = ""

    def backspace(self) -> None:
        """Remove the selection, or exactly one code point before the caret."""
        self._cut(-1)

    def delete(self) -> None:
        """Remove the selection, or one code point after the caret."""
        self._cut(1)

    def _cut(self, way: int) -> None:
        start, end = self.span
        if start == end:
            start, end = (start - 1, end) if way < 0 else (start, end + 1)
        start, end = max(0, start), min(len(self.text), end)
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.anchor = start

    def backspace_word(self) -> None:
        """Remove the selection, or the word before the caret."""
        if self.caret == self.anchor:
            self.word(-1, keep=True)
        self.backspace()

    def move(self, to: int, keep: bool = False) -> None:
        """The caret elsewhere; `keep` leaves the selection's beginning."""
        self.caret = max(0, min(len(self.text), to))
        if not keep:
            self.anchor = self.caret

    def step(self, by: int, keep: bool = False) -> None:
        """One place on or back; a selection collapses to its end in that direction."""
        start, end = self.span
        if start != end and not keep:
            self.move(start if by < 0 else end)
        else:
            self.move(self.caret + by, keep)

    def word(self, by: int, keep: bool = False) -> None:
        """To the next border of a word."""
        at = self.caret
        while 0 <= at + min(0, by) < len(self.text) and self.text[at + min(0, by)] == " ":
            at += by
        while 0 <= at + min(0, by) < len(self.text) and self.text[at + min(0, by)] != " ":
            at += by
        self.move(at, keep)
