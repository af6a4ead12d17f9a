import { chance, circle, line, path, placed, polygon, rect, times } from './ink.mjs'
import { leaf } from './leaves.mjs'
import { fir, range, ridge } from './ridges.mjs'
import { printed } from './texture.mjs'

const cliffs = () =>
  printed(
    1104,
    '#ffd9c2',
    { worn: '#ffe9db', least: 0.73 },
    rect(0, 0, 736, 300, '#ff9fb2'),
    circle(250, 420, 110, '#fff3c4'),
    rect(0, 600, 736, 510, '#2456a8'),
    times(10, (i) =>
      line(
        30 + ((i * 151) % 360),
        650 + i * 42,
        150 + ((i * 151) % 360),
        650 + i * 42,
        '#4f86d6',
        6,
      ),
    ),
    polygon(
      ['736,470', '600,440', '480,480', '420,470', '430,700', '380,860', '440,1104', '736,1104'],
      '#f7f3ff',
    ),
    polygon(
      ['420,470', '430,700', '380,860', '440,1104', '560,1104', '500,860', '530,640', '500,476'],
      '#d6cdf2',
    ),
    path('M410 476C480 440 600 420 750 450V500C640 470 520 490 410 500Z', '#3f9a5a'),
    polygon(['600,440', '616,220', '672,220', '690,446'], '#ffffff'),
    [260, 340].map((y) =>
      polygon(
        [
          `${613 - (y - 220) * 0.07},${y}`,
          `${675 + (y - 220) * 0.08},${y}`,
          `${678 + (y - 180) * 0.08},${y + 40}`,
          `${610 - (y - 180) * 0.07},${y + 40}`,
        ],
        '#e0263c',
      ),
    ),
    rect(618, 176, 52, 46, '#ffd34d'),
    polygon(['608,178', '644,136', '680,178'], '#e0263c'),
    polygon(['618,198', '-10,120', '-10,250'], '#fff6d6', { opacity: 0.45 }),
    placed(190, 800, 0, [
      path('M-70 0H70L46 34H-46Z', '#17325c'),
      polygon(['0,-8', '0,-140', '66,-8'], '#ffffff'),
      polygon(['-8,-8', '-8,-110', '-52,-8'], '#ff6f91'),
    ]),
  )

const bamboo = () => {
  const next = chance(17)
  return printed(
    1308,
    '#e9f7c9',
    { worn: '#f5fde3', least: 0.74 },
    circle(368, 430, 190, '#fff8c9'),
    polygon(['320,1308', '350,760', '386,760', '430,1308'], '#f2dcae'),
    times(24, (i) => {
      const far = i < 12
      const x = far
        ? 20 + i * 64
        : [10, 74, 150, 214, 262, 470, 520, 590, 650, 700, 730, 40][i - 12]
      const w = far ? 14 : 26 + next() * 14
      const color = far ? '#b5dd86' : ['#2f9e4f', '#57bb4a', '#1c7a45'][i % 3]
      return [
        rect(x, -20, w, far ? 860 : 1260 + next() * 60, color),
        times(far ? 6 : 9, (k) =>
          rect(x - 2, 60 + k * 140 + ((i * 37) % 90), w + 4, 7, far ? '#8fc765' : '#0c5a33'),
        ),
      ]
    }),
    times(26, () =>
      placed(
        next() * 736,
        next() * 500,
        next() * 360,
        leaf(90, 13, ['#2f9e4f', '#7fd34f', '#0f7a45'][Math.floor(next() * 3)]),
      ),
    ),
  )
}

const snowVillage = () =>
  printed(
    1104,
    '#23308f',
    { worn: '#3a48ad', least: 0.7 },
    range(3, 520, 330, '#3c4fc4', '#e8eeff'),
    ridge(5, 500, 26, '#cdd8ff'),
    [
      [90, 640],
      [250, 600],
      [430, 650],
      [590, 610],
      [160, 790],
      [360, 810],
      [560, 800],
    ].map(([x, y], i) => [
      rect(
        x - 52,
        y - 60,
        104,
        80,
        ['#ff5a5f', '#ffb000', '#16a394', '#ff7ab8', '#7a4fe0', '#ff8a3d', '#2fb0e8'][i],
      ),
      polygon([`${x - 70},${y - 54}`, `${x},${y - 122}`, `${x + 70},${y - 54}`], '#ffffff'),
      [x - 34, x + 10].map((wx) => rect(wx, y - 40, 24, 26, '#fff3a8')),
      rect(x + 26, y - 128, 16, 40, '#ffffff'),
    ]),
    path('M330 640L352 470L374 640Z', '#ffffff'),
    rect(334, 600, 38, 80, '#e8eeff'),
    ridge(8, 850, 22, '#ffffff'),
    times(10, (i) => fir(i * 80 + 10, 960 + (i % 3) * 30, 170 + ((i * 47) % 60), '#15205f')),
    times(90, (i) => circle((i * 197) % 736, (i * 139) % 1090, 2.5 + (i % 4), '#ffffff')),
  )

export const farPlaces = {
  'land-cliffs': cliffs,
  'land-bamboo': bamboo,
  'land-snow-village': snowVillage,
}
