"""Every visible sentence: Fluent files in vi, fa, en, with names and numbers isolated in the line."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Self

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from game.text.digits import Figures, latin
from game.text.marks import isolate, unbroken

LANGUAGES = ("vi", "fa", "en")
FALLBACK = "en"
NAME = re.compile(r"^([A-Za-z][\w-]*)\s*=", re.MULTILINE)
RIGHT_TO_LEFT = frozenset(("fa",))
_parsed = lru_cache(maxsize=128)(FluentResource)
"""A file's text as Fluent, parsed once however often its language is chosen: that costs most of a change."""

Insert = str | int | float | bool


def files(folders: Iterable[Path], lang: str) -> list[Path]:
    """The Fluent files of a language, folder by folder, in the order of their names."""
    return [path for folder in folders for path in sorted((folder / lang).rglob("*.ftl"))]


class Words:
    """The words of one language: `words("key", name=..., n=...)`, attributes as "key.attribute".

    Later folders win over earlier ones. A key that the language lacks is taken from English, else the key
    itself stands there; either way it is noted in `missing`. What went wrong inside a sentence (an insert not
    given) is noted in `faults`.
    """

    def __init__(self, folders: Sequence[Path], lang: str, digits: str = "native") -> None:
        self.lang, self.digits, self._folders = lang, digits, tuple(folders)
        self.rtl = lang in RIGHT_TO_LEFT
        self.missing: set[str] = set()
        self.faults: set[str] = set()
        self.figures = Figures(lang, digits)
        self._bundle = self._open(lang)

    def __call__(self, key: str, /, **inserts: Insert) -> str:
        """The sentence of a key; names keep their own direction, numbers this language's digits."""
        for bundle in self._bundles():
            pattern = _pattern(bundle, key)
            if pattern is not None:
                return self._fill(bundle, key, pattern, inserts)
            self.missing.add(key)
        return key

    def has(self, key: str) -> bool:
        """Whether this language or English has the key."""
        if _pattern(self._bundle, key) is not None:
            return True
        return key.partition(".")[0] in self._english and _pattern(self._fallback, key) is not None

    def number(self, n: float, places: int | None = None) -> str:
        """A bare number; a negative one with a true minus, isolated."""
        return self.figures.number(n, places)

    def signed(self, n: float) -> str:
        """A gain or loss with its sign: +20, −12."""
        return self.figures.signed(n)

    def formula(self, text: str) -> str:
        """A sum such as "5 - 2 = 3", read left to right in every language."""
        return self.figures.formula(text)

    def name(self, text: str) -> str:
        """A name to be joined by hand into a line: isolated and on one line."""
        return isolate(unbroken(text))

    def series(self, items: Sequence[str]) -> str:
        """Items as a sentence lists them: "A, B and C"."""
        parts = [self.name(item) for item in items]
        if len(parts) < 2:
            return "".join(parts)
        head = self("list-comma").join(parts[:-1])
        return head + self("list-last") + parts[-1]

    def _bundles(self) -> Iterator[FluentBundle]:
        yield self._bundle
        yield self._fallback

    @cached_property
    def _fallback(self) -> FluentBundle:
        """English, read only when something is missing."""
        return self._bundle if self.lang == FALLBACK else self._open(FALLBACK)

    @cached_property
    def _english(self) -> frozenset[str]:
        """The names of the English messages, found without reading them all as Fluent, which would cost frames."""
        texts = (path.read_text("utf-8-sig", errors="replace") for path in files(self._folders, FALLBACK))
        return frozenset(name for text in texts for name in NAME.findall(text))

    def _open(self, lang: str) -> FluentBundle:
        bundle = FluentBundle([lang], use_isolating=True)
        for path in files(self._folders, lang):
            bundle.add_resource(_parsed(self._source(path)), allow_overrides=True)
        return bundle

    def _source(self, path: Path) -> str:
        text = path.read_text("utf-8-sig", errors="replace")
        return latin(text) if self.digits == "latin" else text

    def _fill(self, bundle: FluentBundle, key: str, pattern: Any, inserts: dict[str, Insert]) -> str:
        errors: list[Exception] = []
        given = {name: self._insert(value) for name, value in inserts.items()}
        scene = CurrentEnvironment(args=given)
        try:
            text = pattern(ResolverEnvironment(context=bundle, errors=errors, current=scene))
        except ValueError as error:
            errors.append(error)
            text = key
        self.faults.update(f"{key}: {error}" for error in errors)
        return text if isinstance(text, str) else key

    def _insert(self, value: Insert) -> FluentType | str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _Whole(value).written_by(self.figures)
        if isinstance(value, float):
            return _Broken(value).written_by(self.figures)
        return unbroken(value)


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


class _Written:
    """A number that plural rules see as a number and the reader in the language's own digits."""

    figures: Figures

    def written_by(self, figures: Figures) -> Self:
        self.figures = figures
        return self

    def format(self, locale: Locale) -> str:
        return self.figures.number(self)  # type: ignore[arg-type]


class _Whole(_Written, FluentInt):
    pass


class _Broken(_Written, FluentFloat):
    pass
