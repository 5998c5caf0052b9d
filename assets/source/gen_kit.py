"""Small SVG kit for Bàn Tròn sprites.

Everything written through this kit stays inside what SDL_image's nanosvg draws:
g, path, rect, circle, ellipse, line, polygon, polyline, linear/radial gradients,
transforms, strokes, opacity. No text, filter, mask, clipPath, pattern, style, use.
Where a picture must end on a rounded corner, the geometry itself is cut here
(Sutherland-Hodgman against a convex outline), because nanosvg has no clipping.
"""
import math
import os
import random

HERE = os.path.dirname(os.path.abspath(__file__))
SPR = os.path.normpath(os.path.join(HERE, "..", "sprites"))

# ---------------------------------------------------------------- palette
INK = "#0A1418"
GROUND = "#0F1C22"
LACQ8 = "#14262D"
LACQ7 = "#1B323B"
LACQ6 = "#264450"
LINE = "#34525C"
IVORY = "#F4EBD9"
IVORY_DIM = "#C9C3B2"
BRASS = "#D9A441"
BRASS_L = "#F0C878"
BRASS_D = "#9A6F22"
VERM = "#C8402F"
VERM_L = "#F08A72"
VERM_D = "#8E2A1F"
JADE = "#3E8E7E"
JADE_L = "#7CCBB8"
JADE_D = "#24594F"
WOOD9 = "#1E0D0A"
WOOD8 = "#2E1510"
WOOD7 = "#3E1D16"
WOOD6 = "#4C251B"
WOOD5 = "#5F3224"
PEARL = "#DCE8E2"

# ten seats: colour + pattern + emblem; the first six are also the divers
PLAYERS = [
    # key, fill, dark, light(text on dark)
    ("vermilion", "#E4573D", "#8F2B1B", "#F58C74"),
    ("azure", "#6AB8F2", "#1F5F96", "#8CC8F5"),
    ("brass", "#EDBB4A", "#8C6415", "#F3CB72"),
    ("jade", "#2FA57F", "#125A43", "#63CBA8"),
    ("ivory", "#F3E9D4", "#8A7F68", "#F3E9D4"),
    ("violet", "#8F58CE", "#472580", "#C0A0EA"),
    ("rose", "#EC8FA8", "#94405A", "#F4ABBF"),
    ("ocean", "#35809F", "#154559", "#79B7D3"),
    ("umber", "#A86A3D", "#5C3416", "#D9A27A"),
    ("slate", "#8E9AA3", "#465059", "#B4BEC6"),
]


# ---------------------------------------------------------------- colour maths
def rgb(h):
    h = h.lstrip("#")
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))


def hx(c):
    return "#%02X%02X%02X" % tuple(max(0, min(255, int(round(v)))) for v in c)


def _lin(v):
    v /= 255
    return v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4


def _gam(v):
    v = max(0, min(1, v))
    return 255 * (v * 12.92 if v <= .0031308 else 1.055 * v ** (1 / 2.4) - .055)


def oklab(h):
    r, g, b = (_lin(v) for v in rgb(h))
    l = (.4122214708 * r + .5363325363 * g + .0514459929 * b) ** (1 / 3)
    m = (.2119034982 * r + .6806995451 * g + .1073969566 * b) ** (1 / 3)
    s = (.0883024619 * r + .2817188376 * g + .6299787005 * b) ** (1 / 3)
    return (.2104542553 * l + .793617785 * m - .0040720468 * s,
            1.9779984951 * l - 2.428592205 * m + .4505937099 * s,
            .0259040371 * l + .7827717662 * m - .808675766 * s)


def from_oklab(c):
    L, a, b = c
    l = (L + .3963377774 * a + .2158037573 * b) ** 3
    m = (L - .1055613458 * a - .0638541728 * b) ** 3
    s = (L - .0894841775 * a - 1.291485548 * b) ** 3
    return hx((_gam(4.0767416621 * l - 3.3077115913 * m + .2309699292 * s),
               _gam(-1.2684380046 * l + 2.6097574011 * m - .3413193965 * s),
               _gam(-.0041960863 * l - .7034186147 * m + 1.707614701 * s)))


def mix(a, b, t):
    A, B = oklab(a), oklab(b)
    return from_oklab(tuple(x + (y - x) * t for x, y in zip(A, B)))


def light(c, t):
    return mix(c, "#FFFFFF", t)


def dark(c, t):
    return mix(c, "#05090C", t)


def ramp(stops, n):
    """n colours along the list of stops."""
    out = []
    for i in range(n):
        p = i / (n - 1) * (len(stops) - 1) if n > 1 else 0
        k = min(int(p), len(stops) - 2)
        out.append(mix(stops[k], stops[k + 1], p - k))
    return out


def lum(h):
    r, g, b = (_lin(v) for v in rgb(h))
    return .2126 * r + .7152 * g + .0722 * b


def contrast(a, b):
    x, y = sorted((lum(a), lum(b)), reverse=True)
    return (x + .05) / (y + .05)


# ---------------------------------------------------------------- geometry
def n1(v):
    s = "%.1f" % v
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def pt(*v):
    return " ".join(n1(x) for x in v)


def polar(cx, cy, r, deg):
    a = math.radians(deg)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def ngon(cx, cy, r, n, rot=-90):
    return [polar(cx, cy, r, rot + 360 / n * i) for i in range(n)]


def starpts(cx, cy, ro, ri, n, rot=-90):
    return [polar(cx, cy, ro if i % 2 == 0 else ri, rot + 180 / n * i) for i in range(2 * n)]


def catmull(pts, closed=False, k=6, tension=.5):
    """Dense points along a Catmull-Rom curve."""
    P = list(pts)
    n = len(P)
    out = []
    rng = range(n if closed else n - 1)
    for i in rng:
        p0 = P[(i - 1) % n] if closed or i > 0 else P[0]
        p1 = P[i % n]
        p2 = P[(i + 1) % n]
        p3 = P[(i + 2) % n] if closed or i + 2 < n else P[-1]
        for j in range(k):
            t = j / k
            t2, t3 = t * t, t * t * t
            q = []
            for a, b, c, d in zip(p0, p1, p2, p3):
                q.append(b + t * tension * (c - a)
                         + t2 * (2 * tension * a + (tension - 3) * b + (3 - 2 * tension) * c - tension * d)
                         + t3 * (-tension * a + (2 - tension) * b + (tension - 2) * c + tension * d))
            out.append(tuple(q))
    if not closed:
        out.append(P[-1])
    return out


def sd(pts, closed=False, tension=.5):
    """Smooth path data (cubic Béziers) through the points."""
    P = list(pts)
    n = len(P)
    d = "M" + pt(*P[0])
    for i in range(n if closed else n - 1):
        p0 = P[(i - 1) % n] if closed or i > 0 else P[0]
        p1 = P[i % n]
        p2 = P[(i + 1) % n]
        p3 = P[(i + 2) % n] if closed or i + 2 < n else P[-1]
        c1 = (p1[0] + (p2[0] - p0[0]) * tension / 3, p1[1] + (p2[1] - p0[1]) * tension / 3)
        c2 = (p2[0] - (p3[0] - p1[0]) * tension / 3, p2[1] - (p3[1] - p1[1]) * tension / 3)
        d += "C" + pt(*c1, *c2, *p2)
    return d + ("Z" if closed else "")


def pd(pts, closed=True):
    return "M" + "L".join(pt(*p) for p in pts) + ("Z" if closed else "")


def rrd(x, y, w, h, r):
    """Rounded rectangle path data (for even-odd frames)."""
    r = min(r, w / 2, h / 2)
    k = r * .5523
    return ("M" + pt(x + r, y) + "L" + pt(x + w - r, y)
            + "C" + pt(x + w - r + k, y, x + w, y + r - k, x + w, y + r)
            + "L" + pt(x + w, y + h - r)
            + "C" + pt(x + w, y + h - r + k, x + w - r + k, y + h, x + w - r, y + h)
            + "L" + pt(x + r, y + h)
            + "C" + pt(x + r - k, y + h, x, y + h - r + k, x, y + h - r)
            + "L" + pt(x, y + r)
            + "C" + pt(x, y + r - k, x + r - k, y, x + r, y) + "Z")


def notchd(x, y, w, h, r):
    """Rectangle with concave quarter-circle corners (the house 'ticket' corner)."""
    k = r * .5523
    return ("M" + pt(x + r, y) + "L" + pt(x + w - r, y)
            + "C" + pt(x + w - r, y + k, x + w - k, y + r, x + w, y + r)
            + "L" + pt(x + w, y + h - r)
            + "C" + pt(x + w - k, y + h - r, x + w - r, y + h - k, x + w - r, y + h)
            + "L" + pt(x + r, y + h)
            + "C" + pt(x + r, y + h - k, x + k, y + h - r, x, y + h - r)
            + "L" + pt(x, y + r)
            + "C" + pt(x + k, y + r, x + r, y + k, x + r, y) + "Z")


def roundpoly(pts, r):
    """Polygon with rounded corners as path data."""
    n = len(pts)
    d = ""
    for i in range(n):
        p, a, b = pts[i], pts[i - 1], pts[(i + 1) % n]

        def toward(q):
            L = math.hypot(q[0] - p[0], q[1] - p[1])
            t = min(r, L / 2) / L
            return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
        s, e = toward(a), toward(b)
        d += ("M" if i == 0 else "L") + pt(*s) + "Q" + pt(*p, *e)
    return d + "Z"


def rrpts(x, y, w, h, r, seg=7):
    out = []
    for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0),
                      (x + r, y + h - r, 90), (x + r, y + r, 180)):
        for i in range(seg + 1):
            out.append(polar(cx, cy, r, a + 90 * i / seg))
    return out


def clip(poly, outline):
    """Sutherland-Hodgman: any polygon against a convex, clockwise (y down) outline."""
    out = list(poly)
    n = len(outline)
    for i in range(n):
        a, b = outline[i], outline[(i + 1) % n]
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1e-6:
            continue

        def side(p):
            return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
        src, out = out, []
        for j in range(len(src)):
            p, q = src[j - 1], src[j]
            sp, sq = side(p), side(q)
            if (sp >= 0) != (sq >= 0):
                t = sp / (sp - sq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
            if sq >= 0:
                out.append(q)
        if not out:
            return []
    # drop near-duplicates
    res = []
    for p in out:
        if not res or abs(p[0] - res[-1][0]) + abs(p[1] - res[-1][1]) > .15:
            res.append(p)
    return res


def arcpts(cx, cy, r, a0, a1, n=24, ry=None):
    ry = r if ry is None else ry
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
             cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


# ---------------------------------------------------------------- drawing
def _at(kw):
    s = ""
    for k, v in kw.items():
        if v is None:
            continue
        k = {"sw": "stroke-width", "op": "opacity", "fo": "fill-opacity", "so": "stroke-opacity",
             "cap": "stroke-linecap", "join": "stroke-linejoin", "dash": "stroke-dasharray",
             "rule": "fill-rule", "tf": "transform"}.get(k, k.replace("_", "-"))
        s += ' %s="%s"' % (k, n1(v) if isinstance(v, float) and k != "opacity"
                           and not k.endswith("opacity") else ("%.3g" % v if isinstance(v, float) else v))
    return s


def P(d, fill="none", **kw):
    if not isinstance(d, str):
        d = pd(d)
    return '<path d="%s"%s/>' % (d, _at(dict(fill=fill, **kw)))


def PO(pts, stroke, sw=2, **kw):
    """Open polyline stroke."""
    return P(pd(pts, closed=False), stroke=stroke, sw=sw, **kw)


def C(cx, cy, r, fill="none", **kw):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n1(cx), n1(cy), n1(r), _at(dict(fill=fill, **kw)))


def E(cx, cy, rx, ry, fill="none", **kw):
    return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (n1(cx), n1(cy), n1(rx), n1(ry), _at(dict(fill=fill, **kw)))


def R(x, y, w, h, r=0, fill="none", **kw):
    rr = ' rx="%s"' % n1(r) if r else ""
    return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (n1(x), n1(y), n1(w), n1(h), rr, _at(dict(fill=fill, **kw)))


def L(x1, y1, x2, y2, stroke, sw=2, **kw):
    return '<path d="M%sL%s"%s/>' % (pt(x1, y1), pt(x2, y2), _at(dict(fill="none", stroke=stroke, sw=sw, **kw)))


def G(items, tf=None, op=None):
    return "<g%s>%s</g>" % (_at(dict(tf=tf, op=op)), "".join(items))


def soft_shadow(x, y, w, h, r, blur=24, alpha=.4, dy=10, n=9):
    """A soft shadow without filters: stacked translucent rounded rectangles."""
    out = []
    a = 1 - (1 - alpha) ** (1 / n)
    for i in range(n):
        g = blur * (1 - 2 * i / (n - 1)) / 2
        out.append(R(x - g, y - g + dy, w + 2 * g, h + 2 * g, max(2, r + g), fill="#02070A", fo=float(a)))
    return "".join(out)


def soft_disc(cx, cy, r, blur=24, alpha=.4, n=9, color="#02070A", ry=None):
    out = []
    a = 1 - (1 - alpha) ** (1 / n)
    for i in range(n):
        g = blur * (1 - 2 * i / (n - 1)) / 2
        if ry is None:
            out.append(C(cx, cy, r + g, fill=color, fo=float(a)))
        else:
            out.append(E(cx, cy, r + g, ry + g * ry / r, fill=color, fo=float(a)))
    return "".join(out)


class Svg:
    def __init__(self, w, h):
        self.w, self.h, self.defs, self.body = w, h, [], []

    def add(self, *items):
        for i in items:
            if isinstance(i, (list, tuple)):
                self.add(*i)
            elif i:
                self.body.append(i)
        return self

    def lg(self, x1, y1, x2, y2, *stops):
        i = "g%d" % len(self.defs)
        self.defs.append('<linearGradient id="%s" gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s">%s</linearGradient>' % (
            i, n1(x1), n1(y1), n1(x2), n1(y2), self._stops(stops)))
        return "url(#%s)" % i

    def rg(self, cx, cy, r, *stops):
        i = "g%d" % len(self.defs)
        self.defs.append('<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s">%s</radialGradient>' % (
            i, n1(cx), n1(cy), n1(r), self._stops(stops)))
        return "url(#%s)" % i

    @staticmethod
    def _stops(stops):
        s = ""
        for st in stops:
            o, c = st[0], st[1]
            a = ' stop-opacity="%.3g"' % st[2] if len(st) > 2 else ""
            s += '<stop offset="%.3g" stop-color="%s"%s/>' % (o, c, a)
        return s

    def text(self):
        d = "<defs>%s</defs>" % "".join(self.defs) if self.defs else ""
        return ('<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s">%s%s</svg>\n'
                % (n1(self.w), n1(self.h), n1(self.w), n1(self.h), d, "".join(self.body)))

    def save(self, rel):
        path = os.path.join(SPR, rel)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="\n") as fh:
            fh.write(self.text())
        return path


def rnd(seed):
    return random.Random(seed)
