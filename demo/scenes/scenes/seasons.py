"""Seasons and feasts, gardens and music: baubles, a winter window, a patio, a meadow, a record player."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
PI = math.pi


def fir_twig(p, d, L, needle, wood, seed):
    """A twig with needles all round, lying or standing."""
    rnd = random.Random(seed)
    p, d = Vector(p), Vector(d).normalized()
    side = d.orthogonal().normalized()
    path = geo.spline([tuple(p), tuple(p + d * L * .5 + side * .04 * L), tuple(p + d * L)], 12)
    geo.tube(path, lambda t: .0028 * (1 - .6 * t), wood, 6)
    m = len(path)
    for k in range(int(L / .0011)):
        i = min(m - 2, int(m * k / (L / .0011)))
        a = rnd.uniform(0, 2 * PI)
        o = side * math.cos(a) + d.cross(side) * math.sin(a)
        pl.put_leaf(needle, Vector(path[i]), o + d * rnd.uniform(.7, 1.2), scale=rnd.uniform(.75, 1.1))


@scene('christmas')
def baubles(seed=0, pal='classic', ground='#e6ded2'):
    """Bowl of Christmas baubles in satin and gloss with fir twigs and small lights on linen."""
    P = {'classic': ['#8f2a2a', '#c79a4b', '#efe6d6', '#2f4f40'], 'blush': ['#d9a59b', '#c9a06a', '#f4ebe2', '#8d4f55'], 'night': ['#26384f', '#c9d3d8', '#7f95a5', '#c79a4b']}[pal]
    lights.room_corner(mat.linen(ground, '#cbbfad', .5), mat.plaster('#4a544e' if pal == 'classic' else '#8f8a86', '#3f4843' if pal == 'classic' else '#827d79', .8), back=.6)
    lights.world('#b9c4dc', .26)
    lights.softbox((-1.0, -.3, .9), (0, 0, .05), (.7, .9), 28, '#ffe9cf')
    ms = []
    for c in P:
        ms += [mat.plain(c, .16, .5, .55), mat.plain(c, .48, .4, .25)]
    cap = mat.brass('#c79a4b', .2)

    def bauble(x, y, z, r, m, tilt):
        ob.group([geo.blob(r, m, 5), geo.lathe([(0, r * .97), (r * .2, r * .97), (r * .21, r * 1.12), (r * .16, r * 1.14), (0, r * 1.14)], cap, 28, 0),
                  geo.tube([(r * .09 * math.cos(2 * PI * k / 20), 0, r * 1.22 + r * .09 * math.sin(2 * PI * k / 20)) for k in range(21)], r * .02, cap, 6, caps=False)], (x, y, z), tilt, tilt=(tilt * .7 - .6, .4 * math.sin(tilt * 3)))
    ob.bowl(.15, .07, mat.stoneware('#d9cdb9', '#bfae94'), (0, .06, 0), curve=.86)
    rnd = random.Random(seed)
    k = 0
    for L, (n, R, z) in enumerate(((7, .085, .062), (1, 0, .066), (4, .05, .112), (1, .0, .15))):
        for i in range(n):
            a = 2 * PI * i / n + L
            bauble(R * math.cos(a), .06 + R * math.sin(a), z, .036 if L != 1 else .03, ms[(k * 3) % 8], k * 1.3)
            k += 1
    bauble(-.22, -.06, .033, .033, ms[1], .8)
    bauble(.20, -.10, .028, .028, ms[4], 2.0)
    nd = pl.hide(geo.tube([(0, 0, 0), (.008, 0, .0004), (.016, 0, 0)], lambda t: .0007 * (1.1 - t), mat.leaf('#24452c', '#4f7a4a', rough=.5, trans=.1, veins=False, vary=.6), 5))
    wd = mat.plain('#5d4a38', .8)
    for q, (x, y, a, L) in enumerate(((.30, -.02, 2.7, .2), (.27, -.08, 2.95, .16), (-.33, .0, .25, .2), (-.30, -.10, -.1, .15), (-.16, .20, 2.0, .18), (.2, .2, .9, .18))):
        fir_twig((x, y, .012), (math.cos(a), math.sin(a), .12), L, nd, wd, seed + q)
    for q in range(14):
        x, y = rnd.uniform(-.35, .35), rnd.uniform(-.16, .02)
        if abs(x) > .13 or y < -.1:
            geo.blob(.004, mat.emission('#ffd08a', 7), 2, loc=(x, y, .01))
    core.camera((.03, -1.05, .40), (0, .03, .06), 68, 3.5, (0, -.0, .08))
    return dict(ratio='4:5', exposure=.55, bloom=.1, highlights=(1.02, 1, .96))


@scene('winter')
def winter_window(seed=0, frame='#efe9df', wall='#8f9a96'):
    """Window seat in winter: snowy firs outside, a candle, a mug and books on the sill, a knitted throw."""
    geo_wall = mat.plaster(wall, '#838e8a', .6)
    hole = [(-3, -1.4), (-3, 3), (3, 3), (3, -1.4), (.66, -1.4), (.66, 1.72), (-.66, 1.72), (-.66, -1.4)]
    geo.solidify(geo.obj('wall', [(x, .5, z) for x, z in hole], [tuple(range(8))], geo_wall, smooth=False), -.2)
    lights.world('#b9c9e3', .42)
    lights.softbox((0, 1.5, 1.6), (0, .3, .2), (1.6, 1.6), 40, '#dfe8f6')
    lights.softbox((-1.4, -1.6, 1.2), (0, .4, .3), (1.0, 1.2), 26, '#ffe3c2')
    g = mat.G('outside')
    s = g('SeparateXYZ', i0=g.coord('UV'))
    sky = g.ramp(s.outputs[1], [(0., '#e3e9f0'), (.35, '#d3ddea'), (.7, '#b3c4dc'), (1., '#94abcc')])
    geo.plane((9, 6), g.done(g('Emission', Color=sky, Strength=.95)), (0, 7, 2.0), (PI / 2, 0, 0))
    tm = mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g.ramp(g('SeparateXYZ', i0=g('NewGeometry').outputs['Normal']).outputs[2], [(.25, 0.), (.6, 1.)]), '#33473f', '#eef2f6'), Roughness=1., Specular=.05), 3, 9, '#d3ddea')
    trees = [pl.hide(pl.tree_cone(tm, None, 1, seed + k, 18, .22)) for k in range(3)]
    rnd = random.Random(seed)
    for k in range(16):
        y = rnd.uniform(2.6, 6)
        sz = rnd.uniform(1.3, 2.2)
        geo.copy(trees[k % 3], (rnd.uniform(-.42, .42) * y, y, -.5), (0, 0, rnd.random() * 6), (sz, sz, sz)).hide_render = False
    geo.plane((14, 7), mat.haze(lambda g: g.bsdf(Base_Color='#eef2f6', Roughness=1.), 3, 9, '#d3ddea'), (0, 4.4, -.45))
    fm = mat.plain(frame, .5, .3)
    for x in (-.64, 0, .64):
        geo.box((.05 if x else .04, .06, 1.74), fm, .004, loc=(x, .42, 0))
    for z in (0, .56, 1.12, 1.68):
        geo.box((1.3, .055, .045 if z not in (.56, 1.12) else .032), fm, .004, loc=(0, .42, z))
    geo.box((1.7, .5, .05), ex.wood_r('#b98d5c', '#8d6237', 1, 'X'), .008, loc=(0, .26, -.05))
    sn = mat.plain('#f4f7fa', .9, .2, sub=.1)
    for z in (.022, .576, 1.136):
        for x in (-.32, .32):
            ex.superbox((.56, .03, .05), sn, .5, (x, .475, z + .02), n=40, m=16, amp=.1, seed=z * 9 + x)
    z = 0
    for k, c in enumerate(('#8b4a36', '#d9cbb3', '#39443f')):
        ob.book((.23, .16, .028), mat.linen(c, scale=.8, weave=.3), (.36, .22, z), .1 * (-1) ** k)
        z += .028
    ob.cup(.04, .08, mat.glaze('#b9623f', '#a5532f', .3, .9, '#efe2d0'), (.35, .21, z), handle=.032, rot=-.6, fill=mat.liquid('#3a1c0e', .1))
    for x, y, h in ((-.42, .26, .13), (-.31, .20, .085), (-.50, .17, .06)):
        ob.candle(.03, h, (x, y, 0), power=.8)
    for k in range(2):
        pl.branch((-.16 + .03 * k, .12, .008), (1, .1 + .2 * k, .05), .24, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .25, .05, 9, .9)
    core.camera((.06, -2.35, .72), (0, .3, .60), 60, 5, (0, .25, .2))
    return dict(ratio='3:4', exposure=.35, bloom=.08)


@scene('patios')
def patio(seed=0, wall='#efe3d3', floor='#b9663f', cushion='#4f7280'):
    """Sunny walled patio with terracotta tiles, an arch, a built-in bench with cushions, olive tree and pots."""
    s = lights.sun(-126, 42, 4.8, '#ffe0b4', .6)
    lights.sky_gradient([(0., '#dceaf6'), (.3, '#9cc6e6'), (.7, '#6fa6d6'), (1., '#5b92c8')], .9)
    lights.foliage_gobo(s, (.3, 1.2, 1.4), 2.4, .9, 70, .13, seed + 2)
    wm = mat.plaster(wall, '#e0d0bb', .5, bump=.6)
    ex.tile_floor(-3, 3, -3.5, 2.0, .28, [ex.zellige(floor, '#c98256', .55, .9, .1)], 0, .007, seed)
    pts = [(-4, 0), (-4, 2.7), (4, 2.7), (4, 0), (1.75, 0)] + [(1.2 + .55 * math.cos(a), 1.55 + .55 * math.sin(a)) for a in (PI * k / 24 for k in range(25))] + [(.65, 0)]
    geo.solidify(geo.obj('wall', [(x, 1.7, z) for x, z in pts], [tuple(range(len(pts)))], wm, smooth=False), -.3)
    geo.plane((6, 2.3), mat.plaster('#e9d3bb', '#d9bfa2', .5), (1.2, 3.4, 1.15), (PI / 2, 0, 0))
    geo.box((2.3, .62, .44), wm, .03, loc=(-.95, 1.38, 0))
    ex.superbox((2.26, .6, .12), mat.linen('#f1e9db', None, .25, .4), .2, (-.95, 1.37, .50), n=120, m=30)
    T = 1.2
    for k, (x, c, st) in enumerate(((-1.8, cushion, None), (-1.42, '#f1e9db', (cushion, .07, .3)), (-.5, '#c98f6d', None), (-.12, cushion, ('#f1e9db', .06, .2)))):
        ob.cushion((.44, .44), mat.linen(c, None, .3, stripe=st), (x, 1.52, .76), (T, .05 * (-1) ** k, .1 * (-1) ** k), seed + k, .09)
    ex.round_table((-.75, .55, 0), .32, .40, ex.zellige('#e9e2d4', '#cfc4b0', .3), mat.plain('#2f3230', .45, .5, .5), 'pedestal', .03)
    ob.vase('bud', .05, .15, mat.glaze('#5f7f95', '#8fa9b5', .25, .8), (-.70, .58, .40))
    for k in range(3):
        pl.branch((-.70, .58, .545), (-.35 + .35 * k, -.1, 1), .24, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .5, .3, 10, 1)
    ob.bowl(.1, .05, mat.stoneware('#e3d8c8', '#c6b8a2'), (-.88, .50, .40))
    food.pile(pl.hide(food.lemon()), 6, (-.88, .50, .43), .05, .06, seed, 2)
    pm = [mat.stoneware('#b9643c', '#9c4f2e'), mat.stoneware('#c9a98c', '#ae8d6f'), mat.glaze('#efe9df', '#d8ccba', .35, .7)]
    pl.pot(.24, .46, pm[1], (.42, 1.35, 0))
    geo.tube(geo.spline([(.42, 1.35, .4), (.45, 1.33, .9), (.40, 1.35, 1.35)], 10), lambda t: .035 - .015 * t, mat.plain('#7d6b58', .9, .1, bump=.8, bscale=40), 12)
    lf, wd = pl.olive_leaf(), mat.plain('#6d5b47')
    rnd = random.Random(seed)
    for k in range(30):
        a = k * 2.4
        pl.branch((.41, 1.34, 1.15 + .3 * rnd.random()), (math.cos(a), math.sin(a) * .8, .25 + .9 * rnd.random()), rnd.uniform(.4, .62), lf, wd, seed + k, .5, .3, 16, 2.1)
    l2 = pl.hide(pl.leaf_mesh(.09, .05, mat.leaf('#3f6f35', '#8fbb62', rough=.45, trans=.35, vary=.6), 'oval', .25, .15, 14, 5))
    fl = [ex.daisy_head('#d9463c', '#e8b93c', .03, 12, 1, .35), ex.daisy_head('#f3d5dc', '#e3a81f', .03, 14, 2, .3)]
    for j, (x, y, r, h) in enumerate(((2.05, 1.35, .17, .32), (1.95, .95, .12, .22), (-2.3, 1.0, .16, .3), (.10, 1.15, .12, .2))):
        pl.pot(r, h, pm[j % 3], (x, y, 0))
        for k in range(110):
            a, e = rnd.uniform(0, 6.283), rnd.random()
            R = r * 1.3 * math.sqrt(e)
            pl.put_leaf(l2, Vector((x + R * math.cos(a), y + R * math.sin(a), h + r * 1.9 * rnd.random() * (1 - .6 * e))), (math.cos(a), math.sin(a), rnd.uniform(-.2, .6)), scale=rnd.uniform(.6, 1.15))
        for k in range(18):
            a, e = rnd.uniform(0, 6.283), rnd.random()
            R = r * 1.3 * math.sqrt(e)
            ex.stand_on(fl[j % 2], Vector((x + R * math.cos(a), y + R * math.sin(a), h + r * 1.9 * (1.0 - .5 * e) + .02)), (math.cos(a) * .5, -.5, .8), rnd.uniform(.8, 1.2), k)
    core.camera((.1, -4.6, 1.6), (-.05, 1.2, .98), 52, 8, (0, 1, .8))
    return dict(ratio='3:4', exposure=.05, look='Medium High Contrast')


@scene('meadows')
def meadow(seed=0, pal='summer'):
    """Summer meadow close to the ground with poppies, daisies and cornflowers in low sun, hills far off."""
    lights.sky_gradient([(0., '#ffe6bf'), (.1, '#f6dcc4'), (.3, '#c9d6e3'), (.7, '#8fb4d9'), (1., '#7aa6d0')], 1.0)
    lights.sun(150, 22, 4.0, '#ffd49a', 1.2)
    rnd = random.Random(seed)
    H = '#f1dfc0'
    geo.plane((200, 200), mat.haze(lambda g: g.bsdf(Base_Color=g.ramp(g.noise(g.coord(), 1.2, 8), [(.3, '#5f7438'), (.7, '#9aa855')]), Roughness=1.), 8, 60, H), (0, 90, 0))
    gm = mat.haze(lambda g: g('MixShader', i0=.45, i1=g.bsdf(Base_Color=g.mix(g('ObjectInfo').outputs['Random'], '#4f6e2c', '#a3ad58'), Roughness=.8).outputs[0], i2=g('BsdfTranslucent', Color='#b9bf5a').outputs[0]), 8, 60, H)
    tufts = []
    for k in range(5):
        r = random.Random(seed * 5 + k)
        V, F = [], []
        for q in range(46):
            x, y, a = r.gauss(0, .13), r.gauss(0, .13), r.uniform(0, 6.28)
            L, w, bd = r.uniform(.22, .52), r.uniform(.003, .006), r.uniform(.05, .35)
            dx, dy = math.cos(a), math.sin(a)
            b = len(V)
            for i in range(5):
                t = i / 4
                px, py, pz = x + dx * bd * L * t * t, y + dy * bd * L * t * t, L * t * (1 - .25 * bd * t)
                ww = w * (1 - t) + .0005
                V += [(px - dy * ww, py + dx * ww, pz), (px + dy * ww, py - dx * ww, pz)]
            F += [(b + 2 * i, b + 2 * i + 1, b + 2 * i + 3, b + 2 * i + 2) for i in range(4)]
        tufts.append(pl.hide(geo.obj('tuft', V, F, gm, smooth=False)))
    for k in range(3600):
        y = .5 + 26 * rnd.random() ** 1.9
        x = rnd.uniform(-.55, .55) * (y + 1.4)
        s = rnd.uniform(.7, 1.15)
        geo.copy(rnd.choice(tufts), (x, y, 0), (0, 0, rnd.random() * 6), (s, s, s)).hide_render = False
    heads = [ex.daisy_head('#fbf8f0', '#e3a81f', .03, 16, 1, .1), ex.daisy_head('#d9402f', '#2b211b', .042, 6, 2, .55), ex.daisy_head('#5f77c2', '#3a4a86', .026, 12, 3, .4), ex.daisy_head('#f0cf5a', '#c98a2a', .024, 9, 4, .4)]
    st = mat.plain('#6d8a45', .7)
    stalk = pl.hide(geo.tube([(0, 0, 0), (.01, 0, .5), (0, 0, 1)], .0045, st, 5))
    for k in range(420):
        y = .8 + 20 * rnd.random() ** 1.7
        x = rnd.uniform(-.5, .5) * (y + 1.2)
        h = rnd.uniform(.34, .62)
        geo.copy(stalk, (x, y, 0), (rnd.gauss(0, .05), rnd.gauss(0, .05), 0), (1, 1, h)).hide_render = False
        ex.stand_on(heads[rnd.choice((0, 0, 1, 1, 1, 2, 3))], Vector((x, y, h)), (rnd.gauss(0, .4), -.5 + rnd.gauss(0, .3), .8), rnd.uniform(.85, 1.35), k)
    from kit import landscape as land
    land.mist_ridges(3, 60, 260, 120, ['#8f9d7a', '#b3b79a', '#e3d3b3'], -4, (9, 26), seed + 2, 160, False)
    core.camera((0, -1.3, .62), (0, 4, .78), 50, 2.8, (0, 1.5, .5))
    return dict(ratio='2:3', exposure=.15, bloom=.12, look='Medium High Contrast')


@scene('music')
def record_player(seed=0, wood='#8a5a36', wall='#c9b79c', sleeve='#b9623f'):
    """Record player on a walnut sideboard with a plant, a stack of plain sleeves and window light."""
    lights.room_corner(mat.walnut(), mat.plaster(wall, '#b9a68a', .6), back=.5)
    lights.world('#dbe5f2', .36)
    s = lights.sun(-124, 32, 4.6, '#ffd6a6', .8)
    lights.window_gobo(s, (0, .3, .3), 4, (.9, 1.2), (2, 3), .04)
    geo.box((.46, .36, .085), ex.wood_r(wood, '#5b361c', 1, 'X'), .006, loc=(0, .1, .012))
    bk, st = mat.plain('#1d1b1a', .35, .5), mat.plain('#d5d3cd', .22, .5, 1)
    for sx in (-.19, .19):
        for sy in (-.03, .23):
            geo.lathe([(0, 0), (.02, 0), (.022, .012), (0, .013)], bk, 28, 0, loc=(sx, sy, 0))
    geo.box((.44, .34, .004), mat.plain('#e3ddd0', .5, .3), .001, loc=(0, .1, .097))
    cx, cy = -.055, .10
    geo.lathe([(0, 0), (.152, 0), (.154, .004), (.152, .014), (0, .014)], st, 96, 0, loc=(cx, cy, .102))
    g = mat.G('vinyl')
    v = g.coord()
    sp = g('SeparateXYZ', i0=v)
    rad = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', sp.outputs[0], sp.outputs[0]), g.math('MULTIPLY', sp.outputs[1], sp.outputs[1])))
    gro = g.math('SINE', g.math('MULTIPLY', rad, 2600.))
    c = g.mix(g.math('LESS_THAN', rad, .048), '#141312', sleeve)
    c = g.mix(g.math('LESS_THAN', rad, .004), c, '#d5d3cd')
    vm = g.done(g.bsdf(Base_Color=c, Roughness=g.math('ADD', .22, g.math('MULTIPLY', g.math('LESS_THAN', rad, .048), .5)), Specular=.5, Normal=g.bump(gro, .12, .001)))
    geo.lathe([(0, .0), (.148, 0), (.149, .0015), (.148, .003), (0, .003)], vm, 128, 0, loc=(cx, cy, .116))
    geo.lathe([(0, 0), (.034, 0), (.034, .02), (.02, .026), (.018, .05), (0, .052)], st, 40, 0, loc=(.165, .21, .101))
    geo.tube(geo.spline([(.165, .245, .148), (.165, .20, .150), (.160, .09, .147), (.11, .0, .142), (.085, -.02, .128)], 10), .0045, st, 12)
    geo.box((.018, .03, .014), bk, .002, loc=(.082, -.028, .119), rot=(0, 0, -.7))
    geo.lathe([(0, 0), (.014, 0), (.014, .022), (0, .022)], bk, 24, 0, loc=(.165, .265, .14), rot=(PI / 2, 0, 0))
    for x in (.13, .18):
        geo.lathe([(0, 0), (.012, 0), (.0115, .01), (0, .011)], st, 28, 0, loc=(x, -.03, .101))
    for k, c in enumerate((sleeve, '#e9dfcf', '#4f7280', '#39443f', '#d9b27c', '#efe6d6', '#8a9a86')):
        geo.box((.006, .31, .31), mat.plain(c, .8, .2), .001, loc=(-.42 + .010 * k, .26, .0), rot=(0, .06 + .012 * k, 0))
    ob.vase('moon', .075, .15, mat.glaze('#efe9df', '#cfc2ae', .35, .8), (.38, .22, 0))
    for k in range(3):
        pl.branch((.38, .22, .14), (-.35 + .35 * k, -.1, 1), .3, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 10, 1)
    core.camera((.1, -1.65, .72), (0, .1, .12), 70, 5, (0, .05, .12))
    return dict(ratio='1:1', exposure=.3)
