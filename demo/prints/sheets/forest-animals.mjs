import { eye } from './eyes.mjs'
import {
  at,
  chance,
  circle,
  curve,
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
import { printed } from './texture.mjs'

const frogs = () =>
  printed(
    736,
    '#0f6b5a',
    { worn: '#1f8370', least: 0.72 },
    [
      [180, 560, 150],
      [560, 600, 170],
      [380, 240, 190],
    ].map(([x, y, r]) =>
      path(`M${x} ${y}L${x + r} ${y - 20}A${r} ${r * 0.5} 0 1 0 ${x + r} ${y + 20}Z`, '#2fae7a'),
    ),
    [
      [180, 500, '#b5ec3f', 1],
      [560, 540, '#ff7a3d', 0.9],
      [380, 170, '#35c9ff', 1.15],
    ].map(([x, y, color, k]) =>
      placed(
        x,
        y,
        0,
        at(
          0,
          0,
          [k, k],
          ellipse(-72, 46, 44, 26, color),
          ellipse(72, 46, 44, 26, color),
          path('M-90 20C-90 -60 90 -60 90 20C90 66 50 74 0 74S-90 66 -90 20Z', color),
          ellipse(0, 40, 56, 30, '#fffbe0', { opacity: 0.75 }),
          [-1, 1].map((s) => [
            circle(s * 50, -44, 32, color),
            circle(s * 50, -48, 20, '#ffffff'),
            circle(s * 50, -46, 11, '#12200a'),
          ]),
          stroke('M-50 6Q0 40 50 6', '#12200a', 6),
          [-1, 1].map((s) => circle(s * 66, 8, 11, '#ff5a8a', { opacity: 0.6 })),
          times(5, (i) => circle(-36 + i * 18, -22 + (i % 2) * 8, 6, '#00000022')),
        ),
      ),
    ),
    [
      [110, 170],
      [640, 300],
      [420, 460],
    ].map(([x, y], i) =>
      placed(
        x,
        y,
        i * 40,
        times(7, (k) => placed(0, 0, k * 51, leaf(46, 14, '#ff8fc0'))),
        circle(0, 0, 12, '#ffe14d'),
      ),
    ),
  )

const deer = () =>
  printed(
    1104,
    '#2b1055',
    { worn: '#43257a', least: 0.7 },
    circle(368, 380, 250, '#ff7a9c'),
    times(9, (i) => rect(i * 92 - 20, 0, 16 + (i % 3) * 8, 1000, i % 2 ? '#3f1f75' : '#4d2a88')),
    path('M0 900C200 850 520 870 736 890V1104H0Z', '#1a0838'),
    path(
      'M330 620C300 560 300 520 320 480C290 470 250 440 250 420C290 420 320 430 340 446C350 436 390 436 400 446C420 430 450 420 490 420C490 440 450 470 420 480C440 520 440 560 410 620L450 920H420L396 760H344L320 920H290Z',
      '#ffcf8a',
    ),
    path('M344 560C340 600 400 600 396 560L386 616C380 636 360 636 354 616Z', '#fff3dc'),
    ellipse(370, 618, 15, 10, '#2b1055'),
    eye(336, 512, 9),
    eye(404, 512, 9),
    stroke(
      'M344 446C300 380 240 360 220 260M316 400C270 380 230 390 200 370M270 340C290 300 290 260 280 220M396 446C440 380 500 360 520 260M424 400C470 380 510 390 540 370M470 340C450 300 450 260 460 220',
      '#fff3dc',
      13,
    ),
    times(9, (i) => circle(344 + ((i * 37) % 52), 650 + ((i * 53) % 96), 7, '#fff3dc')),
    times(12, (i) =>
      placed(i * 66, 1100, -120 + ((i * 41) % 60), leaf(150, 18, i % 2 ? '#5a2f9e' : '#3f1f75')),
    ),
  )

const hedgehog = () => {
  const next = chance(14)
  return printed(
    736,
    '#ffe7a3',
    { worn: '#fff0c4', least: 0.74 },
    path('M0 560C200 530 500 540 736 560V736H0Z', '#e08a2f'),
    path('M180 570C190 400 320 340 400 340C530 340 606 460 612 570Z', '#3a2050'),
    times(420, (i) => {
      const a = Math.PI * (1.02 + next() * 0.96)
      const r = 60 + next() * 190
      const [x, y] = [400 + r * Math.cos(a), 560 + r * 0.98 * Math.sin(a)]
      return line(
        x,
        y,
        x + 32 * Math.cos(a),
        y + 32 * Math.sin(a),
        ['#4a2a5c', '#6a3f7f', '#8f5fa8', '#2f1a40'][i % 4],
        5,
      )
    }),
    path(
      'M180 560C170 470 110 480 70 540C60 560 80 580 110 580H560C600 580 620 560 610 540C540 470 280 480 180 560Z',
      '#f0c9a0',
    ),
    path(
      'M180 470C120 470 80 520 62 546C60 566 90 580 150 580H240C250 520 230 480 180 470Z',
      '#f0c9a0',
    ),
    circle(62, 548, 15, '#2f1a40'),
    eye(150, 520, 10),
    ellipse(226, 470, 24, 28, '#d9a578'),
    stroke('M90 566Q110 576 130 566', '#2f1a40', 5),
    [
      [200, 590],
      [300, 596],
      [470, 596],
      [560, 588],
    ].map(([x, y]) => ellipse(x, y, 28, 13, '#d9a578')),
    placed(
      420,
      300,
      0,
      circle(0, 0, 50, '#e0263c'),
      line(0, -46, 6, -70, '#5c3a12', 6),
      placed(4, -60, -20, leaf(44, 15, '#2f9e4f')),
      circle(-14, -14, 10, '#ff8f8f'),
    ),
    [
      [560, 390, 30],
      [280, 350, -20],
    ].map(([x, y, turn]) => placed(x, y, turn, leaf(90, 34, '#ff7a1f', '#b5450a'))),
    times(8, (i) =>
      placed(
        40 + i * 92,
        690 - (i % 2) * 30,
        i * 50,
        leaf(60, 22, ['#e0452f', '#ffb000', '#c2185b'][i % 3]),
      ),
    ),
  )
}

const jellyfish = () =>
  printed(
    1308,
    '#120a4a',
    { worn: '#291f73', least: 0.7 },
    [
      [370, 420, 1.5, '#ff6fc8', '#ffb8e6'],
      [160, 860, 0.8, '#5ad6ff', '#bdf0ff'],
      [590, 900, 1, '#a97bff', '#ddc9ff'],
    ].map(([x, y, k, color, light]) =>
      placed(
        x,
        y,
        0,
        at(
          0,
          0,
          [k, k],
          times(7, (i) =>
            curve(
              [
                [-84 + i * 28, 0],
                [-96 + i * 32 + (i % 2) * 26, 110],
                [-84 + i * 28 - (i % 2) * 26, 220],
                [-90 + i * 30, 300 + (i % 3) * 50],
              ],
              i % 2 ? color : light,
              6,
            ),
          ),
          times(3, (i) =>
            curve(
              [
                [-30 + i * 30, 10],
                [-50 + i * 40, 90],
                [-20 + i * 24, 170],
                [-40 + i * 36, 250],
              ],
              light,
              17,
              { opacity: 0.55 },
            ),
          ),
          path(
            'M-130 10C-140 -150 140 -150 130 10C110 34 90 -6 66 14S22 34 0 12S-44 -6 -66 14S-110 34 -130 10Z',
            color,
          ),
          path('M-90 -10C-90 -100 90 -100 90 -10C40 -30 -40 -30 -90 -10Z', light, {
            opacity: 0.55,
          }),
          times(5, (i) =>
            circle(-60 + i * 30, -60 + Math.abs(2 - i) * 16, 9, '#ffffff', { opacity: 0.7 }),
          ),
        ),
      ),
    ),
    times(70, (i) =>
      circle((i * 167) % 736, (i * 211) % 1308, 1.6 + (i % 4), '#bdb4ff', { opacity: 0.7 }),
    ),
  )

const bees = () =>
  printed(
    920,
    '#ffc21f',
    { worn: '#ffd34d', least: 0.73 },
    times(7, (row) =>
      times(6, (i) => {
        const [x, y] = [i * 146 + (row % 2) * 73, row * 126 + 84]
        return polygon(
          times(
            6,
            (k) =>
              `${(x + 78 * Math.cos(k * 1.047 + 0.524)).toFixed(1)},${(y + 78 * Math.sin(k * 1.047 + 0.524)).toFixed(1)}`,
          ),
          (row + i) % 4 === 0 ? '#ff9d00' : (row * i) % 5 === 2 ? '#ffe48a' : '#ffb000',
          { stroke: '#8a4a00', strokeWidth: 6 },
        )
      }),
    ),
    [
      [190, 220, 20, 1.1],
      [540, 330, -24, 1.3],
      [280, 560, -10, 1.5],
      [600, 730, 30, 1],
    ].map(([x, y, turn, k]) =>
      placed(
        x,
        y,
        turn,
        at(
          0,
          0,
          [k, k],
          placed(-10, -36, -60, leaf(90, 34, '#eafaff')),
          placed(14, -36, -110, leaf(90, 34, '#ffffff')),
          ellipse(0, 0, 66, 42, '#ffd21f'),
          [-30, 0, 30].map((bx) =>
            path(
              `M${bx - 9} ${-38 + Math.abs(bx) * 0.2}V${38 - Math.abs(bx) * 0.2}H${bx + 9}V${-38 + Math.abs(bx) * 0.2}Z`,
              '#1d1220',
            ),
          ),
          circle(62, 0, 28, '#1d1220'),
          circle(72, -8, 7, '#ffffff'),
          stroke('M70 -24Q84 -46 96 -44M78 -20Q96 -36 108 -30', '#1d1220', 5),
          polygon(['-66,-8', '-90,0', '-66,8'], '#1d1220'),
        ),
      ),
    ),
  )

export const forestAnimals = {
  'animals-frogs': frogs,
  'animals-deer': deer,
  'animals-hedgehog': hedgehog,
  'animals-jellyfish': jellyfish,
  'animals-bees': bees,
}
