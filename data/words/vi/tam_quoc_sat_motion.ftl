# Tam Quốc Sát: lời hiện lên trên bàn.

tam_quoc_sat-puff-most = Giới hạn máu { $n }
tam_quoc_sat-puff-saved = Được cứu
tam_quoc_sat-puff-drunk = Uống rượu
tam_quoc_sat-puff-extra = Thêm một lượt
tam_quoc_sat-puff-dodged = Né được
tam_quoc_sat-range-yours = Tầm đánh của bạn: { $n }
tam_quoc_sat-range-reach = Khoảng cách tối đa: { $n }
tam_quoc_sat-range-in = khoảng cách, trong tầm
tam_quoc_sat-range-out = khoảng cách, ngoài tầm
