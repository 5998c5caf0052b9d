"""Lost Cities: two explorers, five expeditions each, and cards that must rise."""
