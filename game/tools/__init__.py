"""What `python -m game <tool>` runs; each tool is a module with ``add_arguments`` and ``run``."""
