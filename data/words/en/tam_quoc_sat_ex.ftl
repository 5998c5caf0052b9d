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
tam_quoc_sat-ask-skill-zhuhai = Punishment: use a Slash on the one who dealt damage?
tam_quoc_sat-ask-slash-zhuhai = Punishment: use a Slash on { $name }?
tam_quoc_sat-no-slash-zhuhai = Otherwise no Slash is used.
tam_quoc_sat-ask-name-jianyan = Suggest: name a type or a colour
tam_quoc_sat-ask-pick-jianyan = Suggest: who gets the card?
tam_quoc_sat-word-basic = Basic card
tam_quoc_sat-word-trick = Trick
tam_quoc_sat-word-equipment = Equipment
tam_quoc_sat-word-red = Red
tam_quoc_sat-word-black = Black
tam_quoc_sat-ask-arrange-xunxun = Sincerity: two cards on top, two at the bottom
tam_quoc_sat-why-uneven = { $n } cards in each row
tam_quoc_sat-ask-skill-wangxi = Forget Grudges: do you both draw a card?
tam_quoc_sat-ask-discard-yongsi = Reckless Excess: discard { $n } of your cards, equipped ones too
