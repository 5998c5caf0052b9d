"""What went wrong with a file, as something a player can be told."""

import errno
from pathlib import Path

from msgspec import Struct

TEXTS = {
    "trouble-temporary": "{folder} cannot be used; this time everything is kept in {place}",
    "trouble-memory": "{folder} cannot be used and neither can a temporary folder; nothing is kept",
    "trouble-second-copy": "another copy is already running with this folder; close it first",
    "trouble-disk-full": "{file}: the disk is full; free some space, nothing is lost while the app is open",
    "trouble-not-allowed": "{file}: may not be written or read; check its permissions",
    "trouble-disk": "{file}: the disk reports an error ({reason})",
    "trouble-settings-broken": "{file}: cannot be read as settings; the defaults are used, it is kept as {copy}",
    "trouble-settings-previous": "{file}: cannot be read; the settings before it are used, it is kept as {copy}",
    "trouble-settings-keys": "{file}: not valid: {keys}; their defaults are used, the file is kept as {copy}",
    "trouble-settings-future": "{file}: from a newer version; what is known is used, it is kept as {copy}",
    "trouble-save-empty": "{file}:1: the file is empty; delete it",
    "trouble-save-foreign": "{file}:1: not a saved match of this app",
    "trouble-save-future": "{file}:1: saved by a newer version (format {format}); update the app to open it",
    "trouble-save-header": "{file}:1: the first line is damaged: {reason}",
    "trouble-save-damaged": "{file}:{line}: damaged from here on ({lost} lines); the answers before it are kept",
    "trouble-save-big": "{file}: too big for a saved match",
    "trouble-save-game": "{file}:1: a match of {game}, a game this app does not have",
    "trouble-save-packs": "{file}:1: played with other content: {packs}",
    "trouble-save-rules": "{file}:1: played with other rules data, of version {app}",
    "trouble-save-names": "{file}: names and colours cannot be read; plain ones are used",
    "trouble-save-policies": "{file}: answers given for somebody that this game does not know are left out",
    "trouble-result": "{file}: the result of this match cannot be read: {reason}",
    "trouble-content": "{file}:{line}: {reason}",
}
"""Word key -> the one line of English for the command line; players read the same key from the word files."""


class Trouble(Struct, frozen=True):
    """A word key of ``disk.ftl`` with its arguments; ``text`` is the same in one plain English line."""

    word: str
    args: dict[str, str | int] = {}

    @property
    def text(self) -> str:
        """The line for the command line and the log."""
        return TEXTS[self.word].format(**self.args)


def trouble_of(error: OSError, file: Path) -> Trouble:
    """Say in a player's words why ``file`` could not be read or written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble("trouble-disk-full", {"file": str(file)})
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble("trouble-not-allowed", {"file": str(file)})
    return Trouble("trouble-disk", {"file": str(file), "reason": error.strerror or str(error)})
