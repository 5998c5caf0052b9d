# Thành phố thất lạc: bàn chơi. Hộp, lý do và nhật ký ở tệp riêng.

lost_cities-rules = Bài cho hai người

# --- bàn chơi
lost_cities-round = Vòng { $round }
lost_cities-round-of = Vòng { $round }/{ $rounds }
lost_cities-before = Sẵn sàng lên đường
lost_cities-turn = Lượt của { $name }
lost_cities-playing = Đang đi
lost_cities-ended = Hết vòng { $round }
lost_cities-starts-drawn = { $name } đi trước, do bốc thăm
lost_cities-starts-chosen = { $name } đi trước, theo ý cả bàn
lost_cities-starts-ahead = { $name } đi trước vì đang dẫn điểm
lost_cities-starts-alternate = Đang bằng điểm, vòng này { $name } đi trước
lost_cities-held = { $n } lá trên tay
lost_cities-this-round = Vòng này
lost_cities-total = Tổng
lost_cities-total-now = Tổng đến giờ: { $n }
lost_cities-pile = Chồng bài
lost_cities-left = { $n ->
    [0] Hết bài
   *[other] Còn { $n } lá
}
lost_cities-step-play = Đánh hoặc bỏ một lá
lost_cities-step-draw = Rút một lá
lost_cities-times = ×{ $n }
lost_cities-only-discard = chỉ bỏ
lost_cities-card = { $value ->
    [0] { $region }, đầu tư
   *[other] { $region } { $value }
}

# --- câu hỏi
lost_cities-ask-play-title = Chọn một lá
lost_cities-ask-play = Bấm vào một lá trên tay, hoặc phím số thứ tự của nó tính từ trái. Những chỗ đặt được sẽ sáng lên.
lost_cities-chosen = { $card }
lost_cities-lay = Đánh xuống
lost_cities-lay-note = { $before } thành { $after }
lost_cities-lay-tip-first = Mở chuyến đi này. Trước hết phải chi { $base }, nên bắt đầu với { $by }.
lost_cities-lay-tip = { $n ->
    [0] Nối sau lá đầu tư: chuyến này { $by }.
   *[other] Nối sau lá { $n }: chuyến này { $by }.
}
lost_cities-discard = Bỏ vào khay
lost_cities-discard-useful = { $name } dùng được
lost_cities-discard-useless = { $name } không cần
lost_cities-draw = Rút từ chồng bài
lost_cities-or-take = hoặc lá trên cùng của khay:
lost_cities-take = Nhặt { $card }
lost_cities-end-round = Đề nghị dừng vòng này
lost_cities-end-round-tip = Đã lâu không ai rút từ chồng bài. Nếu cả hai đồng ý, vòng này tính điểm như đang có.
lost_cities-ask-agree = { $name } muốn dừng vòng này ở đây. Điểm được tính như bài đang bày.
lost_cities-agree-yes = Dừng vòng này
lost_cities-agree-note = Bạn { $mine }, người kia { $theirs }
lost_cities-agree-no = Chơi tiếp
lost_cities-proposed-title = Dừng ở đây nhé?
lost_cities-proposed = { $name } muốn kết thúc vòng này
lost_cities-refused-title = Chơi tiếp
lost_cities-refused = { $name } muốn chơi tiếp
lost_cities-why-not-now = Lúc này chưa được

# --- để chỉ vào
lost_cities-road-of = { $name }: { $region }
lost_cities-road-none = Chưa mở: không tốn mà cũng chưa có điểm.
lost_cities-road-long = Được { $n }/{ $long } lá để thưởng { $bonus }
lost_cities-tray-empty = { $region }: chưa ai bỏ lá nào
lost_cities-tray = { $region }: đã bỏ { $n } lá, trên cùng là { $card }
lost_cities-pile-tip = Còn { $n } lá. Nếu cả hai đều rút ở đây, vòng này bạn còn { $turns } lượt.
lost_cities-unseen = Chưa lộ: { $n }
lost_cities-panel-tip = Điểm từng vòng sẽ hiện ở đây.
