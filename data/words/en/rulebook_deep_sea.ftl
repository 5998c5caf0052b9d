# The rulebook of Deep Sea Adventure.

rulebook-title = How to play
rulebook-first = This is the first page

deep_sea-page-goal = What it is about
deep_sea-page-goal-first = You all share one old submarine and one tank of air. Dive for relics, and be back on board before the air is gone.
deep_sea-page-goal-second = The deeper a relic lies, the more it is worth. Shape and dots show its level; its exact value stays hidden until it is home, even from the diver who carries it.
deep_sea-page-goal-tip = After { $dives } dives, whoever has brought home the most points wins.

deep_sea-page-turn = A turn
deep_sea-page-turn-first = Turns go round clockwise. Each has four steps, always in this order:
deep_sea-page-turn-1 = Breathe: the air falls by one for each relic you carry.
deep_sea-page-turn-2 = Choose a heading: keep diving, or turn back and swim home.
deep_sea-page-turn-3 = Swim: roll both dice. Each relic you carry takes one step away.
deep_sea-page-turn-4 = Search: take the relic where you stop, drop one on an empty ring, or leave things as they are.
deep_sea-page-turn-tip = Once you are back on board, you take no more turns in this dive.

deep_sea-page-breathe = Breathe
deep_sea-page-breathe-first = At the start of your turn, before anything else, the air falls by as many relics as you carry. It is everybody’s air.
deep_sea-page-breathe-example = Two relics in hand
deep_sea-page-breathe-1 = Empty hands breathe for free.
deep_sea-page-breathe-2 = A stack counts as one relic.
deep_sea-page-breathe-3 = What you brought home in earlier dives costs no air.
deep_sea-page-breathe-4 = Each dive starts with { $air } air, unless the table has chosen less.
deep_sea-page-breathe-tip = When the air reaches 0, you still play this turn to its end. Then the dive is over for everybody.

deep_sea-page-heading = Choose a heading
deep_sea-page-heading-first = Before you roll, choose: deeper, or home. Whoever rolls without turning back goes deeper.
deep_sea-page-heading-1 = You may turn back only while you carry something, and only once a dive.
deep_sea-page-heading-2 = Until you roll you may take it back. After the roll, never: you swim home and go no deeper in this dive.
deep_sea-page-heading-3 = With empty hands you may turn back only if no free place lies deeper than yours. On the last place of the path, with empty hands, you must.
deep_sea-page-heading-4 = If you drop your only relic on the way home, you keep swimming home.

deep_sea-page-swim = Swim
deep_sea-page-swim-first = Roll both dice; they show 1 to { $faces } each. Take away one step for each relic you carry. Places where another diver is are passed over and not counted.
deep_sea-page-swim-example = Five rolled, two relics in hand
deep_sea-page-swim-1 = No step left? You stay where you are, and may still search there.
deep_sea-page-swim-2 = Going down, you stop at the deepest free place at most. If no free place lies deeper, you do not move.
deep_sea-page-swim-3 = Coming home, one step is enough from the first place. Steps left over are lost, and you are home.

deep_sea-page-search = Search
deep_sea-page-search-first = Where you stop in the water, you may do one of these:
deep_sea-page-search-1 = Take what lies there. You may carry any number; an empty ring stays behind.
deep_sea-page-search-2 = Drop one of yours, but only on an empty ring. It takes the place of the ring.
deep_sea-page-search-3 = Even if you did not move, you may search.
deep_sea-page-search-4 = One thing a turn: you cannot drop one relic and take another at once.
deep_sea-page-search-tip = Nobody may look at the value of a relic that is being carried. Its level, and how many you carry, is known to all.

deep_sea-page-dive-end = The end of a dive
deep_sea-page-dive-end-first = A dive ends when everybody is back on board, or at the end of the turn in which the air reached 0. A diver who has not left the submarine yet does not count as back.
deep_sea-page-dive-end-1 = Divers who are back turn over their relics and keep them for good. From now on everybody sees their values.
deep_sea-page-dive-end-2 = Divers still in the water lose what they carry; it sinks to the end of the path.
deep_sea-page-dive-end-3 = The empty rings are taken away and the path closes up.
deep_sea-page-dive-end-4 = Whoever came back last starts the next dive. Those pulled out of the water come back after all others, the farthest one last.

deep_sea-page-drowned = Lost relics
deep_sea-page-drowned-first = Lost relics are laid after the last place in stacks of { $stack }, beginning with the diver nearest the submarine. A stack is filled up before a new one starts; the last may be smaller.
deep_sea-page-drowned-example = Two relics of the nearest, three of the next
deep_sea-page-drowned-1 = Each diver chooses the order of their own relics. If all are of one level, or it is the last dive, nobody is asked.
deep_sea-page-drowned-2 = In the next dive a stack is one place and one relic: it costs one air and one step, and is worth all that lies in it.
deep_sea-page-drowned-3 = A carried stack breaks into single relics first. When setting up, the table may choose that it stays whole.
deep_sea-page-drowned-4 = A short stack of an earlier dive is not filled up.

deep_sea-page-scoring = Counting points
deep_sea-page-scoring-first = After the last dive, add up all the relics you have brought home. The most points win.
deep_sea-page-scoring-second = Equal points? Whoever has more relics of level { $top } wins; if that is equal too, those of the next lower level are compared, and so on. If all is equal, the victory is shared.
deep_sea-page-scoring-example = Both have 22, one has a relic of level 4
deep_sea-page-scoring-1 = If no relic is left in the sea when a dive should start, the match ends there.

deep_sea-page-table = At this table
deep_sea-page-table-first = Printed rules leave a few things open. This is how this table plays them:
deep_sea-page-table-1 = { $least } to { $most } divers. Who goes first is drawn by lot, unless the table chooses somebody.
deep_sea-page-table-2 = The empty rings never run out: a relic may always be taken.
deep_sea-page-table-3 = A diver with empty hands and no free place deeper may turn back, and may come home with nothing.
deep_sea-page-table-4 = Lost relics are laid from the diver nearest the submarine to the farthest.
deep_sea-page-table-5 = When setting up, the table may change the number of dives, the air, and what happens to lost stacks.
deep_sea-page-table-6 = Your last choice can be taken back until dice are rolled, values come to light, or somebody else has acted.
