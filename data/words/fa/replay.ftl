# تماشای دوبارهٔ یک بازی، گام‌به‌گام.

replay-title = تماشای دوباره
replay-first = به آغاز بازی
replay-back = یک گام به عقب
replay-play = پخش
replay-pause = مکث
replay-next = یک گام به جلو
replay-last = به پایان بازی
replay-no-more = از این سو دیگر چیزی نیست
replay-round = به آغاز دور { $n }
replay-time = گام { $n } از { $total }
replay-speed = { $n }×
replay-turn-back = به نوبت پیش
replay-turn-next = به نوبت بعد
replay-eyes-all = همگانی
replay-eyes-all-tip = آنچه همه سر میز دیدند. بفشار تا از چشم یک نفر ببینی.
replay-eyes-tip = آنچه { $name } دید
replay-eyes-before = نفر پیش
replay-eyes-after = نفر بعد
replay-eyes-later = تنها پس از پایان بازی
