import {
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
} from './ink.mjs'
import { inked, printed } from './texture.mjs'

const guitar = () => {
  const shape =
    'M-96 -90C-170 -60 -150 40 -110 70C-200 120 -210 330 0 330S200 120 110 70C150 40 170 -60 96 -90C60 -110 -60 -110 -96 -90Z'
  return printed(
    1308,
    '#0fa79a',
    { worn: '#3fbbb0', least: 0.7 },
    times(24, (i) =>
      placed(368, 880, i * 15, path('M0 0L50 -1100H-50Z', i % 2 ? '#17b8aa' : '#0fa79a')),
    ),
    placed(368, 800, 0, [
      path(shape, '#7a1f3a', { transform: 'scale(1.42)' }),
      path(shape, '#ff8a1f', { transform: 'scale(1.34)' }),
      clipped(
        'wood',
        path(shape, '#000', { transform: 'scale(1.34)' }),
        times(22, (i) =>
          curve(
            [
              [-280 + i * 26, -180],
              [-270 + i * 26, 60],
              [-284 + i * 26, 240],
              [-270 + i * 26, 460],
            ],
            '#f07a12',
            4,
          ),
        ),
      ),
      circle(0, 60, 84, '#7a1f3a'),
      circle(0, 60, 98, 'none', { stroke: '#ffe3a8', strokeWidth: 7 }),
      rect(-96, 280, 192, 34, '#7a1f3a', { rx: 12 }),
      rect(-36, -640, 72, 620, '#5a1529'),
      times(12, (i) => line(-36, -600 + i * 46, 36, -600 + i * 46, '#ffe3a8', 4)),
      [2, 4, 6, 8].map((i) => circle(0, -576 + i * 46, 8, '#ffe3a8')),
      path('M-50 -640L-62 -780H62L50 -640Z', '#7a1f3a'),
      times(3, (i) => [
        rect(-92, -762 + i * 42, 32, 20, '#ffe3a8', { rx: 8 }),
        rect(60, -762 + i * 42, 32, 20, '#ffe3a8', { rx: 8 }),
      ]),
      times(6, (i) => line(-25 + i * 10, -740, -25 + i * 10, 292, '#fff6dd', 2)),
    ]),
  )
}

const keys = () => {
  const colors = [
    '#ff4f81',
    '#ffd21f',
    '#19c2a0',
    '#2347ff',
    '#ff7a3d',
    '#7b3fe4',
    '#e01e37',
    '#8fd3ff',
  ]
  return printed(
    736,
    '#ffffff',
    { rough: 3, least: 0.74, worn: '#f0f0f0' },
    times(8, (i) => [
      rect(i * 92, 0, 90, 736, '#fdfbf5'),
      rect(i * 92, 520 - ((i * 83) % 260), 90, 736, colors[i]),
      line(i * 92, 0, i * 92, 736, '#17181f', 4),
    ]),
    [1, 2, 4, 5, 6].map((i) => [
      rect(i * 92 - 28, 0, 56, 430, '#17181f', { rx: 6 }),
      rect(i * 92 - 18, 20, 9, 360, '#4a4d5c', { rx: 4 }),
    ]),
  )
}

const cassette = () => {
  const one = (x, y, turn, c, d, label) =>
    placed(x, y, turn, [
      rect(-214, -134, 428, 268, '#00000022', { rx: 20, transform: 'translate(8 10)' }),
      rect(-214, -134, 428, 268, c, { rx: 20 }),
      rect(-180, -106, 360, 160, d, { rx: 12 }),
      rect(-180, -60, 360, 16, c),
      rect(-180, -36, 360, 10, c),
      rect(-112, -24, 224, 66, '#17181f', { rx: 33 }),
      [-76, 76].map((dx) => [
        circle(dx, 9, 25, '#fff'),
        times(6, (i) => placed(dx, 9, i * 60, rect(-3, -25, 6, 11, '#17181f'))),
      ]),
      rect(-30, -6, 60, 30, '#8a5a3a'),
      head(-164, -74, label, 27, '#17181f', { weight: 700 }),
      path('M-130 134L-112 76H112L130 134Z', '#00000033'),
      [-190, 190].map((dx) => [circle(dx, -112, 6, '#ffffff88'), circle(dx, 112, 6, '#ffffff88')]),
    ])
  return printed(
    1104,
    '#ff6fae',
    { worn: '#ff92c2', least: 0.72 },
    times(12, (i) => line(-200 + i * 120, 1104, 100 + i * 120, 0, '#ff83b9', 34)),
    one(340, 210, -7, '#2347ff', '#ffe14d', 'Side A: kitchen'),
    one(400, 540, 5, '#17181f', '#8ff0d8', 'Side B: drive home'),
    one(350, 880, -4, '#ff7a1f', '#fff6e3', 'For rainy Sundays'),
  )
}

const jazz = () =>
  printed(
    1104,
    '#ffe9c7',
    { least: 1 },
    inked(circle(260, 420, 270, '#ff4a3d'), circle(500, 420, 220, '#2f6bff', { opacity: 0.85 })),
    placed(368, 450, -14, [
      path(
        'M120 -330C150 -346 170 -340 178 -322C150 -200 156 -100 150 20C140 240 40 350 -80 340C-200 330 -250 220 -340 -20L-150 -70C-130 60 -120 205 -70 215C10 225 46 130 50 10C56 -110 66 -190 110 -250Z',
        '#17131f',
      ),
      ellipse(-246, -46, 100, 24, '#ffd21f', { transform: 'rotate(-15 -246 -46)' }),
      ellipse(-246, -44, 76, 14, '#17131f', { transform: 'rotate(-15 -246 -44)' }),
      stroke('M150 -330L230 -366', '#17131f', 26),
      stroke('M222 -362L262 -380', '#ffd21f', 20),
      times(6, (i) => [
        circle(84 + i * 3 - i * i * 2, -170 + i * 58, 21, '#ffe9c7'),
        circle(84 + i * 3 - i * i * 2, -170 + i * 58, 12, '#ff4a3d'),
      ]),
      stroke('M130 -140C150 -60 140 60 110 140', '#ffd21f', 9),
    ]),
    rect(0, 830, 736, 280, '#17131f'),
    head(40, 930, 'Late jazz', 108, '#ffe9c7', { weight: 800, spacing: -0.04 }),
    text(44, 990, 'Thursdays, after the last bus', 28, '#ff4a3d', { weight: 700 }),
    text(44, 1036, 'Cellar bar, bring a friend who listens', 24, '#ffe9c7', { weight: 500 }),
    times(5, (i) =>
      rect(560 + i * 30, 1060 - [30, 70, 46, 90, 20][i], 18, [30, 70, 46, 90, 20][i], '#ffd21f'),
    ),
  )

const chords = () => {
  const ink = '#12275e'
  const list = [
    [
      'C',
      [
        [1, 3],
        [2, 2],
        [4, 1],
      ],
    ],
    [
      'G',
      [
        [0, 3],
        [1, 2],
        [5, 3],
      ],
    ],
    [
      'Am',
      [
        [2, 2],
        [3, 2],
        [4, 1],
      ],
    ],
    [
      'F',
      [
        [2, 3],
        [3, 2],
        [4, 1],
        [5, 1],
      ],
    ],
    [
      'Em',
      [
        [1, 2],
        [2, 2],
      ],
    ],
    [
      'D',
      [
        [3, 2],
        [4, 3],
        [5, 2],
      ],
    ],
  ]
  return printed(
    1104,
    '#d6f26b',
    { rough: 3, worn: '#e2f791', least: 0.74 },
    head(48, 122, 'Six guitar chords', 72, ink, { weight: 700 }),
    text(50, 166, 'Enough for nearly every song by a fire', 23, '#5a7a1f', { weight: 600 }),
    list.map(([name, dots], i) => {
      const [x, y] = [88 + (i % 3) * 216, 300 + Math.floor(i / 3) * 410]
      return [
        rect(x - 40, y - 90, 204, 370, '#ffffff', { rx: 22 }),
        head(x + 62, y - 22, name, 62, '#e5238a', { anchor: 'middle', weight: 800 }),
        rect(x, y, 124, 9, ink),
        times(6, (k) => line(x + k * 24.8, y, x + k * 24.8, y + 240, ink, 3)),
        times(5, (k) => line(x, y + 9 + k * 58, x + 124, y + 9 + k * 58, ink, 3)),
        dots.map(([string, fret]) => circle(x + string * 24.8, y + fret * 58 - 20, 15, '#2347ff')),
      ]
    }),
  )
}

/** Prints of music. */
export const music = {
  'music-guitar': guitar,
  'music-piano': keys,
  'music-cassettes': cassette,
  'music-jazz': jazz,
  'music-chords': chords,
}
