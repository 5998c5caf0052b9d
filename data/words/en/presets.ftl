# Set-ups with a name.

tam_quoc_sat-preset-quick = Quick start
    .about = For a first game: two generals to choose from, and everybody may change the first hand once.
tam_quoc_sat-preset-classic = Classic
    .about = As at the table: the standard deck and the standard generals.
tam_quoc_sat-preset-army = Big army
    .about = Everything in the box: the army cards, the generals of all packs, five to choose from.
deep_sea-preset-short = One dive
    .about = A single dive: over in ten minutes.
deep_sea-preset-classic = Classic
    .about = Three dives with 25 air each, as in the box.
deep_sea-preset-thin_air = Thin air
    .about = Three dives with 18 air: turn back in time.
reef-preset-short = One round
    .about = A single round, each diver with a tank of their own.
reef-preset-classic = As written
    .about = Three rounds with one tank for all, as the rules say.
reef-preset-own_tanks = Own tanks
    .about = Three rounds, each diver with a tank of their own.
lost_cities-preset-short = One round
    .about = A single round: whoever has more points wins.
lost_cities-preset-classic = Classic
    .about = Three rounds to five regions.
lost_cities-preset-sixth = Sixth region
    .about = Three rounds with the sixth region.
