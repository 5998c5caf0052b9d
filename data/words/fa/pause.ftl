# صفحهٔ مکث.

pause-title = مکث
pause-resume = ادامهٔ بازی
pause-rules = قوانین بازی
pause-log = گزارش بازی
pause-settings = تنظیمات
pause-leave = ذخیره و ترک میز
pause-quit = خروج از برنامه
pause-waits = همهٔ حرکت‌ها ذخیره شده‌اند. بازی روی میز منتظرتان می‌ماند.
pause-not-kept = این بازی ذخیره نمی‌شود.
