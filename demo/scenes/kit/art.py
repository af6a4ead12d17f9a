"""Flat art for frames and cloths, as materials read by UV: hills, circles, arches, blocks, stripes, leaves."""
from . import materials as mat


def _circle(g, uv, cx, cy, r, squash=1.0):
    """1 inside a circle of UV space."""
    dx = g.math('SUBTRACT', uv.outputs[0], cx)
    dy = g.math('DIVIDE', g.math('SUBTRACT', uv.outputs[1], cy), squash)
    d = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dy, dy)))
    return g.math('LESS_THAN', d, r), d


def art(kind, cols, ground='#f1e9dc', seed=0, squash=.75):
    """kind: hills, sun, arches, blocks, stripes or drops; squash is the picture's width over its height."""
    g = mat.G('art')
    uv = g('SeparateXYZ', i0=g.coord('UV'))
    x, y = uv.outputs[0], uv.outputs[1]
    wob = g.noise(g.coord('UV', (1, 1, 1), (0, 0, 0), (seed * 3.7, seed * 1.3, 0)), 1.9, 2)
    c = ground
    if kind == 'hills':
        k = g.math('ADD', y, g.math('MULTIPLY', g.math('SUBTRACT', wob, .5), .7))
        n = len(cols)
        c = g.ramp(k, [(.16 * i, q) for i, q in enumerate(cols)] + [(.16 * n, ground)], 'CONSTANT')
    elif kind == 'sun':
        on, _ = _circle(g, uv, .5, .62, .24, squash)
        c = g.mix(on, ground, cols[0])
        k = g.math('ADD', y, g.math('MULTIPLY', g.math('SUBTRACT', wob, .5), .35))
        c = g.mix(g.math('LESS_THAN', k, .42), c, cols[1])
        c = g.mix(g.math('LESS_THAN', k, .22), c, cols[2 % len(cols)])
    elif kind == 'arches':
        _, d = _circle(g, uv, .5, .45, .1, squash)
        side = g.math('ABSOLUTE', g.math('SUBTRACT', x, .5))
        low = g.math('LESS_THAN', y, .45)
        d = g.math('ADD', g.math('MULTIPLY', d, g.math('SUBTRACT', 1., low)), g.math('MULTIPLY', side, low))
        stops = []
        for i, q in enumerate(cols):
            stops += [(.09 * i + .02, q), (.09 * i + .075, ground)]
        c = g.ramp(d, [(0., ground)] + stops, 'CONSTANT')
        c = g.mix(g.math('LESS_THAN', y, .12), c, ground)
    elif kind == 'blocks':
        for i, (a, b, w, h) in enumerate(((.1, .12, .42, .5), (.4, .4, .48, .46), (.2, .55, .3, .3))):
            inside = g.math('MULTIPLY', g.math('MULTIPLY', g.math('GREATER_THAN', x, a), g.math('LESS_THAN', x, a + w)),
                            g.math('MULTIPLY', g.math('GREATER_THAN', y, b), g.math('LESS_THAN', y, b + h)))
            c = g.mix(inside, c, cols[i % len(cols)])
    elif kind == 'stripes':
        f = g.math('FRACT', g.math('MULTIPLY', g.math('ADD', y, g.math('MULTIPLY', wob, .04)), 7.))
        c = g.mix(g.math('LESS_THAN', f, .5), ground, cols[0])
    else:
        for i, (a, b, r) in enumerate(((.42, .3, .2), (.6, .52, .15), (.4, .7, .1), (.62, .78, .06))):
            on, _ = _circle(g, uv, a, b, r, squash)
            c = g.mix(on, c, cols[i % len(cols)])
    grain = g.noise(g.coord('UV'), 90, 4)
    c = g.mix(g.math('MULTIPLY', grain, .12), c, '#ffffff')
    return g.done(g.bsdf(Base_Color=c, Roughness=.95, Specular=.05))
