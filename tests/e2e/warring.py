"""How people get through set-up and a match of Tam Quốc Sát, knowing nothing but the ids of what can be pressed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.e2e.driver import App, Picture
from tests.e2e.playing import settle

TABLE, COVER, END = "tam_quoc_sat", "curtain", "result"
CHOICES = ("tqs.pick.", "tqs.word.", "tqs.thing.", "tqs.to.")
OWN = ("tqs.hand.", "tqs.worn.")
FIGHTS = (
    "tqs.hand.slash@",
    "tqs.hand.fire_slash@",
    "tqs.hand.thunder_slash@",
    "tqs.hand.duel@",
    "tqs.hand.barbarian_invasion@",
    "tqs.hand.arrow_barrage@",
)
LONGEST, SHORT = 1.5, 0.25
"""Seconds in which a press should have changed the picture, and in which it may have."""
OPENS = ("cover", "looked")
UNSEEN, CALLS = 0.6, 0.15
"""How often an answer is declined without a look, and how often somebody steps up."""


def to_the_table(app: App, people: int = 2, seats: int = 5) -> None:
    """From home through set-up: the first seats are people's, the others bots'."""
    app.wait_scene("home")
    app.click(f"home.box.{TABLE}")
    app.click("home.play")
    app.wait_scene("setup")
    for seat in range(1, seats + 1):
        who = "human" if seat <= people else "bot"
        if app.value(f"setup.seat.{seat}.{who}") is not True:
            app.click(f"setup.seat.{seat}.{who}")
            app.wait_value(f"setup.seat.{seat}.{who}", True)
    app.click("setup.start")
    app.wait(lambda now: now["scene"] not in ("home", "setup"), told="the match")


def has(now: Picture, *starts: str) -> bool:
    """Whether anything on the picture, live or not, has an id that begins like this."""
    return any(control["id"].startswith(starts) for control in now["controls"])


class People:
    """All people at one table: they answer what comes, one press at a time. ``did`` counts what they came upon."""

    def __init__(self, app: App, seed: int) -> None:
        self.app, self.rng = app, Random(seed)
        self.did: Counter[str] = Counter()
        self.opened: list[int] = []
        """The pictures at which a hand was opened."""
        self._tried: set[str] = set()
        """Cards that led nowhere in this phase, and seats that could not be aimed at with the card in hand."""

    def play(self, done: Callable[[App], bool], seconds: float, presses: int = 4000) -> None:
        """Until ``done``. Raises AssertionError when nothing moves on, or it takes too long."""
        until = time.monotonic() + seconds
        for _ in range(presses):
            if done(self.app):
                return
            assert time.monotonic() < until, f"not over in {seconds} s: {self.did} {self.app.labels()}"
            if not self.act():
                time.sleep(0.01)
        raise AssertionError(f"not over after {presses} presses: {self.did} {self.app.labels()}")

    def act(self) -> bool:
        """One press, if somebody is asked; whether there was anything to press."""
        name, what = self._wanted()
        if name is None:
            return False
        before = self.app.now
        if what in OPENS:
            self.opened.append(len(self.app.pictures) - 1)
        self.app.tap(name)
        if settle(self.app, before, LONGEST if what != "hand" else SHORT):
            self.did[what] += 1
        return True

    # --- what to press
    def _wanted(self) -> tuple[str | None, str]:
        now = self.app.now
        if now["scene"] == COVER:
            return self._live("curtain.open"), "cover"
        if has(now, "tqs.close"):
            return self._live("tqs.close"), "closed"
        if has(now, "strip."):
            return self._strip()
        if has(now, "tqs.nobody"):
            return self._call()
        return self._turn() if has(now, "tqs.end") else self._answer(now)

    def _live(self, *starts: str) -> str | None:
        return next((name for start in starts for name in self.app.ids(start)), None)

    def _untried(self, *starts: str) -> str | None:
        """Something to choose that was not chosen before; all over again once nothing is left."""
        found = [name for start in starts for name in self.app.ids(start)]
        fresh = next((name for name in found if name not in self._tried), None)
        if fresh is not None:
            self._tried.add(fresh)
        return fresh

    def _anew(self, name: str | None, what: str) -> tuple[str | None, str]:
        """A press after which everything may be tried again."""
        if name is not None:
            self._tried.clear()
        return name, what

    def _strip(self) -> tuple[str | None, str]:
        declines = self._live("strip.decline")
        if declines and self.rng.random() < UNSEEN:
            return self._anew(declines, "declined unseen")
        return self._anew(self._live("strip.look"), "looked")

    def _call(self) -> tuple[str | None, str]:
        callers = self.app.ids("tqs.call.")
        if callers and self.rng.random() < CALLS:
            return self._anew(self.rng.choice(callers), "stepped up")
        return self._anew(self._live("tqs.nobody"), "nobody")

    def _answer(self, now: Picture) -> tuple[str | None, str]:
        """The press that goes furthest: do it, choose something, decline, choose from the hand, aim."""
        go, no = self._live("tqs.go"), self._live("tqs.pass")
        if go:
            return self._anew(go, "answer")
        if no and self.rng.random() < 0.5:
            return self._anew(no, "passed")
        found = self._untried(*CHOICES)
        if found:
            return found, "choice"
        return self._from_the_hand(now, no)

    def _from_the_hand(self, now: Picture, no: str | None) -> tuple[str | None, str]:
        """A card or a seat, once nothing moves: a hand lies there just so while others act."""
        asked = no is not None or has(now, "tqs.go", "tqs.cancel")
        if not asked and not self._still():
            return None, ""
        found = self._untried(*OWN) or (self._untried("tqs.seat.") if asked else None)
        if found is None:
            return self._anew(no or self._live("tqs.cancel"), "passed")
        return found, "hand"

    def _still(self) -> bool:
        """Whether the picture has stood for a moment."""
        before = self.app.now
        time.sleep(SHORT)
        return self.app.now is before

    def _turn(self) -> tuple[str | None, str]:
        """An attack if there is one, then the end of the phase."""
        go = self._live("tqs.go")
        if go:
            return self._anew(go, "attack")
        if has(self.app.now, "tqs.cancel"):
            aim = self._untried("tqs.seat.")
            return (aim, "aim") if aim else (self._live("tqs.cancel"), "back")
        card = self._untried(*FIGHTS)
        return (card, "card") if card else self._anew(self._live("tqs.end"), "end")
