import {
  at,
  blob,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  head,
  line,
  path,
  placed,
  rect,
  stroke,
  text,
  times,
  width,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

/** Outlines of nails, upward from the origin, forty wide and as long as told. */
const shapes = {
  square: (l) => `M-20 0V${-l}H20V0C12 12 -12 12 -20 0Z`,
  round: (l) => `M-20 0V${-l + 18}C-20 ${-l - 6} 20 ${-l - 6} 20 ${-l + 18}V0C12 12 -12 12 -20 0Z`,
  oval: (l) =>
    `M-20 0V${-l * 0.5}C-20 ${-l * 1.05} 20 ${-l * 1.05} 20 ${-l * 0.5}V0C12 12 -12 12 -20 0Z`,
  almond: (l) =>
    `M-20 0C-24 ${-l * 0.6} -12 ${-l * 0.94} 0 ${-l}C12 ${-l * 0.94} 24 ${-l * 0.6} 20 0C12 12 -12 12 -20 0Z`,
  coffin: (l) => `M-20 0L-21 ${-l * 0.5}L-11 ${-l}H11L21 ${-l * 0.5}L20 0C12 12 -12 12 -20 0Z`,
  stiletto: (l) =>
    `M-20 0C-22 ${-l * 0.5} -8 ${-l * 0.9} 0 ${-l}C8 ${-l * 0.9} 22 ${-l * 0.5} 20 0C12 12 -12 12 -20 0Z`,
}

const shine = (l) => stroke(`M-10 ${-l * 0.2}V${-l * 0.62}`, '#ffffffaa', 5)

/** A hand from above, its fingers upward; `nail` draws each nail at the origin. */
const hand = (skin, fold, nail) => {
  const fingers = [
    [-108, -70, -16, 150],
    [-44, -112, -5, 190],
    [24, -116, 3, 200],
    [88, -84, 11, 172],
  ]
  return [
    blob(
      [
        [-120, -90],
        [-128, 40],
        [-96, 180],
        [-84, 420],
        [100, 420],
        [104, 200],
        [136, 80],
        [118, -90],
        [0, -130],
      ],
      skin,
    ),
    placed(126, 60, 48, [
      rect(-33, -150, 66, 200, skin, { rx: 33 }),
      at(0, -122, [1, 1], nail(4, 40)),
      stroke('M-18 -54C-6 -48 6 -48 18 -54', fold, 3),
    ]),
    fingers.map(([x, y, turn, length], i) =>
      placed(x, y, turn, [
        rect(-31, -length, 62, length + 60, skin, { rx: 31 }),
        stroke(
          `M-16 ${-length * 0.48}C-6 ${-length * 0.45} 6 ${-length * 0.45} 16 ${-length * 0.48}M-14 ${-length * 0.42}C-6 ${-length * 0.4} 6 ${-length * 0.4} 14 ${-length * 0.42}`,
          fold,
          3,
        ),
        at(0, -length + 48, [1, 1], nail(i, 54)),
      ]),
    ),
    stroke('M-76 -20L-70 10M-6 -40V-4M56 -24L52 8', fold, 3),
  ]
}

const french = () =>
  printed(
    920,
    '#ff86b4',
    { worn: '#ffa6c8', least: 0.72 },
    circle(368, 400, 310, '#ffc9dd'),
    at(
      350,
      600,
      [1.5, 1.5],
      hand('#f4c4a2', '#d99c76', (_, l) => [
        path(shapes.oval(l + 26), '#fbd9cf'),
        clipped(
          `tip${_}`,
          path(shapes.oval(l + 26), '#000'),
          path(
            `M-26 ${-l * 0.86}C-10 ${-l * 1.06} 10 ${-l * 1.06} 26 ${-l * 0.86}V-120H-26Z`,
            '#fffdfa',
          ),
        ),
        shine(l),
      ]),
    ),
    path('M196 920V800C290 770 460 770 560 800V920Z', '#1f4fd1'),
    times(5, (i) => rect(196 + i * 78, 842, 46, 12, '#fff')),
  )

const redAlmond = () =>
  printed(
    1104,
    '#c8b6f5',
    { worn: '#dacdf9', least: 0.72 },
    times(5, (i) =>
      placed(640, 1040 - i * 180, -150 - i * 12, leaf(560, 90, i % 2 ? '#a892ea' : '#b7a3f0')),
    ),
    at(
      340,
      720,
      [1.7, 1.7],
      hand('#8a4f2d', '#5f3319', (_, l) => [
        path(shapes.almond(l + 50), '#e01e37'),
        stroke(`M-9 ${-l * 0.2}C-12 ${-l * 0.7} -8 ${-l} -4 ${-l * 1.3}`, '#ff8f9c', 5),
      ]),
    ),
    placed(262, 520, -5, [
      rect(-55, -10, 110, 20, '#ffd23f', { rx: 10 }),
      circle(0, 0, 22, '#ffd23f'),
      circle(0, 0, 12, '#19b5a5'),
    ]),
  )

const patterns = [
  (l) =>
    times(40, (i) =>
      (i + Math.floor(i / 4)) % 2
        ? rect(-24 + (i % 4) * 12, -l + Math.floor(i / 4) * 12, 12, 12, '#16181c')
        : '',
    ),
  (l) =>
    times(8, (i) =>
      path(`M-24 ${-l + i * 22}q12 -14 24 0t24 0v10q-12 -14 -24 0t-24 0Z`, '#ff5c8a'),
    ),
  (l) => [
    path(`M-24 ${-l * 0.55}L24 ${-l * 0.9}V-200H-24Z`, '#1f4fd1'),
    stroke(`M-24 ${-l * 0.55}L24 ${-l * 0.9}`, '#ffd23f', 4),
  ],
  (l) =>
    times(3, (i) =>
      at(
        (i % 2) * 14 - 7,
        -l * 0.22 - i * l * 0.27,
        [0.5, 0.5],
        [
          times(5, (k) => placed(0, 0, k * 72, ellipse(0, -13, 9, 12, '#fff'))),
          circle(0, 0, 8, '#ffb703'),
        ],
      ),
    ),
  (l) => times(14, (i) => ellipse(-16 + ((i * 23) % 34), -l + ((i * 41) % l), 5, 3.6, '#5a2f1c')),
]

const pressOns = () =>
  printed(
    736,
    '#ffe14d',
    { rough: 2, least: 0.76, worn: '#ffec8f' },
    rect(60, 60, 616, 616, '#fffdf4', { rx: 34 }),
    times(10, (i) => {
      const length = [120, 138, 146, 138, 108][i % 5]
      const grounds = ['#fffdf4', '#ffd6e3', '#c4e8ff', '#18a878', '#f0b98a']
      const d = shapes[i < 5 ? 'almond' : 'square'](length)
      const kind = i < 5 ? i : (i + 2) % 5
      return at(
        142 + (i % 5) * 113,
        i < 5 ? 320 : 600,
        [1.55, 1.55],
        [
          path(d, '#00000014', { transform: 'translate(4 6)' }),
          path(d, grounds[kind]),
          clipped(`nail${i}`, path(d, '#000'), patterns[kind](length)),
          path(d, 'none', { stroke: '#16181c', strokeWidth: 1.2 }),
          shine(length),
        ],
      )
    }),
  )

const shapesChart = () => {
  const ink = '#0d3b4f'
  return printed(
    920,
    '#dff3f0',
    { rough: 2, least: 0.76 },
    head(52, 112, 'Nail shapes', 74, ink),
    text(54, 154, 'File from the side to the middle, never back and forth.', 21, '#3d6b78'),
    Object.entries(shapes).map(([name, d], i) => {
      const [x, y] = [150 + (i % 3) * 218, 430 + Math.floor(i / 3) * 350]
      const color = ['#ff5c8a', '#ff9f1c', '#2ec4b6', '#7b5ce0', '#e8352b', '#1f6fe0'][i]
      return [
        rect(x - 92, y - 220, 184, 268, '#ffffff', { rx: 20 }),
        rect(x - 40, y - 74, 80, 122, '#f1c3a5'),
        rect(x - 40, y - 118, 80, 120, '#f1c3a5', { rx: 40 }),
        at(x, y - 40, [1.42, 1.42], [path(d(104), color), shine(90)]),
        head(x, y + 86, name[0].toUpperCase() + name.slice(1), 27, ink, { anchor: 'middle' }),
      ]
    }),
  )
}

const bottles = () =>
  printed(
    920,
    '#1b1464',
    { worn: '#39338a' },
    times(10, (i) => {
      const [x, y] = [100 + (i % 5) * 134, i < 5 ? 420 : 836]
      const color = [
        '#ff3d7f',
        '#ff9f1c',
        '#ffd23f',
        '#2ec4b6',
        '#8fd3ff',
        '#e01e37',
        '#ff9fc4',
        '#f4efe2',
        '#9b5de5',
        '#18a878',
      ][i]
      return [
        rect(x - 20, y - 330, 40, 150, i % 2 ? '#0c0a33' : '#f4efe2', { rx: 10 }),
        rect(x - 26, y - 192, 52, 22, color),
        path(
          `M${x - 52} ${y}V${y - 120}C${x - 52} ${y - 160} ${x - 26} ${y - 160} ${x - 24} ${y - 176}H${x + 24}C${x + 26} ${y - 160} ${x + 52} ${y - 160} ${x + 52} ${y - 120}V${y}Z`,
          color,
        ),
        rect(x - 38, y - 116, 12, 92, '#ffffff66', { rx: 6 }),
      ]
    }),
    [420, 836].map((y) => rect(0, y, width, 18, '#ff86b4')),
  )

const swirls = () => {
  const next = chance(4)
  return printed(
    1308,
    '#2347ff',
    { worn: '#4a68ff', least: 0.72 },
    times(9, (i) =>
      curve(
        [
          [-40, 80 + i * 160],
          [200, 20 + i * 150],
          [420, 180 + i * 140],
          [780, 60 + i * 150],
        ],
        i % 2 ? '#3f60ff' : '#1a38e0',
        34,
      ),
    ),
    [
      [190, 700, -7],
      [390, 640, 3],
      [580, 740, 10],
    ].map(([x, y, turn], i) =>
      placed(x, y, turn, [
        rect(-90, -190, 180, 1000, '#d9996c', { rx: 90 }),
        stroke('M-46 300C-16 312 16 312 46 300M-40 324C-14 334 14 334 40 324', '#b0714a', 6),
        at(
          0,
          -90,
          [3.3, 3.3],
          [
            path(shapes.round(80), '#fff7ec'),
            clipped(
              `swirl${i}`,
              path(shapes.round(80), '#000'),
              times(4, (k) =>
                curve(
                  [
                    [-30 + next() * 6, -6 - k * 20],
                    [-8, -20 - k * 19],
                    [8, -2 - k * 21],
                    [30, -16 - k * 20],
                  ],
                  ['#2347ff', '#ff5c3c', '#ffd23f', '#2347ff'][(k + i) % 4],
                  5 + next() * 4,
                ),
              ),
            ),
            shine(66),
          ],
        ),
      ]),
    ),
    line(0, 1304, 736, 1304, '#1a38e0', 8),
  )
}

const emerald = () =>
  printed(
    920,
    '#fff04d',
    { worn: '#fff58a', least: 0.74 },
    times(6, (i) => circle(368, 420, 330 - i * 56, i % 2 ? '#ffe100' : '#ffec33')),
    at(
      350,
      620,
      [1.5, 1.5],
      hand('#6b3a20', '#45220f', (_, l) => [path(shapes.square(l + 6), '#0a8f5b'), shine(l)]),
    ),
    path('M190 920V812C290 784 460 784 566 812V920Z', '#ff5c8a'),
  )

const blossoms = () =>
  printed(
    1104,
    '#7fd6e8',
    { worn: '#a3e3f0', least: 0.74 },
    times(14, (i) =>
      placed(
        (i * 211) % 736,
        (i * 331) % 1104,
        i * 40,
        times(5, (k) => placed(0, 0, k * 72, ellipse(0, -30, 19, 28, '#a8e6f2'))),
        circle(0, 0, 15, '#c9f2f8'),
      ),
    ),
    at(
      340,
      730,
      [1.65, 1.65],
      hand('#f6d0b1', '#dba37c', (finger, l) => [
        path(shapes.oval(l + 22), ['#c3a6ff', '#ffffff', '#c3a6ff', '#ffffff', '#c3a6ff'][finger]),
        at(
          0,
          -l * 0.62,
          [0.52, 0.52],
          times(5, (k) =>
            placed(0, 0, k * 72, ellipse(0, -15, 10, 14, finger % 2 ? '#ff5c9a' : '#ffffff')),
          ),
          circle(0, 0, 9, '#ffc21f'),
        ),
        shine(l * 0.6),
      ]),
    ),
  )

/** Prints of nails: hands, sets and shapes. */
export const nails = {
  'nails-french': french,
  'nails-red-almond': redAlmond,
  'nails-press-on': pressOns,
  'nails-shapes': shapesChart,
  'nails-polish': bottles,
  'nails-swirls': swirls,
  'nails-emerald': emerald,
  'nails-blossoms': blossoms,
}
