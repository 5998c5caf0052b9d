"""What a seat may do in its play phase: cards, ways to make cards, active skills, the end."""

from __future__ import annotations

from game.core.question import Decision, Option, Path, Reason, Seat
from game.rules.tam_quoc_sat.menu import Menu
from game.rules.tam_quoc_sat.need import Need
from game.rules.tam_quoc_sat.play import Play
from game.rules.tam_quoc_sat.skill import Active

END = Option("end")


class PlayMenu(Menu):
    """The free play phase."""

    def __init__(self, play: Play, seat: Seat, need: Need) -> None:
        super().__init__(play, seat, need)
        self.actives: dict[str, tuple[Seat, Active]] = {}
        for owner, active in play.cared.actives:
            if (owner != seat) == active.others:
                name = active.name if active.name not in self.actives else f"{active.name}/{owner}"
                self.actives[name] = (owner, active)

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Everything that may be done now, and the end of the phase."""
        found = self.options
        if self.actives:
            found += [Option(name) for name in self.actives if self._why_not_act(name) is None]
        found.append(END)
        return tuple(found)

    def then(self, path: Path) -> Decision | None:
        if path[0] == END.key:
            return None
        if path[0] in self.actives:
            owner, active = self.actives[path[0]]
            return active.pick(self.play, owner, self.seat) if active.pick else None
        return super().then(path)

    def _why_not_act(self, name: str) -> Reason | None:
        owner, active = self.actives[name]
        facts, word = self.play.facts, active.name if not active.others else f"{active.name}/{owner}"
        if active.limit in ("phase", "turn", "match") and facts.count(active.limit, word, self.seat):  # type: ignore[arg-type]
            return Reason("why-already-used", {"skill": active.name})
        if active.why and (reason := active.why(self.play, owner, self.seat)):
            return reason
        if active.pick:
            step = active.pick(self.play, owner, self.seat)
            if step is None or len(step.options) < step.least:
                return Reason("why-no-target")
        return None

    def why_not(self, key: str) -> Reason | None:
        if key in self.actives:
            return self._why_not_act(key)
        return super().why_not(key)
