# واژه‌هایی که همهٔ صحنه‌ها به کار می‌برند.

app-name = میز گرد

back = بازگشت
ok = باشه
close = بستن
yes = بله
no = نه
on = روشن
off = خاموش
save = ذخیره
delete = حذف
continue = ادامه
next = بعدی
previous = قبلی
more = بیشتر
less = کمتر
skip = رد شدن
undo = واگرد
help = راهنما
done = تمام
start = شروع
stop = توقف
quit = خروج
retry = تلاش دوباره
open-folder = باز کردن پوشه
none = هیچ
other = دیگر

language = زبان
# نام هر زبان به خود آن زبان؛ در هر سه پرونده یکسان.
language-vi = Tiếng Việt
language-fa = فارسی
language-en = English

human = انسان
bot = ربات
bot-level = سطح بازی
bot-level-random = تصادفی
    .about = بدون فکر، هر حرکت مجازی‌ای که پیش بیاید بازی می‌کند.
bot-level-easy = آسان
    .about = معقول بازی می‌کند، ولی دوراندیش نیست.
bot-level-normal = معمولی
    .about = شانس‌ها را می‌سنجد و حواسش به بقیه هست.
bot-level-hard = سخت
    .about = چند حرکت جلوتر را می‌بیند و به کسی امان نمی‌دهد.

# نام جایی که کسی نامی برایش ننوشته است.
player-default = بازیکن { $n }
bot-default = ربات { $n }

colour-vermilion = شنگرفی
colour-azure = آبی آسمانی
colour-brass = برنجی
colour-jade = یشمی
colour-ivory = عاجی
colour-violet = بنفش
colour-rose = صورتی
colour-ocean = آبی دریایی
colour-umber = قهوه‌ای
colour-slate = خاکستری

emblem-carp = ماهی
emblem-crane = درنا
emblem-lantern = فانوس
emblem-bamboo = بامبو
emblem-teapot = قوری
emblem-lotus = نیلوفر
emblem-fan = بادبزن
emblem-bell = زنگ
emblem-kite = بادبادک
emblem-drum = طبل

points = { $n } امتیاز
players = { $n } بازیکن
players-range = { $least } تا { $most } بازیکن
of-total = { $n } از { $total }
percent = { $n }٪

minutes = { $n } دقیقه
minutes-range = { $least } تا { $most } دقیقه
ago-now = همین حالا
ago-minutes = { $n } دقیقه پیش
ago-hours = { $n } ساعت پیش
ago-days = { $n ->
    [1] دیروز
   *[other] { $n } روز پیش
}
# ۱۳ اردیبهشت ۱۴۰۶، ۱۸:۰۵ (گاه‌شماری خورشیدی)
date = { "\u200F" }{ $day } { $month } { $year }
date-time = { "\u200F" }{ $date }، { $time }
month-1 = فروردین
month-2 = اردیبهشت
month-3 = خرداد
month-4 = تیر
month-5 = مرداد
month-6 = شهریور
month-7 = مهر
month-8 = آبان
month-9 = آذر
month-10 = دی
month-11 = بهمن
month-12 = اسفند

# فهرست در جمله: الف، ب و پ.
list-comma = { "، " }
list-last = { " و " }

# خطا: یک جمله دربارهٔ آنچه شد و یک جمله دربارهٔ چاره.
error-title = مشکلی پیش آمد
