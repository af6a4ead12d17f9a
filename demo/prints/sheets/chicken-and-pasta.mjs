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
  polygon,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const lemonSlice = (x, y, r, turn = 0) =>
  placed(
    x,
    y,
    turn,
    circle(0, 0, r, '#f2c500'),
    circle(0, 0, r * 0.86, '#fff6c9'),
    times(8, (i) =>
      placed(
        0,
        0,
        i * 45,
        path(
          `M0 ${-r * 0.1}L${r * 0.22} ${-r * 0.7}A${r * 0.76} ${r * 0.76} 0 0 0 ${-r * 0.22} ${-r * 0.7}Z`,
          '#ffdf3d',
        ),
      ),
    ),
  )

const drumstick = (x, y, turn, s = 1) =>
  placed(
    x,
    y,
    turn,
    at(
      0,
      0,
      [s, s],
      [
        stroke('M70 0H150', '#f7ead2', 24),
        [-10, 10].map((dy) => circle(158, dy, 13, '#f7ead2')),
        blob(
          [
            [-80, -10],
            [-50, -62],
            [20, -60],
            [90, -20],
            [94, 14],
            [20, 56],
            [-50, 56],
          ],
          '#c96a1b',
        ),
        blob(
          [
            [-60, -14],
            [-36, -48],
            [14, -44],
            [60, -16],
            [0, -10],
          ],
          '#e88f34',
        ),
        times(9, (i) => circle(-40 + (i % 3) * 34, -20 + Math.floor(i / 3) * 22, 4, '#7a3a0c')),
      ],
    ),
  )

const traybake = () => {
  const next = chance(6)
  return printed(
    1104,
    '#1746d1',
    { worn: '#3d66de', least: 0.7 },
    rect(70, 90, 596, 924, '#0f2f94', { rx: 50 }),
    rect(84, 104, 568, 896, '#dfe6ee', { rx: 42 }),
    rect(110, 130, 516, 844, '#f4c98a', { rx: 26 }),
    times(34, () =>
      ellipse(
        130 + next() * 476,
        150 + next() * 800,
        26 + next() * 14,
        20 + next() * 10,
        next() > 0.5 ? '#f2d36b' : '#e8bd4c',
      ),
    ),
    [
      [250, 270, 20],
      [490, 330, 150],
      [260, 500, -24],
      [480, 590, 200],
      [250, 760, 16],
      [490, 860, 160],
    ].map(([x, y, turn]) => drumstick(x, y, turn, 1.12)),
    [
      [440, 190],
      [160, 380],
      [380, 440],
      [560, 470],
      [180, 630],
      [370, 700],
      [560, 740],
      [200, 900],
      [390, 930],
    ].map(([x, y], i) => lemonSlice(x, y, 52, i * 13)),
    times(24, () =>
      placed(
        140 + next() * 450,
        160 + next() * 780,
        next() * 360,
        times(4, (k) => placed(k * 18, 0, k % 2 ? 40 : -40, leaf(34, 8, '#12754a'))),
        line(0, 0, 80, 0, '#12754a', 4),
      ),
    ),
    times(14, () => circle(130 + next() * 480, 150 + next() * 800, 9, '#3b1f4a')),
  )
}

const roastChicken = () => {
  const [ink, light] = ['#7a1f12', '#fff3da']
  const bird = blob(
    [
      [120, 560],
      [150, 440],
      [260, 360],
      [400, 340],
      [540, 400],
      [610, 500],
      [600, 610],
      [500, 660],
      [260, 664],
      [150, 630],
    ],
    '#f0a52b',
  )
  return printed(
    920,
    light,
    { rough: 6, worn: '#ecd9b4', least: 0.67 },
    rect(36, 36, 664, 848, '#18a394'),
    times(20, (i) => placed(368, 500, i * 18, path('M0 -300L20 -700H-20Z', '#2fb5a6'))),
    ellipse(368, 690, 320, 76, light),
    ellipse(368, 682, 270, 54, '#bfe6df'),
    bird,
    clipped(
      'bird',
      bird,
      times(17, (i) =>
        stroke(
          `M${120 + i * 12} ${440 + i * 14}C${240 + i * 14} ${370 + i * 17} ${400 + i * 10} ${370 + i * 17} ${560 + i * 6} ${440 + i * 15}`,
          ink,
          2 + (i % 3),
        ),
      ),
    ),
    path(
      'M430 560C470 450 590 440 630 510C650 560 600 620 540 630C490 640 440 620 430 560Z',
      '#f5bb4e',
      { stroke: ink, strokeWidth: 6 },
    ),
    stroke('M626 520L690 446', ink, 34),
    stroke('M626 520L690 446', light, 22),
    [
      [694, 430],
      [706, 452],
    ].map(([x, y]) => circle(x, y, 15, light, { stroke: ink, strokeWidth: 5 })),
    path(
      'M180 470C230 420 300 430 316 480C300 540 230 560 190 540C170 520 170 490 180 470Z',
      '#f5bb4e',
      { stroke: ink, strokeWidth: 6 },
    ),
    [90, 170, 590, 660].map((x, i) =>
      placed(
        x,
        700,
        -60 + i * 30,
        times(5, (k) => placed(k * 14, 0, k % 2 ? 40 : -40, leaf(60, 16, '#0b5d4c'))),
      ),
    ),
    [230, 310, 480, 540].map((x, i) =>
      ellipse(x, 690 + (i % 2) * 12, 40, 26, i % 2 ? '#f26419' : '#f7d154', {
        stroke: ink,
        strokeWidth: 4,
      }),
    ),
    head(368, 840, 'Sunday roast chicken', 56, light, { anchor: 'middle', weight: 700 }),
  )
}

const spaghetti = () => {
  const next = chance(19)
  return printed(
    736,
    '#12a36d',
    { worn: '#3cb585', least: 0.7 },
    times(9, (row) =>
      times(9, (i) => ((i + row) % 2 ? rect(i * 82, row * 82, 82, 82, '#17b87c') : '')),
    ),
    circle(368, 376, 320, '#00000022'),
    circle(368, 368, 318, '#fffaf0'),
    circle(368, 368, 250, '#f3e9d6'),
    times(46, (i) => {
      const r = 30 + i * 4.2
      const turn = next() * 6.28
      return path(
        `M${368 + Math.cos(turn) * r} ${368 + Math.sin(turn) * r}A${r} ${r * (0.86 + next() * 0.24)} ${next() * 180} 1 1 ${368 + Math.cos(turn + 5) * r} ${368 + Math.sin(turn + 5) * r}`,
        'none',
        {
          stroke: ['#f7d26a', '#f2bf45', '#e9ad2f'][i % 3],
          strokeWidth: 9,
          strokeLinecap: 'round',
        },
      )
    }),
    blob(
      [
        [300, 290],
        [380, 270],
        [450, 310],
        [470, 380],
        [430, 450],
        [350, 460],
        [280, 430],
        [264, 350],
      ],
      '#d7261e',
    ),
    times(16, (i) =>
      blob(
        [
          [-16, -12],
          [14, -14],
          [18, 10],
          [-10, 16],
        ].map(([x, y]) => [
          368 + Math.cos(i * 2.4) * (20 + i * 5) + x,
          368 + Math.sin(i * 2.4) * (20 + i * 5) + y,
        ]),
        i % 2 ? '#f04a35' : '#a81510',
      ),
    ),
    [
      [330, 330, 20],
      [420, 350, 120],
      [370, 420, 240],
      [470, 250, 60],
    ].map(([x, y, turn]) => placed(x, y, turn, leaf(80, 26, '#0b6b3f', '#3fae74'))),
    times(40, () =>
      placed(250 + next() * 240, 250 + next() * 240, next() * 180, rect(-9, -2, 18, 4, '#fffdf4')),
    ),
  )
}

const shapesOfPasta = [
  [
    (c, d) => [
      path('M-70 -40L-14 -10V10L-70 40C-60 14 -60 -14 -70 -40Z', c),
      path('M70 -40L14 -10V10L70 40C60 14 60 -14 70 -40Z', c),
      ellipse(0, 0, 18, 16, d),
      stroke('M-56 -20L-18 -4M-56 20L-18 4M56 -20L18 -4M56 20L18 4', d, 4),
    ],
    'Farfalle',
  ],
  [
    (c, d) =>
      placed(0, 0, -30, [
        polygon(['-80,-22', '60,-22', '84,22', '-56,22'], c),
        times(5, (i) => line(-66 + i * 3, -14 + i * 8, 66 + i * 3, -14 + i * 8, d, 3)),
      ]),
    'Penne',
  ],
  [
    (c, d) =>
      placed(
        0,
        0,
        -24,
        times(7, (i) => [
          ellipse(-66 + i * 22, 0, 17, 30, i % 2 ? c : d, {
            transform: `rotate(24 ${-66 + i * 22} 0)`,
          }),
        ]),
      ),
    'Fusilli',
  ],
  [
    (c, d) => [
      path('M-70 10C-60 -60 60 -60 70 10C50 46 -50 46 -70 10Z', c),
      times(7, (i) =>
        stroke(
          `M${-52 + i * 17} ${26}C${-50 + i * 16} ${-10} ${-30 + i * 10} ${-30} ${-24 + i * 8} -38`,
          d,
          4,
        ),
      ),
    ],
    'Conchiglie',
  ],
  [
    (c, d) =>
      times(8, (i) =>
        curve(
          [
            [-80, -40 + i * 11],
            [-30, -50 + i * 12],
            [30, -34 + i * 12],
            [80, -46 + i * 12],
          ],
          i % 2 ? c : d,
          6,
        ),
      ),
    'Spaghetti',
  ],
  [
    (c, d) => [
      rect(-62, -50, 124, 100, c),
      times(9, (i) => [circle(-60 + i * 15, -50, 8, c), circle(-60 + i * 15, 50, 8, c)]),
      ellipse(0, 0, 38, 30, d),
    ],
    'Ravioli',
  ],
  [
    (c, d) => [
      path('M-60 30C-60 -60 60 -60 60 30L26 34C26 -10 -26 -10 -26 34Z', c),
      stroke('M-44 24C-44 -40 44 -40 44 24', d, 4),
      ellipse(-43, 32, 18, 9, d),
      ellipse(43, 32, 18, 9, d),
    ],
    'Maccheroni',
  ],
  [
    (c, d) => [
      times(6, (i) =>
        placed(0, 0, i * 60, path('M0 -8L20 -62A66 66 0 0 0 -20 -62Z', i % 2 ? c : d)),
      ),
      circle(0, 0, 22, c),
      circle(0, 0, 9, d),
    ],
    'Rotelle',
  ],
  [
    (c, d) => [
      path('M0 -62L58 30H-58Z', 'none', { stroke: c, strokeWidth: 30, strokeLinejoin: 'round' }),
      stroke('M-40 34L-14 22', d, 5),
    ],
    'Tortellini',
  ],
]

const pastaChart = () =>
  printed(
    1104,
    '#f4f0ff',
    { rough: 3, least: 0.74 },
    rect(0, 0, 736, 200, '#5b2bd9'),
    head(48, 136, 'Nine kinds of pasta', 70, '#fff7d6', { weight: 700 }),
    shapesOfPasta.map(([draw, name], i) => {
      const [x, y] = [142 + (i % 3) * 226, 342 + Math.floor(i / 3) * 292]
      const ground = ['#ffcf33', '#ff7a59', '#7ed6c2'][(i + Math.floor(i / 3)) % 3]
      return [
        rect(x - 98, y - 104, 196, 200, ground, { rx: 98 }),
        placed(x, y - 4, 0, draw('#fff3cf', '#b8741a')),
        head(x, y + 146, name, 27, '#2a1363', { anchor: 'middle' }),
      ]
    }),
  )

/** Prints of dishes with chicken or pasta. */
export const chickenAndPasta = {
  'dish-lemon-chicken': traybake,
  'dish-roast-chicken': roastChicken,
  'dish-spaghetti': spaghetti,
  'dish-pasta-shapes': pastaChart,
}
