"""Every picture can be drawn, every sound is short and soft, every icon and font is whole."""

import re
import struct
import xml.etree.ElementTree as ET
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.disk import catalog
from game.rules.reef.content import Content
from tests.drawn import Code

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
SPRITES = sorted((ASSETS / "sprites").rglob("*.svg"))
SOUNDS = sorted((ASSETS / "sounds").iterdir())


# ---------------------------------------------------------------- pictures
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "stop"}
DRAWN |= {"linearGradient", "radialGradient"}
UNDRAWN_ATTRIBUTES = {"class", "style", "filter", "mask", "clip-path", "href"}


def undrawn(root: ET.Element) -> list[str]:
    """The elements and attributes that SDL's SVG reader passes over in silence."""
    bad = []
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        bad += [tag] if tag not in DRAWN else []
        bad += [name for name in element.attrib if name.rpartition("}")[2] in UNDRAWN_ATTRIBUTES]
    return bad


def test_svg_check_sees_what_sdl_cannot_draw() -> None:
    text = '<svg xmlns="http://www.w3.org/2000/svg"><text style="x"/><g clip-path="y"/></svg>'
    assert undrawn(ET.fromstring(text)) == ["text", "style", "clip-path"]


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in SPRITES}))
def test_every_sprite_is_drawn_whole(folder: str) -> None:
    wrong = {}
    for path in SPRITES:
        if path.parent.name == folder:
            bad = undrawn(ET.parse(path).getroot())
            ink = pygame.image.load_sized_svg(path, (64, 64)).get_bounding_rect()
            if bad or not ink.width:
                wrong[path.name] = bad or "draws nothing"
    assert not wrong


BOXES = {f"shell/box_{name.replace('_', '')}" for name in ("deep_sea", "reef", "lost_cities", "tam_quoc_sat")}
"""Named by the ids of the games without their ``_``."""


def to_come(sprite: str) -> bool:
    """The masks of the generals of the packs that are not there yet; a pack of a player may have them too (TQ-41)."""
    return sprite.startswith("tam_quoc_sat/masks/")


def test_every_sprite_is_drawn_somewhere() -> None:
    code = Code()
    names = {path.relative_to(ASSETS / "sprites").with_suffix("").as_posix() for path in SPRITES}
    assert sorted(name for name in names - BOXES if not to_come(name) and not code.draws(name)) == []
    assert names >= BOXES


def test_a_sprite_that_is_drawn_nowhere_is_found_out() -> None:
    code = Code()
    assert code.draws("lost_cities/desert_02")
    assert code.draws("ui/toggle_on_rtl")
    assert not code.draws("lost_cities/glyph_desert")
    assert not code.draws("reef/token_shell")


def load_generators(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[ModuleType]:
    monkeypatch.syspath_prepend(str(ASSETS / "source"))
    monkeypatch.syspath_prepend(str(ASSETS / "source" / "tam_quoc_sat"))
    import gen_deepsea  # type: ignore[import-not-found]
    import gen_emblems  # type: ignore[import-not-found]
    import gen_frames  # type: ignore[import-not-found]
    import gen_kit  # type: ignore[import-not-found]
    import gen_lostcities  # type: ignore[import-not-found]
    import gen_masks  # type: ignore[import-not-found]
    import gen_reef  # type: ignore[import-not-found]
    import gen_shell  # type: ignore[import-not-found]
    import svgkit  # type: ignore[import-not-found]

    monkeypatch.setattr(gen_kit, "SPR", str(folder))
    monkeypatch.setattr(svgkit, "SPR", str(folder))
    return [gen_deepsea, gen_shell, gen_reef, gen_lostcities, gen_emblems, gen_frames, gen_masks]


@pytest.mark.soak
def test_every_sprite_comes_from_its_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in load_generators(tmp_path, monkeypatch):
        program.main()
    made = {path.relative_to(tmp_path): path.read_text("utf-8") for path in tmp_path.rglob("*.svg")}
    kept = {path.relative_to(ASSETS / "sprites"): path.read_text("utf-8") for path in SPRITES}
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == []


# ---------------------------------------------------------------- sounds
CUES = {
    "ui": "hover press back error toggle slider dialog toast",
    "shell": "box_open table_turn seat hand_off reveal your_turn win lose",
    "deep_sea": "breath porthole dice_shake dice_land hop take drop turn_back home low_air drown "
    "reveal_1 reveal_2 reveal_3 reveal_4",
    "reef": "slide shell snail star pearl coral score edge",
    "tam_quoc_sat": "card draw discard equip flip shuffle slash dodge peach wine nullify chain hurt fire thunder heal "
    "dying death skill good bad turn turn_over call victory",
    "lost_cities": "lift lay handshake discard draw round_end city_1 city_2 city_3 city_4 city_5 city_6",
}
LONGEST = 1.2
LOUDEST = 10 ** (-6 / 20)


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.quit()  # another test of this process may have opened it in stereo
    pygame.mixer.init(44100, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def test_every_cue_has_its_sound() -> None:
    assert {path.stem for path in SOUNDS} == {f"{group}_{name}" for group in CUES for name in CUES[group].split()}


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_a_sound_is_short_never_loud_and_does_not_click(path: Path) -> None:
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    peak = max(map(abs, samples)) / 32768
    assert 0.02 <= len(samples) / 44100 <= LONGEST
    assert 0.05 < peak <= LOUDEST
    assert max(map(abs, samples[:8])) / 32768 < 0.2 * peak
    assert max(map(abs, samples[-8:])) / 32768 < 0.05 * peak


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS) < 1_500_000


def test_every_sound_is_played_somewhere() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))
    if 'f"reef_{symbol(' in code:  # each symbol of the cards, which are data, has a sound of its own
        symbols = catalog.load(ROOT / "data" / "reef" / "rules.yaml", Content).symbols
        code += "".join(f"reef_{symbol}" for symbol in symbols)
    silent = [path.stem for path in SOUNDS if path.stem not in code and re.sub(r"\d$", "{", path.stem) not in code]
    assert silent == []


# ---------------------------------------------------------------- icon
def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


def test_windows_icon_holds_every_size() -> None:
    data = (ASSETS / "icon" / "app.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1)
    sizes = set()
    for entry in range(count):
        wide, high, *_, length, offset = struct.unpack("<BBBBHHII", data[6 + 16 * entry : 22 + 16 * entry])
        assert png_size(data[offset : offset + length]) == (wide or 256, high or 256)
        sizes.add(wide or 256)
    assert {16, 24, 32, 48, 64, 128, 256} <= sizes


def test_mac_icon_holds_every_size() -> None:
    data = (ASSETS / "icon" / "app.icns").read_bytes()
    magic, total = struct.unpack(">4sI", data[:8])
    assert (magic, total) == (b"icns", len(data))
    sizes, at = {}, 8
    while at < total:
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        sizes[kind] = png_size(data[at + 8 : at + length])[0]
        at += length
    assert sizes[b"ic07"] == 128
    assert sizes[b"ic08"] == 256
    assert sizes[b"ic09"] == 512


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icon_pictures_have_the_size_in_their_name(size: int) -> None:
    assert png_size((ASSETS / "icon" / f"app_{size}.png").read_bytes()) == (size, size)


# ---------------------------------------------------------------- fonts
def test_every_font_has_its_licence_and_its_makers() -> None:
    makers = (ASSETS / "CREDITS.md").read_text("utf-8")
    families = {path.name.split("_")[0] for path in (ASSETS / "fonts").glob("*.ttf")}
    licences = {path.stem.removeprefix("OFL-").replace("-", "") for path in (ASSETS / "fonts").glob("OFL-*.txt")}
    assert {family.lower() for family in families} == licences
    assert [family for family in families if f"fonts/{family}_" not in makers] == []
