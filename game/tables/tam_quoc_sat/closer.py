"""The closer look at what a name in a sentence stands for: a card, skill, general, role or seat on a small sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.asking import words_of_kind
from game.tables.tam_quoc_sat.cards import RATIO, draw_card, draw_general, role_picture, tag
from game.tables.tam_quoc_sat.looks import PAPER
from game.tables.tam_quoc_sat.named import CARD, ROLES, SKILL
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import general_line, state_lines
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

Draw = Callable[[Canvas, Rect], object]
SMALL, LARGE = 480.0, 620.0
NARROW = 150.0
"""A wider picture needs the large sheet."""
PAD, GAP = 22.0, 20.0
TITLE, SORT, HEAD, BODY = 25.0, 18.0, 19.0, 18.0
LEADING = 1.36


@dataclass(frozen=True)
class Part:
    """A paragraph of a sheet under its own small heading."""

    text: str
    head: str = ""
    colour: Colour = colours.IVORY


@dataclass(frozen=True)
class Sheet:
    """What is known of a thing: its picture (as wide as ``wide``, 0 for none), its name, its sort, what it does."""

    title: str
    sort: str
    tone: Colour
    parts: Sequence[Part]
    picture: Draw | None = None
    wide: float = 0.0
    ratio: float = 1.0

    @property
    def size(self) -> float:
        """How wide the sheet is."""
        return LARGE if self.wide > NARROW or len(self.parts) > 2 else SMALL


# --- what there is to see
def sheet_of(stage: Stage, ref: str) -> Sheet | None:
    """The sheet of what a name stands for, None if nothing is to be seen of it."""
    what, _, name = ref.partition(".")
    match what:
        case "card" | "kind":
            return _card(stage, name)
        case "skill":
            return _skill(stage, name)
        case "general" if reckon.general(name) is not None:
            return _general(stage, name)
        case "role":
            return _role(stage, name)
        case "seat":
            return _seat(stage, int(name))
        case _:
            return None


def _card(stage: Stage, name: str) -> Sheet | None:
    kind = reckon.kind_of(name)
    if kind not in reckon.box().kinds:
        return None
    title, sort, parts = stage.kind(kind), words_of_kind(stage, kind), [Part(stage.kind_text(kind))]
    if "@" in name:
        return Sheet(stage.card(name), sort, CARD, parts, partial(_draw_card, stage, name), 118, RATIO)
    return Sheet(title, sort, CARD, parts, partial(_draw_emblem, kind), 96)


def _draw_card(stage: Stage, card: str, canvas: Canvas, rect: Rect) -> None:
    draw_card(canvas, stage, card, rect)


def _draw_emblem(kind: str, canvas: Canvas, rect: Rect) -> None:
    canvas.box(rect, PAPER, 12)
    canvas.sprite(f"{ART}/emblems/{kind}", rect.inset(6))


def _skill(stage: Stage, skill: str) -> Sheet:
    owner = next((name for name, data in reckon.content().generals.items() if skill in data.skills), "")
    sort = stage.say(f"tag-{tag(skill) or 'free'}")
    draw = partial(_draw_mask, owner) if owner else None
    return Sheet(stage.skill(skill), sort, SKILL, [Part(stage.skill_text(skill))], draw, 92 if owner else 0, 1.2)


def _draw_mask(general: str, canvas: Canvas, rect: Rect) -> None:
    canvas.sprite(f"{ART}/masks/{general}", rect)


def _general(stage: Stage, general: str) -> Sheet:
    data = reckon.general(general)
    parts = _skills(stage, data.skills if data is not None else ())
    tone = stage.kingdom_tone(general) or colours.IVORY
    draw = partial(_draw_general, stage, general)
    return Sheet(stage.general(general), general_line(stage, general), tone, parts, draw, 190, RATIO)


def _draw_general(stage: Stage, general: str, canvas: Canvas, rect: Rect) -> None:
    draw_general(canvas, stage, general, rect)


def _skills(stage: Stage, skills: Sequence[str]) -> list[Part]:
    return [Part(stage.skill_text(skill), stage.skill(skill)) for skill in skills if skill]


def _role(stage: Stage, role: str) -> Sheet:
    goal = [Part(stage.say(f"goal-{role}"))] if stage.has(f"goal-{role}") else []
    shown = "" if role == "unknown" else role
    draw = partial(_draw_role, shown)
    return Sheet(stage.role(shown), "", ROLES.get(role) or colours.IVORY, goal, draw, 96, RATIO)


def _draw_role(role: str, canvas: Canvas, rect: Rect) -> None:
    canvas.sprite(role_picture(role), rect)


def _seat(stage: Stage, seat: Seat) -> Sheet:
    """A seat as everybody at this side of the screen sees it now."""
    now, facts = stage.now, stage.now.facts
    general = stage.shown_general(seat)
    known = bool(general and reckon.general(general))
    sort = stage.general(general) if known else ""
    states = [stage.say("tip-role", role=stage.role(now.public_role(seat)))]
    if known and not now.dead(seat):
        states.append(
            stage.say("tip-state", hp=max(0, facts.hp[seat]), most=facts.max_hp[seat], hand=now.hand(seat).count)
        )
        states += state_lines(stage, seat)
    parts = [Part("\n".join(states), colour=colours.IVORY_DIM), *_skills(stage, facts.skills[seat] if known else ())]
    draw = partial(_draw_general, stage, general if known else "")
    return Sheet(stage.name(seat), sort, stage.tone(seat), parts, draw, 190, RATIO)


# --- how it is laid
def closer_room(stage: Stage) -> Rect:
    """Where sheets may open: over the table, clear of the bar and the dock."""
    top, floor = stage.layout.bar.bottom_edge + 8, stage.layout.dock.y - 8
    return Rect(12, top, stage.ui.screen.all.w - 24, floor - top)


def closer_size(stage: Stage, ref: str) -> tuple[float, float] | None:
    """How large the sheet of a name is, units."""
    sheet = sheet_of(stage, ref)
    if sheet is None:
        return None
    return sheet.size, max(_tall(stage, sheet), sheet.wide * sheet.ratio) + 2 * PAD


def _inner(sheet: Sheet) -> float:
    return sheet.size - 2 * PAD - (sheet.wide + GAP if sheet.wide else 0)


def _tall(stage: Stage, sheet: Sheet) -> float:
    wide, ui = _inner(sheet), stage.ui
    head = 38.0 + (30.0 if sheet.sort else 0.0)
    return head + sum(
        (28.0 if part.head else 0.0) + ui.tall(part.text, BODY, wide, leading=LEADING) + 10 for part in sheet.parts
    )


def draw_closer(canvas: Canvas, stage: Stage, ref: str, rect: Rect) -> None:
    """The sheet of a name."""
    sheet = sheet_of(stage, ref)
    if sheet is not None:
        canvas.nine("dialog_9", rect, 24)
        draw_sheet(canvas, stage, sheet, rect.inset(PAD))


def draw_sheet(canvas: Canvas, stage: Stage, sheet: Sheet, rect: Rect) -> None:
    """Picture, name, sort, and paragraph by paragraph what it does."""
    if sheet.picture is not None and sheet.wide:
        cut, rect = rect.left(sheet.wide, GAP)
        sheet.picture(canvas, cut.top(sheet.wide * sheet.ratio)[0])
    line, rest = rect.top(38)
    canvas.text(sheet.title, line, TITLE, sheet.tone, 700, "head")
    if sheet.sort:
        line, rest = rest.top(30)
        canvas.text(sheet.sort, line, SORT, colours.JADE_LIGHT, 600)
    for part in sheet.parts:
        if part.head:
            line, rest = rest.top(28)
            canvas.text(part.head, line, HEAD, colours.BRASS_LIGHT, 700)
        tall = canvas.paragraph(part.text, rest, BODY, part.colour, leading=LEADING)
        rest = rest.top(tall + 10)[1]
