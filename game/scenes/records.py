"""How everybody has fared in the finished matches, by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.disk.history import Finished
from game.scenes.session import HUMAN


@dataclass
class Record:
    """One name: matches played and won, and the scores of those that had any."""

    name: str
    played: int = 0
    won: int = 0
    scores: list[int] = field(default_factory=list)

    @property
    def scored(self) -> bool:
        """Whether there is anything to take the best of."""
        return bool(self.scores)

    @property
    def best(self) -> int:
        return max(self.scores)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


def records(matches: Iterable[Finished]) -> list[Record]:
    """The records of all people, bots left out; who has won most comes first."""
    found: defaultdict[str, Record] = defaultdict(lambda: Record(""))
    for match in matches:
        for seat, person in enumerate(match.people):
            if person.plays == HUMAN and person.name:
                _add(found[person.name], match, seat, person.name)
    return sorted(found.values(), key=lambda record: (-record.won, -record.played, record.name))


def _add(record: Record, match: Finished, seat: int, name: str) -> None:
    record.name = name
    record.played += 1
    record.won += seat in match.winners
    if match.scores:
        record.scores.append(match.scores[seat])
