# Tấm che khi đổi người.

curtain-turn = Đến lượt
curtain-about = Chuyền máy cho { $name }. Mọi người xin nhìn chỗ khác, bàn chỉ mở ra khi { $name } bấm nút.
curtain-recap = Vừa rồi
curtain-more = … và { $n } việc nữa
curtain-open = Tôi là { $name }, mở bàn
curtain-hint = Bấm nút hoặc phím Enter
curtain-last = { $name } vừa đi xong
curtain-pause = Tạm nghỉ
