"""The frame of any game: questions, events, zones, table, chance, view, match, bot. No pygame, no files."""
