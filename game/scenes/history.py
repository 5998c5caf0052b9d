"""Finished matches: who won, with how much, and a look back at each; beside them how everybody has fared."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import ClassVar

from game.disk import history
from game.disk.history import Finished, Past
from game.disk.match_file import SaveError
from game.scenes.house import House
from game.scenes.past import open_past
from game.scenes.records import Record, records
from game.scenes.result import Result
from game.scenes.session import Session
from game.tables import seats
from game.text.dates import written
from game.ui import palette as colours
from game.ui.controls import Button, Icon, IconButton, Label, Mark, Panel, Paragraph, Picture, Pill, list_box
from game.ui.dialog import Answer, Dialog
from game.ui.place import Rect, flow
from game.ui.scene import Push, Scene

EDGE = 64
ROW = 142
SIDE = 440
RECORD = 102
PILL = 42


class History(Scene):
    """The list, the latest first; what cannot be read is grey and says why."""

    name: ClassVar[str] = "history"

    def __init__(self, house: House) -> None:
        super().__init__(house.ui)
        self.house = house
        self.past = self._read()

    def _read(self) -> list[Past]:
        return history.list_history(self.house.folder.history) if self.house.folder else []

    def resumed(self, result: object) -> None:
        self.past = self._read()

    def build(self) -> list[Mark]:
        words = self.ui.words
        head, rest = self.ui.screen.all.inset(EDGE, 48).top(72, 24)
        back, title = head.left(64, 24)
        marks: list[Mark] = [
            IconButton(back.centred(64, 64), "history.back", words("back"), self.back, icon="back"),
            Label(title, words("history-title"), 54, colours.IVORY, 800, "head"),
        ]
        if not self.past:
            return [*marks, *self._empty(rest)]
        side, rest = rest.right(SIDE, 24)
        rows = [self._row(past, n, rest.w - 26) for n, past in enumerate(self.past)]
        listed = list_box(rest, "history.list", rows, [ROW] * len(rows))
        return [*marks, listed, *self._records(side)]

    def _empty(self, area: Rect) -> list[Mark]:
        middle = area.centred(760, 320)
        picture, text = middle.top(170, 30)
        return [
            Picture(picture.fitted(320, 160), "shell/laurel", alpha=0.5),
            Paragraph(text, self.ui.words("history-empty"), 26, colours.IVORY_DIM, align="center"),
        ]

    # --- one match
    def _row(self, past: Past, n: int, w: float) -> list[Mark]:
        rect = Rect(0, 0, w, ROW)
        tools, inside = rect.inset(24, 16).right(336, 20)
        told = self._told(past.finished, inside) if past.finished else self._broken(past, inside)
        return [Panel(rect, corner=24), *told, *self._tools(past, n, tools)]

    def _told(self, finished: Finished, inside: Rect) -> list[Mark]:
        words = self.ui.words
        head, pills = inside.top(40, 16)
        when = written(words, datetime.fromtimestamp(finished.ended).astimezone())
        played = words("minutes", n=max(1, round(finished.played / 60)))
        line = words("history-line", when=when, played=played)
        game = self.house.title(finished.game)
        wide = self.ui.measure(game, 26, 700, face="head")
        title, rest = head.left(min(wide + 4, head.w * 0.55), 20)
        return [
            Label(title, game, 26, colours.IVORY, 700, "head"),
            Label(rest.move(0, 3), line, 19, colours.IVORY_DIM),
            *self._pills(finished, pills),
        ]

    def _pills(self, finished: Finished, room: Rect) -> list[Mark]:
        """Everybody with their score, the winners first with a crown."""
        order = sorted(
            range(len(finished.people)), key=lambda seat: (seat not in finished.winners, -_score(finished, seat))
        )
        most = room.w / len(order) - 10
        texts = [self._pill_text(finished, seat) for seat in order]
        icons = [seat in finished.winners for seat in order]
        widths = [
            min(most, self.ui.measure(text, 20, 600) + 36 + 32 * crown)
            for text, crown in zip(texts, icons, strict=True)
        ]
        return [
            Pill(
                box,
                text,
                "crown" if crown else None,
                20,
                colours.WELL,
                colours.BRASS if crown else colours.LINE,
                seats.tone(finished.people, seat),
                600,
            )
            for box, text, crown, seat in zip(flow(widths, room, PILL, 10), texts, icons, order, strict=True)
        ]

    def _pill_text(self, finished: Finished, seat: int) -> str:
        name = finished.people[seat].name
        if not finished.scores:
            return name
        return self.ui.words("history-score", name=name, n=finished.scores[seat])

    def _broken(self, past: Past, inside: Rect) -> list[Mark]:
        icon, rest = inside.left(44, 16)
        head, rest = rest.top(36, 4)
        why = self.house.say(past.problem) if past.problem else past.path.name
        return [
            Icon(icon.centred(40, 40), "warning", colours.OFF_TEXT),
            Label(head, self.ui.words("history-broken"), 24, colours.OFF_TEXT, 700, "head"),
            Paragraph(rest, why, 18, colours.OFF_TEXT, leading=1.3, most_lines=2),
        ]

    def _tools(self, past: Past, n: int, box: Rect) -> list[Mark]:
        words = self.ui.words
        row = box.centred(box.w, 64)
        delete, row = row.right(64, 12)
        replay, row = row.right(64, 12)
        why = None if past.match else words("history-no-match")
        broken = why if past.finished else words("history-broken")
        ask, look = partial(self._ask_delete, past), partial(self._look, past)
        watch = partial(self._watch, past)
        return [
            Button(row, f"history.{n}.open", words("history-open"), look, icon="trophy", size=22, why=broken),
            IconButton(replay, f"history.{n}.replay", words("history-replay"), watch, icon="play", why=why),
            IconButton(delete, f"history.{n}.delete", words("delete"), ask, icon="close"),
        ]

    # --- what may be done
    def _look(self, past: Past) -> None:
        session = self._session(past.match)
        if session is not None and session.match.result is not None:
            self.go(Push(Result(self.house, session, past.finished)))
        elif session is not None:
            self._watch(past)

    def _watch(self, past: Past) -> None:
        session = self._session(past.match)
        if session is not None:
            self.go(Push(self.house.replay_of(session)))

    def _session(self, path: Path | None) -> Session | None:
        if path is None:
            return None
        try:
            return open_past(path, self.house.games)
        except SaveError as wrong:
            self.house.tell(wrong.trouble)
            return None

    def _ask_delete(self, past: Past) -> None:
        words = self.ui.words
        answers = [
            Answer("keep", words("history-keep")),
            Answer("delete", words("delete"), partial(self._delete, past), "vermilion"),
        ]
        ask = Dialog(self.ui, "history.delete", words("history-delete"), words("history-delete-about"), answers)
        self.go(Push(ask))

    def _delete(self, past: Past) -> None:
        self.house.tell(history.delete(past))
        self.past = self._read()
        self.stale()

    # --- how everybody has fared
    def _records(self, side: Rect) -> list[Mark]:
        words = self.ui.words
        found = records(past.finished for past in self.past if past.finished)
        if not found:
            return []
        head, rest = side.inset(30, 20).top(44, 10)
        rows = [self._record(record, rest.w - 24) for record in found]
        return [
            Panel(side, corner=26),
            Label(head, words("history-records"), 28, colours.IVORY, 700, "head"),
            list_box(rest, "history.records", rows, [RECORD] * len(rows), 4),
        ]

    def _record(self, record: Record, w: float) -> list[Mark]:
        words, rect = self.ui.words, Rect(0, 0, w, RECORD)
        lines = rect.inset(0, 6).rows(3)
        marks: list[Mark] = [
            Label(lines[0], record.name, 23, colours.IVORY, 600),
            Label(lines[1], words("history-played", n=record.played, won=record.won), 18, colours.IVORY_DIM),
        ]
        if record.scored:
            best = words("history-best", n=record.best, mean=round(record.mean, 1))
            marks.append(Label(lines[2], best, 18, colours.IVORY_DIM))
        return marks


def _score(finished: Finished, seat: int) -> int:
    return finished.scores[seat] if finished.scores else 0
