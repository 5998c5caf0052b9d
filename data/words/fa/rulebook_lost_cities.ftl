# کتابچهٔ قوانین شهرهای گمشده.

lost_cities-page-goal = این بازی چیست
lost_cities-page-goal-first = دو کاوشگر راهی همان { $regions } سرزمین می‌شوند. هر کارتی که می‌گذاری سفری را به شهر گمشده‌اش نزدیک‌تر می‌کند.
lost_cities-page-goal-second = هر سرزمین عددهای { $low } تا { $high } را یک بار دارد و { $investments } سرمایه‌گذاری با نقش دست دادن. روی هم { $cards } کارت. رنگ و نشان و منظره همیشه با هم‌اند.
lost_cities-page-goal-tip = پس از { $rounds } دور، هر که جمع امتیازش بیشتر باشد می‌برد.

lost_cities-page-turn = یک نوبت
lost_cities-page-turn-first = همیشه { $hand } کارت در دست داری. هر نوبت یک کارت می‌رود و یک کارت می‌آید؛ هر دو واجب است:
lost_cities-page-turn-play = یک کارت می‌رود
lost_cities-page-turn-draw = یک کارت می‌آید
lost_cities-page-turn-1 = کارتی را در سفر خودت در همان سرزمین بگذار، یا دور بینداز.
lost_cities-page-turn-2 = کارتی بکش: کارت رویی دسته، یا کارت رویی یکی از جاهای دورریز.
lost_cities-page-turn-tip = بعد نوبت دیگری است.

lost_cities-page-play = گذاشتن کارت
lost_cities-page-play-first = هر کدامتان در هر سرزمین سفری از آنِ خود دارید. عددهایش باید بالا برود؛ جا انداختن آزاد است.
lost_cities-page-play-example = پس از ۸ می‌شود ۹ گذاشت، ۶ نمی‌شود
lost_cities-page-play-1 = سرمایه‌گذاری‌ها پیش از اولین عدد می‌آیند، تا { $investments } تا. عددی که آمد، دیگر دیر است.
lost_cities-page-play-2 = آنچه در سفر گذاشته شد تا پایان دور همان‌جا می‌ماند.
lost_cities-page-play-3 = کارت‌های چیده‌شدهٔ هر دو همیشه پیداست.

lost_cities-page-discard = دور انداختن
lost_cities-page-discard-first = هر سرزمین یک جای دورریز برای هر دو دارد. کارت دورریخته رو به بالا آن‌جا می‌ماند و کارت‌های زیرش را می‌پوشاند.
lost_cities-page-discard-1 = همیشه می‌شود دور انداخت، حتی کارتی را که جا داشت.
lost_cities-page-discard-2 = فقط کارت رویی پیداست. اگر جمع چنین خواسته باشد، همه را می‌شود باز کرد: نشانگر را روی آن ببر.
lost_cities-page-discard-tip = حواست باشد: آنچه دور می‌اندازی دیگری می‌تواند بردارد.

lost_cities-page-draw = کشیدن کارت
lost_cities-page-draw-first = پس از کارتت یکی بکش. از دسته هر چه بیاید می‌گیری؛ از جای دورریز همان را که می‌بینی برمی‌داری.
lost_cities-page-draw-1 = همان کارتی را که در این نوبت دور انداختی نمی‌شود برداشت.
lost_cities-page-draw-2 = برداشتن از دورریز دور را درازتر می‌کند و کشیدن از دسته کوتاه‌تر.
lost_cities-page-draw-3 = شمار کارت‌های مانده در دسته را همه می‌توانند بدانند.

lost_cities-page-round-end = پایان دور
lost_cities-page-round-end-first = وقتی کسی آخرین کارت دسته را بکشد، دور همان دم تمام است. آن کارت و همهٔ کارت‌های دست هیچ ارزشی ندارند.
lost_cities-page-round-end-1 = امتیاز هر سفر حساب می‌شود، بعد همهٔ کارت‌ها برای دور بعد بُر می‌خورد.
lost_cities-page-round-end-2 = هر که جلوتر است آغاز می‌کند. اگر برابر باشید، کسی که دور پیش را آغاز نکرده بود.
lost_cities-page-round-end-tip = نشانگر را روی نام کسی ببر تا امتیاز دورهای گذشته را ببینی.

lost_cities-page-scoring = امتیاز
lost_cities-page-scoring-first = سفری که آغاز نشده هیچ به شمار نمی‌آید. بقیه این‌طور حساب می‌شود:
lost_cities-page-scoring-1 = عددهایش را جمع کن.
lost_cities-page-scoring-2 = { $base } از آن کم کن: خرج هر سفر.
lost_cities-page-scoring-3 = با یک، دو یا سه سرمایه‌گذاری در ۲، ۳ یا ۴ ضرب کن. زیان هم ضرب می‌شود.
lost_cities-page-scoring-4 = اگر با سرمایه‌گذاری‌ها { $long } کارت یا بیشتر دارد، در پایان { $bonus } بیفزا.
lost_cities-page-scoring-tip = پلاک کوچک زیر هر سفر ارزش همین لحظه‌اش را نشان می‌دهد.

lost_cities-page-examples = چند نمونه
lost_cities-page-examples-first = با عددهای جعبه:
lost_cities-page-worked-short = پنج کارت، بی سرمایه‌گذاری
lost_cities-page-worked-doubled = یک سرمایه‌گذاری دو برابر می‌کند
lost_cities-page-worked-lost = زیان را هم دو برابر می‌کند
lost_cities-page-worked-only = فقط سرمایه‌گذاری
lost_cities-page-worked-long = هشت کارت: پاداش
lost_cities-page-worked-great = دو سرمایه‌گذاری و هفت عدد
lost_cities-page-worked-most = بیشترین مقدار ممکن

lost_cities-page-long-round = دوری که تمام نمی‌شود
lost_cities-page-long-round-first = هیچ‌کس ناچار نیست از دسته بکشد. اگر دور به درازا بکشد، می‌توانید با هم تمامش کنید.
lost_cities-page-long-round-1 = پس از { $dry } نوبت پیاپی بی کشیدن از دسته، کسی که باید کارت بکشد می‌تواند پایان دور را پیشنهاد کند.
lost_cities-page-long-round-2 = اگر دیگری بپذیرد، امتیازها همین‌طور که هست حساب می‌شود. اگر نه، کارتی کشیده می‌شود و بازی ادامه دارد.
lost_cities-page-long-round-3 = ربات‌ها هرگز پیشنهاد نمی‌کنند. اگر جلوتر یا برابر باشند می‌پذیرند.

lost_cities-page-options = آنچه جمع می‌تواند عوض کند
lost_cities-page-options-first = هنگام باز کردن جعبه این‌ها را می‌شود تغییر داد:
lost_cities-page-options-1 = پنج سرزمین، یا { $most } تا با سرزمین شامگاه.
lost_cities-page-options-2 = تعداد کارت‌های دست، خرج هر سفر و پاداش سفر دراز.
lost_cities-page-options-3 = این‌که سرمایه‌گذاری‌ها در { $long } کارتِ سفر دراز شمرده شوند یا نه.
lost_cities-page-options-4 = این‌که دورریزها را بشود دید. آن‌گاه با بردن نشانگر روی دسته، همهٔ کارت‌های ندیده فهرست می‌شود.
