"""What a diver is asked: to roll, and after the move whether it goes on or returns."""

from __future__ import annotations

from functools import partial

from game.core.question import Decision, Seat
from game.tables.board import Turn
from game.tables.reef.action import DIE, FACES, odd_boxes, parts
from game.tables.reef.hints import HeadingButton, ghosts
from game.tables.reef.odds import Odd, kind_of, odds_of, percent
from game.tables.reef.stage import Stage
from game.ui import palette as colours
from game.ui.controls.button import Button, Style
from game.ui.controls.node import Node, Spot
from game.ui.controls.plain import Label, Panel, Paragraph, Picture
from game.ui.place import Rect

CAPS = 0.8
"""Pixels a unit below which key caps make room for words."""
KEYS = {"out": "1 o", "back": "2 b"}
HEAD = 44.0
BOTH = 96.0
"""What the ways that are off need to say why below them."""


def question_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """The panel of whatever is asked now."""
    if turn.seat is None or not isinstance(turn.question, Decision):
        return []
    room = parts(stage.layout.action).question
    ask = turn.question.ask
    title = stage.say(f"ask-{ask}", name=stage.name(turn.seat))
    head = Label(Rect(room.x + 22, room.y + 8, room.w - 44, 34), title, 22, colours.BRASS_LIGHT, 600, asks=True)
    asked = _swim if ask == "swim" else _heading
    return [Panel(room, "raised", 22), head, *asked(stage, turn, turn.seat, _below(room))]


def _below(room: Rect) -> Rect:
    return Rect(room.x + 16, room.y + HEAD, room.w - 32, room.h - HEAD - 12)


def _cap(stage: Stage, key: str) -> str | None:
    return key if stage.ui.screen.u > CAPS else None


# --- to roll
def _swim(stage: Stage, turn: Turn, seat: Seat, room: Rect) -> list[Node]:
    back = turn.view.facts.back[seat]
    upper, lower = room.top(min(112.0, (room.h - 10) * 0.5), 10)
    row, below = lower.top(58, 4) if lower.h >= BOTH else (lower, lower.top(0)[0])
    out, home = row.cols(2, 10)
    roll = HeadingButton(
        upper, "table.option.roll", stage.say("roll"), partial(turn.choose, "roll"), style="brass", icon="dice",
        size=28, weight=700, note=stage.say("roll-back" if back else "roll-on"), key="r 1", cap=_cap(stage, "R"),
        why=stage.reason(turn, "roll"), tip=stage.say("roll-tip"), stage=stage, back=back,
        found=ghosts(stage, seat, back=back) if stage.hints else (),
    )  # fmt: skip
    ways = [_off(stage, turn, spot, key) for key, spot in (("out", out), ("back", home))]
    why = stage.say("why-bound" if turn.view.facts.bound[seat] else "why-after-move")
    told = Paragraph(below.inset(4, 0), why, 18, colours.MUTE, leading=1.2, most_lines=2)
    return [roll, *ways, *([told] if below.h else []), *_tray(stage, turn, seat)]


def _off(stage: Stage, turn: Turn, spot: Rect, key: str) -> Button:
    """A way that cannot be chosen before the roll, and why."""
    return Button(
        spot, f"table.option.{key}", stage.say(key), style="lacquer", size=20, icon=_icon(key),
        why=stage.reason(turn, key),
    )  # fmt: skip


def _icon(key: str) -> str:
    return "dive" if key == "out" else "turn_back"


def _tray(stage: Stage, turn: Turn, seat: Seat) -> list[Node]:
    """The odds can be pointed at; where nobody wants them the dice wait there, and a click on them rolls too."""
    tray = parts(stage.layout.action).tray
    roll, why = partial(turn.choose, "roll"), stage.reason(turn, "roll")
    if stage.hints:
        odds = odds_of(stage.now, seat)
        boxes = odd_boxes(tray, len(odds))
        pairs = zip(odds, boxes[::-1] if stage.ui.screen.mirrored else boxes, strict=True)
        return [_odd(stage, odd, box, tray) for odd, box in pairs]
    count = stage.now.facts.dice[0]
    size = min(96.0, tray.h - 22)
    row = tray.centred(count * (size + 12) - 12, size)
    spots = [Rect(row.x + at * (size + 12), row.y, size, size) for at in range(count)]
    dice: list[Node] = [Picture(spot, f"{DIE}_{1 + at % FACES}", alpha=0.55) for at, spot in enumerate(spots)]
    return [*dice, Spot(row, "reef.dice", stage.say("roll"), roll, tip=stage.say("dice-tip"), why=why, tab=False)]


def _odd(stage: Stage, odd: Odd, box: Rect, tray: Rect) -> Spot:
    tip = odd_tip(stage, odd)
    spot = Rect(box.x, tray.y + 4, box.w, tray.h - 8)
    return Spot(spot, f"reef.odd.{odd.sum}", tip, tip=tip, tab=False, sound="")


def odd_tip(stage: Stage, odd: Odd) -> str:
    """All of one sum in words."""
    first = stage.say("odd", sum=odd.sum, share=percent(odd.share), oxygen=odd.oxygen)
    return first + "\n" + stage.say(f"odd-{kind_of(odd)}", space=odd.space or 0)


# --- on, or back
def _heading(stage: Stage, turn: Turn, seat: Seat, room: Rect) -> list[Node]:
    upper, lower = room.top(min(212.0, room.h))[0].rows(2, 10)
    return [_way(stage, turn, seat, upper, "out"), _way(stage, turn, seat, lower, "back")]


def _way(stage: Stage, turn: Turn, seat: Seat, rect: Rect, key: str) -> HeadingButton:
    back = key == "back"
    style: Style = "jade" if back else "brass"
    return HeadingButton(
        rect, f"table.option.{key}", stage.say(key), partial(turn.choose, key), style=style, icon=_icon(key), size=26,
        weight=700, note=note(stage, seat, back), key=KEYS[key], cap=_cap(stage, KEYS[key][0]),
        why=stage.reason(turn, key), tip=stage.say(f"{key}-tip"), stage=stage, back=back,
        rival=f"table.option.{'out' if back else 'back'}",
        found=ghosts(stage, seat, back=back) if stage.hints and turn.offers(key) else (),
    )  # fmt: skip


def note(stage: Stage, seat: Seat, back: bool) -> str:
    """What a way promises: the chance to be home, or where the next roll may lead."""
    if back:
        chance = stage.now.heads(seat, True).chance(seat) or 0.0
        return stage.say("back-note", n=percent(chance)) if chance else stage.say("back-never")
    spaces = [ghost.space for ghost in ghosts(stage, seat, back=False)]
    if not spaces:
        return stage.say("out-never")
    return stage.say("out-note", first=spaces[0], last=spaces[-1])
