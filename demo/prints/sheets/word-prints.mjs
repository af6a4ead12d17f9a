import { circle, curve, head, line, path, placed, polygon, rect, text, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const big = { weight: 800, spacing: -0.05 }
const middle = { ...big, anchor: 'middle' }

const enough = () =>
  printed(
    1104,
    '#12a36d',
    { rough: 4, worn: '#32b481', least: 0.7 },
    times(7, (i) =>
      head(
        30,
        190 + i * 146,
        'enough',
        182,
        i === 3 ? '#ffe14d' : ['#0b7a50', '#0f8a5c', '#13996a'][i % 3],
        big,
      ),
    ),
  )

const goOutside = () =>
  printed(
    920,
    '#bfe6ff',
    { rough: 3, worn: '#d9f0ff', least: 0.74 },
    circle(560, 190, 110, '#ffd21f'),
    path('M0 560C200 460 420 620 736 500V920H0Z', '#12a36d'),
    path('M0 700C240 620 480 760 736 660V920H0Z', '#0b7a50'),
    head(44, 210, 'go', 190, '#17325c', big),
    head(44, 380, 'outside', 170, '#17325c', big),
    times(9, (i) => placed(40 + i * 82, 880, -110 + (i % 3) * 20, leaf(110, 18, '#7fd34f'))),
  )

const askTwice = () =>
  printed(
    1104,
    '#5b1fa8',
    { rough: 3, worn: '#7238be', least: 0.72 },
    ['Ask', 'the second', 'question'].map((words, i) =>
      head(48, 330 + i * 150, words, [190, 118, 138][i], ['#ffd21f', '#ff8fc0', '#ffffff'][i], big),
    ),
    path('M470 760C470 660 660 660 660 780C660 860 570 850 570 930', 'none', {
      stroke: '#ff8fc0',
      strokeWidth: 44,
      strokeLinecap: 'round',
    }),
    circle(570, 1020, 32, '#ffd21f'),
  )

const bread = () =>
  printed(
    920,
    '#ffd21f',
    { rough: 4, worn: '#ffdc52', least: 0.7 },
    ['Bread', 'first,', 'opinions', 'later'].map((words, i) =>
      head(40, 200 + i * 180, words, 154, i % 2 ? '#e0263c' : '#2a1208', big),
    ),
    placed(
      590,
      740,
      14,
      path('M-100 40C-110 -60 -60 -90 0 -90S110 -60 100 40C60 70 -60 70 -100 40Z', '#c9752a'),
      [-50, 0, 50].map((x) =>
        curve(
          [
            [x - 16, -60],
            [x + 6, -20],
            [x + 20, 30],
          ],
          '#ffe3a8',
          11,
        ),
      ),
    ),
  )

const softDays = () =>
  printed(
    1104,
    '#ffd6e6',
    { rough: 3, worn: '#ffe6f0', least: 0.75 },
    times(6, (i) =>
      path(
        `M-20 ${700 + i * 70}${times(8, () => `q52 ${-50 + i * 4} 104 0`).join('')}V1120H-20Z`,
        ['#ffb3d1', '#ff94bf', '#ff75ad', '#f0559a', '#d93f87', '#b82a6e'][i],
      ),
    ),
    head(368, 260, 'Some days', 118, '#7a1446', middle),
    head(368, 390, 'are for', 118, '#7a1446', middle),
    head(368, 520, 'floating', 142, '#e0263c', middle),
  )

const listen = () =>
  printed(
    920,
    '#17181f',
    { rough: 3, worn: '#33353f', least: 0.7 },
    times(9, (i) =>
      circle(
        368,
        560,
        340 - i * 36,
        [
          '#ff5a5f',
          '#ff8a3d',
          '#ffd21f',
          '#12a36d',
          '#19c2d9',
          '#2347ff',
          '#7a3ff0',
          '#e5417d',
          '#ffffff',
        ][i],
      ),
    ),
    head(368, 180, 'listen', 200, '#ffffff', middle),
    circle(368, 560, 22, '#17181f'),
  )

const homeIs = () =>
  printed(
    1000,
    '#fff3d6',
    { rough: 3, worn: '#fffaf0', least: 0.75 },
    ['Home is', 'where the', 'charger is'].map((words, i) =>
      head(48, 220 + i * 150, words, 138, ['#2347ff', '#e5417d', '#12a36d'][i], big),
    ),
    curve(
      [
        [80, 900],
        [200, 820],
        [320, 940],
        [440, 820],
        [560, 900],
        [600, 760],
      ],
      '#17181f',
      15,
    ),
    rect(566, 640, 70, 120, '#17181f', { rx: 14 }),
    line(586, 640, 586, 596, '#17181f', 12),
    line(616, 640, 616, 596, '#17181f', 12),
  )

const alphabet = () =>
  printed(
    1104,
    '#ffffff',
    { rough: 3, worn: '#ffffff', least: 0.85 },
    times(26, (i) => {
      const [x, y] = [(i % 5) * 138 + 92, Math.floor(i / 5) * 172 + 130]
      return placed(
        x,
        y,
        0,
        [
          () => circle(0, 0, 62, '#ffd21f'),
          () => rect(-60, -60, 120, 120, '#ff5a8a', { rx: 26 }),
          () => polygon(['0,-72', '72,56', '-72,56'], '#35d0c9'),
          () => placed(0, 0, 45, rect(-52, -52, 104, 104, '#8a6ff0', { rx: 12 })),
          () => times(6, (k) => placed(0, 0, k * 60, circle(36, 0, 30, '#ff9d00'))),
        ][(i * 2 + Math.floor(i / 5)) % 5](),
        head(0, 30, 'abcdefghijklmnopqrstuvwxyz'[i], 88, '#17181f', middle),
      )
    }),
    text(560, 1070, 'from a to z', 28, '#17181f', { weight: 700 }),
  )

const shapes = () =>
  printed(
    920,
    '#fff0b8',
    { rough: 3, worn: '#fff8da', least: 0.78 },
    [
      ['circle', (c) => circle(0, 0, 86, c)],
      ['square', (c) => rect(-78, -78, 156, 156, c)],
      ['triangle', (c) => polygon(['0,-90', '92,74', '-92,74'], c)],
      [
        'star',
        (c) =>
          polygon(
            times(
              10,
              (k) =>
                `${(k % 2 ? 40 : 96) * Math.sin(k * 0.628)},${-(k % 2 ? 40 : 96) * Math.cos(k * 0.628)}`,
            ),
            c,
          ),
      ],
      ['heart', (c) => path('M0 84C-130 -4 -70 -116 0 -50C70 -116 130 -4 0 84Z', c)],
      ['moon', (c) => path('M40 -80A90 90 0 1 0 40 80A110 110 0 0 1 40 -80Z', c)],
    ].map(([name, draw], i) =>
      placed(
        136 + (i % 3) * 232,
        250 + Math.floor(i / 3) * 380,
        0,
        draw(['#e0263c', '#2347ff', '#12a36d', '#ff8a3d', '#e5417d', '#7a3ff0'][i]),
        [-1, 1].map((s) => circle(s * 22 - (name === 'moon' ? 48 : 0), 0, 9, '#17181f')),
        curve(
          [
            [name === 'moon' ? -62 : -20, 26],
            [name === 'moon' ? -46 : 0, 38],
            [name === 'moon' ? -28 : 20, 26],
          ],
          '#17181f',
          6,
        ),
        head(0, 170, name, 40, '#17181f', { anchor: 'middle', weight: 700 }),
      ),
    ),
  )

const weather = () =>
  printed(
    1104,
    '#d5f0ff',
    { rough: 3, worn: '#e9f8ff', least: 0.78 },
    [
      [
        'sunny',
        () => [
          circle(0, 0, 58, '#ffb000'),
          times(10, (k) => placed(0, 0, k * 36, rect(72, -7, 32, 14, '#ffb000', { rx: 7 }))),
        ],
      ],
      [
        'cloudy',
        () => [
          circle(-34, 8, 42, '#8fa5c9'),
          circle(20, -16, 56, '#8fa5c9'),
          circle(60, 12, 40, '#8fa5c9'),
          rect(-60, 14, 140, 40, '#8fa5c9', { rx: 20 }),
        ],
      ],
      [
        'rainy',
        () => [
          circle(-30, -20, 40, '#5b7fd0'),
          circle(24, -36, 50, '#5b7fd0'),
          rect(-64, -24, 140, 44, '#5b7fd0', { rx: 22 }),
          times(5, (k) => line(-46 + k * 26, 40, -58 + k * 26, 82, '#2347ff', 9)),
        ],
      ],
      [
        'stormy',
        () => [
          circle(-30, -30, 40, '#4a3f7a'),
          circle(24, -46, 50, '#4a3f7a'),
          rect(-64, -34, 140, 44, '#4a3f7a', { rx: 22 }),
          polygon(['10,16', '-24,64', '2,64', '-14,110', '40,48', '12,48', '30,16'], '#ffd21f'),
        ],
      ],
      [
        'snowy',
        () =>
          times(6, (k) =>
            placed(
              0,
              0,
              k * 60,
              line(0, 0, 80, 0, '#2f8fe0', 11),
              line(50, 0, 68, -22, '#2f8fe0', 9),
              line(50, 0, 68, 22, '#2f8fe0', 9),
            ),
          ),
      ],
      [
        'rainbow',
        () =>
          ['#e0263c', '#ff9d00', '#ffe14d', '#12a36d', '#2347ff', '#7a3ff0'].map((color, k) =>
            path(
              `M${-96 + k * 13} 50A${96 - k * 13} ${96 - k * 13} 0 0 1 ${96 - k * 13} 50`,
              'none',
              { stroke: color, strokeWidth: 13 },
            ),
          ),
      ],
    ].map(([name, draw], i) =>
      placed(
        200 + (i % 2) * 336,
        200 + Math.floor(i / 2) * 350,
        0,
        rect(-145, -140, 290, 310, '#ffffff', { rx: 28 }),
        draw(),
        head(0, 148, name, 38, '#17325c', { anchor: 'middle', weight: 700 }),
      ),
    ),
  )

export const wordPrints = {
  'quote-enough': enough,
  'quote-go-outside': goOutside,
  'quote-second-question': askTwice,
  'quote-bread': bread,
  'quote-floating': softDays,
  'quote-listen': listen,
  'quote-charger': homeIs,
  'kids-alphabet': alphabet,
  'kids-shapes': shapes,
  'kids-weather': weather,
}
