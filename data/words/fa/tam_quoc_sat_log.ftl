# نبرد سه پادشاهی: گزارش بازی.
tam_quoc_sat-so-many-cards = { $n } برگ
tam_quoc_sat-suit-rank = ({ $rank } { $suit })
tam_quoc_sat-round-turn = { $round } · { $turn }

# گزارش: چه کسی چه می‌کند، با چه، و چه می‌شود.
tam_quoc_sat-log-GeneralShown = { $name } با { $general } بازی می‌کند
tam_quoc_sat-log-KingdomChosen = { $name } به { $kingdom } می‌پیوندد
tam_quoc_sat-log-MatchBegan = نبرد آغاز می‌شود؛ نوبت نخست با { $name }
tam_quoc_sat-log-RoundBegan = دور { $round }
tam_quoc_sat-log-TurnBegan = نوبت { $name }{ $shown -> 
    [yes] {"\u200F ("}{ $general }{")"}
   *[other] {""}
 }{ $extra -> 
    [yes] {"، نوبت افزوده"}
   *[other] {""}
 }
tam_quoc_sat-log-PhaseSkipped = مرحلهٔ { $phase } برای { $name } رد می‌شود ({ $why })
tam_quoc_sat-log-ExtraTurn = { $name } یک نوبت افزوده خواهد داشت
tam_quoc_sat-log-Used = { $name } { $card } را{ $viaed -> 
    [yes] {" با "}{ $via }
   *[other] {""}
 }{ $n -> 
    [0] {""}
   *[other] {" روی "}{ $targets }
 } بازی می‌کند{ $more -> 
    [0] {""}
   *[other] {" تا به "}{ $victims }{" حمله شود"}
 }
tam_quoc_sat-log-Played = { $name } { $card } را{ $viaed -> 
    [yes] {" با "}{ $via }
   *[other] {""}
 } رو می‌کند
tam_quoc_sat-log-SkillUsed = { $name } { $skill } را{ $n -> 
    [0] {""}
   *[other] {" روی "}{ $targets }
 } به کار می‌برد
tam_quoc_sat-log-Missed = { $how -> 
    [nullification] { $card } برای { $name } خنثی شد
   *[other] { $card } بر { $name } اثر ندارد ({ $why })
 }
tam_quoc_sat-log-Judged = داوری { $name } برای { $reason }: { $card }{ $fate -> 
    [strikes] {" — گرفتار شد"}
    [spares] {" — به خیر گذشت"}
    [works] {" — گرفت"}
    [fails] {" — نگرفت"}
   *[other] {""}
 }
tam_quoc_sat-log-Hurt = { $name }{ $sourced -> 
    [yes] {" از "}{ $source }
   *[other] {""}
 }{ $carded -> 
    [yes] {"\u200F ("}{ $card }{")"}
   *[other] {""}
 } { $amount } آسیب{ $nature -> 
    [fire] {" آتش"}
    [thunder] {" آذرخش"}
   *[other] {""}
 } می‌بیند؛ { $hp } جان مانده
tam_quoc_sat-log-HpLost = { $name }{ $known -> 
    [yes] {" با "}{ $why }
   *[other] {""}
 } { $amount } جان از دست می‌دهد؛ { $hp } مانده
tam_quoc_sat-log-Recovered = { $name } { $amount } جان بازمی‌یابد؛ اکنون { $hp }
tam_quoc_sat-log-MaxHpChanged = بیشینهٔ جان { $name } اکنون { $most } است
tam_quoc_sat-log-DyingBegan = { $name } در حال مرگ است
tam_quoc_sat-log-Died = { $name } کشته شد؛ نقشش { $role } بود{ $killed -> 
    [yes] {"، به دست "}{ $killer }
   *[other] {""}
 }
tam_quoc_sat-log-Chained = { $on -> 
    [yes] { $name } زنجیر می‌شود
   *[other] { $name } از زنجیر رها می‌شود
 }
tam_quoc_sat-log-TurnedOver = { $down -> 
    [yes] { $name } روبه‌پایین می‌شود
   *[other] { $name } دوباره روبه‌بالا می‌شود
 }
tam_quoc_sat-log-SkillsChanged = { $n -> 
    [0] { $name } همهٔ مهارت‌هایش را از دست می‌دهد
   *[other] { $name } اکنون { $skills } را دارد
 }
tam_quoc_sat-log-Incarnated = { $name } به کالبد { $general } می‌رود و { $skill } را دارد
tam_quoc_sat-log-Marked = { $name } { $n } نشان { $mark } دارد
tam_quoc_sat-log-Showed = { $name } { $cards } را نشان می‌دهد
tam_quoc_sat-log-Named = { $why -> 
    [guhuo] { $name } می‌گوید که این { $word } است
    [fanjian] { $name } حدس می‌زند: { $word }
   *[other] { $name } { $word } را برمی‌گزیند
 }
tam_quoc_sat-log-Contested = { $won -> 
    [yes] { $name } زورآزمایی با { $other } را می‌برد: { $mine } در برابر { $theirs }
   *[other] { $name } زورآزمایی با { $other } را نمی‌برد: { $mine } در برابر { $theirs }
 }
tam_quoc_sat-log-Reshuffled = دورریز بُر می‌خورد و دستهٔ کشیدن تازه می‌شود
tam_quoc_sat-log-MatchEnded = { $n -> 
    [0] جنگ تمام شد و کسی نبرد
   *[other] جنگ تمام شد. برندگان: { $names }
 }


# گزارش: برگ‌ها به کجا می‌روند
tam_quoc_sat-log-and = {" · "}
tam_quoc_sat-log-draw = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } می‌کشد
tam_quoc_sat-log-reward = { $name } برای کشتن شورشی { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } می‌کشد
tam_quoc_sat-log-get = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } به دست می‌آورد
tam_quoc_sat-log-give = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } به { $other } می‌دهد
tam_quoc_sat-log-take = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } از { $other } می‌گیرد
tam_quoc_sat-log-discard = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } دور می‌اندازد
tam_quoc_sat-log-strip = { $name } { $cards }{ $known -> 
    [yes] {" را"}
   *[other] {""}
 } از { $other } دور می‌اندازد
tam_quoc_sat-log-recast = { $name } { $cards } را بازمی‌ریزد
tam_quoc_sat-log-equip = { $name } { $cards } را برمی‌دارد
tam_quoc_sat-log-equip-over = { $name } { $cards } را به جای { $old } برمی‌دارد
tam_quoc_sat-log-shift = { $name } { $cards } را از { $other } به { $taker } می‌برد
tam_quoc_sat-log-passes = { $cards } به { $name } می‌رسد
tam_quoc_sat-log-put-back = { $name } { $cards } را به دستهٔ کشیدن برمی‌گرداند
tam_quoc_sat-log-put-wounds = { $name } { $cards } را زخم می‌گذارد
tam_quoc_sat-log-put-stars = { $name } { $cards } را ستاره می‌گذارد
tam_quoc_sat-log-down = { $name } { $cards } را روبه‌پایین می‌گذارد
tam_quoc_sat-log-look = { $name } { $cards } را از روی دستهٔ کشیدن می‌بیند
tam_quoc_sat-log-swap = { $name } و { $other } دست‌هایشان را با هم عوض می‌کنند
tam_quoc_sat-log-death = برگ‌های { $name } دور ریخته می‌شود: { $cards }
tam_quoc_sat-log-penalty = { $name } وفادار را کشت و همه‌چیز را دور می‌اندازد: { $cards }

# آنچه در حال رسیدگی است
tam_quoc_sat-pending-stopped = { $words } — { $what } خنثی می‌شود
tam_quoc_sat-pending-goes = { $words } — { $what } اثر می‌کند

# آنچه نزد هر کس است
tam_quoc_sat-state-pile-wounds = زخم‌ها: { $n } برگ؛ تا دو زخم هم‌شماره نباشند نمی‌میرد
tam_quoc_sat-state-pile-stars = ستاره‌ها: { $n } برگ که تنها صاحبشان می‌بیند
tam_quoc_sat-state-pile-incarnations = کالبدها: { $n } سردار روبه‌پایین که مهارتشان به وام گرفته می‌شود
tam_quoc_sat-state-pile-fields = کشتزارها: { $n } برگ
tam_quoc_sat-state-pile-down = روبه‌پایین: { $n } برگ که هنوز کسی نمی‌داند چیست
