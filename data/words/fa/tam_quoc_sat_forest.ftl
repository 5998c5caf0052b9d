# تام کوئوک سات، بستهٔ جنگل: پرسش‌ها و گزینه‌های مهارت‌ها.
tam_quoc_sat-no-pick-luanwu = وگرنه ۱ جان از دست می‌دهی.
tam_quoc_sat-no-slash-luanwu = وگرنه ۱ جان از دست می‌دهی.
tam_quoc_sat-ask-target-fangzhu = تبعید: چه کسی برگ بکشد و برگردد؟
tam_quoc_sat-word-draw_x = X برگ بکشد، یکی دور بیندازد
tam_quoc_sat-word-discard_x = یک برگ بکشد، X تا دور بیندازد
tam_quoc_sat-ask-pick-benghuai = فروپاشی: جان یا سقف جان؟
tam_quoc_sat-word-lose_max_hp = سقف جان یکی کمتر
tam_quoc_sat-ask-skill-songwei = داوری سیاه: می‌گذاری { $name } برگی بکشد؟
tam_quoc_sat-ask-skill-baonue = آسیب زدی: برای { $name } داوری می‌کنی؟ پیک ۱ جان می‌دهد
