# Khi tệp có trục trặc: nói bằng lời của người chơi.

trouble-temporary = Không dùng được { $folder }. Lần này cài đặt và ván chơi chỉ được giữ tạm ở { $place }.
trouble-memory = Không dùng được { $folder }, cũng không có thư mục tạm. Đóng ứng dụng là mọi thứ sẽ mất.
trouble-second-copy = Bàn Tròn đang mở rồi. Hãy dùng cửa sổ đó, hoặc đóng nó trước.
trouble-disk-full = Ổ đĩa đã đầy nên chưa lưu được { $file }. Hãy dọn bớt chỗ; ứng dụng còn mở thì chưa mất gì.
trouble-not-allowed = Không có quyền đọc hoặc ghi { $file }. Hãy kiểm tra quyền truy cập.
trouble-disk = Không dùng được { $file }. Máy báo: { $reason }.
trouble-settings-broken = Không đọc được cài đặt trong { $file } nên dùng cài đặt mặc định. Tệp cũ được giữ lại là { $copy }.
trouble-settings-previous = Không đọc được cài đặt trong { $file } nên dùng bản ngay trước đó. Tệp cũ được giữ lại là { $copy }.
trouble-settings-keys = Vài cài đặt trong { $file } không hợp lệ ({ $keys }) nên trở về mặc định. Tệp cũ được giữ lại là { $copy }.
trouble-settings-future = { $file } là của phiên bản mới hơn. Phần nào hiểu được thì dùng; tệp được giữ lại là { $copy }.
trouble-save-empty = Ván này trống rỗng. Không có gì để chơi tiếp; bạn có thể xóa nó.
trouble-save-foreign = Tệp này không phải là ván do Bàn Tròn lưu.
trouble-save-future = Ván này do phiên bản mới hơn lưu (định dạng { $format }). Hãy cập nhật Bàn Tròn để mở.
trouble-save-header = Phần đầu của ván này bị hỏng nên không mở được. { $reason }
trouble-save-damaged = Ván này bị hỏng từ dòng { $line } trở đi ({ $lost } dòng). Bạn có thể chơi tiếp từ nước đi cuối cùng còn đọc được; tệp hỏng vẫn được giữ lại.
trouble-save-big = Tệp này quá lớn, không thể là một ván đã lưu.
trouble-save-game = Ván này thuộc một trò mà phiên bản này không có ({ $game }).
trouble-save-packs = Ván này đã chơi với nội dung khác: { $packs }. Chơi tiếp có thể không còn giống trước.
trouble-save-rules = Ván này đã chơi với dữ liệu luật của phiên bản { $app }. Chơi tiếp có thể không còn giống trước.
trouble-save-names = Không đọc được tên và màu của ván này. Bản thân ván chơi vẫn ổn.
trouble-save-policies = Ván này có cách trả lời thay mà trò này không biết, nên bỏ qua. Bản thân ván chơi vẫn ổn.
trouble-result = Không đọc được kết quả trong { $file }. { $reason }
trouble-content = Nội dung trong { $file } có lỗi ở dòng { $line }: { $reason }
