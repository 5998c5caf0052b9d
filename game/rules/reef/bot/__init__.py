"""Bots of the reef. They see what everybody sees."""
