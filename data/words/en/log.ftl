# The log of a match.

log-title = Log
log-all = Everybody
log-empty = Nothing to tell yet.
log-everything = Everything
log-this-turn = This turn
log-against-me = Against me
log-against = Against { $name }
log-choose-first = Choose somebody first: nobody’s hand is open
log-earlier = Show earlier lines
