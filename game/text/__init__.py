"""Words and writing without a window: sentences in three languages, line order, names, digits."""
