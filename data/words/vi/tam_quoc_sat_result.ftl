# Kết thúc một ván Tam Quốc Sát.

tam_quoc_sat-result-won-lord_dead = Phản Tặc chiến thắng
tam_quoc_sat-result-won-renegade = Gian Thần chiến thắng
tam_quoc_sat-result-won-rebels_dead = Phe Chúa Công chiến thắng
tam_quoc_sat-result-won-no_cards = Không ai thắng
tam_quoc_sat-result-again = Đánh ván nữa
tam_quoc_sat-result-who = { $general } ({ $name })
tam_quoc_sat-result-why-lord_dead = { $killed ->
    [yes] Chúa Công { $name } tử trận ở vòng { $round }, dưới tay { $killer }.
   *[no] Chúa Công { $name } tử trận ở vòng { $round }.
}
tam_quoc_sat-result-why-renegade = { $winner } là người cuối cùng còn sống: Chúa Công { $name } tử trận ở vòng { $round }.
tam_quoc_sat-result-why-rebels_dead = { $killed ->
    [yes] Kẻ địch cuối cùng của Chúa Công, { $name }, tử trận ở vòng { $round }, dưới tay { $killer }.
   *[no] Kẻ địch cuối cùng của Chúa Công, { $name }, tử trận ở vòng { $round }.
}
tam_quoc_sat-result-why-no_cards = Cả hai chồng bài đều đã cạn: ván này hòa.
tam_quoc_sat-result-winner = thắng
tam_quoc_sat-result-dot = { " · " }
tam_quoc_sat-result-did-kills = hạ { $n }
tam_quoc_sat-result-did-damage = sát thương { $n }
tam_quoc_sat-result-seat = { $who }: { $role }
tam_quoc_sat-result-single-out = Bấm để làm nổi người này ở bên dưới.
tam_quoc_sat-result-tab-falls = Dòng thời gian
tam_quoc_sat-result-tab-health = Máu
tam_quoc_sat-result-tab-numbers = Con số
tam_quoc_sat-result-about-falls = Ai hạ ai, bằng gì: mỗi cột một lần tử trận, theo thứ tự
tam_quoc_sat-result-about-health = Máu của từng người qua từng lượt; quả đào là một lần được cứu
tam_quoc_sat-result-about-numbers = Cao nhất mỗi hàng được tô vàng
tam_quoc_sat-result-round = Vòng { $n }
tam_quoc_sat-result-mark = V{ $n }
tam_quoc_sat-result-chain = xích
tam_quoc_sat-result-no-cause = mất máu
tam_quoc_sat-result-slew = { $killer } hạ
tam_quoc_sat-result-slain = { $name }
tam_quoc_sat-result-died = tử trận
tam_quoc_sat-result-died-alone = tự hại mình
tam_quoc_sat-result-fall = Vòng { $round }: { $what } ({ $role }). Bằng: { $cause }.
tam_quoc_sat-result-decided = { $role } – hết ván
tam_quoc_sat-result-nobody-fell = Ván này không ai tử trận.
tam_quoc_sat-result-number-kills = Hạ gục
tam_quoc_sat-result-number-dealt = Sát thương gây ra
tam_quoc_sat-result-number-taken = Sát thương phải chịu
tam_quoc_sat-result-number-lost = Mất máu cách khác
tam_quoc_sat-result-number-healed = Máu hồi lại
tam_quoc_sat-result-number-rescues = Cứu người khác
tam_quoc_sat-result-number-cards = Lá bài đã dùng
tam_quoc_sat-result-number-turns = Số lượt
