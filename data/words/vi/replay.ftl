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
