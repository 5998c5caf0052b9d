"""What is wrong with the words: broken sentences, keys without a translation, inserts that differ."""

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.text.words import LANGUAGES, files

_PARSER = FluentParser(with_spans=True)


@dataclass(frozen=True)
class Sentence:
    """One key (or "key.attribute", or "-term") of one language, where it stands and what it uses."""

    key: str
    lang: str
    path: Path
    line: int
    inserts: frozenset[str]
    uses: frozenset[str]

    @property
    def where(self) -> str:
        """File and line."""
        return f"{self.path}:{self.line}"


def problems(folders: Sequence[Path]) -> list[str]:
    """All that is wrong with the Fluent files of these folders: `file:line: what`, sorted."""
    found: list[str] = []
    by_language = {lang: _sentences(folders, lang, found.append) for lang in LANGUAGES}
    found += _untranslated(by_language)
    found += _unequal(by_language)
    for sentences in by_language.values():
        found += _dangling(sentences)
    return sorted(found)


def keys(folders: Sequence[Path], lang: str) -> frozenset[str]:
    """All keys of a language, "key.attribute" too, without its terms."""
    return frozenset(key for key in _sentences(folders, lang, lambda _: None) if not key.startswith("-"))


def _sentences(folders: Sequence[Path], lang: str, complain: Callable[[str], None]) -> dict[str, Sentence]:
    """Later folders win; the same key twice in one folder is a fault."""
    result: dict[str, Sentence] = {}
    for folder in folders:
        here: dict[str, Sentence] = {}
        for path in files([folder], lang):
            for sentence in _read(path, lang, complain):
                twin = here.setdefault(sentence.key, sentence)
                if twin is not sentence:
                    complain(f"{sentence.where}: {sentence.key} stands already at {twin.where}")
        result |= here
    return result


def _read(path: Path, lang: str, complain: Callable[[str], None]) -> Iterator[Sentence]:
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        complain(f"{path}:1: not readable as UTF-8: {error}")
        return
    for number, row in enumerate(text.splitlines(), 1):
        if row != unicodedata.normalize("NFC", row):
            complain(f"{path}:{number}: letters and marks are apart (not NFC)")
    for entry in _PARSER.parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            complain(f"{path}:{line}: {'; '.join(note.message or '' for note in entry.annotations)}")
        elif isinstance(entry, ast.Message | ast.Term):
            yield from _parts(entry, Path(path), lang, line)


def _parts(entry: ast.Message | ast.Term, path: Path, lang: str, line: int) -> Iterator[Sentence]:
    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    if entry.value:
        yield _sentence(name, lang, path, line, entry.value)
    for attribute in entry.attributes:
        yield _sentence(f"{name}.{attribute.id.name}", lang, path, line, attribute.value)


def _sentence(key: str, lang: str, path: Path, line: int, pattern: ast.Pattern) -> Sentence:
    used = _Used()
    used.visit(pattern)
    return Sentence(key, lang, path, line, frozenset(used.inserts), frozenset(used.keys))


class _Used(Visitor):
    """Collects the inserts that a sentence shows and the other sentences it takes in."""

    def __init__(self) -> None:
        self.inserts: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.inserts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:  # what only chooses a form is each language's own affair
            self.visit(variant)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
        self.generic_visit(node)


def _untranslated(by_language: dict[str, dict[str, Sentence]]) -> Iterator[str]:
    """Keys that some language lacks; terms are each language's own affair."""
    lacking: dict[str, list[str]] = defaultdict(list)
    for lang, sentences in by_language.items():
        for other in by_language.values():
            for key in other.keys() - sentences.keys():
                if not key.startswith("-") and lang not in lacking[key]:
                    lacking[key].append(lang)
    for key, langs in lacking.items():
        known = next(sentences[key] for sentences in by_language.values() if key in sentences)
        yield f"{known.where}: {key} is missing in {', '.join(langs)}"


def _unequal(by_language: dict[str, dict[str, Sentence]]) -> Iterator[str]:
    """Sentences that use an insert which no other language uses, or the other way round."""
    for key in sorted(set.intersection(*(set(sentences) for sentences in by_language.values()))):
        versions = [sentences[key] for sentences in by_language.values()]
        everything = frozenset[str]().union(*(version.inserts for version in versions))
        for version in versions:
            unused = sorted(everything - version.inserts)
            if unused and not key.startswith("-"):
                names = ", ".join(f"${name}" for name in unused)
                yield f"{version.where}: {key} leaves out {names}, which another language uses"


def _dangling(sentences: dict[str, Sentence]) -> Iterator[str]:
    for sentence in sentences.values():
        for key in sorted(sentence.uses - sentences.keys()):
            yield f"{sentence.where}: {sentence.key} takes in {key}, which is not there"
