# Cài đặt.

settings-title = Cài đặt
settings-page-general = Chung
settings-page-sound = Âm thanh
settings-page-game = Ván chơi
settings-page-keys = Bàn phím

settings-language-title = Ngôn ngữ và chữ viết
settings-language = Ngôn ngữ
settings-digits = Chữ số
settings-why-digits = Chỉ tiếng Ba Tư có bộ chữ số riêng.
settings-text = Cỡ chữ

settings-picture-title = Hình ảnh
settings-fullscreen = Toàn màn hình
settings-scale = Cỡ giao diện
    .about = Nút, khung và chữ cùng to hay nhỏ.
settings-motion-title = Chuyển động
settings-speed = Tốc độ chuyển động
settings-speed-0-5 = 0,5×
settings-speed-1 = 1×
settings-speed-2 = 2×
settings-speed-4 = 4×
settings-speed-0 = Tức thì
settings-less = Bớt chuyển động
    .about = Mọi thứ mờ dần sang chỗ mới thay vì chạy tới đó.

settings-sound-title = Âm thanh
settings-mute = Tắt hết tiếng
settings-master = Âm lượng chung
settings-effects = Tiếng trong trò chơi
settings-away = Im lặng khi ở nền
    .about = Khi một cửa sổ khác đang nằm trên.

settings-game-title = Bên bàn chơi
settings-pause = Máy nghĩ trong
    .about = Máy dừng một chút trước mỗi nước đi để ai cũng kịp theo dõi.
settings-pause-0 = Không nghĩ
settings-pause-0-6 = Một thoáng
settings-pause-1-2 = Một lúc
settings-hints = Gợi ý cho người mới
    .about = Cạnh mỗi lựa chọn có ghi sẽ tốn gì và được gì.

settings-hands-title = Bài trên tay
settings-cover = Che bài đang mở
    .about = Khi nhiều người cùng chơi mà đã lâu không ai động vào máy.
settings-cover-45 = Sau 45 giây
settings-cover-120 = Sau 2 phút
settings-cover-0 = Không che
settings-hold = Giữ phím để xem
    .about = Giữ P để xem bài đang úp, giữ O để xem vai trò. Nếu tắt, bấm một lần là hiện, bấm lần nữa là ẩn.

settings-keys-title = Bàn phím
settings-key-walk = Đi từ nút này sang nút kia
settings-key-enter = Bấm nút đang được chọn, không thì bấm nút màu đồng
settings-key-choose = Chọn một việc trên bàn, đếm từ trên xuống
settings-key-back = Quay lại hoặc tạm dừng; không bao giờ thoát
settings-key-skip = Cho chuyển động chạy xong ngay
settings-key-undo = Lấy lại nước vừa đi
settings-key-log = Những gì đã diễn ra
settings-key-hand = Úp hoặc mở bài của mình; giữ P để xem một thoáng
settings-key-role = Giữ O để xem vai trò của mình
settings-key-policies = Những gì được trả lời thay tôi
settings-key-rules = Luật chơi
settings-key-inspect = Xem gần, như bấm chuột phải
settings-key-mute = Tắt và bật tiếng
settings-key-fullscreen = Toàn màn hình, hoặc về lại cửa sổ

settings-sample = Xem thử
settings-sample-name = Maryam
settings-sample-sentence = Đến lượt { $name }. Cô nhặt một báu vật: cả nhóm còn { $n } phần dưỡng khí.
settings-sample-seats = Chỗ ngồi
settings-sample-divers = Thợ lặn
settings-sample-relics = Báu vật và thợ lặn

settings-reset = Về mặc định
settings-reset-ask = Đưa mọi cài đặt về mặc định?
settings-reset-about = Ngôn ngữ, tên người chơi và các ván đang đợi vẫn giữ nguyên.
settings-reset-keep = Để nguyên
