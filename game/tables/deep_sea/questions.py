"""What a diver is asked: roll or turn back, take, drop or leave, and which item."""

from __future__ import annotations

from functools import partial

from game.core.question import Decision, Option, Seat
from game.rules.deep_sea import look
from game.tables.board import Turn
from game.tables.deep_sea.action import die_picture, parts
from game.tables.deep_sea.hints import HeadingButton, ghosts
from game.tables.deep_sea.pick import PickButton, cells
from game.tables.deep_sea.stage import Stage, worths
from game.ui import palette as colours
from game.ui.controls.button import Button, IconButton, Style
from game.ui.controls.node import Node, Spot
from game.ui.controls.plain import Label, Panel, Picture
from game.ui.place import Rect

ROOMY, TINY = 0.8, 0.6
"""Pixels a unit below which key caps, then words, make room."""
ASKED = (22.0, 20.0, 18.0, 16.0)
"""Sizes of a question, so that large text or a long name leaves it whole."""
KEYS = {"take": "1 t", "drop": "2 d", "leave": "3"}


def question_nodes(stage: Stage, turn: Turn) -> list[Node]:
    """The panel of whatever is asked now."""
    if turn.seat is None or turn.step is None or not isinstance(turn.question, Decision):
        return []
    if turn.step.ask == "swim":
        return _swim(stage, turn, turn.seat)
    if turn.step.ask == "item":
        return _item(stage, turn)
    return _search(stage, turn, turn.seat)


def title(stage: Stage, turn: Turn, room: Rect, words: str, topic: str) -> list[Node]:
    """What is asked, and the way to the paragraph of the rules that explains it."""
    line = Rect(room.x + 22, room.y + 8, room.w - 44, 36)
    mark, rest = line.right(36, 8)
    opened = partial(turn.help, topic)
    book = IconButton(mark, "deep_sea.help", stage.ui.words("help"), opened, icon="help", tab=False)
    fits = (size for size in ASKED if stage.ui.measure(words, size, 600) <= rest.w)
    return [Label(rest, words, next(fits, ASKED[-1]), colours.BRASS_LIGHT, 600, asks=True), book]


def cap(stage: Stage, key: str) -> str | None:
    """The cap of a key; in small windows and with large text the words need its room."""
    return key if stage.ui.screen.u > ROOMY * stage.ui.screen.text_size else None


# --- the heading, and the dice
def _swim(stage: Stage, turn: Turn, seat: Seat) -> list[Node]:
    room = parts(stage.layout.action, 1, dice=False).question
    h = min(104.0, (room.h - 76) / 2)
    box, rest = room.top(2 * h + 76, 8)
    first, second = box.inset(16, 0).move(0, 50).top(2 * h + 12)[0].rows(2, 12)
    up, other = turn.view.facts.up[seat], "keep_diving" if turn.view.facts.announced else "turn_back"
    return [
        Panel(box, "raised", 22),
        *title(stage, turn, box, stage.say("ask-swim-up" if up else "ask-swim", name=stage.name(seat)), "heading"),
        _roll(stage, turn, first, seat, up),
        _turn(stage, turn, second, seat, other),
        *_resting_dice(stage, turn, rest),
    ]


def _roll(stage: Stage, turn: Turn, rect: Rect, seat: Seat, up: bool) -> HeadingButton:
    return HeadingButton(
        rect, "table.option.roll", stage.say("roll"), partial(turn.choose, "roll"), style="brass", icon="dice", size=26,
        weight=700, note=stage.say("roll-up" if up else "roll-down"), key="r 1", cap=cap(stage, "R"),
        why=stage.reason(turn, "roll"), tip=stage.say("roll-tip", n=len(turn.view.facts.items[seat])),
        stage=stage, seat=seat, up=up, rivals=("table.option.turn_back", "table.option.keep_diving"),
        found=ghosts(turn.view, seat, up=up) if stage.hints else (),
    )  # fmt: skip


def _turn(stage: Stage, turn: Turn, rect: Rect, seat: Seat, key: str) -> HeadingButton:
    back = key == "turn_back"
    shown = stage.hints and turn.offers(key)
    return HeadingButton(
        rect, f"table.option.{key}", stage.say(key.replace("_", "-")), partial(turn.choose, key), size=26, weight=700,
        style="jade" if back else "lacquer", icon="turn_back" if back else "dive", key="2 b", cap=cap(stage, "2"),
        note=stage.say("turn-back-note" if back else "keep-diving-note"), why=stage.reason(turn, key),
        tip=stage.say("turn-back-tip" if back else "keep-diving-tip"),
        stage=stage, seat=seat, up=back, rivals=("table.option.roll",),
        found=ghosts(turn.view, seat, up=back) if shown else (),
    )  # fmt: skip


def _resting_dice(stage: Stage, turn: Turn, room: Rect) -> list[Node]:
    """The dice as they wait; a click on them rolls too."""
    count = stage.now.dice[0]
    size = min(96.0, room.h - 20, (room.w - 40) / count - 12)
    if size < 44:
        return []
    tray = room.centred(count * (size + 12) - 12, size)
    spots = [Rect(tray.x + at * (size + 12), tray.y, size, size) for at in range(count)]
    dice: list[Node] = [Picture(spot, die_picture(1 + at % 3), alpha=0.55) for at, spot in enumerate(spots)]
    roll = partial(turn.choose, "roll")
    tip, why = stage.say("dice-tip"), stage.reason(turn, "roll")
    return [*dice, Spot(tray, "deep_sea.dice", stage.say("roll"), roll, tip=tip, why=why, tab=False)]


# --- what lies here
def _search(stage: Stage, turn: Turn, seat: Seat) -> list[Node]:
    room = parts(stage.layout.action, 3).question
    space = turn.view.facts.at[seat]
    cards = stage.now.row[space - 1]
    heights = (98.0, 96.0, 78.0)
    scale = min(1.0, (room.h - 66 - 12) / sum(heights))
    y = room.y + 48
    words = stage.say("ask-relic" if cards else "ask-ring")
    nodes: list[Node] = [Panel(room, "raised", 22), *title(stage, turn, room, words, "search")]
    for key, h in zip(("take", "drop", "leave"), heights, strict=True):
        rect = Rect(room.x + 16, y, room.w - 32, h * scale)
        nodes.append(_act(stage, turn, rect, key, seat))
        y += h * scale + 6
    return nodes


def _act(stage: Stage, turn: Turn, rect: Rect, key: str, seat: Seat) -> Button:
    expected = "take" if turn.offers("take") else "leave"
    style: Style = "brass" if key == expected else "lacquer"
    act = partial(_drop, stage, turn, seat) if key == "drop" else partial(turn.choose, key)
    why = stage.reason(turn, key)
    return Button(
        rect, f"table.option.{key}", stage.say(key), act, style=style, icon=key, size=26,
        weight=700 if key == expected else 600,
        note=note(stage, turn, seat, key) if rect.h >= 64 else None, why=why,
        key=KEYS[key], cap=cap(stage, KEYS[key][0]),
        tip=tip(stage, turn, seat, key), align="start",
    )  # fmt: skip


def note(stage: Stage, turn: Turn, seat: Seat, key: str) -> str | None:
    """What a choice brings, in a few words."""
    items = len(turn.view.facts.items[seat])
    if key == "take" and turn.offers("take"):
        return stage.say("take-note", what=worth_of(stage, stage.now.row[turn.view.facts.at[seat] - 1]))
    if key == "drop" and turn.offers("drop"):
        return stage.say("drop-note", n=items - 1, loss=1 - items)
    return stage.say("leave-note", n=items, loss=-items) if key == "leave" else None


def tip(stage: Stage, turn: Turn, seat: Seat, key: str) -> str | None:
    """The same with what it costs."""
    told = note(stage, turn, seat, key)
    items = len(turn.view.facts.items[seat])
    return stage.say("take-cost", what=told, n=items + 1) if told and key == "take" else told


def worth_of(stage: Stage, cards: tuple[str, ...]) -> str:
    """What an item is: its level and what it may be worth, or of how many relics the stack is."""
    if len(cards) == 1:
        deep = look.level(cards[0])
        return stage.say("relic-short" if stage.ui.screen.u < TINY else "relic", level=deep, worth=stage.worth(deep))
    low = sum(min(stage_values(card)) for card in cards)
    high = sum(max(stage_values(card)) for card in cards)
    return stage.say("stack", n=len(cards), worth=f"{stage.number(low)}–{stage.number(high)}")


def stage_values(card: str) -> tuple[int, ...]:
    """What a chip of that back may be worth."""
    return worths().get(look.level(card), (0,))


def _drop(stage: Stage, turn: Turn, seat: Seat) -> None:
    """With one item there is nothing to choose."""
    if len(turn.view.facts.items[seat]) == 1:
        turn.answer(("drop", "0"))
    else:
        turn.choose("drop")


# --- which item
def _item(stage: Stage, turn: Turn) -> list[Node]:
    room = parts(stage.layout.action, 3).question
    grid, below = Rect(room.x + 16, room.y + 48, room.w - 32, room.h - 60).bottom(60, 8)[::-1]
    options = turn.step.options if turn.step else ()
    boxes = cells(grid, len(options), 92)
    items: list[Node] = [_pick(stage, turn, option, box) for option, box in zip(options, boxes, strict=True)]
    back = Button(below, "deep_sea.back", stage.say("keep-all"), turn.back, icon="back", size=22, key="backspace")
    return [Panel(room, "raised", 22), *title(stage, turn, room, stage.say("ask-item"), "search"), *items, back]


def _pick(stage: Stage, turn: Turn, option: Option, box: Rect) -> PickButton:
    at = int(option.key) + 1
    key = str(at) if at < 10 else None
    what = worth_of(stage, option.cards)
    act = partial(turn.choose, option.key)
    return PickButton(box, f"deep_sea.item.{option.key}", what, act, cards=option.cards, cap=key, key=key, tip=what)
