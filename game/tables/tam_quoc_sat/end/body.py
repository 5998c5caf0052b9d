"""The whole picture of an end: who has won, everybody's card, and a panel that tells the match in three ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.question import Seat
from game.tables.ending import Body
from game.tables.tam_quoc_sat.cards import role_icon
from game.tables.tam_quoc_sat.end.cards import SMALL, SeatCard, draw_chosen, draw_role, draw_win
from game.tables.tam_quoc_sat.end.health import health
from game.tables.tam_quoc_sat.end.numbers import numbers
from game.tables.tam_quoc_sat.end.timeline import columns_of, timeline
from game.tables.tam_quoc_sat.ending import TamQuocSatEnding
from game.tables.tam_quoc_sat.reckon import ART
from game.ui import palette as colours
from game.ui.controls.choice import Choice, Segmented
from game.ui.controls.node import Look, Mark, Spot
from game.ui.controls.plain import Label, Panel, Paragraph
from game.ui.ease import linear
from game.ui.motion import Motion, Script, Tween
from game.ui.paint import Align, Canvas
from game.ui.palette import Colour, css
from game.ui.place import Rect

EDGE = 48.0
ROW = 72.0
GAP = 14.0
WIDEST_CARD = 232.0
WIDEST = 2100.0
HEADLINE, REASON, LEADING = 60.0, 22.0, 1.35
BADGE = 112.0
TURN, BETWEEN = 500.0, 150.0
"""Milliseconds in which roles turn over, and from winner to winner."""
TABS = ("falls", "health", "numbers")
TONES: dict[str, Colour] = {
    "lord_dead": colours.hexed("#2F7A55"),
    "renegade": colours.hexed("#2C5796"),
    "rebels_dead": colours.hexed("#8E3A24"),
    "no_cards": colours.hexed("#3A4C55"),
}
"""The light from above, by who has won."""
EMBLEMS = {"lord_dead": "rebel", "renegade": "renegade", "rebels_dead": "lord"}
LIGHT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 100 100" preserveAspectRatio="none">'
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="0" r="100">'
    '<stop offset="0" stop-color="{tone}" stop-opacity="0.95"/><stop offset="0.3" stop-color="{tone}" '
    'stop-opacity="0.55"/><stop offset="0.75" stop-color="{tone}" stop-opacity="0.1"/>'
    '<stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient></defs>'
    '<rect width="100" height="100" fill="url(#g)"/></svg>'
)

HALO = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 100 100">'
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
    '<stop offset="0.5" stop-color="#FFF3D0" stop-opacity="0.32"/><stop offset="1" stop-color="#FFF3D0" '
    'stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
)


def light_svg(w: int, h: int, tone: Colour) -> str:
    """Light of a colour from the middle of the upper edge."""
    return LIGHT.format(w=w, h=h, tone=css(tone))


def halo_svg(w: int, h: int) -> str:
    """A soft round light."""
    return HALO.format(w=w, h=h)


class Aftermath(Body):
    """``tab`` is what the panel tells; ``seat`` is lit in all of it."""

    def __init__(self, ending: TamQuocSatEnding, motion: Motion, rebuild: Callable[[], object]) -> None:
        super().__init__(ending.ui, motion, rebuild)
        self.ending = ending
        self.tab = TABS[0]
        self.seat: Seat | None = None
        self.turned = 0.0
        self.glow = 0.0
        """How many winners are lit, with a fraction while one lights up."""
        self.cards: list[SeatCard] = []
        self.still: list[Mark] = []
        self.tabs = Rect(0, 0, 0, 0)

    # --- motion
    def reveal(self) -> Script:
        yield 200
        yield Tween(TURN, self._turn)
        count = len(self.ending.result.winners)
        yield Tween(BETWEEN * count, self._light, linear, end=float(count))

    def _turn(self, t: float) -> None:
        self.turned = t

    def _light(self, t: float) -> None:
        self.glow = t

    # --- what is looked at
    def choose(self, tab: str) -> None:
        """Another way to tell the match."""
        self.tab = tab
        self.rebuild()

    def single_out(self, seat: Seat) -> None:
        """A seat is lit everywhere, or no longer."""
        self.seat = None if seat == self.seat else seat
        self.rebuild()

    # --- where
    def rows(self, area: Rect) -> tuple[Rect, Rect]:
        row = _middle(area).bottom(24)[1].bottom(ROW)[0]
        look, onward = row.left(row.w * 0.39, 28)
        return onward, look

    def build(self, area: Rect) -> list[Mark]:
        middle = _middle(area)
        k = area.h / 1080
        head, rest = middle.top(142 * k, 14 * k)
        cards, rest = rest.top(374 * k, 24 * k)
        _, panel = rest.bottom(24 + ROW + 20 * k)
        self.cards = self._cards(cards)
        inside = panel.inset(28, 14)
        tabs, inside = inside.top(max(50.0, self.ui.em(20) * 1.9), 8)
        self.tabs = _tab_box(tabs)
        self.still = [*self._head(head), *self.cards, Panel(panel, corner=26), *self._hint(tabs), *self._told(inside)]
        return [*map(self._card_spot, self.cards), self._tabs(), *self._fall_spots(inside)]

    def _cards(self, area: Rect) -> list[SeatCard]:
        ending = self.ending
        count = len(ending.seats)
        wide = min(WIDEST_CARD, (area.w - GAP * (count - 1)) / count)
        boxes = area.centred(wide * count + GAP * (count - 1), area.h).cols(count, GAP)
        did = [self._did(seat) for seat in ending.seats]
        lines = [ending.word("dot").join(two) for two in did]
        if all(self.ui.measure(line, SMALL, 500) <= wide - 14 for line in lines):
            did = [[line] for line in lines]
        roles = [self.ui.measure(ending.words.role(ending.role(seat)), SMALL, 700) + 30 for seat in ending.seats]
        widest = max(*roles, *(self.ui.measure(line, SMALL, 500) + 14 for lines in did for line in lines))
        size = SMALL * min(1.0, wide / widest)
        return [SeatCard(box, ending, seat, did[seat], size) for box, seat in zip(boxes, ending.seats, strict=True)]

    def _did(self, seat: Seat) -> list[str]:
        tally = self.ending.story.tallies[seat]
        return [self.ending.word("did-kills", n=tally.kills), self.ending.word("did-damage", n=tally.dealt)]

    def _card_spot(self, card: SeatCard) -> Mark:
        ending, seat = self.ending, card.seat
        role = ending.words.role(ending.role(seat))
        label = ending.word("seat", who=ending.who(seat), role=role)
        tip = f"{label}. {ending.word('single-out')}"
        return Spot(card.rect, f"result.seat.{seat}", label, partial(self.single_out, seat), tip=tip)

    # --- the head
    def _head(self, area: Rect) -> list[Mark]:
        """The badge of the winners, the headline and the reason beside it; without winners only words, centred."""
        ending, winners = self.ending, EMBLEMS.get(self.ending.why)
        size = HEADLINE / max(1.0, self.ui.screen.text_size)
        badge, words = self._head_boxes(area, size)
        high = self.ui.em(size) * 1.22
        line = self.ui.em(REASON) * LEADING
        low = min(2 * line, self.ui.tall(ending.reason, REASON, words.w, leading=LEADING))
        upper, lower = words.centred(words.w, high + low + 4).top(high, 4)
        side: Align = "start" if winners else "center"
        reason = Paragraph(lower, ending.reason, REASON, colours.IVORY_DIM, align=side, leading=LEADING, most_lines=2)
        marks: list[Mark] = [Label(upper, ending.headline, size, colours.IVORY, 800, "head", side), reason]
        return [Badge(badge, winners), *marks] if winners else marks

    def _head_boxes(self, area: Rect, size: float) -> tuple[Rect, Rect]:
        """Where the badge and the words stand, both together in the middle."""
        icon = min(BADGE, area.h - 30) if self.ending.why in EMBLEMS else 0.0
        gap = 28.0 if icon else 0.0
        room = area.w - icon - gap
        wide = max(
            self.ui.measure(self.ending.headline, size, 800, room, "head"),
            self.ui.measure(self.ending.reason, REASON, 500, room),
        )
        badge, words = area.centred(icon + gap + wide + 4, area.h).left(icon, gap)
        return badge.centred(icon, icon), words

    # --- the panel
    def _tabs(self) -> Mark:
        choices = [Choice(tab, self.ending.word(f"tab-{tab}")) for tab in TABS]
        return Segmented(self.tabs, "result.tab", choices, self.tab, self.choose, size=20)

    def _hint(self, row: Rect) -> list[Mark]:
        rest = row.left(self.tabs.w, 30)[1]
        return [Label(rest, self.ending.word(f"about-{self.tab}"), 20, colours.MUTE, align="end")]

    def _told(self, area: Rect) -> list[Mark]:
        tell = {"falls": timeline, "health": health, "numbers": numbers}[self.tab]
        return tell(self.ending, area, self.seat)

    def _fall_spots(self, area: Rect) -> list[Mark]:
        """Over each fall what there is to say about it."""
        falls = self.ending.story.falls
        if self.tab != "falls" or not falls:
            return []
        return [
            Spot(box, f"result.fall.{n}", " ".join(self.ending.told(fall)), tip=self.ending.told_in_full(fall))
            for n, (box, fall) in enumerate(zip(columns_of(area, len(falls)), falls, strict=True))
        ]

    # --- picture
    def backdrop(self, canvas: Canvas) -> None:
        area = self.ui.screen.all
        box = canvas.px(Rect(0, 0, area.w, area.h * 0.72))
        canvas.blit(self.ui.art.drawn(box.size, light_svg, *box.size, TONES[self.ending.why]), box.topleft)
        canvas.faded(0.3).sprite(f"{ART}/ui/table_inlay", Rect.around(area.w / 2, area.h * 0.22, 1520, 709))
        for mark in self.still:
            mark.draw(canvas, Look())

    def paint(self, canvas: Canvas) -> None:
        winners = [card for card in self.cards if self.ending.won(card.seat)]
        for n, card in enumerate(winners):
            if self.glow > n:
                draw_win(canvas, card, min(1.0, self.glow - n))
        for card in self.cards:
            draw_role(canvas, card, self.turned)
            if card.seat == self.seat:
                draw_chosen(canvas, card)

    def caption(self, canvas: Canvas) -> None:
        words = self.ending.word(f"tab-{self.tab}")
        canvas.text(words, self.tabs, 26, colours.BRASS_LIGHT, 700, "head")


class Badge(Mark):
    """The badge of a role in a soft light."""

    def __init__(self, rect: Rect, role: str) -> None:
        super().__init__(rect)
        self.role = role

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = canvas.px(self.rect.inset(-self.rect.w * 0.28))
        canvas.blit(canvas.ui.art.drawn(box.size, halo_svg, *box.size), box.topleft)
        canvas.sprite(role_icon(self.role), self.rect)


def _middle(area: Rect) -> Rect:
    """The screen without its margins; of a very wide one the middle."""
    inside = area.inset(EDGE, 0).bottom(area.h - 16)[0]
    return inside.centred(min(WIDEST, inside.w), inside.h)


def _tab_box(row: Rect) -> Rect:
    return row.left(min(row.w * 0.5, 660))[0]
