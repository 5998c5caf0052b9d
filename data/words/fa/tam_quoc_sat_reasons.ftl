# Tam Quốc Sát: why something cannot be chosen, and the words of options.
tam_quoc_sat-why-not-now = اکنون نه
tam_quoc_sat-why-no-target = کسی برای هدف نیست
tam_quoc_sat-why-not-yourself = نه بر خودت
tam_quoc_sat-why-dead = از بازی بیرون است
tam_quoc_sat-why-out-of-range = دور از دسترس: فاصلهٔ { $distance }
tam_quoc_sat-why-protected = مهارتی نگهبان اوست
tam_quoc_sat-why-forbidden = مهارتی بازمی‌دارد
tam_quoc_sat-why-slash-used = در این مرحله ضربهٔ دیگری نیست
tam_quoc_sat-why-wine-used = در این نوبت شراب به کار رفته
tam_quoc_sat-why-full-hp = جان پُر است
tam_quoc_sat-why-no-cards = برگی ندارد
tam_quoc_sat-why-no-hand = برگی در دست ندارد
tam_quoc_sat-why-no-weapon = سلاحی ندارد
tam_quoc_sat-why-nobody-in-range = کسی در بُردش نیست
tam_quoc_sat-why-has-same = یکی به همین نام آنجاست
tam_quoc_sat-why-not-fitting = جور نیست
tam_quoc_sat-why-no-material = برگ مناسبی نیست
tam_quoc_sat-why-card-first = نخست برگی برگزین
tam_quoc_sat-why-already-used = پیش‌تر به کار رفته
tam_quoc_sat-why-too-few-cards = { $count } برگ می‌خواهد
tam_quoc_sat-why-nobody-wounded = زخمیِ مناسبی نیست
tam_quoc_sat-word-discard_two = دو برگ دور بینداز
tam_quoc_sat-word-take_damage = ۱ آسیب ببین
tam_quoc_sat-word-change_hand = دستت را عوض کن
tam_quoc_sat-word-recast = بازریخت
tam_quoc_sat-word-end = پایان مرحله
tam_quoc_sat-word-hand = یک برگ دست، ندیده
tam_quoc_sat-word-pass = نه

# Wind
tam_quoc_sat-why-other-kingdom = از قلمرو دیگری است

# Fire
tam_quoc_sat-word-lose_hp = ۱ جان از دست بده
