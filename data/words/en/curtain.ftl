# The cover between two people.

curtain-turn = Next at the table
curtain-about = Pass the computer to { $name }. Everybody else, look away, please: the table opens when { $name } presses the button.
curtain-recap = What just happened
curtain-more = … and { $n } more
curtain-open = I am { $name }, open
curtain-hint = Press the button or Enter
curtain-last = { $name } has just played
curtain-pause = Pause
