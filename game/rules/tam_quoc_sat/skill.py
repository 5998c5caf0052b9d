"""What a skill (or an equipped card) is made of: triggers at moments, answers to queries, ways to make cards, acts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.question import Decision, Path, Reason, Seat
from game.rules.tam_quoc_sat.card import Card
from game.rules.tam_quoc_sat.deeds import Damage, Judgement
from game.rules.tam_quoc_sat.moments import Moment

if TYPE_CHECKING:
    from game.rules.tam_quoc_sat.need import Need
    from game.rules.tam_quoc_sat.play import Play

M = TypeVar("M", bound=Moment)
F = TypeVar("F", bound=Callable[..., Any])
When = Callable[["Play", Seat, M], bool]
Pick = Callable[["Play", Seat, M], Decision | None]
Times = Callable[["Play", Seat, M], int]
Act = Callable[["Play", Seat, M, Path], Awaitable[None]]


class Trigger:
    """What a skill does at a moment. ``must``: not asked. ``pick``: what is chosen in the same breath as "yes"."""

    __slots__ = ("act", "equipment", "moment", "must", "name", "pick", "times", "when")

    def __init__(
        self,
        moment: type[Moment],
        when: When[Any],
        act: Act[Any],
        pick: Pick[Any] | None,
        *,
        must: bool,
        times: Times[Any] | None,
        equipment: bool,
    ) -> None:
        self.name = ""
        self.moment, self.when, self.act, self.pick = moment, when, act, pick
        self.must, self.times, self.equipment = must, times, equipment


class Way:
    """A way to have a card of another kind: ``count`` own cards that fit, or (``get``) somebody's help or luck."""

    def __init__(
        self,
        kinds: tuple[str, ...],
        count: int,
        fits: Callable[[Play, Seat, Card], bool] | None,
        sources: tuple[str, ...],
        when: Callable[[Play, Seat, Need], bool] | None,
    ) -> None:
        self.name = ""
        self.kinds, self.count, self.fits, self.sources, self.when = kinds, count, fits, sources, when
        self.get: Callable[[Play, Seat, Need, Card, tuple[Seat, ...]], Awaitable[Card | None]] | None = None
        self.names: Callable[[Play, Seat, Need], tuple[str, ...]] | None = None
        self.step: Callable[[Play, Seat, Need, str], Decision | None] | None = None
        self.make: Callable[[Play, Seat, str, Path], Card] | None = None
        self.recast = False
        self.retries = False
        """Whether it may be tried again for the same demand after it failed."""
        self.pair: Callable[[Play, Seat, Card, Card], bool] | None = None
        """Whether two cards go together, of a way that takes two of a sort: the second is chosen after the first."""
        self.visible: Callable[[Play, Seat, Need], bool] | None = None
        self.suits: Mapping[str, str] = {}
        """Of which suit the cards are that make a kind, where that matters."""
        self.amount: Callable[[Play, Seat], int] | None = None
        """How many cards it takes now, where ``count`` cannot say so; they are chosen one after the other."""


class Active:
    """What may be done in the play phase; ``others`` if it is the other seats that may do it."""

    def __init__(
        self,
        act: Callable[[Play, Seat, Seat, Path], Awaitable[None]],
        pick: Callable[[Play, Seat, Seat], Decision | None] | None,
        why_not: Callable[[Play, Seat, Seat], Reason | None] | None,
        limit: str,
        *,
        others: bool,
    ) -> None:
        self.name = ""
        self.act, self.pick, self.why, self.limit, self.others = act, pick, why_not, limit, others


class Skill:
    """One skill. Its module declares what it does with ``may``, ``must``, ``state``, ``way`` and ``active``."""

    def __init__(self, *, equipment: bool = False) -> None:
        self.id = ""
        self.equipment = equipment
        self.triggers: list[Trigger] = []
        self.states: dict[str, Callable[..., Any]] = {}
        self.ways: list[Way] = []
        self.actives: list[Active] = []
        self.changes: Changer | None = None
        self.lost: Callable[[Play, Seat], Awaitable[None]] | None = None
        """What goes when a seat loses the skill."""
        self.owed: Callable[[Play, Seat, Damage], Awaitable[None]] | None = None
        """What is done after damage that fixed the right to it (``Damage.owed``), even if the skill is lost."""
        self.lasting: Skill | None = None
        """What holds for a seat on which the skill's effect lasts (``Lasting``), even if the skill is lost."""
        self.lends: Callable[[Play, Seat], tuple[str, ...]] | None = None
        """Other skills that its owner counts as having; asked whenever skills or the living change."""
        self.piles = False
        """Whether it lays cards elsewhere than in hands, equipment and judgement areas."""

    def name(self, skill: str) -> None:
        """Gives the skill its id, which its module's name is."""
        self.id = skill
        for trigger in self.triggers:
            trigger.name = skill
        for way in self.ways:
            way.name = skill
        for active in self.actives:
            active.name = skill
        if self.changes:
            self.changes.name = skill
        if self.lasting:
            self.lasting.name(skill)

    def may(
        self,
        moment: type[M],
        when: When[M],
        pick: Pick[M] | None = None,
        *,
        times: Times[M] | None = None,
    ) -> Callable[[Act[M]], Act[M]]:
        """What may be done at a moment when ``when`` holds, once or as many ``times`` in a row."""
        return self._trigger(moment, when, pick, must=False, times=times)

    def must(self, moment: type[M], when: When[M], *, times: Times[M] | None = None) -> Callable[[Act[M]], Act[M]]:
        """What is done at a moment when ``when`` holds; nobody is asked whether."""
        return self._trigger(moment, when, None, must=True, times=times)

    def _trigger(
        self, moment: type[M], when: When[M], pick: Pick[M] | None, *, must: bool, times: Times[M] | None
    ) -> Callable[[Act[M]], Act[M]]:
        def keep(act: Act[M]) -> Act[M]:
            self.triggers.append(Trigger(moment, when, act, pick, must=must, times=times, equipment=self.equipment))
            return act

        return keep

    def state(self, query: str) -> Callable[[F], F]:
        """The skill's answer to a query of the rules (events.md 7)."""

        def keep(answer: F) -> F:
            self.states[query] = answer
            return answer

        return keep

    def way(
        self,
        *kinds: str,
        count: int = 1,
        fits: Callable[[Play, Seat, Card], bool] | None = None,
        sources: tuple[str, ...] = ("hand",),
        when: Callable[[Play, Seat, Need], bool] | None = None,
    ) -> Way:
        """A way to have a card of one of these kinds."""
        way = Way(kinds, count, fits, sources, when)
        self.ways.append(way)
        return way

    def active(
        self,
        pick: Callable[[Play, Seat, Seat], Decision | None] | None = None,
        why_not: Callable[[Play, Seat, Seat], Reason | None] | None = None,
        limit: str = "phase",
        *,
        others: bool = False,
    ) -> Callable[[F], F]:
        """What the owner (or with ``others`` any other seat) may do in its play phase: (play, owner, doer, picks)."""

        def keep(act: F) -> F:
            self.actives.append(Active(act, pick, why_not, limit, others=others))
            return act

        return keep

    def changer(
        self, fits: Callable[[Play, Seat, Card], bool], sources: tuple[str, ...], *, takes_old: bool
    ) -> Changer:
        """The skill may replace the card of any judgement by one that fits."""
        self.changes = Changer(fits, sources, takes_old=takes_old)
        return self.changes


class Changer:
    """How a skill replaces a judgement card; ``takes_old`` if its owner gets the card that lay there."""

    def __init__(self, fits: Callable[[Play, Seat, Card], bool], sources: tuple[str, ...], *, takes_old: bool) -> None:
        self.name = ""
        self.fits, self.sources, self.takes_old = fits, sources, takes_old
        self.spared: Callable[[Play, Seat, Judgement], tuple[str, ...]] | None = None
        self.when: Callable[[Play, Seat], bool] | None = None
        self.pays: Callable[[Play, Seat], None] | None = None
        """What it costs besides the card."""
