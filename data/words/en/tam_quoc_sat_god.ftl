# Tam Quốc Sát, the gods: generals, skills, questions and marks.
general-shen_lu_meng = God Lü Meng
    .epithet = Holy Light of the State
skill-shelie = Look Through
    .text = Instead of drawing turn five cards over and keep one of each suit among them.
skill-gongxin = Strike at the Heart
    .text = Once a phase look at another’s hand: you may show a heart of it and discard it or put it on the draw pile.
tam_quoc_sat-ask-pick-shelie = Look Through: which card of this suit do you keep?
tam_quoc_sat-ask-pick-gongxin = The hand of { $name }: show a heart?
tam_quoc_sat-no-pick-gongxin = This is all of { $name }’s hand; you may leave it as it is.
tam_quoc_sat-word-discard_it = Discard it
tam_quoc_sat-word-put_on_top = Put it on the draw pile

general-shen_cao_cao = God Cao Cao
    .epithet = Hero beyond his Age
skill-guixin = Homage
    .text = For each point of damage you may take a card of everybody else (hand, equipment or judgement area), then you turn over.
skill-feiying = Flying Shadow
    .text = You are one farther from others.
tam_quoc_sat-ask-take-guixin = Homage: which card of { $name } do you take?

general-shen_guan_yu = God Guan Yu
    .epithet = The War God Returns
skill-wushen = God of War
    .text = Your heart hand cards are Slashes and nothing else; your heart Slashes reach everybody.
skill-wuhun = Warrior Spirit
    .text = Each point of damage from another gives it a nightmare. When you die, who has the most is judged: unless a Peach or Peach Garden, it dies at once.
tam_quoc_sat-mark-nightmare = Nightmare
tam_quoc_sat-ask-pick-wuhun = Warrior Spirit: who is judged?

general-shen_lu_bu = God Lü Bu
    .epithet = The Way of the Asura
skill-kuangbao = Violent Rage
    .text = You start with two rage marks and get one for each point of damage that you deal or take.
skill-wumou = Simpleton
    .text = Each non-delayed trick that you use costs you a rage mark or 1 HP.
skill-wuqian = Unprecedented
    .text = For two rage marks choose another: until the end of this turn you have Without Equal and its armour does nothing.
skill-shenfen = Asura’s Fury
    .text = Once a phase, for six rage marks: everybody else takes 1 damage, then discards its equipment, then four hand cards; then you turn over.
tam_quoc_sat-mark-rage = Rage
tam_quoc_sat-ask-pick-wumou = Simpleton: remove a rage mark or lose 1 HP?
tam_quoc_sat-word-remove_mark = Remove a mark
tam_quoc_sat-why-too-few-marks = Needs { $count } marks
tam_quoc_sat-state-lent-wushuang = Has Without Equal until the end of this turn
tam_quoc_sat-state-wuqian-bare = Unprecedented: the armour does nothing until the end of this turn

general-shen_zhao_yun = God Zhao Yun
    .epithet = Mighty as a Dragon
skill-juejing = Desperate Situation
    .text = You draw as many more cards as you have lost HP, and may keep two more.
skill-longhun = Dragon Soul
    .text = As many cards of one suit as you have HP (at least one, equipment too): hearts are a Peach, diamonds a Fire Slash, clubs a Dodge, spades a Nullification.
tam_quoc_sat-ask-material-longhun = Dragon Soul: choose cards of the suit, one by one

general-shen_zhou_yu = God Zhou Yu
    .epithet = Fire God of the Red Cliffs
skill-qinyin = Sound of the Zither
    .text = After you discarded two or more hand cards in your discard phase, everybody recovers 1 HP or everybody loses 1 HP.
skill-yeyan = Searing Heat
    .text = Limited. Share up to three points of fire damage among up to three characters. If anybody takes two or three, first discard a hand card of each suit and lose 3 HP.
tam_quoc_sat-ask-pick-qinyin = Sound of the Zither: what happens to everybody?
tam_quoc_sat-word-recover_all = All recover 1 HP
tam_quoc_sat-word-lose_all = All lose 1 HP
tam_quoc_sat-ask-points = { $what }: choose who takes one point more
tam_quoc_sat-ask-points-yeyan = Searing Heat: who takes one more point of fire damage?
tam_quoc_sat-ask-discard-yeyan = Searing Heat: discard a card of each suit, then lose 3 HP
