"""Which characters a TrueType font has: its `cmap` table, formats 4 and 12."""

import struct
from collections.abc import Iterator
from pathlib import Path

_UNICODE = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))  # platform, encoding; fullest first


class NotAFont(ValueError):
    """The file is no TrueType font with a Unicode character table that we can read."""


def characters(path: Path) -> frozenset[int]:
    """The code points for which the font has a glyph. Raises NotAFont."""
    try:
        return frozenset(_read(path.read_bytes()))
    except (struct.error, IndexError) as error:
        raise NotAFont(f"{path}: the character table is broken") from error
    except NotAFont as error:
        raise NotAFont(f"{path}: {error}") from None


def _read(data: bytes) -> Iterator[int]:
    at = _unicode_table(data, _table(data, b"cmap"))
    (form,) = struct.unpack_from(">H", data, at)
    if form == 4:
        return _format_4(data, at)
    if form == 12:
        return _format_12(data, at)
    raise NotAFont(f"character table of format {form}")


def _table(data: bytes, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, 4)
    for at in range(12, 12 + 16 * min(count, 64), 16):
        if data[at : at + 4] == tag:
            return int(struct.unpack_from(">I", data, at + 8)[0])
    raise NotAFont("no character table")


def _unicode_table(data: bytes, cmap: int) -> int:
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    records = struct.iter_unpack(">HHI", data[cmap + 4 : cmap + 4 + 8 * count])
    found = {(platform, encoding): cmap + offset for platform, encoding, offset in records}
    for kind in _UNICODE:
        if kind in found:
            return int(found[kind])
    raise NotAFont("no Unicode character table")


def _format_4(data: bytes, at: int) -> Iterator[int]:
    (twice,) = struct.unpack_from(">H", data, at + 6)
    count = twice // 2
    columns = [_column(data, at + start, count, kind) for start, kind in _format_4_columns(twice)]
    for segment, (end, start, delta, offset) in enumerate(zip(*columns, strict=True)):
        indexes = at + 16 + 3 * twice + 2 * segment + offset
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if offset:
                (glyph,) = struct.unpack_from(">H", data, indexes + 2 * (code - start))
                if not glyph:
                    continue
            if (glyph + delta) & 0xFFFF:
                yield code


def _format_4_columns(twice: int) -> tuple[tuple[int, str], ...]:
    """Where the columns end, start, delta and offset begin, and how their numbers are stored."""
    return (14, "H"), (16 + twice, "H"), (16 + 2 * twice, "h"), (16 + 3 * twice, "H")


def _column(data: bytes, at: int, count: int, kind: str) -> tuple[int, ...]:
    return struct.unpack_from(f">{count}{kind}", data, at)


def _format_12(data: bytes, at: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    for first, last, glyph in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
        yield from range(first if glyph else first + 1, min(last, 0x10FFFF) + 1)
