#!/usr/bin/env python3
"""Generate one painted opera mask per general.

masks.yaml holds the parameter table; this script turns each row into
sprites/masks/<id>.svg (400 x 480).  Every shape is built on the right half of the
face and mirrored, so a mask is symmetric by construction; `split` paints the left
half in a second scheme.  Needs PyYAML only.

    python gen_masks.py            # all
    python gen_masks.py guan_yu    # some
"""
from __future__ import annotations
import math
import os
import sys
import yaml
from svgkit import *
import mask_hats as hats
import mask_emblems as emblems

HERE = os.path.dirname(os.path.abspath(__file__))

PAL = {
    "red": "#C42A1E", "crimson": "#9C1B1B", "vermilion": "#DE4A2C", "orange": "#E57A2E", "gold": "#DDA63A", "yellow": "#EDC24A",
    "lemon": "#F2DC7A", "white": "#F5EEE0", "bone": "#E4D8C2", "black": "#1C1715", "ink": "#15100E", "blue": "#2161A8", "navy": "#1B3B6F",
    "sky": "#6FB2D6", "teal": "#1F8A8C", "jade": "#3E8E7E", "green": "#1F7F4F", "forest": "#14532F", "lime": "#93B23F", "purple": "#6A3187",
    "violet": "#9A6BB5", "plum": "#7A2350", "pink": "#E896A4", "rose": "#D65C78", "skin": "#F3D0AE", "tan": "#DDA878", "dan": "#F8DFCF",
    "brown": "#7B4A2A", "umber": "#4E2C1A", "grey": "#8D8F90", "slate": "#4B5B66", "silver": "#C6CCD0", "ash": "#B9B0A2",
}


def col(v):
    return PAL.get(v, v)


FACES = {
    "egg": "M200 84C262 84 310 132 313 208C315 270 300 328 270 370C250 398 226 412 200 412",
    "broad": "M200 84C268 84 319 134 321 212C322 278 312 332 284 374C262 404 232 415 200 415",
    "slim": "M200 84C254 84 300 130 303 204C305 268 288 328 258 374C240 401 222 414 200 414",
    "dan": "M200 88C254 88 297 134 299 206C300 268 284 326 252 370C234 394 218 406 200 406",
}


class Mask:
    def __init__(self, gid, prm):
        self.id, self.q = gid, prm
        self.c = Canvas(400, 480)
        self.base = col(prm.get("base", "red"))
        self.face = prm.get("face", "egg")
        self.half = FACES[self.face]
        self.outline = sym(self.half)
        self.hull = inset(P.parse(self.outline).flat(12), 1.0, 200, 250)
        self.scheme = prm.get("scheme", "tile")
        self.god = prm.get("god", False)
        self.gold = "#E2B04A"
        self.side = 0     # 0 both, 1 right only, -1 left only (for split faces)

    def g(self, k, d=None):
        return self.q.get(k, d)

    def cl(self, k, d):
        return col(self.q.get(k, d))

    # ------------------------------------------------ primitives
    def _clipped(self, d):
        out = []
        for s in P.parse(d).subs:
            one = P([s])
            pts = one.flat(9)
            if inside(pts, self.hull, .01):
                out.append(one.close().d())
            else:
                pts = clip(pts, self.hull)
                if len(pts) > 2:
                    out.append(poly(pts))
        return "".join(out)

    def paint(self, d, fill, edge=None, ew=2.4, op=None, both=True, clipit=True):
        """one area of face paint (right half + mirror), with an optional piping line round it"""
        if both:
            p = P.parse(d)
            dd = p.d() if self.side >= 0 else ""
            if self.side <= 0:
                dd += p.mirror().d()
        else:
            dd = d
        if clipit:
            dd = self._clipped(dd)
        if not dd:
            return
        if edge:
            self.c.p(dd, fill=edge, stroke=edge, sw=ew * 2)
        self.c.p(dd, fill=fill, op=op)

    def line(self, pts, ws, colr="#15100E", op=None, both=True):
        self.paint(brush(pts, ws), colr, op=op, both=both)

    # ------------------------------------------------ build
    def build(self):
        c = self.c
        hat = self.g("hat", {}) or {}
        self.hat = {k: (col(v) if isinstance(v, str) and k != "kind" else v) for k, v in hat.items()}
        kind = self.hat.get("kind", "kui")
        H = hats.HATS[kind]
        if self.god:
            self.rays()
        self.halo()
        self.flags()
        H(self, "back")
        self.beard("back")
        self.knot("back")
        self.ears()
        self.face_base()
        sp = self.g("split")
        if sp:
            other = Mask(self.id, {**self.q, **sp, "split": None})
            self.face_split(col(sp.get("base", "black")))
            self.side = 1
            self.face_paint()
            other.c, other.side, other.god = self.c, -1, self.god
            other.face_paint()
        else:
            self.face_paint()
        self.emblem()
        self.gloss()
        self.rim()
        self.knot("front")
        self.beard("front")
        H(self, "front")
        c.contain()
        return c

    def rays(self):
        """the gods' glory: gilt rays inside an ellipse that never touches the canvas edge"""
        c = self.c
        cx, cy = 200, 232
        c.c(cx, cy, 197, fill=c.rad(cx, cy, 197, (0, "#FFE9A8", .95), (.7, "#F2B93B", .7), (.9, "#D98A22", .25), (1, "#D98A22", 0)))
        g1 = c.rad(cx, cy, 232, (0, "#FFF3C4"), (.6, "#F7CF62"), (1, "#C98A1E"))
        n = 28
        d = ""
        for i in range(n):
            a = -90 + 360 * i / n
            k = 1.0 if i % 2 == 0 else .86
            t = math.radians(a)
            r = k * 196 * 236 / math.hypot(236 * math.cos(t), 196 * math.sin(t))
            wd = 3.6 if i % 2 == 0 else 2.2
            p0 = polar(cx, cy, 112, a - wd * 1.5); p1 = polar(cx, cy, r, a); p2 = polar(cx, cy, 112, a + wd * 1.5)
            m1 = polar(cx, cy, r * .76, a - wd * 1.25); m2 = polar(cx, cy, r * .76, a + wd * 1.25)
            d += f"M{f(p0[0])} {f(p0[1])}L{f(m1[0])} {f(m1[1])}L{f(p1[0])} {f(p1[1])}L{f(m2[0])} {f(m2[1])}L{f(p2[0])} {f(p2[1])}Z"
        c.p(d, fill=g1, stroke="#8A5A12", sw=1)
        c.c(cx, cy, 160, ry=192, stroke="#F7D77A", sw=3)
        c.c(cx, cy, 166, ry=199, stroke="#9A6616", sw=1.4)

    def halo(self):
        k = self.g("halo")
        if not k:
            return
        c, c1 = self.c, col(k[1])
        if k[0] == "moon":
            c.c(200, 152, 150, fill=c.rad(180, 120, 190, (0, light(c1, .5)), (.7, c1), (1, dark(c1, .18))), stroke="#120C0A", sw=2.6)
            c.c(200, 152, 141, stroke="#C9973F", sw=2)
            for x, y, r in ((92, 120, 16), (110, 190, 11), (300, 210, 15), (312, 110, 9)):
                c.c(x, y, r, fill=dark(c1, .12), op=.55)
        elif k[0] == "fan":
            # a crane-feather fan held behind the head
            for i in range(13):
                a = -90 + (i - 6) * 17.5
                q = P.parse("M0 0C-26 -60 -26 -140 0 -186C26 -140 26 -60 0 0Z").xf(200, 212, 1.0, a + 90)
                c.p(q.d(), fill=c.lin(0, 20, 0, 240, (0, "#FFFFFF"), (1, c1)), stroke="#120C0A", sw=2.2)
                q = P.parse("M0 -60L0 -174M0 -120L10 -136M0 -120L-10 -136M0 -96L11 -112M0 -96L-11 -112").xf(200, 212, 1.0, a + 90)
                c.p(q.d(), stroke="#8A97A6", sw=1.6)
                p = polar(200, 212, 176, a)
                c.c(p[0], p[1], 4, fill="#2A3A55")
        elif k[0] == "waves":
            for r, kk in ((196, 0), (166, .25)):
                for i in range(9):
                    a = -90 + (i - 4) * 24
                    p = polar(200, 236, r - 30, a)
                    q = P.parse("M-44 20C-44 -30 44 -30 44 20C26 -4 -26 -4 -44 20Z").xf(p[0], p[1], 1, a + 90)
                    c.p(q.d(), fill=light(c1, kk), stroke="#120C0A", sw=2.2)
                    q = P.parse(brush(spiral(0, -2, 12, 3, 180, -180, 9), [3.4, 3, 1.4])).xf(p[0], p[1], 1, a + 90)
                    c.p(q.d(), fill="#F5EEE0", op=.9)

    def flags(self):
        """the four pennants a stage general wears on his back"""
        k = self.g("flags")
        if not k:
            return
        c, c1 = self.c, col(k if isinstance(k, str) else k[0])
        c2 = "#E2B04A" if isinstance(k, str) else col(k[1])
        for tri, pole in (("M362 26L328 150C350 150 380 138 398 112C384 88 372 58 362 26Z", "M366 12L314 202"),
                          ("M370 170L330 272C352 284 378 282 398 266C386 238 376 206 370 170Z", "M376 156L312 318")):
            c.both(pole, stroke="#120C0A", sw=7)
            c.both(pole, stroke="#A8742A", sw=3.4)
            q = P.parse(tri)
            for d, x in ((q.d(), (320, 398)), (q.mirror().d(), (80, 2))):
                c.p(d, fill=c.lin(x[0], 0, x[1], 0, (0, dark(c1, .25)), (1, light(c1, .08))), stroke="#120C0A", sw=2.6)
            st = q.flat(6)
            cx = sum(p[0] for p in st) / len(st); cy = sum(p[1] for p in st) / len(st)
            q = q.map(lambda p: (cx + (p[0] - cx) * .76, cy + (p[1] - cy) * .76))
            c.both(q.d(), stroke=c2, sw=2.2)
            c.cc(cx + 2, cy, 7, fill=c2, stroke="#120C0A", sw=1.4)

    def ears(self):
        e = self.g("ears")
        if not e:
            return
        c, b = self.c, self.base
        d = "M300 226C312 204 336 208 336 236C336 262 332 300 326 326C320 346 306 342 304 322C302 300 298 260 300 226Z"
        q = P.parse(d)
        for dd, x in ((q.d(), (300, 338)), (q.mirror().d(), (100, 62))):
            c.p(dd, fill=c.lin(x[0], 0, x[1], 0, (0, dark(b, .12)), (1, light(b, .1))), stroke="#120C0A", sw=3)
        c.both("M310 236C318 222 328 226 328 242C326 262 322 276 318 286", stroke=dark(b, .4), sw=2.4)

    def face_base(self):
        c, b = self.c, self.base
        if self.scheme in ("sheng", "dan"):
            fill = c.rad(200, 250, 200, (0, light(b, .22)), (.55, b), (1, dark(mix(b, "#C9683F", .35), .10)))
        else:
            fill = c.rad(200, 236, 214, (0, light(b, .10 if lum(b) > .2 else .07)), (.55, b), (1, dark(b, .34)))
        c.p(self.outline, fill=fill)

    def face_split(self, b2):
        c = self.c
        half = P.parse(self.half).mirror()
        d = half.close().d()
        c.p(d, fill=c.rad(200, 236, 214, (0, light(b2, .10)), (.55, b2), (1, dark(b2, .34))))

    def gloss(self):
        """lacquer sheen: two soft lights on forehead and cheekbones"""
        c = self.c
        k = .30 if self.scheme not in ("dan", "sheng") else .22
        for x in (160, 240):
            c.p(circle_d(x, 150, 34, 22), fill=c.rad(x, 150, 32, (0, "#ffffff", k * .55), (1, "#ffffff", 0)))
        for x in (132, 268):
            c.p(circle_d(x, 296, 26, 34), fill=c.rad(x, 296, 32, (0, "#ffffff", k * .6), (1, "#ffffff", 0)))
        # nose ridge
        c.p("M197 246C196 270 195 290 196 304L204 304C205 290 204 270 203 246Z", fill="#ffffff", op=.13)
        # jaw shade
        d = self._clipped(sym("M200 372C232 372 262 350 300 300L330 420L200 430"))
        warm = self.scheme in ("sheng", "dan")
        jc = "#9A4524" if warm else "#000000"
        c.p(d, fill=c.lin(200, 340, 200, 414, (0, jc, 0), (1, jc, .26 if warm else .22)))

    def rim(self):
        c = self.c
        wire = "#F0C866" if self.god else "#C9973F"
        c.p(self.outline, stroke="#120C0A", sw=8)
        c.p(self.outline, stroke=wire, sw=2.6)

    # ------------------------------------------------ face paint
    def face_paint(self):
        s = self.scheme
        if s == "dan":
            self.dan()
            return
        if s == "sheng":
            self.sheng()
            return
        self.zones()
        self.cheek()
        self.eyepaint()
        self.brow()
        self.nose()
        self.mouth()
        self.lines()
        self.eyes()

    def edgec(self):
        e = self.g("edge")
        if e == "none":
            return None
        if e:
            return col(e)
        return "#F5EEE0" if lum(self.base) < .72 else None

    # ---- large zones
    def zones(self):
        for z in self.g("zones", []) or []:
            name, c1 = z[0], col(z[1])
            edge = col(z[2]) if len(z) > 2 and z[2] else None
            d, both = ZONES[name]
            if both == "sym":
                if self.side:
                    self.paint(P.parse(d + "L200 90").close().d() if False else half_closed(d), c1, edge)
                else:
                    self.paint(sym(d), c1, edge, both=False)
            else:
                self.paint(d, c1, edge)

    def cheek(self):
        ch = self.g("cheek")
        if not ch:
            return
        items = ch if isinstance(ch, list) and ch and isinstance(ch[0], list) else [ch]
        for it in items:
            name = it[0] if isinstance(it, list) else it
            c1 = col(it[1]) if isinstance(it, list) and len(it) > 1 else "#15100E"
            edge = col(it[2]) if isinstance(it, list) and len(it) > 2 and it[2] else None
            CHEEKS[name](self, c1, edge)

    def eyepaint(self):
        ep = self.g("eyepaint", ["tear", "black"])
        items = ep if ep and isinstance(ep[0], list) else [ep]
        for it in items:
            name = it[0]
            c1 = col(it[1]) if len(it) > 1 else "#15100E"
            edge = (col(it[2]) if it[2] else None) if len(it) > 2 else self.edgec()
            fn = EYEPAINT[name]
            if callable(fn):
                fn(self, c1, edge)
            else:
                self.paint(fn, c1, edge)

    def brow(self):
        b = self.g("brow", ["sword", "black"])
        name = b[0]
        c1 = col(b[1]) if len(b) > 1 else "#15100E"
        edge = (col(b[2]) if b[2] else None) if len(b) > 2 else self.edgec()
        fn = BROWS[name]
        if callable(fn):
            fn(self, c1, edge)
        else:
            self.paint(fn, c1, edge)

    def nose(self):
        n = self.g("nose", "plain")
        name, c1, edge = (n, "#15100E", self.edgec()) if isinstance(n, str) else (n[0], col(n[1]), col(n[2]) if len(n) > 2 and n[2] else None)
        NOSES[name](self, c1, edge)

    def mouth(self):
        m = self.g("mouth", "frown")
        name, c1 = (m, None) if isinstance(m, str) else (m[0], col(m[1]))
        MOUTHS[name](self, c1)

    def lines(self):
        for ln in self.g("lines", []) or []:
            name = ln[0] if isinstance(ln, list) else ln
            c1 = col(ln[1]) if isinstance(ln, list) and len(ln) > 1 else "#15100E"
            LINES[name](self, c1)

    def eyes(self):
        e = self.g("eye", "phoenix")
        name, iris = (e, "#120C0A") if isinstance(e, str) else (e[0], col(e[1]))
        draw_eye(self, name, iris)
        if self.g("patch"):
            self.patch()

    def patch(self):
        c = self.c
        # the lost left eye: black patch with brass studs, cord over the brow
        sgn = -1 if self.g("patch") == "left" else 1
        d = P.parse("M254 216C278 214 294 230 292 250C290 272 272 288 252 286C232 284 222 268 224 248C226 228 236 218 254 216Z")
        cord = "M290 232L322 196M226 240L184 214L96 166"
        p2 = P.parse(cord)
        if sgn < 0:
            d, p2 = d.mirror(), p2.mirror()
        c.p(p2.d(), stroke="#120C0A", sw=7)
        c.p(p2.d(), stroke="#5B3A22", sw=3)
        c.p(d.d(), fill=c.rad(200 + sgn * 54, 244, 46, (0, "#4A3326"), (1, "#150E0B")), stroke="#D9A441", sw=2.6)
        x0 = 200 + sgn * 56
        for a in range(0, 360, 60):
            q = polar(x0, 251, 24, a)
            c.c(q[0], q[1], 2.6, fill="#E2B04A")
        c.p(f"M{x0 - 9} 242L{x0 + 9} 260M{x0 + 9} 242L{x0 - 9} 260", stroke="#C8402F", sw=4)

    def emblem(self):
        e = self.g("emblem")
        if not e:
            return
        name = e[0]
        cols = [col(x) for x in e[1:]]
        ex = {"y": 162, "s": 1.0, **(self.g("emblem_at") or {})}
        emblems.draw(self.c, name, 200, ex["y"], ex["s"], cols)

    # ------------------------------------------------ unpainted "handsome" male role
    def sheng(self):
        c = self.c
        wash = self.cl("wash", "#D8452F")
        for x in ((146, 254) if self.side == 0 else ((254,) if self.side > 0 else (146,))):
            d = self._clipped(circle_d(x, 254, 74, 70))
            c.p(d, fill=c.rad(x, 250, 72, (0, wash, .78), (.5, wash, .42), (1, wash, 0)))
        tong = self.g("tong", "#C92A20")
        if tong:
            tong = col(tong)
            d = self._clipped(sym("M200 108C208 118 213 150 209 182C206 202 203 212 200 226")) if not self.side else ""
            if d and not self.g("emblem"):
                c.p(d, fill=c.lin(200, 110, 200, 226, (0, tong, .2), (.35, tong, .85), (1, tong, 0)))
        for nm in ("zones", "cheek"):
            if self.g(nm):
                getattr(self, nm)()
        if self.g("eyepaint"):
            self.eyepaint()
        b = self.g("brow", ["sword", "black"])
        self.q.setdefault("edge", "none")
        self.brow()
        # soft nose
        self.line([(214, 236), (211, 262), (214, 292), (222, 306)], [.6, 1.6, 2.4, .6], "#A85A3C", op=.55)
        self.line([(200, 316), (212, 317), (222, 311), (225, 304)], [2.6, 2.2, 2, .6], "#8A3F2A", op=.8)
        m = self.g("mouth", "lips")
        name, c1 = (m, None) if isinstance(m, str) else (m[0], col(m[1]))
        MOUTHS[name](self, c1)
        self.lines()
        self.eyes()

    # ------------------------------------------------ female role
    def dan(self):
        c = self.c
        wash = self.cl("wash", "#E8577A")
        for x in (146, 254):
            d = self._clipped(circle_d(x, 262, 80, 86))
            c.p(d, fill=c.rad(x, 250, 84, (0, wash, .82), (.42, wash, .5), (.75, wash, .18), (1, wash, 0)))
        # bridge of nose stays white
        c.p(sym("M200 214C210 224 211 262 213 300C212 312 206 316 200 317"), fill=c.lin(200, 214, 200, 316, (0, "#ffffff", .25), (1, "#ffffff", .55)))
        if self.g("zones"):
            self.zones()
        if self.g("cheek"):
            self.cheek()
        if self.g("eyepaint"):
            self.eyepaint()
        self.q.setdefault("edge", "none")
        self.brow()
        self.line([(200, 312), (209, 314), (217, 309), (219, 302)], [2.2, 1.8, 1.6, .4], "#A8484A", op=.75)
        m = self.g("mouth", "bow")
        name, c1 = (m, None) if isinstance(m, str) else (m[0], col(m[1]))
        MOUTHS[name](self, c1)
        self.lines()
        self.eyes()

    # ------------------------------------------------ beards
    def beard(self, layer):
        b = self.g("beard")
        if not b:
            return
        name = b if isinstance(b, str) else b[0]
        c1 = "#1B1714" if isinstance(b, str) or len(b) < 2 else col(b[1])
        BEARDS[name](self, c1, layer)


    # ------------------------------------------------ what hangs below the chin
    def knot(self, layer):
        k = self.g("knot")
        if k is None and not self.g("beard"):
            k = ["pearls", "red"] if self.scheme == "dan" else ["bow", self.hat.get("c3", "#C42A1E")]
        if not k or k == "none":
            return
        KNOTS[k[0]](self, col(k[1]), col(k[2]) if len(k) > 2 else "#DFA93F", layer)


def kn_bow(m, c1, c2, layer):
    """silk bow of the hat cords"""
    c = m.c
    if layer == "back":
        d = "M284 330C290 372 262 408 210 426L204 418C250 402 274 370 268 336Z"
        c.both(d, fill=c1, stroke="#120C0A", sw=2.4)
        return
    f = lambda y0, y1: c.lin(0, y0, 0, y1, (0, light(c1, .22)), (.5, c1), (1, dark(c1, .4)))
    c.both("M206 430C222 440 240 454 246 478L226 474L218 480C216 462 210 446 202 436Z", fill=f(430, 478), stroke="#120C0A", sw=2.4)
    c.both("M204 426C226 402 260 402 272 416C278 430 266 446 244 446C228 444 214 436 204 430Z", fill=f(400, 446), stroke="#120C0A", sw=2.6)
    c.both("M212 428C230 416 246 414 258 420M214 431C230 434 244 436 256 432", stroke=dark(c1, .45), sw=1.8)
    c.p(rrect(186, 414, 28, 28, 10), fill=f(410, 444), stroke="#120C0A", sw=2.6)
    c.c(200, 428, 6, fill=c2, stroke="#120C0A", sw=1.6)


def kn_pearls(m, c1, c2, layer):
    """strings of pearls with a pendant"""
    c = m.c
    if layer == "front":
        return
    for rx, ry, y0, r, n in ((112, 92, 372, 4.6, 25), (92, 62, 372, 4, 21)):
        for i in range(n + 1):
            a = math.radians(8 + (180 - 16) * i / n)
            hats.pearl(c, 200 + rx * math.cos(a), y0 + ry * math.sin(a), r)
    c.p("M182 440L218 440L212 456L200 462L188 456Z", fill=hats.gold(c, 438, 464), stroke="#120C0A", sw=2)
    c.p("M200 446C210 456 210 472 200 478C190 472 190 456 200 446Z", fill=c.rad(197, 456, 18, (0, light(c1, .6)), (.6, c1), (1, dark(c1, .4))), stroke="#120C0A", sw=1.8)


def kn_cord(m, c1, c2, layer):
    """plaited cord and tassel"""
    c = m.c
    if layer == "back":
        d = brush([(292, 330), (282, 380), (244, 420), (204, 436)], [8, 8, 8, 7])
        c.both(d, fill=c1, stroke="#120C0A", sw=2.4)
        return
    c.p("M190 440L210 440L217 478L208 474L200 480L192 474L183 478Z", fill=c.lin(0, 436, 0, 480, (0, dark(c1, .2)), (.4, light(c1, .15)), (1, dark(c1, .4))), stroke="#120C0A", sw=2)
    c.c(200, 432, 12, fill=c.rad(197, 428, 16, (0, "#FBE7A6"), (.6, c2), (1, dark(c2, .5))), stroke="#120C0A", sw=2.2)
    c.c(200, 432, 5, fill=c1, stroke="#120C0A", sw=1.4)


def kn_collar(m, c1, c2, layer):
    """scalloped cloud collar"""
    c = m.c
    if layer == "front":
        return
    for i in (0, 6, 1, 5, 2, 4, 3):       # outer lobes first, so the overlap stays symmetric
        a = 10 + i * 160 / 6
        p = polar(200, 352, 96, a)
        q = P.parse("M-34 -34C-30 10 -18 30 0 34C18 30 30 10 34 -34Z").xf(p[0], p[1], .98, a - 90)
        c.p(q.d(), fill=c.lin(0, 380, 0, 478, (0, light(c1, .1)), (1, dark(c1, .35))), stroke="#120C0A", sw=2.6)
        q = P.parse("M-24 -30C-20 8 -12 20 0 24C12 20 20 8 24 -30").xf(p[0], p[1], .98, a - 90)
        c.p(q.d(), stroke=c2, sw=2.4)
        p = polar(200, 352, 100, a)
        c.c(p[0], p[1], 5.5, fill=c2, stroke="#120C0A", sw=1.3)


KNOTS = {"bow": kn_bow, "pearls": kn_pearls, "cord": kn_cord, "collar": kn_collar}


def half_closed(d):
    return P.parse(d).close().d()


# ================================================================ zones
ZONES = {
    # the column from forehead to nose of the cross-gate face
    "column": ("M200 90C226 92 232 136 226 176C221 206 214 232 216 254C219 282 230 300 228 316C219 328 209 330 200 330", "sym"),
    "arrow": ("M200 96C232 108 250 132 254 156C232 160 216 178 212 206C210 240 212 276 222 300C214 314 206 316 200 318", "sym"),
    "peach": ("M200 126C222 112 248 126 248 154C248 182 222 200 200 214", "sym"),
    "diamond": ("M200 104C214 130 226 146 238 160C226 176 212 196 200 222", "sym"),
    "drop": ("M200 96C206 126 232 146 232 174C232 196 218 206 200 206", "sym"),
    "wedge": ("M200 76L276 76C262 128 226 170 212 212C208 230 204 240 200 244", "sym"),
    "brow_field": ("M200 70L330 70L330 176C300 172 252 196 222 218C212 224 206 226 200 226", "sym"),
    "arch": ("M200 70L330 70L330 150C286 138 240 158 222 190C214 202 206 206 200 206", "sym"),
    "lower": ("M200 318C224 322 252 306 330 250L330 430L200 430", "sym"),
    "jaw": ("M200 336C232 340 262 334 300 300L330 300L330 430L200 430", "sym"),
    "chin": ("M200 368C222 368 246 360 268 344L300 420L200 430", "sym"),
    "muzzle": ("M200 296C216 300 226 306 236 318C256 330 264 352 252 374C240 394 220 400 200 400", "sym"),
    "midband": ("M200 222C236 222 280 214 330 190L330 288C290 280 250 286 222 292C214 294 206 294 200 294", "sym"),
    "cheek_tile": ("M228 276C252 288 292 278 330 246C330 320 306 362 276 392C266 360 246 338 236 322C230 308 228 292 228 276Z", "pair"),
    "side": ("M330 130C292 150 282 200 292 236C300 270 292 330 262 400L330 400Z", "pair"),
    "temple": ("M330 120C296 134 276 160 268 186C286 184 304 178 330 160Z", "pair"),
    "tear_track": ("M244 268C258 290 262 340 246 400L270 396C288 356 290 304 276 266Z", "pair"),
    "mask_half": ("M200 70L330 70L330 270C296 286 252 290 226 280C214 276 206 272 200 272", "sym"),
    "heart": ("M200 132C216 106 262 112 268 150C304 170 300 216 262 222C240 226 222 236 212 262C208 280 204 290 200 296", "sym"),
    "dou": ("M200 222C216 222 236 226 244 242C250 262 240 290 226 312C216 318 208 320 200 320", "sym"),  # clown's bean-curd patch
    "gourd": ("M200 110C226 112 234 138 220 154C240 168 244 200 200 214", "sym"),
    "beak": ("M200 214C212 222 222 250 226 284C224 306 210 330 200 342", "sym"),
    "flame_f": ("M200 92C206 112 222 120 224 142C234 136 236 126 236 116C252 138 252 176 226 196C214 206 206 210 200 218", "sym"),
}


# ================================================================ brows (right half)
def brow_bushy(m, c1, edge):
    m.paint("M214 216C236 192 274 178 312 178C306 196 296 208 284 214C262 218 234 224 214 216Z", c1, edge)
    for i in range(6):
        x = 236 + i * 14
        m.line([(x, 208 - i * 4), (x + 12, 214 - i * 4), (x + 20, 230 - i * 4)], [6, 4, .4], c1)


def brow_old(m, c1, edge):
    """long hanging brows of the aged"""
    m.paint("M216 214C236 194 268 184 296 190C312 196 320 216 318 246C306 226 296 216 280 214C258 214 234 222 216 214Z", c1, edge)
    for i, (x, y) in enumerate([(282, 206), (294, 208), (304, 214)]):
        m.line([(x, y), (x + 10, y + 20), (x + 8, y + 46)], [7, 5, .5], c1)


def brow_wave(m, c1, edge):
    m.paint("M214 218C226 202 240 206 252 196C264 186 272 190 284 178C292 168 304 166 312 172C302 176 300 188 290 198C280 208 270 202 258 212C244 224 228 222 214 218Z", c1, edge)
    m.paint(brush(spiral(301, 176, 12, 2, 60, -330), [8, 6, 3]), c1)


def brow_cloud(m, c1, edge):
    d = "M214 218C220 204 232 198 242 202C244 188 262 184 270 194C276 180 298 176 304 190C314 188 322 196 320 206C304 200 292 210 284 212C264 220 236 226 214 218Z"
    m.paint(d, c1, edge)
    ed = edge or light(c1, .5)
    for x, y in ((248, 204), (276, 198), (302, 196)):
        m.paint(brush(spiral(x, y, 7, 1.5, 160, -200, 9), [2.4, 2, 1.4]), ed)


def brow_thunder(m, c1, edge):
    m.paint("M214 220L244 194L250 206L276 174L284 190L320 146L300 208L282 202L262 222L248 214Z", c1, edge)


def brow_flame(m, c1, edge):
    m.paint("M214 220C224 206 240 204 250 186C254 198 260 200 266 197C274 186 282 172 284 152C294 168 298 178 304 178C312 172 316 160 317 148C326 176 314 208 280 216C256 222 232 228 214 220Z", c1, edge)


def brow_bat(m, c1, edge):
    m.paint("M212 222C218 200 232 188 246 178C248 184 252 188 258 188C266 176 290 160 318 158C312 172 310 184 312 198C302 192 292 196 288 206C278 198 268 202 264 212C254 206 246 210 242 220C232 214 222 216 212 222Z", c1, edge)


def brow_twin(m, c1, edge):
    m.paint("M216 212C240 194 274 174 310 150C304 176 278 200 246 210C232 214 222 216 216 212Z", c1, edge)
    m.paint("M232 222C258 216 288 202 316 182C308 206 284 220 258 224C246 226 238 226 232 222Z", c1, edge)


def brow_silkworm(m, c1, edge):
    """Guan Yu's 'sleeping silkworm': S-shaped, thick in the middle, rising"""
    m.paint(brush([(212, 214), (228, 218), (246, 206), (268, 184), (292, 166), (318, 158)], [5, 13, 16, 14, 9, 1]), c1, edge)


def brow_thick(m, c1, edge):
    m.paint("M216 224C212 212 222 200 240 196C266 186 292 184 312 190C310 206 298 214 282 216C258 218 238 228 216 224Z", c1, edge)


def brow_knot(m, c1, edge):
    m.paint(brush([(206, 190), (208, 206), (220, 216), (244, 208), (276, 184), (314, 168)], [3, 9, 15, 14, 10, 1]), c1, edge)


def brow_spear(m, c1, edge):
    m.paint("M214 220L262 192L258 180L318 150L290 190L280 182L270 202C252 214 230 222 214 220Z", c1, edge)


def brow_willow(m, c1, edge):
    m.paint(brush([(218, 214), (236, 204), (258, 196), (282, 196), (302, 206)], [3, 6.5, 6.5, 4.5, .6]), c1, None)


def brow_arch(m, c1, edge):
    m.paint(brush([(216, 218), (232, 200), (254, 188), (280, 186), (304, 198)], [4, 7, 7, 5, .6]), c1, None)


def brow_fly(m, c1, edge):
    m.paint(brush([(216, 218), (236, 210), (262, 196), (286, 178), (306, 160)], [3, 6.5, 7, 5, .6]), c1, None)


def brow_sad(m, c1, edge):
    m.paint(brush([(216, 202), (232, 198), (256, 202), (280, 212), (300, 226)], [5, 10, 10, 7, 1]), c1, edge)


def brow_short(m, c1, edge):
    m.paint("M218 218C216 204 226 194 244 192C262 190 276 184 286 176C288 196 276 212 256 216C242 219 228 222 218 218Z", c1, edge)


def brow_crane(m, c1, edge):
    """feathered: three long feathers sweeping up"""
    for a, b in (((214, 218), (318, 196)), ((216, 212), (314, 170)), ((220, 206), (300, 148))):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 2
        m.paint(brush([a, (mx, my + 8), b], [3, 13, 1]), c1, edge, 1.8)


def brow_curl(m, c1, edge):
    m.paint("M214 220C232 214 254 206 272 190C284 178 300 172 312 180C318 188 312 198 304 196C296 202 286 210 272 214C250 222 228 226 214 220Z", c1, edge)
    m.paint(circle_d(303, 187, 4.5), edge or light(c1, .6))


BROWS = {
    "sword": "M214 218C240 206 276 184 318 148C314 178 288 206 252 217C236 222 220 224 214 218Z",
    "flame": brow_flame, "wave": brow_wave, "bushy": brow_bushy, "old": brow_old, "cloud": brow_cloud, "thunder": brow_thunder,
    "bat": brow_bat, "twin": brow_twin, "silkworm": brow_silkworm, "thick": brow_thick, "knot": brow_knot, "spear": brow_spear,
    "willow": brow_willow, "arch": brow_arch, "fly": brow_fly, "sad": brow_sad, "short": brow_short, "crane": brow_crane, "curl": brow_curl,
    "none": lambda m, a, b: None,
}


# ================================================================ eye paint
def ep_ring(m, c1, edge):
    m.paint(circle_d(256, 246, 41, 36), c1, edge)


def ep_butterfly(m, c1, edge):
    m.paint("M216 256C216 226 246 212 268 220C288 210 308 194 322 168C326 214 318 238 302 250C320 262 322 288 306 308C288 302 276 290 268 276C246 284 220 282 216 256Z", c1, edge)


def ep_slit(m, c1, edge):
    m.paint(brush([(216, 262), (234, 244), (262, 230), (292, 220), (318, 204)], [3, 8, 10, 7, 1]), c1)
    m.paint(brush([(224, 262), (246, 266), (272, 258), (300, 242)], [2, 5, 5, .5]), c1)


def ep_swirl(m, c1, edge):
    m.paint("M218 258C224 228 258 212 318 182C326 226 316 258 294 268C262 282 226 278 218 258Z", c1, edge)
    pts = [(300, 262)] + spiral(284, 292, 25, 4, -50, 330, 12)
    m.paint(brush(pts, [16, 11, 9, 5, 2]), c1, edge)


def ep_ray(m, c1, edge):
    m.paint("M216 254L246 218L322 160L300 222L326 232L296 252L318 284L276 272L258 296L244 270Z", c1, edge)


def ep_flame(m, c1, edge):
    m.paint("M216 258C222 228 248 220 268 212C288 204 304 188 310 166C316 182 314 198 308 208C316 206 322 200 326 192C326 216 316 228 308 234C316 236 324 232 328 228C322 254 300 270 270 276C244 280 222 274 216 258Z", c1, edge)


def ep_crescent(m, c1, edge):
    m.paint("M282 196C310 204 322 240 306 272C294 298 266 310 244 304C270 298 290 280 294 252C298 230 292 210 282 196Z", c1, edge)
    m.paint(brush([(218, 260), (236, 238), (262, 228), (290, 222)], [2, 8, 8, 2]), c1)


def ep_fish(m, c1, edge):
    m.paint("M216 254C232 222 276 214 300 236C310 232 320 222 326 212C326 236 326 262 326 284C318 272 308 264 300 260C274 284 232 282 216 254Z", c1, edge)


def ep_band(m, c1, edge):
    m.paint(sym("M200 228C236 226 284 218 330 196L330 262C290 266 268 282 246 282C226 282 214 268 200 266"), c1, edge, both=False) if not m.side else \
        m.paint(half_closed("M200 228C236 226 284 218 330 196L330 262C290 266 268 282 246 282C226 282 214 268 200 266"), c1, edge)


def ep_drop(m, c1, edge):
    m.paint("M216 248C226 222 264 214 290 228C312 242 322 276 318 318C302 300 286 286 264 278C238 274 218 268 216 248Z", c1, edge)


def ep_leaf(m, c1, edge):
    m.paint("M258 180C290 206 300 236 292 262C286 292 270 316 252 338C244 310 222 284 218 256C218 226 236 200 258 180Z", c1, edge)


def ep_wash(m, c1, edge):
    c = m.c
    for x in (146, 254):
        c.p(m._clipped(circle_d(x, 250, 66, 60)), fill=c.rad(x, 248, 62, (0, c1, .85), (.5, c1, .5), (1, c1, 0)))


def ep_wing(m, c1, edge):
    m.paint("M214 262C214 234 240 222 262 214C286 204 308 186 322 156C330 200 316 224 304 232C314 232 320 230 326 224C322 248 308 258 298 260C306 264 314 264 320 262C308 282 284 284 262 282C238 282 218 280 214 262Z", c1, edge)


def ep_wolf(m, c1, edge):
    m.paint("M212 268C214 240 240 226 262 218C282 208 304 190 320 160C326 204 316 240 292 258C276 270 262 278 250 292C242 284 222 286 212 268Z", c1, edge)


def ep_tri(m, c1, edge):
    m.paint("M214 262L232 230L322 178C318 220 304 250 284 266C262 278 234 276 214 262Z", c1, edge)


EYEPAINT = {
    "tear": "M216 260C222 226 260 208 322 170C328 216 302 270 262 276C240 279 222 274 216 260Z",
    "ring": ep_ring, "butterfly": ep_butterfly, "slit": ep_slit, "swirl": ep_swirl, "ray": ep_ray, "flame": ep_flame, "crescent": ep_crescent,
    "fish": ep_fish, "band": ep_band, "drop": ep_drop, "leaf": ep_leaf, "wash": ep_wash, "wing": ep_wing, "wolf": ep_wolf, "tri": ep_tri,
    "none": lambda m, a, b: None,
}

# ================================================================ eyes
EYES = {
    # outline of the open eye, iris centre and radius
    "phoenix": ("M224 258C238 236 264 226 294 230C282 252 250 268 224 258Z", (257, 245), 11),
    "round": ("M228 248C232 224 278 222 284 246C280 270 234 272 228 248Z", (256, 247), 12),
    "fierce": ("M222 248C240 244 268 236 296 224C292 246 270 262 248 263C234 262 225 256 222 248Z", (259, 247), 10.5),
    "sly": ("M222 250C238 240 268 236 296 238C280 252 246 260 222 250Z", (262, 246), 8),
    "narrow": ("M222 258C242 244 268 236 298 228C284 248 250 262 222 258Z", (260, 246), 8),
    "droop": ("M222 244C240 232 270 236 292 256C272 264 238 264 222 244Z", (256, 248), 10),
    "wide": ("M224 250C228 220 284 218 290 244C284 276 230 278 224 250Z", (257, 247), 14),
    "laugh": ("M222 260C234 234 276 226 294 248C274 242 246 246 222 260Z", (260, 242), 9),
    "soft": ("M222 256C232 234 268 226 298 240C282 262 244 270 222 256Z", (258, 246), 12.5),
    "gentle": ("M224 254C236 238 266 232 292 242C276 260 246 266 224 254Z", (258, 247), 11),
    "beauty": ("M220 259C232 235 264 227 295 231C280 257 246 272 220 259Z", (256, 246), 12),
    "closed": None, "blank": ("M222 256C236 232 268 224 296 232C284 258 246 270 222 256Z", None, 0),
}


def draw_eye(m, name, iris):
    c = m.c
    if name == "closed":
        m.line([(222, 246), (240, 258), (266, 258), (296, 238)], [2, 7, 8, 1.2])
        return
    d, ic, r = EYES[name]
    p = P.parse(d)

    def both(dd, **k):
        q = P.parse(dd)
        s = (q.d() if m.side >= 0 else "") + (q.mirror().d() if m.side <= 0 else "")
        c.p(s, **k)
    glow = m.g("eye_glow")
    if glow:
        both(d, fill=col(glow), stroke=col(glow), sw=9, op=.9)
    both(d, fill="#FBF6EA", stroke="#120C0A", sw=4.6)
    if ic:
        pts = P.parse(d).flat(12)
        for dx in (0, 1):
            if m.side > 0 and dx or m.side < 0 and not dx:
                continue
            x = ic[0] if not dx else 400 - ic[0]
            # iris clipped by hand to the eye outline
            hull = pts if not dx else [(400 - a, b) for a, b in pts]
            ir = clip_any(P.parse(circle_d(x, ic[1], r)).flat(7), hull)
            c.p(poly(ir), fill=iris if iris != "#120C0A" else "#2B1A12")
            pu = clip_any(P.parse(circle_d(x, ic[1], r * .58)).flat(6), hull)
            c.p(poly(pu), fill="#0A0605")
            c.c(x - r * .3 + (0 if not dx else r * .05), ic[1] - r * .3, r * .24, fill="#FFFFFF")
    # heavier upper lid
    st, segs, _ = p.subs[0]
    up = P([[st, segs[:1], False]])
    both(up.d(), stroke="#120C0A", sw=6)


def clip_any(pts, hull):
    """eye outlines are nearly convex: clip against their convex hull"""
    return clip(pts, convex(hull))


def convex(pts):
    pts = sorted(set((round(x, 2), round(y, 2)) for x, y in pts))

    def half(ps):
        out = []
        for p in ps:
            while len(out) > 1 and cross(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out
    a, b = half(pts), half(pts[::-1])
    return a[:-1] + b[:-1]


# ================================================================ noses
def no_plain(m, c1, edge):
    m.line([(213, 236), (210, 262), (213, 290), (224, 302)], [1, 2.6, 3.4, 1.2], c1)
    nostril(m, c1)


def nostril(m, c1):
    m.paint(brush([(200, 322), (210, 320), (220, 314), (232, 314), (236, 304), (230, 295)], [4, 4.5, 6, 5, 3.5, 1.2]), c1)


def no_bulb(m, c1, edge):
    m.paint(sym("M200 244C212 250 212 274 222 290C238 296 244 312 232 322C222 330 208 330 200 331") if not m.side else half_closed("M200 244C212 250 212 274 222 290C238 296 244 312 232 322C222 330 208 330 200 331"),
            c1, edge, both=bool(m.side))
    hi = edge or "#F5EEE0"
    m.paint("M205 262C209 276 210 290 208 306C206 308 203 308 202 306C203 292 204 276 205 262Z", hi, op=.85)
    m.paint(brush([(214, 312), (222, 306), (228, 310), (225, 318)], [2.4, 3, 3, 1]), hi, op=.9)


def no_tiger(m, c1, edge):
    m.paint(sym("M200 282C212 282 230 288 240 304C246 318 232 326 220 328C212 332 206 336 200 340") if not m.side else half_closed("M200 282C212 282 230 288 240 304C246 318 232 326 220 328C212 332 206 336 200 340"),
            c1, edge, both=bool(m.side))
    for y, k in ((330, 0), (340, 8), (350, 18)):
        m.line([(240 - k * .3, y - 4), (266, y - 2), (292 - k * .4, y - 10)], [3.4, 2.6, .5], c1)


def no_ruyi(m, c1, edge):
    d = "M200 236C206 252 206 272 210 284C222 280 240 288 240 304C240 318 226 324 216 316C212 326 206 330 200 330"
    m.paint(sym(d) if not m.side else half_closed(d), c1, edge, both=bool(m.side))
    hi = edge or "#F5EEE0"
    m.paint(brush(spiral(225, 303, 8.5, 2, 120, -200, 9), [2.4, 2.2, 1.4]), hi)


def no_flame(m, c1, edge):
    d = "M200 226C208 246 216 258 214 276C224 272 226 262 226 256C242 280 248 306 232 322C222 330 208 330 200 330"
    m.paint(sym(d) if not m.side else half_closed(d), c1, edge, both=bool(m.side))
    hi = edge or "#F5EEE0"
    m.paint(brush([(210, 316), (220, 308), (228, 310)], [2, 3, 1]), hi)


def no_fork(m, c1, edge):
    """two sweeping strokes from the nose along the cheek fold"""
    m.paint(brush([(206, 232), (211, 262), (216, 290), (236, 304), (258, 330), (262, 362)], [2, 6, 9, 10, 7, 1]), c1, edge)
    nostril(m, c1)


def no_beak(m, c1, edge):
    d = "M200 220C210 236 222 268 226 292C222 312 208 330 200 344"
    m.paint(sym(d) if not m.side else half_closed(d), c1, edge, both=bool(m.side))


def no_soft(m, c1, edge):
    m.line([(214, 240), (211, 266), (214, 294), (222, 308)], [.6, 1.6, 2.2, .6], c1, op=.6)
    m.line([(200, 318), (212, 319), (223, 312), (226, 304)], [2.8, 2.4, 2.2, .6], c1, op=.85)


NOSES = {"plain": no_plain, "bulb": no_bulb, "tiger": no_tiger, "ruyi": no_ruyi, "flame": no_flame, "fork": no_fork, "beak": no_beak, "soft": no_soft,
         "none": lambda m, a, b: None}


# ================================================================ mouths
def _symp(m, d, fill, edge=None, ew=2.4):
    m.paint(sym(d) if not m.side else half_closed(d), fill, edge, ew, both=bool(m.side))


def mo_frown(m, c1):
    _symp(m, "M200 340C216 334 240 340 258 372C242 368 222 372 200 374", "#15100E", m.edgec())
    _symp(m, "M200 349C216 346 230 350 240 361C226 360 214 364 200 365", c1 or "#C8261B")
    m.line([(200, 356), (216, 354), (234, 358)], [3, 2.6, .6], "#15100E")


def mo_grim(m, c1):
    _symp(m, "M200 344C220 340 238 346 252 356C238 362 220 370 200 370", "#15100E", m.edgec())
    _symp(m, "M200 351C214 349 226 352 238 357C226 360 214 364 200 364", c1 or "#C8261B")
    m.line([(200, 357), (218, 356), (236, 357)], [3, 2.6, .6], "#15100E")


def mo_smile(m, c1):
    _symp(m, "M200 350C222 350 242 342 256 330C254 354 232 376 200 378", "#15100E", m.edgec())
    _symp(m, "M200 357C220 357 236 352 246 344C240 360 222 369 200 369", c1 or "#C8261B")
    m.line([(200, 362), (218, 361), (240, 350)], [3, 2.6, .6], "#15100E")


def mo_lips(m, c1):
    c1 = c1 or "#B8352B"
    _symp(m, "M200 349C208 344 214 346 232 354C222 364 212 368 200 368", c1)
    m.line([(200, 355), (214, 353), (234, 354)], [2.6, 2.2, 1], "#4A1210")


def mo_bow(m, c1):
    c1 = c1 or "#C41F2E"
    _symp(m, "M200 349C206 341 214 341 224 353C216 366 208 370 200 370", c1)
    m.line([(200, 355), (210, 353), (223, 353)], [2.2, 1.8, .6], "#5E0B14")
    m.paint(circle_d(207, 361, 3.4, 2), "#FFFFFF", op=.35)


def mo_fang(m, c1):
    _symp(m, "M200 338C224 332 248 340 260 350C254 378 228 388 200 388", "#15100E", m.edgec())
    _symp(m, "M200 346C222 342 240 347 250 353C244 372 224 380 200 380", c1 or "#B5221A")
    _symp(m, "M200 348C216 345 232 348 244 352C230 356 214 358 200 358", "#F8F1DF")
    m.paint("M228 352L242 352L238 378Z", "#F8F1DF", "#15100E", 1.2)
    m.paint("M214 380L224 379L220 362Z", "#F8F1DF", "#15100E", 1)


def mo_teeth(m, c1):
    _symp(m, "M200 338C222 334 246 342 262 368C244 376 224 380 200 380", "#15100E", m.edgec())
    _symp(m, "M200 345C220 342 236 348 248 363C234 369 218 372 200 372", c1 or "#F8F1DF")
    m.line([(200, 358), (222, 357), (246, 362)], [2.4, 2, 1], "#15100E")
    for x in (208, 219, 230):
        m.line([(x, 346), (x + 1, 358), (x, 371)], [1.6, 1.6, 1.6], "#15100E")


def mo_wide(m, c1):
    _symp(m, "M200 342C226 336 252 340 272 352C254 366 228 374 200 374", "#15100E", m.edgec())
    _symp(m, "M200 350C224 345 240 348 256 353C240 362 222 366 200 366", c1 or "#C8261B")
    m.line([(200, 357), (226, 354), (252, 354)], [3, 2.6, .6], "#15100E")


def mo_beak(m, c1):
    _symp(m, "M200 346C212 344 222 350 230 360C220 366 210 376 200 384", "#15100E", m.edgec())
    _symp(m, "M200 353C208 352 214 355 219 360C212 364 206 370 200 374", c1 or "#C8261B")


MOUTHS = {"frown": mo_frown, "grim": mo_grim, "smile": mo_smile, "lips": mo_lips, "bow": mo_bow, "fang": mo_fang, "teeth": mo_teeth, "wide": mo_wide,
          "beak": mo_beak, "none": lambda m, a: None}


# ================================================================ cheeks
def ch_swirl(m, c1, edge):
    pts = [(318, 262), (312, 300)] + spiral(272, 312, 30, 4, -10, 420, 16)
    m.paint(brush(pts, [3, 10, 12, 9, 7, 4, 2]), c1, edge)


def ch_stripes(m, c1, edge):
    for i in range(4):
        y = 284 + i * 24
        m.paint(brush([(330, y - 16), (300, y - 4), (270 - i * 2, y + 2), (246 - i * 3, y - 4)], [17, 14, 8, .6]), c1, edge, 1.8)


def ch_tiger(m, c1, edge):
    for i, (y, x) in enumerate(((276, 268), (300, 256), (326, 256), (352, 250))):
        m.paint(brush([(332, y - 18), (304, y - 10), (284, y + 4), (x, y + 2)], [20, 13, 8, .5]), c1, edge, 1.6)


def ch_wing(m, c1, edge):
    for a, b, w in (((232, 290), (322, 268), 18), ((234, 300), (316, 304), 18), ((236, 312), (300, 340), 17), ((238, 324), (276, 372), 15)):
        mx, my = lerp(a, b, .55)
        m.paint(brush([a, (mx, my + 6), b], [3, w, 1]), c1, edge, 1.8)


def ch_flame(m, c1, edge):
    m.paint("M330 400L330 246C322 262 318 276 306 280C312 262 304 252 296 246C294 274 284 288 270 294C276 282 272 272 264 268C264 298 252 312 242 330C256 344 262 364 252 410Z", c1, edge)


def ch_wave(m, c1, edge):
    m.paint("M330 430L330 286C318 276 302 282 298 296C304 294 310 298 308 304C304 312 288 308 284 300C272 302 264 314 268 326C274 322 280 326 278 332C272 338 258 334 254 326C242 332 236 346 240 358C246 372 240 390 224 400L214 430Z", c1, edge)


def ch_cloud(m, c1, edge):
    m.paint("M330 264C312 254 294 266 294 282C276 276 260 290 266 306C248 308 244 330 260 336C252 350 262 366 280 364L330 380Z", c1, edge)
    hi = edge or light(c1, .5)
    for x, y, r in ((306, 284, 11), (280, 304, 10), (276, 338, 10)):
        m.paint(brush(spiral(x, y, r, 2, 180, -190, 10), [3, 2.6, 1.4]), hi)


def ch_dots(m, c1, edge):
    for x, y, r in ((276, 296, 9), (296, 284, 6.5), (292, 312, 6.5), (262, 318, 6), (280, 332, 5), (304, 300, 4)):
        m.paint(circle_d(x, y, r), c1, edge, 1.6)


def ch_petal(m, c1, edge):
    for p in petals(274, 316, 5, 3, 25, 27, -90):
        m.paint(p, c1, edge, 1.4)
    m.paint(circle_d(274, 316, 5.5), edge or "#EDC24A")


def ch_rouge(m, c1, edge):
    c = m.c
    for x in (126, 274):
        c.p(m._clipped(circle_d(x, 312, 38, 34)), fill=c.rad(x, 312, 36, (0, c1, .8), (.6, c1, .45), (1, c1, 0)))


def ch_whisker(m, c1, edge):
    for y, e in ((318, 296), (330, 318), (342, 340)):
        m.paint(brush([(238, y), (268, y - 2), (304, e)], [6, 4.6, .6]), c1)


def ch_scale(m, c1, edge):
    for r in range(4):
        for k in range(4):
            x = 252 + k * 20 + (r % 2) * 10
            y = 294 + r * 18
            m.paint(f"M{x - 11} {y}C{x - 11} {y + 16} {x + 11} {y + 16} {x + 11} {y}C{x + 6} {y - 5} {x - 6} {y - 5} {x - 11} {y}Z", c1, edge, 1.4)


def ch_crescent(m, c1, edge):
    m.paint("M292 272C312 296 304 350 262 376C280 352 284 330 274 306C268 292 278 276 292 272Z", c1, edge)


def ch_fold(m, c1, edge):
    m.paint(brush([(234, 300), (254, 318), (266, 346), (262, 374)], [3, 7, 6, .6]), c1, edge)


def ch_fan(m, c1, edge):
    for i in range(5):
        a = -28 + i * 25
        p = polar(244, 292, 82, a)
        q = polar(244, 292, 46, a)
        m.paint(brush([(244, 292), q, p], [2, 12, 15], round_ends=True), c1, edge, 1.8)


def ch_bolt(m, c1, edge):
    m.paint("M318 262L284 296L298 304L262 338L276 344L246 384L262 336L250 330L282 296L270 288L300 258Z", c1, edge)


def ch_snake(m, c1, edge):
    m.paint(brush([(312, 268), (280, 278), (270, 298), (292, 314), (284, 340), (258, 350), (246, 340)], [4, 11, 13, 13, 11, 8, 6]), c1, edge)
    m.paint(circle_d(250, 343, 2.2), edge or "#F5EEE0")


def ch_tear(m, c1, edge):
    m.paint("M262 284C272 306 280 320 280 336C280 350 246 350 246 336C246 320 254 306 262 284Z", c1, edge)


def ch_bar(m, c1, edge):
    m.paint("M330 290C300 292 268 298 240 306L244 322C270 318 300 316 330 318Z", c1, edge)


def ch_half(m, c1, edge):
    m.paint("M226 282C252 292 292 282 330 252C332 300 312 330 284 336C256 340 238 320 226 282Z", c1, edge)


CHEEKS = {"swirl": ch_swirl, "stripes": ch_stripes, "tiger": ch_tiger, "wing": ch_wing, "flame": ch_flame, "wave": ch_wave, "cloud": ch_cloud,
          "dots": ch_dots, "petal": ch_petal, "rouge": ch_rouge, "whisker": ch_whisker, "scale": ch_scale, "crescent": ch_crescent, "fold": ch_fold,
          "fan": ch_fan, "bolt": ch_bolt, "snake": ch_snake, "tear": ch_tear, "bar": ch_bar, "half": ch_half}


# ================================================================ fine lines
def ln_forehead(m, c1):
    for y, w, e in ((136, 4.2, 62), (150, 3.8, 56), (164, 3.2, 46)):
        m.line([(200, y + 6), (200 + e * .4, y + 3), (200 + e * .75, y - 4), (200 + e, y - 10)], [w, w, w * .7, .4], c1)


def ln_crow(m, c1):
    for y0, x1, y1 in ((236, 322, 214), (246, 322, 242), (256, 318, 270)):
        m.line([(294, y0), (306, (y0 + y1) / 2), (x1, y1)], [4, 3, .4], c1)


def ln_frown(m, c1):
    m.line([(207, 178), (209, 198), (206, 222)], [1, 4.4, .6], c1)
    m.line([(217, 186), (218, 202), (213, 218)], [.6, 3.2, .4], c1)


def ln_fold(m, c1):
    m.line([(234, 298), (254, 316), (264, 344), (258, 372)], [2, 4.6, 4, .5], c1)


def ln_chin(m, c1):
    m.line([(200, 388), (212, 386), (224, 380)], [4, 3, .5], c1)


def ln_under(m, c1):
    m.line([(228, 272), (252, 282), (282, 272), (300, 256)], [1, 3.6, 3, .4], c1)


def ln_under2(m, c1):
    ln_under(m, c1)
    m.line([(238, 288), (258, 294), (284, 284)], [.6, 2.8, .4], c1)


def ln_scar(m, c1):
    m.line([(286, 270), (272, 300), (262, 334)], [2, 5, 1], c1, both=False)
    for y in (286, 300, 314):
        m.line([(262, y - 4), (272, y), (284, y + 6)], [1, 3, 1], c1, both=False)


def ln_mole(m, c1):
    m.paint(circle_d(236, 340, 4.2), c1, both=False)


def ln_beauty(m, c1):
    m.paint(circle_d(238, 336, 2.8), c1, both=False)


def ln_tearline(m, c1):
    m.paint("M262 270C268 282 272 288 272 296C272 305 256 305 256 296C256 288 260 280 262 270Z", c1, op=.85)


LINES = {"forehead": ln_forehead, "crow": ln_crow, "frown": ln_frown, "fold": ln_fold, "chin": ln_chin, "under": ln_under, "under2": ln_under2,
         "scar": ln_scar, "mole": ln_mole, "beauty": ln_beauty, "tearline": ln_tearline}


# ================================================================ beards
def _strand(m, pts, ws, c1, n=5, spread=.62, tip=0):
    """one lock of a stage beard: body + fine hair lines"""
    c = m.c
    d = brush(pts, ws, per=4)
    hi = light(c1, .28) if lum(c1) < .4 else dark(c1, .28)
    ys = [p[1] for p in pts]
    g = c.lin(0, min(ys), 0, max(ys), (0, dark(c1, .1) if lum(c1) > .4 else light(c1, .06)), (.6, c1), (1, dark(c1, .25)))
    c.p(d, fill=g, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .55), sw=2)
    for i in range(n):
        t = (i + .5) / n - .5
        q = []
        for j, p in enumerate(pts):
            u = j / (len(pts) - 1)
            w = _wi_pub(ws, u) * spread
            a = pts[max(j - 1, 0)]; b = pts[min(j + 1, len(pts) - 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            ln = math.hypot(dx, dy) or 1
            q.append((p[0] - dy / ln * w * t, p[1] + dx / ln * w * t))
        c.p(smooth(q), stroke=hi, sw=1.3, op=.6)


def _wi_pub(ws, t):
    from svgkit import _wi
    return _wi(ws, t)


def _mir(pts):
    return [(400 - x, y) for x, y in pts]


def _pair(m, pts, ws, c1, n=5):
    _strand(m, pts, ws, c1, n)
    _strand(m, _mir(pts), ws, c1, n)


def _mustache(m, c1):
    """the rail the stage beard hangs from"""
    c = m.c
    d = sym("M200 326C216 328 236 330 256 344C252 356 236 352 222 350C212 348 206 348 200 352")
    c.p(d, fill=c1, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .55), sw=2)


def bd_five(m, c1, layer):
    if layer == "back":
        _pair(m, [(304, 250), (314, 310), (312, 380), (302, 440)], [16, 24, 20, 2], c1, 4)
        return
    _pair(m, [(236, 340), (256, 368), (262, 420), (252, 470)], [18, 34, 28, 2], c1, 6)
    _strand(m, [(200, 344), (200, 376), (200, 428), (200, 479)], [44, 52, 36, 2], c1, 8)
    _mustache(m, c1)


def bd_three(m, c1, layer):
    if layer == "back":
        return
    _pair(m, [(232, 338), (254, 362), (262, 404), (256, 452)], [14, 22, 18, 1.5], c1, 4)
    _strand(m, [(200, 376), (200, 400), (200, 436), (200, 478)], [26, 38, 28, 1.5], c1, 6)
    c = m.c
    d = sym("M200 329C214 330 228 332 240 342C230 348 222 346 214 342C208 340 204 340 200 342")
    c.p(d, fill=c1, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .55), sw=1.6)
    if m.g("mouth_beard", True):
        m.c.p(sym("M200 352C208 348 214 349 226 354C216 362 210 365 200 365"), fill="#B8352B", stroke="#4A1210", sw=1)


def bd_full(m, c1, layer):
    c = m.c
    if layer == "back":
        _pair(m, [(306, 240), (318, 300), (318, 360), (306, 420)], [16, 28, 30, 6], c1, 5)
        return
    d = sym("M200 328C222 330 248 330 274 318C300 300 312 276 314 252C330 300 330 372 306 420C302 436 296 446 288 452C288 444 286 440 284 436C276 454 264 466 254 472C254 464 252 458 250 454C240 468 226 476 214 479C214 472 212 466 208 464C206 472 204 476 200 479")
    g = c.lin(0, 300, 0, 478, (0, light(c1, .05)), (.55, c1), (1, dark(c1, .3)))
    c.p(d, fill=g, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .55), sw=2.4)
    hi = light(c1, .3) if lum(c1) < .4 else dark(c1, .32)
    hs = ""
    for i in range(13):
        t = i / 12
        x0 = 206 + t * 98; y0 = 340 - t * t * 60
        x1 = 206 + t * 92; y1 = 470 - t * t * 60
        p = smooth([(x0, y0), (x0 + 6 * t + 2, (y0 + y1) / 2), (x1, y1)])
        hs += p + P.parse(p).mirror().d()
    c.p(hs, stroke=hi, sw=1.4, op=.6)
    _mustache(m, c1)


def bd_zha(m, c1, layer):
    """bushy beard with the mouth left free"""
    c = m.c
    if layer == "back":
        d = ""
        for i in range(9):
            a = 18 + i * 9
            p = polar(200, 300, 168 + (i % 2) * 16, a)
            q0 = polar(200, 300, 96, a - 9); q1 = polar(200, 300, 96, a + 9)
            s = f"M{f(q0[0])} {f(q0[1])}Q{f((q0[0] + p[0]) / 2 + 6)} {f((q0[1] + p[1]) / 2 - 4)} {f(p[0])} {f(min(478, p[1]))}Q{f((q1[0] + p[0]) / 2)} {f((q1[1] + p[1]) / 2 + 6)} {f(q1[0])} {f(q1[1])}Z"
            d += P.parse(s).d() + P.parse(s).mirror().d()
        c.p(d, fill=c1, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .5), sw=2)
        return
    d = sym("M200 388C222 390 246 384 256 366C262 352 258 340 246 330C262 334 280 322 300 286C316 330 312 380 296 424C294 412 290 406 286 402C280 426 268 444 258 456C256 444 254 438 250 434C242 454 228 468 216 474C216 462 214 456 210 452C208 464 204 472 200 478")
    g = c.lin(0, 320, 0, 478, (0, light(c1, .05)), (.6, c1), (1, dark(c1, .3)))
    c.p(d, fill=g, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .55), sw=2.2)
    hi = light(c1, .3) if lum(c1) < .4 else dark(c1, .32)
    hs = ""
    for i in range(10):
        t = i / 9
        a = 88 - t * 62
        p0 = polar(200, 330, 66 + t * 18, a); p1 = polar(200, 330, 134 - t * 18, a + 3)
        s = smooth([p0, lerp(p0, p1, .5), p1])
        hs += s + P.parse(s).mirror().d()
    c.p(hs, stroke=hi, sw=1.4, op=.6)
    c.p(sym("M200 330C216 328 236 334 262 322C256 340 238 346 222 342C212 338 206 338 200 342"), fill=c1, stroke="#0E0908", sw=1.6)


def bd_short(m, c1, layer):
    c = m.c
    if layer == "back":
        d = ""
        for i in range(8):
            a = 14 + i * 10.5
            p = polar(200, 286, 150 + (i % 2) * 12, a)
            q0 = polar(200, 290, 92, a - 9); q1 = polar(200, 290, 92, a + 9)
            s = f"M{f(q0[0])} {f(q0[1])}L{f(p[0])} {f(p[1])}L{f(q1[0])} {f(q1[1])}Z"
            d += P.parse(s).d() + P.parse(s).mirror().d()
        c.p(d, fill=c1, stroke="#0E0908" if lum(c1) < .4 else dark(c1, .5), sw=2)
        return
    c.p(sym("M200 328C216 326 234 332 256 326C250 342 236 346 222 342C212 338 206 338 200 341"), fill=c1, stroke="#0E0908", sw=1.6)
    c.p(sym("M200 384C212 386 226 384 236 378C234 400 222 420 212 430C210 424 206 426 200 440"), fill=c1, stroke="#0E0908", sw=1.8)


def bd_goatee(m, c1, layer):
    if layer == "back":
        return
    c = m.c
    e = "#0E0908" if lum(c1) < .4 else dark(c1, .55)
    c.p(sym("M200 330C212 330 230 332 248 352C238 350 226 346 214 342C208 340 204 340 200 341"), fill=c1, stroke=e, sw=1.6)
    _strand(m, [(200, 384), (200, 404), (200, 430), (200, 456)], [20, 26, 16, 1], c1, 4)


def bd_must(m, c1, layer):
    if layer == "back":
        return
    c = m.c
    e = "#0E0908" if lum(c1) < .4 else dark(c1, .55)
    d = brush([(203, 334), (222, 336), (246, 340), (270, 330), (282, 312)], [6, 11, 10, 6, .8])
    c.both(d, fill=c1, stroke=e, sw=1.4)


def bd_wisp(m, c1, layer):
    if layer == "back":
        return
    c = m.c
    e = "#0E0908" if lum(c1) < .4 else dark(c1, .55)
    d = brush([(204, 333), (226, 338), (246, 358), (254, 400), (250, 432)], [5, 9, 9, 6, .8])
    c.both(d, fill=c1, stroke=e, sw=1.4)
    _strand(m, [(200, 386), (200, 408), (200, 440), (200, 470)], [12, 17, 12, 1], c1, 3)


def bd_fork(m, c1, layer):
    """chin beard parted in two points"""
    if layer == "back":
        return
    c = m.c
    e = "#0E0908" if lum(c1) < .4 else dark(c1, .55)
    c.p(sym("M200 330C214 328 236 334 262 324C254 342 238 348 222 344C212 340 206 340 200 343"), fill=c1, stroke=e, sw=1.6)
    _pair(m, [(212, 384), (224, 408), (238, 436), (252, 470)], [22, 34, 22, 1], c1, 5)


BEARDS = {"five": bd_five, "three": bd_three, "full": bd_full, "zha": bd_zha, "short": bd_short, "goatee": bd_goatee, "must": bd_must,
          "wisp": bd_wisp, "fork": bd_fork}


def load():
    with open(os.path.join(HERE, "masks.yaml"), encoding="utf-8") as fh:
        t = yaml.safe_load(fh)
    rows = t["masks"]
    out = {}
    for gid, row in rows.items():
        base = {}
        r = row
        if "like" in row:
            base = dict(out[row["like"]])
        out[gid] = {**base, **{k: v for k, v in r.items() if k != "like"}}
    return out


def main(ids=()):
    table = load()
    for gid in ids or table:
        import copy
        m = Mask(gid, copy.deepcopy(table[gid]))
        m.build().save("masks/" + gid)


if __name__ == "__main__":
    main(sys.argv[1:])
