"""Bots of the expeditions, all within LC-16. They see what their seat sees."""
