# نبرد سه پادشاهی: پخش نقش‌ها و سرداران.

# گام‌های پخش، روی نوار بالا
tam_quoc_sat-deal-roles = نقش‌ها
tam_quoc_sat-deal-lord = گزینش سرور
tam_quoc_sat-deal-others = گزینش همه
tam_quoc_sat-deal-battle = آغاز نبرد

# هر صندلی هنگام پخش
tam_quoc_sat-deal-seen = برگزیده
tam_quoc_sat-deal-looking = نوبت اوست
tam_quoc_sat-deal-waiting = در انتظار
tam_quoc_sat-deal-turn = برمی‌گزیند
tam_quoc_sat-deal-order = صندلی‌ها و ترتیب نوبت‌ها

# پرده
tam_quoc_sat-cover-pass = رایانه را بدهید به
tam_quoc_sat-cover-about = بقیه لطفاً نگاه نکنند. نقش‌ها پنهان‌اند، جز نقش سرور.
tam_quoc_sat-cover-lord = { $name } سرور است: این را همه می‌توانند بدانند، ولی سرداران پیشنهادی‌اش را نه. دیگران لطفاً نگاه نکنند.
tam_quoc_sat-cover-luck = عوض کردن دست نخست؟
tam_quoc_sat-cover-open = من { $name } هستم، نشانم بده

# آنچه یک صندلی می‌بیند
tam_quoc_sat-reveal-title = { $name }، نقش تو
tam_quoc_sat-reveal-goal = هدف
tam_quoc_sat-reveal-partners = هم‌پیمانان
tam_quoc_sat-reveal-know = خوب است بدانی
tam_quoc_sat-reveal-done = به یاد سپردم، برش گردان
tam_quoc_sat-reveal-public = گزینش سردار
tam_quoc_sat-reveal-back = برش گردان
tam_quoc_sat-reveal-again = در نبرد، هنگام نوبتت کلید O را نگه دار تا نقشت را دوباره ببینی.
tam_quoc_sat-aim-lord = همهٔ شورشی‌ها و دوروها را از میان بردار. تا زنده‌ای نبرد ادامه دارد؛ اگر بیفتی، باخته‌ای.
tam_quoc_sat-aim-loyalist = نگهبان سرور باش. وقتی همهٔ شورشی‌ها و دوروها بیفتند، همراه سرور پیروز می‌شوی، حتی اگر خودت افتاده باشی.
tam_quoc_sat-aim-rebel = سرور را سرنگون کن. وقتی سرور بیفتد گروه تو پیروز است، حتی آن‌ها که افتاده‌اند.
tam_quoc_sat-aim-renegade = آخرین زنده باش. سرور باید آخرین کسی باشد که می‌افتد: نخست همهٔ دیگران، سپس سرور.
tam_quoc_sat-side-lord = { $n ->
    [one] یک وفادار کنار توست. نمی‌دانی کیست.
   *[other] { $n } وفادار کنار تو هستند. نمی‌دانی کیستند.
}
tam_quoc_sat-side-loyalist = { $n ->
    [one] سرور؛ وفادار دیگری نیست.
   *[other] سرور؛ { $n } وفادار هست و هیچ‌کدام دیگری را نمی‌شناسد.
}
tam_quoc_sat-side-rebel = { $n ->
    [one] تنها شورشی تویی.
   *[other] { $n } شورشی هست. هیچ‌کدام دیگری را نمی‌شناسد.
}
tam_quoc_sat-side-renegade = { $n ->
    [one] هیچ‌کس. تنها برای خودت می‌جنگی.
   *[other] هیچ‌کس. دوروی دیگر هم حریف توست.
}
tam_quoc_sat-side-open = همهٔ نقش‌ها آشکار است. با تو: { $names }.
tam_quoc_sat-side-alone = همهٔ نقش‌ها آشکار است. هیچ‌کس با تو نیست.
tam_quoc_sat-know-lord = { $n ->
    [one] سرور { $name } است، درست کنار تو.
   *[other] سرور { $name } است، { $n } صندلی آن‌سوتر.
}
tam_quoc_sat-know-public = همه می‌دانند که سرور تویی. یک جان بیشتر داری و نوبت نخست از آن توست.
tam_quoc_sat-know-penalty = اگر وفاداری را از پا درآوری، همهٔ برگ‌هایت را از دست می‌دهی.
tam_quoc_sat-know-trust = سروری که وفاداری را از پا درآورد همهٔ برگ‌هایش را می‌بازد: با کردارت نشان بده با کیستی.
tam_quoc_sat-know-reward = هر که شورشی‌ای را از پا درآورد ۳ برگ می‌کشد.
tam_quoc_sat-know-rebels = { $n } شورشی در پی جان سرور هست.
tam_quoc_sat-know-renegades = { $n ->
    [one] ۱ دورو هست که می‌خواهد آخرین زنده باشد.
   *[other] { $n } دورو هست؛ هر کدام می‌خواهد آخرین زنده باشد.
}
tam_quoc_sat-know-too_early = اگر سرور بیفتد و جز تو کسی زنده باشد، شورشی‌ها پیروز می‌شوند.

# گزینش سردار
tam_quoc_sat-pick-lord = سرور سرداری برمی‌گزیند
tam_quoc_sat-pick-other = { $name } سرداری برمی‌گزیند
tam_quoc_sat-pick-lord-note = { $name } یکی از { $n } سردار را برمی‌گزیند. همه بی‌درنگ می‌بینند کدام را. سرور یک جان بیشتر دارد.
tam_quoc_sat-pick-other-note = یکی از { $n } سردار را برگزین. تا همه برنگزیده‌اند کسی نمی‌بیند. سرور { $lord } است.
tam_quoc_sat-pick-lord-known = { $name } ({ $general })
tam_quoc_sat-pick-keys = قاب زرین: سرداری با مهارت سرور
tam_quoc_sat-pick-plus = { $n } چون سرور است
tam_quoc_sat-pick-lord_skill = مهارت سرور تنها برای سرور کار می‌کند.
tam_quoc_sat-pick-god = ایزد پس از آشکار شدن سرداران، جلوی همه به یکی از چهار پادشاهی می‌پیوندد.
tam_quoc_sat-legend-free = مهارت به‌خواست
tam_quoc_sat-legend-locked = همیشگی
tam_quoc_sat-legend-lord = مهارت سرور
tam_quoc_sat-legend-limited = یک بار در بازی، یا بیداری
