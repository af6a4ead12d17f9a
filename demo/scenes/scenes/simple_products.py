"""One kind of thing on a plain ground: vases, bowls, chairs, lanterns, pencils, thread, paper."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
from scenes.products import studio
from scenes.food import top_light
PI = math.pi


@scene('vases')
def vase_solo(seed=0, kind='ring', bg='#b9c6d6', col='#5f7f9f', stem='dry'):
    """One vase, tone on tone with its ground, with a few stems: a ring, a ribbed urn, a bottle or a ball."""
    studio(bg, power=44, scale=.55)
    m = mat.stoneware(col, col, rings=False)
    if kind == 'ring':
        geo.grid(lambda u, v: (lambda a, b: ((.105 + .042 * math.cos(b)) * math.cos(a), .042 * math.sin(b) * .9, .155 + (.105 + .042 * math.cos(b)) * math.sin(a)))(u * 2 * PI, v * 2 * PI), 120, 40, m, 'ring', wrap_u=True)
        geo.lathe([(0, 0), (.055, 0), (.058, .004), (.05, .016), (.03, .024)], m, 64, 3)
        geo.vessel([(0, .27), (.018, .28), (.02, .30), (.019, .34), (.028, .365)], m, .003)
        top = .355
    else:
        top = {'urn': .27, 'bottle': .34, 'moon': .24}[kind]
        geo_kw = dict(ribs=(26, .006)) if kind == 'urn' else {}
        ob.vase(kind, {'urn': .12, 'bottle': .095, 'moon': .13}[kind], top, m, (0, 0, 0), **geo_kw)
        top -= .01
    if stem == 'dry':
        pl.grass_spray((0, 0, top), 9, .38, seed, '#d8bd92', True, .35)
    elif stem == 'olive':
        for k in range(3):
            pl.branch((0, 0, top), (-.5 + .45 * k, -.1, 1), .36, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .5, .3, 13, 1.1)
    else:
        for k in range(3):
            pl.branch((0, 0, top), (-.45 + .4 * k, -.1, 1), .34, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .4, .3, 11, 1.1)
    core.camera((0, -2.0, .42), (0, 0, .30), 76, 8, (0, -.1, .3))
    return dict(ratio='2:3', exposure=.35)


@scene('bowls')
def bowls_above(seed=0, bg='#e3dacb', pal='glaze'):
    """Nine bowls of different size and glaze set close together, seen from above."""
    P = {'glaze': ['#3f5f78', '#c9d3cc', '#b9623f', '#e9e2d4', '#6f8478', '#d9a592', '#2f3b3a', '#d9b27c', '#8fa9b5'],
         'clay': ['#b9683f', '#e3d3bd', '#8a4a36', '#d9a07a', '#f0e6d6', '#a9745a', '#5d3f30', '#cbb79d', '#c98f6d']}[pal]
    lights.world('#e6edf3', .4)
    lights.sun(-58, 36, 3.2, '#ffe6c8', 2.0)
    geo.plane(6, mat.linen(bg, None, .5, .4))
    rnd = random.Random(seed)
    pts = [(-.19, .24, .075), (.02, .27, .10), (.22, .22, .07), (-.13, .04, .095), (.10, .06, .08), (.25, .02, .06), (-.22, -.17, .08), (.0, -.17, .09), (.21, -.17, .095)]
    for k, (x, y, r) in enumerate(pts):
        m = mat.glaze(P[k], P[(k * 2 + 1) % 9] if k % 4 == 1 else P[k], .22, 1 if k % 2 else .4) if k % 3 else mat.stoneware(P[k], P[k])
        ob.bowl(r, r * .6, m, (x, y, 0), curve=.85)
        if k in (1, 7):
            ob.bowl(r * .72, r * .5, mat.glaze(P[(k + 4) % 9], None, .25, 1), (x, y, r * .12), curve=.85)
    core.camera((0, -.10, 1.5), (.01, .03, 0), 72, 8, (0, 0, 0))
    return dict(ratio='4:5', exposure=.2)


@scene('chairs')
def chair_studio(seed=0, kind='dining', bg='#cfd6d0', wood='#b98d5c', dark='#8d6237', cloth='#c9a06a'):
    """One chair on a plain ground: a wooden dining chair with a woven seat, or a lounge chair with cushions."""
    studio(bg, power=55, scale=1.3)
    w = ex.wood_r(wood, dark, 1, 'Z')
    if kind == 'dining':
        ex.dining_chair((0, 0, 0), -.55, w, mat.linen(cloth, None, .4, .5) if cloth != '#c9a06a' else None)
        core.camera((0, -3.3, .95), (0, 0, .40), 74, 8, (0, -.2, .4))
    else:
        ob.lounge_chair((0, 0, 0), -.5, w, mat.linen(cloth, None, .35, .4))
        core.camera((0, -3.7, .9), (0, .05, .46), 74, 8, (0, -.2, .4))
    return dict(ratio='4:5', exposure=.35)


@scene('pendant lamps')
def paper_lanterns(seed=0, wall='#9fb0a8', glow='#fff0d4'):
    """Round ribbed paper lanterns of three sizes hanging in a quiet room at dusk over a low sideboard."""
    geo.plane((10, 6), mat.plaster(wall, '#8c9d95', .5), (0, 1.2, 2.5), (PI / 2, 0, 0))
    ex.planks(-3, 3, -4.5, 1.2, ex.wood_r('#8a6542', '#5d3f24', .6, 'Y'), .16, 1.8)
    lights.world('#93a3c4', .38)
    lights.softbox((2.4, -2.4, 2.2), (0, 0, 1.0), (1.4, 1.8), 45, '#d3dcff')
    for x, y, z, r in ((-.42, .35, 1.72, .30), (.28, .15, 2.02, .22), (.62, .45, 1.48, .17)):
        m = mat.lampshade(glow, .38)
        geo.grid(lambda u, v, r=r: (lambda a, t: (r * math.sin(t) ** .92 * (1 + .012 * math.cos(v * PI * 34)) * math.cos(a), r * math.sin(t) ** .92 * (1 + .012 * math.cos(v * PI * 34)) * math.sin(a), -r * .93 * math.cos(t)))(u * 2 * PI, .12 + v * (PI - .24)), 72, 170, m, 'lantern', wrap_u=True, loc=(x, y, z))
        geo.tube([(x, y, z + r * .9), (x, y, 3.6)], .003, mat.plain('#2b2420'), 6)
        lights.point((x, y, z), 3.2 * r / .22, '#ffbe7a', .05)
    z = ob.sideboard((0, .92, 0), ex.wood_r('#b98d5c', '#8d6237', 1, 'X'), 1.7, .4, .5, 4, .16, mat.walnut())
    ob.vase('urn', .11, .28, mat.stoneware('#e9e0d2', '#cfc1ab'), (-.45, .9, z))
    pl.grass_spray((-.45, .9, z + .26), 11, .42, seed, '#d8bd92', True, .3)
    zz = z
    for c in ('#8b5a44', '#d9cbb3', '#39443f'):
        ob.book((.24, .17, .028), mat.linen(c, scale=.8, weave=.3), (.4, .9, zz), .1)
        zz += .028
    core.camera((.05, -4.6, 1.35), (.02, .4, 1.28), 62, 8, (0, .3, 1.6))
    return dict(ratio='2:3', exposure=.75, bloom=.1, highlights=(1.03, 1, .95))


@scene('paper craft')
def paper_fans(seed=0, wall='#e9ded0', pal='warm'):
    """Wall of pleated paper rosettes in several sizes and calm colours."""
    P = {'warm': ['#b9623f', '#efe3d0', '#d9a592', '#c9a06a', '#8a9a86', '#f4ede2'], 'cool': ['#3f5f78', '#e6e9ea', '#8fa9b5', '#c9d3cc', '#5f7f78', '#f1efe8'], 'blush': ['#c9808a', '#f3e2dc', '#8d4f5f', '#e3b5ac', '#f6efe8', '#b3a0b5']}[pal]
    geo.plane((6, 6), mat.plain(wall, .95, .1), (0, .05, 0), (PI / 2, 0, 0))
    lights.world('#e6edf3', .45)
    lights.sun(-118, 42, 3.4, '#ffe2bd', 1.0)
    rnd = random.Random(seed)
    placed = []
    for _ in range(900):
        r = rnd.choice([.34, .26, .2, .14, .1])
        x, z = rnd.uniform(-.85, .85), rnd.uniform(-1.05, 1.05)
        if all(math.hypot(x - a, z - b) > (r + q) * .93 for a, b, q in placed):
            placed.append((x, z, r))
    for k, (x, z, r) in enumerate(placed):
        n = int(22 + 60 * r)
        m = mat.plain(P[k % 6], .95, .08, bump=.3, bscale=240)
        d = .055 * (r / .2) ** .5

        def f(u, v, n=n, r=r, d=d):
            q = u * n * 2
            tri = abs((q % 2) - 1)
            rr = r * (.06 + .94 * v)
            return (rr * math.cos(u * 2 * PI), -(.012 + d * .25 + d * (tri - .5) * (.45 + .55 * v)), rr * math.sin(u * 2 * PI))
        geo.grid(f, n * 2, 6, m, 'fan', wrap_u=True, loc=(x, .03 - .02 * (k % 3), z), smooth=False)
        geo.lathe([(0, 0), (r * .17, 0), (r * .17, .006), (0, .006)], mat.plain(P[(k + 2) % 6], .95, .08), 40, 0, loc=(x, -.02 - d * .55, z), rot=(PI / 2, 0, 0))
    core.camera((0, -3.6, 0), (0, 0, 0), 62)
    return dict(ratio='4:5', exposure=.1)


@scene('pencils and paints')
def pencils(seed=0, ground='#efe8dc'):
    """Coloured pencils in a row from warm to cool with their points in a wave, seen from above."""
    top_light(30, .36)
    geo.plane(6, mat.plain(ground, .95, .1, bump=.25, bscale=260))
    cols = ['#8d2f2a', '#c2412f', '#df6a38', '#eb9440', '#f2bc4a', '#efd77a', '#b9c264', '#7fa552', '#4f8a5a', '#3f8a84', '#4f93b0', '#3f6f9f', '#3a4f86', '#5d4f8f', '#8a5a98', '#b5688f', '#d98f9f', '#efc3b5']
    w = mat.plain('#e3c79a', .7, .2)
    for k, c in enumerate(cols):
        x = (k - (len(cols) - 1) / 2) * .0235
        off = .035 * math.sin(k * .52 + seed)
        m = mat.plain(c, .35, .5)
        P = [geo.lathe([(.0088, -.26), (.0088, .10)], m, 6, 0, smooth=False), geo.lathe([(.0088, .10), (.0088, .101), (.0036, .128)], w, 24, 0), geo.lathe([(.0036, .128), (.0006, .141), (0, .142)], mat.plain(c, .6, .3), 20, 0)]
        e = ob.group(P, (x, off + .03, .0085))
        e.rotation_euler = (-PI / 2, 0, 0)
    core.camera((0, -.04, .82), (0, .01, 0), 66, 8, (0, 0, 0))
    return dict(ratio='1:1', exposure=.35)


@scene('sewing')
def thread_spools(seed=0, ground='#d9d3c6', pal='mixed'):
    """Wooden spools of thread standing and lying with buttons on linen, seen from the front above."""
    P = {'mixed': ['#b9623f', '#e9dfcf', '#4f7280', '#c9a06a', '#8a9a86', '#8d4f5f', '#26424f', '#d9a592', '#e3c04a', '#5f6f5f', '#c9808a', '#f1ece2']}[pal]
    top_light(30, .34)
    geo.plane(6, mat.linen(ground, None, .5, .4))
    w = ex.wood_r('#d6b384', '#b18753', 1, 'Z')
    rnd = random.Random(seed)

    def spool(loc, c, tilt=(0, 0), rot=0):
        g = mat.G('thread')
        wv = g('TexWave', dict(bands_direction='Z'), i0=g.coord(), Scale=260., Distortion=.8, Detail=1.).outputs['Fac']
        m = g.done(g.bsdf(Base_Color=c, Roughness=.6, Specular=.3, Sheen=.5, Normal=g.bump(wv, .6, .001)))
        P_ = [geo.lathe([(0, 0), (.018, 0), (.0185, .002), (.018, .006), (.009, .009), (.009, .045), (.018, .048), (.0185, .052), (.018, .054), (.005, .054), (.005, .05), (0, .05)], w, 48, 0),
              geo.lathe([(.009, .0085), (.0150, .010), (.0162, .027), (.0150, .044), (.009, .0455)], m, 48, 6)]
        return ob.group(P_, loc, rot, tilt=tilt)
    k = 0
    for j in range(4):
        for i in range(4):
            x, y = (i - 1.5) * .056 + (.028 if j % 2 else 0), j * .05 - .03
            if (i, j) in ((0, 0), (3, 1)):
                continue
            spool((x, y, 0), P[k % 12])
            k += 1
    spool((-.115, -.055, .0185), P[2], (PI / 2, 0), .7)
    spool((.12, -.04, .0185), P[0], (PI / 2, 0), -.9)
    for q in range(9):
        x, y = rnd.uniform(-.14, .14), rnd.uniform(-.125, -.075)
        r = rnd.uniform(.006, .011)
        geo.lathe([(0, .0012), (r * .6, .001), (r * .75, .0025), (r, .0022), (r, .0006), (r * .9, 0), (0, 0)], mat.plain(P[(q * 5) % 12], .3, .5), 40, 0, loc=(x, y, .0005))
    core.camera((.0, -.62, .52), (0, .03, .015), 66, 5, (0, -.0, .03))
    return dict(ratio='4:5', exposure=.35)


@scene('soaps')
def soaps(seed=0, bg='#cfd8cf', a='#e3c9b5', b='#9fb39a', c='#efe6d6'):
    """Stacked bars of hand-cut soap with a eucalyptus twig and a small brush on a stone block."""
    studio(bg, power=40, scale=.35)
    st = mat.terrazzo('#ece6dc', scale=60)
    geo.box((.26, .16, .05), st, .004)

    def bar(loc, col, rot, s=(.085, .055, .026)):
        g = mat.G('soap')
        v = g.coord()
        cc = g.mix(g.math('MULTIPLY', g.ramp(g.noise(v, 26, 5, .6, 1.5), [(.45, 0.), (.62, 1.)]), .35), col, '#faf5ec')
        sp = g.math('GREATER_THAN', g.noise(v, 220, 2), .68)
        cc = g.mix(g.math('MULTIPLY', sp, .5), cc, '#7a6a4a')
        ex.superbox(s, g.done(g.bsdf(Base_Color=cc, Roughness=.5, Specular=.35)), .16, (loc[0], loc[1], loc[2] + s[2] / 2), (0, 0, rot), n=80, m=30)
    bar((-.03, .01, .05), a, .1)
    bar((-.028, .012, .076), b, -.12)
    bar((-.03, .008, .102), c, .2)
    bar((.075, -.01, .05), b, .6)
    bar((-.15, -.07, 0), c, .5)
    bar((-.135, -.05, .026), a, .2, (.08, .052, .024))
    for k in range(2):
        pl.branch((.10 + .01 * k, -.10, .006), (.9, .35 - .5 * k, .05), .17, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .25, .05, 9, .7)
    core.camera((.05, -.85, .30), (0, 0, .055), 70, 5, (0, -.03, .06))
    return dict(ratio='4:5', exposure=.4)
