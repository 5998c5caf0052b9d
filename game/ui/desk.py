"""The desk of one scene: which control is under the mouse, pressed, focused; what the keyboard does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.controls.node import Control, Look, Mark
from game.ui.controls.scroll import Scroll
from game.ui.controls.tip import Tip
from game.ui.keys import Keys
from game.ui.paint import Canvas, Place, Shifted
from game.ui.place import Rect

if TYPE_CHECKING:
    from game.ui.kit import Ui
    from game.ui.scene import Scene

HOVER = 90.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A mark where it stands: its place before scrolling, and the scroll it lies in."""

    mark: Mark
    base: Place
    scroll: Scroll | None


class Desk:
    """Interaction of one scene. Everything is remembered by control id, so a rebuild loses nothing."""

    def __init__(self, ui: Ui, scene: Scene) -> None:
        self.ui, self.scene = ui, scene
        self.clock = 0.0
        self.memory: dict[str, object] = {}
        self.hover: str | None = None
        self.held: str | None = None
        self.focus: str | None = None
        self.ring = False
        self.guarded = 0.0
        self.placed: list[Placed] = []
        self.tip = Tip()
        self.keys = Keys(self)
        self._controls: dict[str, Placed] = {}
        self._glow: dict[str, float] = {}
        self._mouse: tuple[int, int] | None = None

    # --- what is there
    def lay(self, marks: Sequence[Mark]) -> None:
        """Take over what the scene built."""
        order = list(self._controls)
        self.placed = list(self._flat(marks, None))
        self._controls = {p.mark.id: p for p in self.placed if isinstance(p.mark, Control) and p.mark.id}
        for id, p in self._controls.items():
            if isinstance(p.mark, Scroll):
                self.memory[id] = p.mark.bounded(self.offset(id))
        if self.focus not in self._controls:
            self.set_focus(self._neighbour(order))
        if self.held not in self._controls:
            self.held = None
        self._point()
        self.keys.settle()

    def _flat(self, marks: Sequence[Mark], scroll: Scroll | None) -> Iterator[Placed]:
        for mark in marks:
            yield Placed(mark, mark.frame or self.ui.screen, scroll)
            inner = mark if isinstance(mark, Scroll) else scroll
            yield from self._flat(mark.children if isinstance(mark, Scroll) else mark.parts(), inner)

    def _neighbour(self, order: list[str]) -> str | None:
        """When the focused control is gone: the nearest one before it that is still there."""
        if self.focus not in order or not self.ring:
            return None
        before = reversed(order[: order.index(self.focus)])
        return next((id for id in before if id in self._controls), None)

    def find(self, id: str | None) -> Control | None:
        """The live control of that id."""
        found = self._controls.get(id) if id else None
        return found.mark if found and isinstance(found.mark, Control) else None

    def controls(self) -> list[Control]:
        """All live controls in the order they were built."""
        return [p.mark for p in self._controls.values() if isinstance(p.mark, Control)]

    def place(self, p: Placed) -> Place:
        """Where it stands now, scrolled."""
        if p.scroll is None or not self.offset(p.scroll.id):
            return p.base
        return Shifted(p.base, -self.offset(p.scroll.id))

    def box(self, id: str) -> pygame.Rect:
        """Pixels of a live control as seen: cut by the window of its scroll."""
        p = self._controls[id]
        box = self.place(p).px(p.mark.rect)
        return box.clip(p.base.px(p.scroll.rect)) if p.scroll else box

    def mirrored(self, control: Control) -> bool:
        """Whether it is drawn right to left."""
        p = self._controls.get(control.id)
        return bool(p and p.base.mirrored)

    # --- time
    @property
    def moving(self) -> bool:
        """Whether a hover or a tooltip is fading."""
        return any(self._goal(id) != value for id, value in self._glow.items())

    @property
    def waiting(self) -> bool:
        """Whether time alone will change the picture."""
        return self.moving or self.guarded > self.clock or self.tip.waiting or self.keys.blinking

    def update(self, ms: float) -> None:
        """Let time pass."""
        was_guarded = self.guarded > self.clock
        self.clock += ms
        for id, value in list(self._glow.items()):
            self._glow[id] = _toward(value, self._goal(id), ms / HOVER)
            if self._glow[id] == 0 == self._goal(id):
                del self._glow[id]
        if self.moving or was_guarded != (self.guarded > self.clock):
            self.ui.redraw()
        pointed = self.focus if self.ring else self.hover
        if self.tip.update(ms, pointed if not self.held else None) or self.keys.blink(ms):
            self.ui.redraw()

    def _goal(self, id: str) -> float:
        return 1.0 if id == self.hover and self.held in (None, id) else 0.0

    def guard(self, ms: float) -> None:
        """Ignore presses and keys for a while, so that a click meant for the last picture answers nothing."""
        self.guarded = self.clock + ms

    def calm(self) -> None:
        """Another scene is on top now: nothing is hovered, held or typed into."""
        self.hover = self.held = self._mouse = None
        self._glow.clear()
        self.tip.hide()
        self.keys.leave()

    # --- scrolling
    def offset(self, id: str) -> float:
        """How far a scroll is scrolled, units."""
        value = self.memory.get(id, 0.0)
        return value if isinstance(value, float) else 0.0

    def scroll_to(self, scroll: Scroll, offset: float) -> None:
        """Scroll to that offset, or as near as possible."""
        self.memory[scroll.id] = float(scroll.bounded(offset))
        self._point()
        self.ui.redraw()

    def show(self, id: str) -> None:
        """Scroll so that a control is in view."""
        p = self._controls.get(id)
        if p is None or p.scroll is None:
            return
        rect, view = p.mark.rect.inset(0, -10), p.scroll.rect
        least, most = rect.bottom_edge - view.bottom_edge, rect.y - view.y
        now = self.offset(p.scroll.id)
        self.scroll_to(p.scroll, most if most < now else max(now, least))

    # --- focus
    def set_focus(self, id: str | None) -> None:
        """Give a control the keyboard."""
        if id != self.focus:
            self.focus = id
            self.keys.settle()
            if id:
                self.show(id)
            self.ui.redraw()

    # --- mouse
    def at(self, pos: tuple[int, int]) -> Control | None:
        """The control under a pixel: exactly, else by its larger hit area."""
        return self._hit(pos, exact=True) or self._hit(pos, exact=False)

    def _hit(self, pos: tuple[int, int], exact: bool) -> Control | None:
        for p in reversed(self._controls.values()):
            control = p.mark
            if not isinstance(control, Control) or (p.scroll and not p.base.px(p.scroll.rect).collidepoint(pos)):
                continue
            place = self.place(p)
            exactly = exact and not isinstance(control, Scroll)
            box = place.px(control.rect) if exactly else control.hit(place)
            if box.collidepoint(pos) and control.covers(box, pos):
                return control
        return None

    def _point(self) -> None:
        """Work out again what is under the mouse."""
        over = self.at(self._mouse) if self._mouse else None
        id = over.id if over else None
        if id != self.hover:
            self.hover = id
            if id:
                self._glow.setdefault(id, 0.0)
                self.scene.hovered(over)
            self.ui.redraw()

    def mouse(self, event: pygame.event.Event) -> bool:
        """A mouse event; True if used."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
            return self.held is not None
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.precise_y)
        self._mouse = event.pos
        self._point()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up()
        if event.type != pygame.MOUSEBUTTONDOWN or self.guarded > self.clock:
            return False
        self.ring = False
        self.tip.hide()
        return self._down(self.at(event.pos)) if event.button == 1 else self._inspect(event)

    def _moved(self, pos: tuple[int, int]) -> None:
        self._mouse = pos
        self._point()
        held = self.find(self.held)
        if held:
            held.drag(self, self._units(held, pos))
            self.ui.redraw()

    def left_window(self) -> None:
        """The mouse is elsewhere."""
        self._mouse = None
        self._point()

    def _units(self, control: Control, pos: tuple[int, int]) -> tuple[float, float]:
        p = self._controls[control.id]
        place = p.base if control is p.mark and isinstance(control, Scroll) else self.place(p)
        return place.at(*pos)

    def _down(self, target: Control | None) -> bool:
        self.ui.redraw()
        if target is None or not target.typing:
            self.keys.leave()
        if target is None:
            return False
        if target.off:
            self.refuse(target)
            return True
        self.held = target.id
        if self._mouse:
            target.press(self, self._units(target, self._mouse))
        return True

    def _up(self) -> bool:
        target = self.find(self.held)
        self.held = None
        self.ui.redraw()
        if target is None or target.off:
            return False
        inside = self.hover == target.id
        if inside:
            self.ui.sound.play(target.sound)
        target.release(self, inside)
        return True

    def _inspect(self, event: pygame.event.Event) -> bool:
        target = self.at(event.pos)
        return event.button == 3 and self.inspect(target)

    def inspect(self, target: Control | None) -> bool:
        """Right click or I: the control's own look-closer, else the scene's."""
        if target and target.inspect:
            target.inspect()
            return True
        return self.scene.inspect(target)

    def _wheel(self, notches: float) -> bool:
        if self._mouse is None:
            return False
        for p in self.placed:
            if isinstance(p.mark, Scroll) and p.base.px(p.mark.rect).collidepoint(self._mouse):
                self.scroll_to(p.mark, self.offset(p.mark.id) - notches * 90)
                return True
        return False

    def refuse(self, control: Control) -> None:
        """It is off: a muffled knock, and its reason at once."""
        self.ui.sound.play("ui_error")
        self.tip.at_once(control.id)
        self.ui.redraw()

    # --- drawing
    def draw(self, canvas: Canvas) -> None:
        """All marks and controls, in the order they were built."""
        opened: Placed | None = None
        for p in self.placed:
            if opened is not None and p.scroll is not opened.mark:
                self._end_scroll(canvas, opened)
                opened = None
            here = Canvas(canvas.ui, canvas.surface, self.place(p), canvas.alpha)
            p.mark.draw(here, self._look(p.mark))
            if isinstance(p.mark, Scroll):
                opened = p
                canvas.surface.set_clip(p.base.px(p.mark.rect))
            elif self.ring and isinstance(p.mark, Control) and p.mark.id == self.focus:
                here.nine("focus_9", p.mark.ring(), 24)
        if opened is not None:
            self._end_scroll(canvas, opened)

    def _end_scroll(self, canvas: Canvas, p: Placed) -> None:
        canvas.surface.set_clip(None)
        if isinstance(p.mark, Scroll):
            here = Canvas(canvas.ui, canvas.surface, p.base, canvas.alpha)
            p.mark.draw_bar(here, self._look(p.mark))
            if self.ring and p.mark.id == self.focus:
                here.nine("focus_9", p.mark.ring(), 24)

    def _look(self, mark: Mark) -> Look:
        if not isinstance(mark, Control):
            return Look(desk=self)
        return Look(
            hover=self._glow.get(mark.id, 0.0),
            pressed=self.held == mark.id and self.hover == mark.id,
            focus=self.focus == mark.id,
            off=mark.off,
            desk=self,
        )

    def draw_tip(self, canvas: Canvas) -> None:
        """The tooltip, over everything."""
        control = self.find(self.tip.shown)
        words = control.hint() if control else None
        if control and words:
            self.tip.draw(canvas, words, self._around(control))

    def _around(self, control: Control) -> Rect:
        box, u = self.box(control.id), self.ui.screen.u
        left = self.ui.screen.at(box.right if self.ui.screen.mirrored else box.left, box.top)
        return Rect(left[0], left[1], box.w / u, box.h / u)

    # --- telling
    def listed(self) -> list[dict[str, object]]:
        """What the ui log says of every live control that can be seen."""
        return [self._told(c) for c in self.controls() if c.kind != "scroll" and self.box(c.id).w > 0 < self.box(c.id).h]

    def _told(self, control: Control) -> dict[str, object]:
        box = self.box(control.id)
        told = {"id": control.id, "kind": control.kind, "label": control.label, "state": self._state(control)}
        return {**told, "why": control.why, "rect": [box.x, box.y, box.w, box.h], **control.mood()}

    def _state(self, control: Control) -> str:
        if control.off:
            return "off"
        if self.guarded > self.clock or self.held == control.id:
            return "busy"
        if self.focus == control.id and (self.ring or control.typing):
            return "focus"
        return "hover" if self.hover == control.id else "on"


def _toward(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if goal > value else max(goal, value - step)
