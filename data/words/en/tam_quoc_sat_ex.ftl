# Tam Quốc Sát, EX: what its skills ask and offer.
tam_quoc_sat-ask-pick-yaowu = Military Glory of { $name }: recover or draw?
tam_quoc_sat-word-draw_one = Draw a card
tam_quoc_sat-ask-discard-qiaomeng = Fierce Mount: which equipment of { $name } goes?
tam_quoc_sat-ask-skill-wangzun = The Lord’s turn: draw a card and lower the Lord’s hand limit?
