"""Rooms."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
PI = math.pi


def trailing(loc, n=9, L=.35, seed=0, col='#3f6b3a', col2='#86b063', r=.05):
    """Hanging vine over the rim of a pot."""
    rnd = random.Random(seed)
    lf = pl.hide(pl.leaf_mesh(.038, .033, mat.leaf(col, col2, rough=.4, vary=.6), 'heart', .25, .1, 14, 6))
    sm = mat.plain('#5b7a3d', .6)
    for k in range(n):
        a = k * 2.4 + rnd.uniform(-.3, .3)
        ln = L * rnd.uniform(.45, 1.05)
        fwd = .55 if math.sin(a) > 0 else 1
        pts = [loc, (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a) * fwd, loc[2] + .03), (loc[0] + r * 1.7 * math.cos(a), loc[1] + r * 1.7 * math.sin(a) * fwd, loc[2] - .2 * ln),
               (loc[0] + r * 1.9 * math.cos(a) + rnd.uniform(-.03, .03), loc[1] + r * 1.8 * math.sin(a) * fwd, loc[2] - ln)]
        path = geo.spline(pts, 10)
        geo.tube(path, .0014, sm, 6)
        m = len(path)
        for j in range(int(ln / .018) + 4):
            i = min(m - 1, int(m * (.12 + .88 * j / (int(ln / .018) + 4))))
            b = rnd.uniform(0, 6.28)
            pl.put_leaf(lf, Vector(path[i]), (math.cos(b), math.sin(b) - .4, -.5), up=(0, -1, .6), scale=rnd.uniform(.6, 1.1))


@scene('rooms')
def bedroom(seed=0, wall='#d8cfc0', duvet='#efe9df', throw='#b3704f', head='#a9794a'):
    """Bed with rumpled linen, cushions and a throw, window light on a limewashed wall."""
    s = lights.sun(-124, 30, 6.0, '#ffd6a6', .8)
    ex.planks(-3, 3, -4.5, 1.25, None, .16, 1.8)
    geo.plane((10, 5), mat.plaster(wall, '#c6baa8', .5), (0, 1.25, 2.5), (PI / 2, 0, 0))
    lights.world('#d6e1f0', .45)
    lights.window_gobo(s, (.1, .6, .9), 6, (1.5, 2.0), (2, 3), .06)
    w = ex.wood_r(head, '#7d5530', 1, 'X')
    ex.bed((0, .15, 0), 1.6, 2.0, mat.linen('#f4f0e8', '#e0d9cc', 1.2, .25), mat.linen(duvet, '#d9d0c1', 1.2, .25), [mat.linen('#f4f0e8', None, .9, .3), mat.linen('#c9b7a0', None, .9, .3), mat.linen(throw, None, .9, .3)], w, seed, .52, mat.linen(throw, None, .35, .6))
    for sx in (-1.12, 1.12):
        ob.stool((sx, .95, 0), ex.wood_r(head, '#7d5530'), ex.wood_r(head, '#7d5530', 1, 'Z'), .2, .5, 3)
    ob.table_lamp((1.12, .98, .5), mat.glaze('#e2d8c6', '#c3b49b', .3, .7), mat.lampshade('#f3e4c8', .5), .15, .42, 'ball', 3)
    ob.vase('moon', .075, .16, mat.stoneware('#b0a089', '#94866f'), (-1.12, .95, .5))
    for k in range(3):
        pl.branch((-1.12, .95, .65), (-.3 + .4 * k, -.1, 1), .3, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 9, 1)
    geo.box((2.6, 1.4, .012), ex.rug_mat('#e0d5c3', kind='plain'), .004, loc=(0, -1.1, 0))
    core.camera((.30, -2.95, 1.90), (.03, .52, .80), 64, 6, (0, .3, .6))
    return dict(ratio='4:5', exposure=.1, fade=.012)


@scene('rooms')
def kitchen_shelf(seed=0, wall='#dfe0d6', tile='#e9e6da', tile2='#cdd6cc', wood='#b98d5c'):
    """Two oak shelves with jars, bowls, plates and a trailing plant over handmade tiles."""
    lights.room_corner(mat.marble('#efece6', '#a39d97', 2.4), mat.plaster(wall, '#cfd1c5', .8), back=.5)
    ex.tiles(-1.0, 1.0, -.1, .62, .495, .10, .10, ex.zellige(tile, tile2), '#d8d2c6', seed=seed)
    lights.world('#e3eaf3', .30)
    lights.softbox((-1.6, -.9, 1.5), (0, .4, .8), (1.0, 1.3), 75, '#fff0dc')
    w = ex.wood_r(wood, '#8d6237', 1, 'X')
    br = mat.brass('#b48a47', .28)
    z1, z2 = .70, 1.08
    ex.shelf((0, .5, z1), 1.25, .22, w, .03, br)
    ex.shelf((0, .5, z2), 1.25, .22, w, .03, br)
    y = .39
    cork = mat.plain('#b98a58', .8, .2, bump=.5, bscale=120)
    for x, r, h, m, f in ((-.50, .05, .16, ex.grains('#e3c48a', '#c99a4e', 260), .7), (-.385, .05, .19, ex.grains('#c2603a', '#d98a4c', 330), .62), (-.275, .045, .14, ex.grains('#f1e6cc', '#e0cfa6', 420, '#a89878'), .75)):
        ex.jar((x, y, z1), r, h, m, f, cork)
    ma, mb, mc = mat.glaze('#e9e2d4', '#cfc4b0', .25, 1, bare='#b98f66', bare_z=.008), mat.glaze('#6f8478', '#93a598', .22, .9, '#2e2a22'), mat.stoneware('#b9683f', '#9c5233')
    for k in range(4):
        ob.bowl(.078, .05, (ma, mb, ma, mc)[k], (-.08, y, z1 + k * .018), curve=.82)
    for k in range(6):
        ob.plate(.095, (ma, mb)[k in (2, 3)], (.14, y, z1 + k * .011), rim=.014)
    ob.cup(.038, .07, mb, (.14, y, z1 + .072), handle=.028, rot=-.6)
    ob.cup(.038, .07, ma, (.30, y - .02, z1), handle=.028, rot=-.9)
    ob.cup(.038, .07, mc, (.40, y + .02, z1), handle=.028, rot=-.5)
    ob.vase('bottle', .045, .22, mat.thin_glass('#cfe0c0', '#6f8f5a'), (.53, y, z1))
    pl.pot(.075, .11, mat.stoneware('#c9a98c', '#ae8d6f'), (.46, y - .01, z2))
    trailing((.46, y - .03, z2 + .10), 13, .42, seed, r=.075)
    ob.teapot(.07, mat.glaze('#3f4b46', '#5f6f68', .22, .5), (-.44, y, z2), .2, br)
    ob.vase('urn', .075, .2, mat.stoneware('#e9e0d2', '#d2c5b2'), (-.2, y, z2), ribs=(26, .003))
    zz = z2
    for c, sz in (('#8b5a44', (.2, .15, .03)), ('#d9cbb3', (.19, .14, .024)), ('#4f5d52', (.18, .14, .028))):
        ob.book(sz, mat.linen(c, scale=.8, weave=.3), (.10, y, zz), .05)
        zz += sz[2]
    ob.bowl(.06, .04, ma, (.10, y, zz))
    # hooks with cups and a cloth under the lower shelf
    geo.tube([(-.5, .475, .585), (.5, .475, .585)], .006, br, 12)
    for sx in (-.49, .49):
        geo.tube([(sx, .475, .585), (sx, .497, .585)], .006, br, 12)
    ex.towel((.22, .475, .588), .2, .30, mat.linen('#e9e2d4', '#cfc4b0', .7, stripe=('#6f8478', .05, .1)), .006, seed, None, .012)
    for x, m in ((-.36, w), (-.22, w)):
        geo.tube(geo.spline([(x, .475, .60), (x, .462, .57), (x, .468, .555)], 6), .003, br, 8)
        ex.superbox((.06, .014, .09), m, .5, (x, .468, .27), n=30, m=16)
        geo.tube([(x, .468, .30), (x, .468, .56)], lambda t: .006 + .002 * t, m, 10)
    core.camera((0, -2.6, .92), (0, .4, .83), 80, 5, (0, .3, .8))
    return dict(ratio='4:5', exposure=.45)


@scene('rooms')
def bathroom(seed=0, tile='#a9bdb2', tile2='#7f9a8e', basin='#f0ebe1', towel='#e3c9b2'):
    """Round basin on an oak top, handmade tiles, brass tap, towel on a rail and a round mirror."""
    lights.room_corner(mat.plain('#cccccc'), mat.plaster('#efe9df', '#e2dace', .8), back=.5)
    ex.tiles(-1.1, 1.1, .5, 1.42, .495, .066, .2, ex.zellige(tile, tile2), '#d8d6cc', seed=seed)
    lights.world('#e6edf3', .42)
    lights.softbox((-1.5, -.8, 1.9), (0, .3, 1.0), (1.0, 1.4), 62, '#fff2e2')
    ex.mirror_room('#efe7da')
    Z = .86
    w = ex.wood_r('#b98d5c', '#8d6237', 1, 'X')
    geo.box((1.3, .5, .06), w, .006, loc=(0, .24, Z - .06))
    for k in range(2):
        geo.box((.62, .46, .26), w, .004, loc=(-.315 + .63 * k, .25, Z - .335))
        geo.tube([(-.385 + .63 * k, .012, Z - .14), (-.245 + .63 * k, .012, Z - .14)], .006, mat.brass(), 10)
    ob.bowl(.205, .135, mat.plain(basin, .2, .5, coat=.3), (0, .22, Z), foot=.5, curve=.86, thick=.009, wobble=.003)
    br = mat.brass('#b98d45', .22)
    geo.tube(geo.spline([(0, .49, 1.13), (0, .42, 1.13), (0, .33, 1.135), (0, .30, 1.12), (0, .295, 1.09)], 10), .011, br, 18)
    for sx in (-.11, .11):
        geo.tube([(sx, .49, 1.13), (sx, .445, 1.13)], .012, br, 16)
        geo.tube([(sx - .03, .44, 1.13), (sx + .03, .44, 1.13)], .007, br, 12)
    for sx in (0, -.11, .11):
        geo.lathe([(0, 0), (.024, 0), (.024, .006), (0, .008)], br, 40, 0, loc=(sx, .49, 1.13), rot=(PI / 2, 0, 0))
    ex.round_mirror((0, .48, 1.66), .29, br, .011)
    ex.towel((.47, .44, 1.24), .26, .36, mat.linen(towel, None, .5, .9, .8), .012, seed, br, .016)
    ob.vase('bottle', .034, .15, mat.plain('#7a4a22', .08, .5), (-.31, .14, Z))
    ob.vase('cylinder', .036, .10, mat.stoneware('#d9cdb9', '#bfae94'), (-.40, .20, Z))
    for k in range(3):
        geo.tube([(-.40 + .01 * k, .20, Z + .03), (-.41 + .03 * k, .205, Z + .17)], .0045, ex.wood_r('#d6b384', '#b18753', 1, 'Z'), 8)
    ob.vase('bud', .05, .15, mat.glaze('#e8dfcd', '#cdbb9c', .35, .6), (.36, .22, Z))
    for k in range(3):
        pl.branch((.36, .22, Z + .145), (-.25 + .25 * k, -.1, 1), .24, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 9, .9)
    core.camera((.05, -2.95, 1.36), (0.02, .3, 1.29), 78, 6, (0, .2, 1.0))
    return dict(ratio='2:3', exposure=.35)


@scene('rooms')
def desk(seed=0, wall='#c4cbbd', wood='#b98d5c', lamp='#39443f'):
    """Oak desk with a lamp, books, notebook, pencils and a plant; window light."""
    s = lights.sun(-128, 30, 5.5, '#ffd6a6', .8)
    ex.planks(-3, 3, -4.5, .8, ex.wood_r('#a67c4f', '#7d5631', .6, 'Y'), .16, 1.8)
    geo.plane((10, 5), mat.plaster(wall, '#b1b9a9', .5), (0, .8, 2.5), (PI / 2, 0, 0))
    lights.world('#d6e1f0', .42)
    lights.window_gobo(s, (0, .6, 1.1), 5, (1.3, 1.8), (2, 3), .05)
    w = ex.wood_r(wood, '#8d6237', 1, 'X')
    ex.table((0, .42, 0), (1.35, .62), .75, w, ex.wood_r(wood, '#8d6237', 1, 'Z'), .032)
    geo.box((.5, .5, .10), w, .004, loc=(.36, .42, .62))
    geo.blob(.011, mat.brass(), 3, loc=(.36, .165, .668))
    Z = .75
    ex.dining_chair((-.12, -.18, 0), PI - .35, mat.walnut(), mat.linen('#b3704f', None, .3))
    zz = Z
    for c, sz in (('#8b5a44', (.25, .18, .034)), ('#d9cbb3', (.24, .17, .026)), ('#4f5d52', (.22, .16, .03))):
        ob.book(sz, mat.linen(c, scale=.8, weave=.3), (.47, .45, zz), .07)
        zz += sz[2]
    pl.pot(.06, .085, mat.stoneware('#b9683f', '#9c5233'), (.47, .45, zz))
    lf = pl.hide(pl.leaf_mesh(.16, .065, mat.leaf('#3c6a35', '#8dbb62', rough=.35), 'oval', .3, .15))
    pl.broadleaf((.47, .45, zz + .075), lf, 14, .13, seed, .7, .9, stem_r=.0025)
    # jointed lamp
    m = mat.plain(lamp, .4, .5)
    geo.lathe([(0, 0), (.085, 0), (.085, .012), (.08, .018), (0, .018)], m, 64, 0, loc=(-.50, .5, Z))
    geo.tube([(-.50, .5, Z + .015), (-.56, .5, Z + .26)], .008, m, 12)
    geo.tube([(-.56, .5, Z + .26), (-.34, .44, Z + .47)], .008, m, 12)
    geo.blob(.015, mat.brass(), 3, loc=(-.56, .5, Z + .26))
    sh = geo.lathe([(.088, 0), (.078, .045), (.05, .09), (.022, .115), (.02, .135), (0, .136)], m, smooth_n=5, loc=(-.29, .42, Z + .365), rot=(.15, -.35, 0))
    geo.solidify(sh, .003)
    geo.blob(.03, mat.emission('#ffd9a0', 9), 3, loc=(-.30, .42, Z + .41))
    lights.point((-.285, .415, Z + .375), 4, '#ffbe7a', .04)
    ob.book((.2, .27, .014), mat.linen('#2f3a38', scale=.8, weave=.3), (-.10, .32, Z), .2)
    geo.box((.15, .21, .004), mat.plain('#f3ecdd', .9, .1), .0008, loc=(.16, .28, Z), rot=(0, 0, -.15))
    geo.tube([(.10, .24, Z + .009), (.2, .32, Z + .009)], .0035, mat.plain('#c7963f', .4), 8)
    ob.cup(.036, .09, mat.stoneware('#d9cdb9', '#bfae94'), (.20, .52, Z))
    for k, c in enumerate(('#b9623f', '#c9a06a', '#39443f', '#e9dfcf')):
        a = k * 1.6
        geo.tube([(.20 + .012 * math.cos(a), .52 + .012 * math.sin(a), Z + .01), (.20 + .034 * math.cos(a), .52 + .034 * math.sin(a), Z + .17)], .0035, mat.plain(c, .5), 6)
    ob.cup(.038, .07, mat.glaze('#e9e2d6', '#cbbfab', .3, .8), (-.24, .24, Z), handle=.03, rot=.8, fill=mat.liquid('#2a130a', .06))
    g = mat.G('art')
    v = g.coord('UV')
    sp = g('SeparateXYZ', i0=v)
    k = g.math('ADD', sp.outputs[1], g.math('MULTIPLY', g.noise(v, 1.7, 2), .5))
    c = g.ramp(k, [(0., '#39443f'), (.45, '#8a9a86'), (.62, '#d9b27c'), (.8, '#f0e6d4')], 'CONSTANT')
    ob.frame((.10, .8, 1.52), (.40, .52), g.done(g.bsdf(Base_Color=c, Roughness=.9)), ex.wood_r())
    core.camera((.1, -3.7, 1.28), (0, .4, 1.03), 76, 6, (0, .3, .9))
    return dict(ratio='3:4', exposure=.2)


@scene('rooms')
def dining(seed=0, cloth='#e6dfd1', plate='#e9e2d4', under='#6f8478', wine='#5a1420'):
    """Table set for dinner: stacked plates, linen napkins, glasses, tapers and an olive garland."""
    ex.planks(-3, 3, -5, 2.0, None, .16, 1.8)
    geo.plane((12, 6), mat.plaster('#b9a791', '#a5937d', .5), (0, 2.0, 2.5), (PI / 2, 0, 0))
    lights.world('#9fb0d0', .22)
    lights.softbox((-2.2, -.6, 2.2), (0, 0, .8), (1.2, 1.5), 62, '#ffe9d0')
    Z = .76
    geo.box((1.1, 2.6, .04), ex.wood_r('#9a6c40', '#6d4824', 1, 'Y'), .006, loc=(0, .3, Z - .042))
    geo.grid(lambda u, v: ((u - .5) * .42, (v - .5) * 2.7, .0015 + .002 * abs(noise.noise(Vector((u * 5, v * 12, seed))))), 40, 160, mat.linen(cloth, '#cfc6b4', .7), 'runner', loc=(0, .3, Z))
    pa, pb = mat.glaze(plate, '#cfc4b0', .25, 1, bare='#b98f66', bare_z=.008), mat.glaze(under, '#93a598', .22, .9, '#2e2a22')
    br = mat.brass('#b48a47', .26)
    nl = mat.linen('#c98f6d', '#a9714f', .8)
    for y in (-.55, .05, .65, 1.25):
        for s in (-1, 1):
            x = s * .36
            ob.plate(.135, pb, (x, y, Z), rim=.014)
            ob.plate(.105, pa, (x, y, Z + .011), rim=.014)
            ob.bowl(.07, .04, pa, (x, y, Z + .021), curve=.82) if (y + s) % .7 > .35 else ex.superbox((.05, .15, .016), nl, .3, (x, y, Z + .028), (0, 0, .1 * s), n=40, m=14, amp=.05, seed=seed + y)
            q = PI / 2 if s > 0 else -PI / 2
            ex.fork((x, y - .165 * -s, Z + .001), q, br)
            ex.knife((x, y - .165 * s, Z + .001), q, br)
            ex.wine_glass((x - s * .15, y + .12, Z), .2, .037, mat.plain(wine, .05, .5), '#f4f8f6', .68)
            if y < 1.0:
                ex.dining_chair((s * .78, y, 0), PI / 2 * -s + PI, mat.walnut())
    for k, (x, y, h) in enumerate(((-.05, -.30, .16), (.06, -.12, .10), (-.04, .38, .20), (.05, .52, .12), (-.05, .98, .15))):
        ex.candlestick((x, y, Z), h, br, .036, k)
        ex.taper((x, y, Z + h - .005), .22, .0105, ('#efe3cf', '#c98f6d')[k % 2], True, .45)
    lf, st = pl.olive_leaf(), mat.plain('#6d5b47', .8)
    for k in range(11):
        y = -.75 + .19 * k
        pl.branch((.02 * (-1) ** k, y, Z + .012), (.25 * (-1) ** k, 1, .06), .26, lf, st, seed * 7 + k, .3, .05, 10, 1, .1)
    core.camera((.0, -2.2, 1.62), (0, .15, .80), 62, 3.5, (0, -.45, .8))
    return dict(ratio='4:5', exposure=.65, bloom=.10, highlights=(1.03, 1, .95))


@scene('rooms')
def hallway(seed=0, wall='#dcd2c2', panel='#9aa79a', wood='#b98d5c'):
    """Hallway with a panelled wall, pegs with hat, bag and scarf, and a bench with cushion and basket."""
    s = lights.sun(-128, 30, 5.0, '#ffd6a6', .8)
    ex.planks(-3, 3, -4.5, .6, None, .16, 1.8)
    geo.plane((10, 5), mat.plaster(wall, '#cbbfae', .5), (0, .6, 2.5), (PI / 2, 0, 0))
    lights.world('#d6e1f0', .45)
    lights.window_gobo(s, (.2, .5, 1.0), 5, (1.2, 1.9), (2, 3), .05)
    pm = mat.plain(panel, .55, .35)
    geo.plane((6, 1.62), pm, (0, .595, .81), (PI / 2, 0, 0))
    for k in range(-14, 15):
        geo.box((.128, .012, 1.5), pm, .003, loc=(k * .13, .588, .1))
    geo.box((6, .035, .05), pm, .004, loc=(0, .578, 1.60)); geo.box((6, .03, .12), pm, .004, loc=(0, .58, 0)); geo.box((6, .024, .10), pm, .003, loc=(0, .578, 1.46))
    w = ex.wood_r(wood, '#8d6237', 1, 'X')
    for k in range(5):
        x = -.56 + .28 * k
        geo.lathe([(0, 0), (.012, 0), (.010, .05), (.019, .062), (.018, .075), (0, .078)], w, 28, 2, loc=(x, .567, 1.51), rot=(PI / 2 + .2, 0, 0))
    # straw hat
    hm = ex.rope('#d9bd86', '#b3935a', .8)
    geo.lathe([(.19, .0), (.185, .008), (.12, .012), (.085, .02), (.083, .06), (.072, .085), (.03, .095), (0, .096)], hm, 96, 6, loc=(-.28, .553, 1.42), rot=(PI / 2 + .12, 0, 0), wobble=.01)
    geo.lathe([(.0845, .02), (.0845, .04), (.0835, .041)], mat.linen('#3a3330', None, .8, .3), 64, 0, loc=(-.28, .553, 1.42), rot=(PI / 2 + .12, 0, 0))
    # canvas bag
    bm = mat.linen('#e3d7c0', '#c6b797', .5, .7)
    def bag(u, v):
        t, q = u * 2 * PI, v
        wv = .17 * (1 + .05 * q)
        d = .035 * math.sin(PI * min(1, (1 - q) * .8 + .2)) + .012
        return (wv * ex.se(math.cos(t), .55), d * ex.se(math.sin(t), .7) + .006 * math.sin(u * 30 + 5 * q) * q, .36 * q + .008 * math.sin(t * 3))
    geo.grid(bag, 90, 40, bm, 'bag', wrap_u=True, loc=(.28, .535, .92))
    geo.grid(lambda u, v: (.165 * (2 * u - 1), .03 * (2 * v - 1) * (1 - (2 * u - 1) ** 4), .004), 10, 6, bm, 'bagfloor', loc=(.28, .535, .92))
    for dy in (-.012, .012):
        geo.tube(geo.spline([(.19, .535 + dy, 1.27), (.235, .538 + dy, 1.42), (.28, .545, 1.518), (.325, .538 + dy, 1.42), (.37, .535 + dy, 1.27)], 8), .009, bm, 10)
    # scarf
    ex.towel((0, .52, 1.515), .12, .55, mat.linen('#b3704f', None, .25, .9, stripe=('#e9dfcf', .05, .15)), .01, seed, None, .022)
    ex.bench((0, .32, 0), (1.35, .38), .45, w, ex.wood_r(wood, '#8d6237', 1, 'Z'))
    ob.cushion((.44, .44), mat.linen('#c9a06a', None, .3), (-.42, .40, .67), (1.2, .05, .1), seed + 1, .09)
    ob.folded_stack(['#e9dfcf', '#8a9a86'], (.40, .30, .45), (.30, .26), .05, seed, lambda c: mat.linen(c, None, .6, .8))
    ex.basket((-.30, .28, 0), .17, .24, ex.rope('#c79f68', '#94693a'), 26)
    bt = mat.plain('#6b4428', .45, .4, bump=.2, bscale=60)
    for dx in (0, .125):
        ex.superbox((.095, .25, .07), bt, .5, (.27 + dx, .22, .04), n=40, m=20)
        geo.lathe([(.048, 0), (.05, .10), (.052, .19), (.046, .19), (.044, .02)], bt, 48, 3, loc=(.27 + dx, .285, .03))
        geo.box((.098, .26, .012), mat.plain('#2b211a', .8), .004, loc=(.27 + dx, .22, 0))
    geo.box((1.9, .8, .012), ex.rug_mat('#d9cbb3', '#9a7a5c', '#6b5545', 'stripe', 1, 9), .004, loc=(0, -.35, 0))
    core.camera((.05, -4.0, 1.15), (0, .4, .92), 74, 6, (0, .3, .9))
    return dict(ratio='2:3', exposure=.15)


@scene('rooms')
def bookshelf(seed=0, wood='#8a5a36', night=0):
    """Wall of books in a walnut case with vases, bowls and a small lamp."""
    lights.room_corner(mat.plain('#6b5138'), mat.plaster('#5f5a50', '#514c44', .8), back=.42)
    lights.world('#b9c6e0', .26)
    lights.softbox((-1.6, -1.2, 1.6), (0, .2, .8), (1.0, 1.4), 70, '#fff0dc')
    w = ex.wood_r(wood, '#5b361c', 1, 'X')
    wz = ex.wood_r(wood, '#5b361c', 1, 'Z')
    x0, W, H, rows = -1.05, 2.1, .33, 5
    for r in range(rows + 1):
        geo.box((W, .272, .026), w, .002, loc=(0, .284, r * H - .026))
    for x in (-1.05, -.35, .35, 1.05):
        geo.box((.026, .28, rows * H), wz, .002, loc=(x, .28, 0))
    geo.plane((W, rows * H), wz, (0, .415, rows * H / 2), (PI / 2, 0, 0))
    pal = [['#d9cdb9', '#8b4a36', '#39443f', '#c7a46a', '#5d7386', '#e9e2d4', '#a9957d'], ['#e9e2d4', '#b9705a', '#7d8a76', '#2f3640', '#c9b7a0'], ['#d9cdb9', '#4f5d52', '#8b5a44', '#c9a06a', '#efe6d6']]
    rnd = random.Random(seed + 3)
    cov = {}
    for r in range(rows):
        for c in range(3):
            z, xa = r * H, -1.05 + .7 * c + .018
            k = (r * 3 + c + seed) % 7
            if k == 3:
                ob.vase(('moon', 'urn', 'amphora')[r % 3], .08, .20, mat.stoneware(('#d9cdb9', '#b9683f', '#4a4642')[r % 3], None), (xa + .14, .27, z))
                cov = ex.book_row((xa + .30, .36, z), .35, .26, .17, seed * 40 + r * 5 + c, pal[c], covers=cov)
            elif k == 5:
                cov = ex.book_row((xa, .36, z), .36, .27, .17, seed * 40 + r * 5 + c, pal[r % 3], covers=cov)
                zz = z
                for q in range(3):
                    t = rnd.uniform(.025, .04)
                    ob.book((.22, .16, t), mat.linen(pal[r % 3][q], scale=.8, weave=.3), (xa + .51, .27, zz), rnd.uniform(-.08, .08))
                    zz += t
                ob.bowl(.055, .035, mat.stoneware('#d9cdb9', '#bfae94'), (xa + .51, .27, zz))
            elif k == 1 and r in (2, 3):
                pl.pot(.07, .10, mat.glaze('#efe9df', '#d8ccba', .35, .7), (xa + .52, .25, z))
                trailing((xa + .52, .22, z + .09), 11, .36, seed + r, r=.07)
                cov = ex.book_row((xa, .36, z), .40, .27, .17, seed * 40 + r * 5 + c, pal[c], covers=cov)
            else:
                cov = ex.book_row((xa, .36, z), rnd.uniform(.52, .66), .28, .17, seed * 40 + r * 5 + c, pal[(c + r) % 3], covers=cov)
    core.camera((.0, -3.2, .95), (0, .2, .84), 78, 6, (0, .2, .8))
    return dict(ratio='3:4', exposure=.55)


@scene('rooms')
def reading_night(seed=0, wall='#5d6b66', cloth='#c58f5c'):
    """Reading corner at night: velvet chair, floor lamp, side table with book, window with dusk."""
    ex.planks(-3, 3, -4.5, .9, ex.wood_r('#7a5432', '#4f331c', .6, 'Y'), .16, 1.8)
    geo.plane((10, 5), mat.plaster(wall, '#4c5955', .5), (0, .9, 2.5), (PI / 2, 0, 0))
    lights.world('#5a6c9c', .42)
    lights.softbox((2.4, -2.6, 2.2), (0, 0, .6), (1.4, 1.8), 22, '#b5c6ff')
    ex.window((-.62, .9, .85), (.8, 1.3), mat.plain('#d8d2c4', .5), (2, 3), .55, ('#8fa0d0', '#4a5fa8'))
    cu = mat.linen('#b9a88f', None, .3, .4)
    ex.curtain((-1.16, .80, .0), .34, 2.35, cu, 5, .035, seed)
    geo.tube([(-1.4, .80, 2.33), (.0, .80, 2.33)], .010, mat.brass('#a5793f', .3), 12)
    ex.curtain((-.06, .80, .0), .30, 2.35, cu, 5, .035, seed + 3)
    ex.tub_chair((.22, .12, .012), -.40, ex.velvet(cloth, '#e3bd92'), mat.walnut())
    geo.lathe([(0, 0), (1.0, 0), (1.0, .012), (0, .012)], ex.rug_mat('#cbbba3', kind='plain'), smooth_n=0, loc=(.1, -.05, 0))
    ob.cushion((.36, .36), mat.linen('#39443f', None, .3), (.28, .16, .62), (1.2, .06, -.3), 3, .07)
    br = mat.brass('#b98d45', .25)
    geo.lathe([(0, 0), (.14, 0), (.145, .01), (.14, .022), (0, .024)], br, 64, 0, loc=(.72, .55, 0))
    geo.tube([(.72, .55, .02), (.72, .55, 1.36)], .009, br, 12)
    o = geo.lathe([(.20, 0), (.185, .12), (.15, .26)], mat.lampshade('#f3e0bd', .85), smooth_n=8, loc=(.72, .55, 1.30))
    geo.solidify(o, .002)
    lights.point((.72, .55, 1.42), 46, '#ffb067', .05)
    ob.stool((-.42, -.02, .012), mat.walnut(), mat.walnut(), .19, .44)
    ob.book((.22, .16, .03), mat.linen('#8b4a36', scale=.8, weave=.3), (-.42, -.02, .455), .4)
    ob.cup(.038, .07, mat.glaze('#e9e2d6', '#cbbfab', .3, .8), (-.44, -.0, .485), handle=.03, rot=.5)
    core.camera((.05, -4.6, 1.1), (.02, .2, .93), 70, 6, (0, 0, .7))
    return dict(ratio='3:4', exposure=.95, bloom=.12, highlights=(1.04, 1, .94), shadows=(.97, .99, 1.05))
