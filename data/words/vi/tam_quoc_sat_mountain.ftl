# Tam Quốc Sát, bộ Sơn: câu hỏi và lựa chọn của các kỹ năng.
