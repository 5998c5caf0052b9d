"""Tam Quốc Sát: roles, generals and war of the three kingdoms."""
