# پایان یک بازی شهرهای گمشده.

lost_cities-result-one = { $name } از همه دورتر رفت
lost_cities-result-shared = { $names } با هم می‌برند
lost_cities-result-all = هر دو با هم می‌رسند
lost_cities-result-tied = هر کدام { $points } امتیاز: برد از آنِ هر دوست
lost_cities-result-ahead = { $n } امتیاز جلوتر
lost_cities-result-led = { $n } امتیاز جلوتر. بیشتر از همه از { $region }: { $points }
lost_cities-result-best = بهترین سفر
lost_cities-result-unit = امتیاز
lost_cities-result-round = دور { $n }
lost_cities-result-mark = د{ $n }
lost_cities-result-bars = امتیاز هر دور
lost_cities-result-again = دوباره راه بیفت
