# تام کوئوک سات، بستهٔ EX: پرسش‌ها و گزینه‌های مهارت‌ها.
tam_quoc_sat-ask-pick-yaowu = رزم‌نمایی { $name }: جان یا برگ؟
tam_quoc_sat-word-draw_one = یک برگ بکش
tam_quoc_sat-ask-discard-qiaomeng = یورش سوار: کدام تجهیزات { $name } دور ریخته شود؟
tam_quoc_sat-ask-skill-wangzun = نوبت سرور: برگی می‌کشی تا سرور یک برگ کمتر نگه دارد؟
tam_quoc_sat-ask-give-jijie = چاره‌اندیشی: این برگ از آنِ که باشد؟
tam_quoc_sat-ask-target-jiyuan = یاری فوری: چه کسی برگی بکشد؟
tam_quoc_sat-ask-skill-jiyuan = یاری فوری: گیرنده برگی بکشد؟
tam_quoc_sat-ask-skill-jiyuan-dying = { $mine -> 
    [yes] در حال مرگی: برگی می‌کشی؟
   *[no] { $name } در حال مرگ است: می‌گذاری برگی بکشد؟
 }
tam_quoc_sat-log-look-under = { $name } { $cards } را از ته دستهٔ کشیدن می‌بیند
tam_quoc_sat-ask-skill-zhuhai = کیفر: به آن‌که آسیب زد ضربه می‌زنی؟
tam_quoc_sat-ask-slash-zhuhai = کیفر: به { $name } ضربه می‌زنی؟
tam_quoc_sat-no-slash-zhuhai = وگرنه ضربه‌ای زده نمی‌شود.
tam_quoc_sat-ask-name-jianyan = رای‌زنی: نوع یا رنگی نام ببر
tam_quoc_sat-ask-pick-jianyan = رای‌زنی: این برگ از آنِ که باشد؟
tam_quoc_sat-word-basic = برگ پایه
tam_quoc_sat-word-trick = ترفند
tam_quoc_sat-word-equipment = تجهیزات
tam_quoc_sat-word-red = سرخ
tam_quoc_sat-word-black = سیاه
tam_quoc_sat-ask-arrange-xunxun = خلوص: دو برگ رو، دو برگ زیر
tam_quoc_sat-why-uneven = در هر ردیف { $n } برگ
tam_quoc_sat-ask-skill-wangxi = گذشت از کینه: هر دو برگی بکشید؟
tam_quoc_sat-ask-discard-yongsi = ولخرجی: { $n } برگ دور بینداز، تجهیزات هم می‌شود
