import {
  at,
  chance,
  circle,
  ellipse,
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

/** Places one drawing in rows, each row shifted by half. */
const allOver = ({ w, h, rows, columns }, draw) =>
  times(rows, (row) =>
    times(columns, (i) => placed(i * w + (row % 2 ? w / 2 : 0), row * h, 0, draw(i, row))),
  )

const lemons = () =>
  printed(
    1104,
    '#2f6fff',
    { worn: '#4c84ff', least: 0.75 },
    allOver({ w: 184, h: 160, rows: 8, columns: 5 }, (i, row) =>
      placed(
        0,
        0,
        (i * 70 + row * 40) % 360,
        placed(20, -50, -60, leaf(90, 26, '#12a36d', '#0b6b4a')),
        placed(-10, -52, -120, leaf(80, 22, '#35c97f')),
        path(
          'M-60 10C-60 -40 -20 -60 10 -56C50 -60 66 -20 60 10C60 50 20 66 -10 60C-40 64 -60 44 -60 10ZM58 0L76 4L58 16ZM-58 6L-74 12L-58 22Z',
          '#ffe14d',
        ),
        path('M-36 -10C-30 -36 -10 -44 10 -42C-10 -34 -24 -20 -26 0Z', '#fff6b0'),
      ),
    ),
  )

const mushrooms = () =>
  printed(
    1104,
    '#123f3a',
    { worn: '#22564f', least: 0.73 },
    allOver({ w: 184, h: 184, rows: 7, columns: 5 }, (i, row) =>
      placed(
        0,
        0,
        ((i + row) % 3) * 14 - 14,
        path('M-22 0C-26 40 -30 70 -20 76H20C30 70 26 40 22 0Z', '#fff3dc'),
        path(
          'M-76 6C-76 -70 76 -70 76 6C50 22 -50 22 -76 6Z',
          ['#ff4f6d', '#ff9d00', '#8a6ff0'][(i + row * 2) % 3],
        ),
        [
          [-36, -18, 11],
          [0, -36, 13],
          [36, -16, 11],
          [10, -6, 8],
        ].map(([x, y, r]) => circle(x, y, r, '#fff3dc')),
        placed(-40, 80, -60, leaf(50, 12, '#3fbf7a')),
        placed(36, 80, -120, leaf(50, 12, '#3fbf7a')),
      ),
    ),
  )

const terrazzo = () => {
  const next = chance(23)
  return printed(
    920,
    '#fff6f0',
    { rough: 2, worn: '#ffffff', least: 0.8 },
    times(150, () => {
      const [x, y, r] = [next() * 736, next() * 920, 14 + next() * 40]
      const n = 5 + Math.floor(next() * 3)
      const from = next() * 6
      return polygon(
        times(
          n,
          (k) =>
            `${(x + r * (0.6 + next() * 0.5) * Math.cos(from + (k * 6.283) / n)).toFixed(1)},${(y + r * (0.5 + next() * 0.4) * Math.sin(from + (k * 6.283) / n)).toFixed(1)}`,
        ),
        ['#ff7aa8', '#2347ff', '#ffb000', '#12a38f', '#17325c', '#ffd6e6', '#b9a2ff'][
          Math.floor(next() * 7)
        ],
      )
    }),
  )
}

const quiltStars = () =>
  printed(
    920,
    '#f4f0ff',
    { rough: 3, worn: '#ffffff', least: 0.76 },
    times(5, (row) =>
      times(4, (i) => {
        const [a, b] = [
          ['#2347ff', '#ffd21f'],
          ['#e5417d', '#7fd8ff'],
          ['#12a36d', '#ffb3d1'],
          ['#ff7a1f', '#4a2a9e'],
        ][(i + row) % 4]
        return placed(
          i * 184,
          row * 184,
          0,
          rect(6, 6, 172, 172, '#ffffff'),
          rect(62, 62, 60, 60, b),
          [0, 90, 180, 270].map((turn) =>
            placed(
              92,
              92,
              turn,
              polygon(['-30,-30', '-30,-86', '0,-58'], a),
              polygon(['30,-30', '30,-86', '0,-58'], a),
              polygon(['-30,-30', '30,-30', '0,-58'], b),
              polygon(['-86,-86', '-30,-86', '-30,-30'], b, { opacity: 0.35 }),
            ),
          ),
        )
      }),
    ),
  )

const checkers = () =>
  printed(
    1308,
    '#ff9cc8',
    { rough: 2, worn: '#ffb3d5', least: 0.8 },
    times(11, (row) =>
      times(7, (i) =>
        (i + row) % 2
          ? ''
          : path(
              `M${i * 112 - 20} ${row * 122 - 10}q56 ${row % 2 ? 22 : -22} 112 0q${i % 2 ? 18 : -18} 61 0 122q-56 ${row % 2 ? -22 : 22} -112 0q${i % 2 ? -18 : 18} -61 0 -122Z`,
              '#e0263c',
            ),
      ),
    ),
    [
      [186, 300],
      [520, 540],
      [240, 900],
      [560, 1130],
    ].map(([x, y], k) =>
      placed(
        x,
        y,
        k * 20,
        times(6, (i) => placed(0, 0, i * 60, leaf(86, 40, '#fff6ea'))),
        circle(0, 0, 30, '#ffd21f'),
      ),
    ),
  )

const waves = () =>
  printed(
    1308,
    '#ffe9d6',
    { rough: 3, worn: '#fff5ea', least: 0.76 },
    times(13, (row) =>
      path(
        `M-60 ${row * 104}${times(5, () => 'c46 -90 92 -90 92 0s46 90 92 0').join('')}V${row * 104 + 66}${times(5, () => 'c-46 90 -92 90 -92 0s-46 -90 -92 0').join('')}Z`,
        ['#2347ff', '#12a3d9', '#35d0c9', '#ff8fb8', '#ff5a5f', '#ffb000'][row % 6],
      ),
    ),
  )

const fishScales = () =>
  printed(
    1104,
    '#0c3a5c',
    { rough: 2, worn: '#1c4f75', least: 0.76 },
    times(15, (row) =>
      times(8, (i) => {
        const [x, y] = [i * 105 + (row % 2 ? 0 : 52), 1120 - (14 - row) * 80]
        const c = ['#12a38f', '#19c2d9', '#7fe0d6', '#ff8fc0', '#ffd6e6', '#2f6fff'][
          (i * 5 + row * 3) % 6
        ]
        return [
          circle(x, y, 62, '#0c3a5c'),
          circle(x, y, 56, c),
          circle(x, y, 38, '#0c3a5c', { opacity: 0.25 }),
          circle(x, y, 22, '#ffe9a8'),
        ]
      }),
    ),
  )

const squiggles = () => {
  const next = chance(44)
  return printed(
    1308,
    '#ffffff',
    { rough: 2, worn: '#ffffff', least: 0.9 },
    times(80, (i) => {
      const [x, y] = [(i % 6) * 128 + next() * 60, Math.floor(i / 6) * 98 + next() * 50]
      return placed(
        x,
        y,
        next() * 360,
        [
          () => stroke('M-36 0q12 -28 24 0t24 0t24 0', '#ff3d7f', 12),
          () => circle(0, 0, 22, '#ffd21f'),
          () => polygon(['0,-28', '26,20', '-26,20'], '#19c2d9'),
          () => [
            rect(-26, -8, 52, 16, '#17181f', { rx: 8 }),
            rect(-8, -26, 16, 52, '#17181f', { rx: 8 }),
          ],
          () => times(5, (k) => line(-26, -20 + k * 10, 26, -20 + k * 10, '#7a3ff0', 5)),
          () => circle(0, 0, 18, 'none', { stroke: '#12a36d', strokeWidth: 10 }),
        ][(i * 5 + Math.floor(i / 6) * 2) % 6](),
      )
    }),
  )
}

const gingham = () =>
  printed(
    1104,
    '#fffbe6',
    { rough: 2, worn: '#ffffff', least: 0.82 },
    inked(
      times(7, (i) => rect(i * 116, 0, 58, 1104, '#ffd21f', { opacity: 0.75 })),
      times(10, (i) => rect(0, i * 116, 736, 58, '#ffd21f', { opacity: 0.75 })),
    ),
    [
      [130, 160],
      [480, 260],
      [250, 500],
      [600, 620],
      [130, 800],
      [440, 930],
    ].map(([x, y], k) =>
      placed(
        x,
        y,
        k * 25,
        times(8, (i) => placed(0, 0, i * 45, leaf(64, 17, '#ffffff'))),
        circle(0, 0, 19, '#ff9d00'),
        placed(30, 50, 50, leaf(70, 15, '#12a36d')),
      ),
    ),
  )

const leopard = () => {
  const next = chance(19)
  return printed(
    1308,
    '#ff7ab8',
    { rough: 4, worn: '#ff94c6', least: 0.76 },
    times(110, (i) => {
      const [x, y] = [
        (i % 8) * 98 + next() * 50 + (Math.floor(i / 8) % 2) * 40 - 20,
        Math.floor(i / 8) * 98 + next() * 40,
      ]
      const r = 22 + next() * 12
      return placed(
        x,
        y,
        next() * 360,
        ellipse(0, 0, r, r * 0.8, '#ffd21f'),
        path(
          `M${-r - 6} 4C${-r - 10} ${-r} ${-4} ${-r - 12} ${r * 0.3} ${-r}C${-6} ${-r + 6} ${-r + 6} ${-10} ${-r + 6} 8ZM${r + 6} -4C${r + 12} ${r * 0.7} 4 ${r + 10} ${-r * 0.4} ${r - 2}C6 ${r - 10} ${r - 8} 8 ${r - 6} -6Z`,
          '#2a0a3f',
        ),
      )
    }),
  )
}

const gridFlowers = () =>
  printed(
    1104,
    '#7a3ff0',
    { rough: 3, worn: '#8f5cf5', least: 0.76 },
    times(6, (row) =>
      times(4, (i) => {
        const n = 5 + ((i + row) % 4)
        const c = ['#ffd21f', '#ff8fc0', '#7fe0d6', '#ff7a1f', '#ffffff'][(i * 3 + row) % 5]
        return placed(
          92 + i * 184,
          92 + row * 184,
          row * 15,
          times(n, (k) => placed(0, 0, (k * 360) / n, ellipse(40, 0, 36, 26, c))),
          circle(0, 0, 26, '#2a1357'),
          circle(0, 0, 12, '#ffd21f'),
        )
      }),
    ),
  )

const zigzagBlanket = () =>
  printed(
    920,
    '#12275e',
    { rough: 3, worn: '#22397a', least: 0.74 },
    times(12, (row) =>
      at(
        0,
        row * 80,
        [1, 1],
        polygon(
          [
            ...times(9, (i) => `${i * 92},${i % 2 ? 52 : 0}`),
            ...times(9, (i) => `${(8 - i) * 92},${((8 - i) % 2 ? 52 : 0) + 44}`),
          ],
          ['#ff5a8a', '#ffd21f', '#35d0c9', '#ffffff', '#ff8a3d', '#8a6ff0'][row % 6],
        ),
      ),
    ),
  )

export const morePatterns = {
  'pattern-lemons': lemons,
  'pattern-mushrooms': mushrooms,
  'pattern-terrazzo': terrazzo,
  'pattern-quilt-stars': quiltStars,
  'pattern-checkers': checkers,
  'pattern-waves': waves,
  'pattern-scales': fishScales,
  'pattern-squiggles': squiggles,
  'pattern-gingham': gingham,
  'pattern-leopard': leopard,
  'pattern-flowers': gridFlowers,
  'pattern-zigzag': zigzagBlanket,
}
