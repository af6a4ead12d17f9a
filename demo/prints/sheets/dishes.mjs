import {
  at,
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
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed, round, wash } from './texture.mjs'

const tacos = () => {
  const next = chance(33)
  const taco = (x, y, meat) =>
    placed(x, y, 0, [
      path('M-250 60A250 250 0 0 1 250 60Z', '#d99b2b'),
      times(11, (i) =>
        circle(
          -200 + i * 40,
          -50 - Math.sin((i / 10) * 3.14) * 120,
          44,
          i % 2 ? '#2fae60' : '#7fd34f',
        ),
      ),
      times(9, (i) =>
        blob(
          [
            [-24, -20],
            [20, -24],
            [28, 12],
            [-14, 24],
          ].map(([dx, dy]) => [-160 + i * 40 + dx, -50 - Math.sin((i / 8) * 3.14) * 96 + dy]),
          meat,
        ),
      ),
      times(9, (i) =>
        circle(
          -170 + i * 42,
          -72 - Math.sin((i / 8) * 3.14) * 104,
          17,
          i % 2 ? '#f0342b' : '#fff3ea',
        ),
      ),
      path('M-260 70C-250 -70 -140 -130 0 -130S250 -70 260 70C160 96 -160 96 -260 70Z', '#f7c548'),
      times(44, () => {
        const turn = 3.14 + next() * 3.14
        const far = Math.sqrt(next())
        return circle(
          Math.cos(turn) * 226 * far,
          60 + Math.sin(turn) * 165 * far,
          3 + next() * 5,
          '#c98a1f',
        )
      }),
    ])
  return printed(
    1104,
    '#e6267f',
    { worn: '#ee5d9f' },
    times(12, (i) =>
      polygon(
        [`${i * 62},0`, `${i * 62 + 62},0`, `${i * 62 + 31},70`],
        ['#ffd23f', '#19c2b5', '#ff7a3d', '#7b3fb5'][i % 4],
      ),
    ),
    taco(368, 320, '#8a3b1a'),
    taco(368, 640, '#d97a2b'),
    taco(368, 960, '#5f2a14'),
  )
}

const shakshuka = () => {
  const next = chance(51)
  return printed(
    736,
    '#ffd447',
    { rough: 3, worn: '#ffe07a', least: 0.7 },
    times(10, (i) => line(0, i * 76 + 20, 736, i * 76 + 20, '#f5c21f', 12)),
    placed(368, 368, 38, [
      rect(250, -30, 260, 60, '#1c1f24', { rx: 30 }),
      circle(480, 0, 13, '#ffd447'),
    ]),
    circle(368, 368, 286, '#1c1f24'),
    circle(368, 368, 258, '#c2261a'),
    times(90, () => {
      const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 236]
      return circle(
        368 + Math.cos(turn) * far,
        368 + Math.sin(turn) * far,
        6 + next() * 16,
        ['#e0452e', '#a81a12', '#f26b3a'][Math.floor(next() * 3)],
      )
    }),
    [
      [280, 270],
      [450, 260],
      [500, 420],
      [370, 390],
      [260, 450],
      [390, 530],
    ].map(([x, y], i) => [
      blob(
        times(9, (k) => [
          x + Math.cos(k * 0.7) * (60 + next() * 16),
          y + Math.sin(k * 0.7) * (52 + next() * 14),
        ]),
        '#fffaf0',
      ),
      circle(x, y, 25, '#ffb000'),
      ellipse(x - 7, y - 8, 8, 5, '#ffe08a'),
      i % 2 ? '' : circle(x + 4, y + 40, 3, '#1c1f24'),
    ]),
    times(34, () => {
      const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 230]
      return placed(
        368 + Math.cos(turn) * far,
        368 + Math.sin(turn) * far,
        next() * 360,
        leaf(32, 11, '#1f8f4d'),
        leaf(22, 8, '#57bf6b'),
      )
    }),
  )
}

const dumplings = () => {
  const one = (x, y, turn) =>
    placed(
      x,
      y,
      turn,
      circle(0, 0, 66, '#fff6e3'),
      times(14, (i) =>
        placed(
          0,
          0,
          i * 25.7,
          path('M0 0C14 -14 20 -40 10 -64C-2 -50 -6 -24 0 0Z', i % 2 ? '#e3c792' : '#f8ead0'),
        ),
      ),
      circle(0, 0, 11, '#e2c48e'),
    )
  return printed(
    920,
    '#e02b2b',
    { rough: 4, worn: '#e85a55' },
    times(6, (row) =>
      times(6, (i) =>
        placed(
          i * 140 + (row % 2 ? 0 : 70) - 20,
          row * 180 - 30,
          0,
          times(3, (k) => circle(0, 0, 84 - k * 24, 'none', { stroke: '#c91f24', strokeWidth: 7 })),
        ),
      ),
    ),
    circle(368, 470, 324, '#5f2f10'),
    circle(368, 460, 318, '#c98b3f'),
    circle(368, 460, 282, '#8a5320'),
    circle(368, 460, 272, '#f2d9a0'),
    clipped(
      'floor',
      circle(368, 460, 272, '#000'),
      times(18, (i) => line(100, 214 + i * 29, 636, 214 + i * 29, '#e0bf7a', 5)),
    ),
    circle(368, 460, 277, 'none', { stroke: '#8a5320', strokeWidth: 14 }),
    one(368, 460, 0),
    times(6, (i) => one(368 + Math.cos(i * 1.047) * 168, 460 + Math.sin(i * 1.047) * 168, i * 40)),
    placed(
      600,
      140,
      38,
      rect(-16, -130, 13, 460, '#16181c', { rx: 6 }),
      rect(14, -130, 13, 460, '#16181c', { rx: 6 }),
    ),
  )
}

const burger = () => {
  const layer = (y, draw) => placed(368, y, 0, draw)
  const ink = '#1b1a3a'
  return printed(
    1308,
    '#45c4f0',
    { worn: '#73d3f5' },
    layer(250, [
      path('M-230 60C-240 -90 -130 -150 0 -150S240 -90 230 60C160 80 -160 80 -230 60Z', '#f0932b'),
      times(26, (i) =>
        ellipse(
          -170 + ((i * 67) % 340),
          -100 + ((i * 41) % 110) + Math.abs(-170 + ((i * 67) % 340)) * 0.2,
          10,
          6,
          '#fff3cf',
          { transform: `rotate(${i * 37} ${-170 + ((i * 67) % 340)} ${-60})` },
        ),
      ),
    ]),
    layer(
      390,
      [-120, 0, 120].map((x) => [
        ellipse(x, 0, 96, 24, '#e02b3c'),
        ellipse(x, -4, 78, 15, '#ff6a6a'),
        times(5, (i) => ellipse(x - 44 + i * 22, -4, 5, 4, '#ffd9a0')),
      ]),
    ),
    layer(
      490,
      path(`M-250 0${times(10, () => 'q25 44 50 0').join('')}C230 -40 -230 -40 -250 0Z`, '#58c322'),
    ),
    layer(590, [
      rect(-220, -40, 440, 34, '#ffc91f', { rx: 8 }),
      path('M-200 -8L-120 60L-40 -8ZM60 -8L120 44L190 -8Z', '#ffc91f'),
    ]),
    layer(700, [
      rect(-236, -46, 472, 90, '#6b2d12', { rx: 44 }),
      times(34, (i) =>
        circle(-210 + ((i * 83) % 420), -26 + ((i * 29) % 56), 5, i % 2 ? '#8f4522' : '#4a1c08'),
      ),
    ]),
    layer(
      830,
      [-130, -20, 90].map((x) => [
        ellipse(x + 20, 0, 100, 26, 'none', { stroke: '#c77dd6', strokeWidth: 13 }),
        ellipse(x + 20, 0, 70, 16, 'none', { stroke: '#f0d2f5', strokeWidth: 7 }),
      ]),
    ),
    layer(
      920,
      [-150, -50, 50, 150].map((x) => [
        ellipse(x, 0, 58, 19, '#4f9a1f'),
        ellipse(x, -4, 46, 12, '#b8e07a'),
      ]),
    ),
    layer(1030, path('M-230 -40H230C244 60 180 90 0 90S-244 60 -230 -40Z', '#f0932b')),
    head(368, 1250, 'From the bottom up', 52, ink, { anchor: 'middle', weight: 700 }),
  )
}

const cocktails = () => {
  const glassOf = [
    (c) => [
      polygon(['-84,-150', '84,-150', '0,-20'], '#ffffff55'),
      polygon(['-66,-122', '66,-122', '0,-20'], c),
      stroke('M0 -20V110M-54 112H54', '#fff', 9),
      circle(40, -140, 22, '#8fd14f'),
    ],
    (c) => [
      rect(-52, -130, 104, 240, '#ffffff44', { rx: 10 }),
      rect(-52, -80, 104, 190, c, { rx: 10 }),
      rect(-36, -60, 44, 44, '#ffffff77', { rx: 6 }),
      rect(-6, 0, 44, 44, '#ffffff66', { rx: 6 }),
      stroke('M20 60L62 -190', '#ff3d7f', 9),
      circle(-52, -130, 36, '#f2c500'),
      circle(-52, -130, 28, '#fff6c9'),
      times(4, (i) => placed(-52, -130, i * 45, line(-24, 0, 24, 0, '#ffd84a', 4))),
    ],
    (c) => [
      path('M-80 -130C-80 -20 -40 0 0 0S80 -20 80 -130Z', '#ffffff44'),
      path('M-76 -100C-70 -20 -40 0 0 0S70 -20 76 -100Z', c),
      stroke('M0 0V110M-50 112H50', '#fff', 9),
      times(9, (i) => circle(-40 + ((i * 31) % 80), -84 + ((i * 23) % 60), 6, '#ffffff99')),
    ],
    (c) => [
      path('M-64 -40H64L52 110H-52Z', '#ffffff44'),
      path('M-60 10H60L52 110H-52Z', c),
      rect(-30, 20, 54, 54, '#ffffff66', { rx: 8 }),
      placed(40, -40, -50, leaf(80, 22, '#3fc97a')),
      placed(44, -40, -90, leaf(70, 20, '#2fae60')),
    ],
  ]
  return printed(
    1104,
    '#160f3d',
    { rough: 3, worn: '#2d2560' },
    circle(368, 220, 120, '#ff3d7f'),
    times(9, (i) => rect(0, 150 + i * 22, 736, 6 + i, '#160f3d')),
    glassOf.map((draw, i) =>
      placed(
        204 + (i % 2) * 330,
        500 + Math.floor(i / 2) * 380,
        0,
        at(0, 0, [1.24, 1.24], draw(['#ffb703', '#19d3c5', '#ff3d7f', '#ff7a3d'][i])),
      ),
    ),
    [642, 1022].map((y) => rect(60, y, 616, 8, '#7b5ce0')),
  )
}

const fruitWash = () =>
  printed(
    920,
    '#fdfbff',
    { rough: 2, least: 1 },
    [
      [200, 190, '#ff3d5c'],
      [520, 170, '#ff8a1f'],
      [190, 450, '#7b3fb5'],
      [540, 460, '#8fc93a'],
      [220, 730, '#ffc21f'],
      [530, 740, '#ff5c9a'],
    ].map(([x, y, color], i) => [
      wash(round(x, y, 116, i % 2 ? 104 : 118, 11), color, i + 4, 14),
      wash(round(x + 20, y + 24, 70, 66, 9), color, i + 40, 12),
      wash(
        [
          [x - 6, y - 110],
          [x + 40, y - 170],
          [x + 96, y - 170],
          [x + 50, y - 120],
        ],
        '#1f9d6b',
        i + 70,
        5,
      ),
      times(14, (k) =>
        i === 0 || i === 5
          ? ellipse(x - 60 + ((k * 43) % 124), y - 56 + ((k * 31) % 120), 3.4, 5.4, '#fff8d6')
          : '',
      ),
      i === 2
        ? times(9, (k) =>
            wash(
              round(x - 60 + (k % 3) * 60, y - 50 + Math.floor(k / 3) * 50, 36),
              '#4f1f96',
              k + 90,
              6,
            ),
          )
        : '',
    ]),
    text(368, 900, 'Six from the market', 22, '#4a3f6b', {
      anchor: 'middle',
      weight: 600,
      spacing: 0.12,
    }),
  )

const chickenSoup = () =>
  printed(
    736,
    '#ff7a59',
    { rough: 3, worn: '#ff9479', least: 0.72 },
    times(8, (i) => rect(i * 92, 0, 46, 736, '#ff8a6b')),
    circle(368, 376, 300, '#d95a3a'),
    circle(368, 368, 300, '#2347ff'),
    circle(368, 368, 284, '#ffffff'),
    circle(368, 368, 232, '#f7c948'),
    clipped(
      'broth',
      circle(368, 368, 228, '#000'),
      times(13, (i) =>
        path(`M${120 + i * 34} ${250 + (i % 4) * 60}q30 -50 60 0t60 0t60 0`, 'none', {
          stroke: i % 2 ? '#fff0b8' : '#ffe08a',
          strokeWidth: 13,
          strokeLinecap: 'round',
        }),
      ),
      times(9, (i) =>
        placed(
          230 + ((i * 97) % 290),
          220 + ((i * 131) % 300),
          i * 40,
          blob(
            [
              [-34, -18],
              [6, -28],
              [36, -8],
              [24, 20],
              [-24, 24],
            ],
            '#fff6e3',
          ),
          stroke('M-18 -6q16 -10 32 0M-14 8q14 -8 28 0', '#e3c79a', 3),
        ),
      ),
      times(11, (i) => [
        circle(210 + ((i * 149) % 320), 210 + ((i * 83) % 320), 21, '#ff7a1f'),
        circle(210 + ((i * 149) % 320), 210 + ((i * 83) % 320), 9, '#ffa347'),
      ]),
      times(16, (i) =>
        placed(200 + ((i * 61) % 340), 200 + ((i * 107) % 340), i * 53, leaf(34, 11, '#1f8f4d')),
      ),
      times(20, (i) =>
        circle(190 + ((i * 89) % 360), 190 + ((i * 67) % 360), 7, '#ffe08a', { opacity: 0.8 }),
      ),
    ),
  )

/** Prints of other dishes, of drinks and of fruit. */
export const dishes = {
  'dish-tacos': tacos,
  'dish-shakshuka': shakshuka,
  'dish-dumplings': dumplings,
  'dish-burger': burger,
  'dish-cocktails': cocktails,
  'dish-fruit-wash': fruitWash,
  'dish-chicken-soup': chickenSoup,
}
