# After a crash.

crash-match = The app stumbled over a fault of its own. Your match is safe: every move up to this one is saved.
crash-no-match = The app stumbled over a fault of its own. No unfinished match was open, so nothing is lost; finished ones are kept among the past matches.
crash-report = What we need to mend it is in this file. Please send it to us; it holds the match with its names, the app's log and what system this is.
crash-no-report = No report could be written.
crash-go-on = Go on with the match
crash-home = To the round table
crash-why-no-match = No unfinished match was open
crash-no-folder = This computer has no way to show the folder.
