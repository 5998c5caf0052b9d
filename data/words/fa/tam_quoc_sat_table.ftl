# تام کوئوک سات: سخن میز.

# آدم‌ها و برگ‌ها
tam_quoc_sat-role-lord = سرور
tam_quoc_sat-role-loyalist = وفادار
tam_quoc_sat-role-rebel = شورشی
tam_quoc_sat-role-renegade = دورو
tam_quoc_sat-role-unknown = پنهان
tam_quoc_sat-goal-lord = همهٔ شورشی‌ها و دوروها را از میان بردار.
tam_quoc_sat-goal-loyalist = نگهبان سرور باش: با او پیروز می‌شوی.
tam_quoc_sat-goal-rebel = سرور را سرنگون کن. هر که شورشی‌ای را از پا درآورد سه برگ می‌کشد.
tam_quoc_sat-goal-renegade = آخرین زنده باش: سرور باید وقتی بیفتد که دیگران همه رفته‌اند.
tam_quoc_sat-suit-spade = پیک
tam_quoc_sat-suit-heart = دل
tam_quoc_sat-suit-club = گشنیز
tam_quoc_sat-suit-diamond = خشت
tam_quoc_sat-card-of = { $card } ({ $rank } { $suit })
tam_quoc_sat-hidden-card = یک برگ پنهان
tam_quoc_sat-kingdom-wei = وِی
tam_quoc_sat-kingdom-shu = شو
tam_quoc_sat-kingdom-wu = وو
tam_quoc_sat-kingdom-qun = چون
tam_quoc_sat-kingdom-god = ایزد
tam_quoc_sat-gender-male = مرد
tam_quoc_sat-gender-female = زن
tam_quoc_sat-general-line = { $kingdom } · { $gender } · { $hp } جان
tam_quoc_sat-category-basic = برگ پایه
tam_quoc_sat-category-trick_instant = ترفند
tam_quoc_sat-category-trick_delayed = ترفند دیراثر
tam_quoc_sat-category-weapon = سلاح، بُرد { $range }
tam_quoc_sat-category-armor = زره
tam_quoc_sat-category-defensive_horse = اسب: دیگران یکی از تو دورترند
tam_quoc_sat-category-offensive_horse = اسب: تو یکی به دیگران نزدیک‌تری
tam_quoc_sat-slot-weapon = سلاح
tam_quoc_sat-slot-armor = زره
tam_quoc_sat-slot-defensive_horse = اسب {"\u2066"}+۱{"\u2069"}
tam_quoc_sat-slot-offensive_horse = اسب {"\u2066"}−۱{"\u2069"}
tam_quoc_sat-tag-lord = مهارت سرور
tam_quoc_sat-tag-locked = همیشگی
tam_quoc_sat-tag-limited = یک بار در بازی
tam_quoc_sat-tag-awakening = بیداری
tam_quoc_sat-tag-free = مهارت
tam_quoc_sat-skill-of = { $skill } ({ $name })
tam_quoc_sat-skill-as = { $skill }: { $card }

# نوار بالای میز
tam_quoc_sat-status-choose = گزینش سرداران
tam_quoc_sat-status = دور { $round } · نوبت { $name }
tam_quoc_sat-status-short = دور { $round } · { $name }
tam_quoc_sat-phase-prepare = آمادگی
tam_quoc_sat-phase-judge = داوری
tam_quoc_sat-phase-draw = کشیدن
tam_quoc_sat-phase-play = بازی
tam_quoc_sat-phase-discard = دورریز
tam_quoc_sat-phase-end = پایان
tam_quoc_sat-phase-prepare-tip = نوبت آغاز می‌شود؛ بعضی مهارت‌ها این‌جا کار می‌کنند.
tam_quoc_sat-phase-judge-tip = ترفندهای دیراثر پیش رویت داوری می‌شوند، تازه‌ترین اول.
tam_quoc_sat-phase-draw-tip = دو برگ بکش.
tam_quoc_sat-phase-play-tip = هر برگی که می‌توانی و می‌خواهی به کار ببر؛ ضربه فقط یکی.
tam_quoc_sat-phase-discard-tip = بیش از شمار جانت برگ در دست نگه ندار.
tam_quoc_sat-phase-end-tip = نوبت تمام است؛ بعضی مهارت‌ها این‌جا کار می‌کنند.

# روی میز
tam_quoc_sat-log = گزارش
tam_quoc_sat-pile = دستهٔ کشیدن
tam_quoc_sat-discards = دورریز · { $n }
tam_quoc_sat-pile-tip = دستهٔ کشیدن { $n } برگ دارد.
tam_quoc_sat-discards-tip = دورریز: { $n } برگ. برای دیدن فشار دهید.
tam_quoc_sat-counted = { $name }: { $n }
tam_quoc_sat-pile-wounds = زخم‌ها
tam_quoc_sat-pile-fields = کشتزارها
tam_quoc_sat-pile-stars = ستاره‌ها
tam_quoc_sat-pile-incarnations = کالبدها
tam_quoc_sat-pile-down = روبه‌پایین
tam_quoc_sat-cause-damage = آسیب
tam_quoc_sat-cause-dying = در حال مرگ
tam_quoc_sat-cause-death = مرگ
tam_quoc_sat-cause-deal = پخش برگ‌ها
tam_quoc_sat-cause-hand_limit = سقف دست
tam_quoc_sat-cause-god_kingdom = کشور ایزد
tam_quoc_sat-cause-draw = کشیدن
tam_quoc_sat-cause-equip = تجهیز
tam_quoc_sat-frame = { $what }: { $name } به { $target }
tam_quoc_sat-frame-alone = { $what }: { $name }
tam_quoc_sat-frame-on = { $what } بر { $target }
tam_quoc_sat-frame-victim = { $what }: به دستور { $name }، { $target } باید به { $victim } ضربه بزند
tam_quoc_sat-frame-counter = { $name } با { $what } جلوی { $on } را می‌گیرد
tam_quoc_sat-so-many = { $n } نفر
tam_quoc_sat-role-public = { $role } · همه می‌دانند
tam_quoc_sat-role-secret = نقش تو: { $role }
tam_quoc_sat-role-hold = برای دیدن نقش O را نگه دار
tam_quoc_sat-hand-limit = دست { $n } · سقف { $limit }
tam_quoc_sat-peek = نقشم را نشان بده
tam_quoc_sat-peek-off = نقشم را پنهان کن
tam_quoc_sat-sort-kind = دست را بر پایهٔ گونه بچین
tam_quoc_sat-sort-drawn = دست به ترتیب کشیدن
tam_quoc_sat-close = بستن

# راهنماهای کوتاه
tam_quoc_sat-tip-head = { $name } — { $sort }
tam_quoc_sat-tip-role = نقش: { $role }
tam_quoc_sat-tip-state = جان { $hp } از { $most } · { $hand } برگ در دست
tam_quoc_sat-tip-distance = فاصله از تو { $n } · تا تو { $back }
tam_quoc_sat-tip-skills = مهارت‌ها: { $names }
tam_quoc_sat-tip-equipment = تجهیزات: { $names }
tam_quoc_sat-tip-judgement = ناحیهٔ داوری: { $names }
tam_quoc_sat-tip-census = { $n } از { $total } زنده‌اند، تا جایی که می‌دانیم
tam_quoc_sat-state-chained = زنجیرشده: آتش و آذرخش در زنجیر می‌دود
tam_quoc_sat-state-down = روبه‌پایین: نوبت بعد تنها صرف برگشتن می‌شود
tam_quoc_sat-state-drunk = مست: ضربهٔ بعدی این نوبت ۱ بیشتر آسیب می‌زند
tam_quoc_sat-state-dying = در حال مرگ: بی هلو از بازی می‌رود
tam_quoc_sat-state-lasting = زیر اثر { $what }

# پرسش‌ها
tam_quoc_sat-hint-play = نوبت توست: برگی برگزین، یا مرحله را تمام کن
tam_quoc_sat-hint-target = { $chosen } — { $most -> 
    [1] هدف
   *[other] تا { $most } هدف
 } را برگزین{ $none -> 
    [yes] {""}
   *[no] {" · "}برگزیده: { $names }
 }
tam_quoc_sat-hint-victim = کسی را برگزین که { $name } باید به او ضربه بزند
tam_quoc_sat-hint-count = { $words } ({ $n }/{ $most })
tam_quoc_sat-cancel = پس گرفتن
tam_quoc_sat-end-phase = پایان مرحله
tam_quoc_sat-decline = نه
tam_quoc_sat-choose-card = برگی برگزین
tam_quoc_sat-decline-dodge = می‌پذیرم
tam_quoc_sat-decline-dodge-hujia = نه
tam_quoc_sat-recast-tip = این برگ را بگذار و یکی دیگر بکش
tam_quoc_sat-why-choose-more = نخست برگزین
tam_quoc_sat-why-passive = خودبه‌خود کار می‌کند
tam_quoc_sat-why-choose-general = سرداری برگزین
tam_quoc_sat-choose-first = سرداری برگزین
tam_quoc_sat-ask-play = نوبت توست
tam_quoc_sat-ask-dodge = { $name } با { $what } به تو می‌تازد: جاخالی می‌دهی؟
tam_quoc_sat-no-dodge = بی جاخالی آسیب می‌بینی.
tam_quoc_sat-ask-slash = { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: ضربه می‌زنی؟
tam_quoc_sat-no-slash = بی ضربه پیامد { $what } را می‌بینی.
tam_quoc_sat-ask-slash-borrowed_sword = { $name } سلاحت را وام می‌گیرد: به { $victim } ضربه می‌زنی یا سلاح را می‌دهی؟
tam_quoc_sat-no-slash-borrowed_sword = اگر ضربه نزنی، { $name } سلاحت را می‌گیرد.
tam_quoc_sat-ask-slash-green_dragon_blade = جاخالی داد! ضربهٔ دیگری با تیغ اژدهای سبز؟
tam_quoc_sat-no-slash-green_dragon_blade = وگرنه حمله پایان می‌یابد.
tam_quoc_sat-ask-slash-jijiang = { $name } یاری می‌خواهد: برای سرور ضربه می‌زنی؟
tam_quoc_sat-no-slash-jijiang = می‌توانی نپذیری؛ شاید دیگری یاری کند.
tam_quoc_sat-ask-dodge-hujia = { $name } یاری می‌خواهد: برای سرور جاخالی می‌دهی؟
tam_quoc_sat-no-dodge-hujia = می‌توانی نپذیری؛ شاید دیگری یاری کند.
tam_quoc_sat-ask-peach = { $mine -> 
    [yes] در حال مرگی: هلو یا شراب به کار می‌بری؟
   *[no] { $name } در حال مرگ است: هلو می‌دهی؟
 }
tam_quoc_sat-no-peach = اگر یاری کافی نباشد از بازی بیرون می‌رود.
tam_quoc_sat-ask-nullification = { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 } را خنثی می‌کنی؟
tam_quoc_sat-no-nullification = هنوز می‌توانی پس بکشی: کسی نمی‌داند چرا.
tam_quoc_sat-ask-change_judgement = داوری { $what }{ $known -> 
    [yes] {" ("}{ $name })
   *[no] {""}
 }: برگ را عوض می‌کنی؟
tam_quoc_sat-no-change_judgement = وگرنه برگ همان می‌ماند.
tam_quoc_sat-ask-skill = اکنون مهارتی به کار می‌بری؟
tam_quoc_sat-ask-skill-one = { $skill } به کار می‌بری؟
tam_quoc_sat-no-skill = وگرنه اکنون مهارتی به کار نمی‌رود.
tam_quoc_sat-ask-target = { $what }: هدف را برگزین
tam_quoc_sat-ask-material = { $what }: { $n } برگ برگزین
tam_quoc_sat-ask-name = { $what }: یکی را برگزین
tam_quoc_sat-ask-name-god_kingdom = کشوری برای ایزدت برگزین
tam_quoc_sat-ask-name-fanjian = خال برگ را حدس بزن
tam_quoc_sat-ask-discard = { $what }: { $n } برگ دور بینداز
tam_quoc_sat-ask-discard-hand_limit = دستت پُر است: { $n } برگ دور بینداز
tam_quoc_sat-ask-discard-zhiheng = هر چند برگ دور بینداز و همان‌قدر بکش
tam_quoc_sat-ask-discard-fire_attack = برگی از همان خال دور می‌اندازی تا ۱ آسیب آتش بزنی؟
tam_quoc_sat-no-discard-fire_attack = وگرنه هیچ نمی‌شود.
tam_quoc_sat-ask-discard-twin_swords = شمشیرهای یین و یانگِ { $name }: برگی دور می‌اندازی؟
tam_quoc_sat-no-discard-twin_swords = وگرنه { $name } برگی می‌کشد.
tam_quoc_sat-no-discard = وگرنه برگی دور انداخته نمی‌شود.
tam_quoc_sat-ask-take = { $what }: برگی از { $owned ->
    [yes] { $owner }
   *[no] او
 } برگزین
tam_quoc_sat-no-take = وگرنه برگی گرفته نمی‌شود.
tam_quoc_sat-ask-pick = { $what }: { $most -> 
    [1] یکی
   *[other] تا { $most }
 } را برگزین
tam_quoc_sat-ask-pick-harvest = برداشتِ { $name }: یکی از برگ‌ها را بردار
tam_quoc_sat-ask-pick-fire_attack = حملهٔ آتشِ { $name }: برگی نشان بده
tam_quoc_sat-no-pick = وگرنه هیچ نمی‌شود.
tam_quoc_sat-ask-give = { $what }: آنچه می‌دهی برگزین
tam_quoc_sat-ask-exchange = { $what }: برگ‌ها را عوض کن
tam_quoc_sat-ask-pindian = زورآزمایی با { $name }: برگی برگزین
tam_quoc_sat-ask-arrange = { $what }: برگ‌ها را بچین
tam_quoc_sat-ask-luck_card = دست نخست را با چهار برگ تازه عوض می‌کنی؟
tam_quoc_sat-no-luck_card = وگرنه همان را نگه می‌داری.
tam_quoc_sat-do-it = انجام بده
tam_quoc_sat-do = { $what } به کار ببر
tam_quoc_sat-do-at = { $what } به { $names }
tam_quoc_sat-do-victim = { $name } به { $victim } ضربه بزند
tam_quoc_sat-do-general = { $name } را برگزین
tam_quoc_sat-do-share = بده
tam_quoc_sat-do-arrange = همین‌طور بگذار
tam_quoc_sat-do-discard = { $n } برگ دور بینداز
tam_quoc_sat-do-dodge = { $what } بازی کن
tam_quoc_sat-do-slash = { $what } بازی کن
tam_quoc_sat-do-peach = { $what } به کار ببر
tam_quoc_sat-do-nullification = { $what } به کار ببر
tam_quoc_sat-do-skill = { $what } به کار ببر
tam_quoc_sat-do-take = بردار
tam_quoc_sat-do-give = { $n } برگ بده

# پرسش از همهٔ میز
tam_quoc_sat-call-nullification = کسی { $what } را خنثی می‌کند؟
tam_quoc_sat-call-peach = { $name } در حال مرگ است. کسی یاری می‌کند؟
tam_quoc_sat-call-change_judgement = داوری { $what }: کسی عوضش می‌کند؟
tam_quoc_sat-call-doubt = { $name } نام برگی را می‌برد. کسی شک دارد؟
tam_quoc_sat-call-note = هر کس دکمه‌ای دارد، پس فشردنش چیزی لو نمی‌دهد. بعد همان نفر تنها تصمیم می‌گیرد.
tam_quoc_sat-call-alone = پس از دیدن برگ‌ها هنوز می‌توانی نه بگویی.
tam_quoc_sat-call-nobody = هیچ‌کس — ادامه بده
tam_quoc_sat-call-done = ادامه با { $n } نفر
tam_quoc_sat-step-up-nullification = { $name } خنثی می‌کند
tam_quoc_sat-step-up-peach = { $name } یاری می‌کند
tam_quoc_sat-step-up-change_judgement = { $name } عوض می‌کند
tam_quoc_sat-step-up-doubt = { $name } شک دارد
tam_quoc_sat-arrange-note = برگ را فشار بده تا به ردیف دیگر برود. نخستین برگ بالای همه است.
tam_quoc_sat-row-top = روی دستهٔ کشیدن
tam_quoc_sat-row-bottom = زیر دستهٔ کشیدن
tam_quoc_sat-given-to = برای { $name }
tam_quoc_sat-wait = چشم‌به‌راه { $name }{ $known -> 
    [yes] {" برای "}{ $what }
   *[no] {""}
 }
tam_quoc_sat-wait-play = { $name } بازی می‌کند
tam_quoc_sat-wait-choose_general = { $name } سردار برمی‌گزیند
tam_quoc_sat-strip-goes-on = نوبتت ادامه دارد.
tam_quoc_sat-strip-because = به خاطر { $what } از تو پرسیده می‌شود.
tam_quoc_sat-strip-answer = از تو پرسیده می‌شود.
tam_quoc_sat-strip-dodge = { $name } با { $what } به تو می‌تازد: جاخالی می‌دهی؟
tam_quoc_sat-strip-dodge-hujia = { $name } جاخالی می‌خواهد.
tam_quoc_sat-strip-slash = { $what }: ضربه می‌زنی؟
tam_quoc_sat-strip-slash-borrowed_sword = { $name } سلاحت را وام می‌گیرد: به { $victim } ضربه می‌زنی یا سلاح را می‌دهی؟
tam_quoc_sat-strip-nullification = می‌خواهی { $what } را خنثی کنی.
tam_quoc_sat-strip-peach = می‌خواهی یاری کنی.
tam_quoc_sat-strip-discard-hand_limit = دستت پُر است: دور بینداز.
tam_quoc_sat-everybody = همه

# آنچه هنگام رخداد دیده می‌شود
tam_quoc_sat-missed = بی‌اثر: { $why }
tam_quoc_sat-puff-dying = در حال مرگ
tam_quoc_sat-puff-chained = زنجیر شد
tam_quoc_sat-puff-free = رها شد
tam_quoc_sat-puff-down = روبه‌پایین
tam_quoc_sat-puff-up = روبه‌بالا
tam_quoc_sat-puff-skipped = رد می‌شود: { $phase }
tam_quoc_sat-puff-looks = { $n } برگ را می‌بیند
tam_quoc_sat-died-title = { $name } کشته شد
tam_quoc_sat-died-line = نقش: { $role }
tam_quoc_sat-contest-won = { $name } زورآزمایی را برد
tam_quoc_sat-contest-lost = { $name } زورآزمایی را نبرد
tam_quoc_sat-contest-line = { $mine } در برابر { $theirs }
tam_quoc_sat-began = آغاز نبرد!
tam_quoc_sat-began-line = نوبت نخست با { $name }
tam_quoc_sat-ended = جنگ تمام شد
tam_quoc_sat-ended-lord_dead = سرور از پا افتاد.
tam_quoc_sat-ended-renegade = دورو تنها ماند.
tam_quoc_sat-ended-rebels_dead = دیگر کسی سرور را تهدید نمی‌کند.
tam_quoc_sat-ended-no_cards = برگی برای کشیدن نمانده است.

# Written with a brush on the box, in every language.
tam_quoc_sat-seal = 三国杀

# Fire
tam_quoc_sat-ask-pick-qiangxi = ۱ جان بدهی یا سلاحی دور بیندازی؟
tam_quoc_sat-ask-pick-quhu = { $name } ۱ آسیب می‌زند: برگزین به چه کسی
tam_quoc_sat-ask-target-jieming = برگزین چه کسی برگ بکشد
tam_quoc_sat-ask-target-leiji = برگزین چه کسی داوری شود
tam_quoc_sat-state-tianyi-won = زورآزمایی را برد: این نوبت ضربه‌ای بیشتر، به هر فاصله، هر یک با یک هدف بیشتر
tam_quoc_sat-state-tianyi-lost = زورآزمایی را نبرد: این نوبت ضربه به کار نمی‌برد
tam_quoc_sat-state-shuangxiong-red = این نوبت برگ‌های سیاهِ دست «نبرد تن‌به‌تن» است
tam_quoc_sat-state-shuangxiong-black = این نوبت برگ‌های سرخِ دست «نبرد تن‌به‌تن» است
