"""The colours of midnight lacquer and brass (visual.md 2)."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]


def hexed(text: str) -> tuple[int, int, int]:
    """`#RRGGBB` -> (r, g, b)."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def css(colour: Colour) -> str:
    """(r, g, b[, a]) -> `#RRGGBB` for an SVG; the alpha is written apart."""
    return "#{:02X}{:02X}{:02X}".format(*colour[:3])


def mix(a: Colour, b: Colour, t: float) -> tuple[int, int, int]:
    """The colour `t` (0..1) of the way from a to b."""
    return tuple(round(p + (q - p) * t) for p, q in zip(a[:3], b[:3], strict=True))  # type: ignore[return-value]


GROUND = hexed("#0F1C22")
INK = hexed("#0A1418")
LACQUER8 = hexed("#14262D")
LACQUER7 = hexed("#1B323B")
LACQUER6 = hexed("#264450")
LINE = hexed("#34525C")
ROW_LINE = hexed("#29434D")
IVORY = hexed("#F4EBD9")
IVORY_DIM = hexed("#C9C3B2")
MUTE = hexed("#9FB0AE")
BRASS = hexed("#D9A441")
BRASS_LIGHT = hexed("#F0C878")
ON_BRASS = hexed("#241705")
VERMILION = hexed("#C8402F")
VERM_LIGHT = hexed("#F08A72")
JADE = hexed("#3E8E7E")
JADE_LIGHT = hexed("#7CCBB8")
OFF_TEXT = hexed("#8FA1A3")
SCRIM = (6, 12, 15, 189)
WELL = hexed("#0F1B20")
TIP_TEXT = hexed("#2A2418")

FILLS, WEAVES, TONES = (
    tuple(map(hexed, column))
    for column in zip(
        ("#E4573D", "#8F2B1B", "#F58C74"),
        ("#6AB8F2", "#1F5F96", "#8CC8F5"),
        ("#EDBB4A", "#8C6415", "#F3CB72"),
        ("#2FA57F", "#125A43", "#63CBA8"),
        ("#F3E9D4", "#8A7F68", "#F3E9D4"),
        ("#8F58CE", "#472580", "#C0A0EA"),
        ("#EC8FA8", "#94405A", "#F4ABBF"),
        ("#35809F", "#154559", "#79B7D3"),
        ("#A86A3D", "#5C3416", "#D9A27A"),
        ("#8E9AA3", "#465059", "#B4BEC6"),
        strict=True,
    )
)
"""Ten players: fill, dark weave, and the tone for text on dark ground."""
