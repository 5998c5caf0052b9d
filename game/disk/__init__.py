"""Everything that touches files: content, settings, saves, history, logs and crash reports."""
