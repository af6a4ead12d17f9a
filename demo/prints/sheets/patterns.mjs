import {
  at,
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
  text,
  times,
} from './ink.mjs'
import { printed } from './texture.mjs'

const origami = () => {
  const [ink, face, back] = ['#1b2a6b', '#ff7a1f', '#ffe3c2']
  const fold = (d) => stroke(d, ink, 3, { strokeDasharray: '9 8' })
  const edge = { stroke: ink, strokeWidth: 3.4, strokeLinejoin: 'round' }
  const steps = [
    [
      polygon(['0,-90', '90,0', '0,90', '-90,0'], back, edge),
      fold('M0 -90V90'),
      stroke('M-50 -70C-20 -110 20 -110 50 -74', '#e01e37', 5),
    ],
    [
      polygon(['-90,40', '0,-50', '90,40'], face, edge),
      fold('M-90 40L0 -10L90 40'),
      stroke('M-60 60C-50 86 -20 84 -10 60', '#e01e37', 5),
    ],
    [
      polygon(['0,-86', '60,-10', '0,86', '-60,-10'], face, edge),
      polygon(['0,-86', '0,86', '-60,-10'], '#ff9b4f', edge),
      fold('M0 -86V86'),
    ],
    [
      polygon(['-80,-60', '-20,-20', '20,-20', '80,-60', '40,70', '-40,70'], face, edge),
      polygon(['-40,70', '0,0', '40,70'], back, edge),
      fold('M-40 10H40'),
    ],
    [
      polygon(['-86,60', '10,60', '10,-60', '-20,-30'], face, edge),
      polygon(['10,60', '10,-60', '86,60'], '#ff9b4f', edge),
      stroke('M56 20C80 0 84 -30 60 -50', '#e01e37', 5),
    ],
    [
      polygon(['-96,70', '-20,70', '20,-10', '-10,-40'], face, edge),
      polygon(['-20,70', '60,70', '20,-10'], '#ff9b4f', edge),
      polygon(['20,-10', '0,-80', '40,-50', '70,-84', '84,-24', '46,16'], face, edge),
      polygon(['46,16', '84,-24', '56,-20'], back, edge),
      circle(46, -32, 5, ink),
    ],
  ]
  return printed(
    1104,
    '#e8e2ff',
    { rough: 2, least: 0.76 },
    head(48, 122, 'Fold a fox', 84, ink, { weight: 700 }),
    text(50, 166, 'One square, five folds, one tail', 22, '#6a62a8', { weight: 600 }),
    steps.map((step, i) => {
      const [x, y] = [194 + (i % 2) * 348, 340 + Math.floor(i / 2) * 290]
      return [
        rect(x - 150, y - 130, 300, 262, '#fff', { rx: 24 }),
        placed(x, y, 0, step),
        circle(x - 120, y - 100, 21, ink),
        head(x - 120, y - 91, String(i + 1), 25, '#fff', { anchor: 'middle' }),
      ]
    }),
  )
}

const granny = () => {
  const square = (x, y, [a, b, c, d]) =>
    placed(x, y, 0, [
      rect(-104, -104, 208, 208, d, { rx: 12 }),
      rect(-88, -88, 176, 176, c, { rx: 10 }),
      times(3, (ring) =>
        times(4 * (ring + 2), (i) => {
          const side = Math.floor(i / (ring + 2))
          const along = (i % (ring + 2)) - (ring + 1) / 2 + 0.5
          const far = 30 + ring * 28
          return placed(
            0,
            0,
            side * 90,
            [-7, 0, 7].map((dx) => ellipse(along * 34 + dx - 8, -far, 4.6, 13, [b, a, b][ring])),
          )
        }),
      ),
      circle(0, 0, 20, a),
      times(8, (i) => placed(0, 0, i * 45, ellipse(0, -13, 4.6, 9, b))),
      times(28, (i) =>
        placed(0, 0, Math.floor(i / 7) * 90, ellipse(-84 + (i % 7) * 28, -96, 10, 5, c)),
      ),
    ])
  const sets = [
    ['#ff3d7f', '#ffd23f', '#12a38f', '#fff6e3'],
    ['#ffd23f', '#7b3fe4', '#ff8fb3', '#fff6e3'],
    ['#1f6fe0', '#fff6e3', '#ff7a3d', '#fff6e3'],
    ['#12a38f', '#ff3d7f', '#ffd23f', '#fff6e3'],
  ]
  return printed(
    1104,
    '#2b1f6b',
    { rough: 2, least: 1 },
    times(6, (i) =>
      at(
        194 + (i % 2) * 348,
        192 + Math.floor(i / 2) * 360,
        [1.6, 1.6],
        square(0, 0, sets[(i * 3 + Math.floor(i / 2)) % 4]),
      ),
    ),
  )
}

const stitched = [
  '.......AA.......',
  '......AAAA......',
  '..AA.AABBAA.AA..',
  '.AAAAABBBBAAAAA.',
  '.AAABBBCCBBBAAA.',
  '..ABBBCCCCBBBA..',
  '...ABBCCCCBBA...',
  '.AAABBBCCBBBAAA.',
  '.AAAAABBBBAAAAA.',
  '..AA.AABBAA.AA..',
  '......AAAA......',
  '.......DD.......',
  '..DD...DD...DD..',
  '..DDD..DD..DDD..',
  '...DDD.DD.DDD...',
  '....DDDDDDDD....',
  '.......DD.......',
  '.......DD.......',
]

const crossStitch = () => {
  const colors = { A: '#e5358f', B: '#ff8fc4', C: '#ffc21f', D: '#128a55' }
  return printed(
    1104,
    '#0e6e8c',
    { rough: 2, worn: '#2f8aa6', least: 0.74 },
    rect(44, 170, 648, 740, '#f7fbfd', { rx: 12 }),
    head(44, 122, 'Cross-stitch peony', 66, '#ffe3f1', { weight: 700 }),
    times(17, (i) =>
      line(
        80 + i * 36,
        200,
        80 + i * 36,
        200 + 18 * 37.4,
        i % 4 ? '#d3e3ea' : '#9fc0cc',
        i % 4 ? 1.4 : 2.6,
      ),
    ),
    times(19, (i) =>
      line(
        80,
        200 + i * 37.4,
        656,
        200 + i * 37.4,
        i % 4 ? '#d3e3ea' : '#9fc0cc',
        i % 4 ? 1.4 : 2.6,
      ),
    ),
    stitched.flatMap((row, y) =>
      [...row].map((cell, x) =>
        cell === '.'
          ? ''
          : placed(
              98 + x * 36,
              218.7 + y * 37.4,
              0,
              stroke('M-12 -12L12 12M12 -12L-12 12', colors[cell], 8.5),
            ),
      ),
    ),
    Object.entries({ A: 'Magenta', B: 'Pink', C: 'Gold', D: 'Green' }).map(([mark, name], i) => [
      rect(52 + i * 166, 956, 40, 40, colors[mark], { rx: 8 }),
      text(104 + i * 166, 984, name, 23, '#fff', { weight: 700 }),
    ]),
    text(52, 1052, 'Sixteen by eighteen stitches, two strands', 22, '#bfe3f0', { weight: 600 }),
  )
}

const tote = () => {
  const ink = '#1c1a2e'
  const dash = (d) => stroke(d, ink, 3, { strokeDasharray: '10 8' })
  return printed(
    920,
    '#ffd84a',
    { rough: 2, worn: '#ffe27f', least: 0.74 },
    head(48, 122, 'Sew a tote bag', 76, ink, { weight: 700 }),
    text(50, 166, 'Half a meter of canvas, two straps, one evening', 22, '#7a6412', {
      weight: 600,
    }),
    rect(56, 220, 300, 330, '#fffdf2', { stroke: ink, strokeWidth: 4 }),
    dash('M76 240H336V530H76Z'),
    text(206, 380, 'Body', 27, ink, { anchor: 'middle', weight: 700 }),
    text(206, 412, 'cut 2, 38 × 42 cm', 18, ink, { anchor: 'middle' }),
    stroke('M206 470V520M196 508L206 522L216 508', ink, 3),
    times(2, (i) => [
      rect(56 + i * 150, 590, 120, 270, '#fffdf2', { stroke: ink, strokeWidth: 4 }),
      dash(`M${116 + i * 150} 590V860`),
    ]),
    text(191, 890, 'Straps, cut 2', 20, ink, { anchor: 'middle', weight: 700 }),
    at(
      530,
      600,
      [1, 1],
      [
        stroke('M-90 -130C-90 -330 90 -330 90 -130', '#e01e37', 20),
        path('M-150 -150H150L166 210H-166Z', '#2347ff'),
        times(5, (row) =>
          times(5, (i) =>
            placed(
              -110 + i * 56,
              -80 + row * 62,
              (i + row) * 45,
              path('M0 -22L22 0L0 22L-22 0Z', (i + row) % 2 ? '#8fb0ff' : '#ffd84a'),
            ),
          ),
        ),
        dash('M-140 -128H140'),
        [-90, 90].map((x) => [
          rect(x - 17, -156, 34, 50, '#e01e37'),
          stroke(`M${x - 12} -150L${x + 12} -112M${x + 12} -150L${x - 12} -112`, '#fff', 2.4),
        ]),
      ],
    ),
    circle(400, 860, 20, 'none', { stroke: '#e01e37', strokeWidth: 6 }),
    circle(452, 860, 20, 'none', { stroke: '#e01e37', strokeWidth: 6 }),
    stroke('M408 842L470 770M444 842L384 770', ink, 7),
  )
}

const macrame = () => {
  const rope = '#fdf4e3'
  const knot = (x, y) => [
    circle(x, y, 13, rope, { stroke: '#0b4f57', strokeWidth: 3 }),
    stroke(`M${x - 9} ${y - 5}C${x} ${y + 4} ${x} ${y + 4} ${x + 9} ${y - 5}`, '#0b4f57', 2.6),
  ]
  return printed(
    1104,
    '#0b6b74',
    { rough: 4, worn: '#2f8990', least: 0.7 },
    circle(368, 480, 300, '#ff7a59'),
    rect(90, 170, 556, 24, '#7a3f1a', { rx: 12 }),
    stroke('M150 176L368 60L586 176', rope, 6),
    times(17, (i) => {
      const x = 128 + i * 30
      const drop = 430 + (8 - Math.abs(i - 8)) * 46
      return [
        stroke(`M${x} 184V${drop}`, rope, 7),
        times(5, (k) =>
          stroke(
            `M${x} ${drop}C${x - 8 + k * 4} ${drop + 60} ${x - 14 + k * 7} ${drop + 100} ${x - 12 + k * 6} ${drop + 150}`,
            rope,
            3,
          ),
        ),
        rect(x - 9, 160, 18, 44, rope, { rx: 9 }),
      ]
    }),
    times(8, (row) =>
      times(9 - row, (i) => {
        const x = 128 + 30 * (i * 2 + row)
        return [
          knot(x, 240 + row * 46),
          stroke(
            `M${x} ${240 + row * 46}L${x + 30} ${286 + row * 46}L${x + 60} ${240 + row * 46}`,
            rope,
            i === 8 - row ? 0 : 7,
          ),
          knot(x, 240 + row * 46),
        ]
      }),
    ),
  )
}

const bracelets = () => {
  const next = chance(10)
  const bands = [
    ['#ff3d7f', '#ffd23f', '#19b5a5'],
    ['#2347ff', '#8fd3ff', '#fff'],
    ['#7b3fe4', '#ff8fb3', '#ffd23f'],
    ['#ff7a1f', '#e01e37', '#fff3cf'],
    ['#12a36d', '#c9f06a', '#12275e'],
  ]
  return printed(
    736,
    '#fff0f6',
    { rough: 4, least: 0.74 },
    bands.map((colors, i) =>
      at(
        118 + i * 125,
        0,
        [1, 1],
        [
          times(4, (k) => [
            curve(
              [
                [-24 + k * 16, 0],
                [-30 + k * 20, 50],
                [-14 + k * 10, 100],
              ],
              colors[k % 3],
              6,
            ),
            curve(
              [
                [-14 + k * 10, 636],
                [-30 + k * 20, 690],
                [-24 + k * 16, 740],
              ],
              colors[k % 3],
              6,
            ),
          ]),
          times(27, (row) => [
            polygon(
              [
                `-44,${96 + row * 20}`,
                `0,${i % 2 ? 116 + row * 20 : 76 + row * 20}`,
                `0,${i % 2 ? 136 + row * 20 : 96 + row * 20}`,
                `-44,${116 + row * 20}`,
              ],
              colors[Math.floor(row / (1 + (i % 3))) % 3],
            ),
            polygon(
              [
                `44,${96 + row * 20}`,
                `0,${i % 2 ? 116 + row * 20 : 76 + row * 20}`,
                `0,${i % 2 ? 136 + row * 20 : 96 + row * 20}`,
                `44,${116 + row * 20}`,
              ],
              colors[Math.floor(row / (1 + (i % 3))) % 3],
            ),
          ]),
          times(30, () => circle(-38 + next() * 76, 100 + next() * 530, 2, '#00000018')),
        ],
      ),
    ),
    line(0, 96, 736, 96, '#16181c', 6),
    line(0, 642, 736, 642, '#16181c', 6),
  )
}

/** Patterns and instructions for handmade things. */
export const patterns = {
  'craft-origami-fox': origami,
  'craft-granny-squares': granny,
  'craft-cross-stitch': crossStitch,
  'craft-tote-bag': tote,
  'craft-macrame': macrame,
  'craft-bracelets': bracelets,
}
