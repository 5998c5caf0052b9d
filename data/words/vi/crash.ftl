# Sau khi hỏng.

crash-match = Ứng dụng vấp phải lỗi của chính nó. Ván của bạn vẫn an toàn: mọi nước đến lúc này đã được lưu.
crash-no-match = Ứng dụng vấp phải lỗi của chính nó. Lúc đó không có ván nào đang chơi dở nên không mất gì; ván đã chơi xong vẫn còn trong Sổ thành tích.
crash-report = Những gì cần để sửa nằm trong tệp này. Xin gửi giúp chúng tôi; trong đó có diễn biến ván kèm tên người chơi, nhật ký ứng dụng và loại máy.
crash-no-report = Không ghi được báo cáo.
crash-go-on = Chơi tiếp ván này
crash-home = Về bàn tròn
crash-why-no-match = Không có ván nào đang dở
crash-no-folder = Máy này không mở được thư mục.
