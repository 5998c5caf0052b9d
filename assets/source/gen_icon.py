"""Draw the app's icon: the round table on a lacquer ground.

Writes into icon/: app.svg, app_16.png ... app_512.png, app.ico (Windows) and app.icns (macOS). SDL rasters the SVG; both
containers are a table of contents before PNG payloads. Needs pygame-ce.
"""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402

from gen_kit import BRASS, BRASS_D, BRASS_L, C, IVORY, LACQ6, LACQ7, LACQ8, P, R, Svg, VERM, VERM_L, WOOD5, WOOD6, WOOD9, pd, polar, starpts  # noqa: E402

ICON = Path(__file__).resolve().parent.parent / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512}


def ground(s):
    s.add(R(12, 12, 488, 488, 112, fill=WOOD9), R(18, 18, 476, 476, 106, fill=s.lg(0, 18, 0, 494, (0, LACQ6), (0.55, LACQ7), (1, LACQ8))),
          R(30, 30, 452, 452, 95, stroke=BRASS_D, sw=5))


def full():
    """The mark as the shell draws it, with room for its seats to shine."""
    s = Svg(512, 512)
    ground(s)
    for i in range(8):
        x, y = polar(256, 256, 182, 22.5 + 45 * i)
        s.add(C(x, y + 4, 32, fill=WOOD9), C(x, y, 30, fill=BRASS if i % 2 else VERM), C(x - 7, y - 8, 12, fill=BRASS_L if i % 2 else VERM_L, fo=0.75))
    s.add(C(256, 262, 146, fill=WOOD9), C(256, 256, 142, fill=s.rg(220, 200, 220, (0, WOOD5), (1, WOOD6))), C(256, 256, 120, stroke=BRASS, sw=8),
          P(pd(starpts(256, 256, 92, 38, 14)), fill=BRASS), C(256, 256, 21, fill=WOOD6))
    return s


def small():
    """For 16 to 32 pixels: fewer, bigger things."""
    s = Svg(512, 512)
    s.add(R(0, 0, 512, 512, 110, fill=LACQ8))
    for i in range(8):
        x, y = polar(256, 256, 190, 22.5 + 45 * i)
        s.add(C(x, y, 46, fill=BRASS if i % 2 else VERM))
    s.add(C(256, 256, 146, fill=WOOD9), C(256, 256, 132, fill=WOOD5), P(pd(starpts(256, 256, 104, 46, 8)), fill=IVORY))
    return s


def png(svg, size):
    picture = pygame.image.load_sized_svg(io.BytesIO(svg.text().encode()), (size, size))
    out = io.BytesIO()
    pygame.image.save(picture, out, "icon.png")
    return out.getvalue()


def ico(pngs):
    head = struct.pack("<HHH", 0, 1, len(ICO_SIZES))
    offset = len(head) + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(pngs[size]), offset)
        offset += len(pngs[size])
    return head + b"".join(pngs[size] for size in ICO_SIZES)


def icns(pngs):
    body = b"".join(kind + struct.pack(">I", 8 + len(pngs[size])) + pngs[size] for kind, size in ICNS_TYPES.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main():
    ICON.mkdir(exist_ok=True)
    pygame.display.init()
    pngs = {size: png(small() if size <= 32 else full(), size) for size in SIZES}
    for size, data in pngs.items():
        (ICON / f"app_{size}.png").write_bytes(data)
    (ICON / "app.svg").write_text(full().text(), encoding="utf-8", newline="\n")
    (ICON / "app.ico").write_bytes(ico(pngs))
    (ICON / "app.icns").write_bytes(icns(pngs))


if __name__ == "__main__":
    main()
