"""Furniture and ceramics on plain grounds, and plaster stages of arches, steps and balls."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
from scenes.products import studio
from scenes.interiors import sofa
PI = math.pi


@scene('sofas')
def sofa_studio(seed=0, cloth='#7d8a76', bg='#dcd3c4', leg='#8d6237', accent='#b9623f', seats=2):
    """Sofa with two cushions on a plain ground."""
    studio(bg, power=62, scale=1.9)
    n = int(seats)
    sofa((0, 0, 0), 1.0 + .55 * (n - 1), ex.boucle(cloth, None, .7) if seed % 2 else mat.linen(cloth, None, .3, .5), mat.wood(leg, '#38200f', 1, 'Z', .4), n)
    ob.cushion((.46, .46), mat.linen(accent, None, .3), (-.42, -.08, .64), (1.2, .05, .15), seed + 1, .09)
    ob.cushion((.42, .30), mat.linen('#efe7da', None, .3), (.44, -.10, .58), (1.15, -.04, -.1), seed + 2, .08)
    core.camera((-.9, -5.2, 1.15), (0, .05, .40), 78, 8, (0, -.3, .4))
    return dict(ratio='4:5', exposure=.35)


@scene('sideboards')
def sideboard_studio(seed=0, wood='#b98d5c', dark='#8d6237', bg='#c9d3cc', vase='#b9683f', lamp='ball'):
    """Low sideboard with a lamp, a vase and books on a plain ground."""
    studio(bg, power=60, scale=1.7)
    w = ex.wood_r(wood, dark, 1, 'X')
    z = ob.sideboard((0, .1, 0), w, 1.5, .42, .5, 3, .2, ex.wood_r(wood, dark, 1, 'Z'))
    ob.vase('amphora', .10, .30, mat.stoneware(vase, None), (-.5, .1, z))
    for k in range(3):
        pl.branch((-.5, .1, z + .28), (-.4 + .4 * k, -.1, 1), .42, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .5, .3, 13, 1.2)
    ob.table_lamp((.48, .1, z), mat.stoneware('#efe7da', '#d9cdb9'), mat.lampshade('#f3e2c4', .5), .16, .46, lamp, 4)
    zz = z
    for c, s in (('#39443f', (.27, .2, .03)), ('#d9cdb9', (.24, .18, .028)), ('#b9623f', (.2, .15, .022))):
        ob.book(s, mat.linen(c, scale=.8, weave=.3), (.02, .08, zz), .08 * (seed % 3))
        zz += s[2]
    core.camera((.5, -4.7, 1.05), (0, .1, .55), 74, 8, (0, -.1, .6))
    return dict(ratio='4:5', exposure=.35)


@scene('table lamps')
def lamp_studio(seed=0, kind='ball', bg='#d9c3ae', base='#b9683f', shade='#f3e2c4'):
    """One lit table lamp, tone on tone with its ground: ball, ribbed column, mushroom or stacked balls."""
    studio(bg, power=26, scale=.7, amb=.26)
    m = mat.stoneware(base, None, rings=False)
    sh = mat.lampshade(shade, .7)
    if kind == 'stack':
        z = 0
        for r in (.085, .068, .052):
            geo.blob(r, m, 5, loc=(0, 0, z + r * .96))
            z += r * 1.86
        o = geo.lathe([(.15, z), (.14, z + .1), (.10, z + .17)], sh)
        geo.solidify(o, .0015)
        lights.point((0, 0, z + .08), 5, '#ffb46a', .035)
    elif kind == 'ribbed':
        geo.lathe([(0, 0), (.085, 0), (.088, .01), (.088, .2), (.075, .22), (.02, .23), (.012, .27)], m, ribs=(30, .008))
        o = geo.lathe([(.16, .25), (.155, .33), (.13, .41)], sh)
        geo.solidify(o, .0015)
        lights.point((0, 0, .33), 3.5, '#ffb46a', .09)
    else:
        ob.table_lamp((0, 0, 0), m, sh if kind != 'mushroom' else mat.lampshade(base, .45), .17, .46, kind, 5)
    core.camera((.2, -2.05, .42), (0, 0, .23), 78, 8, (0, -.1, .25))
    return dict(ratio='4:5', exposure=.5, bloom=.09, highlights=(1.02, 1, .96))


@scene('mugs')
def mug_row(seed=0, pal='earth', bg='#e3dacb', rows=2):
    """Handmade mugs in two staggered rows, each in a glaze of its own."""
    P = {'earth': ['#b9623f', '#e9e2d4', '#6f8478', '#d9a592', '#39443f', '#c9a06a', '#8a4a36'], 'sea': ['#3f5f78', '#e9ebe8', '#8fa9b5', '#5f7f78', '#c9d3cc', '#26384f', '#d9c9a8']}[pal]
    studio(bg, power=44, scale=.5)
    for k in range(7):
        row = 0 if k < 4 else 1
        x = (k - 1.5) * .125 if row == 0 else (k - 5) * .125
        m = mat.glaze(P[k], P[(k + 3) % 7] if k % 3 == 0 else None, .24, 1 if k % 2 else .5, bare='#b98f66', bare_z=.014)
        ob.cup(.043 - .003 * (k % 3), .085 + .01 * (k % 2), m, (x, .13 if row == 0 else 0, 0), handle=.032, taper=.95, rot=-.5 + .25 * (k % 4))
    core.camera((.05, -1.35, .42), (0, .05, .05), 70, 5, (0, 0, .06))
    return dict(ratio='4:5', exposure=.35)


@scene('jugs')
def jug_studio(seed=0, bg='#b9c6cc', col='#efe9df', flower='euca', side='#b9683f'):
    """A jug with twigs beside two lemons and a small bowl, tone on tone."""
    studio(bg, power=44, scale=.55)
    m = mat.glaze(col, None, .28, .8, bare='#b98f66', bare_z=.02)
    geo.vessel([(0, 0), (.05, 0), (.062, .004), (.085, .06), (.088, .1), (.07, .17), (.055, .21), (.066, .25)], m, .004, wobble=.01)
    path = geo.spline([(.058, 0, .225), (.11, 0, .235), (.135, 0, .17), (.115, 0, .1), (.082, 0, .075)], 12)
    geo.tube(path, .0085, m, 16)
    for k in range(4):
        lf = pl.euca_leaf() if flower == 'euca' else pl.olive_leaf()
        pl.branch((-.01 + .01 * k, 0, .24), (-.6 + .42 * k, -.15, 1), .34 - .03 * (k % 2), lf, mat.plain('#6e5546', .7), seed + k, .45, .3, 12, 1.1)
    ob.bowl(.06, .04, mat.stoneware(side, None), (-.19, -.05, 0))
    for x, y, r in ((.2, -.06, 1), (.24, -.0, 2.2), (-.19, -.05, 4)):
        o = food.lemon(.9)
        o.location, o.rotation_euler = (x, y, .028 if x > 0 else .042), (r, .3, r)
    core.camera((0, -1.9, .42), (0, 0, .22), 76, 8, (0, -.1, .25))
    return dict(ratio='3:4', exposure=.35)


def disc(r, h, m, loc):
    """Low cylinder with crisp rims."""
    o = geo.lathe([(0, 0), (r - .003, 0), (r, .003), (r, h - .003), (r - .003, h), (0, h)], m, 96, 0, loc=loc)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(30)


@scene('plaster stages')
def stage(seed=0, a='#e3b5a5', b='#efe3d6', c='#c98f78', bg='#e9cfc2', kind='arch'):
    """Empty stage for a product: plaster arch, steps, a ball and a round disc in low sun, tone on tone."""
    lights.world('#e6edf3', .4)
    s = lights.sun(-122, 38, 4.0, '#ffe2c0', .6)
    lights.window_gobo(s, (.1, .1, .3), 4, (1.1, 1.3), (2, 2), .04) if kind != 'steps' else None
    geo.plane(8, mat.plaster(bg, None, .8, bump=.2))
    geo.plane((8, 6), mat.plaster(bg, None, .8, bump=.25), (0, .55, 2), (PI / 2, 0, 0))
    ma, mb, mc = (mat.plaster(q, None, 1, bump=.2) for q in (a, b, c))
    if kind in ('arch', 'rainbow'):
        for q, (w, h, d, m) in enumerate(((.62, .8, .10, ma), (.40, .62, .16, mb), (.2, .42, .22, mc)) if kind == 'rainbow' else ((.62, .8, .12, ma),)):
            L = ex.arch_loop(w, h)
            n = len(L)
            V = [(x, .45 - d, z) for x, z in L] + [(x, .5, z) for x, z in L]
            geo.obj('arch', V, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)], m, smooth=False)
    if kind == 'steps':
        for k in range(6):
            geo.box((.5, .11, .07 * (k + 1)), ma, .004, loc=(.12, .0 + .09 * k, 0))
    disc(.174, .06, mb, loc=(-.02, .08, 0) if kind != 'steps' else (-.25, .05, 0))
    disc(.113, .124, mc, loc=(.28, .12, 0) if kind != 'steps' else (-.28, .3, 0))
    geo.blob(.065, mat.plaster(a, None, 1, bump=.15), 5, loc=(-.29, -.02, .065) if kind != 'steps' else (.2, .12, .205))
    geo.blob(.034, mc, 5, loc=(.12, -.12, .034))
    core.camera((0, -2.3, .5), (0, .1, .33), 74, 11, (0, 0, .2))
    return dict(ratio='4:5', exposure=.25)


@scene('perfume')
def perfume(seed=0, bg='#e3d3c4', a='#efe3d6', b='#b9683f', c='#39443f'):
    """Three stoneware perfume bottles with brass caps on stone blocks, a twig and soft light."""
    studio(bg, power=42, scale=.4)
    st = mat.marble('#efe9e2', '#b5a698', 6)
    geo.box((.13, .13, .05), st, .003, loc=(-.085, .03, 0))
    geo.box((.12, .12, .10), mat.plaster(bg, None, 2, bump=.2), .003, loc=(.07, .06, 0))
    br = mat.brass('#c79a4b', .2)

    def bottle(x, y, z, r, h, col, sq):
        m = mat.glaze(col, None, .3, .4)
        if sq:
            ex.superbox((r * 2, r * 1.3, h), m, .18, (x, y, z + h / 2), (0, 0, .25), n=80, m=40)
        else:
            geo.lathe([(0, 0), (r * .8, 0), (r, .006), (r, h * .7), (r * .7, h * .95), (.012, h)], m, 80, loc=(x, y, z))
        geo.lathe([(0, -.002), (.0105, -.002), (.0105, .014), (.017, .014), (.017, .042), (.016, .044), (0, .044)], br, 48, 0, loc=(x, y, z + h))
    bottle(-.085, .03, .05, .038, .085, a, 1)
    bottle(.07, .06, .10, .034, .07, b, 0)
    bottle(.015, -.07, 0, .04, .062, c, 1)
    pl.branch((.10, -.09, .006), (.9, .25, .06), .14, pl.euca_leaf(), mat.plain('#7d6150', .7), seed, .3, .05, 9, .6)
    geo.blob(.02, st, 4, loc=(-.15, -.07, .02))
    core.camera((.05, -1.15, .24), (0, 0, .10), 74, 5, (0, -.02, .1))
    return dict(ratio='4:5', exposure=.4)


@scene('jewellery')
def jewellery(seed=0, dish='#e9e2d4', bg='#c9a89a', metal='#c79a4b'):
    """Rings, hoops and a chain on a small ceramic dish and a stone, close up."""
    lights.room_corner(mat.linen(bg, None, .6, .5), mat.plaster(bg), back=.6)
    lights.world('#e3eaf3', .35)
    s = lights.sun(-118, 36, 3.6, '#ffe2c0', .8)
    lights.foliage_gobo(s, (0, 0, .05), 1.4, .35, 60, .05, seed + 2)
    m = mat.brass(metal, .16)
    ob.plate(.085, mat.glaze(dish, None, .25, 1), (0, 0, 0), rim=.014, well=.8)

    def ring(x, y, z, r, t, tilt, rot, stone=None):
        P = [geo.tube([(r * math.cos(q * PI / 30), r * math.sin(q * PI / 30), 0) for q in range(61)], t, m, 12, caps=False)]
        if stone:
            P.append(geo.blob(r * .42, mat.plain(stone, .12, .6, sub=.2), 4, squash=(1, 1, .75), loc=(0, r * 1.15, 0)))
        ob.group(P, (x, y, z), rot, tilt=tilt)
    ring(-.025, .01, .0105, .010, .0014, (PI / 2.1, .3), .4)
    ring(.012, .028, .0105, .0095, .0016, (PI / 2.2, 0), 1.2, '#6f8f7f')
    ring(.03, -.012, .0065, .010, .0018, (.08, .05), 0, '#efe6dc')
    for x in (-.035, -.005):
        ring(x, -.035, .006, .014, .0016, (.06, .02), 0)
    pts = geo.spline([(.12, -.06, .002), (.07, -.075, .016), (.03, -.05, .0075), (.045, .0, .0075), (.0, .05, .008), (-.05, .03, .0085), (-.075, -.01, .013), (-.12, -.03, .002), (-.16, .03, .002)], 26)
    bead = pl.hide(geo.blob(.0022, m, 2))
    for p in pts:
        geo.copy(bead, tuple(p)).hide_render = False
    geo.lathe([(0, 0), (.05, 0), (.05, .03), (0, .03)], mat.marble('#efe9e2', '#b5a698', 6), 64, 0, loc=(.13, .12, 0))
    ring(.13, .115, .042, .011, .002, (PI / 2, 0), .5, '#b9623f')
    core.camera((.03, -.62, .40), (0, .0, .01), 72, 4, (0, -.01, .01))
    return dict(ratio='4:5', exposure=.35)
