"""A general that is looked at: its picture with HP and kingdom, and its skills in full."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.buttons import INKS, PLAQUE, plate_of
from game.tables.tam_quoc_sat.cards import draw_general, plaque, tag
from game.tables.tam_quoc_sat.looks import KINGDOMS
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.tips import general_line, skill_tip
from game.ui import palette as colours
from game.ui.controls.node import Look, Mark, Node
from game.ui.controls.plain import Label, Paragraph, Rule
from game.ui.controls.scroll import Scroll
from game.ui.paint import Canvas
from game.ui.place import Rect

TEXT = colours.hexed("#E9DFC8")
BEAD = 44.0


class GeneralPicture(Mark):
    """A general's card that is only looked at."""

    def __init__(self, rect: Rect, stage: Stage, general: str) -> None:
        super().__init__(rect)
        self.stage, self.general = stage, general

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_general(canvas, self.stage, self.general, self.rect)


@dataclass(eq=False)
class Bust(Mark):
    """The mask, large, on the ground of its kingdom, with its seal and its HP; ``more`` is what a Lord has beside."""

    stage: Stage = field(kw_only=True)
    general: str = field(default="", kw_only=True)
    more: int = field(default=0, kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        data = reckon.general(self.general)
        if data is None:
            return
        box = canvas.px(self.rect)
        w = max(round(box.w * 1.12), round(box.h / 1.2))
        ground = canvas.ui.art.sprite(f"{ART}/frames/general_{data.kingdom}_bg", w, round(w * 1.4))
        cut = ground.subsurface(((w - box.w) // 2, round(w * 0.06), box.w, min(box.h, round(w * 1.3))))
        canvas.blit(cut, box.topleft)
        high = min(self.rect.h * 0.97, self.rect.w * 1.1)
        canvas.sprite(f"{ART}/masks/{self.general}", self.rect.centred(high / 1.2, high))
        canvas.box(self.rect, None, 12, KINGDOMS[data.kingdom][1], 2)
        canvas.sprite(f"{ART}/kingdoms/{data.kingdom}", Rect(self.rect.x + 12, self.rect.y + 12, 52, 52))
        self._beads(canvas, data.max_hp)

    def _beads(self, canvas: Canvas, most: int) -> None:
        """One below the other; those of a Lord in a dashed ring, with the reason."""
        size = min(BEAD, (self.rect.h - 44) / (most + self.more) - 4)
        x = self.rect.right_edge - size - 12
        for at in range(most + self.more):
            spot = Rect(x, self.rect.y + 12 + at * (size + 4), size, size)
            canvas.sprite(f"{ART}/tokens/hp_full", spot)
            if at >= most:
                canvas.box(spot.inset(-3), None, 12, colours.BRASS_LIGHT, 2, 6)
        if self.more:
            words = self.stage.say("pick-plus", n=self.stage.ui.words.signed(1))
            wide = canvas.ui.measure(words, 17, 600) + 26
            y = self.rect.y + 16 + (most + self.more) * (size + 4)
            pill = Rect(self.rect.right_edge - wide - 8, min(y, self.rect.bottom_edge - 36), wide, 30)
            canvas.box(pill, (10, 16, 20, 235), 15, colours.BRASS, 1.5)
            canvas.text(words, pill.inset(8, 0), 17, colours.IVORY, 600, align="center")


@dataclass(eq=False)
class SkillPlate(Mark):
    """The name of a skill on a plate in the colour of its sort."""

    text: str = field(default="", kw_only=True)
    skill: str = field(default="", kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        plate = plate_of(self.skill)
        plaque(canvas, f"ui/plaque_{plate}", self.rect, PLAQUE)
        canvas.text(self.text, self.rect.inset(20, 2), 20, INKS.get(plate, colours.IVORY), 700, align="center")


def general_nodes(stage: Stage, general: str, room: Rect, *, lord: bool) -> list[Node]:
    """Picture, name, line, skills from top to bottom; ``lord`` if whoever takes it is the Lord."""
    notes = _notes(general, lord=lord)
    high = min(room.h * 0.36, room.w * 0.84)
    picture, rest = room.top(high, 14)
    name, rest = rest.top(48, 2)
    line, rest = rest.top(28, 12)
    nodes: list[Node] = [
        Bust(picture, stage=stage, general=general, more=int(lord)),
        Label(name, stage.general(general), 40, colours.IVORY, 700, "head"),
        Label(line, general_line(stage, general), 18, _tone(general)),
        Rule(rest.top(1)[0], colours.LINE),
    ]
    for note in notes:
        words = stage.say(f"pick-{note}")
        tall = stage.ui.tall(words, 17, room.w, leading=1.35)
        spot, rest = rest.bottom(tall, 12)
        nodes.append(Paragraph(spot, words, 17, colours.hexed("#8FA0A6"), leading=1.35))
    return [*nodes, skill_list(stage, general, rest.top(16)[1])]


def _tone(general: str) -> colours.Colour:
    """The light colour of a general's kingdom."""
    data = reckon.general(general)
    return KINGDOMS[data.kingdom][1] if data else colours.IVORY_DIM


def _notes(general: str, *, lord: bool) -> list[str]:
    """What there is to add about a general."""
    data = reckon.general(general)
    if data is None:
        return []
    found = ["lord_skill"] if not lord and any(tag(skill) == "lord" for skill in data.skills) else []
    return [*found, "god"] if data.kingdom == "god" else found


def skill_list(stage: Stage, general: str, room: Rect) -> Scroll:
    """The skills of a general with their texts, scrolled if they are long."""
    data = reckon.general(general)
    marks: list[Mark] = []
    y = 0.0
    for skill in (*data.skills, *data.gained) if data else ():
        wide = min(room.w - 24, max(150.0, stage.ui.measure(stage.skill(skill), 20, 700) + 60))
        marks.append(SkillPlate(Rect(0, y, wide, 42), text=stage.skill(skill), skill=skill))
        sort = Rect(wide + 14, y, max(10, room.w - wide - 40), 42)
        marks.append(Label(sort, stage.say(f"tag-{tag(skill) or 'free'}"), 17, colours.IVORY_DIM))
        text = stage.skill_text(skill) or skill_tip(stage, skill)
        tall = stage.ui.tall(text, 19, room.w - 24)
        marks.append(Paragraph(Rect(0, y + 50, room.w - 24, tall), text, 19, TEXT))
        y += 50 + tall + 20
    return Scroll(room, "tqs.skills", children=_moved(marks, room), height=y)


def _moved(marks: list[Mark], room: Rect) -> list[Mark]:
    for mark in marks:
        mark.rect = mark.rect.move(room.x, room.y)
    return marks
