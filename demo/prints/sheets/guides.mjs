import { bold, grid, guide, middle } from './guide-sheet.mjs'
import {
  at,
  circle,
  curve,
  ellipse,
  head,
  path,
  placed,
  polygon,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'

const eggTimes = () =>
  guide(
    920,
    '#7fd0ff',
    { ink: '#12275e', title: ['The egg clock'], size: 76 },
    text(50, 156, 'Minutes from the fridge into boiling water', 23, '#12275e'),
    grid([4, 5, 6, 7, 8, 10], { columns: 3, x: 148, y: 340, w: 220, h: 300 }, (minutes, i) => [
      path(
        'M0 -110C60 -100 92 -10 92 34C92 90 50 112 0 112S-92 90 -92 34C-92 -10 -60 -100 0 -110Z',
        '#ffffff',
      ),
      path(
        'M0 -110C60 -100 92 -10 92 34C92 90 50 112 0 112S-92 90 -92 34C-92 -10 -60 -100 0 -110Z',
        '#0000',
        { stroke: '#cfe0ee', strokeWidth: 8 },
      ),
      circle(0, 34, 54, ['#ff8a00', '#ff9a14', '#ffab2e', '#ffbd4d', '#ffcb70', '#ffdf9a'][i]),
      circle(
        0,
        34,
        40 - i * 6,
        ['#ff6a00', '#ff7d0a', '#ff9420', '#ffad3d', '#ffc061', '#ffdf9a'][i],
      ),
      stroke('M-16 10Q-4 0 10 4', '#ffffffcc', 7),
      head(0, 166, String(minutes), 54, '#12275e', { ...middle, weight: 800 }),
    ]),
  )

const knots = () => {
  const rope = (points, color) => [curve(points, '#17325c', 30), curve(points, color, 23)]
  return guide(
    1104,
    '#ffe9a8',
    { ink: '#17325c', title: ['Four knots', 'that hold'], size: 76 },
    [
      [
        'Overhand',
        '#ff5a3d',
        [
          [
            [-110, 60],
            [-20, 50],
            [60, 0],
            [30, -70],
            [-40, -50],
            [-30, 20],
            [40, 70],
            [120, 60],
          ],
        ],
      ],
      [
        'Figure eight',
        '#2347ff',
        [
          [
            [-120, 70],
            [-40, 60],
            [50, 10],
            [40, -60],
            [-20, -60],
            [-50, 0],
            [10, 60],
            [70, 20],
            [40, -20],
            [120, -70],
          ],
        ],
      ],
      [
        'Square',
        '#12a36d',
        [
          [
            [-120, -30],
            [-30, -40],
            [40, -10],
            [40, 40],
            [-40, 40],
            [-40, 10],
            [30, -40],
            [50, -90],
          ],
          [
            [120, 40],
            [60, 46],
            [-30, 10],
            [-20, -40],
            [60, -40],
            [60, 0],
            [0, 50],
            [-20, 96],
          ],
        ],
      ],
      [
        'Bowline',
        '#e5417d',
        [
          [
            [0, -120],
            [0, -40],
            [40, 0],
            [10, 40],
            [-60, 30],
            [-90, 90],
            [0, 130],
            [80, 80],
            [30, 0],
            [-20, -30],
            [-50, 20],
            [-10, 60],
          ],
        ],
      ],
    ].map(([name, color, ropes], i) =>
      placed(
        200 + (i % 2) * 336,
        390 + Math.floor(i / 2) * 390,
        0,
        rect(-150, -160, 300, 310, '#fff8e0', { rx: 24 }),
        ropes.map((points, k) => rope(points, k ? '#ffb000' : color)),
        head(0, 192, name, 30, '#17325c', middle),
      ),
    ),
  )
}

const clouds = () => {
  const puff = (list, color) => list.map(([x, y, r]) => circle(x, y, r, color))
  return guide(
    1308,
    '#2f7fe0',
    { ink: '#ffffff', title: ['Name the cloud'], worn: '#4a92ea', size: 76 },
    [
      [
        'Cirrus',
        'ice, high up: the weather changes',
        260,
        times(9, (i) =>
          curve(
            [
              [60 + i * 70, -10],
              [110 + i * 70, -34],
              [180 + i * 66, -20 - (i % 3) * 14],
            ],
            '#ffffff',
            5,
          ),
        ),
      ],
      [
        'Cirrocumulus',
        'small grains in rows, like fish scales',
        430,
        times(40, (i) =>
          ellipse(70 + (i % 14) * 44, -40 + Math.floor(i / 14) * 26, 16, 9, '#ffffff'),
        ),
      ],
      [
        'Altostratus',
        'a gray sheet, with a pale sun behind it',
        600,
        [
          circle(520, -10, 34, '#fff3c4'),
          rect(40, -36, 656, 50, '#c9d9ee', { rx: 25, opacity: 0.85 }),
        ],
      ],
      [
        'Cumulus',
        'cotton with a flat foot: stay outside',
        780,
        [
          puff(
            [
              [150, 0, 40],
              [200, -34, 50],
              [260, -10, 46],
              [470, 4, 34],
              [520, -24, 44],
              [570, 4, 34],
            ],
            '#ffffff',
          ),
          rect(110, 8, 200, 34, '#ffffff', { rx: 17 }),
          rect(436, 8, 168, 30, '#ffffff', { rx: 15 }),
        ],
      ],
      [
        'Stratus',
        'a lid on the town, all day',
        950,
        times(3, (i) =>
          rect(40 + i * 30, -34 + i * 26, 620 - i * 30, 22, ['#dfe8f5', '#c3d2e6', '#aabfd9'][i], {
            rx: 11,
          }),
        ),
      ],
      [
        'Cumulonimbus',
        'an anvil: go inside, now',
        1190,
        [
          at(
            330,
            -16,
            [0.62, 0.62],
            puff(
              [
                [300, -10, 54],
                [370, -50, 66],
                [440, -10, 56],
                [340, -90, 50],
                [410, -100, 54],
              ],
              '#5b6b8f',
            ),
            path('M220 -130C300 -170 470 -170 560 -130C500 -110 300 -110 220 -130Z', '#7c8bb0'),
            polygon(
              ['390,20', '350,56', '380,56', '366,90', '420,46', '388,46', '410,20'],
              '#ffe14d',
            ),
          ),
        ],
      ],
    ].map(([name, fact, y, drawing]) =>
      placed(
        0,
        y,
        0,
        drawing,
        head(60, 84, name, 32, '#ffffff'),
        text(300, 83, fact, 20, '#d6e9ff'),
      ),
    ),
  )
}

const rugSizes = () =>
  guide(
    1104,
    '#f3e6ff',
    { ink: '#2a1357', title: ['Which rug fits?'], size: 76 },
    [
      ['Front feet on it', '160 × 230', [130, 92], true],
      ['All feet on it', '240 × 340', [220, 150], true],
      ['Under the bed', '200 × 300', [210, 96], false],
      ['Around the table', '+ 60 cm on each side', [190, 140], 'table'],
    ].map(([name, size, [w, h], kind], i) =>
      placed(
        200 + (i % 2) * 336,
        330 + Math.floor(i / 2) * 430,
        0,
        rect(-150, -130, 300, 270, '#ffffff', { rx: 18 }),
        rect(
          -w / 2,
          (kind === true ? 6 : 10) - h / 2,
          w,
          h,
          ['#ff7ab0', '#2347ff', '#12a38f', '#ff8a3d'][i],
          { rx: 6 },
        ),
        rect(-w / 2 + 10, (kind === true ? 6 : 10) - h / 2 + 10, w - 20, h - 20, 'none', {
          stroke: '#ffffff',
          strokeWidth: 3,
        }),
        kind === true
          ? [
              rect(-90, i ? -72 : -96, 180, 54, '#4a3a8a', { rx: 14 }),
              rect(-90, i ? -84 : -108, 180, 24, '#3a2c70', { rx: 10 }),
              rect(-34, i ? 10 : 16, 68, 34, '#c98a4a', { rx: 17 }),
              rect(i ? 62 : 84, i ? 6 : 0, 44, 50, '#7a6ad0', { rx: 12 }),
            ]
          : kind === 'table'
            ? [
                rect(-60, -26, 120, 70, '#c98a4a', { rx: 10 }),
                [
                  [-40, -50],
                  [14, -50],
                  [-40, 50],
                  [14, 50],
                ].map(([x, y]) => rect(x, y, 28, 20, '#4a3a8a', { rx: 6 })),
              ]
            : [
                rect(-56, -110, 112, 150, '#c9bdf0', { rx: 12 }),
                rect(-56, -40, 112, 80, '#7a6ad0', { rx: 12 }),
                [-46, 4].map((x) => rect(x, -100, 42, 34, '#ffffff', { rx: 8 })),
              ],
        head(0, 186, name, 28, '#2a1357', middle),
        text(0, 220, size, 21, '#7a4fe0', bold),
      ),
    ),
  )

export const guides = {
  'guide-egg-times': eggTimes,
  'guide-knots': knots,
  'guide-clouds': clouds,
  'guide-rug-sizes': rugSizes,
}
