# The end of a match.

result-start = Start
result-total = Total
result-lines = Running total
result-seats = Change seats
result-home = Back to the table
result-history = Back to the list
result-same = Same deal
result-same-tip = The same deal once more, for the same people
result-replay = Replay
result-replay-tip = Watch it again, step by step
result-picture = Picture
result-picture-tip = Keep this as a picture to share
result-saved = The picture is kept as { $file }
result-signature = Bàn Tròn, { $game }, { $when }
result-see = See what { $name } brought home

deep_sea-result-one = { $name } wins the dive
deep_sea-result-shared = { $names } win together
deep_sea-result-all = Everybody shares the sea
deep_sea-result-haul = { $n ->
    [one] One relic brought home
   *[other] { $n } relics brought home
}{ $deep ->
    [0] , none from the deepest water
    [one] , one from the deepest water
   *[other] , { $deep } from the deepest water
}
deep_sea-result-tie = { $name } has { $points } points too, but the deepest relics decide: { $mine } of level { $level } against { $other }
deep_sea-result-tied = { $points ->
    [one] One point each,
   *[other] { $points } points each,
} and as many relics of every level: the victory is shared
deep_sea-result-nothing = The sea kept everything: not a single point came home
deep_sea-result-empty = { $why }. Not a relic was left in the sea
deep_sea-result-relics = Relics
deep_sea-result-unit = { $n ->
    [one] point of treasure
   *[other] points of treasure
}
deep_sea-result-round = Dive { $n }
deep_sea-result-mark = D{ $n }
deep_sea-result-bars = Points by dive
deep_sea-result-again = Dive again
