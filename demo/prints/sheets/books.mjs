import {
  at,
  chance,
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

const stack = () => {
  const books = [
    [460, '#e01e37', '#ffd9c2'],
    [400, '#1f3fff', '#ffe14d'],
    [490, '#12a36d', '#eafbd9'],
    [420, '#ff8a1f', '#12275e'],
    [470, '#7b3fe4', '#ffb8e0'],
    [380, '#17181f', '#ffd21f'],
    [440, '#ff5c8a', '#fff'],
  ]
  return printed(
    1104,
    '#ffcf3f',
    { worn: '#ffdb73', least: 0.7 },
    circle(368, 360, 270, '#ff9f6b'),
    books.map(([w, c, d], i) => {
      const y = 950 - i * 92
      const x = 368 - w / 2 + [10, -24, 14, -8, 26, -16, 8][i]
      return [
        rect(x, y, w, 86, c, { rx: 8 }),
        rect(x + w - 26, y + 10, 26, 66, '#fff7e6'),
        times(5, (k) => line(x + w - 26, y + 20 + k * 12, x + w, y + 20 + k * 12, '#d9c9a8', 2)),
        rect(x + 40, y, 12, 86, d),
        rect(x + w - 80, y, 12, 86, d),
        rect(x + 84, y + 32, w * 0.4 - (i % 3) * 30, 20, d, { rx: 4 }),
      ]
    }),
    rect(0, 1036, 736, 80, '#8a3b12'),
    path('M296 396C296 300 440 300 440 396Z', '#ffffff'),
    path('M300 270H420C420 350 400 396 360 396S300 350 300 270Z', '#ffffff'),
    stroke('M418 290C470 284 470 352 408 350', '#ffffff', 14),
    times(2, (i) =>
      curve(
        [
          [340 + i * 40, 250],
          [326 + i * 40, 210],
          [356 + i * 40, 170],
          [340 + i * 40, 120],
        ],
        '#ffffff',
        9,
      ),
    ),
  )
}

const shelf = () => {
  const next = chance(29)
  const colors = [
    '#ff4f81',
    '#ffd21f',
    '#19b5a5',
    '#2347ff',
    '#ff7a3d',
    '#7b3fe4',
    '#e01e37',
    '#0fae7a',
    '#f7f2e6',
    '#8fd3ff',
  ]
  const row = (y, lean) => {
    const parts = []
    let x = 52
    let i = 0
    while (x < 610) {
      const w = 24 + Math.round(next() * 32)
      const h = 150 + Math.round(next() * 70)
      const [c, d] = [colors[(i * 7 + lean) % 10], colors[(i * 3 + lean + 4) % 10]]
      parts.push(
        rect(x, y - h, w - 3, h, c, { rx: 3 }),
        i % 3 ? rect(x, y - h + 24, w - 3, 11, d) : circle(x + w / 2 - 1, y - h + 36, w * 0.25, d),
        i % 2 ? rect(x + w / 2 - 4, y - h * 0.6, 6, h * 0.36, d) : rect(x, y - 34, w - 3, 8, d),
      )
      x += w
      i += 1
    }
    return parts
  }
  return printed(
    1104,
    '#12275e',
    { worn: '#2f4580', least: 0.72 },
    [300, 560, 820, 1060].map((y, i) => [row(y, i * 3), rect(40, y, 656, 20, '#f2a65a')]),
    rect(24, 40, 20, 1040, '#f2a65a'),
    rect(692, 40, 20, 1040, '#f2a65a'),
    rect(24, 40, 688, 20, '#f2a65a'),
    placed(
      652,
      300,
      0,
      path('M-30 -50H30L22 0H-22Z', '#ff7a3d'),
      times(5, (i) => placed(0, -50, -150 + i * 30, leaf(78, 17, '#3fc97a'))),
    ),
    placed(654, 820, 0, ellipse(0, -34, 30, 34, '#ff8fb3')),
  )
}

const tracker = () => {
  const ink = '#2b1150'
  const next = chance(61)
  const colors = ['#ff5c8a', '#ffb703', '#19c2a0', '#5b8df0', '#b58cff', '#ff7a3d']
  return printed(
    1308,
    '#ffe3ef',
    { rough: 2, least: 0.78 },
    head(48, 130, 'Fifty-two books', 84, ink, { weight: 700 }),
    text(50, 178, 'One spine a week: write the title, color it in', 24, '#8a5a9f', { weight: 600 }),
    times(4, (row) => {
      const y = 470 + row * 252
      return [
        times(13, (i) => {
          const h = 150 + Math.round(next() * 60)
          const number = row * 13 + i + 1
          return [
            rect(54 + i * 48.6, y - h, 43, h, number < 18 ? colors[(i + row) % 6] : '#ffffff', {
              rx: 6,
              stroke: ink,
              strokeWidth: 3,
            }),
            text(54 + i * 48.6 + 21.5, y - 16, number, 18, ink, { anchor: 'middle', weight: 700 }),
          ]
        }),
        rect(40, y, 656, 14, ink, { rx: 7 }),
      ]
    }),
  )
}

const openBook = () => {
  const next = chance(81)
  return printed(
    920,
    '#0b1d51',
    { rough: 4, worn: '#27396d', least: 0.7 },
    times(60, () => circle(next() * 736, next() * 560, 1 + next() * 2.6, '#ffe9a8')),
    circle(520, 200, 76, '#ffd447'),
    polygon(
      ['90,690', '230,380', '310,520', '400,320', '520,540', '580,450', '660,690'],
      '#2b62e0',
    ),
    polygon(['230,380', '262,436', '236,460', '206,432'], '#fff'),
    polygon(['400,320', '440,394', '404,420', '366,396'], '#fff'),
    times(13, (i) =>
      placed(
        110 + i * 44,
        700 - (i % 3) * 14,
        0,
        polygon(['0,-120', '30,0', '-30,0'], i % 2 ? '#0fae7a' : '#0b7a5c'),
      ),
    ),
    path(
      'M368 740C300 670 150 660 40 690V850C150 820 300 830 368 880C436 830 586 820 696 850V690C586 660 436 670 368 740Z',
      '#fff6e3',
    ),
    times(5, (i) => [
      stroke(
        `M80 ${724 + i * 22}C170 ${704 + i * 22} 270 ${714 + i * 22} 340 ${752 + i * 22}`,
        '#c9b58f',
        4,
      ),
      stroke(
        `M656 ${724 + i * 22}C566 ${704 + i * 22} 466 ${714 + i * 22} 396 ${752 + i * 22}`,
        '#c9b58f',
        4,
      ),
    ]),
    line(368, 740, 368, 880, '#c9b58f', 4),
    path(
      'M40 850C150 820 300 830 368 880C436 830 586 820 696 850V872C586 842 436 852 368 902C300 852 150 842 40 872Z',
      '#ff5c39',
    ),
    at(
      190,
      560,
      [1, 1],
      path('M-50 0H50L36 30H-36Z', '#ff5c39'),
      path('M0 -90V-6H-46Z', '#fff'),
      path('M6 -70L44 -6H6Z', '#ffd447'),
    ),
  )
}

/** Prints for people who read. */
export const books = {
  'books-stack': stack,
  'books-shelf': shelf,
  'books-tracker': tracker,
  'books-open': openBook,
}
