# Finished matches.

history-title = Past matches
history-empty = No match has been finished yet. When one is, its score and a replay of it will be kept here.
history-line = { $when } · { $played }
history-score = { $name }: { $n }
history-open = Result
history-replay = Watch it step by step
history-no-match = The moves of this match are gone
history-broken = This result cannot be read
history-delete = Forget this match?
history-delete-about = Its result and its replay will be gone for good.
history-keep = Keep it
history-records = How everybody has fared
history-played = { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $won ->
    [0] no win yet
    [one] 1 win
   *[other] { $won } wins
}
history-best = best { $n }, mean { $mean }
