# Three Kingdoms: the log.
tam_quoc_sat-so-many-cards = { $n -> 
    [one] { $n } card
   *[other] { $n } cards
 }
tam_quoc_sat-suit-rank = ({ $rank } of { $suit })
tam_quoc_sat-round-turn = { $round } · { $turn }

# The log: who, does what, with what, and what comes of it.
tam_quoc_sat-log-GeneralShown = { $name } plays { $general }
tam_quoc_sat-log-KingdomChosen = { $name } joins { $kingdom }
tam_quoc_sat-log-MatchBegan = The war begins; { $name } goes first
tam_quoc_sat-log-RoundBegan = Round { $round }
tam_quoc_sat-log-TurnBegan = { $name }’s turn{ $shown -> 
    [yes] {" ("}{ $general }{")"}
   *[other] {""}
 }{ $extra -> 
    [yes] {", an extra one"}
   *[other] {""}
 }
tam_quoc_sat-log-PhaseSkipped = { $name } skips the { $phase } phase ({ $why })
tam_quoc_sat-log-ExtraTurn = { $name } will take an extra turn
tam_quoc_sat-log-Used = { $name } uses { $card }{ $viaed -> 
    [yes] {" by "}{ $via }
   *[other] {""}
 }{ $n -> 
    [0] {""}
   *[other] {" on "}{ $targets }
 }{ $more -> 
    [0] {""}
   *[other] {" to strike "}{ $victims }
 }
tam_quoc_sat-log-Played = { $name } plays { $card }{ $viaed -> 
    [yes] {" by "}{ $via }
   *[other] {""}
 }
tam_quoc_sat-log-SkillUsed = { $thing -> 
    [yes] { $name } triggers { $skill }
   *[other] { $name } uses { $skill }
 }{ $n -> 
    [0] {""}
   *[other] {" on "}{ $targets }
 }
tam_quoc_sat-log-Missed = { $how -> 
    [nullification] { $card } on { $name } is nullified
   *[other] { $card } does nothing to { $name } ({ $why })
 }
tam_quoc_sat-log-Judged = { $name } is judged for { $reason }: { $card }{ $fate -> 
    [strikes] {" — it strikes"}
    [spares] {" — spared"}
    [works] {" — it works"}
    [fails] {" — it fails"}
   *[other] {""}
 }
tam_quoc_sat-log-Hurt = { $name } takes { $amount }{ $nature -> 
    [fire] {" fire"}
    [thunder] {" thunder"}
   *[other] {""}
 } damage{ $sourced -> 
    [yes] {" from "}{ $source }
   *[other] {""}
 }{ $carded -> 
    [yes] {" ("}{ $card }{")"}
   *[other] {""}
 }, { $hp } HP left
tam_quoc_sat-log-HpLost = { $name } loses { $amount } HP{ $known -> 
    [yes] {" to "}{ $why }
   *[other] {""}
 }, { $hp } left
tam_quoc_sat-log-Recovered = { $name } recovers { $amount } HP, now { $hp }
tam_quoc_sat-log-MaxHpChanged = { $name }’s max HP is now { $most }
tam_quoc_sat-log-DyingBegan = { $name } is dying
tam_quoc_sat-log-Died = { $name } falls, a { $role }{ $killed -> 
    [yes] {", killed by "}{ $killer }
   *[other] {""}
 }
tam_quoc_sat-log-Chained = { $on -> 
    [yes] { $name } is chained
   *[other] { $name } is free of the chain
 }
tam_quoc_sat-log-TurnedOver = { $down -> 
    [yes] { $name } is turned face down
   *[other] { $name } is turned face up again
 }
tam_quoc_sat-log-SkillsChanged = { $n -> 
    [0] { $name } loses all skills
   *[other] { $name } now has { $skills }
 }
tam_quoc_sat-log-Incarnated = { $name } takes the shape of { $general } and has { $skill }
tam_quoc_sat-log-Marked = { $name } has { $n -> 
    [one] { $n } mark
   *[other] { $n } marks
 } of { $mark }
tam_quoc_sat-log-Showed = { $name } shows { $cards }
tam_quoc_sat-log-Named = { $why -> 
    [guhuo] { $name } claims that it is { $word }
    [fanjian] { $name } guesses { $word }
   *[other] { $name } chooses { $word }
 }
tam_quoc_sat-log-Contested = { $won -> 
    [yes] { $name } wins the contest with { $other }: { $mine } against { $theirs }
   *[other] { $name } does not win the contest with { $other }: { $mine } against { $theirs }
 }
tam_quoc_sat-log-Reshuffled = The discard pile is shuffled into a new draw pile
tam_quoc_sat-log-MatchEnded = { $n -> 
    [0] The war is over, and nobody wins
   *[other] The war is over. Winners: { $names }
 }


# The log: where cards go
tam_quoc_sat-log-and = {" · "}
tam_quoc_sat-log-draw = { $name } draws { $cards }
tam_quoc_sat-log-reward = { $name } draws { $cards } for killing a Rebel
tam_quoc_sat-log-get = { $name } gets { $cards }
tam_quoc_sat-log-give = { $name } gives { $cards } to { $other }
tam_quoc_sat-log-take = { $name } takes { $cards } from { $other }
tam_quoc_sat-log-discard = { $name } discards { $cards }
tam_quoc_sat-log-strip = { $name } discards { $other }’s { $cards }
tam_quoc_sat-log-recast = { $name } recasts { $cards }
tam_quoc_sat-log-equip = { $name } equips { $cards }
tam_quoc_sat-log-equip-over = { $name } equips { $cards } in place of { $old }
tam_quoc_sat-log-shift = { $name } moves { $cards } from { $other } to { $taker }
tam_quoc_sat-log-passes = { $cards } moves on to { $name }
tam_quoc_sat-log-put-back = { $name } puts { $cards } back into the draw pile
tam_quoc_sat-log-put-wounds = { $name } turns over { $cards } as a wound
tam_quoc_sat-log-put-stars = { $name } puts { $cards } aside as stars
tam_quoc_sat-log-down = { $name } lays { $cards } face down
tam_quoc_sat-log-look = { $name } looks at { $cards } on top of the draw pile
tam_quoc_sat-log-swap = { $name } and { $other } swap hands
tam_quoc_sat-log-death = { $name }’s cards are discarded: { $cards }
tam_quoc_sat-log-penalty = { $name } killed a Loyalist and loses everything: { $cards }

# What is being settled
tam_quoc_sat-pending-stopped = { $words } — { $what } would be stopped
tam_quoc_sat-pending-goes = { $words } — { $what } would take effect

# What lies at a seat
tam_quoc_sat-state-pile-wounds = Wounds: { $n -> 
    [one] { $n } card
   *[other] { $n } cards
 }; as long as no two ranks are equal, they do not kill
tam_quoc_sat-state-pile-stars = Stars: { $n -> 
    [one] { $n } card
   *[other] { $n } cards
 } that only their owner may see
tam_quoc_sat-state-pile-incarnations = Incarnations: { $n -> 
    [one] { $n } general
   *[other] { $n } generals
 } face down, to borrow skills from
tam_quoc_sat-state-pile-fields = Fields: { $n -> 
    [one] { $n } card
   *[other] { $n } cards
 }
tam_quoc_sat-state-pile-down = Face down: { $n -> 
    [one] { $n } card
   *[other] { $n } cards
 } that nobody knows yet
