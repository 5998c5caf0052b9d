# بازی‌های تمام‌شده.

history-title = کارنامه
history-empty = هنوز هیچ بازی‌ای تمام نشده است. وقتی تمام شود، نتیجه و تماشای دوبارهٔ آن همین‌جا می‌ماند.
history-line = { $when } · { $played }
history-score = { $name }: { $n }
history-open = نتیجه
history-replay = تماشای گام‌به‌گام
history-no-match = حرکت‌های این بازی دیگر نیست
history-broken = این نتیجه خوانده نمی‌شود
history-delete = این بازی پاک شود؟
history-delete-about = نتیجه و تماشای دوبارهٔ آن برای همیشه پاک می‌شود.
history-keep = بماند
history-records = کارنامهٔ همه
history-played = { $n } بازی، { $won ->
    [0] هنوز بی‌برد
   *[other] { $won } برد
}
history-best = بهترین { $n }، میانگین { $mean }
