import {
  at,
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
  times,
} from './ink.mjs'
import { printed } from './texture.mjs'

const lineOf = (color, size = 7) => ({ stroke: color, strokeWidth: size })

const shadowed = (x, y, drawing, dx = 26, dy = 34) => [
  placed(x + dx, y + dy, 0, ellipse(0, 0, 30, 18, '#00000033')),
  placed(x, y, 0, drawing),
]

const tennis = () =>
  printed(
    1104,
    '#2f8f6b',
    { worn: '#45a37f', least: 0.73 },
    rect(90, 110, 556, 880, '#3f5fe0'),
    rect(90, 110, 556, 880, 'none', lineOf('#ffffff')),
    rect(160, 110, 416, 880, 'none', lineOf('#ffffff')),
    rect(160, 320, 416, 460, 'none', lineOf('#ffffff')),
    line(368, 320, 368, 780, '#ffffff', 7),
    rect(60, 544, 616, 12, '#ffffff'),
    times(44, (i) => line(60 + i * 14, 556, 60 + i * 14, 576, '#ffffff88', 2)),
    shadowed(250, 880, [
      placed(
        0,
        0,
        -40,
        ellipse(0, -60, 36, 46, 'none', lineOf('#e0263c', 9)),
        line(0, -14, 0, 60, '#e0263c', 11),
      ),
    ]),
    shadowed(470, 240, circle(0, 0, 16, '#e6ff3d'), 40, 56),
    [
      [520, 900],
      [120, 200],
    ].map(([x, y]) => circle(x, y, 13, '#e6ff3d')),
  )

const basketball = () =>
  printed(
    1000,
    '#ff7a3d',
    { worn: '#ff9462', least: 0.73 },
    rect(60, 60, 616, 880, '#ffb35c'),
    rect(60, 60, 616, 880, 'none', lineOf('#ffffff')),
    rect(238, 60, 260, 360, '#7a3ff0'),
    rect(238, 60, 260, 360, 'none', lineOf('#ffffff')),
    path('M238 420A130 130 0 0 0 498 420', '#7a3ff0', lineOf('#ffffff')),
    path('M110 60V260A258 258 0 0 0 626 260V60', 'none', lineOf('#ffffff')),
    path('M288 940A80 80 0 0 1 448 940', '#7a3ff0', lineOf('#ffffff')),
    line(308, 96, 428, 96, '#17181f', 9),
    circle(368, 126, 26, 'none', lineOf('#e0263c', 8)),
    placed(
      500,
      660,
      20,
      circle(26, 34, 62, '#00000030'),
      circle(0, 0, 66, '#e0551f'),
      stroke(
        'M-66 0H66M0 -66V66M-46 -46C-10 -10 -10 10 -46 46M46 -46C10 -10 10 10 46 46',
        '#2a1208',
        5,
      ),
    ),
  )

const football = () =>
  printed(
    1104,
    '#1fa05a',
    { worn: '#34b06c', least: 0.74 },
    times(8, (i) => rect(0, i * 140, 736, 70, '#27b368')),
    rect(60, 60, 616, 984, 'none', lineOf('#ffffff')),
    line(60, 552, 676, 552, '#ffffff', 7),
    circle(368, 552, 110, 'none', lineOf('#ffffff')),
    circle(368, 552, 9, '#ffffff'),
    [60, 894].map((y) => rect(188, y, 360, 150, 'none', lineOf('#ffffff'))),
    [60, 984].map((y) => rect(278, y, 180, 60, 'none', lineOf('#ffffff'))),
    [
      [368, 110],
      [190, 240],
      [540, 250],
      [280, 400],
      [470, 420],
    ].map(([x, y]) => [circle(x + 9, y + 11, 24, '#00000033'), circle(x, y, 24, '#ffd21f')]),
    [
      [368, 1000],
      [200, 860],
      [540, 850],
      [300, 690],
      [450, 640],
    ].map(([x, y]) => [circle(x + 9, y + 11, 24, '#00000033'), circle(x, y, 24, '#e0263c')]),
    curve(
      [
        [450, 640],
        [520, 560],
        [490, 450],
      ],
      '#ffffff',
      5,
      { strokeDasharray: '4 16' },
    ),
    circle(490, 450, 13, '#ffffff', { stroke: '#17181f', strokeWidth: 4 }),
  )

const tableTennis = () =>
  printed(
    920,
    '#ffd6ec',
    { worn: '#ffe5f3', least: 0.75 },
    placed(
      250,
      420,
      -28,
      path(
        'M0 -230C120 -230 180 -140 180 -40C180 60 110 120 30 126H-30C-110 120 -180 60 -180 -40C-180 -140 -120 -230 0 -230Z',
        '#e0263c',
      ),
      path('M-120 78C-70 130 70 130 120 78L40 140H-40Z', '#c98a4a'),
      rect(-34, 126, 68, 190, '#c98a4a', { rx: 24 }),
    ),
    placed(
      520,
      560,
      34,
      path(
        'M0 -230C120 -230 180 -140 180 -40C180 60 110 120 30 126H-30C-110 120 -180 60 -180 -40C-180 -140 -120 -230 0 -230Z',
        '#17181f',
      ),
      path('M-120 78C-70 130 70 130 120 78L40 140H-40Z', '#e0a05c'),
      rect(-34, 126, 68, 190, '#e0a05c', { rx: 24 }),
    ),
    circle(570, 200, 52, '#ffffff'),
    circle(556, 184, 14, '#ffe9c4'),
    circle(140, 780, 52, '#ff9d00'),
  )

const skis = () =>
  printed(
    1104,
    '#dff3ff',
    { worn: '#ffffff', least: 0.75 },
    polygon(['-20,620', '240,220', '420,460', '560,300', '760,620'], '#8fb8f0'),
    polygon(['240,220', '180,312', '230,300', '262,340', '300,302'], '#ffffff'),
    polygon(['560,300', '510,362', '556,356', '590,390', '618,366'], '#ffffff'),
    path('M0 600C240 540 500 640 736 560V1104H0Z', '#ffffff'),
    curve(
      [
        [520, 610],
        [300, 700],
        [470, 820],
        [200, 940],
        [330, 1110],
      ],
      '#c4dcf5',
      11,
    ),
    curve(
      [
        [540, 612],
        [324, 708],
        [494, 826],
        [226, 944],
        [356, 1110],
      ],
      '#c4dcf5',
      11,
    ),
    placed(
      500,
      800,
      12,
      rect(-52, -330, 34, 560, '#e0263c', { rx: 17 }),
      rect(-8, -330, 34, 560, '#e0263c', { rx: 17 }),
      [-52, -8].map((x) => [rect(x, -120, 34, 90, '#2347ff'), rect(x, -300, 34, 22, '#ffd21f')]),
      line(70, -250, 70, 240, '#17325c', 8),
      line(-90, -250, -90, 240, '#17325c', 8),
      [70, -90].map((x) => [
        rect(x - 10, -266, 20, 60, '#17325c', { rx: 8 }),
        circle(x, 214, 20, 'none', lineOf('#17325c', 5)),
      ]),
    ),
    [
      [90, 640, 1],
      [160, 700, 1.3],
      [60, 820, 1.6],
    ].map(([x, y, k]) =>
      at(
        x,
        y,
        [k, k],
        times(3, (i) =>
          polygon(
            [`${-40 + i * 9},${-i * 34}`, `0,${-64 - i * 34}`, `${40 - i * 9},${-i * 34}`],
            '#12805a',
          ),
        ),
        rect(-7, 0, 14, 20, '#5c3a12'),
      ),
    ),
  )

const skateboards = () =>
  printed(
    1000,
    '#19c2d9',
    { worn: '#40cde0', least: 0.73 },
    [
      ['#ff5a8a', '#ffe14d'],
      ['#ffffff', '#2347ff'],
      ['#7a3ff0', '#ff9d00'],
    ].map(([deck, art], i) =>
      placed(
        150 + i * 218,
        500,
        [-5, 3, -2][i],
        rect(-86, -376, 172, 780, '#0e7f92', { rx: 86, opacity: 0.5 }),
        rect(-92, -390, 172, 780, deck, { rx: 86 }),
        [-250, 250].map((y) => [
          rect(-70, y - 14, 130, 26, '#c9d3de', { rx: 6 }),
          [-92, 56].map((x) => rect(x, y - 34, 26, 66, '#fff6dd', { rx: 10 })),
        ]),
        i === 0
          ? times(5, (k) =>
              path(`M-92 ${-150 + k * 70}q43 -50 86 0t86 0v26q-43 50 -86 0t-86 0Z`, art),
            )
          : i === 1
            ? [
                circle(-6, 0, 70, art),
                times(12, (k) => placed(-6, 0, k * 30, rect(84, -8, 46, 16, art, { rx: 8 }))),
              ]
            : times(6, (k) =>
                polygon(
                  [
                    `-92,${-180 + k * 70}`,
                    `80,${-220 + k * 70}`,
                    `80,${-190 + k * 70}`,
                    `-92,${-150 + k * 70}`,
                  ],
                  k % 2 ? art : '#ff5a8a',
                ),
              ),
      ),
    ),
  )

const cycling = () =>
  printed(
    1104,
    '#ffe14d',
    { worn: '#ffe97a', least: 0.74 },
    path('M0 700C180 600 300 640 420 560S640 420 736 400V1104H0Z', '#12a36d'),
    path('M0 860C220 780 460 800 736 640V1104H0Z', '#0b7a50'),
    path(
      'M-20 1104C180 1000 560 1020 590 900C610 820 380 820 400 740C420 680 600 660 640 580L668 590C640 690 470 700 460 750C450 800 700 800 690 910C680 1020 420 1040 360 1104Z',
      '#5b5f78',
    ),
    [
      [250, 1010, 1, '#e0263c'],
      [520, 880, 0.72, '#2347ff'],
      [440, 720, 0.46, '#ff8a3d'],
    ].map(([x, y, k, shirt]) =>
      placed(
        x,
        y,
        -8,
        at(
          0,
          0,
          [k, k],
          [-70, 70].map((w) => circle(w, 0, 54, 'none', lineOf('#17181f', 9))),
          stroke(
            'M-70 0L-20 -84L50 -84L70 0M-20 -84L6 0L-70 0M6 0L50 -84M50 -84L46 -106H74',
            '#ffffff',
            8,
          ),
          path('M-30 -100C-20 -170 40 -180 70 -120L54 -104C30 -140 10 -130 0 -90Z', shirt),
          stroke('M-20 -96L20 -50L6 0', '#f2c19a', 15),
          circle(66, -160, 24, '#f2c19a'),
          path('M40 -164C44 -200 92 -200 94 -160Z', shirt),
        ),
      ),
    ),
    circle(600, 190, 84, '#ff7a3d'),
    head(48, 190, 'uphill', 120, '#0b4d3a', { weight: 800, spacing: -0.05 }),
  )

const rowing = () =>
  printed(
    1000,
    '#0f4fa8',
    { worn: '#2463bd', least: 0.72 },
    times(40, (i) =>
      curve(
        [
          [(i * 173) % 736, (i * 97) % 1000],
          [((i * 173) % 736) + 40, ((i * 97) % 1000) - 8],
          [((i * 173) % 736) + 84, (i * 97) % 1000],
        ],
        '#3f7fd6',
        5,
      ),
    ),
    [
      [220, '#ffd21f'],
      [520, '#ff5a8a'],
    ].map(([x, color], n) =>
      placed(
        x,
        500,
        n ? 4 : -6,
        path('M0 -430C34 -300 34 300 0 430C-34 300 -34 -300 0 -430Z', '#ffffff'),
        path('M0 -380C20 -280 20 280 0 380C-20 280 -20 -280 0 -380Z', '#c98a4a'),
        times(4, (i) => {
          const y = -210 + i * 140
          return [
            line(0, y, -150, y + 50, '#e9edf2', 7),
            line(0, y, 150, y + 50, '#e9edf2', 7),
            [-1, 1].map((s) =>
              placed(s * 150, y + 50, s * 18, rect(-22, -10, 44, 22, color, { rx: 6 })),
            ),
            ellipse(0, y, 22, 26, color),
            circle(0, y - 10, 13, '#8a4f2d'),
          ]
        }),
      ),
    ),
  )

export const courts = {
  'sport-tennis': tennis,
  'sport-basketball': basketball,
  'sport-football': football,
  'sport-table-tennis': tableTennis,
  'sport-skis': skis,
  'sport-skateboards': skateboards,
  'sport-cycling': cycling,
  'sport-rowing': rowing,
}
