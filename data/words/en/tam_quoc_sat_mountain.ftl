# Tam Quốc Sát, Mountain: what its skills ask and offer.
tam_quoc_sat-ask-slash-tiaoxin = { $name } provokes you: use a Slash on them?
tam_quoc_sat-no-slash-tiaoxin = Otherwise { $name } discards a card of yours.
tam_quoc_sat-ask-pick-zhiji = Carry out Behest: recover or draw?
tam_quoc_sat-word-recover_hp = Recover 1 HP
tam_quoc_sat-word-draw_two = Draw two cards
