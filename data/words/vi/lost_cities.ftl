# Thành phố thất lạc: trên hộp, các tùy chọn, vì sao không được, và nhật ký.

lost_cities-name = Thành phố thất lạc
lost_cities-about = Hai nhà thám hiểm, năm chuyến đi. Chuyến nào cũng tốn trước rồi mới có lời, và lá bạn bỏ đi có khi chính là lá người kia đang chờ.
lost_cities-progress = Vòng { $round }/{ $rounds }

lost_cities-option-rounds = Số vòng
    .about = Chơi bấy nhiêu vòng. Điểm các vòng được cộng lại.
lost_cities-option-regions = Số vùng đất
    .about = Với sáu vùng, có thêm Xứ hoàng hôn và mười hai lá bài của nó.
lost_cities-option-hand = Số lá trên tay
    .about = Mỗi người cầm bấy nhiêu lá.
lost_cities-option-base = Chi phí một chuyến
    .about = Chuyến nào đã có ít nhất một lá thì tốn bấy nhiêu điểm, trừ trước khi nhân với các lá đầu tư.
lost_cities-option-bonus = Thưởng chuyến dài
    .about = Điểm cộng thêm, sau khi nhân, cho chuyến có từ tám lá trở lên.
lost_cities-option-bonus_counts_investments = Lá đầu tư cũng tính thưởng
    .about = Bật: đủ tám lá bất kỳ là chuyến dài. Tắt: chỉ đếm các lá số.
lost_cities-option-fan_discards = Được xem lại bài đã bỏ
    .about = Bật: cả hai được xòe từng khay bài bỏ ra xem, và có bảng đếm bài giúp nhớ. Tắt: chỉ thấy lá trên cùng, còn lại phải tự nhớ.
lost_cities-option-first = Ai đi trước
    .about = Người mở đầu vòng thứ nhất. Các vòng sau, ai đang dẫn điểm thì đi trước; bằng điểm thì đến người vòng vừa rồi đi sau.
lost_cities-option-first-random = Bốc thăm

# --- các vùng
lost_cities-region-desert = Sa mạc
lost_cities-region-sea = Biển cả
lost_cities-region-snow = Núi tuyết
lost_cities-region-jungle = Rừng già
lost_cities-region-volcano = Núi lửa
lost_cities-region-twilight = Hoàng hôn

# --- vì sao không
lost_cities-why-play-first = Đánh một lá rồi mới rút
lost_cities-why-not-in-hand = Hãy chọn một lá trên tay
lost_cities-why-too-low = Phải lớn hơn { $top }
lost_cities-why-investment-late = Chỉ đặt trước lá số đầu tiên
lost_cities-why-not-yours = Đó là chuyến của người kia
lost_cities-why-other-region = Chỉ đặt vào đúng vùng của nó
lost_cities-why-stays = Bài của chuyến đi nằm yên ở đó
lost_cities-why-draw-now = Bạn đã đánh rồi, giờ thì rút một lá
lost_cities-why-just-discarded = Bạn vừa bỏ lá này
lost_cities-why-nothing-there = Ở đây không có lá nào
lost_cities-why-not-yet = Còn { $n } lượt không rút từ chồng bài nữa mới được
lost_cities-why-refused = Người kia muốn chơi tiếp

# --- nhật ký
lost_cities-log-RoundBegan = Bắt đầu vòng { $round }. { $why ->
    [ahead] { $name } đi trước vì đang dẫn điểm.
    [alternate] { $name } đi trước: hai bên bằng điểm, vòng trước người kia đã đi trước.
    [chosen] { $name } đi trước, theo ý cả bàn.
   *[drawn] { $name } đi trước, do bốc thăm.
}
lost_cities-log-Laid = { $value ->
    [0] { $name } đầu tư vào { $region }
   *[other] { $name } đánh { $region } { $value }
}
lost_cities-log-Discarded = { $value ->
    [0] { $name } bỏ một lá đầu tư { $region }
   *[other] { $name } bỏ { $region } { $value }
}
lost_cities-log-Took = { $value ->
    [0] { $name } nhặt một lá đầu tư { $region }
   *[other] { $name } nhặt { $region } { $value }
}
lost_cities-log-Drew = { $left ->
    [0] { $name } rút lá cuối cùng
   *[other] { $name } rút bài, còn { $left } lá
}
lost_cities-log-EndProposed = { $name } muốn kết thúc vòng tại đây
lost_cities-log-EndRefused = { $name } muốn chơi tiếp
lost_cities-log-RoundEnded = { $why ->
    [agreed] Hai bên cùng dừng vòng { $round }: { $first } { $firstPoints }, { $second } { $secondPoints }
   *[pile] Hết chồng bài, vòng { $round } kết thúc: { $first } { $firstPoints }, { $second } { $secondPoints }
}
lost_cities-log-MatchEnded = { $n ->
    [1] { $names } thắng với { $points } điểm
   *[other] { $names } cùng thắng với { $points } điểm
}
