"""Places to go: beach, pool, balloons, lighthouse, tent, desert, front doors, a bicycle and boards by a wall."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex, landscape as land
from scenes import scene
PI = math.pi
G = mat.G


def parasol(loc, r, a, b, n=16):
    """Striped beach parasol seen from above: two colours by turns, scalloped rim."""
    ms = [mat.linen(a, None, .2, .3), mat.linen(b, None, .2, .3)]
    for k in range(n):
        geo.grid(lambda u, v, k=k: (lambda an, q: (r * q * math.cos(an), r * q * math.sin(an), 2.0 + .38 * r * (1 - q * q) - .05 * r * math.sin(PI * u) * q * q))((k + u) * 2 * PI / n, v), 10, 20, ms[k % 2], 'panel', loc=loc)
    geo.blob(.035, mat.plain('#f2ede4', .5), 3, loc=(loc[0], loc[1], 2.03 + .38 * r))


@scene('beaches')
def beach_above(seed=0, a='#d9604a', b='#f6efe2', towel='#4f8fa0', sea='#3fa0a8'):
    """Beach from straight above: striped parasol, towels and the edge of the sea with foam."""
    lights.world('#dceaf6', .55)
    lights.sun(-125, 48, 4.0, '#ffeacb', .5)
    g = G('shore')
    v = g.coord()
    s = g('SeparateXYZ', i0=v)
    edge = g.math('ADD', s.outputs[1], g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', g.noise(v, .35, 4), .5), 2.4), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(v, 2.6, 6), .5), .25)))
    d = g.math('SUBTRACT', edge, 1.9)
    sand = g.mix(g.ramp(g.noise(v, 30, 8, .7), [(.35, 0.), (.65, 1.)]), '#e3cda2', '#efdfbc')
    wet = g.ramp(d, [(0., 0.), (.5, 1.)])
    sand = g.mix(g.math('MULTIPLY', g.ramp(g.math('ADD', d, .55), [(0., 0.), (.35, 1.)]), .5), sand, '#b08d5c')
    water = g.mix(g.ramp(d, [(.05, 0.), (.9, 1.)]), '#a9dcd3', sea)
    water = g.mix(g.math('MULTIPLY', g.ramp(g('TexVoronoi', dict(feature='DISTANCE_TO_EDGE'), i0=g.mix(.15, v, g.noise(v, 1.5, 3, out='Color')), Scale=1.6).outputs['Distance'], [(0., 1.), (.09, 0.)]), .35), water, '#e6f6f0')
    c = g.mix(g.math('GREATER_THAN', d, 0.), sand, water)
    foam = g.math('MULTIPLY', g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', d, .08)), [(0., 1.), (.16, 0.)]), g.ramp(g.noise(v, 7, 7, .7), [(.42, 0.), (.55, 1.)]))
    c = g.mix(foam, c, '#ffffff')
    h = g.math('ADD', g.math('MULTIPLY', g.noise(v, 9, 8, .65), .8), g.math('MULTIPLY', g.noise(v, 60, 4), .25))
    geo.plane(30, g.done(g.bsdf(Base_Color=c, Roughness=.75, Specular=.2, Normal=g.bump(h, .5, .06))))
    parasol((-.55, -.6, 0), 1.05, a, b)
    for k, (x, y, r, c1) in enumerate(((.75, -.9, .12, towel), (1.75, -.75, -.06, '#e8b765'))):
        geo.grid(lambda u, v, k=k: ((u - .5) * .85, (v - .5) * 1.75, .02 + .012 * noise.noise(Vector((u * 4 + k, v * 7, seed)))), 40, 70, mat.linen(c1, None, .2, .4, stripe=('#f6efe2', .17, .4)), 'towel', loc=(x, y, 0), rot=(0, 0, r))
    hm = ex.rope('#e3cfa0', '#c2a56c', .5)
    geo.lathe([(0, .13), (.05, .128), (.095, .10), (.1, .03), (.16, .015), (.24, .02)], hm, 64, 5, loc=(.62, -1.35, .03))
    geo.lathe([(.099, .03), (.101, .055), (.098, .06)], mat.plain('#39424a', .8), 64, 0, loc=(.62, -1.35, .034))
    ex.superbox((.3, .22, .03), mat.plain('#efe6d6', .9), .2, (1.1, -1.55, .035), (0, 0, .4))
    core.camera((.35, -.25, 9.5), (.35, -.2, 0), 58)
    return dict(ratio='4:5', exposure=.1, look='Medium High Contrast')


@scene('pools')
def pool_above(seed=0, tile='#7fc4cc', edge='#efe6d8', ring='#e8846a'):
    """Corner of a swimming pool from above with light on the water, a swim ring, a towel and a lounger."""
    lights.world('#dceaf6', .5)
    lights.sun(-125, 50, 4.2, '#ffeacb', .5)
    g = G('pool')
    v = g.coord()
    w = g.mix(.10, v, g.noise(v, 1.1, 3, out='Color'))
    ca = g('TexVoronoi', dict(feature='DISTANCE_TO_EDGE'), i0=w, Scale=2.1).outputs['Distance']
    cb = g('TexVoronoi', dict(feature='DISTANCE_TO_EDGE'), i0=w, Scale=3.4).outputs['Distance']
    caus = g.math('ADD', g.math('MULTIPLY', g.ramp(ca, [(0., 1.), (.10, .15), (.3, 0.)]), .6), g.math('MULTIPLY', g.ramp(cb, [(0., 1.), (.08, .1), (.3, 0.)]), .35))
    s = g('SeparateXYZ', i0=w)
    gx = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', s.outputs[0], 4.)), .5)), .03)
    gy = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', s.outputs[1], 4.)), .5)), .03)
    c = g.mix(g.math('MULTIPLY', g.math('MAXIMUM', gx, gy), .35), tile, '#e9f6f4')
    c = g.mix(g.noise(v, .8, 3), c, '#55acb8')
    c = g.mix(g.math('MULTIPLY', caus, .8), c, '#f4ffff')
    geo.plane((12, 12), g.done(g.bsdf(Base_Color=c, Roughness=.12, Specular=.4, Normal=g.bump(g.noise(v, 2.2, 3), .15, .05))), (-4.9, 4.4, -.06))
    ex.tile_floor(1.1, 5, -6, 7, .6, [ex.zellige(edge, '#e0d4c0', .6, .6, .05)], .02, .006, seed)
    ex.tile_floor(-7, 1.1, -6, -1.6, .6, [ex.zellige(edge, '#e0d4c0', .6, .6, .05)], .02, .006, seed + 1)
    geo.box((.3, 12, .09), mat.plain('#f4eee3', .6), .02, loc=(1.1, 4.4, -.04))
    geo.box((8.08, .3, .088), mat.plain('#f4eee3', .6), .02, loc=(-3.1, -1.6, -.04))
    for k in range(16):
        geo.grid(lambda u, v, k=k: (lambda a, b: ((.42 + .15 * math.cos(b)) * math.cos(a), (.42 + .15 * math.cos(b)) * math.sin(a), .08 + .15 * math.sin(b)))((k + u) * 2 * PI / 16, v * 2 * PI), 8, 28, mat.plain((ring, '#f8f2e8')[k // 2 % 2], .3, .5), 'ring', loc=(-.75, .75, 0))
    w_ = ex.wood_r('#b98d5c', '#8d6237', 1, 'Y')
    for k in range(9):
        geo.box((.075, 1.9, .03), w_, .004, loc=(1.75 + .085 * k, 1.1, .3))
    ex.superbox((.7, 1.75, .09), mat.linen('#f4eee2', None, .2, .4), .18, (2.09, 1.1, .375), n=90, m=30)
    ex.superbox((.5, .28, .12), mat.linen('#d9b27c', None, .2, .4), .4, (2.09, 1.75, .45))
    geo.grid(lambda u, v: ((u - .5) * .7, (v - .5) * 1.1, .045 + .02 * abs(noise.noise(Vector((u * 4, v * 6, seed))))), 40, 60, mat.linen('#e8c37a', None, .2, .4, stripe=('#f6efe2', .14, .4)), 'towel', loc=(-.6, -2.25, 0), rot=(0, 0, 1.45))
    lf = pl.hide(pl.leaf_mesh(1.0, .16, mat.leaf('#3c6a35', '#8dbb62', rough=.4), 'blade', .3, .3, 20, 5))
    for (x, y) in ((2.6, -1.9), (2.9, 3.0)):
        pl.pot(.28, .5, mat.stoneware('#b9683f', '#9c5233'), (x, y, 0))
        for k in range(22):
            a = k * 2.4
            pl.put_leaf(lf, Vector((x, y, .5)), (math.cos(a), math.sin(a), .25 + .5 * (k / 22)), scale=.8 + .3 * math.sin(k))
    core.camera((.55, .25, 9.5), (.55, .3, 0), 58)
    return dict(ratio='4:5', exposure=.05, look='Medium High Contrast')


@scene('balloons')
def balloons(seed=0, pal='warm'):
    """Striped hot-air balloons over misty hills at sunrise."""
    lights.sky_gradient([(0., '#ffe0bd'), (.08, '#f9d2bd'), (.25, '#cfd3e2'), (.6, '#93b7da'), (1., '#6f9bd0')], 1.0)
    lights.sun(-118, 16, 4.0, '#ffcf9a', 1.0)
    P = {'warm': [('#c8502f', '#f3e6cf', '#e2a23a'), ('#2f5f80', '#f1e8d6', '#d9a592'), ('#e2a23a', '#8a3a30', '#f3e6cf'), ('#5f8a7a', '#f3e6cf', '#e2705a'), ('#d98f7f', '#f4ece0', '#8d4f55')]}[pal]

    def balloon(x, y, z, r, cols, sd):
        ms = [mat.linen(c, None, .02, .3) for c in cols]
        n = 20
        for k in range(n):
            def f(u, v, k=k):
                t = v * PI * .86
                rr = r * math.sin(t) ** .9 * (1 - .12 * max(0, v - .6)) + .07 * r
                if v < .02:
                    rr = .001
                rr *= 1 + .025 * math.sin(PI * u)
                a = (k + u) * 2 * PI / n + sd
                return (rr * math.cos(a), rr * math.sin(a), r * 1.12 * math.cos(t) - .18 * r * max(0, v - .5) ** 2 * 4)
            geo.grid(f, 6, 40, ms[(0, 1, 0, 2)[k % 4]], 'gore', loc=(x, y, z))
        b = mat.plain('#7a5230', .8, bump=.4, bscale=6)
        geo.box((.3 * r, .3 * r, .22 * r), b, .02, loc=(x, y, z - 1.75 * r))
        for sx in (-1, 1):
            for sy in (-1, 1):
                geo.tube([(x + sx * .14 * r, y + sy * .14 * r, z - 1.54 * r), (x + sx * .3 * r, y + sy * .3 * r, z - 1.18 * r)], .012 * r, mat.plain('#3a2c20'), 6)
    for k, (x, y, z, r) in enumerate(((-3.2, 34, 10.4, 4.2), (7.2, 58, 17.5, 4.4), (-12, 95, 20, 4.6), (5.8, 90, 6.5, 4.0), (15, 140, 29, 4.6), (-19, 150, 33, 4.6))):
        balloon(x, y, z, r, P[k % 5], seed + k * .7)
    land.mist_ridges(5, 60, 420, 190, ['#4f6a58', '#7d937f', '#a9b2a2', '#d3c6b4', '#f0d6bf'], -13, (12, 40), seed + 4, 200, False)
    core.camera((0, -3, 6), (0, 40, 11.5), 46)
    return dict(ratio='2:3', exposure=.1, bloom=.08, look='Medium High Contrast')


@scene('lighthouses')
def lighthouse(seed=0, stripe='#b5382f', sky='dusk'):
    """White lighthouse with red bands on a grassy rock above the sea at dusk, lamp lit."""
    lights.sky_gradient([(0., '#ffcfa3'), (.07, '#f6b7a0'), (.22, '#c9a6b8'), (.5, '#8399c6'), (1., '#5677b0')], .9)
    lights.sun(-118, 14, 3.4, '#ffb47a', 1.2)
    land.ocean(60, (0, 10, -6), .9, 1.0, seed, 11, '#1c4a5c', 4, .1)
    rm = mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g.ramp(g.math('ADD', g('SeparateXYZ', i0=g('NewGeometry').outputs['Normal']).outputs[2], g.math('MULTIPLY', g.noise(g.coord(), 1.2, 6), .5)), [(.9, 0.), (1.15, 1.)]), g.ramp(g.noise(g.coord(), 1.4, 8, .7), [(.3, '#5a4c44'), (.7, '#9a8676')]), g.ramp(g.noise(g.coord(), 3, 8, .7), [(.3, '#4f6a34'), (.7, '#93a055')])), Roughness=1., Specular=.05, Normal=g.bump(g.noise(g.coord(), 4, 9, .7), .9, .15)), 60, 500, '#f0c2a4')

    def cliff(u, v):
        x, y = (u - .5) * 34, (v - .5) * 26
        d = math.hypot(x / 15, y / 11)
        n = noise.fractal(Vector((x * .22 + seed, y * .22, 0)), .8, 2.1, 6)
        h = 5.2 * max(0, 1 - max(0, d - .42 + .16 * n) / .34) ** .55 if d - .42 + .16 * n < .34 else -2
        return (x, y, h - 5.6 + .45 * n)
    geo.grid(cliff, 200, 160, rm, 'cliff', loc=(3.5, 34, 0))
    wm, sm, dk = mat.plaster('#f3eee4', '#e6dfd2', .4), mat.plain(stripe, .55, .3), mat.plain('#2b2d2f', .4, .5)
    bx, by, bz = 3.6, 33, -.6
    H, r0, r1 = 9.0, 1.25, .85
    R = lambda t: r0 + (r1 - r0) * t
    for k in range(6):
        a, b = k / 6, (k + 1) / 6
        geo.lathe([(R(a), H * a), (R(b), H * b)], (wm, sm)[k % 2], 64, 0, loc=(bx, by, bz))
    geo.lathe([(0, H), (1.2, H), (1.25, H + .08), (1.25, H + .16), (0, H + .17)], dk, 64, 0, loc=(bx, by, bz))
    for k in range(18):
        a = 2 * PI * k / 18
        geo.tube([(bx + 1.18 * math.cos(a), by + 1.18 * math.sin(a), bz + H + .15), (bx + 1.18 * math.cos(a), by + 1.18 * math.sin(a), bz + H + .75)], .018, dk, 6)
    geo.tube([(1.18 * math.cos(2 * PI * k / 60), 1.18 * math.sin(2 * PI * k / 60), H + .75) for k in range(61)], .025, dk, 8, loc=(bx, by, bz))
    geo.lathe([(.62, H + .16), (.62, H + 1.35)], mat.emission('#ffd899', 5), 48, 0, loc=(bx, by, bz))
    for k in range(8):
        a = 2 * PI * k / 8
        geo.tube([(bx + .64 * math.cos(a), by + .64 * math.sin(a), bz + H + .16), (bx + .64 * math.cos(a), by + .64 * math.sin(a), bz + H + 1.35)], .03, dk, 6)
    geo.lathe([(.82, H + 1.33), (.8, H + 1.42), (.3, H + 1.9), (.06, H + 2.0), (.05, H + 2.3), (0, H + 2.32)], sm, 48, 0, loc=(bx, by, bz))
    for q in (.18, .5, .78):
        geo.box((.26, .1, .5), dk, .02, loc=(bx - .05, by - R(q) - .0, bz + H * q))
    # keeper's house
    geo.box((3.0, 2.2, 1.7), wm, .03, loc=(bx + 3.3, by + .6, bz - .1))
    geo.obj('roof', [(bx + 1.6, by - .7, bz + 1.6), (bx + 5.0, by - .7, bz + 1.6), (bx + 5.0, by + 1.9, bz + 1.6), (bx + 1.6, by + 1.9, bz + 1.6), (bx + 1.6, by + .6, bz + 2.8), (bx + 5.0, by + .6, bz + 2.8)],
            [(0, 1, 5, 4), (3, 4, 5, 2), (0, 4, 3), (1, 2, 5)], mat.plain(stripe, .8, .2), smooth=False)
    for x in (2.5, 4.1):
        geo.box((.5, .06, .6), mat.emission('#ffc67a', 2.2), .01, loc=(bx + x, by - .52, bz + .6))
    core.camera((0, -4, 2.6), (1.6, 30, 3.4), 42)
    return dict(ratio='2:3', exposure=.25, bloom=.12, look='Medium High Contrast')


@scene('camping')
def tent_dusk(seed=0, tent='#d9a35a'):
    """Glowing tent among firs by misty mountains at dusk, with a string of lights and two folding stools."""
    lights.sky_gradient([(0., '#f6c6a6'), (.06, '#dba9a8'), (.2, '#8f92bb'), (.5, '#4f66a0'), (1., '#2f4680')], .62)
    rnd = random.Random(seed)
    gm = mat.haze(lambda g: g.bsdf(Base_Color=g.ramp(g.noise(g.coord(), 2.6, 9, .7), [(.3, '#26301f'), (.7, '#55603a')]), Roughness=1., Specular=.05, Normal=g.bump(g.noise(g.coord(), 16, 8, .7), .9, .06)), 16, 90, '#8a86a3')
    gr = lambda x, y: .25 * noise.noise(Vector((x * .2 + seed, y * .2, 0)))
    geo.grid(lambda u, v: ((u - .5) * 80, -4 + v * 80, gr((u - .5) * 80, -4 + v * 80) - .02), 120, 120, gm)
    tm = mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g('ObjectInfo').outputs['Random'], '#1d2a22', '#33473a'), Roughness=1., Specular=.05), 14, 80, '#8a86a3')
    trees = [pl.hide(pl.tree_cone(tm, None, 1, seed + k, 20, .19)) for k in range(4)]
    land.forest(trees, (-20, 20, 9, 34), 130, 6.5, seed, gr, lambda x, y: abs(x) < 1.2 + .09 * y and y < 22)
    for x, y, s in ((-3.6, 5.0, 6.6), (3.9, 5.6, 7.4), (4.6, 3.6, 5.6), (-4.8, 3.9, 7.6)):
        geo.copy(trees[int(s) % 4], (x, y, 0), (0, 0, s), (s, s, s)).hide_render = False
    land.mist_ridges(3, 60, 300, 120, ['#4a5578', '#737a9c', '#a793a4'], -4, (14, 40), seed + 3, 200, True)
    g = G('tent')
    z = g('SeparateXYZ', i0=g.coord('Generated')).outputs[2]
    n = g.noise(g.coord(), 3.0, 4)
    e = g('Emission', Color=g.mix(z, '#ffb45e', tent), Strength=g.math('MULTIPLY', g.ramp(z, [(0., 1.), (.5, .75), (1., .3)]), g.math('ADD', .55, g.math('MULTIPLY', n, .5))))
    d = g.bsdf(Base_Color=tent, Roughness=.9)
    cm = g.done(g('AddShader', i0=e.outputs[0], i1=d.outputs[0]))
    W, L, H = 1.25, 1.5, 1.75

    def side(s):
        return lambda u, v: (s * W * (1 - v) ** .92 + s * .05 * math.sin(PI * v), (u - .5) * 2 * L * (1 - .12 * v), H * v * (1 - .05 * math.sin(PI * u)))
    P = [geo.grid(side(s), 24, 24, cm) for s in (-1, 1)]
    P.append(geo.grid(lambda u, v: ((2 * u - 1) * W * (1 - v) ** .92, L * (1 - .12 * v), H * v), 20, 20, cm))
    for s in (-1, 1):
        P.append(geo.grid(lambda u, v, s=s: (s * (W * (1 - v) ** .92) * (1 - u * (.55 + .4 * v)), -L * (1 - .12 * v) - .02 - .05 * u, H * v), 14, 20, cm))
    P.append(geo.grid(lambda u, v: ((2 * u - 1) * W * .9, (v - .5) * 2 * L * .9, .02), 4, 4, mat.linen('#8a6a4a')))
    wd = mat.plain('#6d4a2c', .7)
    P.append(geo.tube([(0, -L * .9, H * 1.06), (0, L * .88, H * .99)], .025, wd, 8))
    for s in (-1, 1):
        P.append(geo.tube([(s * W * .62, -L * .98, 0), (-s * .07, -L * .9, H * 1.12)], .03, wd, 8))
    ob.group(P, (-.1, 3.2, 0), -.42)
    lights.point((-.1, 3.2, .7), 90, '#ffab55', .2)
    p = [(-3.6, 5.0, 2.6), (-1.6, 4.4, 1.95), (.6, 4.6, 2.05), (3.9, 5.6, 2.9)]
    path = geo.spline(p, 12)
    geo.tube(path, .006, mat.plain('#1d1714'), 5)
    for k in range(1, len(path), 2):
        geo.blob(.035, mat.emission('#ffd08a', 9), 3, loc=(path[k][0], path[k][1], path[k][2] - .05))
    for x, y in ((1.35, 2.2), (1.9, 2.7)):
        ob.stool((x, y, 0), mat.walnut(), mat.walnut(), .2, .36, 3)
    ob.cup(.05, .09, mat.glaze('#e9e2d6', '#cbbfab', .3, .8), (1.35, 2.2, .36))
    core.camera((.1, -4.2, 1.5), (.0, 6, 1.9), 40)
    return dict(ratio='2:3', exposure=.75, bloom=.12)


@scene('deserts')
def saguaro(seed=0, sand='#d98f63', sky='clear'):
    """Tall cacti in red desert sand before table mountains under a wide evening sky."""
    lights.sky_gradient([(0., '#ffdcb0'), (.07, '#f9c3a0'), (.22, '#dba9b0'), (.5, '#9fa6d0'), (1., '#6f86c0')], 1.0)
    lights.sun(-122, 18, 4.4, '#ffbd80', .8)
    rnd = random.Random(seed)
    H = '#e9b59a'
    gm = mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g.noise(g.coord(), .6, 8, .65), sand, '#b5683f'), Roughness=1., Specular=.05, Normal=g.bump(g.noise(g.coord(), 3, 9, .7), .7, .12)), 40, 260, H)
    gr = lambda x, y: .7 * noise.noise(Vector((x * .06 + seed, y * .06, 0)))
    geo.grid(lambda u, v: ((u - .5) * 300, -4 + v * 300, gr((u - .5) * 300, -4 + v * 300)), 160, 160, gm)
    for k, (x, y, w, h) in enumerate(((-100, 200, 75, 26), (75, 250, 55, 38), (140, 230, 50, 22), (-160, 260, 90, 40))):
        mm = mat.haze(lambda g: g.bsdf(Base_Color=g.ramp(g.math('FRACT', g.math('ADD', g.math('MULTIPLY', g('SeparateXYZ', i0=g('NewGeometry').outputs['Position']).outputs[2], .11), g.math('MULTIPLY', g.noise(g.coord(), .05, 4), .7))), [(0., '#a9573a'), (.4, '#c97a52'), (.6, '#8f4630'), (1., '#a9573a')]), Roughness=1., Specular=.0), 100, 420, H)

        def mesa(u, v, w=w, h=h, k=k):
            xx, yy = (u - .5) * 2, (v - .5) * 2
            d = math.hypot(xx, yy) + .22 * noise.fractal(Vector((xx * 2.2 + k * 9 + seed, yy * 2.2, 0)), .8, 2.1, 5)
            t = max(0, min(1, (.86 - d) / .30))
            st = t * .45 if t < .55 else .25 + min(1, (t - .55) / .10) * .75
            return (xx * w, yy * w * .6, h * st - 1 + .6 * noise.noise(Vector((xx * 9, yy * 9, k))))
        geo.grid(mesa, 160, 120, mm, 'mesa', loc=(x, y, 0))
    cm = mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g.noise(g.coord(), 2, 3), '#3f6144', '#6b8a58'), Roughness=.6, Specular=.3), 40, 260, H)

    def column(path, r, ribs=14):
        n = len(path)
        V, F, segs = [], [], ribs * 6
        for i, p in enumerate(path):
            t = i / (n - 1)
            e = r * (1 - max(0, (t - .9) / .1) ** 2.2) ** .5 if t < 1 else .001
            T = (Vector(path[min(i + 1, n - 1)]) - Vector(path[max(i - 1, 0)])).normalized()
            N = T.orthogonal().normalized() if i == 0 else (N - T * N.dot(T)).normalized()
            B = T.cross(N)
            for s in range(segs):
                a = 2 * PI * s / segs
                q = e * (.84 + .16 * abs(math.cos(a * ribs / 2)))
                V.append(Vector(p) + (N * math.cos(a) + B * math.sin(a)) * q)
        for i in range(n - 1):
            for s in range(segs):
                u = (s + 1) % segs
                F.append((i * segs + s, i * segs + u, (i + 1) * segs + u, (i + 1) * segs + s))
        return geo.obj('saguaro', V, F, cm)

    def saguaro_at(x, y, h, arms, sd):
        z = gr(x, y) - .1
        column(geo.spline([(x, y, z), (x + .03, y, z + h * .5), (x, y, z + h)], 22), h * .075)
        for a, t, L in arms:
            p0 = Vector((x, y, z + h * t))
            d = Vector((math.cos(a), math.sin(a) * .6, 0))
            o = h * .2
            column(geo.spline([tuple(p0), tuple(p0 + d * o * .7 + Vector((0, 0, .02 * h))), tuple(p0 + d * o + Vector((0, 0, .1 * h))), tuple(p0 + d * o * 1.04 + Vector((0, 0, L * h)))], 14), h * .052, 12)
    saguaro_at(1.5, 10, 5.0, ((0, .42, .34), (PI, .55, .28)), seed)
    saguaro_at(-3.6, 20, 5.0, ((PI, .4, .38), (.2, .5, .25)), seed + 1)
    saguaro_at(6.5, 30, 4.6, ((0, .5, .3),), seed + 2)
    saguaro_at(-9, 42, 5.2, ((0, .45, .35), (PI, .5, .2)), seed + 3)
    bl = pl.hide(geo.blob(1, mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g('ObjectInfo').outputs['Random'], '#6f7048', '#a29a62'), Roughness=1., Specular=0.), 40, 260, H), 3, .5, 3.5, (1, 1, .6)))
    rk = pl.hide(geo.blob(1, mat.haze(lambda g: g.bsdf(Base_Color=g.mix(g.noise(g.coord(), 2, 6), '#a9623f', '#d39a72'), Roughness=1., Normal=g.bump(g.noise(g.coord(), 6, 8), .8, .1)), 40, 260, H), 4, .3, 1.6, (1, .8, .6)))
    for k in range(90):
        y = 4 + 90 * rnd.random() ** 1.6
        x = rnd.uniform(-.6, .6) * (y + 4)
        geo.copy(bl if k % 3 else rk, (x, y, gr(x, y)), (0, 0, rnd.random() * 6), rnd.uniform(.12, .42)).hide_render = False
    core.camera((0, -3, 1.8), (.2, 20, 3.6), 40)
    return dict(ratio='2:3', exposure=.15, look='Medium High Contrast')


@scene('front doors')
def front_door(seed=0, door='#d9a53f', wall='#efe9de', pot='#b9683f', step='#c9c2b5'):
    """Painted front door with panels and a brass knocker between two clipped trees in pots, on stone steps."""
    s = lights.sun(-128, 36, 4.6, '#ffdfb4', .7)
    lights.world('#d9e6f4', .6)
    lights.foliage_gobo(s, (-.2, 0, 2.2), 2.4, .9, 60, .2, seed + 2)
    wm = mat.plaster(wall, '#ddd5c7', .5, bump=.6)
    hole = [(-3, 0), (-3, 4.4), (3, 4.4), (3, 0), (.62, 0), (.62, 2.7), (-.62, 2.7), (-.62, 0)]
    geo.solidify(geo.obj('facade', [(x, .02, z) for x, z in hole], [tuple(range(8))], wm, smooth=False), -.2)
    dm, fm, br = mat.plain(door, .35, .4), mat.plain('#f4efe6', .5, .3), mat.brass('#c79a4b', .22)
    geo.box((1.1, .06, 2.36), dm, .004, loc=(0, .2, .28))
    for x in (-.235, .235):
        for z, h in ((.42, .62), (1.12, .62), (1.82, .5)):
            geo.box((.36, .02, h), dm, .008, loc=(x, .166, z))
            geo.box((.30, .02, h - .06), dm, .008, loc=(x, .158, z + .03))
    for x in (-.56, .56):
        geo.box((.12, .12, 2.4), fm, .008, loc=(x, .12, .3))
    geo.box((1.34, .16, .14), fm, .01, loc=(0, .10, 2.62))
    geo.box((1.46, .2, .05), fm, .01, loc=(0, .08, 2.74))
    geo.lathe([(0, 0), (.035, 0), (.038, .01), (.02, .02), (.018, .035), (.036, .05), (.03, .066), (0, .07)], br, 40, 3, loc=(.40, .17, 1.25), rot=(PI / 2, 0, 0))
    geo.tube([(.05 * math.cos(2 * PI * k / 40), 0, .05 * math.sin(2 * PI * k / 40)) for k in range(41)], .009, br, 10, loc=(0, .14, 1.78), caps=False)
    geo.blob(.018, br, 3, loc=(0, .145, 1.83))
    geo.box((.26, .012, .06), br, .004, loc=(0, .16, 1.06))
    sm = mat.stoneware(step, '#aea698', rings=False)
    geo.box((1.9, .62, .15), sm, .012, loc=(0, -.14, .15)); geo.box((2.3, 1.0, .15), sm, .012, loc=(0, -.2, 0))
    geo.plane(12, mat.stoneware('#a9a296', '#8d877c', rings=False))
    lf = pl.hide(pl.leaf_mesh(.05, .028, mat.leaf('#2f5a2c', '#6b9a4a', rough=.4, trans=.25, vary=.7), 'oval', .2, .1, 8, 3))
    rnd = random.Random(seed)
    pm = mat.stoneware(pot, '#9c5233')
    for sx in (-1, 1):
        x, y = sx * .82, -.25
        pl.pot(.19, .34, pm, (x, y, .15))
        geo.tube([(x, y, .45), (x, y, .95)], .018, mat.plain('#6d5347', .8), 10)
        geo.blob(.24, mat.plain('#2c4a26', .9), 4, .03, 2, loc=(x, y, 1.12))
        for k in range(1500):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
            pl.put_leaf(lf, Vector((x, y, 1.12)) + d * .245, d + Vector((rnd.gauss(0, .5), rnd.gauss(0, .5), rnd.gauss(0, .5))), up=d, scale=rnd.uniform(.7, 1.1))
    geo.box((.7, .42, .02), ex.rope('#a98a5c', '#7d6238'), .004, loc=(0, -.1, .30))
    core.camera((.12, -6.0, 1.5), (0, .1, 1.42), 62)
    return dict(ratio='2:3', exposure=.15, look='Medium High Contrast')


@scene('bicycles')
def bicycle(seed=0, wall='#e3b48a', frame='#4f7a6f', saddle='#6b4428'):
    """City bicycle with a wicker basket leaning on a sunlit wall."""
    s = lights.sun(-124, 36, 4.6, '#ffdcb0', .6)
    lights.world('#d9e6f4', .5)
    lights.foliage_gobo(s, (-.6, 0, 1.8), 2.0, .8, 44, .2, seed + 2)
    geo.plane((10, 5), mat.plaster(wall, '#d49c70', .5, bump=.7), (0, .35, 2.5), (PI / 2, 0, 0))
    geo.box((10, .06, .3), mat.plaster('#efe6d8', '#dccfbb', .6), .01, loc=(0, .33, 0))
    geo.plane(12, mat.stoneware('#b9ad9c', '#9a8f80', rings=False), (0, -5.65, 0))
    fm, ch, tm, sd = mat.plain(frame, .3, .5, coat=.4), mat.plain('#d5d3cd', .2, .5, 1), mat.plain('#2b2826', .8), mat.plain(saddle, .45, .4)
    R, y = .345, .12
    A, B = Vector((-.53, y, R)), Vector((.55, y, R))
    for c in (A, B):
        geo.tube([(c.x + R * math.cos(2 * PI * k / 96), c.y, c.z + R * math.sin(2 * PI * k / 96)) for k in range(97)], .019, tm, 14, caps=False)
        geo.tube([(c.x + (R - .024) * math.cos(2 * PI * k / 96), c.y, c.z + (R - .024) * math.sin(2 * PI * k / 96)) for k in range(97)], .011, ch, 10, caps=False)
        for k in range(28):
            a = 2 * PI * k / 28
            geo.tube([(c.x + .02 * math.cos(a + .6 * (-1) ** k), c.y + .018 * (-1) ** k, c.z + .02 * math.sin(a + .6 * (-1) ** k)), (c.x + (R - .03) * math.cos(a), c.y, c.z + (R - .03) * math.sin(a))], .0013, ch, 5)
        geo.lathe([(0, -.035), (.022, -.035), (.022, .035), (0, .035)], ch, 24, 0, loc=tuple(c), rot=(PI / 2, 0, 0))
        geo.grid(lambda u, v, c=c: (c.x + (R + .034) * math.cos(PI * (.12 + .76 * u)), c.y + (v - .5) * .05, c.z + (R + .034) * math.sin(PI * (.12 + .76 * u)) - .008 * (2 * v - 1) ** 2), 60, 8, fm, 'guard')
    bb, seat, head, hl = Vector((-.08, y, .29)), Vector((-.22, y, .80)), Vector((.36, y, .86)), Vector((.40, y, .70))
    for a, b, r in ((bb, seat, .016), (seat, head - Vector((.0, 0, .02)), .0001), (bb, hl, .018), (A, bb, .010), (A, seat - Vector((-.03, 0, .12)), .009), (head, hl, .021), (seat - Vector((-.05, 0, .18)), hl + Vector((-.02, 0, .05)), .016)):
        if r > .001:
            geo.tube([tuple(a), tuple(b)], r, fm, 14)
    geo.tube(geo.spline([tuple(hl), (.46, y, .52), tuple(B)], 8), .013, fm, 12)
    geo.tube([tuple(seat), (-.245, y, .90)], .012, ch, 12)
    ex.superbox((.25, .15, .06), sd, .55, (-.235, y, .93), (0, .05, 0))
    geo.tube([tuple(head), (.335, y, .98)], .012, ch, 12)
    geo.tube(geo.spline([(.16, y - .24, .985), (.26, y - .25, 1.0), (.36, y - .12, 1.02), (.345, y, .985), (.36, y + .10, 1.02), (.28, y + .16, 1.0)], 10), .011, ch, 12)
    geo.tube([(.13, y - .238, .983), (.24, y - .25, .999)], .016, sd, 12)
    geo.lathe([(0, -.004), (.085, -.004), (.09, 0), (.085, .004), (0, .004)], ch, 48, 0, loc=(bb.x, bb.y - .035, bb.z), rot=(PI / 2, 0, 0))
    for q in (-1, 1):
        e = (bb.x + .15 * math.cos(.5) * q, bb.y - .05 * q, bb.z - .15 * math.sin(.5) * q)
        geo.tube([(bb.x, bb.y - .05 * q, bb.z), e], .008, ch, 10)
        geo.box((.09, .06, .02), tm, .005, loc=(e[0], e[1] - .03 * q, e[2] - .01))
    ex.basket((.55, y, .84), .15, .2, ex.rope('#c79f68', '#94693a'), 24, handles=False)
    d = [ex.daisy_head('#fbf6ee', '#e3a81f', .032, 15, seed), ex.daisy_head('#e98a6a', '#7a3a22', .03, 14, seed + 1), ex.daisy_head('#c9a0c9', '#e3c04a', .028, 13, seed + 2)]
    lf = pl.hide(pl.leaf_mesh(.1, .035, mat.leaf('#3f6f35', '#8fbb62', rough=.45, vary=.6), 'lance', .25, .15, 14, 5))
    rnd = random.Random(seed)
    for k in range(34):
        a, q = k * 2.4, .14 * math.sqrt((k + .5) / 34)
        p = Vector((.55 + q * math.cos(a), y + q * math.sin(a), 1.06 + .10 * rnd.random() + .06 * (1 - q / .14)))
        ex.stand_on(d[k % 3], p, (math.cos(a) * .6, math.sin(a) * .5 - .7, .7), rnd.uniform(.8, 1.2), k)
        pl.put_leaf(lf, p - Vector((0, 0, .05)), (math.cos(a * 2), math.sin(a * 2) - .2, .4), scale=rnd.uniform(.8, 1.3))
    core.camera((.1, -4.6, 1.0), (.02, .1, .66), 66, 8, (0, .1, .6))
    return dict(ratio='1:1', exposure=.15, look='Medium High Contrast')


@scene('surfing')
def surfboards(seed=0, wall='#bcd3d3', a='#e8846a', b='#f3e6cf', c='#3f7f8a'):
    """Three surfboards leaning on a pale boarded wall in the sun."""
    s = lights.sun(-124, 38, 4.6, '#ffe2b8', .6)
    lights.world('#d9e6f4', .55)
    lights.foliage_gobo(s, (.6, 0, 2.0), 2.4, .7, 26, .34, seed + 4)
    pm = mat.plain(wall, .7, .2, bump=.15, bscale=20)
    for k in range(24):
        geo.box((5, .02, .145), pm, .006, loc=(0, .41, .15 * k))
    geo.plane(12, mat.plain('#e3cda2', .95, .05, bump=1.0, bscale=9), (0, -5.6, 0))

    def board(x, L, w, base, stripe, kind, lean=.11, roll=0.0):
        g = G('board')
        sp = g('SeparateXYZ', i0=g.coord())
        ax = g.math('ABSOLUTE', sp.outputs[0])
        if kind == 0:
            m = g.math('LESS_THAN', ax, .018)
        elif kind == 1:
            m = g.math('MULTIPLY', g.math('GREATER_THAN', sp.outputs[2], L * .55), g.math('LESS_THAN', sp.outputs[2], L * .72))
            m = g.math('MAXIMUM', m, g.math('MULTIPLY', g.math('GREATER_THAN', sp.outputs[2], L * .75), g.math('LESS_THAN', sp.outputs[2], L * .78)))
        else:
            m = g.math('LESS_THAN', sp.outputs[2], L * .38)
        cc = g.mix(m, base, stripe)
        mt = g.done(g.bsdf(Base_Color=cc, Roughness=.22, Specular=.5, Clearcoat=.3))

        def f(u, v):
            t = max(.0005, min(.9995, v))
            hw = w / 2 * math.sin(PI * t ** .92) ** .55
            an = u * 2 * PI
            rock = .09 * (t - .45) ** 2 * 4 * .5
            return (hw * ex.se(math.cos(an), .8), -rock + .028 * math.sin(PI * t) ** .5 * ex.se(math.sin(an), .7), L * t)
        o = geo.grid(f, 60, 120, mt, 'surfboard', wrap_u=True, loc=(x, .19, .0), rot=(-lean, roll, 0))
    board(-.66, 2.35, .56, b, a, 0, .085, .03)
    board(.0, 2.7, .58, a, b, 1, .075, -.015)
    board(.66, 2.1, .54, c, b, 2, .095, -.04)
    core.camera((.1, -6.2, 1.5), (0, .1, 1.32), 62)
    return dict(ratio='3:4', exposure=.1, look='Medium High Contrast')
