# Kết thúc ván.

result-start = Đầu
result-total = Tổng
result-lines = Tổng điểm theo lượt
result-seats = Đổi chỗ ngồi
result-home = Về bàn tròn
result-history = Về danh sách
result-same = Cùng ván bài
result-same-tip = Chia lại y hệt, cùng người chơi
result-replay = Xem lại
result-replay-tip = Xem lại ván này từng bước
result-picture = Lưu ảnh
result-picture-tip = Lưu kết quả thành ảnh để chia sẻ
result-saved = Đã lưu ảnh: { $file }
result-signature = Bàn Tròn, { $game }, { $when }
result-see = Xem { $name } mang về những gì

deep_sea-result-one = { $name } thắng cuộc
deep_sea-result-shared = { $names } cùng thắng
deep_sea-result-all = Cả bàn cùng thắng
deep_sea-result-haul = Mang về { $n } báu vật, { $deep ->
    [0] không có món nào từ vùng sâu nhất
   *[other] { $deep } món từ vùng sâu nhất
}
deep_sea-result-tie = { $name } cũng được { $points } điểm, nhưng báu vật sâu hơn quyết định: cấp { $level } có { $mine } so với { $other }
deep_sea-result-tied = Cùng { $points } điểm và cùng số báu vật ở mọi cấp: chia nhau chiến thắng
deep_sea-result-nothing = Biển giữ lại tất cả: không ai mang về điểm nào
deep_sea-result-empty = { $why }. Dưới biển không còn báu vật nào
deep_sea-result-relics = Báu vật
deep_sea-result-unit = điểm báu vật
deep_sea-result-round = Lượt { $n }
deep_sea-result-mark = L{ $n }
deep_sea-result-bars = Điểm từng lượt lặn
deep_sea-result-again = Chơi ván nữa
