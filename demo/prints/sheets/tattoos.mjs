import {
  at,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
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
import { hatch, printed, stippled } from './texture.mjs'

const ink = '#15181d'
const fine = (d, size = 2.6) => stroke(d, ink, size, { strokeLinejoin: 'round' })

const rose = [
  times(7, (i) =>
    placed(
      0,
      0,
      i * 51,
      path('M0 0C-40 -20 -46 -70 0 -84C46 -70 40 -20 0 0Z', '#d7263d', {
        stroke: ink,
        strokeWidth: 5,
      }),
    ),
  ),
  times(5, (i) =>
    placed(
      0,
      0,
      i * 72 + 20,
      path('M0 0C-26 -14 -30 -44 0 -54C30 -44 26 -14 0 0Z', '#f04a5d', {
        stroke: ink,
        strokeWidth: 4.5,
      }),
    ),
  ),
  stroke('M-12 6C-18 -14 14 -22 16 -2C16 12 -4 14 -4 0', ink, 4.5),
]

const bird = [
  path(
    'M-80 10C-40 -20 0 -20 30 0C60 -10 80 -40 110 -80C104 -20 80 20 40 40C0 60 -50 50 -80 10Z',
    '#1769aa',
    { stroke: ink, strokeWidth: 6, strokeLinejoin: 'round' },
  ),
  path('M-10 -12C-40 -60 -40 -100 -10 -130C4 -90 30 -60 34 0Z', '#1769aa', {
    stroke: ink,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  }),
  path('M-80 10C-60 30 -30 40 0 36C-20 20 -50 10 -80 10Z', '#f2c14e', {
    stroke: ink,
    strokeWidth: 4,
  }),
  circle(-52, 4, 5, ink),
]

const dagger = [
  polygon(['-16,-20', '16,-20', '10,90', '0,120', '-10,90'], '#e9eef2', {
    stroke: ink,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  }),
  line(0, -14, 0, 100, ink, 3),
  rect(-50, -40, 100, 20, '#f2c14e', { rx: 10, stroke: ink, strokeWidth: 6 }),
  rect(-13, -104, 26, 66, '#d7263d', { rx: 8, stroke: ink, strokeWidth: 6 }),
  circle(0, -112, 18, '#f2c14e', { stroke: ink, strokeWidth: 6 }),
]

const anchor = [
  stroke('M0 -70V90M-40 -34H40M-84 30C-80 80 -40 100 0 100S80 80 84 30', ink, 20),
  stroke('M0 -70V90M-40 -34H40M-84 30C-80 80 -40 100 0 100S80 80 84 30', '#1769aa', 9),
  circle(0, -92, 20, 'none', { stroke: ink, strokeWidth: 9 }),
]

const heart = [
  path(
    'M0 80C-110 10 -90 -80 -40 -80C-16 -80 0 -60 0 -44C0 -60 16 -80 40 -80C90 -80 110 10 0 80Z',
    '#d7263d',
    { stroke: ink, strokeWidth: 7 },
  ),
  path('M-112 -6L112 -26V20L-112 40Z', '#fff7e4', {
    stroke: ink,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  }),
  text(0, 20, 'MUM', 34, ink, { anchor: 'middle', weight: 800, spacing: 0.1 }),
  stroke('M-70 -50C-66 -64 -54 -68 -44 -66', '#ff9aa6', 7),
]

const star = [
  times(5, (i) =>
    placed(0, 0, i * 72, [
      polygon(['0,-96', '24,-30', '0,0'], '#f2c14e', { stroke: ink, strokeWidth: 4 }),
      polygon(['0,-96', '-24,-30', '0,0'], '#d7263d', { stroke: ink, strokeWidth: 4 }),
    ]),
  ),
]

const snake = [
  stroke('M-70 80C20 110 90 70 40 30C-10 0 -90 10 -60 -40C-40 -70 30 -60 50 -90', ink, 36),
  stroke('M-70 80C20 110 90 70 40 30C-10 0 -90 10 -60 -40C-40 -70 30 -60 50 -90', '#1f9d6b', 24),
  stroke('M-60 84C20 106 80 70 36 36C-10 8 -80 14 -54 -36C-36 -62 30 -56 46 -80', '#f2c14e', 4, {
    strokeDasharray: '2 15',
  }),
  circle(48, -92, 5, ink),
  stroke('M62 -104L86 -124M74 -114L92 -110', '#d7263d', 5),
]

const moon = [
  path('M20 -90A92 92 0 1 0 80 40A74 74 0 1 1 20 -90Z', '#f2c14e', { stroke: ink, strokeWidth: 7 }),
  circle(-28, -6, 5, ink),
  stroke('M-40 34C-30 44 -16 44 -8 36', ink, 5),
  stroke('M60 -50V-10M40 -30H80', ink, 5),
]

const key = [
  circle(0, -66, 40, 'none', { stroke: ink, strokeWidth: 20 }),
  circle(0, -66, 40, 'none', { stroke: '#f2c14e', strokeWidth: 9 }),
  stroke('M0 -26V96M0 90H36M0 60H28', ink, 19),
  stroke('M0 -26V96M0 90H36M0 60H28', '#f2c14e', 8),
]

const flash = () =>
  printed(
    1104,
    '#f7edd3',
    { rough: 3, worn: '#e3d3a8' },
    rect(28, 28, 680, 1048, 'none', { stroke: '#d7263d', strokeWidth: 5 }),
    rect(40, 40, 656, 1024, 'none', { stroke: ink, strokeWidth: 2 }),
    [bird, rose, dagger, anchor, heart, star, snake, moon, key].map((one, i) =>
      at(152 + (i % 3) * 216, 220 + Math.floor(i / 3) * 330, [1.02, 1.02], one),
    ),
    times(16, (i) =>
      circle(
        152 + ((i * 108) % 540) + (i % 2) * 6,
        [70, 385, 715, 1040][i % 4],
        5,
        i % 2 ? '#d7263d' : '#1769aa',
      ),
    ),
  )

const wild = [
  (h) => [
    fine(`M0 0C8 ${-h * 0.4} -10 ${-h * 0.7} 0 ${-h}`),
    times(9, (i) =>
      placed(-2, -h * 0.5 - i * h * 0.052, 0, [
        ellipse(-8, -5, 7, 5, 'none', { stroke: ink, strokeWidth: 2 }),
        ellipse(8, -5, 7, 5, 'none', { stroke: ink, strokeWidth: 2 }),
      ]),
    ),
  ],
  (h) => [
    fine(`M0 0C-10 ${-h * 0.5} 10 ${-h * 0.8} 0 ${-h}`),
    times(9, (i) =>
      placed(0, -h, i * 40, ellipse(0, -26, 7, 20, 'none', { stroke: ink, strokeWidth: 2 })),
    ),
    circle(0, -h, 9, ink),
    placed(-2, -h * 0.4, -140, fine('M0 0C20 -16 50 -16 70 0C50 12 20 12 0 0M0 0H66', 2)),
  ],
  (h) => [
    fine(`M0 0C12 ${-h * 0.5} -6 ${-h * 0.8} 10 ${-h}`),
    times(7, (i) => [
      placed(
        4,
        -h * 0.22 - i * h * 0.11,
        -30,
        fine('M0 0C18 -14 38 -14 52 0C38 10 18 10 0 0M0 0H48', 2),
      ),
      placed(
        4,
        -h * 0.26 - i * h * 0.11,
        210,
        fine('M0 0C18 -14 38 -14 52 0C38 10 18 10 0 0M0 0H48', 2),
      ),
    ]),
  ],
  (h) => [
    fine(`M0 0C-6 ${-h * 0.5} 4 ${-h * 0.8} -4 ${-h}`),
    path(
      `M-34 ${-h}C-40 ${-h - 50} -20 ${-h - 70} -4 ${-h - 50}C12 ${-h - 70} 36 ${-h - 50} 28 ${-h}C10 ${-h + 16} -18 ${-h + 16} -34 ${-h}Z`,
      'none',
      { stroke: ink, strokeWidth: 2.6 },
    ),
    fine(
      `M-18 ${-h - 6}C-20 ${-h - 30} -14 ${-h - 44} -4 ${-h - 50}M14 ${-h - 6}C16 ${-h - 30} 6 ${-h - 44} -4 ${-h - 50}`,
      1.8,
    ),
    placed(-2, -h * 0.3, -60, fine('M0 0C30 -22 80 -22 110 0C80 12 30 12 0 0M0 0H100', 2)),
  ],
]

const botanical = () =>
  printed(
    1104,
    '#d8ecd9',
    { rough: 1.5, least: 1 },
    rect(70, 70, 596, 964, '#f6fbf3', { rx: 298 }),
    [
      [-17, 0, 540],
      [-8, 1, 620],
      [0, 2, 730],
      [9, 3, 600],
      [17, 0, 500],
    ].map(([turn, kind, h]) => placed(368, 930, turn, wild[kind](h))),
    fine('M340 838C354 848 384 848 398 838M338 848C354 858 384 858 400 848', 3),
    fine(
      'M400 842C440 800 470 840 404 846C450 870 440 900 420 910M402 848C420 880 410 900 400 916',
      2.4,
    ),
  )

const moth = () => {
  const half = [
    path('M8 -60C70 -190 220 -240 300 -210C300 -110 210 -20 60 10Z', 'none', {
      stroke: ink,
      strokeWidth: 4,
    }),
    path('M10 10C100 0 190 40 210 110C170 190 80 190 14 100Z', 'none', {
      stroke: ink,
      strokeWidth: 4,
    }),
    clipped(
      'upper',
      path('M8 -60C70 -190 220 -240 300 -210C300 -110 210 -20 60 10Z', ink),
      placed(150, -100, -36, hatch(230, 8, 0, ink, 1.4)),
      circle(190, -130, 44, '#f7d9e6'),
    ),
    clipped(
      'lower',
      path('M10 10C100 0 190 40 210 110C170 190 80 190 14 100Z', ink),
      placed(110, 90, 30, hatch(180, 7, 0, ink, 1.4)),
      circle(120, 96, 32, '#f7d9e6'),
    ),
    circle(190, -130, 34, 'none', { stroke: ink, strokeWidth: 4 }),
    circle(190, -130, 18, ink),
    circle(120, 96, 22, 'none', { stroke: ink, strokeWidth: 4 }),
    circle(120, 96, 11, ink),
    stroke('M8 -90C20 -150 50 -180 90 -190', ink, 4),
    times(9, (i) => line(14 + i * 8, -124 - i * 8, 24 + i * 9, -112 - i * 8, ink, 3)),
    stroke('M40 -60C110 -130 200 -170 280 -190', ink, 3),
  ]
  return printed(
    920,
    '#f7d9e6',
    { rough: 1.5, least: 1 },
    times(3, (i) =>
      circle(368, 430, 300 + i * 12, 'none', { stroke: ink, strokeWidth: i === 1 ? 5 : 1.6 }),
    ),
    at(
      368,
      450,
      [0.96, 0.96],
      [
        half,
        at(0, 0, [-1, 1], half),
        ellipse(0, 20, 26, 118, '#f7d9e6', { stroke: ink, strokeWidth: 4 }),
        times(9, (i) =>
          stroke(
            `M-22 ${-60 + i * 20}C-8 ${-50 + i * 20} 8 ${-50 + i * 20} 22 ${-60 + i * 20}`,
            ink,
            3,
          ),
        ),
        circle(0, -92, 22, ink),
      ],
    ),
    path('M368 756A62 62 0 1 0 430 838A52 52 0 1 1 368 756Z', ink),
    [268, 468].map((x) => [
      circle(x, 790, 4, ink),
      stroke(`M${x} 760V776M${x} 804V820M${x - 30} 790H${x - 14}M${x + 14} 790H${x + 30}`, ink, 3),
    ]),
  )
}

const tiny = [
  'M-40 10C-20 -30 0 -30 0 0C0 -30 20 -30 40 10',
  'M-44 24L-10 -34L14 6L28 -14L46 24Z',
  'M0 -40V40M-34 -20L34 20M-34 20L34 -20',
  'M10 -36A38 38 0 1 0 34 22A30 30 0 1 1 10 -36Z',
  'M-44 0C-30 -22 -14 22 0 0S30 -22 44 0M-44 20C-30 -2 -14 42 0 20S30 -2 44 20',
  'M0 36C-52 0 -34 -36 -14 -32C-4 -30 0 -20 0 -16C0 -20 4 -30 14 -32C34 -36 52 0 0 36Z',
  'M0 44V-8M0 -8C-26 -8 -30 -40 0 -44C30 -40 26 -8 0 -8M0 24C-16 24 -24 10 -24 4M0 30C16 30 24 16 24 10',
  'M-40 0H28M14 -14L30 0L14 14M-40 0L-48 -10M-40 0L-48 10',
  'M-36 4L0 -34L36 4M-26 -4V36H26V-4',
  'M0 -40L10 -12L40 -12L16 6L24 36L0 18L-24 36L-16 6L-40 -12L-10 -12Z',
  'M-38 6C-20 -30 20 -30 38 6C20 30 -20 30 -38 6ZM-12 4A12 12 0 1 0 12 4A12 12 0 1 0 -12 4',
  'M-30 34C-30 -10 -10 -40 30 -40C34 0 10 30 -30 34ZM-30 34L14 -20',
  'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M0 -44V-30M0 30V44M-44 0H-30M30 0H44M-31 -31L-21 -21M21 21L31 31M31 -31L21 -21M-21 21L-31 31',
  'M-42 4L42 -34L14 36L-4 10ZM42 -34L-4 10V34L8 20',
  'M-42 0C-20 -26 14 -26 26 0C14 26 -20 26 -42 0ZM26 0L44 -18V18Z',
  'M-24 40C-24 0 -40 -10 -24 -40M0 40C0 0 -16 -10 0 -40M24 40C24 0 8 -10 24 -40',
]

const tinyChart = () =>
  printed(
    736,
    '#bfe1ff',
    { rough: 1, least: 1 },
    tiny.map((d, i) => {
      const [x, y] = [124 + (i % 4) * 163, 124 + Math.floor(i / 4) * 163]
      return [circle(x, y, 70, '#f4faff'), placed(x, y, 0, fine(d, 3.4))]
    }),
  )

const mountain = () => {
  const next = chance(14)
  return printed(
    920,
    '#ffd9b8',
    { rough: 1.5, least: 1 },
    circle(368, 420, 290, '#fff5ea'),
    clipped('round', circle(368, 420, 284, '#000'), [
      polygon(['60,640', '300,270', '420,460', '500,350', '700,640'], '#fff5ea', {
        stroke: ink,
        strokeWidth: 5,
        strokeLinejoin: 'round',
      }),
      clipped(
        'shade',
        polygon(['300,270', '420,460', '370,640', '310,420'], '#000'),
        placed(360, 460, 58, hatch(260, 9, 0, ink, 2)),
      ),
      clipped(
        'shade2',
        polygon(['500,350', '700,640', '560,640', '510,450'], '#000'),
        placed(600, 520, 62, hatch(260, 9, 0, ink, 2)),
      ),
      stippled(100, 470, 540, 170, 700, ink, 3),
      times(13, (i) =>
        placed(
          110 + i * 44,
          660 + (i % 3) * 10,
          0,
          fine('M0 0V-90M0 -84L-18 -54M0 -84L18 -54M0 -58L-24 -22M0 -58L24 -22', 3.4),
        ),
      ),
      circle(440, 240, 46, 'none', { stroke: ink, strokeWidth: 4 }),
      times(40, () => circle(120 + next() * 500, 150 + next() * 150, 1.4 + next() * 1.6, ink)),
    ]),
    circle(368, 420, 284, 'none', { stroke: ink, strokeWidth: 5 }),
    stroke('M368 704V820', ink, 4),
    placed(
      368,
      760,
      0,
      polygon(['0,-24', '16,0', '0,24', '-16,0'], '#fff5ea', { stroke: ink, strokeWidth: 4 }),
    ),
    circle(368, 838, 7, ink),
  )
}

const forearm = () =>
  printed(
    1308,
    '#0fb58f',
    { rough: 2, worn: '#3fc7a8', least: 0.74 },
    circle(368, 660, 330, '#5fd6b8'),
    path(
      'M240 -20C232 300 250 620 276 900C256 960 240 1040 250 1120C262 1180 300 1200 310 1260V1320H440V1260C470 1190 500 1120 490 1040C490 980 474 930 462 900C496 620 520 300 500 -20Z',
      '#e3ab82',
    ),
    [
      [330, 1150],
      [370, 1170],
      [410, 1156],
    ].map(([x, y]) =>
      stroke(`M${x} ${y}C${x - 4} ${y + 60} ${x} ${y + 110} ${x} 1320`, '#b97f58', 4),
    ),
    placed(372, 830, 0, [
      curve(
        [
          [0, 0],
          [-16, -200],
          [14, -420],
          [-4, -640],
        ],
        ink,
        5,
      ),
      times(15, (i) => {
        const size = 104 - i * 5.2
        return [
          placed(0 + (i % 2) * 2, -30 - i * 40, -28, leaf(size, size * 0.14, ink)),
          placed(0, -44 - i * 40, 208, leaf(size, size * 0.14, ink)),
        ]
      }),
    ]),
    stroke('M282 930C330 952 410 952 458 930M286 950C330 970 410 970 454 950', ink, 4),
  )

/** Prints of tattoos: flash sheets, fine lines and one on a forearm. */
export const tattoos = {
  'tattoos-flash': flash,
  'tattoos-wildflowers': botanical,
  'tattoos-moth': moth,
  'tattoos-tiny': tinyChart,
  'tattoos-mountain': mountain,
  'tattoos-fern': forearm,
}
