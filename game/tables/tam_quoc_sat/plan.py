"""What a human has chosen so far. The last key waits for "do it", so that everything can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.question import DONE, PASS, Arrange, Decision, Option, Path, Question, Reason, Seat, Share
from game.tables.board import Turn
from game.tables.tam_quoc_sat import reckon

END, RECAST, HAND_KEY = "end", "recast", "hand"
ANSWERS = ("dodge", "slash", "peach", "nullification", "change_judgement")
"""Asks that want a card, or nothing."""


def node_at(question: Question | None, path: Path) -> Decision | None:
    """The step of a decision at which a path stands; None where it is over or nothing is decided."""
    node = question if isinstance(question, Decision) else None
    while node is not None:
        most = min(node.most, len(node.options))
        taken = path[:most]
        if DONE in taken:
            picked = taken[: taken.index(DONE)]
            path = path[len(picked) + 1 :]
        elif len(taken) < most or not most:
            return node
        else:
            picked, path = taken, path[most:]
        node = node.then(picked) if node.then else None
    return None


def is_seat(option: Option) -> bool:
    """Whether an option is a seat at the table."""
    return option.key.isdecimal() and bool(option.seats)


def is_card(key: str) -> bool:
    """Whether a key is a playing card."""
    return "@" in key


@dataclass
class Plan:
    """The draft of an answer. ``rebuild`` is called when it changes without the path."""

    rebuild: Callable[[], object]
    question: Question | None = None
    path: Path = ()
    pending: str | None = None
    rows: dict[str, list[str]] = field(default_factory=dict)
    """An arrangement in the making."""
    callers: frozenset[Seat] = frozenset()
    """Who steps up, where several may."""

    def meet(self, turn: Turn) -> None:
        """A question and a path that may be new: what was pending for another is forgotten."""
        if turn.question is not self.question:
            self.rows, self.callers = {}, frozenset()
        if turn.question is not self.question or turn.path != self.path:
            self.question, self.path, self.pending = turn.question, turn.path, None
            self._take_the_only(turn)
        if isinstance(turn.question, Arrange) and not self.rows:
            first, *others = turn.question.rows
            self.rows = {first: [thing.key for thing in turn.question.things], **{row: [] for row in others}}

    def _take_the_only(self, turn: Turn) -> None:
        """The only target there is is aimed at already."""
        step = turn.step
        if step is None or step.picked or not isinstance(turn.question, Decision):
            return
        if not turn.path:
            self._take_the_only_answer(turn.question)
            return
        seats = [option for option in step.options if is_seat(option)]
        node = node_at(turn.question, turn.path)
        if len(seats) == len(step.options) == 1 and node is not None and node.least == 1 and _ends(turn, seats[0].key):
            self.pending = seats[0].key

    def _take_the_only_answer(self, question: Decision) -> None:
        """Where one card of all answers, it is chosen already; other ways and declining stay as near."""
        cards = [option.key for option in question.options if is_card(option.key)]
        if question.ask in ANSWERS and len(cards) == 1 and question.step((cards[0],)).done:
            self.pending = cards[0]

    # --- what is chosen
    def has(self, key: str) -> bool:
        """Whether a key of this or an earlier step is chosen."""
        return key == self.pending or key in self.path

    def offers(self, turn: Turn, key: str) -> bool:
        """Whether a key may be chosen in this step, or is chosen."""
        return turn.offers(key) or (turn.step is not None and key in turn.step.picked)

    def first_offers(self, key: str) -> bool:
        """Whether the first step offers a key: another card may be taken instead."""
        return isinstance(self.question, Decision) and any(option.key == key for option in self.question.options)

    # --- choosing
    def pick(self, turn: Turn, key: str) -> None:
        """A key is pointed at: taken, taken back, or taken instead of another."""
        if key == self.pending:
            self._wait(None)
        elif isinstance(turn.question, Share):
            self._hand_out(turn, key)
        elif turn.step is not None and key in turn.step.picked:
            self._drop(turn, key)
        elif turn.offers(key):
            self._take(turn, turn.path, key)
        elif self.first_offers(key):
            chosen = key in turn.path
            for _ in turn.path:
                turn.back()
            if not chosen:
                self._take(turn, (), key)

    def _hand_out(self, turn: Turn, key: str) -> None:
        """A thing or who gets it; a thing that is given already comes back, with those after it."""
        if turn.offers(key):
            self._take(turn, turn.path, key)
        elif key in turn.path[::2]:
            for _ in turn.path[turn.path.index(key) :]:
                turn.back()

    def _take(self, turn: Turn, path: Path, key: str) -> None:
        whole = turn.question is not None and turn.question.step((*path, key)).done
        if whole and waits(turn, key):
            self.path = path
            self._wait(key)
        else:
            turn.choose(key)

    def _drop(self, turn: Turn, key: str) -> None:
        """Takes back one of several; those taken after it stay."""
        picked = turn.step.picked if turn.step else ()
        after = picked[picked.index(key) + 1 :]
        for _ in (key, *after):
            turn.back()
        for other in after:
            turn.choose(other)

    def _wait(self, key: str | None) -> None:
        self.pending = key
        self.rebuild()

    # --- doing
    def ready(self, turn: Turn) -> bool:
        """Whether "do it" would do something."""
        return self.pending is not None or (turn.step is not None and turn.step.may_stop)

    def go(self, turn: Turn) -> None:
        """Does it."""
        if self.pending is not None:
            turn.choose(self.pending)
        elif turn.step is not None and turn.step.may_stop:
            turn.choose(DONE)

    def back(self, turn: Turn) -> None:
        """Takes back the last thing that was chosen."""
        if self.pending is not None:
            self._wait(None)
        elif turn.path:
            turn.back()

    def clear(self, turn: Turn) -> None:
        """Takes back everything."""
        self.pending = None
        for _ in turn.path:
            turn.back()
        self.rebuild()

    # --- arranging
    def toss(self, key: str) -> None:
        """A card goes to the end of the next row."""
        names = list(self.rows)
        at = next(at for at, name in enumerate(names) if key in self.rows[name])
        self.rows[names[at]].remove(key)
        self.rows[names[(at + 1) % len(names)]].append(key)
        self.rebuild()

    @property
    def arranged(self) -> Path:
        """The arrangement as an answer."""
        return tuple(key for row, things in self.rows.items() for key in (row, *things))

    def toggle(self, seat: Seat) -> None:
        """A seat steps up, or not after all."""
        self.callers = self.callers ^ {seat}
        self.rebuild()


def _ends(turn: Turn, key: str) -> bool:
    return turn.question is not None and turn.question.step((*turn.path, key)).done


def waits(turn: Turn, key: str) -> bool:
    """Whether a last key waits for "do it": cards, seats and skills of the play phase do, plain words are pressed."""
    if key in (PASS, END, RECAST):
        return False
    return (
        is_card(key)
        or key.isdecimal()
        or key == HAND_KEY
        or is_general(key)
        or getattr(turn.question, "ask", "") == "play"
    )


def is_general(key: str) -> bool:
    """Whether a key is a general."""
    return reckon.general(key) is not None


# --- why not
def why_not(turn: Turn, key: str) -> Reason | None:
    """Why a card, seat or skill cannot be chosen now: the step's own reason, else that of the whole question."""
    node = node_at(turn.question, turn.path)
    if node is not None and node.why_not is not None:
        return node.why_not(key)
    if isinstance(turn.question, Decision) and turn.question.why_not is not None:
        card = next((taken for taken in turn.path if is_card(taken)), None)
        return turn.question.why_not(f"{card} {key}" if card and key.isdecimal() else key)
    return None
