"""Baking, sweets, fruit and vegetables, mostly from above or at table height."""
import math, random
from mathutils import Vector, noise
from kit import core, geometry as geo, materials as mat, lights, objects as ob, plants as pl, food, extra as ex
from scenes import scene
from scenes.food import top_light, napkin
PI = math.pi


def table_top(col, kind='plain'):
    """A ground to lay things on: plain paper, linen, marble, walnut, oak, terrazzo."""
    m = {'plain': lambda: mat.plain(col, .92, .1, bump=.1, bscale=90), 'linen': lambda: mat.linen(col, None, .5, .5),
         'marble': lambda: mat.marble(col, '#9f978f', 2.6), 'walnut': mat.walnut, 'oak': mat.oak, 'terrazzo': lambda: mat.terrazzo(col)}[kind]()
    geo.plane(6, m)


def from_above(h=1.0, lens=70, tilt=.06, look=(0, 0, 0)):
    core.camera((look[0], look[1] - tilt * h, h), look, lens, 8, look)


def doughnut(loc, icing, sprinkles, seed, R=.045, r=.021, rot=0.0, tilt=(0, 0)):
    """Ring of fried dough with a wavy coat of icing and sugar sprinkles."""
    rnd = random.Random(seed)
    dough = mat.skin('#c98a45', '#d9a360', .7, .2, 300., sub=.1, nscale=40)
    P = [geo.grid(lambda u, v: ((R + r * math.cos(v * 2 * PI)) * math.cos(u * 2 * PI), (R + r * math.cos(v * 2 * PI)) * math.sin(u * 2 * PI), r * .86 + r * .86 * math.sin(v * 2 * PI)), 72, 32, dough, 'dough', wrap_u=True)]

    def coat(u, v):
        a = u * 2 * PI
        e = .42 + .10 * noise.noise(Vector((math.cos(a) * 2.6 + seed, math.sin(a) * 2.6, 1))) + .05 * math.sin(a * 7 + seed)
        b = PI / 2 + (v - .5) * 2 * PI * e
        q = r * (1.10 - .12 * abs(2 * v - 1) ** 5)
        return ((R + q * math.cos(b)) * math.cos(a), (R + q * math.cos(b)) * math.sin(a), r * .86 + q * .86 * math.sin(b))
    P.append(geo.grid(coat, 96, 28, mat.plain(icing, .28, .5, sub=.15), 'icing', wrap_u=True))
    if sprinkles:
        ms = [mat.plain(c, .5, .3) for c in sprinkles]
        for k in range(46):
            a, b = rnd.uniform(0, 2 * PI), PI / 2 + rnd.uniform(-.9, .9)
            q = r * 1.12
            p = Vector(((R + q * math.cos(b)) * math.cos(a), (R + q * math.cos(b)) * math.sin(a), r * .86 + q * .86 * math.sin(b)))
            d = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 0)).normalized() * .0034
            P.append(geo.tube([tuple(p - d), tuple(p), tuple(p + d)], .0011, ms[k % len(ms)], 6))
    return ob.group(P, loc, rot, tilt=tilt)


@scene('doughnuts')
def doughnuts(seed=0, ground='#efd9d0', pal='pastel'):
    """Iced doughnuts with sprinkles laid out on a plain ground, seen from above."""
    top_light(30, .32)
    table_top(ground)
    icings = {'pastel': ['#efb3b8', '#f6efe4', '#b9d3c0', '#5a3422', '#e9cf9a', '#bcd0e0'], 'cocoa': ['#4a2a1a', '#f4ecdf', '#8a5a3a', '#c9a06a', '#5a3422', '#efe0c8']}[pal]
    sp = [['#fff6ee', '#e2705a', '#f2c14e', '#6fa8a0'], None, ['#ffffff', '#d97f8f'], ['#f4ecdf', '#c9a06a'], None, ['#ffffff', '#5f8095', '#efb3b8']]
    k = 0
    for j in range(-2, 3):
        for i in range(-2, 2):
            x, y = (i + .5 + (.5 if j % 2 else 0)) * .165, j * .145
            doughnut((x, y, 0), icings[(k * 5 + j) % 6], sp[(k * 5 + j) % 6], seed * 40 + k, rot=k * 1.7)
            k += 1
    from_above(.86, 62)
    return dict(ratio='4:5', exposure=.35)


def macaron(loc, col, seed=0, r=.0225, fill='#f4ead8', tilt=(0, 0), rot=0.0):
    """Two smooth almond shells with ruffled feet around a layer of cream."""
    m = mat.plain(col, .5, .3, sub=.15, bump=.06, bscale=300)
    P = []
    for s in (1, -1):
        P.append(geo.grid(lambda u, v, s=s: (lambda a, t: ((r * math.sin(t * PI / 2) ** .62) * math.cos(a), (r * math.sin(t * PI / 2) ** .62) * math.sin(a), .014 + s * (.0062 + .0085 * math.cos(t * PI / 2) ** .8)))(u * 2 * PI, v), 64, 24, m, 'shell', wrap_u=True))
        P.append(geo.grid(lambda u, v, s=s: (lambda a: ((r * (1.0 + .035 * math.sin(PI * v) + .03 * noise.noise(Vector((math.cos(a) * 9 + seed, math.sin(a) * 9, v * 3 + s))))) * math.cos(a), (r * (1.0 + .035 * math.sin(PI * v) + .03 * noise.noise(Vector((math.cos(a) * 9 + seed, math.sin(a) * 9, v * 3 + s))))) * math.sin(a), .014 + s * (.0028 + .0036 * v)))(u * 2 * PI), 110, 8, m, 'foot', wrap_u=True))
    P.append(geo.lathe([(0, .0105), (r * .93, .0105), (r * .97, .014), (r * .93, .0175), (0, .0175)], mat.plain(fill, .5, .3, sub=.2), 48, 0))
    return ob.group(P, loc, rot, tilt=tilt)


@scene('macarons')
def macarons(seed=0, ground='#dfe3dc', wall='#c9d3cc', pal='pastel'):
    """Stack of pastel macarons on a small cake stand with a few in front."""
    lights.room_corner(mat.marble('#f1eeea', '#a39d97', 2.4), mat.plaster(wall, wall, .8), back=.5)
    lights.world('#e3eaf3', .42)
    lights.softbox((-.9, -.4, .8), (0, 0, .1), (.7, .9), 24, '#fff2e2')
    P = {'pastel': ['#e7a9b0', '#b9cfa8', '#f0dfae', '#c3b3d6', '#f3e9dc', '#a9c6cf'], 'earth': ['#a9684a', '#6b4a36', '#e3c9a0', '#8a9a6a', '#f0e4d0', '#c98f6d']}[pal]
    geo.lathe([(0, 0), (.05, 0), (.052, .004), (.018, .014), (.012, .05), (.03, .066), (.10, .07), (.104, .076), (.10, .078), (0, .078)], mat.glaze('#f0ebe1', '#e0d6c6', .25, .3), smooth_n=3)
    rnd = random.Random(seed)
    z, k = .078, 0
    for n, R in ((9, .066), (6, .043), (3, .024), (1, 0)):
        for i in range(n):
            a = 2 * PI * i / n + n * .4
            macaron((R * math.cos(a), R * math.sin(a), z), P[k % 6], k, rot=rnd.random() * 6)
            k += 1
        z += .0275
    macaron((-.13, -.10, 0), P[0], 41)
    macaron((-.17, -.075, .0), P[2], 42, rot=1)
    macaron((.12, -.12, .010), P[3], 43, tilt=(.5, .9))
    macaron((.16, -.09, 0), P[1], 44)
    core.camera((.0, -1.0, .27), (0, 0, .085), 72, 4, (0, -.05, .12))
    return dict(ratio='4:5', exposure=.45)


def muffin(loc, seed, berries, case='#8a5a36', batter=('#c98a45', '#e3b87a')):
    """Muffin in a pleated paper case with a cracked golden dome."""
    P = [geo.grid(lambda u, v: (lambda a, rr: (rr * math.cos(a), rr * math.sin(a), .045 * v))(u * 2 * PI, (.024 + .010 * v) * (1 + .035 * math.cos(u * 2 * PI * 26))), 160, 8, mat.plain(case, .9, .1), 'case', wrap_u=True)]

    def dome(u, v):
        a, t = u * 2 * PI, v * PI / 2
        rr = .0415 * math.cos(t) ** .7
        k = 1 + .07 * noise.fractal(Vector((math.cos(a) * 2 + seed, math.sin(a) * 2, v * 3)), .8, 2.1, 5)
        return (rr * k * math.cos(a), rr * k * math.sin(a), .041 + .031 * math.sin(t) * k)
    P.append(geo.grid(dome, 90, 40, mat.skin(batter[0], batter[1], .8, .5, 90., sub=.1, nscale=30), 'dome', wrap_u=True))
    rnd = random.Random(seed)
    e = ob.group(P, loc, rnd.random() * 6)
    for k in range(7):
        a, t = rnd.uniform(0, 2 * PI), rnd.uniform(.25, 1.4)
        geo.copy(berries, (loc[0] + .0405 * math.cos(t) ** .7 * math.cos(a), loc[1] + .0405 * math.cos(t) ** .7 * math.sin(a), loc[2] + .043 + .030 * math.sin(t)), (rnd.random(), rnd.random(), 0), rnd.uniform(.7, .95)).hide_render = False
    return e


@scene('muffins')
def muffins(seed=0, wall='#b9c6cc', table='oak'):
    """Blueberry muffins in paper cases on a cooling board with berries around."""
    lights.room_corner(mat.oak() if table == 'oak' else mat.walnut(), mat.plaster(wall, wall, .8), back=.6)
    lights.world('#e3eaf3', .34)
    lights.softbox((-1.0, -.2, .8), (0, 0, .05), (.7, .9), 27, '#fff0dc')
    b = pl.hide(food.berry(.0085))
    geo.lathe([(0, 0), (.17, 0), (.174, .006), (.174, .014), (.17, .018), (0, .018)], ex.wood_r('#8a5a36', '#5b361c', 1, 'X'), 96, 0)
    k = 0
    for x, y in ((-.085, .05), (.0, .075), (.085, .045), (-.05, -.045), (.05, -.05)):
        muffin((x, y, .018), seed * 9 + k, b)
        k += 1
    muffin((.0, .01, .018), seed * 9 + 7, b)
    rnd = random.Random(seed)
    for _ in range(16):
        a, q = rnd.uniform(PI, 2 * PI), rnd.uniform(.18, .25)
        geo.copy(b, (q * math.cos(a), q * math.sin(a) * .8, .0085), (rnd.random(), rnd.random(), 0), rnd.uniform(.8, 1.1)).hide_render = False
    core.camera((.05, -.95, .42), (0, 0, .035), 70, 4, (0, -.05, .05))
    return dict(ratio='4:5', exposure=.4)


def croissant(loc, rot, seed, m, scale=1.0):
    """Rolled crescent with stepped layers, thick in the middle, thin at the ends."""
    def f(u, v):
        t = 2 * v - 1
        bend = t * 1.05
        R = .085
        cx, cy = R * math.sin(bend), R * (1 - math.cos(bend)) * 1.0
        step = (abs(t) * 5.2 + .5) % 1
        r = .0335 * (1 - abs(t) ** 1.7) ** .62 + .004
        r *= 1 + .11 * (1 - step) * (abs(t) < .93)
        a = u * 2 * PI
        n = 1 + .03 * noise.noise(Vector((t * 9 + seed, math.cos(a) * 2, math.sin(a) * 2)))
        ox, oy = math.sin(bend), -math.cos(bend)
        return (cx + ox * r * n * math.cos(a), cy + oy * r * n * math.cos(a), max(.001, .028 + r * n * .9 * math.sin(a)))
    return geo.grid(f, 48, 200, m, 'croissant', wrap_u=True, loc=loc, rot=(0, 0, rot), scale=scale)


@scene('pastries')
def croissants(seed=0, ground='#e9e1d4', plate='#c9b79c', cloth='#8a9a94'):
    """Golden croissants on a plate with coffee, jam and a linen cloth, seen from above."""
    top_light(32, .28)
    table_top(ground, 'marble')
    napkin((-.2, -.06, 0), .3, .26, .5, cloth)
    g = mat.G('pastry')
    v = g.coord()
    n = g.noise(v, 40, 6, .6)
    up = g('SeparateXYZ', i0=g('NewGeometry').outputs['Normal']).outputs[2]
    f = g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', up, .22))
    c = g.ramp(f, [(.25, '#e6c188'), (.5, '#c8843a'), (.72, '#8f4d1c')])
    m = g.done(g.bsdf(Base_Color=c, Roughness=.42, Specular=.4, Subsurface=.08, Subsurface_Color=c, Normal=g.bump(g.noise(g.coord(scale=(1, 1, 1)), 120, 5), .25, .003)))
    ob.plate(.155, mat.glaze(plate, '#b9a586', .3, 1), (.02, .02, 0), rim=.016)
    for x, y, r in ((-.03, -.05, .3), (.05, .07, 2.6), (.09, -.03, 4.6)):
        croissant((x, y, .008), r, seed + x * 50, m)
    ob.cup(.042, .06, mat.glaze('#f0ebe1', '#d9cfbf', .25, .8), (.21, .19, 0), handle=.03, rot=.5, fill=mat.liquid('#2a130a', .06))
    ob.bowl(.04, .03, mat.glaze('#f0ebe1', '#d9cfbf', .25, .8), (-.16, .20, 0))
    food.soup(.034, '#8f1c22', '#a82a2c', (-.16, .20, .022), seed)
    ex.knife((.24, -.06, .003), .15, mat.brass('#b48a47', .28))
    from_above(.95, 66)
    return dict(ratio='4:5', exposure=.35)


@scene('spices')
def spices(seed=0, ground='#39332f', bowl='#efe7da', rows=4, cols=3):
    """Rows of small bowls with spices of every warm colour, seen from above."""
    top_light(30, .26)
    table_top(ground)
    pal = [('#c2571f', '#e0842c'), ('#e2a32a', '#f0c34a'), ('#7a2416', '#a83a20'), ('#6b7a3a', '#93a05a'), ('#2b211b', '#54443a'), ('#e9dcc0', '#cdb68a'),
           ('#a5682f', '#c98f50'), ('#8f3b2a', '#c2604a'), ('#d9c9a0', '#efe4c4'), ('#5b4a2c', '#8a7444'), ('#b8863a', '#d9ae5e'), ('#3f4a2a', '#6f7d44')]
    rnd = random.Random(seed)
    rnd.shuffle(pal)
    bm = mat.glaze(bowl, '#d3c7b3', .3, 1)
    S = .135
    k = 0
    for j in range(int(rows)):
        for i in range(int(cols)):
            x, y = (i - (int(cols) - 1) / 2) * S, (j - (int(rows) - 1) / 2) * S
            ob.bowl(.056, .034, bm, (x, y, 0), curve=.86)
            a, b = pal[k % 12]
            m = ex.grains(a, b, rnd.choice([260, 420, 900, 900]))
            sd = rnd.random() * 40
            geo.grid(lambda u, v, sd=sd: (.050 * v * math.cos(u * 2 * PI), .050 * v * math.sin(u * 2 * PI), .021 + .014 * (1 - v * v) + .0035 * noise.noise(Vector((v * math.cos(u * 2 * PI) * 3 + sd, v * math.sin(u * 2 * PI) * 3, 0)))), 60, 30, m, 'heap', wrap_u=True, loc=(x, y, 0))
            k += 1
    ex.spoon((.0, -.005, .045), .8, mat.brass('#b48a47', .28), .13, .014)
    from_above(.95, 66)
    return dict(ratio='3:4', exposure=.35)


@scene('breakfast bowls')
def smoothie_bowl(seed=0, ground='#d9e0dd', bowl='#efe7da', base='#8a4a6a'):
    """Smoothie bowl with rows of banana, berries, seeds and granola, seen from above."""
    top_light(32, .3)
    table_top(ground, 'linen')
    napkin((.2, .0, 0), -.2, .22, .5, '#c9b79c')
    ob.bowl(.115, .065, mat.glaze(bowl, '#cfc2ae', .28, 1), (0, 0, 0), curve=.86)
    food.soup(.108, base, base, (0, 0, .052), seed)
    rnd = random.Random(seed)
    ban = mat.skin('#f3e3b3', '#f8eecb', .5, .1, 200., sub=.2)
    core_m = mat.plain('#d9c07a', .6)
    for k in range(7):
        x, y = -.045 + .004 * k, -.062 + .021 * k
        ob.group([geo.lathe([(0, 0), (.016, 0), (.0165, .002), (.016, .005), (0, .0052)], ban, 40, 0), geo.lathe([(0, .0053), (.004, .0053), (0, .0055)], core_m, 12, 0)], (x, y, .053), 0, tilt=(-.35, .15))
    bb, rb = pl.hide(food.berry(.0075)), pl.hide(food.raspberry(.0105))
    for k in range(22):
        x, y = rnd.gauss(.005, .011), -.075 + .15 * rnd.random()
        geo.copy(bb, (x, y * (.9), .059), (rnd.random() * 3, rnd.random() * 3, 0), rnd.uniform(.85, 1.1)).hide_render = False
    for k in range(10):
        geo.copy(rb, (.045 + rnd.gauss(0, .007), -.065 + .013 * k, .061), (rnd.random() * 3, rnd.random() * 3, 0), rnd.uniform(.85, 1.1)).hide_render = False
    oat = pl.hide(geo.blob(.006, mat.skin('#c08a48', '#dcb174', .8, .3, 300.), 3, .2, 2.5, (1, .8, .5)))
    for k in range(90):
        a = rnd.uniform(-.9, .9)
        q = .078 + rnd.uniform(0, .024)
        geo.copy(oat, (q * math.cos(a), q * math.sin(a), .055 + rnd.uniform(0, .008)), (rnd.random() * 3, rnd.random() * 3, rnd.random() * 6), rnd.uniform(.6, 1.2)).hide_render = False
    coco = pl.hide(geo.tube([(-.004, 0, 0), (0, 0, .0006), (.004, 0, 0)], .0008, mat.plain('#faf6ee', .8), 5))
    for k in range(70):
        geo.copy(coco, (-.078 + rnd.gauss(0, .009), rnd.gauss(.01, .032), .057 + rnd.uniform(0, .004)), (rnd.random(), rnd.random(), rnd.random() * 6)).hide_render = False
    food.herb_leaves(4, .012, (.0, .082, .058), seed, .018)
    ex.spoon((-.19, -.02, .003), .25, mat.brass('#b48a47', .28))
    from_above(.72, 66)
    return dict(ratio='1:1', exposure=.35)


@scene('ice lollies')
def ice_lollies(seed=0, ground='#cfe0e0', pal='fruit'):
    """Ice lollies in fruit colours in two rows on a pale ground, seen from above."""
    top_light(30, .36)
    table_top(ground)
    P = {'fruit': ['#e9868f', '#f2b766', '#a9c98a', '#f4ead8', '#b385b0', '#e2604f'], 'berry': ['#7a3a5f', '#c9607f', '#f0d3d3', '#a95f8f', '#f3e9e0', '#5f4a80']}[pal]
    w = ex.wood_r('#e3c79a', '#c9a46c', 1, 'Y')
    rnd = random.Random(seed)
    k = 0
    for j in range(2):
        for i in range(4):
            x, y = (i - 1.5) * .085 + rnd.gauss(0, .003), (j - .5) * .19
            g = mat.G('ice')
            v = g.coord()
            zz = g('SeparateXYZ', i0=v).outputs[1]
            c = g.mix(g.ramp(g.math('ADD', g.math('MULTIPLY', zz, 9.), g.math('MULTIPLY', g.noise(v, 30, 4), .5)), [(.0, 0.), (.7, 1.)]), P[k % 6], P[(k + 3) % 6] if k % 2 else P[k % 6])
            c = g.mix(g.math('MULTIPLY', g.ramp(g.noise(v, 90, 5), [(.55, 0.), (.7, 1.)]), .45), c, '#fdf6ee')
            m = g.done(g.bsdf(Base_Color=c, Roughness=.38, Specular=.4, Subsurface=.25, Subsurface_Color=c, Normal=g.bump(g.noise(v, 120, 4), .15, .003)))
            P_ = [ex.superbox((.054, .105, .024), m, .3, (0, .02, .012), n=80, m=30)]
            P_.append(ex.superbox((.013, .075, .0032), w, .25, (0, -.055, .011), n=40, m=10))
            ob.group(P_, (x, y, 0), rnd.uniform(-.09, .09))
            k += 1
    from_above(.8, 62)
    return dict(ratio='1:1', exposure=.4)


@scene('sushi')
def sushi_rolls(seed=0, ground='#5d6b66', board='walnut'):
    """Maki rolls with coloured fillings in rows on a wooden board with a bowl of soy, seen from the front above."""
    top_light(32, .3)
    table_top(ground, 'linen')
    geo.box((.36, .2, .018), ex.wood_r('#8a5a36', '#5b361c', 1, 'X'), .006)
    nori, rice = mat.plain('#171d18', .6, .3, bump=.4, bscale=200), None
    g = mat.G('rice')
    vo = g('TexVoronoi', dict(feature='SMOOTH_F1'), i0=g.coord(scale=(1, 1.7, 1)), Scale=230.).outputs['Distance']
    rice = g.done(g.bsdf(Base_Color=g.mix(g.ramp(vo, [(.2, 0.), (.6, 1.)]), '#fbf7ee', '#d9cfbd'), Roughness=.45, Subsurface=.2, Subsurface_Color='#f6f0e4', Normal=g.bump(g.math('SUBTRACT', 1., vo), .8, .003)))
    fills = [['#e8733f', '#8fb05a'], ['#b7d08a', '#f2c14e'], ['#d94f4a', '#f3ead8']]
    rnd = random.Random(seed)
    for j in range(3):
        for i in range(6):
            x, y = (i - 2.5) * .053, (j - 1) * .058
            r, h = .0205, .028
            P = [geo.lathe([(r * .955, 0), (r, 0), (r, h), (r * .955, h)], nori, 64, 0),
                 geo.lathe([(0, 0), (r * .955, 0), (r * .955, h * .97), (r * .9, h * 1.03), (0, h * 1.03)], rice, 64, 0)]
            for q in range(3):
                a = q * 2.1 + rnd.random()
                c = fills[j][q % 2]
                P.append(geo.blob(.0062, mat.skin(c, c, .4, .1, 200., sub=.2), 3, .1, 2, (1, 1, .35), loc=(.0052 * math.cos(a), .0052 * math.sin(a), h * 1.03)))
            ob.group(P, (x, y, .018), rnd.random() * 6)
    ob.bowl(.038, .024, mat.glaze('#2f3b44', '#46555f', .25, .8), (.21, .12, 0))
    geo.lathe([(0, 0), (.032, 0)], mat.liquid('#1a0d08', .04), 48, 0, loc=(.21, .12, .017))
    for dy in (0, .013):
        geo.tube([(-.16, -.145 + dy, .006), (.12, -.155 + dy * 1.6, .006)], lambda t: .0026 + .0012 * t, ex.wood_r('#3a2418', '#23150d', 1, 'X'), 10)
    core.camera((.0, -.72, .62), (.01, -.005, .0), 66, 5, (0, -.02, .03))
    return dict(ratio='1:1', exposure=.4)


@scene('citrus')
def citrus(seed=0, ground='#e9c7b5', h=.9):
    """Slices of lemon, orange and lime in an even pattern on a plain ground with hard shadows, from above."""
    lights.world('#e6edf3', .45)
    lights.sun(-60, 42, 3.6, '#ffe6c8', .6)
    table_top(ground)
    rnd = random.Random(seed)
    kinds = [('#f3c93a', '#f0b51c', .034), ('#ee8a2a', '#e8771a', .040), ('#a9c24a', '#5f8a2a', .030), ('#e2604f', '#f09a4a', .043)]
    k = 0
    for j in range(-4, 5):
        for i in range(-3, 4):
            x, y = (i + (.5 if j % 2 else 0)) * .105, j * .095
            c, r, R = kinds[(i * 2 + j * 3) % 4]
            food.citrus_slice(R, .008, c, r, (x, y, .002), (rnd.uniform(-.05, .05), rnd.uniform(-.05, .05), rnd.random() * 6))
            k += 1
    from_above(h, 66, .02)
    return dict(ratio='4:5', exposure=-.15)


@scene('fruit')
def pears_and_figs(seed=0, wall='#3f4642', table='walnut'):
    """Pears and figs on a dark table in side light, like an old painting."""
    lights.room_corner(mat.walnut() if table == 'walnut' else mat.oak(), mat.plaster(wall, '#363c39', .9), back=.55)
    lights.world('#8f9bb8', .12)
    lights.softbox((-.9, -.1, .55), (0, 0, .05), (.5, .7), 20, '#ffe9cc')
    ob.bowl(.11, .05, mat.stoneware('#b9a88f', '#9a8a72'), (.03, .09, 0), curve=.85)
    for k, (x, y, z, r, t) in enumerate(((-.01, .07, .025, .2, .1), (.07, .10, .028, 1.6, -.2), (.03, .15, .03, 2.6, .15))):
        food.pear(1.0, None, loc=(x, y, z), rot=(t, -t * .6, r))
    food.pear(1.0, None, loc=(-.19, .03, 0), rot=(.02, .03, 1.2))
    food.pear(.95, None, loc=(-.11, -.05, .032), rot=(1.45, .2, .9))
    for k, (x, y) in enumerate(((.16, -.03), (.21, .03), (.10, -.085), (.23, -.07))):
        food.fig(1.0, None, loc=(x, y, 0 if k != 2 else .022), rot=(0, 0, k) if k != 2 else (1.3, 0, .5))
    for k in range(2):
        pl.branch((-.30 + .03 * k, -.07, .006), (1, -.1 + .16 * k, .04), .2, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .25, .05, 9, .9)
    core.camera((.0, -1.25, .30), (0, .02, .065), 74, 3.5, (0, -.0, .05))
    return dict(ratio='4:5', exposure=.7, shadows=(1, .99, 1.0), highlights=(1.02, 1, .96))


@scene('autumn')
def pumpkins(seed=0, wall='#b7ad9c', a='#d9772a', b='#e9dcc4', c='#7d8f86'):
    """Pumpkins in orange, cream and grey-green on a wooden bench with autumn leaves."""
    lights.room_corner(ex.wood_r('#8a6542', '#5d3f24', 1, 'X'), mat.plaster(wall, '#a39985', .7), back=.55)
    lights.world('#dbe5f2', .34)
    s = lights.sun(-124, 30, 4.2, '#ffd6a6', .9)
    lights.foliage_gobo(s, (0, .3, .4), 1.6, .6, 60, .08, seed + 2)
    st = mat.skin('#6f6a3a', '#8f8450', .8, .4, 120.)

    def pumpkin(loc, r, h, col, col2, ribs, sd):
        m = mat.skin(col, col2, .45, .2, 120., sub=.1, nscale=22)

        def f(u, v):
            t, an = v * PI, u * 2 * PI
            k = 1 - .13 * abs(math.cos(an * ribs / 2)) ** 5
            rr = r * math.sin(t) ** .75 * k * (1 + .04 * noise.noise(Vector((math.cos(an) + sd, math.sin(an), v))))
            z = h / 2 - h / 2 * math.cos(t) * (1 - .35 * math.exp(-(math.sin(t) / .45) ** 2))
            return (rr * math.cos(an), rr * math.sin(an), z)
        geo.grid(f, 160, 60, m, 'pumpkin', wrap_u=True, loc=loc, rot=(.04, 0, sd))
        geo.tube(geo.spline([(0, 0, h * .66), (.004, 0, h * .9), (.02, .004, h * .9 + r * .22), (.034, .004, h * .9 + r * .26)], 8), lambda t: r * (.15 - .09 * min(1, t * 2)), st, 9, loc=loc, rot=(0, 0, sd))
    pumpkin((-.13, .08, 0), .13, .17, a, '#e8933f', 11, seed + .3)
    pumpkin((.13, .12, 0), .115, .125, b, '#f3ead8', 10, seed + 1.9)
    pumpkin((.07, -.06, 0), .07, .075, c, '#a3b0a6', 9, seed + 2.7)
    pumpkin((-.05, -.10, 0), .05, .055, '#e2903c', '#f0ab5a', 8, seed + 4.1)
    pumpkin((.13, .12, .115), .06, .06, '#c9622a', '#dd803c', 8, seed + 5)
    lm = [mat.leaf(x, y, rough=.6, trans=.2, vary=.6) for x, y in (('#b8541f', '#e0902c'), ('#8a3a1c', '#c2602a'), ('#c9962a', '#e6c24f'))]
    lf = [pl.hide(pl.leaf_mesh(.06, .045, m, 'oval', .35, .2, 14, 6, .004)) for m in lm]
    rnd = random.Random(seed)
    for k in range(24):
        pl.put_leaf(lf[k % 3], Vector((rnd.uniform(-.32, .32), rnd.uniform(-.2, .05), rnd.uniform(.006, .012))), (math.cos(k * 2.4), math.sin(k * 2.4), .1), scale=rnd.uniform(.6, 1.1), roll=rnd.uniform(-.4, .4))
    core.camera((.0, -1.45, .36), (0, .03, .095), 68, 4, (0, -.02, .1))
    return dict(ratio='4:5', exposure=.3)


@scene('eggs')
def eggs(seed=0, wall='#c3cdd0', cloth='#e6ddd0'):
    """Bowl of eggs in cream, brown and pale blue on linen with a twig of blossom, soft morning light."""
    lights.room_corner(mat.linen(cloth, '#cfc4b2', .6), mat.plaster(wall, '#b1bcc0', .8), back=.6)
    lights.world('#e3eaf3', .38)
    lights.softbox((-1.0, -.2, .8), (0, 0, .05), (.7, .9), 26, '#fff2e2')

    def egg(col, col2, sp=None):
        m = mat.skin(col, col2, .5, .12, 300., spots=sp, sub=.15)
        return pl.hide(geo.lathe([(0, 0), (.008, .0008), (.0165, .007), (.0215, .021), (.0195, .036), (.0125, .0485), (.006, .0532), (0, .0545)], m, 48, 6, name='egg'))
    E = [egg('#f3ead8', '#f8f2e6'), egg('#c98f63', '#d9a67c'), egg('#bcd0cc', '#cfdfdb'), egg('#efe2cc', '#e6d3b3', '#7a5a40'), egg('#e0b894', '#e9c9aa')]
    ob.bowl(.115, .06, mat.glaze('#7f95a0', '#a3b5bd', .28, 1, '#39424a'), (0, .05, 0), curve=.86)
    rnd = random.Random(seed)
    for k, (x, y, z) in enumerate(((-.06, .04, .03), (-.02, -.0, .028), (.04, .01, .03), (.065, .06, .032), (.02, .10, .034), (-.04, .10, .034), (.0, .05, .056), (.035, .06, .06), (-.03, .06, .058))):
        geo.copy(E[k % 5], (x, y, z), (rnd.uniform(.9, 1.5), rnd.uniform(-.3, .3), rnd.uniform(0, 6.28)), 1.0).hide_render = False
    for k, (x, y, r) in enumerate(((-.17, -.05, .4), (.17, -.07, 2.2), (-.13, -.09, 1.3))):
        geo.copy(E[(k + 2) % 5], (x, y, .0215), (PI / 2, 0, r)).hide_render = False
    d = ex.daisy_head('#fbeff0', '#e3b84a', .012, 5, seed, .5)
    st = mat.plain('#6d5347', .8)
    pts = geo.spline([(.10, -.16, .006), (.19, -.10, .014), (.27, -.06, .02), (.34, .02, .04)], 10)
    geo.tube(pts, lambda t: .0026 - .0014 * t, st, 8)
    for k in range(16):
        p = pts[min(len(pts) - 1, 4 + k * 2)]
        ex.stand_on(d, Vector(p) + Vector((rnd.gauss(0, .008), rnd.gauss(0, .008), .008)), (rnd.gauss(0, .6), -.4, 1), rnd.uniform(.8, 1.2), k)
    core.camera((.02, -1.0, .42), (.01, .0, .035), 70, 4, (0, -.02, .05))
    return dict(ratio='4:5', exposure=.4)


@scene('fruit')
def fruit_crate(seed=0, kind='oranges', ground='#7d8f86'):
    """Wooden crate full of oranges or lemons with leaves, seen from the front above."""
    lights.world('#dbe5f2', .4)
    s = lights.sun(-118, 38, 4.2, '#ffdcb0', .8)
    lights.foliage_gobo(s, (0, .3, .3), 1.6, .6, 60, .09, seed + 3)
    geo.plane(6, ex.wood_r('#9a8a78', '#6f6254', .8, 'X'))
    geo.plane((6, 4), mat.plaster(ground, '#6d7f76', .7), (0, .6, 2), (PI / 2, 0, 0))
    w = ex.wood_r('#c9a577', '#a37a4c', 1, 'X')
    W, D, H = .46, .30, .16
    for z in (.005, .06, .115):
        for y in (-D / 2, D / 2):
            geo.box((W, .012, .045), w, .003, loc=(0, y, z))
        for x in (-W / 2, W / 2):
            geo.box((.012, D, .045), ex.wood_r('#c9a577', '#a37a4c', 1, 'Y'), .003, loc=(x, 0, z))
    for x in (-W / 2 + .02, W / 2 - .02):
        for y in (-D / 2 + .02, D / 2 - .02):
            geo.box((.026, .026, H + .01), ex.wood_r('#b98d5c', '#8d6237', 1, 'Z'), .003, loc=(x, y, 0))
    geo.box((W, D, .01), w, .002)
    f = {'oranges': lambda: food.orange(), 'lemons': lambda: food.lemon(), 'limes': lambda: food.lemon(.9, mat.skin('#6f9a2f', '#93b84a', .36, .5, 330., sub=.2))}[kind]
    base = pl.hide(f())
    rnd = random.Random(seed)
    for L, z in enumerate((.05, .11, .165)):
        nx, ny = (6, 4) if L < 2 else (5, 3)
        for i in range(nx):
            for j in range(ny):
                if L == 2 and rnd.random() < .3:
                    continue
                x, y = (i - (nx - 1) / 2) * .07 + rnd.gauss(0, .004), (j - (ny - 1) / 2) * .069 + rnd.gauss(0, .004)
                geo.copy(base, (x, y, z + rnd.gauss(0, .004)), (rnd.random() * 6, rnd.random() * 6, rnd.random() * 6), rnd.uniform(.92, 1.04)).hide_render = False
    lf = pl.hide(pl.leaf_mesh(.075, .03, mat.leaf('#2f5f2c', '#5f9440', rough=.35), 'oval', .2, .15))
    for k in range(12):
        pl.put_leaf(lf, Vector((rnd.uniform(-.19, .19), rnd.uniform(-.12, .1), .195 + rnd.uniform(0, .012))), (math.cos(k * 2.4), math.sin(k * 2.4), .25), scale=rnd.uniform(.7, 1.1), roll=rnd.uniform(-.5, .5))
    geo.copy(base, (.33, -.12, .036), (1, 2, 3)).hide_render = False
    geo.copy(base, (-.34, -.05, .036), (2, 1, 3)).hide_render = False
    core.camera((.1, -1.35, .78), (0, .0, .09), 66, 5, (0, -.1, .15))
    return dict(ratio='1:1', exposure=.25)


@scene('hot drinks')
def hot_chocolate(seed=0, mug='#8a3a30', wall='#5a524a', cloth='#d9cdb9'):
    """Mug of hot chocolate with marshmallows on a knitted cloth, candlelight behind, star anise and cinnamon."""
    lights.room_corner(mat.walnut(), mat.plaster(wall, '#4b443d', .9), back=.6)
    lights.world('#8f9bc0', .2)
    lights.softbox((-.8, -.4, .7), (0, 0, .05), (.5, .7), 17, '#ffe9d0')
    geo.lathe([(0, 0), (.15, 0), (.152, .004), (.15, .007), (0, .007)], ex.rug_mat(cloth, kind='plain'), 96, 0)
    ob.cup(.052, .095, mat.glaze(mug, mug, .3, .9, '#efe2d0'), (0, 0, .007), handle=.04, rot=-.5, fill=mat.liquid('#5a2f1a', .2))
    mm = mat.plain('#f8f1e8', .7, .2, sub=.3, bump=.1, bscale=60)
    rnd = random.Random(seed)
    for k in range(13):
        a, q = k * 2.4, .036 * math.sqrt((k + .5) / 13)
        o = geo.lathe([(0, 0), (.0085, 0), (.0105, .002), (.0105, .012), (.0085, .0145), (0, .0145)], mm, 28, 2, loc=(q * math.cos(a), q * math.sin(a), .089 + rnd.uniform(0, .005)), rot=(rnd.uniform(-1.4, 1.4), rnd.uniform(-.6, .6), rnd.random() * 6))
    cin = ex.wood_r('#8a4f2a', '#5f3318', 1, 'X')
    for k in range(3):
        geo.tube([(-.14 + .02 * k, -.10 - .012 * k, .016 + .006 * (k == 1)), (-.05 + .02 * k, -.125 - .012 * k, .016 + .006 * (k == 1))], .0065, cin, 14)
    for x, y, h in ((-.2, .26, .09), (.22, .30, .12), (.30, .2, .07)):
        ob.candle(.026, h, (x, y, 0), power=.5)
    for k in range(2):
        pl.branch((.12 + .02 * k, -.06, .01), (1, .25 - .3 * k, .08), .22, pl.olive_leaf(), mat.plain('#6d5b47'), seed + k, .25, .05, 10, .8)
    core.camera((.03, -.85, .36), (0, .0, .055), 66, 2.8, (0, -.03, .09))
    return dict(ratio='4:5', exposure=.75, bloom=.1, highlights=(1.03, 1, .95))
