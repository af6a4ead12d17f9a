import {
  circle,
  head,
  line,
  lines,
  path,
  placed,
  rect,
  sheet,
  stroke,
  text,
  times,
} from './ink.mjs'

function balconyPlan() {
  const ink = '#2f3f35'
  const plant = (x, y, r, color, number) => [
    times(10, (i) =>
      placed(
        x,
        y,
        i * 36,
        `<ellipse cx="0" cy="${-r * 0.62}" rx="${r * 0.26}" ry="${r * 0.42}" fill="${color}"/>`,
      ),
    ),
    circle(x, y, r * 0.42, '#f7f2e4'),
    text(x, y + 6, number, 18, ink, { anchor: 'middle', weight: 700 }),
  ]
  const key = [
    '1  Rosemary',
    '2  Cherry tomatoes',
    '3  Lavender',
    '4  Mint',
    '5  Climbing beans',
    '6  Strawberries',
  ]
  return sheet(
    1000,
    '#ece6d3',
    head(56, 116, 'A balcony to eat from', 52, ink),
    text(56, 158, 'Two square meters, facing south', 20, '#6c7262'),
    rect(56, 210, 624, 470, '#dccfb4'),
    times(11, (i) => line(56 + i * 62, 210, 56 + i * 62, 680, '#cdbd9d', 1.5)),
    rect(56, 210, 624, 470, 'none', { stroke: ink, strokeWidth: 5 }),
    plant(130, 290, 52, '#7f9a72', 1),
    plant(260, 290, 58, '#c8674a', 2),
    plant(400, 286, 50, '#9a86b5', 3),
    plant(540, 288, 54, '#86ad74', 4),
    plant(618, 420, 46, '#5f8a5a', 5),
    plant(130, 590, 52, '#d2584f', 6),
    plant(250, 606, 40, '#7f9a72', 1),
    circle(410, 500, 74, '#fbf6e8', { stroke: ink, strokeWidth: 3 }),
    [
      [310, 500],
      [510, 540],
    ].map(([x, y]) =>
      rect(x - 26, y - 28, 52, 56, '#b98d58', { rx: 10, stroke: ink, strokeWidth: 3 }),
    ),
    lines(56, 752, key.slice(0, 3), 22, ink, 1.8),
    lines(380, 752, key.slice(3), 22, ink, 1.8),
    text(56, 940, 'Water in the evening; turn the pots once a week.', 19, '#6c7262'),
  )
}

function floorPlan() {
  const ink = '#26313b'
  const wall = (d) => stroke(d, ink, 11, { strokeLinecap: 'square' })
  const label = (x, y, words) => text(x, y, words, 19, ink, { anchor: 'middle', weight: 600 })
  return sheet(
    980,
    '#f2efe8',
    head(56, 112, 'Studio apartment, 32 m²', 48, ink),
    text(56, 152, 'One room, four zones and no hallway', 20, '#6a7078'),
    rect(70, 210, 596, 600, '#fffdf8'),
    rect(70, 210, 250, 220, '#dfe8e6'),
    rect(320, 210, 346, 220, '#f0e3cf'),
    wall('M70 210H666V810H70V690'),
    wall('M70 590V210'),
    wall('M320 210V300'),
    wall('M320 390V430H180'),
    wall('M70 430H100'),
    stroke('M70 590A100 100 0 0 1 170 690H70', ink, 2),
    rect(90, 230, 90, 130, '#fff', { stroke: ink, strokeWidth: 2.5, rx: 30 }),
    circle(264, 262, 26, '#fff', { stroke: ink, strokeWidth: 2.5 }),
    label(196, 404, 'Bath'),
    rect(420, 222, 234, 56, '#fff', { stroke: ink, strokeWidth: 2.5 }),
    times(4, (i) =>
      circle(446 + (i % 2) * 34, 240 + Math.floor(i / 2) * 24, 8, 'none', {
        stroke: ink,
        strokeWidth: 2,
      }),
    ),
    rect(560, 232, 70, 36, '#dfe8e6', { stroke: ink, strokeWidth: 2 }),
    circle(520, 366, 46, '#d9b98c', { stroke: ink, strokeWidth: 2.5 }),
    label(430, 404, 'Kitchen'),
    rect(440, 590, 210, 200, '#d7dfe0', { stroke: ink, strokeWidth: 2.5, rx: 8 }),
    [458, 552].map((x) => rect(x, 724, 80, 52, '#fff', { stroke: ink, strokeWidth: 2, rx: 12 })),
    label(545, 570, 'Sleep'),
    rect(240, 480, 150, 66, '#b5c0a8', { stroke: ink, strokeWidth: 2.5, rx: 14 }),
    rect(264, 566, 100, 50, '#d9b98c', { stroke: ink, strokeWidth: 2.5, rx: 6 }),
    label(315, 660, 'Sit and read'),
    rect(250, 760, 150, 40, '#d9b98c', { stroke: ink, strokeWidth: 2.5 }),
    circle(325, 740, 18, '#fff', { stroke: ink, strokeWidth: 2.5 }),
    label(180, 790, 'Work'),
    line(70, 860, 666, 860, ink, 2),
    line(70, 848, 70, 872, ink, 2),
    line(666, 848, 666, 872, ink, 2),
    text(368, 896, '5.8 m', 19, ink, { anchor: 'middle', weight: 600 }),
  )
}

function knittingChart() {
  const rows = [
    '..A....A....A...',
    '.AAA..AAA..AAA..',
    'AAAAAAAAAAAAAAAA',
    '................',
    '.B..B..B..B..B..',
    'BBBBBBBBBBBBBBBB',
    '..B..B..B..B..B.',
    '................',
    'A...A...A...A...',
    '.A.A.A.A.A.A.A.A',
    '..A...A...A...A.',
    '.A.A.A.A.A.A.A.A',
    'A...A...A...A...',
    '................',
    'C.C.C.C.C.C.C.C.',
    '.C.C.C.C.C.C.C.C',
  ]
  const colors = { A: '#b4512f', B: '#3f5a52', C: '#d59f4a', '.': '#f4ecdc' }
  const cells = rows.flatMap((row, y) =>
    [...row].map((cell, x) => rect(56 + x * 39, 200 + y * 39, 38, 38, colors[cell])),
  )
  return sheet(
    960,
    '#e3d8c5',
    head(56, 114, 'Border for a yoke', 52, '#33291f'),
    text(56, 156, 'Sixteen stitches, sixteen rows, three colors', 20, '#75695a'),
    cells,
    text(56, 888, 'Read from right to left and from the bottom up.', 20, '#75695a'),
  )
}

function placeSetting() {
  const ink = '#33302a'
  const fork = (x) => [
    rect(x - 4, 380, 8, 230, '#b79a5f', { rx: 4 }),
    times(3, (i) => rect(x - 15 + i * 12, 300, 6, 74, '#b79a5f', { rx: 3 })),
    rect(x - 15, 362, 30, 26, '#b79a5f', { rx: 12 }),
  ]
  const names = [
    [368, 470, 'Plate'],
    [150, 660, 'Forks'],
    [590, 660, 'Knife, spoon'],
    [560, 216, 'Water'],
    [650, 250, 'Wine'],
    [170, 246, 'Bread'],
  ]
  return sheet(
    900,
    '#dfe0d2',
    head(56, 110, 'Set a table for dinner', 52, ink),
    circle(368, 460, 176, '#fbf8f0'),
    circle(368, 460, 120, '#fbf8f0', { stroke: '#d8d0bf', strokeWidth: 3 }),
    fork(130),
    fork(174),
    rect(578, 310, 12, 300, '#b79a5f', { rx: 6 }),
    rect(622, 400, 8, 210, '#b79a5f', { rx: 4 }),
    `<ellipse cx="626" cy="352" rx="20" ry="44" fill="#b79a5f"/>`,
    circle(170, 240, 62, '#fbf8f0'),
    circle(560, 210, 42, '#c9d8d8'),
    circle(650, 244, 36, '#d9b0a0'),
    names.map(([x, y, name]) => text(x, y, name, 19, ink, { anchor: 'middle', weight: 600 })),
    lines(
      56,
      772,
      [
        'Outside to inside, in the order of the courses.',
        'Blade toward the plate, glasses above the knife.',
      ],
      21,
      '#6a6759',
      1.6,
    ),
  )
}

function sowingYear() {
  const ink = '#2d3a2c'
  const months = 'JFMAMJJASOND'
  const kinds = [
    ['Tomatoes', 2, 4, 7, 9, '#c8583f'],
    ['Basil', 3, 5, 6, 9, '#5f8f55'],
    ['Carrots', 3, 6, 6, 10, '#d98a35'],
    ['Beans', 4, 6, 7, 9, '#7fa05a'],
    ['Lettuce', 2, 8, 4, 10, '#9dbb6a'],
    ['Peas', 2, 4, 5, 7, '#6f9a62'],
    ['Pumpkin', 4, 5, 8, 10, '#d0752c'],
    ['Radishes', 2, 8, 3, 9, '#c4506a'],
    ['Spinach', 2, 3, 4, 6, '#3f7a52'],
    ['Chard', 3, 6, 5, 10, '#a8475a'],
  ]
  const at = (month) => 226 + month * 38
  return sheet(
    1000,
    '#f0ead6',
    head(56, 116, 'What to sow, and when', 52, ink),
    text(56, 158, 'Light: sow · Dark: harvest', 20, '#6f7360'),
    [...months].map((month, i) =>
      text(at(i) + 19, 226, month, 18, ink, { anchor: 'middle', weight: 700 }),
    ),
    kinds.map(([name, a, b, c, d, color], i) => [
      line(56, 250 + i * 66, 682, 250 + i * 66, '#d5ccb0', 1.5),
      text(56, 292 + i * 66, name, 22, ink, { weight: 600 }),
      rect(at(a), 264 + i * 66, (b - a + 1) * 38, 15, color, { rx: 7, opacity: 0.38 }),
      rect(at(c), 287 + i * 66, (d - c + 1) * 38, 15, color, { rx: 7 }),
    ]),
    text(56, 958, 'For a balcony that gets five hours of sun.', 19, '#6f7360'),
  )
}

function runningPlan() {
  const weeks = [
    [1, 2, 3],
    [1.5, 2, 3],
    [2, 3, 4],
    [2, 3, 5],
    [3, 3, 5],
    [3, 4, 6],
    [3, 4, 7],
    [4, 5, 8],
    [3, 5, 9],
    [2, 3, 10],
  ]
  return sheet(
    1040,
    '#1f3440',
    head(56, 128, 'Ten weeks to 10K', 64, '#f3e6cf'),
    text(56, 174, 'Three runs a week. Slow enough to talk.', 22, '#9db4bb'),
    weeks.map((week, i) => [
      text(56, 254 + i * 74, `Week ${i + 1}`, 21, '#f3e6cf', { weight: 600 }),
      week.map((km, run) => {
        const x = 180 + run * 172
        return [
          rect(x, 228 + i * 74, 152, 40, '#2c4653', { rx: 20 }),
          rect(x, 228 + i * 74, 40 + km * 11.2, 40, ['#e0a04a', '#dd7a4a', '#c9523a'][run], {
            rx: 20,
          }),
          text(x + 20, 255 + i * 74, `${km}`, 19, '#1f2a2f', { weight: 700 }),
        ]
      }),
    ]),
    text(56, 1000, 'Distances in kilometers', 18, '#9db4bb'),
  )
}

function windDown() {
  const ink = '#2c2b45'
  const step = (y, time, name, detail, color) => [
    circle(116, y - 8, 40, color),
    text(116, y - 1, time, 19, '#fffaf0', { anchor: 'middle', weight: 700 }),
    head(190, y - 8, name, 30, ink),
    text(190, y + 24, detail, 19, '#6b6885'),
  ]
  return sheet(
    980,
    '#e6e1ee',
    path('M600 90A90 90 0 1 0 690 200A72 72 0 1 1 600 90Z', '#f3d99a'),
    head(56, 150, 'Evening', 72, ink),
    head(56, 222, 'wind-down', 72, ink),
    stroke('M116 330V860', '#c5bcd6', 4),
    step(340, '8:30', 'Dim the lights', 'One lamp is enough from here on', '#e0a25c'),
    step(460, '9:00', 'Screens away', 'Charge them in another room', '#d07f63'),
    step(580, '9:15', 'Tea and a stretch', 'Five minutes on the floor', '#a86a80'),
    step(700, '9:30', 'A few pages', 'Paper, not a screen', '#75609a'),
    step(820, '10:00', 'Lights out', 'The same time, also on weekends', '#453f78'),
    text(56, 930, 'Try it for two weeks.', 20, '#6b6885'),
  )
}

/** Plans, charts and schedules. */
export const plans = {
  'balcony-plan': balconyPlan,
  'floor-plan': floorPlan,
  'knitting-chart': knittingChart,
  'place-setting': placeSetting,
  'sowing-year': sowingYear,
  'running-plan': runningPlan,
  'wind-down': windDown,
}
