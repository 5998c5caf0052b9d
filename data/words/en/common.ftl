# Words that every scene shares.

app-name = Bàn Tròn

back = Back
ok = OK
close = Close
yes = Yes
no = No
on = On
off = Off
save = Save
delete = Delete
continue = Continue
next = Next
previous = Previous
more = More
less = Fewer
skip = Skip
undo = Undo
help = Help
done = Done
start = Start
stop = Stop
quit = Quit
retry = Try again
open-folder = Open the folder
none = None
other = Other

language = Language
# Each language under its own name, the same in all three files.
language-vi = Tiếng Việt
language-fa = فارسی
language-en = English

human = Human
bot = Bot
bot-level = Level
bot-level-random = Random
    .about = Plays any legal move, without a thought.
bot-level-easy = Easy
    .about = Plays sensibly, but not far ahead.
bot-level-normal = Normal
    .about = Weighs its chances and watches the others.
bot-level-hard = Hard
    .about = Thinks ahead and gives nothing away.

# The name of a seat that nobody has named.
player-default = Player { $n }
bot-default = Bot { $n }

colour-vermilion = Vermilion
colour-azure = Azure
colour-brass = Brass
colour-jade = Jade
colour-ivory = Ivory
colour-violet = Violet
colour-rose = Rose
colour-ocean = Ocean
colour-umber = Umber
colour-slate = Slate

emblem-carp = Carp
emblem-crane = Crane
emblem-lantern = Lantern
emblem-bamboo = Bamboo
emblem-teapot = Teapot
emblem-lotus = Lotus
emblem-fan = Fan
emblem-bell = Bell
emblem-kite = Kite
emblem-drum = Drum

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $least }–{ $most } players
of-total = { $n } of { $total }
percent = { $n }%

minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
minutes-range = { $least }–{ $most } minutes
ago-now = just now
ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
# 3 May 2027, 18:05
date = { $day } { $month } { $year }
date-time = { $date }, { $time }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# A list in a sentence: A, B and C.
list-comma = { ", " }
list-last = { " and " }

# Errors: one sentence, then what can be done.
error-title = Something went wrong
