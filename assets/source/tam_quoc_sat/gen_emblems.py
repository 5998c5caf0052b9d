#!/usr/bin/env python3
"""Central emblems of the playing cards, in the manner of a coloured woodblock print:
heavy ink line, flat mineral colours, a little hatching.  200 x 200, transparent.

    python gen_emblems.py   ->  sprites/emblems/<card id>.svg
"""
from __future__ import annotations
import os
from svgkit import *


INK, VER, OCH, IND, GRN, WHT = "#2A1A12", "#C23B22", "#DB9E2E", "#2B4C7E", "#3F7D58", "#FBF3DF"
GRY, BRN, PNK, SKY, STE, PUR, DRK, JAD = "#9AA3A6", "#7A4B28", "#E89AA2", "#8FB8CE", "#C9D2D4", "#5D3A78", "#4A2E1C", "#6FB096"


class T:
    """a pen with its own origin, scale and rotation"""

    def __init__(self, c, x=100, y=100, s=1.0, rot=0.0, flip=1):
        self.c, self.x, self.y, self.s, self.rot, self.flip = c, x, y, s, rot, flip

    def at(self, x, y, s=1.0, rot=0.0, flip=1):
        """nested pen"""
        a = math.radians(self.rot)
        px, py = x * self.s * self.flip, y * self.s
        return T(self.c, self.x + px * math.cos(a) - py * math.sin(a), self.y + px * math.sin(a) + py * math.cos(a), self.s * s, self.rot + rot * self.flip, self.flip * flip)

    def _q(self, d):
        p = d if isinstance(d, P) else P.parse(d)
        if self.flip < 0:
            p = p.map(lambda q: (-q[0], q[1]))
        return p.xf(self.x, self.y, self.s, self.rot)

    def p(self, d, fill="none", sw=4.0, ink=INK, op=None):
        """inked shape"""
        self.c.p(self._q(d).d(), fill=fill, stroke=ink if sw else None, sw=sw * self.s, op=op)

    def f(self, d, fill, op=None):
        self.c.p(self._q(d).d(), fill=fill, op=op)

    def l(self, d, col=INK, sw=3.0, op=None):
        self.c.p(self._q(d).d(), stroke=col, sw=sw * self.s, op=op)

    def br(self, pts, ws, col=INK, sw=0, ink=INK):
        self.c.p(self._q(brush(pts, ws)).d(), fill=col, stroke=ink if sw else None, sw=sw * self.s)

    def o(self, x, y, r, fill="none", sw=4.0, ry=None, ink=INK):
        self.p(circle_d(x, y, r, ry), fill, sw, ink)

    def sym(self, half, fill="none", sw=4.0):
        self.p(sym(half, 0), fill, sw)

    def both(self, d, fill="none", sw=4.0):
        p = P.parse(d)
        q = p.mirror(0)
        self.c.p(self._q(p).d() + self._q(q).d(), fill=fill, stroke=INK if sw else None, sw=sw * self.s)

    def bl(self, d, col=INK, sw=3.0):
        p = P.parse(d)
        q = p.mirror(0)
        self.c.p(self._q(p).d() + self._q(q).d(), stroke=col, sw=sw * self.s)


# ---------------------------------------------------------------- parts
def flame(t, a=VER, b=OCH, w=WHT):
    """upright flame, foot at (0, 0), about 100 tall"""
    t.p("M0 0C-30 -2 -42 -24 -36 -48C-32 -62 -22 -68 -20 -84C-12 -76 -8 -70 -8 -64C2 -74 4 -92 -2 -108C16 -98 22 -82 20 -66C26 -68 28 -76 28 -82C40 -62 46 -38 34 -18C26 -6 14 0 0 0Z", a)
    t.f("M0 -2C-18 -4 -26 -18 -22 -34C-18 -44 -10 -48 -8 -58C0 -52 2 -44 0 -38C8 -42 12 -50 12 -58C22 -46 28 -30 22 -16C16 -6 8 -2 0 -2Z", b)
    t.f("M0 -3C-8 -4 -12 -12 -8 -22C-4 -28 0 -30 2 -36C10 -28 12 -16 8 -8C6 -4 4 -3 0 -3Z", w)


def jian(t, L=120, w=9, blade=STE, guard=OCH, grip=VER, shade="#8C979B", pommel=OCH):
    """straight sword, point up at y=-L, guard at 0, grip below"""
    t.p(f"M0 {-L}L{w} {-L + 18}L{w} 0L{-w} 0L{-w} {-L + 18}Z", blade)
    t.f(f"M1 {-L + 6}L{w - 2} {-L + 19}L{w - 2} -2L1 -2Z", shade)
    t.l(f"M0 {-L + 8}L0 -4", INK, 2)
    t.p("M-24 -4C-20 -10 -10 -8 0 -8C10 -8 20 -10 24 -4C20 6 10 6 0 6C-10 6 -20 6 -24 -4Z", guard)
    t.p("M-6 6L6 6L6 40L-6 40Z", grip)
    t.l("M-6 14L6 20M-6 24L6 30M-6 34L6 39", INK, 2.4)
    t.o(0, 46, 8, pommel)


def dao(t, blade=STE, grip=VER, shade="#8C979B", guard=OCH):
    """curved sabre, point up"""
    t.p("M-8 4C-10 -40 -6 -84 18 -122C24 -92 20 -40 10 4Z", blade)
    t.f("M-5 0C-7 -40 -3 -80 16 -112C6 -76 2 -40 2 0Z", shade)
    t.p("M-22 2L22 2L20 12L-20 12Z", guard)
    t.p("M-6 12L6 12L6 46L-6 46Z", grip)
    t.l("M-6 20L6 26M-6 30L6 36M-6 40L6 45", INK, 2.4)
    t.o(0, 54, 9, "none", 5)


def tassel(t, col=VER):
    t.l("M0 0C4 8 -4 14 0 22", INK, 3)
    t.p("M-6 22L6 22L10 52L4 48L0 54L-4 48L-10 52Z", col, 3)
    t.f("M-6 22L6 22L6 28L-6 28Z", OCH)


def arrow(t, L=130, head=STE, fl=VER):
    t.l(f"M0 {L / 2}L0 {-L / 2}", INK, 7)
    t.l(f"M0 {L / 2 - 3}L0 {-L / 2}", "#C79A5A", 3)
    t.p(f"M0 {-L / 2 - 24}L11 {-L / 2 + 2}L0 {-L / 2 - 4}L-11 {-L / 2 + 2}Z", head, 3.4)
    for s in (1, -1):
        t.p(f"M0 {L / 2 - 30}L{13 * s} {L / 2 - 20}L{13 * s} {L / 2 + 4}L0 {L / 2 - 6}Z", fl, 3)


def cloud(t, fill=WHT, lines=True):
    t.p("M-60 20C-76 18 -78 -4 -60 -8C-60 -28 -34 -34 -24 -20C-16 -42 18 -42 24 -20C40 -30 60 -20 56 -4C74 -2 74 18 58 20Z", fill)
    if lines:
        t.br(spiral(-36, -2, 13, 3, 30, -300, 9), [3, 4, 2])
        t.br(spiral(24, -4, 14, 3, 150, 480, 9), [3, 4, 2])


def wave(t, fill=IND, foam=WHT):
    t.p("M-90 30C-84 -4 -58 -18 -40 0C-34 -22 -8 -30 6 -8C16 -26 44 -26 50 -4C64 -16 84 -8 90 12L90 44L-90 44Z", fill)
    for x, y, r, k in ((-60, 12, 13, 1), (-12, 6, 15, 1), (38, 10, 13, 1)):
        t.br(spiral(x, y, r, 3, 190, -130, 9), [3, 5, 3], foam)
    t.l("M-84 36C-60 26 -40 38 -16 32C10 26 40 40 86 32", foam, 3)


def hatch(t, x, y, w, h, n=5, col=INK):
    d = "".join(f"M{x + w * i / n:.1f} {y}L{x + w * i / n - 6:.1f} {y + h}" for i in range(n))
    t.l(d, col, 1.8, .7)


def blossom(t, r=16, col=PNK, core=OCH):
    for p in petals(0, 0, 5, r * .1, r, 30, -90):
        t.p(p, col, 2.6)
    t.o(0, 0, r * .25, core, 2)


def sweep(t, col=VER, light_=OCH):
    """cutting arc behind a blade"""
    t.f("M-88 54C-60 -60 30 -96 88 -62C40 -66 -28 -30 -52 62C-60 76 -86 74 -88 54Z", col)
    t.f("M-72 58C-52 -32 16 -76 70 -64C20 -58 -36 -18 -58 62Z", light_, .9)


# ---------------------------------------------------------------- basics
def slash(t):
    sweep(t)
    dao(t.at(-12, 30, 1.12, 42))
    for x, y, r in ((58, 34, 6), (70, 14, 4), (42, 54, 4)):
        t.p(f"M{x} {y - r * 1.8}C{x + r} {y} {x + r} {y + r} {x} {y + r}C{x - r} {y + r} {x - r} {y} {x} {y - r * 1.8}Z", VER, 2.6)


def fire_slash(t):
    flame(t.at(14, 86, 1.62, 8), VER, OCH, "#F7DC8A")
    dao(t.at(-14, 36, 1.08, 42), "#F3D9A2", DRK, "#D0612C")
    flame(t.at(-52, 92, .62, -10), VER, OCH)


def thunder_slash(t):
    sweep(t, PUR, "#A88BC4")
    dao(t.at(-12, 30, 1.12, 42), "#DCE3F0", IND, "#8E9AC0", OCH)
    t.p("M60 -12L34 26L50 28L30 70L78 22L60 20L80 -8Z", "#F4D35A", 3.6)
    t.p("M-40 -88L-62 -52L-48 -50L-66 -16L-26 -58L-42 -60L-26 -86Z", "#F4D35A", 3.6)


def dodge(t):
    """a swallow slips past the arrow"""
    for pts in ([(-70, 14), (-30, 30), (14, 28), (50, 16)], [(-40, -86), (-10, -70), (20, -68), (50, -80)]):
        t.br(pts, [1, 6, 6, 1], SKY)
    arrow(t.at(6, 58, 1.05, 84), 150)
    s = t.at(-4, -30, 1.02, -18)
    s.p("M-8 6C-30 -6 -52 -36 -88 -48C-70 -20 -50 12 -14 20Z", IND)
    s.p("M10 2C20 -22 34 -50 62 -68C60 -34 46 -4 22 14Z", IND)
    s.p("M-62 26C-40 10 0 -6 34 -4C52 -6 62 4 60 12L76 18L58 22C46 36 -2 40 -34 34L-80 56L-60 32L-92 34Z", IND)
    s.f("M-20 32C8 34 42 34 56 22C40 18 6 20 -20 32Z", WHT)
    s.f("M40 10C48 8 58 12 58 18C52 24 42 22 38 18Z", VER)
    s.o(48, 4, 3.4, WHT, 1.6)
    s.l("M-70 -34C-50 -26 -34 -10 -24 4M50 -50C42 -34 32 -18 20 -4", "#7FA0C8", 2.6)


def peach(t):
    t.l("M6 -62C0 -74 4 -84 14 -92", INK, 7)
    t.p("M4 -62C20 -96 62 -92 84 -66C60 -46 28 -44 4 -62Z", GRN)
    t.p("M0 -60C-26 -88 -60 -80 -78 -54C-52 -40 -24 -42 0 -60Z", "#5C9A6A")
    t.l("M4 -62C28 -68 56 -70 80 -66M0 -60C-26 -60 -50 -58 -74 -54", INK, 2.2)
    t.p("M0 -58C24 -70 78 -56 76 2C74 48 30 76 0 94C-30 76 -74 48 -76 2C-78 -56 -24 -70 0 -58Z", "#F2B6A8")
    t.f("M0 -58C24 -70 76 -56 74 2C72 46 30 74 2 92C34 56 40 -10 0 -58Z", "#E4707A")
    t.br([(0, -56), (14, -22), (14, 30), (0, 84)], [3, 5, 5, 1])
    t.l("M-52 -18C-56 0 -52 18 -44 32", WHT, 6, .8)
    for x, y in ((-20, 10), (-30, 30), (-14, 44), (-34, 0)):
        t.o(x, y, 2, "#C8505A", 0)


def wine(t):
    t.sym("M0 -84L22 -84L26 -70L18 -64C20 -44 66 -34 68 16C70 60 44 84 30 88L0 88", "#8A3B26")
    t.f("M20 -60C22 -44 64 -32 66 16C68 56 44 80 30 86C48 40 40 -20 14 -46Z", "#6B2A1B")
    t.sym("M0 -92L30 -92C34 -82 34 -70 28 -62L0 -58", VER)
    t.l("M-28 -62C-10 -54 10 -54 28 -62", OCH, 5)
    t.p("M0 -14L38 24L0 62L-38 24Z", WHT)
    t.p("M0 4C10 10 16 20 16 28C16 38 8 42 0 42C-8 42 -16 38 -16 28C-16 20 -10 10 0 4Z", VER, 3)
    t.l("M-56 4C-60 20 -58 40 -50 54", "#C9785A", 5)
    c = t.at(62, 70, .5)
    c.sym("M0 -20L44 -20C42 14 26 30 14 34L14 44L30 50L0 52", WHT, 7)
    c.f("M-38 -14L38 -14C36 -4 34 2 30 8L-30 8C-34 2 -36 -4 -38 -14Z", "#E0B85A")


# ---------------------------------------------------------------- tricks
def dismantle(t):
    wave(t.at(0, 52, 1.0))
    t.p("M-94 34C-74 -22 -46 -40 -20 -46L-14 -26L-22 -22L-14 -8C-34 -2 -50 12 -58 34Z", "#B9793F")
    t.p("M94 34C74 -22 50 -40 30 -44L20 -30L28 -22L18 -10C38 -2 52 12 58 34Z", "#B9793F")
    for d in ("M-84 12L-52 24M-70 -10L-40 8M-48 -30L-26 -4", "M84 12L52 24M72 -10L42 8M54 -28L32 -4"):
        t.l(d, INK, 3)
    t.p("M-96 -14L-96 -30L-80 -30L-80 -6ZM-66 -42L-66 -60L-50 -60L-50 -34ZM-34 -58L-34 -74L-20 -74L-20 -50Z", VER, 3.4)
    t.p("M96 -14L96 -30L80 -30L80 -6ZM66 -42L66 -60L50 -60L50 -34Z", VER, 3.4)
    t.l("M-88 -26C-78 -36 -68 -46 -58 -52C-48 -58 -38 -64 -27 -68M88 -26C78 -36 68 -46 58 -52", INK, 4)
    for x, y, r in ((-4, -18, 24), (10, 6, -32), (-2, 26, 12)):
        t.at(x, y, 1, r).p("M-16 -5L16 -5L16 5L-16 5Z", "#D79A58", 3)
    t.l("M4 -76L-2 -56M16 -70L14 -54M-8 -70L-12 -56", VER, 4)


def snatch(t):
    """a sheep led away on a rope"""
    t.l("M-56 60L-56 88M-30 64L-30 90M22 64L22 90M44 58L44 88", INK, 11)
    t.l("M-56 60L-56 86M-30 64L-30 88M22 64L22 88M44 58L44 86", "#5A4636", 5)
    t.p("M-70 58C-92 54 -94 26 -74 20C-86 2 -66 -18 -48 -8C-44 -30 -12 -34 -4 -16C10 -32 40 -22 38 -2C58 0 64 24 50 34C58 52 40 68 22 60C12 74 -12 74 -20 62C-32 76 -60 74 -70 58Z", WHT)
    for x, y in ((-58, 14), (-26, 4), (6, 6), (-40, 40), (-6, 38), (26, 30)):
        t.br(spiral(x, y, 11, 2, 160, -190, 9), [2.4, 3.4, 1.6])
    t.p("M34 -34C42 -50 66 -54 78 -40C92 -30 96 -8 84 0C72 6 62 2 54 -4C42 -6 34 -20 34 -34Z", "#4E3A2C")
    t.p("M30 -30C20 -30 14 -22 18 -14C28 -12 36 -18 38 -26Z", "#4E3A2C", 3.4)
    t.br([(44, -42), (30, -58), (38, -76), (58, -76), (66, -60), (56, -52)], [12, 12, 10, 8, 6, 3], OCH, 3)
    t.o(70, -26, 4, WHT, 2)
    t.l("M58 0C74 16 96 10 112 -18C118 -32 118 -44 116 -54", INK, 9)
    t.l("M58 0C74 16 96 10 112 -18C118 -32 118 -44 116 -54", "#E8A24A", 4.4)
    t.p("M96 -100L140 -100L136 -78L100 -78Z", IND)
    t.p("M98 -80C96 -64 100 -50 110 -46C124 -44 136 -52 137 -66L136 -80Z", "#EBC29A")
    t.l("M108 -50L108 -62M118 -48L118 -62M128 -51L128 -64", INK, 2.6)
    t.l("M104 -94L132 -94", OCH, 4)


def ex_nihilo(t):
    """two cards rising out of an empty swirl"""
    for k, (r, col) in enumerate(((86, SKY), (62, JAD))):
        t.br(spiral(0, 34, r, 8, 20 + k * 160, 20 + k * 160 + 330, 16), [2, 12, 12, 8, 3], col, 3)
    for x, rot in ((-30, -16), (30, 14)):
        s = t.at(x, -26, 1, rot)
        s.p(rrect(-28, -42, 56, 84, 8), WHT)
        s.l(rrect(-21, -35, 42, 70, 5), OCH, 3)
        s.p("M0 -20L12 0L0 20L-12 0Z", VER if x < 0 else IND, 3)
    for x, y, r in ((-74, -62, 9), (76, -56, 8), (0, -84, 10), (-84, 6, 6), (86, 12, 6)):
        t.p(f"M{x} {y - r}L{x + r * .3} {y - r * .3}L{x + r} {y}L{x + r * .3} {y + r * .3}L{x} {y + r}L{x - r * .3} {y + r * .3}L{x - r} {y}L{x - r * .3} {y - r * .3}Z", "#F4D35A", 2.4)


def duel(t):
    d = ""
    for i in range(16):
        p = polar(0, -20, 60 if i % 2 == 0 else 30, -90 + i * 22.5)
        d += ("M" if not d else "L") + f"{f(p[0])} {f(p[1])}"
    t.p(d + "Z", "#F4D35A", 3.4)
    t.f(circle_d(0, -20, 20), WHT)
    jian(t.at(-34, 42, 1.0, 34), 128, 9, STE, OCH, VER)
    jian(t.at(34, 42, 1.0, -34), 128, 9, "#E3E8E8", OCH, IND)
    tassel(t.at(-60, 82, .62, 20), VER)
    tassel(t.at(60, 82, .62, -20), IND)


def borrowed_sword(t):
    """a sleeved hand holds out another man's sword"""
    jian(t.at(16, 22, 1.12, 38), 128, 10, STE, OCH, VER)
    t.p("M-98 36C-70 22 -50 18 -30 24L-22 70C-44 78 -70 84 -98 86Z", IND)
    t.p("M-34 20L-18 18L-12 70L-26 74Z", OCH)
    t.p("M-18 24C-4 14 14 12 28 18C36 22 34 32 26 32C36 34 36 46 26 46C32 50 30 58 22 58C24 66 14 70 4 68L-14 66Z", "#EBC29A")
    t.l("M4 32L26 32M6 46L26 46M6 58L22 58", INK, 2.8)
    t.l("M-90 48C-74 44 -58 40 -44 42M-90 64C-72 60 -58 58 -42 58", "#7FA0C8", 3)
    t.p("M46 44C60 40 74 48 74 60L66 62L72 84L58 86L54 64L46 62Z", WHT, 3)
    t.l("M36 36L48 48", INK, 3)


def barbarian_invasion(t):
    """war elephant, face on"""
    t.both("M34 -30C58 -62 96 -56 98 -16C98 20 72 36 46 26Z", "#8B8F92")
    t.both("M50 -26C64 -44 84 -40 86 -14C86 8 70 18 54 14Z", "#C98C84", 3)
    t.sym("M0 -70C30 -70 50 -52 50 -22C52 8 40 26 28 36C26 60 22 76 18 86C14 96 4 96 0 94", "#A3A7A8")
    t.bl("M4 50L18 48M3 62L17 60M2 74L15 72M5 38L20 36", INK, 2.6)
    t.both("M24 26C30 52 52 66 78 56C66 76 34 80 16 52Z", WHT)
    t.both("M14 -8C20 -18 36 -18 40 -6C34 4 18 4 14 -8Z", WHT, 3)
    for x in (-28, 28):
        t.o(x, -7, 4.4, INK, 0)
    t.sym("M0 -92C26 -92 46 -76 50 -52C34 -60 18 -62 14 -40L0 -22", VER)
    t.sym("M0 -78L12 -64L0 -46", OCH, 3)
    t.bl("M22 -80C34 -76 42 -66 44 -58", OCH, 4)
    for x in (18, 30, 42):
        t.o(x, -52 + (x - 18) * .1, 4, OCH, 2)
        t.o(-x, -52 + (x - 18) * .1, 4, OCH, 2)


def arrow_barrage(t):
    for x, y, s in ((-62, -22, 1.05), (46, -38, 1.05), (-12, -4, 1.35), (44, 34, 1.2), (-56, 48, 1.0)):
        arrow(t.at(x, y, s, 164), 84, STE, VER if s > 1.1 else IND)
    t.l("M-20 -92L-26 -78M76 -80L70 -64M-88 -80L-92 -66M84 26L80 42M4 70L-2 84", INK, 3.4)


def peach_garden(t):
    """three cups under a blossoming branch"""
    t.br([(-96, -84), (-40, -64), (10, -56), (56, -70), (92, -60)], [10, 9, 8, 6, 2], BRN, 3.4)
    t.br([(-20, -60), (-34, -36), (-60, -28)], [7, 5, 2], BRN, 3)
    t.br([(34, -62), (50, -40), (76, -36)], [6, 4, 2], BRN, 3)
    for x, y, r in ((-66, -58, 15), (-22, -84, 14), (-62, -24, 12), (18, -38, 15), (52, -86, 13), (80, -34, 12)):
        blossom(t.at(x, y), r)
    for x, y, col in ((-56, 56, "#4E8A62"), (56, 56, INK), (0, 40, VER)):
        s = t.at(x, y, .96)
        s.sym("M0 -26L34 -26C34 0 22 14 10 18L10 28L24 36L0 38", WHT)
        s.f("M-29 -21L29 -21C29 -16 28 -12 26 -8L-26 -8C-28 -12 -29 -16 -29 -21Z", "#E6BE62")
        s.f("M-12 -2L12 -2L6 12L-6 12Z", col)
    for x, y in ((-30, 6), (36, 2), (-84, 16)):
        t.at(x, y, 1, 30).p("M0 -6C7 -6 8 6 0 8C-8 6 -7 -6 0 -6Z", PNK, 2)


def harvest(t):
    t.o(0, -30, 46, "#F0C14A")
    for i in range(12):
        a = -90 + i * 30
        p, q = polar(0, -30, 54, a), polar(0, -30, 68, a)
        t.l(f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}", VER, 5)
    for x, r in ((-34, -20), (34, 20), (-16, -9), (16, 9), (0, 0)):
        s = t.at(x * .6, 50, 1, r)
        s.l("M0 20L0 -80", BRN, 5)
        for k in range(5):
            y = -104 + k * 13
            for sg in (1, -1):
                s.p(f"M0 {y + 18}C{6 * sg} {y + 2} {14 * sg} {y} {17 * sg} {y}C{18 * sg} {y + 10} {10 * sg} {y + 18} 0 {y + 18}Z", OCH, 2.4)
        s.p("M0 -98C-6 -106 -5 -114 0 -120C5 -114 6 -106 0 -98Z", OCH, 2.4)
    t.sym("M0 34L64 34C66 62 50 88 30 92L0 92", "#B9793F")
    t.l("M-60 48L60 48M-54 64L54 64M-44 79L44 79", INK, 3)
    for x in (-40, -20, 0, 20, 40):
        t.l(f"M{x} 36L{x * .8} 90", INK, 2.4)
    t.p("M-70 28L70 28L70 40L-70 40Z", VER, 3.6)


def nullification(t):
    """a jade ring breaks the arrow"""
    for i in range(8):
        a = 22.5 + i * 45
        p, q = polar(0, 0, 78, a), polar(0, 0, 94, a)
        t.l(f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}", OCH, 6)
    t.o(0, 0, 68, JAD)
    t.o(0, 0, 54, "#A9D3BF", 2.4)
    for i in range(12):
        p = polar(0, 0, 61, i * 30)
        t.o(p[0], p[1], 3.4, WHT, 1.8)
    t.o(0, 0, 30, WHT)
    for a in range(0, 360, 90):
        s = t.at(0, 0, 1, a)
        s.br(spiral(30, 30, 11, 2, 200, -160, 9), [2.6, 3.4, 1.6])
    s = t.at(-44, 26, 1, 52)
    s.l("M0 58L0 -20", INK, 8)
    s.l("M0 55L0 -18", "#C79A5A", 3.6)
    s.p("M0 30L14 40L14 66L0 56ZM0 30L-14 40L-14 66L0 56Z", VER, 3)
    s.l("M-6 -26L0 -16L5 -30", INK, 4)
    s = t.at(36, -30, 1, 66)
    s.l("M0 34L0 -26", INK, 8)
    s.l("M0 32L0 -26", "#C79A5A", 3.6)
    s.p("M0 -56L13 -26L0 -33L-13 -26Z", STE, 3.4)
    t.p("M-8 -12L-2 -2L-14 4L0 8L-2 22L10 10L22 14L14 2L24 -8L10 -6Z", "#F4D35A", 3)


def fire_attack(t):
    """a fire ship"""
    wave(t.at(0, 60, 1.0), IND)
    flame(t.at(-4, 34, 1.28), VER, OCH, "#F7DC8A")
    flame(t.at(46, 32, .66, 12), VER, OCH)
    flame(t.at(-48, 32, .6, -10), VER, OCH)
    t.p("M-84 22C-60 34 56 34 88 14C84 44 66 62 46 62L-48 62C-68 58 -80 42 -84 22Z", BRN)
    t.l("M-74 38C-40 48 44 48 80 34", INK, 3)
    for x in (-44, -16, 12, 40):
        t.o(x, 52, 5, OCH, 2.4)


def iron_chain(t):
    def link(x, y, rot, over=False):
        s = t.at(x, y, 1, rot)
        d = rrect(-38, -21, 76, 42, 21)
        s.l(d, INK, 22)
        s.l(d, "#7C878C", 14)
        s.l(rrect(-38, -21, 76, 42, 21), "#B9C4C8", 4)
    link(-48, 48, -45)
    link(48, -48, -45)
    link(0, 0, 45 - 90 + 0)
    # re-lay crossings so the links really interlock
    for (x, y) in ((-22, 26), (26, -22)):
        s = t.at(x, y, 1, 45)
        s.l("M-2 -16L-2 12", INK, 22)
        s.l("M-2 -18L-2 14", "#7C878C", 14)
        s.l("M-2 -18L-2 14", "#B9C4C8", 4)
    t.p("M-88 60L-70 92M88 -60L70 -92", VER, 0)
    for x, y in ((62, 56), (-62, -56)):
        t.p(f"M{x - 20} {y}L{x} {y - 20}L{x + 20} {y}L{x} {y + 20}Z", VER, 3.6)
        t.o(x, y, 7, OCH, 2.6)


def indulgence(t):
    """lute, wine and a peony: no thought of home"""
    s = t.at(-14, 6, 1.0, 28)
    s.sym("M0 -30C18 -26 48 -4 48 38C48 68 26 84 0 84", "#C98A4A")
    s.f("M6 -28C22 -22 46 0 46 38C46 64 28 80 8 82C30 50 26 0 6 -28Z", "#A5642C")
    s.p("M-8 -88L8 -88L9 -26L-9 -26Z", DRK)
    s.p("M-14 -96L14 -96C16 -88 12 -82 0 -82C-12 -82 -16 -88 -14 -96Z", VER, 3)
    s.l("M-20 -76L-8 -76M-20 -64L-8 -64M8 -70L20 -70M8 -58L20 -58", INK, 5)
    s.l("M-4 -80L-4 60M0 -80L0 60M4 -80L4 60", "#F3E2BC", 1.5)
    s.p("M-22 58L22 58L20 66L-20 66Z", DRK, 3)
    s.bl("M14 14C22 18 22 30 16 34", INK, 3)
    for r, k in ((36, "#E4707A"), (26, "#EE9BA2"), (15, "#F8CFCB")):
        for p in petals(54, 54, 8 if r > 20 else 6, 3, r, 22, -90 + r):
            t.p(p, k, 2.4)
    t.o(54, 54, 5, OCH, 2)
    t.p("M84 76C98 72 98 58 90 52C84 58 82 68 84 76Z", GRN, 2.8)
    for x, y in ((58, -58), (80, -30)):
        t.l(f"M{x} {y}L{x} {y - 28}C{x + 14} {y - 24} {x + 18} {y - 16} {x + 14} {y - 8}", INK, 4)
        t.o(x - 6, y, 7, INK, 0, 5)


def supply_shortage(t):
    """a slashed grain sack and a broken seal"""
    t.p("M-46 -50C-60 -20 -78 20 -70 62C-64 84 -30 90 0 90C30 90 64 84 70 62C78 20 60 -20 46 -50C30 -42 -30 -42 -46 -50Z", "#D5A765")
    t.f("M46 -50C60 -20 76 20 68 62C62 84 30 88 6 88C40 50 44 0 30 -46Z", "#B8874A")
    t.p("M-54 -84C-40 -72 -36 -68 -30 -62C-10 -72 10 -72 30 -62C36 -68 42 -74 54 -84C56 -68 52 -58 44 -48C20 -40 -20 -40 -44 -48C-52 -58 -56 -68 -54 -84Z", "#E4BE82")
    t.l("M-46 -52C-20 -42 20 -42 46 -52", VER, 8)
    t.br([(-58, -6), (-20, 10), (20, 28), (62, 34)], [2, 16, 16, 2], INK)
    t.br([(-48, -2), (-18, 11), (18, 27), (52, 33)], [1, 8, 8, 1], "#5A3418")
    for x, y in ((-10, 40), (4, 52), (-22, 56), (18, 60), (-4, 70), (12, 78), (-30, 78), (34, 82), (-48, 92), (50, 94), (0, 94)):
        t.at(x, y, 1, x).p("M0 -6C5 -4 5 4 0 7C-5 4 -5 -4 0 -6Z", "#F6E3A6", 2)
    t.o(0, -14, 0.1, WHT, 0)
    t.l("M62 -70L92 -88M70 -56L98 -58M58 -84L72 -98", VER, 6)


def lightning(t):
    cloud(t.at(0, -46, 1.28), "#6E7F9A")
    t.br(spiral(-46, -48, 17, 3, 30, -300, 9), [3, 5, 3], WHT)
    t.br(spiral(30, -52, 18, 3, 150, 480, 9), [3, 5, 3], WHT)
    t.p("M8 -26L-40 34L-8 36L-28 96L46 16L14 14L40 -26Z", "#F4D35A")
    t.f("M6 -20L-22 24L4 26L-10 66L34 20L8 18L28 -20Z", "#FBE9A0")
    t.p("M-66 -14L-86 18L-72 20L-82 48L-52 10L-66 8L-54 -14Z", VER, 3.4)
    t.p("M70 -10L56 20L68 22L60 46L86 12L74 10L84 -12Z", VER, 3.4)


# ---------------------------------------------------------------- weapons
def zhuge_crossbow(t):
    s = t.at(0, 0, 1, 0)
    s.br([(-94, 6), (-62, -34), (0, -48), (62, -34), (94, 6)], [6, 15, 17, 15, 6], BRN, 4)
    s.bl("M94 6L0 30", INK, 3.4)
    s.p("M-13 -70L13 -70L13 92L-13 92Z", "#B9793F")
    s.l("M-5 -66L-5 88M5 -66L5 88", INK, 1.8)
    s.p("M-24 -8L24 -8L24 50L-24 50Z", OCH)
    s.p("M-16 0L16 0L16 42L-16 42Z", WHT, 3)
    for y in (8, 20, 32):
        s.l(f"M-12 {y}L12 {y}", INK, 4)
        s.p(f"M12 {y - 6}L22 {y}L12 {y + 6}Z", STE, 2)
    s.p("M0 -98L10 -70L-10 -70Z", STE)
    s.p("M-26 62C-14 56 14 56 26 62L22 76L-22 76Z", VER, 3.4)
    for x in (-62, 62):
        s.o(x, -32, 6, OCH, 2.6)


def qinggang_sword(t):
    s = t.at(-6, 34, 1.2, 30)
    jian(s, 124, 14, "#BFE0D2", OCH, IND, "#6FA894")
    s.l("M0 -40L-5 -34L0 -28L5 -34ZM0 -64L-5 -58L0 -52L5 -58ZM0 -88L-5 -82L0 -76L5 -82Z", "#2F6E58", 2.4)
    tassel(t.at(-36, 82, .9, 10), GRN)
    t.br([(34, -96), (64, -66), (70, -30)], [1, 6, 1], JAD)
    t.br([(-14, -76), (-40, -40), (-48, 0)], [1, 6, 1], JAD)


def ice_sword(t):
    # a bank of ice crystals behind the blade
    for x, y, r, k in ((-40, 30, -30, 1.25), (40, 30, 30, 1.25), (-26, -6, -16, 1.3), (26, -6, 16, 1.3)):
        s = t.at(x, y, k, r)
        s.p("M0 -52L15 -18L13 40L-13 40L-15 -18Z", "#BFE0F2", 3.4)
        s.f("M0 -48L0 40L-11 40L-13 -18Z", "#E4F3FA")
        s.l("M0 -50L0 38", INK, 1.8)
    jian(t.at(0, 34, 1.16, 0), 124, 12, "#F4FAFD", "#7FB0D2", IND, "#B4D4E8", "#7FB0D2")
    for (x, y, r) in ((-70, -62, 25), (72, -50, 20)):
        for col, w in ((INK, 7), ("#8FC4E4", 3.4)):
            for a in range(0, 180, 60):
                p, q = polar(x, y, r, a + 30), polar(x, y, -r, a + 30)
                t.l(f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}", col, w)
        for a in range(0, 360, 60):
            p = polar(x, y, r * .58, a + 30)
            q1, q2 = polar(x, y, r * .92, a + 8), polar(x, y, r * .92, a + 52)
            t.l(f"M{q1[0]:.1f} {q1[1]:.1f}L{p[0]:.1f} {p[1]:.1f}L{q2[0]:.1f} {q2[1]:.1f}", IND, 2.6)


def twin_swords(t):
    jian(t.at(-30, 48, 1.05, -22), 132, 9, "#F2CFC4", OCH, VER, "#D0705A")
    jian(t.at(30, 48, 1.05, 22), 132, 9, "#C4D6EA", OCH, IND, "#6E90BC")
    t.o(0, 26, 27, WHT)
    r, k = 27, .5523
    t.f(f"M0 {26 - r}C{r * k} {26 - r} {r} {26 - r * k} {r} 26C{r} {26 + r * k} {r * k} {26 + r} 0 {26 + r}C{-r / 2 * k} {26 + r} {-r / 2} {26 + r / 2 + r / 2 * k} {-r / 2} {26 + r / 2}C{-r / 2} {26 + r / 2 - r / 2 * k} {-r / 2 * k} 26 0 26C{r / 2 * k} 26 {r / 2} {26 - r / 2 + r / 2 * k} {r / 2} {26 - r / 2}C{r / 2} {26 - r / 2 - r / 2 * k} {r / 2 * k} {26 - r} 0 {26 - r}Z", INK)
    t.o(0, 26 - r / 2, 4.4, WHT, 0)
    t.o(0, 26 + r / 2, 4.4, INK, 0)


def guding_blade(t):
    s = t.at(-20, 46, 1.22, 38)
    s.p("M-14 4L-16 -70C-14 -96 0 -112 24 -118C28 -84 24 -40 18 4Z", STE)
    s.f("M-11 0L-13 -70C-11 -92 0 -106 18 -112C4 -86 2 -40 2 0Z", "#8C979B")
    s.l("M8 -10L11 -84", INK, 2.2)
    s.o(6, -24, 4, OCH, 2.4)
    s.o(8, -44, 4, OCH, 2.4)
    s.o(9, -64, 4, OCH, 2.4)
    s.p("M-26 2L28 2L24 14L-22 14Z", OCH)
    s.p("M-8 14L10 14L8 50L-6 50Z", VER)
    s.l("M-7 22L9 28M-7 32L9 38M-6 42L8 48", INK, 2.4)
    s.o(1, 62, 12, "none", 11)
    s.l(circle_d(1, 62, 12), OCH, 4.4)
    t.br([(-66, 62), (-84, 78), (-78, 94)], [3, 8, 1], VER, 2)


def pole(s, y0=-40, y1=110, col=BRN):
    s.p(f"M-6 {y0}L6 {y0}L6 {y1}L-6 {y1}Z", col)
    s.l(f"M-2 {y0 + 4}L-2 {y1 - 4}", "#C79A5A", 2.2)


def green_dragon_blade(t):
    s = t.at(0, 8, 1.0, 30)
    pole(s, 10, 92, "#2F5E46")
    # blade: broad belly forward, notched spur behind
    s.p("M-12 -2C-16 -30 -12 -62 6 -86C14 -98 24 -110 26 -126C54 -104 70 -66 60 -30C54 -10 36 4 12 4Z", "#CFE8DC")
    s.p("M-12 -14C-26 -22 -34 -36 -32 -54C-26 -46 -20 -44 -14 -46C-20 -54 -20 -66 -12 -76C-12 -62 -6 -56 2 -54L-2 -14Z", "#8CC3AC")
    s.f("M16 0C38 -2 52 -14 57 -30C66 -64 52 -98 29 -118C46 -84 48 -40 12 -2Z", "#5FA489")
    s.l("M4 -14C4 -44 12 -72 26 -96", "#2F6E58", 3)
    # dragon mouth that bites the blade
    s.p("M-26 16C-28 -2 -14 -14 4 -12C20 -14 34 -6 40 6C30 8 26 12 30 20C18 34 -14 36 -26 16Z", OCH)
    s.o(6, 0, 5, WHT, 2.4)
    s.o(7, 0, 2, INK, 0)
    s.l("M18 10L26 18M10 12L16 22", INK, 3)
    s.br([(-20, 4), (-40, 0), (-46, -16)], [9, 7, 1], GRN, 2.6)
    s.br([(-22, 16), (-44, 20), (-58, 10)], [9, 7, 1], GRN, 2.6)
    s.p("M-10 28C-28 40 -32 58 -26 76C-16 66 -8 54 0 46C8 54 16 66 26 76C32 58 28 40 10 28Z", VER, 3.4)
    s.p("M-13 26L13 26L11 36L-11 36Z", OCH, 3)


def serpent_spear(t):
    s = t.at(4, 10, 1.0, 30)
    pole(s, -4, 84, DRK)
    pts = [(0, 6), (-18, -16), (16, -38), (-16, -60), (12, -82), (0, -116)]
    s.br(pts, [20, 27, 26, 23, 18, 1], STE, 4)
    s.br([(2, 0), (-15, -18), (16, -39), (-14, -61), (11, -82), (1, -108)], [2, 4, 4, 4, 3, 1], "#7C878C")
    s.p("M-14 4L14 4L10 20L-10 20Z", OCH)
    s.p("M-12 20C-26 30 -28 46 -22 58C-14 50 -8 38 0 32C8 38 14 50 22 58C28 46 26 30 12 20Z", VER, 3)


def stone_axe(t):
    s = t.at(0, 0, 1.05, 22)
    pole(s, -76, 84, BRN)
    s.p("M4 -66C30 -62 54 -74 74 -90C92 -56 92 -12 72 24C54 8 30 -2 4 -4Z", "#A9ADA6")
    s.f("M58 -76C66 -82 70 -86 74 -90C92 -56 92 -12 72 24C66 18 60 14 54 10C70 -18 70 -48 58 -76Z", "#D5D8D2")
    s.l("M18 -54L32 -40L26 -26L40 -14M46 -66L42 -54L50 -46", INK, 2.6)
    s.p("M-4 -58C-22 -56 -36 -50 -48 -40C-36 -26 -22 -16 -4 -12Z", "#8F948C")
    s.l("M-10 -64L10 -50M10 -64L-10 -50M-10 -20L10 -6M10 -20L-10 -6", OCH, 5)
    s.l("M-8 40L8 48M-8 52L8 60M-8 64L8 72", VER, 5)


def sky_halberd(t):
    s = t.at(2, 8, 1.0, 30)
    pole(s, -24, 78, VER)
    s.p("M0 -118L10 -88L6 -24L-6 -24L-10 -88Z", STE)
    s.l("M0 -110L0 -28", INK, 2)
    for sg in (1, -1):
        s.p(f"M{6 * sg} -66L{22 * sg} -66C{20 * sg} -92 {38 * sg} -102 {54 * sg} -96C{40 * sg} -80 {44 * sg} -36 {58 * sg} -16C{40 * sg} -10 {22 * sg} -22 {22 * sg} -44L{6 * sg} -44Z", STE)
        s.l(f"M{32 * sg} -86C{26 * sg} -64 {28 * sg} -42 {38 * sg} -26", "#7C878C", 2.6)
    s.p("M-14 -24L14 -24L11 -10L-11 -10Z", OCH)
    s.p("M-12 -10C-26 0 -28 16 -22 28C-14 20 -8 8 0 2C8 8 14 20 22 28C28 16 26 0 12 -10Z", "#EDE3CC", 3)


def kylin_bow(t):
    s = t.at(14, 0, 1.0, 20)
    s.br([(34, -100), (8, -84), (-46, -52), (-56, 0), (-46, 52), (8, 84), (34, 100)], [5, 10, 15, 17, 15, 10, 5], "#B4472E", 4)
    for y in (-58, 58):
        s.l(f"M-50 {y * .72}L-36 {y * .72 + (6 if y < 0 else -6)}", OCH, 5)
        s.l(f"M-40 {y}L-28 {y + (8 if y < 0 else -8)}", OCH, 5)
    s.p("M-66 -16L-48 -16L-48 16L-66 16Z", OCH)
    s.l("M34 -100L34 100", INK, 2.6)
    for sg in (1, -1):
        s.br([(20, 92 * sg), (44, 96 * sg), (52, 80 * sg)], [10, 8, 1], OCH, 2.6)
    a = s.at(-6, 0, 1, -90)
    arrow(a, 92, STE, GRN)
    # kirin flame
    t.at(-66, 56, .5, -20).p("M0 0C-30 -2 -42 -24 -36 -48C-32 -62 -22 -68 -20 -84C-12 -76 -8 -70 -8 -64C2 -74 4 -92 -2 -108C16 -98 22 -82 20 -66C40 -62 46 -38 34 -18C26 -6 14 0 0 0Z", OCH, 6)


def vermilion_fan(t):
    for i in range(9):
        a = (i - 4) * 14
        s = t.at(0, 62, 1, a)
        s.p("M0 0C-22 -44 -22 -112 0 -146C22 -112 22 -44 0 0Z", VER if i % 2 == 0 else "#D9622C", 3.6)
        s.l("M0 -20L0 -136M0 -90L9 -104M0 -90L-9 -104M0 -68L10 -84M0 -68L-10 -84", "#F3C46A", 2)
        s.o(0, -112, 9, OCH, 2.6, 12)
        s.o(0, -112, 4, IND, 0, 6)
    t.p("M-26 44C-14 34 14 34 26 44L14 66L-14 66Z", OCH)
    t.p("M-7 62L7 62L7 96L-7 96Z", DRK)
    t.o(0, 50, 8, VER, 3)


# ---------------------------------------------------------------- armour
def eight_diagrams(t):
    d = "".join(("M" if i == 0 else "L") + "%.1f %.1f" % polar(0, 0, 96, 22.5 + i * 45) for i in range(8)) + "Z"
    t.p(d, "#EBD9A8")
    d = "".join(("M" if i == 0 else "L") + "%.1f %.1f" % polar(0, 0, 88, 22.5 + i * 45) for i in range(8)) + "Z"
    t.l(d, VER, 2.6)
    pats = [(1, 1, 1), (1, 1, 0), (0, 1, 0), (1, 0, 0), (0, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1)]
    for i, pat in enumerate(pats):
        s = t.at(0, 0, 1, i * 45)
        for k, full in enumerate(pat):
            y = -76 + k * 12
            w = 20 - k * 1.5
            if full:
                s.f(f"M{-w} {y - 3.4}L{w} {y - 3.4}L{w} {y + 3.4}L{-w} {y + 3.4}Z", INK)
            else:
                s.f(f"M{-w} {y - 3.4}L-4 {y - 3.4}L-4 {y + 3.4}L{-w} {y + 3.4}ZM4 {y - 3.4}L{w} {y - 3.4}L{w} {y + 3.4}L4 {y + 3.4}Z", INK)
    r, k = 36, .5523
    t.o(0, 0, r, WHT)
    t.f(f"M0 {-r}C{r * k} {-r} {r} {-r * k} {r} 0C{r} {r * k} {r * k} {r} 0 {r}C{-r / 2 * k} {r} {-r / 2} {r / 2 + r / 2 * k} {-r / 2} {r / 2}C{-r / 2} {r / 2 - r / 2 * k} {-r / 2 * k} 0 0 0C{r / 2 * k} 0 {r / 2} {-r / 2 + r / 2 * k} {r / 2} {-r / 2}C{r / 2} {-r / 2 - r / 2 * k} {r / 2 * k} {-r} 0 {-r}Z", INK)
    t.o(0, -r / 2, 6, WHT, 0)
    t.o(0, r / 2, 6, INK, 0)


def renwang_shield(t):
    """guardian-king shield: a fierce temple face"""
    t.sym("M0 -94L66 -82C74 -20 62 50 0 96", "#3C4A52")
    t.sym("M0 -84L56 -74C64 -20 52 42 0 82", "#D8C79A", 2.6)
    t.both("M8 -40C20 -58 44 -60 52 -46C42 -42 34 -34 28 -26C20 -26 12 -30 8 -40Z", VER, 3)
    t.both("M10 -18C18 -32 42 -30 46 -16C38 -4 16 -4 10 -18Z", WHT, 3)
    for x in (-28, 28):
        t.o(x, -16, 6, INK, 0)
    t.sym("M0 -16C8 -16 10 -2 20 6C20 16 8 18 0 18", VER, 3)
    t.sym("M0 26C22 22 40 24 46 16C46 40 26 56 0 58", INK, 0)
    t.sym("M0 32C16 30 30 30 38 26C34 36 18 40 0 40", WHT, 2)
    t.both("M22 38L32 36L26 54Z", WHT, 2)
    t.sym("M0 -76C10 -68 12 -58 8 -48L0 -44", OCH, 3)
    for x, y in ((50, -66), (56, -30), (52, 8), (38, 44), (18, 66)):
        t.o(x + 4, y, 3.6, OCH, 1.6)
        t.o(-x - 4, y, 3.6, OCH, 1.6)


def silver_lion(t):
    for i in range(13):
        p = polar(0, -4, 74, -210 + i * 20)
        t.o(p[0], p[1], 20, "#B9C4C8")
        t.br(spiral(p[0], p[1], 12, 2, -210 + i * 20, -210 + i * 20 + 330, 9), [2.4, 3, 1.4])
    t.sym("M0 -66C36 -68 62 -44 62 -8C62 28 44 48 30 56L26 82L0 84", "#E6ECEC")
    t.both("M30 -52C36 -74 62 -74 66 -56C66 -42 56 -34 48 -34Z", "#E6ECEC")
    t.both("M10 -20C20 -36 46 -36 52 -20C44 -6 18 -4 10 -20Z", WHT, 3.4)
    for x in (-30, 30):
        t.o(x, -19, 7.4, OCH, 2)
        t.o(x, -19, 3.6, INK, 0)
    t.both("M6 -28C18 -46 44 -48 56 -34C50 -52 26 -60 10 -48C6 -42 6 -34 6 -28Z", "#7C878C", 3)
    t.sym("M0 -10C14 -12 26 0 26 12C20 24 8 22 0 26", "#7C878C", 3.4)
    t.sym("M0 32C20 26 36 30 44 22C46 52 26 66 0 68", INK, 0)
    t.both("M10 32L22 32L17 50ZM30 31L42 26L38 42Z", WHT, 2)
    t.sym("M0 50C14 48 20 56 14 64L0 66", VER, 2)
    t.o(0, -52, 9, VER, 3)


def vine_armor(t):
    def weave(half, step=15):
        d = sym(half, 0)
        t.p(d, "#D2A757", 4.4)
        hull = P.parse(d).flat(8)
        hull = [(x * .97, y) for x, y in hull]
        for i in range(-16, 17):
            for sg, col in ((1, "#8A5A20"), (-1, "#A9742E")):
                x = i * step
                for q in clip_concave([(x - 101 * sg, -110), (x - 97 * sg, -110), (x + 105 * sg, 110), (x + 101 * sg, 110)], hull):
                    t.f(poly(q), col)
        t.l(d, INK, 4.4)
    # skirt plates
    for x, r in ((-44, 10), (44, -10), (0, 0)):
        s = t.at(x, 66, 1, r)
        s.p("M-24 -30L24 -30L28 26C14 34 -14 34 -28 26Z", "#C08A3C")
        for y in (-14, 0, 14):
            s.l(f"M{-25} {y}C-10 {y + 6} 10 {y + 6} 25 {y}", "#7A4E1C", 3)
    weave("M0 -58C16 -58 26 -66 30 -78L50 -72C54 -40 50 -10 58 40L0 48")
    # shoulder lames
    for k in range(3):
        t.both(f"M{36 + k * 6} {-78 + k * 16}C{60 + k * 8} {-82 + k * 16} {80 + k * 8} {-66 + k * 16} {90 + k * 4} {-42 + k * 16}C{72 + k * 6} {-34 + k * 16} {56 + k * 4} {-36 + k * 14} {44 + k * 4} {-46 + k * 14}Z", "#C08A3C" if k % 2 == 0 else "#DDB566")
    t.sym("M0 -58C16 -58 26 -66 30 -80L40 -80C38 -56 20 -42 0 -42", GRN, 3.6)
    t.sym("M0 30L57 28L60 44L0 50", VER, 3.6)
    t.o(0, 40, 14, OCH, 3.6)
    t.o(0, 40, 6, VER, 2.4)


def clip_concave(pts, hull):
    """clip a thin quad against a symmetric concave outline by sampling along it"""
    a0, a1, b1, b0 = pts
    out, run = [], []
    n = 90

    def ins(p):
        c = False
        j = len(hull) - 1
        for i in range(len(hull)):
            xi, yi = hull[i]; xj, yj = hull[j]
            if (yi > p[1]) != (yj > p[1]) and p[0] < (xj - xi) * (p[1] - yi) / (yj - yi + 1e-9) + xi:
                c = not c
            j = i
        return c
    for i in range(n + 1):
        u = i / n
        p, q = lerp(a0, b0, u), lerp(a1, b1, u)
        if ins(lerp(p, q, .5)):
            run.append((p, q))
        elif run:
            out.append(run); run = []
    if run:
        out.append(run)
    return [[r[0][0], r[0][1], r[-1][1], r[-1][0]] for r in out if len(r) > 1]


# ---------------------------------------------------------------- horses
def horse_head(s, coat, mane, shade, bridle, blaze=None):
    """bust facing right"""
    s.p("M-70 92C-74 50 -62 10 -34 -24C-26 -48 -14 -66 2 -72L6 -94L22 -72C40 -62 54 -40 66 -18C78 0 88 10 86 26C82 40 68 42 58 36C44 34 34 26 22 18C10 24 8 34 14 50C22 66 34 80 38 92Z", coat)
    s.f("M14 50C22 66 34 80 38 90L10 90C-2 66 -4 36 10 20C14 18 18 18 22 18C10 24 8 34 14 50Z", shade)
    if blaze:
        s.f("M22 -62C36 -52 50 -32 62 -12C70 0 76 8 78 16C66 8 52 -8 42 -26C34 -40 26 -52 22 -62Z", blaze)
    s.br([(4, -74), (-22, -58), (-46, -20), (-66, 20), (-84, 70)], [10, 30, 34, 32, 4], mane, 3.6)
    for k in range(4):
        s.br([(-30 - k * 10, -44 + k * 26), (-52 - k * 9, -28 + k * 26), (-66 - k * 8, 2 + k * 24)], [3, 4, 1], INK)
    s.br([(10, -80), (24, -60), (20, -40)], [8, 12, 1], mane, 2.6)
    s.o(26, -32, 6.4, WHT, 3)
    s.o(28, -31, 3.4, INK, 0)
    s.l("M16 -44C24 -48 34 -44 38 -36", INK, 3)
    s.o(76, 18, 4, INK, 0, 5)
    s.l("M58 34C66 30 74 30 82 32", INK, 2.6)
    s.l("M44 -44L34 22M10 -28C20 -8 28 6 58 14M34 22C20 12 4 10 -10 14", INK, 8)
    s.l("M44 -44L34 22M10 -28C20 -8 28 6 58 14M34 22C20 12 4 10 -10 14", bridle, 4.4)
    for x, y in ((37, 4), (44, -44), (10, -28)):
        s.o(x, y, 6, OCH, 2.4)


def shieldmark(t):
    """the defender's mark under a +1 horse"""
    s = t.at(62, 60, .42)
    s.sym("M0 -70L62 -54C66 10 48 52 0 82", IND, 9)
    s.sym("M0 -48L42 -36C44 8 34 36 0 58", "#8FB0D6", 0)
    s.l("M0 -30L0 36M-30 2L30 2", WHT, 16)


def speedmark(t):
    for y, a, b_ in ((-40, -128, -40), (-8, -142, -60), (26, -150, -70), (60, -138, -76)):
        t.br([(a, y + 8), ((a + b_) / 2, y), (b_, y - 2)], [1, 9, 2], VER, 2.4)


def horse_plus(t, coat="#8F9AA3", mane="#F1EBDD", shade="#727D86", bridle=IND, blaze=None):
    horse_head(t.at(-4, -2, .98, -4), coat, mane, shade, bridle, blaze)
    shieldmark(t)


def horse_minus(t, coat="#9A5A32", mane="#2E1C14", shade="#7A4424", bridle=VER, blaze=None):
    speedmark(t)
    horse_head(t.at(0, 4, 1.0, 20), coat, mane, shade, bridle, blaze)


HORSES = {
    # +1
    "dilu": (horse_plus, dict(coat="#EDE6D6", mane="#8A7A66", shade="#CFC4AE", bridle=IND, blaze="#FFFFFF")),
    "jueying": (horse_plus, dict(coat="#3A3C44", mane="#17161A", shade="#26272D", bridle="#4E79B0")),
    "zhuahuang_feidian": (horse_plus, dict(coat="#F4F0E4", mane="#D9A23A", shade="#D8D0BC", bridle=IND)),
    "hualiu": (horse_plus, dict(coat="#A8683A", mane="#3A2114", shade="#84502C", bridle=IND, blaze="#E9D7B8")),
    # -1
    "chitu": (horse_minus, dict(coat="#C43A20", mane="#6E150E", shade="#96281A", bridle=OCH)),
    "dayuan": (horse_minus, dict(coat="#8A5A32", mane="#2E1C14", shade="#6A4222", bridle=VER, blaze="#EAD9BC")),
    "zixing": (horse_minus, dict(coat="#7A4560", mane="#2C1626", shade="#5C3048", bridle=VER)),
}

CARDS = ["slash", "fire_slash", "thunder_slash", "dodge", "peach", "wine", "dismantle", "snatch", "ex_nihilo", "duel", "borrowed_sword",
         "barbarian_invasion", "arrow_barrage", "peach_garden", "harvest", "nullification", "fire_attack", "iron_chain", "indulgence",
         "supply_shortage", "lightning", "zhuge_crossbow", "qinggang_sword", "ice_sword", "twin_swords", "guding_blade", "green_dragon_blade",
         "serpent_spear", "stone_axe", "sky_halberd", "kylin_bow", "vermilion_fan", "eight_diagrams", "renwang_shield", "silver_lion", "vine_armor"]


def main():
    for name in CARDS:
        c = Canvas(200, 200)
        globals()[name](T(c, 100, 100, .98))
        c.fit()
        c.save("emblems/" + name)
    for name, (fn, kw) in HORSES.items():
        c = Canvas(200, 200)
        fn(T(c, 100, 100, .98), **kw)
        c.fit()
        c.save("emblems/" + name)


if __name__ == "__main__":
    main()
