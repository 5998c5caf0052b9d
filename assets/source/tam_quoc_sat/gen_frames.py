#!/usr/bin/env python3
"""Frames, card faces, backs, role cards, tokens and table furniture.

    python gen_frames.py  ->  sprites/{frames,cards,roles,kingdoms,suits,tokens,phases,ui}/
"""
from __future__ import annotations
import os
from svgkit import *
import mask_hats as hats
import gen_emblems as em
from gen_emblems import T

INK, NIGHT, BRASS, IVORY, VERM, JADE = "#120C0A", "#0F1C22", "#D9A441", "#F4EBD9", "#C8402F", "#3E8E7E"
KING = {  # ground, light, deep, plate
    "wei": ("#24538F", "#6F9FD0", "#102A52", "#1C4478"),
    "shu": ("#A5302A", "#E58A5A", "#561312", "#8C231F"),
    "wu": ("#237056", "#7FC0A0", "#0D3A2C", "#1A5C46"),
    "qun": ("#77705E", "#C9BC94", "#38342A", "#5E5846"),
    "god": ("#2A2118", "#E8BC54", "#0C0907", "#1C150E"),
}


def gold(c, x0, y0, x1, y1):
    return c.lin(x0, y0, x1, y1, (0, "#FCEBB0"), (.28, "#E3B04A"), (.55, "#F3D27E"), (.8, "#B3771F"), (1, "#7E5010"))


def clip_seg(a, b, hull):
    """part of a segment inside a convex hull (counter- or clockwise)"""
    area = sum(hull[i][0] * hull[(i + 1) % len(hull)][1] - hull[(i + 1) % len(hull)][0] * hull[i][1] for i in range(len(hull)))
    sg = 1 if area > 0 else -1
    t0, t1 = 0.0, 1.0
    for i in range(len(hull)):
        p, q = hull[i], hull[(i + 1) % len(hull)]
        da, db = sg * cross(p, q, a), sg * cross(p, q, b)
        if da < 0 and db < 0:
            return None
        if da < 0:
            t0 = max(t0, da / (da - db))
        elif db < 0:
            t1 = min(t1, da / (da - db))
    return (lerp(a, b, t0), lerp(a, b, t1)) if t0 < t1 else None


class Win:
    """a window: shapes and lines painted into it are clipped by geometry"""

    def __init__(self, c, d):
        self.c = c
        self.d = d
        self.h = P.parse(d).flat(6)

    def p(self, d, fill, op=None):
        out = ""
        for s in P.parse(d).subs:
            pts = P([s]).flat(8)
            if inside(pts, self.h):
                out += P([s]).close().d()
            else:
                q = clip(pts, self.h)
                if len(q) > 2:
                    out += poly(q)
        if out:
            self.c.p(out, fill=fill, op=op)

    def l(self, pts, stroke, sw, op=None):
        out = ""
        for a, b in zip(pts, pts[1:]):
            s = clip_seg(a, b, self.h)
            if s:
                out += f"M{f(s[0][0])} {f(s[0][1])}L{f(s[1][0])} {f(s[1][1])}"
        if out:
            self.c.p(out, stroke=stroke, sw=sw, op=op)


# ================================================================ kingdom seals
def seal_icon(t, k):
    """device of a kingdom, about +-34"""
    if k == "wei":          # the dark tortoise, seen from above
        for x, y, r in ((-25, -20, -40), (25, -20, 40), (-24, 21, -140), (24, 21, 140)):
            t.at(x, y, 1, r).p("M-7 6C-8 -6 -5 -14 0 -15C5 -14 8 -6 7 6Z", "#8FB2DA", 2.8)
        t.p("M-8 -24C-10 -36 -6 -42 0 -42C6 -42 10 -36 8 -24Z", "#8FB2DA", 2.8)
        t.p("M-4 26L0 41L4 26Z", "#8FB2DA", 2.8)
        t.p("M0 -30L26 -15L26 15L0 30L-26 15L-26 -15Z", "#CFE0F2", 3)
        t.l("M0 -12L11 -6L11 7L0 13L-11 7L-11 -6ZM0 -30L0 -12M26 -15L11 -6M26 15L11 7M0 30L0 13M-26 15L-11 7M-26 -15L-11 -6", "#24538F", 3.4)
    elif k == "shu":
        t.p("M0 -36C6 -20 24 -12 24 10C24 26 12 34 0 36C-12 34 -24 26 -24 10C-24 -2 -16 -8 -14 -20C-9 -12 -4 -10 -2 -12C3 -18 3 -28 0 -36Z", "#F6D27A", 3)
        t.f("M2 -8C7 2 14 8 13 18C12 28 5 32 0 33C-7 31 -13 25 -12 16C-11 10 -5 8 -4 2C0 2 2 -2 2 -8Z", "#C8402F")
    elif k == "wu":
        for y in (-18, 2, 22):
            t.br([(-32, y + 6), (-20, y - 8), (-6, y - 2), (-8, y + 8), (-14, y + 5)], [2, 9, 8, 5, 2], "#D6F0E2", 2.4)
            t.br([(0, y + 6), (12, y - 8), (26, y - 2), (24, y + 8), (18, y + 5)], [2, 9, 8, 5, 2], "#D6F0E2", 2.4)
    elif k == "qun":
        t.br([(-34, -10), (-8, -14), (14, -14), (22, -24), (12, -32), (4, -26)], [3, 8, 8, 7, 5, 2], "#F3E8C8", 2.4)
        t.br([(-30, 6), (0, 2), (26, 2), (34, 12), (26, 20), (18, 15)], [3, 8, 9, 7, 5, 2], "#F3E8C8", 2.4)
        t.br([(-24, 20), (-6, 17), (8, 18), (12, 27), (4, 33)], [2, 7, 7, 6, 2], "#F3E8C8", 2.4)
    else:
        d = ""
        for i in range(16):
            p = polar(0, 0, 36 if i % 2 == 0 else 19, -90 + i * 22.5)
            d += ("M" if not d else "L") + f"{f(p[0])} {f(p[1])}"
        t.p(d + "Z", "#F4D77E", 2.6)
        t.o(0, 0, 14, "#C8402F", 2.6)
        t.f("M0 -11C8 -5 8 5 0 11C-8 5 -8 -5 0 -11Z", "#F9E7A8")
        t.o(0, 0, 4.4, INK, 0)


def seal(c, x, y, r, k):
    g, lt, dp, _ = KING[k]
    c.c(x, y, r, fill=gold(c, x - r, y - r, x + r, y + r), stroke=INK, sw=2)
    c.c(x, y, r * .86, fill=c.rad(x, y - r * .3, r * 1.1, (0, mix(g, lt, .35)), (1, dp)), stroke=INK, sw=1.6)
    seal_icon(T(c, x, y, r / 54), k)


# ================================================================ general cards
WX, WY, WW, WH = 20, 20, 360, 384     # art window


def cloud_at(w, x, y, s, fill, line, op=None):
    q = "M-70 20C-86 6 -70 -12 -54 -8C-54 -28 -26 -34 -14 -20C-4 -38 26 -34 30 -14C46 -22 64 -8 58 8C72 10 72 24 60 28C20 34 -40 34 -60 28Z"
    w.p(P.parse(q).xf(x, y, s).d(), fill, op)
    w.p(brush([(x - 20 * s + dx, y + dy) for dx, dy in [(a[0] * s, a[1] * s) for a in spiral(0, 0, 15, 3, 200, -160, 10)]], [2 * s, 4 * s, 2 * s]), line)
    w.p(brush([(x + 20 * s + dx, y + 2 * s + dy) for dx, dy in [(a[0] * s, a[1] * s) for a in spiral(0, 0, 13, 3, -20, 340, 10)]], [2 * s, 4 * s, 2 * s]), line)


def motif(c, w, k):
    g, lt, dp, _ = KING[k]
    cx, cy = 200, 190
    if k == "wei":
        R = 26
        for row in range(-1, 14):
            for colm in range(-1, 11):
                x = 20 + colm * R * 1.5
                y = 20 + row * R * 1.732 + (R * .866 if colm % 2 else 0)
                pts = [polar(x, y, R - 3, a) for a in range(0, 361, 60)]
                d = dist((x, y), (cx, cy))
                w.l(pts, lt, 1.6, round(max(.06, min(.5, (d - 60) / 420)), 2))
        for (x, y, sc, t_) in ((84, 330, 1.1, .24), (322, 336, 1.15, .24), (30, 128, .72, .2), (372, 110, .76, .2), (200, 376, 1.5, .34), (40, 384, 1.2, .42), (372, 386, 1.3, .42)):
            cloud_at(w, x, y, sc, mix(g, lt, t_), mix(dp, g, .25))
    elif k == "shu":
        for i in range(24):
            a = i * 15
            p0, p1, p2 = polar(cx, cy, 40, a), polar(cx, cy, 330, a - 2.6), polar(cx, cy, 330, a + 2.6)
            w.p(poly([p0, p1, p2]), lt, .13)
        fl = "M0 0C-30 -2 -46 -30 -38 -62C-34 -78 -22 -84 -20 -104C-12 -92 -8 -84 -8 -76C4 -90 6 -118 -2 -140C18 -126 26 -100 22 -82C28 -86 30 -94 30 -102C46 -74 50 -44 38 -20C30 -6 16 0 0 0Z"
        for (xs, s, colr, y) in (([14, 92, 176, 250, 330, 396], 1.28, mix(g, lt, .22), 420), ([50, 130, 214, 292, 366], 1.0, mix(g, "#E9762E", .55), 424), ([22, 98, 170, 246, 322, 386], .62, mix("#E9762E", "#F4C04E", .6), 424)):
            for i, x in enumerate(xs):
                q = P.parse(fl).xf(x, y, s * (1.12 if i % 2 else .94))
                if i % 2:
                    q = q.mirror(x)
                w.p(q.d(), colr, .9)
        for x, y, r in ((60, 210, 3.4), (336, 180, 4), (300, 250, 3), (92, 280, 3), (350, 90, 3), (46, 96, 3.4), (118, 60, 2.6)):
            w.p(f"M{x} {y - r * 2}C{x + r} {y} {x + r} {y + r} {x} {y + r}C{x - r} {y + r} {x - r} {y} {x} {y - r * 2}Z", "#F4C04E", .9)
    elif k == "wu":
        for (x, y, s, m) in ((62, 232, 1.15, 1), (334, 224, 1.2, -1)):
            q = "M-70 130C-74 0 -34 -50 24 -46C62 -40 66 -2 40 10C22 16 8 4 14 -8C20 -18 32 -14 32 -6C38 -12 32 -28 12 -28C-18 -26 -30 30 10 130Z"
            pp = P.parse(q)
            if m < 0:
                pp = pp.map(lambda p: (-p[0], p[1]))
            w.p(pp.xf(x, y, s).d(), mix(g, lt, .62))
            for dx, dy, r in ((44, -52, 5), (62, -34, 4), (70, -10, 3.4), (26, -62, 3.4)):
                w.p(circle_d(x + dx * m * s, y + dy * s, r), "#E6F6EC", .9)
        R = 40
        for row in range(0, 9):
            y = 250 + row * 20
            for colm in range(-1, 7):
                x = 10 + colm * R * 2 - (R if row % 2 else 0) + 0
                for j, rr in enumerate((1.0, .76, .52, .28)):
                    w.p(circle_d(x, y + 26, R * rr), (mix(g, lt, .5), dp, mix(g, lt, .32), mix(g, "#0D3A2C", .5))[j], .9)
        for y in (60, 96, 132):
            w.p(brush([(20, y), (90, y - 10), (160, y + 4), (240, y - 8), (320, y + 4), (380, y - 6)], [2, 5, 5, 5, 5, 2]), lt, .18)
    elif k == "qun":
        for (pts, s) in (([(10, 120), (90, 96), (180, 110), (230, 84), (214, 52), (184, 66)], 13), ([(400, 230), (320, 250), (250, 232), (214, 262), (240, 292), (268, 276)], 13),
                         ([(10, 340), (90, 320), (180, 338), (250, 316), (330, 326), (360, 296), (334, 276)], 14), ([(400, 96), (340, 110), (296, 96), (290, 70), (312, 62)], 9),
                         ([(10, 220), (60, 210), (98, 222), (106, 250), (84, 258)], 9), ([(20, 392), (120, 376), (240, 396), (390, 372)], 16)):
            w.p(brush(pts, [2, s, s, s * .8, 4, 1], per=5), lt, .3)
            w.p(brush([(x, y + 15) for x, y in pts], [1, s * .35, s * .35, s * .3, 2, 1], per=5), lt, .26)
        for x, y, r in ((66, 160, 30), (330, 170, -20), (128, 288, 60), (300, 330, 10), (350, 60, 44), (44, 70, -30)):
            q = P.parse("M0 -13C9 -4 9 6 0 14C-9 6 -9 -4 0 -13Z").xf(x, y, 1.1, r)
            w.p(q.d(), "#D9A441", .8)
            w.l([polar(x, y, 13, r - 90), polar(x, y, 15, r + 90)], "#5A4A26", 1.4, .9)
    else:
        for i in range(40):
            a = i * 9
            p0, p1, p2 = polar(cx, cy, 60, a), polar(cx, cy, 330, a - (2.2 if i % 2 else 1.2)), polar(cx, cy, 330, a + (2.2 if i % 2 else 1.2))
            w.p(poly([p0, p1, p2]), "#E8BC54", .34 if i % 2 else .2)
        for (x, y, sc) in ((70, 350, 1.05), (332, 350, 1.1), (200, 386, 1.5), (30, 84, .7), (372, 72, .72)):
            cloud_at(w, x, y, sc, "#3A2C18", "#E8BC54")
        for i in range(26):
            x, y = 30 + (i * 137) % 340, 30 + (i * 89) % 340
            w.p(circle_d(x, y, 1.2 + (i % 3) * .5), "#FCEBB0", .8)


def general_bg(k):
    g, lt, dp, _ = KING[k]
    c = Canvas(400, 560)
    c.p(rrect(4, 4, 392, 552, 22), fill=dp)
    d = rrect(WX - 4, WY - 4, WW + 8, WH + 8, 16)
    if k == "god":
        c.p(d, fill=c.rad(200, 190, 260, (0, "#8A6420"), (.45, "#3A2A14"), (1, "#0C0907")))
    else:
        c.p(d, fill=c.rad(200, 180, 270, (0, mix(g, lt, .62)), (.5, g), (1, dp)))
    w = Win(c, d)
    motif(c, w, k)
    if k == "god":
        c.p(d, fill=c.rad(200, 190, 190, (0, "#F6D27A", .5), (1, "#F6D27A", 0)))
    else:
        c.p(d, fill=c.rad(200, 190, 180, (0, lt, .55), (1, lt, 0)))
    c.p(d, fill=c.lin(0, 300, 0, 410, (0, dp, 0), (1, dp, .85)))
    return c


def meander(c, x0, y0, x1, n, s, col, sw=1.6):
    """a row of key-fret hooks from x0 to x1 at y0"""
    st = (x1 - x0) / n
    d = ""
    for i in range(n):
        x = x0 + i * st
        d += (f"M{f(x)} {f(y0 + s)}L{f(x)} {f(y0)}L{f(x + st * .8)} {f(y0)}L{f(x + st * .8)} {f(y0 + s * .72)}L{f(x + st * .3)} {f(y0 + s * .72)}"
              f"L{f(x + st * .3)} {f(y0 + s * .36)}L{f(x + st * .55)} {f(y0 + s * .36)}")
    c.p(d, stroke=col, sw=sw)


def general_fg(k, lord=False):
    g, lt, dp, pl = KING[k]
    c = Canvas(400, 560)
    outer = rrect(3, 3, 394, 554, 22)
    hole = P.parse(rrect(WX, WY, WW, WH, 12)).rev().d()
    gilded = lord or k == "god"
    if gilded:
        c.p(outer + hole, fill=gold(c, 0, 0, 400, 560), stroke=INK, sw=3, rule="evenodd")
        c.p(rrect(9, 9, 382, 542, 18), stroke="#7A4E12", sw=1.6)
        c.p(rrect(15.5, 15.5, 369, 529, 14), stroke="#7A4E12", sw=1.4)
        c.p(rrect(17.5, 17.5, 365, 525, 13), stroke="#FFF3C8", sw=1.2)
        # fret between the two engraved lines
        for y in (10.4,):
            meander(c, 62, y, 338, 20, 4.4, "#7A4E12", 1.1)
        for sx in (0, 1):
            for sy in (0, 1):
                def put(d, **kw):
                    q = P.parse(d)
                    if sx:
                        q = q.mirror(200)
                    if sy:
                        q = q.map(lambda p: (p[0], 560 - p[1]))
                    c.p(q.d(), **kw)
                put("M4 56C6 24 24 6 56 4L46 18C44 24 38 26 32 24C28 24 24 28 24 32C26 38 24 44 18 46Z", fill=c.lin(0, 560 * sy, 60, 560 * sy + (60 if not sy else -60), (0, "#FFF3C8"), (.5, "#E3B04A"), (1, "#A8691A")), stroke=INK, sw=2)
                put("M10 44C12 28 28 12 44 10", stroke="#8A5A12", sw=1.6)
                xx, yy = (24 if not sx else 376), (24 if not sy else 536)
                c.c(xx, yy, 6.4, fill=c.rad(xx - 2, yy - 2, 9, (0, "#FFD9C4"), (.5, "#C8402F" if k != "god" else "#E8E2F5"), (1, "#6E140E" if k != "god" else "#6A5A9A")), stroke=INK, sw=1.6)
    else:
        c.p(outer + hole, fill=c.lin(0, 0, 400, 560, (0, "#2A1D17"), (.5, "#17100D"), (1, "#241914")), stroke=INK, sw=3, rule="evenodd")
        c.p(rrect(9, 9, 382, 542, 18), stroke=mix(g, lt, .25), sw=3.6)
        c.p(rrect(14.5, 14.5, 371, 531, 14), stroke=BRASS, sw=1.4)
        for sx in (0, 1):
            for sy in (0, 1):
                q = P.parse("M6 40C8 20 20 8 40 6L32 20C26 20 20 26 20 32Z")
                if sx:
                    q = q.mirror(200)
                if sy:
                    q = q.map(lambda p: (p[0], 560 - p[1]))
                c.p(q.d(), fill=gold(c, 0, 0, 400, 560), stroke=INK, sw=1.6)
    c.p(rrect(WX, WY, WW, WH, 12), stroke=INK, sw=3)
    c.p(rrect(WX + 2.4, WY + 2.4, WW - 4.8, WH - 4.8, 10), stroke="#FCEBB0" if gilded else BRASS, sw=1.2, op=.8)
    # text panel
    c.p(rrect(24, 440, 352, 102, 10), fill=c.lin(0, 440, 0, 542, (0, "#F8F0DD"), (1, "#E7D8B8")), stroke=INK, sw=2)
    c.p(rrect(28.5, 444.5, 343, 93, 7), stroke=mix(g, "#8A6A3A", .4), sw=1.2)
    # name plate
    d = sym("M200 374L362 374C366 380 374 384 386 386L386 424C374 426 366 430 362 436L200 436")
    c.p(d, fill=c.lin(0, 372, 0, 438, (0, mix(pl, lt, .35)), (.18, pl), (1, dp)), stroke=INK, sw=3)
    q = sym("M200 379L358 379C363 385 370 389 380 391L380 419C370 421 363 425 358 431L200 431")
    c.p(q, stroke="#F3D27E" if gilded else BRASS, sw=1.8)
    for x in (22, 378):
        c.p(f"M{x - 8} 405L{x} 397L{x + 8} 405L{x} 413Z", fill=gold(c, x - 8, 397, x + 8, 413), stroke=INK, sw=1.4)
    seal(c, 50, 52, 33, k)
    if lord:
        # small crown over the window
        c.p(sym("M200 2L207 14L218 6L220 22L233 16C233 26 230 32 226 36L200 36"), fill=gold(c, 167, 2, 233, 36), stroke=INK, sw=2)
        c.c(200, 25, 5, fill=c.rad(199, 23, 7, (0, "#FF9A8A"), (1, "#A51F17")), stroke=INK, sw=1.2)
    return c


# ================================================================ playing cards
TYPES = {"basic": ("#B23A2A", "#7E1F16"), "trick": ("#2D4C7C", "#182E52"), "delayed": ("#5D3A6E", "#3A2046"), "weapon": ("#8A5A24", "#553410"),
         "armour": ("#2F7566", "#174A3F"), "horse": ("#6E5A3C", "#42341F")}


def type_icon(t, k):
    if k == "basic":
        t.f("M0 -11C8 -4 11 2 9 8C7 13 -7 13 -9 8C-11 2 -8 -4 0 -11Z", IVORY)
    elif k == "trick":
        t.f("M-8 -10L8 -10L8 10L-8 10Z", IVORY)
        t.l("M-4 -5L4 -5M-4 0L4 0M-4 5L1 5", "#2D4C7C", 2)
        t.f("M-11 -12L11 -12L11 -8L-11 -8ZM-11 8L11 8L11 12L-11 12Z", BRASS)
    elif k == "delayed":
        t.f("M-9 -11L9 -11L2 0L9 11L-9 11L-2 0Z", IVORY)
        t.l("M-10 -12L10 -12M-10 12L10 12", BRASS, 3)
    elif k == "weapon":
        t.f("M-2.6 -13L2.6 -13L2.6 4L-2.6 4ZM-7 4L7 4L7 7L-7 7ZM-2 7L2 7L2 13L-2 13Z", IVORY)
    elif k == "armour":
        t.f(sym("M0 -12L10 -9C11 2 7 9 0 13", 0), IVORY)
    else:
        t.l("M-6 11C-12 2 -10 -11 0 -11C10 -11 12 2 6 11", IVORY, 4.4)


def card_face(k):
    a, b = TYPES[k]
    c = Canvas(250, 350)
    c.p(rrect(2, 2, 246, 346, 16), fill=c.lin(0, 0, 60, 350, (0, "#F7EBCF"), (.55, "#EFDDB8"), (1, "#DFC795")), stroke="#3A2616", sw=3)
    w = Win(c, rrect(6, 6, 238, 338, 13))
    # paper fibre and foxing
    for i in range(22):
        x, y = 14 + (i * 83) % 220, 12 + (i * 127) % 324
        ln = 14 + (i * 7) % 26
        w.p(brush([(x, y), (x + ln * .5, y + (i % 5 - 2)), (x + ln, y + (i % 3 - 1) * 3)], [.4, 1.1, .4]), "#A8844A", .28)
    for x, y, r in ((226, 250, 40), (16, 190, 34), (200, 20, 46), (40, 340, 60)):
        w.p(circle_d(x, y, r), c.rad(x, y, r, (0, "#B98A48", .22), (1, "#B98A48", 0)))
    c.p(rrect(8, 8, 234, 334, 12), stroke="#6B4A28", sw=1.6)
    c.p(rrect(11.5, 11.5, 227, 327, 9.5), stroke=a, sw=1)
    # emblem ground
    c.c(125, 160, 96, fill=c.rad(125, 160, 96, (0, "#FFF8E6", .9), (.7, "#FFF8E6", .4), (1, "#FFF8E6", 0)))
    c.c(125, 160, 98, stroke=a, sw=1.2, op=.35)
    # rank corner
    c.p("M8 20C8 13.4 13.4 8 20 8L62 8L62 82C62 92 54 98 46 98L8 98Z", fill="#FBF3DF", op=.75)
    c.p("M62 10L62 82C62 92 54 98 46 98L10 98", stroke=a, sw=1.4, op=.7)
    # name band
    d = sym("M125 284L232 284C234 288 238 290 241 291L241 325C238 326 234 328 232 332L125 332", 125)
    c.p(d, fill=c.lin(0, 282, 0, 334, (0, light(a, .1)), (.2, a), (1, b)), stroke="#2A1A12", sw=2.2)
    c.p(sym("M125 288L229 288C231 291 234 293 237 294L237 322C234 323 231 325 229 328L125 328", 125), stroke="#EBC77A", sw=1.2)
    # type badge
    c.c(217, 34, 19, fill=c.rad(214, 29, 24, (0, light(a, .2)), (1, b)), stroke="#2A1A12", sw=2)
    c.c(217, 34, 15.5, stroke="#EBC77A", sw=1.1)
    type_icon(T(c, 217, 34, .82), k)
    return c


def ding(t, a="#D9A441", b="#8A5A1E", line="#F6DD9A"):
    """the three-legged bronze: the three kingdoms"""
    t.p("M-58 -44L-40 -44L-40 -20L-58 -20ZM58 -44L40 -44L40 -20L58 -20Z", b, 4)
    t.p("M-38 26C-44 50 -50 62 -46 78L-28 78C-28 60 -24 46 -20 34ZM38 26C44 50 50 62 46 78L28 78C28 60 24 46 20 34Z", b, 4)
    t.p("M-9 34C-11 54 -13 66 -11 86L11 86C13 66 11 54 9 34Z", a, 4)
    t.p("M-64 -22L64 -22C68 -6 62 10 52 24C34 42 -34 42 -52 24C-62 10 -68 -6 -64 -22Z", a, 4)
    t.p("M-70 -32L70 -32L70 -20L-70 -20Z", a, 4)
    t.l("M-56 -8C-20 -2 20 -2 56 -8M-50 16C-20 28 20 28 50 16", line, 3)
    for x in (-30, 0, 30):
        t.br(spiral(x - 5, 6, 9, 1.6, 200, -170, 9), [2.4, 3.4, 1.6], line)
        t.br(spiral(x + 9, 8, 5, 1.4, -20, 340, 8), [2, 2.4, 1.4], line)


def back_common(c, W, H, r):
    c.p(rrect(3, 3, W - 6, H - 6, r), fill=c.lin(0, 0, W, H, (0, "#1B313A"), (.5, NIGHT), (1, "#152830")), stroke=INK, sw=3)
    c.p(rrect(9, 9, W - 18, H - 18, r - 5), stroke=BRASS, sw=3)
    c.p(rrect(15, 15, W - 30, H - 30, r - 9), stroke=BRASS, sw=1.1, op=.8)


def lattice(c, w, x0, y0, x1, y1, s, col, op):
    """tortoise-shell lattice"""
    R = s
    row = 0
    y = y0 - R
    rows = int((y1 - y0) / (R * 1.5)) + 3
    for j in range(rows):
        for i in range(int((x1 - x0) / (R * 1.732)) + 3):
            x = x0 + i * R * 1.732 - (R * .866 if j % 2 else 0)
            yy = y0 + j * R * 1.5
            w.l([polar(x, yy, R, a) for a in (-90, -30, 30, 90)], col, 1.4, op)
            w.l([polar(x, yy, R * .52, a) for a in range(-90, 271, 60)], col, 1, op * .7)


def card_back():
    c = Canvas(250, 350)
    back_common(c, 250, 350, 17)
    w = Win(c, rrect(16, 16, 218, 318, 8))
    lattice(c, w, 16, 16, 234, 334, 21, BRASS, .34)
    c.c(125, 175, 78, fill=c.rad(125, 165, 86, (0, "#27444F"), (1, "#0C171C")), stroke=BRASS, sw=3.4)
    c.c(125, 175, 70, stroke=BRASS, sw=1.2)
    for i in range(24):
        p = polar(125, 175, 74, i * 15)
        c.c(p[0], p[1], 1.7, fill="#F6DD9A")
    ding(T(c, 125, 166, .62))
    for sx in (0, 1):
        for sy in (0, 1):
            q = P.parse("M20 62C22 40 40 22 62 20C54 28 52 34 54 40C46 38 42 40 40 42C38 44 38 48 40 54C34 52 28 54 20 62Z")
            if sx:
                q = q.mirror(125)
            if sy:
                q = q.map(lambda p: (p[0], 350 - p[1]))
            c.p(q.d(), fill=gold(c, 0, 0, 250, 350), stroke=INK, sw=1.6)
    return c


def general_back():
    c = Canvas(400, 560)
    back_common(c, 400, 560, 22)
    w = Win(c, rrect(17, 17, 366, 526, 12))
    lattice(c, w, 17, 17, 383, 543, 30, BRASS, .26)
    c.c(200, 270, 128, fill=c.rad(200, 250, 140, (0, "#27444F"), (1, "#0C171C")), stroke=BRASS, sw=4)
    c.c(200, 270, 117, stroke=BRASS, sw=1.6)
    ding(T(c, 200, 256, 1.06))
    for k, (x, y) in zip(("wei", "shu", "wu"), ((86, 104), (314, 104), (200, 470))):
        seal(c, x, y, 44, k)
    return c


# ================================================================ role cards
ROLE = {"lord": ("#A5231C", "#E9694A", "#4F0D0B"), "loyalist": ("#D3A02C", "#F7DE8A", "#7A5410"), "rebel": ("#2F7A55", "#8CCB9E", "#123D2A"), "renegade": ("#2C5796", "#8FB8E6", "#122C55"),
        "unknown": ("#3A4C55", "#7F97A2", "#16242B")}


def role_device(t, k):
    """+-100"""
    if k == "lord":
        t.sym("M0 -84L24 -34L58 -66L64 -12L98 -34C98 16 86 44 76 62L0 62", "#E9B949")
        t.sym("M0 -40L14 -16L36 -30L44 10L64 2C62 20 58 32 54 42L0 42", "#A5231C", 3)
        t.sym("M0 58L82 58L86 84L0 84", "#E9B949")
        for x in (0, 30, 60):
            for s in ((1, -1) if x else (1,)):
                t.o(x * s, 71, 8, "#C8402F" if x != 30 else "#3E8E7E", 3)
        t.o(0, -86, 11, "#F5EEE0", 3.4)
        for s in (1, -1):
            t.o(58 * s, -70, 9, "#F5EEE0", 3.4)
            t.o(98 * s, -38, 8, "#F5EEE0", 3.4)
        t.p("M0 -8C12 2 14 18 0 32C-14 18 -12 2 0 -8Z", "#F6DD9A", 3)
    elif k == "loyalist":
        em.jian(t.at(-38, 46, 1.05, 38), 138, 9, "#E6ECEC", "#8A5A1E", "#7A1D16")
        em.jian(t.at(38, 46, 1.05, -38), 138, 9, "#E6ECEC", "#8A5A1E", "#7A1D16")
        t.sym("M0 -62L58 -48C64 16 46 62 0 92", "#2B4C7E")
        t.sym("M0 -46L44 -36C48 14 34 52 0 76", "#F3D27E", 3)
        t.sym("M0 -24C8 -12 26 -14 26 6C26 22 10 34 0 48", "#C8402F", 3.4)
    elif k == "rebel":
        t.p("M-62 -92L-50 -92L-44 96L-56 96Z", "#7A4B28")
        t.p("M-57 -100L-46 -92L-50 -80L-64 -84Z", "#E9B949", 3.4)
        t.p("M-52 -80C-20 -92 10 -64 44 -76C62 -82 78 -78 90 -70L72 -50L84 -38L62 -24L80 -8L54 4L66 24C44 16 22 34 -2 26C-20 20 -36 24 -48 30Z", "#E4D9B4")
        t.f("M-52 -80C-20 -92 10 -64 44 -76C20 -40 10 0 -2 26C-20 20 -36 24 -48 30Z", "#F6EFD6")
        t.l("M-51 -80C-20 -92 10 -64 44 -76", INK, 4)
        t.br([(-26, -56), (4, -36), (36, -12)], [4, 15, 3], "#C8402F")
        t.br([(36, -56), (2, -32), (-22, -4)], [4, 15, 3], "#C8402F")
        t.l("M50 -40L62 -36M40 12L48 2M-34 10L-26 20", INK, 3)
        em.flame(t.at(44, 96, .5, 6), "#C8402F", "#E9A23A")
        em.flame(t.at(10, 98, .34, -6), "#C8402F", "#E9A23A")
    elif k == "renegade":
        L = "M0 -82C-50 -82 -74 -44 -72 4C-70 50 -36 84 0 96Z"
        R = "M0 -82C50 -82 74 -44 72 4C70 50 36 84 0 96Z"
        t.p(L, "#F5EEE0")
        t.p(R, "#1C1A24")
        # smiling light side
        t.p("M-58 -22C-46 -42 -24 -42 -14 -26C-26 -30 -44 -30 -58 -22Z", INK, 0)
        t.p("M-56 -6C-44 -20 -26 -20 -16 -4C-28 -10 -44 -10 -56 -6Z", INK, 0)
        t.p("M0 38C-16 40 -34 34 -44 20C-42 46 -22 58 0 58Z", "#C8402F", 3)
        t.o(-46, 16, 9, "#EFA9A0", 0)
        # weeping dark side
        t.l("M14 -38L54 -22", "#D9C27A", 6)
        t.p("M14 -12C26 -24 46 -18 56 -2C42 8 24 4 14 -12Z", "#F4D77E", 3, "#F4D77E")
        t.o(35, -6, 6, "#1C1A24", 0)
        t.p("M0 62C16 60 30 66 40 80C28 76 14 76 0 78Z", "#C8402F", 2.4, "#F5EEE0")
        t.p("M34 12C40 22 44 30 34 36C24 30 28 22 34 12Z", "#8FB8E6", 0)
        t.l("M0 -82L0 96", "#D9A441", 5)
        t.l(L, INK, 4.4)
        t.l(R, "#D9A441", 3)
    else:
        t.sym("M0 -82C50 -82 74 -44 72 4C70 50 36 84 0 96", "#6F8792")
        t.bl("M14 -12C24 2 44 2 54 -12", "#16242B", 8)
        t.l("M-22 50L22 50", "#16242B", 8)
        t.sym("M0 -60C10 -46 10 -36 0 -24", "#A9BCC4", 0)


def role_card(k):
    g, lt, dp = ROLE[k]
    c = Canvas(400, 560)
    c.p(rrect(3, 3, 394, 554, 22), fill=dp, stroke=INK, sw=3)
    d = rrect(16, 16, 368, 528, 14)
    c.p(d, fill=c.rad(200, 220, 330, (0, mix(g, lt, .45)), (.5, g), (1, dp)))
    w = Win(c, d)
    cx, cy = 200, 220
    for i in range(32):
        a = i * 11.25
        w.p(poly([polar(cx, cy, 120, a), polar(cx, cy, 420, a - 2.6), polar(cx, cy, 420, a + 2.6)]), lt, .16 if i % 2 else .08)
    for r, sw in ((150, 2.4), (140, 1), (158, 1)):
        c.c(cx, cy, r, stroke=lt, sw=sw, op=.55)
    for i in range(36):
        p = polar(cx, cy, 149, i * 10)
        c.c(p[0], p[1], 2, fill=lt, op=.7)
    c.c(cx, cy, 132, fill=c.rad(cx, cy, 132, (0, light(g, .35), .95), (.7, g, .8), (1, dp, .9)))
    role_device(T(c, cx, cy, 1.06), k)
    # clouds at foot
    for (x, y, s) in ((64, 410, 1.0), (336, 410, 1.0)):
        q = "M-70 20C-86 6 -70 -12 -54 -8C-54 -28 -26 -34 -14 -20C-4 -38 26 -34 30 -14C46 -22 64 -8 58 8C72 10 72 24 60 28L-60 28Z"
        w.p(P.parse(q).xf(x, y, s).d(), dp, .55)
        w.p(brush(spiral(x - 22, y, 15, 3, 200, -160, 10), [2, 4, 2]), lt, .6)
        w.p(brush(spiral(x + 18, y, 14, 3, -20, 340, 10), [2, 4, 2]), lt, .6)
    # text plate
    c.p(sym("M200 442L350 442C354 450 362 456 374 458L374 506C362 508 354 514 350 522L200 522"), fill=c.lin(0, 440, 0, 524, (0, "#FBF3DF"), (1, "#E4D2A8")), stroke=INK, sw=3)
    c.p(sym("M200 448L346 448C351 455 358 461 368 463L368 501C358 503 351 509 346 516L200 516"), stroke=g, sw=2)
    c.p(rrect(9.5, 9.5, 381, 541, 17), stroke=BRASS if k != "lord" else "#F3D27E", sw=4 if k != "lord" else 6)
    c.p(rrect(15.5, 15.5, 369, 529, 14), stroke=INK, sw=1.4)
    return c


def role_back():
    c = Canvas(400, 560)
    back_common(c, 400, 560, 22)
    w = Win(c, rrect(17, 17, 366, 526, 12))
    for i in range(-20, 40):
        w.l([(i * 22, 0), (i * 22 + 300, 560)], BRASS, 1, .16)
        w.l([(i * 22 + 300, 0), (i * 22, 560)], BRASS, 1, .16)
    # sealed scroll
    t = T(c, 200, 280, 1.5)
    t.p("M-62 -60L62 -60L62 60L-62 60Z", "#E9DAB4")
    t.p("M-72 -74L72 -74L72 -54L-72 -54ZM-72 54L72 54L72 74L-72 74Z", "#B23A2A")
    for x in (-78, 78):
        t.o(x, -64, 9, BRASS, 3.4)
        t.o(x, 64, 9, BRASS, 3.4)
    t.l("M0 -54L0 54", "#7E1F16", 8)
    t.l("M0 -54L0 54", "#C8402F", 4)
    t.o(0, 0, 30, "#B3271C")
    t.o(0, 0, 23, "none", 2, None, "#E98A6A")
    ding(t.at(0, -2, .2), "#E98A6A", "#D8694E", "#B3271C")
    return c


def medallion(c, x, y, r, g, lt, dp):
    c.c(x, y, r, fill=gold(c, x - r, y - r, x + r, y + r), stroke=INK, sw=2)
    c.c(x, y, r * .87, fill=c.rad(x, y - r * .35, r * 1.2, (0, mix(g, lt, .5)), (.6, g), (1, dp)), stroke=INK, sw=1.8)


def role_icon(k):
    g, lt, dp = ROLE[k]
    c = Canvas(96, 96)
    medallion(c, 48, 48, 45, g, lt, dp)
    role_device(T(c, 48, 47 if k != "lord" else 48, .285), k)
    return c


# ================================================================ suits
def suit(k, bl="#1E1512", rd="#C1301F"):
    c = Canvas(64, 64)
    if k == "spade":
        c.p(sym("M32 4C36 16 58 24 58 40C58 52 42 56 35 46C36 54 39 58 43 61L32 61", 32), fill=bl)
    elif k == "heart":
        c.p(sym("M32 16C36 4 58 4 58 22C58 40 40 50 32 60", 32), fill=rd)
    elif k == "diamond":
        c.p(sym("M32 3C40 16 48 25 56 32C48 39 40 48 32 61", 32), fill=rd)
    else:
        c.p("M28 34L36 34C36 48 40 56 44 61L20 61C24 56 28 48 28 34Z", fill=bl)
        for x, y in ((32, 17), (18, 36), (46, 36)):
            c.c(x, y, 13.4, fill=bl)
        c.c(32, 31, 8, fill=bl)
    return c


# ================================================================ tokens
MAG = "M30 4C46 4 58 16 58 33C58 48 46 60 31 60C20 60 12 54 9 46C18 50 28 47 30 40C16 42 6 34 6 22C8 12 18 4 30 4Z"


def bead(kind):
    """HP bead: a magatama"""
    c = Canvas(64, 64)
    d = "M33 3C50 3 61 15 61 32C61 49 49 61 33 61C22 61 13 55 9 46C19 51 30 47 31 37C32 30 27 27 20 27C10 27 4 22 6 15C10 7 22 3 33 3Z"
    cols = {"full": ("#D7F5E2", "#3FA57E", "#0F5A43"), "mid": ("#FFF0B8", "#E3A52E", "#8A5A0E"), "low": ("#FFC9B4", "#D5402B", "#7A1610")}
    if kind == "lost":
        c.p(d, fill="#16262D", stroke="#4C626B", sw=3, op=.95)
        c.c(37, 24, 6, fill="#0C171C", stroke="#4C626B", sw=2)
    else:
        a, b, e = cols[kind]
        c.p(d, fill="#0A0605", stroke="#0A0605", sw=5)
        c.p(d, fill=c.rad(38, 20, 48, (0, a), (.4, b), (1, e)), stroke=BRASS, sw=2)
        c.c(37, 24, 6.4, fill="#0C171C", stroke=BRASS, sw=2)
        c.p("M44 10C52 16 55 26 52 36", stroke="#FFFFFF", sw=3.4, op=.75)
    return c


def tag(c, g, lt, dp):
    """hanging wooden tag for the judgement zone"""
    c.p("M32 2C40 2 40 12 32 14", stroke="#C8402F", sw=3)
    c.p(sym("M40 12L66 12C70 12 74 16 74 20L74 78L40 96", 40), fill=gold(c, 0, 10, 80, 96), stroke=INK, sw=2.4)
    c.p(sym("M40 18L64 18C66 18 68 20 68 22L68 74L40 89", 40), fill=c.lin(0, 18, 0, 90, (0, mix(g, lt, .35)), (1, dp)), stroke=INK, sw=1.6)
    c.c(40, 14, 5, fill="#0C171C", stroke="#7E5010", sw=1.6)
    c.p("M40 14C36 6 44 2 40 0", stroke="#C8402F", sw=3)


def judge_tag(k):
    c = Canvas(80, 98)
    cols = {"indulgence": ("#C0567A", "#F2B6C4", "#6A1E3A"), "supply_shortage": ("#8A6A3A", "#E4C68A", "#4A3416"), "lightning": ("#3A4E86", "#9FB4EA", "#16224A")}[k]
    tag(c, *cols)
    c.c(40, 50, 25, fill="#FBF3DF", stroke=INK, sw=1.6)
    s = {"indulgence": .25, "supply_shortage": .245, "lightning": .24}[k]
    getattr(em, k)(T(c, 40, 50, s))
    return c


def tok(draw, g, lt, dp, size=80):
    c = Canvas(size, size)
    medallion(c, size / 2, size / 2, size * .47, g, lt, dp)
    draw(T(c, size / 2, size / 2, size / 200))
    return c


def tk_chain(t):
    for (x, y, r) in ((-34, 34, -45), (34, -34, -45), (0, 0, -45)):
        s = t.at(x, y, 1, r)
        d = rrect(-30, -18, 60, 36, 18)
        s.l(d, INK, 20)
        s.l(d, "#AEB9BE", 11)
        s.l(d, "#E3EAEC", 3.4)


def tk_turned(t):
    s = t.at(0, 0, 1, 14)
    s.p(rrect(-34, -46, 68, 92, 9), "#16292F")
    s.l(rrect(-26, -38, 52, 76, 5), BRASS, 4)
    s.p("M0 -20L14 0L0 20L-14 0Z", BRASS, 0)
    for col, w in ((INK, 17), ("#F4D77E", 9)):
        t.l("M-64 -22C-60 -58 -24 -74 8 -70", col, w)
        t.l("M64 22C60 58 24 74 -8 70", col, w)
    t.p("M2 -90L32 -67L4 -46Z", "#F4D77E", 4)
    t.p("M-2 90L-32 67L-4 46Z", "#F4D77E", 4)


def tk_drunk(t):
    em.wine(t.at(-4, 2, .68))


def tk_dying(t):
    t.p("M0 -66C36 -66 64 -40 64 -4C64 34 36 64 0 64C-36 64 -64 34 -64 -4C-64 -40 -36 -66 0 -66Z", "#C8402F")
    t.l("M-18 -62L2 -30L-16 -6L10 20L-4 60", INK, 11)
    t.l("M-18 -62L2 -30L-16 -6L10 20L-4 60", "#FBE0C8", 4)


def tk_skip(t):
    t.l("M-44 -44L44 44M44 -44L-44 44", INK, 26)
    t.l("M-44 -44L44 44M44 -44L-44 44", "#F5EEE0", 14)


def tk_eye(t):
    t.p("M-70 0C-40 -48 40 -48 70 0C40 48 -40 48 -70 0Z", "#FBF3DF")
    t.o(0, 0, 28, "#3E8E7E")
    t.o(0, 0, 13, INK, 0)


def dead_stamp(strokes=(0, 1), drops=True):
    """brushed cross laid over a fallen general; its strokes are also drawn one by one, as they are painted"""
    c = Canvas(240, 240)
    both = ([(34, 40), (90, 92), (150, 140), (210, 204)], [(206, 36), (150, 88), (92, 148), (32, 206)])
    for pts in [both[at] for at in strokes]:
        c.p(brush(pts, [10, 34, 30, 6]), fill="#7A140E", op=.92)
        c.p(brush([(x + 3, y - 5) for x, y in pts], [4, 12, 9, 1]), fill="#C8402F", op=.85)
    for x, y, r in ((222, 222, 6), (20, 226, 5), (226, 24, 4), (60, 22, 3), (214, 60, 3)) if drops else ():
        c.c(x, y, r, fill="#7A140E")
    return c


def chain_overlay():
    c = Canvas(240, 40)
    x = 14
    i = 0
    while x < 236:
        if i % 2 == 0:
            d = rrect(x - 14, 11, 30, 18, 9)
            c.p(d, stroke=INK, sw=9)
            c.p(d, stroke="#9AA6AB", sw=5.4)
            c.p(d, stroke="#E3EAEC", sw=1.6)
        else:
            c.p(f"M{x - 9} 20L{x + 11} 20", stroke=INK, sw=11)
            c.p(f"M{x - 9} 20L{x + 11} 20", stroke="#7F8B91", sw=7)
            c.p(f"M{x - 9} 18.6L{x + 11} 18.6", stroke="#CDD6DA", sw=1.8)
        x += 20
        i += 1
    return c


def reticle():
    """target ring laid on a chosen seat"""
    c = Canvas(160, 160)
    for col, sw in ((INK, 12), ("#C8402F", 7), ("#F6B39A", 2)):
        for a in (0, 90, 180, 270):
            p = [polar(80, 80, 62, a + 12 + 66 * i / 8) for i in range(9)]
            c.p(smooth(p), stroke=col, sw=sw)
    for a in (0, 90, 180, 270):
        tip, l, r = polar(80, 80, 44, a), polar(80, 80, 76, a - 7), polar(80, 80, 76, a + 7)
        c.p(poly([tip, l, r]), fill="#C8402F", stroke=INK, sw=3)
    return c


def arrow_head(col=VERM):
    c = Canvas(80, 80)
    c.p("M76 40L16 8L28 40L16 72Z", fill=c.lin(0, 8, 0, 72, (0, light(col, .35)), (.5, col), (1, dark(col, .4))), stroke=INK, sw=4)
    c.p("M66 40L28 40", stroke="#FBE3C8", sw=3, op=.8)
    return c


def dist_badge(kind):
    """distance chip: number is drawn by the app"""
    c = Canvas(56, 56)
    g = {"in": ("#3E8E7E", "#A9DCC8", "#174A3F"), "out": ("#48565C", "#8FA0A8", "#1B272C")}[kind]
    c.p("M28 2L50 15L50 41L28 54L6 41L6 15Z", fill=gold(c, 6, 2, 50, 54) if kind == "in" else "#6C7A81", stroke=INK, sw=2)
    c.p("M28 7L45.6 17.5L45.6 38.5L28 49L10.4 38.5L10.4 17.5Z", fill=c.lin(0, 7, 0, 49, (0, mix(g[0], g[1], .3)), (1, g[2])), stroke=INK, sw=1.4)
    return c


# ================================================================ phases
def phase_icon(k):
    c = Canvas(64, 64)
    t = T(c, 32, 32, .3)
    if k == "prepare":      # incense
        t.p("M-52 20L52 20L40 74L-40 74Z", "#D9A441", 6)
        t.p("M-62 10L62 10L62 26L-62 26Z", "#D9A441", 6)
        for x in (-22, 0, 22):
            t.l(f"M{x} 10L{x} -50", INK, 12)
            t.l(f"M{x} 8L{x} -48", "#C8402F", 6)
        t.br([(0, -58), (-14, -74), (8, -86), (-4, -104)], [2, 9, 8, 1], "#E3EAEC")
    elif k == "judge":
        t.p("M18 -92L-46 12L-8 12L-24 92L48 -20L10 -20L34 -92Z", "#F4D35A", 7)
    elif k == "draw":
        for x, r in ((-22, -14), (20, 12)):
            s = t.at(x, 6, 1, r)
            s.p(rrect(-36, -58, 72, 112, 10), "#F7EBCF", 6)
        t.l("M0 -92L0 -20M-22 -44L0 -20L22 -44", INK, 22)
        t.l("M0 -92L0 -20M-22 -44L0 -20L22 -44", "#3FA57E", 11)
    elif k == "play":
        em.dao(t.at(-30, 44, 1.35, 40))
    elif k == "discard":
        s = t.at(0, -14, 1, -8)
        s.p(rrect(-38, -66, 76, 112, 10), "#F7EBCF", 6)
        t.l("M0 2L0 86M-24 62L0 88L24 62", INK, 22)
        t.l("M0 2L0 86M-24 62L0 88L24 62", "#C8402F", 11)
    else:
        t.p("M28 -84C-30 -84 -72 -46 -72 6C-72 54 -34 86 12 86C44 86 66 70 78 46C34 62 -14 40 -14 -10C-14 -44 4 -70 28 -84Z", "#F3E2A8", 7)
    return c


def phase_tab(state):
    """ribbon segment 180 x 44, arrow-shaped; states on / off / done / skip"""
    c = Canvas(180, 44)
    d = "M2 2L160 2L178 22L160 42L2 42L18 22Z"
    g = {"on": ("#E8BC54", "#A8691A", "#FCEBB0"), "off": ("#20363F", "#15262D", "#4A626C"), "done": ("#2B4A45", "#1B332F", "#4F8578"), "skip": ("#4A2622", "#2E1614", "#8A4A40")}[state]
    c.p(d, fill=c.lin(0, 0, 0, 44, (0, g[0]), (1, g[1])), stroke=INK, sw=2.4)
    c.p("M8 5L158 5L173 22L158 39L8 39L21 22Z", stroke=g[2], sw=1.4)
    if state == "skip":
        c.p("M30 34L150 10", stroke="#C8402F", sw=3, op=.8)
    return c


# ================================================================ plaques & table
def plaque(kind):
    """skill button 220 x 60: stretch the middle 120 px"""
    c = Canvas(220, 60)
    g = {"active": ("#C8402F", "#7E1F16", "#F3D27E"), "ready": ("#2F7566", "#174A3F", "#F3D27E"), "passive": ("#24363E", "#16242B", "#8A7A4A"), "disabled": ("#1E2C33", "#162228", "#3C4E56"),
         "lord": ("#E3B04A", "#A8691A", "#FFF3C8"), "limited": ("#5D3A78", "#33204A", "#F3D27E"), "pressed": ("#8C2A1E", "#5A1710", "#D9A441"), "plain": ("#2A4A55", "#152A32", "#D9A441")}[kind]
    d = sym("M110 3L196 3C200 10 206 16 217 18L217 42C206 44 200 50 196 57L110 57", 110)
    c.p(d, fill=c.lin(0, 3, 0, 57, (0, light(g[0], .12)), (.2, g[0]), (1, g[1])), stroke=INK, sw=3)
    c.p(sym("M110 8L193 8C197 14 203 20 212 22L212 38C203 40 197 46 193 52L110 52", 110), stroke=g[2], sw=1.6)
    for x in (14, 206):
        c.p(f"M{x - 6} 30L{x} 24L{x + 6} 30L{x} 36Z", fill=g[2], stroke=INK, sw=1)
    return c


def table_inlay():
    """brass inlay for the table centre, 1200 x 560"""
    c = Canvas(1200, 560)
    cx, cy = 600, 280
    for rx, ry, sw, op in ((590, 270, 3, .55), (578, 262, 1.2, .5), (500, 222, 1.2, .35), (300, 150, 2.4, .4), (290, 144, 1, .4)):
        c.c(cx, cy, rx, ry=ry, stroke=BRASS, sw=sw, op=op)
    for i in range(72):
        a = math.radians(i * 5)
        x, y = cx + 539 * math.cos(a), cy + 242 * math.sin(a)
        x2, y2 = cx + 556 * math.cos(a), cy + 250 * math.sin(a)
        c.p(f"M{f(x)} {f(y)}L{f(x2)} {f(y2)}", stroke=BRASS, sw=2 if i % 6 == 0 else 1, op=.4)
    for i in range(12):
        a = math.radians(i * 30 + 15)
        x, y = cx + 400 * math.cos(a), cy + 186 * math.sin(a)
        q = brush(spiral(x - 12, y, 16, 3, 200, -160, 10), [2, 4, 2]) + brush(spiral(x + 16, y + 2, 11, 3, -20, 340, 10), [2, 3, 2])
        c.p(q, fill=BRASS, op=.28)
        c.p(brush([(x - 46, y + 18), (x, y + 20), (x + 46, y + 18)], [1, 4, 1]), fill=BRASS, op=.28)
    return c


def turn_arrow():
    """direction of play, bent arrow 160 x 60"""
    c = Canvas(160, 60)
    p = [(148, 44), (110, 20), (60, 16), (24, 34)]
    c.p(brush(p, [2, 8, 10, 10]), fill=BRASS, stroke=INK, sw=2)
    c.p("M6 48L16 16L40 40Z", fill=BRASS, stroke=INK, sw=2)
    return c


def main():
    out = {}
    for k in KING:
        out[f"frames/general_{k}_bg"] = general_bg(k)
        out[f"frames/general_{k}_fg"] = general_fg(k)
        if k != "god":
            out[f"frames/general_{k}_lord_fg"] = general_fg(k, True)
        c = Canvas(108, 108)
        seal(c, 54, 54, 51, k)
        out[f"kingdoms/{k}"] = c
    for k in TYPES:
        out[f"cards/face_{k}"] = card_face(k)
    out["cards/back"] = card_back()
    out["frames/general_back"] = general_back()
    for k in ROLE:
        if k != "unknown":
            out[f"roles/{k}"] = role_card(k)
        out[f"roles/icon_{k}"] = role_icon(k)
    out["roles/back"] = role_back()
    for k in ("spade", "heart", "club", "diamond"):
        out[f"suits/{k}"] = suit(k)
        out[f"suits/{k}_light"] = suit(k, "#F4EBD9", "#F0806A")
    for k in ("full", "mid", "low", "lost"):
        out[f"tokens/hp_{k}"] = bead(k)
    for k in ("indulgence", "supply_shortage", "lightning"):
        out[f"tokens/judge_{k}"] = judge_tag(k)
    st = ("#55646B", "#AEBDC4", "#232E33")
    out["tokens/chained"] = tok(tk_chain, "#3A4A52", "#8FA4AE", "#16222A")
    out["tokens/turned_over"] = tok(tk_turned, "#3F3552", "#9A8AC0", "#1C1428")
    out["tokens/drunk"] = tok(tk_drunk, "#D9A24A", "#F8E3A8", "#7A4A12")
    out["tokens/dying"] = tok(tk_dying, "#3A1512", "#A8503E", "#160605")
    out["tokens/skipped"] = tok(tk_skip, "#8A2A20", "#E98A6A", "#3E0E0A")
    out["tokens/show"] = tok(tk_eye, "#24505A", "#8FC0CC", "#102A32")
    out["tokens/dead"] = dead_stamp()
    out["tokens/dead_1"] = dead_stamp((0,), drops=False)
    out["tokens/dead_2"] = dead_stamp((1,), drops=False)
    out["tokens/chain_overlay"] = chain_overlay()
    out["tokens/reticle"] = reticle()
    out["tokens/arrow_head"] = arrow_head()
    out["tokens/arrow_head_jade"] = arrow_head("#3E8E7E")
    out["tokens/dist_in"] = dist_badge("in")
    out["tokens/dist_out"] = dist_badge("out")
    for k in ("prepare", "judge", "draw", "play", "discard", "end"):
        out[f"phases/{k}"] = phase_icon(k)
    for k in ("on", "off", "done", "skip"):
        out[f"phases/tab_{k}"] = phase_tab(k)
    for k in ("active", "ready", "passive", "disabled", "lord", "limited", "pressed", "plain"):
        out[f"ui/plaque_{k}"] = plaque(k)
    out["ui/table_inlay"] = table_inlay()
    out["ui/turn_arrow"] = turn_arrow()
    c = Canvas(200, 200)
    ding(T(c, 100, 92, 1.2))
    out["ui/ding"] = c
    for k, v in out.items():
        v.save(k)


if __name__ == "__main__":
    main()
