# Tam Quốc Sát, bộ Lâm: câu hỏi và lựa chọn của các kỹ năng.
tam_quoc_sat-no-pick-luanwu = Nếu không, bạn mất 1 máu.
tam_quoc_sat-no-slash-luanwu = Nếu không, bạn mất 1 máu.
tam_quoc_sat-ask-target-fangzhu = Phóng Trục: ai rút bài và lật mặt võ tướng?
tam_quoc_sat-word-draw_x = Rút X lá, bỏ 1 lá
tam_quoc_sat-word-discard_x = Rút 1 lá, bỏ X lá
tam_quoc_sat-ask-pick-benghuai = Băng Hoại: mất máu hay giảm giới hạn máu?
tam_quoc_sat-word-lose_max_hp = Giảm 1 giới hạn máu
tam_quoc_sat-ask-skill-songwei = Phán xét màu đen: cho { $name } rút 1 lá?
tam_quoc_sat-ask-skill-baonue = Bạn gây sát thương: phán xét cho { $name } (Bích: hồi 1 máu)?
