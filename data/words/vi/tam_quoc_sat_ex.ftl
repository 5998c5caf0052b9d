# Tam Quốc Sát, bộ EX: câu hỏi và lựa chọn của các kỹ năng.
tam_quoc_sat-ask-pick-yaowu = Diệu Võ của { $name }: hồi máu hay rút bài?
tam_quoc_sat-word-draw_one = Rút 1 lá
tam_quoc_sat-ask-discard-qiaomeng = Kiều Mãnh: bỏ trang bị nào của { $name }?
tam_quoc_sat-ask-skill-wangzun = Lượt của Chúa Công: rút 1 lá và giảm 1 giới hạn bài của Chúa Công?
tam_quoc_sat-ask-give-jijie = Cơ Tiệp: giao lá này cho ai?
tam_quoc_sat-ask-target-jiyuan = Cấp Viện: ai được rút 1 lá?
tam_quoc_sat-ask-skill-jiyuan = Cấp Viện: cho người vừa nhận bài rút 1 lá?
tam_quoc_sat-ask-skill-jiyuan-dying = { $mine -> 
    [yes] Bạn hấp hối: rút 1 lá?
   *[no] { $name } hấp hối: cho người đó rút 1 lá?
 }
tam_quoc_sat-log-look-under = { $name } xem { $cards } dưới cùng chồng bài rút
tam_quoc_sat-ask-skill-zhuhai = Tru Hại: dùng Sát với người vừa gây sát thương?
tam_quoc_sat-ask-slash-zhuhai = Tru Hại: dùng Sát với { $name }?
tam_quoc_sat-no-slash-zhuhai = Nếu không, không ra Sát.
tam_quoc_sat-ask-name-jianyan = Tiến Ngôn: chọn loại bài hoặc màu
tam_quoc_sat-ask-pick-jianyan = Tiến Ngôn: giao lá này cho ai?
tam_quoc_sat-word-basic = Bài cơ bản
tam_quoc_sat-word-trick = Bài mưu kế
tam_quoc_sat-word-equipment = Trang bị
tam_quoc_sat-word-red = Màu đỏ
tam_quoc_sat-word-black = Màu đen
tam_quoc_sat-ask-arrange-xunxun = Tuân Tuân: 2 lá lên trên, 2 lá xuống dưới
tam_quoc_sat-why-uneven = Mỗi hàng phải có { $n } lá
tam_quoc_sat-ask-skill-wangxi = Vong Khích: bạn và người đó mỗi người rút 1 lá?
tam_quoc_sat-ask-discard-yongsi = Dung Tứ: bỏ { $n } lá, trên tay hoặc trang bị
