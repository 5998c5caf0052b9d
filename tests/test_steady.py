"""The frame and the rules use nothing that differs from run to run: no clock, no shared chance, no order of a set."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PURE = sorted(path for top in ("core", "rules") for path in (ROOT / "game" / top).rglob("*.py"))
BANNED_MODULES = {"asyncio", "time", "datetime", "uuid", "secrets", "threading", "pickle", "pygame"}
KEEPS_ORDER = {"list", "tuple", "enumerate", "iter", "reversed", "next", "zip", "map"}


def is_set(node: ast.expr) -> bool:
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"set", "frozenset"}
    return named or isinstance(node, ast.Set | ast.SetComp)


def by_clock(node: ast.AST) -> bool:
    """A module whose answers come from outside the match."""
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    return any(name.split(".")[0] in BANNED_MODULES for name in names)


def by_chance(node: ast.AST) -> bool:
    """A draw from the shared generator instead of a seeded one."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "random" and any(alias.name != "Random" for alias in node.names)
    if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
        return False
    return node.value.id == "random" and node.attr != "Random"


def by_order(node: ast.AST) -> bool:
    """Going through a set, whose order differs from run to run."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return is_set(node.iter)
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return False
    return node.func.id in KEEPS_ORDER and any(is_set(word) for word in node.args)


def by_address(node: ast.AST) -> bool:
    """`hash` and `id` differ from run to run."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"hash", "id"}


SEARCHES = (by_clock, by_chance, by_order, by_address)


def excerpt(node: ast.AST) -> str:
    """Its first line, as far as it can be told."""
    return ast.unparse(node.iter if isinstance(node, ast.comprehension) else node).split("\n")[0]


def unsteady(tree: ast.AST) -> list[str]:
    """What would make the same log give another match."""
    return [excerpt(node) for node in ast.walk(tree) if any(search(node) for search in SEARCHES)]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT / "game")))
def test_rules_give_the_same_match_on_every_run(path: Path) -> None:
    assert unsteady(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import asyncio",
        "from datetime import date",
        "import os.path, uuid",
        "hash('a')",
        "import random\nrandom.shuffle(x)",
        "from random import choice",
        "for a in {1, 2}: pass",
        "[a for a in set(x)]",
        "list({b for b in x})",
        "tuple(frozenset(x))",
    ],
)
def test_the_search_for_unsteady_code_finds_it(code: str) -> None:
    assert unsteady(ast.parse(code))


@pytest.mark.parametrize("code", ["from random import Random", "sorted({1, 2})", "1 in {1, 2}", "len(set(x))"])
def test_the_search_for_unsteady_code_lets_steady_code_be(code: str) -> None:
    assert not unsteady(ast.parse(code))
