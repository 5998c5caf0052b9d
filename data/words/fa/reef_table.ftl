# آب‌سنگ مرجانی: آنچه روی میز است، پرسش‌ها، آنچه می‌شود نشان داد، و پایان بازی.

# --- میز
reef-round = دور { $round }
reef-round-of = دور { $round } از { $rounds }
reef-before = آمادهٔ غوص
reef-turn = نوبت { $name }
reef-then = سپس { $names }
reef-alone = کس دیگری نوبتی ندارد
reef-playing = در نوبت
reef-ended = دور { $round } تمام شد
reef-ended-all_home = همه به زیردریایی برگشته‌اند
reef-ended-no_air = اکسیژن تمام شد
reef-ended-all_done = همه یا برگشته‌اند یا اکسیژن ندارند
reef-starts-drawn = { $name } به قرعه اول می‌رود
reef-starts-chosen = { $name } به خواست جمع اول می‌رود
reef-starts-farthest = { $name } اول می‌رود: در پایان از همه دورتر بود
reef-starts-last_aboard = { $name } اول می‌رود: آخر از همه برگشت
reef-starts-next = { $name } اول می‌رود: نوبت نفر بعدی است

reef-state-aboard = در زیردریایی، هنوز نرفته
reef-state-out-aboard = در زیردریایی، بی‌اکسیژن
reef-state-on = رو به بیرون، خانهٔ { $space }
reef-state-back = در راه برگشت، خانهٔ { $space }
reef-state-home = به‌سلامت برگشته
reef-state-out = در آب ماند، خانهٔ { $space }
reef-state-short = خانهٔ { $space }
reef-no-cards = هنوز کارتی ندارد
reef-won = { $n } امتیاز آورد
reef-won-nothing = دست‌خالی ماند
reef-chance = { $n }٪
reef-cards-of = کارت‌های { $name }
reef-if-home = اگر برسد { $n } امتیاز
reef-cards-none = کارت‌های این دور این‌جا رو به بالا می‌مانند و همه می‌بینند.

reef-oxygen = اکسیژن
reef-step-roll = تاس
reef-step-oxygen = اکسیژن
reef-step-fell = از { $before } به { $after }
reef-step-short = برای { $n } کم است
reef-step-swim = شنا
reef-step-space = تا خانهٔ { $space }
reef-step-card = خانهٔ { $space }، یک کارت
reef-step-home = به زیردریایی
reef-step-stays = سر جایش ماند
reef-in-all = روی هم

reef-half-shallow = نیمهٔ کم‌عمق، { $first } تا { $last }: { $least } تا { $most } امتیاز
reef-half-deep = نیمهٔ ژرف، { $first } تا { $last }: { $least } تا { $most } امتیاز

# --- پرسش‌ها
reef-ask-swim = { $name }، تاس بریز
reef-ask-heading = { $name }، بعد کجا؟
reef-roll = تاس بریز
reef-roll-on = و دورتر شنا کن
reef-roll-back = و به زیردریایی شنا کن
reef-roll-tip = هر چه بیاوری همان‌قدر از اکسیژن کم می‌شود و درست همان‌قدر شنا می‌کنی.
reef-dice-tip = برای ریختن تاس کلیک کن
reef-out = ادامه بده
reef-out-note = { $first ->
    [25] بعد: خانهٔ ۲۵
   *[other] بعد: خانه‌های { $first } تا { $last }
}
reef-out-never = دیگر هیچ تاسی نمی‌رساند
reef-out-tip = تاس بعدی تو را دورتر می‌برد. پس از آن هنوز می‌توانی نظرت را عوض کنی.
reef-back = برگرد
reef-back-note = { $n }٪ به‌موقع می‌رسی
reef-back-never = دیگر به‌موقع نمی‌رسی
reef-back-tip = تاس بعدی تو را به سوی زیردریایی می‌برد. از آن پس در این دور دیگر نمی‌توانی دورتر بروی.
reef-landing = { $sums } · { $share }٪
reef-landing-home = زیردریایی: { $chance }
reef-why-not-now = حالا نه

# --- برای نشان دادن
reef-odd = { $sum }: { $share }٪ از تاس‌ها، { $oxygen } اکسیژن می‌ماند
reef-odd-short = بیش از آنچه مانده: حرکتی نیست و اکسیژن تمام می‌شود
reef-odd-last = تا خانهٔ { $space }، با آخرین اکسیژن
reef-odd-home = بازگشت به زیردریایی
reef-odd-card = تا خانهٔ { $space }، که کارت دارد
reef-odd-empty = تا خانهٔ { $space }، که خالی است
reef-half-shallow-word = کم‌عمق
reef-half-deep-word = ژرف
reef-tip-card = خانهٔ { $space }: کارت نیمهٔ { $half }، پشت‌رو، به ارزش { $worth }
reef-tip-empty = خانهٔ { $space }: خالی
reef-tip-here = { $n ->
   *[other] این‌جا: { $names }
}
reef-tip-diver = { $name }: { $state }
reef-tip-tank = مخزن خودش: { $n } از { $full }
reef-tip-haul = { $count } کارت، { $n } امتیاز اگر به زیردریایی برسند
reef-tip-chance = اگر از حالا برگردد { $n }٪ به‌موقع می‌رسد
reef-tip-never = با هیچ تاسی به‌موقع نمی‌رسد
reef-tip-next-start = دور بعد را کسی آغاز می‌کند که هنگام تمام شدن اکسیژن از همه دورتر است؛ اگر کسی در آب نباشد، آخرین کسی که برگشته.
reef-tip-oxygen = اکسیژن همگانی: { $n } از { $full }. هر تاس به‌اندازهٔ جمعش از آن کم می‌کند. نقطه‌ها نشان می‌دهند هر جمع چه‌قدر می‌گذارد.
reef-tip-own-oxygen = اکسیژن { $name }: { $n } از { $full }. هر تاس به‌اندازهٔ جمعش از آن کم می‌کند. نقطه‌ها نشان می‌دهند هر جمع چه‌قدر می‌گذارد.
reef-tip-taken = به ارزش { $worth }، نقش { $symbol }. نقش‌ها امتیازی ندارند.
reef-tip-scores = امتیازها پس از دورهای بازی‌شده
reef-tip-score = { $name }: { $n }
reef-record-round = دور { $round }: { $n }
reef-record-none = هنوز دوری شمرده نشده

# --- مجموعهٔ قوانین، هنگام چیدن
reef-card-about = ۲۵ خانه، تاس ۱ تا ۶، هر تاس از هوا کم می‌کند
reef-advice = به حکم قوانین یک مخزن { $oxygen }تایی برای همه است: هر دور روی هم حدود سه حرکت دارد، با چهار غواص یا بیشتر کمتر کسی برمی‌گردد و با ۲۵ کارت‌های دورتر از خانهٔ ۱۲ را نمی‌شود آورد.
reef-advice-personal = هر کس یک مخزن
reef-advice-more = اکسیژن { $oxygen }

# --- پایان بازی
reef-result-one = { $name } آب‌سنگ را برد
reef-result-shared = { $names } با هم بردند
reef-result-all = آب‌سنگ از آن همه است
reef-result-haul = { $best } امتیاز در بهترین دور، دور { $round }
reef-result-best_round = { $name } هم { $points } امتیاز دارد، ولی بهترین دور تعیین می‌کند: { $mine } در برابر { $other }
reef-result-earlier = { $name } هم { $points } امتیاز و دوری به همان خوبی دارد، ولی دیرتر برگشت
reef-result-tied = هر کدام { $points } امتیاز، با دورهایی به یک خوبی و بازگشتی هم‌زمان: برد مشترک است
reef-result-nothing = آب‌سنگ همه چیز را نگه داشت: حتی یک امتیاز هم نیامد
reef-result-home = بار بازگشت
reef-result-unit = { $n ->
   *[other] امتیاز از آب‌سنگ
}
reef-result-round = دور { $n }
reef-result-mark = د{ $n }
reef-result-bars = امتیاز هر دور
reef-result-again = یک دست دیگر
