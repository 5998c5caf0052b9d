# Xem lại một ván, từng bước một.

replay-title = Xem lại
replay-first = Về đầu ván
replay-back = Lùi một bước
replay-play = Chạy
replay-pause = Dừng
replay-next = Tới một bước
replay-last = Đến cuối ván
replay-no-more = Phía này không còn gì nữa
replay-round = Về đầu vòng { $n }
replay-time = Bước { $n } trên { $total }
replay-speed = { $n }×
replay-turn-back = Về lượt trước
replay-turn-next = Tới lượt sau
replay-eyes-all = Công khai
replay-eyes-all-tip = Những gì cả bàn đều thấy. Bấm để nhìn bằng mắt một người.
replay-eyes-tip = Những gì { $name } đã thấy
replay-eyes-before = Người trước
replay-eyes-after = Người sau
replay-eyes-later = Chỉ khi ván đã kết thúc
