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
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { hatch, printed } from './texture.mjs'

const flamingo = (pink, dark, legs) => [
  stroke(legs, pink, 9, { strokeLinejoin: 'round' }),
  curve(
    [
      [-70, -300],
      [-150, -330],
      [-170, -400],
      [-110, -450],
      [-60, -500],
      [-70, -570],
      [-130, -590],
    ],
    pink,
    30,
  ),
  blob(
    [
      [-100, -310],
      [-20, -360],
      [90, -340],
      [170, -280],
      [150, -250],
      [60, -230],
      [-50, -236],
    ],
    pink,
  ),
  blob(
    [
      [0, -330],
      [90, -330],
      [190, -262],
      [120, -262],
      [40, -276],
    ],
    dark,
  ),
  stroke('M30 -318C80 -312 110 -296 150 -270', pink, 5),
  ellipse(-124, -588, 34, 27, pink),
  path('M-150 -598C-190 -596 -202 -570 -188 -536C-176 -546 -172 -560 -140 -568Z', '#fff3ea'),
  path('M-196 -566C-200 -556 -196 -544 -188 -536C-180 -542 -176 -550 -172 -558Z', '#1c1430'),
  circle(-128, -594, 5, '#1c1430'),
]

const flamingos = () =>
  printed(
    1104,
    '#0fa3a3',
    { worn: '#43bcbb' },
    circle(500, 300, 170, '#ffe27a'),
    at(
      280,
      980,
      [1.15, 1.15],
      flamingo('#ff5c8a', '#d92f6b', 'M-10 -240L0 -4M30 -240L60 -130L10 -110'),
    ),
    at(500, 1000, [-0.95, 0.95], flamingo('#ff8f6b', '#e85a3c', 'M-10 -240L-14 0M30 -240L34 0')),
    rect(0, 980, 736, 130, '#0a6b78'),
    times(7, (i) => ellipse(120 + i * 84, 1004 + (i % 3) * 30, 90, 5, '#5cc6c4')),
    times(5, (i) =>
      placed(20 + i * 26, 1104, -96 + i * 9, leaf(240 + (i % 3) * 90, 16, '#0b4f4a')),
    ),
    times(5, (i) =>
      placed(620 + i * 26, 1104, -100 + i * 9, leaf(220 + (i % 2) * 110, 16, '#0b4f4a')),
    ),
  )

const toucan = () =>
  printed(
    920,
    '#f9c80e',
    { worn: '#fbd955' },
    times(9, (i) =>
      placed(
        i % 2 ? 760 : -20,
        60 + i * 100,
        i % 2 ? 168 + i * 3 : -8 + i * 3,
        leaf(330, 70, i % 3 ? '#0b7a4b' : '#14a06a', '#f9c80e'),
      ),
    ),
    rect(0, 690, 736, 26, '#5a2a12'),
    path('M250 700V900H340L400 700Z', '#16181c'),
    path(
      'M210 690C180 470 240 300 390 300C500 300 520 420 500 520C480 640 420 700 330 720C270 730 220 720 210 690Z',
      '#16181c',
    ),
    path(
      'M400 330C470 330 500 400 486 470C470 550 420 590 370 590C400 500 380 400 400 330Z',
      '#fff6df',
    ),
    path('M430 300C560 210 700 250 716 400C650 370 540 380 470 410Z', '#f26419'),
    path('M470 410C540 380 650 370 716 400C700 440 560 440 478 432Z', '#c4380f'),
    path(
      'M662 292C706 320 716 360 716 400C690 388 660 380 636 378C660 352 668 320 662 292Z',
      '#16181c',
    ),
    circle(420, 366, 34, '#1f8fe0'),
    circle(420, 366, 16, '#16181c'),
    circle(426, 360, 5, '#fff'),
    path('M330 700C340 660 390 660 396 700Z', '#1f8fe0'),
    path('M336 812H376L366 900H316Z', '#e0352f'),
    path('M220 660C250 560 300 520 360 520C350 620 300 690 230 700Z', '#2b2e36'),
  )

const swallow = (ink, breast) => [
  path(
    'M-90 -4C-70 -24 -30 -26 10 -16C50 -10 90 -20 150 -64C120 -10 130 0 176 26C110 22 70 20 30 22C-20 26 -70 20 -90 -4Z',
    ink,
  ),
  path('M-10 -12C-20 -70 -10 -130 44 -190C50 -120 50 -60 40 -10Z', ink),
  path('M-6 16C-4 60 20 104 74 136C64 90 56 50 40 16Z', ink),
  path('M-92 -2C-80 12 -60 20 -30 20C-50 6 -70 -4 -92 -2Z', breast),
]

const swallows = () =>
  printed(
    1104,
    '#dfeaf5',
    { rough: 5, worn: '#eef4fa' },
    times(4, (i) => line(0, 860 + i * 62, 736, 820 + i * 62, '#16245c', 4)),
    [
      [150, 190, 20, 0.78],
      [540, 160, -24, 0.7],
      [330, 380, 8, 0.92],
      [610, 440, -40, 0.66],
      [130, 600, 34, 0.7],
      [450, 640, -10, 0.8],
    ].map(([x, y, turn, s], i) =>
      placed(
        x,
        y,
        turn,
        at(0, 0, [i % 2 ? -s : s, s], swallow('#16245c', i % 3 ? '#f25c54' : '#f2a65a')),
      ),
    ),
    [110, 250, 330, 520, 610].map((x, i) =>
      placed(x, 848 + (i % 3) * 62 - x * 0.054, 0, [
        path(
          'M0 12C-30 0 -34 -48 -8 -66C14 -70 30 -50 28 -20C34 10 44 40 56 60C30 50 10 30 0 12Z',
          '#16245c',
        ),
        path('M-22 -16C-30 -40 -20 -58 -6 -62C0 -40 -6 -24 -22 -16Z', '#f25c54'),
      ]),
    ),
  )

const owl = () => {
  const [ink, light] = ['#101b4a', '#f4efe2']
  const feathers = (y, count, r, half) =>
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * r * 1.7
      return Math.abs(x) > half
        ? ''
        : [
            path(`M${x - r} ${y}A${r} ${r * 1.15} 0 0 0 ${x + r} ${y}`, ink, {
              stroke: light,
              strokeWidth: 3.4,
            }),
            line(x, y + 4, x, y + r * 0.75, light, 2.6),
          ]
    })
  return printed(
    1104,
    light,
    { rough: 6, least: 1 },
    rect(44, 44, 648, 1016, ink),
    times(22, (i) => placed(368, 400, i * 16.4, line(0, -330, 0, -420 - (i % 3) * 40, light, 5))),
    circle(368, 400, 308, '#f2b134'),
    at(
      368,
      560,
      [1, 1],
      [
        path(
          'M-170 -300C-170 -330 -190 -380 -196 -400C-120 -380 -60 -350 0 -350S120 -380 196 -400C190 -380 170 -330 170 -300C230 -160 230 120 150 290C90 360 -90 360 -150 290C-230 120 -230 -160 -170 -300Z',
          ink,
          { stroke: light, strokeWidth: 7 },
        ),
        times(9, (row) => feathers(-40 + row * 38, 9 + (row % 2), 26, 150 - Math.abs(row - 3) * 9)),
        [-1, 1].map((side) =>
          at(
            0,
            0,
            [side, 1],
            [
              path('M150 -160C230 -60 230 120 160 300C120 240 110 60 150 -160Z', ink, {
                stroke: light,
                strokeWidth: 6,
              }),
              times(7, (i) =>
                stroke(
                  `M${160 + i * 2} ${-90 + i * 50}C${180} ${-60 + i * 50} ${186} ${-40 + i * 50} ${184} ${-20 + i * 50}`,
                  light,
                  4,
                ),
              ),
              circle(84, -220, 80, light),
              times(26, (i) => placed(84, -220, i * 13.8, line(0, -46, 0, -74, ink, 4))),
              circle(84, -220, 42, '#f2b134', { stroke: ink, strokeWidth: 6 }),
              circle(84, -220, 20, ink),
              stroke('M60 318V352M88 320V352M116 314V346', '#f2b134', 15),
            ],
          ),
        ),
        path('M-20 -200L0 -246L20 -200L0 -130Z', '#f2b134', { stroke: ink, strokeWidth: 6 }),
      ],
    ),
    rect(44, 898, 648, 34, light),
    times(16, (i) => line(70 + i * 38, 906 + (i % 3) * 8, 100 + i * 38, 906 + (i % 3) * 8, ink, 3)),
    [-1, 1].map((side) =>
      times(5, (i) =>
        placed(368 + side * (70 + i * 56), 946, side > 0 ? 60 : 120, leaf(100, 22, light, ink)),
      ),
    ),
  )
}

const heron = () => {
  const [ink, pale] = ['#1d3b36', '#eef3ea']
  const body = [
    curve(
      [
        [430, 640],
        [360, 560],
        [400, 470],
        [440, 390],
        [410, 310],
        [350, 290],
      ],
      ink,
      30,
    ),
    blob(
      [
        [380, 660],
        [450, 580],
        [560, 640],
        [640, 800],
        [600, 810],
        [500, 780],
        [410, 730],
      ],
      ink,
    ),
  ]
  return printed(
    1308,
    pale,
    { rough: 3, least: 0.72 },
    circle(250, 330, 150, '#e8483a'),
    times(30, (i) => line(0, 1010 + i * 10, 736, 1010 + i * 10, '#7fb8b0', 1 + (i % 4) * 0.9)),
    body,
    clipped('heron', body, placed(500, 680, 38, hatch(300, 9, 0, pale, 1.6))),
    path('M372 270L150 306L366 316Z', '#f2a93b'),
    circle(352, 284, 5, pale),
    stroke('M390 268C440 250 480 262 520 290', ink, 6),
    stroke('M470 760L460 1100M500 770L540 900L500 1090', ink, 8),
    stroke('M440 1100H490M480 1092H530', ink, 6),
    times(14, (i) => {
      const x = 30 + i * 52
      const top = 500 + ((i * 137) % 300)
      return [
        stroke(
          `M${x} 1308C${x + 6} 1000 ${x - 10} ${top + 200} ${x + (i % 2 ? 16 : -12)} ${top}`,
          ink,
          3.4,
        ),
        i % 3 ? '' : ellipse(x + (i % 2 ? 16 : -12), top - 40, 9, 46, '#7a3f22'),
      ]
    }),
    times(8, (i) => placed(i * 100 - 10, 1308, -84 + (i % 3) * 8, leaf(420, 13, '#2f6a5c'))),
  )
}

const hen = () => {
  const next = chance(17)
  const body = path(
    'M150 480C110 300 180 210 250 250C310 300 330 400 430 410C500 410 540 330 620 300C640 470 600 690 380 700C230 704 165 610 150 480Z',
    '#16213a',
  )
  return printed(
    920,
    '#ffd23f',
    { rough: 5, worn: '#ffe07a' },
    rect(0, 780, 736, 140, '#ee4266'),
    times(15, (i) => path(`M${i * 52 - 20} 780q26 -46 52 0Z`, '#ee4266')),
    stroke(
      'M330 690L320 800M430 690L440 800M290 806L320 796L350 806M410 806L440 796L470 806',
      '#f26419',
      12,
      { strokeLinejoin: 'round' },
    ),
    body,
    clipped(
      'hen',
      body,
      times(150, () =>
        ellipse(140 + next() * 490, 330 + next() * 370, 5 + next() * 5, 4 + next() * 3, '#fff6df'),
      ),
    ),
    path('M330 500C400 460 490 480 530 540C480 620 390 620 340 570Z', '#2c3e66'),
    times(4, (i) =>
      stroke(
        `M${370 + i * 34} ${510 + i * 8}C${390 + i * 34} ${540 + i * 4} ${388 + i * 34} ${564} ${376 + i * 34} ${580}`,
        '#fff6df',
        4,
      ),
    ),
    path(
      'M170 270C150 230 170 190 196 214C204 170 240 170 240 210C270 180 296 210 276 262Z',
      '#ee4266',
    ),
    path('M150 320L84 340L152 362Z', '#f26419'),
    path('M156 366C136 420 176 444 190 396Z', '#ee4266'),
    circle(204, 316, 13, '#fff6df'),
    circle(202, 316, 7, '#16181c'),
  )
}

const parrots = () => {
  const one = (body, wing, tail, head) => [
    path('M20 120C40 260 50 360 30 470C0 380 -30 260 -40 130Z', tail),
    path('M-70 -60C-80 -180 80 -190 84 -60C90 60 60 150 0 170C-60 130 -70 30 -70 -60Z', body),
    path('M10 -60C70 -60 96 20 84 110C76 200 50 270 30 300C0 200 -20 60 10 -60Z', wing),
    times(4, (i) =>
      stroke(
        `M${26 + i * 6} ${40 + i * 44}C${46 + i * 4} ${60 + i * 44} ${60 + i * 2} ${60 + i * 44} ${74 - i * 4} ${50 + i * 44}`,
        head,
        5,
      ),
    ),
    path('M-72 -70C-78 -180 80 -190 82 -70C40 -40 -40 -40 -72 -70Z', head),
    path('M-60 -120C-120 -120 -120 -40 -84 -20C-80 -56 -64 -70 -44 -76Z', '#1b1b22'),
    circle(-14, -104, 26, '#fffaf0'),
    circle(-14, -104, 11, '#1b1b22'),
  ]
  return printed(
    1104,
    '#5b2a86',
    { worn: '#7d4cab' },
    times(12, (i) =>
      placed(
        i % 2 ? 736 : 0,
        40 + i * 96,
        i % 2 ? 190 + i * 2 : -14 + i * 2,
        leaf(250, 46, i % 3 ? '#2bb673' : '#0f8a5f', '#5b2a86'),
      ),
    ),
    stroke('M0 640C240 600 480 690 736 620', '#2c1244', 30),
    at(250, 500, [0.95, 0.95], one('#ff4d4d', '#1f6fe0', '#ff4d4d', '#ffd23f')),
    at(500, 520, [-0.95, 0.95], one('#21c17a', '#ffd23f', '#0f8a5f', '#ff7ab8')),
    stroke('M226 626V654M252 628V656M500 640V668M526 640V666', '#f4e6d0', 10),
  )
}

/** Prints of birds. */
export const birdPrints = {
  'birds-flamingos': flamingos,
  'birds-toucan': toucan,
  'birds-swallows': swallows,
  'birds-owl': owl,
  'birds-heron': heron,
  'birds-hen': hen,
  'birds-parrots': parrots,
}
