# چیدمان‌های نام‌دار.

tam_quoc_sat-preset-quick = آغاز آسان
    .about = برای نخستین بازی: یکی از دو سردار را برمی‌گزینید و هر کس یک بار می‌تواند دست نخستش را عوض کند.
tam_quoc_sat-preset-classic = کلاسیک
    .about = همان‌گونه که سر میز: دستهٔ معمولی و سرداران معمولی.
tam_quoc_sat-preset-army = سپاه بزرگ
    .about = هر چه در جعبه هست: برگ‌های لشکر، سرداران همهٔ بسته‌ها و گزینش از میان پنج سردار.
deep_sea-preset-short = یک غوص
    .about = تنها یک غوص: ده دقیقه‌ای تمام می‌شود.
deep_sea-preset-classic = کلاسیک
    .about = سه غوص، هر کدام با ۲۵ هوا، همان‌گونه که در جعبه است.
deep_sea-preset-thin_air = هوای کم
    .about = سه غوص با ۱۸ هوا: به‌موقع برگردید.
reef-preset-short = یک دور
    .about = تنها یک دور، هر غواص با کپسول خودش.
reef-preset-classic = طبق قوانین
    .about = سه دور با یک کپسول برای همه، همان‌گونه که قوانین می‌گویند.
reef-preset-own_tanks = کپسول جدا
    .about = سه دور، هر غواص با کپسول خودش.
lost_cities-preset-short = یک دور
    .about = تنها یک دور: هر که امتیاز بیشتری دارد برنده است.
lost_cities-preset-classic = کلاسیک
    .about = سه دور در پنج سرزمین.
lost_cities-preset-sixth = سرزمین ششم
    .about = سه دور با سرزمین ششم.
