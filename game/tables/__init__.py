"""How each game looks: from a view to pictures, from events to motion."""
