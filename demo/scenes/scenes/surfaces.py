"""Floors, cloths and paper that fill the picture: parquet, marble, quilts, woven plates, hoops, journals."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
from scenes.food import top_light, napkin
from scenes.sweets_and_fruit import table_top, from_above
PI = math.pi


def leaf_light(seed, power=4.2, amb=.4, az=-58, el=40, spread=.5, n=70, size=.1):
    """Low sun through leaves on to something flat."""
    lights.world('#dbe5f2', amb)
    s = lights.sun(az, el, power, '#ffdcb0', 1.2)
    lights.foliage_gobo(s, (.0, .2, 0), 1.6, spread, n, size, seed + 3)


@scene('floors')
def parquet(seed=0, kind='herringbone', wood='#b98d5c', dark='#7d5530'):
    """Oak floor laid in a herringbone, basket or brick pattern, with the shadow of a plant across it."""
    leaf_light(seed)
    b = ex.bake(geo.box((.30, .073, .01), ex.wood_r(wood, dark, 1, 'X', .38, .7), .0016, 2))
    b.hide_render = True
    geo.plane(6, mat.plain('#2b1d12', 1, 0), (0, 0, .004))
    L, w = .304, .076

    def lay(x, y, r):
        geo.copy(b, (x, y, 0), (0, 0, r)).hide_render = False
    for i in range(-24, 25):
        for j in range(-5, 6):
            if kind == 'herringbone' and max(abs(i * w - j * L), abs(i * w + j * L)) < 1:
                lay(i * w - j * L + L / 2, i * w + j * L + w / 2, 0)
                lay(i * w - j * L + w / 2, i * w + j * L + w + L / 2, PI / 2)
            elif kind == 'basket' and abs(i) < 6:
                for k in range(4):
                    q = (k - 1.5) * w
                    lay(i * L + (q if (i + j) % 2 else 0), j * L + (0 if (i + j) % 2 else q), PI / 2 if (i + j) % 2 else 0)
            elif kind == 'brick':
                lay(j * L + (L / 2 if i % 2 else 0), i * w, 0)
    core.camera((0, -.5, 1.75), (0, .02, 0), 62, 11, (0, 0, 0))
    return dict(ratio='4:5', exposure=.2)


@scene('floors')
def checker_floor(seed=0, a='#efece6', b='#3f4a46', vein='#a39d97', plant=1):
    """Chequered marble floor with the shadow of a plant and the corner of a wall."""
    leaf_light(seed, 4.6, .42)
    ma, mb = mat.marble(a, vein, 3.2, .2), mat.marble(b, '#8d9a92', 3.0, .2)
    ex.tile_floor(-1.6, 1.6, -1.6, 1.6, .2, [ma, mb], 0, .003, seed, lambda i, j: (i + j) % 2)
    if int(plant):
        pl.pot(.13, .22, mat.stoneware('#b9683f', '#9c5233'), (-.3, .34, 0))
        lf = pl.hide(pl.leaf_mesh(.3, .12, mat.leaf('#2c5230', '#6b9a52', rough=.3, trans=.3), 'oval', .22, .12, 30, 10, .004))
        pl.broadleaf((-.3, .34, .2), lf, 13, .2, seed, .6, 1.0, stem_r=.005)
    core.camera((0, -.9, 1.9), (0, .0, 0), 62, 11, (0, 0, 0))
    return dict(ratio='4:5', exposure=.2)


@scene('quilts')
def quilt(seed=0, pal='warm', star=0):
    """Patchwork quilt of triangles and squares with soft seams, filling the picture."""
    P = {'warm': ['#b9623f', '#efe3d0', '#d9a592', '#c9a06a', '#8a4a36', '#f4ede2'], 'cool': ['#3f5f78', '#e9ebe8', '#8fa9b5', '#c9d3cc', '#26384f', '#d9c9a8'],
         'garden': ['#6f8478', '#f1e9da', '#d9a592', '#d9c38f', '#9fb39a', '#c98f86']}[pal]
    leaf_light(seed, 3.6, .45, -70, 34, .6, 60, .14)
    rnd = random.Random(seed)
    ms = [mat.linen(c, None, .45, .4) for c in P]
    s = .16
    for i in range(-5, 6):
        for j in range(-6, 7):
            k = rnd.randrange(4)
            pair = rnd.sample(range(6), 2)
            for h in range(2):
                def f(u, v, h=h):
                    a, b = (u, v * u) if h == 0 else (1 - u, 1 - v * u)
                    d = max(0, min(a, 1 - a, b, 1 - b, abs(a - b) * .7)) * s
                    return ((a - .5) * s, (b - .5) * s, .016 * (1 - math.exp(-d / .016)) + .003 * noise.noise(Vector((a * 3 + i * 3, b * 3 + j * 3, seed))))
                geo.grid(f, 14, 14, ms[pair[h]], 'patch', loc=(i * s, j * s, 0), rot=(0, 0, k * PI / 2 if not int(star) else ((i % 2) + 2 * (j % 2)) * PI / 2))
    core.camera((0, -.5, 1.6), (0, .02, 0), 62, 11, (0, 0, 0))
    return dict(ratio='4:5', exposure=.2)


@scene('wall baskets')
def woven_plates(seed=0, wall='#e6dccb', pal='natural'):
    """Round woven plates of several sizes grouped on a plaster wall in low sun."""
    P = {'natural': [('#d9bd8e', '#8d6c42'), ('#e9dcc0', '#b9623f'), ('#c9ab7c', '#4a3a2c'), ('#e3d3ae', '#6f8478')], 'dark': [('#e9dcc0', '#2b2826'), ('#b9683f', '#efe3d0'), ('#d9bd8e', '#39443f'), ('#efe6d2', '#8a4a36')]}[pal]
    geo.plane((6, 6), mat.plaster(wall, None, .8), (0, .04, 0), (PI / 2, 0, 0))
    lights.world('#dbe5f2', .42)
    s = lights.sun(-122, 36, 4.4, '#ffdcb0', .8)
    lights.window_gobo(s, (0, 0, 0), 4, (1.5, 1.9), (2, 3), .05)
    for k, (x, z, r) in enumerate(((-.32, .34, .27), (.22, .48, .19), (.36, .08, .25), (-.06, -.04, .15), (-.42, -.22, .2), (.04, -.42, .24), (.46, -.38, .16))):
        a, b = P[(k + seed) % 4]
        g = mat.G('weave')
        uv = g('SeparateXYZ', i0=g.coord('UV'))
        ring = g.math('FRACT', g.math('MULTIPLY', uv.outputs[1], 14. + 4 * (k % 3)))
        spoke = g.math('SINE', g.math('ADD', g.math('MULTIPLY', uv.outputs[0], 2 * PI * 70), g.math('MULTIPLY', g.math('FLOOR', g.math('MULTIPLY', uv.outputs[1], 14. + 4 * (k % 3))), PI)))
        h = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', ring, PI)), g.math('ADD', g.math('MULTIPLY', spoke, .35), .65))
        band = g.ramp(uv.outputs[1], [((0., .34, .5, .7, .8)[q], (a, b, a, b, a)[q]) for q in range(5)], 'CONSTANT') if k % 2 else g.mix(g.math('GREATER_THAN', g.math('SINE', g.math('ADD', g.math('MULTIPLY', uv.outputs[0], 2 * PI * 6), g.math('MULTIPLY', uv.outputs[1], 9.))), .35), a, b)
        c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., h), .4), band, '#5a4630')
        m = g.done(g.bsdf(Base_Color=c, Roughness=.85, Specular=.15, Normal=g.bump(h, .9, .006)))
        o = geo.grid(lambda u, v, r=r: (r * v * math.cos(u * 2 * PI), -.012 - .05 * v ** 3, r * v * math.sin(u * 2 * PI)), 120, 30, m, 'woven', wrap_u=True, loc=(x, 0, z))
        geo.solidify(o, .006)
        geo.tube([(r * math.cos(q * PI / 60), -.062, r * math.sin(q * PI / 60)) for q in range(121)], .007, ex.rope(a, b), 10, caps=False, loc=(x, 0, z))
    core.camera((.0, -3.0, .0), (0, 0, .02), 66, 8, (0, 0, 0))
    return dict(ratio='4:5', exposure=.2)


@scene('embroidery')
def embroidery_hoop(seed=0, cloth='#efe8da', pal='meadow', ground='#c9b79c'):
    """Wooden hoop with stitched flowers and leaves on linen, with thread and scissors' place left calm, from above."""
    P = {'meadow': ['#b9623f', '#d9a53f', '#4f6f57', '#8fa98a', '#c9808a'], 'blue': ['#3f5f78', '#8fa9b5', '#5f7f78', '#c9d3cc', '#d9c06a']}[pal]
    top_light(30, .34)
    table_top(ground, 'oak' if ground == 'oak' else 'plain')
    geo.lathe([(0, .009), (.148, .009)], mat.linen(cloth, None, .8, .6), 96, 0)
    w = ex.wood_r('#d6b384', '#b18753', 1, 'X')
    for r, h in ((.150, .012), (.158, .013)):
        geo.lathe([(r - .003, 0), (r + .003, 0), (r + .003, h), (r - .003, h), (r - .003, 0)], w, 128, 0)
    geo.box((.012, .03, .012), mat.brass(), .002, loc=(0, .172, .002))
    geo.tube([(-.016, .176, .008), (.016, .176, .008)], .004, mat.brass(), 12)
    th = [mat.wool(c, None, .6) for c in P]
    rnd = random.Random(seed)

    def stitch(x, y, a, L, m, r=.0022):
        dx, dy = math.cos(a) * L, math.sin(a) * L
        geo.tube(geo.spline([(x, y, .0092), (x + dx * .5, y + dy * .5, .0125), (x + dx, y + dy, .0092)], 5), r, m, 8)
    for k, (x, y, n, L) in enumerate(((-.035, .055, 14, .027), (.05, .03, 12, .022), (-.06, -.02, 10, .018), (.015, .085, 9, .015), (.075, .075, 8, .013), (-.075, .08, 8, .012))):
        for q in range(n):
            a = 2 * PI * q / n
            stitch(x + .005 * math.cos(a), y + .005 * math.sin(a), a, L, th[(0, 4, 1)[k % 3]])
        for q in range(7):
            a, d = q * 2.4, .0022 * math.sqrt(q)
            geo.blob(.0024, th[1 if k % 3 != 2 else 0], 2, loc=(x + d * math.cos(a), y + d * math.sin(a), .0125))
        px, py = x, y - L
        for t in range(13):
            qx = px + (.004 + .0012 * t) * (-.35 if x > 0 else .35)
            qy = py - .0085
            if qy < -.10:
                break
            stitch(px, py, math.atan2(qy - py, qx - px), .0095, th[2], .0015)
            if t % 3 == 1:
                for sd in (-1, 1):
                    for e in range(3):
                        stitch(px + sd * .003, py, PI / 2 - sd * (.55 + .3 * e), .012 - .002 * e, th[3 if sd > 0 else 2], .0017)
            px, py = qx, qy
    for k in range(2):
        ex.superbox((.028, .052, .02), th[k * 2], .5, (.19, -.05 + .045 * k, .010), (0, 0, .5 + .7 * k), n=40, m=20)
    geo.tube(geo.spline([(.18, -.1, .002), (.14, -.19, .002), (.03, -.185, .002), (-.08, -.2, .002), (-.16, -.17, .002)], 12), .0011, th[0], 8)
    geo.tube([(-.15, -.172, .0025), (-.20, -.150, .0025)], lambda t: .0011 * (1.1 - t), mat.plain('#c9ccd0', .2, .5, 1), 8)
    from_above(.78, 66, .12)
    return dict(ratio='4:5', exposure=.35)


@scene('journals')
def journal(seed=0, ground='linen', cover='#7d8a76', page='#f5f0e6', cup='#b9623f'):
    """Open blank journal with a pen, a cup of coffee, a eucalyptus twig and window light, from above."""
    lights.world('#dbe5f2', .42)
    s = lights.sun(-64, 40, 4.2, '#ffdcb0', .8)
    lights.window_gobo(s, (0, 0, 0), 3, (.75, .95), (2, 2), .03)
    table_top('#dcd2c1' if ground == 'linen' else ground, 'linen' if ground == 'linen' else 'walnut' if ground == 'walnut' else 'plain')
    with ex.collect() as c:
        for sd in (-1, 1):
            geo.box((.155, .22, .003), mat.linen(cover, None, .8, .4), .001, loc=(sd * .078, 0, 0))
            geo.grid(lambda u, v, sd=sd: (sd * u * .148, (v - .5) * .21, .004 + .013 * math.sin(PI * min(1, u * 1.02 + .0)) ** .6 * (1 - .55 * u)), 60, 8, mat.plain(page, .95, .1, bump=.12, bscale=300), 'page')
        geo.grid(lambda u, v: (.012 + .006 * math.sin(v * 5), -.02 - .13 * v, .012 - .009 * v), 4, 20, mat.plain('#b9623f', .7, .2), 'ribbon')
    ob.group(c.obs, (-.03, -.03, 0), .16)
    P = [geo.lathe([(0, 0), (.0045, .004), (.0052, .03), (.0052, .125), (.003, .14), (0, .141)], mat.plain('#2b2826', .3, .5), 24, 0)]
    e = ob.group(P, (.06, -.05, .019))
    e.rotation_euler = (-PI / 2, 0, -.5)
    ob.plate(.068, mat.glaze(cup, None, .3, .8), (.16, .14, 0), rim=.01)
    ob.cup(.042, .06, mat.glaze(cup, None, .3, .8), (.16, .14, .008), handle=.03, rot=.6, fill=mat.plain('#4a2a18', .1, .5))
    for k in range(3):
        pl.branch((-.22 + .03 * k, .19, .01), (.8, -.2 - .25 * k, .03), .2, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .3, .05, 11, .9)
    from_above(1.0, 66, .14, (0, .03, 0))
    return dict(ratio='4:5', exposure=.3)
