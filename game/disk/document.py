"""Strict YAML: what a file says, the line of every part of it, and all that is wrong with it.

Only ``true``, ``false``, ``null`` and decimal numbers are special (YAML 1.2 core): ``no``, ``on``, ``0x1F``, ``12:30``
and ``2024-01-01`` are words, ``010`` is ten. Keys are words or whole numbers and stand once. No tags, no merge keys;
aliases only up to a sane size.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import yaml
from msgspec import Struct
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from game.disk import files
from game.disk.trouble import Trouble

MOST_BYTES = 4 << 20
MOST_VALUES = 200_000
MOST_DEPTH = 50
MOST_DIGITS = 18

Step = str | int
Where = tuple[Step, ...]
Scalar = bool | int | float | str | None


class Fault(Struct, frozen=True, order=True):
    """One thing that is wrong in a file; line 0 means the file as a whole."""

    file: str
    line: int
    where: str
    why: str

    def __str__(self) -> str:
        """``file:line: where: why``, as editors and people read it."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.where, self.why) if part)


class ContentError(ValueError):
    """Content that cannot be used; ``faults`` is all that is wrong, ``str`` one line for each."""

    plain = True
    """The text is what the command line prints."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))

    @property
    def trouble(self) -> Trouble:
        """The first fault, for a player."""
        fault = self.faults[0]
        why = f"{fault.where}: {fault.why}" if fault.where else fault.why
        return Trouble("trouble-content", {"file": fault.file, "line": fault.line, "reason": why})


def show(where: Where) -> str:
    """A place inside a file as people write it: ``.cards[7].rank``."""
    return "".join(f".{step}" if isinstance(step, str) else f"[{step}]" for step in where)


class Document:
    """One YAML file: ``value`` is what it says. Raises ContentError with every fault of the YAML itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        root = _compose(path, _text(path))
        reading = _Reading(path)
        self.value: Any = reading.value(root, ())
        if reading.faults:
            raise ContentError(reading.faults)
        self._root = root

    def line(self, *where: Step) -> int:
        """The line of a part, such as ``line("steps", 3, "seat")``; of the nearest whole if the part is not there."""
        node, line = self._root, _line(self._root)
        for step in where:
            found = _child(node, step)
            if found is None:
                break
            line, node = found
        return line

    def fault(self, where: Where, why: str) -> Fault:
        """Something wrong at a part of this file."""
        return Fault(str(self.path), self.line(*where), show(where), why)


def _child(node: Node, step: Step) -> tuple[int, Node] | None:
    """The line where a part begins (at its key, in a mapping) and its node."""
    if isinstance(node, SequenceNode) and isinstance(step, int) and 0 <= step < len(node.value):
        return _line(node.value[step]), node.value[step]
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if isinstance(key, ScalarNode) and key.value == str(step):
                return _line(key), value
    return None


def _line(node: Node) -> int:
    return int(node.start_mark.line) + 1


def _text(path: Path) -> str:
    try:
        data = files.read(path, MOST_BYTES)
    except OSError as error:
        raise ContentError([Fault(str(path), 0, "", f"cannot be read: {error.strerror}")]) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ContentError([Fault(str(path), line, "", "is not UTF-8 text; save it as UTF-8")]) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise ContentError([Fault(str(path), line, "", "has a NUL character; the file is damaged")])
    return text


def _compose(path: Path, text: str) -> Node:
    try:
        root = yaml.compose(text, _Strict)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise ContentError([Fault(str(path), line, "", f"has a character {error.character!r:.12}")]) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        why = ", ".join(part for part in (error.context, error.problem) if part)
        raise ContentError([Fault(str(path), mark.line + 1 if mark else 0, "", why)]) from None
    if root is None:
        raise ContentError([Fault(str(path), 1, "", "the file is empty")])
    return root


class _Strict(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Knows only the words and numbers of YAML 1.2 that are decimal."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}


TAG = "tag:yaml.org,2002:"
PLAIN = {
    "null": (re.compile(r"^(?:~|null|Null|NULL|)$"), ["~", "n", "N", ""]),
    "bool": (re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")),
    "int": (re.compile(r"^[-+]?[0-9]+$"), list("-+0123456789")),
    "float": (re.compile(r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$"), list("-+.0123456789")),
}
for _name, (_pattern, _first) in PLAIN.items():
    _Strict.add_implicit_resolver(TAG + _name, _pattern, _first)


class _Reading:
    """One walk from nodes to values, collecting faults."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.left = MOST_VALUES
        self.open: set[int] = set()

    def value(self, node: Node, where: Where) -> Any:
        self.left -= 1
        if self.left < 0:
            raise ContentError(
                [self.fault(node, where, f"more than {MOST_VALUES} values (an alias repeated too often?)")]
            )
        if isinstance(node, ScalarNode):
            return self.scalar(node, where)
        if id(node) in self.open or len(where) > MOST_DEPTH:
            self.complain(node, where, "nested too deeply, or an alias that contains itself")
            return None
        self.open.add(id(node))
        value = self.mapping(node, where) if isinstance(node, MappingNode) else self.items(node, where)
        self.open.discard(id(node))
        return value

    def items(self, node: Node, where: Where) -> Any:
        if node.tag != TAG + "seq":
            self.complain(node, where, f"tag {node.tag} is not allowed")
        return [self.value(item, (*where, index)) for index, item in enumerate(node.value)]

    def mapping(self, node: MappingNode, where: Where) -> Any:
        if node.tag != TAG + "map":
            self.complain(node, where, f"tag {node.tag} is not allowed")
        return {key: self.value(value, (*where, key)) for key, value in self.pairs(node, where)}

    def pairs(self, node: MappingNode, where: Where) -> Iterator[tuple[Step, Node]]:
        first: dict[Step, int] = {}
        for key_node, value in node.value:
            key = self.scalar(key_node, where) if isinstance(key_node, ScalarNode) else None
            if not isinstance(key, str | int) or isinstance(key, bool):
                self.complain(key_node, where, "a key must be a word or a whole number (quote it)")
            elif key == "<<":
                self.complain(key_node, where, "merge keys (<<) are not allowed; write the values out")
            elif key in first:
                self.complain(key_node, where, f"duplicate key {key!r}, first on line {first[key]}")
            else:
                first[key] = _line(key_node)
                yield key, value

    def scalar(self, node: ScalarNode, where: Where) -> Scalar:
        kind, text = node.tag.removeprefix(TAG), str(node.value)
        if kind == "str":
            return text
        if kind not in PLAIN:
            self.complain(node, where, f"tag {node.tag} is not allowed")
        elif not PLAIN[kind][0].match(text):
            self.complain(node, where, f"{text!r:.40} is not a {kind}")
        elif kind in ("int", "float") and len(text) > MOST_DIGITS:
            self.complain(node, where, f"a number of more than {MOST_DIGITS} characters")
        else:
            return _plain(kind, text)
        return None

    def complain(self, node: Node, where: Where, why: str) -> None:
        self.faults.append(self.fault(node, where, why))

    def fault(self, node: Node, where: Where, why: str) -> Fault:
        return Fault(str(self.path), _line(node), show(where), why)


def _plain(kind: str, text: str) -> Scalar:
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() == "true"
    return int(text) if kind == "int" else float(text)
