# Tam Quốc Sát: nhật ký.
tam_quoc_sat-so-many-cards = { $n } lá
tam_quoc_sat-suit-rank = ({ $rank } { $suit })
tam_quoc_sat-round-turn = { $round } · { $turn }

# Nhật ký: ai, làm gì, với gì, kết quả ra sao.
tam_quoc_sat-log-GeneralShown = { $name } là { $general }
tam_quoc_sat-log-KingdomChosen = { $name } theo thế lực { $kingdom }
tam_quoc_sat-log-MatchBegan = Vào trận: { $name } đi trước
tam_quoc_sat-log-RoundBegan = Vòng { $round }
tam_quoc_sat-log-TurnBegan = Lượt của { $name }{ $shown -> 
    [yes] {" ("}{ $general }{")"}
   *[other] {""}
 }{ $extra -> 
    [yes] {", lượt thêm"}
   *[other] {""}
 }
tam_quoc_sat-log-PhaseSkipped = { $name } bỏ qua giai đoạn { $phase } ({ $why })
tam_quoc_sat-log-ExtraTurn = { $name } sẽ có thêm một lượt
tam_quoc_sat-log-Used = { $name } dùng { $card }{ $viaed -> 
    [yes] {" nhờ "}{ $via }
   *[other] {""}
 }{ $n -> 
    [0] {""}
   *[other] {" lên "}{ $targets }
 }{ $more -> 
    [0] {""}
   *[other] {" để đánh "}{ $victims }
 }
tam_quoc_sat-log-Played = { $name } ra { $card }{ $viaed -> 
    [yes] {" nhờ "}{ $via }
   *[other] {""}
 }
tam_quoc_sat-log-SkillUsed = { $name } phát động { $skill }{ $n -> 
    [0] {""}
   *[other] {" lên "}{ $targets }
 }
tam_quoc_sat-log-Missed = { $how -> 
    [nullification] { $card } lên { $name } bị hóa giải
   *[other] { $card } không có tác dụng với { $name } ({ $why })
 }
tam_quoc_sat-log-Judged = { $name } phán xét { $reason }: { $card }{ $fate -> 
    [strikes] {" — trúng"}
    [spares] {" — thoát"}
    [works] {" — thành công"}
    [fails] {" — không thành"}
   *[other] {""}
 }
tam_quoc_sat-log-Hurt = { $name } nhận { $amount } sát thương{ $nature -> 
    [fire] {" Hỏa"}
    [thunder] {" Lôi"}
   *[other] {""}
 }{ $sourced -> 
    [yes] {" từ "}{ $source }
   *[other] {""}
 }{ $carded -> 
    [yes] {" ("}{ $card }{")"}
   *[other] {""}
 }, còn { $hp } máu
tam_quoc_sat-log-HpLost = { $name } mất { $amount } máu{ $known -> 
    [yes] {" vì "}{ $why }
   *[other] {""}
 }, còn { $hp }
tam_quoc_sat-log-Recovered = { $name } hồi { $amount } máu, lên { $hp }
tam_quoc_sat-log-MaxHpChanged = Giới hạn máu của { $name } nay là { $most }
tam_quoc_sat-log-DyingBegan = { $name } hấp hối
tam_quoc_sat-log-Died = { $name } tử trận, là { $role }{ $killed -> 
    [yes] {"; người hạ: "}{ $killer }
   *[other] {""}
 }
tam_quoc_sat-log-Chained = { $on -> 
    [yes] { $name } bị xích
   *[other] { $name } thoát xích
 }
tam_quoc_sat-log-TurnedOver = { $down -> 
    [yes] { $name } bị lật úp
   *[other] { $name } lật ngửa lại
 }
tam_quoc_sat-log-SkillsChanged = { $n -> 
    [0] { $name } mất hết kỹ năng
   *[other] { $name } nay có kỹ năng { $skills }
 }
tam_quoc_sat-log-Incarnated = { $name } hóa thân thành { $general }, có { $skill }
tam_quoc_sat-log-Marked = { $name } có { $n } dấu { $mark }
tam_quoc_sat-log-Showed = { $name } cho xem { $cards }
tam_quoc_sat-log-Named = { $why -> 
    [guhuo] { $name } xưng đó là { $word }
    [fanjian] { $name } đoán là { $word }
   *[other] { $name } chọn { $word }
 }
tam_quoc_sat-log-Contested = { $won -> 
    [yes] { $name } thắng đấu điểm với { $other }: { $mine } đấu với { $theirs }
   *[other] { $name } không thắng đấu điểm với { $other }: { $mine } đấu với { $theirs }
 }
tam_quoc_sat-log-Reshuffled = Xào chồng bài bỏ thành chồng bài rút mới
tam_quoc_sat-log-MatchEnded = { $n -> 
    [0] Chiến trận kết thúc, không ai thắng
   *[other] Chiến trận kết thúc. Thắng: { $names }
 }


# Nhật ký: bài đi đâu
tam_quoc_sat-log-and = {" · "}
tam_quoc_sat-log-draw = { $name } rút { $cards }
tam_quoc_sat-log-reward = { $name } được thưởng { $cards } vì hạ Phản Tặc
tam_quoc_sat-log-get = { $name } lấy { $cards }
tam_quoc_sat-log-give = { $name } giao { $cards } cho { $other }
tam_quoc_sat-log-take = { $name } lấy { $cards } của { $other }
tam_quoc_sat-log-discard = { $name } bỏ { $cards }
tam_quoc_sat-log-strip = { $name } bỏ { $cards } của { $other }
tam_quoc_sat-log-recast = { $name } tái chế { $cards }
tam_quoc_sat-log-equip = { $name } trang bị { $cards }
tam_quoc_sat-log-equip-over = { $name } trang bị { $cards }, thay { $old }
tam_quoc_sat-log-shift = { $name } chuyển { $cards } của { $other } sang { $taker }
tam_quoc_sat-log-passes = { $cards } chuyển sang { $name }
tam_quoc_sat-log-put-back = { $name } trả { $cards } về chồng bài rút
tam_quoc_sat-log-put-wounds = { $name } lật { $cards } làm vết thương
tam_quoc_sat-log-put-stars = { $name } để riêng { $cards } làm sao
tam_quoc_sat-log-down = { $name } úp { $cards }
tam_quoc_sat-log-look = { $name } xem { $cards } trên cùng chồng bài rút
tam_quoc_sat-log-swap = { $name } và { $other } đổi bài trên tay
tam_quoc_sat-log-death = Bài của { $name } bị bỏ: { $cards }
tam_quoc_sat-log-penalty = { $name } hạ Trung Thần nên phải bỏ hết: { $cards }

# Điều đang chờ giải quyết
tam_quoc_sat-pending-stopped = { $words } — { $what } bị hóa giải
tam_quoc_sat-pending-goes = { $words } — { $what } vẫn có hiệu lực

# Những gì đang có ở một chỗ ngồi
tam_quoc_sat-state-pile-wounds = Vết thương: { $n } lá, số của chúng phải khác nhau thì mới sống
tam_quoc_sat-state-pile-stars = Sao: { $n } lá, chỉ chủ nhân được xem
tam_quoc_sat-state-pile-incarnations = Hóa thân: { $n } võ tướng úp, mượn kỹ năng từng người
tam_quoc_sat-state-pile-fields = Ruộng: { $n } lá
tam_quoc_sat-state-pile-down = Bài úp: { $n } lá chưa ai biết
