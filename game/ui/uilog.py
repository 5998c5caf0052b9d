"""--ui-log: what is on screen and where, one JSON line a change, for tests that click like a player."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO


class UiLog:
    """Writes a line whenever it differs from the last one; without a file it does nothing."""

    def __init__(self, file: Path | None) -> None:
        self._out: IO[str] | None = file.open("w", encoding="utf-8") if file else None
        self._last = ""

    @property
    def on(self) -> bool:
        """Whether anybody reads along."""
        return self._out is not None

    def write(self, scene: str, lang: str, size: tuple[int, int], controls: list[dict[str, object]]) -> None:
        """Note the present screen (commands.md); rectangles in window pixels."""
        if self._out is None:
            return
        line = {"scene": scene, "lang": lang, "size": list(size), "controls": controls}
        text = json.dumps(line, ensure_ascii=False)
        if text != self._last:
            self._last = text
            self._out.write(text + "\n")
            self._out.flush()

    def close(self) -> None:
        """No more lines."""
        if self._out is not None:
            self._out.close()
            self._out = None
