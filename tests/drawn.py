"""Which pictures the code can draw, as far as its strings say: names written out, and names computed of known words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
WILD = "([^/]*)"


def _texts(tree: object) -> Iterator[str]:
    """Every string of a data file, keys too."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from (*_texts(key), *_texts(value))
    elif isinstance(tree, list):
        for value in tree:
            yield from _texts(value)
    elif isinstance(tree, str):
        yield tree


class Code:
    """The strings of the code and the words of the data."""

    def __init__(self) -> None:
        trees = [ast.parse(path.read_text("utf-8")) for path in (ROOT / "game").rglob("*.py")]
        nodes = [node for tree in trees for node in ast.walk(tree)]
        self.written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        computed = {_pattern(node) for node in nodes if isinstance(node, ast.JoinedStr)}
        self.computed = [re.compile(pattern) for pattern in computed if _is_a_path(pattern)]
        data = [yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / "data").rglob("*.yaml")]
        self.words = self.written | {word for tree in data for text in _texts(tree) for word in text.split()}

    def draws(self, sprite: str) -> bool:
        """Whether a picture is named anywhere: whole, or without its folder, in which some are looked for."""
        names = [sprite, sprite.partition("/")[2]]
        return any(name in self.written for name in names) or any(map(self._computes, names))

    def _computes(self, name: str) -> bool:
        matches = [pattern.fullmatch(name) for pattern in self.computed]
        return any(all(map(self._is_known, match.groups())) for match in matches if match)

    def _is_known(self, word: str) -> bool:
        """A number, a word, or a word with an ending that is written out, such as ``_rtl``."""
        stem, mark, end = word.rpartition("_")
        return word.isdecimal() or word in self.words or (stem in self.words and mark + end in self.written)


def _pattern(text: ast.JoinedStr) -> str:
    """An f-string with a wildcard for everything that it fills in."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else WILD for part in text.values]
    return "".join(parts)


def _is_a_path(pattern: str) -> bool:
    """Whether the f-string says enough to be the name of a picture."""
    return re.search("[a-z]{2}", pattern.replace(WILD, "")) is not None
