# تنظیمات.

settings-title = تنظیمات
settings-page-general = عمومی
settings-page-sound = صدا
settings-page-game = بازی
settings-page-keys = صفحه‌کلید

settings-language-title = زبان و نوشتار
settings-language = زبان برنامه
settings-digits = رقم‌ها
settings-why-digits = فقط فارسی رقم‌های خودش را دارد.
settings-text = اندازهٔ نوشته

settings-picture-title = تصویر
settings-fullscreen = تمام‌صفحه
settings-scale = اندازهٔ همه‌چیز
    .about = دکمه‌ها، قاب‌ها و نوشته‌ها با هم.
settings-motion-title = حرکت
settings-speed = سرعت حرکت
settings-speed-0-5 = ۰٫۵×
settings-speed-1 = ۱×
settings-speed-2 = ۲×
settings-speed-4 = ۴×
settings-speed-0 = بی‌درنگ
settings-less = حرکت کمتر
    .about = چیزها به جای رفتن تا جای تازه، آنجا کم‌کم پدیدار می‌شوند.

settings-sound-title = صدا
settings-mute = بی‌صدا
settings-master = بلندی صدا
settings-effects = صداهای بازی
settings-away = سکوت در پس‌زمینه
    .about = وقتی پنجرهٔ دیگری جلو است.

settings-game-title = سر میز
settings-pause = مکث ربات‌ها
    .about = مکثی پیش از هر حرکت ربات، تا همه بتوانند دنبال کنند.
settings-pause-0 = بی‌مکث
settings-pause-0-6 = یک لحظه
settings-pause-1-2 = کمی بیشتر
settings-hints = راهنمایی تازه‌کارها
    .about = کنار هر انتخاب نوشته می‌شود چه می‌برد و چه می‌آورد.

settings-hands-title = دست بازیکن
settings-cover = پوشاندن دستِ باز
    .about = وقتی چند نفر بازی می‌کنند و این‌قدر کسی به چیزی دست نزده است.
settings-cover-45 = پس از ۴۵ ثانیه
settings-cover-120 = پس از ۲ دقیقه
settings-cover-0 = هرگز
settings-hold = نگه داشتن کلید برای دیدن
    .about = تا P پایین است دستِ پنهان و تا O پایین است نقشت دیده می‌شود. اگر خاموش باشد، یک بار زدن نشان می‌دهد و بار دیگر پنهان می‌کند.

settings-keys-title = صفحه‌کلید
settings-key-walk = رفتن از یک دکمه به دکمهٔ دیگر
settings-key-enter = زدن دکمهٔ انتخاب‌شده، وگرنه دکمهٔ برنجی
settings-key-choose = برداشتن یکی از گزینه‌ها، از بالا به پایین
settings-key-back = بازگشت یا مکث؛ هرگز خارج نمی‌شود
settings-key-skip = تمام کردن آنچه در حرکت است
settings-key-undo = پس گرفتن آخرین حرکت
settings-key-log = آنچه تا اینجا گذشته است
settings-key-hand = پنهان یا آشکار کردن دست خود؛ نگاهی به آن تا P پایین است
settings-key-role = نقش خود، تا O پایین است
settings-key-policies = آنچه به‌جای من پاسخ داده می‌شود
settings-key-rules = قوانین بازی
settings-key-inspect = نگاه از نزدیک، مثل کلیک راست
settings-key-mute = خاموش و روشن کردن صدا
settings-key-fullscreen = تمام‌صفحه، یا بازگشت به پنجره

settings-sample = نمونهٔ زنده
settings-sample-name = مریم
settings-sample-sentence = نوبت { $name } است. گنجی برمی‌دارد: برای همه { $n } واحد هوا مانده است.
settings-sample-seats = صندلی‌ها
settings-sample-divers = غواص‌ها
settings-sample-relics = گنج‌ها و یک غواص

settings-reset = بازگشت به پیش‌فرض
settings-reset-ask = همهٔ تنظیمات به پیش‌فرض برگردد؟
settings-reset-about = زبان، نام‌ها و بازی‌های نیمه‌کاره همان‌طور می‌مانند.
settings-reset-keep = همان‌طور بماند
