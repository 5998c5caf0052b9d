"""The table of Tam Quốc Sát."""
