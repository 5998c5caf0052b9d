# نبرد سه پادشاهی: پرسش‌ها و صدا زدن‌ها.

# پاسخ‌ها: اگر نه، جان چند می‌شود؛ و راه‌های دیگر چه می‌کنند
tam_quoc_sat-if-not = اگر نه:
tam_quoc_sat-hp-left = { $n } جان
tam_quoc_sat-hp-dying = ۰ جان: در حال مرگ
tam_quoc_sat-need-peach = { $n } هلو { $name } را به ۱ جان برمی‌گرداند.
tam_quoc_sat-note-eight_diagrams = داوری سرخ به‌جای جاخالی
tam_quoc_sat-note-longdan = ضربه و جاخالی جابه‌جا
tam_quoc_sat-note-qingguo = برگ سیاه به‌جای جاخالی
tam_quoc_sat-note-wusheng = برگ سرخ به‌جای ضربه
tam_quoc_sat-note-jijiu = برگ سرخ به‌جای هلو
tam_quoc_sat-note-hujia = یاران وِی به‌جای تو جاخالی دهند
tam_quoc_sat-note-jijiang = یاران شو به‌جای تو ضربه بزنند
tam_quoc_sat-note-serpent_spear = دو برگ به‌جای ضربه
tam_quoc_sat-note-guhuo = هر برگی، رو به پایین

# صدا زدن همهٔ میز، صندلی به صندلی
tam_quoc_sat-step-nullification = خنثی کن
tam_quoc_sat-step-peach = یاری
tam_quoc_sat-step-change_judgement = جایگزینی
tam_quoc_sat-step-doubt = تردید
tam_quoc_sat-call-claimed = می‌گوید: { $what }

tam_quoc_sat-ask-openly = { $name }: { $words }
tam_quoc_sat-about-name-god_kingdom = همه می‌بینند. از این پس ایزد برای هر مهارتی که بپرسد از این پادشاهی است.
tam_quoc_sat-about-name-fanjian = سپس برگی از دست { $name } برمی‌داری و نشان می‌دهی؛ اگر نادرست گفته باشی ۱ آسیب می‌بینی.
tam_quoc_sat-about-pick-harvest = برگ‌ها رو به بالا هستند؛ آنچه بماند به نفر بعد می‌رسد.
