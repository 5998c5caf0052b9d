# Lời trên hộp Tam Quốc Sát và những gì chọn được khi mở hộp.

tam_quoc_sat-name = Tam Quốc Sát
tam_quoc_sat-rules = Vai trò bí mật
tam_quoc_sat-about = Một Chúa Công, bạn và thù đều giấu mặt, mỗi người một võ tướng thời Tam Quốc. Ai là ai, chiến trận sẽ tỏ.
tam_quoc_sat-progress = { $round ->
    [0] Chọn võ tướng
   *[other] Vòng { $round } · còn { $alive } người
 }
tam_quoc_sat-option-deck = Bộ bài
    .about = Tiêu chuẩn: 108 lá. Thêm Quân Tranh: 160 lá, có Hỏa, Lôi, Tửu và xích.
tam_quoc_sat-option-deck-standard = Tiêu chuẩn
tam_quoc_sat-option-deck-army = Thêm Quân Tranh
tam_quoc_sat-option-packs = Võ tướng
    .about = Võ tướng lấy từ những gói nào.
tam_quoc_sat-option-packs-standard = Gốc
tam_quoc_sat-option-packs-wind = Phong
tam_quoc_sat-option-packs-fire = Hỏa
tam_quoc_sat-option-packs-forest = Lâm
tam_quoc_sat-option-packs-mountain = Sơn
tam_quoc_sat-option-packs-god = Thần
tam_quoc_sat-option-packs-ex = Thêm
tam_quoc_sat-option-choices = Số võ tướng để chọn
    .about = Mỗi người trừ Chúa Công được chọn trong bao nhiêu võ tướng.
tam_quoc_sat-option-ask = Hỏi ai
    .about = Hỏi mọi người có thể đáp, hay chỉ người thật sự đáp được. Hỏi tất cả thì không lộ bài.
tam_quoc_sat-option-ask-all = Tất cả
tam_quoc_sat-option-ask-holders = Chỉ người đáp được
    .note = Cách này làm lộ bài: ai không được hỏi tức là không có lá phù hợp, và cả bàn đều thấy.
tam_quoc_sat-option-open_roles = Công khai vai trò
    .about = Ai cũng biết mọi vai trò: để học chơi.
tam_quoc_sat-option-luck_card = Đổi tay bài đầu
    .about = Mỗi người được đổi tay bài đầu một lần.
tam_quoc_sat-advice-few = Chỉ còn { $left } võ tướng cho { $others } người kia, không đủ { $wanted } mỗi người: ai cũng nhận { $n }.
tam_quoc_sat-advice-lacking = Còn thiếu { $n } võ tướng cho { $seats } chỗ.
tam_quoc_sat-advice-fewer = Chọn trong { $n }
tam_quoc_sat-advice-packs = Lấy mọi gói
