import {
  at,
  blob,
  circle,
  clipped,
  ellipse,
  path,
  placed,
  polygon,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf, twig } from './leaves.mjs'
import { hatch, printed, stippled } from './texture.mjs'

const fox = () =>
  printed(
    920,
    '#cdb7f0',
    { worn: '#e0d2f7' },
    circle(368, 400, 300, '#fff1d6'),
    path('M470 800C690 790 700 520 560 470C610 590 560 690 440 720Z', '#f2661b'),
    path('M560 470C520 470 500 500 510 540C560 560 586 530 560 470Z', '#fff8ec'),
    polygon(['368,300', '540,800', '196,800'], '#f2661b'),
    polygon(['368,470', '440,800', '296,800'], '#fff8ec'),
    polygon(['220,330', '190,110', '350,250'], '#f2661b'),
    polygon(['516,330', '546,110', '386,250'], '#f2661b'),
    polygon(['236,290', '214,170', '300,246'], '#3b1f3f'),
    polygon(['500,290', '522,170', '436,246'], '#3b1f3f'),
    polygon(['190,300', '368,220', '546,300', '368,560'], '#f2661b'),
    polygon(['190,300', '330,380', '368,560'], '#fff8ec'),
    polygon(['546,300', '406,380', '368,560'], '#fff8ec'),
    polygon(['344,516', '392,516', '368,560'], '#3b1f3f'),
    stroke('M262 350L304 366M474 350L432 366', '#3b1f3f', 11),
    [296, 440].map((x) => rect(x - 28, 760, 56, 44, '#3b1f3f', { rx: 8 })),
    rect(0, 800, 736, 120, '#2f7d5a'),
    [70, 140, 610, 680].map((x, i) =>
      placed(
        x,
        806,
        0,
        twig(3, 54, 62, '#1d5c40', '#1d5c40'),
        i % 2 ? circle(0, -200, 12, '#f04f8a') : '',
      ),
    ),
  )

const monarch = (one, two, dot, tall) => [
  [-1, 1].map((side) =>
    at(
      0,
      0,
      [side, 1],
      [
        path(`M6 -8C20 ${-90 * tall} 90 ${-110 * tall} 112 -70C120 -30 60 6 6 4Z`, one),
        path(`M6 4C60 6 92 30 84 66C70 ${100 * tall} 20 84 6 20Z`, two),
        path(`M20 -20C40 ${-60 * tall} 76 ${-76 * tall} 92 -58C90 -36 54 -18 20 -20Z`, dot, {
          opacity: 0.85,
        }),
        circle(54, 50, 15, dot),
        circle(54, 50, 7, one),
        times(4, (i) => circle(104 - i * 11, -44 + i * 11, 4.4, '#fffaf0')),
        stroke('M3 -34C10 -64 26 -70 34 -66', '#16181c', 3),
      ],
    ),
  ),
  ellipse(0, 6, 8, 44, '#16181c'),
]

const butterflies = () => {
  const kinds = [
    ['#ff6b1a', '#d9420b', '#ffd23f', 1],
    ['#1f5fe0', '#0f3aa8', '#8fd0ff', 1.1],
    ['#f04f9a', '#b3206e', '#ffc2dd', 0.9],
    ['#16181c', '#3a3f4c', '#f5d547', 1.15],
    ['#18a878', '#0b6b4c', '#c6f06a', 1],
    ['#7b3fb5', '#4f2286', '#f2b1ff', 0.95],
    ['#ffd23f', '#f2a60d', '#ff6b1a', 1.05],
    ['#e0352f', '#8f1414', '#ffd9c2', 1],
    ['#0fa3a3', '#0a6b78', '#f8f4e0', 1.1],
    ['#f7f2e6', '#d8cfbb', '#1f5fe0', 0.95],
    ['#ff8fb3', '#ff5c8a', '#16181c', 1.1],
    ['#2b2f6b', '#14173f', '#ff6b5c', 1],
  ]
  return printed(
    1104,
    '#fdf8ea',
    { rough: 3, least: 0.74 },
    rect(30, 30, 676, 1044, 'none', { stroke: '#16181c', strokeWidth: 3 }),
    kinds.map((kind, i) =>
      placed(
        150 + (i % 3) * 218,
        156 + Math.floor(i / 3) * 262,
        (i % 4) * 7 - 10,
        at(0, 0, [0.88, 0.88], monarch(...kind)),
      ),
    ),
  )
}

const tiger = () => {
  const dark = '#1b1512'
  const half = [
    ellipse(150, -190, 62, 62, '#f58a1f'),
    ellipse(150, -186, 32, 34, dark),
    stroke(
      'M30 -230C40 -200 40 -190 34 -170M70 -226C84 -200 84 -180 74 -156M8 -240V-180',
      dark,
      15,
    ),
    stroke(
      'M216 -110C180 -100 160 -92 140 -70M234 -40C190 -44 166 -36 146 -22M226 40C190 24 166 26 144 36M196 110C170 90 150 88 134 94',
      dark,
      17,
    ),
    path('M40 -84C70 -130 130 -120 140 -60C100 -40 60 -50 40 -84Z', '#fff6e3'),
    ellipse(88, -78, 26, 24, '#c6e04a'),
    circle(86, -78, 12, dark),
    path('M36 -84C66 -124 124 -120 142 -62C110 -98 70 -100 36 -84Z', dark),
    path('M0 60C40 20 110 40 110 100C106 160 40 170 0 140Z', '#fff6e3'),
    times(9, (i) => circle(40 + (i % 3) * 22, 84 + Math.floor(i / 3) * 22, 4, dark)),
    stroke('M80 100L270 70M80 116L276 120M76 134L260 172', '#fff6e3', 4),
  ]
  return printed(
    920,
    '#0b5d4c',
    { rough: 5, worn: '#2b7d6a' },
    times(14, (i) =>
      placed(368, 470, i * 25.7, leaf(430, 62, i % 2 ? '#12876b' : '#f04f8a', '#0b5d4c')),
    ),
    at(
      368,
      490,
      [1.12, 1.12],
      [
        blob(
          [
            [0, -250],
            [130, -226],
            [220, -110],
            [236, 20],
            [170, 160],
            [60, 220],
            [0, 226],
            [-60, 220],
            [-170, 160],
            [-236, 20],
            [-220, -110],
            [-130, -226],
          ],
          '#f58a1f',
        ),
        half,
        at(0, 0, [-1, 1], half),
        path('M-24 -90C-20 -20 -36 10 -50 40H50C36 10 20 -20 24 -90Z', '#ffab4a'),
        path('M-46 40H46C46 76 12 84 0 84S-46 76 -46 40Z', '#ef5f7c'),
        stroke('M0 84V126M0 126C-24 150 -60 150 -76 126M0 126C24 150 60 150 76 126', dark, 8),
      ],
    ),
  )
}

const hare = () => {
  const ink = '#2b2118'
  const body = [
    blob(
      [
        [250, 520],
        [330, 450],
        [450, 460],
        [560, 560],
        [600, 720],
        [560, 800],
        [420, 810],
        [300, 800],
        [250, 700],
      ],
      '#c9a06a',
    ),
    blob(
      [
        [150, 440],
        [210, 390],
        [290, 410],
        [320, 480],
        [290, 550],
        [200, 560],
        [140, 520],
      ],
      '#c9a06a',
    ),
    blob(
      [
        [220, 410],
        [170, 250],
        [180, 130],
        [210, 110],
        [250, 230],
        [260, 400],
      ],
      '#c9a06a',
    ),
    blob(
      [
        [262, 410],
        [270, 250],
        [310, 140],
        [340, 130],
        [336, 260],
        [300, 420],
      ],
      '#c9a06a',
    ),
    rect(262, 620, 52, 196, '#c9a06a', { rx: 24 }),
  ]
  return printed(
    1104,
    '#bfe0d8',
    { rough: 3, least: 0.72 },
    circle(540, 270, 120, '#ffd98a'),
    body,
    clipped('hare', body, [
      placed(400, 560, 58, hatch(480, 10, 0, ink, 1.7)),
      stippled(240, 440, 340, 370, 260, ink, 5),
    ]),
    path('M214 380C186 280 188 190 206 150C226 240 236 310 240 390Z', '#f0b9a0'),
    circle(208, 456, 15, ink),
    circle(203, 451, 4, '#fff'),
    path('M140 490L122 484L132 504Z', ink),
    stroke('M170 508L80 500M172 518L84 530', ink, 2),
    circle(596, 770, 42, '#fdf7ea'),
    ellipse(480, 806, 110, 24, '#c9a06a'),
    stroke('M420 640C520 640 560 740 500 800', ink, 4),
    times(46, (i) =>
      placed(
        i * 17,
        850 + (i % 5) * 12,
        -90 + ((i * 37) % 34) - 17,
        leaf(90 + ((i * 53) % 130), 8, ['#0b6b4c', '#18936a', '#0a4a3c'][i % 3]),
      ),
    ),
    rect(0, 850, 736, 260, '#0b6b4c'),
    times(12, (i) =>
      placed(
        40 + i * 62,
        900 + (i % 4) * 44,
        0,
        times(6, (k) =>
          placed(0, 0, k * 60, ellipse(0, -11, 6, 10, ['#f04f8a', '#fff6df', '#ffd23f'][i % 3])),
        ),
        circle(0, 0, 6, '#fff'),
      ),
    ),
  )
}

/** Prints of animals on the land. */
export const animals = {
  'animals-fox': fox,
  'animals-butterflies': butterflies,
  'animals-tiger': tiger,
  'animals-hare': hare,
}
