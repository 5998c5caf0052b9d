# چیدن بازی: چه کسانی دور میز می‌نشینند و بازی چگونه باشد.

setup-title = چیدن بازی تازه
setup-seats = صندلی‌ها
setup-rule-sets = قوانین
setup-options = گزینه‌ها
setup-clockwise = نوبت‌ها ساعت‌گرد می‌چرخد
setup-counterclockwise = نوبت‌ها پادساعت‌گرد می‌چرخد
setup-shuffle = چینش تصادفی صندلی‌ها
setup-add-human = افزودن بازیکن
setup-add-bot = افزودن ربات
setup-name = نام صندلی { $n }
setup-remove = { $name } از سر میز برود
setup-up = یک جا جلوتر
setup-down = یک جا عقب‌تر

setup-looks = رنگ و نقش
setup-look = { $colour }، { $emblem }
setup-look-open = رنگ، نقش و ترتیب. برای عوض کردن ترتیب، بالا یا پایین بکشید.
setup-looks-about = آن‌هایی که قفل دارند گرفته شده‌اند

setup-why-least = دست‌کم { $n } بازیکن لازم است.
setup-why-full = میز پر است: { $n } صندلی.
setup-why-taken = این را { $name } برداشته است.
setup-why-first = همین حالا هم نفر اول است.
setup-why-last = همین حالا هم نفر آخر است.
setup-why-low = حداقل { $n }.
setup-why-high = حداکثر { $n }.

setup-undo = واگرد آسان‌گیر
    .about = حتی پس از بازی ربات‌ها هم می‌شود حرکت را پس گرفت، ولی هرگز از تاسی که ریخته شده یا کارتی که رو شده عقب‌تر نمی‌رود. برای میزی که تازه یاد می‌گیرد.

setup-humans = { $n } بازیکن
setup-count = { $humans } بازیکن، { $bots } ربات
setup-watch = { $n } ربات: شما تماشا می‌کنید
setup-minutes = حدود { $n } دقیقه
setup-rules = راه بازی
setup-why-always = همیشه در بازی هست.

setup-own-choice = به انتخاب خودتان
setup-parts = سهم میز { $n } نفره
