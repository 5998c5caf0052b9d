# What goes wrong with files, in a player's words.

trouble-temporary = { $folder } cannot be used. This time settings and matches are kept in { $place } only.
trouble-memory = { $folder } cannot be used, and there is no temporary folder either. Nothing will be kept after you close the app.
trouble-second-copy = Bàn Tròn is already open. Please use that window, or close it first.
trouble-disk-full = The disk is full, so { $file } could not be saved. Free some space; nothing is lost while the app is open.
trouble-not-allowed = { $file } may not be read or written. Please check its permissions.
trouble-disk = { $file } could not be used. The computer says: { $reason }.
trouble-settings-broken = The settings in { $file } could not be read, so you start with the usual ones. The old file is kept as { $copy }.
trouble-settings-previous = The settings in { $file } could not be read, so the ones before them are used. The old file is kept as { $copy }.
trouble-settings-keys = Some settings in { $file } were not valid ({ $keys }) and are back to usual. The old file is kept as { $copy }.
trouble-settings-future = { $file } comes from a newer version. What this version knows is used; the file is kept as { $copy }.
trouble-save-empty = This match is empty. There is nothing to go on with; you can delete it.
trouble-save-foreign = This file is not a match saved by Bàn Tròn.
trouble-save-future = This match was saved by a newer version (format { $format }). Update Bàn Tròn to open it.
trouble-save-header = The beginning of this match is damaged, so it cannot be opened. { $reason }
trouble-save-damaged = This match is damaged from line { $line } on ({ $lost } { $lost ->
    [one] line
   *[other] lines
}). You can go on from the last good move; the damaged file is kept.
trouble-save-big = This file is too big for a saved match.
trouble-save-game = This match is of a game this version does not have ({ $game }).
trouble-save-packs = This match was played with other content: { $packs }. It may not go on as it did.
trouble-save-rules = This match was played with the rules data of version { $app }. It may not go on as it did.
trouble-save-names = The names and colours of this match could not be read. The match itself is fine.
trouble-save-policies = This match tells of answers given for somebody that this game does not know; those are left out. The match itself is fine.
trouble-result = The result in { $file } could not be read. { $reason }
trouble-content = The content in { $file } has a mistake on line { $line }: { $reason }
