# A private answer at the open table.

strip-look = Tôi là { $name }: xem bài
strip-open = Tôi là { $name }: mở bài
strip-decline = Từ chối, không cần xem
