"""Deep Sea Adventure sprites: chips, divers, submarine, dice, sea backdrop, deco."""
from gen_kit import *

# warm treasure ramp: reads against the cool sea, and darkens by level for colour-blind eyes
LEVEL = {1: ("#F7E3B1", "#C9A766", "#FFF4D6"), 2: ("#F0B950", "#A97A1E", "#FBD98C"),
         3: ("#E27A48", "#94431D", "#F5A57C"), 4: ("#B63F63", "#6A1B37", "#DE7A98")}
SIDES = {1: 3, 2: 4, 3: 5, 4: 6}
INKB = "#0B1519"


def level_poly(lv, cx, cy, r):
    if lv == 1:
        return ngon(cx, cy + r * .16, r * 1.12, 3, -90)
    if lv == 2:
        return ngon(cx, cy, r * 1.1, 4, -45)
    if lv == 3:
        return ngon(cx, cy + r * .04, r * 1.02, 5, -90)
    return ngon(cx, cy, r, 6, -90)


def dots_for(lv, cx, cy, g):
    if lv == 1:
        return [(cx, cy + g * .35)]
    if lv == 2:      # on the diagonal, like a die: two side by side read as a shirt button
        return [(cx - g * .62, cy - g * .62), (cx + g * .62, cy + g * .62)]
    if lv == 3:
        return [(cx, cy - g * .72), (cx - g * .76, cy + g * .52), (cx + g * .76, cy + g * .52)]
    return [(cx, cy - g * .92), (cx + g * .92, cy), (cx, cy + g * .92), (cx - g * .92, cy)]


def chip(lv, face=False, cx=64, cy=60, r=50, dim=False):
    """A treasure tile seen at a slight tilt: thick lower edge, bevel line, level dots."""
    f, d, l = LEVEL[lv]
    if dim:
        f, d, l = mix(f, "#3A4C55", .45), mix(d, "#1C2A31", .45), mix(l, "#4A5C65", .5)
    o = []
    top = level_poly(lv, cx, cy, r)
    low = [(x, y + 9) for x, y in top]
    rr = {1: 16, 2: 14, 3: 12, 4: 11}[lv]
    # outline + side: hull of both outlines drawn as stroked shapes
    for k in range(0, 10, 3):
        o.append(P(roundpoly([(x, y + k) for x, y in top], rr), fill=INKB, stroke=INKB, sw=7, join="round"))
    for k in range(9, 0, -2):
        o.append(P(roundpoly([(x, y + k) for x, y in top], rr), fill=d))
    o.append(P(roundpoly(top, rr), fill=f))
    # bevel: light line inside the upper edge
    ins = level_poly(lv, cx, cy, r * .80)
    o.append(P(roundpoly(ins, rr * .75), stroke=l, sw=3, join="round"))
    if face:
        ins2 = level_poly(lv, cx, cy, r * .70)
        o.append(P(roundpoly(ins2, rr * .7), fill=l, fo=.55))
    else:
        for x, y in dots_for(lv, cx, cy + (r * .1 if lv == 1 else 0), r * .34):
            o.append(C(x, y, r * .155, fill=dark(d, .3) if lv < 4 else "#FBE3AE"))
    return o


def blank(cx=64, cy=62, r=40):
    """A blank: only a ring of rope and air."""
    o = [C(cx, cy + 5, r, stroke=INKB, sw=15, so=.75), C(cx, cy, r, stroke="#08222F", sw=16),
         C(cx, cy, r, stroke="#9FD3D6", sw=8)]
    for i in range(12):
        a = i * 30
        x1, y1 = polar(cx, cy, r - 4, a)
        x2, y2 = polar(cx, cy, r + 4, a + 9)
        o.append(L(x1, y1, x2, y2, "#4F8F98", 2.4, cap="round"))
    return o


# ---------------------------------------------------------------- divers
def diver(i, s=1.0, flip=False):
    """Meeple i (0-5), drawn in a 120x156 box. Colour + body pattern + head-gear all differ."""
    key, f, d, l = PLAYERS[i]
    o = []
    torso = ("M36 84C44 78 76 78 84 84L100 110C104 118 97 124 91 118L84 110L86 140C86 148 82 150 76 150L66 150"
             "L62 128L58 128L54 150L44 150C38 150 34 148 34 140L36 110L29 118C23 124 16 118 20 110Z")
    brass, brass_d = "#E7C37A", "#8A6320"
    pipe = []
    # head-gear behind the helmet
    top = {
        0: [R(52, 6, 16, 14, 4, fill=brass), R(48, 14, 24, 8, 3, fill=brass_d)],
        1: [P("M60 2C72 4 88 14 92 30L78 34C74 22 66 16 60 16C54 16 46 22 42 34L28 30C32 14 48 4 60 2Z", fill=l)],
        2: [P("M88 60C102 56 104 40 103 22", stroke=INKB, sw=13, cap="round"),
            P("M88 60C102 56 104 40 103 22", stroke=l, sw=8, cap="round"), R(96, 10, 14, 12, 4, fill=brass)],
        3: [P("M60 20C60 8 74 2 86 8", stroke=INKB, sw=9, cap="round"),
            P("M60 20C60 8 74 2 86 8", stroke=brass, sw=5, cap="round"), C(90, 13, 9, fill=INKB), C(90, 13, 7, fill="#FFE9A6")],
        4: [C(24, 50, 14, fill=INKB), C(96, 50, 14, fill=INKB), C(24, 50, 11, fill=brass), C(96, 50, 11, fill=brass),
            C(24, 50, 5, fill=brass_d), C(96, 50, 5, fill=brass_d)],
        5: [P("M60 0L70 22L50 22Z", fill=l), P("M36 8L52 20L38 30Z", fill=l), P("M84 8L68 20L82 30Z", fill=l)],
    }[i]
    outl = dict(stroke=INKB, sw=8, join="round")
    back = []
    if i == 0:
        back = [R(52, 6, 16, 14, 4, fill=INKB, **outl), R(48, 14, 24, 8, 3, fill=INKB, **outl)]
    elif i == 1:
        back = [P("M60 2C72 4 88 14 92 30L78 34C74 22 66 16 60 16C54 16 46 22 42 34L28 30C32 14 48 4 60 2Z", fill=INKB, **outl)]
    elif i == 5:
        back = [P("M60 0L70 22L50 22Z", fill=INKB, **outl), P("M36 8L52 20L38 30Z", fill=INKB, **outl), P("M84 8L68 20L82 30Z", fill=INKB, **outl)]
    elif i == 2:
        back = [R(96, 10, 14, 12, 4, fill=INKB, **outl)]
    o += back
    o += [P(torso, fill=INKB, **outl), C(60, 48, 32, fill=INKB, **outl)]
    o += top
    o.append(P(torso, fill=f))
    # body pattern (kept inside the torso by construction)
    k = d
    if i == 0:      # belt
        o += [R(35, 108, 50, 9, 2, fill=k), R(53, 105, 14, 15, 3, fill=brass)]
    elif i == 1:    # hoops
        o += [R(35.5, 92, 49, 6, 0, fill=k), R(35.3, 105, 49.4, 6, 0, fill=k), R(34.8, 118, 50.4, 6, 0, fill=k)]
    elif i == 2:    # dots
        for x, y in ((48, 95), (60, 101), (72, 95), (48, 111), (72, 111), (60, 117), (45, 127), (75, 127)):
            o.append(C(x, y, 3.8, fill=k))
    elif i == 3:    # one broad stripe
        o += [P("M53 80L67 80L67 129L62 128L58 128L53 129Z", fill=k)]
    elif i == 4:    # chevrons
        for y in (90, 103, 116):
            o.append(P("M37 %d L60 %d L83 %d L83 %d L60 %d L37 %d Z" % (y, y + 9, y, y + 6, y + 15, y + 6), fill=k))
    elif i == 5:    # quartered
        o += [P("M60 79C70 79 80 81 84 84L86 108L60 108Z", fill=k), P("M36 108L60 108L60 128L58 128L54 150L44 150C38 150 34 148 34 140Z", fill=k)]
    # boots and gloves
    o += [P("M34.4 140L55.5 140L54 150L44 150C38 150 34 148 34 140Z", fill=INKB, fo=.55), P("M85.6 140L64.3 140L66 150L76 150C82 150 86 148 86 140Z", fill=INKB, fo=.55)]
    o += [E(60, 79, 26, 7.5, fill=brass_d), E(60, 77, 26, 6.5, fill=brass)]
    # helmet
    o += [C(60, 48, 31, fill=f), P(arcpts(60, 48, 31, 150, 270, 16) + arcpts(60 + 3, 48 + 4, 28, 262, 160, 16), fill=l, fo=.75)]
    o += [C(60, 49, 21, fill=brass_d), C(60, 49, 19, fill=brass), C(60, 49, 14.5, fill="#0D2630")]
    o += [P(arcpts(60, 49, 11, 190, 265, 10) + arcpts(60, 49, 7, 265, 190, 10), fill="#9ED9DE")]
    for a in (45, 135, 225, 315):
        x, y = polar(60, 49, 17.3, a)
        o.append(C(x, y, 1.7, fill=brass_d))
    return G(o, tf="translate(%s 0) scale(-1 1)" % 120 if flip else None)


# ---------------------------------------------------------------- submarine
def submarine(s, lit=None, windows=True):
    """1200x320. 25 portholes at x=132+39*i, y=206, r=15 are the air gauge; tower plate 500..700 x 44..122."""
    iv, ivd, ivl = "#EFE3C9", "#B9A884", "#FBF4E2"
    vm, vmd = "#C8402F", "#8E2A1F"
    o = []
    # propeller and rudder at the stern (left)
    o += [P("M66 196L18 150C10 144 4 150 8 158L34 206L8 254C4 262 10 268 18 262L66 216Z", fill=INKB, stroke=INKB, sw=10, join="round"),
          P("M66 196L18 150C10 144 4 150 8 158L34 206L8 254C4 262 10 268 18 262L66 216Z", fill=BRASS),
          P("M66 206L34 206L8 254C4 262 10 268 18 262L66 216Z", fill=BRASS_D)]
    # tower
    tower = "M480 130L496 52C498 40 508 34 520 34L680 34C692 34 702 40 704 52L720 130Z"
    peri = "M640 36L640 6C640 0 644 -4 650 -4L682 -4L682 8L654 8L654 36Z"
    peri = "M636 40L636 14C636 8 640 4 646 4L684 4L684 17L650 17L650 40Z"
    hull = "M60 206C60 150 150 118 300 116L920 116C1060 118 1160 150 1184 206C1160 262 1060 294 920 296L300 296C150 294 60 262 60 206Z"
    o += [P(peri, fill=INKB, stroke=INKB, sw=10, join="round"), P(tower, fill=INKB, stroke=INKB, sw=10, join="round"),
          P(hull, fill=INKB, stroke=INKB, sw=10, join="round")]
    o += [P(peri, fill=BRASS), C(684, 10.5, 8, fill="#BFE6E8")]
    o += [P(tower, fill=iv), P("M480 130L496 52C498 40 508 34 520 34L548 34C536 34 530 44 527 56L512 130Z", fill=ivl),
          P("M720 130L704 52C702 40 692 34 680 34L664 34C674 36 680 44 682 56L694 130Z", fill=ivd)]
    o += [R(486, 28, 228, 10, 5, fill=BRASS), R(470, 112, 260, 12, 6, fill=BRASS_D)]
    # hull: ivory above, vermilion below the waterline
    o += [P(hull, fill=iv)]
    o += [P("M60 206C60 262 150 294 300 296L920 296C1060 294 1160 262 1184 206C1181 213 1176 220 1170 226C1130 246 1040 256 920 257L300 257C190 256 100 246 72 230C64 222 60 214 60 206Z", fill=vm)]
    o += [P("M104 262C150 284 220 295 300 296L920 296C1020 294 1096 280 1140 256C1090 274 1010 282 920 283L300 283C215 282 145 276 104 262Z", fill=vmd)]
    o += [P("M120 158C170 134 240 124 300 123L920 123C1010 124 1080 138 1128 160C1070 144 1000 137 920 136L300 136C235 137 172 143 120 158Z", fill=ivl)]
    # brass belt carrying the gauge
    o += [R(98, 176, 1010, 60, 30, fill="#132A33"), R(98, 176, 1010, 60, 30, stroke=BRASS, sw=5)]
    for x in list(range(170, 1090, 76)):
        o.append(C(x, 150, 3.2, fill=ivd))
    # tower plate (for the number) and side hatch
    o += [R(512, 48, 176, 62, 12, fill="#132A33"), R(512, 48, 176, 62, 12, stroke=BRASS, sw=4)]
    # fins at the bow plane
    o += [P("M930 286L1010 312C1022 315 1030 308 1024 300L990 268Z", fill=INKB, stroke=INKB, sw=8, join="round"),
          P("M930 286L1010 312C1022 315 1030 308 1024 300L990 268Z", fill=BRASS)]
    s.add(o)
    if windows:
        for i in range(25):
            on = lit is not None and i < lit
            s.add(porthole(on, 135 + 39 * i, 206, 15))
    return s


def porthole(on, cx, cy, r):
    if on:
        return [C(cx, cy, r + 1.5, fill=BRASS_D), C(cx, cy, r - 1, fill="#FFD36B"), C(cx - r * .2, cy - r * .25, r * .5, fill="#FFF1C2")]
    return [C(cx, cy, r + 1.5, fill="#2A4650"), C(cx, cy, r - 1, fill="#0B1A20"),
            P(arcpts(cx, cy, r * .62, 195, 265, 8) + arcpts(cx, cy, r * .4, 265, 195, 8), fill="#33525D")]


# ---------------------------------------------------------------- dice
def die(pips, face="#F4EBD9", edge="#B7A582", pip="#1B2A30", rare=None):
    o = [R(9, 12, 110, 108, 24, fill=INKB), R(12, 15, 104, 102, 22, fill=edge), R(12, 9, 104, 100, 22, fill=face),
         R(19, 15, 90, 88, 17, stroke=light(face, .6), sw=2.5)]
    q = 26
    pos = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
           5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}[pips]
    for x, y in pos:
        r = 14 if (pips == 1) else 11
        col = VERM if pips == 1 else pip
        o += [C(64 + x * q, 59 + y * q, r, fill=dark(col, .35)), C(64 + x * q, 60.2 + y * q, r - 1.6, fill=col)]
    return o


# ---------------------------------------------------------------- sea backdrop
def wave_edge(w, y, amp, n, seed, over=40):
    r = rnd(seed)
    pts = []
    for i in range(n + 1):
        x = -over + (w + 2 * over) * i / n
        pts.append((x, y + (amp if i % 2 else -amp) * (.55 + .45 * r.random())))
    return catmull(pts, k=8)


BANDS = ["#2E9AA0", "#25858F", "#1D6F80", "#18586F", "#13445F", "#0F334E", "#0B253E", "#081A2F", "#061222"]


def kelp(x, y, h, c, seed, lean=1):
    r = rnd(seed)
    o = []
    n = max(3, int(h / 34))
    spine = [(x + math.sin(i * 1.1 + seed) * 9 * lean, y - h * i / n) for i in range(n + 1)]
    o.append(P(sd(spine), stroke=c, sw=5, cap="round"))
    for i in range(1, n + 1):
        px, py = spine[i]
        s = 1 if (i + seed) % 2 else -1
        ln = 26 + r.random() * 16
        o.append(P("M%sC%s %s %sC%s %s %sZ" % (pt(px, py), pt(px + s * ln * .3, py - 18), pt(px + s * ln * .9, py - 18), pt(px + s * ln, py - 6),
                                              pt(px + s * ln * .7, py + 4), pt(px + s * ln * .3, py + 4), pt(px, py)), fill=c))
    return o


def rock(pts, c, s, outline):
    q = clip(catmull(pts, closed=True, k=5, tension=.42), outline)
    if q:
        g = s.lg(0, 330, 0, 1040, (0, c), (1, mix(c, "#050E1B", .72)))
        s.add(P(q, fill=g))


def fish(x, y, s, c, flip=1):
    d = "M0 0C10 -9 24 -9 34 0L44 -8C42 -3 42 3 44 8L34 0C24 9 10 9 0 0Z"
    return G([P(d, fill=c)], tf="translate(%s) scale(%s %s)" % (pt(x, y), n1(s * flip), n1(s)) if s >= .1 else None)


def sea_bg():
    W, H = 1920, 1080
    s = Svg(W, H)
    # dusk sky: the one warm strip the whole dive looks back to
    s.add(R(0, 0, W, 220, fill="#23444F"))
    for y, c in ((40, "#3C5E62"), (84, "#7A7F70"), (112, "#B98E6A"), (136, "#E0A56C"), (154, "#F3C285")):
        s.add(P(wave_edge(W, y, 5, 9, y) + [(W + 40, 240), (-40, 240)], fill=c))
    s.add(C(1385, 178, 46, fill="#FBE3AE"), C(1385, 178, 70, fill="#FBE3AE", fo=.22), C(1385, 178, 104, fill="#FBE3AE", fo=.12))
    # far islands on the horizon
    s.add(P(sd([(300, 190), (360, 166), (430, 172), (500, 148), (570, 170), (640, 176), (700, 190)]) + "L700 200L300 200Z", fill="#5E6A66"))
    s.add(P(sd([(1480, 190), (1540, 160), (1600, 172), (1680, 140), (1760, 168), (1850, 176), (1930, 168)]) + "L1930 200L1480 200Z", fill="#6A6C63"))
    ys = [178, 282, 392, 504, 618, 730, 838, 936, 1020]
    for i, (y, c) in enumerate(zip(ys, BANDS)):
        amp = 5 if i == 0 else 11
        s.add(P(wave_edge(W, y, amp, 16 if i == 0 else 7, 30 + i) + [(W + 40, H + 20), (-40, H + 20)], fill=c))
        if i == 0:
            for k in range(22):
                r = rnd(k)
                x = r.random() * W
                yy = 186 + r.random() * 60
                ww = 24 + r.random() * 70
                s.add(L(x, yy, x + ww, yy, "#8FD6D2", 2.5, cap="round", so=.5 - (yy - 186) / 160))
    # light shafts
    for x0, x1, w0, w1, a in ((560, 330, 90, 260, .07), (760, 690, 70, 220, .06), (1050, 1130, 100, 300, .07), (1250, 1500, 80, 280, .06)):
        g = s.lg(0, 180, 0, 760, (0, "#D9FBEF", a * 2.2), (1, "#D9FBEF", 0))
        s.add(P([(x0, 182), (x0 + w0, 182), (x1 + w1, 760), (x1, 760)], fill=g))
    box = [(0, 0), (W, 0), (W, H), (0, H)]
    # side cliffs in three depths, left and right: frame the path and carry the panels
    L3 = ["#1A6274", "#12485E", "#0C3046"]
    for k, (off, c) in enumerate(((430, L3[0]), (368, L3[1]), (300, L3[2]))):
        r = rnd(5 + k)
        pts = [(-60, 330 + k * 70)]
        y = 330 + k * 70
        while y < H + 60:
            pts.append((off - 120 + (y - 330) * .10 + r.random() * 90 - (90 if (len(pts) % 2) else 0) + 20, y))
            y += 62 + r.random() * 34
        pts += [(off + 40, H + 60), (-60, H + 60)]
        rock(pts, c, s, box)
        r = rnd(25 + k)
        pts = [(W + 60, 360 + k * 64)]
        y = 360 + k * 64
        while y < H + 60:
            pts.append((W - (off - 120 + (y - 330) * .10 + r.random() * 90 - (90 if (len(pts) % 2) else 0) + 20), y))
            y += 62 + r.random() * 34
        pts += [(W - off - 40, H + 60), (W + 60, H + 60)]
        rock(pts, c, s, box)
    # sunken temple on the floor
    fl = "#123552"
    s.add(P(wave_edge(W, 1022, 14, 10, 99) + [(W + 40, H + 20), (-40, H + 20)], fill="#071527"))
    for x, h, w in ((620, 96, 26), (690, 60, 26), (1180, 110, 28), (1254, 84, 28)):
        s.add(R(x, 1030 - h, w, h, fill=fl), R(x - 6, 1030 - h - 10, w + 12, 12, 3, fill=fl))
        for q in range(3):
            s.add(L(x + 6 + q * 7, 1030 - h + 6, x + 6 + q * 7, 1030, "#0C2740", 2))
    s.add(R(1166, 906, 130, 16, 3, fill=fl), P("M1166 906L1231 872L1296 906Z", fill=fl))
    s.add(P(wave_edge(W, 1044, 12, 12, 77) + [(W + 40, H + 20), (-40, H + 20)], fill="#050E1B"))
    # kelp and small life
    for x, y, h, c, sd_ in ((452, 1062, 190, "#0E3A4A", 2), (492, 1066, 120, "#0B2C3C", 5), (1440, 1064, 170, "#0E3A4A", 3),
                            (1486, 1066, 230, "#0B2C3C", 8), (1404, 1068, 90, "#0B2C3C", 4), (560, 1070, 70, "#0B2C3C", 1)):
        s.add(kelp(x, y, h, c, sd_))
    for k in range(9):
        r = rnd(60 + k)
        s.add(fish(520 + r.random() * 120 + k * 9, 430 + r.random() * 60, .55 + r.random() * .25, "#0F5064", -1))
    for k in range(7):
        r = rnd(80 + k)
        s.add(fish(1330 + r.random() * 110, 618 + r.random() * 50, .5 + r.random() * .25, "#0E3D57", 1))
    for k in range(26):
        r = rnd(200 + k)
        x, y = 420 + r.random() * 1080, 260 + r.random() * 740
        s.add(C(x, y, 2 + r.random() * 4, stroke="#CFF3EE", sw=1.4, so=.16 + r.random() * .16))
    return s


def main():
    for lv in (1, 2, 3, 4):
        Svg(128, 128).add(chip(lv)).save("deep_sea/chip_l%d_back.svg" % lv)
        Svg(128, 128).add(chip(lv, face=True)).save("deep_sea/chip_l%d_face.svg" % lv)
    Svg(128, 128).add(blank()).save("deep_sea/chip_blank.svg")
    for i in range(6):
        Svg(120, 156).add(diver(i)).save("deep_sea/diver_%d_%s.svg" % (i + 1, PLAYERS[i][0]))
    s = submarine(Svg(1200, 320), windows=False)
    s.save("deep_sea/submarine_hull.svg")
    Svg(40, 40).add(porthole(True, 20, 20, 15)).save("deep_sea/porthole_on.svg")
    Svg(40, 40).add(porthole(False, 20, 20, 15)).save("deep_sea/porthole_off.svg")
    s = Svg(48, 40)
    s.add(P("M24 36L6 8L42 8Z", fill=INKB, stroke=INKB, sw=6, join="round"), P("M24 36L6 8L42 8Z", fill=VERM, stroke=VERM, sw=2, join="round"), P("M24 30L12 11L36 11Z", fill="#E8694F"))
    s.save("deep_sea/air_pointer.svg")
    for k in (1, 2, 3):
        Svg(128, 128).add(die(k)).save("deep_sea/die3_%d.svg" % k)
    sea_bg().save("deep_sea/sea_backdrop.svg")
    s = Svg(64, 64)
    s.add(C(32, 32, 24, fill="#CFF3EE", fo=.12), C(32, 32, 24, stroke="#CFF3EE", sw=3, so=.8), PO(arcpts(32, 32, 16, 190, 260, 8), "#FFFFFF", 4, cap="round"))
    s.save("deep_sea/bubble.svg")
    # spot ring that marks where the current diver would land
    s = Svg(144, 144)
    s.add(C(72, 72, 58, stroke=INKB, sw=9, so=.5), C(72, 72, 58, stroke=BRASS_L, sw=5, dash="16 12.4", cap="round"))
    s.save("deep_sea/target_ring.svg")
    s = Svg(56, 56)   # returning badge
    s.add(C(28, 28, 24, fill=INKB), C(28, 28, 21, fill="#F4EBD9"), P("M28 14L41 30L33 30L33 42L23 42L23 30L15 30Z", fill="#0F4A4A"))
    s.save("deep_sea/badge_returning.svg")
    s = Svg(56, 56)
    s.add(C(28, 28, 24, fill=INKB), C(28, 28, 21, fill="#12303A"), P("M28 42L41 26L33 26L33 14L23 14L23 26L15 26Z", fill="#BFE6E8"))
    s.save("deep_sea/badge_diving.svg")
    s = Svg(56, 56)   # back on board
    s.add(C(28, 28, 24, fill=INKB), C(28, 28, 21, fill="#24594F"), PO([(17, 29), (25, 37), (40, 20)], "#DDF3EC", 5.5, cap="round"))
    s.save("deep_sea/badge_home.svg")
    s = Svg(40, 40)   # porthole that the next breath will darken: lit, but hatched
    s.add(porthole(True, 20, 20, 15), *[L(x0, y0, x1, y1, "#7A2A1C", 3.4, cap="round") for x0, y0, x1, y1 in ((10, 22, 22, 10), (11, 29, 29, 11), (18, 30, 30, 18))])
    s.save("deep_sea/porthole_next.svg")
    for name, c in (("dive", BRASS_L), ("return", "#8FE0CE")):   # where a roll would land
        s = Svg(144, 144)
        s.add(C(72, 72, 58, fill=c, fo=.10), C(72, 72, 58, stroke=INKB, sw=8, so=.45), C(72, 72, 58, stroke=c, sw=4, dash="5 11", cap="round"))
        s.save("deep_sea/ghost_%s.svg" % name)
    s = Svg(120, 10)   # crest of light on the surface
    s.add(P("M2 6C20 1 34 1 60 5C86 9 100 9 118 5C100 7 86 6 60 3C34 0 20 3 2 6Z", fill="#BFEFE8", fo=.55))
    s.save("deep_sea/wave.svg")


if __name__ == "__main__":
    main()
