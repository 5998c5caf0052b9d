"""Buttons for whose the screen is alone: hide the hand, and what is answered without asking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.controls import Button, IconButton, Mark
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.scenes.play import Play

GAP = 8.0
SHOW = (430.0, 64.0)


def own_marks(play: Play) -> list[Mark]:
    """The buttons of the open hand, or the one that opens a hidden hand; nothing while the screen is everybody's."""
    area, words = play.ui.screen.all, play.ui.words
    corner = play.board.corner(area)
    if corner is None or play.telling.eyes is None:
        return []
    if play.telling.veiled:
        show = words("play-show-hand")
        spot = Rect((area.w - SHOW[0]) / 2, corner.bottom_edge + 34, *SHOW)
        tip = words("play-peek-hand")
        toggle = play.veil.toggle
        return [Button(spot, "play.veil", show, toggle, style="brass", icon="eye", key="h", cap="H", size=23, tip=tip)]
    marks: list[Mark] = [
        IconButton(corner, "play.veil", words("play-hide-hand"), play.veil.toggle, icon="eye_off", key="h")
    ]
    if play.standing.proxy is not None:
        spot = corner.move(0, corner.h + GAP)
        label = words("play-policies")
        marks.append(IconButton(spot, "play.policies", label, play.open_policies, icon="answer", key="a"))
    return marks
