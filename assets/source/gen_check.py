"""Render every sprite with SDL_image's nanosvg and reject anything it cannot draw.

Run with: SDL_VIDEODRIVER=dummy python gen_check.py [folder-or-glob ...]
Writes contact sheets into the folder build/sprite_sheets.
"""
import glob
import os
import sys
import xml.etree.ElementTree as ET

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
OK = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
      "defs", "linearGradient", "radialGradient", "stop"}
BAD_ATTR = {"class", "style", "filter", "mask", "clip-path", "href"}


def lint(path):
    bad = []
    for el in ET.parse(path).iter():
        tag = el.tag.split("}")[-1]
        if tag not in OK:
            bad.append(tag)
        bad += [a for a in el.attrib if a.split("}")[-1] in BAD_ATTR]
    return bad


def main(args):
    pygame.display.init()
    pygame.font.init()
    font = pygame.font.Font(None, 20)
    root = os.path.normpath(os.path.join(HERE, "..", "sprites"))
    dirs = args or sorted(d for d in os.listdir(root) if os.path.isdir(os.path.join(root, d)))
    total = bad_n = 0
    sheets = os.path.normpath(os.path.join(HERE, "..", "..", "build", "sprite_sheets"))
    os.makedirs(sheets, exist_ok=True)
    for d in dirs:
        if any(c in d for c in "*?"):
            files = sorted(glob.glob(os.path.join(root, d)))
            name = "".join(c if c.isalnum() else "_" for c in d)
        else:
            files = sorted(glob.glob(os.path.join(root, d, "**", "*.svg"), recursive=True))
            name = d.replace("/", "_")
        if not files:
            continue
        cell = 300 if len(files) <= 24 else 200
        cols = max(1, 1800 // cell)
        rows = (len(files) + cols - 1) // cols
        sheet = pygame.Surface((cols * cell, rows * (cell + 24)))
        sheet.fill((38, 60, 68))
        for i, f in enumerate(files):
            total += 1
            b = lint(f)
            if b:
                bad_n += 1
                print("BAD", f, b)
            x, y = i % cols * cell, i // cols * (cell + 24)
            s = pygame.image.load_sized_svg(f, (cell - 16, cell - 16))
            if s.get_bounding_rect().width == 0:
                bad_n += 1
                print("EMPTY", f)
            sheet.blit(s, s.get_rect(center=(x + cell // 2, y + cell // 2)))
            sheet.blit(font.render(os.path.basename(f)[:-4], True, (230, 220, 200)), (x + 6, y + cell))
        pygame.image.save(sheet, os.path.join(sheets, name + ".png"))
        print(name, len(files), "files", sum(os.path.getsize(f) for f in files) // 1024, "KB")
    print("total", total, "bad", bad_n)
    return 1 if bad_n else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
