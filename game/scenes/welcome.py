"""The first thing anybody sees: which language, each asked for in itself."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.scenes.house import House
from game.text.words import LANGUAGES
from game.ui import palette as colours
from game.ui.controls import Button, Label, Mark, Panel, Picture
from game.ui.scene import Pop, Scene


class Welcome(Scene):
    """Three large buttons; the choice is kept and can be changed on the home screen at any time."""

    name: ClassVar[str] = "welcome"
    overlay: ClassVar[bool] = True

    def __init__(self, house: House) -> None:
        super().__init__(house.ui)
        self.house = house

    def build(self) -> list[Mark]:
        words = self.ui.words
        box = self.ui.screen.all.centred(760, 620)
        inner = box.inset(56, 40)
        mark, rest = inner.top(84, 14)
        title, rest = rest.top(56, 8)
        line, rest = rest.top(34, 26)
        asks = "  ·  ".join(words(f"home-welcome-{lang}") for lang in LANGUAGES)
        return [
            Panel(box, "dialog", 30),
            Picture(mark.centred(84, 84), "shell/app_mark"),
            Label(title, words("app-name"), 46, colours.IVORY, 800, "head", "center"),
            Label(line, asks, 20, colours.IVORY_DIM, align="center"),
            *(
                Button(
                    row,
                    f"welcome.{lang}",
                    words(f"language-{lang}"),
                    partial(self.choose, lang),
                    style="brass" if lang == words.lang else "lacquer",
                    note=words(f"home-welcome-play-{lang}"),
                    size=28,
                    icon="globe",
                )
                for lang, row in zip(LANGUAGES, rest.rows(3, 16), strict=True)
            ),
        ]

    def choose(self, lang: str) -> None:
        """This language, from now on."""
        self.house.speak(lang)
        self.go(Pop(lang))

    def back(self) -> None:
        self.choose(self.ui.words.lang)
