"""Bots of Tam Quốc Sát. They see what their seat sees."""
