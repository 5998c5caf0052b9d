"""What the screen told while a match was played, held against what those who looked at it may have known then."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game import app
from game.core.match import Match
from game.core.view import View
from game.disk.catalog import content_folders
from game.disk.match_file import read_match
from tests.e2e.driver import Picture
from tests.e2e.warring import COVER, TABLE, has

CARD = re.compile(r"[a-z_]+@[SHCD][0-9AJQK]+(?:#[0-9]+)?")
ISOLATES = re.compile("[\u2066-\u2069]")
PILES = {"tqs.pile": "draw", "tqs.discards": "discard"}
"""Whose labels say how many cards lie there: the clock by which a picture finds its place in the match."""


@dataclass(frozen=True)
class Moment:
    """What could be known after one answer: by a seat, by everybody (None), and how many cards lay in the piles."""

    known: dict[int | None, frozenset[str]]
    piles: dict[str, int]

    def fits(self, eyes: int | None, cards: Sequence[set[str]], piles: dict[str, int]) -> bool:
        """Whether a picture can be of this moment, and tells those who look at it nothing new."""
        known = self.known[eyes]
        return piles.items() <= self.piles.items() and all(not known.isdisjoint(same) for same in cards)


def plain(text: str) -> str:
    """A label as it reads, without what keeps names together."""
    return ISOLATES.sub("", text).replace("\u00a0", " ")


@dataclass(frozen=True)
class Tape:
    """Everything that was on the screen of people (by seat), and at which pictures somebody opened a hand."""

    pictures: Sequence[Picture]
    people: Sequence[str]
    opened: Collection[int]

    def looked_at(self) -> Iterator[tuple[Picture, int | None]]:
        """Every picture of the table with the seat whose hand may be open on it, None where all look at it.

        A hand opens by the button that names whose it is, and is closed again on a cover, a strip or a call.
        """
        eyes: int | None = None
        before: int | None = None
        for at, now in enumerate(self.pictures):
            asked = _asked(now, self.people)
            public = asked is not None or has(now, "tqs.nobody") or now["scene"] != TABLE
            if now["scene"] == TABLE:
                yield now, None if public else eyes
            if public:
                goes_on = asked is not None and asked == before
                eyes = asked if at in self.opened else eyes if goes_on else None
            before = asked


def _asked(now: Picture, people: Sequence[str]) -> int | None:
    """Whose hand opens by the button of a cover or a strip."""
    labels = [plain(c["label"]) for c in now["controls"] if c["id"] in ("curtain.open", "strip.look")]
    return next((seat for label in labels for seat, name in enumerate(people) if name in label), None)


class Record:
    """A match on the disk: what each seat, and what everybody could see after each of its answers."""

    def __init__(self, path: Path) -> None:
        loaded = read_match(path)
        head = loaded.head
        self.entries = loaded.entries
        game = app.furnished(content_folders())[head.game]
        self.match = Match(game, head.seats, head.options, head.seed, head.start)
        self.moments = [self._now()]
        for entry in self.entries:
            self.match.answer(*entry.path, by=entry.by)
            self.moments.append(self._now())

    def _now(self) -> Moment:
        everybody = self.match.view(None)
        piles = {name: everybody.zones[zone].count for name, zone in PILES.items()}
        seats = range(self.match.seats)
        return Moment({None: _faces(everybody), **{seat: _faces(self.match.view(seat)) for seat in seats}}, piles)

    def check(self, tape: Tape) -> int:
        """Every card on the screen was known to whoever looked then; how many pictures had cards on them.

        Raises AssertionError.
        """
        labels, at, shown = _labels(tape.pictures), 0, 0
        for now, eyes in tape.looked_at():
            cards, piles = list(_cards(now, labels)), _piles(now)
            ends = range(at, len(self.moments))
            found = next((k for k in ends if self.moments[k].fits(eyes, cards, piles)), None)
            assert found is not None, f"after answer {at} seat {eyes} cannot know all of {cards} at {piles}"
            at, shown = found, shown + bool(cards)
        return shown


def _faces(view: View[Any]) -> frozenset[str]:
    zones = [zone.cards for zone in view.zones.values() if zone.faces and zone.cards]
    return frozenset(card for cards in zones for card in cards if "@" in card)


def _piles(now: Picture) -> dict[str, int]:
    """How many cards lie in the piles, as far as the picture says it."""
    told = {c["id"]: re.findall("[0-9]+", c["label"]) for c in now["controls"] if c["id"] in PILES}
    return {name: int(numbers[0]) for name, numbers in told.items() if numbers}


@cache
def _card(name: str) -> str | None:
    found = CARD.search(name)
    return found[0] if found else None


def _labels(pictures: Sequence[Picture]) -> dict[str, set[str]]:
    """What cards are called: the cards that have had that label."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for now in pictures:
        for control in now["controls"]:
            card = _card(control["id"])
            if card:
                found[plain(control["label"])].add(card)
    return found


def _cards(now: Picture, labels: dict[str, set[str]]) -> Iterator[set[str]]:
    """The cards that a picture tells, by id or by label: each as those that it may be."""
    for control in now["controls"]:
        card = _card(control["id"])
        if card:
            yield {card}
        else:
            yield from (same for label, same in labels.items() if label in plain(control["label"]))


def check_cover(pictures: Sequence[Picture]) -> int:
    """A cover has nothing on it but its own buttons; how many there were. Raises AssertionError."""
    covers = [now for now in pictures if now["scene"] == COVER]
    for now in covers:
        assert all(control["id"].startswith("curtain.") for control in now["controls"]), now
    return len(covers)
