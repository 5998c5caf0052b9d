# Tam Quốc Sát: what the table says.

# People and cards
tam_quoc_sat-role-lord = Lord
tam_quoc_sat-role-loyalist = Loyalist
tam_quoc_sat-role-rebel = Rebel
tam_quoc_sat-role-renegade = Renegade
tam_quoc_sat-role-unknown = hidden
tam_quoc_sat-goal-lord = Defeat every Rebel and every Renegade.
tam_quoc_sat-goal-loyalist = Protect the Lord: you win with the Lord.
tam_quoc_sat-goal-rebel = Bring the Lord down. Whoever defeats a Rebel draws three cards.
tam_quoc_sat-goal-renegade = Be the last one alive: let the Lord fall only when all others are gone.
tam_quoc_sat-suit-spade = spades
tam_quoc_sat-suit-heart = hearts
tam_quoc_sat-suit-club = clubs
tam_quoc_sat-suit-diamond = diamonds
tam_quoc_sat-card-of = { $card } ({ $rank } of { $suit })
tam_quoc_sat-hidden-card = a hidden card
tam_quoc_sat-kingdom-wei = Wei
tam_quoc_sat-kingdom-shu = Shu
tam_quoc_sat-kingdom-wu = Wu
tam_quoc_sat-kingdom-qun = Qun
tam_quoc_sat-kingdom-god = God
tam_quoc_sat-gender-male = male
tam_quoc_sat-gender-female = female
tam_quoc_sat-general-line = { $kingdom } · { $gender } · { $hp } HP
tam_quoc_sat-category-basic = basic card
tam_quoc_sat-category-trick_instant = trick
tam_quoc_sat-category-trick_delayed = delayed trick
tam_quoc_sat-category-weapon = weapon, range { $range }
tam_quoc_sat-category-armor = armour
tam_quoc_sat-category-defensive_horse = horse: others are one farther from you
tam_quoc_sat-category-offensive_horse = horse: you are one nearer to others
tam_quoc_sat-slot-weapon = Weapon
tam_quoc_sat-slot-armor = Armour
tam_quoc_sat-slot-defensive_horse = Horse +1
tam_quoc_sat-slot-offensive_horse = Horse −1
tam_quoc_sat-tag-lord = lord skill
tam_quoc_sat-tag-locked = always on
tam_quoc_sat-tag-limited = once a match
tam_quoc_sat-tag-awakening = awakening
tam_quoc_sat-tag-free = skill
tam_quoc_sat-skill-of = { $skill } ({ $name })
tam_quoc_sat-skill-as = { $skill }: { $card }

# The bar above the table
tam_quoc_sat-status-choose = Choosing generals
tam_quoc_sat-status = Round { $round } · { $name }’s turn
tam_quoc_sat-status-short = Round { $round } · { $name }
tam_quoc_sat-phase-prepare = Prepare
tam_quoc_sat-phase-judge = Judge
tam_quoc_sat-phase-draw = Draw
tam_quoc_sat-phase-play = Play
tam_quoc_sat-phase-discard = Discard
tam_quoc_sat-phase-end = End
tam_quoc_sat-phase-prepare-tip = The turn begins; some skills act here.
tam_quoc_sat-phase-judge-tip = The delayed tricks lying before you are judged, the newest first.
tam_quoc_sat-phase-draw-tip = Draw two cards.
tam_quoc_sat-phase-play-tip = Use any cards you can and want; one Slash only.
tam_quoc_sat-phase-discard-tip = Keep no more hand cards than you have HP.
tam_quoc_sat-phase-end-tip = The turn is over; some skills act here.

# On the table
tam_quoc_sat-log = Log
tam_quoc_sat-pile = Draw pile
tam_quoc_sat-discards = Discards · { $n }
tam_quoc_sat-pile-tip = The draw pile holds { $n } { $n -> 
    [one] card
   *[other] cards
 }.
tam_quoc_sat-discards-tip = Discard pile: { $n }. Press to look through it.
tam_quoc_sat-counted = { $name }: { $n }
tam_quoc_sat-pile-wounds = wounds
tam_quoc_sat-pile-fields = fields
tam_quoc_sat-pile-stars = stars
tam_quoc_sat-pile-incarnations = incarnations
tam_quoc_sat-pile-down = face down
tam_quoc_sat-cause-damage = damage
tam_quoc_sat-cause-dying = dying
tam_quoc_sat-cause-death = a death
tam_quoc_sat-cause-deal = the deal
tam_quoc_sat-cause-hand_limit = the hand limit
tam_quoc_sat-cause-god_kingdom = a kingdom for the god
tam_quoc_sat-cause-draw = drawing
tam_quoc_sat-cause-equip = equipment
tam_quoc_sat-frame = { $what }: { $name } to { $target }
tam_quoc_sat-frame-alone = { $what }: { $name }
tam_quoc_sat-frame-on = { $what } on { $target }
tam_quoc_sat-frame-victim = { $what }: { $name } has { $target } strike { $victim }
tam_quoc_sat-frame-counter = { $what } on { $on } by { $name }
tam_quoc_sat-so-many = { $n } players
tam_quoc_sat-role-public = { $role } · everybody knows
tam_quoc_sat-role-secret = You are the { $role }
tam_quoc_sat-role-hold = Hold O to see your role
tam_quoc_sat-hand-limit = Hand { $n } · may keep { $limit }
tam_quoc_sat-peek = Show my role
tam_quoc_sat-peek-off = Hide my role
tam_quoc_sat-sort-kind = Sort the hand by kind
tam_quoc_sat-sort-drawn = Leave the hand as drawn
tam_quoc_sat-close = Close

# Tooltips
tam_quoc_sat-tip-head = { $name } — { $sort }
tam_quoc_sat-tip-role = Role: { $role }
tam_quoc_sat-tip-state = HP { $hp } of { $most } · { $hand } hand cards
tam_quoc_sat-tip-distance = Distance from you { $n } · to you { $back }
tam_quoc_sat-tip-skills = Skills: { $names }
tam_quoc_sat-tip-equipment = Equipment: { $names }
tam_quoc_sat-tip-judgement = Judgement area: { $names }
tam_quoc_sat-tip-census = { $n } of { $total } still live, as far as is known
tam_quoc_sat-state-chained = Chained: fire and thunder spread along the chain
tam_quoc_sat-state-down = Face down: the next turn is only the turning up
tam_quoc_sat-state-drunk = Drunk: the next Slash of this turn does 1 more
tam_quoc_sat-state-dying = Dying: without a Peach this seat is out
tam_quoc_sat-state-lasting = Under { $what }

# Questions
tam_quoc_sat-hint-play = Your turn: choose a card, or end the phase
tam_quoc_sat-hint-target = { $chosen } — choose { $most -> 
    [1] a target
   *[other] up to { $most } targets
 }{ $none -> 
    [yes] {""}
   *[no] {" · "}chosen: { $names }
 }
tam_quoc_sat-hint-victim = Choose whom { $name } has to strike
tam_quoc_sat-hint-count = { $words } ({ $n }/{ $most })
tam_quoc_sat-cancel = Take back
tam_quoc_sat-end-phase = End the phase
tam_quoc_sat-decline = No
tam_quoc_sat-choose-card = Choose a card
tam_quoc_sat-decline-dodge = Take it
tam_quoc_sat-decline-dodge-hujia = No
tam_quoc_sat-recast-tip = Put the card away and draw another
tam_quoc_sat-why-choose-more = Choose first
tam_quoc_sat-why-passive = Works by itself
tam_quoc_sat-why-choose-general = Choose a general
tam_quoc_sat-choose-first = Choose a general
tam_quoc_sat-ask-play = Your turn
tam_quoc_sat-ask-dodge = { $name } uses { $what } on you: play a Dodge?
tam_quoc_sat-no-dodge = Without a Dodge you take the damage.
tam_quoc_sat-ask-slash = { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: play a Slash?
tam_quoc_sat-no-slash = Without a Slash you take what { $what } does.
tam_quoc_sat-ask-slash-borrowed_sword = { $name } borrows your weapon: use a Slash on { $victim }, or hand it over?
tam_quoc_sat-no-slash-borrowed_sword = Without a Slash { $name } gets your weapon.
tam_quoc_sat-ask-slash-green_dragon_blade = Dodged! Another Slash with the Green Dragon Blade?
tam_quoc_sat-no-slash-green_dragon_blade = Otherwise the attack ends.
tam_quoc_sat-ask-slash-jijiang = { $name } calls for help: play a Slash for the Lord?
tam_quoc_sat-no-slash-jijiang = You may refuse; others may help.
tam_quoc_sat-ask-dodge-hujia = { $name } calls for help: play a Dodge for the Lord?
tam_quoc_sat-no-dodge-hujia = You may refuse; others may help.
tam_quoc_sat-ask-peach = { $mine -> 
    [yes] You are dying: use a Peach or Wine?
   *[no] { $name } is dying: use a Peach?
 }
tam_quoc_sat-no-peach = Without enough help this seat is out of the match.
tam_quoc_sat-ask-nullification = Nullify { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }?
tam_quoc_sat-no-nullification = You may still withdraw: nobody learns why.
tam_quoc_sat-ask-change_judgement = Judgement for { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: replace the card?
tam_quoc_sat-no-change_judgement = Otherwise the card stands.
tam_quoc_sat-ask-skill = Use a skill now?
tam_quoc_sat-ask-skill-one = Use { $skill }?
tam_quoc_sat-no-skill = Otherwise no skill is used now.
tam_quoc_sat-ask-target = { $what }: choose whom
tam_quoc_sat-ask-material = { $what }: choose { $n } { $n -> 
    [one] card
   *[other] cards
 }
tam_quoc_sat-ask-name = { $what }: choose one
tam_quoc_sat-ask-name-god_kingdom = Choose a kingdom for your god
tam_quoc_sat-ask-name-fanjian = Guess the suit of a card
tam_quoc_sat-ask-discard = { $what }: discard { $n -> 
    [one] 1 card
   *[other] { $n } cards
 }
tam_quoc_sat-ask-discard-hand_limit = Too many cards: discard { $n }
tam_quoc_sat-ask-discard-zhiheng = Discard any number of cards and draw as many
tam_quoc_sat-ask-discard-fire_attack = Discard a card of the shown suit to do 1 fire damage?
tam_quoc_sat-no-discard-fire_attack = Otherwise nothing happens.
tam_quoc_sat-ask-discard-twin_swords = { $name }’s Yin-Yang Swords: discard a card?
tam_quoc_sat-no-discard-twin_swords = Otherwise { $name } draws a card.
tam_quoc_sat-no-discard = Otherwise nothing is discarded.
tam_quoc_sat-ask-take = { $what }: choose a card of { $owned ->
    [yes] { $owner }
   *[no] theirs
 }
tam_quoc_sat-no-take = Otherwise nothing is taken.
tam_quoc_sat-ask-pick = { $what }: choose { $most -> 
    [1] one
   *[other] up to { $most }
 }
tam_quoc_sat-ask-pick-harvest = Bountiful Harvest by { $name }: take one of the cards
tam_quoc_sat-ask-pick-fire_attack = { $name }’s Fire Attack: show a card
tam_quoc_sat-no-pick = Otherwise nothing happens.
tam_quoc_sat-ask-give = { $what }: choose what to give
tam_quoc_sat-ask-exchange = { $what }: exchange cards
tam_quoc_sat-ask-pindian = Contest with { $name }: choose a card
tam_quoc_sat-ask-arrange = { $what }: put the cards in order
tam_quoc_sat-ask-luck_card = Change your first hand for four new cards?
tam_quoc_sat-no-luck_card = Otherwise you keep it.
tam_quoc_sat-do-it = Do it
tam_quoc_sat-do = Use { $what }
tam_quoc_sat-do-at = { $what } at { $names }
tam_quoc_sat-do-victim = { $name } strikes { $victim }
tam_quoc_sat-do-general = Choose { $name }
tam_quoc_sat-do-share = Give them
tam_quoc_sat-do-arrange = Put them back like this
tam_quoc_sat-do-discard = Discard { $n }
tam_quoc_sat-do-dodge = Play { $what }
tam_quoc_sat-do-slash = Play { $what }
tam_quoc_sat-do-peach = Use { $what }
tam_quoc_sat-do-nullification = Use { $what }
tam_quoc_sat-do-skill = Use { $what }
tam_quoc_sat-do-take = Take it
tam_quoc_sat-do-give = Give { $n -> 
    [one] 1 card
   *[other] { $n } cards
 }

# Calls to the whole table
tam_quoc_sat-call-nullification = Does anyone nullify { $what }?
tam_quoc_sat-call-peach = { $name } is dying. Does anyone help?
tam_quoc_sat-call-change_judgement = Judgement for { $what }: does anyone replace it?
tam_quoc_sat-call-doubt = { $name } claims a card. Does anyone doubt it?
tam_quoc_sat-call-note = Everybody has a button, so pressing one tells nothing. Then that seat decides alone.
tam_quoc_sat-call-alone = You may still say no when you see your cards.
tam_quoc_sat-call-nobody = Nobody — go on
tam_quoc_sat-call-done = Go on with { $n }
tam_quoc_sat-step-up-nullification = { $name } nullifies
tam_quoc_sat-step-up-peach = { $name } helps
tam_quoc_sat-step-up-change_judgement = { $name } replaces
tam_quoc_sat-step-up-doubt = { $name } doubts
tam_quoc_sat-arrange-note = Press a card to send it to the other row. The first card lies on top.
tam_quoc_sat-row-top = On top of the draw pile
tam_quoc_sat-row-bottom = Under the draw pile
tam_quoc_sat-given-to = for { $name }
tam_quoc_sat-wait = Waiting for { $name }{ $known -> 
    [yes] {": "}{ $what }
   *[no] {""}
 }
tam_quoc_sat-wait-play = { $name } is playing
tam_quoc_sat-wait-choose_general = { $name } is choosing a general
tam_quoc_sat-strip-goes-on = Your turn goes on.
tam_quoc_sat-strip-because = You are asked because of { $what }.
tam_quoc_sat-strip-answer = You are asked.
tam_quoc_sat-strip-dodge = { $name } uses { $what } on you: play a Dodge?
tam_quoc_sat-strip-dodge-hujia = { $name } asks for a Dodge.
tam_quoc_sat-strip-slash = { $what }: play a Slash?
tam_quoc_sat-strip-slash-borrowed_sword = { $name } borrows your weapon: use a Slash on { $victim }, or hand it over?
tam_quoc_sat-strip-nullification = You step up against { $what }.
tam_quoc_sat-strip-peach = You step up to help.
tam_quoc_sat-strip-discard-hand_limit = Too many cards in hand: discard.
tam_quoc_sat-everybody = everybody

# What is seen while it happens
tam_quoc_sat-missed = no effect: { $why }
tam_quoc_sat-puff-dying = Dying
tam_quoc_sat-puff-chained = Chained
tam_quoc_sat-puff-free = Unchained
tam_quoc_sat-puff-down = Face down
tam_quoc_sat-puff-up = Face up
tam_quoc_sat-puff-skipped = Skips: { $phase }
tam_quoc_sat-puff-looks = Looks at { $n }
tam_quoc_sat-died-title = { $name } is dead
tam_quoc_sat-died-line = Role: { $role }
tam_quoc_sat-contest-won = { $name } wins the contest
tam_quoc_sat-contest-lost = { $name } does not win the contest
tam_quoc_sat-contest-line = { $mine } against { $theirs }
tam_quoc_sat-began = To war!
tam_quoc_sat-began-line = { $name } takes the first turn
tam_quoc_sat-ended = The war is over
tam_quoc_sat-ended-lord_dead = The Lord has fallen.
tam_quoc_sat-ended-renegade = The Renegade stands alone.
tam_quoc_sat-ended-rebels_dead = Nobody is left to threaten the Lord.
tam_quoc_sat-ended-no_cards = No card is left to draw.

# Written with a brush on the box, in every language.
tam_quoc_sat-seal = 三国杀

# Fire
tam_quoc_sat-ask-pick-qiangxi = Lose 1 HP or discard a weapon?
tam_quoc_sat-ask-pick-quhu = { $name } will deal 1 damage: choose to whom
tam_quoc_sat-ask-target-jieming = Choose who draws
tam_quoc_sat-ask-target-leiji = Choose who is judged
tam_quoc_sat-state-tianyi-won = Won the contest: a Slash more in this turn, at any distance, each at one more
tam_quoc_sat-state-tianyi-lost = Did not win the contest: cannot use a Slash in this turn
tam_quoc_sat-state-shuangxiong-red = Black hand cards are Duels in this turn
tam_quoc_sat-state-shuangxiong-black = Red hand cards are Duels in this turn
