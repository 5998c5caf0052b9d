"""How Lost Cities looks."""
