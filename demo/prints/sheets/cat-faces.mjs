import { at, blob, circle, ellipse, path, polygon, rect, stroke } from './ink.mjs'
import { printed } from './texture.mjs'

const coats = [
  ['#16181c', '#16181c', '#f5d547', '#ef4f7a'],
  ['#f08a2c', '#c2521a', '#6fae3f', '#1d3f9e'],
  ['#fbf8f0', '#fbf8f0', '#3f8fd0', '#0f7a5a'],
  ['#8d97a6', '#5f6a7a', '#f2b632', '#f7c9d4'],
  ['#f1e3cb', '#4a3126', '#4aa3e0', '#7b3fb5'],
  ['#fbf8f0', '#16181c', '#7fb03a', '#f0643c'],
  ['#b98a5a', '#7a5230', '#9fc24a', '#8fd0e8'],
  ['#5a4a44', '#3f322d', '#f0a030', '#d7e36a'],
  ['#fbf8f0', '#e58a3a', '#5f9a4a', '#12808a'],
]

const catFace = ([coat, mark, eyes], i) => {
  const ear = (turn) =>
    at(
      0,
      0,
      [turn, 1],
      [
        polygon(['16,-54', '70,-108', '76,-14'], i === 4 || i === 5 ? mark : coat, {
          stroke: i === 4 || i === 5 ? mark : coat,
          strokeWidth: 8,
          strokeLinejoin: 'round',
        }),
        polygon(['36,-52', '62,-82', '66,-30'], '#f0a9a4'),
      ],
    )
  const marks = [
    '',
    stroke(
      'M0 -62V-34M-22 -58L-16 -34M22 -58L16 -34M-80 0H-56M80 0H56M-78 18H-58M78 18H58',
      mark,
      8,
    ),
    '',
    stroke('M-24 -56L-18 -36M0 -60V-36M24 -56L18 -36', mark, 6),
    ellipse(0, 22, 46, 44, mark),
    [
      path('M-82 0C-80 -50 -40 -64 0 -62C-4 -20 -30 6 -82 0Z', mark),
      path('M82 0C80 -50 40 -64 0 -62C4 -20 30 6 82 0Z', mark),
    ],
    stroke(
      'M-30 -54L-24 -34M0 -60V-30M30 -54L24 -34M-78 6L-54 10M78 6L54 10M-72 28L-52 26M72 28L52 26',
      mark,
      7,
    ),
    '',
    [
      path('M-82 2C-80 -46 -44 -62 -8 -62C-10 -20 -40 8 -82 2Z', mark),
      path('M30 -58C62 -50 80 -30 82 2C56 4 34 -20 30 -58Z', '#2b2320'),
    ],
  ][i]
  const dark = ['#16181c', '#5a4a44'].includes(coat) || i === 4 ? '#fbf3e4' : '#1b1512'
  return [
    ear(1),
    ear(-1),
    blob(
      [
        [0, -68],
        [58, -50],
        [86, 6],
        [54, 58],
        [0, 70],
        [-54, 58],
        [-86, 6],
        [-58, -50],
      ],
      coat,
    ),
    marks,
    [-34, 34].map((x) => [
      i % 3 === 2
        ? stroke(`M${x - 18} -4C${x - 8} 10 ${x + 8} 10 ${x + 18} -4`, dark, 5)
        : [ellipse(x, -2, 19, 15, eyes), ellipse(x, -2, 5, 14, '#101114')],
    ]),
    path('M-10 20H10L0 32Z', '#e86a80'),
    stroke('M0 32V40C-6 50 -18 50 -22 44M0 40C6 50 18 50 22 44', dark, 3),
    stroke('M-44 32L-96 24M-44 40L-96 46M44 32L96 24M44 40L96 46', dark, 2),
  ]
}

const nineCats = () =>
  printed(
    920,
    '#fffaf0',
    { rough: 3 },
    coats.map((coat, i) => {
      const [x, y] = [144 + (i % 3) * 224, 172 + Math.floor(i / 3) * 290]
      return [
        i % 2 ? circle(x, y, 108, coat[3]) : rect(x - 104, y - 124, 208, 248, coat[3], { rx: 30 }),
        at(x, y + 14, [0.95, 0.95], catFace(coat, i)),
      ]
    }),
  )

/** A print of faces of cats. */
export const catFaces = {
  'cats-nine-faces': nineCats,
}
