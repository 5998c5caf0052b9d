# The rulebook of the reef.

reef-page-goal = What it is about
reef-page-goal-first = A track of { $spaces } spaces leads from the submarine over a reef. Swim out, land on cards, and bring them home before the oxygen is gone.
reef-page-goal-second = A card lies face down on every space. Nobody knows it until somebody lands on it; from then on everybody sees it.
reef-page-goal-1 = Spaces 1 to { $shallow } are the shallow half: their cards are worth { $low } to { $middle }.
reef-page-goal-2 = Spaces { $first } to { $spaces } are the deep half: their cards are worth { $from } to { $high }.
reef-page-goal-3 = The number on a card scores. Its symbol never does: it is there to look at.
reef-page-goal-tip = After { $rounds } rounds, whoever has brought home the most points wins.

reef-page-turn = A turn
reef-page-turn-first = Turns go round clockwise; divers who are back on board are skipped. In your turn:
reef-page-turn-1 = Roll both dice, which show 1 to { $faces } each.
reef-page-turn-2 = The oxygen falls by their sum.
reef-page-turn-3 = You swim exactly as many spaces, in your direction.
reef-page-turn-4 = If you land on a card, you take it.
reef-page-turn-5 = You say whether you go on or return.
reef-page-turn-example = A roll of 3 and 4
reef-page-turn-tip = Nothing but dice costs oxygen: waiting and carrying cards are free. But everybody’s rolls empty the same tank.

reef-page-breath = Oxygen
reef-page-breath-first = Each round begins with { $oxygen } oxygen, one tank for everybody. Every roll takes its sum out of it.
reef-page-breath-1 = If the sum is greater than what is left, you do not move: the oxygen is gone and the round ends at once.
reef-page-breath-2 = If the sum is exactly what is left, you still make your move: you take a card, or reach the submarine. Then the round ends.
reef-page-breath-tip = Before you roll, the dots round the dial and the bars below it show what each sum would leave, and on the board where it would take you.

reef-page-landing = Landing on a card
reef-page-landing-first = Land exactly on a space that still has its card, and it is yours: it is turned over and lies before you, for all to see.
reef-page-landing-example = Passing 5 and 6, landing on 7
reef-page-landing-1 = You must take it, and it costs nothing.
reef-page-landing-2 = Passing over a card takes nothing, neither on the way out nor on the way home.
reef-page-landing-3 = On an empty space nothing happens.
reef-page-landing-4 = Any number of divers may be on one space. Its card goes to whoever lands first.
reef-page-landing-5 = Going out, the last space stops you, and that is a landing too.

reef-page-heading = Go on, or return
reef-page-heading-first = After your move you say where your next turn takes you.
reef-page-heading-1 = You may say something else every turn, until you have swum towards home for the first time. From then on you cannot go out again in this round.
reef-page-heading-2 = On the last space there is only the way back, and nobody asks.
reef-page-heading-3 = Reaching the submarine, or rolling past it, brings you on board. You take no more turns in this round.
reef-page-heading-4 = Each diver’s panel shows how likely it is to be home in time if it returns from now on.

reef-page-round-end = The end of a round
reef-page-round-end-first = A round ends when the oxygen is gone, or when every diver is back on board. A diver who has not left yet does not count as back.
reef-page-round-end-1 = Divers on board score the cards they took in this round.
reef-page-round-end-2 = Divers still in the water score nothing for it.
reef-page-round-end-3 = Cards that were taken leave the game, scored or not. Cards nobody took stay where they are, and empty spaces stay empty.
reef-page-round-end-4 = The next round is begun by the diver farthest out at the end; of several, by who moved last. If nobody was in the water, the last to come aboard begins, and if nobody has moved, the next in turn.

reef-page-scoring = Scoring
reef-page-scoring-first = Add up the values of your cards, if you are on board.
reef-page-scoring-example = On board, and in the water
reef-page-scoring-second = Markers run along the border of the board. Whoever passes 49 goes round once more, with 50 to add.
reef-page-scoring-1 = The highest total wins.
reef-page-scoring-2 = If totals are equal, the best single round decides; then who came aboard earlier, looking at the last round first. If even that is equal, the victory is shared.

reef-page-options = Another tank
reef-page-options-first = With { $oxygen } oxygen for everybody, a round is about three moves in all. With four or more divers hardly anyone comes home, and a card beyond space { $shallow } cannot be brought home at all. That is how the rules have it; the table may choose otherwise:
reef-page-options-1 = A tank each: every diver breathes its own oxygen. If it runs out, only that diver’s round is over; it stays in the water and scores nothing.
reef-page-options-2 = More oxygen for each round.
reef-page-options-3 = Other dice, or another number of rounds.
reef-page-options-tip = With a tank each, everybody has time for a dive of their own.

reef-page-table = At this table
reef-page-table-first = The rules leave a few things open. This is how this table plays them:
reef-page-table-1 = { $least } to { $most } divers. Who goes first is drawn by lot, unless the table chooses somebody.
reef-page-table-2 = Values are dealt to the cards of each half by chance, so the number of a space never tells the value of its card.
reef-page-table-3 = The oxygen counter is only a counter: it is never rolled.
reef-page-table-4 = Your last choice can be taken back until dice are rolled, a card comes to light, or somebody else has acted.
