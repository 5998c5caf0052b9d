# The reef of Deep Sea Adventure: the box, its options, why something cannot be done, and the log.

reef-name = Deep Sea Adventure
reef-rules = The reef
reef-about = Twenty-five spaces and hardly any air: every roll breathes as much as it moves, and what lies where you land is yours, if you bring it home.
reef-progress = Round { $round } of { $rounds }

reef-option-rounds = Rounds
    .about = How many rounds are played. Cards that were taken do not come back.
reef-option-oxygen = Oxygen
    .about = With one tank of 25 for all, a round is about three moves in all: with four or more divers hardly anyone comes home. With a tank each, everybody has time for a dive of their own.
reef-option-oxygen-shared = One for all
reef-option-oxygen-personal = One each
reef-option-oxygen_start = Oxygen for each round
    .about = With 25, cards beyond space 12 cannot be brought home. More air makes for longer dives.
reef-option-dice = Dice
    .about = How many dice are rolled for each move.
reef-option-faces = Faces of a die
    .about = Fewer faces make for shorter, cheaper moves.
reef-option-first = First diver
    .about = Who begins the first round. Later rounds are begun by whoever was farthest out at the end; if nobody was in the water, by the last to come aboard.
reef-option-first-random = By lot

# --- why not
reef-why-after-move = Roll first; the way is chosen after the move
reef-why-bound = On the way home there is no turning round
reef-why-has-rolled = You have rolled; say where you go next

# --- symbols
reef-symbol-shell = shell
reef-symbol-snail = snail
reef-symbol-star = sea star
reef-symbol-pearl = pearl
reef-symbol-coral = coral

# --- the log
reef-log-RoundBegan = Round { $round } begins with { $oxygen } oxygen. { $why ->
    [farthest] { $name } goes first: farthest out at the end.
    [last_aboard] { $name } goes first: last to come aboard.
    [next] { $name } goes first: the next in turn.
    [chosen] { $name } goes first, as the table chose.
   *[drawn] { $name } goes first, drawn by lot.
}
reef-log-Breathed = { $short ->
    [yes] { $name } rolls { $sum }: not enough oxygen
   *[no] { $name } rolls { $sum }, oxygen { $oxygen }
}
reef-log-Swam = { $end ->
    [home] { $name } swims home
   *[place] { $name } swims to space { $place }
}
reef-log-Took = { $name } takes a card worth { $worth }, { $symbol }
reef-log-CameHome = { $name } is back on board
reef-log-Headed = { $heading ->
    [forced] The reef ends here, { $name } has to return
    [back] { $name } will return
   *[out] { $name } goes on
}
reef-log-RanOut = { $name } has no oxygen left
reef-log-RoundEnded = { $why ->
    [no_air] The oxygen is gone: round { $round } is over
    [all_done] Nobody can dive on: round { $round } is over
   *[all_home] Everybody is back: round { $round } is over
}
reef-log-Scored = { $points ->
    [0] { $name } comes home empty-handed
    [one] { $name } brings home { $points } point
   *[other] { $name } brings home { $points } points
}
reef-log-Lost = { $n ->
    [0] { $name } is pulled out of the water
    [one] { $name } is pulled out of the water and loses { $n } card
   *[other] { $name } is pulled out of the water and loses { $n } cards
}
reef-log-MatchEnded = { $n ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
}{ $broken ->
    [best_round] : the better single round decided
    [earlier] : the earlier return decided
   *[no] { "" }
}
