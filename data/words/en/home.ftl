# Home: the round table, the matches that wait, the first question about the language.

home-tagline = Board games round one table
home-open = Open the box
home-continue = Go on playing
home-saved = Waiting matches ({ $n })
home-rules = Rules
home-history = Past matches
home-settings = Settings
home-sound-off = Turn the sound off
home-sound-on = Turn the sound on
home-fullscreen = Fill the screen
home-windowed = Back to a window

# The welcome is written in all three languages at once, the same in every file.
home-welcome-vi = Chọn ngôn ngữ
home-welcome-fa = زبان را انتخاب کنید
home-welcome-en = Choose your language
home-welcome-play-vi = Chơi bằng tiếng Việt
home-welcome-play-fa = بازی به زبان فارسی
home-welcome-play-en = Play in English

home-saved-title = Waiting matches
home-saved-open = Go on
home-saved-when = { $ago } · { $n ->
    [one] { $n } minute played
   *[other] { $n } minutes played
}
home-saved-closed = A match that cannot be opened · { $ago }
home-saved-broken = This match cannot be opened. What is wrong stands beside it.
home-saved-delete = Delete this match?
home-saved-delete-about = It is gone for good then; nobody can go on with it.
home-saved-keep = Keep it

home-resume-odd = Something is odd about this match
home-resume-mismatch = Answer { $n } of the match does not fit the rules any more. You can go on from just before it, or leave the file as it is.
home-resume-cannot = This match cannot be opened
home-resume-keep = Leave it as it is
home-resume-go-on = Go on from there
