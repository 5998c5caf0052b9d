"""The panel of the turn: whose it is, who follows, its steps, the dice, and the sum spelled out."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.tables.deep_sea.stage import Stage
from game.tables.dice import draw_die, landed
from game.tables.header import CLOSE, draw_header
from game.tables.news import draw_lines
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ROOMY, TIGHT = 778.0, 508.0
DIE, FACES = "deep_sea/die3", 3
"""The dice of the box."""


@dataclass(frozen=True)
class Parts:
    """How the panel is cut: header, steps, dice, and what is left for the question."""

    header: Rect
    steps: tuple[Rect, ...]
    dice: Rect
    question: Rect


def parts(panel: Rect, steps: int, dice: bool = True) -> Parts:
    """Cuts the panel for ``steps`` rows of steps; a low window makes all of it tighter."""
    loose = max(0.0, min(1.0, (panel.h - TIGHT) / (ROOMY - TIGHT)))
    header, rest = panel.top(96 + 36 * loose)
    row = 42 + 20 * loose
    rows, rest = rest.top(row * steps)
    tray, rest = rest.top((74 + 26 * loose) if dice else 12)
    return Parts(header, tuple(rows.rows(steps)) if steps else (), tray, rest.inset(14, 0).top(rest.h - 14)[0])


def draw_action(canvas: Canvas, stage: Stage) -> None:
    """Everything but what can be pressed."""
    panel = stage.layout.action
    canvas.nine("panel_9", panel, 26)
    if stage.asked == "stack" or not stage.now.diving or stage.now.story.by is None:
        _draw_header(canvas, stage, parts(panel, 0).header)
        if stage.asked is None:
            draw_lines(canvas, stage.lines, parts(panel, 0, dice=False).question)
        return
    if stage.asked == "swim":
        cut = parts(panel, 1, dice=False)
    else:
        cut = parts(panel, 3)
        if stage.moving.dice is None:
            draw_dice(canvas, stage)
    _draw_header(canvas, stage, cut.header)
    for row, (title, told, done) in zip(cut.steps, steps(stage), strict=False):
        _draw_step(canvas, row, title, told, done)
    if stage.asked is None:
        draw_lines(canvas, stage.lines, cut.question)


def _draw_header(canvas: Canvas, stage: Stage, header: Rect) -> None:
    now, told = stage.now, [subtitle(stage, most) for most in (3, 2, 1)]
    draw_header(canvas, header, stage.people, now.turn, now.home, title(stage), told)
    if now.diving:
        canvas.rule(header.x + 26, header.bottom_edge, header.w - 52)


def title(stage: Stage) -> str:
    """Whose turn it is."""
    now = stage.now
    if not now.dive:
        return stage.say("before")
    if not now.diving:
        return stage.say("ended", dive=now.dive)
    return stage.say("turn", name=stage.name(now.turn))


def subtitle(stage: Stage, most: int = 3) -> str:
    """Who follows (the next ``most`` of them), or why nobody does."""
    now = stage.now
    if not now.diving:
        why = now.story.ended
        return stage.say(f"ended-{why}") if why else ""
    after = [stage.name(seat) for seat in now.queue(now.turn)]
    if not after:
        return stage.say("alone")
    words = stage.ui.words
    names = words.series(after[:most]) if words.rtl else words("list-comma").join(map(words.name, after[:most]))
    return stage.say("then", names=names)


def steps(stage: Stage) -> list[tuple[str, str, bool]]:
    """Breathe, heading, roll: the name of each step, how it went, and whether it is done."""
    story = stage.now.story
    seat = story.by if story.by is not None else stage.now.turn
    air = stage.now.air if story.air is None else story.air
    breath = stage.say("step-breath-free")
    if story.items:
        breath = stage.say("step-breath-air", before=story.before, after=air)
    return [
        (stage.say("step-breathe"), breath, True),
        (stage.say("step-heading"), _heading(stage, seat) if story.dice else "", bool(story.dice)),
        (stage.say("step-roll"), sum_of(stage) if story.swam else "", bool(story.swam)),
    ]


def _heading(stage: Stage, seat: Seat) -> str:
    if stage.now.story.turned:
        return stage.say("heading-turned")
    return stage.say("heading-up" if stage.now.up[seat] or seat in stage.now.home else "heading-down")


def sum_of(stage: Stage) -> str:
    """The subtraction spelled out: "3 + 2 − 1 = 4" (DS-10)."""
    story = stage.now.story
    swam = story.swam
    if swam is None:
        return ""
    return formula(stage, story.dice, swam.items, swam.steps)


def formula(stage: Stage, dice: tuple[int, ...], items: int, steps_: int) -> str:
    """Dice less items, as figures read left to right in every language."""
    plus = " + ".join(map(str, dice))
    less = f" - {items}" if items else ""
    words = stage.ui.words
    if sum(dice) < items:
        return stage.say("sum-none", sum=words.formula(plus + less))
    return words.formula(f"{plus}{less} = {steps_}")


def _draw_step(canvas: Canvas, row: Rect, name: str, told: str, done: bool) -> None:
    tick, rest = row.inset(30, 0).left(30, 16)
    middle, colour = row.y + row.h / 2, colours.IVORY if done else colours.MUTE
    if done:
        canvas.icon("check", tick.centred(30, 30), colours.JADE_LIGHT)
    else:
        canvas.box(tick.centred(16, 16), None, 8, colours.LINE, 2)
    screen = canvas.ui.screen
    if row.h * canvas.place.u >= (screen.font(21) + screen.font(18)) * CLOSE:
        shift = 0 if told else 13
        canvas.text(name, Rect(rest.x, middle - 27 + shift, rest.w, 28), 21, colour, 600)
        if told:
            canvas.text(told, Rect(rest.x, middle + 1, rest.w, 24), 18, colours.IVORY_DIM)
    else:
        canvas.text(told or name, Rect(rest.x, middle - 14, rest.w, 28), 19, colour)
    canvas.rule(row.x + 26, row.bottom_edge, row.w - 52)


def draw_dice(canvas: Canvas, stage: Stage) -> None:
    """The dice where they lie or tumble, and how many places they come to."""
    story, tumble = stage.now.story, stage.moving.dice
    tray = parts(stage.layout.action, 3).dice
    if not story.dice:
        return
    size = min(80.0, tray.h - 16)
    for at, face in enumerate(story.dice):
        place = len(story.dice) - 1 - at if canvas.place.mirrored else at
        spot = Rect(tray.x + 36 + place * (size + 6), tray.y + (tray.h - size) / 2, size, size)
        draw_die(canvas, DIE, FACES, face, spot, landed(tumble, at), at)
    if story.swam is not None and tumble is None:
        steps_, end = story.swam.steps, tray.inset(10, 4).left(40 + len(story.dice) * (size + 6))[1]
        upper, lower = end.top(end.h * 0.62)[0], end.bottom(end.h * 0.36)[0]
        canvas.text(stage.number(steps_), upper, 50, colours.BRASS_LIGHT, 800, align="center")
        canvas.text(stage.say("places", n=steps_), lower, 18, colours.IVORY_DIM, align="center")


def die_picture(face: int) -> str:
    """The picture of a face; the box has dice of 1 to 3."""
    return f"{DIE}_{min(FACES, face)}"
