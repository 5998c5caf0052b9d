# The log of a match.

log-title = Log
log-all = Everybody
log-empty = Nothing to tell yet.
