"""A kit of screen parts on pygame; it knows no game and no rules."""
