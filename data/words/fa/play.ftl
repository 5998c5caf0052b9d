# The frame around every table.

play-menu = منو
play-log = گزارش
play-help = قانون‌ها
play-settings = تنظیمات
play-rules = قانون‌ها
play-no-undo = اکنون نمی‌توان برگشت: تاس ریخته شده یا نفر دیگری بازی کرده است.
