# Sách luật của rạn san hô.

reef-page-goal = Chơi để làm gì
reef-page-goal-first = Một đường { $spaces } ô dẫn từ tàu ngầm băng qua rạn san hô. Bơi ra, dừng trúng thẻ thì lấy, rồi mang về trước khi hết dưỡng khí.
reef-page-goal-second = Ô nào cũng có một thẻ úp. Không ai biết là thẻ gì cho đến khi có người dừng ở đó; từ lúc ấy ai cũng thấy.
reef-page-goal-1 = Ô 1 đến { $shallow } là nửa nông: thẻ trị giá { $low } đến { $middle }.
reef-page-goal-2 = Ô { $first } đến { $spaces } là nửa sâu: thẻ trị giá { $from } đến { $high }.
reef-page-goal-3 = Con số trên thẻ là điểm. Hình vẽ không tính điểm, chỉ để ngắm.
reef-page-goal-tip = Sau { $rounds } vòng, ai mang về nhiều điểm nhất thì thắng.

reef-page-turn = Một lượt
reef-page-turn-first = Đi theo chiều kim đồng hồ; ai đã về tàu thì bỏ qua. Đến lượt mình:
reef-page-turn-1 = Gieo cả hai xúc xắc, mỗi viên từ 1 đến { $faces }.
reef-page-turn-2 = Dưỡng khí giảm đúng bằng tổng gieo được.
reef-page-turn-3 = Bơi đúng bấy nhiêu ô theo hướng của mình.
reef-page-turn-4 = Dừng trúng ô có thẻ thì lấy thẻ đó.
reef-page-turn-5 = Nói đi tiếp hay quay về.
reef-page-turn-example = Gieo được 3 và 4
reef-page-turn-tip = Chỉ có gieo mới tốn khí: chờ hay mang thẻ đều không tốn. Nhưng ai gieo cũng rút từ cùng một bình.

reef-page-breath = Dưỡng khí
reef-page-breath-first = Mỗi vòng bắt đầu với { $oxygen } dưỡng khí, một bình cho cả nhóm. Mỗi lần gieo rút đi đúng tổng gieo được.
reef-page-breath-1 = Tổng lớn hơn số khí còn lại thì bạn không bơi: hết khí, vòng kết thúc ngay.
reef-page-breath-2 = Tổng vừa đúng số khí còn lại thì bạn vẫn bơi trọn: lấy thẻ, hoặc về tới tàu. Rồi vòng kết thúc.
reef-page-breath-tip = Trước khi gieo, các chấm quanh mặt đồng hồ và các cột bên dưới cho thấy mỗi tổng để lại bao nhiêu khí, còn trên bàn là nơi nó đưa bạn tới.

reef-page-landing = Dừng trúng thẻ
reef-page-landing-first = Dừng đúng ô còn thẻ thì thẻ thuộc về bạn: lật lên, đặt trước mặt cho mọi người cùng thấy.
reef-page-landing-example = Bơi qua 5 và 6, dừng ở 7
reef-page-landing-1 = Phải lấy, và không tốn gì.
reef-page-landing-2 = Bơi ngang qua thẻ thì không lấy, dù đang đi ra hay đang về.
reef-page-landing-3 = Ô trống thì không có gì xảy ra.
reef-page-landing-4 = Một ô chứa được nhiều thợ lặn. Ai dừng trước thì được thẻ.
reef-page-landing-5 = Đi ra thì ô cuối chặn bạn lại, và thế cũng là dừng.

reef-page-heading = Đi tiếp hay quay về
reef-page-heading-first = Bơi xong, bạn nói lượt sau sẽ đi hướng nào.
reef-page-heading-1 = Lượt nào cũng được nói lại, cho đến khi bạn bơi về phía tàu lần đầu. Từ đó không quay ra được nữa trong vòng này.
reef-page-heading-2 = Ở ô cuối chỉ còn đường về, nên không ai hỏi.
reef-page-heading-3 = Về đúng tàu hay gieo dư đều là lên tàu. Trong vòng này bạn không còn lượt nữa.
reef-page-heading-4 = Bảng của mỗi thợ lặn cho thấy khả năng về kịp nếu quay về từ bây giờ.

reef-page-round-end = Hết vòng
reef-page-round-end-first = Vòng kết thúc khi hết dưỡng khí, hoặc khi mọi người đã về tàu. Ai chưa rời tàu thì không tính là đã về.
reef-page-round-end-1 = Ai ở trên tàu được điểm các thẻ lấy trong vòng này.
reef-page-round-end-2 = Ai còn dưới nước thì vòng này không được điểm.
reef-page-round-end-3 = Thẻ đã lấy ra khỏi ván, dù có điểm hay không. Thẻ chưa ai lấy nằm yên, ô trống vẫn trống.
reef-page-round-end-4 = Người ở xa tàu nhất lúc kết thúc mở đầu vòng sau; nếu có mấy người thì người bơi sau cùng. Không ai dưới nước thì người lên tàu sau cùng, còn nếu chưa ai bơi thì người kế tiếp.

reef-page-scoring = Tính điểm
reef-page-scoring-first = Cộng giá trị các thẻ của bạn, nếu bạn đang ở trên tàu.
reef-page-scoring-example = Trên tàu, và dưới nước
reef-page-scoring-second = Quân điểm chạy quanh viền bàn. Qua 49 thì đi thêm một vòng nữa, cộng thêm 50.
reef-page-scoring-1 = Tổng cao nhất thắng.
reef-page-scoring-2 = Bằng điểm thì xét vòng cao nhất; rồi xét ai lên tàu sớm hơn, tính từ vòng cuối trở lại. Vẫn bằng nhau thì cùng thắng.

reef-page-options = Bình khác
reef-page-options-first = Với { $oxygen } dưỡng khí cho cả nhóm, một vòng chỉ được chừng ba lần bơi. Từ bốn người trở lên hầu như không ai về kịp, và thẻ quá ô { $shallow } không thể mang về. Luật ghi như thế; cả bàn có thể chọn khác:
reef-page-options-1 = Mỗi người một bình: ai nấy thở khí của mình. Hết khí thì chỉ vòng của người đó kết thúc; người đó kẹt dưới nước và không được điểm.
reef-page-options-2 = Thêm dưỡng khí cho mỗi vòng.
reef-page-options-3 = Xúc xắc khác, hoặc số vòng khác.
reef-page-options-tip = Mỗi người một bình thì ai cũng có chuyến lặn của mình.

reef-page-table = Ở bàn này
reef-page-table-first = Luật còn bỏ ngỏ vài điều. Bàn này chơi như sau:
reef-page-table-1 = { $least } đến { $most } thợ lặn. Ai đi trước thì bốc thăm, trừ khi cả bàn chọn một người.
reef-page-table-2 = Giá trị được chia ngẫu nhiên cho các thẻ của mỗi nửa, nên số ô không cho biết giá trị thẻ.
reef-page-table-3 = Đồng hồ dưỡng khí chỉ để đếm, không bao giờ gieo.
reef-page-table-4 = Lựa chọn vừa rồi còn hoàn tác được, cho đến khi xúc xắc đã gieo, một thẻ đã lật, hoặc người khác đã đi.
