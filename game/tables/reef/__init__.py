"""The table of the reef."""
