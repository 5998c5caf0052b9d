"""``python -m game``: opens the window, or runs the tool named first on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import game
from game.tools.arguments import size

TOOLS = {
    "simulate": "bot matches without a window, with their figures",
    "arena": "two bots against each other on the same deals",
    "scenario": "play positions and compare what follows",
    "screenshot": "draw one scene into a picture",
    "replay": "run a saved match again",
    "check-data": "validate the shipped data and user packs",
    "bench": "measure start, frames, idling, memory and engine",
    "bare": "the barest window, shown once: what bench compares the start with",
    "selftest": "load everything, draw every scene, play, save and resume every game",
}


OFF_SCREEN = ("screenshot", "selftest", "bench")
"""Tools that draw without a display and must not need a sound device."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, as every tool does."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"error: {self.prog}: {message}\n")


def add_window_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the window itself."""
    parser.add_argument("--lang", choices=("vi", "fa", "en"))
    parser.add_argument("--window", type=size, metavar="WxH")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--user-dir", type=Path, metavar="DIR", help="settings, saves and logs")
    parser.add_argument("--data", type=Path, action="append", default=[], metavar="DIR", help="an extra content folder")
    parser.add_argument("--seed", type=int, metavar="N", help="of the next match")
    parser.add_argument("--ui-log", type=Path, metavar="FILE", help="write what can be clicked, as JSON lines")
    parser.add_argument("--version", action="version", version=f"round-table {game.__version__}")


def _window_parser() -> Parser:
    tools = "\n".join(f"  {name:11} {what}" for name, what in TOOLS.items())
    parser = Parser(
        prog="round-table",
        description="Bàn Tròn: board games for the people around one computer.",
        epilog=f"tools, each with --help:\n{tools}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_window_arguments(parser)
    return parser


def _run_tool(name: str, words: list[str]) -> int:
    if name in OFF_SCREEN:
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    tool = import_module(f"game.tools.{name.replace('-', '_')}")
    parser = Parser(prog=f"round-table {name}", description=TOOLS[name])
    tool.add_arguments(parser)
    code: int = tool.run(parser.parse_args(words))
    return code


def _open_window(words: list[str]) -> int:
    args = _window_parser().parse_args(words)
    from game.app import run

    return run(args)


def _dispatch(words: list[str]) -> int:
    if words and words[0] in TOOLS:
        return _run_tool(words[0], words[1:])
    if "--selftest" in words:
        return _run_tool("selftest", [word for word in words if word != "--selftest"])
    return _open_window(words)


def main(words: list[str] | None = None) -> int:
    """Runs the command line; the exit status is 0 only on success, 2 for bad input."""
    from game.disk.log import speak_utf8

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    speak_utf8()
    try:
        return _dispatch(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 141
    except (ValueError, OSError) as wrong:
        if not (isinstance(wrong, OSError) or getattr(wrong, "plain", False)):
            raise
        print("\n".join(f"error: {line}" for line in str(wrong).splitlines()), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
