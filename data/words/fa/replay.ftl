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
