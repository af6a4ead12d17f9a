import {
  at,
  circle,
  clipped,
  curve,
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
import { hatch, printed } from './texture.mjs'

const ink = '#17181f'
const edge = { stroke: ink, strokeWidth: 3.4, strokeLinejoin: 'round' }
const seam = (d, color = ink, size = 2.4) => stroke(d, color, size)

/** Pieces of clothing around the origin, some two hundred wide. */
const pieces = {
  tee: (c, more = []) => [
    path(
      'M-46 -110L-120 -70L-98 0L-66 -16V120H66V-16L98 0L120 -70L46 -110Q0 -74 -46 -110Z',
      c,
      edge,
    ),
    clipped(
      'tee',
      path('M-46 -110L-120 -70L-98 0L-66 -16V120H66V-16L98 0L120 -70L46 -110Q0 -74 -46 -110Z', c),
      more,
    ),
  ],
  knit: (c, d) => [
    path(
      'M-44 -110L-100 -84L-134 110H-96L-70 -10V120H70V-10L96 110H134L100 -84L44 -110Q0 -84 -44 -110Z',
      c,
      edge,
    ),
    path('M-44 -110Q0 -84 44 -110L36 -122Q0 -102 -36 -122Z', d, edge),
    rect(-70, 100, 140, 22, d, edge),
    [-1, 1].map((s) => path(`M${s * 96} 110H${s * 134}L${s * 137} 90H${s * 98}Z`, d, edge)),
    times(3, (i) =>
      stroke(`M${-30 + i * 30} -60${times(8, () => 'q-8 10 0 20t0 0').join('')}`, d, 6),
    ),
  ],
  trousers: (c) => [
    path('M-72 -150H72L96 190H22L0 -40L-22 190H-96Z', c, edge),
    seam(
      'M-74 -126H74M0 -150V-40M-60 -126C-60 -100 -70 -90 -78 -86M60 -126C60 -100 70 -90 78 -86M-48 -40L-58 190M48 -40L58 190',
    ),
  ],
  jeans: (c) => [
    path('M-72 -150H72L84 190H16L0 -40L-16 190H-84Z', c, edge),
    seam(
      'M-74 -126H74M0 -126V-40M-66 -126C-62 -100 -40 -96 -20 -126M66 -126C62 -100 40 -96 20 -126',
      '#ffc94a',
      3.4,
    ),
    rect(-84, 166, 68, 24, '#ffffff55'),
    rect(16, 166, 68, 24, '#ffffff55'),
  ],
  dress: (c) => [
    path(
      'M-40 -160L-52 -150L-58 -80L-44 -10L-130 190H130L44 -10L58 -80L52 -150L40 -160Q0 -96 -40 -160Z',
      c,
      edge,
    ),
    seam('M-44 -10Q0 6 44 -10M-20 0L-50 186M20 0L50 186M0 4V188'),
  ],
  skirt: (c) => [
    path('M-60 -100H60L130 120H-130Z', c, edge),
    rect(-62, -112, 124, 24, c, edge),
    times(7, (i) => line(-48 + i * 16, -88, -108 + i * 36, 118, ink, 2.2)),
  ],
  coat: (c, d) => [
    path(
      'M-54 -160L-110 -128L-140 90H-100L-80 -30V190H80V-30L100 90H140L110 -128L54 -160L0 -120Z',
      c,
      edge,
    ),
    path('M-54 -160L0 -120L-30 -40L-66 -110Z', d, edge),
    path('M54 -160L0 -120L30 -40L66 -110Z', d, edge),
    seam('M0 -90V190M-66 60H-24M66 60H24'),
    [20, 74, 128].map((y) => [circle(-18, y - 30, 8, ink), circle(18, y - 30, 8, ink)]),
  ],
  jacket: (c, d) => [
    path(
      'M-54 -110L-112 -80L-132 80H-94L-76 -10V96H76V-10L94 80H132L112 -80L54 -110L0 -76Z',
      c,
      edge,
    ),
    path('M-54 -110L0 -76L-26 -40L-62 -76ZM54 -110L0 -76L26 -40L62 -76Z', d, edge),
    seam('M0 -76V96M-76 76H76M-60 -30H-18V4L-39 16L-60 4ZM60 -30H18V4L39 16L60 4Z', '#ffc94a', 3),
  ],
  shirt: (c) => [
    path(
      'M-44 -110L-108 -84L-132 100H-98L-74 -16V124H74V-16L98 100H132L108 -84L44 -110L0 -86Z',
      c,
      edge,
    ),
    seam('M-44 -110L-20 -64L0 -86L20 -64L44 -110M0 -86V124M24 -30H58V14H24Z'),
    times(5, (i) => circle(7, -60 + i * 38, 3.6, ink)),
  ],
  sneaker: (c, d) => [
    path(
      'M-90 -30C-70 -46 -50 -40 -36 -26C-6 0 60 -6 92 24V34H-94C-100 10 -100 -16 -90 -30Z',
      c,
      edge,
    ),
    rect(-98, 30, 194, 20, d, { rx: 10, ...edge }),
    seam('M-30 -20L-14 -34M-10 -6L6 -20M12 0L26 -12', ink, 4),
  ],
  boot: (c, d) => [
    path('M-60 -100H10L16 10C40 16 90 20 96 60H-62Z', c, edge),
    rect(-66, 56, 166, 20, d, edge),
    seam('M-60 -76H12', ink, 3),
  ],
  bag: (c, d) => [
    path('M-74 -40H74L88 90H-88Z', c, edge),
    stroke('M-44 -40C-44 -120 44 -120 44 -40', d, 13),
    rect(-14, -20, 28, 26, d, { rx: 6, ...edge }),
  ],
  hat: (c, d) => [
    ellipse(0, 30, 120, 30, c, edge),
    path('M-66 26C-66 -70 66 -70 66 26C30 40 -30 40 -66 26Z', c, edge),
    path('M-67 10C-30 26 30 26 67 10V28C30 44 -30 44 -67 28Z', d, edge),
  ],
  scarf: (c, d) => [
    path(
      'M-70 -90C-30 -60 30 -60 70 -90C90 -60 80 -30 50 -20L66 130H10L0 0C-30 0 -90 -30 -70 -90Z',
      c,
      edge,
    ),
    times(4, (i) => line(12 - i * 2, 40 + i * 24, 60 + i * 2, 36 + i * 24, d, 9)),
    times(6, (i) => line(14 + i * 10, 130, 14 + i * 10, 152, c, 4)),
  ],
}

const outfit = (height, ground, panel, accent, title, parts) =>
  printed(
    height,
    ground,
    { rough: 2.5, worn: panel, least: 0.74 },
    rect(40, 40, 656, height - 80, panel, { rx: 30 }),
    parts.map(([x, y, s, turn, draw]) => placed(x, y, turn, at(0, 0, [s, s], draw))),
    rect(40, height - 150, 656, 110, accent, { rx: 30 }),
    head(368, height - 80, title, 44, '#fff', { anchor: 'middle', weight: 700 }),
  )

const linen = () =>
  outfit(1104, '#16a3b8', '#dff6f7', '#ff6b4a', 'Wide linen, warm day', [
    [
      250,
      280,
      1.25,
      -4,
      pieces.tee(
        '#ffffff',
        times(9, (i) => rect(-130, -70 + i * 24, 260, 10, '#1f4fd1')),
      ),
    ],
    [510, 450, 1.3, 3, pieces.trousers('#ffd447')],
    [210, 580, 1.05, 6, pieces.bag('#ff6b4a', '#8a2f14')],
    [556, 150, 0.9, -6, pieces.hat('#f7e3b0', '#1f4fd1')],
    [230, 820, 1, 0, pieces.sneaker('#ffffff', '#16a3b8')],
  ])

const denim = () =>
  outfit(1104, '#ff9fc4', '#fff0f6', '#2347ff', 'Denim on denim', [
    [240, 270, 1.3, -5, pieces.jacket('#5b8df0', '#8fb5ff')],
    [510, 420, 1.35, 4, pieces.jeans('#2f4fb0')],
    [230, 580, 1.15, 4, pieces.tee('#ffffff', circle(0, 20, 34, '#ff3d7f'))],
    [230, 850, 1.1, -3, pieces.boot('#17181f', '#ffd23f')],
    [520, 840, 0.8, 5, pieces.bag('#ff3d7f', '#17181f')],
  ])

const rain = () =>
  outfit(1104, '#ffd21f', '#e4f1ff', '#12275e', 'Rain, and no excuse', [
    [260, 360, 1.35, -3, pieces.coat('#ffd21f', '#f2a900')],
    [530, 420, 1.1, 4, pieces.jeans('#12275e')],
    [250, 780, 1.3, 0, pieces.boot('#e01e37', '#7a0f1a')],
    [530, 790, 0.9, 6, pieces.scarf('#19b5a5', '#fff')],
    ...times(9, (i) => [
      90 + ((i * 167) % 560),
      110 + ((i * 211) % 780),
      1,
      20,
      stroke('M0 0V26', '#7fb0e0', 5),
    ]),
  ])

const party = () =>
  outfit(1104, '#4b1fa8', '#f0e6ff', '#e5238a', 'Green dress, late bus', [
    [270, 400, 1.55, -3, pieces.dress('#0fae7a')],
    [540, 300, 0.85, 6, pieces.bag('#e5238a', '#ffd23f')],
    [540, 560, 1, 4, pieces.jacket('#17181f', '#4a4d5c')],
    [
      520,
      800,
      1,
      -6,
      [
        path(
          'M-90 30C-70 10 -30 0 0 -30C20 -60 40 -66 70 -70L84 40H74L66 -20C40 0 0 30 -40 40H-92Z',
          '#ffd23f',
          edge,
        ),
      ],
    ],
    [
      250,
      830,
      1,
      0,
      [
        path(
          'M-90 30C-70 10 -30 0 0 -30C20 -60 40 -66 70 -70L84 40H74L66 -20C40 0 0 30 -40 40H-92Z',
          '#ffd23f',
          edge,
        ),
      ],
    ],
  ])

const knitwear = () =>
  outfit(920, '#e8402a', '#ffe7d9', '#12275e', 'Knit, skirt, boots', [
    [230, 250, 1.2, -4, pieces.knit('#b58cff', '#7b3fe4')],
    [500, 320, 1.15, 4, pieces.skirt('#0fae7a')],
    [230, 600, 1, 5, pieces.scarf('#ffd23f', '#e8402a')],
    [500, 630, 1.15, 0, pieces.boot('#8a3b12', '#17181f')],
  ])

const capsule = () => {
  const grounds = ['#ffd447', '#ff9fc4', '#8fd6f5', '#b8f0a8', '#d0baff', '#ff9f7a']
  const ten = [
    [pieces.tee('#fff', []), 'White tee'],
    [pieces.shirt('#8fd3ff'), 'Blue shirt'],
    [pieces.knit('#ff5c8a', '#d92f63'), 'Pink knit'],
    [pieces.jeans('#2347ff'), 'Jeans'],
    [pieces.trousers('#17181f'), 'Black trousers'],
    [pieces.skirt('#ffc21f'), 'Pleated skirt'],
    [pieces.coat('#12806a', '#0b5d4c'), 'Green coat'],
    [pieces.sneaker('#fff', '#e01e37'), 'Sneakers'],
    [pieces.boot('#5a2f1c', '#17181f'), 'Boots'],
  ]
  return printed(
    1104,
    '#fffdf7',
    { rough: 2, least: 0.78 },
    head(44, 106, 'Nine pieces, one winter', 58, ink, { weight: 700 }),
    ten.map(([draw, words], i) => {
      const [x, y] = [40 + (i % 3) * 222, 140 + Math.floor(i / 3) * 316]
      return [
        rect(x, y, 212, 262, grounds[(i * 2 + Math.floor(i / 3)) % 6], { rx: 20 }),
        at(x + 106, y + (i === 3 || i === 4 || i === 6 ? 122 : 130), [0.66, 0.66], draw),
        text(x + 6, y + 292, words, 22, ink, { weight: 600 }),
      ]
    }),
  )
}

const fans = () =>
  printed(
    736,
    '#0b8f6a',
    { rough: 3, worn: '#2fa886', least: 0.72 },
    times(9, (i) => {
      const [x, y] = [134 + (i % 3) * 234, 130 + Math.floor(i / 3) * 238]
      return placed(
        x,
        y,
        (i % 2 ? 1 : -1) * 6,
        at(
          0,
          0,
          [0.84, 0.84],
          pieces.tee(
            [
              '#ffffff',
              '#ffd447',
              '#ff5c8a',
              '#12275e',
              '#ff7a3d',
              '#8fd3ff',
              '#e01e37',
              '#b58cff',
              '#fff0c2',
            ][i],
            [],
          ),
        ),
        [
          times(5, (k) => rect(-54, -18 + k * 20, 108, 8, '#e01e37')),
          circle(0, 26, 32, '#0b8f6a'),
          polygon(['0,-20', '34,60', '-34,60'], '#ffffff'),
          times(3, (k) => circle(-26 + k * 26, 24, 10, '#ffd447')),
          placed(0, 20, 0, hatch(34, 13, 45, '#fff3cf', 5)),
          curve(
            [
              [-40, 10],
              [-14, 40],
              [14, 0],
              [40, 30],
            ],
            '#12275e',
            9,
          ),
          rect(-30, -10, 60, 60, '#fff', { rx: 30 }),
          times(4, (k) => placed(0, 24, k * 45, line(-30, 0, 30, 0, '#12275e', 6))),
          times(3, (k) => stroke(`M-40 ${0 + k * 24}q20 -16 40 0t40 0`, '#ff5c8a', 7)),
        ][i],
      )
    }),
  )

/** Outfits and clothes, laid flat. */
export const clothes = {
  'outfit-linen': linen,
  'outfit-denim': denim,
  'outfit-rain': rain,
  'outfit-party': party,
  'outfit-knit': knitwear,
  'outfit-capsule': capsule,
  'outfit-tees': fans,
}
