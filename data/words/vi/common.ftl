# Những từ dùng chung cho mọi màn hình.

app-name = Bàn Tròn

back = Quay lại
ok = Đồng ý
close = Đóng
yes = Có
no = Không
on = Bật
off = Tắt
save = Lưu
delete = Xóa
continue = Tiếp tục
next = Tiếp
previous = Trước
more = Thêm
less = Bớt
skip = Bỏ qua
undo = Hoàn tác
help = Trợ giúp
done = Xong
start = Bắt đầu
stop = Dừng
quit = Thoát
retry = Thử lại
open-folder = Mở thư mục
none = Không có
other = Khác

language = Ngôn ngữ
# Mỗi ngôn ngữ mang tên riêng của nó, giống nhau trong cả ba tệp.
language-vi = Tiếng Việt
language-fa = فارسی
language-en = English

human = Người
bot = Máy
bot-level = Trình độ
bot-level-random = Ngẫu nhiên
    .about = Đi bừa nước nào hợp lệ cũng được.
bot-level-easy = Dễ
    .about = Chơi có lý, nhưng không tính xa.
bot-level-normal = Vừa
    .about = Cân nhắc thiệt hơn và để ý người khác.
bot-level-hard = Khó
    .about = Tính trước nhiều bước và không nhường ai.

# Tên của chỗ ngồi chưa ai đặt tên.
player-default = Người chơi { $n }
bot-default = Máy { $n }

colour-vermilion = Đỏ son
colour-azure = Xanh da trời
colour-brass = Vàng đồng
colour-jade = Xanh ngọc
colour-ivory = Trắng ngà
colour-violet = Tím
colour-rose = Hồng
colour-ocean = Xanh biển
colour-umber = Nâu đất
colour-slate = Xám đá

emblem-carp = Cá chép
emblem-crane = Chim hạc
emblem-lantern = Đèn lồng
emblem-bamboo = Cây tre
emblem-teapot = Ấm trà
emblem-lotus = Hoa sen
emblem-fan = Quạt giấy
emblem-bell = Cái chuông
emblem-kite = Cánh diều
emblem-drum = Cái trống

points = { $n } điểm
players = { $n } người chơi
players-range = { $least }–{ $most } người chơi
of-total = { $n } trên { $total }
percent = { $n }%

minutes = { $n } phút
minutes-range = { $least }–{ $most } phút
ago-now = vừa xong
ago-minutes = { $n } phút trước
ago-hours = { $n } giờ trước
ago-days = { $n ->
    [1] hôm qua
   *[other] { $n } ngày trước
}
# 3 tháng 5, 2027, 18:05
date = { $day } { $month }, { $year }
date-time = { $time }, { $date }
month-1 = tháng 1
month-2 = tháng 2
month-3 = tháng 3
month-4 = tháng 4
month-5 = tháng 5
month-6 = tháng 6
month-7 = tháng 7
month-8 = tháng 8
month-9 = tháng 9
month-10 = tháng 10
month-11 = tháng 11
month-12 = tháng 12

# Liệt kê trong câu: A, B và C.
list-comma = { ", " }
list-last = { " và " }

# Lỗi: một câu nói chuyện gì xảy ra, rồi có thể làm gì.
error-title = Có trục trặc
