"""`check-data` finds everything that is wrong with a pack, and nothing with what is shipped."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from game.__main__ import main
from game.disk.catalog import content_folders, load
from game.disk.paths import shipped
from game.rules import FILES, furnish
from game.tools.check_data import faults
from game.tools.shelf import open_games

RULES = shipped("data", "deep_sea", "rules.yaml").read_text("utf-8")


@pytest.fixture(autouse=True)
def _shipped_games_after() -> Iterator[None]:
    """A pack furnishes the games of the whole process."""
    yield
    open_games()


def pack(tmp_path: Path, **texts: str) -> Path:
    for name, text in texts.items():
        path = tmp_path / "pack" / name.replace("__", "/").replace("_yaml", ".yaml").replace("_ftl", ".ftl")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "pack"


def test_what_is_shipped_is_good() -> None:
    assert [line for line in faults(content_folders()) if ".yaml" in line] == []


def test_a_good_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, deep_sea__rules_yaml=RULES.replace("default: 25", "default: 20"))
    assert [line for line in faults(content_folders([folder])) if "pack" in line] == []


def test_all_faults_of_a_pack_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = RULES.replace("faces: 3", "faces: none").replace("stack: 3", "stak: 3").replace("low: 1, high: 25", "lo: 1, high: 25")
    folder = pack(tmp_path, deep_sea__rules_yaml=rules, chess__rules_yaml="a: 1", words__en__x_ftl="hello = Hello")
    assert main(["check-data", str(folder)]) == 2
    lines = [line for line in capsys.readouterr().err.splitlines() if "pack" in line]
    file = f"error: {folder}/deep_sea/rules.yaml"
    assert lines[0].startswith(f"error: {folder}/chess/rules.yaml:1: no game reads a file of this name")
    assert lines[1:5] == [
        f"{file}:2: `stack` is missing",
        f"{file}:3: .dice.faces: Expected `int`, got `str`: 'none'",
        f"{file}:4: .stak: unknown key; did you mean `stack`?",
        f"{file}:12: .options.air.lo: unknown key; did you mean `low`?",
    ]
    assert lines[5] == f"error: {folder}/words/en/x.ftl:1: hello is missing in vi, fa"


def test_a_default_that_its_option_does_not_allow(tmp_path: Path) -> None:
    folder = pack(tmp_path, deep_sea__rules_yaml=RULES.replace("default: split", "default: burn"))
    found = [line for line in faults(content_folders([folder])) if "pack" in line]
    assert len(found) == 1
    assert found[0].endswith("rules.yaml:14: .options.drowned_stacks.default: 'burn' is not among what it allows")


def test_a_shipped_file_that_is_missing(tmp_path: Path) -> None:
    shutil.copytree(shipped("data"), tmp_path / "data", ignore=shutil.ignore_patterns("rules.yaml"))
    assert f"{tmp_path}/data/deep_sea/rules.yaml: the file is missing" in faults([tmp_path / "data"])


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-data", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"error: {tmp_path}/none: is not a folder\n"


def test_the_games_read_the_files_that_are_checked() -> None:
    read: dict[str, type] = {}

    def note(file: str, shape: type[Any], /) -> Any:
        read[file] = shape
        return [load(shipped("data", *file.split("/")), shape)]

    furnish(note)
    assert read == FILES


def shapes_in(shape: Any) -> set[type[msgspec.Struct]]:
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        inner = [field.type for field in msgspec.structs.fields(shape)]
        return {shape}.union(*map(shapes_in, inner))
    return set[type[msgspec.Struct]]().union(*map(shapes_in, get_args(shape)))


@pytest.mark.parametrize("file", FILES)
def test_no_shape_overlooks_an_unknown_key(file: str) -> None:
    assert [kind for kind in shapes_in(FILES[file]) if not kind.__struct_config__.forbid_unknown_fields] == []
