# پرده هنگام دست‌به‌دست شدن.

curtain-turn = نوبت
curtain-about = رایانه را به { $name } بدهید. بقیه لطفاً نگاه نکنند؛ میز وقتی باز می‌شود که { $name } دکمه را بزند.
curtain-recap = آنچه گذشت
curtain-more = … و { $n } مورد دیگر
curtain-open = من { $name } هستم، باز کن
curtain-hint = دکمه یا کلید Enter را بزنید
curtain-last = { $name } همین حالا بازی کرد
curtain-pause = مکث
