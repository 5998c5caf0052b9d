"""The reef of 25 spaces: every roll costs air, and where a diver lands it takes what lies there."""
