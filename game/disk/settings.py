"""What the player likes: one JSON file that may break, come from the future or be edited by hand.

Every valid key is used, every other falls back to its default, the odd file is kept as ``settings.json.bad``, and
keys this version does not know are written back untouched, so that an older and a newer app can take turns.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from game.disk import files
from game.disk.trouble import Trouble, trouble_of

FORMAT = 1
MOST = 1 << 20
SPEEDS = (0.5, 1.0, 2.0, 4.0, 0.0)
"""Animation speeds as factors; 0 is instant."""
BOT_PAUSES = (0.0, 0.6, 1.2)
"""Seconds before a bot's answer is shown."""
COVERS = (45.0, 120.0, 0.0)
"""Seconds until a hand that nobody looks after is covered; 0 is never."""

Volume = Annotated[float, Meta(ge=0, le=1)]
Word = Annotated[str, Meta(max_length=100)]
Side = Annotated[int, Meta(ge=1, le=100_000)]
Offset = Annotated[int, Meta(ge=-100_000, le=100_000)]


class Place(Struct, frozen=True):
    """Where the window stood, in pixels of the desktop, when it was not maximised."""

    x: Offset
    y: Offset
    w: Side
    h: Side
    maximised: bool = False


class Chair(Struct, frozen=True):
    """Who sat on one seat: ``plays`` is ``human`` or the name of a bot."""

    name: Word = ""
    colour: Word = ""
    plays: Word = "human"
    shape: Word = ""


class LastTable(Struct, frozen=True):
    """The last set-up of one game, offered again."""

    chairs: Annotated[tuple[Chair, ...], Meta(max_length=10)] = ()
    options: dict[str, int | bool | str] = {}
    free_undo: bool = False


class Settings(Struct):
    """All settings; assign to a field, then ``save``."""

    lang: Literal["vi", "fa", "en"] | None = None
    digits: Literal["native", "latin"] = "native"
    text_size: Annotated[float, Meta(ge=0.9, le=1.4)] = 1.0
    ui_scale: Annotated[float, Meta(ge=0.8, le=1.3)] = 1.0
    speed: Annotated[float, Meta(ge=0, le=4)] = 1.0
    bot_pause: Annotated[float, Meta(ge=0, le=1.2)] = 0.6
    less_motion: bool = False
    master: Volume = 0.8
    effects: Volume = 1.0
    music: Volume = 0.6
    mute: bool = False
    mute_in_background: bool = True
    fullscreen: bool = False
    window: Place | None = None
    hints: bool = True
    hold_keys: bool = True
    """Whether keys that show something are held down; else one press shows it and the next hides it."""
    cover_after: Annotated[float, Meta(ge=0, le=3600)] = 45.0
    """Seconds without any input after which an open hand is covered if several people play; 0 is never."""
    tables: dict[str, LastTable] = {}
    rules: dict[str, Word] = {}
    """The rule set last played from each box that holds several."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """Keys of another version, written back as they were."""


ALLOWED: dict[str, tuple[float, ...]] = {"speed": SPEEDS, "bot_pause": BOT_PAUSES, "cover_after": COVERS}
FIELDS = {f.name: f.type for f in msgspec.structs.fields(Settings) if f.name != "unknown"}


def load(path: Path) -> tuple[Settings, Trouble | None]:
    """Read the settings; never raises. The trouble, if any, names what was not used and where the file is kept."""
    try:
        data = files.read(path, MOST)
    except FileNotFoundError:
        return _previous(path), None
    except OSError as error:
        return Settings(), trouble_of(error, path)
    raw = _parse(data)
    if raw is None:
        found = _parse_file(_previous_path(path))
        word = "trouble-settings-broken" if found is None else "trouble-settings-previous"
        return _build(found or {})[0], _keep_bad(path, data, word)
    settings, bad = _build(raw)
    if raw.get("format", FORMAT) != FORMAT:
        return settings, _keep_bad(path, data, "trouble-settings-future")
    return settings, _keep_bad(path, data, "trouble-settings-keys", ", ".join(bad)) if bad else None


def save(path: Path, settings: Settings) -> Trouble | None:
    """Write the settings so that either the old or the new file survives anything; the old one stays as ``.bak``."""
    known = {name: getattr(settings, name) for name in FIELDS}
    data = msgspec.json.format(msgspec.json.encode({**settings.unknown, "format": FORMAT, **known}), indent=1)
    previous = None if _parse_file(path) is None else _previous_path(path)  # a broken file is not worth keeping
    try:
        files.replace(path, data + b"\n", previous)
    except OSError as error:
        return trouble_of(error, path)
    return None


def _previous_path(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def _previous(path: Path) -> Settings:
    return _build(_parse_file(_previous_path(path)) or {})[0]


def _parse_file(path: Path) -> dict[str, Any] | None:
    try:
        return _parse(files.read(path, MOST))
    except OSError:
        return None


def _parse(data: bytes) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _build(raw: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in ``raw`` and the names of those that are not valid."""
    settings, bad = Settings(), []
    for name, kind in FIELDS.items():
        if name not in raw:
            continue
        try:
            setattr(settings, name, _value(name, raw[name], kind))
        except msgspec.ValidationError:
            bad.append(name)
    settings.unknown = {key: raw[key] for key in raw if key not in FIELDS and key != "format"}
    return settings, bad


def _value(name: str, raw: object, kind: Any) -> Any:
    value = msgspec.convert(raw, kind)
    if name in ALLOWED and value not in ALLOWED[name]:
        raise msgspec.ValidationError(f"not one of {ALLOWED[name]}")
    return value


def _keep_bad(path: Path, data: bytes, word: str, keys: str = "") -> Trouble:
    copy = path.with_name(path.name + ".bad")
    try:
        files.replace(copy, data)
    except OSError as error:
        return trouble_of(error, copy)
    args: dict[str, str | int] = {"file": str(path), "copy": str(copy)}
    return Trouble(word, args | {"keys": keys} if keys else args)
