import { chance, circle, line, path, placed, rect, sheet, stroke, times } from './ink.mjs'

const fish = () => {
  const one = (x, y, turn, s, color) =>
    placed(
      x,
      y,
      turn,
      `<g transform="scale(${s})">`,
      path('M-80 0C-40 -46 40 -46 84 0C40 46 -40 46 -80 0Z', color),
      path('M70 0C96 -10 124 -44 142 -40C128 -16 128 16 142 40C124 44 96 10 70 0Z', color, {
        opacity: 0.85,
      }),
      path('M-20 -34C0 -66 26 -58 34 -34Z', color, { opacity: 0.7 }),
      path('M-30 -30C-6 -20 -6 20 -30 30C-2 34 26 24 40 0C26 -24 -2 -34 -30 -30Z', '#f6eee0', {
        opacity: 0.65,
      }),
      circle(-54, -8, 5, '#182a33'),
      '</g>',
    )
  const leaf = (x, y, r, turn) =>
    placed(
      x,
      y,
      turn,
      path(`M0 0L${r} ${-r * 0.22}A${r} ${r} 0 1 0 ${r} ${r * 0.22}Z`, '#4f7f6d'),
      times(7, (i) => placed(0, 0, 50 + i * 43, line(0, 0, r * 0.86, 0, '#6d9a86', 1.5))),
    )
  return sheet(
    1000,
    '#1f4a57',
    times(6, (i) =>
      circle(200 + i * 70, 180 + i * 120, 60 + i * 26, 'none', {
        stroke: '#2f6170',
        strokeWidth: 2,
      }),
    ),
    leaf(600, 170, 110, 20),
    leaf(120, 560, 84, 200),
    leaf(610, 860, 120, 120),
    one(280, 220, 28, 1.25, '#e0683f'),
    one(470, 440, -38, 1.5, '#f0a24a'),
    one(230, 700, 64, 1.3, '#e8e2d2'),
    one(480, 740, 150, 1.1, '#d8492f'),
    one(120, 880, -20, 0.9, '#f0a24a'),
  )
}

const trackLanes = () =>
  sheet(
    920,
    '#c65a3a',
    times(8, (i) => circle(736, 920, 180 + i * 92, 'none', { stroke: '#f3e4d2', strokeWidth: 6 })),
    circle(736, 920, 176, '#5d8a5a'),
    line(96, 100, 300, 330, '#f3e4d2', 6),
  )

const record = () =>
  sheet(
    736,
    '#e7dcc6',
    rect(60, 60, 616, 616, '#d0563a'),
    circle(368, 368, 270, '#1c1f22'),
    times(16, (i) =>
      circle(368, 368, 118 + i * 9.4, 'none', { stroke: '#2e3338', strokeWidth: 1.6 }),
    ),
    path('M368 368L210 140A270 270 0 0 1 300 104Z', '#ffffff', { opacity: 0.07 }),
    path('M368 368L530 596A270 270 0 0 1 440 632Z', '#ffffff', { opacity: 0.07 }),
    circle(368, 368, 104, '#e5a83e'),
    path('M264 368A104 104 0 0 0 472 368Z', '#2f5d66'),
    circle(368, 368, 9, '#e7dcc6'),
  )

const planets = () => {
  const next = chance(41)
  const orbit = (r, turn, size, color, more = '') => [
    circle(368, 500, r, 'none', { stroke: '#3b4a6e', strokeWidth: 1.5 }),
    placed(368, 500, turn, circle(0, -r, size, color), more),
  ]
  return sheet(
    1000,
    '#141c33',
    times(120, () => circle(next() * 736, next() * 1000, 0.6 + next() * 1.5, '#7685ad')),
    circle(368, 500, 56, '#f0b13f'),
    orbit(92, 40, 9, '#b8a28a'),
    orbit(130, 210, 14, '#e0a56a'),
    orbit(172, 120, 15, '#5d9bb5'),
    orbit(212, 310, 11, '#c8583a'),
    orbit(
      268,
      70,
      34,
      '#d9a77a',
      path('M-34 -268H34', 'none', { stroke: '#b57d52', strokeWidth: 6 }),
    ),
    orbit(
      318,
      190,
      28,
      '#e3c78a',
      `<ellipse cx="0" cy="-318" rx="50" ry="12" fill="none" stroke="#c9a865" stroke-width="5"/>`,
    ),
    orbit(352, 330, 19, '#8fc1c4'),
    placed(368, 500, 20, circle(0, -420, 18, '#4f6fb0')),
    circle(368, 500, 420, 'none', { stroke: '#3b4a6e', strokeWidth: 1.5 }),
  )
}

const rainbowArcs = () => {
  const arcs = (x, y, r, colors) =>
    colors.map((color, i) =>
      path(
        `M${x - r + i * r * 0.19} ${y}A${r - i * r * 0.19} ${r - i * r * 0.19} 0 0 1 ${x + r - i * r * 0.19} ${y}Z`,
        color,
      ),
    )
  return sheet(
    900,
    '#f7efe2',
    arcs(368, 520, 250, ['#d98a6a', '#e9b88a', '#f0d9b0', '#a9b8a0', '#f7efe2']),
    circle(590, 170, 54, '#eac16a'),
    [
      [130, 230],
      [220, 170],
      [500, 120],
    ].map(([x, y]) => [
      circle(x, y, 30, '#fff'),
      circle(x + 34, y + 8, 24, '#fff'),
      circle(x - 32, y + 10, 20, '#fff'),
    ]),
    times(24, (i) =>
      circle(
        100 + (i % 8) * 78,
        640 + Math.floor(i / 8) * 78,
        11,
        ['#d98a6a', '#a9b8a0', '#eac16a', '#e9b88a'][i % 4],
      ),
    ),
  )
}

const stairs = () => {
  const flight = (x, y, count, size, colors) =>
    times(count, (i) => [
      path(`M${x + i * size} ${y - i * size}h${size}l60 -34h${-size}Z`, colors[0]),
      path(`M${x + i * size} ${y - i * size}v${size}h${size}v${-size}Z`, colors[1]),
      path(`M${x + (i + 1) * size} ${y - i * size}l60 -34v${size}l-60 34Z`, colors[2]),
    ])
  return sheet(
    1000,
    '#e8c9ae',
    circle(560, 190, 96, '#f4e4cf'),
    rect(430, 250, 306, 750, '#c9836099'),
    path('M500 1000V520a84 84 0 0 1 168 0V1000Z', '#7d3f35'),
    flight(40, 900, 7, 62, ['#f6e3cd', '#d08a66', '#a85f47']),
    rect(40, 962, 434, 40, '#a85f47'),
    path('M0 120H210V700H0Z', '#b76a4e'),
    path('M60 260a46 46 0 0 1 92 0V400H60Z', '#3b2b33'),
  )
}

const keycaps = () => {
  const colors = ['#e9e2d4', '#c9d3c8', '#e0b49a', '#9fb3bd', '#e5cf9c']
  const key = (x, y, w, color) => [
    rect(x, y, w, 96, '#00000022', { rx: 14 }),
    rect(x, y - 6, w, 96, color, { rx: 14 }),
    rect(x + 12, y, w - 24, 70, '#ffffff55', { rx: 12 }),
  ]
  const rows = [
    [1, 1, 1, 1, 1, 1, 1],
    [1.5, 1, 1, 1, 1, 1.5],
    [1.75, 1, 1, 1, 2.25],
    [2.25, 1, 1, 2.75],
    [1.25, 1.25, 3.25, 1.25],
  ]
  return sheet(
    736,
    '#6f7d78',
    rect(28, 70, 680, 600, '#4d5955', { rx: 30 }),
    rows.map((row, y) => {
      let x = 48
      return row.map((units, i) => {
        const w = units * 92 - 8
        const drawn = key(x, 110 + y * 110, w, colors[(i * 3 + y * 2) % 5])
        x += units * 92
        return drawn
      })
    }),
  )
}

const blushPans = () =>
  sheet(
    860,
    '#ead3c6',
    rect(88, 90, 560, 680, '#3b2a2c', { rx: 60 }),
    rect(112, 114, 512, 632, '#fbeee6', { rx: 44 }),
    [
      '#d98a86',
      '#c96f6a',
      '#e6ad94',
      '#b5564f',
      '#f0c9b0',
      '#a5706a',
      '#d6a06d',
      '#8a4a48',
      '#efb8ac',
    ].map((color, i) => {
      const [x, y] = [202 + (i % 3) * 166, 220 + Math.floor(i / 3) * 190]
      return [
        circle(x, y, 70, '#d9c3b5'),
        circle(x, y - 3, 66, color),
        stroke(`M${x - 40} ${y - 14}Q${x} ${y - 40} ${x + 40} ${y - 14}`, '#ffffff55', 5),
      ]
    }),
  )

const wardrobe = () => {
  const hang = (x, y, ...parts) =>
    placed(
      x,
      y,
      0,
      stroke('M0 -128C-2 -146 18 -148 16 -134C14 -124 0 -124 0 -112', '#4a3f38', 4),
      stroke('M-66 -82L0 -112L66 -82', '#8a6a48', 6),
      ...parts,
    )
  const shirt = (c) =>
    path('M-44 -100L-96 -70L-84 -8L-60 -18V120H60V-18L84 -8L96 -70L44 -100Q0 -66 -44 -100Z', c)
  const dress = (c) =>
    path('M-34 -100L-50 -30L-30 10L-84 170H84L30 10L50 -30L34 -100Q0 -70 -34 -100Z', c)
  const trousers = (c) => path('M-54 -90H54L66 170H12L0 -10L-12 170H-66Z', c)
  return sheet(
    960,
    '#efe6d8',
    line(60, 118, 676, 118, '#8a6a48', 8),
    line(60, 538, 676, 538, '#8a6a48', 8),
    hang(160, 264, shirt('#f9f4ea')),
    hang(368, 264, dress('#7f9180')),
    hang(576, 264, shirt('#c9694a')),
    hang(160, 684, trousers('#3f5266')),
    hang(368, 684, shirt('#d9c6a5')),
    hang(576, 684, trousers('#5a4a42')),
  )
}

/** More posters without lettering. */
export const morePosters = {
  fish,
  'track-lanes': trackLanes,
  record,
  planets,
  'rainbow-arcs': rainbowArcs,
  stairs,
  keycaps,
  'blush-pans': blushPans,
  wardrobe,
}
