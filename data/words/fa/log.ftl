# گزارش بازی.

log-title = گزارش بازی
log-all = همه
log-empty = هنوز چیزی برای گفتن نیست.
log-everything = همه‌چیز
log-this-turn = این نوبت
log-against-me = علیه من
log-against = علیه { $name }
log-choose-first = نخست کسی را برگزین: دست کسی باز نیست
log-earlier = خط‌های پیش‌تر
