# شهرهای گمشده: نوشتهٔ جعبه، گزینه‌ها، چرا نه، و گزارش.

lost_cities-name = شهرهای گمشده
lost_cities-about = دو کاوشگر و پنج سفر. هر سفر اول خرج دارد و بعد سود، و هر کارتی که دور می‌اندازی شاید همانی باشد که دیگری چشم‌به‌راهش است.
lost_cities-progress = دور { $round } از { $rounds }

lost_cities-option-rounds = تعداد دورها
    .about = چند دور بازی می‌شود. امتیاز همهٔ دورها با هم جمع می‌شود.
lost_cities-option-regions = تعداد سرزمین‌ها
    .about = با شش سرزمین، سرزمین شامگاه هم با دوازده کارت تازه به بازی می‌آید.
lost_cities-option-hand = کارت‌های دست
    .about = هر کاوشگر این تعداد کارت در دست دارد.
lost_cities-option-base = هزینهٔ هر سفر
    .about = هر سفری که دست‌کم یک کارت دارد این‌قدر خرج برمی‌دارد، پیش از ضرب شدن در سرمایه‌گذاری‌ها.
lost_cities-option-bonus = پاداش سفر دراز
    .about = امتیاز اضافه، پس از ضرب، برای سفری که هشت کارت یا بیشتر دارد.
lost_cities-option-bonus_counts_investments = شمردن سرمایه‌گذاری‌ها برای پاداش
    .about = روشن: هشت کارت از هر نوع، سفر را دراز می‌کند. خاموش: فقط کارت‌های عددی شمرده می‌شوند.
lost_cities-option-fan_discards = دیدن کارت‌های دورریخته
    .about = روشن: هر دو می‌توانند کارت‌های هر جای دورریز را باز کنند و ببینند، و شمارندهٔ کارت هم به کمک می‌آید. خاموش: فقط کارت رویی پیداست و بقیه را باید به یاد سپرد.
lost_cities-option-first = نخستین کاوشگر
    .about = چه کسی دور اول را آغاز می‌کند. دورهای بعد را کسی آغاز می‌کند که جلوتر است؛ اگر برابر باشید، کسی که دور پیش را آغاز نکرده بود.
lost_cities-option-first-random = با قرعه

# --- سرزمین‌ها
lost_cities-region-desert = بیابان
lost_cities-region-sea = دریا
lost_cities-region-snow = کوه برفی
lost_cities-region-jungle = جنگل
lost_cities-region-volcano = آتشفشان
lost_cities-region-twilight = شامگاه

# --- چرا نه
lost_cities-why-play-first = اول یک کارت بازی کن، بعد بکش
lost_cities-why-not-in-hand = کارتی از دست خودت بردار
lost_cities-why-too-low = باید از { $top } بیشتر باشد
lost_cities-why-investment-late = فقط پیش از اولین عدد
lost_cities-why-not-yours = این سفر مال دیگری است
lost_cities-why-other-region = فقط در سرزمین خودش
lost_cities-why-stays = کارت‌های سفر همان‌جا می‌مانند
lost_cities-why-draw-now = بازی‌ات را کردی؛ حالا یک کارت بکش
lost_cities-why-just-discarded = همین حالا این کارت را دور انداختی
lost_cities-why-nothing-there = این‌جا کارتی نیست
lost_cities-why-not-yet = پس از { $n } نوبت دیگر بدون کشیدن از دسته
lost_cities-why-refused = دیگری می‌خواهد ادامه دهد

# --- گزارش
lost_cities-log-RoundBegan = دور { $round } آغاز می‌شود. { $why ->
    [ahead] { $name } اول بازی می‌کند، چون جلوتر است.
    [alternate] { $name } اول بازی می‌کند: امتیازها برابر است و دور پیش را دیگری آغاز کرده بود.
    [chosen] { $name } به خواست جمع اول بازی می‌کند.
   *[drawn] { $name } به قرعه اول بازی می‌کند.
}
lost_cities-log-Laid = { $value ->
    [0] { $name } در { $region } سرمایه می‌گذارد
   *[other] { $name } { $region } { $value } را بازی می‌کند
}
lost_cities-log-Discarded = { $value ->
    [0] { $name } یک سرمایه‌گذاریِ { $region } را دور می‌اندازد
   *[other] { $name } { $region } { $value } را دور می‌اندازد
}
lost_cities-log-Took = { $value ->
    [0] { $name } یک سرمایه‌گذاریِ { $region } را برمی‌دارد
   *[other] { $name } { $region } { $value } را برمی‌دارد
}
lost_cities-log-Drew = { $left ->
    [0] { $name } آخرین کارت را می‌کشد
   *[other] { $name } کارتی می‌کشد، { $left } تا مانده
}
lost_cities-log-EndProposed = { $name } می‌خواهد دور همین‌جا تمام شود
lost_cities-log-EndRefused = { $name } می‌خواهد ادامه دهد
lost_cities-log-RoundEnded = { $why ->
    [agreed] هر دو دور { $round } را همین‌جا تمام کردند: { $first } { $firstPoints }، { $second } { $secondPoints }
   *[pile] دسته تمام شد و دور { $round } به پایان رسید: { $first } { $firstPoints }، { $second } { $secondPoints }
}
lost_cities-log-MatchEnded = { $n ->
    [1] { $names } با { $points } امتیاز می‌برد
   *[other] { $names } با { $points } امتیاز با هم می‌برند
}
