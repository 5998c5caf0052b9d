"""Answers a question at the table as a person would: each thing is pressed, by mouse or by keys, then "do it"."""

from __future__ import annotations

from game.core.question import DONE, Arrange, Call, Path, Question
from game.ui.controls.node import Control
from tests.tables.tam_quoc_sat.hands import Hands
from tests.tables.tam_quoc_sat.wars import War

PREFIXES = ("tqs.hand.", "tqs.seat.", "tqs.pick.", "tqs.word.", "tqs.skill.", "tqs.thing.", "tqs.to.")
ENDS = {"end": "tqs.end", "pass": "tqs.pass", "recast": "tqs.recast"}
WORN = tuple(f"tqs.worn.{slot}" for slot in ("weapon", "armor", "defensive_horse", "offensive_horse"))


class Walk:
    """One question on a scene, and the hands that answer it."""

    def __init__(self, scene: War, hands: Hands) -> None:
        self.scene, self.hands = scene, hands

    @property
    def question(self) -> Question:
        """What is asked."""
        assert self.scene.match.waiting is not None
        return self.scene.match.waiting

    def answer(self, path: Path) -> None:
        """Gives this answer. Raises AssertionError where a control is missing, or another answer comes out."""
        question = self.question
        if question.ask == "choose_general":  # first the role is learnt
            self.hands.press("tqs.go")
        if isinstance(question, Call):
            path = self._call(question, path)
        elif isinstance(question, Arrange):
            path = self._arrange(question, path)
        else:
            self._decide(path)
        assert self.scene.given == [path]

    def control(self, key: str) -> Control | None:
        """The live control that chooses a key."""
        live = self.hands.live()
        for name in (ENDS.get(key, ""), *(prefix + key for prefix in PREFIXES), *WORN):
            control = live.get(name)
            if control is None or control.off or control.action is None:
                continue
            if name not in WORN or control.label == self.scene.board.stage.card(key):
                return control
        return None

    def _decide(self, path: Path) -> None:
        """Things one after another; the one that is the only one is chosen already."""
        scene = self.scene
        for key in path:
            if scene.given:
                return
            live = self.hands.live()
            if scene.board.plan.pending == key:
                continue
            control = live.get("tqs.go") if key == DONE else self.control(key)
            assert control is not None, (key, path, scene.match.waiting, sorted(live))
            self.hands.press(control.id)
        if not scene.given:
            go = self.hands.live().get("tqs.go")
            assert go is not None, (path, scene.match.waiting)
            assert not go.off, (path, go.why)
            self.hands.press("tqs.go")

    def _call(self, call: Call, path: Path) -> Path:
        """Who steps up is pressed; where the first is enough, that is all."""
        if call.first:
            self.hands.press(f"tqs.call.{path[0]}" if path else "tqs.nobody")
            return path[:1]
        for seat in path:
            self.hands.press(f"tqs.call.{seat}")
        self.hands.press("tqs.nobody")
        return path

    def _arrange(self, question: Arrange, path: Path) -> Path:
        """Cards until they lie as the path says: all go to the second row and back in their order."""
        plan, (first, second) = self.scene.board.plan, question.rows
        self.hands.live()
        want: dict[str, list[str]] = {first: [], second: []}
        row = first
        for key in path:
            row = key if key in want else row
            want[row] += [key] if key not in want else []
        for thing in question.things:
            if thing.key in plan.rows[first]:
                self.hands.press(f"tqs.thing.{thing.key}")
        for key in (*want[first], *(key for key in want[second] for _ in range(2))):
            self.hands.press(f"tqs.thing.{key}")
        assert plan.rows == want
        self.hands.press("tqs.go")
        return (first, *want[first], second, *want[second])
