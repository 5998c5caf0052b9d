"""Scenarios of Tam Quốc Sát (spec/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from game.core.question import Arrange, Call, Decision, Path, Question, Seat, Share
from game.rules.tam_quoc_sat.position import Start
from game.tools.scripts.script import Misfit, OpenMatch, Script, Step, Where
from game.tools.scripts.war_player import WarPlayer
from game.tools.scripts.war_state import actual, named, same
from game.tools.scripts.war_tokens import tokens_of, walk

Ask = Literal[
    "play", "discard", "slash", "dodge", "peach", "nullification", "change_judgement", "skill", "choose_general",
    "name", "pick", "take", "arrange", "give", "pindian", "doubt", "luck_card", "exchange", "points",
]  # fmt: skip
Cards = tuple[str, ...]
Count = int | Cards


class WarStep(Step, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a seat does; a card is ``kind@SuitRank``, or ``kind`` for any suit."""

    play: str | None = None
    respond: str | None = None
    skill: str | None = None
    decline: str | None = None
    as_: str | None = msgspec.field(default=None, name="as")
    with_: str | None = msgspec.field(default=None, name="with")
    pick: tuple[str | int, ...] | None = None
    take: str | None = None
    discard: Cards | None = None
    recast: str | None = None
    arrange: dict[str, Cards] | None = None
    give: dict[int, Cards] | None = None
    exchange: dict[Literal["out", "in"], Cards] | None = None
    points: dict[int, int] | None = None
    doubt: bool | None = None
    bid: str | None = None
    end: Literal["play"] | None = None
    cards: Cards | None = None
    to: tuple[int, ...] | None = None


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked what: one seat, or several by an open call."""

    seat: int | None = None
    ask: Ask | None = None
    call: Ask | None = None
    seats: tuple[int, ...] | None = None


class Offered(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of what the pending question offers."""

    cards: Cards = ()
    seats: tuple[int, ...] = ()
    skills: tuple[str, ...] = ()
    options: tuple[str | int, ...] = ()


class Sees(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat sees: roles by seat (null: unknown), hands as cards or how many."""

    seat: int
    roles: tuple[str | None, ...] | None = None
    hand_of: dict[int, Count] = {}


class Over(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the match; nobody wins a draw."""

    winners: tuple[int, ...]


class WarExpect(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be expected."""

    hp: tuple[int, ...] | UnsetType = UNSET
    max_hp: tuple[int, ...] | UnsetType = UNSET
    alive: tuple[bool, ...] | UnsetType = UNSET
    hand: dict[int, Count] | UnsetType = UNSET
    equipment: dict[int, Count] | UnsetType = UNSET
    judgement: dict[int, Count] | UnsetType = UNSET
    fields: dict[int, Count] | UnsetType = UNSET
    wounds: dict[int, Count] | UnsetType = UNSET
    stars: dict[int, Count] | UnsetType = UNSET
    marks: dict[int, dict[str, int]] | UnsetType = UNSET
    turned_over: dict[int, bool] | UnsetType = UNSET
    chained: dict[int, bool] | UnsetType = UNSET
    skills: dict[int, tuple[str, ...]] | UnsetType = UNSET
    distance: tuple[tuple[int, int, int], ...] | UnsetType = UNSET
    in_range: tuple[tuple[int, int, bool], ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    draw: int | UnsetType = UNSET
    discard: int | UnsetType = UNSET
    discard_has: Cards | UnsetType = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    offered: Offered | UnsetType = UNSET
    not_offered: Offered | UnsetType = UNSET
    sees: Sees | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET


LISTS = ("hp", "max_hp", "alive")
BY_SEAT = (
    "hand", "equipment", "judgement", "fields", "wounds", "stars", "marks", "turned_over", "chained", "skills",
)  # fmt: skip


class WarScript(Script):
    """The language of card play."""

    start: ClassVar[type[Struct]] = Start
    step: ClassVar[type[Step]] = WarStep
    expect: ClassVar[type[Struct]] = WarExpect
    player: ClassVar[type[Any] | None] = WarPlayer
    intents: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "play": ("to",), "respond": ("to",), "skill": ("cards", "to"), "decline": (), "as_": ("with_", "cards", "to"),
        "pick": (), "take": (), "discard": (), "recast": (), "arrange": (), "give": (), "exchange": (), "points": (),
        "doubt": (), "bid": (), "end": (),
    }  # fmt: skip

    def seats(self, start: Start) -> int | None:
        return None if start.seats is None else len(start.seats)

    def seats_named(self, expect: WarExpect) -> Iterator[tuple[Where, Seat]]:
        for name in LISTS:
            if in_order := getattr(expect, name):
                yield (name,), len(in_order) - 1
        for name in BY_SEAT:
            if by_seat := getattr(expect, name):
                yield from (((name, seat), seat) for seat in by_seat)
        if expect.turn is not UNSET:
            yield ("turn",), expect.turn
        if expect.waiting and expect.waiting.seat is not None:
            yield ("waiting", "seat"), expect.waiting.seat
        if expect.over:
            yield from ((("over", "winners"), seat) for seat in expect.over.winners)

    def misfits(self, game: Any, start: Any, expects: list[tuple[Where, Any]]) -> Iterator[Misfit]:
        for where, expect in expects:
            for inner, card in named(expect):
                if not _is_card(game, card):
                    yield (*where, *inner), f"there is no card {card!r}; a card is kind@SuitRank, as slash@S7"

    def step_misfits(self, game: Any, step: WarStep) -> Iterator[str]:
        cards = [step.play, step.recast, step.bid, *(step.cards or ()), *(step.discard or ())]
        cards += [step.respond] if step.respond != "none" else []
        cards += [step.take] if step.take != "hand" else []
        for part in (step.arrange, step.give, step.exchange):
            cards += [card for some in (part or {}).values() for card in some]
        for card in cards:
            if card is not None and not _is_card(game, card):
                yield f"there is no card {card!r}; a card is kind@SuitRank, as slash@S7"
        for skill in (step.skill, step.decline, step.with_):
            if skill is not None and skill not in game.content.skills and skill not in game.content.kinds:
                yield f"there is no skill {skill!r}"
        if step.as_ is not None and step.as_ not in game.content.kinds:
            yield f"there is no kind of card {step.as_!r}"
        if step.as_ is not None and step.with_ is None:
            yield "`with` is missing: the skill that makes it"

    def fits(self, question: Question, step: WarStep) -> bool:
        return _fits(question, step)

    def path(self, question: Question, step: WarStep) -> Path:
        return walk(question, (), tokens_of(step))[0]

    def reason(self, question: Question, step: WarStep) -> str | None:
        """Why the first thing that cannot be chosen cannot."""
        if not isinstance(question, Decision):
            return None
        node: Decision | None = question
        for token in tokens_of(step):
            if node is None:
                return None
            option = next((option for option in node.options if token.matches(option)), None)
            if option is None and token.kind == "kind":
                continue
            if option is None:
                if node.why_not is None:
                    return None
                key = token.key(node, question)
                reason = node.why_not(f"{key} {step.to[0]}" if step.to and token.kind == "card" else key)
                return reason.word.removeprefix("tam_quoc_sat-") if reason else None
            node = node.then((option.key,)) if node.then else None
        return None

    def actual(self, match: OpenMatch, name: str, wanted: Any) -> Any:
        return actual(match, name, wanted)

    def same(self, name: str, wanted: Any, found: Any) -> bool:
        return same(name, wanted, found)


def _is_card(game: Any, name: str) -> bool:
    return name in game.box.cards or name in game.content.kinds


def _fits(question: Question, step: WarStep) -> bool:
    """Whether a question is of the kind that the step answers; whether it offers that is another matter."""
    ask = question.ask
    if isinstance(question, Call):
        if step.doubt is not None:
            return ask == "doubt"
        return step.respond is not None or step.skill is not None or step.as_ is not None or step.decline is not None
    if isinstance(question, Arrange):
        return step.arrange is not None or step.pick is not None
    if isinstance(question, Share):
        return step.give is not None or step.points is not None or step.pick is not None
    return _fits_decision(question, ask, step)


def _fits_decision(question: Decision, ask: str, step: WarStep) -> bool:
    keys = question.keys
    if step.play is not None or step.recast is not None or step.end is not None:
        return ask == "play" or (ask == "slash" and step.play is not None)
    if step.skill is not None:
        return ask == "play" or any(key.partition("/")[0] == step.skill for key in keys)
    if step.decline is not None:
        return step.decline in keys
    if step.as_ is not None:
        return ask == "play" or step.with_ in keys
    if step.respond is not None:
        return ask not in ("play", "skill") or (ask == "skill" and step.respond == "none")
    if step.bid is not None:
        return ask == "pindian"
    if step.give is not None and ask == "play":
        return False
    if step.discard is not None and any(key.startswith("discard_") for key in keys):
        return True
    token = next(iter(tokens_of(step)), None)
    return ask != "play" and token is not None and any(token.matches(option) for option in question.options)
