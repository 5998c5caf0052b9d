"""The stack of scenes and the loop: draws only when something changed, sleeps when nothing moves."""

from __future__ import annotations

import pygame

from game.ui import palette as colours
from game.ui.keys import key_name
from game.ui.kit import Ui
from game.ui.paint import Canvas
from game.ui.scene import Move, Pop, Push, Quit, Replace, Reset, Scene
from game.ui.show import draw_tip, listed

LONGEST = 50.0
"""Milliseconds a frame may count; a stopped loop (a dragged window) makes no jump."""
IDLE = 50
NAP = 8
ALERT = 2000.0
"""Sleeps are short (`NAP` ms) for a while after the last input, so that the next one is answered at once."""
SETTLE = 120.0
"""Milliseconds after the last change of size before everything is laid out anew."""
INPUT = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING})
MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL})


class Stack:
    """Runs scenes; the top one gets the input and the time, overlays show the picture below them."""

    def __init__(self, ui: Ui, first: Scene) -> None:
        self.ui = ui
        self.scenes: list[Scene] = []
        self.frames = 0
        self._under: pygame.Surface | None = None
        self._settling = 0.0
        self._quiet = 0.0
        self._alone = 0.0
        """Milliseconds since a person did anything."""
        self._version = ui.version
        self._drew = False
        self._clock = pygame.time.Clock()
        self._move(Push(first))

    @property
    def top(self) -> Scene:
        """The scene that has the input."""
        return self.scenes[-1]

    # --- the loop
    def run(self) -> None:
        """Until the last scene has gone."""
        while self.scenes:
            self.turn()

    def turn(self) -> None:
        """One turn in real time: waits for input while nothing moves, else keeps to 60 turns a second."""
        events = self._events()
        pace = 60 if self.moving or self._drew else 0
        self.step(min(LONGEST, self._clock.tick(pace)), events)

    def _events(self) -> list[pygame.event.Event]:
        """What came in; sleeps first if nothing moves (SDL's own wait polls a thousand times a second)."""
        slept = 0
        if not (self.moving or self.ui.dirty):
            slept = pygame.time.wait(NAP if self._quiet < ALERT else IDLE)
        events = pygame.event.get()
        self._quiet = 0.0 if events else self._quiet + slept
        return events

    def step(self, ms: float, events: list[pygame.event.Event] | None = None) -> None:
        """One turn: events, time, picture."""
        self._watch(ms, events or [])
        for event in events or []:
            self.handle(event)
            if not self.scenes:
                return
        self._resize(ms)
        self.top.ready()
        self.top.tick(ms)
        if self.ui.toasts.update(ms):
            self.ui.redraw()
        self.ui.sound.update(ms / 1000)
        self._drain()
        self._drew = bool(self.scenes) and (self.ui.dirty or self.moving)
        if self._drew:
            self.show()

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one by itself."""
        if not self.scenes:
            return False
        return self.top.moving or self.top.desk.pointer.moving or self.ui.toasts.moving or self._settling > 0

    def _resize(self, ms: float) -> None:
        if self.ui.screen.measure():
            self._settling = SETTLE if self.ui.still is not None else 0.01
        if self._version != self.ui.version:
            self._version = self.ui.version
            self.refresh()
        if self._settling > 0:
            self._settling -= ms
            self.ui.redraw()
            if self._settling <= 0:
                self.refresh()

    def refresh(self) -> None:
        """Size, language or text size changed: every scene is built anew."""
        self._under = None
        for scene in self.scenes:
            scene.stale()
            scene.resized()

    # --- events
    def handle(self, event: pygame.event.Event) -> None:
        """One event, to the end of what it causes."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.ui.closing()
            self.ui.moves.append(Quit())
        elif not self._window(event) and not self._everywhere(event):
            self._to_scene(event)
        self._drain()

    def _window(self, event: pygame.event.Event) -> bool:
        ui = self.ui
        if ui.window:
            ui.window.note(event)
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWSIZECHANGED):
            ui.redraw()
        elif event.type == pygame.WINDOWLEAVE:
            self.top.desk.pointer.left_window()
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            ui.sound.event(event)
        elif event.type == pygame.WINDOWMINIMIZED:
            self._away()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            if event.type == pygame.WINDOWFOCUSLOST:
                self._away()
            ui.sound.away = event.type == pygame.WINDOWFOCUSLOST and ui.settings.mute_in_background
        return False

    def _watch(self, ms: float, events: list[pygame.event.Event]) -> None:
        """Who does nothing for a while is taken to have gone."""
        before = 0.0 if any(event.type in INPUT or event.type in MOUSE for event in events) else self._alone
        self._alone = before + ms
        if before < self.ui.settings.cover_after * 1000 <= self._alone:
            self._away()

    def _away(self) -> None:
        """Every scene hears that the person has gone; what is private goes, and what lies under it is drawn anew."""
        for scene in self.scenes:
            scene.away()
        while self.top.private:
            self._move(Pop("away"))
        self._under = None

    def _everywhere(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.ui.set_fullscreen(not self.ui.settings.fullscreen)
            return True
        if key_name(event) == "m" and not self.top.desk.keys.field and not event.mod & pygame.KMOD_CTRL:
            self.ui.toggle_mute()
            self.top.stale()
            return True
        return False

    def _to_scene(self, event: pygame.event.Event) -> None:
        scene = self.top
        scene.ready()
        if scene.event(event):
            return
        if event.type in MOUSE:
            scene.desk.pointer.event(event)
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_SPACE and not scene.desk.keys.field:
                scene.skip()
            else:
                scene.desk.keys.down(event)
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            scene.desk.keys.text(event)

    # --- moves
    def _drain(self) -> None:
        while self.ui.moves and self.scenes:
            self._move(self.ui.moves.popleft())

    def _move(self, move: Move) -> None:
        if self.scenes:
            self.top.desk.calm()
            self.top.forget()
        result: object = None
        if isinstance(move, (Pop, Replace)):
            self.scenes.pop().leave()
            result = move.result if isinstance(move, Pop) else None
        elif isinstance(move, (Reset, Quit)):
            while self.scenes:
                self.scenes.pop().leave()
        if isinstance(move, (Push, Replace, Reset)):
            self.scenes.append(move.scene)
            move.scene.enter()
        elif self.scenes:
            self.top.stale()
            self.top.resumed(result)
        self._under = self.ui.still = None
        self.ui.toasts.place = None
        self.ui.redraw()

    # --- picture
    def show(self) -> None:
        """Draw and flip."""
        ui = self.ui
        ui.dirty = False
        surface = ui.screen.surface
        if self._settling > 0 and self.ui.still is not None:
            surface.blit(pygame.transform.scale(self.ui.still, surface.get_size()), (0, 0))
        else:
            self.draw(ui.canvas(surface))
            self._note()
            self._keep(surface)
        if ui.window:
            ui.window.flip()
        self.frames += 1

    def draw(self, canvas: Canvas) -> None:
        """The top scene with what is under it, tooltip and toast."""
        if self.top.overlay:
            self._draw_under(canvas)
        self.top.render(canvas)
        draw_tip(self.top.desk, canvas)
        self.ui.toasts.draw(canvas)

    def _draw_under(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        if self._under is None or self._under.get_size() != size:
            base = max((i for i, s in enumerate(self.scenes) if not s.overlay), default=0)
            for scene in self.scenes[base:-1]:
                if scene.overlay and scene.scrim:
                    canvas.fill(colours.SCRIM)
                scene.render(canvas)
            if self.top.scrim:
                canvas.fill(colours.SCRIM)
            self._under = canvas.surface.copy()
            for scene in self.scenes[:-1]:
                scene.forget()
        canvas.surface.blit(self._under, (0, 0))

    def _note(self) -> None:
        ui = self.ui
        if ui.log.on:
            ui.log.write(self.top.shown_as, ui.words.lang, ui.screen.size, listed(self.top.desk))

    def _keep(self, surface: pygame.Surface) -> None:
        """Remember the still picture, to be stretched while the window changes its size."""
        if self.moving or not self.ui.window:
            return
        if self.ui.still is None or self.ui.still.get_size() != surface.get_size():
            self.ui.still = surface.copy()
        else:
            self.ui.still.blit(surface, (0, 0))
