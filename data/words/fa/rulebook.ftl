# آموزش بازی: جست‌وجو.

rulebook-search = جست‌وجوی نام، برگ، مهارت…
rulebook-found = { $n } مورد یافت شد
rulebook-nothing = چنین چیزی نیست. بخشی از نام را بنویس.
