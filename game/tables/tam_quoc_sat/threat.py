"""What happens to the near seat on "no": how much damage, and the HP before and after (TQ-53)."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tables.board import Turn
from game.tables.tam_quoc_sat import asking
from game.tables.tam_quoc_sat.danger import threat
from game.tables.tam_quoc_sat.looks import FIVE, VERMILION, bead_look
from game.tables.tam_quoc_sat.plan import ANSWERS
from game.tables.tam_quoc_sat.prompts import Sorts
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark
from game.ui.paint import Canvas
from game.ui.place import Rect

BEAD = 34.0
ARROW = "M0 6L15 6L15 1L26 8L15 15L15 10L0 10Z"
ARROW_BACK = "M26 6L11 6L11 1L0 8L11 15L11 10L26 10Z"


def threat_of(turn: Turn) -> int:
    """The damage that declining brings, as far as everybody can reckon it; 0 for none."""
    return threat(turn.view) if asking.declines(turn) else 0


def spotlight(stage: Stage, turn: Turn, found: Sorts) -> None:
    """While an answer is wanted, only those whom it concerns stay bright."""
    asked = getattr(turn.question, "ask", "") in ANSWERS and turn.seat == stage.near
    cause = asking.cause_of(turn)
    if not asked or cause is None or found.seats:
        return
    concerned = {stage.near, cause.seat, *(seat for frame in stage.now.stack for seat in (frame.by, *frame.targets))}
    stage.asked.dim = {seat: "" for seat in stage.seats if seat not in concerned}


@dataclass(eq=False)
class Wound(Mark):
    """HP as beads: what stays, what would go, what is gone; then both numbers."""

    stage: Stage = field(kw_only=True)
    damage: int = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        facts, seat = self.stage.now.facts, self.stage.near
        hp, most = facts.hp[seat], facts.max_hp[seat]
        left = max(0, hp - self.damage)
        words = self.stage.say("if-not")
        wide = canvas.text(words, self.rect, 20, colours.IVORY_DIM)
        x = self._beads(canvas, self.rect.x + wide + 16, hp, left, most) + 10
        self._numbers(canvas, x, hp, left)

    def _beads(self, canvas: Canvas, x: float, hp: int, left: int, most: int) -> float:
        """One for each HP where there are few; where the next thing is drawn."""
        size = min(BEAD, self.rect.h)
        for at in range(most if most <= FIVE else 0):
            spot = Rect(x, self.rect.y + (self.rect.h - size) / 2, size, size)
            look = bead_look(hp, most) if at < left else "low" if at < hp else "lost"
            if left <= at < hp:
                for n, alpha in ((7, 60), (4, 110)):
                    canvas.box(spot.inset(-n + 3), (*VERMILION[:3], alpha), size)
            canvas.sprite(f"{ART}/tokens/hp_{look}", spot)
            x += size + 6
        return x

    def _numbers(self, canvas: Canvas, x: float, hp: int, left: int) -> None:
        stage, red = self.stage, colours.hexed("#FF9A7E")
        wide = canvas.text(stage.number(hp), Rect(x, self.rect.y, 60, self.rect.h), 22, red, 700)
        arrow = Rect(x + wide + 8, self.rect.y + (self.rect.h - 16) / 2, 26, 16)
        canvas.path(ARROW_BACK if canvas.place.mirrored else ARROW, (26, 16), arrow, red)
        words = stage.say("hp-left", n=left) if left else stage.say("hp-dying")
        rest = Rect(arrow.right_edge + 8, self.rect.y, self.rect.right_edge - arrow.right_edge - 8, self.rect.h)
        canvas.text(words, rest, 22, red, 700)
