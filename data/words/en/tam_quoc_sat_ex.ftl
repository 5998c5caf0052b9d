# Tam Quốc Sát, EX: what its skills ask and offer.
tam_quoc_sat-ask-pick-yaowu = Military Glory of { $name }: recover or draw?
tam_quoc_sat-word-draw_one = Draw a card
tam_quoc_sat-ask-discard-qiaomeng = Fierce Mount: which equipment of { $name } goes?
tam_quoc_sat-ask-skill-wangzun = The Lord’s turn: draw a card and lower the Lord’s hand limit?
tam_quoc_sat-ask-give-jijie = Nimble Improvisation: who gets this card?
tam_quoc_sat-ask-target-jiyuan = Emergency Aid: who draws a card?
tam_quoc_sat-ask-skill-jiyuan = Emergency Aid: does the receiver draw a card?
tam_quoc_sat-ask-skill-jiyuan-dying = { $mine -> 
    [yes] You are dying: draw a card?
   *[no] { $name } is dying: let them draw a card?
 }
tam_quoc_sat-log-look-under = { $name } looks at { $cards } at the bottom of the draw pile
