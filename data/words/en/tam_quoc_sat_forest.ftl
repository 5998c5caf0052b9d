# Tam Quốc Sát, Forest: what its skills ask and offer.
tam_quoc_sat-no-pick-luanwu = Otherwise you lose 1 HP.
tam_quoc_sat-no-slash-luanwu = Otherwise you lose 1 HP.
tam_quoc_sat-ask-target-fangzhu = Banish: who draws and is turned over?
tam_quoc_sat-word-draw_x = Draw X cards, discard one
tam_quoc_sat-word-discard_x = Draw one card, discard X
tam_quoc_sat-ask-pick-benghuai = Disintegration: HP or max HP?
tam_quoc_sat-word-lose_max_hp = Lose 1 max HP
tam_quoc_sat-ask-skill-songwei = A black judgement: let { $name } draw a card?
tam_quoc_sat-ask-skill-baonue = You dealt damage: judge for { $name }? A spade heals by 1
