import { bold, grid, guide, middle } from './guide-sheet.mjs'
import { circle, head, path, placed, rect, stroke, text, times } from './ink.mjs'

const galleryLayouts = () => {
  const frames = [
    [
      [
        [-110, -80, 100, 160],
        [10, -80, 100, 70],
        [10, 10, 100, 70],
      ],
      'One tall, two wide',
    ],
    [
      [
        [-120, -90, 74, 84],
        [-37, -90, 74, 84],
        [46, -90, 74, 84],
        [-120, 6, 74, 84],
        [-37, 6, 74, 84],
        [46, 6, 74, 84],
      ],
      'Two rows of three',
    ],
    [
      [
        [-130, -50, 56, 90],
        [-60, -80, 56, 110],
        [10, -40, 56, 80],
        [80, -70, 56, 120],
      ],
      'A line through the middle',
    ],
    [
      [
        [-120, -20, 60, 80],
        [-50, -70, 100, 130],
        [60, -40, 70, 60],
        [60, 30, 70, 60],
        [-120, -90, 60, 60],
      ],
      'Around the largest',
    ],
    [
      [
        [-110, -60, 100, 124],
        [10, -60, 100, 124],
      ],
      'A pair',
    ],
    [
      [
        [-130, 20, 70, 50],
        [-54, -20, 70, 60],
        [22, -60, 70, 60],
        [96, -96, 40, 50],
      ],
      'Up the stairs',
    ],
  ]
  const colors = ['#ff5a5f', '#2347ff', '#ffc21f', '#12a36d', '#ff8fc0', '#7a3ff0']
  return guide(
    1308,
    '#d5f0ff',
    { ink: '#0f2a5c', title: ['Six ways to hang', 'a gallery wall'] },
    grid(frames, { columns: 2, x: 200, y: 370, w: 336, h: 332 }, ([boxes, name], i) => [
      rect(-155, -130, 310, 250, '#ffffff', { rx: 10 }),
      boxes.map(([x, y, w, h], k) => [
        rect(x, y, w, h, '#0f2a5c'),
        rect(x + 6, y + 6, w - 12, h - 12, '#fffaf0'),
        (k + i) % 3 === 0
          ? circle(x + w / 2, y + h / 2, Math.min(w, h) / 4, colors[(k + i) % 6])
          : (k + i) % 3 === 1
            ? rect(x + w * 0.25, y + h * 0.25, w / 2, h / 2, colors[(k + i) % 6])
            : path(
                `M${x + 12} ${y + h - 12}L${x + w / 2} ${y + h * 0.3}L${x + w - 12} ${y + h - 12}Z`,
                colors[(k + i) % 6],
              ),
      ]),
      text(0, 158, name, 22, '#0f2a5c', bold),
    ]),
  )
}

const cleaning = () =>
  guide(
    1104,
    '#c9f7e4',
    { ink: '#0b4f3f', title: ['Fifteen minutes', 'a day'], size: 80 },
    [
      ['Mon', 'Kitchen: stove, sink, counter'],
      ['Tue', 'Floors: vacuum what you walk on'],
      ['Wed', 'Bathroom: mirror, basin, toilet'],
      ['Thu', 'Dust: shelves from top to foot'],
      ['Fri', 'Laundry: wash, hang, fold'],
      ['Sat', 'One drawer, only one'],
      ['Sun', 'Nothing; open the windows'],
    ].map(([day, task], i) =>
      placed(
        0,
        280 + i * 112,
        0,
        rect(48, -20, 640, 92, '#ffffff', { rx: 20 }),
        rect(
          48,
          -20,
          116,
          92,
          ['#ff5a8a', '#2347ff', '#ff9d00', '#7a3ff0', '#12a3b5', '#e0452f', '#12a36d'][i],
          { rx: 20 },
        ),
        head(106, 38, day, 34, '#ffffff', middle),
        text(192, 35, task, 23, '#0b4f3f'),
        rect(626, 6, 40, 40, 'none', { stroke: '#0b4f3f', strokeWidth: 4, rx: 8 }),
        i < 2 ? stroke('M634 26L644 36L662 12', '#12a36d', 7) : '',
      ),
    ),
  )

const habits = () =>
  guide(
    1104,
    '#fff6c9',
    { ink: '#2a1a5c', title: ['Habits in May'], size: 76 },
    ['Water', 'Walk', 'Read', 'Stretch', 'Bed by eleven', 'Call someone'].map((habit, row) =>
      placed(
        0,
        220 + row * 146,
        0,
        head(48, 0, habit, 30, '#2a1a5c'),
        times(31, (day) => {
          const [x, y] = [58 + (day % 16) * 40, 34 + Math.floor(day / 16) * 42]
          const done = (day * 7 + row * 5 + day * row) % 10 < 7 && day < 19
          return [
            circle(
              x,
              y,
              16,
              done
                ? ['#ff5a8a', '#12a3b5', '#ff9d00', '#7a3ff0', '#2347ff', '#12a36d'][row]
                : '#ffffff',
              done ? {} : { stroke: '#2a1a5c', strokeWidth: 2 },
            ),
            text(x, y + 5, String(day + 1), 13, done ? '#ffffff' : '#2a1a5c', bold),
          ]
        }),
      ),
    ),
  )

const budget = () =>
  guide(
    1000,
    '#e0e7ff',
    { ink: '#1b1f5c', title: ['Where a month', 'of money goes'], size: 66 },
    (() => {
      const parts = [
        ['Home', 0.34, '#2347ff'],
        ['Food', 0.2, '#ff5a8a'],
        ['Getting around', 0.1, '#ffb000'],
        ['Fun', 0.14, '#12a36d'],
        ['Savings', 0.15, '#7a3ff0'],
        ['What you forgot', 0.07, '#ff7a3d'],
      ]
      let turn = -Math.PI / 2
      return parts.map(([name, share, color], i) => {
        const [from, to] = [turn, turn + share * 2 * Math.PI]
        turn = to
        const at = (a, r) =>
          `${(368 + r * Math.cos(a)).toFixed(1)} ${(450 + r * Math.sin(a)).toFixed(1)}`
        return [
          path(
            `M${at(from, 220)}A220 220 0 ${share > 0.5 ? 1 : 0} 1 ${at(to, 220)}L${at(to, 110)}A110 110 0 ${share > 0.5 ? 1 : 0} 0 ${at(from, 110)}Z`,
            color,
            { stroke: '#e0e7ff', strokeWidth: 7 },
          ),
          placed(
            60 + (i % 2) * 330,
            760 + Math.floor(i / 2) * 74,
            0,
            circle(14, 0, 17, color),
            head(46, 9, name, 26, '#1b1f5c'),
            text(290, 9, `${Math.round(share * 100)} %`, 24, '#1b1f5c', {
              anchor: 'end',
              weight: 700,
            }),
          ),
        ]
      })
    })(),
    head(368, 466, '100', 70, '#1b1f5c', { ...middle, weight: 800 }),
  )

export const homeGuides = {
  'guide-gallery-walls': galleryLayouts,
  'guide-cleaning-week': cleaning,
  'guide-habit-tracker': habits,
  'guide-budget': budget,
}
