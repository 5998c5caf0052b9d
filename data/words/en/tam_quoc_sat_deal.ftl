# Tam Quốc Sát: roles and generals are dealt.

# The steps of the deal, along the bar
tam_quoc_sat-deal-roles = Roles
tam_quoc_sat-deal-lord = The Lord chooses
tam_quoc_sat-deal-others = All choose
tam_quoc_sat-deal-battle = Into battle

# Every seat on its way through the deal
tam_quoc_sat-deal-seen = has chosen
tam_quoc_sat-deal-looking = is looking
tam_quoc_sat-deal-waiting = waits
tam_quoc_sat-deal-turn = chooses now
tam_quoc_sat-deal-order = Seats and the order of turns

# The cover
tam_quoc_sat-cover-pass = Pass the computer to
tam_quoc_sat-cover-about = Everybody else, look away, please. Roles are secret, all but the Lord’s.
tam_quoc_sat-cover-lord = { $name } is the Lord: everybody may know that, but not the generals on offer. Everybody else, please look away.
tam_quoc_sat-cover-luck = Change the first hand?
tam_quoc_sat-cover-open = I am { $name }, show me

# What a seat learns
tam_quoc_sat-reveal-title = { $name }, your role is
tam_quoc_sat-reveal-goal = Your goal
tam_quoc_sat-reveal-partners = On your side
tam_quoc_sat-reveal-know = Good to know
tam_quoc_sat-reveal-done = I have remembered it: turn it down
tam_quoc_sat-reveal-public = Now to my general
tam_quoc_sat-reveal-back = Turn it down again
tam_quoc_sat-reveal-again = Hold O whenever it is your turn, and you see your role again.
tam_quoc_sat-aim-lord = Bring down every Rebel and every Renegade. As long as you live, the fight goes on; if you fall, it is lost.
tam_quoc_sat-aim-loyalist = Guard the Lord. If all Rebels and Renegades fall, you win with the Lord, even if you have fallen yourself.
tam_quoc_sat-aim-rebel = Bring the Lord down. When the Lord falls, your side wins, even those who have fallen.
tam_quoc_sat-aim-renegade = Be the last one alive. The Lord must be the very last to fall: first all others, then the Lord.
tam_quoc_sat-side-lord = { $n ->
    [one] One Loyalist stands by you. You do not know who it is.
   *[other] { $n } Loyalists stand by you. You do not know who they are.
}
tam_quoc_sat-side-loyalist = { $n ->
    [one] The Lord; there is no other Loyalist.
   *[other] The Lord; there are { $n } Loyalists, and none knows the others.
}
tam_quoc_sat-side-rebel = { $n ->
    [one] You are the only Rebel.
   *[other] There are { $n } Rebels. None knows the others.
}
tam_quoc_sat-side-renegade = { $n ->
    [one] Nobody. You fight for yourself alone.
   *[other] Nobody. The other Renegade is against you as well.
}
tam_quoc_sat-side-open = Everybody’s role is open. With you: { $names }.
tam_quoc_sat-side-alone = Everybody’s role is open. Nobody is with you.
tam_quoc_sat-know-lord = { $n ->
    [one] The Lord is { $name }, right beside you.
   *[other] The Lord is { $name }, { $n } seats away from you.
}
tam_quoc_sat-know-public = Everybody knows that you are the Lord. You have 1 HP more and take the first turn.
tam_quoc_sat-know-penalty = If you kill a Loyalist, you lose all the cards you have.
tam_quoc_sat-know-trust = A Lord who kills a Loyalist loses all cards: show by your deeds where you stand.
tam_quoc_sat-know-reward = Whoever brings down a Rebel draws 3 cards.
tam_quoc_sat-know-rebels = { $n ->
    [one] There is 1 Rebel, out for the Lord’s life.
   *[other] There are { $n } Rebels, out for the Lord’s life.
}
tam_quoc_sat-know-renegades = { $n ->
    [one] There is 1 Renegade, who wants to be the last one alive.
   *[other] There are { $n } Renegades; each wants to be the last one alive.
}
tam_quoc_sat-know-too_early = If the Lord falls while anybody but you is alive, the Rebels win.

# The choice of a general
tam_quoc_sat-pick-lord = The Lord chooses a general
tam_quoc_sat-pick-other = { $name } chooses a general
tam_quoc_sat-pick-lord-note = { $name }, choose 1 of { $n } generals. Everybody sees at once which. As the Lord you have 1 HP more.
tam_quoc_sat-pick-other-note = Choose 1 of { $n } generals. Nobody sees which until all have chosen. The Lord is { $lord }.
tam_quoc_sat-pick-lord-known = { $name } ({ $general })
tam_quoc_sat-pick-keys = Gold frame: a general with a lord skill
tam_quoc_sat-pick-plus = { $n } as the Lord
tam_quoc_sat-pick-lord_skill = Lord skills work only for the Lord.
tam_quoc_sat-pick-god = A god joins one of the four kingdoms, for all to see, once the generals are shown.
tam_quoc_sat-legend-free = used when you want
tam_quoc_sat-legend-locked = always on
tam_quoc_sat-legend-lord = lord skill
tam_quoc_sat-legend-limited = once a match, or awakening
