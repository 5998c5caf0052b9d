# The frame around every table.

play-menu = Menu
play-log = Log
play-help = Rules
play-settings = Settings
play-rules = Rules
play-no-undo = Nothing can be taken back now: something new has come to light, or somebody else has acted.
play-policies = Answered for me
play-hide-hand = Hide my hand
play-show-hand = Show my hand
play-peek-hand = Or hold P for a look.
