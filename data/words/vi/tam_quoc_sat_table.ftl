# Tam Quốc Sát: lời trên bàn chơi.

# Người và bài
tam_quoc_sat-role-lord = Chúa Công
tam_quoc_sat-role-loyalist = Trung Thần
tam_quoc_sat-role-rebel = Phản Tặc
tam_quoc_sat-role-renegade = Gian Thần
tam_quoc_sat-role-unknown = chưa lộ
tam_quoc_sat-goal-lord = Diệt hết Phản Tặc và Gian Thần.
tam_quoc_sat-goal-loyalist = Bảo vệ Chúa Công: bạn thắng cùng Chúa Công.
tam_quoc_sat-goal-rebel = Lật đổ Chúa Công. Ai hạ được một Phản Tặc sẽ rút 3 lá.
tam_quoc_sat-goal-renegade = Sống sót sau cùng: Chúa Công chỉ được ngã khi mọi người khác đã ngã.
tam_quoc_sat-suit-spade = bích
tam_quoc_sat-suit-heart = cơ
tam_quoc_sat-suit-club = chuồn
tam_quoc_sat-suit-diamond = rô
tam_quoc_sat-card-of = { $card } ({ $rank } { $suit })
tam_quoc_sat-hidden-card = một lá úp
tam_quoc_sat-kingdom-wei = Ngụy
tam_quoc_sat-kingdom-shu = Thục
tam_quoc_sat-kingdom-wu = Ngô
tam_quoc_sat-kingdom-qun = Quần
tam_quoc_sat-kingdom-god = Thần
tam_quoc_sat-gender-male = nam
tam_quoc_sat-gender-female = nữ
tam_quoc_sat-general-line = { $kingdom } · { $gender } · { $hp } máu
tam_quoc_sat-category-basic = bài cơ bản
tam_quoc_sat-category-trick_instant = cẩm nang
tam_quoc_sat-category-trick_delayed = cẩm nang trì hoãn
tam_quoc_sat-category-weapon = vũ khí, tầm { $range }
tam_quoc_sat-category-armor = phòng cụ
tam_quoc_sat-category-defensive_horse = ngựa: người khác xa bạn thêm 1
tam_quoc_sat-category-offensive_horse = ngựa: bạn gần người khác thêm 1
tam_quoc_sat-slot-weapon = Vũ khí
tam_quoc_sat-slot-armor = Phòng cụ
tam_quoc_sat-slot-defensive_horse = Ngựa +1
tam_quoc_sat-slot-offensive_horse = Ngựa −1
tam_quoc_sat-tag-lord = kỹ năng Chúa Công
tam_quoc_sat-tag-locked = bị động
tam_quoc_sat-tag-limited = một lần mỗi ván
tam_quoc_sat-tag-awakening = thức tỉnh
tam_quoc_sat-tag-free = kỹ năng
tam_quoc_sat-skill-of = { $skill } ({ $name })
tam_quoc_sat-skill-as = { $skill }: { $card }

# Thanh phía trên bàn
tam_quoc_sat-status-choose = Chọn võ tướng
tam_quoc_sat-status = Vòng { $round } · lượt của { $name }
tam_quoc_sat-status-short = Vòng { $round } · { $name }
tam_quoc_sat-phase-prepare = Đầu lượt
tam_quoc_sat-phase-judge = Phán xét
tam_quoc_sat-phase-draw = Rút bài
tam_quoc_sat-phase-play = Hành động
tam_quoc_sat-phase-discard = Bỏ bài
tam_quoc_sat-phase-end = Cuối lượt
tam_quoc_sat-phase-prepare-tip = Lượt bắt đầu; vài kỹ năng diễn ra ở đây.
tam_quoc_sat-phase-judge-tip = Phán xét các cẩm nang trì hoãn trước mặt bạn, lá mới nhất trước.
tam_quoc_sat-phase-draw-tip = Rút hai lá bài.
tam_quoc_sat-phase-play-tip = Dùng bài tùy ý; Sát chỉ được một lần.
tam_quoc_sat-phase-discard-tip = Giữ số lá trên tay không quá số máu.
tam_quoc_sat-phase-end-tip = Lượt kết thúc; vài kỹ năng diễn ra ở đây.

# Trên bàn
tam_quoc_sat-log = Nhật ký
tam_quoc_sat-pile = Chồng bài rút
tam_quoc_sat-discards = Bài bỏ · { $n }
tam_quoc_sat-pile-tip = Chồng bài rút còn { $n } lá.
tam_quoc_sat-discards-tip = Chồng bài bỏ: { $n } lá. Bấm để xem.
tam_quoc_sat-counted = { $name }: { $n }
tam_quoc_sat-pile-wounds = vết thương
tam_quoc_sat-pile-fields = ruộng
tam_quoc_sat-pile-stars = sao
tam_quoc_sat-pile-incarnations = hóa thân
tam_quoc_sat-pile-down = bài úp
tam_quoc_sat-cause-damage = sát thương
tam_quoc_sat-cause-dying = hấp hối
tam_quoc_sat-cause-death = tử trận
tam_quoc_sat-cause-deal = chia bài
tam_quoc_sat-cause-hand_limit = giới hạn bài trên tay
tam_quoc_sat-cause-god_kingdom = thế lực của Thần
tam_quoc_sat-cause-draw = rút bài
tam_quoc_sat-cause-equip = trang bị
tam_quoc_sat-frame = { $what }: { $name } lên { $target }
tam_quoc_sat-frame-alone = { $what }: { $name }
tam_quoc_sat-frame-on = { $what } lên { $target }
tam_quoc_sat-frame-victim = { $what }: { $name } bảo { $target } dùng Sát đánh { $victim }
tam_quoc_sat-frame-counter = { $name } dùng { $what } chặn { $on }
tam_quoc_sat-so-many = { $n } người
tam_quoc_sat-role-public = { $role } · ai cũng biết
tam_quoc_sat-role-secret = Bạn là { $role }
tam_quoc_sat-role-hold = Giữ O: xem vai trò
tam_quoc_sat-hand-limit = Bài trên tay { $n } · giới hạn { $limit }
tam_quoc_sat-peek = Xem vai trò của tôi
tam_quoc_sat-peek-off = Giấu vai trò
tam_quoc_sat-sort-kind = Xếp bài theo loại
tam_quoc_sat-sort-drawn = Để bài theo thứ tự rút
tam_quoc_sat-close = Đóng

# Chú giải
tam_quoc_sat-tip-head = { $name } — { $sort }
tam_quoc_sat-tip-role = Vai trò: { $role }
tam_quoc_sat-tip-state = Máu { $hp } trên { $most } · { $hand } lá trên tay
tam_quoc_sat-tip-distance = Khoảng cách từ bạn { $n } · đến bạn { $back }
tam_quoc_sat-tip-skills = Kỹ năng: { $names }
tam_quoc_sat-tip-equipment = Trang bị: { $names }
tam_quoc_sat-tip-judgement = Khu phán xét: { $names }
tam_quoc_sat-tip-census = Còn sống { $n } trên { $total }, theo những gì đã lộ
tam_quoc_sat-state-chained = Bị xích: sát thương Hỏa và Lôi lan theo xích
tam_quoc_sat-state-down = Bị lật úp: lượt sau chỉ để lật lại
tam_quoc_sat-state-drunk = Say: Sát kế tiếp trong lượt gây thêm 1
tam_quoc_sat-state-dying = Hấp hối: không có Đào sẽ tử trận
tam_quoc_sat-state-lasting = Đang chịu { $what }

# Câu hỏi
tam_quoc_sat-hint-play = Lượt của bạn: chọn một lá bài, hoặc kết thúc
tam_quoc_sat-hint-target = { $chosen } — chọn { $most -> 
    [1] mục tiêu
   *[other] tối đa { $most } mục tiêu
 }{ $none -> 
    [yes] {""}
   *[no] {" · "}đã chọn { $names }
 }
tam_quoc_sat-hint-victim = Chọn người mà { $name } phải dùng Sát đánh
tam_quoc_sat-hint-count = { $words } ({ $n }/{ $most })
tam_quoc_sat-cancel = Hủy chọn
tam_quoc_sat-end-phase = Kết thúc hành động
tam_quoc_sat-decline = Không
tam_quoc_sat-choose-card = Chọn một lá bài
tam_quoc_sat-decline-dodge = Chịu đòn
tam_quoc_sat-decline-dodge-hujia = Không
tam_quoc_sat-recast-tip = Bỏ lá này và rút lá khác
tam_quoc_sat-why-choose-more = Hãy chọn trước
tam_quoc_sat-why-passive = Tự có hiệu lực
tam_quoc_sat-why-choose-general = Hãy chọn một võ tướng
tam_quoc_sat-choose-first = Chọn một võ tướng
tam_quoc_sat-ask-play = Lượt của bạn
tam_quoc_sat-ask-dodge = { $name } dùng { $what } lên bạn: ra Thiểm?
tam_quoc_sat-no-dodge = Không ra Thiểm, bạn nhận sát thương.
tam_quoc_sat-ask-slash = { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: ra Sát?
tam_quoc_sat-no-slash = Không ra Sát, bạn chịu hậu quả của { $what }.
tam_quoc_sat-ask-slash-borrowed_sword = { $name } mượn đao của bạn: dùng Sát đánh { $victim }, hay giao vũ khí?
tam_quoc_sat-no-slash-borrowed_sword = Không dùng Sát thì { $name } lấy vũ khí của bạn.
tam_quoc_sat-ask-slash-green_dragon_blade = Đã bị né! Thanh Long Đao: Sát tiếp?
tam_quoc_sat-no-slash-green_dragon_blade = Nếu không, đòn đánh kết thúc.
tam_quoc_sat-ask-slash-jijiang = { $name } kêu gọi: ra một Sát thay Chúa Công?
tam_quoc_sat-no-slash-jijiang = Bạn có thể từ chối; người khác có thể giúp.
tam_quoc_sat-ask-dodge-hujia = { $name } kêu gọi: ra một Thiểm thay Chúa Công?
tam_quoc_sat-no-dodge-hujia = Bạn có thể từ chối; người khác có thể giúp.
tam_quoc_sat-ask-peach = { $mine -> 
    [yes] Bạn đang hấp hối: dùng Đào hoặc Tửu?
   *[no] { $name } đang hấp hối: dùng Đào?
 }
tam_quoc_sat-no-peach = Không ai cứu đủ thì người này tử trận.
tam_quoc_sat-ask-nullification = Vô giải { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }?
tam_quoc_sat-no-nullification = Bạn vẫn có thể rút lui: không ai biết vì sao.
tam_quoc_sat-ask-change_judgement = Phán xét { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: thay lá bài?
tam_quoc_sat-no-change_judgement = Nếu không, lá phán xét giữ nguyên.
tam_quoc_sat-ask-skill = Dùng kỹ năng bây giờ?
tam_quoc_sat-ask-skill-one = Dùng { $skill }?
tam_quoc_sat-no-skill = Nếu không, không kỹ năng nào được dùng lúc này.
tam_quoc_sat-ask-target = { $what }: chọn mục tiêu
tam_quoc_sat-ask-material = { $what }: chọn { $n } lá
tam_quoc_sat-ask-name = { $what }: chọn một
tam_quoc_sat-ask-name-god_kingdom = Chọn thế lực cho Thần của bạn
tam_quoc_sat-ask-name-fanjian = Đoán chất của lá bài
tam_quoc_sat-ask-discard = { $what }: bỏ { $n } lá
tam_quoc_sat-ask-discard-hand_limit = Quá giới hạn bài: bỏ { $n } lá
tam_quoc_sat-ask-discard-zhiheng = Bỏ bao nhiêu lá tùy ý, rút bấy nhiêu
tam_quoc_sat-ask-discard-fire_attack = Bỏ một lá cùng chất để gây 1 sát thương Hỏa?
tam_quoc_sat-no-discard-fire_attack = Nếu không, không có gì xảy ra.
tam_quoc_sat-ask-discard-twin_swords = Thư Hùng Song Cổ Kiếm của { $name }: bỏ một lá?
tam_quoc_sat-no-discard-twin_swords = Nếu không, { $name } rút một lá.
tam_quoc_sat-no-discard = Nếu không, không lá nào bị bỏ.
tam_quoc_sat-ask-take = { $what }: chọn một lá của { $owned ->
    [yes] { $owner }
   *[no] họ
 }
tam_quoc_sat-no-take = Nếu không, không lá nào bị lấy.
tam_quoc_sat-ask-pick = { $what }: chọn { $most -> 
    [1] một
   *[other] tối đa { $most }
 }
tam_quoc_sat-ask-pick-harvest = Ngũ Cốc Phong Đăng của { $name }: lấy một lá
tam_quoc_sat-ask-pick-fire_attack = Hỏa Công của { $name }: lật một lá
tam_quoc_sat-no-pick = Nếu không, không có gì xảy ra.
tam_quoc_sat-ask-give = { $what }: chọn bài để giao
tam_quoc_sat-ask-exchange = { $what }: đổi bài
tam_quoc_sat-ask-pindian = Đấu điểm với { $name }: chọn một lá
tam_quoc_sat-ask-arrange = { $what }: xếp các lá bài
tam_quoc_sat-ask-luck_card = Đổi cả tay bài đầu lấy bốn lá mới?
tam_quoc_sat-no-luck_card = Nếu không, bạn giữ nguyên.
tam_quoc_sat-do-it = Thực hiện
tam_quoc_sat-do = Dùng { $what }
tam_quoc_sat-do-at = { $what } lên { $names }
tam_quoc_sat-do-victim = { $name } đánh { $victim }
tam_quoc_sat-do-general = Chọn { $name }
tam_quoc_sat-do-share = Giao bài
tam_quoc_sat-do-arrange = Xếp như vậy
tam_quoc_sat-do-discard = Bỏ { $n } lá
tam_quoc_sat-do-dodge = Ra { $what }
tam_quoc_sat-do-slash = Ra { $what }
tam_quoc_sat-do-peach = Dùng { $what }
tam_quoc_sat-do-nullification = Dùng { $what }
tam_quoc_sat-do-skill = Dùng { $what }
tam_quoc_sat-do-take = Lấy lá này
tam_quoc_sat-do-give = Giao { $n } lá

# Hỏi cả bàn
tam_quoc_sat-call-nullification = Có ai vô giải { $what } không?
tam_quoc_sat-call-peach = { $name } đang hấp hối. Có ai cứu không?
tam_quoc_sat-call-change_judgement = Phán xét { $what }: có ai thay bài không?
tam_quoc_sat-call-doubt = { $name } úp một lá và xưng tên. Có ai nghi ngờ không?
tam_quoc_sat-call-note = Ai cũng có nút, nên bấm không lộ gì. Sau đó người ấy tự quyết.
tam_quoc_sat-call-alone = Xem bài rồi bạn vẫn có thể từ chối.
tam_quoc_sat-call-nobody = Không ai — tiếp tục
tam_quoc_sat-call-done = Tiếp tục với { $n } người
tam_quoc_sat-step-up-nullification = { $name } vô giải
tam_quoc_sat-step-up-peach = { $name } cứu
tam_quoc_sat-step-up-change_judgement = { $name } thay bài
tam_quoc_sat-step-up-doubt = { $name } nghi ngờ
tam_quoc_sat-arrange-note = Bấm lá bài để chuyển sang hàng kia. Lá đầu nằm trên cùng.
tam_quoc_sat-row-top = Lên trên chồng bài rút
tam_quoc_sat-row-bottom = Xuống dưới chồng bài rút
tam_quoc_sat-given-to = cho { $name }
tam_quoc_sat-wait = Đang đợi { $name }{ $known -> 
    [yes] {": "}{ $what }
   *[no] {""}
 }
tam_quoc_sat-wait-play = { $name } đang hành động
tam_quoc_sat-wait-choose_general = { $name } đang chọn võ tướng
tam_quoc_sat-strip-goes-on = Lượt của bạn tiếp tục.
tam_quoc_sat-strip-because = Bạn được hỏi vì { $what }.
tam_quoc_sat-strip-answer = Bạn được hỏi.
tam_quoc_sat-strip-dodge = { $name } dùng { $what } lên bạn: ra Thiểm?
tam_quoc_sat-strip-dodge-hujia = { $name } xin một Thiểm.
tam_quoc_sat-strip-slash = { $what }: ra Sát?
tam_quoc_sat-strip-slash-borrowed_sword = { $name } mượn đao của bạn: dùng Sát đánh { $victim }, hay giao vũ khí?
tam_quoc_sat-strip-nullification = Bạn muốn vô giải { $what }.
tam_quoc_sat-strip-peach = Bạn muốn cứu.
tam_quoc_sat-strip-discard-hand_limit = Quá nhiều bài trên tay: hãy bỏ bớt.
tam_quoc_sat-everybody = cả bàn

# Những gì hiện ra khi diễn biến
tam_quoc_sat-missed = vô hiệu: { $why }
tam_quoc_sat-puff-dying = Hấp hối
tam_quoc_sat-puff-chained = Bị xích
tam_quoc_sat-puff-free = Hết xích
tam_quoc_sat-puff-down = Lật úp
tam_quoc_sat-puff-up = Lật ngửa
tam_quoc_sat-puff-skipped = Bỏ qua: { $phase }
tam_quoc_sat-puff-looks = Xem { $n } lá
tam_quoc_sat-died-title = { $name } tử trận
tam_quoc_sat-died-line = Vai trò: { $role }
tam_quoc_sat-contest-won = { $name } thắng đấu điểm
tam_quoc_sat-contest-lost = { $name } không thắng đấu điểm
tam_quoc_sat-contest-line = { $mine } đấu với { $theirs }
tam_quoc_sat-began = Vào trận!
tam_quoc_sat-began-line = { $name } đi lượt đầu
tam_quoc_sat-ended = Chiến trận kết thúc
tam_quoc_sat-ended-lord_dead = Chúa Công đã ngã xuống.
tam_quoc_sat-ended-renegade = Gian Thần còn lại một mình.
tam_quoc_sat-ended-rebels_dead = Không còn ai đe dọa Chúa Công.
tam_quoc_sat-ended-no_cards = Không còn bài để rút.

# Written with a brush on the box, in every language.
tam_quoc_sat-seal = 三国杀

# Fire
tam_quoc_sat-ask-pick-qiangxi = Mất 1 máu hay bỏ một vũ khí?
tam_quoc_sat-ask-pick-quhu = { $name } sẽ gây 1 sát thương: chọn cho ai
tam_quoc_sat-ask-target-jieming = Chọn người rút bài
tam_quoc_sat-ask-target-leiji = Chọn người phải phán xét
tam_quoc_sat-state-tianyi-won = Thắng đấu điểm: lượt này được thêm 1 lá Sát, Sát không giới hạn khoảng cách và thêm 1 mục tiêu
tam_quoc_sat-state-tianyi-lost = Không thắng đấu điểm: lượt này không thể sử dụng Sát
tam_quoc_sat-state-shuangxiong-red = Lượt này lá đen trên tay dùng được như Quyết Đấu
tam_quoc_sat-state-shuangxiong-black = Lượt này lá đỏ trên tay dùng được như Quyết Đấu
