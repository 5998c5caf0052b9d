# Tam Quốc Sát, bộ EX: câu hỏi và lựa chọn của các kỹ năng.
tam_quoc_sat-ask-pick-yaowu = Diệu Võ của { $name }: hồi máu hay rút bài?
tam_quoc_sat-word-draw_one = Rút 1 lá
tam_quoc_sat-ask-discard-qiaomeng = Kiều Mãnh: bỏ trang bị nào của { $name }?
tam_quoc_sat-ask-skill-wangzun = Lượt của Chúa Công: rút 1 lá và giảm 1 giới hạn bài của Chúa Công?
