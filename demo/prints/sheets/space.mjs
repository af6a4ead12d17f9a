import {
  blob,
  chance,
  circle,
  clipped,
  ellipse,
  head,
  line,
  path,
  placed,
  polygon,
  rect,
  stroke,
  times,
  width,
} from './ink.mjs'
import { hatch, printed } from './texture.mjs'

const stars = (count, height, color, seed) => {
  const next = chance(seed)
  return times(count, () => circle(next() * width, next() * height, 0.8 + next() * 2.2, color))
}

const rocket = () =>
  printed(
    1308,
    '#1a0f5c',
    { rough: 5, worn: '#3b2f85', least: 0.68 },
    stars(120, 1308, '#c9c4ff', 3),
    circle(580, 250, 130, '#ff5ca8'),
    times(5, (i) =>
      ellipse(580, 250, 190 + i * 12, 34 + i * 4, 'none', {
        stroke: '#ffd21f',
        strokeWidth: 4,
        transform: 'rotate(-18 580 250)',
      }),
    ),
    times(11, (i) => [
      circle(150 + i * 46, 1230 + (i % 3) * 26, 86, '#fff3df'),
      circle(250 + ((i * 53) % 240), 1080 + (i % 4) * 40, 64, '#fff3df'),
    ]),
    path(
      'M300 1110C290 980 330 900 368 820C406 900 446 980 436 1110C400 1060 336 1060 300 1110Z',
      '#ffd21f',
    ),
    path(
      'M330 1030C330 960 350 900 368 850C386 900 406 960 406 1030C390 1000 346 1000 330 1030Z',
      '#ff5a1f',
    ),
    path(
      'M260 800C190 790 180 880 180 930C230 900 260 890 300 880ZM476 800C546 790 556 880 556 930C506 900 476 890 436 880Z',
      '#ff3d5c',
    ),
    path('M368 290C480 400 500 620 456 860H280C236 620 256 400 368 290Z', '#fff8ea'),
    clipped(
      'hull',
      path('M368 290C480 400 500 620 456 860H280C236 620 256 400 368 290Z', '#000'),
      rect(200, 260, 336, 170, '#ff3d5c'),
      rect(200, 790, 336, 80, '#ff3d5c'),
      rect(368, 260, 200, 640, '#00000014'),
    ),
    circle(368, 560, 72, '#19c2d9', { stroke: '#1a0f5c', strokeWidth: 14 }),
    path('M320 540C330 516 350 506 370 508', 'none', {
      stroke: '#fff',
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
    [
      [368, 700],
      [368, 740],
    ].map(([x, y]) => circle(x, y, 11, '#1a0f5c')),
  )

const constellations = () => {
  const ink = '#ffe9a8'
  const figures = [
    [
      [
        [120, 170],
        [180, 210],
        [240, 200],
        [290, 240],
        [300, 310],
        [400, 330],
        [410, 250],
      ],
      [[3, 6]],
    ],
    [
      [
        [500, 190],
        [570, 240],
        [620, 190],
        [670, 250],
        [690, 180],
      ],
      [],
    ],
    [
      [
        [140, 520],
        [220, 500],
        [190, 590],
        [160, 610],
        [210, 610],
        [240, 590],
        [110, 700],
        [260, 690],
      ],
      [
        [0, 3],
        [5, 1],
        [3, 6],
        [5, 7],
      ],
    ],
    [
      [
        [440, 460],
        [500, 520],
        [560, 580],
        [630, 640],
        [470, 620],
        [600, 500],
      ],
      [
        [4, 2],
        [2, 5],
      ],
    ],
    [
      [
        [380, 800],
        [450, 770],
        [520, 800],
        [540, 870],
        [470, 900],
        [400, 870],
        [620, 780],
        [680, 830],
      ],
      [
        [2, 6],
        [5, 0],
      ],
    ],
    [
      [
        [90, 850],
        [150, 820],
        [210, 860],
        [260, 830],
        [300, 890],
      ],
      [],
    ],
  ]
  return printed(
    1104,
    '#06283d',
    { rough: 2, worn: '#1c3f54', least: 0.74 },
    times(6, (i) => circle(368, 520, 90 + i * 84, 'none', { stroke: '#14455f', strokeWidth: 2 })),
    times(12, (i) => placed(368, 520, i * 30, line(0, -90, 0, -520, '#14455f', 2))),
    stars(220, 980, '#6fa8c4', 11),
    figures.map(([points, joins]) => [
      points
        .slice(1)
        .map((to, i) => (joins.length > 2 && i > 1 ? '' : line(...points[i], ...to, '#ff7a59', 3))),
      joins.map(([a, b]) => line(...points[a], ...points[b], '#ff7a59', 3)),
      points.map(([x, y], i) =>
        placed(x, y, i * 20, path('M0 -15L4 -4L15 0L4 4L0 15L-4 4L-15 0L-4 -4Z', ink)),
      ),
    ]),
    rect(0, 980, 736, 124, '#ff7a59'),
    head(368, 1062, 'What the roof is for', 58, '#06283d', { anchor: 'middle', weight: 700 }),
  )
}

const ringed = () =>
  printed(
    920,
    '#ff5b8f',
    { rough: 4, worn: '#ff7fa8', least: 0.66 },
    stars(70, 920, '#ffe3ee', 19),
    [
      placed(368, 440, -20, [
        path('M-340 0A340 74 0 0 1 340 0L270 0A270 46 0 0 0 -270 0Z', '#3d2bd9'),
      ]),
      circle(368, 440, 216, '#ffd21f'),
      clipped(
        'bands',
        circle(368, 440, 216, '#000'),
        placed(
          368,
          440,
          -20,
          times(7, (i) =>
            rect(-260, -190 + i * 58, 520, 15 + (i % 3) * 9, i % 2 ? '#ff8a1f' : '#ff5b3d'),
          ),
          placed(70, 60, 0, hatch(230, 10, 90, '#3d2bd9', 3)),
        ),
      ),
    ],
    placed(368, 440, -20, path('M-340 0A340 74 0 0 0 340 0L270 0A270 46 0 0 1 -270 0Z', '#3d2bd9')),
    circle(590, 190, 44, '#3d2bd9'),
    circle(130, 720, 27, '#ffd21f'),
    circle(640, 730, 17, '#fff'),
    head(368, 860, 'Saturn, on a good night', 50, '#fff', { anchor: 'middle', weight: 700 }),
  )

const astronaut = () => {
  const suit = '#f6f3ff'
  return printed(
    1104,
    '#0c0c1e',
    { rough: 4, worn: '#2b2b44', least: 0.7 },
    stars(130, 800, '#fff', 23),
    circle(570, 190, 100, '#37a3ff'),
    clipped(
      'earth',
      circle(570, 190, 100, '#000'),
      blob(
        [
          [500, 120],
          [570, 130],
          [600, 190],
          [540, 220],
          [490, 190],
        ],
        '#4fd07a',
      ),
      blob(
        [
          [590, 220],
          [650, 210],
          [660, 280],
          [610, 280],
        ],
        '#4fd07a',
      ),
    ),
    path('M0 860C180 800 500 830 736 870V1104H0Z', '#b9b3d9'),
    [
      [120, 960, 80],
      [420, 1010, 110],
      [620, 940, 60],
      [260, 1060, 50],
    ].map(([x, y, r]) => [
      ellipse(x, y, r, r * 0.3, '#958dbf'),
      ellipse(x, y + 6, r * 0.84, r * 0.2, '#7c74a8'),
    ]),
    placed(340, 600, -6, [
      rect(-120, -70, 240, 240, '#c9c2e8', { rx: 40 }),
      stroke('M-80 0C-150 40 -170 100 -150 170M80 0C150 -10 190 -70 200 -150', suit, 64),
      stroke('M-44 170L-60 310M44 170L64 310', suit, 74),
      [-66, 70].map((x) => rect(x - 54, 320, 108, 44, '#ff7a1f', { rx: 20 })),
      rect(-100, -60, 200, 260, suit, { rx: 60 }),
      circle(0, -150, 128, suit),
      ellipse(6, -146, 94, 84, '#ff9f1c'),
      path('M-60 -190C-30 -220 30 -226 66 -196', 'none', {
        stroke: '#ffe3a8',
        strokeWidth: 13,
        strokeLinecap: 'round',
      }),
      clipped(
        'visor',
        ellipse(6, -146, 94, 84, '#000'),
        path('M-100 -100C-40 -150 60 -130 110 -110V0H-100Z', '#d9480f'),
      ),
      rect(-50, 20, 100, 76, '#37a3ff', { rx: 14 }),
      [
        [-24, 44, '#ff3d5c'],
        [4, 44, '#ffd21f'],
        [30, 44, '#4fd07a'],
      ].map(([x, y, c]) => circle(x, y, 9, c)),
      rect(-34, 66, 68, 13, '#fff', { rx: 6 }),
      circle(-150, 186, 36, '#ff7a1f'),
      circle(202, -166, 36, '#ff7a1f'),
    ]),
    line(560, 900, 560, 640, '#f6f3ff', 9),
    polygon(['564,644', '690,660', '680,740', '564,730'], '#ff3d7f'),
    stroke('M590 676C620 666 640 690 664 680', '#ffd21f', 7),
  )
}

/** Prints of space. */
export const spacePrints = {
  'space-rocket': rocket,
  'space-constellations': constellations,
  'space-ringed': ringed,
  'space-astronaut': astronaut,
}
