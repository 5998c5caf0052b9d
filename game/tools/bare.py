"""The barest pygame-ce window: shows one picture, notes it, ends. ``bench`` compares the app's start with it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

NOTE = '{"scene": "start", "controls": []}\n'
"""What stands in the ui log as soon as a window shows its first picture."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``bare``."""
    parser.add_argument("--ui-log", required=True, metavar="FILE", help="gets a line when the picture is shown")


def run(args: argparse.Namespace) -> int:
    """Opens the window and notes its first picture."""
    show(args.ui_log)
    return 0


def show(file: str) -> None:
    """A window of 1920x1080, filled once; imports nothing else, so that it may run as a file of its own."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    window = pygame.Window("bare", (1920, 1080))
    window.get_surface().fill("#0f1c22")
    window.flip()
    with open(file, "w", encoding="utf-8") as note:  # noqa: PTH123 - a bare program needs no pathlib
        note.write(NOTE)


if __name__ == "__main__":
    show(sys.argv[1])
