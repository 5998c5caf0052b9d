# Nhật ký của ván.

log-title = Nhật ký ván
log-all = Cả bàn
log-empty = Chưa có gì để kể.
log-everything = Tất cả
log-this-turn = Lượt này
log-against-me = Nhắm vào tôi
log-against = Nhắm vào { $name }
log-choose-first = Hãy chọn một người trước: chưa ai mở bài
log-earlier = Xem các dòng trước
