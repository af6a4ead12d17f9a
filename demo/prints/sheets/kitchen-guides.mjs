import { bold, grid, guide } from './guide-sheet.mjs'
import { at, circle, ellipse, head, line, path, placed, rect, stroke, text, times } from './ink.mjs'
import { leaf } from './leaves.mjs'

const plantCare = () => {
  const drop = (x, on) =>
    path(
      `M${x} -18C${x + 14} 0 ${x + 12} 16 ${x} 16S${x - 14} 0 ${x} -18Z`,
      on ? '#2aa5ff' : '#cfe6d9',
    )
  const sun = (x, on) => [
    circle(x, 0, 9, on ? '#ffb000' : '#e6e6c9'),
    times(8, (i) =>
      line(
        x + 13 * Math.cos(i * 0.785),
        13 * Math.sin(i * 0.785),
        x + 18 * Math.cos(i * 0.785),
        18 * Math.sin(i * 0.785),
        on ? '#ffb000' : '#e6e6c9',
        3,
      ),
    ),
  ]
  const pot = (color) => [
    path('M-44 0H44L34 66H-34Z', color),
    rect(-50, -10, 100, 18, color, { rx: 4 }),
  ]
  const plants = [
    [
      'Monstera',
      2,
      2,
      '#ff7ab0',
      times(6, (i) => placed(0, 0, -150 + i * 24, leaf(100, 34, i % 2 ? '#12805a' : '#2fae6b'))),
    ],
    [
      'Snake plant',
      1,
      1,
      '#2347ff',
      times(5, (i) =>
        placed(
          -24 + i * 12,
          0,
          -100 + i * 5,
          leaf(120 - (i % 2) * 26, 13, i % 2 ? '#8fc93f' : '#1f7a4a'),
        ),
      ),
    ],
    [
      'Cactus',
      1,
      3,
      '#ff8a3d',
      [
        ellipse(0, -40, 30, 52, '#1f9a5a'),
        times(5, (i) => line(-20 + i * 10, -84, -20 + i * 10, -6, '#bff0c9', 2)),
        circle(0, -94, 11, '#ff4f81'),
      ],
    ],
    [
      'Fern',
      3,
      1,
      '#8a4fff',
      times(11, (i) => placed(0, 0, -170 + i * 16, leaf(96, 10, i % 2 ? '#2fae6b' : '#57cf7a'))),
    ],
    [
      'Pothos',
      2,
      2,
      '#12a3b5',
      times(9, (i) =>
        placed(
          -36 + i * 9,
          -6,
          -172 + i * 20,
          leaf(64 + (i % 2) * 22, 22, i % 2 ? '#8fd14f' : '#2f9a3f'),
        ),
      ),
    ],
    [
      'Peace lily',
      3,
      2,
      '#e0263c',
      [
        times(6, (i) => placed(0, 0, -150 + i * 24, leaf(90, 24, '#17704a'))),
        placed(6, -60, -80, leaf(70, 24, '#ffffff')),
        line(10, -66, 14, -104, '#ffd34d', 7),
      ],
    ],
  ]
  return guide(
    1104,
    '#eefaf0',
    { ink: '#0c4a3a', title: ['Six plants and', 'what they want'] },
    grid(
      plants,
      { columns: 3, x: 140, y: 380, w: 228, h: 372 },
      ([name, water, light, color, leaves]) => [
        rect(-100, -160, 200, 340, '#ffffff', { rx: 20 }),
        leaves,
        pot(color),
        text(0, 104, name, 23, '#0c4a3a', bold),
        placed(
          -80,
          140,
          0,
          at(
            0,
            0,
            [0.8, 0.8],
            times(3, (i) => drop(i * 28, i < water)),
          ),
        ),
        placed(
          16,
          140,
          0,
          at(
            0,
            0,
            [0.68, 0.68],
            times(3, (i) => sun(i * 44, i < light)),
          ),
        ),
      ],
    ),
  )
}

const coffeeGuide = () => {
  const drinks = [
    ['Espresso', [['#4a2410', 0.3]]],
    [
      'Macchiato',
      [
        ['#4a2410', 0.3],
        ['#fff3dc', 0.12],
      ],
    ],
    [
      'Cortado',
      [
        ['#4a2410', 0.3],
        ['#d9a878', 0.3],
      ],
    ],
    [
      'Cappuccino',
      [
        ['#4a2410', 0.25],
        ['#d9a878', 0.3],
        ['#fff3dc', 0.35],
      ],
    ],
    [
      'Flat white',
      [
        ['#4a2410', 0.3],
        ['#d9a878', 0.5],
        ['#fff3dc', 0.08],
      ],
    ],
    [
      'Latte',
      [
        ['#4a2410', 0.22],
        ['#d9a878', 0.6],
        ['#fff3dc', 0.12],
      ],
    ],
    [
      'Americano',
      [
        ['#4a2410', 0.28],
        ['#9adcf2', 0.6],
      ],
    ],
    [
      'Mocha',
      [
        ['#4a2410', 0.22],
        ['#7a3a1a', 0.2],
        ['#d9a878', 0.35],
        ['#fff3dc', 0.16],
      ],
    ],
    [
      'Affogato',
      [
        ['#4a2410', 0.3],
        ['#fff7e0', 0.5],
      ],
    ],
  ]
  return guide(
    1104,
    '#ffc9d9',
    { ink: '#3a1210', title: ['Nine coffees,', 'from short to long'] },
    grid(drinks, { columns: 3, x: 146, y: 330, w: 222, h: 256 }, ([name, layers]) => {
      let level = 0
      return [
        path('M-62 0H62V92C62 130 40 140 0 140S-62 130 -62 92Z', '#ffffff'),
        stroke('M62 24C104 24 104 92 62 92', '#ffffff', 14),
        layers.map(([color, share]) => {
          const y = 130 - (level + share) * 124
          const h = share * 124 + 1
          level += share
          return rect(-50, y, 100, h, color, { rx: 5 })
        }),
        rect(-86, 150, 172, 10, '#e0527f', { rx: 5 }),
        text(0, 194, name, 22, '#3a1210', bold),
      ]
    }),
    [
      ['#4a2410', 'coffee'],
      ['#d9a878', 'milk'],
      ['#fff3dc', 'foam'],
      ['#9adcf2', 'water'],
    ].map(([color, name], i) => [
      circle(80 + i * 160, 1072, 13, color),
      text(102 + i * 160, 1079, name, 19, '#3a1210'),
    ]),
  )
}

const teaGuide = () =>
  guide(
    1000,
    '#0f4a4a',
    { ink: '#eafff2', title: ['How hot, how long'], worn: '#1d6060', size: 66 },
    text(50, 150, 'Five teas, in degrees and minutes', 23, '#9fe6cf'),
    [
      ['White', '75°', 4, '#f3f0b8', 0.5],
      ['Green', '80°', 2, '#b7e05a', 0.56],
      ['Oolong', '90°', 3, '#f0a83a', 0.72],
      ['Black', '98°', 4, '#c2401f', 0.92],
      ['Herbs', '100°', 7, '#e5417d', 1],
    ].map(([name, heat, minutes, color, share], i) =>
      placed(
        0,
        250 + i * 146,
        0,
        rect(48, -36, 640, 120, '#165c5a', { rx: 24 }),
        path('M80 0H170C170 46 156 66 125 66S80 46 80 0Z', '#ffffff'),
        path('M88 8H162C160 42 150 58 125 58S90 42 88 8Z', color),
        stroke('M170 8C198 8 198 44 164 44', '#ffffff', 8),
        head(220, 30, name, 34, '#ffffff'),
        rect(360, 12, 190, 16, '#0a3636', { rx: 8 }),
        rect(360, 12, 190 * share, 16, color, { rx: 8 }),
        text(360, 58, heat, 21, '#9fe6cf', { weight: 700 }),
        head(604, 46, String(minutes), 58, color, { weight: 800 }),
        text(644, 46, 'min', 18, '#9fe6cf'),
      ),
    ),
  )

export const kitchenGuides = {
  'guide-plant-care': plantCare,
  'guide-coffees': coffeeGuide,
  'guide-tea-times': teaGuide,
}
