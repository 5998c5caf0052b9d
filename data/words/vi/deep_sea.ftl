# Thám hiểm biển sâu: bàn chơi và nhật ký; chữ trên hộp ở tệp riêng.

# --- bàn chơi
deep_sea-dive = Lượt lặn { $dive }
deep_sea-dive-of = Lượt lặn { $dive } / { $dives }
deep_sea-before = Sẵn sàng lặn
deep_sea-turn = Đến lượt { $name }
deep_sea-then = Rồi đến { $names }
deep_sea-alone = Không còn ai khác dưới nước
deep_sea-playing = Đang đi
deep_sea-ended = Hết lượt lặn { $dive }
deep_sea-ended-all_home = Mọi người đã về tàu
deep_sea-ended-no_air = Đã hết dưỡng khí
deep_sea-over = Biển không còn gì
deep_sea-over-empty = Không còn báu vật nào để lặn tìm
deep_sea-starts-drawn = { $name } đi trước, do bốc thăm
deep_sea-starts-chosen = { $name } đi trước, theo ý cả bàn
deep_sea-starts-last_home = { $name } đi trước: về tàu sau cùng
deep_sea-starts-farthest = { $name } đi trước: ở xa nhất lúc hết dưỡng khí

deep_sea-state-aboard = Chưa lặn
deep_sea-state-down = Đang lặn, ô { $place }
deep_sea-state-up = Đang về, ô { $place }
deep_sea-state-home = Đã về tàu
deep_sea-state-drowned = Được kéo lên tàu
deep_sea-carries-nothing = Không mang gì
deep_sea-breathes-free = Thở không tốn
deep_sea-cost = { $loss } dưỡng khí mỗi lượt
deep_sea-cost-short = { $loss } khí
deep_sea-kept = Tính điểm khi hết lượt lặn
deep_sea-kept-short = an toàn
deep_sea-home-banked = Mang về { $n } điểm
deep_sea-home-lost = { $n ->
    [0] Không mất gì
   *[other] Mất { $n } báu vật
}
deep_sea-home-empty = Về tay không
deep_sea-next-breath = { $name } thở kế tiếp: { $n ->
    [0] không tốn
   *[other] { $loss }
}
deep_sea-next-breath-last = { $name } thở kế tiếp: { $loss }, lượt cuối
deep_sea-last-turn = Lượt cuối: đã hết dưỡng khí
deep_sea-empty-ring = vòng trống

deep_sea-step-breathe = Thở
deep_sea-step-breath-air = Dưỡng khí từ { $before } còn { $after }
deep_sea-step-breath-free = Không tốn dưỡng khí
deep_sea-step-heading = Hướng
deep_sea-heading-down = Lặn tiếp
deep_sea-heading-turned = Vừa quay về
deep_sea-heading-up = Đang bơi về
deep_sea-step-roll = Gieo
deep_sea-sum-none = { $sum }: không đi được
deep_sea-places = ô

# --- câu hỏi
deep_sea-ask-swim = Đi hướng nào, { $name }?
deep_sea-ask-swim-up = Trên đường về
deep_sea-roll = Gieo
deep_sea-roll-down = và lặn sâu hơn
deep_sea-roll-up = và bơi về tàu
deep_sea-roll-tip = { $n ->
    [0] Bạn không mang gì: đi đúng số gieo được.
   *[other] Đi số gieo được trừ { $n } vì những gì bạn đang mang.
}
deep_sea-turn-back = Quay về
deep_sea-turn-back-note = Mỗi lượt lặn một lần
deep_sea-turn-back-tip = Từ giờ bạn bơi về tàu. Còn đổi ý được cho đến khi gieo, sau đó thì không.
deep_sea-keep-diving = Lặn tiếp
deep_sea-keep-diving-note = Chưa quay về vội
deep_sea-keep-diving-tip = Rút lại việc quay về; gieo rồi thì không rút được nữa.
deep_sea-dice-tip = Bấm để gieo
deep_sea-landing = { $sums } · { $share }%
deep_sea-landing-home = Về tàu: { $chance }
deep_sea-ask-relic = Báu vật này thì sao?
deep_sea-ask-ring = Vòng trống. Thả một món?
deep_sea-take = Lấy
deep_sea-take-note = { $what }
deep_sea-take-cost = { $what }. Mỗi lần thở bạn sẽ tốn { $n } dưỡng khí.
deep_sea-drop = Thả một món
deep_sea-drop-note = { $n ->
    [0] Sau đó thở không tốn
   *[other] Sau đó mỗi lần thở { $loss }
}
deep_sea-leave = Bỏ qua
deep_sea-leave-note = { $n ->
    [0] Vẫn thở không tốn
   *[other] Vẫn thở { $loss }
}
deep_sea-relic = Cấp { $level }, trị giá { $worth }
deep_sea-relic-short = Cấp { $level }: { $worth }
deep_sea-stack = Chồng { $n } món, trị giá { $worth }
deep_sea-ask-item = Thả món nào?
deep_sea-keep-all = Giữ lại hết
deep_sea-drop-this = Thả món này
deep_sea-ask-order = Báu vật của { $name } chìm
deep_sea-order-how = Món gần tàu trước: bấm lần lượt từng món.
deep_sea-lowest-first = Cấp thấp trước
deep_sea-order-back = Rút lại món vừa xếp

# --- vì sao không
deep_sea-why-aboard = Bạn còn ở trên tàu
deep_sea-why-already-turned = Đã quay về rồi
deep_sea-why-carries-nothing = Bạn không mang gì
deep_sea-why-must-turn-back = Hết đường rồi
deep_sea-why-no-relic = Ở đây không có báu vật
deep_sea-why-not-announced = Bạn chưa quay về
deep_sea-why-not-blank = Chỉ thả ở vòng trống
deep_sea-why-not-now = Chưa được
deep_sea-why-laid = Đã xếp rồi

# --- chỉ vào để xem
deep_sea-tip-space = Ô { $place }: { $what }
deep_sea-tip-ring = vòng trống, có thể thả báu vật vào
deep_sea-tip-cost = Ai mang nó thì mỗi lần thở tốn thêm một dưỡng khí và bơi ít đi một ô.
deep_sea-tip-who = { $name } ở đây, { $n ->
    [0] tay không
   *[other] mang { $n } món
}.
deep_sea-tip-diver = { $name }: { $state }
deep_sea-tip-air = Dưỡng khí chung: { $n } / { $full }
deep_sea-tip-next-start = Người về tàu cuối cùng mở đầu lượt lặn sau. Về cuối cho tới giờ: { $name }.
deep_sea-tip-next-start-nobody = Người về tàu cuối cùng mở đầu lượt lặn sau. Chưa ai về.
deep_sea-bank-title = { $name } đã mang về
deep_sea-bank-dive = Lượt { $dive }: { $n }
deep_sea-bank-empty = Chưa có gì

# --- nhật ký
deep_sea-log-DiveBegan = Bắt đầu lượt lặn { $dive }. { $why ->
    [last_home] { $name } đi trước: về tàu sau cùng.
    [farthest] { $name } đi trước: ở xa nhất lúc hết dưỡng khí.
    [chosen] { $name } đi trước, theo ý cả bàn.
   *[drawn] { $name } đi trước, do bốc thăm.
}
deep_sea-log-Breathed = { $name } thở: { $loss }, còn { $air }
deep_sea-log-TurnedBack = { $forced ->
    [yes] { $name } buộc phải quay về
   *[no] { $name } quay về
}
deep_sea-log-KeptDiving = { $name } đổi ý, lặn tiếp
deep_sea-log-Swam = { $end ->
    [home] { $name } gieo { $sum }, về tàu
    [stay] { $name } gieo { $sum }, đứng yên
   *[place] { $name } gieo { $sum }, đến ô{"\u00A0"}{ $place }
}
deep_sea-log-Took = { $n ->
    [1] { $name } lấy báu vật cấp{"\u00A0"}{ $what }
   *[other] { $name } lấy một chồng cấp{"\u00A0"}{ $what }
}
deep_sea-log-Dropped = { $n ->
    [1] { $name } thả báu vật cấp{"\u00A0"}{ $what }
   *[other] { $name } thả một chồng cấp{"\u00A0"}{ $what }
}
deep_sea-log-DiveEnded = { $why ->
    [no_air] Hết dưỡng khí: lượt lặn { $dive } kết thúc
   *[all_home] Mọi người đã về: lượt lặn { $dive } kết thúc
}
deep_sea-log-Banked = { $name } mang về { $points } điểm
deep_sea-log-Sank = { $n ->
    [0] { $name } được kéo lên khỏi nước
   *[other] { $name } mất { $n } báu vật xuống biển
}
deep_sea-log-RowClosed = Bỏ { $n } vòng trống, đường lặn khép lại
deep_sea-log-MatchEnded = { $n ->
    [1] { $names } thắng với { $points } điểm
   *[other] { $names } cùng thắng với { $points } điểm
}
