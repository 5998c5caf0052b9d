# پایان بازی.

result-start = آغاز
result-total = جمع
result-lines = روند امتیازها
result-seats = جابه‌جایی صندلی‌ها
result-home = بازگشت به میز
result-history = بازگشت به فهرست
result-same = همان چینش
result-same-tip = همین بازی با همین چینش، از نو
result-replay = بازپخش
result-replay-tip = تماشای دوباره، گام‌به‌گام
result-picture = تصویر
result-picture-tip = ذخیرهٔ نتیجه به‌صورت تصویر
result-saved = تصویر ذخیره شد: { $file }
result-signature = میز گرد، { $game }، { $when }
result-see = ببینید { $name } چه با خود آورده است

deep_sea-result-one = { $name } برنده شد
deep_sea-result-shared = { $names } با هم برنده شدند
deep_sea-result-all = همه با هم برنده‌اند
deep_sea-result-haul = { $n } گنج به زیردریایی رسید، { $deep ->
    [0] هیچ‌کدام از ژرف‌ترین آب‌ها نبود
   *[other] { $deep } تا از ژرف‌ترین آب‌ها
}
deep_sea-result-tie = { $name } هم { $points } امتیاز دارد، ولی گنج‌های ژرف‌تر تعیین‌کننده‌اند: از سطح { $level }، { $mine } در برابر { $other }
deep_sea-result-tied = هر کدام { $points } امتیاز و در همهٔ سطح‌ها به یک اندازه گنج: پیروزی مشترک است
deep_sea-result-nothing = دریا همه را نگه داشت: هیچ گنجی به زیردریایی نرسید
deep_sea-result-empty = { $why }. در دریا دیگر گنجی نمانده بود
deep_sea-result-relics = گنج
deep_sea-result-unit = امتیاز گنج
deep_sea-result-round = غوص { $n }
deep_sea-result-mark = غ{ $n }
deep_sea-result-bars = امتیاز هر غوص
deep_sea-result-again = یک غوص دیگر
