"""Tiny drawing kit: absolute cubic paths, symmetry, tapered brush strokes, convex clipping.

Everything it emits is in the subset SDL_image's nanosvg draws: paths, circles,
ellipses, rects, linear and radial gradients, strokes and opacity.  No text, filters,
masks, clipPath, patterns, CSS or <use>.  Standard library only.
"""
from __future__ import annotations
import math
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SPR = os.path.normpath(os.path.join(HERE, "..", "..", "sprites"))
"""The folder of all sprites; those of this kit go to tam_quoc_sat in it."""

CX = 200.0  # axis of symmetry of the mask canvas


def f(v: float) -> str:
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


# ---------------------------------------------------------------- paths
class P:
    """A path: list of subpaths, each [start, [(c1, c2, p), ...], closed]."""

    def __init__(self, subs=None):
        self.subs = subs or []

    @staticmethod
    def parse(d: str) -> "P":
        tok = re.findall(r"[MLCQSHVZmlcqshvz]|-?\d*\.?\d+(?:e-?\d+)?", d)
        subs, i, cur, cmd = [], 0, None, None
        pt = (0.0, 0.0)
        last_c2 = None

        def num():
            nonlocal i
            v = float(tok[i]); i += 1
            return v
        while i < len(tok):
            if tok[i].isalpha():
                cmd = tok[i]; i += 1
                if cmd in "Zz":
                    cur[2] = True
                    pt = cur[0]
                    continue
            rel = cmd.islower()
            ox, oy = pt if rel else (0.0, 0.0)
            c = cmd.upper()
            if c == "M":
                pt = (num() + ox, num() + oy)
                cur = [pt, [], False]
                subs.append(cur)
                cmd = "l" if rel else "L"
                last_c2 = None
                continue
            if c == "L":
                q = (num() + ox, num() + oy)
                c1, c2 = lerp(pt, q, 1 / 3), lerp(pt, q, 2 / 3)
            elif c == "H":
                q = (num() + ox, pt[1]); c1, c2 = lerp(pt, q, 1 / 3), lerp(pt, q, 2 / 3)
            elif c == "V":
                q = (pt[0], num() + oy); c1, c2 = lerp(pt, q, 1 / 3), lerp(pt, q, 2 / 3)
            elif c == "C":
                c1 = (num() + ox, num() + oy); c2 = (num() + ox, num() + oy); q = (num() + ox, num() + oy)
            elif c == "S":
                c1 = (2 * pt[0] - last_c2[0], 2 * pt[1] - last_c2[1]) if last_c2 else pt
                c2 = (num() + ox, num() + oy); q = (num() + ox, num() + oy)
            elif c == "Q":
                m = (num() + ox, num() + oy); q = (num() + ox, num() + oy)
                c1 = lerp(pt, m, 2 / 3); c2 = lerp(q, m, 2 / 3)
            cur[1].append((c1, c2, q))
            last_c2 = c2 if c in "CS" else None
            pt = q
        return P(subs)

    def map(self, fn) -> "P":
        return P([[fn(s[0]), [tuple(fn(p) for p in seg) for seg in s[1]], s[2]] for s in self.subs])

    def mirror(self, cx=CX) -> "P":
        return self.map(lambda p: (2 * cx - p[0], p[1])).rev()

    def rev(self) -> "P":
        out = []
        for st, segs, cl in self.subs:
            pts = [st] + [s[2] for s in segs]
            ns = []
            for k in range(len(segs) - 1, -1, -1):
                c1, c2, _ = segs[k]
                ns.append((c2, c1, pts[k]))
            out.append([pts[-1], ns, cl])
        return P(out)

    def xf(self, tx=0.0, ty=0.0, s=1.0, rot=0.0, sy=None) -> "P":
        sy = s if sy is None else sy
        a = math.radians(rot); ca, sa = math.cos(a), math.sin(a)

        def fn(p):
            x, y = p[0] * s, p[1] * sy
            return (x * ca - y * sa + tx, x * sa + y * ca + ty)
        return self.map(fn)

    def join(self, o: "P") -> "P":
        """append o's single subpath to self's last subpath (continuing it)"""
        s, t = self.subs[-1], o.subs[0]
        a = s[1][-1][2] if s[1] else s[0]
        if dist(a, t[0]) > 0.05:
            s[1].append((lerp(a, t[0], 1 / 3), lerp(a, t[0], 2 / 3), t[0]))
        s[1].extend(t[1])
        return self

    def close(self):
        for s in self.subs:
            s[2] = True
        return self

    def flat(self, n=10) -> list:
        """points of the first subpath"""
        st, segs, _ = self.subs[0]
        pts = [st]
        p0 = st
        for c1, c2, p in segs:
            straight = abs(cross(p0, c1, p)) < .3 and abs(cross(p0, c2, p)) < .3
            m = 1 if straight else n
            for k in range(1, m + 1):
                pts.append(bez(p0, c1, c2, p, k / m))
            p0 = p
        return pts

    def d(self) -> str:
        out = []
        for st, segs, cl in self.subs:
            out.append(f"M{f(st[0])} {f(st[1])}")
            p0 = st
            for c1, c2, p in segs:
                if abs(cross(p0, c1, p)) < .3 and abs(cross(p0, c2, p)) < .3:
                    out.append(f"L{f(p[0])} {f(p[1])}")
                else:
                    out.append(f"C{f(c1[0])} {f(c1[1])} {f(c2[0])} {f(c2[1])} {f(p[0])} {f(p[1])}")
                p0 = p
            if cl:
                out.append("Z")
        return "".join(out)


def lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def dist(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def bez(a, b, c, d, t):
    u = 1 - t
    return tuple(u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i] for i in (0, 1))


def sym(half: str, cx=CX) -> str:
    """half outline from the axis to the axis -> full closed outline"""
    p = P.parse(half)
    q = P.parse(half).mirror(cx)
    return p.join(q).close().d()


def poly(pts, closed=True) -> str:
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in pts) + ("Z" if closed else "")


def smooth(pts, closed=False, k=1 / 6) -> str:
    """Catmull-Rom through pts, as cubics"""
    n = len(pts)
    out = [f"M{f(pts[0][0])} {f(pts[0][1])}"]
    rng = n if closed else n - 1
    for i in range(rng):
        p0 = pts[(i - 1) % n] if closed or i > 0 else pts[0]
        p1, p2 = pts[i % n], pts[(i + 1) % n]
        p3 = pts[(i + 2) % n] if closed or i + 2 < n else pts[n - 1]
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        out.append(f"C{f(c1[0])} {f(c1[1])} {f(c2[0])} {f(c2[1])} {f(p2[0])} {f(p2[1])}")
    if closed:
        out.append("Z")
    return "".join(out)


def _cr(pts, t):
    """point on the open Catmull-Rom spline, t in 0..len-1"""
    n = len(pts)
    i = min(int(t), n - 2); u = t - i
    p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, n - 1)]
    return tuple(0.5 * ((2 * p1[k]) + (-p0[k] + p2[k]) * u + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u
                        + (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * u ** 3) for k in (0, 1))


def brush(pts, ws, per=4, round_ends=False) -> str:
    """tapered stroke along pts; ws = full widths at evenly spaced places (any number of them)"""
    n = (len(pts) - 1) * per
    L, R = [], []
    for i in range(n + 1):
        t = i / n
        p = _cr(pts, t * (len(pts) - 1))
        e = 1e-3
        a = _cr(pts, max(0, t - e) * (len(pts) - 1)); b = _cr(pts, min(1, t + e) * (len(pts) - 1))
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy) or 1
        nx, ny = -dy / ln, dx / ln
        w = _wi(ws, t) / 2
        L.append((p[0] + nx * w, p[1] + ny * w)); R.append((p[0] - nx * w, p[1] - ny * w))
    a = smooth(L)
    b = smooth(R[::-1])
    if round_ends:
        return a + _cap(L[-1], R[-1]) + "L" + b[1:] + _cap(R[0], L[0]) + "Z"
    return a + "L" + b[1:] + "Z"


def _cap(a, b):
    m = lerp(a, b, .5); r = dist(a, b) / 2
    if r < .3:
        return ""
    dx, dy = (b[0] - a[0]) / 2, (b[1] - a[1]) / 2
    ox, oy = dy, -dx           # outward
    k = .5523
    t = (m[0] + ox, m[1] + oy)
    return (f"C{f(a[0] + ox * k)} {f(a[1] + oy * k)} {f(t[0] - dx * k)} {f(t[1] - dy * k)} {f(t[0])} {f(t[1])}"
            f"C{f(t[0] + dx * k)} {f(t[1] + dy * k)} {f(b[0] + ox * k)} {f(b[1] + oy * k)} {f(b[0])} {f(b[1])}")


def _wi(ws, t):
    if isinstance(ws, (int, float)):
        return ws
    x = t * (len(ws) - 1)
    i = min(int(x), len(ws) - 2)
    u = x - i
    u = u * u * (3 - 2 * u)
    return ws[i] + (ws[i + 1] - ws[i]) * u


def spiral(cx, cy, r0, r1, a0, a1, n=14):
    """points of a spiral, angles in degrees"""
    out = []
    for i in range(n + 1):
        t = i / n
        a = math.radians(a0 + (a1 - a0) * t)
        r = r0 + (r1 - r0) * t
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def polar(cx, cy, r, a):
    a = math.radians(a)
    return (cx + r * math.cos(a), cy + r * math.sin(a))


def circle_d(cx, cy, r, ry=None) -> str:
    ry = r if ry is None else ry
    k = .5523
    return (f"M{f(cx + r)} {f(cy)}C{f(cx + r)} {f(cy + ry * k)} {f(cx + r * k)} {f(cy + ry)} {f(cx)} {f(cy + ry)}"
            f"C{f(cx - r * k)} {f(cy + ry)} {f(cx - r)} {f(cy + ry * k)} {f(cx - r)} {f(cy)}"
            f"C{f(cx - r)} {f(cy - ry * k)} {f(cx - r * k)} {f(cy - ry)} {f(cx)} {f(cy - ry)}"
            f"C{f(cx + r * k)} {f(cy - ry)} {f(cx + r)} {f(cy - ry * k)} {f(cx + r)} {f(cy)}Z")


def rrect(x, y, w, h, r) -> str:
    k = r * .4477
    return (f"M{f(x + r)} {f(y)}L{f(x + w - r)} {f(y)}C{f(x + w - k)} {f(y)} {f(x + w)} {f(y + k)} {f(x + w)} {f(y + r)}"
            f"L{f(x + w)} {f(y + h - r)}C{f(x + w)} {f(y + h - k)} {f(x + w - k)} {f(y + h)} {f(x + w - r)} {f(y + h)}"
            f"L{f(x + r)} {f(y + h)}C{f(x + k)} {f(y + h)} {f(x)} {f(y + h - k)} {f(x)} {f(y + h - r)}"
            f"L{f(x)} {f(y + r)}C{f(x)} {f(y + k)} {f(x + k)} {f(y)} {f(x + r)} {f(y)}Z")


def petals(cx, cy, n, r0, r1, w, a0=-90) -> list:
    """list of petal outlines around a centre"""
    out = []
    for i in range(n):
        a = a0 + 360 * i / n
        p0 = polar(cx, cy, r0, a); p1 = polar(cx, cy, r1, a)
        m1 = polar(cx, cy, (r0 + r1) * .55, a - w * 1.35); m2 = polar(cx, cy, (r0 + r1) * .55, a + w * 1.35)
        q1 = polar(cx, cy, r1 * 1.2, a - w * .95); q2 = polar(cx, cy, r1 * 1.2, a + w * .95)
        out.append(f"M{f(p0[0])} {f(p0[1])}C{f(m1[0])} {f(m1[1])} {f(q1[0])} {f(q1[1])} {f(p1[0])} {f(p1[1])}"
                   f"C{f(q2[0])} {f(q2[1])} {f(m2[0])} {f(m2[1])} {f(p0[0])} {f(p0[1])}Z")
    return out


# ---------------------------------------------------------------- clipping
def clip(pts, hull):
    """Sutherland-Hodgman: any polygon against a convex one (either winding)"""
    area = sum(hull[i][0] * hull[(i + 1) % len(hull)][1] - hull[(i + 1) % len(hull)][0] * hull[i][1] for i in range(len(hull)))
    sg = 1 if area > 0 else -1
    out = pts
    for i in range(len(hull)):
        a, b = hull[i], hull[(i + 1) % len(hull)]
        if dist(a, b) < 1e-6:
            continue
        src, out = out, []
        for j in range(len(src)):
            p, q = src[j - 1], src[j]
            sp, sq = sg * cross(a, b, p), sg * cross(a, b, q)
            if sq >= 0:
                if sp < 0:
                    out.append(lerp(p, q, sp / (sp - sq)))
                out.append(q)
            elif sp >= 0:
                out.append(lerp(p, q, sp / (sp - sq)))
        if not out:
            return []
    return out


def inside(pts, hull, eps=0.01):
    area = sum(hull[i][0] * hull[(i + 1) % len(hull)][1] - hull[(i + 1) % len(hull)][0] * hull[i][1] for i in range(len(hull)))
    sg = 1 if area > 0 else -1
    for i in range(len(hull)):
        a, b = hull[i], hull[(i + 1) % len(hull)]
        for p in pts:
            if sg * cross(a, b, p) < -eps:
                return False
    return True


def inset(pts, k, cx, cy):
    """shrink a convex outline towards a centre by about k units"""
    out = []
    for x, y in pts:
        r = math.hypot(x - cx, y - cy) or 1
        out.append((cx + (x - cx) * (r - k) / r, cy + (y - cy) * (r - k) / r))
    return out


# ---------------------------------------------------------------- colour
def rgb(h):
    h = h.lstrip("#")
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))


def hexc(t):
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in t)


def mix(a, b, t):
    A, B = rgb(a), rgb(b)
    return hexc(tuple(A[i] + (B[i] - A[i]) * t for i in range(3)))


def dark(c, t=.3):
    return mix(c, "#0a0606", t)


def light(c, t=.3):
    return mix(c, "#fff8ec", t)


def lum(c):
    r, g, b = rgb(c)
    return (.299 * r + .587 * g + .114 * b) / 255


# ---------------------------------------------------------------- canvas
class Canvas:
    def __init__(self, w, h):
        self.w, self.h = w, h
        self.el: list[str] = []
        self.defs: list[str] = []
        self._g: dict = {}

    def grad(self, key, body):
        if key not in self._g:
            i = f"g{len(self._g)}"
            self._g[key] = i
            self.defs.append(body.replace("@ID@", i))
        return f"url(#{self._g[key]})"

    @staticmethod
    def _stops(stops):
        out = []
        for s in stops:
            o, c = s[0], s[1]
            a = f' stop-opacity="{s[2]}"' if len(s) > 2 else ""
            out.append(f'<stop offset="{o}" stop-color="{c}"{a}/>')
        return "".join(out)

    def lin(self, x1, y1, x2, y2, *stops):
        return self.grad(("l", x1, y1, x2, y2, stops),
                         f'<linearGradient id="@ID@" gradientUnits="userSpaceOnUse" x1="{f(x1)}" y1="{f(y1)}" x2="{f(x2)}" y2="{f(y2)}">'
                         f'{self._stops(stops)}</linearGradient>')

    def rad(self, cx, cy, r, *stops):
        return self.grad(("r", cx, cy, r, stops),
                         f'<radialGradient id="@ID@" gradientUnits="userSpaceOnUse" cx="{f(cx)}" cy="{f(cy)}" r="{f(r)}">'
                         f'{self._stops(stops)}</radialGradient>')

    def p(self, d, fill="none", stroke=None, sw=0, op=None, cap="round", join="round", fop=None, dash=None, rule=None, back=False):
        if isinstance(d, P):
            d = d.d()
        a = f'<path d="{d}" fill="{fill}"'
        if rule:
            a += f' fill-rule="{rule}"'
        if fop is not None:
            a += f' fill-opacity="{fop}"'
        if stroke:
            a += f' stroke="{stroke}" stroke-width="{f(sw)}" stroke-linejoin="{join}" stroke-linecap="{cap}"'
            if dash:
                a += f' stroke-dasharray="{dash}"'
        if op is not None:
            a += f' opacity="{op}"'
        a += "/>"
        if back:
            self.el.insert(0, a)
        else:
            self.el.append(a)

    def both(self, d, cx=None, **k):
        """draw d and its mirror image"""
        p = d if isinstance(d, P) else P.parse(d)
        c = self.w / 2 if cx is None else cx
        self.p(p.d() + p.mirror(c).d(), **k)

    def c(self, x, y, r, fill="none", stroke=None, sw=0, op=None, ry=None):
        tag = f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}"' if ry is None else f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{f(r)}" ry="{f(ry)}"'
        a = f'{tag} fill="{fill}"'
        if stroke:
            a += f' stroke="{stroke}" stroke-width="{f(sw)}"'
        if op is not None:
            a += f' opacity="{op}"'
        self.el.append(a + "/>")

    def cc(self, x, y, r, **k):
        cx = self.w / 2
        self.c(x, y, r, **k)
        self.c(2 * cx - x, y, r, **k)

    def bbox(self):
        """extent of everything drawn with p(), strokes included"""
        x0 = y0 = 1e9
        x1 = y1 = -1e9
        for e in self.el:
            m = re.search(r' d="([^"]+)"', e)
            if not m:
                q = re.search(r'cx="([-\d.]+)" cy="([-\d.]+)" r(?:x)?="([\d.]+)"(?: ry="([\d.]+)")?', e)
                if q:
                    cx, cy, r = (float(q.group(i)) for i in (1, 2, 3))
                    ry = float(q.group(4) or r)
                    x0, x1, y0, y1 = min(x0, cx - r), max(x1, cx + r), min(y0, cy - ry), max(y1, cy + ry)
                continue
            w = re.search(r'stroke-width="([\d.]+)"', e)
            h = float(w.group(1)) / 2 if w else 0
            for s in P.parse(m.group(1)).subs:
                for x, y in P([s]).flat(8):
                    x0, x1, y0, y1 = min(x0, x - h), max(x1, x + h), min(y0, y - h), max(y1, y + h)
        return x0, y0, x1, y1

    def fit(self, margin=8.0, cap=1.35):
        """centre the drawing in the canvas and scale it to fill it"""
        x0, y0, x1, y1 = self.bbox()
        k = min(cap, (self.w - 2 * margin) / (x1 - x0), (self.h - 2 * margin) / (y1 - y0))
        tx = self.w / 2 - k * (x0 + x1) / 2
        ty = self.h / 2 - k * (y0 + y1) / 2
        self.el = [f'<g transform="matrix({k:.4f} 0 0 {k:.4f} {tx:.2f} {ty:.2f})">'] + self.el + ["</g>"]

    def contain(self, margin=3.0):
        """shrink towards the axis only when something would be cut by the canvas edge"""
        x0, y0, x1, y1 = self.bbox()
        hw = max(self.w / 2 - x0, x1 - self.w / 2)
        k = min(1.0, (self.w / 2 - margin) / hw, (self.h - 2 * margin) / (y1 - y0))
        if k == 1.0 and y0 >= margin and y1 <= self.h - margin:
            return
        ty = max(margin - k * y0, min(0.0, self.h - margin - k * y1))
        self.el = [f'<g transform="matrix({k:.4f} 0 0 {k:.4f} {self.w / 2 * (1 - k):.2f} {ty:.2f})">'] + self.el + ["</g>"]

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}" viewBox="0 0 {self.w} {self.h}">'
                + (f'<defs>{"".join(self.defs)}</defs>' if self.defs else "") + "".join(self.el) + "</svg>\n")

    def save(self, name):
        """Writes the picture as ``name``.svg of this game."""
        path = os.path.join(SPR, "tam_quoc_sat", name + ".svg")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as fh:
            fh.write(self.svg())
