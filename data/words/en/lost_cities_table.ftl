# Lost Cities: the table. Box, reasons and log have a file of their own.

lost_cities-rules = A card game for two

# --- the table
lost_cities-round = Round { $round }
lost_cities-round-of = Round { $round } of { $rounds }
lost_cities-before = Ready to go
lost_cities-turn = { $name }’s turn
lost_cities-playing = Playing
lost_cities-ended = Round { $round } is over
lost_cities-starts-drawn = { $name } goes first, drawn by lot
lost_cities-starts-chosen = { $name } goes first, as the table chose
lost_cities-starts-ahead = { $name } goes first, being ahead
lost_cities-starts-alternate = It is level, so { $name } goes first this time
lost_cities-held = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
lost_cities-this-round = This round
lost_cities-total = Total
lost_cities-total-now = Total now: { $n }
lost_cities-pile = Draw pile
lost_cities-left = { $n ->
    [0] No card left
    [one] { $n } card left
   *[other] { $n } cards left
}
lost_cities-step-play = Play or discard
lost_cities-step-draw = Draw a card
lost_cities-times = ×{ $n }
lost_cities-only-discard = discard
lost_cities-card = { $value ->
    [0] { $region }, investment
   *[other] { $region } { $value }
}

# --- questions
lost_cities-ask-play-title = Choose a card
lost_cities-ask-play = Click a card of your hand, or press its number from the left. Then the places where it may go light up.
lost_cities-chosen = { $card }
lost_cities-lay = Play it
lost_cities-lay-note = { $before } becomes { $after }
lost_cities-lay-tip-first = Begins this expedition. It costs { $base } first, so it starts with { $by }.
lost_cities-lay-tip = { $n ->
    [0] Joins the investment: { $by } for this expedition.
   *[other] Follows the { $n }: { $by } for this expedition.
}
lost_cities-discard = Discard it
lost_cities-discard-useful = { $name } could use it
lost_cities-discard-useless = No use to { $name }
lost_cities-draw = From the pile
lost_cities-or-take = or the top card of a place:
lost_cities-take = Take { $card }
lost_cities-end-round = Propose to end the round
lost_cities-end-round-tip = For a long time nobody has drawn from the pile. If both agree, the round is scored as it lies.
lost_cities-ask-agree = { $name } would like to end the round here. It would be scored as it lies.
lost_cities-agree-yes = End the round
lost_cities-agree-note = { $mine } for you, { $theirs } for the other
lost_cities-agree-no = Go on
lost_cities-proposed-title = End it here?
lost_cities-proposed = { $name } would like to end the round
lost_cities-refused-title = On it goes
lost_cities-refused = { $name } would rather go on
lost_cities-why-not-now = Not now

# --- to point at
lost_cities-road-of = { $name }: { $region }
lost_cities-road-none = Not begun: it costs nothing and pays nothing.
lost_cities-road-long = { $n } of { $long } cards towards the bonus of { $bonus }
lost_cities-tray-empty = { $region }: nothing discarded
lost_cities-tray = { $region }: { $n ->
    [one] one card
   *[other] { $n } cards
} discarded, on top { $card }
lost_cities-pile-tip = { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
} If both always draw here, you have { $turns ->
    [0] no more turn
    [one] { $turns } more turn
   *[other] { $turns } more turns
} in this round.
lost_cities-unseen = Not seen yet: { $n }
lost_cities-panel-tip = The points of the rounds will be listed here.
