# Set-up: who sits at the table and how the match will be.

setup-title = A new match
setup-seats = Seats
setup-rule-sets = Rules
setup-options = Options
setup-clockwise = Turns go clockwise
setup-counterclockwise = Turns go counter-clockwise
setup-shuffle = Shuffle the seats
setup-add-human = Add a person
setup-add-bot = Add a bot
setup-name = Name at seat { $n }
setup-remove = { $name } leaves the table
setup-up = One place earlier
setup-down = One place later

setup-looks = Colour and shape
setup-look = { $colour }, { $emblem }
setup-look-open = Colour, shape and order. Drag to change the order.
setup-looks-about = Those under a lock are taken

setup-why-least = At least { $n } play.
setup-why-full = The table is full: { $n } seats.
setup-why-taken = { $name } has this one.
setup-why-first = Already first in order.
setup-why-last = Already last in order.
setup-why-low = At least { $n }.
setup-why-high = At most { $n }.

setup-undo = Generous undo
    .about = Moves may be taken back even after bots have answered, but never past a roll of the dice or a card that was shown. For tables that learn.

setup-humans = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
setup-count = { $humans ->
    [one] { $humans } person
   *[other] { $humans } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
setup-watch = { $n } bots: you watch
setup-minutes = About { $n } minutes
setup-rules = How to play
setup-why-always = Always in the match.

setup-own-choice = Your own choice
setup-parts = Dealt to { $n } seats
