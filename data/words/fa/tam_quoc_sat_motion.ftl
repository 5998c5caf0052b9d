# Tam Quốc Sát: واژه‌هایی که روی میز پدیدار می‌شوند.

tam_quoc_sat-puff-most = بیشینهٔ جان { $n }
tam_quoc_sat-puff-saved = نجات یافت
tam_quoc_sat-puff-drunk = مست
tam_quoc_sat-puff-extra = یک نوبت دیگر
tam_quoc_sat-puff-dodged = جاخالی داد
tam_quoc_sat-range-yours = بُرد حملهٔ تو: { $n }
tam_quoc_sat-range-reach = بیشترین فاصله: { $n }
tam_quoc_sat-range-in = فاصله، در بُرد
tam_quoc_sat-range-out = فاصله، بیرون از بُرد
