"""The end of a match: who has won and why, as its game shows it, and what to do next."""

from __future__ import annotations

import time
from datetime import datetime
from typing import ClassVar

import msgspec
import pygame

from game.disk.history import Finished
from game.disk.settings import Chair, LastTable
from game.disk.trouble import trouble_of
from game.scenes.house import House
from game.scenes.scores import Scores
from game.scenes.session import Session, begin
from game.tables import box_of, ending
from game.tables.ending import Body, Ending, OwnEnding, ScoreEnding
from game.text.dates import written
from game.ui import palette as colours
from game.ui.controls import Button, Control, IconButton, Look, Mark
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.scene import Pop, Push, Reset, Scene

MORE = 20
"""The size of the words on the smaller buttons."""
ICON = 52


class Result(Scene):
    """Shows a match that is over. ``past`` is its line of the history when it is looked at again later."""

    name: ClassVar[str] = "result"
    primary = "result.again"

    def __init__(self, house: House, session: Session, past: Finished | None = None) -> None:
        super().__init__(house.ui)
        self.house, self.session, self.past = house, session, past
        match = session.match
        if match.result is None:
            raise ValueError("the match is not over")
        self.result = match.result
        self.ending = ending(match.game.id)(house.ui, session.people, match.result, session.view(None))
        self.body = self._body(self.ending)

    def _body(self, shown: Ending) -> Body:
        if isinstance(shown, ScoreEnding):
            return Scores(shown, self.motion, self.stale)
        if isinstance(shown, OwnEnding):
            return shown.body(self.motion, self.stale)
        raise TypeError(f"{type(shown).__name__} says nothing to fill the screen with")

    def enter(self) -> None:
        self.guard()
        self.motion.run(self.body.reveal())
        if self.past is None:
            self.ui.sound.play("shell_win" if self._people_won else "shell_lose")

    @property
    def _people_won(self) -> bool:
        """A human is among the winners, or no human played."""
        humans = self.session.humans
        return not humans or any(seat in humans for seat in self.result.winners)

    # --- picture
    def build(self) -> list[Mark]:
        area = self.ui.screen.all
        onward, look = self.body.rows(area)
        self.ui.toasts.place = area.top(onward.y)[0]
        return [*self.body.build(area), *self._onward(onward), *self._look_back(look)]

    def _onward(self, row: Rect) -> list[Mark]:
        """The next match, and the way home."""
        words = self.ui.words
        again, rest = row.left(row.w * 320 / 1012, 20)
        change, home = rest.cols(2, 20)
        back, icon = ("result-home", "home") if self.past is None else ("result-history", "back")
        word = self.ending.word("again")
        return [
            Button(again, "result.again", word, self.again, style="brass", icon="retry", size=27, weight=700),
            Button(change, "result.seats", words("result-seats"), self.change_seats, icon="swap_seats"),
            Button(home, "result.home", words(back), self.back, icon=icon),
        ]

    def _look_back(self, row: Rect) -> list[Mark]:
        """This match once more: the same deal, its replay, a picture of it. Only icons where words have no room."""
        kinds = (
            ("same", self.same_again, "dice"),
            ("replay", self.replay, "play"),
            ("picture", self.save_picture, "save"),
        )
        words = self.ui.words
        named = [(f"result.{kind}", words(f"result-{kind}"), act, icon) for kind, act, icon in kinds]
        tips = [words(f"result-{kind}-tip") for kind, _, _ in kinds]
        boxes = row.cols(3, 14)
        if all(self.ui.measure(name, MORE, 600) + ICON + 30 < boxes[0].w for _, name, _, _ in named):
            return [
                Button(box, *one[:3], icon=one[3], size=MORE, tip=tip)
                for box, one, tip in zip(boxes, named, tips, strict=True)
            ]
        spots = [row.left(row.h)[0].move((row.h + 12) * n) for n in range(3)]
        return [
            IconButton(spot, name, f"{label}: {tip}", act, icon=icon)
            for spot, (name, label, act, icon), tip in zip(spots, named, tips, strict=True)
        ]

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        self.body.backdrop(canvas)

    def paint(self, canvas: Canvas) -> None:
        self.body.paint(canvas)

    # --- what next
    def again(self) -> None:
        """The same people, another deal."""
        self._play(self.house.next_seed())

    def same_again(self) -> None:
        """The same people and the same deal."""
        self._play(self.session.match.seed)

    def _play(self, seed: int) -> None:
        match, house = self.session.match, self.house
        folder = house.folder.saves if house.folder else None
        packs = house.packs(match.game.id)
        session = begin(
            match.game,
            [msgspec.structs.replace(person, looked=0) for person in self.session.people],
            match.options,
            seed,
            folder,
            packs,
            free_undo=self.session.free_undo,
        )
        self.go(Reset(house.play(session)))

    def change_seats(self) -> None:
        """The set-up with these people and options."""
        match = self.session.match
        chairs = tuple(Chair(one.name, one.colour, one.plays, one.shape) for one in self.session.people)
        self.house.settings.rules[box_of(match.game.id)] = match.game.id
        self.house.settings.tables[match.game.id] = LastTable(chairs, dict(match.options), self.session.free_undo)
        self.house.keep()
        self.go(Reset(self.house.home()))
        self.go(Push(self.house.setup(match.game.id)))

    def back(self) -> None:
        self.ui.sound.play("ui_back")
        self.go(Reset(self.house.home()) if self.past is None else Pop())

    def replay(self) -> None:
        """The match once more, step by step."""
        self.go(Push(self.house.replay_of(self.session)))

    # --- to show others
    def save_picture(self) -> None:
        """The result as a picture in the user's folder."""
        folder = self.house.folder
        if folder is None:
            return
        path = folder.path / "pictures" / f"{self.session.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self._picture(), str(path))
        except OSError as error:
            self.house.tell(trouble_of(error, path))
        except pygame.error:
            self.house.tell(trouble_of(OSError(), path))
        else:
            self.ui.toast(self.ui.words("result-saved", file=str(path)), "save")

    def _picture(self) -> pygame.Surface:
        """Everything but what can be pressed, signed with the day."""
        surface = pygame.Surface(self.ui.screen.size)
        canvas = self.ui.canvas(surface)
        self.backdrop(canvas)
        self.paint(canvas)
        for placed in self.desk.placed:
            if not _is_pressed(placed.mark):
                placed.mark.draw(canvas, Look())
        self.body.caption(canvas)
        onward, _ = self.body.rows(self.ui.screen.all)
        canvas.text(self._signature(), onward, 24, colours.IVORY_DIM, align="end")
        return surface

    def _signature(self) -> str:
        when = self.past.ended if self.past else time.time()
        day = written(self.ui.words, datetime.fromtimestamp(when).astimezone())
        game = self.house.title(self.session.match.game.id)
        return self.ui.words("result-signature", game=game, when=day)


def _is_pressed(mark: Mark) -> bool:
    """Whether a mark is, or only holds, what can be pressed."""
    return isinstance(mark, Control) or any(isinstance(part, Control) for part in mark.parts())
