"""Pictures and sounds that will be wanted, made beforehand: one a frame, in frames that have little else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial

from game.tables.tam_quoc_sat import act_shows, flights, harm_shows, reckon
from game.tables.tam_quoc_sat.cards import face, prepare
from game.tables.tam_quoc_sat.looks import flush_picture
from game.tables.tam_quoc_sat.near import near_ground, near_mask
from game.tables.tam_quoc_sat.portrait import ground_picture, mask_picture
from game.tables.tam_quoc_sat.stage import BACK, Stage
from game.ui.paint import Canvas

CUES = (act_shows.SOUNDS, act_shows.VERDICTS, flights.SOUNDS, harm_shows.BLOWS)


class Ahead:
    """Whoever may sit in the ring, the sounds, the kinds of cards at the sizes in which they fly and lie.

    All of them, in an order of their own: who was offered or holds what is not asked.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._key: Hashable = None
        self._left: deque[Callable[[], object]] = deque()
        self._made = 0
        """How many pictures there had been when this last looked."""

    def step(self, canvas: Canvas) -> None:
        """Makes the next one, unless others have just made a picture: that has taken time enough."""
        key = (self.stage.layout, canvas.ui.screen.u, canvas.ui.words.lang, self.stage.now.facts.packs)
        if key != self._key:
            self._key, self._left = key, deque(self._wanted(canvas))
        cache = canvas.ui.art.cache
        if self._left and cache.made == self._made:
            self._left.popleft()()
        self._made = cache.made

    def _wanted(self, canvas: Canvas) -> Iterator[Callable[[], object]]:
        yield from self._portraits(canvas)
        for name in sorted({name for cues in CUES for name in cues.values()}):
            yield partial(canvas.ui.sound.prepare, name)
        layout = self.stage.layout
        yield partial(flush_picture, canvas, layout.dock)
        for w in (round(layout.small[0] * layout.ring.u), round(layout.card[0] * canvas.ui.screen.u)):
            for kind in reckon.box().kinds:
                yield partial(prepare, canvas, self.stage, kind, w)
            yield partial(face, canvas, self.stage, BACK, w)

    def _portraits(self, canvas: Canvas) -> Iterator[Callable[[], object]]:
        """The masks of all generals of the packs in play, and the grounds of their kingdoms."""
        content = reckon.content()
        pool = sorted(content.pool(self.stage.now.facts.packs))
        kingdoms = sorted({content.generals[name].kingdom for name in pool})
        for ground, mask in ((ground_picture, mask_picture), (near_ground, near_mask)):
            yield from (partial(ground, canvas, self.stage, kingdom) for kingdom in kingdoms)
            yield from (partial(mask, canvas, self.stage, name) for name in pool)
