# تام کوئوک سات، ایزدان: سرداران، مهارت‌ها، پرسش‌ها و نشان‌ها.
general-shen_lu_meng = لو مِنگِ ایزدی
    .epithet = روشنای کشور
skill-shelie = جست‌وجوی کتاب
    .text = به جای کشیدن پنج برگ را رو کن و از هر خال یکی بردار.
skill-gongxin = یورش به دل
    .text = هر مرحله یک بار دست کسی را ببین: می‌توانی دلی از آن را نشان دهی و دور بیندازی یا روی دسته بگذاری.
tam_quoc_sat-ask-pick-shelie = جست‌وجوی کتاب: کدام برگِ این خال را برمی‌داری؟
tam_quoc_sat-ask-pick-gongxin = دستِ { $name }: دلی را نشان می‌دهی؟
tam_quoc_sat-no-pick-gongxin = این همهٔ دستِ { $name } است؛ می‌توانی تنها ببینی.
tam_quoc_sat-word-discard_it = دورش بینداز
tam_quoc_sat-word-put_on_top = روی دسته بگذار

general-shen_cao_cao = تسائو تسائوی ایزدی
    .epithet = قهرمانی فراتر از زمانه
skill-guixin = دل‌سپاری
    .text = برای هر آسیب می‌توانی از هر کس دیگر برگی بگیری (دست، تجهیزات یا جای داوری)، سپس وارونه می‌شوی.
skill-feiying = سایهٔ پرنده
    .text = دیگران یکی از تو دورترند.
tam_quoc_sat-ask-take-guixin = دل‌سپاری: کدام برگِ { $name } را می‌گیری؟

general-shen_guan_yu = گوان یوی ایزدی
    .epithet = بازگشت خدای جنگ
skill-wushen = خدای جنگ
    .text = دل‌های دستت ضربه‌اند و بس؛ ضربهٔ دلت به همه می‌رسد.
skill-wuhun = روان جنگاور
    .text = هر آسیب از دیگری به او یک کابوس می‌دهد. چون بمیری، آن که بیش از همه دارد داوری می‌شود: مگر هلو یا باغ هلو بیاید، وگرنه در دم می‌میرد.
tam_quoc_sat-mark-nightmare = کابوس
tam_quoc_sat-ask-pick-wuhun = روان جنگاور: چه کسی داوری شود؟

general-shen_lu_bu = لو بوی ایزدی
    .epithet = راه آسورا
skill-kuangbao = خشم سرکش
    .text = با دو نشان خشم آغاز می‌کنی و برای هر آسیبی که می‌زنی یا می‌بینی یکی می‌گیری.
skill-wumou = بی‌تدبیری
    .text = هر ترفندی جز دیراثر که به کار ببری یک نشان خشم یا ۱ جان می‌خواهد.
skill-wuqian = بی‌پیشینه
    .text = با دو نشان خشم کسی را برگزین: تا پایان نوبت «بی‌همتا» را داری و زره او کار نمی‌کند.
skill-shenfen = خشم ایزدی
    .text = هر مرحله یک بار با شش نشان خشم: به هر کس دیگر ۱ آسیب بزن، سپس تجهیزاتشان و سپس چهار برگ دستشان دور می‌رود؛ آنگاه وارونه می‌شوی.
tam_quoc_sat-mark-rage = خشم
tam_quoc_sat-ask-pick-wumou = بی‌تدبیری: یک نشان خشم می‌دهی یا ۱ جان؟
tam_quoc_sat-word-remove_mark = یک نشان بده
tam_quoc_sat-why-too-few-marks = { $count } نشان می‌خواهد
tam_quoc_sat-state-lent-wushuang = تا پایان این نوبت «بی‌همتا» را دارد
tam_quoc_sat-state-wuqian-bare = بی‌پیشینه: تا پایان این نوبت زره کار نمی‌کند

general-shen_zhao_yun = جائو یونِ ایزدی
    .epithet = نیرومند چون اژدها
skill-juejing = تنگنا
    .text = به شمار جانِ ازدست‌رفته بیشتر می‌کشی و دو برگ بیشتر نگه می‌داری.
skill-longhun = روان اژدها
    .text = به شمار جانت (دست‌کم یکی، از تجهیزات هم) برگ از یک خال: دل هلو، خشت ضربهٔ آتشین، گشنیز جاخالی و پیک «بی‌اثر کردن» است.
tam_quoc_sat-ask-material-longhun = روان اژدها: برگ‌های هم‌خال را یکی‌یکی برگزین

general-shen_zhou_yu = جوئو یوی ایزدی
    .epithet = ایزد آتش صخرهٔ سرخ
skill-qinyin = آوای چنگ
    .text = اگر در مرحلهٔ دور انداختن دو برگِ دست یا بیشتر دور انداختی، همه ۱ جان می‌گیرند یا همه ۱ جان می‌دهند.
skill-yeyan = آتش کیفر
    .text = یک بار در بازی. تا سه آسیب آتش را میان یک تا سه نفر بخش کن. اگر به کسی دو یا سه برسد، نخست از هر خال یک برگِ دست دور بینداز و ۳ جان بده.
tam_quoc_sat-ask-pick-qinyin = آوای چنگ: بر همه چه بگذرد؟
tam_quoc_sat-word-recover_all = همه ۱ جان می‌گیرند
tam_quoc_sat-word-lose_all = همه ۱ جان می‌دهند
tam_quoc_sat-ask-points = { $what }: برگزین چه کسی یکی بیشتر ببیند
tam_quoc_sat-ask-points-yeyan = آتش کیفر: چه کسی یک آسیب آتش دیگر ببیند؟
tam_quoc_sat-ask-discard-yeyan = آتش کیفر: از هر خال برگی دور بینداز، سپس ۳ جان بده
