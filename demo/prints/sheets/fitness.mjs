import {
  at,
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
import { printed } from './texture.mjs'

const joined = { strokeLinejoin: 'round' }
/** A body of thick strokes: head, top and legs. */
const body = ({ head: [x, y], top, legs, arms }, { skin, shirt, tights, hair }) => [
  arms.slice(1).map((d) => stroke(d, skin, 19, joined)),
  stroke(legs[1] ?? legs[0], tights, 27, { ...joined, opacity: 0.85 }),
  stroke(top, shirt, 44, joined),
  stroke(legs[0], tights, 27, joined),
  stroke(arms[0], skin, 19, joined),
  circle(x, y, 27, skin),
  path(
    `M${x - 27} ${y - 4}A27 27 0 0 1 ${x + 27} ${y - 4}C${x + 10} ${y - 16} ${x - 10} ${y - 16} ${x - 27} ${y - 4}Z`,
    hair,
  ),
  circle(x + 4, y - 31, 12, hair),
]

const poses = [
  [
    'Tree',
    {
      head: [0, -196],
      top: 'M0 -150V-70',
      legs: ['M0 -60V100', 'M0 -60L60 -10L8 20'],
      arms: ['M-8 -146L-40 -200L0 -262', 'M8 -146L40 -200L0 -262'],
    },
  ],
  [
    'Warrior',
    {
      head: [0, -150],
      top: 'M0 -104V-30',
      legs: ['M0 -20L90 20L90 100', 'M0 -20L-120 96'],
      arms: ['M0 -100L120 -100', 'M0 -100L-120 -100'],
    },
  ],
  [
    'Down dog',
    {
      head: [-62, 30],
      top: 'M-40 -20L30 -100',
      legs: ['M30 -100L96 98', 'M30 -100L110 98'],
      arms: ['M-44 -14L-120 94', 'M-40 -14L-100 94'],
    },
  ],
  [
    'Bridge',
    {
      head: [-130, 70],
      top: 'M-86 62L20 0',
      legs: ['M20 0L84 10L84 98', 'M20 0L100 10L100 98'],
      arms: ['M-84 70L10 94', 'M-84 70L0 94'],
    },
  ],
  [
    'Cobra',
    {
      head: [-70, -70],
      top: 'M-60 -20L-10 70',
      legs: ['M0 80L140 92', 'M0 80L140 96'],
      arms: ['M-56 -14L-76 92', 'M-50 -14L-60 92'],
    },
  ],
  [
    'Seated fold',
    {
      head: [-20, 0],
      top: 'M-10 30L60 50',
      legs: ['M70 74L-120 84', 'M70 74L-120 88'],
      arms: ['M-4 36L-116 60', 'M0 36L-110 64'],
    },
  ],
]

const yoga = () => {
  const ink = '#2a1357'
  const looks = [
    { skin: '#8a4f2d', shirt: '#ffd21f', tights: '#2347ff', hair: '#17100d' },
    { skin: '#f2c19a', shirt: '#ff4f81', tights: '#12275e', hair: '#b3501f' },
    { skin: '#c98b5f', shirt: '#19b5a5', tights: '#7b3fe4', hair: '#2b1a10' },
    { skin: '#f6d3b5', shirt: '#ff7a3d', tights: '#0b6b52', hair: '#f0c75a' },
    { skin: '#5f331f', shirt: '#ffffff', tights: '#e5238a', hair: '#120b09' },
    { skin: '#e3a97a', shirt: '#b8f06a', tights: '#2a1357', hair: '#4a2410' },
  ]
  return printed(
    1104,
    '#cdbdff',
    { rough: 3, worn: '#dccffe', least: 0.74 },
    head(44, 112, 'Six poses before breakfast', 52, ink, { weight: 700 }),
    poses.map(([words, pose], i) => {
      const [x, y] = [200 + (i % 2) * 336, 330 + Math.floor(i / 2) * 316]
      return [
        rect(
          x - 156,
          y - 176,
          312,
          300,
          ['#fff3d1', '#ffd9e6', '#d6f5ec'][(i + Math.floor(i / 2)) % 3],
          { rx: 28 },
        ),
        rect(x - 130, y + 84, 260, 12, '#ffffff', { rx: 6 }),
        at(x, y + 20, [0.66, 0.66], body(pose, looks[i])),
        text(x - 136, y - 140, words, 21, ink, { weight: 700 }),
      ]
    }),
  )
}

const kettlebells = () =>
  printed(
    920,
    '#ff4b2b',
    { worn: '#ff7459', least: 0.7 },
    times(14, (i) => line(-100 + i * 80, 0, -400 + i * 80, 920, '#ff6244', 26)),
    [
      [190, 330, 1.05, '#17181f', 16],
      [540, 380, 0.85, '#ffd21f', 12],
      [370, 720, 1.35, '#ffffff', 24],
    ].map(([x, y, s, c, weight]) =>
      at(
        x,
        y,
        [s, s],
        [
          path('M-60 -60C-100 -190 100 -190 60 -60', 'none', { stroke: c, strokeWidth: 34 }),
          path(
            'M-116 40C-116 -40 -66 -84 0 -84S116 -40 116 40C116 90 90 116 70 120H-70C-90 116 -116 90 -116 40Z',
            c,
          ),
          path('M-96 30C-96 -20 -70 -50 -40 -62', 'none', {
            stroke: '#ffffff55',
            strokeWidth: 13,
            strokeLinecap: 'round',
          }),
          head(0, 60, String(weight), 76, c === '#17181f' ? '#ffd21f' : '#17181f', {
            anchor: 'middle',
            weight: 800,
          }),
        ],
      ),
    ),
  )

const lanes = () =>
  printed(
    1308,
    '#16b8e8',
    { rough: 8, worn: '#5ccdf0', least: 0.68 },
    times(22, (row) =>
      stroke(`M-20 ${40 + row * 60}${times(10, () => 'q20 -17 40 0t40 0').join('')}`, '#4fd0f5', 5),
    ),
    times(3, (i) =>
      times(30, (k) =>
        rect(176 + i * 184, k * 46, 17, 34, k % 2 ? '#ffffff' : '#ff3d55', { rx: 8 }),
      ),
    ),
    times(4, (i) => rect(80 + i * 184, 0, 26, 1180, '#0b5f9e', { opacity: 0.55 })),
    placed(460, 620, 4, [
      stroke('M-30 -60C-80 -120 -60 -190 -30 -240', '#e3a97a', 30),
      stroke('M30 -40C70 10 70 60 50 110', '#e3a97a', 30),
      path('M-46 -70C-50 20 -36 90 -30 150H30C36 90 50 20 46 -70Z', '#e3a97a'),
      path('M-40 -40C-44 40 -36 90 -34 150H34C36 90 44 40 40 -40Z', '#ff3d7f'),
      stroke('M-17 150L-26 330M17 150L30 320', '#e3a97a', 30),
      circle(0, -110, 44, '#ffd21f'),
      times(6, (i) => circle(-50 + i * 20, 360 + (i % 2) * 20, 12, '#ffffff')),
      stroke('M-60 -270q20 -20 40 0M70 120q20 20 40 0', '#fff', 7),
    ]),
    rect(0, 1180, 736, 130, '#fff3df'),
    times(8, (i) => times(2, (k) => rect(i * 92, 1184 + k * 62, 88, 58, '#ffe3c2'))),
    head(368, 1266, 'Forty lengths', 74, '#0b5f9e', { anchor: 'middle', weight: 800 }),
  )

const climbing = () => {
  const holds = [
    [110, 160, 50],
    [300, 110, 36],
    [520, 180, 60],
    [650, 330, 40],
    [410, 330, 44],
    [190, 390, 60],
    [90, 590, 40],
    [330, 570, 52],
    [580, 540, 50],
    [480, 750, 40],
    [220, 770, 56],
    [650, 780, 48],
    [100, 930, 46],
    [380, 950, 60],
    [600, 980, 40],
  ]
  const colors = ['#ff4f81', '#19b5a5', '#ffd21f', '#7b3fe4', '#ff7a1f']
  return printed(
    1104,
    '#e4e8f2',
    { rough: 4, worn: '#f1f3f8', least: 0.7 },
    path('M0 0H420L250 1104H0Z', '#d3d9e8'),
    times(60, (i) => circle(60 + (i % 6) * 124, 60 + Math.floor(i / 6) * 112, 5, '#9aa5bf')),
    curve(
      [
        [368, 1080],
        [380, 940],
        [230, 770],
        [330, 570],
        [190, 390],
        [410, 330],
        [520, 180],
      ],
      '#2b2f4a',
      5,
      { strokeDasharray: '4 16' },
    ),
    holds.map(([x, y, r], i) => [
      placed(
        x,
        y,
        i * 47,
        path(
          `M${-r} 0C${-r} ${-r} ${-r * 0.2} ${-r * 0.8} ${r * 0.3} ${-r * 0.7}C${r * 1.2} ${-r * 0.4} ${r} ${r * 0.6} ${r * 0.4} ${r * 0.6}C0 ${r * 0.5} ${-r * 0.9} ${r} ${-r} 0Z`,
          colors[i % 5],
        ),
        circle(0, 0, 6, '#2b2f4a'),
        stroke(
          `M${-r * 0.6} ${-r * 0.1}C${-r * 0.5} ${-r * 0.5} 0 ${-r * 0.5} ${r * 0.2} ${-r * 0.46}`,
          '#ffffff88',
          6,
        ),
      ),
    ]),
  )
}

const week = () => {
  const ink = '#10264f'
  const days = [
    ['Mon', 'Walk, half an hour', '#ffd21f', 0.5],
    ['Tue', 'Squats and push-ups', '#ff5c8a', 0.7],
    ['Wed', 'Rest, truly', '#bfe3ff', 0.15],
    ['Thu', 'Easy run', '#19c2a0', 0.6],
    ['Fri', 'Stretch', '#b58cff', 0.35],
    ['Sat', 'Long run or hike', '#ff7a3d', 1],
    ['Sun', 'Swim, or nothing', '#8fd3ff', 0.45],
  ]
  return printed(
    1104,
    '#f3fff7',
    { rough: 2, least: 0.78 },
    head(48, 124, 'A week that moves', 70, ink, { weight: 700 }),
    text(50, 168, 'The longer the bar, the harder the day', 22, '#4a6b8a', { weight: 600 }),
    days.map(([day, words, color, share], i) => {
      const y = 220 + i * 120
      return [
        head(48, y + 58, day, 38, ink, { weight: 700 }),
        rect(160, y, 528, 96, '#e2f2ea', { rx: 48 }),
        rect(160, y, 130 + 398 * share, 96, color, { rx: 48 }),
        circle(210, y + 48, 32, '#ffffff'),
        times(5, (k) => placed(210, y + 48, k * 72 + i * 20, ellipse(0, -12, 5, 11, color))),
        text(262, y + 56, words, 26, ink, { weight: 700 }),
      ]
    }),
    line(48, 1076, 688, 1076, ink, 3),
  )
}

/** Prints for sport and for days that move. */
export const fitness = {
  'fitness-yoga': yoga,
  'fitness-kettlebells': kettlebells,
  'fitness-swim': lanes,
  'fitness-climbing': climbing,
  'fitness-week': week,
}
