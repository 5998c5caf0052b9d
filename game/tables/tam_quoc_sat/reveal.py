"""A seat learns its role: the card, the goal, who is on its side, and what is good to know."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.buttons import Plaque
from game.tables.tam_quoc_sat.cards import RATIO, role_icon, role_picture
from game.tables.tam_quoc_sat.deal import ROLE_TONES, DealGround, chips, lord_of, steps_mark
from game.tables.tam_quoc_sat.stage import Stage
from game.ui import palette as colours
from game.ui.controls.node import Node
from game.ui.controls.plain import Box, Label, Panel, Paragraph, Picture
from game.ui.place import Rect

CARD, GAP, TEXT = 548.0, 76.0, 750.0
CHIPS = 96.0
SMALLER = (0.9, 0.8, 0.7, 0.62)
INK = colours.hexed("#2A1A12")
SIDES = {"lord": "loyalist", "loyalist": "loyalist", "rebel": "rebel", "renegade": "renegade"}
"""Whose number a role is told as that of its side."""
PARTNERS = {"lord": ("lord", "loyalist"), "loyalist": ("lord", "loyalist"), "rebel": ("rebel",)}


def reveal_nodes(stage: Stage, done: Callable[[], object], *, again: bool) -> list[Node]:
    """Everything below the bar; ``done`` turns the card down, ``again`` if it had been seen before."""
    area = Rect(0, stage.layout.bar.bottom_edge, stage.ui.screen.w, stage.ui.screen.h - stage.layout.bar.h)
    strip, rest = area.inset(40, 24).bottom(CHIPS, 22)
    k = min(1.0, rest.h / (CARD * RATIO), rest.w / (CARD + GAP + TEXT + 40))
    room = rest.centred((CARD + GAP + TEXT) * k, rest.h)
    cut, text = room.left(CARD * k, GAP * k)
    role = stage.now.role(stage.near)
    card = cut.centred(CARD * k, CARD * k * RATIO)
    light = (card.x + card.w / 2) / area.w, (card.y + card.h * 0.42 - area.y) / area.h
    return [
        DealGround(area, light, role),
        steps_mark(stage, reveals=True),
        *_card(stage, role, card),
        *_text(stage, role, text.inset(0, 10 * k), k, done, again=again),
        *chips(stage, strip, stage.near),
    ]


def _card(stage: Stage, role: str, card: Rect) -> list[Node]:
    strip = Rect(card.x + card.w * 0.1, card.y + card.h * 0.795, card.w * 0.8, card.h * 0.135)
    return [
        Picture(card, role_picture(role)),
        Label(strip, stage.role(role), 62 * card.w / CARD, INK, 800, "head", "center"),
    ]


def _text(stage: Stage, role: str, room: Rect, k: float, done: Callable[[], object], *, again: bool) -> list[Node]:
    """The name of the role, and everything about it from top to bottom."""
    line, rest = room.top(36 * k)
    head, rest = rest.top(84 * k, 14 * k)
    foot, rest = rest.bottom(34 * k, 4)
    button, rest = rest.bottom(78 * k, 12 * k)
    word = "back" if again else "public" if stage.now.public_role(stage.near) else "done"
    return [
        Label(line, stage.say("reveal-title", name=stage.name(stage.near)), 26 * k, colours.IVORY_DIM),
        Label(head, stage.role(role), 74 * k, ROLE_TONES[role], 800, "head"),
        *_fitting(stage, role, rest, k),
        Plaque(
            button.left(min(button.w, 500 * max(k, 0.8)))[0],
            "tqs.go",
            stage.say(f"reveal-{word}"),
            done,
            style="brass",
            plate="ready",
            size=23,
        ),
        Label(foot, stage.say("reveal-again"), 18 * k, colours.hexed("#8FA0A6")),
    ]


def _fitting(stage: Stage, role: str, room: Rect, k: float) -> list[Node]:
    """All parts, in smaller letters where large ones would not fit."""
    nodes, floor = _parts(stage, role, room, k)
    for less in SMALLER:
        if floor <= room.bottom_edge:
            break
        nodes, floor = _parts(stage, role, room, k * less)
    return nodes


def _parts(stage: Stage, role: str, room: Rect, k: float) -> tuple[list[Node], float]:
    """Goal, partners, and what is good to know, each under its heading; and where they end."""
    nodes, y = _headed(stage, "goal", room, room.y, k)
    words = stage.say(f"aim-{role}")
    tall = stage.ui.tall(words, 24 * k, room.w, leading=1.35)
    nodes.append(Paragraph(Rect(room.x, y, room.w, tall), words, 24 * k, leading=1.35))
    more, y = _headed(stage, "partners", room, y + tall + 20 * k, k)
    nodes += [*more, *_partners(stage, role, Rect(room.x, y + 4 * k, room.w, 56 * k), k)]
    more, y = _headed(stage, "know", room, y + 78 * k, k)
    nodes += more
    for icon, words in known(stage, role):
        tall = max(44 * k, stage.ui.tall(words, 21 * k, room.w - 60 * k, leading=1.3))
        nodes += _fact(stage, icon, words, Rect(room.x, y, room.w, tall), k)
        y += tall + 8 * k
    return nodes, y


def _headed(stage: Stage, word: str, room: Rect, y: float, k: float) -> tuple[list[Node], float]:
    line = Rect(room.x, y, room.w, 30 * k)
    return [Label(line, stage.say(f"reveal-{word}"), 20 * k, colours.BRASS_LIGHT, 700)], y + 32 * k


def _fact(stage: Stage, icon: str, words: str, line: Rect, k: float) -> list[Node]:
    cut, rest = line.left(42 * k, 16 * k)
    tall = stage.ui.tall(words, 21 * k, rest.w, leading=1.3)
    spot = rest.centred(rest.w, tall)
    return [
        Picture(cut.centred(42 * k, 42 * k), role_icon(icon)),
        Paragraph(spot, words, 21 * k, colours.hexed("#E9DFC8"), leading=1.3),
    ]


def _partners(stage: Stage, role: str, line: Rect, k: float) -> list[Node]:
    """The badges of the side, the own one lit, and what is known of it."""
    counts = reckon.roles(stage.now.seats)
    badges = [one for one in PARTNERS.get(role, ()) for _ in range(counts.get(one, 0))]
    if role in badges:
        badges.remove(role)
    nodes: list[Node] = []
    x = line.x
    for at, badge in enumerate([role, *badges]):
        lit = at == 0 or badge == "lord"
        nodes.append(Picture(Rect(x, line.y, 52 * k, 52 * k), role_icon(badge), alpha=1.0 if lit else 0.42))
        x += 64 * k
    rest = Rect(x + 8 * k, line.y, line.right_edge - x - 8 * k, line.h)
    words = side_words(stage, role)
    tall = min(rest.h + 12, stage.ui.tall(words, 21 * k, rest.w, leading=1.25))
    text = rest.centred(rest.w, tall)
    return [*nodes, Paragraph(text, words, 21 * k, colours.hexed("#E9DFC8"), leading=1.25, most_lines=3)]


# --- what is said
def side_words(stage: Stage, role: str) -> str:
    """Who is on the side of the near seat, as far as that may be known."""
    if not all(stage.now.public_role(seat) for seat in stage.seats):
        return stage.say(f"side-{role}", n=reckon.roles(stage.now.seats).get(SIDES.get(role, role), 0))
    names = [stage.name(seat) for seat in stage.seats if seat != stage.near and _is_partner(stage, role, seat)]
    return stage.say("side-open", names=stage.ui.words.series(names)) if names else stage.say("side-alone")


def _is_partner(stage: Stage, role: str, seat: Seat) -> bool:
    return stage.now.public_role(seat) in PARTNERS.get(role, ())


def known(stage: Stage, role: str) -> list[tuple[str, str]]:
    """What is good to know for a role: the badge it is about, and the sentence."""
    counts = reckon.roles(stage.now.seats)
    rebels = ("rebel", stage.say("know-rebels", n=counts.get("rebel", 0)))
    renegades = ("renegade", stage.say("know-renegades", n=counts.get("renegade", 0)))
    others = [renegades] if counts.get("renegade") else []
    if role == "lord":
        return [("lord", stage.say("know-public")), ("loyalist", stage.say("know-penalty")), rebels, *others]
    lord = ("lord", _lord_words(stage))
    if role == "loyalist":
        return [lord, ("loyalist", stage.say("know-trust")), rebels, *others]
    if role == "rebel":
        return [lord, ("rebel", stage.say("know-reward")), *others]
    return [lord, ("lord", stage.say("know-too_early")), rebels]


def _lord_words(stage: Stage) -> str:
    """Who the Lord is, and how many seats away."""
    lord, seats = lord_of(stage.now), stage.now.seats
    if lord is None:
        return ""
    ahead = (lord - stage.near) % seats
    return stage.say("know-lord", name=stage.name(lord), n=min(ahead, seats - ahead))


# --- later, while it is held open
def peek_nodes(stage: Stage) -> list[Node]:
    """The own secret role over the dock, as long as its owner wants to see it."""
    role, k = stage.now.role(stage.near), max(stage.layout.k, 0.8)
    if not stage.peeks or not role or stage.now.public_role(stage.near):
        return []
    dock, wide, high = stage.layout.dock, 640 * k, 264 * k
    box = Rect(dock.x + 16, dock.y - high - 14, wide, high)
    cut, rest = box.inset(18, 16).left((high - 32) / RATIO, 22)
    head, text = rest.top(50 * k, 6)
    strip = Rect(cut.x + cut.w * 0.1, cut.y + cut.h * 0.795, cut.w * 0.8, cut.h * 0.135)
    return [
        Box(box.inset(2), colours.WELL, 24),
        Panel(box, "dialog", 26),
        Picture(cut, role_picture(role)),
        Label(strip, stage.role(role), 21 * k, INK, 800, "head", "center"),
        Label(head, stage.role(role), 38 * k, ROLE_TONES[role], 800, "head"),
        Paragraph(text, stage.say(f"aim-{role}"), 20, leading=1.35, most_lines=6),
    ]
