# Bảng tạm nghỉ.

pause-title = Tạm nghỉ
pause-resume = Chơi tiếp
pause-rules = Luật chơi
pause-log = Nhật ký ván
pause-settings = Cài đặt
pause-leave = Lưu và rời bàn
pause-quit = Thoát ứng dụng
pause-waits = Nước nào cũng đã được lưu. Ván này sẽ nằm trên bàn đợi bạn.
pause-not-kept = Ván này không được lưu lại.
