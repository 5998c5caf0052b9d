# Sách luật: tìm kiếm.

rulebook-search = Tìm tên, bài, kỹ năng…
rulebook-found = Tìm thấy { $n } mục
rulebook-nothing = Không có gì như vậy. Gõ không dấu cũng được.
