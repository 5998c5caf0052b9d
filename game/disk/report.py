"""One text file with all that is needed to understand a crash. The match itself is not touched and can go on."""

import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Mapping
from pathlib import Path

from game.disk import files
from game.disk.log import last_lines
from game.disk.match_file import MOST_BYTES

KEPT = 20


def write_report(
    folder: Path, error: BaseException, versions: Mapping[str, str], match: Path | None = None
) -> Path | None:
    """Write ``crash-<time>.txt`` to ``folder``, else to the temporary folder; None if neither can be written.

    ``versions`` names the app and its libraries; ``match`` is the saved match that was being played.
    """
    text = _text(error, versions, match).encode("utf-8", "backslashreplace")
    path = _write(folder, text) or _write_temporary(text)
    for old in sorted(folder.glob("crash-*.txt"))[:-KEPT]:
        files.drop(old)
    return path


def _write(folder: Path, text: bytes) -> Path | None:
    path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        files.replace(path, text)
    except (OSError, ValueError):
        return None
    return path


def _write_temporary(text: bytes) -> Path | None:
    try:
        return _write(Path(tempfile.mkdtemp(prefix="round-table-")), text)
    except OSError:
        return None


def _text(error: BaseException, versions: Mapping[str, str], match: Path | None) -> str:
    about = {**versions, "python": sys.version, "system": platform.platform(), "program": sys.executable}
    parts = {
        "What happened": "".join(traceback.format_exception(error)),
        "Versions": "\n".join(f"{name}: {value}" for name, value in about.items()),
        "Log": "\n".join(last_lines()),
        "Match": _match(match),
    }
    return "\n\n".join(f"== {title} ==\n{text.rstrip()}" for title, text in parts.items()) + "\n"


def _match(path: Path | None) -> str:
    if path is None:
        return "none"
    try:
        return f"{path}\n{files.read(path, MOST_BYTES).decode('utf-8', 'backslashreplace')}"
    except OSError as error:
        return f"{path}: {error}"
