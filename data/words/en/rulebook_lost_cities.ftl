# The rulebook of Lost Cities.

lost_cities-page-goal = What it is about
lost_cities-page-goal-first = Two explorers set out for the same { $regions } regions. Each card you lay leads an expedition a little further towards its lost city.
lost_cities-page-goal-second = Every region has the numbers { $low } to { $high } once, and { $investments } investments, the handshakes. That makes { $cards } cards. Colour, symbol and landscape always go together.
lost_cities-page-goal-tip = After { $rounds } rounds the higher sum of points wins.

lost_cities-page-turn = A turn
lost_cities-page-turn-first = You always hold { $hand } cards. A turn is one card out and one card in, both of them a must:
lost_cities-page-turn-play = One card out
lost_cities-page-turn-draw = One card in
lost_cities-page-turn-1 = Lay a card on your own expedition of its region, or discard it.
lost_cities-page-turn-2 = Draw: the top card of the pile, or the top card of a discard place.
lost_cities-page-turn-tip = Then it is the other explorer’s turn.

lost_cities-page-play = Laying a card
lost_cities-page-play-first = Each of you has an expedition of your own in every region. Its numbers must rise; gaps are fine.
lost_cities-page-play-example = After the 8, the 9 may follow, the 6 may not
lost_cities-page-play-1 = Investments come before the first number, up to { $investments } of them. Once a number lies there, it is too late.
lost_cities-page-play-2 = What lies in an expedition stays there until the round is over.
lost_cities-page-play-3 = All cards of both of you can be seen all the time.

lost_cities-page-discard = Discarding
lost_cities-page-discard-first = Every region has one discard place for both of you. A discarded card lies there face up and covers what was there before.
lost_cities-page-discard-1 = You may always discard, even a card you could have laid.
lost_cities-page-discard-2 = Only the top card of a place can be seen. If the table has chosen so, all of them may be fanned out: point at the place.
lost_cities-page-discard-tip = Careful: what you throw away, the other may pick up.

lost_cities-page-draw = Drawing a card
lost_cities-page-draw-first = After your card, draw one. From the pile you get whatever comes; from a discard place you take the card that you see.
lost_cities-page-draw-1 = The very card you have discarded in this turn may not be taken back.
lost_cities-page-draw-2 = Taking discards makes the round longer; drawing from the pile makes it shorter.
lost_cities-page-draw-3 = How many cards the pile still has, everybody may know.

lost_cities-page-round-end = The end of a round
lost_cities-page-round-end-first = When somebody draws the last card of the pile, the round is over at once. That card and all cards in hand are worth nothing.
lost_cities-page-round-end-1 = Each expedition is scored, then all cards are shuffled for the next round.
lost_cities-page-round-end-2 = Whoever is ahead begins it. If you are level, it is whoever did not begin the last one.
lost_cities-page-round-end-tip = Point at a name to see the points of the rounds so far.

lost_cities-page-scoring = Scoring
lost_cities-page-scoring-first = An expedition that was never begun counts nothing. Every other one is reckoned like this:
lost_cities-page-scoring-1 = Add up its numbers.
lost_cities-page-scoring-2 = Take { $base } away: that is what every expedition costs.
lost_cities-page-scoring-3 = Multiply by 2, 3 or 4 for one, two or three investments. A loss is multiplied, too.
lost_cities-page-scoring-4 = With { $long } cards or more, investments counted, add { $bonus } at the very end.
lost_cities-page-scoring-tip = The little plate under each expedition shows what it is worth right now.

lost_cities-page-examples = Worked examples
lost_cities-page-examples-first = With the numbers of the box:
lost_cities-page-worked-short = Five cards, no investment
lost_cities-page-worked-doubled = One investment doubles
lost_cities-page-worked-lost = It doubles losses, too
lost_cities-page-worked-only = Nothing but investments
lost_cities-page-worked-long = Eight cards: the bonus
lost_cities-page-worked-great = Two investments and seven numbers
lost_cities-page-worked-most = The most there can be

lost_cities-page-long-round = A round without end
lost_cities-page-long-round-first = Nobody has to draw from the pile. If a round drags on, you may end it together.
lost_cities-page-long-round-1 = After { $dry } turns in a row without a card from the pile, whoever is to draw may propose to end the round.
lost_cities-page-long-round-2 = If the other agrees, the round is scored as it lies. If not, the turn goes on with a draw.
lost_cities-page-long-round-3 = Bots never propose it. They agree when they are ahead or level.

lost_cities-page-options = What the table may choose
lost_cities-page-options-first = When the box is opened you may change the following:
lost_cities-page-options-1 = Five regions, or { $most } with the Twilight Land.
lost_cities-page-options-2 = How many cards you hold, what an expedition costs, and what a long one earns.
lost_cities-page-options-3 = Whether investments count towards the { $long } cards of a long expedition.
lost_cities-page-options-4 = Whether discards may be looked through. Then, pointing at the pile lists all cards you have not seen.
