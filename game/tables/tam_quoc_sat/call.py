"""An open call: what it is about in the middle, a button at every person's seat, and one for nobody (TQ-51)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from game.core.event import Event
from game.core.question import Call, Seat
from game.rules.tam_quoc_sat.events import Named
from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking, reckon
from game.tables.tam_quoc_sat.buttons import Plaque, card_seen
from game.tables.tam_quoc_sat.cards import RATIO
from game.tables.tam_quoc_sat.looks import VERMILION
from game.tables.tam_quoc_sat.named import said
from game.tables.tam_quoc_sat.panel import framed, panel_box
from game.tables.tam_quoc_sat.pending import COUNTER, Link, caption, chain
from game.tables.tam_quoc_sat.plan import Plan, is_card
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark, Node
from game.ui.controls.plain import Label, Paragraph, Picture
from game.ui.keys import digit
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.rich import Rich

SCENE, BUTTON = 178.0, 46.0
PICTURE = 130.0
NOTE, TOLD = 17, 18
HIDDEN = "?"
"""A card that nobody sees."""


def tells_all(turn: Turn) -> bool:
    """Whether a window says what is being settled, so that nothing else need say it."""
    return isinstance(turn.question, Call)


def humans(stage: Stage, call: Call) -> list[Seat]:
    """The people who may step up."""
    return [seat for seat in call.seats if stage.people[seat].plays == "human"]


def call_nodes(stage: Stage, plan: Plan, turn: Turn, call: Call) -> list[Node]:
    """A button for every person who is called, whatever it holds, and one for nobody."""
    called = humans(stage, call)
    return [
        *_window(stage, turn, call, alone=len(called) == 1),
        *(_caller(stage, plan, turn, call, seat) for seat in called),
        _nobody(stage, plan, turn, call, alone=stage.near not in called),
    ]


def _window(stage: Stage, turn: Turn, call: Call, *, alone: bool) -> list[Node]:
    """What it is about: title, pictures, what would come of it now, and what pressing means."""
    inner, k = panel_box(stage, 100).w - 48, stage.layout.k
    title = said(stage, lambda: asking.sentence(stage, "call", call.ask, call.cause))
    note, told = stage.say("call-alone" if alone else "call-note"), _told(stage, call)
    high_title = stage.ui.tall(title, 29, inner, 800, "head", 1.2)
    high_note = stage.ui.tall(note, NOTE, inner, leading=1.3)
    high_told = stage.ui.tall(told, TOLD, inner, leading=1.3) + 4 if told else 0
    box = panel_box(stage, high_title + SCENE * k + high_told + high_note + 52)
    head, rest = box.inset(24, 16).top(high_title, 6)
    line, rest = rest.bottom(high_note, 4)
    words, scene = rest.bottom(high_told)
    return [
        *framed(box),
        Paragraph(head, title, 29, colours.BRASS_LIGHT, 800, "head", "center", 1.2),
        *scene_nodes(stage, parts_of(stage, call, turn.view.past), scene),
        Paragraph(words, told, TOLD, colours.IVORY, 600, align="center", leading=1.3),
        Paragraph(line, note, NOTE, colours.IVORY_DIM, align="center", leading=1.3),
    ]


def _told(stage: Stage, call: Call) -> Rich:
    """Where several things wait: what would come of them now."""
    links = chain(stage.now.stack)
    return caption(stage, links) if call.ask == COUNTER and len(links) > 1 else ""


# --- who steps up
def _caller(stage: Stage, plan: Plan, turn: Turn, call: Call, seat: Seat) -> Plaque:
    """The button of one person, at its seat."""
    number, near = digit(seat), seat == stage.near
    words = "step-up" if near else "step"
    return Plaque(
        row_spots(stage)[1] if near else seat_spot(stage, seat),
        f"tqs.call.{seat}",
        stage.say(f"{words}-{call.ask}", name=stage.name(seat)),
        partial(turn.answer, (str(seat),)) if call.first else partial(plan.toggle, seat),
        plate="active" if seat in plan.callers else "ready",
        numbered=True,
        size=20 if near else 18,
        key=number,
        cap=number,
        tip=stage.say(f"step-up-{call.ask}", name=stage.name(seat)),
        frame=None if near else stage.layout.ring,
    )


def seat_spot(stage: Stage, seat: Seat) -> Rect:
    """Under a seat where there is room, else over its lower edge; units of the ring."""
    slot, k = stage.slot(seat), stage.layout.k
    high = BUTTON * max(k, 0.9)
    wide = slot.w + 8
    below = Rect(slot.x - 4, slot.bottom_edge + 5, wide, high)
    others = [stage.slot(other) for other in stage.seats if other not in (seat, stage.near)]
    if below.bottom_edge <= stage.layout.h and not any(below.touches(other) for other in others):
        return below
    return Rect(slot.x - 4, slot.bottom_edge - high + 4, wide, high)


def row_spots(stage: Stage) -> tuple[Rect, Rect]:
    """Over the hand: where "nobody" stands, and the button of the near seat; units of the screen."""
    hint, box = stage.layout.hint, panel_box(stage, 100)
    row = Rect(box.x, hint.y, box.w, hint.h).centred(min(box.w, 860.0), BUTTON * max(stage.layout.k, 0.9) + 6)
    first, second = row.cols(2, 16)
    return first, second


def _nobody(stage: Stage, plan: Plan, turn: Turn, call: Call, *, alone: bool) -> Plaque:
    up = tuple(str(seat) for seat in call.seats if seat in plan.callers)
    words = stage.say("call-done", n=len(up)) if up else stage.say("call-nobody")
    spot, other = row_spots(stage)
    if alone:
        spot = spot.centred(spot.w, spot.h).move((other.x - spot.x) / 2)
    act = partial(turn.answer, up)
    return Plaque(spot, "tqs.nobody", words, act, style="brass", size=21, key="x", cap="X")


# --- what it is about
@dataclass
class Part:
    """Somebody with a mask, or a card; ``stops`` what stands before."""

    seat: Seat | None = None
    card: str = ""
    note: str = ""
    stops: bool = False


def parts_of(stage: Stage, call: Call, past: Sequence[Event]) -> list[Part]:
    """Who does what to whom, in reading order."""
    if call.ask == COUNTER and stage.now.stack:
        return [part for at, link in enumerate(chain(stage.now.stack)) for part in _of_link(link, at)]
    cause = call.cause
    if cause is None or cause.seat is None:
        return []
    match call.ask:
        case "change_judgement" if is_card(cause.card):
            return [Part(cause.seat), Part(card=cause.card)]
        case "doubt":
            return [Part(cause.seat), Part(card=HIDDEN, note=_claimed(stage, past))]
        case "peach":
            return [Part(cause.seat, note=asking.need_words(stage, cause.seat))]
        case _:
            return [Part(cause.seat)]


def _of_link(link: Link, at: int) -> list[Part]:
    """Who uses what, and on whom if it stops nothing."""
    frame, stops = link.frame, link.stops and at > 0
    found = [Part(frame.by, stops=stops)] if frame.by is not None else []
    if is_card(frame.card):
        found.append(Part(card=frame.card, stops=stops and frame.by is None))
    aimed = (*frame.targets[:1], *(() if link.victim is None else (link.victim,)))
    return found if stops else [*found, *(Part(seat) for at, seat in enumerate(aimed) if at or seat != frame.by)]


def _claimed(stage: Stage, past: Sequence[Event]) -> str:
    """What a seat says that it has laid down."""
    named = next((event for event in reversed(past) if isinstance(event, Named)), None)
    return stage.say("call-claimed", what=stage.kind(named.word)) if named is not None else ""


def scene_nodes(stage: Stage, parts: Sequence[Part], room: Rect) -> list[Node]:
    """The parts side by side, with an arrow from each to the next."""
    if not parts:
        return []
    step = min(268.0, room.w / len(parts))
    high = max(30.0, min(PICTURE * stage.layout.k, room.h - 48, step * 1.05))
    start = room.x + (room.w - step * len(parts)) / 2
    nodes: list[Node] = []
    for at, part in enumerate(parts):
        cell = Rect(start + at * step, room.y, step, room.h)
        nodes += _part(stage, part, cell, high)
        if at:
            nodes.append(_sign(part, cell.x, room.y + high / 2, max(26.0, step - high * 0.95)))
    return nodes


def _sign(part: Part, x: float, y: float, long: float) -> Node:
    """What stands before a part: an arrow, or a cross where it stops the one before."""
    if part.stops:
        return Stop(Rect.around(x, y, min(34.0, long)))
    return Pointer(Rect(x - long / 2, y - 17, long, 34))


def _part(stage: Stage, part: Part, cell: Rect, high: float) -> list[Node]:
    if part.card:
        wide = high / RATIO
        card = card_seen(stage, part.card, Rect(cell.x + (cell.w - wide) / 2, cell.y, wide, high), "tqs.about")
        note = Label(Rect(cell.x, cell.y + high + 2, cell.w, 24), part.note, 18, colours.IVORY_DIM, 600, align="center")
        return [card, note] if part.note else [card]
    return _somebody(stage, part.seat or 0, part.note, cell, high)


def _somebody(stage: Stage, seat: Seat, note: str, cell: Rect, high: float) -> list[Node]:
    """A mask with the names of general and player below."""
    mask, general = stage.shown_general(seat), stage.general(stage.now.general(seat))
    line = Rect(cell.x, cell.y + high, cell.w, 26)
    below = note or (stage.name(seat) if general else "")
    wide = max(cell.w, stage.ui.measure(below, 17) + 8)
    under = Rect.around(cell.x + cell.w / 2, line.bottom_edge + 10, wide, 22)
    nodes: list[Node] = [
        Label(line, general or stage.name(seat), 19, stage.tone(seat), 700, align="center"),
        Label(under, below, 17, colours.IVORY_DIM, align="center"),
    ]
    if reckon.general(mask) is not None:
        wide = high / 1.2
        nodes.append(Picture(Rect(cell.x + (cell.w - wide) / 2, cell.y, wide, high), f"{ART}/masks/{mask}"))
    return nodes


@dataclass(eq=False)
class Pointer(Mark):
    """A red arrow, the way the language reads."""

    head: float = field(default=34.0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        left = canvas.place.mirrored
        size = (200.0, 40.0)
        shaft = "M200 20L36 12L36 28Z" if left else "M0 20L164 12L164 28Z"
        canvas.path(shaft, size, self.rect, VERMILION, colours.INK, 2)
        spot = self.rect.right(self.head)[0].centred(self.head, self.head)
        canvas.sprite(f"{ART}/tokens/arrow_head", spot, 180 if left else 0)


@dataclass(eq=False)
class Stop(Mark):
    """A red disc with a cross."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.box(self.rect, VERMILION, self.rect.w / 2)
        canvas.icon("close", self.rect.inset(self.rect.w * 0.22), colours.IVORY)
