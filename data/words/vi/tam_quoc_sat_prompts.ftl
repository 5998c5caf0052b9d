# Tam Quốc Sát: lời hỏi và lời gọi.

# Đáp lại: không ra thì máu còn bao nhiêu, và các cách khác
tam_quoc_sat-if-not = Nếu không:
tam_quoc_sat-hp-left = { $n } máu
tam_quoc_sat-hp-dying = 0 máu: hấp hối
tam_quoc_sat-need-peach = Cần { $n } Đào để { $name } trở lại 1 máu.
tam_quoc_sat-note-eight_diagrams = lật một lá, đỏ tính là Thiểm
tam_quoc_sat-note-longdan = Sát và Thiểm dùng lẫn nhau
tam_quoc_sat-note-qingguo = lá đen làm Thiểm
tam_quoc_sat-note-wusheng = lá đỏ làm Sát
tam_quoc_sat-note-jijiu = lá đỏ làm Đào
tam_quoc_sat-note-hujia = nhờ tướng Ngụy ra Thiểm
tam_quoc_sat-note-jijiang = nhờ tướng Thục ra Sát
tam_quoc_sat-note-serpent_spear = hai lá làm Sát
tam_quoc_sat-note-guhuo = lá bất kỳ, úp mặt

# Gọi cả bàn, từng chỗ
tam_quoc_sat-step-nullification = Vô giải
tam_quoc_sat-step-peach = Cứu
tam_quoc_sat-step-change_judgement = Thay lá
tam_quoc_sat-step-doubt = Nghi ngờ
tam_quoc_sat-call-claimed = xưng là: { $what }

tam_quoc_sat-ask-openly = { $name }: { $words }
tam_quoc_sat-about-name-god_kingdom = Cả bàn đều thấy. Từ nay tướng Thần thuộc nước này đối với mọi kỹ năng có hỏi đến.
tam_quoc_sat-about-name-fanjian = Sau đó bạn lấy một lá trên tay { $name } và lật ra; đoán sai thì bạn nhận 1 sát thương.
tam_quoc_sat-about-pick-harvest = Các lá đang lật ngửa; những lá còn lại dành cho người sau.
