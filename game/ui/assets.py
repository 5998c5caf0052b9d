"""Pictures: SVG rastered at the exact pixel size it is shown, kept while memory allows."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path

import pygame

from game.ui.palette import Colour

MEGABYTE = 1 << 20
DIRECTIONAL = frozenset(
    [
        "back",
        "forward",
        "chevron_left",
        "chevron_right",
        "skip_back",
        "to_end",
        "to_start",
        "skip_on",
        "undo",
        "exit",
        "log",
        "turn_back",
        "leave",
    ]
)
"""Icons that point somewhere and turn round in right-to-left languages."""


class ArtMissing(LookupError):
    """No picture of that name in any folder."""


class Cache:
    """Surfaces by key, the longest unused ones dropped when their bytes pass `limit`."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.made = 0
        """How many have been made so far."""
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept surface, or a new one from `make`."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self.made += 1
        self.bytes += _bytes(made)
        while self.bytes > self.limit and len(self._kept) > 1:
            self.bytes -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Drop everything (the window has another scale now)."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def native(surface: pygame.Surface) -> pygame.Surface:
    """The same picture in the pixel order of the screen, which blits fastest; works without a window."""
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


class Art:
    """All pictures of the app; sizes are pixels."""

    def __init__(self, folders: Sequence[Path], limit: int = 80 * MEGABYTE) -> None:
        """`folders` are searched in order for `name.svg` or `name.png`."""
        self.folders = list(folders)
        self.cache = Cache(limit)
        self._files: dict[str, Path | None] = {}

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return self._file(name) is not None

    def _file(self, name: str) -> Path | None:
        if name not in self._files:
            tries = (folder / f"{name}{end}" for folder in self.folders for end in (".svg", ".png"))
            self._files[name] = next((path for path in tries if path.is_file()), None)
        return self._files[name]

    def sprite(
        self,
        name: str,
        w: float,
        h: float,
        angle: float = 0,
        tint: Colour | None = None,
        flip: bool = False,
    ) -> pygame.Surface:
        """The picture at w x h pixels, turned by `angle` degrees (anticlockwise), multiplied by `tint`."""
        size = (max(1, round(w)), max(1, round(h)))
        turn = round(angle * 2) / 2 % 360
        if turn:
            make = lambda: pygame.transform.rotozoom(self.sprite(name, *size, 0, tint, flip), turn, 1)  # noqa: E731
            return self.cache.get((name, size, turn, tint, flip), make)
        return self.cache.get((name, size, 0, tint, flip), lambda: self._made(name, size, tint, flip))

    def _made(self, name: str, size: tuple[int, int], tint: Colour | None, flip: bool) -> pygame.Surface:
        surface = self._loaded(name, size)
        if tint is not None:
            surface.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.flip(surface, True, False) if flip else surface

    def _loaded(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        path = self._file(name)
        if path is None:
            raise ArtMissing(name)
        if path.suffix == ".svg":
            return rastered(path.read_bytes(), size)
        return native(pygame.transform.smoothscale(pygame.image.load(path), size))

    def icon(self, name: str, size: float, colour: Colour, flip: bool = False) -> pygame.Surface:
        """A one-colour icon, `size` pixels square."""
        return self.sprite(f"icons/{name}", size, size, tint=colour, flip=flip)

    def drawn(self, size: tuple[int, int], svg: Callable[..., str], *what: Hashable) -> pygame.Surface:
        """A small picture of `size` pixels from the SVG text that `svg(*what)` writes."""
        return self.cache.get((size, svg, what), lambda: rastered(svg(*what).encode(), size))

    def nine(self, name: str, w: float, h: float, corner: float) -> pygame.Surface:
        """The nine-slice `ui/<name>` grown to w x h pixels; its borders are `corner` pixels wide."""
        size = (max(1, round(w)), max(1, round(h)))
        c = max(1, min(round(corner), size[0] // 2, size[1] // 2))
        return self.cache.get(("nine", name, size, c), lambda: self._grown(name, size, c))

    def _grown(self, name: str, size: tuple[int, int], c: int) -> pygame.Surface:
        source = self.sprite(f"ui/{name}", 3 * c, 3 * c)
        return grown(source, size, c)


def rastered(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    """An SVG drawn at exactly `size`, whatever its own proportion."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg), size)
    if surface.get_size() != size:
        surface = pygame.transform.smoothscale(surface, size)
    return native(surface)


def grown(source: pygame.Surface, size: tuple[int, int], c: int) -> pygame.Surface:
    """A picture of 3c x 3c with its corners kept and its middle stretched to `size`."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    xs = ((0, c, 0, c), (c, c, c, size[0] - 2 * c), (2 * c, c, size[0] - c, c))
    ys = ((0, c, 0, c), (c, c, c, size[1] - 2 * c), (2 * c, c, size[1] - c, c))
    for sx, sw, dx, dw in xs:
        for sy, sh, dy, dh in ys:
            if dw > 0 and dh > 0:
                piece = source.subsurface((sx, sy, sw, sh))
                out.blit(piece if (dw, dh) == (sw, sh) else pygame.transform.scale(piece, (dw, dh)), (dx, dy))
    return out
