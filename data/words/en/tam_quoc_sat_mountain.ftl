# Tam Quốc Sát, Mountain: what its skills ask and offer.
tam_quoc_sat-ask-slash-tiaoxin = { $name } provokes you: use a Slash on them?
tam_quoc_sat-no-slash-tiaoxin = Otherwise { $name } discards a card of yours.
tam_quoc_sat-ask-pick-zhiji = Carry out Behest: recover or draw?
tam_quoc_sat-word-recover_hp = Recover 1 HP
tam_quoc_sat-word-draw_two = Draw two cards
tam_quoc_sat-ask-discard-xiangle = { $name } is Indulged: discard a basic card as well?
tam_quoc_sat-no-discard-xiangle = Otherwise the Slash does nothing to { $name }.
tam_quoc_sat-ask-target-fangquan = Devolution: who takes an extra turn?
tam_quoc_sat-ask-pick-zhiba = { $name } wants a contest with you
tam_quoc_sat-word-accept_contest = Accept
tam_quoc_sat-word-refuse_contest = Refuse
tam_quoc_sat-ask-give-zhijian = Blunt Advice: choose equipment to hand over
tam_quoc_sat-log-dress = { $name } equips { $other } with { $cards }
tam_quoc_sat-ask-pick-guzheng = Stabilization: which card goes back, and do you keep the rest?
tam_quoc_sat-word-take_rest = Keep the others
tam_quoc_sat-ask-discard-beige = { $name } was hurt by a Slash: discard a card for a judgement
tam_quoc_sat-ask-skill-zhiba = { $name } did not win the contest: keep both cards?
