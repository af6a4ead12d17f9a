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
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const ink = '#1b2352'

const things = [
  (c) => [circle(-12, 6, 26, c), circle(12, 6, 26, c), placed(0, -20, -40, leaf(26, 8, '#0f8a4a'))],
  (c) => [
    circle(0, -8, 30, c),
    path('M0 22L-7 32H7Z', c),
    curve(
      [
        [0, 32],
        [8, 44],
        [-6, 52],
      ],
      ink,
      3,
    ),
  ],
  (c) => [
    ellipse(0, 10, 34, 22, c),
    polygon(['-26,-4', '-22,-32', '-6,-10'], c),
    polygon(['26,-4', '22,-32', '6,-10'], c),
  ],
  (c) => [
    ellipse(0, 0, 34, 26, c),
    circle(34, -8, 13, c),
    polygon(['44,-10', '58,-6', '44,-2'], '#ff8a1f'),
  ],
  (c) => [
    ellipse(0, 4, 26, 34, c),
    times(3, (i) => line(-20, -8 + i * 12, 20, -8 + i * 12, '#fff', 4)),
  ],
  (c) => [
    path('M-36 0C-10 -30 20 -30 30 0C20 30 -10 30 -36 0Z', c),
    polygon(['26,0', '48,-20', '48,20'], c),
  ],
  (c) => [
    times(7, (i) => circle([-18, 0, 18, -9, 9, 0, 0][i], [-14, -14, -14, 4, 4, 22, -30][i], 11, c)),
  ],
  (c) => [
    polygon(['-34,0', '0,-34', '34,0'], '#e01e37'),
    rect(-26, 0, 52, 34, c),
    rect(-8, 10, 16, 24, ink),
  ],
  (c) => [polygon(['-20,-4', '20,-4', '0,44'], '#d9913f'), circle(0, -14, 24, c)],
  (c) => [path('M-24 -26H24L18 34H-18Z', c), rect(-28, -34, 56, 11, ink, { rx: 5 })],
  (c) => [
    polygon(['0,-44', '28,-6', '0,36', '-28,-6'], c),
    curve(
      [
        [0, 36],
        [12, 48],
        [-8, 56],
      ],
      ink,
      3,
    ),
  ],
  (c) => [placed(0, 30, -90, leaf(76, 26, c, '#0b5d4c'))],
]

const counting = () => {
  const grounds = [
    '#ffd21f',
    '#8fe0c8',
    '#ff9fc4',
    '#8fc9ff',
    '#ffb98a',
    '#c9b5ff',
    '#d6f26b',
    '#ff8f8f',
    '#a8ecf5',
    '#ffe6a3',
    '#e6c4ff',
    '#b8f0a8',
  ]
  const colors = [
    '#e01e37',
    '#ff4f81',
    '#2347ff',
    '#ffc21f',
    '#7b3fe4',
    '#0fae7a',
    '#5b2bd9',
    '#fff6dd',
    '#ff5c8a',
    '#19b5a5',
    '#ff7a1f',
    '#12a36d',
  ]
  return printed(
    1104,
    '#fffdf5',
    { rough: 3, least: 0.76 },
    times(12, (i) => {
      const [x, y] = [28 + (i % 3) * 230, 28 + Math.floor(i / 3) * 264]
      const count = i + 1
      const per = count > 9 ? 4 : count > 4 ? 3 : 2
      const s = count > 6 ? 0.52 : count > 2 ? 0.72 : 1.4
      return [
        rect(x, y, 220, 254, grounds[i], { rx: 22 }),
        head(x + 18, y + 64, String(count), 62, ink, { weight: 800 }),
        times(count, (k) =>
          at(
            x + 110 + ((k % per) - (Math.min(per, count) - 1) / 2) * (180 / per),
            y + 158 + (Math.floor(k / per) - (Math.ceil(count / per) - 1) / 2) * (s * 92),
            [s, s],
            things[i](colors[i]),
          ),
        ),
      ]
    }),
  )
}

/** A poster for counting. */
export const countingPrints = {
  'kids-counting': counting,
}
