import { bold, grid, guide } from './guide-sheet.mjs'
import {
  circle,
  ellipse,
  head,
  line,
  lines,
  path,
  placed,
  polygon,
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'

const necklines = () => {
  const cut = {
    Crew: 'M-34 -62Q0 -30 34 -62',
    V: 'M-34 -62L0 10L34 -62',
    Scoop: 'M-44 -62C-40 0 40 0 44 -62',
    Boat: 'M-60 -58Q0 -36 60 -58',
    Square: 'M-40 -62V-14H40V-62',
    Halter: 'M-22 -84L-40 -20Q0 6 40 -20L22 -84',
    Turtle: 'M-26 -84H26V-58H-26Z',
    Sweetheart: 'M-50 -56C-46 -10 -8 -40 0 -16C8 -40 46 -10 50 -56',
    'One shoulder': 'M-40 -66L54 -24',
  }
  return guide(
    1104,
    '#b8f0ff',
    { ink: '#0c2f5c', title: ['Nine necklines'], size: 76 },
    grid(Object.entries(cut), { columns: 3, x: 144, y: 300, w: 224, h: 300 }, ([name, d], i) => [
      path(
        'M-34 -62C-60 -58 -92 -50 -100 -30L-78 30L-64 20V110H64V20L78 30L100 -30C92 -50 60 -58 34 -62Z',
        [
          '#ff5a8a',
          '#7a3ff0',
          '#ffb000',
          '#12a36d',
          '#2347ff',
          '#ff7a3d',
          '#e0263c',
          '#c026d3',
          '#0f8a8f',
        ][i],
      ),
      name === 'Turtle'
        ? path('M-28 -88H28V-52H-28Z', '#e0263c')
        : path(`${d}${name === 'One shoulder' ? 'L60 -80H-44Z' : 'V-96H-60Z'}`, '#b8f0ff'),
      text(0, 152, name, 22, '#0c2f5c', bold),
    ]),
  )
}

const colorWheel = () =>
  guide(
    1000,
    '#ffffff',
    { ink: '#17181f', title: ['Twelve colors', 'and who they like'], size: 62 },
    times(12, (i) => {
      const colors = [
        '#ffe600',
        '#ffb300',
        '#ff8000',
        '#ff4d1a',
        '#f01f3c',
        '#d1146e',
        '#8a1fc4',
        '#5430e0',
        '#1f55ff',
        '#0fa3c9',
        '#12a35c',
        '#8fce1f',
      ]
      const [from, to] = [(i * Math.PI) / 6 - 1.83, ((i + 1) * Math.PI) / 6 - 1.83]
      const at = (a, r) =>
        `${(368 + r * Math.cos(a)).toFixed(1)} ${(520 + r * Math.sin(a)).toFixed(1)}`
      return [
        path(
          `M${at(from, 290)}A290 290 0 0 1 ${at(to, 290)}L${at(to, 190)}A190 190 0 0 0 ${at(from, 190)}Z`,
          colors[i],
          { stroke: '#ffffff', strokeWidth: 6 },
        ),
        path(
          `M${at(from, 184)}A184 184 0 0 1 ${at(to, 184)}L${at(to, 120)}A120 120 0 0 0 ${at(from, 120)}Z`,
          colors[i],
          { stroke: '#ffffff', strokeWidth: 6, opacity: 0.45 },
        ),
      ]
    }),
    polygon(['368,414', '460,574', '276,574'], 'none', { stroke: '#17181f', strokeWidth: 5 }),
    lines(
      368,
      880,
      ['across: loud · beside: calm', 'three apart: balanced'],
      26,
      '#17181f',
      1.5,
      bold,
    ),
  )

const fruitYear = () =>
  guide(
    1308,
    '#fff2d9',
    { ink: '#5c1230', title: ['Fruit, month', 'by month'], size: 76 },
    grid(
      [
        ['Jan', 'oranges', '#ff8a00'],
        ['Feb', 'kiwis', '#8fbf3f'],
        ['Mar', 'lemons', '#ffd21f'],
        ['Apr', 'rhubarb', '#ff6f91'],
        ['May', 'strawberries', '#f01f3c'],
        ['Jun', 'cherries', '#a8102f'],
        ['Jul', 'apricots', '#ffab40'],
        ['Aug', 'blueberries', '#3f4fd0'],
        ['Sep', 'plums', '#6a2a8f'],
        ['Oct', 'apples', '#d9263c'],
        ['Nov', 'pears', '#b5c93f'],
        ['Dec', 'tangerines', '#ff7a1f'],
      ],
      { columns: 3, x: 140, y: 350, w: 228, h: 254 },
      ([month, fruit, color], i) => [
        rect(-104, -108, 208, 232, '#ffffff', { rx: 22 }),
        i === 3
          ? times(4, (k) => [
              rect(-44 + k * 22, -50, 14, 100, color, { rx: 6 }),
              placed(-37 + k * 22, -50, -90, leaf(34, 14, '#2f9e4f')),
            ])
          : i === 5
            ? [
                circle(-28, 26, 28, color),
                circle(28, 30, 28, color),
                stroke('M-28 0Q-10 -50 14 -60M28 4Q20 -40 14 -60', '#2f7a3a', 5),
                placed(14, -60, 10, leaf(44, 14, '#2f9e4f')),
              ]
            : i === 7
              ? [
                  [-34, 10],
                  [0, 30],
                  [34, 8],
                  [-10, -26],
                  [22, -26],
                ].map(([x, y]) => [circle(x, y, 24, color), circle(x, y - 6, 8, '#8f9af0')])
              : i === 10
                ? [
                    path(
                      'M0 -50C26 -50 22 -10 46 16C66 44 40 70 0 70S-66 44 -46 16C-22 -10 -26 -50 0 -50Z',
                      color,
                    ),
                    line(0, -50, 6, -72, '#5c3a12', 6),
                  ]
                : i === 4
                  ? [
                      path(
                        'M-48 -20C-20 -44 20 -44 48 -20C48 20 16 66 0 66S-48 20 -48 -20Z',
                        color,
                      ),
                      times(9, (k) =>
                        ellipse(-26 + (k % 3) * 26, -8 + Math.floor(k / 3) * 20, 3, 5, '#ffd34d'),
                      ),
                      times(5, (k) => placed(0, -30, -160 + k * 35, leaf(36, 11, '#2f9e4f'))),
                    ]
                  : [
                      circle(0, 10, 54, color),
                      i === 1
                        ? [
                            circle(0, 10, 45, '#c9e86a'),
                            ellipse(0, 10, 14, 18, '#f4ffd9'),
                            times(12, (k) =>
                              ellipse(
                                26 * Math.cos(k * 0.52),
                                10 + 28 * Math.sin(k * 0.52),
                                3,
                                5,
                                '#1d2a0a',
                              ),
                            ),
                          ]
                        : [
                            stroke('M-20 -14Q-10 -30 8 -30', '#ffffff99', 8),
                            line(0, -44, 4, -60, '#5c3a12', 6),
                            placed(4, -52, -20, leaf(44, 14, '#2f9e4f')),
                          ],
                    ],
        head(-84, -72, month, 24, '#5c1230'),
        text(0, 102, fruit, 21, '#5c1230', bold),
      ],
    ),
  )

export const charts = {
  'guide-necklines': necklines,
  'guide-color-wheel': colorWheel,
  'guide-fruit-year': fruitYear,
}
