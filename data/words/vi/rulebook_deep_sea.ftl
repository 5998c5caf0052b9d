# Sách luật Thám hiểm biển sâu.

rulebook-title = Cách chơi
rulebook-first = Đây là trang đầu

deep_sea-page-goal = Chơi để làm gì
deep_sea-page-goal-first = Cả nhóm dùng chung một chiếc tàu ngầm cũ và một bình dưỡng khí. Hãy lặn tìm báu vật, và về tàu trước khi cạn khí.
deep_sea-page-goal-second = Báu vật nằm càng sâu càng đáng giá. Hình dáng và số chấm cho biết cấp của nó; còn giá trị thật thì khi về đến tàu mới lộ ra, ngay cả người mang cũng không biết.
deep_sea-page-goal-tip = Sau { $dives } lượt lặn, ai mang về nhiều điểm nhất sẽ thắng.

deep_sea-page-turn = Một lượt đi
deep_sea-page-turn-first = Mọi người đi lần lượt theo chiều kim đồng hồ. Lượt nào cũng có bốn bước, luôn theo thứ tự này:
deep_sea-page-turn-1 = Thở: mỗi báu vật bạn đang mang làm dưỡng khí giảm một.
deep_sea-page-turn-2 = Chọn hướng: lặn tiếp, hay quay về tàu.
deep_sea-page-turn-3 = Bơi: gieo hai xúc xắc. Mỗi báu vật bạn mang làm bạn bơi ít đi một bước.
deep_sea-page-turn-4 = Tìm: lấy báu vật ở chỗ dừng, thả một món vào vòng trống, hoặc để yên.
deep_sea-page-turn-tip = Đã về tàu thì không đi thêm lượt nào trong lượt lặn này nữa.

deep_sea-page-breathe = Thở
deep_sea-page-breathe-first = Đầu lượt của bạn, trước mọi việc khác, dưỡng khí giảm đúng bằng số báu vật bạn đang mang. Đó là dưỡng khí của tất cả.
deep_sea-page-breathe-example = Đang mang hai báu vật
deep_sea-page-breathe-1 = Tay không thì thở không tốn.
deep_sea-page-breathe-2 = Một chồng chỉ tính là một báu vật.
deep_sea-page-breathe-3 = Những món đã mang về ở các lượt lặn trước không tốn khí nữa.
deep_sea-page-breathe-4 = Mỗi lượt lặn bắt đầu với { $air } dưỡng khí, trừ khi cả bàn chọn ít hơn.
deep_sea-page-breathe-tip = Khi dưỡng khí về 0, bạn vẫn đi nốt lượt này. Sau đó lượt lặn kết thúc với tất cả mọi người.

deep_sea-page-heading = Chọn hướng
deep_sea-page-heading-first = Trước khi gieo, hãy chọn: xuống sâu hơn, hay về tàu. Ai gieo mà không quay về thì lặn xuống sâu hơn.
deep_sea-page-heading-1 = Chỉ được quay về khi đang mang gì đó, và mỗi lượt lặn chỉ một lần.
deep_sea-page-heading-2 = Chưa gieo thì còn đổi ý được. Gieo rồi thì không: bạn bơi về tàu và không lặn xuống nữa trong lượt lặn này.
deep_sea-page-heading-3 = Tay không thì chỉ được quay về nếu phía dưới không còn ô nào vắng người. Tay không ở ô cuối cùng thì buộc phải quay về.
deep_sea-page-heading-4 = Trên đường về, dù đã thả món duy nhất, bạn vẫn bơi về tiếp.

deep_sea-page-swim = Bơi
deep_sea-page-swim-first = Gieo hai xúc xắc, mỗi viên từ 1 đến { $faces }. Mỗi báu vật đang mang trừ đi một bước. Ô có thợ lặn khác thì bơi vượt qua và không tính.
deep_sea-page-swim-example = Gieo được năm, đang mang hai món
deep_sea-page-swim-1 = Không còn bước nào? Bạn ở nguyên chỗ cũ, và vẫn được tìm ở đó.
deep_sea-page-swim-2 = Lặn xuống thì xa nhất là đến ô sâu nhất chưa có ai. Nếu phía dưới không còn ô nào như thế, bạn không di chuyển.
deep_sea-page-swim-3 = Trên đường về, từ ô đầu tiên chỉ cần một bước là lên tàu. Bước thừa thì bỏ.

deep_sea-page-search = Tìm
deep_sea-page-search-first = Ở chỗ dừng dưới nước, bạn được làm một trong các việc sau:
deep_sea-page-search-1 = Lấy món nằm ở đó. Mang bao nhiêu cũng được; chỗ ấy còn lại một vòng trống.
deep_sea-page-search-2 = Thả một món của mình, nhưng chỉ vào vòng trống. Món đó thay chỗ vòng trống.
deep_sea-page-search-3 = Dù không di chuyển được, bạn vẫn được tìm.
deep_sea-page-search-4 = Mỗi lượt một việc: không thể vừa thả món này vừa lấy món kia.
deep_sea-page-search-tip = Không ai được xem giá trị của báu vật đang được mang. Cấp và số món thì ai cũng biết.

deep_sea-page-dive-end = Hết một lượt lặn
deep_sea-page-dive-end-first = Lượt lặn kết thúc khi mọi người đã về tàu, hoặc khi xong lượt đi mà dưỡng khí về 0. Ai chưa rời tàu thì chưa tính là đã về.
deep_sea-page-dive-end-1 = Ai đã về thì lật báu vật của mình và giữ luôn. Từ lúc này ai cũng thấy giá trị.
deep_sea-page-dive-end-2 = Ai còn dưới nước thì mất hết những gì đang mang; chúng chìm xuống cuối đường.
deep_sea-page-dive-end-3 = Các vòng trống được lấy đi và con đường dồn lại.
deep_sea-page-dive-end-4 = Người về sau cùng mở đầu lượt lặn tiếp theo. Những ai được kéo lên tính là về sau mọi người, người ở xa nhất là cuối cùng.

deep_sea-page-drowned = Báu vật bị mất
deep_sea-page-drowned-first = Báu vật bị mất được đặt sau ô cuối cùng thành từng chồng { $stack } món, bắt đầu từ thợ lặn gần tàu nhất. Chồng này đầy mới sang chồng khác; chồng cuối có thể thiếu.
deep_sea-page-drowned-example = Người gần mất hai món, người kế mất ba món
deep_sea-page-drowned-1 = Mỗi người tự chọn thứ tự các món của mình. Nếu mọi món cùng một cấp, hoặc đang ở lượt lặn cuối, thì không cần hỏi.
deep_sea-page-drowned-2 = Ở lượt lặn sau, một chồng là một ô và một báu vật: tốn một dưỡng khí, bớt một bước, và đáng giá bằng tất cả các món trong đó.
deep_sea-page-drowned-3 = Chồng đang được mang sẽ rã thành từng món trước đã. Lúc chuẩn bị, cả bàn có thể chọn để nguyên chồng.
deep_sea-page-drowned-4 = Chồng còn thiếu từ lượt lặn trước không được xếp thêm.

deep_sea-page-scoring = Tính điểm
deep_sea-page-scoring-first = Sau lượt lặn cuối, cộng giá trị mọi báu vật đã mang về. Ai nhiều điểm nhất thì thắng.
deep_sea-page-scoring-second = Bằng điểm? Ai có nhiều báu vật cấp { $top } hơn thì thắng; vẫn bằng thì so cấp thấp hơn kế tiếp, cứ thế mà xuống. Bằng nhau hết thì chia nhau chiến thắng.
deep_sea-page-scoring-example = Cùng 22 điểm, một người có báu vật cấp 4
deep_sea-page-scoring-1 = Nếu dưới biển không còn báu vật nào khi lượt lặn sắp bắt đầu, ván kết thúc tại đó.

deep_sea-page-table = Ở bàn này
deep_sea-page-table-first = Luật in trong hộp còn bỏ ngỏ vài điều. Bàn này chơi như sau:
deep_sea-page-table-1 = { $least } đến { $most } thợ lặn. Ai đi trước thì bốc thăm, trừ khi cả bàn chọn một người.
deep_sea-page-table-2 = Vòng trống không bao giờ hết: lúc nào cũng lấy được báu vật.
deep_sea-page-table-3 = Thợ lặn tay không mà phía dưới không còn ô nào vắng người thì được quay về, và có thể về tay không.
deep_sea-page-table-4 = Báu vật bị mất được đặt từ thợ lặn gần tàu nhất đến người xa nhất.
deep_sea-page-table-5 = Lúc chuẩn bị, cả bàn có thể đổi số lượt lặn, lượng dưỡng khí, và chồng bị chìm thì rã ra hay giữ nguyên.
deep_sea-page-table-6 = Lựa chọn vừa rồi còn hoàn tác được, cho đến khi xúc xắc đã gieo, giá trị đã lộ, hoặc người khác đã đi.
