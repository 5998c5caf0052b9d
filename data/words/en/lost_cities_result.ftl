# The end of a match of Lost Cities.

lost_cities-result-one = { $name } has gone furthest
lost_cities-result-shared = { $names } win together
lost_cities-result-all = Both arrive together
lost_cities-result-tied = { $points } points each: the victory is shared
lost_cities-result-ahead = { $n ->
    [one] Ahead by one point
   *[other] Ahead by { $n } points
}
lost_cities-result-led = { $n ->
    [one] Ahead by one point
   *[other] Ahead by { $n } points
}. Most came from { $region }: { $points }
lost_cities-result-best = Best region
lost_cities-result-unit = { $n ->
    [one] point
   *[other] points
}
lost_cities-result-round = Round { $n }
lost_cities-result-mark = R{ $n }
lost_cities-result-bars = Points by round
lost_cities-result-again = Set out again
