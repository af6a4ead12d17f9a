import {
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
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

/** Windows in rows on a front of a house. */
const windows = (x, y, columns, rows, color, { w = 26, h = 38, gapX = 48, gapY = 66 } = {}) =>
  times(rows, (row) =>
    times(columns, (i) => rect(x + i * gapX, y + row * gapY, w, h, color, { rx: 3 })),
  )

const canalHouses = () =>
  printed(
    1000,
    '#ffe3a8',
    { worn: '#ffefcb', least: 0.75 },
    circle(580, 170, 80, '#ff8a5c'),
    [
      ['#e0452f', 300],
      ['#17325c', 240],
      ['#12a38f', 330],
      ['#ff8fb8', 270],
      ['#7a3ff0', 310],
    ].map(([color, y], i) => [
      rect(28 + i * 138, y, 128, 720 - y, color),
      i % 2
        ? path(
            `M${28 + i * 138} ${y}V${y - 40}H${52 + i * 138}V${y - 76}H${132 + i * 138}V${y - 40}H${156 + i * 138}V${y}Z`,
            color,
          )
        : path(
            `M${28 + i * 138} ${y}C${40 + i * 138} ${y - 60} ${70 + i * 138} ${y - 50} ${92 + i * 138} ${y - 110}C${114 + i * 138} ${y - 50} ${144 + i * 138} ${y - 60} ${156 + i * 138} ${y}Z`,
            color,
          ),
      windows(44 + i * 138, y + 30, 2, 4, '#fff6dd', { w: 36, h: 54, gapX: 60, gapY: 90 }),
      rect(70 + i * 138, 640, 44, 80, ['#ffd21f', '#ff8a3d', '#ffffff', '#17325c', '#ffd21f'][i]),
    ]),
    rect(0, 716, 736, 30, '#5b3a4f'),
    rect(0, 744, 736, 260, '#2f6fc4'),
    times(24, (i) =>
      line(
        20 + ((i * 151) % 640),
        780 + ((i * 47) % 200),
        80 + ((i * 151) % 640),
        780 + ((i * 47) % 200),
        '#8fbff0',
        5,
      ),
    ),
    placed(
      250,
      880,
      0,
      path('M-130 0H130L100 44H-100Z', '#e0452f'),
      rect(-70, -46, 120, 46, '#ffffff'),
      windows(-58, -34, 3, 1, '#17325c', { w: 22, h: 20, gapX: 38 }),
    ),
  )

const trolleybus = () =>
  printed(
    736,
    '#ff9cc8',
    { worn: '#ffb3d5', least: 0.75 },
    [
      [20, 160, 150, '#7a3ff0'],
      [180, 90, 130, '#2347ff'],
      [320, 200, 160, '#12a38f'],
      [490, 120, 130, '#e0452f'],
      [630, 180, 130, '#ffb000'],
    ].map(([x, y, w, color]) => [
      rect(x, y, w, 500, color),
      windows(x + 18, y + 30, Math.floor(w / 50), 4, '#fff3c4'),
    ]),
    rect(0, 590, 736, 150, '#3a2a5c'),
    line(0, 640, 736, 640, '#8a7fb0', 6),
    line(0, 690, 736, 690, '#8a7fb0', 6),
    line(0, 330, 736, 300, '#2a1a3f', 4),
    stroke('M368 380L340 340L372 318', '#2a1a3f', 6),
    rect(110, 390, 520, 240, '#ffffff', { rx: 26 }),
    rect(110, 500, 520, 130, '#12a36d', { rx: 22 }),
    rect(110, 500, 520, 40, '#12a36d'),
    times(5, (i) => rect(140 + i * 96, 414, 72, 74, '#bfe9f5', { rx: 10 })),
    [206, 534].map((x) => circle(x, 640, 34, '#17181f')),
    circle(610, 570, 15, '#ffe14d'),
  )

const cornerCafe = () =>
  printed(
    920,
    '#19b5a5',
    { worn: '#3dc4b6', least: 0.74 },
    rect(90, 90, 556, 700, '#ffe9d0'),
    windows(140, 130, 4, 2, '#2f6f7a', { w: 70, h: 100, gapX: 128, gapY: 140 }),
    rect(90, 420, 556, 370, '#17325c'),
    rect(130, 500, 250, 220, '#ffe9a8'),
    rect(430, 500, 160, 290, '#ff5a5f', { rx: 8 }),
    rect(456, 530, 108, 120, '#ffe9a8'),
    circle(566, 690, 9, '#ffe14d'),
    times(9, (i) =>
      path(
        `M${70 + i * 66} 410H${136 + i * 66}V470A33 33 0 0 1 ${70 + i * 66} 470Z`,
        i % 2 ? '#ffffff' : '#ff5a5f',
      ),
    ),
    rect(60, 400, 612, 18, '#17325c'),
    [200, 310].map((x) => [
      line(x, 560, x, 500, '#17325c', 3),
      path(`M${x - 26} 590A26 30 0 0 1 ${x + 26} 590Z`, '#e0452f'),
    ]),
    rect(0, 786, 736, 140, '#7a8fa8'),
    [
      [180, 800],
      [330, 800],
    ].map(([x, y]) => [
      ellipse(x, y - 70, 56, 12, '#ffffff'),
      line(x, y - 66, x, y + 20, '#ffffff', 8),
      rect(x - 12, y - 100, 24, 24, '#ff8a3d', { rx: 4 }),
    ]),
    placed(
      620,
      790,
      0,
      rect(-34, -60, 68, 70, '#e0452f', { rx: 6 }),
      times(7, (i) => placed(0, -60, -150 + i * 20, leaf(90, 24, '#12805a'))),
    ),
  )

const market = () =>
  printed(
    1000,
    '#fff1cf',
    { worn: '#fff8e6', least: 0.76 },
    [
      [30, '#e0263c', ['#ff8a00', '#8fc93f', '#e0263c']],
      [280, '#2347ff', ['#ffd21f', '#7a2f9e', '#ff8fb8']],
      [520, '#12a36d', ['#c9863f', '#fff3dc', '#e8b45f']],
    ].map(([x, color, goods], n) => [
      rect(x + 6, 300, 10, 420, '#5c3a2a'),
      rect(x + 190, 300, 10, 420, '#5c3a2a'),
      times(5, (i) =>
        path(
          `M${x - 6 + i * 43} 250L${x + 10 + i * 38} 170H${x + 48 + i * 38}L${x + 37 + i * 43} 250V290A21.5 21.5 0 0 1 ${x - 6 + i * 43} 290Z`,
          i % 2 ? '#ffffff' : color,
        ),
      ),
      goods.map((good, row) => [
        rect(x - 2, 480 + row * 90, 206, 26, '#a8703f'),
        times(8, (i) => circle(x + 14 + i * 25, 470 + row * 90 - (i % 2) * 10, 17, good)),
      ]),
      rect(x - 2, 740, 206, 20, '#a8703f'),
      n === 1
        ? ''
        : placed(
            x + 100,
            410,
            0,
            circle(0, -60, 28, ['#8a4f2d', '', '#f2c19a'][n]),
            path('M-50 60C-50 -10 50 -10 50 60Z', ['#ffb000', '', '#e5417d'][n]),
          ),
    ]),
    rect(0, 800, 736, 200, '#d9c3a0'),
    times(12, (i) =>
      line(
        (i * 67) % 736,
        830 + ((i * 43) % 150),
        ((i * 67) % 736) + 50,
        830 + ((i * 43) % 150),
        '#c2a878',
        5,
      ),
    ),
    times(15, (i) =>
      polygon(
        [`${i * 52 - 10},60`, `${i * 52 + 34},60`, `${i * 52 + 12},116`],
        ['#e0263c', '#2347ff', '#ffd21f', '#12a36d'][i % 4],
      ),
    ),
    line(0, 60, 736, 60, '#5c3a2a', 4),
  )

const airplaneWindow = () =>
  printed(
    1104,
    '#e6ecf7',
    { rough: 2, worn: '#f4f7fd', least: 0.8 },
    rect(110, 120, 516, 800, '#c9d3e8', { rx: 250 }),
    rect(150, 160, 436, 720, '#ffffff', { rx: 210 }),
    `<g>`,
    path('M170 370A198 210 0 0 1 566 370V660A198 200 0 0 1 170 660Z', '#5aa8ff'),
    path('M170 560C300 520 420 600 566 540V660A198 200 0 0 1 170 660Z', '#ff9cc3'),
    path('M170 640C300 600 450 680 566 620V670A198 190 0 0 1 180 700Z', '#ffd6a8'),
    circle(440, 380, 58, '#fff3a8'),
    '</g>',
    [
      [250, 620, 50],
      [310, 600, 60],
      [380, 630, 54],
      [470, 600, 46],
      [280, 720, 60],
      [430, 730, 66],
    ].map(([x, y, r]) => circle(x, y, r, '#ffffff', { opacity: 0.92 })),
    polygon(['566,700', '566,760', '250,640', '300,620'], '#c2cde0'),
    polygon(['250,640', '300,620', '270,560', '240,580'], '#e0263c'),
    rect(330, 190, 80, 12, '#c9d3e8', { rx: 6 }),
    head(368, 1030, 'window seat', 62, '#17325c', { anchor: 'middle', weight: 700 }),
  )

const nightTrain = () =>
  printed(
    736,
    '#0f1f5c',
    { worn: '#223377', least: 0.72 },
    times(60, (i) => circle((i * 137) % 736, (i * 89) % 330, 1.5 + (i % 3), '#fff6d6')),
    circle(600, 130, 54, '#fff0b8'),
    polygon(['-20,470', '150,230', '300,470'], '#22377f'),
    polygon(['220,470', '420,190', '640,470'], '#2c4596'),
    polygon(['540,470', '680,280', '800,470'], '#22377f'),
    path('M0 450C240 430 480 460 736 440V740H0Z', '#0a2a3f'),
    rect(0, 590, 736, 14, '#c9d3de'),
    times(16, (i) => rect(i * 48, 604, 26, 14, '#5c4a3a')),
    [0, 250, 500].map((x) => [
      rect(x - 20, 470, 236, 112, '#e0263c', { rx: 18 }),
      rect(x - 20, 540, 236, 16, '#ffd21f'),
      times(4, (i) => rect(x + i * 52, 490, 36, 38, '#ffe9a8', { rx: 6 })),
      [x + 24, x + 172].map((w) => circle(w, 586, 17, '#17181f')),
    ]),
    times(9, (i) =>
      polygon(
        [`${i * 92 - 20},740`, `${i * 92 + 16},${650 + (i % 3) * 14}`, `${i * 92 + 52},740`],
        '#061a2a',
      ),
    ),
  )

const hotel = () =>
  printed(
    1104,
    '#5ad6ff',
    { worn: '#7ddfff', least: 0.74 },
    [
      [90, 760],
      [650, 740],
      [40, 800],
    ].map(([x, y]) => [
      curve(
        [
          [x, 1010],
          [x + 16, y + 60],
          [x + 6, y - 140],
        ],
        '#8a5a2f',
        20,
      ),
      times(7, (i) =>
        placed(x + 6, y - 140, -180 + i * 32, leaf(150, 26, i % 2 ? '#0f8a5a' : '#27b36b')),
      ),
    ]),
    rect(170, 200, 396, 800, '#ff8fb8'),
    times(7, (row) =>
      times(4, (i) => [
        rect(196 + i * 92, 240 + row * 100, 68, 56, '#fff6dd'),
        rect(190 + i * 92, 290 + row * 100, 80, 16, '#e5417d'),
        (i + row * 3) % 5 === 0 ? rect(196 + i * 92, 240 + row * 100, 68, 30, '#2347ff') : '',
      ]),
    ),
    rect(300, 930, 136, 70, '#17325c'),
    rect(140, 180, 456, 30, '#e5417d'),
    rect(0, 1000, 736, 110, '#19c2b5'),
    times(6, (i) =>
      curve(
        [
          [i * 130, 1050],
          [i * 130 + 40, 1040],
          [i * 130 + 90, 1052],
        ],
        '#ffffff',
        5,
      ),
    ),
    circle(610, 140, 64, '#fff3a8'),
    head(368, 160, 'hotel', 78, '#17325c', { anchor: 'middle', weight: 800 }),
  )

const houseboats = () => {
  const next = chance(9)
  return printed(
    920,
    '#0f6b7a',
    { worn: '#1f8190', least: 0.73 },
    times(50, () => {
      const [x, y] = [next() * 736, next() * 920]
      return line(x, y, x + 60, y, '#3f9aa8', 4)
    }),
    [
      [190, 220, '#ff5a5f', '#ffd21f'],
      [540, 360, '#2347ff', '#ff8fb8'],
      [210, 560, '#ffb000', '#12a36d'],
      [530, 720, '#e5417d', '#bfe9f5'],
    ].map(([x, y, hull, cabin]) =>
      placed(
        x,
        y,
        0,
        path('M-170 0H170L140 56H-140Z', hull),
        rect(-110, -80, 220, 80, cabin),
        polygon(['-126,-80', '126,-80', '100,-110', '-100,-110'], '#17325c'),
        windows(-90, -60, 4, 1, '#fff6dd', { w: 34, h: 36, gapX: 50 }),
        rect(60, -146, 22, 40, '#17325c'),
        times(5, (i) => [circle(-140 + i * 14, -12, 11, ['#ff8fb8', '#ffe14d', '#ffffff'][i % 3])]),
        curve(
          [
            [-140, 80],
            [0, 90],
            [140, 80],
          ],
          '#8fd6de',
          6,
        ),
      ),
    ),
  )
}

export const townPosters = {
  'town-canal-houses': canalHouses,
  'town-trolleybus': trolleybus,
  'town-cafe': cornerCafe,
  'town-market': market,
  'town-window-seat': airplaneWindow,
  'town-night-train': nightTrain,
  'town-hotel': hotel,
  'town-houseboats': houseboats,
}
