# Tam Quốc Sát: chia vai trò và võ tướng.

# Các bước chia, dọc thanh trên
tam_quoc_sat-deal-roles = Chia vai trò
tam_quoc_sat-deal-lord = Chúa chọn tướng
tam_quoc_sat-deal-others = Mọi người chọn
tam_quoc_sat-deal-battle = Vào trận

# Từng chỗ trong lúc chia
tam_quoc_sat-deal-seen = đã chọn
tam_quoc_sat-deal-looking = đang xem
tam_quoc_sat-deal-waiting = chờ
tam_quoc_sat-deal-turn = đang chọn
tam_quoc_sat-deal-order = Chỗ ngồi và thứ tự lượt

# Tấm che
tam_quoc_sat-cover-pass = Chuyền máy cho
tam_quoc_sat-cover-about = Những người khác xin quay mặt đi. Vai trò là bí mật, trừ Chúa Công.
tam_quoc_sat-cover-lord = { $name } là Chúa Công: điều đó ai cũng được biết, nhưng các võ tướng để chọn thì không. Những người khác xin quay mặt đi.
tam_quoc_sat-cover-luck = Đổi tay bài đầu?
tam_quoc_sat-cover-open = Tôi là { $name }, lật bài

# Điều một chỗ được biết
tam_quoc_sat-reveal-title = { $name }, vai trò của bạn là
tam_quoc_sat-reveal-goal = Mục tiêu
tam_quoc_sat-reveal-partners = Đồng đội
tam_quoc_sat-reveal-know = Cần biết
tam_quoc_sat-reveal-done = Tôi đã nhớ, úp bài lại
tam_quoc_sat-reveal-public = Chọn võ tướng
tam_quoc_sat-reveal-back = Úp bài lại
tam_quoc_sat-reveal-again = Trong trận, giữ phím O ở lượt của bạn để xem lại vai trò.
tam_quoc_sat-aim-lord = Diệt hết Phản Tặc và Gian Thần. Bạn còn sống là còn chiến đấu; bạn ngã xuống là thua.
tam_quoc_sat-aim-loyalist = Bảo vệ Chúa Công. Khi mọi Phản Tặc và Gian Thần đã ngã, bạn thắng cùng Chúa Công, kể cả khi bạn đã ngã xuống.
tam_quoc_sat-aim-rebel = Lật đổ Chúa Công. Chúa Công tử trận là phe bạn thắng, kể cả khi bạn đã ngã xuống.
tam_quoc_sat-aim-renegade = Là người sống sót sau cùng. Chúa Công phải là người ngã cuối: trước hết mọi người khác, rồi mới đến Chúa Công.
tam_quoc_sat-side-lord = Có { $n } Trung Thần phò tá bạn. Bạn không biết đó là ai.
tam_quoc_sat-side-loyalist = { $n ->
    [1] Chúa Công; ván này chỉ mình bạn là Trung Thần.
   *[other] Chúa Công; ván này có { $n } Trung Thần, không ai biết ai.
}
tam_quoc_sat-side-rebel = { $n ->
    [1] Ván này chỉ mình bạn là Phản Tặc.
   *[other] Ván này có { $n } Phản Tặc. Không ai biết ai.
}
tam_quoc_sat-side-renegade = { $n ->
    [1] Không có ai. Bạn chiến đấu một mình.
   *[other] Không có ai. Gian Thần kia cũng là đối thủ của bạn.
}
tam_quoc_sat-side-open = Mọi vai trò đều công khai. Cùng phe với bạn: { $names }.
tam_quoc_sat-side-alone = Mọi vai trò đều công khai. Không ai cùng phe với bạn.
tam_quoc_sat-know-lord = { $n ->
    [1] Chúa Công là { $name }, ngồi ngay cạnh bạn.
   *[other] Chúa Công là { $name }, ngồi cách bạn { $n } chỗ.
}
tam_quoc_sat-know-public = Ai cũng biết bạn là Chúa Công. Bạn được thêm 1 máu và đi lượt đầu tiên.
tam_quoc_sat-know-penalty = Nếu bạn hạ một Trung Thần, bạn mất hết bài đang có.
tam_quoc_sat-know-trust = Chúa Công hạ Trung Thần thì mất hết bài: hãy tỏ lòng trung bằng hành động.
tam_quoc_sat-know-reward = Ai hạ được một Phản Tặc sẽ rút 3 lá bài.
tam_quoc_sat-know-rebels = Có { $n } Phản Tặc muốn lấy mạng Chúa Công.
tam_quoc_sat-know-renegades = { $n ->
    [1] Có 1 Gian Thần: muốn là người sống sót cuối cùng.
   *[other] Có { $n } Gian Thần: ai cũng muốn là người sống sót cuối cùng.
}
tam_quoc_sat-know-too_early = Nếu Chúa Công ngã khi ngoài bạn vẫn còn người sống, phe Phản Tặc thắng.

# Chọn võ tướng
tam_quoc_sat-pick-lord = Chúa Công chọn võ tướng
tam_quoc_sat-pick-other = { $name } chọn võ tướng
tam_quoc_sat-pick-lord-note = { $name } chọn 1 trong { $n } võ tướng. Chọn xong cả bàn đều thấy. Chúa Công được thêm 1 máu.
tam_quoc_sat-pick-other-note = Chọn 1 trong { $n } võ tướng. Không ai thấy cho đến khi tất cả chọn xong. Chúa Công là { $lord }.
tam_quoc_sat-pick-lord-known = { $name } ({ $general })
tam_quoc_sat-pick-keys = Khung mạ vàng: tướng có kỹ năng Chúa Công
tam_quoc_sat-pick-plus = { $n } vì là Chúa
tam_quoc_sat-pick-lord_skill = Kỹ năng Chúa Công chỉ có hiệu lực với Chúa Công.
tam_quoc_sat-pick-god = Tướng Thần sẽ công khai chọn một trong bốn nước sau khi các võ tướng lộ diện.
tam_quoc_sat-legend-free = kỹ năng chủ động
tam_quoc_sat-legend-locked = bị động
tam_quoc_sat-legend-lord = kỹ năng Chúa Công
tam_quoc_sat-legend-limited = một lần mỗi ván, hoặc thức tỉnh
