"""The house of the scenes, for a table with people at it."""

from tests.scenes.conftest import house

__all__ = ["house"]
