"""What stands on each page of the settings. Every row acts at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.disk.settings import BOT_PAUSES, COVERS, SPEEDS
from game.scenes.house import House
from game.scenes.preference_rows import Rows
from game.text.words import LANGUAGES
from game.ui.controls import Choice

PAGES = (("general", "palette"), ("game", "dice"), ("sound", "sound"), ("keys", "keyboard"))
"""Name and icon, in order."""
TEXT, SCALE, BY = 0.9, 0.8, 0.05
"""The least text size and UI scale, and a step of either; both have ten steps."""
KEYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("Tab", "chevron_left", "chevron_up", "chevron_down", "chevron_right"), "settings-key-walk"),
    (("Enter",), "settings-key-enter"),
    (("1", "2", "3"), "settings-key-choose"),
    (("Esc",), "settings-key-back"),
    (("Space",), "settings-key-skip"),
    (("U",), "settings-key-undo"),
    (("L",), "settings-key-log"),
    (("H", "P"), "settings-key-hand"),
    (("O",), "settings-key-role"),
    (("A",), "settings-key-policies"),
    (("F1",), "settings-key-rules"),
    (("I",), "settings-key-inspect"),
    (("M",), "settings-key-mute"),
    (("F11", "Alt+Enter"), "settings-key-fullscreen"),
)


class Pages:
    """Builds a page. ``moved`` is called after a change of pace, so that the sample can show it."""

    def __init__(self, house: House, moved: Callable[[], None]) -> None:
        self.house, self.moved = house, moved

    def build(self, page: str, w: float) -> Rows:
        """The rows of a page in a column ``w`` units wide."""
        rows = Rows(self.house.ui, w)
        make = {"general": self._general, "game": self._game, "sound": self._sound}
        make.get(page, self._keys)(rows)
        return rows

    def put(self, name: str, value: object) -> None:
        """Another value of a setting: shown everywhere at once, and kept."""
        self._try(name, value)
        self.house.keep()

    def _try(self, name: str, value: object) -> None:
        setattr(self.house.settings, name, value)
        self.house.ui.apply()
        self.house.refresh()

    # --- the pages
    def _general(self, rows: Rows) -> None:
        words, chosen = self.house.ui.words, self.house.settings
        rows.title(words("settings-language-title"))
        languages = [Choice(lang, words(f"language-{lang}")) for lang in LANGUAGES]
        rows.segmented("settings.lang", "settings-language", languages, words.lang, self.house.speak)
        why = None if words.rtl else words("settings-why-digits")
        digits = [Choice("native", "۱۲۳", why=why), Choice("latin", "123", why=why)]
        rows.segmented(
            "settings.digits", "settings-digits", digits, chosen.digits if words.rtl else "latin", self._digits
        )
        self._share(rows, "text_size", "settings-text", TEXT)
        rows.title(words("settings-picture-title"))
        rows.toggle("settings.fullscreen", "settings-fullscreen", chosen.fullscreen, self._fullscreen)
        self._share(rows, "ui_scale", "settings-scale", SCALE, live=False)

    def _digits(self, digits: str) -> None:
        self.house.settings.digits = "latin" if digits == "latin" else "native"
        self.house.changed()

    def _fullscreen(self, on: bool) -> None:
        self.house.ui.set_fullscreen(on)
        self.house.refresh()

    def _speed(self, speed: str) -> None:
        self.put("speed", float(speed))
        self.moved()

    def _less(self, on: bool) -> None:
        self.put("less_motion", on)
        self.moved()

    def _sound(self, rows: Rows) -> None:
        words, chosen = self.house.ui.words, self.house.settings
        rows.title(words("settings-sound-title"))
        rows.toggle("settings.mute", "settings-mute", chosen.mute, partial(self.put, "mute"))
        for name in ("master", "effects"):
            rows.slider(
                f"settings.{name}",
                f"settings-{name}",
                round(getattr(chosen, name) * 10),
                10,
                lambda step: words("percent", n=step * 10),
                partial(self._volume, name),
                lambda _: self.house.keep(),
            )
        away = partial(self.put, "mute_in_background")
        rows.toggle("settings.mute_in_background", "settings-away", chosen.mute_in_background, away)

    def _volume(self, name: str, step: int) -> None:
        setattr(self.house.settings, name, step / 10)

    def _game(self, rows: Rows) -> None:
        words, chosen = self.house.ui.words, self.house.settings
        rows.title(words("settings-motion-title"))
        speeds = [Choice(f"{speed:g}", words(f"settings-speed-{_word(speed)}")) for speed in SPEEDS]
        rows.segmented("settings.speed", "settings-speed", speeds, f"{chosen.speed:g}", self._speed)
        rows.toggle("settings.less_motion", "settings-less", chosen.less_motion, self._less)
        rows.title(words("settings-game-title"))
        pauses = [Choice(f"{pause:g}", words(f"settings-pause-{_word(pause)}")) for pause in BOT_PAUSES]
        act: Callable[[str], None] = lambda pause: self.put("bot_pause", float(pause))  # noqa: E731
        rows.segmented("settings.bot_pause", "settings-pause", pauses, f"{chosen.bot_pause:g}", act)
        rows.toggle("settings.hints", "settings-hints", chosen.hints, partial(self.put, "hints"))
        rows.title(words("settings-hands-title"))
        covers = [Choice(f"{cover:g}", words(f"settings-cover-{cover:g}")) for cover in COVERS]
        cover: Callable[[str], None] = lambda seconds: self.put("cover_after", float(seconds))  # noqa: E731
        rows.segmented("settings.cover_after", "settings-cover", covers, f"{chosen.cover_after:g}", cover)
        rows.toggle("settings.hold_keys", "settings-hold", chosen.hold_keys, partial(self.put, "hold_keys"))

    def _keys(self, rows: Rows) -> None:
        words = self.house.ui.words
        rows.title(words("settings-keys-title"))
        for caps, key in KEYS:
            rows.key(caps, words(key))

    # --- shares of the usual size
    def _share(self, rows: Rows, name: str, key: str, least: float, *, live: bool = True) -> None:
        """A size from ``least`` up in steps of 5 %; one that moves the slider itself acts only when it is let go."""
        words = self.house.ui.words

        def put(act: Callable[[str, object], None], step: int) -> None:
            act(name, round(least + step * BY, 2))

        rows.slider(
            f"settings.{name}",
            key,
            round((getattr(self.house.settings, name) - least) / BY),
            10,
            lambda step: words("percent", n=round(100 * (least + step * BY))),
            partial(put, self._try) if live else lambda _: None,
            partial(put, self.put),
        )


def _word(number: float) -> str:
    """A number as part of a key: 0.5 -> 0-5, 2.0 -> 2."""
    return f"{number:g}".replace(".", "-")
