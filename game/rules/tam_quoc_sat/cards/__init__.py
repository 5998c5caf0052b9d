"""The effects of cards: one module an effect, its name the effect's id."""
