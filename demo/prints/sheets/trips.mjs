import {
  at,
  blob,
  circle,
  curve,
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
import { twig } from './leaves.mjs'
import { inked, printed } from './texture.mjs'

const packing = () => {
  const ink = '#12275e'
  const item = (x, y, words, draw) => [
    placed(x, y, 0, draw),
    text(x, y + 92, words, 18, ink, { anchor: 'middle', weight: 700 }),
  ]
  const tee = (c) =>
    path('M-30 -54L-66 -34L-56 2L-38 -6V56H38V-6L56 2L66 -34L30 -54Q0 -34 -30 -54Z', c)
  return printed(
    1104,
    '#b8f0d8',
    { rough: 2, worn: '#d0f6e6', least: 0.74 },
    head(48, 118, 'Carry-on only', 76, ink, { weight: 700 }),
    text(50, 162, 'Five days, one bag, nothing to check in', 22, '#2f6b6b', { weight: 600 }),
    rect(48, 200, 640, 700, '#ffffff', { rx: 40 }),
    item(160, 300, '3 tees', [
      at(-16, -8, [0.9, 0.9], tee('#ff8fb3')),
      at(16, 8, [0.9, 0.9], tee('#ff3d7f')),
    ]),
    item(368, 300, '1 knit', [
      path(
        'M-34 -54L-70 -30L-76 44H-50L-44 -4V54H44V-4L50 44H76L70 -30L34 -54Q0 -40 -34 -54Z',
        '#ffc21f',
      ),
      times(4, (i) => line(-40, 6 + i * 13, 40, 6 + i * 13, '#d99b0a', 3)),
    ]),
    item(576, 300, '2 trousers', [
      path('M-40 -56H-2L-6 58H-34L-36 -10L-44 58H-70Z', '#2347ff'),
      path('M12 -56H56L66 58H38L34 -10L30 58H4Z', '#12275e'),
    ]),
    item(
      160,
      520,
      '5 pairs of socks',
      times(3, (i) =>
        placed(
          -40 + i * 38,
          0,
          10,
          path(
            'M-16 -54H14V14C30 20 40 30 36 44C20 54 -16 50 -16 30Z',
            ['#19b5a5', '#ff7a3d', '#7b3fb5'][i],
          ),
        ),
      ),
    ),
    item(
      368,
      520,
      'Good shoes',
      [
        [-24, -20],
        [16, 16],
      ].map(([x, y], i) =>
        placed(
          x,
          y,
          0,
          path(
            'M-50 -20C-40 -30 -24 -26 -14 -16C10 0 50 0 54 24H-54C-58 6 -56 -10 -50 -20Z',
            i ? '#ff3d5c' : '#ff8f9c',
          ),
          rect(-56, 22, 112, 10, '#12275e', { rx: 5 }),
        ),
      ),
    ),
    item(576, 520, 'Wash bag', [
      rect(-56, -30, 112, 86, '#ff9f1c', { rx: 22 }),
      rect(-56, -8, 112, 8, '#12275e'),
      stroke('M-30 -30C-30 -64 30 -64 30 -30', '#12275e', 8),
    ]),
    item(160, 740, 'Book', [
      polygon(['-48,-54', '40,-54', '40,56', '-48,56'], '#e01e37'),
      rect(40, -54, 12, 110, '#fff3d6'),
      rect(-30, -30, 52, 10, '#fff'),
      rect(-30, -10, 36, 8, '#fff'),
    ]),
    item(368, 740, 'Sunglasses', [
      circle(-36, 0, 30, ink),
      circle(36, 0, 30, ink),
      stroke('M-8 -6C-4 -12 4 -12 8 -6M-66 -8L-80 -22M66 -8L80 -22', ink, 8),
      stroke('M-50 -12L-36 -20M24 -12L38 -20', '#8fd3ff', 6),
    ]),
    item(576, 740, 'Charger', [
      rect(-26, -20, 52, 56, '#12275e', { rx: 12 }),
      stroke('M-12 -20V-42M12 -20V-42', ink, 8),
      stroke('M0 36C0 70 60 60 60 20S90 -20 70 -50', '#19b5a5', 7),
    ]),
    head(368, 990, 'Wear the heaviest. Roll the rest.', 36, ink, { anchor: 'middle' }),
    times(12, (i) => rect(70 + i * 52, 1036, 30, 8, i % 2 ? '#ff3d7f' : '#2347ff')),
  )
}

const island = () => {
  const shore = [
    [180, 260],
    [300, 180],
    [440, 210],
    [560, 190],
    [620, 300],
    [590, 420],
    [640, 540],
    [560, 680],
    [420, 720],
    [330, 820],
    [220, 780],
    [170, 660],
    [110, 560],
    [150, 420],
  ]
  const ink = '#0f3f5f'
  return printed(
    1104,
    '#4ec5d9',
    { rough: 5, worn: '#7ad6e4', least: 0.7 },
    times(4, (i) =>
      blob(
        shore.map(([x, y]) => [
          368 + (x - 368) * (1.28 - i * 0.07),
          490 + (y - 490) * (1.28 - i * 0.07),
        ]),
        ['#63cede', '#7ad9e4', '#97e4ea', '#f7e6b0'][i],
      ),
    ),
    blob(shore, '#7fcf6a'),
    blob(
      [
        [240, 320],
        [360, 270],
        [470, 330],
        [450, 460],
        [330, 500],
        [230, 430],
      ],
      '#57b257',
    ),
    [
      [300, 400, 1],
      [380, 360, 1.3],
      [430, 430, 0.8],
    ].map(([x, y, s]) =>
      at(
        x,
        y,
        [s, s],
        polygon(['-56,40', '0,-60', '56,40'], '#8a7fd9'),
        polygon(['-19,-26', '0,-60', '19,-26', '6,-16', '-4,-26', '-12,-14'], '#fff'),
      ),
    ),
    times(26, (i) =>
      placed(
        200 + ((i * 83) % 360),
        560 + ((i * 47) % 150),
        0,
        polygon(['0,-30', '12,0', '-12,0'], '#1f7a4a'),
      ),
    ),
    curve(
      [
        [216, 300],
        [270, 380],
        [210, 480],
        [280, 560],
        [400, 560],
        [500, 500],
        [560, 600],
        [470, 670],
        [340, 760],
      ],
      '#ff3d5c',
      7,
      { strokeDasharray: '18 14' },
    ),
    [
      [216, 300, 'Landing'],
      [500, 500, 'Old fort'],
      [340, 760, 'Last beach'],
    ].map(([x, y, words]) => [
      circle(x, y, 16, '#ff3d5c', { stroke: '#fff', strokeWidth: 5 }),
      rect(x + 22, y - 24, words.length * 14 + 26, 42, '#fff', { rx: 21 }),
      text(x + 34, y + 5, words, 22, ink, { weight: 700 }),
    ]),
    placed(620, 800, 0, [
      times(8, (i) =>
        placed(
          0,
          0,
          i * 45,
          polygon(['0,-64', '11,-12', '-11,-12'], i % 2 ? '#ffffff' : i === 0 ? '#ff3d5c' : ink),
        ),
      ),
      circle(0, 0, 15, '#fff'),
      head(0, -76, 'N', 28, ink, { anchor: 'middle' }),
    ]),
    [
      [120, 200],
      [640, 120],
      [90, 850],
    ].map(([x, y]) => stroke(`M${x - 40} ${y}q10 -16 20 0t20 0t20 0`, '#fff', 5)),
    path('M90 960C240 930 500 930 650 960V1050C500 1020 240 1020 90 1050Z', '#fff6dd'),
    head(370, 1012, 'One island, on foot', 52, ink, { anchor: 'middle', weight: 700 }),
  )
}

const rooftops = () =>
  printed(
    920,
    '#ffb7d5',
    { worn: '#ffcde2', least: 0.7 },
    inked(circle(540, 220, 130, '#ff6b4a', { opacity: 0.9 })),
    stroke(
      'M150 560L190 250L200 120L210 250L250 560M166 440H234M176 340H224M160 560C180 480 220 480 240 560',
      '#3b3f8f',
      9,
      { strokeLinejoin: 'round' },
    ),
    times(6, (i) => [
      polygon(
        [
          `${i * 150 - 60},${640 - (i % 2) * 60}`,
          `${i * 150 - 30},${540 - (i % 2) * 60}`,
          `${i * 150 + 80},${540 - (i % 2) * 60}`,
          `${i * 150 + 110},${640 - (i % 2) * 60}`,
        ],
        ['#5b6fd9', '#7a8cf0', '#4a58b8'][i % 3],
      ),
      rect(i * 150 - 60, 640 - (i % 2) * 60, 170, 400, ['#fff3e6', '#ffe3cf', '#fdeaf2'][i % 3]),
      times(2, (k) => [
        rect(i * 150 - 16 + k * 54, 566 - (i % 2) * 60, 34, 56, '#fff3e6'),
        rect(i * 150 - 10 + k * 54, 574 - (i % 2) * 60, 22, 48, '#2b2f6b'),
      ]),
      times(4, (k) => [
        rect(
          i * 150 - 36 + (k % 2) * 74,
          680 - (i % 2) * 60 + Math.floor(k / 2) * 130,
          44,
          90,
          '#2b2f6b',
        ),
        rect(
          i * 150 - 52 + (k % 2) * 74,
          680 - (i % 2) * 60 + Math.floor(k / 2) * 130,
          14,
          90,
          '#7fc9b8',
        ),
        rect(
          i * 150 + 10 + (k % 2) * 74,
          680 - (i % 2) * 60 + Math.floor(k / 2) * 130,
          14,
          90,
          '#7fc9b8',
        ),
      ]),
      rect(i * 150 + 30, 480 - (i % 2) * 60, 40, 66, '#e0643f'),
      times(3, (k) => rect(i * 150 + 33 + k * 13, 462 - (i % 2) * 60, 8, 20, '#b3421f')),
    ]),
    stroke('M470 476C476 440 500 440 504 470C520 466 530 474 528 484H470Z', '#2b2f6b', 5),
    [
      [90, 120],
      [140, 96],
      [420, 110],
    ].map(([x, y]) =>
      curve(
        [
          [x - 16, y],
          [x, y - 10],
          [x + 4, y],
          [x + 18, y - 10],
        ],
        '#3b3f8f',
        4,
      ),
    ),
    placed(60, 900, 0, twig(4, 40, 60, '#2f7d5a', '#2f7d5a')),
    placed(690, 910, 0, twig(5, 40, 64, '#2f7d5a', '#2f7d5a')),
  )

/** Prints for trips: a packing list, a map and roofs. */
export const trips = {
  'travel-packing': packing,
  'travel-island': island,
  'travel-rooftops': rooftops,
}
