"""A match at the table: asks whoever is due, shows what happens, keeps every answer, lets the last one be undone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

import pygame

from game.core.question import PASS, Call, Path, Question, Seat
from game.scenes.bars import Bars
from game.scenes.handing import Handing
from game.scenes.house import House
from game.scenes.own_corner import own_marks
from game.scenes.policies import Policies
from game.scenes.session import Session
from game.scenes.strip import Ways, strip_marks
from game.scenes.tempo import Tempo
from game.tables.board import Turn
from game.ui.controls.node import Mark
from game.ui.paint import Canvas
from game.ui.scene import GUARD, Push, Replace, Reset

ECHO = 150
"""Milliseconds in which the second press of a double one does not answer the same person's next question."""


class Play(Handing):
    """The table of one match. Bots answer after a pause that is the same whatever they hold."""

    name: ClassVar[str] = "play"
    ambient: ClassVar[bool] = True

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house, session)
        self.bars = Bars(self)
        self.tempo = Tempo(house.settings)

    @property
    def shown_as(self) -> str:
        return self.session.match.game.id

    # --- coming and going
    def enter(self) -> None:
        self.house.tell(self.session.notice)
        if self.session.match.log:
            self.telling.catch_up()
        else:
            self.board.sync(self.telling.view)
            self._show_news()

    def resized(self) -> None:
        """Another size, or another language: the last line is told anew."""
        self.telling.repeat()

    def resumed(self, result: object) -> None:
        self._put_away()
        self.board.people = self.session.people
        if result == "leave":
            self.go(Reset(self.house.home()))

    def leave(self) -> None:
        if not self.session.leave():
            self.house.tell(self.session.trouble)

    # --- the course of the match
    def update(self, ms: float) -> None:
        if self.motion.busy:
            return
        due = self.session.due
        standing = self.standing.answer if due == "human" else None
        if standing is not None:
            self._let_others_act(ms, partial(self.session.answer, standing, by="policy"))
        elif due == "human":
            self._ask()
        elif due == "over":
            self._finish()
        else:
            self._let_others_act(ms, self.session.answer_unasked)

    def _ask(self) -> None:
        question = self.session.match.waiting
        if question is None or question is self.asking or (self._strip and question is self._strip.question):
            self.board.idle()
            return
        seat = question.seats[0]
        if self.session.secret and (isinstance(question, Call) or self._is_open(question, seat)):
            self._gather()
        elif self.session.secret and seat != self.telling.eyes:
            self._hand_over(seat)
            return
        if self._seat_asked is not None:
            self.guard(ECHO if self._seat_asked == seat else GUARD)
        self.asking, self.path, self._seat_asked = question, (), seat
        self.ui.sound.play(self.board.summons(question), 0.6)
        self.stale()
        self._offer_keys()

    def _is_open(self, question: Question, seat: Seat) -> bool:
        """Whether ``seat`` decides before everybody's eyes; whoever has its hand open already keeps it so."""
        return seat != self.telling.eyes and self.board.openly(question)

    def _offer_keys(self) -> None:
        """The keyboard goes to the expected answer, so that Tab begins among the choices."""
        self.ready()
        self.outset = self.board.start(self.turn)
        start = self.desk.find(self.outset) or self.desk.keys.primary()
        if start:
            self.desk.set_focus(start.id)

    def _let_others_act(self, ms: float, act: Callable[[], object]) -> None:
        """Bots, and people by their policies, answer at one pace; a hand whose owner is done is closed first."""
        eyes = self.telling.eyes
        if self.session.secret and eyes is not None and not self.board.keeps_open(self.telling.view, eyes):
            self._close_after_a_look()
        elif self.tempo.over(ms):
            act()
            self._show_news()
        else:
            self.board.idle()

    def _finish(self) -> None:
        self.house.tell(self.session.finish(self.house.folder))
        self.go(Replace(self.house.result(self.session)))

    def _show_news(self) -> None:
        """What happened since the last look goes over the table."""
        self.asking, self.path, self._strip = None, (), None
        self.tempo.again(self._only_bots_left())
        self.motion.hurry = self.tempo.hurry
        self._warn()
        self.motion.run(self.telling.news())
        self.stale()

    def _only_bots_left(self) -> bool:
        """Whether people play, but none of them has anything to decide for a while."""
        humans = frozenset(self.session.humans)
        return bool(humans) and humans <= self.board.resting(self.telling.view)

    def _warn(self) -> None:
        if self.session.trouble is not None:
            self.house.tell(self.session.trouble)

    # --- answering
    def choose(self, key: str) -> None:
        """One more key of the answer; a whole answer is given."""
        if self.asking is None:
            return
        path = (*self.path, key)
        if self.asking.step(path).done:
            self.answer(path)
        else:
            self.path = path
            self.stale()

    def answer(self, path: Path) -> None:
        """A whole answer of the human who is asked."""
        self.session.answer(path)
        self._show_news()

    def skip_by(self, key: str) -> None:
        """The human who is asked says no, and goes on saying so by a policy."""
        if self.telling.sight is not None:
            self._skip(self.telling.sight, key)

    def _skip(self, seat: Seat, key: str) -> None:
        self.session.start_skip(seat, key)
        self.answer(() if isinstance(self.session.match.waiting, Call) else (PASS,))

    def shorten(self) -> None:
        """Takes the last key of a half-made choice back; the rules never knew of it."""
        self.path = self.path[:-1]
        self.stale()

    def undo(self) -> None:
        """The last human answer was not meant."""
        self.motion.clear()
        self.session.undo()
        self.asking, self.path = None, ()
        self._passing, self._strip = False, None
        self.telling.catch_up()
        self.ui.sound.play("ui_back")

    @property
    def turn(self) -> Turn:
        """What may be done at the table now."""
        asking = None if self.telling.veiled else self.asking
        sight = self.telling.sight
        private = asking is not None and sight is not None and sight in asking.seats
        return Turn(
            view=self.telling.view,
            seat=asking.seats[0] if asking else None,
            question=asking,
            path=self.path,
            step=asking.step(self.path) if asking else None,
            choose=self.choose,
            back=self.shorten,
            answer=self.answer,
            help=self.help,
            skips=tuple(self.standing.quick(sight)) if private and sight is not None else (),
            skip=self.skip_by,
        )

    # --- keys
    def back(self) -> None:
        if self.board.escape():
            return
        if self.path and not self.telling.veiled:
            self.shorten()
        else:
            self.pause()

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self.motion.busy and self.desk.pointer.over(event.pos) is None:
            self.motion.skip()
        meant = event if self.house.settings.hold_keys else self.veil.held.meant(event)
        return meant is None or self.veil.event(meant) or self.board.event(meant)

    def pause(self) -> None:
        """The pause menu over the table, which shows no hand while it is open."""
        self.away()
        self.go(Push(self.house.pause(self.session)))

    def help(self, topic: str | None = None) -> None:
        """The rulebook, at the paragraph that matters."""
        self._put_away()
        self.go(Push(self.house.rulebook(self.session.match.game.id, topic)))

    def open_log(self) -> None:
        """Everything that happened, line by line."""
        self._put_away()
        log = self.house.logbook(self.telling.lines(), self.session.people, self.telling.eyes, self.board)
        log.private = self.session.secret and self.telling.sight is not None
        self.go(Push(log))

    @property
    def may_undo(self) -> bool:
        """Whether the last answer may be taken back now; also while an open hand is about to be passed on."""
        still = self._passing or not self.motion.busy
        return still and self.session.undoer is not None

    # --- picture
    def backdrop(self, canvas: Canvas) -> None:
        self.board.backdrop(canvas, self.ui.screen.all)

    def paint(self, canvas: Canvas) -> None:
        self.board.paint(canvas, self.ui.screen.all)

    def paint_over(self, canvas: Canvas) -> None:
        self.board.paint_over(canvas, self.ui.screen.all)

    def build(self) -> list[Mark]:
        everything = self.ui.screen.all
        slim = self.board.bar(everything)
        if slim is not None:
            nodes = self.board.nodes(everything, self.turn)
            own = own_marks(self)
            table = [*own, *nodes] if self.board.looks_closer else [*nodes, *own]
            return [*self.bars.slim(slim), *table, *self._private()]
        bar = everything.inset(32, 28).top(56)[0]
        column = everything.inset(32).right(self.board.column(everything))[0]
        self.ui.toasts.place = column.bottom(156)[0].top(0)[0]
        return [
            *self.bars.above(bar),
            *self.board.nodes(everything, self.turn),
            *self.bars.below(column.bottom(140)[0]),
        ]

    def open_policies(self) -> None:
        """What is answered for whose the screen is without asking."""
        seat, proxy = self.telling.sight, self.standing.proxy
        if seat is not None and proxy is not None:
            self._put_away()
            self.go(Push(Policies(self.house, self.session, proxy, seat, self._policies_changed)))

    def _policies_changed(self) -> None:
        """Whoever was asked may not be asked any more, or the other way round."""
        self.standing.again()
        if self.standing.answer is not None:
            self.asking, self.path = None, ()
        self.stale()

    def settings(self) -> None:
        """The settings, over the match."""
        self._put_away()
        self.go(Push(self.house.preferences()))

    def _private(self) -> list[Mark]:
        """The strip of a private answer, if one is asked for."""
        strip = self._strip
        if strip is None:
            return []
        decline = partial(self.answer, (PASS,)) if strip.declines else None
        skips = {
            key: (icon, partial(self._skip, strip.seat, key)) for key, icon in self.standing.quick(strip.seat).items()
        }
        return strip_marks(self.ui, self.session.people, strip, Ways(partial(self._open, strip.seat), decline, skips))
