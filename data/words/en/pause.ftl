# The pause menu.

pause-title = Paused
pause-resume = Play on
pause-rules = Rules
pause-log = Log
pause-settings = Settings
pause-leave = Save and leave
pause-quit = Quit the app
pause-waits = Every move is saved. The match will wait on the table for you.
pause-not-kept = This match is not being saved.
