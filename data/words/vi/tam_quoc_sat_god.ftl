# Tam Quốc Sát, bộ Thần: võ tướng, kỹ năng, câu hỏi và dấu.
general-shen_lu_meng = Thần Lữ Mông
    .epithet = Quốc Sĩ Thánh Quang
skill-shelie = Thiệp Liệp
    .text = Đầu giai đoạn rút bài, bạn có thể không rút bài mà lật 5 lá trên cùng bộ bài rút, thu lấy mỗi chất 1 lá và bỏ các lá còn lại.
skill-gongxin = Công Tâm
    .text = Mỗi giai đoạn hành động một lần, bạn có thể xem bài trên tay của một nhân vật khác; sau đó bạn có thể lật 1 lá Cơ trong số đó rồi bỏ nó hoặc đặt nó lên trên cùng bộ bài rút.
tam_quoc_sat-ask-pick-shelie = Thiệp Liệp: giữ lá nào của chất này?
tam_quoc_sat-ask-pick-gongxin = Công Tâm với { $name }: lật một lá Cơ?
tam_quoc_sat-no-pick-gongxin = Đây là bài trên tay của { $name }; bạn có thể chỉ xem.
tam_quoc_sat-word-discard_it = Bỏ lá đó
tam_quoc_sat-word-put_on_top = Đặt lên trên bộ bài rút

general-shen_cao_cao = Thần Tào Tháo
    .epithet = Anh Kiệt Siêu Thế
skill-guixin = Quy Tâm
    .text = Với mỗi điểm sát thương bạn nhận, bạn có thể thu lấy 1 lá của mỗi nhân vật khác (trên tay, trong khu trang bị hoặc khu phán xét) rồi lật mặt võ tướng của mình.
skill-feiying = Phi Ảnh
    .text = Tỏa định kỹ. Khoảng cách từ các nhân vật khác tới bạn tăng 1.
tam_quoc_sat-ask-take-guixin = Quy Tâm: lấy lá nào của { $name }?

general-shen_guan_yu = Thần Quan Vũ
    .epithet = Quỷ Thần Tái Lâm
skill-wushen = Võ Thần
    .text = Tỏa định kỹ. Mọi lá Cơ trên tay bạn đều là Sát thường; Sát chất Cơ bạn sử dụng không giới hạn khoảng cách.
skill-wuhun = Võ Hồn
    .text = Tỏa định kỹ. Mỗi điểm sát thương nhân vật khác gây cho bạn khiến người đó nhận 1 dấu Ác Mộng. Khi bạn chết, nhân vật còn sống có nhiều dấu Ác Mộng nhất phải phán xét; nếu kết quả không phải Đào hoặc Đào Viên Kết Nghĩa, người đó chết ngay.
tam_quoc_sat-mark-nightmare = Ác Mộng
tam_quoc_sat-ask-pick-wuhun = Võ Hồn: ai phải phán xét?

general-shen_lu_bu = Thần Lữ Bố
    .epithet = Đạo Tu La
skill-kuangbao = Cuồng Bạo
    .text = Tỏa định kỹ. Bạn bắt đầu ván với 2 dấu Bạo Nộ; mỗi điểm sát thương bạn gây ra hoặc nhận vào, bạn nhận 1 dấu Bạo Nộ.
skill-wumou = Vô Mưu
    .text = Tỏa định kỹ. Khi sử dụng công cụ không trì hoãn, bạn phải bỏ 1 dấu Bạo Nộ hoặc mất 1 máu.
skill-wuqian = Vô Tiền
    .text = Trong giai đoạn hành động, bạn có thể bỏ 2 dấu Bạo Nộ và chọn một nhân vật khác: đến hết lượt, bạn có kỹ năng Vô Song và phòng cụ của người đó vô hiệu.
skill-shenfen = Thần Phẫn
    .text = Mỗi giai đoạn hành động một lần, bạn có thể bỏ 6 dấu Bạo Nộ: gây 1 sát thương cho mỗi nhân vật khác, rồi mỗi người đó bỏ hết bài trong khu trang bị, rồi mỗi người bỏ 4 lá trên tay, cuối cùng bạn lật mặt võ tướng của mình.
tam_quoc_sat-mark-rage = Bạo Nộ
tam_quoc_sat-ask-pick-wumou = Vô Mưu: bỏ 1 dấu Bạo Nộ hay mất 1 máu?
tam_quoc_sat-word-remove_mark = Bỏ 1 dấu
tam_quoc_sat-why-too-few-marks = Cần { $count } dấu
tam_quoc_sat-state-lent-wushuang = Có Vô Song đến hết lượt này
tam_quoc_sat-state-wuqian-bare = Vô Tiền: phòng cụ vô hiệu đến hết lượt này

general-shen_zhao_yun = Thần Triệu Vân
    .epithet = Thần Uy Như Long
skill-juejing = Tuyệt Cảnh
    .text = Tỏa định kỹ. Trong giai đoạn rút bài, bạn rút thêm X lá (X là số máu đã mất); giới hạn bài trên tay của bạn tăng 2.
skill-longhun = Long Hồn
    .text = Bạn có thể sử dụng hoặc đánh ra X lá cùng chất (trên tay hoặc trong khu trang bị; X là số máu hiện tại, ít nhất là 1) như sau: Cơ như Đào, Rô như Hỏa Sát, Chuồn như Thiểm, Bích như Vô Giải Khả Kích.
tam_quoc_sat-ask-material-longhun = Long Hồn: chọn từng lá cùng chất

general-shen_zhou_yu = Thần Chu Du
    .epithet = Hỏa Thần Xích Bích
skill-qinyin = Cầm Âm
    .text = Cuối giai đoạn bỏ bài, nếu đã bỏ từ 2 lá trên tay trở lên trong giai đoạn này, bạn có thể chọn: tất cả nhân vật hồi 1 máu, hoặc tất cả nhân vật mất 1 máu.
skill-yeyan = Nghiệp Viêm
    .text = Hạn định kỹ. Trong giai đoạn hành động, bạn có thể chia tối đa 3 điểm sát thương hỏa cho 1 đến 3 nhân vật (mỗi người ít nhất 1). Nếu có người phải nhận từ 2 điểm trở lên, trước tiên bạn phải bỏ 4 lá trên tay khác chất nhau và mất 3 máu.
tam_quoc_sat-ask-pick-qinyin = Cầm Âm: mọi người hồi hay mất 1 máu?
tam_quoc_sat-word-recover_all = Mọi người hồi 1 máu
tam_quoc_sat-word-lose_all = Mọi người mất 1 máu
tam_quoc_sat-ask-points = { $what }: chọn người nhận thêm 1 điểm
tam_quoc_sat-ask-points-yeyan = Nghiệp Viêm: ai nhận thêm 1 điểm sát thương hỏa?
tam_quoc_sat-ask-discard-yeyan = Nghiệp Viêm: bỏ mỗi chất 1 lá, rồi mất 3 máu
