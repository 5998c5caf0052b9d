# Chữ trên hộp Thám hiểm biển sâu, và những gì chọn được khi mở hộp.

deep_sea-name = Thám hiểm biển sâu
deep_sea-rules = Cổ điển
deep_sea-card-about = 32 báu vật, xúc xắc 1–3, ôm nhiều thì tốn khí
deep_sea-about = Cả nhóm lặn chung một bình dưỡng khí. Ôm thêm báu vật thì nặng tay, mà bình chung cũng cạn nhanh hơn.
deep_sea-progress = Lượt lặn { $dive }/{ $dives }

deep_sea-option-dives = Số lượt lặn
    .about = Cả nhóm xuống biển bấy nhiêu lần. Sau lượt cuối thì đếm báu vật đã mang về.
deep_sea-option-air = Dưỡng khí mỗi lượt
    .about = Bình chung có bấy nhiêu khi lượt lặn bắt đầu. Càng ít khí thì lượt lặn càng ngắn và càng liều.
deep_sea-option-first = Ai lặn trước
    .about = Người bơi đầu tiên trong lượt lặn thứ nhất. Các lượt sau, ai về sau cùng thì đi trước.
deep_sea-option-first-random = Bốc thăm
deep_sea-option-drowned_stacks = Báu vật chìm
    .about = Thứ chìm xuống đáy được xếp thành chồng ba. Rời: mọi chồng đang ôm được tách ra trước. Nguyên chồng: chồng nào giữ nguyên chồng ấy và tính là một.
deep_sea-option-drowned_stacks-split = Rời
deep_sea-option-drowned_stacks-whole = Nguyên chồng
