# What stands on the box of Tam Quốc Sát and what can be chosen when it is opened.

tam_quoc_sat-name = Tam Quốc Sát
tam_quoc_sat-rules = Secret roles
tam_quoc_sat-about = A Lord, secret friends and secret enemies, and a general of the three kingdoms for everybody. Who is who comes out in battle.
tam_quoc_sat-progress = { $round ->
    [0] Choosing generals
   *[other] Round { $round } · { $alive } alive
 }
tam_quoc_sat-option-deck = Deck
    .about = Standard: 108 cards. With the army cards: 160, with fire, thunder, wine and chains.
tam_quoc_sat-option-deck-standard = Standard
tam_quoc_sat-option-deck-army = With army cards
tam_quoc_sat-option-packs = Generals
    .about = Which packs the generals come from.
tam_quoc_sat-option-packs-standard = Standard
tam_quoc_sat-option-packs-wind = Wind
tam_quoc_sat-option-packs-fire = Fire
tam_quoc_sat-option-packs-forest = Forest
tam_quoc_sat-option-packs-mountain = Mountain
tam_quoc_sat-option-packs-god = Gods
tam_quoc_sat-option-packs-ex = Extra
tam_quoc_sat-option-choices = Generals to choose from
    .about = How many generals each player but the Lord may choose among.
tam_quoc_sat-option-ask = Who is asked
    .about = Everybody who might answer, or only those who can. Asking all tells nothing about hands.
tam_quoc_sat-option-ask-all = Everybody
tam_quoc_sat-option-ask-holders = Only who can
    .note = This leaks: whoever is not asked has no fitting card, and everybody notices.
tam_quoc_sat-option-open_roles = Open roles
    .about = Everybody knows all roles: for learning.
tam_quoc_sat-option-luck_card = Change the first hand
    .about = Everybody may change the first hand once.
tam_quoc_sat-advice-few = Only { $left } generals are left for the other { $others } players, too few for { $wanted } each: everybody gets { $n }.
tam_quoc_sat-advice-lacking = { $n ->
    [one] One general is
   *[other] { $n } generals are
} missing for { $seats } seats.
tam_quoc_sat-advice-fewer = Choose among { $n }
tam_quoc_sat-advice-packs = All packs
