"""What an explorer is asked, in the panel of the turn: which card, where to, from where to draw, and whether to end."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from game.core.question import Decision, Reason, Seat
from game.rules.lost_cities.content import region, value
from game.rules.lost_cities.facts import END_ROUND, PILE, discard, expedition
from game.tables.board import Turn
from game.tables.lost_cities.cards import symbol
from game.tables.lost_cities.people import question_room
from game.tables.lost_cities.stage import Stage
from game.tables.lost_cities.table import change
from game.ui import palette as colours
from game.ui.controls.button import Button, face, key_cap
from game.ui.controls.node import Control, Look, Node
from game.ui.controls.plain import Label, Panel, Paragraph, Picture
from game.ui.paint import Canvas
from game.ui.place import Rect

CAPPED = 0.8
"""Pixels a unit below which key caps make room for words."""


def question_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """The panel of whatever is asked now."""
    if turn.seat is None or turn.step is None or not isinstance(turn.question, Decision):
        return []
    room = question_room(stage)
    match turn.step.ask:
        case "play":
            return _which(stage, room)
        case "place":
            return _where(stage, turn, turn.seat, turn.path[0], room)
        case "draw":
            return _draw(stage, turn, room)
        case _:
            return _agree(stage, turn, room)


def reason(stage: Stage, turn: Turn, key: str) -> str | None:
    """Why a choice is not open, in words; None if it is."""
    if turn.offers(key):
        return None
    why = turn.why_not(key)
    return _in_words(stage, why) if why else stage.say("why-not-now")


def why_not_there(stage: Stage, turn: Turn, card: str, place: str) -> str | None:
    """Why a card of the hand cannot go to a place, None if it can; also before it is chosen."""
    after = turn.question.then if isinstance(turn.question, Decision) else None
    node = after((card,)) if after else None
    if node is None:
        return stage.say("why-not-now")
    if place in node.keys:
        return None
    why = node.why_not(place) if node.why_not else None
    return _in_words(stage, why) if why else stage.say("why-not-now")


def _in_words(stage: Stage, why: Reason) -> str:
    args = dict(why.args)
    if "region" in args:
        args["region"] = stage.say(f"region-{args['region']}")
    return stage.say(why.word, **args)


def _cap(stage: Stage, key: str) -> str | None:
    return key if stage.ui.screen.u > CAPPED else None


# --- which card
def _which(stage: Stage, room: Rect) -> list[Node]:
    words = stage.say("ask-play")
    tall = stage.ui.tall(words, 20, room.w - 44, leading=1.4)
    box = room.top(min(room.h, tall + 68 + 30))[0]
    head, rest = box.inset(22, 12).top(40)
    return [
        Panel(box, "raised", 22),
        Label(head, stage.say("ask-play-title"), 22, colours.BRASS_LIGHT, 600, asks=True),
        Paragraph(rest, words, 20, colours.IVORY_DIM, leading=1.4),
    ]


# --- where to
def _where(stage: Stage, turn: Turn, seat: Seat, card: str, room: Rect) -> list[Node]:
    at = stage.now.regions.index(region(card))
    box = room.top(min(room.h, 290))[0]
    head, rest = box.inset(16, 12).top(44, 8)
    badge, words = head.inset(6, 0).left(36, 12)
    first, second = rest.rows(2, 8)
    lay, away = expedition(seat, region(card)), discard(region(card))
    lays = turn.offers(lay)
    return [
        Panel(box, "raised", 22),
        Picture(badge.centred(36, 36), symbol(region(card))),
        Label(words, stage.say("chosen", card=stage.card_name(card)), 22, colours.BRASS_LIGHT, 600, asks=True),
        Button(
            first, "table.option.lay", stage.say("lay"), partial(turn.choose, lay), align="start",
            style="brass" if lays else "lacquer", icon="check", size=25, weight=700, key="e",
            cap=_cap(stage, "E") if lays else None,
            note=lay_note(stage, seat, at, card) if lays else None, why=why_not_there(stage, turn, card, lay),
            tip=lay_tip(stage, seat, at, card) if lays else None,
        ),
        Button(
            second, "table.option.discard", stage.say("discard"), partial(turn.choose, away), align="start",
            style="lacquer" if lays else "brass", icon="drop", size=24, key="d", cap=_cap(stage, "D"),
            note=discard_note(stage, seat, at, card),
        ),
    ]  # fmt: skip


def lay_note(stage: Stage, seat: Seat, at: int, card: str) -> str:
    """What laying the card does, in a few words."""
    before, by = stage.now.line(seat, at).points, change(stage, seat, at, card)
    return stage.say("lay-note", before=stage.signed(before), after=stage.signed(before + by))


def lay_tip(stage: Stage, seat: Seat, at: int, card: str) -> str:
    """The same in a sentence."""
    cards, by = stage.column(seat, at), change(stage, seat, at, card)
    if not cards:
        return stage.say("lay-tip-first", base=stage.now.tariff.base, by=stage.signed(by))
    return stage.say("lay-tip", n=value(cards[-1]), by=stage.signed(by))


def discard_note(stage: Stage, seat: Seat, at: int, card: str) -> str:
    """Whether the other could use what is thrown away."""
    other: Seat = 1 - seat
    theirs = stage.column(other, at)
    useful = not theirs or not value(theirs[-1]) or value(card) > value(theirs[-1])
    return stage.say("discard-useful" if useful else "discard-useless", name=stage.name(other))


# --- from where
def _draw(stage: Stage, turn: Turn, room: Rect) -> list[Node]:
    ends = turn.offers(END_ROUND)
    box = room.top(min(room.h, 350 if ends else 286))[0]
    inside = box.inset(16, 14)
    first, rest = inside.top(min(88.0, inside.h * 0.36), 8)
    nodes: list[Node] = [
        Panel(box, "raised", 22),
        Button(
            first, "table.option.pile", stage.say("draw"), partial(turn.choose, PILE), style="brass", icon="take",
            size=22, weight=700, key="1", align="start", note=stage.say("left", n=stage.now.pile),
        ),
    ]  # fmt: skip
    if ends:
        last, rest = rest.bottom(58, 8)
        words, tip = stage.say("end-round"), stage.say("end-round-tip")
        act = partial(turn.choose, END_ROUND)
        nodes.append(Button(last, "table.option.end_round", words, act, icon="flag", size=20, tip=tip, key="e"))
    line, rest = rest.top(30, 6)
    nodes.append(Label(line.inset(6, 0), stage.say("or-take"), 18, colours.IVORY_DIM))
    return [*nodes, *_tops(stage, turn, rest)]


def _tops(stage: Stage, turn: Turn, room: Rect) -> list[Node]:
    """The visible cards of the trays as buttons, in the order of the trays, which no language turns round."""
    count = len(stage.now.regions)
    cells = room.top(min(room.h, 118))[0].cols(count, 6)
    cells = cells[::-1] if stage.ui.screen.mirrored else cells
    return [
        TopButton(
            cell, f"table.option.{land}", stage.say("take", card=_top_name(stage, at)),
            partial(turn.choose, discard(land)), card=stage.tray(at).top, key=str(at + 2),
            cap=_cap(stage, str(at + 2)), why=reason(stage, turn, discard(land)),
            tip=stage.say("take", card=_top_name(stage, at)), sound="",
        )
        for at, (land, cell) in enumerate(zip(stage.now.regions, cells, strict=True))
    ]  # fmt: skip


def _top_name(stage: Stage, at: int) -> str:
    card = stage.tray(at).top
    return stage.card_name(card) if card else stage.say(f"region-{stage.now.regions[at]}")


@dataclass(eq=False)
class TopButton(Control):
    """The visible card of a discard place, as a button."""

    kind: ClassVar[str] = "button"
    card: str | None = field(default=None, kw_only=True)
    cap: str | None = field(default=None, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        face(canvas, self.rect, "lacquer", look, 16)
        solid = canvas.faded(0.45 if look.off else 1).lowered(4 if look.pressed else 0)
        k = min(1.0, self.rect.h / 118)
        badge, rest = self.rect.inset(4, 10 * k).top(34 * k, 2 * k)
        number, rest = rest.top(34 * k)
        if self.card is None:
            solid.box(badge.centred(30 * k, 30 * k), None, 15 * k, (*colours.IVORY, 90), 1.5, 5)
        else:
            solid.sprite(symbol(region(self.card)), badge.centred(34 * k, 34 * k))
            draw_rank(solid, self.card, number)
        if self.cap and rest.h > 26:
            key_cap(solid, self.rect.x + self.rect.w / 2 + 16, rest.y, self.cap, colours.IVORY_DIM)


def draw_rank(canvas: Canvas, card: str, box: Rect) -> None:
    """The number of a card, or a handshake."""
    if value(card):
        size = box.h * 0.8 / canvas.ui.screen.text_size
        canvas.text(canvas.ui.words.number(value(card)), box, size, colours.IVORY, 800, align="center")
    else:
        canvas.sprite("lost_cities/handshake", box.fitted(4, 3))


# --- whether to end
def _agree(stage: Stage, turn: Turn, room: Rect) -> list[Node]:
    other: Seat = 1 - (turn.seat or 0)
    words = stage.say("ask-agree", name=stage.name(other))
    tall = stage.ui.tall(words, 20, room.w - 44, leading=1.4)
    box = room.top(min(room.h, tall + 214))[0]
    text, rest = box.inset(22, 16).top(tall, 14)
    yes, no = rest.rows(2, 8)
    note = stage.say("agree-note", mine=stage.signed(stage.now.points(turn.seat or 0)),
                     theirs=stage.signed(stage.now.points(other)))  # fmt: skip
    return [
        Panel(box, "raised", 22),
        Paragraph(text, words, 20, colours.IVORY, leading=1.4),
        Button(yes, "table.option.yes", stage.say("agree-yes"), partial(turn.choose, "yes"), style="jade", icon="flag",
               size=22, key="1 y", cap=_cap(stage, "1"), align="start", note=note),
        Button(no, "table.option.no", stage.say("agree-no"), partial(turn.choose, "no"), style="brass", icon="forward",
               size=22, weight=700, key="2 n", cap=_cap(stage, "2"), align="start"),
    ]  # fmt: skip
