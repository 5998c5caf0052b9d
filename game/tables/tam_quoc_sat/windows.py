"""Windows over the middle of the table: an open call, cards to be ordered, cards to be shared out."""

from __future__ import annotations

from functools import partial

from game.core.question import Arrange, Call, Option, Seat, Share
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.buttons import CardButton, Plaque
from game.tables.tam_quoc_sat.call import call_nodes
from game.tables.tam_quoc_sat.cards import RATIO
from game.tables.tam_quoc_sat.panel import framed, panel_box
from game.tables.tam_quoc_sat.plan import Plan
from game.tables.tam_quoc_sat.prompts import primary
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import card_tip
from game.ui import palette as colours
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Label, Paragraph
from game.ui.keys import digit
from game.ui.place import Rect

TITLE, NOTE = 28, 17
CARD, NAME, DONE = 150.0, 50.0, 56.0


def window_nodes(stage: Stage, plan: Plan, turn: Turn) -> list[Node]:
    """The window of the question, if it has one."""
    match turn.question:
        case Call():
            return call_nodes(stage, plan, turn, turn.question)
        case Arrange():
            return arrange_nodes(stage, plan, turn, turn.question)
        case Share():
            return _Sharing(stage, plan, turn, turn.question).nodes()
        case _:
            return []


# --- cards to be ordered
def arrange_nodes(stage: Stage, plan: Plan, turn: Turn, ask: Arrange) -> list[Node]:
    """The rows with their cards: a press sends a card to the end of the other row, so every order can be made."""
    k = stage.layout.k
    box = panel_box(stage, 122 + len(ask.rows) * (CARD * k + 40) + 58 * k, low=True, over_seats=True)
    head, rest = box.inset(24, 16).top(40, 2)
    note, rest = rest.top(26, 6)
    last, rest = rest.bottom(DONE * k, 10)
    rows = zip(ask.rows, rest.rows(len(ask.rows), 10), strict=True)
    done, spot = partial(turn.answer, plan.arranged), last.centred(min(420, last.w), last.h)
    return [
        *framed(box),
        Label(head, asking.sentence(stage, "ask", ask.ask, ask.cause), TITLE, colours.BRASS_LIGHT, 700, "head"),
        Label(note, stage.say("arrange-note"), NOTE, colours.IVORY_DIM),
        *(node for name, row in rows for node in _row(stage, plan, name, row)),
        Plaque(spot, "tqs.go", stage.say("do-arrange"), done, style="brass", plate="active", size=21),
    ]


def _row(stage: Stage, plan: Plan, name: str, row: Rect) -> list[Node]:
    """One row: its name, and its cards in order."""
    label, rest = row.left(150, 10)
    things = plan.rows.get(name, [])
    h = rest.h - 24
    w = h / RATIO
    step = min(w + 18, (rest.w - w - 24) / max(1, len(things) - 1))
    words = Rect(label.x, label.y + 14, label.w, label.h)
    return [
        Box(rest, (8, 16, 20, 150), 14, colours.LINE, 1.5, 8),
        Paragraph(words, stage.say(f"row-{name}"), 19, colours.IVORY, 600, leading=1.25),
        *(
            _ordered(stage, plan, key, at, Rect(rest.x + 14 + at * step, rest.y + 12, w, h))
            for at, key in enumerate(things)
        ),
    ]


def _ordered(stage: Stage, plan: Plan, key: str, at: int, rect: Rect) -> Node:
    """A card in its row, with its place; its key counts over all rows."""
    place = [other for cards in plan.rows.values() for other in cards].index(key)
    return CardButton(
        rect,
        f"tqs.thing.{key}",
        stage.card(key),
        partial(plan.toss, key),
        stage=stage,
        card=key,
        number=stage.number(at + 1),
        key=digit(place),
        tip=card_tip(stage, key),
    )


# --- cards to be shared out
class _Sharing:
    """The cards, each with who gets it; a button for everybody who may receive the chosen one."""

    def __init__(self, stage: Stage, plan: Plan, turn: Turn, ask: Share) -> None:
        self.stage, self.plan, self.turn, self.ask = stage, plan, turn, ask
        path = (*turn.path, *((plan.pending,) if plan.pending else ()))
        self.given = dict(zip(path[::2], path[1::2], strict=False))
        self.open = path[-1] if len(path) % 2 else None
        """The card that is to be given next."""
        self.columns = max(2, len(ask.among)) if len(ask.among) < 7 else -(-len(ask.among) // 2)
        self.rows = -(-len(ask.among) // self.columns)

    def nodes(self) -> list[Node]:
        """The whole window."""
        stage, ask, k = self.stage, self.ask, self.stage.layout.k
        names_high = self.rows * (NAME * k + 6) - 6
        box = panel_box(stage, 162 + CARD * k + names_high + 58 * k, low=True)
        head, rest = box.inset(24, 16).top(40, 6)
        last, rest = rest.bottom(DONE * k, 8)
        names, cards = rest.bottom(names_high, 8)
        title = asking.sentence(stage, "ask", ask.ask, ask.cause, n=ask.least, most=ask.most)
        return [
            *framed(box),
            Label(head, title, TITLE, colours.BRASS_LIGHT, 700, "head"),
            *self._things(cards),
            *self._receivers(names),
            *self._ends(last),
        ]

    def _things(self, room: Rect) -> list[Node]:
        things = self.ask.things
        h = min(room.h - 36, 170 * self.stage.layout.k)
        w = h / RATIO
        spots = Rect(room.x, room.y + 4, room.w, h).dealt(len(things), w, w + 30)
        return [self._thing(thing, spot) for thing, spot in zip(things, spots, strict=True)]

    def _thing(self, thing: Option, rect: Rect) -> Node:
        stage, key, to = self.stage, thing.key, self.given.get(thing.key)
        return CardButton(
            rect,
            f"tqs.thing.{key}",
            stage.card(key),
            partial(self.plan.pick, self.turn, key),
            stage=stage,
            card=key,
            note=stage.say("given-to", name=stage.name(int(to))) if to is not None else "",
            picked=key == self.open,
            tip=card_tip(stage, key),
            sound="ui_press",
        )

    def _receivers(self, room: Rect) -> list[Node]:
        spots = [spot for row in room.rows(self.rows, 6) for spot in row.cols(self.columns, 8)]
        return [self._receiver(seat, spot) for seat, spot in zip(self.ask.among, spots, strict=False)]

    def _receiver(self, seat: Seat, spot: Rect) -> Node:
        stage = self.stage
        return Plaque(
            spot,
            f"tqs.to.{seat}",
            stage.name(seat),
            partial(self.plan.pick, self.turn, str(seat)),
            size=18,
            plate="ready",
            key=digit(seat),
            why=None if self.open else stage.say("why-card-first"),
        )

    def _ends(self, room: Rect) -> list[Node]:
        """Giving them, and taking the last one back."""
        left, right = room.cols(2, 16)
        nodes: list[Node] = [primary(self.stage, self.plan, self.turn, left)]
        if self.open or self.given:
            back, words = partial(self.plan.back, self.turn), self.stage.say("cancel")
            nodes.append(Plaque(right, "tqs.cancel", words, back, size=19, key="c backspace", cap="C"))
        return nodes
