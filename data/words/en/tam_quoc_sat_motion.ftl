# Tam Quốc Sát: words that appear over the table.

tam_quoc_sat-puff-most = Max HP { $n }
tam_quoc_sat-puff-saved = Saved
tam_quoc_sat-puff-drunk = Drunk
tam_quoc_sat-puff-extra = One more turn
tam_quoc_sat-puff-dodged = Dodged
tam_quoc_sat-range-yours = Your attack range: { $n }
tam_quoc_sat-range-reach = Distance at most: { $n }
tam_quoc_sat-range-in = distance, within range
tam_quoc_sat-range-out = distance, out of range
