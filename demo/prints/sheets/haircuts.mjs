import { face, shoulders } from './heads.mjs'
import {
  at,
  blob,
  chance,
  circle,
  clipped,
  ellipse,
  head,
  path,
  placed,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { printed } from './texture.mjs'

const curlyBob = () => {
  const next = chance(8)
  const curl = (x, y, r, color) =>
    placed(
      x,
      y,
      next() * 360,
      stroke(
        `M0 0C${r} ${-r} ${r * 1.6} ${r * 0.5} ${r * 0.4} ${r}C${-r * 0.9} ${r * 1.3} ${-r * 1.5} ${-r * 0.4} ${-r * 0.5} ${-r}`,
        color,
        r * 0.42,
      ),
    )
  return printed(
    920,
    '#19b5a5',
    { worn: '#4fcabd' },
    rect(0, 620, 736, 300, '#0f8f83'),
    at(
      368,
      420,
      [1.2, 1.2],
      [
        times(34, (i) =>
          circle(
            Math.cos(i * 0.44 + 2.6) * (150 + next() * 22),
            -30 + Math.sin(i * 0.44 + 2.6) * (148 + next() * 16),
            52,
            '#3a1a10',
          ),
        ),
        shoulders('#a5643a', '#ffd23f'),
        face('#a5643a', '#e8654f'),
        times(30, (i) => {
          const turn = Math.PI * (0.86 + (i / 29) * 1.28)
          return circle(Math.cos(turn) * 128, -40 + Math.sin(turn) * 120, 40, '#3a1a10')
        }),
        times(110, () => {
          const turn = Math.PI * (0.78 + next() * 1.44)
          const far = 104 + next() * 92
          return curl(
            Math.cos(turn) * far,
            -34 + Math.sin(turn) * far,
            13 + next() * 8,
            next() > 0.4 ? '#5f2e1b' : '#87452a',
          )
        }),
        [-1, 1].map((side) =>
          circle(side * 118, 56, 16, 'none', { stroke: '#ffd23f', strokeWidth: 7 }),
        ),
      ],
    ),
  )
}

const bluntBob = () =>
  printed(
    920,
    '#f4f1ea',
    { rough: 5, worn: '#d7d3c8' },
    rect(0, 0, 368, 920, '#e8352b'),
    at(
      368,
      430,
      [1.25, 1.25],
      [
        path(
          'M-170 150C-190 -20 -170 -200 0 -210S190 -20 170 150L120 160V-40H-120V160Z',
          '#101114',
        ),
        shoulders('#f3d3bd', '#101114'),
        face('#f3d3bd', '#f08a8a'),
        path(
          'M-128 -20C-140 -190 -60 -210 0 -210S140 -190 128 -20C100 -26 60 -30 0 -30S-100 -26 -128 -20Z',
          '#101114',
        ),
        path('M-128 -60C-150 20 -150 90 -160 160L-104 164C-96 100 -100 20 -106 -40Z', '#101114'),
        path('M128 -60C150 20 150 90 160 160L104 164C96 100 100 20 106 -40Z', '#101114'),
        times(8, (i) =>
          stroke(
            `M${-96 + i * 27} -180C${-104 + i * 29} -130 ${-108 + i * 31} -90 ${-106 + i * 30} -36`,
            '#3b3f4a',
            2.6,
          ),
        ),
        stroke('M-20 100C-8 108 8 108 20 100', '#e8352b', 10),
      ],
    ),
  )

const headscarf = () =>
  printed(
    1104,
    '#ff8c1a',
    { worn: '#ffa84d' },
    times(18, (i) => placed(368, 470, i * 20, path('M0 -330L26 -700H-26Z', '#ffb347'))),
    at(
      368,
      500,
      [1.3, 1.3],
      [
        times(26, (i) =>
          circle(
            Math.cos(Math.PI * (1 + i / 25)) * 140,
            -150 + Math.sin(Math.PI * (1 + i / 25)) * 110,
            48,
            '#1a0f0c',
          ),
        ),
        ellipse(0, -180, 160, 120, '#1a0f0c'),
        times(60, (i) =>
          placed(
            Math.cos(i * 2.4) * Math.sqrt(i / 60) * 164,
            -200 + Math.sin(i * 2.4) * Math.sqrt(i / 60) * 100,
            i * 40,
            stroke('M-8 2A8 8 0 1 1 6 8', '#4a2b20', 3.4),
          ),
        ),
        shoulders('#6b3a20', '#0f7a8a'),
        face('#6b3a20', '#c2452f'),
        path(
          'M-122 -10C-140 -110 -80 -170 0 -170S140 -110 122 -10C90 -60 40 -84 0 -84S-90 -60 -122 -10Z',
          '#e5238a',
        ),
        clipped(
          'scarf',
          path(
            'M-122 -10C-140 -110 -80 -170 0 -170S140 -110 122 -10C90 -60 40 -84 0 -84S-90 -60 -122 -10Z',
            '#000',
          ),
          times(40, (i) =>
            placed(
              -130 + (i % 10) * 29,
              -170 + Math.floor(i / 10) * 40,
              i * 31,
              path('M0 -9L9 0L0 9L-9 0Z', i % 2 ? '#ffd23f' : '#12c2b0'),
            ),
          ),
        ),
        path(
          'M-10 -150C-60 -220 -110 -230 -130 -200C-110 -160 -60 -140 -10 -140C40 -140 90 -170 100 -210C76 -236 30 -210 -10 -150Z',
          '#e5238a',
        ),
        circle(-8, -146, 20, '#b3146a'),
        [-1, 1].map((side) => [
          circle(side * 116, 40, 7, '#ffd23f'),
          path(`M${side * 116 - 22} 52H${side * 116 + 22}L${side * 116} 110Z`, '#ffd23f'),
        ]),
        stroke('M-80 230C-40 280 40 280 80 230', '#ffd23f', 10),
        stroke('M-110 250C-60 320 60 320 110 250', '#e5238a', 10),
      ],
    ),
  )

const crops = [
  [
    '#f3d3bd',
    '#c4512a',
    'M-112 -20C-130 -130 -70 -176 10 -176C100 -170 130 -100 112 -40C80 -80 20 -70 -40 -96C-60 -70 -96 -60 -112 -20Z',
    'Side-swept pixie',
    '#f7b8c6',
  ],
  [
    '#8a5030',
    '#17110f',
    'M-106 -40C-110 -130 -60 -170 0 -170S110 -130 106 -40C80 -96 -80 -96 -106 -40Z',
    'Close crop',
    '#f5d547',
  ],
  [
    '#f6cfae',
    '#e0b04a',
    'M-124 110C-150 -60 -130 -184 0 -184S150 -60 124 110L98 110C104 20 100 -50 70 -90C20 -60 -60 -70 -84 -84C-100 -40 -104 30 -98 110Z',
    'Chin-length bob',
    '#8fd8c8',
  ],
  [
    '#c98b5f',
    '#3f2212',
    'M-128 150C-160 -60 -130 -190 0 -190S160 -60 128 150C110 130 100 60 104 0C96 -60 60 -110 4 -116C-60 -110 -96 -60 -104 0C-100 60 -110 130 -128 150Z',
    'Center part',
    '#c3b1f2',
  ],
  ['#5f331f', '#1a0f0c', '', 'Round afro', '#ff9a76'],
  [
    '#f3d9c8',
    '#8d97a6',
    'M-118 40C-150 -80 -110 -186 20 -186C130 -180 150 -60 118 50C104 0 100 -40 92 -70C30 -50 -40 -76 -60 -110C-70 -60 -104 -30 -118 40Z',
    'Silver shag',
    '#9fd0f5',
  ],
]

const shortChart = () => {
  const ink = '#1f2430'
  return printed(
    1104,
    '#fffaf2',
    { rough: 3, least: 0.74 },
    head(44, 96, 'Six short cuts', 62, ink),
    crops.map(([skin, hair, d, name, ground], i) => {
      const [x, y] = [36 + (i % 2) * 340, 136 + Math.floor(i / 2) * 316]
      return [
        rect(x, y, 324, 250, ground, { rx: 20 }),
        clipped(
          `cut${i}`,
          rect(x, y, 324, 250, '#000', { rx: 20 }),
          at(
            x + 162,
            y + 136,
            [0.74, 0.74],
            [
              i === 4 ? circle(0, -50, 190, hair) : '',
              i === 5 || i === 3
                ? path('M-120 0C-140 80 -130 130 -140 170H140C130 130 140 80 120 0Z', hair)
                : '',
              rect(-46, 60, 92, 130, skin, { rx: 36 }),
              blob(
                [
                  [-46, 160],
                  [-190, 200],
                  [-240, 300],
                  [240, 300],
                  [190, 200],
                  [46, 160],
                  [0, 180],
                ],
                ink,
              ),
              face(skin, '#ef6f5f'),
              d === ''
                ? [
                    circle(0, -130, 100, hair),
                    times(50, (k) =>
                      placed(
                        Math.cos(k * 2.4) * Math.sqrt(k / 50) * 160,
                        -110 + Math.sin(k * 2.4) * Math.sqrt(k / 50) * 110 - 20,
                        k * 40,
                        k > 12 && Math.sin(k * 2.4) < 0.2
                          ? stroke('M-7 2A7 7 0 1 1 5 7', '#4a2b20', 3)
                          : '',
                      ),
                    ),
                  ]
                : path(d, hair),
            ],
          ),
        ),
        head(x + 6, y + 288, name, 27, ink),
      ]
    }),
  )
}

/** Prints of haircuts: heads without a face. */
export const haircuts = {
  'hair-curly-bob': curlyBob,
  'hair-blunt-bob': bluntBob,
  'hair-headscarf': headscarf,
  'hair-short-cuts': shortChart,
}
