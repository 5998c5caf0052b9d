"""Set-up of a box with several rule sets: which one is played, and what is worth knowing about its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.core.game import Value
from game.scenes.boxes import HIGH, WIDE, picture
from game.tables.advice import Advice
from game.ui import palette as colours
from game.ui.controls import Box, Button, Icon, Label, Mark, Paragraph, Picture
from game.ui.controls.choice import Card
from game.ui.kit import Ui
from game.ui.place import Rect

TALLEST, ROOMY, LEAST = 250.0, 186.0, 112.0
"""How high a card may be, from where on its words stand below its picture, and what it needs at least."""
PICTURED = 240.0
"""How wide a low card must be inside to have its picture beside its words."""
SHARE = 0.33
"""Of the height that there is, for the cards."""
TITLE, ABOUT, TOLD, LABEL = 26, 18, 18, 19


def height(room: float) -> float:
    """How high the cards are where ``room`` is left for them and the options."""
    return max(LEAST, min(TALLEST, room * SHARE))


def rule_cards(ui: Ui, row: Rect, games: Sequence[str], chosen: str, choose: Callable[[str], object]) -> list[Mark]:
    """A card for each rule set of the box."""
    marks: list[Mark] = []
    for game, box in zip(games, row.cols(len(games), 12), strict=True):
        marks.append(
            Card(
                box,
                f"setup.rules.{game}",
                ui.words(f"{game}-rules"),
                partial(choose, game),
                on=game == chosen,
                tip=ui.words(f"{game}-about"),
                sound="ui_toggle",
            )
        )
        marks += _inside(ui, box.inset(20, 18), game)
    return marks


def _inside(ui: Ui, room: Rect, game: str) -> list[Mark]:
    """The picture of the box, the name of the rules, and what they are like."""
    name, about = ui.words(f"{game}-rules"), ui.words(f"{game}-card-about")
    if room.h >= ROOMY - 36:
        art, below = room.top(min(112.0, room.h - 46 - 2 * ui.em(ABOUT) * 1.35), 10)
        title, rest = below.top(32, 4)
    else:
        art, beside = room.left(room.h * WIDE / HIGH, 14) if room.w > PICTURED else room.left(0)
        title, rest = beside.top(30, 2 if art.w else 16)
        title = title.right(44)[1]
    spot = Rect(art.x, art.y, art.h * WIDE / HIGH, art.h)
    return [
        *([Picture(spot, picture(game))] if art.w else []),
        Label(title, name, TITLE, weight=700, face="head"),
        Paragraph(rest, about, ABOUT, colours.IVORY_DIM, leading=1.35, most_lines=_lines(ui, rest.h)),
    ]


def _lines(ui: Ui, room: float) -> int:
    return max(1, int((room + 6) / (ui.em(ABOUT) * 1.35)))


def advice_marks(
    ui: Ui, w: float, advice: Advice, put: Callable[[Mapping[str, Value]], object]
) -> tuple[list[Mark], float]:
    """The advice from (0, 0) down, as wide as ``w``, with a button for each remedy; and its height."""
    told = ui.words(advice.word, **advice.args)
    tall = ui.tall(told, TOLD, w - 66, leading=1.35)
    names = [ui.words(remedy.word, **remedy.args) for remedy in advice.remedies]
    beside = all(ui.measure(name, LABEL, 600) + 40 <= (w - 46) / max(1, len(names)) for name in names)
    box = Rect(18, tall + 26, w - 36, 48 if beside else 58 * len(names) - 10)
    spots = (box.cols if beside else box.rows)(max(1, len(names)), 10)
    high = (box.bottom_edge if names else tall + 14) + 16
    marks: list[Mark] = [
        Box(Rect(0, 0, w, high), (*colours.WELL, 200), 14, colours.BRASS, 1.5),
        Icon(Rect(16, 16, 26, 26), "info", colours.BRASS_LIGHT),
        Paragraph(Rect(52, 14, w - 66, tall), told, TOLD, leading=1.35),
    ]
    for remedy, name, spot in zip(advice.remedies, names, spots, strict=False):
        act = partial(put, remedy.changes)
        marks.append(Button(spot, f"setup.advice.{remedy.name}", name, act, size=LABEL))
    return marks, high
