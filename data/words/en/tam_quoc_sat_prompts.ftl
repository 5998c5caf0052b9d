# Tam Quốc Sát: prompts and calls.

# Answers: what a "no" does to the HP, and what other ways do
tam_quoc_sat-if-not = If you do not:
tam_quoc_sat-hp-left = { $n } HP
tam_quoc_sat-hp-dying = 0 HP: you are dying
tam_quoc_sat-need-peach = { $n ->
    [one] One Peach brings { $name } back to 1 HP.
   *[other] { $n } Peaches bring { $name } back to 1 HP.
}
tam_quoc_sat-note-eight_diagrams = a red judgement counts
tam_quoc_sat-note-longdan = Slash and Dodge swap
tam_quoc_sat-note-qingguo = a black card as Dodge
tam_quoc_sat-note-wusheng = a red card as Slash
tam_quoc_sat-note-jijiu = a red card as Peach
tam_quoc_sat-note-hujia = Wei players may dodge for you
tam_quoc_sat-note-jijiang = Shu players may slash for you
tam_quoc_sat-note-serpent_spear = two cards as Slash
tam_quoc_sat-note-guhuo = any card, face down

# Calls to the table, seat by seat
tam_quoc_sat-step-nullification = Nullify
tam_quoc_sat-step-peach = Help
tam_quoc_sat-step-change_judgement = Replace
tam_quoc_sat-step-doubt = Doubt
tam_quoc_sat-call-claimed = claims: { $what }

tam_quoc_sat-ask-openly = { $name }: { $words }
tam_quoc_sat-about-name-god_kingdom = Everybody sees it. From now on the god belongs to this kingdom, for every skill that asks.
tam_quoc_sat-about-name-fanjian = You then take a hand card of { $name } and show it; if you guessed wrong, you take 1 damage.
tam_quoc_sat-about-pick-harvest = The cards lie open; those left go on to the next.
