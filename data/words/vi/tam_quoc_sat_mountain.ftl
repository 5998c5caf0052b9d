# Tam Quốc Sát, bộ Sơn: câu hỏi và lựa chọn của các kỹ năng.
tam_quoc_sat-ask-slash-tiaoxin = { $name } khiêu hấn: dùng Sát với người đó?
tam_quoc_sat-no-slash-tiaoxin = Nếu không, { $name } bỏ 1 lá của bạn.
tam_quoc_sat-ask-pick-zhiji = Chí Kế: hồi máu hay rút bài?
tam_quoc_sat-word-recover_hp = Hồi 1 máu
tam_quoc_sat-word-draw_two = Rút 2 lá
tam_quoc_sat-ask-discard-xiangle = { $name } Hưởng Lạc: bỏ thêm 1 lá cơ bản?
tam_quoc_sat-no-discard-xiangle = Nếu không, Sát vô hiệu với { $name }.
tam_quoc_sat-ask-target-fangquan = Phóng Quyền: ai được thêm một lượt?
tam_quoc_sat-ask-pick-zhiba = { $name } muốn đấu điểm với bạn
tam_quoc_sat-word-accept_contest = Nhận đấu điểm
tam_quoc_sat-word-refuse_contest = Từ chối
tam_quoc_sat-ask-give-zhijian = Trực Gián: chọn trang bị để trao
tam_quoc_sat-log-dress = { $name } trang bị { $cards } cho { $other }
tam_quoc_sat-ask-pick-guzheng = Cố Chính: trả lại lá nào, và lấy các lá còn lại?
tam_quoc_sat-word-take_rest = Lấy các lá còn lại
tam_quoc_sat-ask-discard-beige = { $name } trúng Sát: bỏ 1 lá để người đó phán xét
tam_quoc_sat-ask-skill-zhiba = { $name } không thắng đấu điểm: thu lấy cả hai lá?
