# Kết thúc một ván Thành phố thất lạc.

lost_cities-result-one = { $name } đi xa nhất
lost_cities-result-shared = { $names } cùng thắng
lost_cities-result-all = Hai người cùng tới đích
lost_cities-result-tied = Mỗi người { $points } điểm: cùng thắng
lost_cities-result-ahead = Hơn { $n } điểm
lost_cities-result-led = Hơn { $n } điểm. Được nhiều nhất từ { $region }: { $points }
lost_cities-result-best = Tốt nhất
lost_cities-result-unit = điểm
lost_cities-result-round = Vòng { $n }
lost_cities-result-mark = V{ $n }
lost_cities-result-bars = Điểm từng vòng
lost_cities-result-again = Lên đường lần nữa
