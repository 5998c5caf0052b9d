"""What is being settled, in pictures: who uses what on whom, who stops it, and what would come of it now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.core.event import Frame
from game.core.question import Seat
from game.tables.tam_quoc_sat import reckon
from game.tables.tam_quoc_sat.looks import PAPER
from game.tables.tam_quoc_sat.named import look_of
from game.tables.tam_quoc_sat.portrait import draw_small_mask
from game.tables.tam_quoc_sat.reckon import ART
from game.tables.tam_quoc_sat.stage import Stage
from game.text.spans import plain
from game.ui import palette as colours
from game.ui.controls.names import Name
from game.ui.controls.node import Look, Mark, Node
from game.ui.paint import Canvas
from game.ui.place import Rect
from game.ui.rich import Rich, rich

COUNTER = "nullification"
MOST = 4
TILE, MASK, SIGN, STEP, PAD = 60.0, 50.0, 28.0, 8.0, 10.0
LEAST = 0.72
WORDS, LEADING = 18.0, 1.3
EDGE = colours.hexed("#5A3A1C")
STOP = colours.hexed("#E2604A")


@dataclass(frozen=True)
class Link:
    """One thing that is being settled; ``stops``: it is a Nullification of the one before."""

    frame: Frame
    stops: bool
    victim: Seat | None = None
    """Whom its target is told to strike."""


@dataclass(frozen=True)
class Piece:
    """One picture of the chain: a mask, a card, a sign, or a word; ``link`` says of which of the links."""

    what: str
    name: str
    link: int
    rect: Rect


def chain(frames: Sequence[Frame]) -> list[Link]:
    """What waits, the oldest first; the use of a card and its effect on one target are one."""
    found: list[Link] = []
    for frame in frames:
        last = found[-1].frame if found else None
        if last is not None and (last.word, last.by, last.card) == (frame.word, frame.by, frame.card):
            found[-1] = replace(found[-1], frame=frame)
        else:
            found.append(Link(frame, frame.word == COUNTER and last is not None, reckon.victim_of(frame)))
    return found[-MOST:]


# --- in words
def words_of(stage: Stage, links: Sequence[Link], at: int) -> str:
    """One of them: "Duel: Lan → Minh", "Nullification by Lan on Duel"."""
    frame = links[at].frame
    what = stage.word(frame.word)
    by = stage.name(frame.by) if frame.by is not None else ""
    if links[at].stops and at:
        return stage.say("frame-counter", what=what, name=by, on=stage.word(links[at - 1].frame.word))
    on = [stage.name(seat) for seat in _others(links[at])]
    victim = links[at].victim
    if victim is not None and on:
        return stage.say("frame-victim", what=what, name=by, target=on[0], victim=stage.name(victim))
    if not on:
        return stage.say("frame-alone", what=what, name=by) if by else what
    target = stage.ui.words.series(on) if len(on) < MOST else stage.say("so-many", n=len(on))
    return (
        stage.say("frame", what=what, name=by, target=target) if by else stage.say("frame-on", what=what, target=target)
    )


def _others(link: Link) -> list[Seat]:
    """Whom it concerns; where one of them is told to strike another only that one."""
    frame = link.frame
    targets = frame.targets if link.victim is None else frame.targets[:1]
    return [seat for seat in targets if seat != frame.by]


def caption(stage: Stage, links: Sequence[Link]) -> Rich:
    """The newest of them in a sentence with names that stand out."""
    with stage.marking():
        words = words_of(stage, links, len(links) - 1)
        if len(links) > 2 and links[-1].stops:
            key = "pending-goes" if links[-1].frame.takes_effect else "pending-stopped"
            words = stage.say(key, words=words, what=stage.word(_stopped(links).word))
    return rich(words, partial(look_of, stage))


def _stopped(links: Sequence[Link]) -> Frame:
    """What all the Nullifications are about."""
    return next(link.frame for link in reversed(links[:-1]) if not link.stops or link is links[0])


# --- in pictures
@dataclass(frozen=True)
class Laid:
    """The whole chain as it lies, units of the ring: its pictures, the words below them, the box round all."""

    links: Sequence[Link]
    pieces: Sequence[Piece]
    words: Rich
    line: Rect
    box: Rect


def laid(stage: Stage, links: Sequence[Link]) -> Laid:
    """In the middle between the seats, under those at the top."""
    words = caption(stage, links)
    k, middle = max(stage.layout.k, LEAST), stage.layout.middle
    parts = [part for at, link in enumerate(links) for part in _parts(stage, link, at)]
    widths = [{"mask": MASK, "card": TILE, "many": MASK, "strike": MASK}.get(what, SIGN) * k for what, _, _ in parts]
    across = sum(widths) + STEP * k * (len(parts) - 1)
    ratio = stage.layout.ring.u / stage.ui.screen.u
    told = stage.ui.stretch(words, WORDS, 600) / ratio
    wide = min(middle.w, max(across, told + 10) + 4 * PAD)
    line = stage.ui.em(WORDS) * LEADING / ratio
    box = Rect(middle.x + (middle.w - wide) / 2, middle.y - 6, wide, TILE * k + line + 2.6 * PAD)
    row, rest = box.inset(2 * PAD, PAD).top(TILE * k, 0.6 * PAD)
    pieces = _beside(parts, widths, row, STEP * k, mirrored=stage.ui.words.rtl)
    return Laid(links, pieces, words, rest, box)


def _beside(
    parts: Sequence[tuple[str, str, int]], widths: Sequence[float], row: Rect, step: float, *, mirrored: bool
) -> list[Piece]:
    """One beside the other in reading order, in the middle of the row."""
    x = row.x + (row.w - sum(widths) - step * (len(parts) - 1)) / 2
    found: list[Piece] = []
    for (what, name, link), w in zip(parts, widths, strict=True):
        left = 2 * row.x + row.w - x - w if mirrored else x
        found.append(Piece(what, name, link, Rect(left, row.y, w, row.h)))
        x += w + step
    return found


def _parts(stage: Stage, link: Link, at: int) -> list[tuple[str, str, int]]:
    frame = link.frame
    found = [("stop", "", at)] if link.stops and at else [("then", "", at)] if at else []
    if frame.by is not None:
        found.append(("mask", stage.shown_general(frame.by), at))
    found.append(("card", frame.word, at))
    others = _others(link)
    if not link.stops and others:
        one = ("mask", stage.shown_general(others[0]), at)
        found += [("aim", "", at), one if len(others) == 1 else ("many", stage.number(len(others)), at)]
    if not link.stops and link.victim is not None:
        found += [("strike", "slash", at), ("mask", stage.shown_general(link.victim), at)]
    return found


@dataclass(eq=False)
class Pending(Mark):
    """The chain, the newest part bright, over a line that says it."""

    stage: Stage = field(kw_only=True)
    chain: Laid = field(kw_only=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        found, newest = self.chain, len(self.chain.links) - 1
        canvas.box(found.box, (10, 18, 22, 232), 16, colours.BRASS, 1.5)
        for piece in found.pieces:
            _draw(canvas.faded(1.0 if piece.link == newest else 0.7), self.stage, piece)
        canvas.paragraph(
            found.words, found.line, WORDS, colours.IVORY, 600, align="center", leading=LEADING, most_lines=1
        )


def _draw(canvas: Canvas, stage: Stage, part: Piece) -> None:
    rect = part.rect
    match part.what:
        case "mask":
            if reckon.general(part.name):
                draw_small_mask(canvas, stage, part.name, rect)
            else:
                canvas.sprite(f"{ART}/roles/icon_unknown", rect.fitted(1, 1.2))
        case "card" | "strike":
            tile = rect.fitted(1, 1)
            canvas.box(tile, PAPER, 8, EDGE, 1.5)
            known = part.name in reckon.box().kinds
            canvas.sprite(f"{ART}/emblems/{part.name}" if known else f"{ART}/tokens/show", tile.inset(3))
        case "stop":
            disc = rect.centred(rect.w, rect.w)
            canvas.box(disc, STOP, disc.w / 2)
            canvas.icon("close", disc.inset(disc.w * 0.22), colours.IVORY)
        case "many":
            canvas.text(part.name, rect, 24, colours.IVORY, 800, align="center")
        case _:
            arrow = "chevron_left" if stage.ui.words.rtl else "chevron_right"
            canvas.icon(arrow, rect.centred(rect.w, rect.w), colours.BRASS_LIGHT)


def pending_nodes(stage: Stage, show: Callable[[str], object], asked: Rect | None = None) -> list[Node]:
    """The chain, of which every card can be looked at; nothing where the panel of a question would cover a part."""
    links, ring = chain(stage.now.stack), stage.layout.ring
    if not links:
        return []
    whole = laid(stage, links)
    if asked is not None and ring.px(whole.box).colliderect(stage.ui.screen.px(asked)):
        return []
    found: list[Node] = [Pending(whole.box, stage=stage, chain=whole, frame=ring)]
    for part in whole.pieces:
        if part.what == "card":
            frame = links[part.link].frame
            ref = f"card.{frame.card}" if reckon.kind_of(frame.card) == frame.word else _ref(frame.word)
            act = partial(show, ref)
            label = plain(words_of(stage, links, part.link))
            name = f"tqs.pending.{part.link}"
            found.append(Name(part.rect, name, label, act, inspect=act, ref=ref, frame=ring))
    return found


def _ref(word: str) -> str:
    return f"kind.{word}" if word in reckon.box().kinds else f"skill.{word}"
