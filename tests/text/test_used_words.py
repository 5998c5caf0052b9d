"""Every sentence that the code asks for is there: the keys written in game/ against the English files."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.text.audit import keys

ROOT = Path(__file__).parents[2]
ASKING = {"words", "Reason", "Trouble", "_words"}
MODULES = sorted((ROOT / "game").rglob("*.py"))


def asked(module: Path) -> Iterator[tuple[int, str, bool]]:
    """Line, key (or its beginning) and whether it is whole, for each call that takes a key first."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in ASKING:
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield node.lineno, key.value, True
            elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                yield node.lineno, str(key.values[0].value), False


def name_of(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def package_of(module: Path) -> str:
    """The game of a module of its rules or its table, however deep; elsewhere the folder it lies in."""
    parts = module.relative_to(ROOT / "game").parts
    return parts[1] if parts[0] in ("rules", "tables") and len(parts) > 2 else module.parent.name


@pytest.fixture(scope="module")
def english() -> frozenset[str]:
    return keys([ROOT / "data" / "words"], "en")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_words_a_module_asks_for_are_there(module: Path, english: frozenset[str]) -> None:
    game = f"{package_of(module)}-"  # a reason in the rules is a key of its game's file
    lacking = [
        f"{line}: {key}"
        for line, key, whole in asked(module)
        if not any(
            known == full if whole else known.startswith(full) for known in english for full in (key, game + key)
        )
    ]
    assert not lacking


def test_the_search_finds_something() -> None:
    assert sum(1 for module in MODULES for _ in asked(module)) > 10
