# آب‌سنگ مرجانیِ ماجراجویی در اعماق: نوشتهٔ جعبه، گزینه‌ها، چرا نه، و گزارش.

reef-name = ماجراجویی در اعماق
reef-rules = آب‌سنگ مرجانی
reef-about = بیست‌وپنج خانه و هوایی ناچیز: هر تاس هر قدر جلو ببرد همان‌قدر هم هوا می‌برد. هر جا فرود بیایی کارتش مال توست، به شرط آن که به زیردریایی برسانی‌اش.
reef-progress = دور { $round } از { $rounds }

reef-option-rounds = تعداد دورها
    .about = چند دور بازی می‌شود. کارت‌هایی که برداشته شوند دیگر برنمی‌گردند.
reef-option-oxygen = اکسیژن
    .about = با یک مخزن ۲۵تایی برای همه، هر دور روی هم حدود سه حرکت است: با چهار غواص یا بیشتر کمتر کسی به زیردریایی می‌رسد. با مخزن جداگانه هر کس فرصت غوص خودش را دارد.
reef-option-oxygen-shared = یکی برای همه
reef-option-oxygen-personal = هر کس یکی
reef-option-oxygen_start = اکسیژن هر دور
    .about = با ۲۵ نمی‌شود کارت‌های دورتر از خانهٔ ۱۲ را به زیردریایی آورد. هوای بیشتر یعنی غوص درازتر.
reef-option-dice = تعداد تاس‌ها
    .about = برای هر حرکت چند تاس ریخته می‌شود.
reef-option-faces = تعداد روهای تاس
    .about = روهای کمتر یعنی حرکت‌های کوتاه‌تر و کم‌خرج‌تر.
reef-option-first = نخستین غواص
    .about = چه کسی دور اول را آغاز می‌کند. دورهای بعد را کسی آغاز می‌کند که در پایان از همه دورتر بود؛ اگر کسی در آب نبود، آخرین کسی که به زیردریایی برگشت.
reef-option-first-random = با قرعه

# --- چرا نه
reef-why-after-move = اول تاس بریز؛ راه را پس از حرکت انتخاب می‌کنی
reef-why-bound = در راه زیردریایی دیگر نمی‌شود برگشت
reef-why-has-rolled = تاس را ریخته‌ای؛ بگو بعد کجا می‌روی

# --- نقش کارت‌ها
reef-symbol-shell = صدف
reef-symbol-snail = حلزون
reef-symbol-star = ستارهٔ دریایی
reef-symbol-pearl = مروارید
reef-symbol-coral = مرجان

# --- گزارش
reef-log-RoundBegan = دور { $round } با { $oxygen } اکسیژن آغاز می‌شود. { $why ->
    [farthest] { $name } اول می‌رود: در پایان از همه دورتر بود.
    [last_aboard] { $name } اول می‌رود: آخر از همه برگشت.
    [next] { $name } اول می‌رود: نوبت نفر بعدی است.
    [chosen] { $name } به خواست جمع اول می‌رود.
   *[drawn] { $name } به قرعه اول می‌رود.
}
reef-log-Breathed = { $short ->
    [yes] { $name } { $sum } می‌آورد: اکسیژن کافی نیست
   *[no] { $name } { $sum } می‌آورد، اکسیژن { $oxygen }
}
reef-log-Swam = { $end ->
    [home] { $name } به زیردریایی شنا می‌کند
   *[place] { $name } تا خانهٔ { $place } شنا می‌کند
}
reef-log-Took = { $name } کارتی به ارزش { $worth } برمی‌دارد، نقش { $symbol }
reef-log-CameHome = { $name } به زیردریایی برگشت
reef-log-Headed = { $heading ->
    [forced] آب‌سنگ این‌جا تمام می‌شود و { $name } ناچار برمی‌گردد
    [back] { $name } برمی‌گردد
   *[out] { $name } ادامه می‌دهد
}
reef-log-RanOut = اکسیژن { $name } تمام شد
reef-log-RoundEnded = { $why ->
    [no_air] اکسیژن تمام شد: دور { $round } به پایان رسید
    [all_done] دیگر کسی نمی‌تواند غوص کند: دور { $round } به پایان رسید
   *[all_home] همه برگشتند: دور { $round } به پایان رسید
}
reef-log-Scored = { $points ->
    [0] { $name } دست‌خالی برمی‌گردد
   *[other] { $name } { $points } امتیاز با خود می‌آورد
}
reef-log-Lost = { $n ->
    [0] { $name } از آب بیرون کشیده می‌شود
   *[other] { $name } از آب بیرون کشیده می‌شود و { $n } کارت از دست می‌دهد
}
reef-log-MatchEnded = { $n ->
    [1] { $names } با { $points } امتیاز می‌برد
   *[other] { $names } با { $points } امتیاز با هم می‌برند
}{ $broken ->
    [best_round] ، چون یک دور پرامتیازتر داشت
    [earlier] ، چون زودتر به زیردریایی رسید
   *[no] { "" }
}
