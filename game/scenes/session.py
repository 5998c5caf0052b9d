"""One match at this computer: who plays each seat, whose answer is due, and how it is kept on the disk."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path as File
from typing import Any, Literal

import msgspec

import game
from game.core.event import Event
from game.core.game import BadStart, Game, Value
from game.core.match import By, Entry, Match
from game.core.question import PASS, STEP_UP, Call, NotOffered, Path, Question, Seat
from game.core.view import View
from game.disk import history, saves
from game.disk.match_file import Head, SaveError
from game.disk.paths import UserFolder
from game.disk.saves import Person, Saver, Side
from game.disk.trouble import Trouble
from game.scenes.people import changed, fresh, known_policies, without_later_skips
from game.scenes.undoing import last_of_people
from game.tables.policy import Policies

HUMAN = "human"
END = ("end",)
"""Ends a phase of one's own: done by hand, so that no turn is over unnoticed."""
Due = Literal["human", "bot", "only", "over"]


class Session:
    """A match with its people.

    ``saver`` is None for matches that nobody wants kept (samples, self-tests); then nothing touches the disk.
    """

    def __init__(self, match: Match, side: Side, saver: Saver | None = None) -> None:
        self.match = match
        self.saver = saver
        self.notice: Trouble | None = None
        self._side = side
        self._opened: Seat | None = None
        self._since = time.monotonic()

    @property
    def people(self) -> tuple[Person, ...]:
        """Who plays, by seat."""
        return self._side.people

    @property
    def free_undo(self) -> bool:
        """Whether undo may go back over bots' answers."""
        return self._side.free_undo

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, person in enumerate(self.people) if person.plays == HUMAN)

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the screen has when nobody had to take the seat: those of the only human, else everybody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def secret(self) -> bool:
        """Whether somebody at the table could see what is not theirs: then hands are opened one at a time."""
        return self.match.game.secrets and len(self.humans) > 1

    def open_hand(self, seat: Seat) -> None:
        """``seat`` opens its hand; what others did before it may not be undone any more."""
        if seat != self._opened:
            self.match.bar_undo()
        self._opened = seat
        self.looked(seat)

    def looked(self, seat: Seat) -> None:
        """``seat`` has seen everything up to now."""
        self._now_is(seat, looked=self.match.events)

    def _now_is(self, seat: Seat, **news: object) -> None:
        self._side = msgspec.structs.replace(self._side, people=changed(self.people, seat, **news))

    # --- policies
    def policies(self, seat: Seat) -> Policies:
        """What may answer for ``seat``; nobody else is to see it."""
        return self.people[seat].policies

    def set_policy(self, seat: Seat, key: str, value: str) -> None:
        """Another habit of ``seat``."""
        self._put_policies(seat, {**self.policies(seat), key: value})

    def start_skip(self, seat: Seat, key: str) -> None:
        """From now on ``seat`` skips; an undo to an earlier moment ends it."""
        self._put_policies(seat, {**self.policies(seat), key: self.match.events})

    def end_skip(self, seat: Seat, key: str) -> None:
        """``seat`` skips no more."""
        self._put_policies(seat, {name: value for name, value in self.policies(seat).items() if name != key})

    def _put_policies(self, seat: Seat, policies: Policies) -> None:
        self._now_is(seat, policies=dict(policies))
        self._put_side()

    def _forget_later_skips(self) -> None:
        kept = without_later_skips(self.people, self.match.events)
        if kept != self.people:
            self.rename(kept)

    def view(self, viewer: Seat | None) -> View[Any]:
        """What ``viewer`` may know now."""
        return self.match.view(viewer)

    @property
    def due(self) -> Due:
        """Who answers next: a human, a bot, nobody because only one answer is possible, or the match is over."""
        asked = self.match.waiting
        if asked is None:
            return "over"
        if asked.only is not None and not (self._human_is_asked(asked.seats) and self._is_pressed(asked)):
            return "only"
        return "human" if self._human_is_asked(asked.seats) else "bot"

    def _is_pressed(self, asked: Question) -> bool:
        """Whether the only answer is given by hand: it is worth a press, or declining would tell what is not held."""
        return asked.press or asked.only == END or (self.secret and asked.only == (PASS,))

    def _human_is_asked(self, seats: Sequence[Seat]) -> bool:
        return any(self.people[seat].plays == HUMAN for seat in seats)

    def answer(self, path: Path, by: By = "human") -> None:
        """Answers the pending question and keeps the answer. Raises NotOffered.

        Of a call people give who of them steps up; bots join in at their own places.
        """
        asked = self.match.waiting
        if by in ("human", "policy") and isinstance(asked, Call):
            path = self._joined(asked, path)
        before = self.match.events
        self.match.answer(*path, by=by)
        if by == "policy" and self.secret and not isinstance(asked, Call):
            self.match.bar_undo()  # it may have told what that seat holds
        if self.saver is None:
            return
        self.saver.add(self.match.log[-1])
        if any(event.starts_round for event in self.match.told(None, before)):
            self.saver.keep_round_start()
            self._put_side()

    def answer_unasked(self) -> None:
        """Gives the answer that is due from a bot, or the only possible one."""
        asked = self.match.waiting
        if asked is None:
            raise NotOffered("the match is over")
        if asked.only is not None:
            self.answer(asked.only, by="only")
        elif isinstance(asked, Call):
            self.answer(self._who_steps_up(asked), by="bot")
        else:
            self.answer(self._bot_choice(asked.seats[0]), by="bot")

    def _joined(self, call: Call, path: Path) -> Path:
        """The people who step up, and the bots who do, in the order of the rules. Raises NotOffered."""
        call.check(path)
        bots = [seat for seat in call.seats if not self._human_is_asked((seat,))]
        up = {*path, *(str(seat) for seat in bots if self._bot_choice(seat) == (STEP_UP,))}
        return tuple(str(seat) for seat in call.seats if str(seat) in up)

    def _who_steps_up(self, call: Call) -> Path:
        return tuple(str(seat) for seat in call.seats if self._bot_choice(seat) == (STEP_UP,))

    def _bot_choice(self, seat: Seat) -> Path:
        bots = self.match.game.bots
        bot = bots.get(self.people[seat].plays) or bots["random"]
        return self.match.choose(bot, seat)

    def told(self, viewer: Seat | None, since: int) -> tuple[Event, ...]:
        """What ``viewer`` was told from event ``since`` on."""
        return self.match.told(viewer, since)

    @property
    def undoer(self) -> Seat | None:
        """The human who gave the last answer and may take it back now."""
        last = last_of_people(self.match.log)
        if last is None or not self.match.can_undo(last.seats[0], free=self.free_undo):
            return None
        return last.seats[0]

    def undo(self) -> None:
        """Takes the last human's answer back. Raises NotOffered if barred."""
        seat = self.undoer
        if seat is None:
            raise NotOffered("nothing can be taken back")
        self.match.undo(seat, free=self.free_undo)
        if self.saver is not None:
            self.saver.cut(len(self.match.log))
        self._forget_later_skips()

    @property
    def side(self) -> Side:
        """What stands beside the match, as of now."""
        progress = dict(self.match.progress)
        return msgspec.structs.replace(self._side, played=self.played, progress=progress)

    @property
    def played(self) -> float:
        """Seconds this match was on the table, all sittings together."""
        return self._side.played + time.monotonic() - self._since

    def _put_side(self) -> None:
        if self.saver is not None:
            self.saver.side = self.side

    def rename(self, people: Sequence[Person]) -> None:
        """Other names, colours or players from now on; the rules do not notice."""
        self._side = msgspec.structs.replace(self._side, people=tuple(people))
        self._put_side()

    @property
    def trouble(self) -> Trouble | None:
        """Why the last answers are not on the disk yet."""
        return self.saver.trouble if self.saver else None

    def finish(self, folder: UserFolder | None) -> Trouble | None:
        """Moves the match, which is over, to the history; the trouble if that could not be done."""
        result = self.match.result
        if self.saver is None or folder is None or result is None:
            return None
        self._put_side()
        trouble = history.finish(self.saver, folder.history, result.winners, result.scores, self.match.digest())
        self.saver = None if trouble is None else self.saver
        return trouble

    def leave(self) -> bool:
        """Keeps everything and closes the save; False if the disk refused."""
        if self.saver is None:
            return True
        self._put_side()
        self.saver.mark(self.match.digest())
        return self.saver.close()


def begin(
    rules: Game,
    people: Sequence[Person],
    options: Mapping[str, Value],
    seed: int,
    folder: File | None,
    packs: Mapping[str, str],
    *,
    free_undo: bool = False,
) -> Session:
    """A new match, kept in ``folder`` (None: not at all). Raises BadStart."""
    match = Match(rules, len(people), options, seed)
    started = max(0.0, time.time())
    side = Side(people=fresh(people), started=started, free_undo=free_undo, progress=dict(match.progress))
    if folder is None:
        return Session(match, side)
    head = Head(
        game=rules.id,
        seats=match.seats,
        options=match.options,
        seed=seed,
        packs=dict(packs),
        app=game.__version__,
    )
    saver = Saver.begin(folder, head, side)
    saver.keep_round_start()
    return Session(match, side, saver)


def resume(path: File, games: Mapping[str, Game], *, upto: int | None = None) -> Session:
    """Goes on with a saved match, from its first ``upto`` answers; ``notice`` says what of it could not be read.

    Raises SaveError for a file that holds no match this app can play, LogMismatch where an answer does not fit.
    """
    loaded = saves.open_match(path)
    entries = loaded.entries[:upto]
    match = _again(path, loaded.head, games, entries)
    read, names = saves.read_side(path, loaded.head.seats)
    side, odd = known_policies(path, read, loaded.head.game)
    session = Session(match, side, Saver.resume(loaded, side))
    session.notice = loaded.trouble or names or odd
    if session.saver and len(entries) < len(loaded.entries):
        session.saver.cut(len(entries))
    session._forget_later_skips()
    return session


def _again(path: File, head: Head, games: Mapping[str, Game], entries: Sequence[Entry]) -> Match:
    if head.game not in games:
        raise SaveError(Trouble("trouble-save-game", {"file": str(path), "game": head.game}))
    try:
        return Match(games[head.game], head.seats, head.options, head.seed, head.start, entries)
    except BadStart as wrong:
        raise SaveError(Trouble("trouble-save-header", {"file": str(path), "reason": str(wrong)})) from None
