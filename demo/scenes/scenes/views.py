"""Simple views: painted houses on a quay, a court with a pool, a colonnade, a canyon, firs in snow."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, landscape as land, extra as ex
from scenes import scene
PI = math.pi

HOUSES = {'warm': ['#d98f6a', '#e9cf9a', '#b9623f', '#efe3d0', '#d9a592', '#c98f45', '#8fa98a'],
          'sea': ['#5f8095', '#e9e4da', '#c9605a', '#d9b36a', '#8fb0b5', '#efe9dd', '#7d8a76']}


def house(x, w, h, wall, frame, roof, glass, seed, lit):
    """One narrow house facing -Y with rows of windows, a door and a gable or a flat cornice."""
    rnd = random.Random(seed)
    geo.box((w, 3, h), wall, .01, loc=(x, 1.5, 0))
    if rnd.random() < .6:
        g = rnd.uniform(.5, .75) * w
        geo.obj('gable', [(x - w / 2, 0, h), (x + w / 2, 0, h), (x, 0, h + g), (x - w / 2, 3, h), (x + w / 2, 3, h), (x, 3, h + g)], [(0, 1, 2)], wall, smooth=False)
        for s in (-1, 1):
            a = math.atan2(g, w / 2)
            geo.box((math.hypot(g, w / 2) + .12, 3.2, .07), roof, .01, loc=(x + s * w / 4, 1.45, h + g / 2 - .02), rot=(0, s * a, 0))
    else:
        geo.box((w + .12, 3.1, .14), frame, .02, loc=(x, 1.45, h))
    n, rows = (3 if w > 2.3 else 2), int((h - .6) / 1.15)
    for r in range(rows):
        for k in range(n):
            px, pz = x + (k - (n - 1) / 2) * w / n * .92, .62 + r * 1.15
            if r == 0 and k == seed % n:
                geo.box((.62, .06, 1.25), frame, .01, loc=(px, -.0, 0))
                geo.box((.5, .08, 1.15), roof, .02, loc=(px, -.0, 0))
                continue
            geo.box((.58, .07, .78), frame, .008, loc=(px, 0, pz - .04))
            geo.box((.48, .09, .68), lit if rnd.random() < .22 else glass, 0, loc=(px, 0, pz + .01))
            geo.box((.03, .11, .68), frame, 0, loc=(px, 0, pz + .01))
            geo.box((.48, .11, .03), frame, 0, loc=(px, 0, pz + .4))


@scene('harbors')
def quay(seed=0, pal='warm', sky='dusk'):
    """Row of painted houses on a quay, mirrored in still water, with lit windows at dusk or in clear morning light."""
    if sky == 'dusk':
        lights.sky_gradient([(0., '#ffd2a8'), (.08, '#f3b7a5'), (.25, '#b9a3bd'), (.6, '#7f93c0'), (1., '#5f7ab0')], .85)
        lights.sun(-140, 18, 2.2, '#ffb98a', 2)
    else:
        lights.sky_gradient([(0., '#e3eef2'), (.3, '#a9cbe0'), (1., '#6f9fc9')], .95)
        lights.sun(-130, 40, 4.2, '#ffe9cf', .6)
    rnd = random.Random(seed)
    x = -11.0
    frame, glass, lit = mat.plain('#f3eee4', .6), mat.plain('#39454f', .15, .6), mat.emission('#ffc67a', 2.2 if sky == 'dusk' else .5)
    k = 0
    while x < 11:
        w = rnd.choice((2.0, 2.3, 2.7))
        house(x + w / 2, w, rnd.choice((3.6, 4.3, 4.9, 5.4)), mat.plaster(HOUSES[pal][(k * 3 + seed) % 7], None, .5, bump=.2), frame, mat.plain(('#8a4a36', '#4a5258', '#7a5240')[k % 3], .8, .2), glass, seed * 50 + k, lit)
        x += w
        k += 1
    geo.box((40, 3, .9), mat.plaster('#9a9186', '#7d756b', .6), .03, loc=(0, -1.2, -.92))
    for q in range(-5, 6):
        geo.lathe([(.09, 0), (.09, .3), (.12, .33), (.12, .4), (0, .42)], mat.plain('#39454f', .6), 20, 0, loc=(q * 1.9, -2.4, -.02))
    g = mat.G('water')
    n = g.bump(g.noise(g.coord(scale=(.8, 3.2, 1)), 1.6, 4, .6), .10, .10)
    geo.plane((200, 60), g.done(g.bsdf(Base_Color='#1d333d', Roughness=.03, Specular=.9, IOR=1.6, Normal=n)), (0, -32.7, -.85))
    core.camera((0, -17, 2.2), (0, 0, 1.35), 46)
    return dict(ratio='4:5', exposure=.3, bloom=.08, look='Medium High Contrast')


@scene('architecture')
def pool_court(seed=0, wall='#e3a58f', pool='#4f9fa8', sky='#7fb3d0', arch=1):
    """Plaster court with a still pool, steps and an archway, in hard sun."""
    m = mat.plaster(wall, None, .35, bump=.2)
    lights.sky_gradient([(0., '#d3e3ea'), (.3, '#a3c9de'), (1., sky)], .95)
    lights.sun(-128, 42, 4.6, '#ffe4c2', .5)
    geo.box((14, 6, .5), m, .01, loc=(0, 6.0, -.5))
    geo.box((4, 12, .5), m, .01, loc=(-4.1, -3, -.5))
    geo.box((4, 12, .5), m, .01, loc=(4.1, -3, -.5))
    geo.plane((4.4, 12), mat.plaster(pool, None, .5, bump=.1), (0, -2, -1.2))
    g = mat.G('water')
    n = g.bump(g.noise(g.coord(scale=(1, 1.6, 1)), 2.2, 3, .5), .06, .06)
    geo.plane((4.3, 10.2), g.done(g.bsdf(Base_Color=pool, Roughness=.02, Specular=.8, IOR=1.4, Normal=n)), (0, -2, -.16))
    for k in range(7):
        geo.box((1.3, .36, .2 * (k + 1)), m, .006, loc=(2.0, 3.6 + .36 * k, 0))
    L = ex.arch_loop(1.5, 2.7)
    outer = [(-7, 0), (-7, 4.4), (4.4, 4.4), (4.4, 0)]
    loop = outer + [(x - .7, z) for x, z in L[::-1]] if int(arch) else outer
    V = [(x, 6.6, z) for x, z in loop] + [(x, 7.3, z) for x, z in loop]
    q = len(loop)
    geo.obj('wall', V, [tuple(range(q)), tuple(reversed(range(q, 2 * q)))] + [(i, i + q, (i + 1) % q + q, (i + 1) % q) for i in range(q)], m, smooth=False)
    geo.box((.6, 9, 3.1), m, .01, loc=(-3.1, 3.2, 0))
    pl.pot(.3, .46, mat.stoneware('#efe3d6', '#d9cbb8'), (-1.9, 4.2, 0))
    lf = pl.hide(pl.leaf_mesh(.7, .08, mat.leaf('#5d7d5a', '#9db58a', trans=.25), 'blade', .35, .35, 24, 6))
    pl.broadleaf((-1.9, 4.2, .42), lf, 26, .12, seed, .5, 1.0)
    geo.blob(.42, m, 5, loc=(.6, 4.4, .42))
    core.camera((.2, -7.4, 1.9), (0, 3, 1.35), 50)
    return dict(ratio='4:5', exposure=.1, sat=1.06, look='Medium High Contrast')


@scene('architecture')
def colonnade(seed=0, wall='#e9d3b8', floor='#c9a582', sky='#8fb9d6', n=7):
    """Row of arches seen along a gallery, with their shadows on the floor."""
    m, n = mat.plaster(wall, None, .4, bump=.2), int(n)
    lights.sky_gradient([(0., '#dfe9ee'), (.3, '#b5d3e3'), (1., sky)], .9)
    lights.sun(122, 34, 4.4, '#ffdfb5', .5)
    geo.plane((60, 60), mat.plaster(floor, None, .5, bump=.2))
    geo.box((.5, 40, 4.6), m, .01, loc=(-1.9, 14, 0))
    geo.box((4.6, 40, .4), m, .01, loc=(.2, 14, 4.4))
    L = ex.arch_loop(1.9, 3.2)
    for k in range(n * 2):
        y = k * 2.5 - 1
        loop = [(-1.25, 0), (-1.25, 4.5), (1.25, 4.5), (1.25, 0)] + [(a, b) for a, b in L[::-1]]
        V = [(1.7, y + a, z) for a, z in loop] + [(2.25, y + a, z) for a, z in loop]
        q = len(loop)
        geo.obj('bay', V, [tuple(range(q)), tuple(reversed(range(q, 2 * q)))] + [(i, i + q, (i + 1) % q + q, (i + 1) % q) for i in range(q)], m, smooth=False)
    geo.plane((4, 5), m, (0, 33, 2.2), (PI / 2, 0, 0))
    core.camera((-.25, -3.4, 1.6), (-.02, 10, 1.75), 44)
    return dict(ratio='2:3', exposure=.2, look='Medium High Contrast')


@scene('winter')
def snow_firs(seed=0, sky='moon'):
    """Snow-covered firs on a slope under a large moon or in pink morning light."""
    moon = sky == 'moon'
    lights.sky_gradient([(0., '#8fa3c9'), (.2, '#5f78ad'), (.6, '#33497d'), (1., '#1f2f5c')] if moon else [(0., '#ffe3d3'), (.15, '#f3c9c4'), (.5, '#b9bedb'), (1., '#7f99c9')], .7 if moon else 1.0)
    lights.sun(150 if moon else -120, 30, 1.6 if moon else 3.0, '#c9d6ff' if moon else '#ffd0b0', 1.5)
    H = '#8fa3c9' if moon else '#f6d9d0'
    sm = mat.haze(lambda g: g.bsdf(Base_Color='#eef2f8', Roughness=.9, Specular=.1, Normal=g.bump(g.noise(g.coord(), .8, 6), .3, .3)), 50, 260, H)

    def hgt(x, y):
        return 1.6 * noise.noise(Vector((x * .05 + seed, y * .05, 0))) + .07 * y
    geo.grid(lambda u, v: ((u - .5) * 200, 2 + v * 140, hgt((u - .5) * 200, 2 + v * 140)), 140, 110, sm, 'snow')

    def fir(g):
        nz = g('SeparateXYZ', i0=g('NewGeometry').outputs['Normal']).outputs[2]
        k = g.math('ADD', g.math('ABSOLUTE', nz), g.math('MULTIPLY', g.noise(g.coord(), 6, 4), .5))
        return g.bsdf(Base_Color=g.mix(g.ramp(k, [(.66, 0.), (.9, 1.)]), '#1f3330', '#f1f5fa'), Roughness=.95, Specular=.05)
    fm = mat.haze(fir, 40, 220, H)
    cones = [pl.hide(pl.tree_cone(fm, fm, 1, k + seed * 5, 20, .22)) for k in range(5)]
    land.forest(cones, (-60, 60, 34, 110), 240, 9, seed, hgt)
    land.forest(cones, (-13, 13, 16, 30), 9, 6.5, seed + 2, hgt, lambda x, y: abs(x) < 3.2)
    if moon:
        geo.blob(9, mat.emission('#fdf3dc', 1.5), 5, loc=(26, 300, 92))
    core.camera((0, -4, 3.0), (0, 40, 7.4), 42)
    return dict(ratio='2:3', exposure=.4, bloom=.12)


@scene('canyons')
def canyon(seed=0, pal='red'):
    """Layered rock walls on both sides of a still river in evening sun."""
    P = {'red': ('#b9623f', '#e3a878', '#8a4030', '#efc9a5'), 'pink': ('#c98f86', '#efd3c0', '#9a5f62', '#f3dcd0')}[pal]
    lights.sky_gradient([(0., P[3]), (.15, '#f0d3b8'), (.45, '#b5c6d9'), (1., '#6f97c4')], 1.0)
    lights.sun(-116, 30, 4.4, '#ffd0a0', .8)

    def rock(g):
        z = g('SeparateXYZ', i0=g('NewGeometry').outputs['Position']).outputs[2]
        s = g.math('ADD', g.math('MULTIPLY', z, .42), g.math('MULTIPLY', g.noise(g.coord(), .12, 6), 1.6))
        f = g.math('FRACT', s)
        c = g.ramp(f, [(0., P[0]), (.3, P[1]), (.5, P[0]), (.7, P[2]), (.85, P[1]), (1., P[0])])
        return g.bsdf(Base_Color=c, Roughness=1., Specular=.03, Normal=g.bump(g.noise(g.coord(scale=(1, 1, 3)), .9, 9, .7), .8, .5))
    m = mat.haze(rock, 70, 420, P[3])
    for sd in (-1, 1):
        def wall(u, v, sd=sd):
            y = 4 + 200 * v
            t = 36 * u
            st = math.floor(t / 4.4) + min(1, (t / 4.4 % 1) * 2.6)
            edge = 8.5 + 5.5 * noise.noise(Vector((y * .035 + sd * 9, seed, 0))) + 9 * math.sin(y * .03 + sd) * .35
            x = edge + 2.6 * (st - .35 * (t / 4.4 % 1)) * .9 + 1.3 * noise.fractal(Vector((y * .12, t * .25, sd + seed)), .8, 2.1, 5)
            return (sd * max(3.2, x), y, t * (.75 + .35 * noise.noise(Vector((y * .02, sd * 3, 2)))) - .8)
        geo.grid(wall, 150, 260, m, 'wall')
    g = mat.G('water')
    n = g.bump(g.noise(g.coord(scale=(.6, 2.4, 1)), .9, 4, .6), .06, .15)
    geo.plane((120, 420), g.done(g.bsdf(Base_Color='#3f5f5c', Roughness=.03, Specular=.9, IOR=1.6, Normal=n)), (0, 200, -.2))
    core.camera((0, -2, 3.2), (0, 60, 8.2), 40)
    return dict(ratio='2:3', exposure=.2, bloom=.06, look='Medium High Contrast')
