# نوشتهٔ روی جعبهٔ نبرد سه پادشاهی و آنچه هنگام باز کردنش می‌شود انتخاب کرد.

tam_quoc_sat-name = نبرد سه پادشاهی
tam_quoc_sat-rules = نقش‌های پنهان
tam_quoc_sat-about = یک سرور، دوستان و دشمنانی پنهان، و برای هر کس سرداری از سه پادشاهی. هر که هست، نبرد آشکارش می‌کند.
tam_quoc_sat-progress = { $round ->
    [0] گزینش سرداران
   *[other] دور { $round } · { $alive } زنده
 }
tam_quoc_sat-option-deck = دسته
    .about = معمولی: ۱۰۸ برگ. با برگ‌های لشکر: ۱۶۰ برگ، با آتش و آذرخش و شراب و زنجیر.
tam_quoc_sat-option-deck-standard = معمولی
tam_quoc_sat-option-deck-army = با برگ‌های لشکر
tam_quoc_sat-option-packs = سرداران
    .about = سرداران از کدام بسته‌ها می‌آیند.
tam_quoc_sat-option-packs-standard = معمولی
tam_quoc_sat-option-packs-wind = باد
tam_quoc_sat-option-packs-fire = آتش
tam_quoc_sat-option-packs-forest = جنگل
tam_quoc_sat-option-packs-mountain = کوه
tam_quoc_sat-option-packs-god = ایزدان
tam_quoc_sat-option-packs-ex = افزوده
tam_quoc_sat-option-choices = شمار سرداران پیشنهادی
    .about = هر کس جز سرور از میان چند سردار برمی‌گزیند.
tam_quoc_sat-option-ask = از که پرسیده می‌شود
    .about = از هر که شاید پاسخ دهد، یا تنها از آن که می‌تواند. پرسیدن از همه چیزی از دست‌ها لو نمی‌دهد.
tam_quoc_sat-option-ask-all = همه
tam_quoc_sat-option-ask-holders = تنها آن که می‌تواند
    .note = این راه دست‌ها را لو می‌دهد: از هر که پرسیده نشود برگ مناسبی ندارد و همه این را می‌فهمند.
tam_quoc_sat-option-open_roles = نقش‌های آشکار
    .about = همه نقش‌ها را می‌دانند: برای یادگیری.
tam_quoc_sat-option-luck_card = عوض کردن دست نخست
    .about = هر کس یک بار می‌تواند دست نخست را عوض کند.
tam_quoc_sat-advice-few = تنها { $left } سردار برای { $others } بازیکن دیگر می‌ماند و به هر کس { $wanted } نمی‌رسد: هر کس { $n } سردار می‌گیرد.
tam_quoc_sat-advice-lacking = برای { $seats } صندلی { $n } سردار کم است.
tam_quoc_sat-advice-fewer = گزینش از { $n } سردار
tam_quoc_sat-advice-packs = همهٔ بسته‌ها
