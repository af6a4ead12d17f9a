import {
  at,
  blob,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  line,
  path,
  placed,
  polygon,
  rect,
  stroke,
  times,
  width,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { hatch, printed } from './texture.mjs'

/** A cat from behind, which sits on the origin's line; its tail hangs or curls. */
const fromBehind = (coat, tail = 'M40 -20C120 0 190 -40 176 -110') => [
  stroke(tail, coat, 26),
  blob(
    [
      [0, -330],
      [62, -280],
      [104, -160],
      [112, -50],
      [70, 0],
      [-70, 0],
      [-112, -50],
      [-104, -160],
      [-62, -280],
    ],
    coat,
  ),
  ellipse(0, -352, 82, 70, coat),
  polygon(['-80,-362', '-72,-462', '-14,-410'], coat, {
    stroke: coat,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  }),
  polygon(['80,-362', '72,-462', '14,-410'], coat, {
    stroke: coat,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  }),
]

const moonCat = () => {
  const next = chance(3)
  return printed(
    1308,
    '#2b3aa8',
    { rough: 5, worn: '#4a58c0' },
    times(90, () => circle(next() * 736, next() * 900, 1 + next() * 2.6, '#f7e36a')),
    circle(368, 420, 260, '#f7e36a'),
    [
      [300, 330, 34],
      [440, 470, 52],
      [330, 540, 22],
      [470, 300, 18],
    ].map(([x, y, r]) => circle(x, y, r, '#ecd04a')),
    rect(0, 1060, 736, 260, '#e0508f'),
    times(6, (i) => line(0, 1090 + i * 44, 736, 1090 + i * 44, '#f08ab6', 3)),
    at(
      350,
      1064,
      [1.55, 1.55],
      fromBehind('#0d1036', 'M20 -24C110 -10 150 40 130 130C124 160 104 172 90 160'),
    ),
  )
}

const loaf = () => {
  const stripe = '#c2521a'
  return printed(
    920,
    '#12808a',
    { worn: '#3a9ca4' },
    rect(0, 640, 736, 280, '#f2b7c6'),
    times(12, (i) => placed(i * 68 - 10, 640, 0, path('M0 0h34v280h-34Z', '#ec9fb3'))),
    blob(
      [
        [130, 690],
        [120, 520],
        [180, 420],
        [300, 390],
        [470, 396],
        [590, 460],
        [624, 600],
        [600, 700],
        [368, 730],
      ],
      '#f08a2c',
    ),
    [430, 490, 550].map((x, i) =>
      stroke(
        `M${x} ${402 + i * 22}C${x + 26} ${440 + i * 22} ${x + 30} ${500 + i * 10} ${x + 20} 560`,
        stripe,
        15,
      ),
    ),
    path('M600 640C680 650 690 720 600 726H360', 'none', {
      stroke: '#f08a2c',
      strokeWidth: 34,
      strokeLinecap: 'round',
    }),
    stroke('M640 668L662 652M654 700L680 706M610 712L616 738', stripe, 11),
    polygon(['142,380', '140,250', '240,320'], '#f08a2c', {
      stroke: '#f08a2c',
      strokeWidth: 14,
      strokeLinejoin: 'round',
    }),
    polygon(['398,380', '406,250', '304,320'], '#f08a2c', {
      stroke: '#f08a2c',
      strokeWidth: 14,
      strokeLinejoin: 'round',
    }),
    polygon(['160,350', '160,284', '210,322'], '#f7c0a4'),
    polygon(['380,350', '386,284', '334,322'], '#f7c0a4'),
    ellipse(270, 430, 152, 130, '#f08a2c'),
    ellipse(270, 480, 84, 56, '#fdeeda'),
    stroke(
      'M270 310V350M238 316L244 350M302 316L296 350M126 420H164M128 452H160M414 420H376M412 452H380',
      stripe,
      12,
    ),
    stroke('M190 420C204 438 226 438 240 420M300 420C314 438 336 438 350 420', '#2a1410', 7),
    path('M256 454H284L270 470Z', '#d9455f'),
    stroke('M270 470V482C262 494 246 494 240 486M270 482C278 494 294 494 300 486', '#2a1410', 4),
    stroke('M186 470L110 456M186 484L108 492M354 470L430 456M354 484L432 492', '#fdeeda', 3),
    ellipse(200, 706, 60, 26, '#fdeeda'),
    ellipse(340, 706, 60, 26, '#fdeeda'),
  )
}

const stretching = (coat) => [
  stroke('M246 -196C290 -260 280 -340 226 -356', coat, 24),
  stroke('M-180 -40C-60 -60 40 -120 120 -170C170 -196 216 -200 236 -176', coat, 84),
  stroke('M-180 -34L-300 -14', coat, 40),
  stroke('M-150 -26L-270 -4', coat, 34),
  stroke('M226 -170L236 -90L214 -14L240 -12', coat, 38, { strokeLinejoin: 'round' }),
  stroke('M190 -160L180 -84L158 -14L184 -12', coat, 34, { strokeLinejoin: 'round' }),
  ellipse(-214, -96, 58, 50, coat),
  polygon(['-262,-112', '-262,-180', '-214,-140'], coat, {
    stroke: coat,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  }),
  polygon(['-168,-112', '-164,-180', '-214,-140'], coat, {
    stroke: coat,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  }),
]

const stretch = () =>
  printed(
    736,
    '#f04f8a',
    { rough: 7, worn: '#f684ae' },
    rect(36, 36, 664, 664, '#fff4e2'),
    circle(500, 250, 130, '#f5b82e'),
    rect(36, 560, 664, 140, '#12275e'),
    at(380, 566, [1.02, 1.02], stretching('#12275e')),
    clipped(
      'back',
      at(380, 566, [1.02, 1.02], stretching('#12275e')),
      placed(430, 420, 62, hatch(300, 15, 0, '#fff4e2', 2.4)),
    ),
    stroke('M132 462C142 474 152 474 160 464M180 462C190 474 200 474 208 464', '#fff4e2', 4),
    times(9, (i) =>
      line(60 + i * 74, 612 + (i % 3) * 24, 110 + i * 74, 612 + (i % 3) * 24, '#fff4e2', 3),
    ),
  )

const curled = (coat, eye) => [
  path('M0 -210A210 210 0 0 1 0 210A105 105 0 0 0 0 0A105 105 0 0 1 0 -210Z', coat),
  circle(0, -105, 105, coat),
  polygon(['-88,-150', '-104,-232', '-30,-202'], coat, {
    stroke: coat,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  }),
  polygon(['30,-200', '84,-240', '94,-160'], coat, {
    stroke: coat,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  }),
  stroke('M-56 -112C-46 -98 -32 -98 -22 -112M14 -112C24 -98 38 -98 48 -112', eye, 5),
  path('M-12 -84H4L-4 -74Z', '#f04f7a'),
  stroke('M-4 -74C-8 -62 -22 -64 -24 -70M-4 -74C0 -62 14 -64 16 -70', eye, 3),
]

const twoCats = () =>
  printed(
    736,
    '#ff7a59',
    { worn: '#ff9a80' },
    circle(368, 368, 318, '#ffd9c7'),
    times(36, (i) => placed(368, 368, i * 10, line(0, -296, 0, -278, '#ff7a59', 5))),
    at(368, 368, [1.2, 1.2], curled('#fdfbf5', '#17181c')),
    placed(368, 368, 180, at(0, 0, [1.2, 1.2], curled('#17181c', '#fdfbf5'))),
  )

const hidden = () => {
  const next = chance(12)
  const greens = ['#0f6b4f', '#18936a', '#0a4a3c', '#39b27f', '#c6e05a']
  return printed(
    1104,
    '#f27fb0',
    { worn: '#f7a3c6' },
    times(16, (i) =>
      placed(
        next() * 736,
        1104,
        -150 + i * 8,
        leaf(520 + next() * 320, 60 + next() * 40, greens[i % 5], '#0a3a30'),
      ),
    ),
    at(
      370,
      860,
      [1.5, 1.5],
      fromBehind('#16181c', 'M60 -40C170 -80 150 -260 196 -330C214 -356 236 -340 226 -316'),
    ),
    at(
      370,
      860,
      [1.5, 1.5],
      [
        polygon(['-66,-376', '-62,-434', '-30,-404'], '#f27fb0'),
        polygon(['66,-376', '62,-434', '30,-404'], '#f27fb0'),
        [-32, 32].map((x) => [
          ellipse(x, -352, 18, 14, '#d9f04a'),
          ellipse(x, -352, 5, 13, '#16181c'),
        ]),
        path('M-8 -330H8L0 -320Z', '#f27fb0'),
        stroke(
          'M-30 -322L-100 -332M-30 -314L-98 -306M30 -322L100 -332M30 -314L98 -306',
          '#f7dfe9',
          2,
        ),
      ],
    ),
    times(18, (i) =>
      placed(i * 46 - 20, 1130, -90 + (i % 2 ? 1 : -1) * (10 + next() * 34), [
        leaf(300 + next() * 240, 44 + next() * 30, greens[(i * 3) % 5], '#0a3a30'),
        times(6, (k) => [
          line(60 + k * 44, 0, 84 + k * 44, -22, '#0a3a30', 1.6),
          line(60 + k * 44, 0, 84 + k * 44, 22, '#0a3a30', 1.6),
        ]),
      ]),
    ),
  )
}

const poses = () => {
  const ink = '#20303f'
  const row = [
    at(140, 330, [0.5, 0.5], fromBehind(ink)),
    at(400, 330, [0.44, 0.44], stretching(ink)),
    at(
      600,
      330,
      [0.5, 0.5],
      blob(
        [
          [-140, 0],
          [-150, -70],
          [-80, -140],
          [20, -150],
          [110, -100],
          [130, 0],
        ],
        ink,
      ),
      circle(-110, -50, 56, ink),
      polygon(['-160,-70', '-168,-140', '-112,-104'], ink),
      polygon(['-100,-104', '-56,-136', '-58,-60'], ink),
      stroke('M120 -20C90 10 0 14 -60 4', ink, 26),
      stroke('M-146 -46q10 10 20 0M-106 -46q10 10 20 0', '#cfe3f5', 5),
    ),
    at(
      140,
      640,
      [0.5, 0.5],
      blob(
        [
          [-150, 0],
          [-160, -120],
          [-60, -170],
          [90, -166],
          [160, -90],
          [156, 0],
        ],
        ink,
      ),
      ellipse(-100, -176, 70, 60, ink),
      polygon(['-160,-190', '-158,-268', '-104,-226'], ink),
      polygon(['-40,-190', '-40,-268', '-96,-226'], ink),
    ),
    at(
      376,
      640,
      [0.56, 0.56],
      stroke('M-120 -130C-60 -260 60 -260 120 -130', ink, 80),
      stroke('M-126 -130L-140 -10M-86 -140L-90 -10M96 -140L96 -10M130 -130L146 -10', ink, 32),
      stroke('M150 -150C210 -200 200 -300 176 -330', ink, 28),
      ellipse(-170, -170, 56, 50, ink),
      polygon(['-216,-180', '-222,-250', '-174,-214'], ink),
      polygon(['-128,-184', '-122,-250', '-170,-214'], ink),
    ),
    at(600, 640, [0.5, 0.5], fromBehind(ink, 'M60 -20C150 -20 120 -200 190 -240')),
  ]
  return printed(
    920,
    '#cfe3f5',
    { rough: 6, worn: '#9fc2e0', least: 0.7 },
    rect(36, 36, 664, 848, 'none', { stroke: ink, strokeWidth: 5 }),
    [344, 654].map((y) => rect(70, y, 596, 8, '#e8463c')),
    row,
    curve(
      [
        [120, 800],
        [200, 740],
        [300, 830],
        [400, 760],
        [470, 810],
      ],
      '#e8463c',
      6,
    ),
    circle(520, 800, 42, '#e8463c'),
    times(5, (i) =>
      placed(
        520,
        800,
        i * 36,
        ellipse(0, 0, 42, 14, 'none', { stroke: '#cfe3f5', strokeWidth: 2.5 }),
      ),
    ),
    rect(0, 916, width, 4, ink),
  )
}

const inBox = () =>
  printed(
    920,
    '#6ee0d0',
    { worn: '#94e8dc', least: 0.72 },
    rect(0, 700, 736, 220, '#ff5c8a'),
    times(9, (i) => rect(i * 86, 700, 43, 220, '#ff7aa0')),
    at(
      368,
      640,
      [1.2, 1.2],
      [
        blob(
          [
            [0, -330],
            [62, -300],
            [120, -190],
            [130, 20],
            [-130, 20],
            [-120, -190],
            [-62, -300],
          ],
          '#8d97a6',
        ),
        ellipse(0, -320, 112, 92, '#8d97a6'),
        [-1, 1].map((side) => [
          polygon([`${side * 40},-384`, `${side * 96},-464`, `${side * 108},-330`], '#8d97a6', {
            stroke: '#8d97a6',
            strokeWidth: 10,
            strokeLinejoin: 'round',
          }),
          polygon([`${side * 60},-384`, `${side * 88},-428`, `${side * 94},-356`], '#f7b5c4'),
          circle(side * 44, -326, 24, '#ffd21f'),
          ellipse(side * 44, -326, 8, 21, '#17181c'),
          stroke(
            `M${side * 40} -286L${side * 128} -298M${side * 40} -278L${side * 126} -270`,
            '#ffffff',
            3,
          ),
        ]),
        path('M-13 -300H13L0 -286Z', '#ff5c8a'),
        stroke(
          'M0 -286V-276C-8 -264 -24 -264 -30 -272M0 -276C8 -264 24 -264 30 -272',
          '#3a4250',
          4,
        ),
        stroke('M-26 -400L-20 -372M0 -408V-374M26 -400L20 -372', '#5f6a7a', 9),
        polygon(['-210,-120', '210,-120', '190,130', '-190,130'], '#d9913f'),
        polygon(['-210,-120', '-300,-60', '-286,-30', '-196,-90'], '#b8691f'),
        polygon(['210,-120', '300,-60', '286,-30', '196,-90'], '#b8691f'),
        rect(-30, -120, 60, 250, '#c97b2f'),
        [-80, 80].map((x) => ellipse(x, -122, 42, 26, '#a9b3c2')),
      ],
    ),
  )

/** Prints of cats. */
export const cats = {
  'cats-moon': moonCat,
  'cats-loaf': loaf,
  'cats-stretch': stretch,
  'cats-two-asleep': twoCats,
  'cats-in-leaves': hidden,
  'cats-poses': poses,
  'cats-in-a-box': inBox,
}
