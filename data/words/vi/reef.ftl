# Rạn san hô của Thám hiểm biển sâu: trên hộp, các tùy chọn, vì sao không được, và nhật ký.

reef-name = Thám hiểm biển sâu
reef-rules = Rạn san hô
reef-about = Hai mươi lăm ô mà dưỡng khí chẳng bao nhiêu: gieo được mấy thì bơi mấy ô và tốn bấy nhiêu khí. Dừng ở đâu thì lấy thẻ ở đó, miễn là mang được về tàu.
reef-progress = Vòng { $round }/{ $rounds }

reef-option-rounds = Số vòng
    .about = Chơi bấy nhiêu vòng. Thẻ đã lấy thì không trở lại rạn nữa.
reef-option-oxygen = Bình dưỡng khí
    .about = Chung một bình 25 thì cả vòng chỉ được chừng ba lần bơi: từ bốn người trở lên hầu như không ai về kịp. Mỗi người một bình thì ai cũng có chuyến lặn của mình.
reef-option-oxygen-shared = Chung một bình
reef-option-oxygen-personal = Mỗi người một bình
reef-option-oxygen_start = Dưỡng khí mỗi vòng
    .about = Với 25, thẻ ở quá ô 12 không thể mang về. Thêm khí thì lặn được lâu hơn.
reef-option-dice = Số xúc xắc
    .about = Mỗi lần bơi gieo bấy nhiêu viên.
reef-option-faces = Số mặt xúc xắc
    .about = Ít mặt thì bước ngắn hơn và đỡ tốn khí hơn.
reef-option-first = Ai lặn trước
    .about = Người mở đầu vòng thứ nhất. Các vòng sau, ai ở xa tàu nhất lúc kết thúc thì đi trước; nếu không còn ai dưới nước thì đến người lên tàu sau cùng.
reef-option-first-random = Bốc thăm

# --- vì sao không
reef-why-after-move = Gieo trước; bơi xong mới chọn hướng
reef-why-bound = Đã bơi về thì không quay ra được nữa
reef-why-has-rolled = Bạn đã gieo rồi; hãy chọn hướng đi tiếp

# --- hình trên thẻ
reef-symbol-shell = vỏ sò
reef-symbol-snail = ốc biển
reef-symbol-star = sao biển
reef-symbol-pearl = ngọc trai
reef-symbol-coral = san hô

# --- nhật ký
reef-log-RoundBegan = Bắt đầu vòng { $round } với { $oxygen } dưỡng khí. { $why ->
    [farthest] { $name } đi trước: ở xa tàu nhất lúc kết thúc.
    [last_aboard] { $name } đi trước: lên tàu sau cùng.
    [next] { $name } đi trước: đến lượt kế tiếp.
    [chosen] { $name } đi trước, theo ý cả bàn.
   *[drawn] { $name } đi trước, do bốc thăm.
}
reef-log-Breathed = { $short ->
    [yes] { $name } gieo được { $sum }: không đủ dưỡng khí
   *[no] { $name } gieo được { $sum }, còn { $oxygen } dưỡng khí
}
reef-log-Swam = { $end ->
    [home] { $name } bơi về tàu
   *[place] { $name } bơi đến ô { $place }
}
reef-log-Took = { $name } lấy thẻ { $worth } điểm, hình { $symbol }
reef-log-CameHome = { $name } đã về tàu
reef-log-Headed = { $heading ->
    [forced] Hết rạn rồi, { $name } buộc phải quay về
    [back] { $name } sẽ quay về
   *[out] { $name } đi tiếp
}
reef-log-RanOut = { $name } đã hết dưỡng khí
reef-log-RoundEnded = { $why ->
    [no_air] Hết dưỡng khí: vòng { $round } kết thúc
    [all_done] Không ai lặn tiếp được: vòng { $round } kết thúc
   *[all_home] Mọi người đã về: vòng { $round } kết thúc
}
reef-log-Scored = { $points ->
    [0] { $name } về tay không
   *[other] { $name } mang về { $points } điểm
}
reef-log-Lost = { $n ->
    [0] { $name } được kéo lên khỏi nước
   *[other] { $name } được kéo lên khỏi nước và mất { $n } thẻ
}
reef-log-MatchEnded = { $n ->
    [1] { $names } thắng với { $points } điểm
   *[other] { $names } cùng thắng với { $points } điểm
}{ $broken ->
    [best_round] , nhờ có một vòng cao điểm hơn
    [earlier] , nhờ về tàu sớm hơn
   *[no] { "" }
}
