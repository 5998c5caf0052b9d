"""The panel in the middle: who asks, what for, what happens otherwise, and every choice as a card or a button."""

from __future__ import annotations

from functools import partial

from game.core.question import PASS, Option
from game.tables.board import Turn
from game.tables.tam_quoc_sat import answers, asking, reckon
from game.tables.tam_quoc_sat.answers import spoken
from game.tables.tam_quoc_sat.buttons import CardButton, GeneralButton, card_seen
from game.tables.tam_quoc_sat.cards import RATIO
from game.tables.tam_quoc_sat.looks import VERMILION
from game.tables.tam_quoc_sat.named import all_said, said
from game.tables.tam_quoc_sat.plan import ANSWERS, Plan, is_card, is_general
from game.tables.tam_quoc_sat.prompts import Sorts, all_options
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.tables.tam_quoc_sat.threat import Wound, threat_of
from game.tables.tam_quoc_sat.tips import card_tip, skill_tip
from game.ui import palette as colours
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Panel, Paragraph, Picture
from game.ui.keys import digit
from game.ui.place import Rect

MASK, CARD = 136.0, 116.0
TITLE, TEXT = 29, 19
OVER = 26.0
"""How far mask and card stand out of the panel above."""


def wants_panel(stage: Stage, turn: Turn, found: Sorts) -> bool:
    """Whether the question has a panel in the middle: answers, skills, words, and cards that lie elsewhere.

    So has a discard that may be refused: the panel tells what comes of it.
    """
    if turn.seat is None or turn.step is None or asking.is_own_window(turn.question):
        return False
    root = getattr(turn.question, "ask", "")
    if root in (*ANSWERS, "skill") or (root == "discard" and asking.declines(turn)):
        return True
    words = spoken(found)
    return bool(found.cards) or (bool(words) and not (root == "play" and not turn.path))


def panel_box(stage: Stage, tall: float, *, low: bool = False, over_seats: bool = False) -> Rect:
    """Where the panel lies, units of the screen: over the line above the hand or on it, or over upper seats too."""
    layout = stage.layout
    middle, k = layout.middle, layout.k
    x, y = layout.ring.point(middle.x, middle.y)
    x2, y2 = layout.ring.point(middle.right_edge, middle.bottom_edge)
    u = stage.ui.screen.u
    left, right = x / u, x2 / u
    if stage.ui.screen.mirrored:
        left, right = stage.ui.screen.w - right, stage.ui.screen.w - left
    wide = min(900.0, right - left - 16)
    floor = y2 / u - (6 if low else 64) * k
    top = stage.layout.bar.bottom_edge + 12 if over_seats else y / u
    high = min(tall, floor - top)
    return Rect((left + right - wide) / 2, floor - high, wide, high)


def framed(box: Rect, *, red: bool = False) -> list[Node]:
    """The panel itself; a red light around it where somebody is attacked."""
    glow = [Box(box.inset(-n), None, 26 + n, (*VERMILION[:3], alpha), 4) for n, alpha in ((2, 120), (6, 60), (10, 28))]
    return [*(glow if red else []), Box(box.inset(2), colours.WELL, 24), Panel(box, "dialog", 26)]


def panel_nodes(stage: Stage, plan: Plan, turn: Turn, found: Sorts) -> list[Node]:
    """Who asks, what for, what happens otherwise, and every choice."""
    return _Prompt(stage, plan, turn, found).nodes()


class _Prompt:
    """One question as it stands in the panel."""

    def __init__(self, stage: Stage, plan: Plan, turn: Turn, found: Sorts) -> None:
        self.stage, self.plan, self.turn, self.found = stage, plan, turn, found
        self.k = stage.layout.k
        self.cards = bool(found.cards)
        cause = asking.cause_of(turn)
        mask = stage.shown_general(cause.seat) if cause is not None and cause.seat is not None else ""
        self.mask = mask if not self.cards and reckon.general(mask) is not None else ""
        self.card = cause.card if cause is not None and is_card(cause.card) and not self.cards else ""
        self.damage = threat_of(turn)
        self.title = said(stage, lambda: asking.title(stage, turn))
        self.text = all_said(stage, lambda: panel_text(stage, turn))

    def nodes(self) -> list[Node]:
        """Everything, as high as it needs to be."""
        stage, k = self.stage, self.k
        makers = answers.makers(stage, self.plan, self.turn, self.found)
        foot = answers.high(len(makers), k)
        row = _cards_high(stage, self.found.cards) + 20 if self.cards else 0
        inner = panel_box(stage, 100).w - 48
        head = self._head_high(inner)
        generals = any(is_general(option.key) for option in self.found.cards)
        box = panel_box(stage, head + row + foot + 56, low=True, over_seats=generals)
        buttons, upper = box.inset(24, 20).bottom(foot, 14)
        nodes = [*framed(box, red=bool(self.damage)), *self._heading(upper)]
        if self.cards:
            spot, _ = upper.bottom(min(_cards_high(stage, self.found.cards), upper.h))
            nodes += card_row(stage, self.plan, self.turn, self.found.cards, spot)
        return [*nodes, *answers.laid(makers, buttons)]

    def _head_high(self, inner: float) -> float:
        words = self._words(Rect(0, 0, inner, 0))
        tall = self._tall(words.w)
        pictures = max(MASK * 1.2 * bool(self.mask), CARD * RATIO * bool(self.card)) * self.k - OVER * self.k
        return max(tall, pictures)

    def _tall(self, wide: float) -> float:
        ui = self.stage.ui
        tall = ui.tall(self.title, TITLE, wide, 700, "head", 1.2) + 8
        tall += sum(ui.tall(line, TEXT, wide, leading=1.35) + 6 for line in self.text)
        return tall + (46 if self.damage else 0)

    def _words(self, room: Rect) -> Rect:
        """The room between mask and card."""
        if self.mask:
            room = room.left(MASK * self.k, 22)[1]
        return room.right(CARD * self.k, 22)[1] if self.card else room

    def _heading(self, room: Rect) -> list[Node]:
        """The mask of who is behind it, the words, and the card it is about."""
        k, words = self.k, self._words(room)
        nodes: list[Node] = []
        if self.mask:
            spot = Rect(room.x - 4, room.y - (OVER + 16) * k, MASK * k, MASK * 1.2 * k)
            nodes.append(Picture(spot, f"{ART}/masks/{self.mask}"))
        if self.card:
            spot = Rect(room.right_edge - CARD * k, room.y - (OVER + 14) * k, CARD * k, CARD * k * RATIO)
            nodes.append(card_seen(self.stage, self.card, spot, "tqs.about"))
        return [*nodes, *self._text(words)]

    def _text(self, room: Rect) -> list[Node]:
        """Title, sentences, and what becomes of the HP."""
        ui = self.stage.ui
        line, rest = room.top(ui.tall(self.title, TITLE, room.w, 700, "head", 1.2), 8)
        colour = colours.IVORY if self.damage else colours.BRASS_LIGHT
        nodes: list[Node] = [Paragraph(line, self.title, TITLE, colour, 700, "head", leading=1.2)]
        for sentence in self.text:
            line, rest = rest.top(min(ui.tall(sentence, TEXT, room.w, leading=1.35), rest.h), 6)
            nodes.append(Paragraph(line, sentence, TEXT, colours.IVORY_DIM, leading=1.35, most_lines=5))
        if self.damage:
            nodes.append(Wound(rest.top(40)[0], stage=self.stage, damage=self.damage))
        return nodes


def panel_text(stage: Stage, turn: Turn) -> list[str]:
    """What a "no" means, or what the skills do that are offered."""
    lines, ask, cause = [asking.detail(stage, turn)], getattr(turn.question, "ask", ""), asking.cause_of(turn)
    about = asking.sentence(stage, "about", ask, cause)
    if about and not turn.path:
        lines.insert(0, about)
    if ask == "peach" and cause is not None and cause.seat is not None:
        lines.insert(0, asking.need_words(stage, cause.seat))
    if ask == "skill" and not turn.path and turn.step is not None:
        skills = [option.key for option in turn.step.options if option.key != PASS]
        lines = [stage.skill_text(skill) for skill in skills] if len(skills) < 3 else lines
    return [line for line in lines if line]


# --- cards that lie elsewhere
def _cards_high(stage: Stage, options: list[Option]) -> float:
    wide = 220 if any(is_general(option.key) for option in options) else 130
    return wide * stage.layout.k * RATIO + 22


def card_row(stage: Stage, plan: Plan, turn: Turn, options: list[Option], room: Rect) -> list[Node]:
    """Cards that lie elsewhere, side by side; backs for those that nobody sees."""
    count = len(options)
    w = min((room.h - 12) / RATIO, max(76.0, (room.w - 8 * (count - 1)) / count))
    spots = Rect(room.x, room.y + 6, room.w, w * RATIO).dealt(count, w, w + 16)
    pairs = zip(options, spots, strict=True)
    return [chooser(stage, plan, turn, option, spot, at) for at, (option, spot) in enumerate(pairs)]


def chooser(stage: Stage, plan: Plan, turn: Turn, option: Option, rect: Rect, at: int) -> Node:
    """One card or general of a row."""
    key = option.key
    taken = turn.step is not None and key in turn.step.picked
    act, picked = partial(plan.pick, turn, key), key == plan.pending or taken
    id_, name = f"tqs.pick.{key}", asking.key_words(stage, key)
    if is_general(key):
        tip = "\n".join(skill_tip(stage, skill) for skill in skills_of(key))
        return GeneralButton(rect, id_, name, act, stage=stage, general=key, picked=picked, key=digit(at), tip=tip)
    card = key if is_card(key) else ""
    tip = card_tip(stage, key) if card else stage.say("word-hand")
    why = None if taken or option in all_options(turn) else stage.say("why-not-fitting")
    return CardButton(rect, id_, name, act, stage=stage, card=card, picked=picked, key=digit(at), tip=tip, why=why)


def skills_of(general: str) -> tuple[str, ...]:
    """The printed skills of a general."""
    data = reckon.general(general)
    return data.skills if data else ()
