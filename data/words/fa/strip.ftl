# A private answer at the open table.

strip-look = من { $name } هستم: نگاه و پاسخ
strip-decline = نپذیرفتن بی نگاه
