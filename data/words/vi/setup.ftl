# Bày ván: ai ngồi ở bàn và chơi theo kiểu nào.

setup-title = Bày ván mới
setup-seats = Chỗ ngồi
setup-rule-sets = Bộ luật
setup-options = Tùy chọn
setup-clockwise = Đi theo chiều kim đồng hồ
setup-counterclockwise = Đi ngược chiều kim đồng hồ
setup-shuffle = Xáo chỗ ngồi
setup-add-human = Thêm người chơi
setup-add-bot = Thêm máy
setup-name = Tên ở chỗ { $n }
setup-remove = Cho { $name } rời bàn
setup-up = Lên trước một chỗ
setup-down = Lùi sau một chỗ

setup-looks = Màu và hình
setup-look = { $colour }, { $emblem }
setup-look-open = Màu, hình và thứ tự. Kéo lên xuống để đổi thứ tự.
setup-looks-about = Chiếc có khóa đã có người chọn

setup-why-least = Cần ít nhất { $n } người.
setup-why-full = Bàn đã đủ { $n } chỗ.
setup-why-taken = { $name } đang dùng.
setup-why-first = Đã đi đầu tiên rồi.
setup-why-last = Đã đi sau cùng rồi.
setup-why-low = Ít nhất là { $n }.
setup-why-high = Nhiều nhất là { $n }.

setup-undo = Hoàn tác rộng tay
    .about = Được lấy lại nước đi cả khi máy đã đáp lời, nhưng không bao giờ lùi qua lúc gieo xúc xắc hay lộ bài. Hợp với bàn đang tập chơi.

setup-humans = { $n } người
setup-count = { $humans } người, { $bots } máy
setup-watch = { $n } máy: bạn ngồi xem
setup-minutes = Chừng { $n } phút
setup-rules = Cách chơi
setup-why-always = Luôn có trong ván.

setup-own-choice = Tự chọn
setup-parts = Chia cho bàn { $n } người
