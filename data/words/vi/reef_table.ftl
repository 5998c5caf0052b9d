# Rạn san hô: những gì trên bàn, câu hỏi, chỗ để chỉ vào xem, và lúc kết thúc ván.

# --- bàn chơi
reef-round = Vòng { $round }
reef-round-of = Vòng { $round }/{ $rounds }
reef-before = Sẵn sàng lặn
reef-turn = Đến lượt { $name }
reef-then = Rồi đến { $names }
reef-alone = Không ai khác còn lượt
reef-playing = Đang đi
reef-ended = Hết vòng { $round }
reef-ended-all_home = Mọi người đã về tàu
reef-ended-no_air = Đã hết dưỡng khí
reef-ended-all_done = Ai nấy đã về tàu hoặc hết dưỡng khí
reef-starts-drawn = { $name } đi trước, do bốc thăm
reef-starts-chosen = { $name } đi trước, theo ý cả bàn
reef-starts-farthest = { $name } đi trước: ở xa tàu nhất lúc kết thúc
reef-starts-last_aboard = { $name } đi trước: lên tàu sau cùng
reef-starts-next = { $name } đi trước: đến lượt kế tiếp

reef-state-aboard = Trên tàu, chưa bơi ra
reef-state-out-aboard = Trên tàu, hết dưỡng khí
reef-state-on = Đang bơi ra, ô { $space }
reef-state-back = Đang về, ô { $space }
reef-state-home = Đã về tàu an toàn
reef-state-out = Kẹt dưới nước, ô { $space }
reef-state-short = Ô { $space }
reef-no-cards = Chưa có thẻ
reef-won = Mang về { $n } điểm
reef-won-nothing = Về tay không
reef-chance = { $n }%
reef-cards-of = Thẻ của { $name }
reef-if-home = { $n } điểm nếu về được
reef-cards-none = Thẻ lấy trong vòng này nằm ngửa ở đây, ai cũng thấy.

reef-oxygen = dưỡng khí
reef-step-roll = Gieo
reef-step-oxygen = Dưỡng khí
reef-step-fell = { $before } còn { $after }
reef-step-short = không đủ cho { $n }
reef-step-swim = Bơi
reef-step-space = đến ô { $space }
reef-step-card = ô { $space }, lấy thẻ
reef-step-home = về tới tàu
reef-step-stays = đứng yên
reef-in-all = tổng

reef-half-shallow = Nửa nông, ô { $first }–{ $last }: { $least }–{ $most } điểm
reef-half-deep = Nửa sâu, ô { $first }–{ $last }: { $least }–{ $most } điểm

# --- câu hỏi
reef-ask-swim = Mời { $name } gieo
reef-ask-heading = Tiếp theo đi đâu, { $name }?
reef-roll = Gieo
reef-roll-on = và bơi ra xa
reef-roll-back = và bơi về tàu
reef-roll-tip = Gieo được mấy thì dưỡng khí mất bấy nhiêu, và bạn bơi đúng bấy nhiêu ô.
reef-dice-tip = Bấm để gieo
reef-out = Đi tiếp
reef-out-note = { $first ->
    [25] Lượt tới: ô 25
   *[other] Lượt tới: ô { $first } đến { $last }
}
reef-out-never = Gieo mấy cũng thiếu khí
reef-out-tip = Lần gieo tới bạn bơi ra xa hơn. Sau đó vẫn đổi ý được.
reef-back = Quay về
reef-back-note = { $n }% về kịp
reef-back-never = Không còn về kịp
reef-back-tip = Lần gieo tới bạn bơi về phía tàu. Từ lúc đó không quay ra được nữa trong vòng này.
reef-landing = { $sums } · { $share }%
reef-landing-home = Về tàu: { $chance }
reef-why-not-now = Chưa được

# --- chỉ vào để xem
reef-odd = { $sum }: { $share }% số lần gieo, còn { $oxygen } dưỡng khí
reef-odd-short = Nhiều hơn số khí còn lại: không bơi được, hết dưỡng khí
reef-odd-last = Đến ô { $space }, vừa cạn dưỡng khí
reef-odd-home = Về tới tàu
reef-odd-card = Đến ô { $space }, có thẻ
reef-odd-empty = Đến ô { $space }, ô trống
reef-half-shallow-word = nông
reef-half-deep-word = sâu
reef-tip-card = Ô { $space }: thẻ vùng { $half }, đang úp, trị giá { $worth }
reef-tip-empty = Ô { $space }: trống
reef-tip-here = { $n ->
   *[other] Ở đây: { $names }
}
reef-tip-diver = { $name }: { $state }
reef-tip-tank = Bình riêng: { $n } / { $full }
reef-tip-haul = { $count } thẻ, được { $n } điểm nếu mang về
reef-tip-chance = Quay về ngay thì { $n }% về kịp
reef-tip-never = Gieo mấy cũng không về kịp nữa
reef-tip-next-start = Vòng sau do người ở xa tàu nhất lúc hết dưỡng khí mở đầu; nếu không ai còn dưới nước thì người lên tàu sau cùng.
reef-tip-oxygen = Dưỡng khí chung: { $n } / { $full }. Mỗi lần gieo mất đúng số gieo được. Các chấm cho thấy mỗi số để lại bao nhiêu.
reef-tip-own-oxygen = Bình riêng của { $name }: { $n } / { $full }. Mỗi lần gieo mất đúng số gieo được. Các chấm cho thấy mỗi số để lại bao nhiêu.
reef-tip-taken = { $worth } điểm, hình { $symbol }. Hình vẽ không tính điểm.
reef-tip-scores = Điểm sau các vòng đã chơi
reef-tip-score = { $name }: { $n }
reef-record-round = Vòng { $round }: { $n }
reef-record-none = Chưa vòng nào tính điểm

# --- bộ luật, lúc bày ván
reef-card-about = 25 ô, xúc xắc 1–6, gieo lần nào tốn khí lần ấy
reef-advice = Đúng luật thì cả nhóm chung một bình { $oxygen }: cả vòng chỉ được chừng ba lần bơi, từ bốn người trở lên hầu như không ai về kịp, và với 25 thì thẻ quá ô 12 không mang về được.
reef-advice-personal = Mỗi người một bình
reef-advice-more = Dưỡng khí { $oxygen }

# --- kết thúc ván
reef-result-one = { $name } thắng trên rạn san hô
reef-result-shared = { $names } cùng thắng
reef-result-all = Cả bàn chia nhau rạn san hô
reef-result-haul = { $best } điểm ở vòng hay nhất, vòng { $round }
reef-result-best_round = { $name } cũng có { $points } điểm, nhưng vòng cao nhất quyết định: { $mine } so với { $other }
reef-result-earlier = { $name } cũng { $points } điểm và một vòng cao như thế, nhưng về tàu muộn hơn
reef-result-tied = Mỗi người { $points } điểm, vòng cao nhất và lúc về tàu đều như nhau: cùng thắng
reef-result-nothing = Rạn giữ lại tất cả: không điểm nào được mang về
reef-result-home = Số lần về
reef-result-unit = { $n ->
   *[other] điểm từ rạn san hô
}
reef-result-round = Vòng { $n }
reef-result-mark = V{ $n }
reef-result-bars = Điểm từng vòng
reef-result-again = Chơi ván nữa
