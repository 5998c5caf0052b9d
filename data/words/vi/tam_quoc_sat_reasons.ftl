# Tam Quốc Sát: why something cannot be chosen, and the words of options.
tam_quoc_sat-why-not-now = Chưa phải lúc
tam_quoc_sat-why-no-target = Không có mục tiêu
tam_quoc_sat-why-not-yourself = Không thể nhắm vào chính mình
tam_quoc_sat-why-dead = Đã tử trận
tam_quoc_sat-why-out-of-range = Ngoài tầm: khoảng cách { $distance }
tam_quoc_sat-why-protected = Được kỹ năng bảo vệ
tam_quoc_sat-why-forbidden = Kỹ năng không cho phép
tam_quoc_sat-why-slash-used = Đã hết lượt dùng Sát trong giai đoạn này
tam_quoc_sat-why-wine-used = Đã dùng Tửu trong lượt này
tam_quoc_sat-why-full-hp = Máu đã đầy
tam_quoc_sat-why-no-cards = Không có lá nào
tam_quoc_sat-why-no-hand = Không có lá trên tay
tam_quoc_sat-why-no-weapon = Không có vũ khí
tam_quoc_sat-why-nobody-in-range = Không ai trong tầm đánh
tam_quoc_sat-why-has-same = Đã có lá cùng tên
tam_quoc_sat-why-not-fitting = Không phù hợp
tam_quoc_sat-why-no-material = Không có lá phù hợp
tam_quoc_sat-why-card-first = Hãy chọn lá bài trước
tam_quoc_sat-why-already-used = Đã dùng rồi
tam_quoc_sat-why-too-few-cards = Cần { $count } lá
tam_quoc_sat-why-nobody-wounded = Không có ai phù hợp bị thương
tam_quoc_sat-word-discard_two = Bỏ 2 lá
tam_quoc_sat-word-take_damage = Nhận 1 sát thương
tam_quoc_sat-word-change_hand = Đổi bài trên tay
tam_quoc_sat-word-recast = Tái chế
tam_quoc_sat-word-end = Kết thúc giai đoạn
tam_quoc_sat-word-hand = Một lá trên tay, không nhìn trước
tam_quoc_sat-word-pass = Không

# Wind
tam_quoc_sat-why-other-kingdom = Thuộc thế lực khác

# Fire
tam_quoc_sat-word-lose_hp = Mất 1 máu
