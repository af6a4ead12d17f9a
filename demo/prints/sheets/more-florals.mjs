import { at, circle, curve, ellipse, line, path, placed, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { petals } from './petals.mjs'
import { printed } from './texture.mjs'

const waterLilies = () =>
  printed(
    920,
    '#0e4a6b',
    { worn: '#1d6288', least: 0.7 },
    times(12, (i) => ellipse((i * 197) % 736, (i * 131) % 920, 130, 10, '#17618a')),
    [
      [180, 230, 150],
      [560, 180, 120],
      [420, 470, 170],
      [120, 620, 120],
      [620, 700, 140],
      [300, 780, 130],
    ].map(([x, y, r], i) =>
      placed(
        x,
        y,
        i * 40,
        path(
          `M0 0L${r} ${-r * 0.16}A${r} ${r * 0.8} 0 1 0 ${r} ${r * 0.16}Z`,
          i % 2 ? '#2fae6b' : '#1f8a5a',
        ),
        times(7, (k) =>
          line(
            0,
            0,
            r * 0.8 * Math.cos(0.6 + k * 0.75),
            r * 0.64 * Math.sin(0.6 + k * 0.75),
            '#7fdca0',
            3,
          ),
        ),
      ),
    ),
    [
      [230, 210, 1],
      [430, 440, 1.3],
      [590, 690, 0.9],
    ].map(([x, y, k]) =>
      placed(
        x,
        y,
        0,
        at(
          0,
          0,
          [k, k],
          petals(12, 110, 30, '#ff8fc0'),
          petals(10, 84, 26, '#ffc1dc', 15),
          petals(8, 54, 18, '#fff0f7'),
          circle(0, 0, 17, '#ffd34d'),
        ),
      ),
    ),
    placed(
      120,
      480,
      -20,
      ellipse(0, 0, 40, 28, '#b7e04a'),
      circle(34, -14, 15, '#b7e04a'),
      circle(40, -18, 5, '#12200a'),
      stroke('M-30 16Q-60 30 -40 44M20 22Q34 44 54 40', '#b7e04a', 11),
    ),
  )

const ginkgo = () =>
  printed(
    1104,
    '#17325c',
    { worn: '#274a7d', least: 0.7 },
    curve(
      [
        [368, 1110],
        [360, 800],
        [390, 500],
        [368, 200],
      ],
      '#8a6a3f',
      12,
    ),
    times(9, (i) => {
      const y = 960 - i * 92
      const side = i % 2 ? 1 : -1
      const k = i === 8 ? 1 : 0.92
      const [x, turn] = i === 8 ? [368, 0] : [374 + side * 120, side * 64]
      return [
        i === 8
          ? ''
          : curve(
              [
                [372, y + 50],
                [372 + side * 60, y + 36],
                [x, y],
              ],
              '#8a6a3f',
              6,
            ),
        placed(
          x,
          y,
          turn,
          at(
            0,
            0,
            [k, k],
            path(
              'M0 0C-20 -60 -120 -70 -140 -120C-110 -190 -40 -190 -8 -168L0 -96L8 -168C40 -190 110 -190 140 -120C120 -70 20 -60 0 0Z',
              i % 3 ? '#ffd21f' : '#ffb000',
            ),
            times(9, (n) => line(0, -14, -104 + n * 26, -138 + Math.abs(4 - n) * 7, '#e08a00', 2)),
          ),
        ),
      ]
    }),
  )

const fernFrond = () =>
  printed(
    1308,
    '#f4ff9a',
    { rough: 3, worn: '#fbffce', least: 0.74 },
    curve(
      [
        [250, 1290],
        [330, 900],
        [380, 500],
        [470, 120],
      ],
      '#0b4d3a',
      11,
    ),
    times(26, (i) => {
      const k = i / 26
      const [x, y] = [262 + 208 * k ** 1.1, 1180 - 1050 * k]
      const length = 270 * Math.sin(Math.PI * (0.16 + k * 0.82)) + 20
      return [
        placed(x, y, -150 + k * 50, leaf(length, 24, i % 2 ? '#0b6b4a' : '#12805a')),
        placed(x, y, -24 - k * 20, leaf(length, 24, i % 2 ? '#0b4d3a' : '#0b6b4a')),
      ]
    }),
  )

const birdOfParadise = () =>
  printed(
    1104,
    '#ff7a9c',
    { worn: '#ff98b3', least: 0.72 },
    times(5, (i) =>
      placed(
        180 + i * 100,
        1130,
        -118 + i * 14,
        leaf(720 - (i % 2) * 140, 110, i % 2 ? '#0b6b5a' : '#0f8a6b', '#064238'),
      ),
    ),
    [
      [360, 420, -8, 1.15],
      [520, 640, 16, 0.8],
    ].map(([x, y, turn, k]) => [
      curve(
        [
          [x, y + 20],
          [x - 20, y + 300],
          [400, 1120],
        ],
        '#12805a',
        20,
      ),
      placed(
        x,
        y,
        turn,
        at(
          0,
          0,
          [k, k],
          [-70, -100, -126].map((lean, i) =>
            placed(20, 0, lean, leaf(270, 44, ['#ff9d00', '#ffb92e', '#ff8a00'][i])),
          ),
          placed(20, 0, -44, leaf(230, 26, '#2347ff')),
          path('M-80 30C40 -30 200 -20 290 -60C230 30 80 80 -60 60Z', '#0f5c4a'),
          path('M-40 34C60 0 180 -6 270 -52C190 20 60 50 -40 48Z', '#e5125d'),
        ),
      ),
    ]),
  )

const driedBouquet = () =>
  printed(
    1000,
    '#cfe3d6',
    { worn: '#e2f0e7', least: 0.74 },
    times(13, (i) => {
      const turn = -128 + i * 6.4
      return placed(
        368,
        760,
        turn,
        line(0, 0, 330 + ((i * 53) % 90), 0, '#7a6a3f', 4),
        i % 3 === 0
          ? times(16, (k) => placed(230 + k * 13, 0, k % 2 ? 40 : -40, leaf(54 - k, 9, '#d9b25c')))
          : i % 3 === 1
            ? [
                circle(360, 0, 40, '#5b3fb0'),
                times(12, (k) => circle(360 + 30 * Math.cos(k), 30 * Math.sin(k), 9, '#8a6fe0')),
              ]
            : times(9, (k) => ellipse(270 + k * 17, k % 2 ? 9 : -9, 13, 8, '#c2185b')),
      )
    }),
    path('M280 720H456L430 980H306Z', '#ff9cc3'),
    path('M290 790H446L444 820H292Z', '#c2185b'),
    path(
      'M368 806C310 770 290 840 360 812C340 880 400 880 376 812C440 840 430 770 368 806Z',
      '#c2185b',
    ),
  )

export const moreFlorals = {
  'flower-water-lilies': waterLilies,
  'flower-ginkgo': ginkgo,
  'flower-fern': fernFrond,
  'flower-bird-of-paradise': birdOfParadise,
  'flower-dried-bouquet': driedBouquet,
}
