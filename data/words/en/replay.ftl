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
