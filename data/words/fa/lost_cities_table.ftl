# شهرهای گمشده: میز. جعبه، دلیل‌ها و گزارش پروندهٔ خود را دارند.

lost_cities-rules = بازی کارتی دونفره

# --- میز
lost_cities-round = دور { $round }
lost_cities-round-of = دور { $round } از { $rounds }
lost_cities-before = آمادهٔ سفر
lost_cities-turn = نوبت { $name }
lost_cities-playing = نوبتش است
lost_cities-ended = دور { $round } تمام شد
lost_cities-starts-drawn = { $name } به قرعه اول بازی می‌کند
lost_cities-starts-chosen = { $name } به خواست جمع اول بازی می‌کند
lost_cities-starts-ahead = { $name } که جلوتر است اول بازی می‌کند
lost_cities-starts-alternate = امتیازها برابر است؛ این بار { $name } اول بازی می‌کند
lost_cities-held = { $n } کارت در دست
lost_cities-this-round = این دور
lost_cities-total = جمع
lost_cities-total-now = جمع تا این‌جا: { $n }
lost_cities-pile = دستهٔ کارت
lost_cities-left = { $n ->
    [0] کارتی نمانده
   *[other] { $n } کارت مانده
}
lost_cities-step-play = بازی کن یا دور بینداز
lost_cities-step-draw = یک کارت بکش
lost_cities-times = { $n }×
lost_cities-only-discard = فقط دور
lost_cities-card = { $value ->
    [0] { $region }، سرمایه‌گذاری
   *[other] { $region } { $value }
}

# --- پرسش‌ها
lost_cities-ask-play-title = یک کارت انتخاب کن
lost_cities-ask-play = روی کارتی در دستت بزن، یا شماره‌اش را از چپ روی صفحه‌کلید فشار بده. جاهایی که می‌شود گذاشت روشن می‌شود.
lost_cities-chosen = { $card }
lost_cities-lay = بازی‌اش کن
lost_cities-lay-note = از { $before } به { $after }
lost_cities-lay-tip-first = این سفر را آغاز می‌کند. اول { $base } خرج دارد، پس با { $by } شروع می‌شود.
lost_cities-lay-tip = { $n ->
    [0] پس از سرمایه‌گذاری می‌آید: { $by } برای این سفر.
   *[other] پس از { $n } می‌آید: { $by } برای این سفر.
}
lost_cities-discard = دورش بینداز
lost_cities-discard-useful = به کار { $name } می‌آید
lost_cities-discard-useless = به کار { $name } نمی‌آید
lost_cities-draw = از دسته بکش
lost_cities-or-take = یا کارت رویی یکی از جاهای دورریز:
lost_cities-take = { $card } را بردار
lost_cities-end-round = پیشنهاد پایان دور
lost_cities-end-round-tip = مدت‌هاست کسی از دسته نکشیده است. اگر هر دو موافق باشند، امتیاز دور همین‌طور که هست حساب می‌شود.
lost_cities-ask-agree = { $name } می‌خواهد دور همین‌جا تمام شود. امتیازها همین‌طور که هست حساب می‌شود.
lost_cities-agree-yes = دور تمام شود
lost_cities-agree-note = { $mine } برای تو، { $theirs } برای دیگری
lost_cities-agree-no = ادامه بده
lost_cities-proposed-title = همین‌جا تمام؟
lost_cities-proposed = { $name } می‌خواهد دور تمام شود
lost_cities-refused-title = ادامه می‌دهیم
lost_cities-refused = { $name } می‌خواهد ادامه دهد
lost_cities-why-not-now = حالا نه

# --- برای نشان دادن
lost_cities-road-of = { $name }: { $region }
lost_cities-road-none = آغاز نشده: نه خرجی دارد و نه سودی.
lost_cities-road-long = { $n } از { $long } کارت برای پاداش { $bonus }
lost_cities-tray-empty = { $region }: چیزی دور انداخته نشده
lost_cities-tray = { $region }: { $n } کارت دورریخته، رویی { $card }
lost_cities-pile-tip = { $n } کارت مانده. اگر هر دو همیشه از این‌جا بکشند، در این دور { $turns } نوبت دیگر داری.
lost_cities-unseen = هنوز دیده‌نشده: { $n }
lost_cities-panel-tip = امتیاز هر دور این‌جا نوشته می‌شود.
