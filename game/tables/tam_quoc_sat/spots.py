"""Everything on the table that can be pointed at: seats, hand, equipment, piles, phases, roles and the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from game.core.question import Decision, Seat
from game.rules.tam_quoc_sat.card import made_of, printed
from game.rules.tam_quoc_sat.names import PHASES
from game.tables.board import Turn
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.asking import cause_of
from game.tables.tam_quoc_sat.bar import census, census_spots, phase_spots
from game.tables.tam_quoc_sat.dock import role_line, worn
from game.tables.tam_quoc_sat.hand import HAND, HandCard, fan, rest_rect
from game.tables.tam_quoc_sat.looks import SLOTS
from game.tables.tam_quoc_sat.plan import Plan, is_card, node_at, why_not
from game.tables.tam_quoc_sat.prompts import Sorts
from game.tables.tam_quoc_sat.stage import Asked, Stage
from game.tables.tam_quoc_sat.tips import card_tip, phase_tip, role_tip, seat_tip
from game.ui.controls.button import IconButton
from game.ui.controls.node import Node, Spot
from game.ui.keys import digit
from game.ui.place import Rect

Show = Callable[[str], object]
RANGED = ("liuli", "qiangxi")
"""Skills that aim within the attack range."""


# --- how things are lit
def lighting(stage: Stage, plan: Plan, turn: Turn, found: Sorts) -> Asked:
    """What the open question lights: seats that may be chosen, cards that may be played, and why not the others."""
    if turn.seat is None or turn.step is None:
        return Asked()
    taken = (*turn.step.picked, *((plan.pending,) if plan.pending else ()))
    node = node_at(turn.question, turn.path)
    aims = (node is not None and node.ask == "target") or bool(found.seats)
    lit = frozenset(int(option.key) for option in found.seats)
    chosen = frozenset(int(key) for key in (*turn.path, *taken) if key.isdecimal() and int(key) < stage.now.seats)
    dim = (
        {seat: _short_why(stage, turn, seat) for seat in stage.seats if aims and seat not in lit} if lit or aims else {}
    )
    root = [option.key for option in turn.question.options] if isinstance(turn.question, Decision) else []
    cards = frozenset(key for key in (*root, *(option.key for option in found.own)) if is_card(key))
    picked = tuple(key for key in (*turn.path, *taken) if is_card(key))
    aiming = node is not None and node.ask == "target" and stage.now.facts.stage == "play"
    reach, ranged, far = _reach(stage, turn) if aiming else (0, False, ())
    return Asked(
        lit=lit,
        chosen=chosen,
        dim=dim,
        aims=aiming,
        reach=reach,
        ranged=ranged,
        far=far,
        cards=cards,
        picked=picked,
        choosing=isinstance(turn.question, Decision),
    )


def _reach(stage: Stage, turn: Turn) -> tuple[int, bool, tuple[int, ...]]:
    """How far may be aimed, whether that is the attack range, and how far everybody is; 0 where it does not matter."""
    cause, kinds = cause_of(turn), reckon.box().kinds
    word = "" if cause is None else "slash" if cause.word in RANGED else cause.word
    if cause is None or word not in kinds or kinds[word].limit == "none":
        return 0, False, ()
    spent = tuple([key for key in turn.path if is_card(key)])
    parts = [printed(card) for card in spent if word == cause.word]
    reach, far = stage.reckon.reach(stage.near, made_of(word, parts, ""), spent)
    return reach, kinds[word].limit == "attack_range", far


def _short_why(stage: Stage, turn: Turn, seat: Seat) -> str:
    """The name of the skill that forbids a seat, "" for a plainer reason."""
    reason = why_not(turn, str(seat))
    skill = reason.args.get("skill") if reason is not None else None
    return stage.skill(str(skill)) if skill else ""


# --- seats
@dataclass(eq=False)
class Described(Spot):
    """A spot whose tooltip is put into words only when somebody wants to read it."""

    told: Callable[[], str] = field(default=str, kw_only=True)

    def hint(self) -> str | None:
        return self.why or self.told()


def seat_nodes(stage: Stage, plan: Plan, turn: Turn, found: Sorts, show: Show) -> list[Node]:
    """A spot on every seat: chosen where it may be, else looked at."""
    offered = [int(option.key) for option in found.seats]
    digits = not found.own and not found.cards and bool(offered)
    return [_seat(stage, plan, turn, seat, seat in offered, digits=digits, show=show) for seat in stage.seats]


def _seat(stage: Stage, plan: Plan, turn: Turn, seat: Seat, offered: bool, *, digits: bool, show: Show) -> Spot:
    near = seat == stage.near
    rect = stage.layout.portrait if near else stage.slot(seat)
    act = partial(plan.pick, turn, str(seat)) if offered else partial(show, f"seat.{seat}")
    key = digit(seat) if digits and offered else None
    return Described(
        rect,
        f"tqs.seat.{seat}",
        stage.name(seat),
        act,
        frame=None if near else stage.layout.ring,
        key=key,
        told=partial(_seat_words, stage, turn, seat, offered=offered),
        inspect=partial(show, f"seat.{seat}"),
        tab=offered,
        sound="ui_press" if offered else "",
    )


def _seat_words(stage: Stage, turn: Turn, seat: Seat, *, offered: bool) -> str:
    """All about a seat, its own role for the near one, and why it cannot be chosen."""
    lines = [seat_tip(stage, seat)]
    if seat == stage.near and role_line(stage):
        lines.append(role_line(stage))
    reason = stage.why(why_not(turn, str(seat))) if stage.asked.lit and not offered else None
    return "\n".join([*lines, reason] if reason else lines)


# --- the hand
def hand_nodes(stage: Stage, plan: Plan, turn: Turn, found: Sorts, show: Show) -> list[Node]:
    """The near hand, card by card; the chosen ones on top."""
    return _Hand(stage, plan, turn, found, show).nodes()


class _Hand:
    """The near hand for one question. Digits are its cards' unless cards elsewhere are chosen."""

    def __init__(self, stage: Stage, plan: Plan, turn: Turn, found: Sorts, show: Show) -> None:
        self.stage, self.plan, self.turn, self.show = stage, plan, turn, show
        near = turn.seat == stage.near
        self.cards = stage.hand()
        self.lies = fan(stage, len(self.cards))
        self.mine = near and turn.step is not None
        self.choosing = self.mine and stage.asked.choosing and _asks_cards(stage, plan, turn)
        self.digits = near and bool(stage.asked.cards) and not (found.cards or (turn.path and not found.own))

    def nodes(self) -> list[Node]:
        """All of it."""
        cards = [self._card(at, card) for at, card in enumerate(self.cards)]
        return [*sorted(cards, key=lambda card: card.picked)]

    def _card(self, at: int, card: str) -> HandCard:
        stage, plan, turn = self.stage, self.plan, self.turn
        ready = self.choosing and (plan.offers(turn, card) or plan.first_offers(card))
        picked = self.mine and plan.has(card)
        idle = self.choosing and not ready and not picked
        return HandCard(
            rest_rect(stage, at, len(self.cards)),
            HAND + card,
            stage.card(card),
            partial(plan.pick, turn, card) if self.mine else None,
            stage=stage,
            card=card,
            lies=self.lies,
            at=at,
            ready=ready,
            picked=picked,
            dim=idle,
            why=(stage.why(why_not(turn, card)) or stage.say("why-not-now")) if idle else None,
            key=digit(at) if self.digits else None,
            inspect=partial(self.show, f"card.{card}"),
            drop=partial(_dropped, stage, plan, turn, card) if ready else None,
            sound="ui_press" if ready else "",
        )


def _asks_cards(stage: Stage, plan: Plan, turn: Turn) -> bool:
    """Whether any card of the hand could be chosen: else the hand simply lies there."""
    held = stage.now.cards(f"hand/{stage.near}")
    return any(plan.offers(turn, card) or plan.first_offers(card) for card in held) or (
        getattr(turn.question, "ask", "") == "play"
    )


def _dropped(stage: Stage, plan: Plan, turn: Turn, card: str, at: tuple[float, float]) -> None:
    """A dragged card: over a seat it is aimed there, over the table it is chosen."""
    if not plan.has(card):
        plan.pick(turn, card)
    seat = seat_at(stage, at)
    stage.dropped = (card, seat) if seat is not None else None
    plan.rebuild()


def seat_at(stage: Stage, at: tuple[float, float]) -> Seat | None:
    """The seat at a pixel."""
    if stage.ui.screen.px(stage.layout.portrait).collidepoint(at):
        return stage.near
    for seat in stage.seats:
        if seat != stage.near and stage.layout.ring.px(stage.slot(seat)).collidepoint(at):
            return seat
    return None


def sort_nodes(stage: Stage, sort: Callable[[], object], peek: Callable[[], object]) -> list[Node]:
    """Small buttons over the dock: sort the hand, look at the own role."""
    row, size = stage.layout.beads, stage.layout.tool
    spot = Rect(row.right_edge - size, row.y - 4, size, size)
    nodes: list[Node] = []
    if stage.now.role(stage.near) and not stage.now.public_role(stage.near):
        label = stage.say("peek-off" if stage.peeks else "peek")
        nodes.append(IconButton(spot, "tqs.peek", label, peek, icon="eye_off" if stage.peeks else "eye"))
    if stage.now.hand(stage.near).count > 1 and stage.hand():
        label = stage.say("sort-drawn" if stage.sorted else "sort-kind")
        nodes.append(IconButton(stage.layout.tools[0], "tqs.sort", label, sort, icon="swap_seats", key="s"))
    return nodes


# --- equipment, piles, bar
def thing_nodes(stage: Stage, plan: Plan, turn: Turn, show: Show) -> list[Node]:
    """Own equipment, the piles, what is in the middle, the phases, the roles."""
    worn_nodes = [
        _plate(stage, plan, turn, slot, plate, card, show)
        for slot, plate in zip(SLOTS, stage.layout.plates, strict=True)
        if (card := worn(stage, slot)) is not None
    ]
    return [*worn_nodes, *_pile_nodes(stage, show), *_bar_nodes(stage)]


def _plate(stage: Stage, plan: Plan, turn: Turn, slot: str, plate: Rect, card: str, show: Show) -> Spot:
    """A piece of the near seat's equipment: chosen where it may be, else looked at."""
    offered = turn.seat == stage.near and (plan.offers(turn, card) or plan.has(card))
    look = partial(show, f"card.{card}")
    return Described(
        plate,
        f"tqs.worn.{slot}",
        stage.card(card),
        partial(plan.pick, turn, card) if offered else look,
        told=partial(card_tip, stage, card),
        tab=offered,
        inspect=look,
        sound="ui_press" if offered else "",
    )


def _pile_nodes(stage: Stage, show: Show) -> list[Node]:
    ring, look = stage.layout.ring, partial(show, "discards")
    pile, gone = stage.say("pile-tip", n=stage.now.pile), stage.say("discards-tip", n=len(stage.now.discards))
    return [
        Spot(stage.layout.pile, "tqs.pile", pile, frame=ring, tip=pile, tab=False, sound=""),
        Spot(stage.layout.discard, "tqs.discards", gone, look, frame=ring, tip=gone, key="d", tab=False),
    ]


def _bar_nodes(stage: Stage) -> list[Node]:
    nodes: list[Node] = []
    if stage.now.facts.stage != "choose":
        for phase, spot in zip(PHASES, phase_spots(stage), strict=True):
            nodes.append(
                Spot(
                    spot,
                    f"tqs.phase.{phase}",
                    stage.say(f"phase-{phase}"),
                    tip=phase_tip(stage, phase),
                    tab=False,
                    sound="",
                )
            )
    for role, spot, (_, total) in zip(reckon.ROLES, census_spots(stage), census(stage), strict=True):
        if total:
            nodes.append(
                Spot(spot, f"tqs.role.{role}", stage.role(role), tip=role_tip(stage, role), tab=False, sound="")
            )
    return nodes
