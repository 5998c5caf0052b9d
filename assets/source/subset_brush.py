#!/usr/bin/env python3
"""The brush font with only the letters that the word files write with it.

    python assets/source/subset_brush.py MaShanZheng-Regular.ttf

The whole font (https://github.com/googlefonts/mashanzheng, 7,000 glyphs, 5.8 MB) is not kept here. Its licence, the
SIL Open Font License 1.1, lets anybody ship a part of it under the same licence; it reserves no font name.
Needs fonttools.
"""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from fontTools.subset import Options, Subsetter, load_font, save_font  # noqa: E402

from game.text.scripts import script  # noqa: E402

OUT = ROOT / "assets" / "fonts" / "MaShanZheng_400Regular.ttf"


def letters():
    """Every East Asian letter of the words."""
    texts = (path.read_text("utf-8") for path in (ROOT / "data" / "words").rglob("*.ftl"))
    return "".join(sorted({c for text in texts for c in text if script(c) == "Hani"}))


def main(whole):
    options = Options(name_IDs=["*"], layout_features=[], notdef_outline=True, recalc_timestamp=False)
    font = load_font(whole, options)
    cut = Subsetter(options)
    cut.populate(text=letters())
    cut.subset(font)
    version = font["name"].getDebugName(5)
    font["name"].setName(f"{version}; only {len(letters())} letters", 5, 3, 1, 0x409)
    save_font(font, OUT, options)


if __name__ == "__main__":
    main(sys.argv[1])
