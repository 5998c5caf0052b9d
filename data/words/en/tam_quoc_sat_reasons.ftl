# Tam Quốc Sát: why something cannot be chosen, and the words of options.
tam_quoc_sat-why-not-now = Not now
tam_quoc_sat-why-no-target = Nobody to use it on
tam_quoc_sat-why-not-yourself = Not on yourself
tam_quoc_sat-why-dead = Out of the match
tam_quoc_sat-why-out-of-range = Out of reach: distance { $distance }
tam_quoc_sat-why-protected = Protected by a skill
tam_quoc_sat-why-forbidden = A skill forbids it
tam_quoc_sat-why-slash-used = No more Slashes in this phase
tam_quoc_sat-why-wine-used = Wine was used in this turn
tam_quoc_sat-why-full-hp = HP is full
tam_quoc_sat-why-no-cards = Has no card
tam_quoc_sat-why-no-hand = Has no hand card
tam_quoc_sat-why-no-weapon = Has no weapon
tam_quoc_sat-why-nobody-in-range = Reaches nobody
tam_quoc_sat-why-has-same = One of this name lies there already
tam_quoc_sat-why-not-fitting = Does not fit
tam_quoc_sat-why-no-material = No card that fits
tam_quoc_sat-why-card-first = Choose a card first
tam_quoc_sat-why-already-used = Used already
tam_quoc_sat-why-too-few-cards = Needs { $count } cards
tam_quoc_sat-why-nobody-wounded = Nobody fitting is wounded
tam_quoc_sat-word-discard_two = Discard two cards
tam_quoc_sat-word-take_damage = Take 1 damage
tam_quoc_sat-word-change_hand = Change your hand
tam_quoc_sat-word-recast = Recast
tam_quoc_sat-word-end = End the phase
tam_quoc_sat-word-hand = A hand card, unseen
tam_quoc_sat-word-pass = No

# Wind
tam_quoc_sat-why-other-kingdom = Of another kingdom

# Fire
tam_quoc_sat-word-lose_hp = Lose 1 HP
