"""The panel of the turn: whose it is, who follows, the dial and what the turn came to, the dice or their odds."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.dice import draw_die, landed
from game.tables.header import draw_header
from game.tables.news import draw_lines
from game.tables.reef.dial import draw_dial
from game.tables.reef.odds import DROWNS, Odd, colour_of, kind_of, odds_of
from game.tables.reef.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.place import Rect

ROOMY, TIGHT = 778.0, 520.0
DIE, FACES = "reef/die6", 6
"""The dice of the box."""
TWO_LINES = 54.0
"""A step with less room only tells how it went."""
ROW, HOUSE = 28.0, 18.0
"""How high a line of numbers under the odds is, and the sign of a roll that leads home."""


@dataclass(frozen=True)
class Parts:
    """How the panel is cut: header, dial, steps beside it, dice or odds, and what is left for the question."""

    header: Rect
    dial: Rect
    steps: tuple[Rect, ...]
    tray: Rect
    question: Rect


def parts(panel: Rect) -> Parts:
    """A low window makes all of it tighter."""
    loose = max(0.0, min(1.0, (panel.h - TIGHT) / (ROOMY - TIGHT)))
    header, rest = panel.top(88 + 32 * loose)
    side = min(134 + 106 * loose, panel.w * 0.54)
    middle, rest = rest.top(side + 16)
    dial, beside = middle.inset(18, 8).left(side, 16)
    tray, rest = rest.top(84 + 46 * loose)
    return Parts(header, dial, tuple(beside.rows(3)), tray, rest.inset(14, 0).top(rest.h - 14)[0])


def draw_action(canvas: Canvas, stage: Stage) -> None:
    """Everything but what can be pressed, and what runs."""
    panel = stage.layout.action
    canvas.nine("panel_9", panel, 26)
    cut = parts(panel)
    _draw_header(canvas, stage, cut.header)
    if stage.moving.oxygen is None:
        draw_gauge(canvas, stage)
    for spot, (name, told, done) in zip(cut.steps, steps(stage), strict=True):
        _draw_step(canvas, spot, name, told, done)
    for line in (cut.tray.y, cut.tray.bottom_edge):
        canvas.rule(panel.x + 26, line, panel.w - 52)
    if stage.moving.dice is None:
        draw_tray(canvas, stage)
    if stage.asked is None:
        draw_lines(canvas, stage.lines, cut.question.inset(0, 6))


def draw_gauge(canvas: Canvas, stage: Stage) -> None:
    """The dial; while a diver is to roll, with what each sum would leave."""
    oxygen = float(stage.now.oxygen(stage.diver_now)) if stage.moving.oxygen is None else stage.moving.oxygen
    odds = odds_of(stage.now, stage.diver_now) if stage.asked == "swim" and stage.hints else ()
    draw_dial(canvas, stage, parts(stage.layout.action).dial, oxygen, odds)


def _draw_header(canvas: Canvas, stage: Stage, header: Rect) -> None:
    done = [seat for seat in range(stage.now.seats) if stage.now.is_done(seat)]
    told = [subtitle(stage, most) for most in (3, 2, 1)]
    draw_header(canvas, header, stage.people, stage.now.facts.turn, done, title(stage), told)


def title(stage: Stage) -> str:
    """Whose turn it is."""
    now = stage.now.facts
    if not now.round:
        return stage.say("before")
    if not now.playing:
        return stage.say("ended", round=now.round)
    return stage.say("turn", name=stage.name(now.turn))


def subtitle(stage: Stage, most: int = 3) -> str:
    """Who follows (the next ``most`` of them), or why nobody does."""
    now = stage.now
    if not now.facts.playing:
        return stage.say(f"ended-{now.story.ended}") if now.story.ended else ""
    after = [stage.name(seat) for seat in now.queue(now.facts.turn)]
    if not after:
        return stage.say("alone")
    words = stage.ui.words
    names = words.series(after[:most]) if words.rtl else words("list-comma").join(map(words.name, after[:most]))
    return stage.say("then", names=names)


def steps(stage: Stage) -> list[tuple[str, str, bool]]:
    """Dice, oxygen, where to: the name of each, how it went, and whether it is done."""
    story = stage.now.story
    return [
        (stage.say("step-roll"), dice_words(stage), bool(story.dice)),
        (stage.say("step-oxygen"), oxygen_words(stage), story.spent is not None),
        (stage.say("step-swim"), swim_words(stage), story.swam is not None),
    ]


def dice_words(stage: Stage) -> str:
    """The sum spelled out: "3 + 4 = 7"."""
    dice = stage.now.story.dice
    if not dice:
        return ""
    if len(dice) == 1:
        return stage.number(dice[0])
    return stage.ui.words.formula(f"{' + '.join(map(str, dice))} = {sum(dice)}")


def oxygen_words(stage: Stage) -> str:
    """From what to what the oxygen fell."""
    spent = stage.now.story.spent
    if spent is None:
        return ""
    if spent.short:
        return stage.say("step-short", n=spent.sum)
    return stage.say("step-fell", before=spent.oxygen + spent.sum, after=spent.oxygen)


def swim_words(stage: Stage) -> str:
    """Where the diver went, and what it found there."""
    story = stage.now.story
    if story.swam is None:
        return stage.say("step-stays") if story.is_short else ""
    if not story.swam.dst:
        return stage.say("step-home")
    return stage.say("step-card" if story.card else "step-space", space=story.swam.dst)


def _draw_step(canvas: Canvas, spot: Rect, name: str, told: str, done: bool) -> None:
    tick, rest = spot.left(26, 10)
    middle, colour = spot.y + spot.h / 2, colours.IVORY if done else colours.MUTE
    if done:
        canvas.icon("check", tick.centred(26, 26), colours.JADE_LIGHT)
    else:
        canvas.box(tick.centred(14, 14), None, 7, colours.LINE, 2)
    if spot.h < TWO_LINES:
        canvas.text(told or name, Rect(rest.x, middle - 14, rest.w, 28), 19, colour)
        return
    shift = 0 if told else 13
    canvas.text(name, Rect(rest.x, middle - 28 + shift, rest.w, 28), 20, colour, 600)
    if told:
        canvas.text(told, Rect(rest.x, middle, rest.w, 26), 18, colours.IVORY_DIM)


# --- dice, or what they may come to
def draw_tray(canvas: Canvas, stage: Stage) -> None:
    """The dice where they lie or tumble with their sum; before the roll its odds."""
    tray = parts(stage.layout.action).tray
    dice, tumble = stage.now.story.dice, stage.moving.dice
    if not dice:
        if stage.hints and stage.now.facts.playing:
            draw_odds(canvas, stage, tray)
        return
    size = min(96.0, tray.h - 22, (tray.w - 150) / len(dice) - 10)
    for at, face in enumerate(dice):
        draw_die(canvas, DIE, FACES, face, die_box(canvas, tray, size, at, len(dice)), landed(tumble, at), at)
    if tumble is None:
        end = tray.inset(16, 6).left(44 + len(dice) * (size + 10))[1]
        upper, lower = end.top(end.h * 0.62)[0], end.bottom(end.h * 0.36)[0]
        canvas.text(stage.number(sum(dice)), upper, 50, colours.BRASS_LIGHT, 800, align="center")
        canvas.text(stage.say("in-all"), lower, 18, colours.IVORY_DIM, align="center")


def die_box(canvas: Canvas, tray: Rect, size: float, at: int, count: int) -> Rect:
    """Where a die lies; read from left to right in every language."""
    place = count - 1 - at if canvas.place.mirrored else at
    return Rect(tray.x + 40 + place * (size + 10), tray.y + (tray.h - size) / 2, size, size)


def odd_boxes(tray: Rect, count: int) -> list[Rect]:
    """A column for each sum."""
    return tray.inset(20, 6).left(30, 4)[1].cols(count)


def draw_odds(canvas: Canvas, stage: Stage, tray: Rect) -> None:
    """A bar for each sum: how likely, what it costs and leaves, and by its colour what it leads to."""
    odds = odds_of(stage.now, stage.diver_now)
    boxes = odd_boxes(tray, len(odds))
    best = max(odd.share for odd in odds)
    icons = Rect(tray.x + 18, tray.y, 24, tray.h)
    low, row = tray.bottom_edge - 6, min(ROW, tray.h * 0.26)
    canvas.icon("dice", Rect(icons.x, low - 1.5 * row - 11, 22, 22), colours.IVORY_DIM)
    canvas.icon("air", Rect(icons.x, low - 0.5 * row - 11, 22, 22), colours.IVORY_DIM)
    every = 1 if boxes[0].w >= 24 else 2 if boxes[0].w >= 13 else 3
    for at, (odd, box) in enumerate(zip(odds, _mirrored(canvas, boxes), strict=True)):
        _draw_bar(canvas, odd, Rect(box.x, tray.y + 8, box.w, low - 2 * row - tray.y - 12), best)
        if at % every:
            continue
        wide = box.inset(-box.w * (every - 1) / 2, 0)
        upper, lower = (Rect(wide.x, low - n * row, wide.w, row) for n in (2, 1))
        canvas.text(stage.number(odd.sum), upper, 19, colours.IVORY, 700, align="center")
        left = stage.number(odd.oxygen) if odd.space is not None else "×"
        colour = DROWNS if odd.drowns else colours.MUTE
        canvas.text(left, lower, 18, colour, align="center")


def _mirrored(canvas: Canvas, boxes: list[Rect]) -> list[Rect]:
    """Sums grow from left to right in every language, as on a ruler."""
    if not canvas.place.mirrored:
        return boxes
    return boxes[::-1]


def _draw_bar(canvas: Canvas, odd: Odd, room: Rect, best: float) -> None:
    high = max(4.0, room.h * odd.share / best)
    bar = Rect(room.x, room.bottom_edge - high, room.w, high).inset(max(1.5, room.w * 0.12), 0)
    kind, colour = kind_of(odd), colour_of(odd)
    empty = kind == "empty"
    canvas.box(bar, (*colour, 60) if empty else colour, min(4.0, bar.w / 3), colour if empty else None, 2)
    if kind == "home" and bar.w >= HOUSE and bar.y - room.y >= HOUSE:
        canvas.icon("home", Rect.around(bar.centre[0], bar.y - HOUSE / 2 - 1, HOUSE), colour)
