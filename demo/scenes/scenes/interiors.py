"""Living rooms, kitchens, stairs, halls and corners of a home."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from kit.art import art
from scenes import scene
from scenes.products import sunroom
PI = math.pi


def sofa(loc, w, cloth, leg, seats=2, d=.9, arm=.16, back=.42):
    """Soft sofa facing -Y: base, seat and back cushions, round arms, short legs."""
    x, y, z = loc
    P = [ex.superbox((w, d, .22), cloth, .16, (0, 0, .27), n=120, m=30)]
    sw = (w - 2 * arm) / seats
    for k in range(seats):
        cx = -w / 2 + arm + sw * (k + .5)
        P.append(ex.superbox((sw + .01, d - .16, .2), cloth, .24, (cx, -.06, .44), n=100, m=40, amp=.012, seed=k))
        P.append(ex.superbox((sw + .005, .24, back + .08), cloth, .3, (cx, d / 2 - .24, .68), (-.14, 0, 0), n=100, m=40, amp=.03, seed=k + 5))
    P.append(ex.superbox((w - .02, .2, .62), cloth, .2, (0, d / 2 - .09, .5), n=120, m=40))
    for s in (-1, 1):
        P.append(ex.superbox((arm + .02, d, .46), cloth, .3, (s * (w / 2 - arm / 2), 0, .42), n=90, m=40))
        for yy in (-d / 2 + .1, d / 2 - .1):
            P.append(geo.tube([(s * (w / 2 - .1), yy, .18), (s * (w / 2 - .07), yy, 0)], lambda t: .022 - .008 * t, leg, 16))
    return ob.group(P, loc, 0)


def book_pile(loc, cols, size=(.24, .17), rot=0.0, t=.026):
    """A few cloth-bound books lying on each other; returns the height of the top."""
    z = loc[2]
    for k, c in enumerate(cols):
        ob.book((size[0] - .012 * k, size[1] - .01 * k, t), mat.linen(c, scale=.8, weave=.3), (loc[0], loc[1], z), rot + .07 * (-1) ** k)
        z += t
    return z


def blade_plant(loc, seed, n=16, scale=1.0):
    """Snake plant: upright sword leaves."""
    lf = pl.hide(pl.leaf_mesh(.62, .08, mat.leaf('#2f5136', '#a5b56a', trans=.15, vary=.6), 'blade', .05, .25, 24, 6, .01))
    rnd = random.Random(seed)
    for k in range(n):
        a, q = k * 2.4, .02 + .05 * rnd.random()
        pl.put_leaf(lf, Vector((loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2])), (math.cos(a) * .22, math.sin(a) * .22, 1), up=(math.cos(a), math.sin(a), 0), scale=scale * rnd.uniform(.6, 1.05))


@scene('living rooms')
def living_room(seed=0, cloth='#7d8a76', wall='#e3dbcd', accent='#b9623f', rug='#e6dccb', kind='sun', night=0):
    """Two-seat sofa with cushions, round coffee table, rug, plant, lamp and a large print in window light."""
    dark = int(night)
    if dark:
        ex.planks(-3.4, 3.4, -5, 1.0, ex.wood_r('#8a6542', '#5d3f24', .6, 'Y'), .16, 1.8)
        geo.plane((10, 5), mat.plaster(wall, '#55605e', .5), (0, 1.0, 2.5), (PI / 2, 0, 0))
        lights.world('#7f8fb8', .34)
        lights.softbox((2.6, -2.6, 2.2), (0, 0, .6), (1.4, 1.8), 55, '#c9d6ff')
    else:
        sunroom(wall, '#d3c8b6', 'planks', 1.0, .48, gobo=((.2, .8, 1.2), 6, (1.6, 2.2)), power=6)
    lin = mat.linen(cloth, None, .4, .35)
    sofa((0, .45, 0), 2.05, lin, mat.walnut())
    T = 1.2
    ob.cushion((.48, .48), mat.linen(accent, None, .3), (-.66, .30, .73), (T, .05, .25), seed + 1, .09)
    ob.cushion((.44, .44), mat.linen('#efe6d6', '#d9ccb6', .3, stripe=(accent, .08, .15)), (-.36, .22, .70), (T, .03, -.1), seed + 2, .085)
    ob.cushion((.46, .46), mat.linen('#e9dfcf', None, .3), (.66, .28, .72), (T, -.04, -.25), seed + 3, .09)
    geo.box((2.6, 1.7, .012), ex.rug_mat(rug, accent, '#6b5545', 'plain'), .004, loc=(.05, -.5, 0))
    ex.round_table((.12, -.55, .012), .38, .36, ex.wood_r('#b98d5c', '#8d6237'), mat.walnut(), 'legs', .03)
    z = book_pile((.02, -.55, .372), ['#39443f', '#d9cbb3'], rot=.3)
    ob.bowl(.06, .035, mat.stoneware('#d9cdb9', '#bfae94'), (.02, -.55, z))
    ob.vase('moon', .07, .14, mat.glaze('#efe9df', '#cfc2ae', .35, .8), (.28, -.50, .372))
    for k in range(3):
        pl.branch((.28, -.50, .505), (-.35 + .35 * k, -.1, 1), .28, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 9, .9)
    pl.pot(.17, .30, mat.stoneware('#c9a98c', '#ae8d6f'), (-1.38, .62, 0))
    pl.monstera((-1.38, .62, .27), 9, .28, seed + 2, .62, spread=1.0)
    ob.frame((-.05, .99, 1.72), (.72, .92), art(kind, [accent, cloth, '#39443f'], '#f1e9dc', seed), ex.wood_r('#b98d5c', '#8d6237', 1, 'Z'), mat_border=.07)
    br = mat.brass('#b98d45', .25)
    geo.lathe([(0, 0), (.15, 0), (.155, .01), (.15, .022), (0, .024)], br, 64, 0, loc=(1.32, .66, 0))
    geo.tube([(1.32, .66, .02), (1.32, .66, 1.42)], .009, br, 12)
    o = geo.lathe([(.21, 0), (.195, .12), (.16, .27)], mat.lampshade('#f3e4c8', .8 if dark else .35), smooth_n=8, loc=(1.32, .66, 1.36))
    geo.solidify(o, .002)
    lights.point((1.32, .66, 1.48), 46 if dark else 5, '#ffb067', .05)
    core.camera((.05, -4.7, 1.22), (0, .3, .92), 60, 6, (0, .2, .7))
    if dark:
        return dict(ratio='4:5', exposure=.9, bloom=.1, highlights=(1.03, 1, .95), shadows=(.97, .99, 1.04))
    return dict(ratio='4:5', exposure=.2)


@scene('gallery walls')
def gallery_wall(seed=0, wall='#e6ded1', frame='#b98d5c', a='#b9623f', b='#4f7280', leg='#8d6237'):
    """Seven framed abstract prints hung close together over a slim bench with books and a vase."""
    sunroom(wall, '#d6cab9', 'planks', .6, .5, gobo=((.2, .6, 1.3), 6, (1.5, 2.0)), power=4.6)
    w = ex.wood_r(frame, leg, 1, 'Z')
    dk = mat.plain('#2b2826', .5)
    P = [(-.46, 1.62, .44, .58, 'sun'), (.02, 1.76, .36, .36, 'drops'), (.02, 1.33, .36, .44, 'arches'), (.44, 1.60, .38, .50, 'hills'),
         (-.46, 1.13, .34, .34, 'stripes'), (.42, 1.16, .30, .30, 'blocks'), (-.86, 1.45, .28, .40, 'drops')]
    cols = [[a, b, '#39443f'], [b, '#d9b27c', a], [a, '#d9a592', '#39443f'], ['#39443f', b, '#9fb3b0', '#d9b27c']]
    for k, (x, z, fw, fh, kind) in enumerate(P):
        ob.frame((x, .6, z), (fw, fh), art(kind, cols[k % 4], ('#f1e9dc', '#ece3d3')[k % 2], seed + k, fw / fh), (w, dk)[k % 3 == 1], mat_border=.05)
    ex.bench((0, .34, 0), (1.5, .36), .46, ex.wood_r(frame, leg), mat.walnut())
    book_pile((-.45, .33, .46), ['#8b5a44', '#d9cbb3', '#4f5d52'], rot=.05)
    ob.vase('bottle', .075, .27, mat.glaze('#efe9df', '#cfc2ae', .35, .8), (.42, .34, .46))
    pl.grass_spray((.42, .34, .71), 9, .34, seed, '#d8bd92', True, .35)
    core.camera((.0, -3.9, 1.15), (-.12, .5, 1.14), 70, 8, (0, .5, 1.2))
    return dict(ratio='3:4', exposure=.2)


def garment(x, w, depth, length, cloth, seed, y=.0, top=1.62):
    """A shirt or coat that hangs edge-on from a hanger: a slim folded body with sloping shoulders."""
    def f(u, v):
        t = u * 2 * PI
        sh = min(1, .14 + v * 7) ** .6
        fold = 1 + .35 * noise.noise(Vector((math.cos(t) * 2.2 + seed, math.sin(t) * 2.2, v * 2)))
        d = depth * sh * (1 + .06 * v)
        xx = w * (.45 + .55 * min(1, v * 4)) * fold * ex.se(math.cos(t), .9) + .012 * math.sin(v * 5 + seed)
        slope = .10 * (abs(math.sin(t)) ** 1.3) * max(0, 1 - v * 6)
        return (x + xx, y + d * ex.se(math.sin(t), .8), top - .02 - slope - length * v + .006 * math.sin(t * 5 + seed) * v)
    geo.grid(f, 90, 60, cloth, 'garment', wrap_u=True)
    steel = mat.plain('#b9b2a6', .3, .5, 1)
    geo.tube(geo.spline([(x, y, top - .03), (x, y, top + .03), (x, y + .018, top + .06), (x, y + .004, top + .085), (x, y - .016, top + .07)], 6), .0028, steel, 8)


@scene('wardrobes')
def wardrobe(seed=0, wood='#c3a079', pal='warm', wall='#e6e0d5'):
    """Open oak wardrobe: clothes on a brass rail, folded knitwear, baskets and boxes."""
    P = {'warm': ['#efe6d6', '#c9a06a', '#b9623f', '#e9dfcf', '#8a8f72', '#39443f', '#d9b7a2', '#f4efe6'],
         'cool': ['#e9ecec', '#4f7280', '#26424f', '#9fb3b0', '#d9d2c4', '#2f3640', '#c9d3d8', '#5f6f5f']}[pal]
    sunroom(wall, '#d3cabb', 'planks', .7, .55, gobo=((.3, .5, 1.1), 6, (1.6, 2.2)), power=3.6)
    lights.softbox((-.6, -2.4, 1.8), (0, .3, 1.0), (1.4, 1.6), 60, '#fff2e2')
    w, wz = ex.wood_r(wood, '#9a7448', 1, 'X'), ex.wood_r(wood, '#9a7448', 1, 'Z')
    W, H, D, y = 1.7, 2.12, .5, .42
    for x in (-W / 2, .24, W / 2):
        geo.box((.026, D, H), wz, .002, loc=(x, y, 0))
    for z in (.06, 1.78, H):
        geo.box((W, D, .026), w, .002, loc=(0, y, z))
    for z in (.42, .80, 1.14, 1.46):
        geo.box((W / 2 - .24, D, .022), w, .002, loc=((.24 + W / 2) / 2, y, z))
    geo.plane((W, H), wz, (0, y + D / 2 - .01, H / 2), (PI / 2, 0, 0))
    geo.tube([(-W / 2, y, 1.68), (.24, y, 1.68)], .011, mat.brass(), 14)
    x = -.76
    rnd = random.Random(seed + 1)
    k = 0
    while x < .16:
        wd = rnd.uniform(.026, .036)
        garment(x, wd, .17, rnd.uniform(.7, .98), mat.linen(P[k % len(P)], None, rnd.choice([.3, .5, .8]), .5), seed + k * 3.1, y - .02)
        x += wd * 2 + .022
        k += 1
    cx = (.24 + W / 2) / 2
    for j, z in enumerate((.822, 1.162, .442)):
        ob.folded_stack([P[(j * 3 + q) % len(P)] for q in range((3, 3, 4)[j])], (cx + (.0, .0, 0)[j], y - .03, z), (.36, .30), .06, seed + j, lambda c: mat.linen(c, None, .5, .8))
    ex.basket((cx, y, .086), .17, .22, ex.rope('#c79f68', '#94693a'), 24, handles=False)
    ob.vase('moon', .085, .17, mat.glaze('#efe9df', '#cfc2ae', .35, .8), (cx - .1, y - .05, 1.482))
    book_pile((cx + .14, y - .03, 1.482), ['#8b5a44', '#d9cbb3', '#4f5d52'], (.2, .15))
    for q, (bx, c) in enumerate(((-.6, '#e3d9c6'), (-.2, '#b9b3a4'), (.52, '#e3d9c6'))):
        geo.box((.34, .3, .2), mat.linen(c, None, .4, .4), .006, loc=(bx, y - .03, 1.806))
        geo.box((.35, .31, .05), mat.linen(c, None, .4, .4), .006, loc=(bx, y - .03, 1.97))
    bt = mat.plain('#6b4428', .45, .4, bump=.2, bscale=60)
    for dx in (-.6, -.49, -.2, -.09):
        ex.superbox((.09, .25, .07), bt if dx < -.3 else mat.plain('#e6ddd0', .6, .3), .5, (dx, y - .05, .125), n=40, m=20)
    core.camera((.0, -4.4, 1.2), (0, .4, 1.07), 66, 8, (0, .3, 1))
    return dict(ratio='3:4', exposure=.25)


def sneaker(loc, rot, body, sole, accent, lace='#f6f2ea', L=.27):
    """Low trainer pointing along +X from its heel: cup sole, upper, heel tab and laces."""
    def prof(t):
        wd = .036 + .011 * math.sin(PI * min(1, t * 1.05)) + .006 * (t > .5) * math.sin(PI * (t - .5) * 2)
        h = .088 - .012 * math.sin(PI * min(1, t / .4)) if t < .4 else .088 - (t - .4) * .115
        return wd, max(.030, h)

    def upper(u, v):
        t = u
        wd, h = prof(t)
        end = (1 - abs(2 * t - 1) ** 7) ** .5
        a = (v * PI)
        return ((t - .0) * L, wd * end * ex.se(math.cos(a), .7), .024 + h * end ** .6 * ex.se(math.sin(a), .62))

    def cup(u, v):
        a = u * 2 * PI
        x = L / 2 + (L / 2 + .006) * ex.se(math.cos(a), .72)
        t = min(1, max(0, x / L))
        wd = prof(t)[0] + .006
        y = wd * ex.se(math.sin(a), .55)
        q = (0, 1, 1, 0)[min(3, int(v * 3.999))]
        return (x, y * (1 if q else .0) if v in (0, 1) else y, .032 * min(1, v * 1.6) + .006 * max(0, t - .8) * 5)
    P = [geo.grid(upper, 60, 30, body, 'upper'), geo.grid(cup, 90, 6, sole, 'sole', wrap_u=True)]
    P.append(ex.superbox((.085, .052, .03), mat.plain('#3a3633', .9), .5, (.072, 0, .108), (0, -.12, 0), n=40, m=16))
    P.append(ex.superbox((.012, .045, .06), accent, .5, (.006, 0, .085), n=24, m=12))
    lm = mat.plain(lace, .9, .1)
    for k in range(5):
        t = .45 + .055 * k
        wd, h = prof(t)
        P.append(geo.tube(geo.spline([(t * L, -wd * .62, .016 + h * .86), (t * L + .004, 0, .029 + h), (t * L, wd * .62, .016 + h * .86)], 8), .0034, lm, 8))
    for s in (-1, 1):
        P.append(geo.grid(lambda u, v, s=s: ((.42 + .2 * u - .1 * v) * L, s * (prof(.45 + .1 * u)[0] * 1.02 + .0012), .034 + .05 * v - .012 * u), 10, 10, accent))
    return ob.group(P, loc, rot)


@scene('shoes')
def shoe_shelf(seed=0, wall='#d9d3c6', wood='#b98d5c', a='#f2eee6', b='#7d8a76', c='#b9623f'):
    """Low oak shoe rack in a hallway with trainers and boots in calm colours, a basket and a plant."""
    sunroom(wall, '#c8beae', 'planks', .5, .5, gobo=((.1, .5, .6), 5, (1.2, 1.5)), power=5)
    w = ex.wood_r(wood, '#8d6237', 1, 'X')
    for z in (.10, .36, .62):
        geo.box((1.16, .34, .024), w, .003, loc=(0, .30, z))
    for s in (-1, 1):
        geo.box((.026, .34, .644), ex.wood_r(wood, '#8d6237', 1, 'Z'), .003, loc=(s * .58, .30, 0))
    sole = mat.plain('#f2ede2', .7, .3)
    ms = [mat.plain(k, .75, .3, bump=.15, bscale=200) for k in (a, b, c, '#39443f', '#c9b79c')]
    n = 0
    for z in (.124, .384):
        for x in (-.38, 0, .38):
            for s in (-.055, .055):
                sneaker((x + s, .18, z), PI / 2 + (.04 if s > 0 else -.04), ms[n % 5], sole, ms[(n + 3) % 5])
            n += 1
    pl.pot(.085, .13, mat.stoneware('#b9683f', '#9c5233'), (.40, .30, .644))
    lf = pl.hide(pl.leaf_mesh(.2, .085, mat.leaf('#3c6a35', '#8dbb62', rough=.35), 'oval', .3, .15))
    pl.broadleaf((.40, .30, .76), lf, 18, .18, seed, .7, .9, stem_r=.003)
    z = book_pile((-.34, .3, .644), ['#39443f', '#d9cbb3'])
    ob.bowl(.08, .04, mat.stoneware('#d9cdb9', '#bfae94'), (-.02, .29, .644))
    core.camera((.1, -2.9, .72), (0, .3, .46), 74, 5, (0, .15, .4))
    return dict(ratio='4:5', exposure=.2)


@scene('shoes')
def sneakers(seed=0, bg='#c9d3cd', body='#f2eee6', accent='#5f7a6a', sole='#efe6d6'):
    """A pair of trainers on a plain ground, one shoe leaning on a block."""
    from scenes.products import studio
    studio(bg, power=46, scale=.5)
    bm, am, sm = mat.plain(body, .7, .3, bump=.15, bscale=260), mat.plain(accent, .8, .2, bump=.2, bscale=200), mat.plain(sole, .7, .3)
    sneaker((-.15, -.05, 0), .12, bm, sm, am)
    sneaker((-.10, .09, 0), -.06, bm, sm, am)
    core.camera((.05, -.95, .42), (0, 0, .05), 66, 6, (0, -.05, .05))
    return dict(ratio='1:1', exposure=.35)


@scene('stairs')
def spiral_stairs(seed=0, col='#efe6da', step='#a9794a', rail='#2b2826'):
    """Spiral staircase seen from above: pale walls, wooden treads and a dark rail winding down."""
    m, w, r = mat.plaster(col, col, .6, bump=.2), ex.wood_r(step, '#a37a4c', 1, 'X'), mat.plain(rail, .4, .5)
    lights.world('#dfe6f0', .55)
    lights.softbox((.5, .5, 1.5), (0, 0, -3), (2.2, 2.2), 130, '#fff1dc')
    n, turn, H = 54, 18, .17
    for k in range(n):
        a0, a1 = 2 * PI * k / turn, 2 * PI * (k + 1.06) / turn
        z = -H * k
        V, q = [], 6
        for rr in (.6, 1.7):
            for i in range(q + 1):
                a = a0 + (a1 - a0) * i / q
                V.append((rr * math.cos(a), rr * math.sin(a)))
        loop = V[:q + 1] + V[q + 1:][::-1]
        c = len(loop)
        verts = [(x, y, z) for x, y in loop] + [(x, y, z - .05) for x, y in loop]
        F = [tuple(range(c)), tuple(reversed(range(c, 2 * c)))] + [(i, i + c, (i + 1) % c + c, (i + 1) % c) for i in range(c)]
        geo.obj('tread', verts, F, w, smooth=False)
        geo.obj('riser', [(x, y, z - .05) for x, y in loop] + [(x, y, z - .2) for x, y in loop], F, m, smooth=False)
        geo.tube([(.64 * math.cos(a0), .64 * math.sin(a0), z), (.64 * math.cos(a0), .64 * math.sin(a0), z + .85)], .007, r, 8)
    P = [(.64 * math.cos(2 * PI * k / turn / 4), .64 * math.sin(2 * PI * k / turn / 4), -H * k / 4 + .86) for k in range(n * 4)]
    geo.tube(P, .018, r, 12)
    geo.lathe([(1.7, 1.2), (1.7, -H * n)], m, 128, 0)
    geo.lathe([(0, 0), (1.7, 0)], mat.plain('#b98d5c', .6), 64, 0, loc=(0, 0, -H * n))
    core.camera((.10, -.12, 2.9), (.04, .02, -2.5), 52)
    return dict(ratio='2:3', exposure=.3)


@scene('stairs')
def stairs_inside(seed=0, wall='#ece5d9', wood='#c3955f', runner='#4f7280'):
    """Straight wooden stairs with a cloth runner between white walls, slim rail and window light."""
    w = ex.wood_r(wood, '#8d6237', 1, 'X')
    m = mat.plaster(wall, '#ded4c4', .5)
    ex.planks(-3, 3, -4.5, 3, None, .16, 1.8)
    lights.world('#dbe5f2', .5)
    s = lights.sun(-118, 36, 5.5, '#ffd9ac', .8)
    lights.window_gobo(s, (.3, 2.0, 1.5), 6, (1.6, 2.2), (2, 3), .06)
    n, d, h, W = 12, .27, .178, 1.15
    rm = mat.linen(runner, None, .25, .5, stripe=('#efe6d6', .62, .06))
    for k in range(n):
        y, z = .2 + d * k, h * k
        geo.box((W, d + .03, .035), w, .005, loc=(0, y + d / 2 - .015, z + h - .035))
        geo.box((W, .02, h - .035), mat.plain('#f2ede4', .6), .002, loc=(0, y + .02, z))
        geo.box((.62, d + .036, .008), rm, .003, loc=(0, y + d / 2 - .016, z + h))
        geo.box((.62, .008, h), rm, .003, loc=(0, y - .002, z))
    geo.plane((8, 6), m, (W / 2 + .01, 2, 3), (PI / 2, 0, -PI / 2))
    geo.plane((10, 7), m, (0, .2 + d * n + .9, 3), (PI / 2, 0, 0))
    dk = mat.plain('#2b2826', .5)
    top = .2 + d * n
    for k in range(n):
        y, z = .2 + d * (k + .5), h * (k + 1)
        geo.tube([(-W / 2 + .04, y, z), (-W / 2 + .04, y, z + .86)], .008, dk, 8)
    geo.tube([(-W / 2 + .04, .2 + d * .3, h * .8 + .86), (-W / 2 + .04, top, h * n + .86 + h * .2)], .02, w, 14)
    ob.frame((.32, top + .88, 3.4), (.5, .6), art('sun', ['#b9623f', '#4f7280', '#39443f'], '#f1e9dc', seed), w)
    pl.pot(.16, .26, mat.stoneware('#c9a98c', '#ae8d6f'), (-.95, .55, 0))
    pl.monstera((-.95, .55, .22), 8, .26, seed + 2, .55)
    core.camera((-.35, -3.9, 1.35), (-.02, 1.2, 1.18), 54, 8, (0, .8, .8))
    return dict(ratio='2:3', exposure=.25)


@scene('kitchens')
def open_kitchen(seed=0, front='#7d8a76', wall='#ece6da', top='#efece6', pend='#c79a4b', tile='#efe9dd'):
    """Kitchen with a panelled island and oak stools, tiles, a shelf and two pendant lamps."""
    sunroom(wall, '#ddd3c3', 'planks', 1.5, .5, gobo=((.2, .6, 1.1), 6, (1.6, 2.2)), power=4.6)
    lights.softbox((-2.6, -1.6, 2.2), (0, .4, .9), (1.4, 1.8), 70, '#fff4e6')
    fm, mb = mat.plain(front, .5, .4), mat.marble(top, '#a39d97', 2.0)
    w, br = ex.wood_r('#b98d5c', '#8d6237', 1, 'X'), mat.brass('#b98d45', .25)
    ex.tiles(-2.2, 2.2, .92, 1.62, 1.495, .10, .10, ex.zellige(tile, '#dcd5c4'), '#d8d2c6', seed=seed)
    geo.box((4.4, .6, .86), fm, .004, loc=(0, 1.2, .04))
    geo.box((4.4, .64, .035), mb, .004, loc=(0, 1.19, .90))
    for k in range(-4, 5):
        geo.box((.47, .016, .74), fm, .003, loc=(k * .49, .892, .12))
        geo.tube([(k * .49 - .06, .872, .78), (k * .49 + .06, .872, .78)], .006, br, 10)
    ex.shelf((.0, 1.5, 1.68), 2.6, .24, w, .034, br)
    for x, kind in ((-1.0, 'jar'), (-.85, 'jar'), (-.5, 'bowl'), (-.1, 'plate'), (.35, 'vase'), (.8, 'cup'), (.95, 'cup')):
        y, z = 1.38, 1.68
        if kind == 'jar':
            ex.jar((x, y, z), .055, .18, ex.grains('#e3c48a', '#c99a4e', 260), .7, mat.plain('#b98a58', .8))
        elif kind == 'bowl':
            for q in range(3):
                ob.bowl(.085, .055, mat.glaze(('#e9e2d4', front)[q % 2], '#cfc4b0', .25, 1), (x, y, z + .02 * q))
        elif kind == 'plate':
            for q in range(6):
                ob.plate(.11, mat.glaze('#e9e2d4', '#cfc4b0', .25, 1), (x, y, z + .012 * q))
        elif kind == 'vase':
            ob.vase('amphora', .09, .24, mat.stoneware('#b9683f', '#9c5233'), (x, y, z))
        else:
            ob.cup(.042, .08, mat.glaze('#e9e2d4', '#cfc4b0', .25, 1), (x, y, z), handle=.03, rot=-.8)
    geo.tube(geo.spline([(.5, 1.36, .93), (.5, 1.36, 1.24), (.5, 1.30, 1.32), (.5, 1.2, 1.30), (.5, 1.18, 1.22)], 10), .012, br, 14)
    # island
    geo.box((2.0, .74, .86), fm, .004, loc=(0, -.35, .04))
    geo.box((2.12, .86, .04), mb, .004, loc=(0, -.35, .90))
    for k in range(5):
        geo.box((.37, .016, .72), fm, .006, loc=(-.8 + .4 * k, -.728, .12))
    for x in (-.62, 0, .62):
        ob.stool((x, -1.05, 0), w, ex.wood_r('#b98d5c', '#8d6237', 1, 'Z'), .18, .66, 4)
    ob.bowl(.16, .08, mat.stoneware('#e3d8c8', '#c6b8a2'), (-.45, -.38, .94))
    food.pile(pl.hide(food.lemon()), 9, (-.45, -.38, .99), .07, .066, seed, 2)
    ob.vase('bottle', .08, .24, mat.glaze('#efe9df', '#cfc2ae', .35, .8), (.5, -.35, .94))
    for k in range(4):
        pl.branch((.5, -.35, 1.17), (-.5 + .35 * k, -.1, 1), .42, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 10, 1.1)
    for x in (-.5, .5):
        ob.pendant((x, -.35, 1.72), .15, mat.plain(pend, .4, .5, .6 if pend == '#c79a4b' else 0), 2.0, 8)
    core.camera((.1, -4.9, 1.5), (0, .3, 1.12), 52, 8, (0, -.6, 1))
    return dict(ratio='4:5', exposure=.25)


@scene('bathrooms')
def bathtub(seed=0, wall='#9fb0aa', tub='#f4f0e8', floor='#d9cdb9', wain='#e9e2d4'):
    """Free-standing oval bath before a tall window, brass tap, stool with towel and candle, plant."""
    geo.plane((10, 5), mat.plaster(wall, '#8d9f99', .5), (0, 1.2, 2.5), (PI / 2, 0, 0))
    ex.tile_floor(-2.6, 2.6, -3, 1.2, .3, [ex.zellige(floor, '#c6b9a4', .35, .6, .08)], 0, .005, seed)
    geo.box((10, .03, .14), mat.plain(wain, .6), .004, loc=(0, 1.18, 0))
    lights.world('#dbe5f2', .5)
    lights.softbox((-2.2, -1.4, 2.4), (0, .3, .6), (1.4, 1.8), 130, '#fff4e6')
    ex.window((-.15, 1.19, .95), (1.0, 1.5), mat.plain('#f3efe8', .5), (2, 3), 1.6)
    sh = ex.sheer()
    ex.curtain((-.80, 1.08, 0), .36, 2.6, sh, 6, .035, seed)
    ex.curtain((.52, 1.08, 0), .36, 2.6, sh, 6, .035, seed + 3)
    geo.tube([(-1.15, 1.08, 2.58), (.9, 1.08, 2.58)], .011, mat.brass(), 12)
    t = geo.vessel([(0, .0), (.25, 0), (.30, .0), (.32, .02), (.36, .2), (.40, .42), (.43, .56), (.445, .575)], mat.plain(tub, .16, .5, coat=.3), .022)
    t.scale, t.location = (1.95, .92, 1), (0, .38, .02)
    br = mat.brass('#b98d45', .22)
    geo.tube([(.98, .62, 0), (.98, .62, .92)], .014, br, 14)
    geo.tube(geo.spline([(.98, .62, .92), (.96, .60, .98), (.85, .56, .99), (.74, .52, .94), (.73, .515, .88)], 10), .012, br, 14)
    ob.stool((-1.08, .0, 0), ex.wood_r('#b98d5c', '#8d6237'), ex.wood_r('#b98d5c', '#8d6237', 1, 'Z'), .19, .44)
    z = ob.folded_stack(['#f1ece2', '#c98f6d'], (-1.08, .0, .44), (.26, .2), .05, seed, lambda c: mat.linen(c, None, .5, .9))
    ob.candle(.03, .07, (-1.12, -.02, z + .004), power=.4)
    geo.box((1.5, .7, .012), ex.rug_mat('#efe7d9', '#b98a66', '#6b5545', 'plain'), .004, loc=(.1, -.55, 0))
    pl.pot(.17, .30, mat.stoneware('#b9683f', '#9c5233'), (1.25, .85, 0))
    pl.monstera((1.25, .85, .27), 9, .3, seed + 2, .65)
    core.camera((.05, -4.3, 1.25), (0, .5, .95), 56, 8, (0, .2, .6))
    return dict(ratio='3:4', exposure=.3)


@scene("children's rooms")
def kids_room(seed=0, wall='#c6d2cf', tent='#f1e8d8', accent='#d99a78', rug='#e9dfcd'):
    """Children's corner: a cloth tipi with cushions, bunting, a shelf with wooden toys and a round rug."""
    sunroom(wall, '#b4c2be', 'planks', 1.0, .5, gobo=((.2, .9, 1.2), 6, (1.5, 2.1)), power=5)
    w = ex.wood_r('#d6b384', '#b18753', 1, 'Z')
    H, R, cx, cy = 1.55, .62, -.3, .42
    tm = mat.linen(tent, None, .4, .4)
    tips = []
    for k in range(5):
        a = PI / 2 + 2 * PI * (k + .5) / 5
        p = (cx + R * math.cos(a), cy + R * .85 * math.sin(a))
        tips.append(p)
        geo.tube([(p[0], p[1], 0), (cx - (p[0] - cx) * .12, cy - (p[1] - cy) * .12, H * 1.12)], .014, w, 12)
    for k in range(5):
        a, b = tips[k], tips[(k + 1) % 5]
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if mid[1] < cy - .3:
            for s in (0, 1):
                p, q = (a, b) if s == 0 else (b, a)
                geo.grid(lambda u, v, p=p, q=q: (lambda e: (p[0] + (q[0] - p[0]) * e + (cx - p[0] - (q[0] - p[0]) * e) * v, p[1] + (q[1] - p[1]) * e + (cy - p[1] - (q[1] - p[1]) * e) * v + .03 * math.sin(u * 14) * (1 - v) * v, H * v + .01))(u * (.12 + .38 * v ** 1.4)), 24, 30, tm)
            continue
        geo.grid(lambda u, v, a=a, b=b: (a[0] + (b[0] - a[0]) * u + (cx - a[0] - (b[0] - a[0]) * u) * v, a[1] + (b[1] - a[1]) * u + (cy - a[1] - (b[1] - a[1]) * u) * v, H * v + .01), 20, 30, tm)
    ob.cushion((.44, .44), mat.linen(accent, None, .3), (cx - .08, cy - .05, .16), (.5, 0, .2), seed, .09)
    ob.cushion((.36, .36), mat.linen('#9fb3b0', None, .3, stripe=('#f1e8d8', .06, .3)), (cx + .14, cy - .14, .12), (.35, .1, -.3), seed + 1, .08)
    geo.lathe([(0, 0), (.9, 0), (.9, .014), (0, .014)], ex.rug_mat(rug, kind='plain'), smooth_n=0, loc=(.1, -.35, 0))
    pal = [accent, '#e8c37a', '#f4efe4', '#7fa9a0', '#c98f86']
    for k in range(13):
        x = -1.3 + .21 * k
        z = 1.98 - .14 * math.sin(PI * (k + .5) / 13)
        geo.obj('flag', [(x - .075, .96, z), (x + .075, .96, z), (x, .955, z - .18)], [(0, 1, 2)], mat.linen(pal[k % 5], None, .4), smooth=False)
    geo.tube(geo.spline([(-1.45, .96, 2.0), (-.7, .96, 1.885), (0, .96, 1.84), (.7, .96, 1.885), (1.45, .96, 2.0)], 10), .003, mat.plain('#e9dfcf', .9), 6)
    geo.box((.8, .28, .03), w, .004, loc=(.75, .82, .52)); geo.box((.8, .28, .03), w, .004, loc=(.75, .82, .2))
    for x in (.36, 1.14):
        geo.box((.028, .28, .55), w, .004, loc=(x, .82, 0))
    rnd = random.Random(seed)
    for k in range(7):
        s = rnd.uniform(.055, .08)
        geo.box((s, s, s), mat.plain(pal[k % 5], .6), .006, loc=(.48 + .09 * (k % 4), .76 + .02 * (k % 2), .55 + (.075 if k > 3 else 0)), rot=(0, 0, rnd.uniform(-.3, .3)))
    for k, r in enumerate((.05, .042, .034, .026, .018)):
        geo.lathe([(0, 0), (r, 0), (r * 1.04, .006), (r * 1.04, .018), (r, .024), (0, .024)], mat.plain(pal[k], .5), 40, 0, loc=(1.0, .76, .55 + .024 * k))
    ex.book_row((.42, .9, .23), .3, .22, .16, seed, pal)
    ex.basket((.98, .45, 0), .17, .22, ex.rope('#d9bd86', '#b3935a'), 24)
    for k in range(6):
        geo.blob(.055, mat.plain(pal[k % 5], .8), 4, loc=(.98 + .07 * math.cos(k * 1.2), .45 + .07 * math.sin(k * 1.2), .22 + .02 * (k % 2)))
    core.camera((.1, -4.2, 1.15), (.08, .5, .92), 58, 8, (0, .3, .7))
    return dict(ratio='4:5', exposure=.2)
