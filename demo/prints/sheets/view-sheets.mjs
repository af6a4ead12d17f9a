import {
  chance,
  circle,
  curve,
  ellipse,
  head,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { color, drawnAt, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

const numbers = (list) => list.map(Number)

const ridge = (seed, y, amp, jag) => {
  const next = chance(seed * 97 + 13)
  const count = jag ? 9 : 5
  const points = times(count + 1, (i) => [
    (i * 736) / count,
    y - next() * amp - (i % 2 ? amp * 0.5 : 0),
  ])
  if (jag)
    return `M0 1200${points.map(([x, level]) => `L${x.toFixed(0)} ${level.toFixed(0)}`).join('')}V1200Z`
  return `${points.slice(1).reduce(
    (d, [x, level], i) => {
      const [before, last] = points[i]
      const half = (before + x) / 2
      return `${d}C${half} ${last.toFixed(0)} ${half} ${level.toFixed(0)} ${x} ${level.toFixed(0)}`
    },
    `M0 1200V${points[0][1].toFixed(0)}`,
  )}V1200Z`
}

const house = (x, y, w, h, wall, roof) => [
  rect(x, y - h, w, h, wall),
  polygon([`${x - 8},${y - h}`, `${x + w + 8},${y - h}`, `${x + w / 2},${y - h - w * 0.5}`], roof),
  times(Math.max(1, Math.floor(h / 54)), (row) =>
    [0.22, 0.62].map((side) =>
      rect(x + w * side, y - h + 18 + row * 54, w * 0.18, 26, roof, { opacity: 0.8 }),
    ),
  ),
]

/** Layers of a view, from the sky to what stands in front. */
const layers = {
  sun: ([x, y, r, fill]) => circle(x, y, r, color(fill)),
  glow: ([x, y, r, ...fills]) =>
    fills.map((fill, i) => circle(x, y, r - (i * r) / (fills.length + 0.6), color(fill))),
  bands: ([y, h, ...fills]) =>
    fills.map((fill, i) => rect(0, Number(y) + i * Number(h), 736, Number(h) + 1, color(fill))),
  hills: ([seed, y, amp, fill]) => path(ridge(Number(seed), Number(y), Number(amp)), color(fill)),
  peaks: ([seed, y, amp, fill]) =>
    path(ridge(Number(seed), Number(y), Number(amp), true), color(fill)),
  peak: ([x, y, w, h, fill, snow]) => {
    const [cx, base, half, top] = numbers([x, y, w, h])
    return [
      polygon([`${cx - half},${base}`, `${cx},${base - top}`, `${cx + half},${base}`], color(fill)),
      polygon(
        [
          `${cx - half * 0.3},${base - top * 0.7}`,
          `${cx},${base - top}`,
          `${cx + half * 0.3},${base - top * 0.7}`,
          `${cx + half * 0.12},${base - top * 0.62}`,
          `${cx},${base - top * 0.7}`,
          `${cx - half * 0.14},${base - top * 0.6}`,
        ],
        color(snow),
      ),
    ]
  },
  ground: ([y, fill]) => rect(0, y, 736, 1200, color(fill)),
  sea: ([y, fill, foam]) => [
    rect(0, y, 736, 1200, color(fill)),
    times(16, (i) => {
      const x = (i * 211) % 700
      const level = Number(y) + 26 + i * 24
      return curve(
        [
          [x, level],
          [x + 30, level - 8],
          [x + 60, level],
          [x + 90, level - 8],
        ],
        color(foam),
        5,
      )
    }),
  ],
  path: ([y, fill]) =>
    path(
      `M340 ${y}C420 ${Number(y) + 90} 240 ${Number(y) + 170} 330 ${Number(y) + 260}S240 1100 120 1200H560C560 1050 520 ${Number(y) + 300} 430 ${Number(y) + 220}S430 ${Number(y) + 60} 352 ${y}Z`,
      color(fill),
    ),
  river: ([y, fill]) =>
    path(
      `M400 ${y}C300 ${Number(y) + 60} 560 ${Number(y) + 120} 440 ${Number(y) + 200}S80 ${Number(y) + 300} 140 1200H700C640 ${Number(y) + 380} 640 ${Number(y) + 300} 600 ${Number(y) + 200}S330 ${Number(y) + 80} 412 ${y}Z`,
      color(fill),
    ),
  houses: ([y, ...fills]) =>
    times(6, (i) =>
      house(
        14 + i * 120,
        Number(y),
        108,
        150 + ((i * 67) % 90),
        color(fills[i % (fills.length - 1)]),
        color(fills.at(-1)),
      ),
    ),
  stepped: ([y, roof, ...fills]) =>
    times(15, (i) => {
      const row = Math.floor(i / 5)
      return house(
        60 + (i % 5) * 130 - row * 34,
        Number(y) + row * 110,
        104,
        120,
        color(fills[(i * 2 + row) % fills.length]),
        color(roof),
      )
    }),
  skyline: ([y, fill, window]) =>
    times(9, (i) => {
      const [x, h] = [i * 84 - 6, 160 + ((i * 137) % 260)]
      return [
        rect(x, Number(y) - h, 78, h, color(fill)),
        i % 3 === 1
          ? polygon([`${x},${y - h}`, `${x + 78},${y - h}`, `${x + 39},${y - h - 80}`], color(fill))
          : '',
        times(Math.floor(h / 44), (row) =>
          [0, 1].map((k) =>
            (row * 3 + i + k) % 4
              ? rect(x + 14 + k * 30, y - h + 18 + row * 42, 18, 22, color(window))
              : '',
          ),
        ),
      ]
    }),
  bridge: ([y, fill]) => [
    rect(0, y, 736, 22, color(fill)),
    [170, 566].map((x) => [
      rect(x - 12, Number(y) - 240, 24, 420, color(fill)),
      rect(x - 30, Number(y) - 200, 60, 14, color(fill)),
    ]),
    stroke(
      `M-60 ${y - 60}Q50 ${y} 170 ${y - 236}Q368 ${Number(y) + 150} 566 ${y - 236}Q690 ${y} 800 ${y - 60}`,
      color(fill),
      9,
    ),
    times(24, (i) => {
      const x = 186 + i * 16
      const far = (x - 368) / 198
      return line(x, y - 44 - 192 * far * far, x, y, color(fill), 3)
    }),
  ],
  dome: ([x, y, s, wall, roof]) => {
    const [cx, base, size] = numbers([x, y, s])
    return [
      rect(cx - size, base - size, size * 2, size, color(wall)),
      path(
        `M${cx - size * 0.8} ${base - size}C${cx - size} ${base - size * 2} ${cx - size * 0.2} ${base - size * 2} ${cx} ${base - size * 2.4}C${cx + size * 0.2} ${base - size * 2} ${cx + size} ${base - size * 2} ${cx + size * 0.8} ${base - size}Z`,
        color(roof),
      ),
      [-0.6, 0, 0.6].map((k) =>
        path(
          `M${cx + size * (k - 0.18)} ${base}V${base - size * 0.4}A${size * 0.18} ${size * 0.24} 0 0 1 ${cx + size * (k + 0.18)} ${base - size * 0.4}V${base}Z`,
          color(roof),
        ),
      ),
    ]
  },
  wheel: ([x, y, r, fill, ...cars]) => {
    const [cx, cy, size] = numbers([x, y, r])
    const at = (i) => [
      cx + size * Math.cos((i * Math.PI) / 6),
      cy + size * Math.sin((i * Math.PI) / 6),
    ]
    return [
      line(cx, cy, cx - size * 0.6, cy + size * 1.5, color(fill), 14),
      line(cx, cy, cx + size * 0.6, cy + size * 1.5, color(fill), 14),
      circle(cx, cy, size, 'none', { stroke: color(fill), strokeWidth: 10 }),
      times(12, (i) => [
        line(cx, cy, ...at(i), color(fill), 4),
        circle(...at(i), 21, color(cars[i % cars.length])),
      ]),
    ]
  },
  tower: ([x, y, h, fill]) => {
    const [cx, base, high] = numbers([x, y, h])
    return [
      path(
        `M${cx - high * 0.22} ${base}Q${cx - high * 0.06} ${base - high * 0.35} ${cx - 8} ${base - high}H${cx + 8}Q${cx + high * 0.06} ${base - high * 0.35} ${cx + high * 0.22} ${base}H${cx + high * 0.13}Q${cx} ${base - high * 0.3} ${cx - high * 0.13} ${base}Z`,
        color(fill),
      ),
      [0.3, 0.6].map((share) =>
        rect(
          cx - high * (0.15 - share * 0.13),
          base - high * share,
          high * (0.3 - share * 0.26),
          13,
          color(fill),
        ),
      ),
      line(cx, base - high - 44, cx, base - high, color(fill), 5),
    ]
  },
  rows: ([y, fill, other]) =>
    times(9, (i) =>
      path(`M368 ${y}L${-760 + i * 250} 1200H${-630 + i * 250}Z`, color(i % 2 ? fill : other)),
    ),
  stars: ([count, fill]) => {
    const next = chance(41)
    return times(Number(count), () =>
      circle(next() * 736, next() * 560, 2 + next() * 3, color(fill)),
    )
  },
  put: ([x, y, s, ...parts]) =>
    parts.map((each, i) => drawnAt(Number(x) + i * s * 110, Number(y), Number(s), each)),
  line: ([y, step, s, ...parts]) =>
    times(Math.ceil(736 / step) + 1, (i) =>
      drawnAt(
        i * step,
        Number(y) + ((i * 37) % 3) * 8,
        Number(s) * (0.9 + ((i * 7) % 3) * 0.12),
        parts[i % parts.length],
      ),
    ),
  cloud: ([x, y, w, fill]) =>
    [0, 1, 2].map((i) =>
      ellipse(
        Number(x) + (i - 1) * w * 0.5,
        Number(y) - (i === 1 ? w * 0.16 : 0),
        w * 0.42,
        w * 0.2,
        color(fill),
      ),
    ),
  figure: ([fill, ...points]) => [
    points.map((each, i) => {
      const [x, y, from = i - 1] = numbers(each.split(','))
      const [fromX, fromY] = numbers((points[from] ?? each).split(','))
      return line(fromX, fromY, x, y, color(fill), 3)
    }),
    points.map((each, i) =>
      circle(...numbers(each.split(',').slice(0, 2)), i % 3 ? 9 : 14, color(fill)),
    ),
  ],
  window: ([fill]) =>
    path('M0 0H736V1200H0ZM70 1034V360A298 298 0 0 1 666 360V1034Z', color(fill), {
      fillRule: 'evenodd',
    }),
}

const view = ({ h = '1104', g, layers: drawn, name, k = 'white', size = '84', y }) =>
  printed(
    Number(h),
    color(g),
    { rough: 3, least: 0.84 },
    drawn.split(';').map((each) => {
      const [kind, ...rest] = wordsOf(each.trim())
      return layers[kind](rest)
    }),
    (name ?? '').split(' / ').map((each, i) =>
      each === ''
        ? ''
        : head(368, Number(y ?? h - 60) + i * size, each, Number(size), color(k), {
            anchor: 'middle',
            weight: 800,
            spacing: 0.01,
          }),
    ),
  )

/** Views of places, layer by layer: rows of `tables/views.txt`. */
export const viewSheets = sheetsOf('views.txt', view)
