# Những ván đã xong.

history-title = Sổ thành tích
history-empty = Chưa có ván nào xong. Khi có, điểm số và bản xem lại sẽ được giữ ở đây.
history-line = { $when } · { $played }
history-score = { $name }: { $n }
history-open = Kết quả
history-replay = Xem lại từng bước
history-no-match = Diễn biến của ván này không còn
history-broken = Không đọc được kết quả này
history-delete = Xóa ván này?
history-delete-about = Kết quả và bản xem lại sẽ mất hẳn.
history-keep = Giữ lại
history-records = Thành tích mọi người
history-played = { $n } ván, thắng { $won }
history-best = cao nhất { $n }, trung bình { $mean }
