"""Who will sit at the table, while it is being set up: any number of changes, always a table that can start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.core.game import Game
from game.disk.saves import Person
from game.disk.settings import Chair
from game.scenes.session import HUMAN
from game.tables.seats import COLOURS, SHAPES
from game.text import names
from game.text.words import Words

FIRST_LEVEL = "normal"
MOST_CODES = 100
"""Code points of a name in a file; sixteen letters can carry more marks than that."""


@dataclass(eq=False)
class Sitter:
    """Somebody at the table: ``look`` is the index of colour, emblem and shape, ``name`` what was typed if anything."""

    look: int
    name: str = ""
    plays: str = HUMAN

    @property
    def is_bot(self) -> bool:
        """Whether the computer plays it."""
        return self.plays != HUMAN


class Seating:
    """The sitters in turn order; between the least and the most seats of the game, no two with the same look."""

    def __init__(self, game: Game, chairs: Sequence[Chair] = ()) -> None:
        self.game = game
        self.looks = len(SHAPES) if game.most_seats <= len(SHAPES) else len(COLOURS)
        self.level = FIRST_LEVEL if FIRST_LEVEL in game.bots else list(game.bots)[-1]
        self.sitters: list[Sitter] = []
        for chair in chairs[: game.most_seats]:
            self._seat(chair)
        if not self.sitters:
            self._seat_usual()
        while len(self.sitters) < game.least_seats:
            self.add(self.level)

    def _seat(self, chair: Chair) -> None:
        wanted = COLOURS.index(chair.colour) if chair.colour in COLOURS else -1
        look = wanted if wanted in self.free_looks else self.free_looks[0]
        plays = chair.plays if chair.plays in (HUMAN, *self.game.bots) else self.level
        self.sitters.append(Sitter(look, names.sanitise(chair.name) or "", plays))
        if plays != HUMAN:
            self.level = plays

    def _seat_usual(self) -> None:
        """Two people and, where there is room, a bot."""
        for plays in (HUMAN, HUMAN, self.level)[: self.game.most_seats]:
            self.add(plays)

    # --- questions
    def __len__(self) -> int:
        return len(self.sitters)

    @property
    def is_full(self) -> bool:
        """Whether nobody else may sit down."""
        return len(self) >= self.game.most_seats

    @property
    def is_least(self) -> bool:
        """Whether nobody may get up."""
        return len(self) <= self.game.least_seats

    @property
    def humans(self) -> int:
        """How many people play."""
        return sum(not sitter.is_bot for sitter in self.sitters)

    @property
    def free_looks(self) -> list[int]:
        """The looks nobody has."""
        taken = {sitter.look for sitter in self.sitters}
        return [look for look in range(self.looks) if look not in taken]

    def holder(self, look: int) -> Sitter | None:
        """Who has a look."""
        return next((sitter for sitter in self.sitters if sitter.look == look), None)

    def default_name(self, seat: int, words: Words) -> str:
        """What somebody without a name is called."""
        key = "bot-default" if self.sitters[seat].is_bot else "player-default"
        return names.sanitise(words(key, n=seat + 1)) or str(seat + 1)

    def names(self, words: Words) -> list[str]:
        """What everybody is called, no two alike."""
        whole = [_typed(sitter) or self.default_name(seat, words) for seat, sitter in enumerate(self.sitters)]
        return names.numbered(whole, words.number)

    # --- changes
    def add(self, plays: str = HUMAN) -> Sitter | None:
        """One more sits down, with the first free look; None at a full table."""
        if self.is_full:
            return None
        sitter = Sitter(self.free_looks[0], plays=plays)
        self.sitters.append(sitter)
        return sitter

    def remove(self, seat: int) -> None:
        """Somebody gets up, unless too few would stay."""
        if not self.is_least:
            del self.sitters[seat]

    def move(self, seat: int, to: int) -> None:
        """Somebody takes another place in the turn order."""
        self.sitters.insert(to, self.sitters.pop(seat))

    def shuffle(self, rng: Random) -> None:
        """Everybody sits somewhere else, as far as there are other places."""
        before = list(self.sitters)
        while len(before) > 1 and self.sitters == before:
            rng.shuffle(self.sitters)

    def give_look(self, seat: int, look: int) -> None:
        """Another colour and shape, if nobody has it."""
        if look in self.free_looks:
            self.sitters[seat].look = look

    def let_play(self, seat: int, plays: str) -> None:
        """A human, or a bot of that level, plays this seat."""
        self.sitters[seat].plays = plays
        if plays != HUMAN:
            self.level = plays

    # --- what comes out
    def people(self, words: Words) -> tuple[Person, ...]:
        """Who plays, by seat, everybody with a name."""
        return tuple(
            Person(name=name, colour=COLOURS[sitter.look], plays=sitter.plays, shape=_shape(sitter.look))
            for sitter, name in zip(self.sitters, self.names(words), strict=True)
        )

    def chairs(self) -> tuple[Chair, ...]:
        """The table as it is remembered: names only where somebody typed one."""
        return tuple(_chair(sitter) for sitter in self.sitters)


def _chair(sitter: Sitter) -> Chair:
    return Chair(name=_typed(sitter), colour=COLOURS[sitter.look], plays=sitter.plays, shape=_shape(sitter.look))


def _typed(sitter: Sitter) -> str:
    return (names.sanitise(sitter.name) or "")[:MOST_CODES]


def _shape(look: int) -> str:
    return SHAPES[look % len(SHAPES)]
