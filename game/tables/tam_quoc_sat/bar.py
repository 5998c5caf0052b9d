"""The bar above the table: round and turn, the six phases, and how many of each role still live."""

from __future__ import annotations

from game.rules.tam_quoc_sat.names import PHASES
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.cards import plaque, role_icon
from game.tables.tam_quoc_sat.layout import BAR
from game.tables.tam_quoc_sat.looks import PAPER
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.paint import Canvas
from game.ui.palette import Colour
from game.ui.place import Rect

TOOLS = 236.0
"""Room at the end for the scene's buttons."""
MENU = 60.0
ICON = 36.0
TAB = (180.0, 44.0, 24.0)
INKS: dict[str, Colour] = {
    "on": colours.hexed("#2A1606"),
    "off": colours.hexed("#A9B6B8"),
    "done": colours.hexed("#A9DCC8"),
    "skip": colours.hexed("#E9A08E"),
}
TOP, LOW = colours.hexed("#1A2D35"), colours.hexed("#0D181D")


def phase_spots(stage: Stage) -> list[Rect]:
    """Where each phase stands, for its tooltip."""
    bar, k = stage.layout.bar, stage.layout.k
    room = _phases_room(stage)
    wide = min(152 * k, (room.w + 50) / 6)
    x = room.x + max(0.0, (room.w - 6 * (wide - 10)) / 2)
    return [Rect(x + at * (wide - 10), bar.y + 7, wide, BAR - 14) for at in range(6)]


def census_spots(stage: Stage) -> list[Rect]:
    """Where each role is counted: as wide as its words, with a gap between."""
    bar = stage.layout.bar
    wides = [ICON + 6 + stage.ui.measure(words, 19, 700) + 16 * stage.layout.k for words in census_words(stage)]
    x = bar.right_edge - TOOLS - 4 - sum(wides)
    found = []
    for wide in wides:
        found.append(Rect(x, bar.y, wide, BAR))
        x += wide
    return found


def _phases_room(stage: Stage) -> Rect:
    start = stage.layout.bar.x + MENU + (410 if stage.layout.compact else 470) * stage.layout.k
    return Rect(start, 0, census_spots(stage)[0].x - start - 8, BAR)


def draw_bar(canvas: Canvas, stage: Stage) -> None:
    """All of it but the scene's buttons."""
    bar, k = stage.layout.bar, stage.layout.k
    half = bar.rows(2)
    canvas.fill(TOP, half[0])
    canvas.fill(colours.mix(TOP, LOW, 0.7), half[1])
    canvas.fill(colours.BRASS, bar.bottom(1.5)[0])
    x = bar.x + MENU
    canvas.sprite(f"{ART}/ui/ding", Rect(x, 6, 44, 44))
    wide = canvas.text(
        canvas.ui.words("tam_quoc_sat-name"), Rect(x + 52, 0, 210 * k, BAR), 25, colours.BRASS_LIGHT, 700, "head"
    )
    start = x + 52 + wide + 22
    status = Rect(start, 0, _phases_room(stage).x - start - 6, BAR)
    canvas.text(status_words(stage), status, 19, colours.hexed("#B9C6C6"), 500)
    if stage.now.facts.stage != "choose":
        _draw_phases(canvas, stage)
    _draw_census(canvas, stage)


def status_words(stage: Stage) -> str:
    """Where the match stands: "Round 3 · Lan's turn"."""
    facts = stage.now.facts
    if facts.stage == "choose":
        return stage.say("status-choose")
    key = "status-short" if stage.layout.compact else "status"
    return stage.say(key, round=max(1, facts.round), name=stage.name(facts.turn))


def phase_state(stage: Stage, phase: str) -> str:
    """How a phase of this turn stands: on, done, off or skip."""
    facts = stage.now.facts
    if phase in facts.skipped:
        return "skip"
    if facts.phase not in PHASES:
        return "off"
    at, now = PHASES.index(phase), PHASES.index(facts.phase)
    return "on" if at == now else "done" if at < now else "off"


def _draw_phases(canvas: Canvas, stage: Stage) -> None:
    for phase, spot in zip(PHASES, phase_spots(stage), strict=True):
        state = phase_state(stage, phase)
        plaque(canvas, f"phases/tab_{state}", spot, TAB, flip=canvas.place.mirrored)
        words, weight = stage.say(f"phase-{phase}"), 700 if state == "on" else 500
        cut, rest = spot.inset(14, 0).left(27, 3)
        if canvas.ui.measure(words, 18, weight) * 0.85 < rest.w:
            canvas.sprite(f"{ART}/phases/{phase}", cut.centred(27, 27))
            canvas.text(words, rest, 18, INKS[state], weight)
        else:
            canvas.text(words, spot.inset(18, 0), 18, INKS[state], weight, align="center")
        if state == "skip":
            canvas.fill(INKS["skip"], Rect(spot.x + 22, spot.y + spot.h / 2, spot.w - 44, 2))


def _draw_census(canvas: Canvas, stage: Stage) -> None:
    spots = census_spots(stage)
    for role, spot, words in zip(reckon.ROLES, spots, census_words(stage), strict=True):
        if words:
            cut, rest = spot.left(ICON, 4)
            canvas.sprite(role_icon(role), cut.centred(ICON, ICON))
            canvas.text(words, rest, 19, PAPER, 700)


def census_words(stage: Stage) -> list[str]:
    """Of each role, how many live of how many; "" for a role that is not in play."""
    counts = census(stage)
    return [
        "" if not total else stage.number(total) if alive == total else stage.ratio(alive, total)
        for alive, total in counts
    ]


def census(stage: Stage) -> list[tuple[int, int]]:
    """Of each role: how many still live as far as all know, and how many there were."""
    now = stage.now
    dealt = reckon.roles(now.seats)
    gone = [now.public_role(seat) for seat in stage.seats if now.dead(seat)]
    return [(dealt.get(role, 0) - gone.count(role), dealt.get(role, 0)) for role in reckon.ROLES]
