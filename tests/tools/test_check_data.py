"""`check-data` finds everything that is wrong with a pack, and nothing with what is shipped."""

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from game.__main__ import main
from game.core.game import BadStart
from game.core.match import Match, play_out
from game.disk.catalog import content_folders, load
from game.disk.paths import shipped
from game.rules import FILES, furnish
from game.text import audit
from game.tools.check_data import faults
from game.tools.shelf import open_games

RULES = shipped("data", "deep_sea", "rules.yaml").read_text("utf-8")


@pytest.fixture(scope="module", autouse=True)
def _words_parsed_once() -> Iterator[None]:
    """The shipped words are those of every pack here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audit._PARSER, "parse", cache(audit._PARSER.parse))
        yield


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
    rules = (
        RULES.replace("faces: 3", "faces: none")
        .replace("stack: 3", "stak: 3")
        .replace("low: 1, high: 25", "lo: 1, high: 25")
    )
    folder = pack(tmp_path, deep_sea__rules_yaml=rules, chess__rules_yaml="a: 1", words__en__x_ftl="hello = Hello")
    assert main(["check-data", str(folder)]) == 2
    lines = [line for line in capsys.readouterr().err.splitlines() if "pack" in line]
    file = f"error: {folder}/deep_sea/rules.yaml"
    assert lines[0].startswith(f"error: {folder}/chess/rules.yaml:1: no game reads a file of this name")
    assert lines[1:6] == [
        f"{file}:2: `stack` is missing",
        f"{file}:3: .dice.faces: Expected `int`, got `str`: 'none'",
        f"{file}:4: .stak: unknown key; did you mean `stack`?",
        f"{file}:12: .options.air: `low` is missing",
        f"{file}:12: .options.air.lo: unknown key; did you mean `low`?",
    ]
    assert lines[6] == f"error: {folder}/words/en/x.ftl:1: hello is missing in vi, fa"


def test_a_default_that_its_option_does_not_allow(tmp_path: Path) -> None:
    folder = pack(tmp_path, deep_sea__rules_yaml=RULES.replace("default: split", "default: burn"))
    found = [line for line in faults(content_folders([folder])) if "pack" in line]
    assert len(found) == 1
    assert found[0].endswith("rules.yaml:14: .options.drowned_stacks.default: 'burn' is none of split, whole")


BROKEN = {
    ("least: 2, most: 6", "least: 4, most: 3"): "2: .seats: at least 4 and at most 3 is nobody",
    ("most: 6", "most: 9"): "2: .seats.most: Expected `int` <= 6: 9",
    ("count: 2", "count: 0"): "3: .dice.count: Expected `int` >= 1: 0",
    ("count: 2", "count: 1000"): "3: .dice.count: Expected `int` <= 4: 1000",
    ("faces: 3", "faces: 20"): "3: .dice.faces: Expected `int` <= 3: 20",
    ("stack: 3", "stack: 0"): "4: .stack: Expected `int` >= 1: 0",
    ("[0, 0, 1, 1, 2, 2, 3, 3]", "[]"): "6: .chips[1]: Expected `array` of length >= 1",
    ("[0, 0, 1, 1, 2, 2, 3, 3]", "[-1]"): "6: .chips[1][0]: Expected `int` >= 0: -1",
    ("[0, 0, 1, 1, 2, 2, 3, 3]", "[1000]"): "6: .chips[1][0]: Expected `int` <= 999: 1000",
    ("[0, 0, 1, 1, 2, 2, 3, 3]", str([1] * 500)): "2: 524 chips are too many; at most 500 can be laid out",
    ("default: 25, low: 1", "default: -5, low: 1"): "12: .options.air.default: Expected `int` >= 1: -5",
    (
        "default: 25, low: 1, high: 25",
        "default: 9, low: 30, high: 1",
    ): "12: .options.air: the default 9 is not from 30 to 1",
    ("default: 25, low: 1, high: 25", "default: true"): "12: .options.air: `high` is missing",
    ("low: 1, high: 5", "low: 1, high: 5, step: 0"): "11: .options.dives.step: Expected `int` >= 1: 0",
    ("default: 3, low: 1", "default: 0, low: 0"): "11: .options.dives.default: Expected `int` >= 1: 0",
    ("words: [random]", "words: [moon]"): "13: .options.first.words[0]: 'moon' is none of random",
    ("default: random", "default: 3"): "13: .options.first.default: 3 is none of random",
    ("[split, whole]", "[whole]"): "14: .options.drowned_stacks: the default 'split' is not among its words",
    ("[split, whole]", "[split, burn]"): "14: .options.drowned_stacks.words[1]: 'burn' is none of split, whole",
}


@pytest.mark.parametrize("change", BROKEN)
def test_rules_that_no_table_could_play_by(tmp_path: Path, change: tuple[str, str]) -> None:
    assert change[0] in RULES
    folder = pack(tmp_path, deep_sea__rules_yaml=RULES.replace(*change))
    file = f"{folder}/deep_sea/rules.yaml"
    assert f"{file}:{BROKEN[change]}" in [line for line in faults(content_folders([folder])) if file in line]


def test_the_seats_of_a_pack_are_those_of_the_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, deep_sea__rules_yaml=RULES.replace("least: 2, most: 6", "least: 3, most: 4"))
    game = open_games([folder])["deep_sea"]
    assert (game.least_seats, game.most_seats) == (3, 4)
    with pytest.raises(BadStart, match="3 to 4 seats, not 2"):
        game.chosen({}, 2)


@pytest.mark.parametrize("chips", ["{1: [3]}", f"{{1: {[1] * 250}, 7: {[2] * 250}}}"])
def test_a_pack_of_very_few_or_very_many_chips_is_played_to_its_end(tmp_path: Path, chips: str) -> None:
    head, _, rest = RULES.partition("chips:")
    folder = pack(tmp_path, deep_sea__rules_yaml=f"{head}chips: {chips}\noptions:{rest.partition('options:')[2]}")
    assert [line for line in faults(content_folders([folder])) if "pack" in line] == []
    game = open_games([folder])["deep_sea"]
    match = Match(game, 3, seed=4)
    play_out(match, [game.bots["normal"]] * 3)
    assert match.result is not None
    assert match.problems() == []


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


def test_a_preset_that_its_game_does_not_allow(tmp_path: Path) -> None:
    folder = pack(tmp_path, deep_sea__presets_yaml="presets:\n  deep: {dives: 3}\n  abyss: {dives: 99}\n")
    assert [line for line in faults(content_folders([folder])) if "pack" in line] == [
        f"{folder}/deep_sea/presets.yaml:3: .presets.abyss: option dives of deep_sea cannot be 99"
    ]
    assert list(open_games([folder])["deep_sea"].presets) == ["deep"]


def test_presets_that_a_pack_has_made_impossible_are_not_offered(tmp_path: Path) -> None:
    narrow = RULES.replace("air: {default: 25, low: 1, high: 25}", "air: {default: 25, low: 20, high: 25}")
    folder = pack(tmp_path, deep_sea__rules_yaml=narrow)
    assert list(open_games([folder])["deep_sea"].presets) == ["short", "classic"]
    assert [line for line in faults(content_folders([folder])) if ".yaml" in line] == []


GENERAL = "{pack: standard, kingdom: wei, gender: male, max_hp: 4, skills: [mashu]}"


@pytest.mark.rule("TQ-42")
def test_a_general_without_a_name_is_told_with_its_line(tmp_path: Path) -> None:
    text = f"generals:\n  cao_cao: {GENERAL}\n  nobody: {GENERAL}\n"
    folder = pack(tmp_path, tam_quoc_sat__generals_yaml=text)
    found = [line for line in faults(content_folders([folder])) if "pack" in line]
    where = f"{folder}/tam_quoc_sat/generals.yaml:3: .generals.nobody"
    assert found == [f"{where}: nothing calls it by a name: general-nobody in words/en"]


@pytest.mark.rule("TQ-42")
@pytest.mark.parametrize("name", ['"../x"', '"a,b"', '""', '"Tào Tháo"'])
def test_an_id_is_a_plain_word(tmp_path: Path, name: str) -> None:
    folder = pack(tmp_path, tam_quoc_sat__generals_yaml=f"generals:\n  {name}: {GENERAL}\n")
    found = [line for line in faults(content_folders([folder])) if "pack" in line]
    assert len(found) == 1
    assert "generals.yaml:2: " in found[0]


@pytest.mark.rule("TQ-42")
@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("max_hp: 4", "max_hp: 1000000", "<= 20"),
        ("[mashu]", "[mashu, mashu]", "'mashu' is there twice"),
        ("[mashu]", "[mashu], gained: [mashu]", "'mashu' is there twice"),
    ],
)
def test_a_general_that_no_table_could_hold(tmp_path: Path, good: str, bad: str, why: str) -> None:
    folder = pack(tmp_path, tam_quoc_sat__generals_yaml=f"generals:\n  cao_cao: {GENERAL.replace(good, bad)}\n")
    (found,) = (line for line in faults(content_folders([folder])) if "pack" in line)
    assert why in found


@pytest.mark.rule("TQ-40", "TQ-42")
def test_a_deck_on_offer_must_be_there(tmp_path: Path) -> None:
    text = shipped("data", "tam_quoc_sat", "options.yaml").read_text("utf-8")
    folder = pack(tmp_path, tam_quoc_sat__options_yaml=text.replace("[standard, army]", "[standard, army, moon]"))
    with pytest.raises(BadStart, match="there is no deck 'moon'"):
        open_games([folder])


@pytest.mark.rule("TQ-42")
def test_a_deck_on_offer_is_enough_for_a_full_table(tmp_path: Path) -> None:
    text = shipped("data", "tam_quoc_sat", "options.yaml").read_text("utf-8")
    cards = "sets:\n  few: [slash@S7]\ndecks:\n  moon: [few]\n"
    options = text.replace("[standard, army]", "[standard, army, moon]")
    folder = pack(tmp_path, tam_quoc_sat__options_yaml=options, tam_quoc_sat__cards_yaml=cards)
    with pytest.raises(BadStart, match="deck moon: 1 cards are fewer than 42"):
        open_games([folder])
