# صفحهٔ آغاز: میز گرد، بازی‌های نیمه‌کاره، و نخستین پرسش دربارهٔ زبان.

home-tagline = بازی‌های رومیزی دور یک میز
home-open = باز کردن جعبه
home-continue = ادامهٔ بازی
home-saved = بازی‌های نیمه‌کاره ({ $n })
home-rules = قوانین بازی
home-history = کارنامه
home-settings = تنظیمات
home-sound-off = بی‌صدا کردن
home-sound-on = روشن کردن صدا
home-fullscreen = تمام‌صفحه
home-windowed = بازگشت به پنجره

# خوشامد هم‌زمان به هر سه زبان نوشته می‌شود؛ در هر سه پرونده یکسان.
home-welcome-vi = Chọn ngôn ngữ
home-welcome-fa = زبان را انتخاب کنید
home-welcome-en = Choose your language
home-welcome-play-vi = Chơi bằng tiếng Việt
home-welcome-play-fa = بازی به زبان فارسی
home-welcome-play-en = Play in English

home-saved-title = بازی‌های نیمه‌کاره
home-saved-open = ادامه
home-saved-when = { $ago } · { $n } دقیقه بازی شده
home-saved-closed = بازی‌ای که باز نمی‌شود · { $ago }
home-saved-broken = این بازی باز نمی‌شود؛ دلیلش کنار آن نوشته شده است.
home-saved-delete = این بازی پاک شود؟
home-saved-delete-about = اگر پاک شود دیگر برنمی‌گردد و کسی نمی‌تواند ادامه‌اش دهد.
home-saved-keep = بماند

home-resume-odd = این بازی یک جایش ایراد دارد
home-resume-mismatch = حرکت { $n } این بازی دیگر با قوانین جور درنمی‌آید. می‌توانید از درست پیش از آن ادامه دهید، یا پرونده را همان‌طور که هست بگذارید.
home-resume-cannot = این بازی باز نمی‌شود
home-resume-keep = همان‌طور بماند
home-resume-go-on = ادامه از همان‌جا
