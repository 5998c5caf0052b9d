# تام کوئوک سات، بستهٔ کوه: پرسش‌ها و گزینه‌های مهارت‌ها.
tam_quoc_sat-ask-slash-tiaoxin = { $name } تو را برمی‌انگیزد: به او ضربه می‌زنی؟
tam_quoc_sat-no-slash-tiaoxin = وگرنه { $name } یک برگت را دور می‌اندازد.
tam_quoc_sat-ask-pick-zhiji = ادامهٔ آرمان: جان یا برگ؟
tam_quoc_sat-word-recover_hp = ۱ جان برگردان
tam_quoc_sat-word-draw_two = دو برگ بکش
tam_quoc_sat-ask-discard-xiangle = خوش‌باشی { $name }: یک برگ پایه هم دور می‌اندازی؟
tam_quoc_sat-no-discard-xiangle = وگرنه ضربه بر { $name } بی‌اثر است.
tam_quoc_sat-ask-target-fangquan = واگذاری قدرت: چه کسی نوبت اضافه بگیرد؟
tam_quoc_sat-ask-pick-zhiba = { $name } با تو زورآزمایی می‌خواهد
tam_quoc_sat-word-accept_contest = می‌پذیرم
tam_quoc_sat-word-refuse_contest = نمی‌پذیرم
tam_quoc_sat-ask-give-zhijian = پند راست: تجهیزاتی برگزین
tam_quoc_sat-log-dress = { $name } به { $other } { $cards } می‌پوشاند
tam_quoc_sat-ask-pick-guzheng = استواری کشور: کدام برگ بازگردد، و بقیه از آن تو؟
tam_quoc_sat-word-take_rest = بقیه را بگیر
tam_quoc_sat-ask-discard-beige = { $name } از ضربه آسیب دید: برگی بده تا داوری شود
tam_quoc_sat-ask-skill-zhiba = { $name } زورآزمایی را نبرد: هر دو برگ از آن تو؟
