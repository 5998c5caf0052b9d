# قاب دور هر میز.

play-menu = منو
play-log = گزارش
play-help = قوانین
play-settings = تنظیمات
play-rules = قوانین
play-no-undo = حالا نمی‌شود واگرد کرد: چیز تازه‌ای رو شده یا کس دیگری بازی کرده است.
play-policies = پاسخ به‌جای من
play-hide-hand = دستم را پنهان کن
play-show-hand = دستم را نشان بده
play-peek-hand = یا برای یک نگاه P را نگه دار.
