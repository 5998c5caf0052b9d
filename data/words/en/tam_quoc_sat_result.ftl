# The end of a match of Tam Quốc Sát.

tam_quoc_sat-result-won-lord_dead = The Rebels win
tam_quoc_sat-result-won-renegade = The Renegade wins
tam_quoc_sat-result-won-rebels_dead = The Lord’s side wins
tam_quoc_sat-result-won-no_cards = Nobody wins
tam_quoc_sat-result-again = To war again
tam_quoc_sat-result-who = { $general } ({ $name })
tam_quoc_sat-result-why-lord_dead = { $killed ->
    [yes] The Lord { $name } fell in round { $round } to { $killer }.
   *[no] The Lord { $name } fell in round { $round }.
}
tam_quoc_sat-result-why-renegade = { $winner } is the last one standing: the Lord { $name } fell in round { $round }.
tam_quoc_sat-result-why-rebels_dead = { $killed ->
    [yes] The Lord’s last enemy, { $name }, fell in round { $round } to { $killer }.
   *[no] The Lord’s last enemy, { $name }, fell in round { $round }.
}
tam_quoc_sat-result-why-no_cards = There is not a card left to draw, so the match is a draw.
tam_quoc_sat-result-winner = won
tam_quoc_sat-result-dot = { " · " }
tam_quoc_sat-result-did-kills = Kills { $n }
tam_quoc_sat-result-did-damage = Damage { $n }
tam_quoc_sat-result-seat = { $who }: { $role }
tam_quoc_sat-result-single-out = Press to light up this seat below.
tam_quoc_sat-result-tab-falls = Timeline
tam_quoc_sat-result-tab-health = HP
tam_quoc_sat-result-tab-numbers = Numbers
tam_quoc_sat-result-about-falls = Who slew whom, and with what: one column a death
tam_quoc_sat-result-about-health = Everybody’s HP, turn by turn; a peach marks a rescue
tam_quoc_sat-result-about-numbers = The best of each row in gold
tam_quoc_sat-result-round = Round { $n }
tam_quoc_sat-result-mark = R{ $n }
tam_quoc_sat-result-chain = chain
tam_quoc_sat-result-no-cause = HP lost
tam_quoc_sat-result-slew = { $killer } slew
tam_quoc_sat-result-slain = { $name }
tam_quoc_sat-result-died = died
tam_quoc_sat-result-died-alone = died by their own hand
tam_quoc_sat-result-fall = Round { $round }: { $what } ({ $role }). Cause: { $cause }.
tam_quoc_sat-result-decided = { $role } – the end
tam_quoc_sat-result-nobody-fell = Nobody died in this match.
tam_quoc_sat-result-number-kills = Kills
tam_quoc_sat-result-number-dealt = Damage dealt
tam_quoc_sat-result-number-taken = Damage taken
tam_quoc_sat-result-number-lost = HP lost otherwise
tam_quoc_sat-result-number-healed = HP recovered
tam_quoc_sat-result-number-rescues = Others rescued
tam_quoc_sat-result-number-cards = Cards used
tam_quoc_sat-result-number-turns = Turns taken
