import { blob, chance, circle, clipped, curve, path, placed, rect, stroke, times } from './ink.mjs'
import { printed, round, wash } from './texture.mjs'

const whale = () => {
  const next = chance(21)
  const body = blob(
    [
      [70, 560],
      [110, 440],
      [240, 370],
      [420, 380],
      [540, 450],
      [610, 560],
      [650, 650],
      [600, 700],
      [520, 660],
      [420, 690],
      [260, 720],
      [120, 680],
    ],
    '#0e2a63',
  )
  return printed(
    1104,
    '#f2f5ef',
    { rough: 5, least: 1 },
    times(14, (i) =>
      path(`M0 ${760 + i * 28}${times(10, () => 'q20 -14 40 0t40 0').join('')}`, 'none', {
        stroke: i % 3 ? '#0e2a63' : '#11a3b8',
        strokeWidth: 4,
      }),
    ),
    body,
    path(
      'M620 620C640 560 640 520 610 470C650 480 670 500 680 530C690 500 710 470 736 460C730 540 700 620 650 690Z',
      '#0e2a63',
    ),
    clipped('whale', body, [
      times(12, (i) =>
        stroke(
          `M${60} ${600 + i * 12}C200 ${640 + i * 14} 340 ${640 + i * 12} 470 ${600 + i * 14}`,
          '#f2f5ef',
          3.6,
        ),
      ),
      times(90, () => circle(130 + next() * 460, 390 + next() * 180, 1.4 + next() * 3, '#f2f5ef')),
      [
        [220, 440],
        [330, 420],
        [450, 470],
      ].map(([x, y]) => placed(x, y, 0, stroke('M-14 0H14M0 -14V14', '#ffd23f', 4))),
    ]),
    circle(176, 566, 9, '#f2f5ef'),
    blob(
      [
        [300, 680],
        [360, 690],
        [400, 790],
        [350, 820],
        [300, 760],
      ],
      '#0e2a63',
      { stroke: '#f2f5ef', strokeWidth: 5 },
    ),
    stroke(
      'M260 370C250 300 200 280 170 300M262 370C270 290 330 270 360 300M261 366V270',
      '#11a3b8',
      9,
    ),
    circle(560, 210, 84, '#ffd23f'),
    times(40, () => circle(next() * 736, next() * 330, 1 + next() * 2, '#0e2a63')),
  )
}

const octopus = () => {
  const arm = (side, spread, drop) =>
    curve(
      [
        [368 + side * 40, 480],
        [368 + side * (80 + spread * 0.5), 600],
        [368 + side * (90 + spread), 640 + drop * 0.4],
        [368 + side * (60 + spread * 1.2), 700 + drop],
        [368 + side * (10 + spread), 720 + drop],
        [368 + side * (20 + spread * 0.9), 680 + drop],
      ],
      '#ff5a4f',
      40,
    )
  return printed(
    1104,
    '#0b3c6f',
    { rough: 5, worn: '#265a8d' },
    times(9, (i) => circle(368, 420, 120 + i * 70, 'none', { stroke: '#17538f', strokeWidth: 5 })),
    [1, -1].map((side) => [
      arm(side, 190, 40),
      arm(side, 120, 170),
      arm(side, 50, 280),
      arm(side, 230, -90),
    ]),
    blob(
      [
        [368, 160],
        [500, 210],
        [540, 360],
        [480, 500],
        [368, 560],
        [256, 500],
        [196, 360],
        [236, 210],
      ],
      '#ff5a4f',
    ),
    [1, -1].map((side) => [
      circle(368 + side * 62, 440, 40, '#fff3d6'),
      rect(368 + side * 62 - 24, 434, 48, 14, '#0b1f3f', { rx: 7 }),
    ]),
    times(16, (i) =>
      circle(290 + ((i * 61) % 170), 220 + ((i * 47) % 150), 6 + (i % 3) * 4, '#ff8f7c'),
    ),
    [1, -1].map((side) =>
      times(6, (i) => circle(368 + side * (96 + i * 22), 590 + i * 22, 8, '#ffd9c2')),
    ),
    times(12, (i) =>
      circle(60 + ((i * 211) % 640), 80 + ((i * 157) % 960), 6 + (i % 4) * 4, 'none', {
        stroke: '#7fd0e8',
        strokeWidth: 3,
      }),
    ),
    times(7, (i) =>
      curve(
        [
          [30 + i * 112, 1104],
          [10 + i * 112, 1040],
          [50 + i * 112, 990],
          [30 + i * 112, 930 - (i % 3) * 40],
        ],
        i % 2 ? '#18a878' : '#0f7a6a',
        18,
      ),
    ),
  )
}

const turtle = () =>
  printed(
    736,
    '#d7f3f0',
    { rough: 2, least: 1 },
    times(5, (i) =>
      wash(
        round(90 + ((i * 311) % 600), 100 + i * 140, 190, 60),
        ['#9fe0ea', '#b5ecdc', '#a8d8f5'][i % 3],
        i + 2,
        20,
      ),
    ),
    placed(368, 368, 24, [
      [
        [-150, -150, -40],
        [150, -150, 40],
        [-130, 150, -140],
        [130, 150, 140],
      ].map(([x, y, turn], i) =>
        placed(
          x,
          y,
          turn,
          wash(
            [
              [0, 60],
              [-40, 0],
              [-26, -120],
              [10, -150],
              [36, -60],
              [36, 20],
            ],
            '#4fb89a',
            i + 20,
            6,
          ),
        ),
      ),
      wash(round(0, -240, 54, 64), '#4fb89a', 7, 5),
      wash(round(0, 0, 158, 190, 12), '#6fc98a', 8, 6),
      [
        [0, 0, 60],
        [0, -108, 44],
        [0, 112, 44],
        [-84, -62, 40],
        [84, -62, 40],
        [-84, 58, 40],
        [84, 58, 40],
      ].map(([x, y, r], i) => wash(round(x, y, r, r, 6), i % 2 ? '#f2a93b' : '#1f9d7a', 30 + i, 3)),
      [-20, 20].map((x) => circle(x, -262, 6, '#0b1f3f')),
    ]),
  )

/** Prints of animals in the sea. */
export const seaAnimals = {
  'animals-whale': whale,
  'animals-octopus': octopus,
  'animals-turtle': turtle,
}
