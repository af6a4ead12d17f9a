"""Places laid for a feast, things to eat and drink laid out in rows, seen from above."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
from scenes.food import top_light, napkin, pancake_mat, syrup_pool
from scenes.seasons import fir_twig
from scenes.sweets_and_fruit import table_top, from_above
PI = math.pi

FEASTS = {  # cloth, large plate, small plate, napkin, metal
    'christmas': ('#e9e2d4', '#2f4a3c', '#efe9df', '#8f2f2a', '#c79a4b'),
    'easter': ('#dfe6e3', '#efe9df', '#e9cfc4', '#d9c06a', '#c79a4b'),
    'autumn': ('#7a5a42', '#e3d3bd', '#b9623f', '#3f4a42', '#b48a47'),
    'summer': ('#efe9dd', '#3f6f9f', '#f3f0e8', '#e3c04a', '#c9ccd0'),
    'blush': ('#f1ebe2', '#d9a592', '#f4efe8', '#8d4f55', '#c79a4b'),
    'night': ('#2f3a40', '#1f2628', '#5f7a80', '#d9cdb9', '#c79a4b'),
}


def christmas_sprig(seed):
    nd = pl.hide(geo.tube([(0, 0, 0), (.011, 0, .0004), (.022, 0, 0)], lambda t: .0012 * (1.1 - t), mat.leaf('#24452c', '#5a8a52', rough=.5, trans=.1, veins=False, vary=.6), 5))
    for q in range(4):
        fir_twig((-.05 + .03 * q, -.06 + .01 * q, .040), (math.cos(1.2 - .35 * q), math.sin(1.2 - .35 * q), .06), .13, nd, mat.plain('#5d4a38', .8), seed + q)
    for k, c in enumerate(('#c79a4b', '#8f2a2a', '#efe6d6')):
        geo.blob(.017, mat.plain(c, .2, .5, .55), 4, loc=(.27 - .03 * k, .20 + .035 * (k % 2), .017))


def easter_eggs(seed):
    for k, c in enumerate(('#b9cdd3', '#efe2cf', '#d9b7a2')):
        m = mat.skin(c, '#f4efe6', .5, .1, 300., spots='#6b5a48', sub=.15)
        geo.blob(.021, m, 4, squash=(1, 1.28, .95), loc=(-.028 + .03 * k, -.01 + .03 * (k % 2), .05), rot=(0, 0, k * 1.1))
    for k in range(2):
        pl.branch((-.06, -.05 + .02 * k, .032), (.9, .3 + .3 * k, .05), .15, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .3, .05, 10, .7)


def autumn_pumpkin(seed):
    m = mat.skin('#d9772a', '#e3994a', .5, .1, 200., sub=.1)
    o = geo.lathe([(0, .006), (.02, 0), (.042, .012), (.046, .03), (.034, .047), (.012, .05), (0, .045)], m, ribs=(9, .006), loc=(0, .0, .03))
    geo.tube([(0, 0, .072), (.003, 0, .085), (.011, .002, .094)], lambda t: .006 - .003 * t, mat.plain('#6a5a36', .8), 8)
    lf = pl.hide(pl.leaf_mesh(.06, .036, mat.leaf('#b9562a', '#d99a4a', trans=.2), 'oval', .15, .1))
    for k in range(7):
        a = k * .9 + seed
        pl.put_leaf(lf, Vector((.05 * math.cos(a), .05 * math.sin(a), .036)), (math.cos(a + .4), math.sin(a + .4), .08), scale=.7 + .2 * (k % 3))


def summer_lemon(seed):
    food.citrus_slice(.03, .006, loc=(.01, -.005, .034), rot=(0, .05, .3))
    for k in range(3):
        pl.branch((-.05, -.05 + .02 * k, .032), (.9, .2 + .35 * k, .05), .13, pl.euca_leaf(), mat.plain('#7d6150', .7), seed + k, .3, .05, 8, .6)


def olive_sprig(seed):
    for k in range(3):
        pl.branch((-.06, -.05, .032), (.8, .3 + .3 * k, .04), .17, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .3, .05, 12, .75)


SPRIGS = {'christmas': christmas_sprig, 'easter': easter_eggs, 'autumn': autumn_pumpkin, 'summer': summer_lemon}


@scene('set tables')
def place_setting(seed=0, kind='christmas'):
    """One place laid for a feast from above: two plates, folded napkin, cutlery, a glass, candles and what the season gives."""
    cloth, large, small, nap, metal = FEASTS[kind]
    top_light(30, .3)
    if kind == 'autumn':
        geo.plane(6, mat.walnut())
    else:
        geo.plane(6, mat.linen(cloth, None, .5, .5))
    ob.plate(.142, mat.glaze(large, None, .25, .8), (0, 0, 0), rim=.014)
    ob.plate(.105, mat.glaze(small, None, .25, 1), (0, 0, .012), rim=.014)
    ob.folded_stack([nap], (.205, -.005, 0), (.07, .2), .012, seed, lambda c: mat.linen(c, None, .8, .7))
    m = mat.brass(metal, .25)
    ex.fork((-.18, -.01, .003), 0, m, .2)
    ex.fork((-.205, -.01, .003), .03, m, .18)
    ex.knife((.195, -.005, .016), 0, m, .2)
    ex.spoon((.222, -.005, .016), .02, m, .18)
    SPRIGS.get(kind, olive_sprig)(seed)
    ex.tumbler((.165, .20, 0), .034, .08)
    for x, y, h in ((-.17, .235, .06), (-.09, .27, .09)):
        ex.candlestick((x, y, 0), h, m, .036, 2)
        ex.taper((x, y, h - .005), .12, .0105, '#efe3cf' if kind != 'blush' else '#d9a592', True, .25)
    from_above(1.18, 66, .16, (.01, .04, 0))
    return dict(ratio='4:5', exposure=.35, bloom=.07)


GRID = {
    'tomatoes': lambda: geo.lathe([(0, .004), (.014, 0), (.03, .012), (.033, .028), (.024, .045), (.008, .047), (0, .042)], mat.skin('#b3261c', '#d2452c', .22, .05, 300., sub=.3), ribs=(6, .0006)),
    'aubergines': lambda: geo.lathe([(0, 0), (.018, .004), (.03, .03), (.026, .07), (.018, .1), (.008, .115), (0, .117)], mat.skin('#2b1730', '#452446', .18, .05, 200., sub=.05)),
    'apples': lambda: geo.lathe([(0, .006), (.012, .001), (.03, .014), (.037, .04), (.028, .062), (.012, .066), (0, .058)], mat.skin('#a8b944', '#c96a45', .3, .05, 240., sub=.2, nscale=14)),
    'carrots': lambda: geo.lathe([(0, 0), (.003, .004), (.010, .05), (.015, .1), (.016, .125), (.008, .134), (0, .132)], mat.skin('#d9691f', '#e88a3a', .5, .1, 200., sub=.15)),
    'plums': lambda: geo.blob(.026, mat.skin('#3f2348', '#6b3a5a', .45, .05, 200., sub=.15), 4, squash=(1, 1, 1.12)),
    'peaches': lambda: geo.blob(.034, mat.skin('#e8a45a', '#d2603f', .6, .05, 240., sub=.25, nscale=20), 4, squash=(1, 1, .93)),
}


@scene('vegetables')
def produce_rows(seed=0, kind='tomatoes', ground='#dfe6e0', lie=0, cols=4, rows=5, gap=.1):
    """Fruit or vegetables of one kind in even rows on a plain ground with long shadows, seen from above."""
    lights.world('#e6edf3', .42)
    lights.sun(-58, 34, 3.4, '#ffe6c8', 1.2)
    table_top(ground)
    base = pl.hide(GRID[kind]())
    leaf = pl.hide(pl.leaf_mesh(.03, .011, mat.leaf('#3f6a2f', '#7da052', rough=.4), 'lance', .3, .1, 12, 4))
    rnd = random.Random(seed)
    cols, rows, gap, lie = int(cols), int(rows), float(gap), int(lie)
    tops = {'tomatoes': (.044, 5), 'apples': (.062, 2), 'peaches': (.03, 2)}.get(kind)
    for j in range(rows):
        for i in range(cols):
            x, y = (i - (cols - 1) / 2) * gap * (.62 if lie else 1), (j - (rows - 1) / 2) * gap * (1.5 if lie else 1)
            a = rnd.uniform(-.06, .06)
            if lie:
                geo.copy(base, (x, y - .06, .026 if kind == 'aubergines' else .0155), (-PI / 2, 0, a)).hide_render = False
                for q in range(4):
                    pl.put_leaf(leaf, Vector((x, y + .055, .026 if kind == 'aubergines' else .016)), (.5 * math.sin(q * 1.7), 1, .35 * math.cos(q * 1.7)), scale=1.0 if kind == 'aubergines' else 1.5)
                continue
            s = rnd.uniform(.92, 1.06)
            z = {'plums': .028, 'peaches': .031}.get(kind, 0)
            geo.copy(base, (x, y, z), (rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), rnd.uniform(0, 6.28)), s).hide_render = False
            if tops:
                for q in range(tops[1]):
                    b = q * 2 * PI / tops[1] + rnd.random()
                    pl.put_leaf(leaf, Vector((x, y, z + tops[0] * s)), (math.cos(b), math.sin(b), .25), scale=.8 if kind == 'tomatoes' else 1.2)
    from_above(.95, 66, .06)
    return dict(ratio='4:5', exposure=.3)


@scene('waffles')
def waffles(seed=0, plate='#e9e3d8', table='#8a9a94', berries=1):
    """Square waffles with butter, syrup and berries on a plate, seen from above."""
    top_light(32, .3)
    table_top(table, 'linen')
    ob.plate(.15, mat.glaze(plate, None, .25, 1), rim=.018)
    m = pancake_mat()

    def waffle(loc, rot, tilt):
        n, s, t = 5, .115, .018

        def f(u, v):
            x, y = (u - .5) * s, (v - .5) * s
            gx, gy = abs(((u * n) % 1) - .5) * 2, abs(((v * n) % 1) - .5) * 2
            well = max(0., min(1., (.70 - max(gx, gy)) / .16))
            edge = min(1, min(u, 1 - u, v, 1 - v) * 26)
            return (x, y, t * (.35 + .65 * edge ** .6) - .010 * well * edge)
        o = geo.grid(f, 100, 100, m, 'waffle', loc=loc)
        o.rotation_euler = (tilt[0], tilt[1], rot)
    waffle((-.03, .02, .014), .25, (0, 0))
    waffle((.035, -.03, .030), -.35, (.06, -.12))
    geo.box((.03, .03, .012), mat.plain('#f3dc8a', .35, .4, sub=.3), .004, loc=(.03, -.02, .049), rot=(.06, -.12, .3))
    syrup_pool(.026, (.03, -.03, .047), seed=seed)
    rnd = random.Random(seed)
    if int(berries):
        rb, bb = pl.hide(food.raspberry()), pl.hide(food.berry())
        for k in range(11):
            a, q = rnd.uniform(0, 6.28), rnd.uniform(.085, .115)
            geo.copy(rb if k % 2 else bb, (q * math.cos(a), q * math.sin(a), .018), (0, 0, a)).hide_render = False
        for k in range(4):
            geo.copy((rb, bb)[k % 2], (-.05 + .02 * k, .045 - .01 * k, .036), (.4, 0, k)).hide_render = False
    napkin((-.2, -.02, 0), .2, .13, .34, '#efe6d8', None, None, seed)
    ex.fork((.185, -.02, .004), -.1, mat.brass('#b48a47', .28))
    ob.cup(.042, .06, mat.glaze(plate, None, .25, 1), (.17, .17, 0), handle=.03, rot=-.8, fill=mat.plain('#3a2114', .1, .5))
    from_above(.95, 66, .1)
    return dict(ratio='4:5', exposure=.4)
