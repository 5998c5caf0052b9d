# Settings.

settings-title = Settings
settings-page-general = General
settings-page-sound = Sound
settings-page-game = Play
settings-page-keys = Keyboard

settings-language-title = Language and writing
settings-language = Language
settings-digits = Digits
settings-why-digits = Only Persian has digits of its own.
settings-text = Text size

settings-picture-title = Picture
settings-fullscreen = Fill the screen
settings-scale = Size of everything
    .about = Buttons, panels and text together.
settings-motion-title = Motion
settings-speed = Speed of motion
settings-speed-0-5 = 0.5×
settings-speed-1 = 1×
settings-speed-2 = 2×
settings-speed-4 = 4×
settings-speed-0 = At once
settings-less = Less motion
    .about = Things fade to their new place instead of travelling there.

settings-sound-title = Sound
settings-mute = Silent
settings-master = Overall loudness
settings-effects = Sounds of the game
settings-away = Silent in the background
    .about = When another window is in front.

settings-game-title = At the table
settings-pause = Bots think for
    .about = A pause before each move of a bot, so that everybody can follow.
settings-pause-0 = No time
settings-pause-0-6 = A moment
settings-pause-1-2 = A while
settings-hints = Hints for newcomers
    .about = What a choice will cost and bring stands beside it.

settings-hands-title = Hands
settings-cover = Cover an open hand
    .about = When several people play and nobody has touched anything for this long.
settings-cover-45 = After 45 s
settings-cover-120 = After 2 min
settings-cover-0 = Never
settings-hold = Hold keys for a look
    .about = P shows a hidden hand and O your role while they are down. Switched off, one press shows and the next hides.

settings-keys-title = Keyboard
settings-key-walk = Go from one thing to the next
settings-key-enter = Press what has the focus, else the brass button
settings-key-choose = One of the choices at the table, from the top
settings-key-back = Back, or pause; never quits
settings-key-skip = Finish what is moving
settings-key-undo = Take the last move back
settings-key-log = What has happened so far
settings-key-hand = Hide the own hand or show it; a look at it while P is down
settings-key-role = The own role while O is down
settings-key-policies = What is answered for me
settings-key-rules = Rules
settings-key-inspect = Look closer, like a right click
settings-key-mute = Sound off and on
settings-key-fullscreen = Fill the screen, or back to a window

settings-sample = Live sample
settings-sample-name = Maryam
settings-sample-sentence = { $name }’s turn. She lifts a relic: { $n } breaths of air are left for everybody.
settings-sample-seats = Seats
settings-sample-divers = Divers
settings-sample-relics = Relics and a diver

settings-reset = Back to the defaults
settings-reset-ask = All settings back to usual?
settings-reset-about = Language, names and waiting matches stay as they are.
settings-reset-keep = Leave them
