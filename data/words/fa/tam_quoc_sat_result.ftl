# پایان یک بازی نبرد سه پادشاهی.

tam_quoc_sat-result-won-lord_dead = شورشی‌ها پیروز شدند
tam_quoc_sat-result-won-renegade = دورو پیروز شد
tam_quoc_sat-result-won-rebels_dead = سرور و یارانش پیروز شدند
tam_quoc_sat-result-won-no_cards = هیچ‌کس پیروز نشد
tam_quoc_sat-result-again = نبردی دیگر
tam_quoc_sat-result-who = { $general } ({ $name })
tam_quoc_sat-result-why-lord_dead = { $killed ->
    [yes] سرور، { $name }، در دور { $round } به دست { $killer } از پا درآمد.
   *[no] سرور، { $name }، در دور { $round } از پا درآمد.
}
tam_quoc_sat-result-why-renegade = { $winner } تنها بازماندهٔ میدان است: سرور، { $name }، در دور { $round } از پا درآمد.
tam_quoc_sat-result-why-rebels_dead = { $killed ->
    [yes] واپسین دشمن سرور، { $name }، در دور { $round } به دست { $killer } از پا درآمد.
   *[no] واپسین دشمن سرور، { $name }، در دور { $round } از پا درآمد.
}
tam_quoc_sat-result-why-no_cards = دیگر برگی برای کشیدن نمانده است: بازی برابر شد.
tam_quoc_sat-result-winner = برنده
tam_quoc_sat-result-dot = { " · " }
tam_quoc_sat-result-did-kills = کشته { $n }
tam_quoc_sat-result-did-damage = آسیب { $n }
tam_quoc_sat-result-seat = { $who }: { $role }
tam_quoc_sat-result-single-out = با فشار دادن، این بازیکن در پایین برجسته می‌شود.
tam_quoc_sat-result-tab-falls = خط زمان
tam_quoc_sat-result-tab-health = جان
tam_quoc_sat-result-tab-numbers = آمار
tam_quoc_sat-result-about-falls = چه کسی چه کسی را با چه کشت: هر ستون یک مرگ
tam_quoc_sat-result-about-health = جان هر کس، نوبت به نوبت؛ هلو یعنی نجات
tam_quoc_sat-result-about-numbers = بیشترینِ هر سطر طلایی است
tam_quoc_sat-result-round = دور { $n }
tam_quoc_sat-result-mark = د{ $n }
tam_quoc_sat-result-chain = زنجیر
tam_quoc_sat-result-no-cause = از دست دادن جان
tam_quoc_sat-result-slew = { $killer }،
tam_quoc_sat-result-slain = { $name } را کشت
tam_quoc_sat-result-died = جان داد
tam_quoc_sat-result-died-alone = به دست خود جان داد
tam_quoc_sat-result-fall = دور { $round }: { $what } ({ $role }). سبب: { $cause }.
tam_quoc_sat-result-decided = { $role } – پایان بازی
tam_quoc_sat-result-nobody-fell = در این بازی کسی کشته نشد.
tam_quoc_sat-result-number-kills = کشته‌ها
tam_quoc_sat-result-number-dealt = آسیب رسانده
tam_quoc_sat-result-number-taken = آسیب دیده
tam_quoc_sat-result-number-lost = جان از دست‌رفتهٔ دیگر
tam_quoc_sat-result-number-healed = جان بازیافته
tam_quoc_sat-result-number-rescues = نجات دیگران
tam_quoc_sat-result-number-cards = برگ‌های به‌کاررفته
tam_quoc_sat-result-number-turns = نوبت‌ها
