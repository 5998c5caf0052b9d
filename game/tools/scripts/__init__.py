"""The language of scenarios: what all games share, and each game's own words beside it (spec/scenarios.md)."""
