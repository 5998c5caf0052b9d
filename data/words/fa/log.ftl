# گزارش بازی.

log-title = گزارش بازی
log-all = همه
log-empty = هنوز چیزی برای گفتن نیست.
