# تام کوئوک سات، بستهٔ EX: پرسش‌ها و گزینه‌های مهارت‌ها.
tam_quoc_sat-ask-pick-yaowu = رزم‌نمایی { $name }: جان یا برگ؟
tam_quoc_sat-word-draw_one = یک برگ بکش
tam_quoc_sat-ask-discard-qiaomeng = یورش سوار: کدام تجهیزات { $name } دور ریخته شود؟
tam_quoc_sat-ask-skill-wangzun = نوبت سرور: برگی می‌کشی تا سرور یک برگ کمتر نگه دارد؟
