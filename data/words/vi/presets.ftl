# Các kiểu bày ván có tên.

tam_quoc_sat-preset-quick = Chơi thử
    .about = Cho ván đầu tiên: chọn một trong hai võ tướng, và ai cũng được đổi tay bài đầu một lần.
tam_quoc_sat-preset-classic = Cổ điển
    .about = Như trên bàn thật: bộ bài tiêu chuẩn và các võ tướng gốc.
tam_quoc_sat-preset-army = Đại quân
    .about = Mọi thứ trong hộp: thêm Quân Tranh, võ tướng của tất cả các gói, chọn một trong năm.
deep_sea-preset-short = Một lượt lặn
    .about = Chỉ một lượt lặn: mười phút là xong.
deep_sea-preset-classic = Cổ điển
    .about = Ba lượt lặn, mỗi lượt 25 dưỡng khí, như trong hộp.
deep_sea-preset-thin_air = Khan khí
    .about = Ba lượt lặn với 18 dưỡng khí: nhớ quay về kịp.
reef-preset-short = Một vòng
    .about = Chỉ một vòng, mỗi thợ lặn một bình riêng.
reef-preset-classic = Đúng luật
    .about = Ba vòng, cả nhóm chung một bình, đúng như luật viết.
reef-preset-own_tanks = Bình riêng
    .about = Ba vòng, mỗi thợ lặn một bình riêng.
lost_cities-preset-short = Một hiệp
    .about = Chỉ một hiệp: ai nhiều điểm hơn thì thắng.
lost_cities-preset-classic = Cổ điển
    .about = Ba hiệp, năm vùng đất.
lost_cities-preset-sixth = Vùng thứ sáu
    .about = Ba hiệp, thêm vùng đất thứ sáu.
