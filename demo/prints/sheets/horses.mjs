import {
  at,
  blob,
  chance,
  circle,
  clipped,
  curve,
  ellipse,
  path,
  placed,
  polygon,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { inked, printed } from './texture.mjs'

const horseHead = () => {
  const [ink, light] = ['#12349c', '#f6f1e4']
  const outline = blob(
    [
      [300, 200],
      [262, 250],
      [222, 360],
      [150, 520],
      [118, 590],
      [122, 640],
      [170, 662],
      [214, 640],
      [262, 600],
      [330, 570],
      [392, 560],
      [404, 640],
      [372, 780],
      [300, 960],
      [270, 1140],
      [760, 1140],
      [740, 840],
      [640, 560],
      [540, 360],
      [430, 236],
      [360, 196],
    ],
    ink,
  )
  return printed(
    1104,
    light,
    { rough: 6, worn: '#c9d2ee', least: 0.66 },
    circle(300, 430, 250, '#ffb703'),
    outline,
    polygon(['330,214', '336,90', '410,220'], ink),
    polygon(['350,204', '352,136', '390,212'], light),
    clipped('head', outline, [
      times(13, (i) =>
        stroke(
          `M${396 + i * 8} ${236 + i * 26}C${470 + i * 18} ${330 + i * 40} ${470 + i * 14} ${460 + i * 44} ${560 + i * 12} ${560 + i * 52}`,
          light,
          5,
        ),
      ),
      times(9, (i) =>
        stroke(
          `M${250 - i * 10} ${330 + i * 28}C${280 - i * 8} ${340 + i * 28} ${300 - i * 8} ${350 + i * 26} ${320 - i * 10} ${340 + i * 28}`,
          light,
          3.4,
        ),
      ),
      times(9, (i) =>
        stroke(
          `M${330 + i * 6} ${700 + i * 46}C${370 + i * 10} ${690 + i * 46} ${410 + i * 10} ${690 + i * 46} ${450 + i * 6} ${710 + i * 46}`,
          light,
          4,
        ),
      ),
      stroke('M392 560C420 520 420 470 396 430', light, 6),
    ]),
    times(16, (i) =>
      curve(
        [
          [360 + i * 17, 196 + i * 24],
          [440 + i * 17, 210 + i * 30],
          [480 + i * 15, 300 + i * 36],
          [470 + i * 16, 400 + i * 40],
        ],
        i % 3 ? ink : '#ffb703',
        11,
      ),
    ),
    ellipse(294, 352, 17, 13, light),
    circle(291, 353, 8, ink),
    stroke('M272 334C288 320 310 322 322 336', light, 5),
    ellipse(150, 592, 13, 20, light, { transform: 'rotate(28 150 592)' }),
    stroke('M128 636C160 640 186 628 206 606', light, 5),
    stroke(
      'M248 300C290 330 350 330 404 296M176 470C220 500 300 500 360 540M404 296C390 390 380 470 360 540',
      '#e8463c',
      11,
    ),
  )
}

const folkHorse = () => {
  const flower = (x, y, s, color) =>
    at(
      x,
      y,
      [s, s],
      [
        times(7, (i) => placed(0, 0, i * 51.4, ellipse(0, -22, 11, 17, color))),
        circle(0, 0, 11, '#ffd23f'),
      ],
    )
  const sprig = (x, y, turn, color) =>
    placed(x, y, turn, [
      stroke('M0 0C20 -10 60 -14 100 0', color, 5),
      times(4, (i) => [
        placed(20 + i * 22, -6, -60, leaf(26, 8, color)),
        placed(20 + i * 22, -4, 60, leaf(26, 8, color)),
      ]),
    ])
  const white = '#fff8ea'
  return printed(
    920,
    '#fff3dc',
    { rough: 4 },
    rect(36, 36, 664, 848, '#bfe3f2'),
    times(9, (i) => [
      circle(72 + i * 74, 70, 11, '#e02f2f'),
      circle(72 + i * 74, 850, 11, '#e02f2f'),
    ]),
    path(
      'M210 280C220 200 290 170 330 210C370 250 380 330 470 340C560 340 620 370 620 470V780H520V640C480 600 380 600 330 640V780H230V500C200 470 200 440 220 410C190 420 150 430 136 400C130 370 170 330 210 280Z',
      '#e02f2f',
    ),
    path('M252 196L262 130L306 196Z', '#e02f2f'),
    path(
      'M300 190C360 190 400 260 440 330C420 350 380 350 360 340C340 280 320 230 290 214Z',
      '#173b8f',
    ),
    path('M620 400C690 420 700 560 660 640C640 560 640 500 610 470Z', '#173b8f'),
    times(5, (i) =>
      stroke(
        `M${318 + i * 22} ${214 + i * 26}C${338 + i * 18} ${222 + i * 26} ${350 + i * 16} ${238 + i * 26} ${356 + i * 18} ${256 + i * 22}`,
        white,
        4,
      ),
    ),
    circle(232, 292, 12, white),
    circle(230, 292, 6, '#16181c'),
    path(
      'M340 346C440 330 540 350 556 380C560 470 540 520 450 530C380 530 350 480 340 346Z',
      '#173b8f',
    ),
    stroke('M352 372C420 356 500 364 544 390', '#ffd23f', 8),
    flower(450, 446, 1.3, white),
    sprig(496, 452, 10, '#5fc28a'),
    placed(404, 452, 170, sprig(0, 0, 0, '#5fc28a')),
    flower(275, 440, 1, white),
    flower(580, 620, 0.9, white),
    flower(280, 640, 0.8, white),
    stroke('M212 370C240 350 280 350 306 366M200 340C230 318 280 318 318 330', '#ffd23f', 7),
    [280, 570].map((x) => [
      rect(x - 50, 750, 100, 30, '#173b8f'),
      times(4, (i) => circle(x - 36 + i * 24, 735, 5, '#ffd23f')),
    ]),
  )
}

/** A horse that walks to the left; its hooves are on the origin's line. */
const horse = (
  coat,
  mane,
  legs = [
    'M-110 -170L-130 -80L-116 0',
    'M-84 -170L-60 -84L-80 0',
    'M120 -180L150 -90L130 0',
    'M100 -180L90 -84L60 0',
  ],
) => [
  stroke('M158 -250C210 -240 220 -170 200 -90', mane, 20),
  legs.map((d, i) =>
    stroke(d, coat, i % 2 ? 19 : 22, { strokeLinejoin: 'round', opacity: i % 2 ? 0.82 : 1 }),
  ),
  blob(
    [
      [-150, -240],
      [-80, -262],
      [20, -250],
      [110, -272],
      [168, -240],
      [168, -180],
      [110, -150],
      [0, -142],
      [-100, -140],
      [-150, -180],
    ],
    coat,
  ),
  blob(
    [
      [-70, -262],
      [-110, -330],
      [-160, -400],
      [-190, -410],
      [-200, -380],
      [-176, -300],
      [-150, -200],
      [-90, -190],
    ],
    coat,
  ),
  blob(
    [
      [-160, -420],
      [-200, -420],
      [-240, -370],
      [-290, -326],
      [-284, -296],
      [-250, -296],
      [-200, -330],
      [-160, -360],
    ],
    coat,
  ),
  polygon(['-186,-410', '-182,-456', '-158,-410'], coat),
  path(
    'M-176 -424C-120 -410 -70 -340 -50 -256C-80 -270 -100 -290 -112 -320C-130 -350 -150 -390 -176 -424Z',
    mane,
  ),
]

const gallop = [
  'M-120 -180L-210 -130L-250 -60',
  'M-90 -170L-150 -80L-220 -40',
  'M120 -190L200 -130L260 -90',
  'M100 -180L170 -90L240 -30',
]

const herd = () =>
  printed(
    1104,
    '#ffe9ef',
    { worn: '#fff4f7', least: 0.64 },
    circle(520, 300, 170, '#ff3d7f'),
    inked(
      path('M0 520C160 440 300 560 460 480S660 430 736 470V1104H0Z', '#2b6cff', { opacity: 0.5 }),
      path('M0 700C200 620 380 740 736 640V1104H0Z', '#ff3d7f', { opacity: 0.75 }),
      path('M0 900C240 840 480 930 736 860V1104H0Z', '#2b6cff', { opacity: 0.75 }),
    ),
    at(500, 690, [0.72, 0.72], horse('#2540a8', '#14226b', gallop)),
    at(260, 800, [0.9, 0.9], horse('#14226b', '#2b6cff', gallop)),
    at(470, 990, [1.15, 1.15], horse('#fff4f7', '#ff3d7f', gallop)),
    times(14, (i) =>
      ellipse(120 + i * 42, 1002 + (i % 4) * 12, 24 + (i % 3) * 14, 6, '#ffe9ef', { opacity: 0.8 }),
    ),
  )

const zebra = () => {
  const next = chance(9)
  const shape = horse('#fffdf6', '#fffdf6')
  return printed(
    920,
    '#ff6f52',
    { worn: '#ff8e76' },
    circle(368, 420, 290, '#ffc94a'),
    rect(0, 760, 736, 160, '#0d7d6c'),
    times(30, (i) => placed(i * 26, 790, -96 + next() * 14, leaf(60 + next() * 80, 8, '#0a5a50'))),
    at(
      400,
      776,
      [1.3, 1.3],
      [
        shape,
        clipped('zebra', shape, [
          times(14, (i) =>
            stroke(
              `M${-87 + i * 21} ${-290}C${-97 + i * 22} -240 ${-60 + i * 20} -190 ${-77 + i * 21} -130`,
              '#17181c',
              8.5,
            ),
          ),
          times(9, (i) =>
            stroke(
              `M${-230 + i * 8} ${-420 + i * 24}C${-170 + i * 8} ${-400 + i * 20} ${-140 + i * 10} ${-400 + i * 20} ${-90 + i * 8} ${-380 + i * 20}`,
              '#17181c',
              7,
            ),
          ),
          times(7, (i) =>
            [-128, -66, 80, 140].map((x) =>
              stroke(`M${x - 34} ${-118 + i * 17}L${x + 34} ${-110 + i * 17}`, '#17181c', 6),
            ),
          ),
          times(5, (i) =>
            stroke(
              `M${-270 + i * 18} ${-290 - i * 18}L${-246 + i * 18} ${-346 - i * 14}`,
              '#17181c',
              5,
            ),
          ),
          circle(-286, -306, 22, '#17181c'),
          ellipse(-214, -384, 9, 7, '#17181c'),
        ]),
        times(10, (i) =>
          placed(
            -172 + i * 12,
            -424 + i * 17,
            40,
            stroke('M0 0V-26', i % 2 ? '#17181c' : '#fffdf6', 10),
          ),
        ),
      ],
    ),
  )
}

/** Prints of horses. */
export const horses = {
  'horses-head': horseHead,
  'horses-folk': folkHorse,
  'horses-wild': herd,
  'horses-zebra': zebra,
}
