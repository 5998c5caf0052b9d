"""What the scenes share: the person's folder and settings, the games and their content, and the way to each scene."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.game import Game
from game.core.question import Seat
from game.disk import catalog, settings
from game.disk.paths import UserFolder, shipped
from game.disk.settings import Settings
from game.disk.trouble import Trouble
from game.tables import box_of, rule_sets
from game.text.words import Words
from game.ui.kit import Ui
from game.ui.scene import Scene
from game.ui.writing import Pen

if TYPE_CHECKING:
    from game.disk.saves import Person
    from game.scenes.session import Session
    from game.tables.board import Board, Line
    from game.tables.cover import Cover


def words_of(folders: Sequence[Path], chosen: Settings) -> Words:
    """The words in the chosen language; Vietnamese until one is chosen."""
    return Words(catalog.word_folders(folders), chosen.lang or "vi", chosen.digits)


def pen_of(words: Words) -> Pen:
    """A pen with the shipped fonts."""
    return Pen(shipped("assets", "fonts"), words.lang)


@dataclass
class House:
    """Everything a scene may need beside its own; ``folder`` is None where nothing is to be kept (self-tests).

    ``content`` are the folders of data, the shipped one first; ``seed`` is that of the next match, None = any;
    ``refresh`` builds all scenes anew (set by whoever runs them).
    """

    ui: Ui
    settings: Settings
    games: Mapping[str, Game]
    content: tuple[Path, ...]
    folder: UserFolder | None = None
    seed: int | None = None
    refresh: Callable[[], object] = field(default=lambda: None)

    # --- what is kept
    def keep(self) -> None:
        """Writes the settings; a disk that refuses is told to the player."""
        if self.folder is not None:
            self.tell(settings.save(self.folder.settings, self.settings))

    def tell(self, trouble: Trouble | None) -> None:
        """Shows a trouble with a file as a toast."""
        if trouble is not None:
            self.ui.toast(self.say(trouble), "warning")

    def say(self, trouble: Trouble) -> str:
        """A trouble in the player's words; of a file only the name, the log has the whole path."""
        args = dict(trouble.args)
        if "file" in args:
            args["file"] = Path(str(args["file"])).name
        return self.ui.words(trouble.word, **args)

    def speak(self, lang: str) -> None:
        """Another language, at once and everywhere."""
        if lang in ("vi", "fa", "en"):
            self.settings.lang = lang  # type: ignore[assignment]
        self.changed()

    def changed(self) -> None:
        """Settings have changed: they are kept, and every scene is built anew by them."""
        words = words_of(self.content, self.settings)
        self.ui.speak(words, pen_of(words))
        self.keep()
        self.refresh()

    def packs(self, game: str) -> dict[str, str]:
        """The digests of a game's content, by the name of their folder."""
        return catalog.digests(self.content, game)

    def next_seed(self) -> int:
        """The seed of the next match: the one asked for on the command line once, else a fresh one."""
        seed, self.seed = self.seed, None
        return time.time_ns() & 0x7FFFFFFF if seed is None else seed

    def rules_of(self, box: str) -> str:
        """The rule set that was last played from a box, else its own."""
        last = self.settings.rules.get(box, box)
        return last if last in rule_sets(box, self.games) else box

    def title(self, game: str) -> str:
        """What a game is called: that of its box, and which of the rules in it where they are not its own."""
        words = self.ui.words
        if not words.has(f"{game}-name"):
            return game
        name = words(f"{game}-name")
        return name if box_of(game) == game else " · ".join((name, words(f"{game}-rules")))

    # --- the way to each scene; late, because scenes lead to each other
    def home(self) -> Scene:
        """The round table with its boxes."""
        from game.scenes.home import Home

        return Home(self)

    def setup(self, game: str) -> Scene:
        """Who sits where, and with which options."""
        from game.scenes.setup import Setup

        return Setup(self, game)

    def play(self, session: Session) -> Scene:
        """A match."""
        from game.scenes.play import Play

        return Play(self, session)

    def pause(self, session: Session) -> Scene:
        """The pause menu over a match; pops "leave" when the match is to wait."""
        from game.scenes.pause import Pause

        return Pause(self, session)

    def curtain(
        self,
        session: Session,
        seat: Seat,
        recap: Sequence[Line],
        opened: Callable[[], object],
        cover: Cover | None = None,
        *,
        what: str = "",
    ) -> Scene:
        """The cover between two people: nothing private until ``seat`` opens it. ``cover``: as the table draws it.

        ``what`` is asked behind it, where it is no turn.
        """
        from game.scenes.curtain import Curtain
        from game.scenes.told_curtain import ToldCurtain

        if cover is not None:
            return ToldCurtain(self, session, seat, cover, opened)
        return Curtain(self, session, seat, recap, opened, what=what)

    def crash(self, report: Path | None, match: Path | None) -> Scene:
        """What went wrong, where the report lies, and the way back into the match."""
        from game.scenes.crash import Crash

        return Crash(self, report, match)

    def logbook(
        self,
        lines: Sequence[Line],
        people: Sequence[Person] = (),
        me: Seat | None = None,
        board: Board | None = None,
    ) -> Scene:
        """Everything that happened, over the match; with ``people`` it can be sifted by seat."""
        from game.scenes.logbook import Logbook

        return Logbook(self, lines, people, me, board)

    def result(self, session: Session) -> Scene:
        """Who won, and how it came about."""
        from game.scenes.result import Result

        return Result(self, session)

    def preferences(self) -> Scene:
        """Settings, over whatever is open."""
        from game.scenes.preferences import Preferences

        return Preferences(self)

    def rulebook(self, game: str, topic: str | None = None) -> Scene:
        """The rules of a game, open at a paragraph."""
        from game.scenes.rulebook import Rulebook

        return Rulebook(self, game, topic)

    def history(self) -> Scene:
        """Finished matches."""
        from game.scenes.history import History

        return History(self)

    def replay(self, path: Path) -> Scene:
        """A match in a file, step by step. Raises SaveError if there is none in it."""
        from game.scenes.past import open_past

        return self.replay_of(open_past(path, self.games))

    def replay_of(self, session: Session) -> Scene:
        """A match from its beginning, step by step."""
        from game.scenes.replay import Replay

        return Replay(self, session)
