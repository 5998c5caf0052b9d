# Lost Cities: the box, its options, why something cannot be done, and the log.

lost_cities-name = Lost Cities
lost_cities-about = Two explorers, five expeditions. Every journey costs before it pays, and every card you throw away may be the one the other was waiting for.
lost_cities-progress = Round { $round } of { $rounds }

lost_cities-option-rounds = Rounds
    .about = How many rounds are played. The points of all rounds are added up.
lost_cities-option-regions = Regions
    .about = With six regions, the Twilight Land joins in with twelve more cards.
lost_cities-option-hand = Cards in hand
    .about = How many cards each explorer holds.
lost_cities-option-base = Cost of an expedition
    .about = What every expedition with at least one card costs, before the investments multiply.
lost_cities-option-bonus = Reward for a long expedition
    .about = Extra points, after multiplying, for an expedition of eight cards or more.
lost_cities-option-bonus_counts_investments = Investments count for the reward
    .about = On: an expedition is long with eight cards of any kind. Off: only number cards are counted.
lost_cities-option-fan_discards = Discards may be looked through
    .about = On: both may fan out every discard place, and the card counter is there to help. Off: only the top card can be seen, the rest has to be remembered.
lost_cities-option-first = First explorer
    .about = Who begins the first round. Later rounds are begun by whoever is ahead; if you are level, by the one who did not begin the last.
lost_cities-option-first-random = By lot

# --- regions
lost_cities-region-desert = Desert
lost_cities-region-sea = Sea
lost_cities-region-snow = Snow
lost_cities-region-jungle = Jungle
lost_cities-region-volcano = Volcano
lost_cities-region-twilight = Twilight

# --- why not
lost_cities-why-play-first = Play a card first, then draw
lost_cities-why-not-in-hand = Pick a card from your hand
lost_cities-why-too-low = Must be higher than { $top }
lost_cities-why-investment-late = Only before the first number
lost_cities-why-not-yours = That is the other explorer’s
lost_cities-why-other-region = Only where its region is
lost_cities-why-stays = Cards of an expedition stay there
lost_cities-why-draw-now = You have played; now draw a card
lost_cities-why-just-discarded = You have just discarded that card
lost_cities-why-nothing-there = No card lies here
lost_cities-why-not-yet = { $n ->
    [one] After { $n } more turn without a draw from the pile
   *[other] After { $n } more turns without a draw from the pile
}
lost_cities-why-refused = The other wants to go on

# --- the log
lost_cities-log-RoundBegan = Round { $round } begins. { $why ->
    [ahead] { $name } goes first, being ahead.
    [alternate] { $name } goes first: it is level, and the other began last time.
    [chosen] { $name } goes first, as the table chose.
   *[drawn] { $name } goes first, drawn by lot.
}
lost_cities-log-Laid = { $value ->
    [0] { $name } invests in { $region }
   *[other] { $name } plays { $region } { $value }
}
lost_cities-log-Discarded = { $value ->
    [0] { $name } discards an investment, { $region }
   *[other] { $name } discards { $region } { $value }
}
lost_cities-log-Took = { $value ->
    [0] { $name } picks up an investment, { $region }
   *[other] { $name } picks up { $region } { $value }
}
lost_cities-log-Drew = { $left ->
    [0] { $name } draws the last card
   *[other] { $name } draws, { $left } left
}
lost_cities-log-EndProposed = { $name } would like to end the round here
lost_cities-log-EndRefused = { $name } would rather go on
lost_cities-log-RoundEnded = { $why ->
    [agreed] Both end round { $round } here: { $first } { $firstPoints }, { $second } { $secondPoints }
   *[pile] The pile is empty, round { $round } is over: { $first } { $firstPoints }, { $second } { $secondPoints }
}
lost_cities-log-MatchEnded = { $n ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
}
