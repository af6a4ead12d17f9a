import { at, chance, circle, head, line, path, placed, rect, text, times } from './ink.mjs'
import { hatch, inked, printed } from './texture.mjs'

const piece = {
  pawn: [
    circle(0, -62, 22, 'currentColor'),
    path('M-12 -46H12L24 0H-24Z', 'currentColor'),
    rect(-32, -4, 64, 17, 'currentColor', { rx: 6 }),
  ],
  rook: [
    path('M-32 -92H-18V-80H-7V-92H7V-80H18V-92H32V-58H22L26 0H-26L-22 -58H-32Z', 'currentColor'),
    rect(-36, -4, 72, 17, 'currentColor', { rx: 6 }),
  ],
  bishop: [
    path('M0 -104C34 -70 26 -40 14 -30L26 0H-26L-14 -30C-26 -40 -34 -70 0 -104Z', 'currentColor'),
    circle(0, -108, 9, 'currentColor'),
    rect(-36, -4, 72, 17, 'currentColor', { rx: 6 }),
  ],
  queen: [
    path('M-38 -96L-20 -56L-14 -106L0 -60L14 -106L20 -56L38 -96L26 0H-26Z', 'currentColor'),
    rect(-38, -4, 76, 17, 'currentColor', { rx: 6 }),
  ],
  king: [
    path('M-32 -76C-10 -60 10 -60 32 -76L26 0H-26Z', 'currentColor'),
    rect(-5, -116, 10, 46, 'currentColor'),
    rect(-17, -104, 34, 10, 'currentColor'),
    rect(-38, -4, 76, 17, 'currentColor', { rx: 6 }),
  ],
  knight: [
    path(
      'M-26 0C-30 -40 10 -44 6 -62C-8 -56 -24 -48 -34 -54C-36 -72 -14 -92 0 -108C30 -104 40 -60 28 0Z',
      'currentColor',
    ),
    rect(-36, -4, 72, 17, 'currentColor', { rx: 6 }),
  ],
}

const chess = () => {
  const set = [
    ['rook', 1, 0, 0],
    ['king', 4, 0, 0],
    ['bishop', 5, 0, 0],
    ['pawn', 3, 1, 0],
    ['pawn', 6, 1, 0],
    ['knight', 2, 2, 0],
    ['queen', 5, 3, 1],
    ['pawn', 1, 4, 1],
    ['bishop', 6, 5, 1],
    ['pawn', 3, 6, 1],
    ['king', 4, 7, 1],
    ['rook', 7, 7, 1],
    ['pawn', 7, 2, 0],
    ['knight', 2, 5, 1],
  ]
  return printed(
    736,
    '#ff6a4d',
    { rough: 3, worn: '#ff8a73', least: 0.72 },
    rect(40, 40, 656, 656, '#fff1dc'),
    times(64, (i) =>
      (i + Math.floor(i / 8)) % 2
        ? rect(40 + (i % 8) * 82, 40 + Math.floor(i / 8) * 82, 82, 82, '#12a38f')
        : '',
    ),
    set.map(
      ([kind, x, y, side]) =>
        `<g style="color:${side ? '#fffdf8' : '#1a1440'}">${placed(81 + x * 82, 112 + y * 82, 0, at(0, 0, [0.62, 0.62], `<g stroke="${side ? '#1a1440' : 'none'}" stroke-width="6">${piece[kind].join('')}</g>`))}</g>`,
    ),
  )
}

const cards = () => {
  const suits = {
    heart: 'M0 44C-70 -6 -50 -50 -22 -50C-8 -50 0 -38 0 -28C0 -38 8 -50 22 -50C50 -50 70 -6 0 44Z',
    spade:
      'M0 -52C60 0 60 34 26 34C14 34 6 26 4 18L14 50H-14L-4 18C-6 26 -14 34 -26 34C-60 34 -60 0 0 -52Z',
    diamond: 'M0 -56L40 0L0 56L-40 0Z',
    club: 'M-25 -28a25 25 0 1 1 50 0a25 25 0 1 1 -50 0M-50 10a25 25 0 1 1 50 0a25 25 0 1 1 -50 0M0 10a25 25 0 1 1 50 0a25 25 0 1 1 -50 0M-9 -14H9L16 50H-16Z',
  }
  const card = (x, y, turn, suit, letter, color, pips) =>
    placed(x, y, turn, [
      rect(-146, -210, 300, 430, '#00000022', { rx: 26 }),
      rect(-150, -214, 300, 428, '#fffdf6', { rx: 26 }),
      rect(-128, -192, 256, 384, 'none', { rx: 16, stroke: color, strokeWidth: 4 }),
      head(-112, -134, letter, 54, color, { weight: 800 }),
      placed(112, 134, 180, head(0, 0, letter, 54, color, { weight: 800 })),
      pips.map(([px, py, s]) => at(px, py, [s, py > 40 ? -s : s], path(suits[suit], color))),
    ])
  return printed(
    1104,
    '#0d7a4f',
    { worn: '#2f9169', least: 0.72 },
    times(9, (row) =>
      times(7, (i) =>
        placed(i * 122 + (row % 2) * 61, row * 130 + 20, 0, path(suits.diamond, '#128a5b')),
      ),
    ),
    card(220, 290, -10, 'heart', 'A', '#e01e37', [[0, 0, 2]]),
    card(520, 360, 9, 'spade', '5', '#17131f', [
      [-60, -96, 0.8],
      [60, -96, 0.8],
      [0, 0, 0.8],
      [-60, 96, 0.8],
      [60, 96, 0.8],
    ]),
    card(230, 790, 6, 'club', '3', '#17131f', [
      [0, -100, 1],
      [0, 0, 1],
      [0, 100, 1],
    ]),
    card(510, 830, -7, 'diamond', '7', '#e01e37', [
      [-60, -100, 0.72],
      [60, -100, 0.72],
      [-60, 0, 0.72],
      [60, 0, 0.72],
      [-60, 100, 0.72],
      [60, 100, 0.72],
      [0, -50, 0.72],
    ]),
  )
}

const dominoes = () => {
  const pips = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ]
  const colors = ['#fff', '#ff4f81', '#ffd21f', '#19d3c5', '#5b8df0', '#ff7a3d', '#b58cff']
  const one = (x, y, turn, a, b) =>
    placed(x, y, turn, [
      rect(-58, -114, 124, 240, '#00000033', { rx: 18 }),
      rect(-62, -120, 124, 240, '#17131f', { rx: 18 }),
      line(-44, 0, 44, 0, '#4a4458', 4),
      circle(0, 0, 7, '#ffd21f'),
      pips[a].map(([px, py]) => circle(px * 32, -60 + py * 32, 12, colors[a])),
      pips[b].map(([px, py]) => circle(px * 32, 60 + py * 32, 12, colors[b])),
    ])
  return printed(
    920,
    '#f3c9ff',
    { rough: 3, worn: '#f8dcff', least: 0.74 },
    placed(368, 460, 30, hatch(700, 46, 0, '#edbafc', 17)),
    [
      [150, 165, -8, 6, 4],
      [368, 165, 5, 4, 1],
      [586, 165, -4, 1, 5],
      [150, 460, 7, 3, 2],
      [368, 460, -6, 5, 5],
      [586, 460, 9, 2, 4],
      [150, 755, -5, 5, 3],
      [368, 755, 8, 6, 6],
      [586, 755, -8, 3, 1],
    ].map((each) => one(...each)),
  )
}

const arcade = () => {
  const sprite = [
    '..A.....A..',
    '...A...A...',
    '..AAAAAAA..',
    '.AA.AAA.AA.',
    'AAAAAAAAAAA',
    'A.AAAAAAA.A',
    'A.A.....A.A',
    '...AA.AA...',
  ]
  const heart = ['.AA..AA.', 'AAAAAAAA', 'AAAAAAAA', '.AAAAAA.', '..AAAA..', '...AA...']
  const ship = [
    '.....A.....',
    '....AAA....',
    '....AAA....',
    '.AAAAAAAAA.',
    'AAAAAAAAAAA',
    'AAAAAAAAAAA',
  ]
  const draw = (rows, x, y, size, color) =>
    rows.flatMap((row, r) =>
      [...row].map((cell, c) =>
        cell === 'A' ? rect(x + c * size, y + r * size, size, size, color) : '',
      ),
    )
  return printed(
    1104,
    '#0d0b2b',
    { rough: 2, worn: '#241f52', least: 0.76 },
    times(28, (i) => line(0, i * 40, 736, i * 40, '#1a1645', 3)),
    times(19, (i) => line(i * 40, 0, i * 40, 1104, '#1a1645', 3)),
    times(3, (i) => draw(heart, 40 + i * 80, 48, 8, '#ff3d7f')),
    text(700, 92, '004200', 40, '#ffe14d', { anchor: 'end', weight: 800, spacing: 0.14 }),
    times(12, (i) =>
      draw(
        sprite,
        72 + (i % 4) * 156,
        190 + Math.floor(i / 4) * 150,
        11,
        ['#19f0d0', '#ffe14d', '#ff7af0'][Math.floor(i / 4)],
      ),
    ),
    rect(360, 690, 14, 56, '#fff'),
    rect(360, 790, 14, 56, '#fff'),
    [90, 300, 520].map((x) => [
      rect(x, 840, 120, 60, '#4fd04f'),
      rect(x + 44, 870, 34, 30, '#0d0b2b'),
      rect(x + 10, 830, 100, 20, '#4fd04f'),
    ]),
    draw(ship, 306, 960, 11, '#ff7a1f'),
    rect(0, 1050, 736, 12, '#4fd04f'),
  )
}

const dice = () => {
  const next = chance(67)
  const face = (x, y, s, turn, c, d, n) =>
    placed(
      x,
      y,
      turn,
      at(
        0,
        0,
        [s, s],
        [
          rect(-80, -80, 160, 160, c, { rx: 30 }),
          [
            [],
            [[0, 0]],
            [
              [-1, -1],
              [1, 1],
            ],
            [
              [-1, -1],
              [0, 0],
              [1, 1],
            ],
            [
              [-1, -1],
              [1, -1],
              [-1, 1],
              [1, 1],
            ],
            [
              [-1, -1],
              [1, -1],
              [0, 0],
              [-1, 1],
              [1, 1],
            ],
            [
              [-1, -1],
              [1, -1],
              [-1, 0],
              [1, 0],
              [-1, 1],
              [1, 1],
            ],
          ][n].map(([px, py]) => circle(px * 42, py * 42, 17, d)),
        ],
      ),
    )
  return printed(
    1104,
    '#fff7ea',
    { worn: '#ffffff', least: 0.68 },
    inked(
      face(240, 260, 1.9, -14, '#ff4fa3', '#3d0f6b', 5),
      face(500, 420, 1.9, 18, '#25c4f5', '#3d0f6b', 3),
      face(260, 640, 1.7, 30, '#25c4f5', '#3d0f6b', 6),
      face(500, 800, 1.9, -20, '#ff4fa3', '#3d0f6b', 4),
      face(190, 930, 1.1, 8, '#ff7a3d', '#3d0f6b', 2),
    ),
    times(40, () => circle(next() * 736, next() * 1104, 2 + next() * 4, '#3d0f6b')),
  )
}

/** Prints of games. */
export const games = {
  'games-chess': chess,
  'games-cards': cards,
  'games-dominoes': dominoes,
  'games-arcade': arcade,
  'games-dice': dice,
}
