# Màn hình chính: chiếc bàn tròn, những ván đang đợi, câu hỏi đầu tiên về ngôn ngữ.

home-tagline = Trò chơi quanh một chiếc bàn
home-open = Mở hộp
home-continue = Chơi tiếp
home-saved = Ván đang đợi ({ $n })
home-rules = Luật chơi
home-history = Sổ thành tích
home-settings = Cài đặt
home-sound-off = Tắt tiếng
home-sound-on = Bật tiếng
home-fullscreen = Toàn màn hình
home-windowed = Về lại cửa sổ

# Lời chào viết cùng lúc bằng cả ba thứ tiếng, giống nhau trong mọi tệp.
home-welcome-vi = Chọn ngôn ngữ
home-welcome-fa = زبان را انتخاب کنید
home-welcome-en = Choose your language
home-welcome-play-vi = Chơi bằng tiếng Việt
home-welcome-play-fa = بازی به زبان فارسی
home-welcome-play-en = Play in English

home-saved-title = Những ván đang đợi
home-saved-open = Chơi tiếp
home-saved-when = { $ago } · đã chơi { $n } phút
home-saved-closed = Một ván không mở được · { $ago }
home-saved-broken = Không mở được ván này; lý do ghi ngay bên cạnh.
home-saved-delete = Xóa ván này?
home-saved-delete-about = Xóa rồi là mất hẳn, không ai chơi tiếp được nữa.
home-saved-keep = Giữ lại

home-resume-odd = Ván này có chỗ không ổn
home-resume-mismatch = Nước đi thứ { $n } của ván không còn khớp với luật. Bạn có thể chơi tiếp từ ngay trước đó, hoặc để nguyên tệp.
home-resume-cannot = Không mở được ván này
home-resume-keep = Để nguyên
home-resume-go-on = Chơi tiếp từ đó
