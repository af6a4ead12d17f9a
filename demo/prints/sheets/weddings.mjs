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
  rect,
  stroke,
  text,
  times,
} from './ink.mjs'
import { leaf, twig } from './leaves.mjs'
import { printed, round, wash } from './texture.mjs'

const middle = { anchor: 'middle' }
const script = (y, words, size, color) =>
  head(368, y, words, size, color, { anchor: 'middle', weight: 300, spacing: 0 })

const deco = () => {
  const gold = '#e8c468'
  return printed(
    1104,
    '#064e3b',
    { rough: 1.5, worn: '#1f6b55', least: 0.74 },
    times(13, (i) =>
      placed(368, 330, -90 + i * 15, [
        path('M0 -60L14 -250L0 -280L-14 -250Z', i % 2 ? gold : '#0b6b52', {
          stroke: gold,
          strokeWidth: 2,
        }),
      ]),
    ),
    circle(368, 330, 66, '#064e3b', { stroke: gold, strokeWidth: 4 }),
    times(5, (i) =>
      path(
        `M${40 + i * 9} 1064V${420 - i * 14}L${368} ${40 + i * 12}L${696 - i * 9} ${420 - i * 14}V1064Z`,
        'none',
        { stroke: gold, strokeWidth: i % 2 ? 1.4 : 3 },
      ),
    ),
    text(368, 450, 'TOGETHER WITH THEIR FAMILIES', 18, gold, {
      ...middle,
      weight: 600,
      spacing: 0.22,
    }),
    script(560, 'Ida', 110, '#fff6dd'),
    text(368, 612, 'AND', 20, gold, { ...middle, weight: 600, spacing: 0.3 }),
    script(710, 'Mateus', 110, '#fff6dd'),
    stroke('M208 760H340M396 760H528M368 746L382 760L368 774L354 760Z', gold, 3),
    text(368, 836, 'The ninth of October, at five', 26, '#fff6dd', middle),
    text(368, 880, 'The glass house on the hill', 26, '#fff6dd', middle),
    text(368, 976, 'BLACK TIE, DANCING SHOES', 17, gold, { ...middle, weight: 600, spacing: 0.22 }),
  )
}

const tablePlan = () => {
  const ink = '#2f1f5c'
  const names = ['Lavender', 'Thyme', 'Sage', 'Mint', 'Basil', 'Rosemary']
  return printed(
    1104,
    '#d9cbff',
    { rough: 1.5, least: 0.78 },
    rect(36, 36, 664, 1032, '#faf7ff'),
    script(140, 'Find your seat', 78, ink),
    line(300, 172, 436, 172, '#ff5c8a', 4),
    names.map((name, i) => {
      const [x, y] = [200 + (i % 2) * 336, 330 + Math.floor(i / 2) * 264]
      return [
        times(8, (k) =>
          placed(x, y, k * 45 + 22, circle(0, -98, 19, k % 2 ? '#b39bf5' : '#ff9fc0')),
        ),
        circle(x, y, 76, '#ffffff', { stroke: ink, strokeWidth: 3 }),
        times(9, (k) =>
          placed(
            x,
            y,
            k * 40,
            leaf(30, 8, '#7bbf8a'),
            circle(0, -34, 6, k % 3 ? '#ff5c8a' : '#ffc21f'),
          ),
        ),
        text(x, y + 138, name, 25, ink, { ...middle, weight: 600 }),
      ]
    }),
    rect(258, 1020, 220, 36, '#ff5c8a', { rx: 18 }),
    text(368, 1045, 'The two of us', 20, '#fff', { ...middle, weight: 700 }),
  )
}

const bouquet = () =>
  printed(
    1104,
    '#fffdfb',
    { rough: 2, least: 1 },
    times(16, (i) =>
      placed(368, 770, -165 + i * 9.4, [
        stroke(`M0 0L${300 + (i % 3) * 60} 0`, '#7fbf9a', 3, { opacity: 0.8 }),
        times(4, (k) =>
          wash(
            [
              [160 + k * 60, 0],
              [190 + k * 60, -20],
              [230 + k * 60, -8],
              [200 + k * 60, 10],
            ],
            i % 2 ? '#2f9d7a' : '#7fc98f',
            i * 7 + k,
            5,
          ),
        ),
      ]),
    ),
    [
      [368, 330, 96, '#ff9ab8'],
      [240, 420, 82, '#ffc48a'],
      [500, 400, 88, '#c3a6f5'],
      [330, 520, 84, '#ffb3d1'],
      [460, 540, 78, '#ffe08a'],
      [200, 570, 64, '#a9c4f7'],
      [560, 540, 66, '#ff9ab8'],
      [370, 640, 72, '#d6bdfa'],
    ].map(([x, y, r, color], i) => [
      times(7, (k) =>
        wash(
          round(
            x + Math.cos(k * 0.9 + i) * r * 0.56,
            y + Math.sin(k * 0.9 + i) * r * 0.56,
            r * 0.5,
            r * 0.46,
            8,
          ),
          color,
          i * 20 + k,
          8,
        ),
      ),
      wash(round(x, y, r * 0.42, r * 0.4, 8), color, i + 400, 6),
      times(14, (k) =>
        circle(
          x + Math.cos(k * 2.4) * r * 0.05 * Math.sqrt(k) * 1.2,
          y + Math.sin(k * 2.4) * r * 0.05 * Math.sqrt(k) * 1.2,
          3.4,
          '#5a2a1c',
        ),
      ),
    ]),
    times(9, (i) =>
      stroke(
        `M${330 + i * 10} 760C${346 + i * 6} 860 ${340 + i * 8} 920 ${300 + i * 18} 1010`,
        '#2f9d7a',
        6,
      ),
    ),
    path('M316 750C350 780 400 780 430 750L424 826C396 846 350 846 322 826Z', '#5b8df0'),
    path(
      'M330 800C260 850 240 920 250 1000C290 960 330 900 352 820ZM410 800C470 850 500 930 480 1010C440 960 410 900 392 820Z',
      '#8fb0f7',
    ),
  )

const cake = () => {
  const next = chance(23)
  const tier = (y, w, h, color) => [
    path(
      `M${368 - w} ${y}V${y - h}C${368 - w} ${y - h - 26} ${368 + w} ${y - h - 26} ${368 + w} ${y - h}V${y}C${368 + w} ${y + 30} ${368 - w} ${y + 30} ${368 - w} ${y}Z`,
      color,
    ),
    ellipse(368, y - h, w, 24, '#ffffff55'),
  ]
  const flowers = (x, y, count, spread) =>
    times(count, (i) => {
      const [fx, fy, s] = [
        x + (next() - 0.5) * spread,
        y + (next() - 0.5) * spread * 0.5,
        0.7 + next() * 0.6,
      ]
      return at(
        fx,
        fy,
        [s, s],
        placed(0, 0, next() * 360, leaf(60, 16, '#128a55')),
        times(6, (k) =>
          placed(
            0,
            0,
            k * 60,
            ellipse(0, -20, 14, 20, ['#ff3d7f', '#ff8a3d', '#ffd23f', '#e01e5a'][i % 4]),
          ),
        ),
        circle(0, 0, 11, '#7a0f3a'),
      )
    })
  return printed(
    1104,
    '#69c9f0',
    { worn: '#8fd8f5', least: 0.7 },
    path('M0 900V300A368 368 0 0 1 736 300V900Z', '#a8e0f8'),
    rect(0, 900, 736, 210, '#ff8fb8'),
    ellipse(368, 900, 280, 40, '#e0679a'),
    rect(340, 880, 56, 110, '#fff'),
    ellipse(368, 990, 150, 26, '#fff'),
    ellipse(368, 874, 260, 36, '#fff'),
    tier(850, 220, 180, '#fffaf3'),
    times(11, (i) => stroke(`M${160 + i * 42} ${700}q21 44 42 0`, '#ffc9dd', 7)),
    tier(650, 160, 160, '#ffd9e8'),
    times(7, (i) => [circle(236 + i * 44, 630, 8, '#fff'), circle(236 + i * 44, 656, 8, '#fff')]),
    tier(470, 104, 140, '#fffaf3'),
    flowers(250, 660, 9, 150),
    flowers(470, 480, 9, 130),
    flowers(368, 300, 9, 150),
    flowers(540, 850, 9, 150),
  )
}

const saveTheDate = () =>
  printed(
    736,
    '#ff6f91',
    { rough: 3, worn: '#ff93ad', least: 0.72 },
    rect(40, 40, 656, 656, '#fff4d9'),
    placed(86, 676, 3, twig(6, 62, 76, '#18a37a', '#0b6b52')),
    placed(650, 60, 183, twig(6, 62, 76, '#18a37a', '#0b6b52')),
    head(368, 210, 'SAVE', 130, '#ff3d6b', { ...middle, weight: 800, spacing: 0.04 }),
    head(368, 300, 'THE DATE', 82, '#1b3a8f', { ...middle, weight: 800, spacing: 0.02 }),
    circle(330, 440, 62, 'none', { stroke: '#ffb703', strokeWidth: 15 }),
    circle(412, 440, 62, 'none', { stroke: '#ffb703', strokeWidth: 15 }),
    path('M330 378L306 350L318 336H342L354 350Z', '#69c9f0'),
    head(368, 580, '14 · 06 · 27', 60, '#1b3a8f', { ...middle, weight: 700 }),
    text(368, 634, 'Lena and Tobi, by the lake', 26, '#1b3a8f', { ...middle, weight: 600 }),
    curve(
      [
        [240, 660],
        [368, 652],
        [496, 660],
      ],
      '#ff3d6b',
      4,
    ),
  )

/** Paper for weddings, a cake and a bouquet. */
export const weddings = {
  'wedding-deco-invitation': deco,
  'wedding-table-plan': tablePlan,
  'wedding-bouquet': bouquet,
  'wedding-cake': cake,
  'wedding-save-the-date': saveTheDate,
}
