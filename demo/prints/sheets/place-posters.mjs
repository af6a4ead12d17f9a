import {
  at,
  chance,
  circle,
  clipped,
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
import { printed } from './texture.mjs'

const name = (y, words, size, color) =>
  head(368, y, words, size, color, { anchor: 'middle', weight: 800, spacing: 0.02 })

const lisbon = () => {
  const tile = (x, y) => [
    rect(x, y, 62, 62, '#f3f8ff'),
    circle(x + 31, y + 31, 24, 'none', { stroke: '#1f5fc9', strokeWidth: 6 }),
    circle(x, y, 12, '#1f5fc9'),
    circle(x + 62, y, 12, '#1f5fc9'),
    circle(x, y + 62, 12, '#1f5fc9'),
    circle(x + 62, y + 62, 12, '#1f5fc9'),
    circle(x + 31, y + 31, 9, '#ffc21f'),
  ]
  return printed(
    1104,
    '#8fd0f5',
    { worn: '#b5e0f9' },
    circle(150, 150, 70, '#fff6c9'),
    rect(0, 210, 250, 900, '#ffb3c7'),
    clipped(
      'wall',
      rect(500, 150, 250, 900, '#000'),
      times(60, (i) => tile(500 + (i % 4) * 62, 150 + Math.floor(i / 4) * 62)),
    ),
    polygon(['-10,210', '250,210', '250,180', '-10,180'], '#d9542f'),
    polygon(['490,150', '740,150', '740,116', '490,116'], '#d9542f'),
    [
      [50, 280],
      [150, 280],
      [50, 470],
      [150, 470],
    ].map(([x, y]) => [
      rect(x, y, 60, 110, '#fff', { rx: 30 }),
      rect(x + 8, y + 10, 44, 100, '#2b5f8f', { rx: 22 }),
      rect(x - 8, y + 104, 76, 12, '#12344f'),
    ]),
    [
      [550, 260],
      [640, 260],
      [550, 480],
      [640, 480],
    ].map(([x, y]) => [rect(x - 6, y - 6, 62, 122, '#fff'), rect(x, y, 50, 110, '#12344f')]),
    polygon(['250,300', '500,260', '500,900', '250,900'], '#e8f4fb'),
    polygon(['0,900', '250,700', '500,700', '736,900', '736,1104', '0,1104'], '#54606e'),
    stroke('M250 1104L340 700M520 1104L420 700', '#c9d3dc', 7),
    stroke('M375 0V300', '#12344f', 4),
    at(
      378,
      560,
      [1, 1],
      [
        stroke('M0 -190L-30 -150H30Z', '#12344f', 6),
        path('M-150 -150C-150 -166 150 -166 150 -150L160 -110H-160Z', '#fff6dd'),
        rect(-160, -112, 320, 350, '#ffc21f', { rx: 18 }),
        rect(-160, 90, 320, 26, '#fff6dd'),
        [-138, -44, 50].map((x, i) => rect(x, -80, 88, i === 1 ? 130 : 130, '#1f4a6b', { rx: 8 })),
        [-138, -44, 50].map((x) =>
          polygon([`${x + 10},-70`, `${x + 40},-70`, `${x + 14},40`, `${x + 10},40`], '#5f93b8'),
        ),
        text(0, -122, '28', 30, '#12344f', { anchor: 'middle', weight: 800 }),
        circle(0, 168, 34, '#fff6dd', { stroke: '#d9542f', strokeWidth: 8 }),
        rect(-180, 226, 360, 30, '#12344f', { rx: 8 }),
        [-110, 110].map((x) => circle(x, 262, 22, '#12344f')),
      ],
    ),
    rect(0, 970, 736, 140, '#12344f'),
    name(1066, 'LISBON', 92, '#ffc21f'),
  )
}

const coast = () => {
  const next = chance(15)
  const colors = ['#ff6b57', '#ffc94a', '#ff9fc4', '#fff3d6', '#f7934a', '#7fd6c2']
  const house = (x, y, w, h, i) => [
    rect(x, y, w, h, colors[i % 6]),
    polygon(
      [`${x - 4},${y}`, `${x + w + 4},${y}`, `${x + w - 8},${y - 15}`, `${x + 8},${y - 15}`],
      '#b3361f',
    ),
    times(Math.floor(w / 26), (k) =>
      times(Math.floor(h / 44), (r) =>
        rect(x + 9 + k * 26, y + 14 + r * 42, 12, 22, '#1b3f6b', { rx: (k + r) % 2 ? 6 : 0 }),
      ),
    ),
  ]
  return printed(
    1308,
    '#ffd9a8',
    { worn: '#ffe6c6', least: 0.7 },
    circle(190, 240, 100, '#ff7a3d'),
    path('M0 480C120 430 200 470 300 440V900H0Z', '#b3a1e0'),
    path('M200 1000C260 700 300 420 420 250C520 170 640 160 736 130V1104H200Z', '#2f7d5a'),
    times(8, (row) =>
      times(7, (i) => {
        const x = 360 - row * 22 + i * 66
        const y = 380 + row * 80 + next() * 20
        return x > 700 || x < 250 - row * 2 ? '' : house(x, y, 52 + next() * 18, 110, i + row * 3)
      }),
    ),
    [
      [430, 330],
      [640, 250],
      [330, 620],
    ].map(([x, y]) => [rect(x, y, 26, 110, '#fff3d6'), circle(x + 13, y, 24, '#19a3a3')]),
    path('M0 930C160 900 300 1010 480 990S660 1010 736 980V1308H0Z', '#128fb3'),
    times(12, (i) =>
      path(
        `M${-20 + (i % 2) * 30} ${990 + i * 24}${times(8, () => 'q26 -14 52 0t52 0').join('')}`,
        'none',
        { stroke: '#5cc9e0', strokeWidth: 4 },
      ),
    ),
    [
      [160, 1060, 1],
      [520, 1090, 0.8],
    ].map(([x, y, s]) =>
      at(
        x,
        y,
        [s, s],
        path('M-70 0H70C60 34 40 40 0 40S-60 34 -70 0Z', '#fff'),
        path('M-4 -130V-14H-66C-50 -60 -30 -100 -4 -130Z', '#ff3d5c'),
        path('M6 -110C40 -70 56 -40 60 -14H6Z', '#fff'),
      ),
    ),
    name(1250, 'SEA SIDE', 104, '#fff3d6'),
  )
}

const viaduct = () =>
  printed(
    1104,
    '#bfe6ff',
    { worn: '#d8f0ff', least: 0.7 },
    circle(560, 190, 80, '#fffbe0'),
    polygon(
      ['-20,620', '140,260', '240,420', '400,150', '560,400', '640,310', '780,620'],
      '#4a6fd9',
    ),
    polygon(['140,260', '184,330', '150,350', '120,330', '106,336'], '#fff'),
    polygon(['400,150', '466,252', '420,280', '390,250', '350,290', '330,268'], '#fff'),
    polygon(['640,310', '672,372', '640,390', '610,346'], '#fff'),
    polygon(['-20,760', '120,520', '260,640', '420,500', '760,760'], '#1f3f9e'),
    path('M0 700C240 640 500 700 736 640V1104H0Z', '#1f9d6b'),
    times(70, (i) =>
      placed(
        (i * 97) % 736,
        740 + ((i * 61) % 300),
        0,
        polygon(['0,-56', '17,0', '-17,0'], i % 3 ? '#0c6b4a' : '#0a5540'),
      ),
    ),
    times(5, (i) => [
      rect(70 + i * 150, 640, 44, 420, '#e8d9c4'),
      rect(102 + i * 150, 640, 14, 420, '#c9b59a'),
    ]),
    times(6, (i) =>
      path(
        `M${-36 + i * 150} 720A53 66 0 0 1 ${70 + i * 150} 720V640H${-36 + i * 150}Z`,
        '#e8d9c4',
      ),
    ),
    rect(-10, 604, 760, 50, '#f5ead8'),
    times(3, (i) => [
      rect(-60 + i * 232, 510, 222, 92, '#e3212f', { rx: i === 2 ? 30 : 10 }),
      rect(-60 + i * 232, 570, 222, 12, '#fff'),
      times(4, (k) => rect(-40 + i * 232 + k * 50, 530, 36, 30, '#cfeaff', { rx: 5 })),
    ]),
    rect(0, 1000, 736, 110, '#e3212f'),
    name(1080, 'SLOW ALPS', 74, '#fff'),
  )

const skyline = () => {
  const next = chance(27)
  return printed(
    1308,
    '#111217',
    { rough: 4, least: 1 },
    circle(368, 430, 250, '#ffe14d'),
    times(17, (i) => rect(0, 200 + i * 32, 736, 3 + i * 0.8, '#111217')),
    times(12, (i) => {
      const [x, h] = [i * 62 - 6, 300 + next() * 420]
      return [
        rect(x, 1080 - h, 60, h + 240, i % 2 ? '#24262f' : '#34373f'),
        times(Math.floor(h / 26), (r) =>
          times(3, (k) =>
            next() > 0.45
              ? rect(x + 9 + k * 16, 1094 - h + r * 26, 9, 14, next() > 0.8 ? '#fff' : '#ffe14d')
              : '',
          ),
        ),
      ]
    }),
    polygon(
      [
        '310,1080',
        '310,520',
        '330,520',
        '330,440',
        '352,440',
        '352,380',
        '364,300',
        '368,180',
        '372,300',
        '384,380',
        '384,440',
        '406,440',
        '406,520',
        '426,520',
        '426,1080',
      ],
      '#fff',
    ),
    times(17, (i) => [332, 362, 392].map((x) => rect(x, 550 + i * 30, 12, 18, '#111217'))),
    rect(0, 1060, 736, 260, '#ffe14d'),
    times(9, (i) => line(0, 1076 + i * 10, 736, 1076 + i * 10, '#111217', 1 + (9 - i) * 0.3)),
    name(1256, 'CITY THAT HUMS', 82, '#111217'),
  )
}

const gates = () =>
  printed(
    1308,
    '#e9f3dc',
    { worn: '#f3f8ea', least: 0.7 },
    rect(0, 0, 736, 1308, '#0f5a4a'),
    times(34, (i) => [
      rect((i * 137) % 736, 0, 15 + (i % 3) * 6, 1100, i % 2 ? '#1f7a5f' : '#2f9470'),
      times(6, (k) =>
        line(
          (i * 137) % 736,
          80 + k * 170 + (i % 5) * 20,
          ((i * 137) % 736) + 18,
          80 + k * 170 + (i % 5) * 20,
          '#0f5a4a',
          4,
        ),
      ),
    ]),
    polygon(['330,640', '406,640', '736,1308', '0,1308'], '#d9cdb4'),
    times(9, (i) =>
      line(300 - i * i * 4.4, 700 + i * i * 8, 436 + i * i * 4.4, 700 + i * i * 8, '#b8a888', 4),
    ),
    times(7, (n) => {
      const i = n
      const s = 0.3 * 1.36 ** i
      return at(
        368,
        640 + s * 150,
        [s, s],
        [
          [-1, 1].map((side) => [
            rect(side * 270 - 26, -420, 52, 900, i % 2 ? '#e8431f' : '#f2592b'),
            rect(side * 270 - 32, 440, 64, 50, '#1a1416'),
          ]),
          path(
            'M-390 -520C-200 -470 200 -470 390 -520L370 -440H-370Z',
            i % 2 ? '#e8431f' : '#f2592b',
          ),
          path(
            'M-400 -546C-200 -496 200 -496 400 -546L392 -516C200 -470 -200 -470 -392 -516Z',
            '#1a1416',
          ),
          rect(-320, -360, 640, 44, i % 2 ? '#d23a18' : '#e8431f'),
          rect(-34, -440, 68, 90, '#1a1416'),
        ],
      )
    }),
    rect(0, 1190, 736, 120, '#1a1416'),
    name(1276, 'A THOUSAND GATES', 66, '#f2592b'),
  )

/** Posters of places. */
export const placePosters = {
  'travel-lisbon': lisbon,
  'travel-coast': coast,
  'travel-alps': viaduct,
  'travel-skyline': skyline,
  'travel-gates': gates,
}
