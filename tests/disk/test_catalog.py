"""Content is read strictly, and everything that is wrong with a file is said at once, with its line."""

import contextlib
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

from game.disk.catalog import SHIPPED, content_folders, digests, load, pick, word_folders
from game.disk.document import ContentError, Document


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
    suit: Literal["spade", "heart"]
    rank: Annotated[int, Meta(ge=1, le=13)]
    copies: int = 1


class Gold(Struct, tag="gold", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    weight: int


class Map(Struct, tag="map", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    pages: int


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cards: tuple[Card, ...] = ()
    players: dict[int, int] = {}
    pair: tuple[int, int] | None = None
    finds: list[Gold | Map] = []
    weight: float = 0.0


def write(folder: Path, text: str | bytes, name: str = "deck.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def value_of(folder: Path, text: str) -> Any:
    return Document(write(folder, text)).value


def faults_of(folder: Path, text: str | bytes) -> list[str]:
    path = write(folder, text)
    with pytest.raises(ContentError) as caught:
        load(path, Deck)
    return [line.replace(f"{path}:", "") for line in str(caught.value).split("\n")]


def test_a_good_file(tmp_path: Path) -> None:
    path = write(tmp_path, "name: no\ncards:\n- {id: dodge, suit: heart, rank: 2}\nplayers: {2: 4}\npair: [1, 2]\n")
    assert load(path, Deck) == Deck("no", (Card(id="dodge", suit="heart", rank=2),), {2: 4}, (1, 2))


WORDS = "yes no on off y n Yes NO 0x1F 0o17 1_000 12:30 2024-01-01 .inf .nan - 1-0 NIL"


@pytest.mark.parametrize("word", WORDS.split())
def test_words_stay_words(tmp_path: Path, word: str) -> None:
    assert value_of(tmp_path, f"[{word!s}]" if word != "-" else "['-']") == [word]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("010", 10),
        ("-3", -3),
        ("2.5", 2.5),
        ("1e3", 1000.0),
        ("'7'", "7"),
        ("!!str 7", "7"),
        ("Ẵ ی", "Ẵ ی"),
    ],
)
def test_what_is_special(tmp_path: Path, text: str, value: object) -> None:
    read = value_of(tmp_path, f"a: {text}")["a"]
    assert (type(read), read) == (type(value), value)


def test_odd_keys_stay_words(tmp_path: Path) -> None:
    assert value_of(tmp_path, "no: 1\non: 2\n3: 4\n'5': 6\n") == {"no": 1, "on": 2, 3: 4, "5": 6}


def test_all_faults_of_a_file_are_reported(tmp_path: Path) -> None:
    text = """name: 7
nmae: x
cards:
- {id: slash, suit: spade, rank: 14}
- {id: Slash, suit: hart, rnk: 4}
- id: dodge
  suit: heart
  rank: seven
players:
  2: four
  three: 3
pair: [1, x]
finds:
- {kind: gold, weight: heavy}
- {kind: map, pages: 1}
"""
    assert faults_of(tmp_path, text) == [
        "1: .name: Expected `str`, got `int`: 7",
        "2: .nmae: unknown key; did you mean `name`?",
        "4: .cards[0].rank: Expected `int` <= 13: 14",
        "5: .cards[1]: `rank` is missing",
        "5: .cards[1].id: Expected `str` matching regex '^[a-z][a-z0-9_]*$': 'Slash'",
        "5: .cards[1].rnk: unknown key; did you mean `rank`?",
        "5: .cards[1].suit: 'hart' is none of spade, heart",
        "8: .cards[2].rank: Expected `int`, got `str`: 'seven'",
        "10: .players[2]: Expected `int`, got `str`: 'four'",
        "11: .players.three: Expected `int`, got `str`: 'three'",
        "12: .pair[1]: Expected `int`, got `str`: 'x'",
        "14: .finds[0].weight: Expected `int`, got `str`: 'heavy'",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name: x\nfinds: [{kind: ring}]", "2: .finds[0].kind: Invalid value 'ring'"),
        ("- 1", "1: Expected `object`, got `array`"),
        ("name: x\npair: [1, 2, 3]", "2: .pair: Expected `array` of length 2"),
        ("{}", "1: `name` is missing"),
        ("name: no\nname: yes\ncards: []\ncards: []", "2: duplicate key 'name', first on line 1"),
        ("name: x\n<<: {}", "2: merge keys (<<) are not allowed; write the values out"),
        ("name: x\ntrue: 1", "2: a key must be a word or a whole number (quote it)"),
        ("name: x\n? [a]\n: 1", "2: a key must be a word or a whole number (quote it)"),
        ("name: !!python/object/apply:os.system [ls]", "tag tag:yaml.org,2002:python/object/apply:os.system is not"),
        ("name: !secret x", "1: .name: tag !secret is not allowed"),
        ("name: !!int x", "1: .name: 'x' is not a int"),
        ("name: " + "9" * 5000, "1: .name: a number of more than 18 characters"),
        ("name: x\ncards: [\n", "3: while parsing a flow node, did not find expected node content"),
        ("name: x\n\tcards: 1", "2: while scanning a plain scalar, found a tab character that violates indentation"),
        ("name: a: b", "1: mapping values are not allowed in this context"),
        ("name: x\n--- \nname: y", "expected a single document"),
        ("", "1: the file is empty"),
        ("# only a remark\n", "1: the file is empty"),
        (b"name: x\nabout: \xff", "2: is not UTF-8 text; save it as UTF-8"),
        ("name: x\0", "1: has a NUL character; the file is damaged"),
        ("name: x\nabout: \x07", "2: has a character"),
        ("name: &a [*a]", "1: .name[0]: nested too deeply, or an alias that contains itself"),
        ("[" * 100 + "]" * 100, "nested too deeply"),
        ("[" * 100_000, "exceeded maximum nesting depth"),
        (
            "a: &a [x,x,x,x,x,x,x,x]\n"
            + "".join(f"{n}: &{n} [{f'*{m},' * 8}]\n" for m, n in zip("abcdefgh", "bcdefghi", strict=True)),
            "more than 200000 values",
        ),
    ],
)
def test_what_is_refused(tmp_path: Path, text: str | bytes, expected: str) -> None:
    assert expected in faults_of(tmp_path, text)[0]


def test_both_duplicate_keys_are_reported(tmp_path: Path) -> None:
    assert len(faults_of(tmp_path, "name: no\nname: yes\ncards: []\ncards: []")) == 2


def test_a_missing_file_a_folder_and_a_huge_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path, write(tmp_path, "x" * (5 << 20), "huge.yaml")):
        with pytest.raises(ContentError, match="cannot be read"):
            load(path, Deck)


def test_lines_of_parts(tmp_path: Path) -> None:
    text = "steps:\n- {seat: 0}\n-\n  seat: 1\n  to:\n  - 5\n  7: x\nexpect: {}\n"
    document = Document(write(tmp_path, text))
    assert document.line() == 1
    assert document.line("steps", 0, "seat") == 2
    assert document.line("steps", 1, "seat") == 4
    assert document.line("steps", 1, "to", 0) == 6
    assert document.line("steps", 1, 7) == 7
    assert document.line("steps", 1, "nothing", "deeper") == 4
    assert document.line("steps", 9) == 1
    assert document.line("expect") == 8
    assert str(document.fault(("steps", 1, "to"), "no such seat")) == f"{document.path}:5: .steps[1].to: no such seat"


def test_the_trouble_for_a_player_has_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(write(tmp_path, "name: 7"), Deck)
    assert caught.value.trouble.text == f"{tmp_path}/deck.yaml:1: .name: Expected `str`, got `int`: 7"


@settings(deadline=None)
@given(data=st.binary(max_size=200) | st.text(alphabet="ab:-{}[],&*!?|>'\"#\n \t0", max_size=60).map(str.encode))
def test_no_bytes_raise_anything_else(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("any") / "any.yaml"
    path.write_bytes(data)
    with contextlib.suppress(ContentError):
        load(path, Deck)


def test_a_later_folder_wins_file_by_file(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    write(ours, "a", "deep_sea/rules.yaml")
    write(ours, "b", "deep_sea/bots.yaml")
    write(theirs, "c", "deep_sea/rules.yaml")
    assert pick((ours, theirs), "deep_sea", "rules.yaml").parent == theirs / "deep_sea"
    assert pick((ours, theirs), "deep_sea", "bots.yaml").parent == ours / "deep_sea"
    with pytest.raises(ContentError, match="missing"):
        pick((ours, theirs), "deep_sea", "none.yaml")


def test_extra_folders_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    folders = content_folders([tmp_path])
    assert folders[-1] == tmp_path
    assert word_folders(folders)[-1] == tmp_path / "words"
    with pytest.raises(ContentError, match="is not a folder"):
        content_folders([tmp_path / "none"])


def test_digests_follow_what_is_said_not_how(tmp_path: Path) -> None:
    ours, theirs, other = tmp_path / "ours", tmp_path / "pack", tmp_path / "deeper" / "pack"
    write(ours, "air: 25 # a remark\n", "deep_sea/rules.yaml")
    before = digests((ours,), "deep_sea")
    write(ours, "{air: 25}", "deep_sea/rules.yaml")
    assert digests((ours,), "deep_sea") == before
    write(theirs, "air: 20", "deep_sea/rules.yaml")
    write(other, "air: 30", "deep_sea/rules.yaml")
    found = digests((ours, theirs, other), "deep_sea")
    assert list(found) == [SHIPPED, "pack", "pack 2"]
    assert len(set(found.values())) == 3
    assert digests((ours, theirs), "reef") == {}
