import { chance, circle, path, placed, rect, sheet, stroke, times } from './ink.mjs'

const vases = () => {
  const outlines = [
    [
      'M-60 0C-110 -60 -100 -150 -34 -190C-26 -220 -30 -240 -40 -262H40C30 -240 26 -220 34 -190C100 -150 110 -60 60 0Z',
      '#b9623f',
    ],
    ['M-52 0L-70 -230H70L52 0Z', '#2f4a57'],
    ['M-80 0C-130 -50 -120 -140 0 -150C120 -140 130 -50 80 0Z', '#d9a53f'],
    ['M-40 0C-70 -70 -60 -130 -22 -170V-300H22V-170C60 -130 70 -70 40 0Z', '#6f8478'],
    [
      'M-64 0C-64 -40 -96 -80 -84 -170C-80 -200 -60 -214 -60 -236H60C60 -214 80 -200 84 -170C96 -80 64 -40 64 0Z',
      '#efe3d0',
    ],
    ['M-90 0C-120 -90 -80 -120 -50 -210H50C80 -120 120 -90 90 0Z', '#c98f86'],
  ]
  return sheet(
    1000,
    '#e6d8c2',
    times(2, (row) => rect(70, 452 + row * 430, 596, 10, '#8a6a48')),
    outlines.map(([d, color], i) =>
      placed(
        170 + (i % 3) * 198,
        i < 3 ? 452 : 882,
        0,
        path(d, color),
        path(d, '#ffffff', { opacity: 0.08, transform: 'scale(.55 1)' }),
      ),
    ),
  )
}

const hillsAndSun = () =>
  sheet(
    980,
    '#f3dcc0',
    circle(500, 300, 120, '#e2703f'),
    [
      ['#e9b98a', 440, 60],
      ['#d98f6a', 540, 84],
      ['#b5654a', 650, 70],
      ['#7a4a4f', 760, 92],
      ['#43324a', 870, 60],
    ].map(([color, y, swell], i) =>
      path(
        `M0 ${y}C140 ${y - swell} 240 ${y - swell * (i % 2 ? 0.2 : 1.3)} 380 ${y + 10}S620 ${y - swell} 736 ${y - swell * (i % 2 ? 1.2 : 0.1)}V980H0Z`,
        color,
      ),
    ),
  )

const moonWaves = () =>
  sheet(
    1000,
    '#1f2f4a',
    circle(368, 330, 150, '#f3e3c0'),
    times(9, (row) =>
      times(9, (i) => {
        const x = i * 92 + (row % 2 ? -46 : 0)
        const y = 600 + row * 50
        return [62, 46, 30, 14].map((r, k) =>
          circle(x, y + 40, r, ['#3f6a8a', '#e9e3d3', '#2f4f70', '#d9a592'][(k + (row % 3)) % 4]),
        )
      }),
    ),
  )

const cups = () =>
  sheet(
    900,
    '#e9dfd0',
    times(3, (row) =>
      times(3, (i) => {
        const color = [
          '#2f4a57',
          '#c9683f',
          '#e3b04a',
          '#6f8478',
          '#f6efe3',
          '#8a4a4f',
          '#d9a592',
          '#3f6f8a',
          '#b9a37f',
        ][row * 3 + i]
        return placed(
          140 + i * 220,
          210 + row * 250,
          0,
          stroke('M58 -66C104 -72 104 -4 50 -10', color, 14),
          path('M-70 -100H70C70 -30 50 14 0 14S-70 -30 -70 -100Z', color),
          path('M-70 -100H-36C-36 -40 -30 0 -12 13C-50 8 -70 -36 -70 -100Z', '#ffffff', {
            opacity: 0.12,
          }),
          rect(-86, 22, 172, 10, color, { rx: 5, opacity: 0.75 }),
        )
      }),
    ),
  )

const townAtNight = () => {
  const next = chance(7)
  const colors = ['#3f4f6f', '#5a4a6a', '#2f4459', '#6a5570', '#44506f']
  return sheet(
    980,
    '#1b2440',
    times(70, () => circle(next() * 736, next() * 480, 0.8 + next() * 1.4, '#93a0c9')),
    circle(560, 190, 70, '#f6e3b5'),
    circle(590, 172, 62, '#1b2440'),
    times(7, (i) => {
      const top = 480 + Math.round(next() * 160)
      const x = i * 106 - 4
      return [
        rect(x, top, 107, 500, colors[i % 5]),
        path(`M${x - 6} ${top}L${x + 53} ${top - 76}L${x + 113} ${top}Z`, '#131a30'),
        times(8, (k) =>
          rect(
            x + 22 + (k % 2) * 40,
            top + 36 + Math.floor(k / 2) * 84,
            24,
            40,
            next() > 0.45 ? '#f2c46a' : '#26314f',
            { rx: 2 },
          ),
        ),
      ]
    }),
    rect(0, 930, 736, 50, '#131a30'),
  )
}

const chairs = () => {
  const one = (x, y, wood, seat) =>
    placed(
      x,
      y,
      0,
      stroke('M-60 0L-50 -130M60 0L50 -130M-50 -130L-62 -290M50 -130L62 -290', wood, 11),
      path('M-66 -140H66L58 -112H-58Z', seat),
      stroke('M-62 -290C-30 -306 30 -306 62 -290', wood, 15),
      stroke('M-58 -236C-26 -248 26 -248 58 -236', wood, 8),
    )
  return sheet(
    920,
    '#e3e6dc',
    one(190, 420, '#8a5a36', '#d9b27c'),
    one(545, 420, '#2b2826', '#b9623f'),
    one(190, 830, '#b9683f', '#efe3d0'),
    one(545, 830, '#4f6f57', '#d9a53f'),
  )
}

const rays = () =>
  sheet(
    736,
    '#f3dfb8',
    times(24, (i) =>
      path(
        `M368 368L${368 + 620 * Math.cos((i * Math.PI) / 12)} ${368 + 620 * Math.sin((i * Math.PI) / 12)}L${368 + 620 * Math.cos(((i + 0.5) * Math.PI) / 12)} ${368 + 620 * Math.sin(((i + 0.5) * Math.PI) / 12)}Z`,
        i % 3 ? '#e9a94f' : '#d9703f',
      ),
    ),
    circle(368, 368, 200, '#f3dfb8'),
    circle(368, 368, 170, '#d9603f'),
    circle(368, 368, 120, '#f0b84f'),
  )

/** Art prints of shapes and things, without words. */
export const artPrints = {
  'vases-shelf': vases,
  'hills-sun': hillsAndSun,
  'moon-waves': moonWaves,
  'nine-cups': cups,
  'town-at-night': townAtNight,
  'four-chairs': chairs,
  'sun-rays': rays,
}
