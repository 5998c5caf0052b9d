# A private answer at the open table.

strip-look = من { $name } هستم: نگاه و پاسخ
strip-open = من { $name } هستم: دستم را باز کن
strip-decline = نپذیرفتن بی نگاه
