import {
  at,
  blob,
  chance,
  circle,
  curve,
  ellipse,
  head,
  line,
  path,
  placed,
  polygon,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const ink = '#1b2352'

const dinosaurs = () => {
  const long = (c, d) => [
    stroke('M-120 -60C-260 -60 -300 -10 -360 10', c, 46),
    stroke('M90 -90C160 -160 170 -260 190 -340', c, 60),
    ellipse(-20, -90, 160, 100, c),
    [-110, -50, 40, 90].map((x) => rect(x - 22, -60, 46, 130, c, { rx: 20 })),
    blob(
      [
        [150, -380],
        [200, -400],
        [270, -360],
        [276, -336],
        [200, -320],
        [160, -330],
      ],
      c,
    ),
    circle(206, -366, 8, ink),
    times(7, (i) => circle(-120 + i * 36, -150 - Math.sin(i / 2) * 20, 15, d)),
  ]
  const plates = (c, d) => [
    times(9, (i) =>
      placed(
        -150 + i * 38,
        -110 - Math.sin((i / 8) * 3.14) * 80,
        (i - 4) * 9,
        polygon(['-26,10', '0,-60', '26,10'], d),
      ),
    ),
    stroke('M-130 -60C-200 -60 -240 -40 -290 -10', c, 40),
    path(
      'M-180 0C-170 -180 150 -190 190 -40C220 -60 270 -50 280 -20C270 10 210 20 180 0C120 60 -140 60 -180 0Z',
      c,
    ),
    [-110, -50, 70, 120].map((x) => rect(x - 20, 0, 42, 84, c, { rx: 18 })),
    circle(246, -28, 7, ink),
    times(3, (i) =>
      polygon(
        [
          `${-300 + i * 24},${-20 - i * 4}`,
          `${-290 + i * 24},${-56 - i * 4}`,
          `${-276 + i * 24},${-24 - i * 4}`,
        ],
        d,
      ),
    ),
  ]
  const teeth = (c, d) => [
    stroke('M-40 -80C-130 -60 -190 -90 -250 -160', c, 44),
    blob(
      [
        [-70, -120],
        [20, -220],
        [80, -230],
        [100, -120],
        [60, -20],
        [-40, -10],
      ],
      c,
    ),
    blob(
      [
        [30, -310],
        [120, -330],
        [200, -300],
        [206, -260],
        [120, -230],
        [50, -220],
      ],
      c,
    ),
    path('M206 -270L120 -262L200 -240Z', '#fff'),
    stroke('M-20 -30L-40 70H0M50 -30L60 70H96', c, 40, { strokeLinejoin: 'round' }),
    stroke('M90 -150L136 -130L130 -108', c, 19),
    circle(110, -296, 9, ink),
    times(5, (i) => circle(-20 + (i % 3) * 34, -150 + i * 24, 11, d)),
  ]
  return printed(
    1104,
    '#baf0ff',
    { worn: '#d3f6ff', least: 0.72 },
    circle(590, 150, 74, '#ffd21f'),
    [
      [340, 330],
      [700, 690],
      [1030, 1104],
    ].map(([y], i) =>
      path(
        `M0 ${y + 60}C180 ${y + 20} 500 ${y + 90} 736 ${y + 40}V1104H0Z`,
        ['#9be36b', '#5fcf8a', '#19a87a'][i],
      ),
    ),
    at(420, 380, [0.72, 0.72], long('#7b3fe4', '#ffb8e0')),
    at(340, 690, [0.86, 0.86], plates('#ff7a1f', '#e01e37')),
    at(420, 1010, [0.9, 0.9], teeth('#12806a', '#ffe14d')),
    [
      [90, 400],
      [660, 720],
      [90, 1020],
      [640, 1040],
    ].map(([x, y]) => times(5, (k) => placed(x, y, -150 + k * 30, leaf(90, 15, '#0b6b52')))),
  )
}

const treasure = () => {
  const next = chance(37)
  return printed(
    920,
    '#ffe0a3',
    { rough: 7, worn: '#fff0cf', least: 0.68 },
    rect(36, 36, 664, 848, '#3fc9d9'),
    times(40, () => {
      const [x, y] = [60 + next() * 600, 60 + next() * 800]
      return stroke(`M${x} ${y}q10 -12 20 0t20 0`, '#8fe6ef', 4)
    }),
    blob(
      [
        [140, 200],
        [300, 120],
        [470, 160],
        [600, 130],
        [640, 300],
        [560, 430],
        [640, 600],
        [560, 780],
        [380, 740],
        [220, 800],
        [110, 680],
        [180, 520],
        [100, 380],
      ],
      '#fff0b8',
    ),
    blob(
      [
        [170, 220],
        [300, 150],
        [460, 190],
        [580, 170],
        [600, 300],
        [520, 430],
        [600, 600],
        [540, 740],
        [380, 700],
        [230, 760],
        [150, 670],
        [220, 520],
        [140, 380],
      ],
      '#7fd34f',
    ),
    [
      [220, 260],
      [280, 230],
      [540, 260],
      [240, 640],
    ].map(([x, y]) => [rect(x - 6, y, 12, 40, '#8a4a1f'), circle(x, y - 16, 34, '#12806a')]),
    [
      [430, 300],
      [500, 340],
    ].map(([x, y]) =>
      polygon([`${x - 60},${y + 50}`, `${x},${y - 60}`, `${x + 60},${y + 50}`], '#8a7fd9'),
    ),
    path('M330 560C360 520 440 520 460 570C470 610 360 620 330 600Z', '#3fc9d9'),
    curve(
      [
        [200, 720],
        [300, 640],
        [280, 520],
        [200, 420],
        [330, 360],
        [480, 460],
        [560, 560],
        [500, 660],
      ],
      '#e01e37',
      9,
      { strokeDasharray: '20 17' },
    ),
    stroke('M474 634L528 690M528 634L474 690', '#e01e37', 19),
    placed(
      110,
      800,
      -14,
      path('M-50 0H50L34 34H-34Z', '#8a4a1f'),
      line(0, 0, 0, -90, '#8a4a1f', 6),
      path('M4 -86C50 -60 50 -30 4 -10Z', '#fff'),
      path('M0 -96L30 -88L0 -80Z', '#17181f'),
    ),
    curve(
      [
        [620, 120],
        [650, 90],
        [610, 70],
        [660, 50],
      ],
      '#7b3fe4',
      17,
    ),
    circle(660, 46, 15, '#7b3fe4'),
  )
}

const heightChart = () => {
  const leaves = ['#0fae7a', '#12806a', '#7fd34f']
  return printed(
    1308,
    '#bfe6ff',
    { worn: '#d8f1ff', least: 0.72 },
    path('M0 1200C200 1160 500 1200 736 1170V1308H0Z', '#57c25a'),
    curve(
      [
        [420, 1240],
        [410, 900],
        [426, 600],
        [416, 250],
      ],
      '#8a5a2f',
      40,
    ),
    times(24, (i) =>
      placed(
        416,
        240 + i * 36,
        i % 2 ? -24 - (i % 5) * 6 : 204 + (i % 5) * 6,
        leaf(130 + (i % 4) * 26, 36, leaves[i % 3]),
      ),
    ),
    times(9, (i) => placed(416, 210, -170 + i * 20, leaf(170, 44, leaves[i % 3]))),
    rect(60, 70, 92, 1170, '#fff6dd', { rx: 14 }),
    times(23, (i) => [
      line(60, 1210 - i * 50, i % 5 ? 92 : 120, 1210 - i * 50, ink, i % 5 ? 4 : 7),
      i % 5 ? '' : text(168, 1220 - i * 50, `${60 + i * 4} cm`, 28, ink, { weight: 700 }),
    ]),
    [
      [560, 320, '#ff4f81'],
      [300, 560, '#ffd21f'],
      [590, 760, '#7b3fe4'],
      [280, 900, '#ff7a1f'],
    ].map(([x, y, c], i) => [
      ellipse(x, y, 44, 34, c),
      circle(x + (i % 2 ? -36 : 36), y - 20, 24, c),
      polygon(
        [
          `${x + (i % 2 ? -56 : 56)},${y - 26}`,
          `${x + (i % 2 ? -84 : 84)},${y - 16}`,
          `${x + (i % 2 ? -56 : 56)},${y - 10}`,
        ],
        '#12275e',
      ),
      circle(x + (i % 2 ? -40 : 40), y - 24, 4, ink),
      stroke(`M${x - 10} ${y + 34}V${y + 52}M${x + 10} ${y + 34}V${y + 52}`, ink, 4),
      path(`M${x - 20} ${y - 6}C${x} ${y - 30} ${x + 20} ${y} ${x + 10} ${y + 20}Z`, '#ffffff66'),
    ]),
  )
}

const plateAnimals = () => {
  const plate = (c, more) => [
    circle(0, 0, 100, c),
    circle(0, 0, 78, 'none', { stroke: '#00000018', strokeWidth: 5 }),
    times(24, (i) => placed(0, 0, i * 15, line(0, -84, 0, -98, '#00000018', 4))),
    more,
  ]
  const eyes = [-30, 30].map((x) => [circle(x, -16, 17, '#fff'), circle(x, -12, 8, '#17181f')])
  return printed(
    920,
    '#7b5cff',
    { rough: 3, worn: '#9a84ff', least: 0.74 },
    head(44, 116, 'Four paper plates', 66, '#fff', { weight: 700 }),
    text(46, 160, 'Paint first, glue second, whiskers last', 23, '#e0d6ff', { weight: 600 }),
    [
      [
        times(14, (i) =>
          placed(0, 0, i * 25.7, path('M0 -80L24 -136L-24 -136Z', i % 2 ? '#ff8a1f' : '#e8641a')),
        ),
        plate('#ffc94a', [
          eyes,
          path('M-16 14H16L0 32Z', '#8a3b12'),
          stroke('M0 32V44M0 44C-10 58 -30 56 -34 46M0 44C10 58 30 56 34 46', '#8a3b12', 5),
        ]),
      ],
      [
        [-1, 1].map((s) => ellipse(s * 50, -120, 26, 66, '#ffffff')),
        [-1, 1].map((s) => ellipse(s * 50, -120, 13, 44, '#ff9fc4')),
        plate('#ffffff', [
          eyes,
          circle(0, 22, 12, '#ff5c8a'),
          stroke('M-20 30L-84 22M-20 38L-84 46M20 30L84 22M20 38L84 46', '#17181f', 3),
        ]),
      ],
      [
        [-1, 1].map((s) => circle(s * 84, -66, 36, '#4fc26a')),
        [-1, 1].map((s) => [
          circle(s * 64, -92, 34, '#4fc26a'),
          circle(s * 64, -92, 21, '#fff'),
          circle(s * 64, -90, 10, '#17181f'),
        ]),
        plate('#4fc26a', [
          stroke('M-60 20C-30 60 30 60 60 20', '#0b5d2f', 8),
          [-52, 52].map((x) => circle(x, 8, 11, '#ff8fb3')),
        ]),
      ],
      [
        times(8, (i) =>
          placed(
            0,
            0,
            20 + i * 20,
            curve(
              [
                [70, 0],
                [110, 20],
                [120, -20],
                [160, 0],
              ],
              '#ff4f81',
              20,
            ),
          ),
        ),
        plate('#ff7aa2', [eyes, stroke('M-24 30C-10 46 10 46 24 30', '#8a1f4a', 7)]),
      ],
    ].map((draw, i) => [
      circle(
        200 + (i % 2) * 336,
        390 + Math.floor(i / 2) * 336,
        158,
        ['#2347ff', '#19c2a0', '#ffd21f', '#8fd3ff'][i],
      ),
      at(200 + (i % 2) * 336, 396 + Math.floor(i / 2) * 336, [0.92, 0.92], draw),
    ]),
  )
}

/** Prints for children: growing and playing. */
export const kids = {
  'kids-dinosaurs': dinosaurs,
  'kids-treasure-map': treasure,
  'kids-height-chart': heightChart,
  'kids-paper-plates': plateAnimals,
}
