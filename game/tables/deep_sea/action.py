"""The panel of the turn: whose it is, who follows, its steps, the dice, and the sum spelled out."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.question import Seat
from game.tables.deep_sea.stage import Stage
from game.tables.deep_sea.wheel import draw_wheel
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ROOMY, TIGHT = 778.0, 508.0
DICE_TURNS = 5
HEADERS = (
    (34.0, 1, 2),
    (30.0, 1, 2),
    (27.0, 1, 2),
    (26.0, 2, 2),
    (34.0, 1, 1),
    (27.0, 1, 1),
    (24.0, 2, 1),
    (24.0, 1, 1),
)
"""Size and lines of whose turn it is, and lines of who follows, the best first."""
CLOSE = 1.25
"""Leading of lines that belong together; a step without room for two tells only how it went."""


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
            _draw_lines(canvas, stage, parts(panel, 0, dice=False).question)
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
        _draw_lines(canvas, stage, cut.question)


def _draw_header(canvas: Canvas, stage: Stage, header: Rect) -> None:
    draw_wheel(canvas, stage, header.x + 66, header.y + header.h / 2 - 2, min(38, header.h * 0.32))
    words, wide = title(stage), header.w - 156
    size, rows, lines = header_sizes(canvas, words, wide, header.h - 12)
    tall = rows * em(canvas, size)
    room = Rect(header.x + 134, header.y, header.w - 156, header.h).centred(wide, tall + lines * em(canvas, 18))
    upper, lower = room.top(tall)
    if rows > 1:
        canvas.paragraph(words, upper, size, colours.IVORY, 700, "head", leading=CLOSE, most_lines=rows)
    else:
        canvas.text(words, upper, size, colours.IVORY, 700, "head")
    after = followers(canvas, stage, lower)
    canvas.paragraph(after, lower, 18, colours.IVORY_DIM, leading=CLOSE, most_lines=lines)
    if stage.now.diving:
        canvas.rule(header.x + 26, header.bottom_edge, header.w - 52)


def em(canvas: Canvas, size: float) -> float:
    """How high a line of that size is, units."""
    return canvas.ui.screen.font(size) * CLOSE / canvas.place.u


def header_sizes(canvas: Canvas, words: str, wide: float, high: float) -> tuple[float, int, int]:
    """Size and lines of the title, and lines of who follows: a long name gets smaller, then a second line."""
    for size, rows, lines in HEADERS:
        fits = rows > 1 or canvas.ui.measure(words, size, 700, face="head") <= wide
        if fits and rows * em(canvas, size) + lines * em(canvas, 18) <= high:
            return size, rows, lines
    return HEADERS[-1]


def followers(canvas: Canvas, stage: Stage, room: Rect) -> str:
    """As many of those who follow as have room with their whole names."""
    told = [subtitle(stage, most) for most in (3, 2, 1)]
    fits = (words for words in told if canvas.ui.tall(words, 18, room.w, leading=CLOSE) <= room.h + 1)
    return next(fits, told[-1])


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
        t = 1.0 if tumble is None else min(1.0, max(0.0, tumble.t * 1.17 - at * 0.17))
        draw_die(canvas, face, spot, t, at)
    if story.swam is not None and tumble is None:
        steps_, end = story.swam.steps, tray.inset(10, 4).left(40 + len(story.dice) * (size + 6))[1]
        upper, lower = end.top(end.h * 0.62)[0], end.bottom(end.h * 0.36)[0]
        canvas.text(stage.number(steps_), upper, 50, colours.BRASS_LIGHT, 800, align="center")
        canvas.text(stage.say("places", n=steps_), lower, 18, colours.IVORY_DIM, align="center")


def draw_die(canvas: Canvas, face: int, spot: Rect, t: float, at: int = 0) -> None:
    """A die: tumbling through its faces until it lies at ``t`` = 1."""
    if t >= 1:
        canvas.sprite(die_picture(face), spot)
        return
    turn = int(t * DICE_TURNS * 2)
    shown = 1 + (turn + at) % 3
    jump = 26 * abs(((t * DICE_TURNS) % 1) - 0.5) * 2 * (1 - t)
    canvas.sprite(die_picture(shown), spot.move(0, -jump), angle=15 * ((turn * 5 + at * 3) % 24))


def die_picture(face: int) -> str:
    """The picture of a face; the box has dice of 1 to 3."""
    return f"deep_sea/die3_{min(3, face)}"


def _draw_lines(canvas: Canvas, stage: Stage, room: Rect) -> None:
    """While others act: what happened lately, the newest line brightest."""
    y = room.y + 6
    recent = stage.lines[-7:]
    for at, line in enumerate(recent):
        newest = at == len(recent) - 1
        box = Rect(room.x + 16, y, room.w - 32, 60)
        tall = canvas.ui.tall(line, 18, box.w)
        if y + tall > room.bottom_edge:
            return
        colour = colours.IVORY if newest else colours.MUTE
        y += canvas.paragraph(line, box, 18, colour) + 8
