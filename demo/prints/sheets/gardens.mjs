import {
  at,
  blob,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  head,
  lines,
  path,
  placed,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const tuft = (x, y, r, color, dot) => [
  times(9, (i) => placed(x, y, i * 40, ellipse(0, -r * 0.6, r * 0.28, r * 0.44, color))),
  circle(x, y, r * 0.34, dot),
]

const raisedBeds = () => {
  const ink = '#173b2f'
  const crops = [
    (x, y) => tuft(x, y, 34, '#2fae60', '#b8e07a'),
    (x, y) => [
      circle(x, y, 26, '#1f8f4d'),
      times(6, (i) => placed(x, y, i * 60, leaf(36, 9, '#57c278'))),
    ],
    (x, y) => [
      circle(x, y, 27, '#7b3fb5'),
      circle(x, y, 16, '#a26be0'),
      circle(x, y, 7, '#d5b8f5'),
    ],
    (x, y) => [
      times(5, (i) => placed(x, y, i * 72, leaf(34, 13, '#8fc93a'))),
      circle(x, y, 12, '#f0342b'),
    ],
  ]
  const names = ['Lettuce and spinach', 'Carrots and leeks', 'Red cabbage', 'Strawberries']
  return printed(
    1104,
    '#d9ecff',
    { rough: 3, least: 0.72 },
    head(48, 118, 'Four raised beds', 70, ink, { weight: 700 }),
    text(50, 162, 'Move each crop one bed on, every spring', 22, '#3f6b78', { weight: 600 }),
    rect(48, 200, 640, 640, '#f2e3bd', { rx: 18 }),
    times(90, (i) => circle(60 + ((i * 127) % 616), 212 + ((i * 211) % 616), 3, '#dcc68f')),
    crops.map((crop, i) => {
      const [x, y] = [86 + (i % 2) * 304, 236 + Math.floor(i / 2) * 300]
      return [
        rect(x, y, 260, 262, '#b5652b', { rx: 10 }),
        rect(x + 16, y + 16, 228, 230, '#4a2c1c', { rx: 4 }),
        times(9, (k) => crop(x + 58 + (k % 3) * 72, y + 58 + Math.floor(k / 3) * 74)),
        circle(x + 14, y + 14, 25, ink),
        head(x + 14, y + 23, String(i + 1), 27, '#fffdf2', { anchor: 'middle' }),
      ]
    }),
    names.map((name, i) =>
      head(52 + (i % 2) * 336, 904 + Math.floor(i / 2) * 50, `${i + 1}  ${name}`, 28, ink),
    ),
    lines(
      52,
      1010,
      [
        'Beds of 1.2 by 1.2 meters, paths of half a meter:',
        'wide enough for a knee and a wheelbarrow.',
      ],
      21,
      '#3f6b78',
    ),
  )
}

const stems = [
  (h, c, d) => [
    stroke(`M0 0C6 ${-h * 0.5} -6 ${-h * 0.8} 0 ${-h}`, '#12754a', 5),
    times(11, (i) =>
      ellipse(
        i % 2 ? 8 : -8,
        -h + i * h * 0.042 - 10,
        12 - Math.abs(i - 8) * 0.6,
        9,
        i % 3 ? c : d,
      ),
    ),
  ],
  (h, c, d) => [
    stroke(`M0 0C-6 ${-h * 0.5} 6 ${-h * 0.8} 0 ${-h}`, '#12754a', 5),
    times(12, (i) => placed(0, -h, i * 30, ellipse(0, -24, 8, 18, c))),
    circle(0, -h, 14, d),
  ],
  (h, c, d) => [
    stroke(`M0 0V${-h}`, '#0c5a38', 5),
    circle(0, -h, 38, c),
    times(30, (i) =>
      placed(
        Math.cos(i * 2.4) * Math.sqrt(i / 30) * 34,
        -h + Math.sin(i * 2.4) * Math.sqrt(i / 30) * 34,
        0,
        circle(0, 0, 4, d),
      ),
    ),
  ],
  (h, c, d) => [
    stroke(`M0 0C8 ${-h * 0.5} 0 ${-h * 0.8} 4 ${-h}`, '#12754a', 5),
    path(
      `M-30 ${-h - 34}C-30 ${-h + 14} -10 ${-h + 20} 4 ${-h + 20}S36 ${-h + 14} 36 ${-h - 34}L18 ${-h - 12}L4 ${-h - 44}L-12 ${-h - 12}Z`,
      c,
    ),
    stroke(`M4 ${-h - 26}V${-h + 10}`, d, 4),
  ],
  (h, c, d) => [
    stroke(`M0 0C4 ${-h * 0.5} -4 ${-h * 0.8} 0 ${-h}`, '#12754a', 5),
    times(6, (i) =>
      placed(0, -h, i * 60, path('M0 0C-22 -12 -26 -40 0 -48C26 -40 22 -12 0 0Z', c)),
    ),
    circle(0, -h, 12, d),
  ],
]

const border = () => {
  const next = chance(44)
  const colors = [
    ['#7b3fe4', '#b58cff'],
    ['#ff3d7f', '#ffd23f'],
    ['#1f6fe0', '#9fd0ff'],
    ['#ff7a1f', '#ffd23f'],
    ['#fffaf0', '#ffc21f'],
    ['#e01e37', '#5a0f1a'],
    ['#ffd23f', '#7a3f12'],
  ]
  const row = (y, count, low, high) =>
    times(count, (i) => {
      const [c, d] = colors[Math.floor(next() * 7)]
      return placed(
        (i + next() * 0.8) * (760 / count) - 10,
        y,
        (next() - 0.5) * 12,
        stems[Math.floor(next() * 5)](low + next() * (high - low), c, d),
      )
    })
  return printed(
    1104,
    '#a8dcff',
    { worn: '#c4e8ff', least: 0.7 },
    circle(560, 190, 90, '#fff3b0'),
    row(1104, 15, 640, 780),
    times(16, (i) => placed(i * 48, 1104, -92 + (next() - 0.5) * 20, leaf(520, 24, '#0f7a4a'))),
    row(1104, 16, 400, 540),
    times(18, (i) => placed(i * 44, 1104, -90 + (next() - 0.5) * 30, leaf(330, 24, '#18a063'))),
    row(1104, 18, 200, 320),
    times(24, (i) => placed(i * 32, 1110, -90 + (next() - 0.5) * 44, leaf(170, 20, '#0c5a38'))),
    row(1110, 16, 70, 130),
  )
}

const greenhouse = () =>
  printed(
    920,
    '#10233f',
    { rough: 4, worn: '#28406b' },
    circle(150, 150, 60, '#fff3b0'),
    circle(176, 138, 54, '#10233f'),
    path('M88 860V420L368 180L648 420V860Z', '#18a37a'),
    path('M88 420L368 180L648 420Z', '#2fc297'),
    clipped('glass', path('M88 860V420L368 180L648 420V860Z', '#000'), [
      times(9, (i) =>
        placed(
          100 + i * 68,
          860,
          -90 + (i % 2 ? 12 : -12),
          leaf(240 + ((i * 71) % 200), 46, i % 3 ? '#0b5d4c' : '#ffd23f', '#10233f'),
        ),
      ),
      [180, 300, 440, 560].map((x, i) => [
        stroke(`M${x} 360V${470 + i * 20}`, '#10233f', 4),
        path(
          `M${x - 30} ${470 + i * 20}H${x + 30}L${x + 22} ${520 + i * 20}H${x - 22}Z`,
          '#ff5c8a',
        ),
        times(5, (k) => placed(x, 474 + i * 20, 30 + k * 30, leaf(70, 13, '#c9f06a'))),
      ]),
      rect(88, 720, 560, 18, '#10233f'),
      times(7, (i) => [
        path(
          `M${112 + i * 80} 660H${166 + i * 80}L${158 + i * 80} 720H${120 + i * 80}Z`,
          i % 2 ? '#ff7a3d' : '#fff3e0',
        ),
        times(3, (k) => placed(139 + i * 80, 662, -120 + k * 30, leaf(62, 14, '#c9f06a'))),
      ]),
    ]),
    stroke(
      'M88 860V420L368 180L648 420V860M228 300V860M368 180V860M508 300V860M88 420H648M88 600H648',
      '#f2fff9',
      7,
      { strokeLinejoin: 'round' },
    ),
    rect(310, 640, 116, 222, '#10233f'),
    rect(322, 652, 92, 210, '#f7e36a'),
    stroke('M368 652V862M322 756H414', '#10233f', 6),
    rect(0, 858, 736, 70, '#ff5c8a'),
  )

const packets = () => {
  const kinds = [
    ['Carrot', '#ff7a1f'],
    ['Beet', '#b3146a'],
    ['Pea', '#2fae60'],
    ['Sunflower', '#ffc21f'],
    ['Tomato', '#e01e37'],
    ['Cornflower', '#2347ff'],
  ]
  const draw = [
    (c) => [
      path('M0 90C-40 40 -50 -20 -30 -40H30C50 -20 40 40 0 90Z', c),
      stroke('M-24 0H4M-10 30H18', '#00000033', 5),
      times(5, (i) => placed(0, -40, -140 + i * 25, leaf(76, 12, '#1f8f4d'))),
    ],
    (c) => [
      path('M0 96C-4 70 -70 60 -66 0C-60 -50 60 -50 66 0C70 60 4 70 0 96Z', c),
      times(5, (i) => placed(0, -36, -130 + i * 20, leaf(90, 18, '#2fae60', '#b3146a'))),
    ],
    (c) =>
      placed(0, 10, -30, [
        path('M-100 0C-60 -50 60 -50 100 0C60 50 -60 50 -100 0Z', c),
        times(5, (i) => circle(-56 + i * 28, 0, 17, '#c9f06a')),
        stroke('M100 0L124 -20', '#1f8f4d', 7),
      ]),
    (c) => [
      stroke('M0 20V110', '#1f8f4d', 9),
      times(16, (i) => placed(0, 0, i * 22.5, ellipse(0, -58, 11, 28, c))),
      circle(0, 0, 38, '#5a2f12'),
      placed(0, 90, -20, leaf(64, 20, '#1f8f4d')),
    ],
    (c) => [
      circle(0, 20, 70, c),
      ellipse(-24, -4, 18, 11, '#ff8f8f'),
      times(6, (i) => placed(0, -44, i * 60, leaf(40, 8, '#1f8f4d'))),
    ],
    (c) => [
      stroke('M0 0C10 40 -6 80 0 110', '#1f8f4d', 7),
      times(10, (i) => placed(0, -10, i * 36, path('M0 0L-18 -70L-6 -58L0 -74L6 -58L18 -70Z', c))),
      circle(0, -10, 17, '#101f7a'),
    ],
  ]
  return printed(
    920,
    '#ff9fb8',
    { worn: '#ffb9cb', least: 0.72 },
    kinds.map(([name, color], i) => {
      const [x, y] = [132 + (i % 3) * 236, 244 + Math.floor(i / 3) * 430]
      return placed(x, y, i % 2 ? 2.4 : -2, [
        rect(-96, -178, 200, 372, '#00000022'),
        rect(-102, -186, 204, 372, '#fffaf0'),
        rect(-102, -186, 204, 40, color),
        times(12, (k) => path(`M${-102 + k * 17} -186l8.500 -10l8.500 10Z`, color)),
        head(0, -100, name, 33, '#1b1a3a', { anchor: 'middle', weight: 700 }),
        placed(0, 28, 0, at(0, 0, [0.92, 0.92], draw[i](color))),
        text(0, 164, 'SOW IN APRIL', 15, '#1b1a3a', {
          anchor: 'middle',
          weight: 700,
          spacing: 0.14,
        }),
      ])
    }),
  )
}

const meadow = () => {
  const next = chance(71)
  const flower = (kind, color) =>
    [
      [
        blob(
          [
            [-56, 0],
            [-40, -48],
            [0, -40],
            [40, -50],
            [58, 0],
            [30, 44],
            [-30, 44],
          ],
          color,
        ),
        circle(0, 0, 14, '#16181c'),
      ],
      [
        times(9, (k) => placed(0, 0, k * 40, ellipse(0, -34, 9, 28, color))),
        circle(0, 0, 14, '#ffb000'),
      ],
      times(14, (k) => ellipse(k % 2 ? 9 : -9, -60 + k * 9, 10, 8, color)),
    ][kind]
  const stalks = times(48, (i) => {
    const foot = 10 + next() * 716
    return {
      foot,
      end: foot + (next() - 0.5) * 70,
      top: 230 + next() * 700,
      size: 0.5 + next() * 0.6,
      i,
    }
  })
  return printed(
    1308,
    '#ffe94d',
    { rough: 2, least: 1 },
    stalks.map(({ foot, end, top, i }) =>
      stroke(
        `M${foot} 1320C${foot + 20} 1000 ${end - 20} ${top + 200} ${end} ${top}`,
        i % 2 ? '#0b6b5a' : '#12907a',
        4,
      ),
    ),
    stalks.map(({ end, top, size, i }) =>
      at(
        end,
        top,
        [size, size],
        flower(i % 3, ['#ff3d5c', '#2347ff', '#ffffff', '#ff7ac0'][i % 4]),
      ),
    ),
    times(22, (i) =>
      placed(i * 36, 1320, -90 + (i % 5) * 12 - 24, leaf(130 + (i % 4) * 40, 13, '#0b6b5a')),
    ),
    times(6, (i) =>
      curve(
        [
          [120 + i * 90, 120 + (i % 3) * 40],
          [132 + i * 90, 108 + (i % 3) * 40],
          [144 + i * 90, 120 + (i % 3) * 40],
        ],
        '#16181c',
        4,
      ),
    ),
  )
}

/** Prints of gardens: plans, borders, beds and seeds. */
export const gardens = {
  'garden-raised-beds': raisedBeds,
  'garden-border': border,
  'garden-greenhouse': greenhouse,
  'garden-seed-packets': packets,
  'garden-meadow': meadow,
}
