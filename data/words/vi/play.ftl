# Khung quanh mọi bàn chơi.

play-menu = Menu
play-log = Nhật ký
play-help = Luật chơi
play-settings = Cài đặt
play-rules = Luật chơi
play-no-undo = Lúc này không hoàn tác được: đã có điều mới lộ ra, hoặc người khác đã đi.
play-policies = Trả lời thay tôi
play-hide-hand = Úp bài của tôi
play-show-hand = Mở bài của tôi
play-peek-hand = Hoặc giữ P để xem một thoáng.
