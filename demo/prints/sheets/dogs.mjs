import {
  at,
  blob,
  chance,
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
  width,
} from './ink.mjs'
import { hatch, printed } from './texture.mjs'

/** A dachshund that looks left, with its feet on the origin's line. */
const dachshund = (coat, tan, nose) => [
  stroke('M190 -98C226 -108 246 -140 262 -184', coat, 17),
  [-128, 118].map((x) => rect(x + 26, -58, 30, 58, tan, { rx: 13, opacity: 0.75 })),
  blob(
    [
      [-206, -196],
      [-150, -190],
      [-112, -132],
      [40, -124],
      [150, -126],
      [198, -96],
      [188, -46],
      [110, -36],
      [-20, -34],
      [-120, -32],
      [-172, -70],
      [-196, -130],
    ],
    coat,
  ),
  ellipse(-150, -72, 30, 36, tan),
  [-138, 146].map((x) => [
    rect(x - 16, -62, 32, 62, coat, { rx: 14 }),
    ellipse(x - 8, -9, 26, 11, tan),
  ]),
  blob(
    [
      [-170, -226],
      [-212, -232],
      [-248, -204],
      [-312, -176],
      [-318, -158],
      [-296, -148],
      [-220, -148],
      [-170, -166],
    ],
    coat,
  ),
  path('M-318 -160C-300 -146 -240 -140 -206 -152C-240 -166 -290 -176 -318 -160Z', tan),
  ellipse(-314, -170, 11, 9, nose),
  circle(-232, -192, 6, nose),
  path('M-182 -226C-140 -222 -134 -166 -152 -132C-184 -128 -206 -164 -200 -206Z', nose),
]

const sausages = () =>
  printed(
    1104,
    '#f5d547',
    { worn: '#f8e27e' },
    [
      [420, 300, '#1f4fd1', '#f2f0e4', 1],
      [330, 620, '#e8463c', '#fbd9cf', -1],
      [420, 940, '#155c4a', '#bfe3cf', 1],
    ].map(([x, y, coat, tan, turn]) => [
      ellipse(x - 20 * turn, y + 6, 250, 14, '#d3b021'),
      at(x, y, [turn * 1.08, 1.08], dachshund(coat, tan, '#14202e')),
    ]),
  )

/** A dog that sits and looks left; its feet stand on the origin's line. */
const sitting = (coat) => [
  curve(
    [
      [90, -34],
      [150, -20],
      [182, -60],
    ],
    coat,
    24,
  ),
  blob(
    [
      [-52, -440],
      [10, -428],
      [40, -360],
      [88, -250],
      [118, -120],
      [110, -30],
      [60, 0],
      [-20, -10],
      [-60, -120],
      [-84, -220],
      [-78, -300],
    ],
    coat,
  ),
  blob(
    [
      [-16, -452],
      [-60, -476],
      [-104, -462],
      [-128, -424],
      [-190, -404],
      [-196, -376],
      [-168, -360],
      [-110, -352],
      [-50, -342],
      [0, -370],
    ],
    coat,
  ),
  rect(-88, -250, 50, 250, coat, { rx: 24 }),
  rect(-112, -28, 78, 28, coat, { rx: 14 }),
  rect(-40, -26, 110, 26, coat, { rx: 13 }),
]

const dalmatian = () => {
  const next = chance(31)
  return printed(
    1104,
    '#0f7a5a',
    { rough: 5, worn: '#2f9a76' },
    circle(368, 560, 330, '#f4c6d4'),
    rect(0, 920, 736, 200, '#0b4a3a'),
    at(
      380,
      930,
      [1.5, 1.5],
      sitting('#fbf8ef'),
      clipped(
        'coat',
        sitting('#fff'),
        times(64, () =>
          ellipse(
            -180 + next() * 310,
            -480 + next() * 480,
            6 + next() * 15,
            5 + next() * 11,
            '#16181c',
          ),
        ),
        hatch(600, 11, 40, '#16181c', 0.5),
      ),
      path('M-40 -470C14 -474 34 -420 20 -356C-24 -362 -52 -414 -56 -456Z', '#16181c'),
      ellipse(-192, -392, 14, 12, '#16181c'),
      circle(-104, -422, 7, '#16181c'),
      path('M-82 -326C-40 -300 0 -300 40 -342L44 -318C0 -274 -50 -276 -86 -302Z', '#e0352f'),
      circle(-60, -292, 10, '#f4c845'),
    ),
  )
}

const poodle = () => {
  const ink = '#fdf3f6'
  const ball = (x, y, r) => [
    circle(x, y, r, ink),
    times(Math.round(r / 3.4), (i) =>
      placed(
        x + Math.cos(i * 2.4) * r * Math.sqrt(i / (r / 3.4)) * 0.86,
        y + Math.sin(i * 2.4) * r * Math.sqrt(i / (r / 3.4)) * 0.86,
        i * 47,
        stroke('M-7 3A8 8 0 1 1 6 6', '#e5238a', 2.6),
      ),
    ),
  ]
  const leg = (x) => [
    line(x, 640, x, 862, ink, 20),
    ball(x, 800, 50),
    rect(x - 36, 858, 54, 24, ink, { rx: 12 }),
  ]
  return printed(
    1000,
    '#e5238a',
    { worn: '#f06cb2' },
    rect(0, 880, 736, 120, '#7b1fa2'),
    line(560, 560, 628, 420, ink, 16),
    ball(638, 392, 44),
    [276, 346, 486, 548].map(leg),
    ellipse(470, 610, 110, 72, ink),
    ball(330, 580, 122),
    ball(520, 640, 76),
    line(270, 480, 236, 320, ink, 52),
    path('M236 290C180 286 120 306 84 330C92 356 190 360 244 348Z', ink),
    ellipse(90, 330, 13, 11, '#3a0a2c'),
    circle(188, 302, 7, '#3a0a2c'),
    ball(252, 236, 76),
    ball(300, 350, 50),
  )
}

const faces = [
  ['#c98b4a', '#7a4a22', 'hang', '#f6e8d2', '#17408b'],
  ['#1d1d22', '#1d1d22', 'point', '#c98b4a', '#f7c9d4'],
  ['#f3ede0', '#8a8f98', 'hang', '#ffffff', '#e8463c'],
  ['#e08a2e', '#c46f1c', 'point', '#fff7ea', '#0f7a5a'],
  ['#8a8f98', '#5a606b', 'fold', '#d9dce2', '#f5d547'],
  ['#f7f3ea', '#16181c', 'hang', '#f7f3ea', '#7b3fb5'],
  ['#5a3520', '#3f2415', 'hang', '#8a5a36', '#8fd0e8'],
  ['#f4d9ae', '#d9a55f', 'fold', '#fff3df', '#f0643c'],
  ['#2a2a30', '#16161a', 'bat', '#f5f0e6', '#b8d94a'],
]

const dogFace = ([coat, ear, kind, muzzle], index) => {
  const ears = {
    hang: 'M40 -62C86 -66 104 -10 84 46C58 50 42 6 34 -40Z',
    point: 'M22 -62C40 -112 66 -126 78 -122C88 -86 80 -40 66 -18Z',
    fold: 'M24 -68C50 -96 86 -92 100 -58C86 -40 64 -44 50 -34Z',
    bat: 'M18 -58C30 -128 70 -138 84 -108C92 -70 80 -30 64 -14Z',
  }
  const both = (d, fill) => [path(d, fill), at(0, 0, [-1, 1], path(d, fill))]
  return [
    kind === 'hang' ? '' : both(ears[kind], ear),
    blob(
      [
        [0, -78],
        [54, -62],
        [70, -10],
        [52, 44],
        [0, 74],
        [-52, 44],
        [-70, -10],
        [-54, -62],
      ],
      coat,
    ),
    index === 5 ? ellipse(30, -18, 28, 32, '#16181c') : '',
    index === 1 || index === 8
      ? ''
      : path('M-11 -76C-6 -30 -22 10 -30 30H30C22 10 6 -30 11 -76Z', muzzle, { opacity: 0.8 }),
    ellipse(0, 34, 40, 32, muzzle),
    kind === 'hang' ? both(ears.hang, ear) : '',
    [-28, 28].map((x) => [circle(x, -14, 8, '#101114'), circle(x + 3, -17, 2.5, '#fff')]),
    path('M-17 12H17C18 28 8 32 0 32S-18 28 -17 12Z', '#101114'),
    stroke('M0 32V44M0 44C-6 54 -20 54 -24 46M0 44C6 54 20 54 24 46', '#101114', 3),
    index % 4 === 0 ? path('M-9 52H9V66C9 78 -9 78 -9 66Z', '#ee6a7c') : '',
  ]
}

const nineDogs = () =>
  printed(
    920,
    '#fbf5e6',
    { rough: 3 },
    faces.map((face, i) => {
      const [x, y] = [46 + (i % 3) * 216, 46 + Math.floor(i / 3) * 276]
      return [
        rect(x, y, 208, 268, face[4], { rx: 104 }),
        at(x + 104, y + 136, [1.04, 1.04], dogFace(face, i)),
      ]
    }),
  )

const sleepingDog = () =>
  printed(
    920,
    '#0e8f9c',
    { worn: '#3fb0ba' },
    ellipse(368, 470, 330, 310, '#f6e7c8'),
    times(3, (i) =>
      ellipse(368, 470, 306 - i * 16, 286 - i * 16, 'none', {
        stroke: ['#e8563c', '#0e8f9c', '#f2b632'][i],
        strokeWidth: 5,
        strokeDasharray: '22 14',
      }),
    ),
    ellipse(376, 486, 226, 196, '#a95a23'),
    path(
      'M160 520C170 660 330 720 470 664C560 628 610 560 600 470C560 610 330 650 262 520Z',
      '#8a4519',
    ),
    path(
      'M590 500C600 620 480 706 350 690C300 684 262 664 250 640C330 668 470 640 500 560Z',
      '#c87532',
    ),
    ellipse(300, 470, 108, 88, '#c87532', { transform: 'rotate(24 300 470)' }),
    ellipse(372, 530, 66, 44, '#f2d7ad', { transform: 'rotate(34 372 530)' }),
    ellipse(414, 560, 19, 15, '#23150d', { transform: 'rotate(34 414 560)' }),
    path('M236 396C180 390 160 450 176 520C226 530 262 480 270 430Z', '#6e3714'),
    path('M318 388C366 366 430 392 440 446C404 470 346 452 318 420Z', '#6e3714'),
    stroke('M300 496C312 510 326 508 334 498M356 470C368 480 382 474 388 462', '#23150d', 6),
    stroke('M560 400C520 330 440 300 370 306', '#c87532', 10, { opacity: 0.7 }),
    head(368, 868, 'Let them lie', 46, '#f6e7c8', { anchor: 'middle' }),
  )

const terrier = () => {
  const next = chance(5)
  const body = sitting('#000')
  return printed(
    1104,
    '#eef1f4',
    { rough: 2, least: 1 },
    circle(420, 420, 270, '#ff5a3c'),
    at(
      390,
      980,
      [1.55, 1.55],
      sitting('#fdfdfb'),
      clipped(
        'fur',
        body,
        times(900, () => {
          const [x, y] = [-200 + next() * 330, -480 + next() * 480]
          const lean = 6 + next() * 10
          return line(x, y, x - lean * 0.7, y + lean * 1.6, '#15171b', 0.8 + next() * 1.7)
        }),
        times(260, () => {
          const [x, y] = [0 + next() * 130, -330 + next() * 330]
          return line(x, y, x - 8, y + 24, '#15171b', 2 + next() * 2)
        }),
      ),
      times(70, (i) => {
        const y = -430 + i * 6
        const x = 12 + Math.sin((i / 70) * 1.9) * 100
        return line(x, y, x + 8 + next() * 14, y + 14, '#15171b', 2.2)
      }),
      times(26, () => {
        const x = -196 + next() * 90
        return line(x, -376 + next() * 20, x - 10 + next() * 12, -330 + next() * 20, '#15171b', 2)
      }),
      path('M-56 -462C-30 -520 -4 -512 16 -444C4 -410 -30 -410 -46 -430Z', '#15171b'),
      ellipse(-190, -396, 17, 14, '#15171b'),
      circle(-112, -424, 8, '#15171b'),
      path('M-80 -316C-40 -290 4 -290 44 -330L48 -308C4 -262 -50 -264 -86 -292Z', '#1f4fd1'),
    ),
    line(60, 984, 676, 984, '#15171b', 4),
    text(368, 1044, 'GOOD DOG, BAD HAIR', 22, '#15171b', {
      anchor: 'middle',
      weight: 700,
      spacing: 0.24,
    }),
  )
}

const corgi = () =>
  printed(
    920,
    '#b9a7ec',
    { worn: '#cfc2f5' },
    times(7, (i) => rect(0, 760 + i * 24, width, 10, '#8f78d6')),
    ellipse(368, 800, 250, 26, '#6b54b8'),
    [292, 444].map((x) => [
      rect(x - 42, 620, 84, 176, '#fdf6ea', { rx: 36 }),
      ellipse(x, 786, 54, 22, '#fdf6ea'),
    ]),
    polygon(['250,250', '200,70', '330,170'], '#e8842a'),
    polygon(['486,250', '536,70', '406,170'], '#e8842a'),
    polygon(['252,206', '222,116', '296,168'], '#f6b98a'),
    polygon(['484,206', '514,116', '440,168'], '#f6b98a'),
    ellipse(368, 270, 140, 130, '#e8842a'),
    blob(
      [
        [368, 260],
        [520, 330],
        [590, 520],
        [560, 690],
        [368, 730],
        [176, 690],
        [146, 520],
        [216, 330],
      ],
      '#e8842a',
    ),
    path(
      'M368 690C210 720 150 600 236 500C290 444 350 490 368 540C386 490 446 444 500 500C586 600 526 720 368 690Z',
      '#fdf6ea',
    ),
    stroke('M368 540V690', '#e3d3bb', 6),
    circle(368, 500, 46, '#e8842a'),
    circle(368, 478, 30, '#fdf6ea'),
    stroke('M262 330C300 362 436 362 474 330', '#e0352f', 20),
  )

/** Prints of dogs. */
export const dogs = {
  'dogs-sausage': sausages,
  'dogs-dalmatian': dalmatian,
  'dogs-poodle': poodle,
  'dogs-nine-faces': nineDogs,
  'dogs-asleep': sleepingDog,
  'dogs-terrier': terrier,
  'dogs-corgi': corgi,
}
