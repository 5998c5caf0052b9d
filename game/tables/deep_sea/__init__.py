"""The sea as one looks at it: submarine, path, divers, panels, and how everything moves."""
