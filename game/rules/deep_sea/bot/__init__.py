"""Bots of the dive. They see what everybody sees."""
