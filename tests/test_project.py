"""What holds for the project as a whole: its top level, its version, its README."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import game

ROOT = Path(__file__).resolve().parent.parent
TOP = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "build.spec"}
TOP |= {".ci", "game", "assets", "data", "tests"}


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git clone")
    return listed.stdout.split("\0")[:-1]


def test_the_top_level_is_as_agreed() -> None:
    tops = {name.split("/")[0] for name in tracked()}
    assert {name for name in tops - TOP if not name.startswith(".")} == set()
    assert tops >= TOP


def test_the_version_is_said_once() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", game.__version__)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "game/__init__.py"
    spec = (ROOT / "build.spec").read_text("utf-8")
    assert "from game import __version__" in spec
    assert game.__version__ not in spec
    said = [p for p in (ROOT / "game").rglob("*.py") if f'"{game.__version__}"' in p.read_text("utf-8")]
    assert said == [ROOT / "game" / "__init__.py"]


def test_the_command_line_says_the_version() -> None:
    words = [sys.executable, "-m", "game", "--version"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.split()[-1] == game.__version__


def test_the_changelog_leads_with_what_is_coming_or_this_version() -> None:
    heads = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] in {"Unreleased", game.__version__}


def commands(mark: str) -> list[str]:
    text = (ROOT / "README.md").read_text("utf-8")
    found = re.search(rf"^<!-- {mark} -->\n```sh\n(.*?)```$", text, re.MULTILINE | re.DOTALL)
    assert found, mark
    return found[1].splitlines()


def test_the_readme_starts_with_one_command_to_play_and_one_to_test() -> None:
    (play,), (test,) = commands("play"), commands("test")
    assert play.endswith("-m game")
    assert test.endswith("-m pytest")


def test_the_readme_names_every_command() -> None:
    from game.__main__ import TOOLS

    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"^\| `(?:--)?([a-z-]+)", text, re.MULTILINE))
    assert set(TOOLS) - named == set()


def test_shipped_folders_leave_the_workshop_out() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    left = project["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    spec = (ROOT / "build.spec").read_text("utf-8")
    assert {"assets/source", "assets/screenshots", "assets/packaging"} == set(left)
    assert all(f'"{name.removeprefix("assets/")}"' in spec for name in left)
