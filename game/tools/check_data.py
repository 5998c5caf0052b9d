"""Validates the shipped data and user packs: all that is wrong, each with file and line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from game.core.game import Game, Presets
from game.disk.catalog import content_folders, load, word_folders
from game.disk.document import ContentError, Document, Fault
from game.rules import FILES, misfit
from game.text.audit import problems
from game.text.words import FALLBACK, Words
from game.tools.shelf import complain, open_games

NAMED = {"generals": "general", "kinds": "card"}
"""What a pack adds to Tam Quốc Sát that stands on the table by name, with how the keys of its words begin."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The folders to look at."""
    parser.add_argument(
        "folders", type=Path, nargs="*", metavar="DIR", help="user packs, checked with the shipped data"
    )


def run(args: argparse.Namespace) -> int:
    """Prints every fault; the exit status is 0 if there is none. Raises ContentError for what is no folder."""
    folders = content_folders(args.folders)
    found = faults(folders)
    if found:
        return complain("\n".join(found))
    print(f"{sum(1 for folder in folders for _ in _documents(folder))} data files and their words are good")
    return 0


def faults(folders: Sequence[Path]) -> list[str]:
    """All that is wrong in these content folders, the shipped one first: ``file:line: what``."""
    found = [str(fault) for fault in _missing(folders[0])]
    for folder in folders:
        for path in _documents(folder):
            found += map(str, _inside(path, path.relative_to(folder).as_posix()))
    across = (*_defaults(folders), *_nameless(folders)) if not found else ()
    return [*found, *map(str, across), *problems(word_folders(folders))]


def _documents(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix in (".yaml", ".yml"))


def _missing(shipped: Path) -> Iterator[Fault]:
    for name in FILES:
        if not (shipped / name).is_file():
            yield Fault(str(shipped / name), 0, "", "the file is missing")


def _inside(path: Path, name: str) -> Sequence[Fault]:
    if name not in FILES:
        return [Fault(str(path), 1, "", f"no game reads a file of this name, only {', '.join(FILES)}")]
    try:
        load(path, FILES[name])
    except ContentError as error:
        return error.faults
    return ()


def _defaults(folders: Sequence[Path]) -> Iterator[Fault]:
    """Set-up options and presets that are not among what the options allow, in the last folder that says so."""
    for game in open_games(folders[1:]).values():
        options, presets = _last(folders, game, "options.yaml", "rules.yaml"), _last(folders, game, "presets.yaml")
        yield from _odd_defaults(game, Document(options))
        if folders.index(presets.parents[1]) >= folders.index(options.parents[1]):  # else a pack may narrow them
            yield from _odd_presets(game, presets)


def _nameless(folders: Sequence[Path]) -> Iterator[Fault]:
    """What no words call anything; what another language lacks is found among the words."""
    words = Words(word_folders(folders), FALLBACK)
    for folder, (key, prefix) in product(folders, NAMED.items()):
        file = folder / "tam_quoc_sat" / f"{key}.yaml"
        if not file.is_file():
            continue
        document = Document(file)
        for name in document.value[key]:
            if not words.has(f"{prefix}-{name}"):
                yield document.fault((key, name), f"nothing calls it by a name: {prefix}-{name} in words/en")


def _last(folders: Sequence[Path], game: Game, *names: str) -> Path:
    """The last of a game's files of one of these names: the one that holds."""
    paths = [folder / game.id / name for folder in reversed(folders) for name in names]
    return next(path for path in paths if path.is_file())


def _odd_defaults(game: Game, document: Document) -> Iterator[Fault]:
    for name, choice in game.options.items():
        if not choice.allows(choice.default, game.least_seats):
            yield document.fault(("options", name, "default"), f"{choice.default!r} is not among what it allows")


def _odd_presets(game: Game, path: Path) -> Iterator[Fault]:
    document = Document(path)
    for name, options in load(path, Presets).presets.items():
        if wrong := misfit(game, options):
            yield document.fault(("presets", name), wrong)
