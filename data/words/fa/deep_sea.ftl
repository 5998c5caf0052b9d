# ماجراجویی در اعماق: میز و گزارش؛ نوشتهٔ جعبه پروندهٔ خودش را دارد.

# --- میز
deep_sea-dive = غوص { $dive }
deep_sea-dive-of = غوص { $dive } از { $dives }
deep_sea-before = آمادهٔ غوص
deep_sea-turn = نوبت { $name }
deep_sea-then = سپس { $names }
deep_sea-alone = کس دیگری در آب نیست
deep_sea-playing = در نوبت
deep_sea-ended = غوص { $dive } تمام شد
deep_sea-ended-all_home = همه به زیردریایی برگشته‌اند
deep_sea-ended-no_air = هوا تمام شد
deep_sea-over = دریا خالی است
deep_sea-over-empty = گنجی برای جست‌وجو نمانده است
deep_sea-starts-drawn = { $name } به قرعه اول می‌رود
deep_sea-starts-chosen = { $name } به خواست جمع اول می‌رود
deep_sea-starts-last_home = { $name } اول می‌رود: آخر از همه برگشت
deep_sea-starts-farthest = { $name } اول می‌رود: هنگام تمام شدن هوا از همه دورتر بود

deep_sea-state-aboard = هنوز نرفته
deep_sea-state-down = رو به پایین، خانهٔ { $place }
deep_sea-state-up = در راه برگشت، خانهٔ { $place }
deep_sea-state-home = به‌سلامت برگشته
deep_sea-state-drowned = از آب بیرون کشیده شد
deep_sea-carries-nothing = دست‌خالی
deep_sea-breathes-free = نفسش خرجی ندارد
deep_sea-cost = هر نوبت { $loss } هوا
deep_sea-cost-short = { $loss } هوا
deep_sea-kept = در پایان غوص شمرده می‌شود
deep_sea-kept-short = در امان
deep_sea-home-banked = { $n } امتیاز با خود آورد
deep_sea-home-lost = { $n ->
    [0] چیزی از دست نداد
   *[other] { $n } گنج از دست داد
}
deep_sea-home-empty = دست‌خالی برگشت
deep_sea-next-breath = نفس بعدی با { $name }: { $n ->
    [0] رایگان
   *[other] { $loss }
}
deep_sea-next-breath-last = نفس بعدی با { $name }: { $loss }، نوبت آخر
deep_sea-last-turn = نوبت آخر: هوا تمام شد
deep_sea-empty-ring = حلقهٔ خالی

deep_sea-step-breathe = نفس
deep_sea-step-breath-air = هوا از { $before } به { $after }
deep_sea-step-breath-free = چیزی ندارد، هوا کم نمی‌شود
deep_sea-step-heading = سمت حرکت
deep_sea-heading-down = به پایین ادامه می‌دهد
deep_sea-heading-turned = برگشت
deep_sea-heading-up = در راه زیردریایی
deep_sea-step-roll = تاس
deep_sea-sum-none = { $sum }: بی‌حرکت
deep_sea-places = خانه

# --- پرسش‌ها
deep_sea-ask-swim = { $name }، کدام طرف؟
deep_sea-ask-swim-up = در راه برگشت
deep_sea-roll = تاس بریز
deep_sea-roll-down = و پایین‌تر برو
deep_sea-roll-up = و به سوی زیردریایی شنا کن
deep_sea-roll-tip = { $n ->
    [0] چیزی همراه نداری: به‌اندازهٔ تاس‌ها شنا می‌کنی.
   *[other] به‌اندازهٔ تاس‌ها منهای { $n } شنا می‌کنی، به‌خاطر باری که داری.
}
deep_sea-turn-back = برگرد
deep_sea-turn-back-note = هر غوص یک بار
deep_sea-turn-back-tip = از این پس به سوی زیردریایی شنا می‌کنی. تا پیش از تاس می‌توانی پشیمان شوی، پس از آن نه.
deep_sea-keep-diving = ادامهٔ غوص
deep_sea-keep-diving-note = هنوز برنگرد
deep_sea-keep-diving-tip = برگشتن را پس می‌گیرد؛ پس از تاس دیگر نمی‌شود.
deep_sea-dice-tip = برای ریختن تاس کلیک کن
deep_sea-landing = { $sums } · { $share }٪
deep_sea-landing-home = زیردریایی: { $chance }
deep_sea-ask-relic = با این گنج چه می‌کنی؟
deep_sea-ask-ring = حلقهٔ خالی. چیزی می‌گذاری؟
deep_sea-take = بردار
deep_sea-take-note = { $what }
deep_sea-take-cost = { $what }. هر نفس { $n } هوا خرج خواهد داشت.
deep_sea-drop = یکی را بگذار
deep_sea-drop-note = { $n ->
    [0] آن‌وقت نفست خرجی ندارد
   *[other] آن‌وقت هر نفس { $loss }
}
deep_sea-leave = رد شو
deep_sea-leave-note = { $n ->
    [0] نفست همچنان خرجی ندارد
   *[other] هر نفس همچنان { $loss }
}
deep_sea-relic = سطح { $level }، ارزش { $worth }
deep_sea-relic-short = سطح { $level }: { $worth }
deep_sea-stack = دستهٔ { $n }تایی، ارزش { $worth }
deep_sea-ask-item = کدام را می‌گذاری؟
deep_sea-keep-all = همه را نگه دار
deep_sea-drop-this = این را بگذار
deep_sea-ask-order = گنج‌های { $name } فرو می‌روند
deep_sea-order-how = اول نزدیک‌ترین به زیردریایی: یکی‌یکی کلیک کن.
deep_sea-lowest-first = اول پایین‌ترین سطح
deep_sea-order-back = آخری را پس بگیر

# --- چرا نه
deep_sea-why-aboard = هنوز در زیردریایی هستی
deep_sea-why-already-turned = پیش‌تر برگشته‌ای
deep_sea-why-carries-nothing = چیزی همراه نداری
deep_sea-why-must-turn-back = راه این‌جا تمام می‌شود
deep_sea-why-no-relic = این‌جا گنجی نیست
deep_sea-why-not-announced = هنوز برنگشته‌ای
deep_sea-why-not-blank = فقط روی حلقهٔ خالی
deep_sea-why-not-now = حالا نه
deep_sea-why-laid = جایش معلوم شده

# --- برای نشان دادن
deep_sea-tip-space = خانهٔ { $place }: { $what }
deep_sea-tip-ring = حلقهٔ خالی، جایی که می‌شود گنجی گذاشت
deep_sea-tip-cost = هر که آن را ببرد، با هر نفس یک هوا بیشتر می‌دهد و یک خانه کمتر شنا می‌کند.
deep_sea-tip-who = { $name } این‌جاست، { $n ->
    [0] دست‌خالی
   *[other] با { $n } گنج
}.
deep_sea-tip-diver = { $name }: { $state }
deep_sea-tip-air = هوای همگانی: { $n } از { $full }
deep_sea-tip-next-start = غوص بعد را کسی آغاز می‌کند که آخر از همه برگردد. آخرین کسی که تا حالا برگشته: { $name }.
deep_sea-tip-next-start-nobody = غوص بعد را کسی آغاز می‌کند که آخر از همه برگردد. هنوز کسی برنگشته است.
deep_sea-bank-title = آنچه { $name } به زیردریایی آورده
deep_sea-bank-dive = غوص { $dive }: { $n }
deep_sea-bank-empty = هنوز هیچ

# --- گزارش
deep_sea-log-DiveBegan = غوص { $dive } آغاز می‌شود. { $why ->
    [last_home] { $name } اول می‌رود: آخر از همه برگشت.
    [farthest] { $name } اول می‌رود: هنگام تمام شدن هوا از همه دورتر بود.
    [chosen] { $name } به خواست جمع اول می‌رود.
   *[drawn] { $name } به قرعه اول می‌رود.
}
deep_sea-log-Breathed = { $name } نفس می‌کشد: { $loss }، { $air } هوا مانده
deep_sea-log-TurnedBack = { $forced ->
    [yes] { $name } ناچار برمی‌گردد
   *[no] { $name } برمی‌گردد
}
deep_sea-log-KeptDiving = { $name } به غوص ادامه می‌دهد
deep_sea-log-Swam = { $end ->
    [home] { $name }: تاس { $sum }، تا زیردریایی
    [stay] { $name }: تاس { $sum }، سر جایش ماند
   *[place] { $name }: تاس { $sum }، تا خانهٔ{"\u00A0"}{ $place }
}
deep_sea-log-Took = { $n ->
    [1] { $name } گنجی از سطح{"\u00A0"}{ $what } برمی‌دارد
   *[other] { $name } دسته‌ای از سطح‌های { $what } برمی‌دارد
}
deep_sea-log-Dropped = { $n ->
    [1] { $name } گنجی از سطح{"\u00A0"}{ $what } می‌گذارد
   *[other] { $name } دسته‌ای از سطح‌های { $what } می‌گذارد
}
deep_sea-log-DiveEnded = { $why ->
    [no_air] هوا تمام شد: غوص { $dive } به پایان رسید
   *[all_home] همه برگشتند: غوص { $dive } به پایان رسید
}
deep_sea-log-Banked = { $name } { $points } امتیاز به زیردریایی می‌آورد
deep_sea-log-Sank = { $n ->
    [0] { $name } از آب بیرون کشیده می‌شود
   *[other] { $name } { $n } گنج را به دریا می‌بازد
}
deep_sea-log-RowClosed = { $n } حلقهٔ خالی برداشته و راه کوتاه‌تر می‌شود
deep_sea-log-MatchEnded = { $n ->
    [1] { $names } با { $points } امتیاز می‌برد
   *[other] { $names } با { $points } امتیاز با هم می‌برند
}
