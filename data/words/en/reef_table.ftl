# The reef: what stands on its table, what it asks, what can be pointed at, and the end of a match.

# --- the table
reef-round = Round { $round }
reef-round-of = Round { $round } of { $rounds }
reef-before = Ready to dive
reef-turn = { $name }’s turn
reef-then = Then { $names }
reef-alone = Nobody else has a turn left
reef-playing = Playing
reef-ended = Round { $round } is over
reef-ended-all_home = Everybody is back on board
reef-ended-no_air = The oxygen is gone
reef-ended-all_done = All are on board or out of oxygen
reef-starts-drawn = { $name } goes first, drawn by lot
reef-starts-chosen = { $name } goes first, as the table chose
reef-starts-farthest = { $name } goes first: farthest out at the end
reef-starts-last_aboard = { $name } goes first: last to come aboard
reef-starts-next = { $name } goes first: next in turn

reef-state-aboard = On board, not yet out
reef-state-out-aboard = On board, out of oxygen
reef-state-on = Swimming out, space { $space }
reef-state-back = Returning, space { $space }
reef-state-home = Safe on board
reef-state-out = Left in the water, space { $space }
reef-state-short = Space { $space }
reef-no-cards = No card yet
reef-won = { $n ->
    [one] Brought home { $n } point
   *[other] Brought home { $n } points
}
reef-won-nothing = Brought home nothing
reef-chance = { $n }%
reef-cards-of = { $name }’s cards
reef-if-home = { $n ->
    [one] { $n } point if home
   *[other] { $n } points if home
}
reef-cards-none = Cards taken in this round lie here, face up for everybody.

reef-oxygen = oxygen
reef-step-roll = Roll
reef-step-oxygen = Oxygen
reef-step-fell = { $before } to { $after }
reef-step-short = too little for { $n }
reef-step-swim = Swim
reef-step-space = to { $space }
reef-step-card = { $space }, takes a card
reef-step-home = back on board
reef-step-stays = stays put
reef-in-all = in all

reef-half-shallow = Shallow half, { $first } to { $last }: { $least }–{ $most } points
reef-half-deep = Deep half, { $first } to { $last }: { $least }–{ $most } points

# --- questions
reef-ask-swim = Roll, { $name }
reef-ask-heading = Where to next, { $name }?
reef-roll = Roll
reef-roll-on = and swim out
reef-roll-back = and swim home
reef-roll-tip = The oxygen falls by what you roll, and you swim just as far.
reef-dice-tip = Click to roll
reef-out = Go on
reef-out-note = { $first ->
    [25] Next: space 25
   *[other] Next: spaces { $first } to { $last }
}
reef-out-never = Any roll is too much
reef-out-tip = Your next roll takes you further out. You may still change your mind after it.
reef-back = Return
reef-back-note = { $n }% to make it home
reef-back-never = Too far to be home in time
reef-back-tip = Your next roll takes you towards the submarine. From then on you cannot go out again in this round.
reef-landing = { $sums } · { $share }%
reef-landing-home = Home: { $chance }
reef-why-not-now = Not now

# --- to point at
reef-odd = { $sum }: { $share }% of rolls, leaves { $oxygen } oxygen
reef-odd-short = More than there is: no move, and the oxygen is gone
reef-odd-last = To space { $space }, with the last of the oxygen
reef-odd-home = Back on board
reef-odd-card = To space { $space }, where a card lies
reef-odd-empty = To space { $space }, which is empty
reef-half-shallow-word = shallow
reef-half-deep-word = deep
reef-tip-card = Space { $space }: a { $half } card, face down, worth { $worth }
reef-tip-empty = Space { $space }: empty
reef-tip-here = { $n ->
    [one] Here: { $names }
   *[other] Here: { $names }
}
reef-tip-diver = { $name }: { $state }
reef-tip-tank = Own tank: { $n } of { $full }
reef-tip-haul = { $count ->
    [one] One card, worth { $n } if it comes home
   *[other] { $count } cards, worth { $n } if they come home
}
reef-tip-chance = { $n }% to be home in time, returning from now on
reef-tip-never = No roll brings this diver home in time
reef-tip-next-start = The next round is begun by whoever is farthest out when the oxygen is gone; if nobody is in the water, by the last to come aboard.
reef-tip-oxygen = Oxygen for everybody: { $n } of { $full }. Every roll takes its sum away. The dots show what each sum would leave.
reef-tip-own-oxygen = { $name }’s own oxygen: { $n } of { $full }. Every roll takes its sum away. The dots show what each sum would leave.
reef-tip-taken = Worth { $worth }, { $symbol }. Symbols never score.
reef-tip-scores = Scores after the rounds played
reef-tip-score = { $name }: { $n }
reef-record-round = Round { $round }: { $n }
reef-record-none = No round scored yet

# --- the rule set, at set-up
reef-card-about = 25 spaces, dice 1–6, every roll costs air
reef-advice = One tank of { $oxygen } for all is how the rules have it: a round is about three moves in all, with four or more divers hardly anyone comes home, and cards beyond space 12 cannot be brought home with 25.
reef-advice-personal = A tank each
reef-advice-more = Oxygen { $oxygen }

# --- the end of a match
reef-result-one = { $name } wins the reef
reef-result-shared = { $names } win together
reef-result-all = Everybody shares the reef
reef-result-haul = { $best ->
    [one] { $best } point in the best round, round { $round }
   *[other] { $best } points in the best round, round { $round }
}
reef-result-best_round = { $name } has { $points } points too, but the best single round decides: { $mine } against { $other }
reef-result-earlier = { $name } has { $points } points and as good a round, but came aboard later
reef-result-tied = { $points ->
    [one] One point each, as good a round and as early aboard: the victory is shared
   *[other] { $points } points each, as good a round and as early aboard: the victory is shared
}
reef-result-nothing = The reef kept everything: not a single point came home
reef-result-home = Times home
reef-result-unit = { $n ->
    [one] point from the reef
   *[other] points from the reef
}
reef-result-round = Round { $n }
reef-result-mark = R{ $n }
reef-result-bars = Points by round
reef-result-again = Play again
