"""The end of a match of Tam Quốc Sát: who won and why, and what everybody did, told from what all were told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.core.game import Result
from game.core.question import Seat
from game.core.view import View
from game.disk.saves import Person
from game.rules.tam_quoc_sat.facts import Facts
from game.tables.ending import Body, OwnEnding
from game.tables.tam_quoc_sat.end.story import Fall, story_of
from game.tables.tam_quoc_sat.vocabulary import Vocabulary
from game.ui.kit import Ui
from game.ui.motion import Motion

DECIDING = {"lord_dead": ("lord",), "renegade": ("lord",), "rebels_dead": ("rebel", "renegade")}
"""Whose fall ends a match for which reason."""


class TamQuocSatEnding(OwnEnding):
    """Words and facts about a match that is over."""

    game: ClassVar[str] = "tam_quoc_sat"

    def __init__(self, ui: Ui, people: Sequence[Person], result: Result, view: View[Facts]) -> None:
        super().__init__(ui, people, result, view)
        self.words = Vocabulary(ui)
        self.story = story_of(view)
        self.why = str(result.facts["why"])

    def body(self, motion: Motion, rebuild: Callable[[], object]) -> Body:
        from game.tables.tam_quoc_sat.end.body import Aftermath

        return Aftermath(self, motion, rebuild)

    # --- who
    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.view.seats)

    def role(self, seat: Seat) -> str:
        """The role that a seat had all along, which all know by now."""
        return str(self.view.facts.roles[seat])

    def general(self, seat: Seat) -> str:
        """The general of a seat, "" in a position without one."""
        return str(self.view.facts.generals[seat])

    def kingdom(self, seat: Seat) -> str:
        """The kingdom of a seat."""
        return str(self.view.facts.kingdoms[seat])

    def alive(self, seat: Seat) -> bool:
        """Whether a seat has lived to see the end."""
        return bool(self.view.facts.alive[seat])

    def won(self, seat: Seat) -> bool:
        """Whether a seat has won."""
        return seat in self.result.winners

    def hidden(self, seat: Seat) -> bool:
        """Whether only the end has told the role of a seat."""
        return seat in self.story.unveiled

    def title(self, seat: Seat) -> str:
        """The name of the general, of the player where there is none."""
        return self.words.general(self.general(seat)) or self.name(seat)

    def who(self, seat: Seat) -> str:
        """General and player in one: "Sun Quan (An)"."""
        if not self.general(seat):
            return self.name(seat)
        return self.words.composed("result-who", general=self.title(seat), name=self.name(seat))

    # --- what happened
    @property
    def deciding(self) -> Fall | None:
        """The fall that ended the match; None for a draw."""
        fallen = self.story.falls
        return fallen[-1] if fallen and fallen[-1].role in DECIDING.get(self.why, ()) else None

    def cause(self, fall: Fall) -> str:
        """By what somebody fell: a card and the skill that made it, or a skill."""
        blow = fall.blow
        parts = [self.words.kind(blow.card.kind)] if blow.card else []
        via = blow.skill or (blow.card.via if blow.card else "")
        if via and via != "placed":
            parts.append(self.words.skill(via))
        if blow.chain:
            parts.append(self.word("chain"))
        return self.word("dot").join(parts) if parts else self.word("no-cause")

    def told(self, fall: Fall) -> tuple[str, str]:
        """A fall in two halves: "Zhen Ji slew", "Sun Quan"."""
        return self._fallen(fall, self.title)

    def told_in_full(self, fall: Fall) -> str:
        """All about a fall in a sentence."""
        what, role = " ".join(self._fallen(fall, self.who)), self.words.role(fall.role)
        return self.word("fall", what=what, round=fall.round, cause=self.cause(fall), role=role)

    def _fallen(self, fall: Fall, name: Callable[[Seat], str]) -> tuple[str, str]:
        if fall.killer is None or fall.killer == fall.seat:
            return name(fall.seat), self.word("died" if fall.killer is None else "died-alone")
        return self.word("slew", killer=name(fall.killer)), self.word("slain", name=name(fall.seat))

    # --- who has won
    @property
    def headline(self) -> str:
        return self.word(f"won-{self.why}")

    @property
    def reason(self) -> str:
        fall = self.deciding
        if fall is None:
            return self.word("why-no_cards") if self.why == "no_cards" else self.words.say(f"ended-{self.why}")
        return self.word(
            f"why-{self.why}",
            name=self.who(fall.seat),
            round=fall.round,
            killed="no" if fall.killer is None else "yes",
            killer="" if fall.killer is None else self.who(fall.killer),
            winner=self.who(self.result.winners[0]) if self.result.winners else "",
        )
