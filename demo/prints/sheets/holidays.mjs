import {
  at,
  chance,
  circle,
  clipped,
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
import { leaf } from './leaves.mjs'
import { inked, printed } from './texture.mjs'

const ghosts = () => {
  const ghost = (x, y, s, mood) =>
    at(
      x,
      y,
      [s, s],
      [
        path(
          'M-70 110C-80 -60 -60 -120 0 -120S80 -60 70 110C56 84 44 84 34 110C22 84 10 84 0 110C-12 84 -22 84 -34 110C-46 84 -58 84 -70 110Z',
          '#fff8ec',
        ),
        [-24, 24].map((dx) =>
          mood === 2
            ? stroke(`M${dx - 12} -44q12 16 24 0`, '#1b1033', 7)
            : ellipse(dx, -40, 10, 14, '#1b1033'),
        ),
        mood === 1
          ? ellipse(0, 0, 13, 18, '#1b1033')
          : stroke('M-16 0C-8 12 8 12 16 0', '#1b1033', 6),
        [-46, 46].map((dx) => circle(dx, -14, 10, '#ff9fc4')),
      ],
    )
  return printed(
    1104,
    '#5b21b6',
    { worn: '#7a49c7', least: 0.7 },
    circle(530, 240, 150, '#ff8a1f'),
    times(5, (i) =>
      placed(
        120 + i * 130,
        130 + (i % 3) * 90,
        i * 7 - 12,
        path(
          'M0 0C-10 -20 -40 -24 -60 -8C-44 -10 -36 0 -34 10C-24 2 -12 4 0 16C12 4 24 2 34 10C36 0 44 -10 60 -8C40 -24 10 -20 0 0Z',
          '#1b1033',
        ),
      ),
    ),
    path('M0 900C200 840 520 880 736 850V1104H0Z', '#1b1033'),
    ghost(220, 520, 1.5, 0),
    ghost(520, 640, 1.2, 1),
    ghost(330, 860, 0.9, 2),
    [
      [120, 980, 1],
      [600, 1000, 1.25],
      [430, 1040, 0.7],
    ].map(([x, y, s]) =>
      at(
        x,
        y,
        [s, s],
        [
          [-60, 60, -30, 30, 0].map((dx, i) =>
            ellipse(dx, 0, 44, 62, i > 3 ? '#ff9f3d' : '#ff7a1f'),
          ),
          rect(-9, -90, 18, 40, '#2f9d5a', { rx: 6 }),
          polygon(['-46,-14', '-16,-14', '-31,-38'], '#1b1033'),
          polygon(['46,-14', '16,-14', '31,-38'], '#1b1033'),
          path('M-50 14C-30 44 30 44 50 14L34 24L20 12L6 26L-8 12L-22 26L-36 12Z', '#1b1033'),
        ],
      ),
    ),
  )
}

const tree = () =>
  printed(
    1308,
    '#d91e36',
    { rough: 4, worn: '#e24f61', least: 0.7 },
    times(70, (i) => circle((i * 191) % 736, (i * 307) % 1308, 3 + (i % 3) * 2, '#ffe9e4')),
    rect(330, 1080, 76, 120, '#5a1a12'),
    times(9, (row) =>
      times(row + 1, (i) => {
        const [x, y] = [368 + (i - row / 2) * 72, 270 + row * 92]
        return polygon(
          [`${x},${y - 70}`, `${x + 44},${y + 54}`, `${x - 44},${y + 54}`],
          ['#0b6b4a', '#12905f', '#0a5540', '#3fb57a'][(row * 3 + i * 2) % 4],
        )
      }),
    ),
    times(9, (row) =>
      times(row, (i) =>
        (row + i) % 2
          ? circle(
              368 + (i - (row - 1) / 2) * 72,
              316 + row * 92,
              15,
              ['#ffd21f', '#ff8fb3', '#ffffff'][(row + i * 2) % 3],
            )
          : '',
      ),
    ),
    placed(
      368,
      186,
      0,
      times(5, (i) => placed(0, 0, i * 72, polygon(['0,-76', '20,-20', '-20,-20'], '#ffd21f'))),
      circle(0, 0, 26, '#ffd21f'),
    ),
    rect(120, 1190, 496, 16, '#ffe9e4'),
  )

const fireworks = () => {
  const next = chance(47)
  const burst = (x, y, r, color, count) => [
    times(count, (i) =>
      placed(
        x,
        y,
        (i * 360) / count,
        line(0, -r * 0.2, 0, -r * (0.7 + next() * 0.3), color, 5),
        circle(0, -r * 1.08, 6, color),
      ),
    ),
    times(Math.round(count * 0.7), (i) =>
      placed(x, y, (i * 360) / (count * 0.7) + 8, line(0, -r * 0.1, 0, -r * 0.42, '#fff', 3)),
    ),
  ]
  return printed(
    920,
    '#08123b',
    { rough: 3, worn: '#232f63', least: 0.72 },
    burst(240, 250, 190, '#ff4f9a', 26),
    burst(540, 190, 130, '#ffd21f', 20),
    burst(520, 470, 170, '#19d3c5', 24),
    burst(170, 540, 120, '#ff7a3d', 18),
    times(13, (i) => {
      const h = 90 + ((i * 67) % 170)
      return [
        rect(i * 58 - 8, 860 - h, 54, h + 80, '#1a2a6b'),
        times(Math.floor(h / 30), (k) =>
          rect(
            i * 58 + 4 + (k % 2) * 20,
            876 - h + k * 28,
            10,
            14,
            (i + k) % 3 ? '#ffd21f' : '#1a2a6b',
          ),
        ),
      ]
    }),
    rect(0, 880, 736, 60, '#ff4f9a'),
  )
}

const eggs = () => {
  const shape =
    'M0 -110C60 -110 84 -20 84 24C84 78 48 106 0 106S-84 78 -84 24C-84 -20 -60 -110 0 -110Z'
  const colors = [
    ['#ff5c8a', '#fff'],
    ['#ffd21f', '#7b3fe4'],
    ['#19b5a5', '#ffe14d'],
    ['#2347ff', '#ff9fc4'],
    ['#ff7a3d', '#fff'],
    ['#7b3fe4', '#8ff0d8'],
    ['#8fd34f', '#e01e5a'],
    ['#ffffff', '#2347ff'],
    ['#e01e5a', '#ffd21f'],
  ]
  const marks = [
    (d) => times(5, (i) => rect(-90, -84 + i * 40, 180, 15, d)),
    (d) => times(24, (i) => circle(-70 + (i % 5) * 36, -84 + Math.floor(i / 5) * 40, 9, d)),
    (d) =>
      times(4, (i) =>
        stroke(`M-90 ${-60 + i * 46}l22 -24l22 24l22 -24l22 24l22 -24l22 24l22 -24l22 24`, d, 9),
      ),
    (d) =>
      times(6, (i) =>
        at(
          -44 + (i % 2) * 88,
          -60 + Math.floor(i / 2) * 64,
          [0.9, 0.9],
          times(6, (k) => placed(0, 0, k * 60, ellipse(0, -16, 8, 13, d))),
        ),
      ),
    (d) =>
      times(4, (i) =>
        path(
          `M-90 ${-70 + i * 46}q22 -30 45 0t45 0t45 0t45 0v13q-22 -30 -45 0t-45 0t-45 0t-45 0Z`,
          d,
        ),
      ),
    (d) => [
      placed(0, 10, -90, leaf(110, 26, d)),
      [-1, 1].map((s) => times(3, (i) => placed(0, 50 - i * 36, -90 + s * 54, leaf(60, 15, d)))),
    ],
    (d) => times(9, (i) => line(-90, -130 + i * 34, 90, -50 + i * 34, d, 9)),
    (d) => [rect(-90, -26, 180, 60, d), times(5, (i) => circle(-66 + i * 33, 4, 11, '#fff'))],
    (d) =>
      times(30, (i) =>
        placed(-70 + (i % 6) * 28, -80 + Math.floor(i / 6) * 40, i * 30, rect(-3, -10, 6, 20, d)),
      ),
  ]
  return printed(
    920,
    '#c9f2ff',
    { rough: 3, worn: '#dcf7ff', least: 0.74 },
    colors.map(([c, d], i) =>
      at(
        140 + (i % 3) * 228,
        168 + Math.floor(i / 3) * 290,
        [1.12, 1.12],
        placed(
          0,
          0,
          (i % 3) * 9 - 9,
          path(shape, c),
          clipped(`egg${i}`, path(shape, '#000'), marks[i](d)),
        ),
      ),
    ),
  )
}

const valentine = () =>
  printed(
    736,
    '#fff0f3',
    { rough: 4, worn: '#ffffff', least: 0.66 },
    inked(
      [
        [250, 300, 2.3, '#ff2f6d', -12],
        [470, 400, 2.3, '#3a5bff', 14],
      ].map(([x, y, s, color, turn]) =>
        placed(
          x,
          y,
          turn,
          at(
            0,
            0,
            [s, s],
            path(
              'M0 90C-120 10 -100 -90 -44 -90C-18 -90 0 -68 0 -50C0 -68 18 -90 44 -90C100 -90 120 10 0 90Z',
              color,
              { opacity: 0.9 },
            ),
          ),
        ),
      ),
    ),
    head(368, 690, 'you and me, overprinted', 46, '#2a1470', { anchor: 'middle', weight: 700 }),
  )

/** Prints for the holidays of a year. */
export const holidays = {
  'holiday-ghosts': ghosts,
  'holiday-tree': tree,
  'holiday-fireworks': fireworks,
  'holiday-eggs': eggs,
  'holiday-hearts': valentine,
}
