"""Bàn Tròn: board games for the people around one computer."""

__version__ = "0.1.0"
