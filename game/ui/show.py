"""Drawing a desk, and telling the ui log what can be seen on it."""

from __future__ import annotations

from itertools import groupby

from game.ui.controls.node import Control, Look, Mark, Spot
from game.ui.controls.plain import Label
from game.ui.controls.scroll import Scroll
from game.ui.desk import Desk, Placed
from game.ui.paint import Canvas
from game.ui.place import Rect

PRESSED = frozenset({"button", "choice", "card", "check", "toggle", "field", "slider"})
"""Kinds of controls that a tooltip of another should not hide."""


def draw_desk(desk: Desk, canvas: Canvas) -> None:
    """All marks and controls, in the order they were built; scrolled ones cut at the edge of their window."""
    for scroll, group in groupby(desk.placed, key=lambda p: p.scroll):
        if scroll is None:
            for p in group:
                _draw(desk, canvas, p)
        else:
            _draw_inside(desk, canvas, scroll, list(group))


def _draw_inside(desk: Desk, canvas: Canvas, scroll: Scroll, inside: list[Placed]) -> None:
    window = inside[0].base.px(scroll.rect)
    with canvas.clipped(window):
        for p in inside:
            if desk.place(p).px(p.mark.rect.inset(-12)).colliderect(window):
                _draw(desk, canvas, p)
    scroll.draw_bar(canvas.within(scroll.frame or desk.ui.screen), look_of(desk, scroll))


def _draw(desk: Desk, canvas: Canvas, p: Placed) -> None:
    if isinstance(p.mark, Spot) and desk.focus != p.mark.id and not desk.pointer.glow(p.mark.id):
        return
    here = canvas.within(desk.place(p))
    p.mark.draw(here, look_of(desk, p.mark))
    if desk.ring and isinstance(p.mark, Control) and p.mark.id == desk.focus:
        here.nine("focus_9", p.mark.ring(), 24)


def look_of(desk: Desk, mark: Mark) -> Look:
    """How a mark is to be drawn just now."""
    if not isinstance(mark, Control):
        return Look(desk=desk)
    pointer = desk.pointer
    return Look(
        hover=pointer.glow(mark.id),
        pressed=pointer.held == mark.id == pointer.hover,
        focus=desk.focus == mark.id,
        off=mark.off,
        desk=desk,
    )


def draw_tip(desk: Desk, canvas: Canvas) -> None:
    """The tooltip, over everything."""
    control = desk.find(desk.tip.shown)
    words = control.hint() if control else None
    if control and words:
        desk.tip.draw(canvas, words, desk.around(control.id), kept_clear(desk, control))


def kept_clear(desk: Desk, control: Control) -> list[Rect]:
    """What the tooltip of a control should not hide: what else can be pressed, and what is asked."""
    others = [desk.around(other.id) for other in desk.controls() if other is not control and other.kind in PRESSED]
    asked = [p for p in desk.placed if isinstance(p.mark, Label) and p.mark.asks]
    return others + [desk.units(desk.place(p).px(p.mark.rect)) for p in asked]


def listed(desk: Desk) -> list[dict[str, object]]:
    """What the ui log says of every live control that can be seen."""
    return [_told(desk, c) for c in desk.controls() if c.kind != "scroll" and all(desk.box(c.id).size)]


def _told(desk: Desk, control: Control) -> dict[str, object]:
    box = desk.box(control.id)
    told = {"id": control.id, "kind": control.kind, "label": control.label, "state": state(desk, control)}
    return {**told, "why": control.why, "rect": [box.x, box.y, box.w, box.h], **control.mood()}


def state(desk: Desk, control: Control) -> str:
    """on, off, hover, focus or busy."""
    if control.off:
        return "off"
    if desk.guarding or desk.pointer.held == control.id:
        return "busy"
    if desk.focus == control.id and (desk.ring or control.typing):
        return "focus"
    return "hover" if desk.pointer.hover == control.id else "on"
