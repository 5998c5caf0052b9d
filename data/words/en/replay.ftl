# A finished match, step by step.

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-no-more = Nothing more this way
replay-round = To the beginning of round { $n }
replay-time = Step { $n } of { $total }
replay-speed = { $n }×
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-eyes-all = Public
replay-eyes-all-tip = What everybody at the table saw. Press to look through the eyes of a seat.
replay-eyes-tip = What { $name } saw
replay-eyes-before = The eyes before
replay-eyes-after = The next eyes
replay-eyes-later = Only once the match is over
