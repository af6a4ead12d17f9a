import {
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
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const bold = { anchor: 'middle', weight: 700 }

const ramen = () =>
  printed(
    1000,
    '#2347ff',
    { worn: '#4463ff', least: 0.72 },
    circle(368, 500, 330, '#ff5a5f'),
    circle(368, 500, 300, '#c2263c'),
    circle(368, 500, 270, '#f7b955'),
    times(22, (i) =>
      curve(
        [
          [170 + i * 12, 430 + ((i * 31) % 60)],
          [240 + i * 10, 500 + ((i * 53) % 70)],
          [330 + i * 9, 440 + ((i * 37) % 90)],
          [420 + i * 6, 560 - ((i * 41) % 60)],
        ],
        i % 2 ? '#ffe9a8' : '#fff6d6',
        11,
      ),
    ),
    [
      [260, 340],
      [350, 320],
    ].map(([x, y]) => [
      ellipse(x, y, 62, 76, '#ffffff'),
      circle(x, y, 40, '#ff9d00'),
      circle(x - 8, y - 8, 18, '#ff7a1f'),
    ]),
    [
      [520, 380],
      [560, 460],
    ].map(([x, y]) => [
      circle(x, y, 66, '#fff0f0'),
      path(`M${x - 30} ${y}c0 -30 40 -40 54 -10c6 26 -24 40 -36 20c-4 -14 12 -20 20 -10`, 'none', {
        stroke: '#ff5a8a',
        strokeWidth: 10,
        strokeLinecap: 'round',
      }),
    ]),
    rect(430, 210, 120, 160, '#123f2f', { rx: 6 }),
    times(12, (i) =>
      placed(
        240 + ((i * 71) % 260),
        600 + ((i * 43) % 110),
        i * 30,
        circle(0, 0, 14, 'none', { stroke: '#2fae5a', strokeWidth: 7 }),
      ),
    ),
    line(90, 120, 600, 760, '#8a4a1f', 16),
    line(140, 90, 640, 740, '#8a4a1f', 16),
  )

const sushiTypes = () => {
  const rice = rect(-66, -4, 132, 62, '#ffffff', { rx: 26 })
  const tops = [
    ['Salmon', '#ff8a5c', '#ffc2a3'],
    ['Tuna', '#d9263c', '#f08a94'],
    ['Shrimp', '#ffb08a', '#ff7a4d'],
    ['Omelet', '#ffd34d', '#ffe79a'],
    ['Mackerel', '#8fa5c9', '#dfe8f5'],
    ['Avocado', '#8fd14f', '#d9f2a8'],
  ]
  return printed(
    1104,
    '#ffe0ea',
    { worn: '#ffedf3', least: 0.76 },
    head(48, 124, 'Nigiri and rolls', 74, '#5c0f2f', { weight: 700 }),
    tops.map(([name, color, light], i) =>
      placed(
        190 + (i % 2) * 356,
        280 + Math.floor(i / 2) * 200,
        0,
        rice,
        path('M-84 10C-80 -46 80 -52 86 6C60 22 -60 24 -84 10Z', color),
        times(4, (k) =>
          curve(
            [
              [-56 + k * 34, -22],
              [-44 + k * 34, -8],
              [-50 + k * 34, 10],
            ],
            light,
            6,
          ),
        ),
        name === 'Omelet' || name === 'Avocado' ? rect(-14, -40, 28, 100, '#123f2f') : '',
        text(0, 96, name, 23, '#5c0f2f', bold),
      ),
    ),
    ['#ff8a5c', '#8fd14f', '#ffd34d'].map((color, i) =>
      placed(
        150 + i * 218,
        930,
        0,
        circle(0, 0, 82, '#123f2f'),
        circle(0, 0, 70, '#ffffff'),
        circle(0, 0, 32, color),
        circle(12, 10, 17, ['#8fd14f', '#d9263c', '#ff8a5c'][i]),
        times(12, (k) => circle(54 * Math.cos(k * 0.52), 54 * Math.sin(k * 0.52), 4, '#e8e8f0')),
      ),
    ),
  )
}

const cheeses = () =>
  printed(
    1000,
    '#7a3ff0',
    { worn: '#8f5cf5', least: 0.73 },
    [
      [210, 250, '#ffd34d', 'holes'],
      [520, 280, '#fff6e3', 'rind'],
      [230, 540, '#ff9d3a', 'wedge'],
      [530, 560, '#eef3ff', 'blue'],
      [220, 820, '#fffbe8', 'log'],
      [530, 830, '#ffc24d', 'ball'],
    ].map(([x, y, color, kind]) =>
      placed(
        x,
        y,
        0,
        kind === 'holes' || kind === 'wedge'
          ? [
              polygon(['-130,60', '110,60', '130,-10', '-130,-10'], color),
              polygon(['-130,-10', '130,-10', '60,-90'], '#fff0a8'),
              kind === 'holes'
                ? [
                    [-80, 30, 18],
                    [-20, 20, 12],
                    [50, 34, 20],
                    [20, -40, 12],
                    [90, 10, 10],
                  ].map(([hx, hy, r]) => circle(hx, hy, r, '#e0a820'))
                : line(-130, 50, 110, 50, '#c2551a', 10),
            ]
          : kind === 'rind'
            ? [
                circle(0, 0, 110, '#ffffff'),
                circle(0, 0, 92, color),
                polygon(['0,0', '110,-40', '110,40'], '#7a3ff0'),
                polygon(['0,0', '100,-36', '104,0'], '#ffe9a8'),
              ]
            : kind === 'blue'
              ? [
                  polygon(['-120,70', '120,70', '120,-20', '-120,-70'], color),
                  times(16, (k) =>
                    ellipse(-96 + ((k * 53) % 200), -20 + ((k * 31) % 80), 12, 6, '#3f6fd0'),
                  ),
                ]
              : kind === 'log'
                ? [
                    rect(-130, -50, 260, 100, color, { rx: 50 }),
                    ellipse(96, 0, 34, 48, '#e9e3c9'),
                    times(30, (k) =>
                      circle(-110 + ((k * 47) % 180), -40 + ((k * 29) % 80), 4, '#3f8a4a'),
                    ),
                  ]
                : [
                    circle(0, 10, 96, '#e0263c'),
                    path('M-96 10A96 96 0 0 1 0 -86V10Z', color),
                    line(0, -86, 0, 10, '#b01a2c', 5),
                  ],
      ),
    ),
  )

const berries = () =>
  printed(
    920,
    '#fff0f6',
    { worn: '#ffffff', least: 0.77 },
    times(25, (i) => {
      const [x, y] = [
        90 + (i % 5) * 140 + (Math.floor(i / 5) % 2) * 50,
        100 + Math.floor(i / 5) * 150,
      ]
      return placed(
        x,
        y,
        i * 47,
        [
          () => [
            path('M-54 -20C-24 -50 24 -50 54 -20C54 24 18 66 0 66S-54 24 -54 -20Z', '#f01f3c'),
            times(8, (k) =>
              ellipse(-26 + (k % 3) * 26, -14 + Math.floor(k / 3) * 22, 3, 5, '#ffe14d'),
            ),
            times(5, (k) => placed(0, -30, -160 + k * 35, leaf(38, 11, '#2f9e4f'))),
          ],
          () => [
            times(14, (k) =>
              circle(
                -24 + (k % 4) * 17,
                -30 + Math.floor(k / 4) * 20,
                15,
                k % 2 ? '#c2185b' : '#e0407f',
              ),
            ),
            placed(0, -46, -90, leaf(34, 14, '#2f9e4f')),
          ],
          () => [
            circle(0, 0, 40, '#3f4fd0'),
            circle(-10, -12, 12, '#8f9af0'),
            polygon(
              times(
                10,
                (k) =>
                  `${(k % 2 ? 7 : 16) * Math.cos(k * 0.628)},${(k % 2 ? 7 : 16) * Math.sin(k * 0.628)}`,
              ),
              '#2a2f8f',
            ),
          ],
          () => [
            times(13, (k) =>
              circle(
                -22 + (k % 4) * 15,
                -28 + Math.floor(k / 4) * 18,
                14,
                k % 2 ? '#2a1240' : '#4a2070',
              ),
            ),
            placed(0, -44, -90, leaf(40, 15, '#57a05f')),
          ],
        ][(i + Math.floor(i / 5)) % 4](),
      )
    }),
  )

const iceCreams = () =>
  printed(
    1104,
    '#7fe0f0',
    { worn: '#9de8f5', least: 0.74 },
    [
      ['#ff8fb8', '#fff3d6', '#7a3f1f'],
      ['#b5ec8a', '#8a4fff', '#ff8a3d'],
      ['#ffe14d', '#ff5a5f', '#ffffff'],
    ].map((scoops, i) =>
      placed(
        150 + i * 218,
        700,
        [-6, 0, 6][i],
        polygon(['-78,0', '78,0', '0,300'], '#e8a34d'),
        times(5, (k) => [
          line(-78 + k * 32, 0, -10 + k * 16, 270 - k * 20, '#b8742a', 4),
          line(78 - k * 32, 0, 10 - k * 16, 270 - k * 20, '#b8742a', 4),
        ]),
        scoops.map((color, k) => [
          circle(0, -50 - k * 118, 88 - k * 6, color),
          path(
            `M${-86 + k * 6} ${-30 - k * 118}q22 44 43 0t43 0t43 0t43 0V${-60 - k * 118}H${-86 + k * 6}Z`,
            color,
          ),
          stroke(`M${-44 + k * 4} ${-92 - k * 118}q14 -22 34 -24`, '#ffffff99', 9),
        ]),
        i === 0
          ? circle(0, -390, 26, '#e0263c')
          : i === 1
            ? rect(20, -470, 26, 120, '#c98a4a', { rx: 8 })
            : times(18, (k) =>
                placed(
                  -50 + ((k * 37) % 100),
                  -350 + ((k * 29) % 70),
                  k * 40,
                  rect(-9, -3, 18, 6, ['#2347ff', '#ff5a8a', '#12a36d'][k % 3], { rx: 3 }),
                ),
              ),
      ),
    ),
  )

const vegetables = () =>
  printed(
    1104,
    '#fff7d6',
    { worn: '#ffffff', least: 0.77 },
    placed(
      180,
      260,
      -14,
      path('M-34 -60C-40 60 -20 150 0 190C20 150 40 60 34 -60C20 -84 -20 -84 -34 -60Z', '#ff7a1f'),
      times(5, (i) =>
        line(-22 + (i % 2) * 18, -20 + i * 34, -4 + (i % 2) * 18, -20 + i * 34, '#c2551a', 4),
      ),
      times(5, (i) => placed(0, -70, -130 + i * 20, leaf(100, 14, '#2f9e4f'))),
    ),
    placed(
      400,
      250,
      0,
      circle(0, 0, 108, '#d9263c'),
      circle(-34, -34, 26, '#ff7a7a'),
      times(5, (i) => placed(0, -96, i * 72, leaf(54, 13, '#2f9e4f'))),
    ),
    placed(
      600,
      270,
      12,
      path(
        'M0 -120C70 -110 80 -20 70 60C60 150 -60 150 -70 60C-80 -20 -70 -110 0 -120Z',
        '#5b2a8f',
      ),
      stroke('M-30 -50C-44 0 -40 60 -26 90', '#9a6fd0', 10),
      path(
        'M-60 -96C-30 -150 30 -150 60 -96C30 -110 20 -80 0 -100C-20 -80 -30 -110 -60 -96Z',
        '#3f9a4f',
      ),
      line(0, -126, 8, -166, '#3f9a4f', 14),
    ),
    placed(
      180,
      640,
      0,
      times(16, (i) =>
        circle(
          -70 + (i % 4) * 46 + (Math.floor(i / 4) % 2) * 14,
          -80 + Math.floor(i / 4) * 36,
          36,
          i % 2 ? '#2f9e4f' : '#3fb55f',
        ),
      ),
      path('M-40 50H40L24 160H-24Z', '#a8d98a'),
    ),
    placed(
      400,
      640,
      20,
      path('M-30 -150H30C60 -60 60 80 30 150H-30C-60 80 -60 -60 -30 -150Z', '#1f8a4a'),
      times(3, (i) =>
        stroke(
          `M${-20 + i * 20} -130C${-30 + i * 30} -40 ${-30 + i * 30} 60 ${-20 + i * 20} 130`,
          '#7fd07f',
          5,
        ),
      ),
      rect(-16, -180, 32, 36, '#8fbf5a'),
    ),
    placed(
      600,
      640,
      0,
      path(
        'M0 -130C90 -130 120 -40 90 40C70 120 40 130 0 130S-70 120 -90 40C-120 -40 -90 -130 0 -130Z',
        '#ffd21f',
      ),
      curve(
        [
          [0, -124],
          [-16, 0],
          [0, 128],
        ],
        '#e0a800',
        7,
      ),
      stroke('M0 -124C-4 -160 16 -170 20 -180', '#2f9e4f', 20),
    ),
    placed(
      190,
      930,
      -10,
      path(
        'M-110 20C-110 -50 -40 -80 0 -80S110 -50 110 20C110 70 60 84 0 84S-110 70 -110 20Z',
        '#e0409a',
      ),
      times(3, (i) =>
        curve(
          [
            [-60 + i * 40, -60],
            [-76 + i * 50, 10],
            [-50 + i * 36, 74],
          ],
          '#b01f6e',
          4,
        ),
      ),
      line(0, 84, 0, 130, '#e0409a', 9),
      times(3, (i) => placed(0, -80, -120 + i * 30, leaf(90, 22, '#2f9e4f'))),
    ),
    placed(
      420,
      930,
      8,
      path('M-26 -120C-50 40 -30 120 0 126C30 120 50 40 26 -120Z', '#f0f7e0'),
      path('M-30 -60C-80 -160 -40 -180 0 -120C40 -180 80 -160 30 -60Z', '#57a05f'),
    ),
    placed(
      600,
      930,
      0,
      ellipse(0, 0, 100, 80, '#c98a4a'),
      [
        [-40, -20],
        [20, 20],
        [50, -30],
        [-20, 40],
      ].map(([x, y]) => ellipse(x, y, 9, 5, '#8a5a2a')),
    ),
  )

const bubbleTea = () =>
  printed(
    920,
    '#ffc2d9',
    { worn: '#ffd6e6', least: 0.75 },
    [
      ['#f0c9a0', '#5c2a14'],
      ['#b5e88a', '#2f6b2a'],
      ['#c9a8ff', '#4a1f8f'],
    ].map(([tea, pearl], i) =>
      placed(
        150 + i * 218,
        500,
        0,
        path('M-88 -190H88L66 270H-66Z', '#ffffff', { opacity: 0.65 }),
        path('M-80 -130H80L62 256H-62Z', tea),
        path('M-80 -130C-30 -90 20 -170 80 -120V-130Z', '#ffffff', { opacity: 0.7 }),
        times(18, (k) =>
          circle(
            -48 + (k % 5) * 24 + (Math.floor(k / 5) % 2) * 10,
            236 - Math.floor(k / 5) * 26,
            13,
            pearl,
          ),
        ),
        rect(-100, -214, 200, 34, '#e0407f', { rx: 14 }),
        rect(14, -340, 30, 500, ['#12a38f', '#ff8a3d', '#2347ff'][i], { rx: 12, opacity: 0.9 }),
        [-1, 1].map((s) => circle(s * 26, 20, 8, '#3a1a2e')),
        stroke('M-12 40Q0 52 12 40', '#3a1a2e', 6),
      ),
    ),
  )

const pancakeStack = () =>
  printed(
    1000,
    '#12a3b5',
    { worn: '#33b3c4', least: 0.73 },
    ellipse(368, 850, 320, 60, '#0c7a8a'),
    ellipse(368, 830, 290, 52, '#ffffff'),
    times(8, (i) => [
      rect(148 + (i % 2) * 14, 760 - i * 58, 430, 62, '#d98f3a', { rx: 31 }),
      rect(148 + (i % 2) * 14, 752 - i * 58, 430, 44, '#f7c470', { rx: 22 }),
    ]),
    path(
      'M160 340C200 310 540 310 570 350C580 420 560 520 540 520S520 430 500 430S480 620 456 620S440 440 410 430S380 500 360 500S340 420 310 430S290 560 262 560S240 430 210 430S170 400 160 340Z',
      '#8a3f0f',
      { opacity: 0.9 },
    ),
    rect(310, 262, 116, 76, '#fff0a8', { rx: 12 }),
    [
      [470, 310],
      [520, 330],
      [250, 320],
      [220, 340],
    ].map(([x, y], i) => circle(x, y, 28, i % 2 ? '#3f4fd0' : '#e0263c')),
    placed(480, 280, -40, leaf(60, 20, '#2f9e4f')),
  )

export const foodPosters = {
  'food-ramen': ramen,
  'food-sushi': sushiTypes,
  'food-cheeses': cheeses,
  'food-berries': berries,
  'food-ice-creams': iceCreams,
  'food-vegetables': vegetables,
  'food-bubble-tea': bubbleTea,
  'food-pancakes': pancakeStack,
}
