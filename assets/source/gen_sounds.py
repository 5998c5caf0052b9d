"""Synthesise every sound cue of the app: short, dry, of wood, brass and water.

    python assets/source/gen_sounds.py [word ...]     all cues, or those whose name holds one of the words

Only the standard library makes the samples; `sox` (with its Ogg Vorbis format) packs them into sounds/GROUP_NAME.ogg.
A sound is a list of floats at 44.1 kHz. Every cue is levelled by its loudest twentieth of a second, never peaks above
-6 dBFS, starts and ends at zero, and lasts at most 1.2 s.
"""

import math
import random
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path

RATE = 44100
LONGEST = 1.2
PEAK = 10 ** (-6.5 / 20)  # half a decibel of room for what Vorbis adds
SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


# ---------------------------------------------------------------- raw material
def frames(seconds):
    return round(seconds * RATE)


def tone(seconds, partials, attack=0.002, bend=1.0):
    """Decaying partials (hertz, amplitude, seconds to fall by 60 dB); the pitch glides to `bend` times itself."""
    out = [0.0] * frames(seconds)
    for hertz, loud, fall in partials:
        phase, rate = 0.0, 6.9078 / fall
        for i in range(len(out)):
            t = i / RATE
            out[i] += loud * math.exp(-rate * t) * math.sin(phase)
            phase += math.tau * hertz * bend ** (t / seconds) / RATE
    return rise(out, attack)


def hiss(seconds, seed):
    rng = random.Random(seed)
    return [rng.uniform(-1, 1) for _ in range(frames(seconds))]


def biquad(sound, b0, b1, b2, a0, a1, a2):
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in sound:
        y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
        out.append(y)
        x1, x2, y1, y2 = x, x1, y, y1
    return out


def band(sound, hertz, q=1.0):
    w = math.tau * hertz / RATE
    a = math.sin(w) / (2 * q)
    return biquad(sound, a, 0, -a, 1 + a, -2 * math.cos(w), 1 - a)


def low(sound, hertz):
    w = math.tau * hertz / RATE
    a, c = math.sin(w) / 1.4142, math.cos(w)
    return biquad(sound, (1 - c) / 2, 1 - c, (1 - c) / 2, 1 + a, -2 * c, 1 - a)


def high(sound, hertz):
    w = math.tau * hertz / RATE
    a, c = math.sin(w) / 1.4142, math.cos(w)
    return biquad(sound, (1 + c) / 2, -1 - c, (1 + c) / 2, 1 + a, -2 * c, 1 - a)


# ---------------------------------------------------------------- shaping
def rise(sound, attack):
    n = max(1, frames(attack))
    return [x * (0.5 - 0.5 * math.cos(math.pi * i / n)) if i < n else x for i, x in enumerate(sound)]


def fall(sound, seconds):
    """Fade by 60 dB in `seconds`."""
    return [x * math.exp(-6.9078 * i / RATE / seconds) for i, x in enumerate(sound)]


def swell(sound, top=0.4):
    """Grow to the top at that share of the length, then sink to nothing."""
    n = len(sound)
    return [x * (math.sin(math.pi / 2 * i / n / top) if i < n * top else math.cos(math.pi / 2 * (i / n - top) / (1 - top))) ** 2
            for i, x in enumerate(sound)]


def mix(*parts):
    """Lay parts (seconds, sound, gain) over each other."""
    out = [0.0] * max(frames(at) + len(sound) for at, sound, _ in parts)
    for at, sound, gain in parts:
        start = frames(at)
        for i, x in enumerate(sound):
            out[start + i] += gain * x
    return out


# ---------------------------------------------------------------- instruments
def wood(hertz, ring=0.09, seed=1):
    """A tap on lacquered wood: three stiff partials and the touch itself."""
    body = tone(ring * 1.3, [(hertz, 1, ring), (hertz * 2.57, 0.42, ring * 0.55), (hertz * 4.31, 0.16, ring * 0.3)], 0.0012)
    touch = fall(rise(band(hiss(0.03, seed), min(hertz * 5, 5200), 0.8), 0.0008), 0.02)
    return mix((0, body, 1), (0, touch, 0.5))


def thud(hertz, ring=0.16, seed=1):
    """Something heavy and soft: a sinking low tone under muffled noise."""
    body = tone(ring * 1.2, [(hertz, 1, ring), (hertz * 2.02, 0.35, ring * 0.7), (hertz * 3.1, 0.12, ring * 0.5)], 0.004, bend=0.8)
    return mix((0, body, 1), (0, fall(rise(low(hiss(ring, seed), 700), 0.003), ring * 0.7), 0.5))


def bronze(hertz, ring=1.0, soft=1.0):
    """A small struck bowl: hum, fundamental, minor third, fifth, octave and a shimmer that dies first."""
    parts = [(0.5, 0.25, 1), (1, 1, 0.9), (1.003, 0.35, 0.9), (1.19, 0.22, 0.6), (1.5, 0.14, 0.5), (2.0, 0.42, 0.5), (2.74, 0.2, 0.3), (4.07, 0.1 * soft, 0.14)]
    return tone(ring, [(hertz * r, a, ring * f * 1.1) for r, a, f in parts], 0.0025)


def string(hertz, seconds, seed=3, damp=0.5):
    """A plucked silk string (Karplus and Strong)."""
    line = low(hiss(1 / hertz, seed), 3800)
    n, out = len(line), []
    for i in range(frames(seconds)):
        x = line[i % n]
        out.append(x)
        line[i % n] = 0.9975 * ((1 - damp) * x + damp * line[(i + 1) % n])
    return fall(rise(high(out, 90), 0.002), seconds * 1.15)


def bubble(hertz, ring=0.09, up=1.7):
    """One bubble leaving: a small round tone whose pitch rises as it nears the surface."""
    return tone(ring, [(hertz, 1, ring), (hertz * 2, 0.08, ring * 0.5)], 0.006, bend=up)


def cloth(seconds, hertz, seed, top=0.4):
    return swell(band(hiss(seconds, seed), hertz, 0.6), top)


def stone(hertz, ring=0.12, seed=5):
    parts = [(1, 1, 1), (1.47, 0.7, 0.8), (2.09, 0.5, 0.6), (2.86, 0.3, 0.45), (3.9, 0.15, 0.3)]
    return mix((0, tone(ring * 1.2, [(hertz * r, a, ring * f) for r, a, f in parts], 0.001), 1), (0, fall(rise(band(hiss(0.04, seed), 3000, 0.7), 0.0008), 0.025), 0.5))


# ---------------------------------------------------------------- the cues
def ui_hover():
    return wood(1500, 0.03)


def ui_press():
    return mix((0, wood(470, 0.09), 1), (0.004, thud(185, 0.07), 0.5))


def ui_back():
    return mix((0, wood(430, 0.07), 1), (0.075, wood(330, 0.09, 2), 0.9))


def ui_error():
    return mix((0, low(thud(150, 0.14), 900), 1), (0.12, low(thud(132, 0.18, 2), 800), 0.9))


def ui_toggle():
    return mix((0, wood(620, 0.05), 0.8), (0.055, wood(830, 0.07, 2), 1))


def ui_slider():
    return wood(980, 0.035)


def ui_dialog():
    return mix((0, cloth(0.17, 900, 7, 0.6), 0.5), (0.12, wood(350, 0.12), 1), (0.125, bronze(1047, 0.35, 0.4), 0.12))


def ui_toast():
    return mix((0, bronze(1175, 0.5, 0.5), 0.8), (0.11, bronze(1568, 0.6, 0.5), 0.7))


def shell_box_open():
    return mix((0, cloth(0.3, 650, 8, 0.75), 0.55), (0.03, cloth(0.26, 1500, 9, 0.7), 0.2), (0.27, thud(165, 0.2), 0.8), (0.275, wood(290, 0.16), 0.8))


def shell_table_turn():
    grain = low(hiss(0.95, 10), 240)
    for i in range(len(grain)):
        t = i / RATE
        grain[i] *= 0.65 + 0.35 * math.sin(math.tau * (17 * t - 6 * t * t))
    return mix((0, swell(band(grain, 120, 0.7), 0.3), 5), (0, swell(tone(0.95, [(98, 1, 6), (147, 0.4, 6)], 0.05, bend=0.8), 0.3), 0.28), (0.86, wood(240, 0.12), 0.55))


def shell_seat():
    return mix((0, thud(210, 0.12), 1), (0.004, wood(390, 0.1), 0.6), (0, cloth(0.12, 1800, 11, 0.2), 0.1))


def shell_hand_off():
    return mix((0, cloth(0.34, 1300, 12, 0.55), 0.7), (0.05, cloth(0.3, 520, 13, 0.6), 0.7), (0.3, wood(260, 0.13), 0.9))


def shell_reveal():
    return mix((0, cloth(0.26, 1700, 14, 0.35), 0.6), (0.13, bronze(784, 0.55, 0.4), 0.45), (0.21, bronze(1175, 0.6, 0.4), 0.4))


def shell_your_turn():
    return mix((0, bronze(587, 1.15), 1), (0, wood(1175, 0.05), 0.25))


def shell_win():
    notes = [(0, 294), (0.1, 370), (0.2, 440), (0.3, 587), (0.42, 740)]
    plucks = [(at, string(hertz, 1.18 - at, seed=20 + n), 1.0) for n, (at, hertz) in enumerate(notes)]
    return mix(*plucks, (0.42, bronze(587, 0.76), 0.5), (0.42, bronze(880, 0.7, 0.5), 0.25))


def shell_lose():
    notes = [(0, 349), (0.2, 294), (0.42, 220)]
    plucks = [(at, string(hertz, 1.15 - at, seed=30 + n, damp=0.6), 1.0) for n, (at, hertz) in enumerate(notes)]
    return mix(*plucks, (0.42, low(bronze(147, 0.7), 700), 0.35))


def deep_sea_breath():
    return mix((0, bubble(470, 0.13, 1.9), 1), (0.045, bubble(760, 0.07, 1.6), 0.3))


def deep_sea_porthole():
    return mix((0, wood(820, 0.05), 0.6), (0.006, tone(0.32, [(392, 1, 0.3), (590, 0.4, 0.2), (1175, 0.15, 0.1)], 0.004, bend=0.72), 0.7))


def deep_sea_dice_shake():
    rng, parts, at = random.Random(40), [], 0.0
    while at < 0.62:
        parts.append((at, wood(rng.uniform(640, 1250), 0.04, rng.randrange(999)), rng.uniform(0.45, 1)))
        at += rng.uniform(0.035, 0.075)
    return mix(*parts, (0, cloth(0.68, 420, 41, 0.5), 0.15))


def deep_sea_dice_land():
    falls = [(0, 560, 1), (0.05, 690, 0.85), (0.16, 610, 0.6), (0.2, 740, 0.5), (0.27, 640, 0.3), (0.32, 760, 0.2)]
    return mix(*((at, mix((0, wood(hertz, 0.07, 50 + n), 1), (0, thud(190, 0.06, n), 0.35)), gain) for n, (at, hertz, gain) in enumerate(falls)))


def deep_sea_hop():
    return mix((0, bubble(340, 0.085, 1.55), 1), (0.012, wood(520, 0.04), 0.22))


def deep_sea_take():
    return mix((0, cloth(0.09, 2300, 60, 0.8), 0.3), (0.07, stone(880, 0.16), 0.9), (0.12, stone(1240, 0.1, 6), 0.35), (0.15, bubble(900, 0.06), 0.25))


def deep_sea_drop():
    return mix((0, thud(145, 0.15), 1), (0.01, fall(rise(band(hiss(0.4, 61), 1500, 0.5), 0.012), 0.34), 0.55), (0.05, cloth(0.3, 3400, 62, 0.2), 0.16))


def deep_sea_turn_back():
    out, phase, total = [], 0.0, 0.62
    for i in range(frames(total)):
        x = i / RATE / total
        hertz = 1180 + 420 * math.sin(math.pi * min(1, x * 1.25)) ** 2 + 14 * math.sin(math.tau * 21 * x * total)
        phase += math.tau * hertz / RATE
        out.append(math.sin(phase) + 0.12 * math.sin(2 * phase))
    breath = band(hiss(total, 63), 1500, 2)
    return mix((0, rise(swell(out, 0.3), 0.02), 0.8), (0, swell(breath, 0.25), 0.25))


def deep_sea_home():
    clank = tone(0.5, [(311, 1, 0.4), (497, 0.7, 0.3), (833, 0.5, 0.22), (1290, 0.3, 0.14), (2110, 0.15, 0.08)], 0.0015)
    return mix((0, thud(110, 0.22), 1), (0, clank, 0.55), (0.17, cloth(0.3, 900, 64, 0.3), 0.25), (0.4, wood(360, 0.08), 0.5), (0.42, bronze(784, 0.7, 0.3), 0.35))


def deep_sea_low_air():
    def beat(seed):
        return low(mix((0, thud(78, 0.2, seed), 1), (0, tone(0.22, [(156, 0.6, 0.16), (234, 0.25, 0.12)], 0.006, bend=0.85), 1)), 420)
    return mix((0, beat(65), 1), (0.26, beat(66), 0.7))


def deep_sea_drown():
    rng, parts = random.Random(70), []
    for n in range(17):
        at = 1.02 * (n / 16) ** 0.85
        parts.append((at, bubble(980 * 0.9 ** n * rng.uniform(0.9, 1.1), 0.1 + 0.004 * n, rng.uniform(1.15, 1.5)), (0.5 + 0.5 * rng.random()) * (1 - 0.4 * n / 16)))
    return mix(*parts, (0, swell(low(hiss(1.1, 71), 320), 0.25), 0.35))


def reveal(hertz, shine):
    """Chips turned over, one pitch a level: wood and stone below, more bronze the deeper they lay."""
    return mix((0, stone(hertz, 0.1), 0.35), (0.01, wood(hertz, 0.28), 0.8), (0.015, bronze(hertz * 2, 0.35 + 0.2 * shine, 0.6), 0.12 + 0.2 * shine))


def reef_slide():
    return mix((0, cloth(0.22, 1250, 80, 0.5), 0.7), (0.02, cloth(0.2, 480, 81, 0.6), 0.4), (0.2, stone(520, 0.1, 82), 0.6), (0.205, wood(330, 0.08), 0.5))


def reef_shell():
    return mix((0, stone(1040, 0.12, 83), 0.8), (0.07, stone(1310, 0.14, 84), 0.6), (0.09, cloth(0.25, 5200, 85, 0.2), 0.12))


def reef_snail():
    return mix((0, bubble(420, 0.12, 1.5), 1), (0.1, bubble(530, 0.12, 1.5), 0.8), (0.19, stone(790, 0.1, 86), 0.45))


def reef_star():
    notes = [(0, 880), (0.06, 1109), (0.12, 1319)]
    return mix(*((at, bronze(hertz, 0.55, 0.5), 0.6) for at, hertz in notes), (0, stone(900, 0.08, 87), 0.3))


def reef_pearl():
    return mix((0, stone(640, 0.1, 88), 0.5), (0.09, bronze(1568, 0.9, 0.7), 0.6), (0.1, bubble(1180, 0.08, 1.3), 0.3))


def reef_coral():
    return mix((0, wood(700, 0.07, 89), 0.9), (0.06, wood(880, 0.06, 90), 0.7), (0.11, wood(1180, 0.08, 91), 0.6), (0.02, fall(rise(band(hiss(0.25, 92), 2600, 0.6), 0.01), 0.2), 0.2))


def reef_score():
    return mix((0, wood(760, 0.05, 93), 0.8), (0.004, tone(0.16, [(1047, 1, 0.14), (2094, 0.25, 0.07)], 0.003), 0.35))


def reef_edge():
    fallen = band(hiss(0.9, 94), 620, 0.5)
    return mix((0, swell(fallen, 0.2), 0.8), (0.02, swell(low(hiss(0.85, 95), 260), 0.3), 0.9), (0.05, tone(0.8, [(196, 1, 0.7), (294, 0.4, 0.5)], 0.03, bend=0.55), 0.4))


def paper(seconds, seed, hertz=2600):
    """A card sliding over cards or felt."""
    return mix((0, cloth(seconds, hertz, seed, 0.3), 0.8), (0, cloth(seconds, hertz * 1.9, seed + 1, 0.2), 0.35))


def lost_cities_lift():
    return mix((0, paper(0.11, 80, 3100), 0.8), (0.05, wood(1250, 0.025, 80), 0.18))


def lost_cities_lay():
    return mix((0, paper(0.13, 82), 0.8), (0.09, thud(205, 0.09, 82), 0.7), (0.092, wood(640, 0.05, 83), 0.5))


def lost_cities_handshake():
    return mix((0, paper(0.12, 84), 0.6), (0.08, thud(180, 0.1, 84), 0.6), (0.1, bronze(659, 0.5, 0.4), 0.4), (0.2, bronze(988, 0.55, 0.4), 0.35))


def lost_cities_discard():
    return mix((0, paper(0.2, 86, 1900), 0.9), (0.14, thud(150, 0.13, 86), 0.8))


def lost_cities_draw():
    return mix((0, paper(0.17, 88, 2900), 0.9), (0.13, wood(980, 0.03, 88), 0.25))


def lost_cities_round_end():
    return mix((0, thud(130, 0.2, 90), 0.7), (0.02, bronze(392, 1.1), 0.9), (0.24, bronze(523, 0.9), 0.6), (0.24, string(262, 0.9, 91), 0.5))


def city(notes, seed):
    """The city at the end of a road: a short phrase, each land its own."""
    plucks = [(0.13 * n, string(hertz, 1.1 - 0.13 * n, seed=seed + n, damp=0.45), 1.0) for n, hertz in enumerate(notes)]
    last = 0.13 * (len(notes) - 1)
    return mix(*plucks, (last, bronze(notes[-1] * 2, 1.1 - last, 0.5), 0.25))


def blade(hertz, ring=0.5, seed=120):
    """Steel on steel: stiff high partials that beat against each other, and the scrape."""
    parts = [(1, 1, 1), (1.007, 0.6, 0.9), (2.76, 0.6, 0.7), (5.4, 0.35, 0.45), (8.93, 0.16, 0.25)]
    return mix((0, tone(ring, [(hertz * r, a, ring * f) for r, a, f in parts], 0.0012), 1), (0, fall(rise(band(hiss(0.05, seed), 4200, 0.8), 0.001), 0.04), 0.6))


def drum(hertz, ring=0.3, seed=130):
    """A war drum: skin and barrel."""
    return mix((0, thud(hertz, ring, seed), 1), (0, fall(rise(band(hiss(0.05, seed), 900, 0.7), 0.001), 0.05), 0.35), (0.002, wood(hertz * 3.1, ring * 0.3, seed), 0.16))


def clapper(seed=140):
    """The hardwood clapper of the opera."""
    return mix((0, wood(1180, 0.05, seed), 1), (0.001, wood(1720, 0.03, seed + 1), 0.5))


def swish(seconds, hertz, seed):
    """Something thin that cuts the air."""
    return mix((0, swell(band(hiss(seconds, seed), hertz, 1.4), 0.55), 0.9), (seconds * 0.2, swell(band(hiss(seconds * 0.7, seed + 1), hertz * 1.7, 1.6), 0.5), 0.5))


def war_card():
    return mix((0, paper(0.12, 150), 0.8), (0.085, thud(190, 0.1, 150), 0.8), (0.087, wood(560, 0.05, 150), 0.5))


def war_draw():
    return mix((0, paper(0.14, 152, 3000), 0.9), (0.1, wood(1080, 0.025, 152), 0.2))


def war_discard():
    return mix((0, paper(0.18, 154, 1800), 0.9), (0.13, thud(140, 0.12, 154), 0.7))


def war_equip():
    return mix((0, cloth(0.16, 1100, 156, 0.5), 0.6), (0.11, blade(1480, 0.22, 156), 0.4), (0.12, wood(340, 0.1, 156), 0.8), (0.2, blade(1980, 0.16, 157), 0.22))


def war_flip():
    return mix((0, paper(0.1, 158, 3400), 0.7), (0.08, clapper(158), 0.6))


def war_shuffle():
    return mix(*((0.055 * n, paper(0.12, 160 + n, 2400 + 180 * n), 0.7) for n in range(7)), (0.42, thud(180, 0.1, 160), 0.5))


def war_slash():
    return mix((0, swish(0.17, 2300, 162), 0.8), (0.13, blade(1240, 0.5, 162), 0.8), (0.135, wood(420, 0.08, 162), 0.4))


def war_dodge():
    return mix((0, swish(0.15, 2900, 164), 0.9), (0.1, swish(0.16, 1700, 166), 0.7), (0.2, wood(700, 0.05, 164), 0.35))


def war_peach():
    return mix((0, bubble(620, 0.09, 1.4), 0.5), (0.06, string(587, 0.6, 168, 0.4), 0.9), (0.16, string(880, 0.6, 169, 0.4), 0.8), (0.18, bronze(1175, 0.5, 0.4), 0.25))


def war_wine():
    glugs = [(0, 300), (0.11, 345), (0.2, 400), (0.28, 330)]
    return mix(*((at, bubble(hertz, 0.1, 1.5), 0.9) for at, hertz in glugs), (0.4, bronze(988, 0.35, 0.4), 0.25))


def war_nullify():
    return mix((0, bronze(740, 0.3, 0.4), 0.7), (0.05, swish(0.2, 1500, 170), 0.5), (0.18, low(thud(165, 0.16, 170), 900), 1), (0.19, wood(310, 0.1, 170), 0.6))


def war_chain():
    rng, parts, at = random.Random(172), [], 0.0
    while at < 0.34:
        parts.append((at, blade(rng.uniform(1500, 2500), 0.12, rng.randrange(999)), rng.uniform(0.3, 0.8)))
        at += rng.uniform(0.03, 0.06)
    return mix(*parts, (0.33, wood(380, 0.1, 172), 0.7))


def war_hurt():
    return mix((0, drum(120, 0.26, 174), 1), (0.004, wood(300, 0.09, 174), 0.6), (0.01, fall(rise(band(hiss(0.12, 174), 1500, 0.8), 0.002), 0.09), 0.4))


def war_fire():
    rng = random.Random(176)
    sparks = [(rng.uniform(0.05, 0.6), fall(rise(band(hiss(0.02, n), rng.uniform(1800, 4200), 1.5), 0.0008), 0.015), rng.uniform(0.4, 1)) for n in range(26)]
    return mix((0, swell(low(hiss(0.75, 176), 620), 0.2), 1.4), (0, swell(band(hiss(0.6, 177), 1400, 0.6), 0.18), 0.35), *sparks, (0, drum(110, 0.24, 176), 0.7))


def war_thunder():
    roll = [(0.1 + 0.09 * n, drum(70 + 6 * (n % 3), 0.3, 180 + n), 0.8 * 0.8 ** n) for n in range(7)]
    return mix((0, fall(rise(band(hiss(0.22, 178), 2600, 0.5), 0.001), 0.14), 1), (0.02, swell(low(hiss(1.0, 179), 240), 0.12), 1.5), *roll)


def war_heal():
    return mix(*((at, bronze(hertz, 0.6, 0.3), 0.6) for at, hertz in ((0, 784), (0.1, 988))), (0, string(392, 0.7, 186, 0.3), 0.3))


def war_dying():
    return mix(*((at, low(drum(84, 0.26, 188), 500), gain) for at, gain in ((0, 1), (0.2, 0.75), (0.62, 0.8), (0.82, 0.55))), (0.05, low(string(147, 1.0, 188, 0.7), 900), 0.4))


def war_death():
    return mix((0, drum(78, 0.4, 190), 1), (0.02, bronze(131, 1.15, 0.8), 0.9), (0.28, string(294, 0.8, 190, 0.6), 0.6), (0.46, string(220, 0.7, 191, 0.6), 0.6))


def war_skill():
    run = [(0.1 + 0.055 * n, string(hertz, 0.55, 192 + n, 0.4), 0.8) for n, hertz in enumerate((392, 440, 587, 659))]
    return mix((0, clapper(192), 0.7), (0.055, clapper(193), 0.6), *run, (0.27, bronze(1319, 0.5, 0.4), 0.2))


def war_good():
    return mix(*((at, bronze(hertz, 0.55, 0.5), 0.6) for at, hertz in ((0, 880), (0.1, 1175))), (0, stone(900, 0.08, 196), 0.25))


def war_bad():
    return mix((0, wood(300, 0.14, 198), 1), (0.13, wood(238, 0.2, 199), 1), (0.13, low(bronze(175, 0.5), 700), 0.4))


def war_turn():
    return mix((0, drum(130, 0.24, 200), 0.8), (0.13, drum(152, 0.22, 201), 0.6), (0.14, bronze(523, 0.7, 0.5), 0.35))


def war_turn_over():
    return mix((0, cloth(0.24, 1000, 202, 0.6), 0.7), (0.2, thud(150, 0.16, 202), 0.9), (0.205, wood(270, 0.12, 202), 0.7))


def war_call():
    claps = [(at, clapper(204 + n), 0.55 + 0.1 * n) for n, at in enumerate((0, 0.13, 0.23, 0.31))]
    return mix(*claps, (0.42, bronze(698, 0.75, 0.8), 0.7), (0.424, bronze(932, 0.5, 0.5), 0.25))


def war_victory():
    notes = [(0.12, 392), (0.24, 440), (0.36, 587), (0.5, 784)]
    plucks = [(at, string(hertz, 1.18 - at, 208 + n, 0.4), 0.9) for n, (at, hertz) in enumerate(notes)]
    beats = [(0, drum(98, 0.3, 208), 1), (0.24, drum(110, 0.26, 209), 0.7), (0.5, drum(98, 0.34, 210), 1)]
    return mix(*beats, *plucks, (0.5, bronze(196, 0.68, 0.8), 0.8))


# cue -> how it is made, and decibels beside an ordinary cue
CUES = {
    "ui_hover": (ui_hover, -12), "ui_press": (ui_press, 0), "ui_back": (ui_back, -1), "ui_error": (ui_error, 0), "ui_toggle": (ui_toggle, -2),
    "ui_slider": (ui_slider, -7), "ui_dialog": (ui_dialog, -1), "ui_toast": (ui_toast, -3),
    "shell_box_open": (shell_box_open, 0), "shell_table_turn": (shell_table_turn, 0), "shell_seat": (shell_seat, 0), "shell_hand_off": (shell_hand_off, 0),
    "shell_reveal": (shell_reveal, 0), "shell_your_turn": (shell_your_turn, 0), "shell_win": (shell_win, 2), "shell_lose": (shell_lose, 1),
    "deep_sea_breath": (deep_sea_breath, -2), "deep_sea_porthole": (deep_sea_porthole, -2), "deep_sea_dice_shake": (deep_sea_dice_shake, -1),
    "deep_sea_dice_land": (deep_sea_dice_land, 1), "deep_sea_hop": (deep_sea_hop, -4), "deep_sea_take": (deep_sea_take, 0), "deep_sea_drop": (deep_sea_drop, 0),
    "deep_sea_turn_back": (deep_sea_turn_back, -3), "deep_sea_home": (deep_sea_home, 1), "deep_sea_low_air": (deep_sea_low_air, 0), "deep_sea_drown": (deep_sea_drown, 0),
    "deep_sea_reveal_1": (lambda: reveal(392, 0.0), -1), "deep_sea_reveal_2": (lambda: reveal(494, 0.33), -1),
    "deep_sea_reveal_3": (lambda: reveal(587, 0.66), 0), "deep_sea_reveal_4": (lambda: reveal(784, 1.0), 1),
    "lost_cities_lift": (lost_cities_lift, -6), "lost_cities_lay": (lost_cities_lay, -1), "lost_cities_handshake": (lost_cities_handshake, -1),
    "lost_cities_discard": (lost_cities_discard, -2), "lost_cities_draw": (lost_cities_draw, -3), "lost_cities_round_end": (lost_cities_round_end, 1),
    "lost_cities_city_1": (lambda: city((294, 330, 349, 440), 100), 0), "lost_cities_city_2": (lambda: city((262, 330, 392, 523), 110), 0),
    "lost_cities_city_3": (lambda: city((440, 523, 587, 784), 120), 0), "lost_cities_city_4": (lambda: city((220, 262, 330, 440), 130), 0),
    "lost_cities_city_5": (lambda: city((196, 233, 294, 392), 140), 0), "lost_cities_city_6": (lambda: city((311, 392, 466, 622), 150), 0),
    "reef_slide": (reef_slide, -2), "reef_shell": (reef_shell, 0), "reef_snail": (reef_snail, -1), "reef_star": (reef_star, 0), "reef_pearl": (reef_pearl, 0),
    "reef_coral": (reef_coral, 0), "reef_score": (reef_score, -5), "reef_edge": (reef_edge, 0),
    "tam_quoc_sat_card": (war_card, -2), "tam_quoc_sat_draw": (war_draw, -4), "tam_quoc_sat_discard": (war_discard, -3), "tam_quoc_sat_equip": (war_equip, -1),
    "tam_quoc_sat_flip": (war_flip, -2), "tam_quoc_sat_shuffle": (war_shuffle, -2), "tam_quoc_sat_slash": (war_slash, 0), "tam_quoc_sat_dodge": (war_dodge, -1),
    "tam_quoc_sat_peach": (war_peach, 0), "tam_quoc_sat_wine": (war_wine, -1), "tam_quoc_sat_nullify": (war_nullify, 0), "tam_quoc_sat_chain": (war_chain, -1),
    "tam_quoc_sat_hurt": (war_hurt, 1), "tam_quoc_sat_fire": (war_fire, 1), "tam_quoc_sat_thunder": (war_thunder, 1), "tam_quoc_sat_heal": (war_heal, -2),
    "tam_quoc_sat_dying": (war_dying, 0), "tam_quoc_sat_death": (war_death, 2), "tam_quoc_sat_skill": (war_skill, -1), "tam_quoc_sat_good": (war_good, -1),
    "tam_quoc_sat_bad": (war_bad, -1), "tam_quoc_sat_turn": (war_turn, -2), "tam_quoc_sat_turn_over": (war_turn_over, -1), "tam_quoc_sat_call": (war_call, 0),
    "tam_quoc_sat_victory": (war_victory, 2),
}
ORDINARY = 10 ** (-21 / 20)


# ---------------------------------------------------------------- level and write
def loudest(sound):
    """Root mean square of the loudest 50 ms, the deep bass counted less, as ears do."""
    heard, size = high(sound, 160), frames(0.05)
    heard += [0.0] * size
    return max(math.sqrt(sum(x * x for x in heard[i:i + size]) / size) for i in range(0, len(heard) - size + 1, size // 4))


def trimmed(sound):
    """Without the inaudible tail, at most LONGEST, with a short fade to zero."""
    top = max(map(abs, sound))
    end = max(i for i, x in enumerate(sound) if abs(x) > top / 1000) + 1
    sound = sound[:min(end, frames(LONGEST - 0.02))]
    n = min(frames(0.025), len(sound) // 3)
    return [x * min(1.0, (len(sound) - 1 - i) / n) for i, x in enumerate(sound)]


def levelled(sound, decibels):
    sound = trimmed(high(sound, 40))
    gain = min(ORDINARY * 10 ** (decibels / 20) / loudest(sound), PEAK / max(map(abs, sound)))
    return [x * gain for x in sound]


def write(name, sound):
    SOUNDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder, name + ".wav")
        with wave.open(str(plain), "wb") as out:
            out.setparams((1, 2, RATE, 0, "NONE", ""))
            out.writeframes(array("h", [round(32767 * x) for x in sound]).tobytes())
        subprocess.run(["sox", "-D", "-R", str(plain), "-C", "5", "--comment", "", str(SOUNDS / (name + ".ogg"))], check=True)


def main(words):
    for name, (make, decibels) in CUES.items():
        if not words or any(word in name for word in words):
            sound = levelled(make(), decibels)
            write(name, sound)
            print(f"{name:22} {len(sound) / RATE:5.2f} s  peak {20 * math.log10(max(map(abs, sound))):6.1f} dB  loud {20 * math.log10(loudest(sound)):6.1f} dB")


if __name__ == "__main__":
    main(sys.argv[1:])
