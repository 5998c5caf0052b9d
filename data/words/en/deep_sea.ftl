# Deep Sea Adventure: the table and the log; the box has a file of its own.

# --- the table
deep_sea-dive = Dive { $dive }
deep_sea-dive-of = Dive { $dive } of { $dives }
deep_sea-before = Ready to dive
deep_sea-turn = { $name }’s turn
deep_sea-then = Then { $names }
deep_sea-alone = Nobody else is in the water
deep_sea-playing = Playing
deep_sea-ended = Dive { $dive } is over
deep_sea-ended-all_home = Everybody is back on board
deep_sea-ended-no_air = The air is gone
deep_sea-over = The sea is empty
deep_sea-over-empty = No relic is left to dive for
deep_sea-starts-drawn = { $name } goes first, drawn by lot
deep_sea-starts-chosen = { $name } goes first, as the table chose
deep_sea-starts-last_home = { $name } goes first: last one back on board
deep_sea-starts-farthest = { $name } goes first: farthest out when the air was gone

deep_sea-state-aboard = Not diving yet
deep_sea-state-down = Diving, place { $place }
deep_sea-state-up = Returning, place { $place }
deep_sea-state-home = Safe on board
deep_sea-state-drowned = Pulled out of the water
deep_sea-carries-nothing = Carrying nothing
deep_sea-breathes-free = Breathes for free
deep_sea-cost = { $loss } air each turn
deep_sea-cost-short = { $loss } air
deep_sea-kept = Counted when the dive ends
deep_sea-kept-short = safe
deep_sea-home-banked = { $n ->
    [one] Brought home { $n } point
   *[other] Brought home { $n } points
}
deep_sea-home-lost = { $n ->
    [0] Lost nothing
    [one] Lost one relic
   *[other] Lost { $n } relics
}
deep_sea-home-empty = Came home empty-handed
deep_sea-next-breath = { $name } breathes next: { $n ->
    [0] free
   *[other] { $loss }
}
deep_sea-next-breath-last = { $name } breathes next: { $loss }, the last turn
deep_sea-last-turn = The last turn: the air is gone
deep_sea-empty-ring = empty ring

deep_sea-step-breathe = Breathe
deep_sea-step-breath-air = Air from { $before } to { $after }
deep_sea-step-breath-free = Costs no air
deep_sea-step-heading = Heading
deep_sea-heading-down = Keeps diving
deep_sea-heading-turned = Turned back
deep_sea-heading-up = Swimming home
deep_sea-step-roll = Roll
deep_sea-sum-none = { $sum }: no move
deep_sea-places = { $n ->
    [one] place
   *[other] places
}

# --- questions
deep_sea-ask-swim = Which way, { $name }?
deep_sea-ask-swim-up = On the way home
deep_sea-roll = Roll
deep_sea-roll-down = and go deeper
deep_sea-roll-up = and swim home
deep_sea-roll-tip = { $n ->
    [0] You carry nothing: you swim as far as the dice say.
    [one] You swim what the dice say, less { $n } for the relic you carry.
   *[other] You swim what the dice say, less { $n } for what you carry.
}
deep_sea-turn-back = Turn back
deep_sea-turn-back-note = Once a dive
deep_sea-turn-back-tip = From now on you swim home. You may take it back until you roll, never after.
deep_sea-keep-diving = Keep diving
deep_sea-keep-diving-note = Do not turn back yet
deep_sea-keep-diving-tip = Takes your turning back away again; after the roll it is too late.
deep_sea-dice-tip = Click to roll
deep_sea-landing = { $sums } · { $share }%
deep_sea-landing-home = Home: { $chance }
deep_sea-ask-relic = What about this relic?
deep_sea-ask-ring = An empty ring. Drop one here?
deep_sea-take = Take it
deep_sea-take-note = { $what }
deep_sea-take-cost = { $what }. Each breath will cost you { $n } air.
deep_sea-drop = Drop one
deep_sea-drop-note = { $n ->
    [0] Then breathe for free
   *[other] Then { $loss } air a breath
}
deep_sea-leave = Leave it
deep_sea-leave-note = { $n ->
    [0] Still breathe for free
   *[other] Still { $loss } air a breath
}
deep_sea-relic = Level { $level }, worth { $worth }
deep_sea-relic-short = Level { $level }: { $worth }
deep_sea-stack = Stack of { $n }, worth { $worth }
deep_sea-ask-item = Which one do you drop?
deep_sea-keep-all = Keep them all
deep_sea-drop-this = Drop this one
deep_sea-ask-order = { $name }’s relics sink
deep_sea-order-how = Nearest the submarine first: click one after another.
deep_sea-lowest-first = Lowest level first
deep_sea-order-back = Take the last one back

# --- why not
deep_sea-why-aboard = You are still on board
deep_sea-why-already-turned = Turned back already
deep_sea-why-carries-nothing = You carry nothing
deep_sea-why-must-turn-back = The path ends here
deep_sea-why-no-relic = No relic here
deep_sea-why-not-announced = You have not turned back
deep_sea-why-not-blank = Only on an empty ring
deep_sea-why-not-now = Not now
deep_sea-why-laid = Has its place already

# --- to point at
deep_sea-tip-space = Place { $place }: { $what }
deep_sea-tip-ring = an empty ring, where a relic may be dropped
deep_sea-tip-cost = Whoever carries it loses one more air with every breath and swims one place less.
deep_sea-tip-who = { $name } is here, carrying { $n ->
    [0] nothing
    [one] one relic
   *[other] { $n } relics
}.
deep_sea-tip-diver = { $name }: { $state }
deep_sea-tip-air = Air for everybody: { $n } of { $full }
deep_sea-tip-next-start = The next dive is begun by whoever comes back last. Last back so far: { $name }.
deep_sea-tip-next-start-nobody = The next dive is begun by whoever comes back last. Nobody is back yet.
deep_sea-bank-title = Brought home by { $name }
deep_sea-bank-dive = Dive { $dive }: { $n }
deep_sea-bank-empty = Nothing yet

# --- the log
deep_sea-log-DiveBegan = Dive { $dive } begins. { $why ->
    [last_home] { $name } goes first: last one back on board.
    [farthest] { $name } goes first: farthest out when the air was gone.
    [chosen] { $name } goes first, as the table chose.
   *[drawn] { $name } goes first, drawn by lot.
}
deep_sea-log-Breathed = { $name } breathes: { $loss }, air { $air }
deep_sea-log-TurnedBack = { $forced ->
    [yes] { $name } has to turn back
   *[no] { $name } turns back
}
deep_sea-log-KeptDiving = { $name } keeps diving after all
deep_sea-log-Swam = { $end ->
    [home] { $name } rolls { $sum }, home
    [stay] { $name } rolls { $sum }, stays
   *[place] { $name } rolls { $sum }, to place{"\u00A0"}{ $place }
}
deep_sea-log-Took = { $n ->
    [one] { $name } takes a relic of level{"\u00A0"}{ $what }
   *[other] { $name } takes a stack of levels { $what }
}
deep_sea-log-Dropped = { $n ->
    [one] { $name } drops a relic of level{"\u00A0"}{ $what }
   *[other] { $name } drops a stack of levels { $what }
}
deep_sea-log-DiveEnded = { $why ->
    [no_air] The air is gone: dive { $dive } is over
   *[all_home] Everybody is back: dive { $dive } is over
}
deep_sea-log-Banked = { $name } brings home { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deep_sea-log-Sank = { $n ->
    [0] { $name } is pulled out of the water
    [one] { $name } loses { $n } relic to the sea
   *[other] { $name } loses { $n } relics to the sea
}
deep_sea-log-RowClosed = { $n ->
    [one] One empty ring goes, the path closes up
   *[other] { $n } empty rings go, the path closes up
}
deep_sea-log-MatchEnded = { $n ->
    [one] { $names } wins with { $points }
   *[other] { $names } win together with { $points }
}
