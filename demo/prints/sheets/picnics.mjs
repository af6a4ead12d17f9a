import {
  chance,
  circle,
  clipped,
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

const gingham = (x, y, w, h, size, color) => [
  rect(x, y, w, h, '#ffffff'),
  times(Math.ceil(w / size / 2), (i) =>
    rect(x + i * size * 2, y, size, h, color, { opacity: 0.55 }),
  ),
  times(Math.ceil(h / size / 2), (i) =>
    rect(x, y + i * size * 2, w, size, color, { opacity: 0.55 }),
  ),
]

const blanket = () => {
  const next = chance(13)
  return printed(
    1104,
    '#2fae52',
    { worn: '#58c274', least: 0.72 },
    times(120, () =>
      placed(
        next() * 736,
        next() * 1104,
        -90 + (next() - 0.5) * 60,
        leaf(40 + next() * 30, 5, next() > 0.5 ? '#1f8f42' : '#57cf7a'),
      ),
    ),
    times(16, () => {
      const [x, y] = [next() * 736, next() * 1104]
      return [
        times(7, (k) => placed(x, y, k * 51, ellipse(0, -12, 5, 9, '#fff'))),
        circle(x, y, 7, '#ffd21f'),
      ]
    }),
    placed(368, 560, -8, [
      clipped(
        'cloth',
        rect(-290, -440, 580, 880, '#000'),
        gingham(-290, -440, 580, 880, 36, '#e8213a'),
      ),
      circle(-120, -250, 110, '#ffe9a8'),
      circle(-120, -250, 88, '#fff7dd'),
      times(3, (i) =>
        placed(
          -150 + i * 34,
          -260 + i * 18,
          30,
          path('M-60 30L0 -60L60 30Z', '#f2b866'),
          path('M-48 14L0 -60L48 14Z', '#7fcf5a'),
          path('M-36 -4L0 -60L36 -4Z', '#fff3d6'),
        ),
      ),
      placed(150, -260, 20, [
        path('M-110 0A110 110 0 0 0 110 0Z', '#1f8f42'),
        path('M-98 0A98 98 0 0 0 98 0Z', '#eafbd9'),
        path('M-88 0A88 88 0 0 0 88 0Z', '#ff3d55'),
        times(9, (i) => ellipse(-56 + i * 14, 20 + (i % 3) * 17, 4, 7, '#1a1012')),
      ]),
      placed(150, 60, -24, [
        rect(-34, -150, 68, 210, '#19a3c9', { rx: 26 }),
        rect(-15, -210, 30, 74, '#19a3c9'),
        rect(-18, -220, 36, 22, '#f2b866'),
        rect(-34, -70, 68, 80, '#fff3d6'),
        circle(0, -30, 21, '#ffd21f'),
      ]),
      circle(-140, 40, 92, '#8a4a1f'),
      circle(-140, 40, 80, '#c98b3f'),
      times(22, (i) =>
        circle(
          -140 + Math.cos(i * 2.4) * Math.sqrt(i) * 14,
          40 + Math.sin(i * 2.4) * Math.sqrt(i) * 14,
          17,
          ['#7b1fa8', '#e8213a', '#5b8f1f'][i % 3],
        ),
      ),
      placed(60, 290, 10, [
        rect(-150, -46, 300, 92, '#d99a4a', { rx: 46 }),
        times(6, (i) => stroke(`M${-110 + i * 44} -30L${-80 + i * 44} 26`, '#f7d9a0', 13)),
      ]),
      placed(-190, 300, 40, [
        path('M-70 20L70 -40L70 40L-70 60Z', '#ffd21f'),
        [
          [-30, 30],
          [20, 10],
          [44, 26],
        ].map(([x, y], i) => circle(x, y, 8 + i * 2, '#e0a800')),
      ]),
    ]),
  )
}

const basket = () =>
  printed(
    920,
    '#8fdcff',
    { worn: '#b0e6ff', least: 0.72 },
    path('M0 640C180 600 520 600 736 650V920H0Z', '#5fc25a'),
    path('M180 460C180 130 556 130 556 460', 'none', { stroke: '#b3661f', strokeWidth: 34 }),
    path('M180 460C180 130 556 130 556 460', 'none', {
      stroke: '#e8a04a',
      strokeWidth: 9,
      strokeDasharray: '20 16',
    }),
    placed(
      280,
      410,
      -14,
      rect(-60, -170, 120, 250, '#d9913f', { rx: 60 }),
      times(5, (i) => stroke(`M-40 ${-120 + i * 44}L36 ${-140 + i * 44}`, '#f7d9a0', 11)),
    ),
    rect(420, 210, 62, 240, '#12806a', { rx: 24 }),
    rect(436, 150, 30, 80, '#12806a'),
    rect(420, 300, 62, 80, '#fff3d6'),
    [
      [350, 400, '#e8213a'],
      [400, 430, '#ff8a1f'],
      [490, 430, '#e8213a'],
      [230, 440, '#ffd21f'],
    ].map(([x, y, c]) => [circle(x, y, 50, c), placed(x, y - 46, -40, leaf(40, 12, '#1f8f42'))]),
    clipped(
      'basket',
      path('M130 450H606L560 780H176Z', '#000'),
      rect(100, 440, 540, 360, '#c97b2f'),
      times(10, (row) =>
        times(14, (i) =>
          rect(
            110 + i * 42 + (row % 2) * 21,
            452 + row * 34,
            38,
            28,
            (i + row) % 2 ? '#e3a04f' : '#b8691f',
            { rx: 8 },
          ),
        ),
      ),
    ),
    clipped(
      'napkin',
      path('M150 440H480L420 640L330 560L250 650Z', '#000'),
      gingham(130, 430, 380, 240, 24, '#2347ff'),
    ),
    rect(116, 436, 504, 34, '#8a4a14', { rx: 17 }),
    times(7, (i) =>
      placed(
        40 + i * 110,
        850,
        0,
        times(6, (k) => placed(0, 0, k * 60, ellipse(0, -17, 9, 14, i % 2 ? '#ff5c8a' : '#fff'))),
        circle(0, 0, 9, '#ffd21f'),
      ),
    ),
  )

const melons = () =>
  printed(
    736,
    '#ff9ec2',
    { worn: '#ffb8d3', least: 0.72 },
    times(4, (row) =>
      times(4, (i) =>
        placed(92 + i * 184 + (row % 2 ? 92 : 0) - 46, 92 + row * 184, (i * 73 + row * 41) % 360, [
          path('M-84 -20A84 84 0 0 0 84 -20Z', '#0f7a45'),
          path('M-74 -20A74 74 0 0 0 74 -20Z', '#d9f7c4'),
          path('M-66 -20A66 66 0 0 0 66 -20Z', '#ff2f4f'),
          times(5, (k) => ellipse(-36 + k * 18, -2 + (k % 2) * 17, 4, 7, '#24060c')),
        ]),
      ),
    ),
  )

const sandwich = () => {
  const ink = '#14213d'
  const row = (y, words, draw) => [
    placed(300, y, 0, draw),
    line(520, y, 580, y, ink, 3),
    circle(520, y, 6, ink),
    text(592, y + 7, words, 23, ink, { weight: 700 }),
  ]
  return printed(
    1104,
    '#fff27a',
    { rough: 3, worn: '#fff7ad', least: 0.74 },
    head(48, 118, 'A sandwich to carry', 66, ink, { weight: 700 }),
    row(
      280,
      'Rye',
      path(
        'M-200 50C-230 -50 -190 -90 -120 -80C-60 -110 60 -110 120 -80C190 -90 230 -50 200 50Z',
        '#b3661f',
      ),
    ),
    row(
      380,
      'Mustard',
      path(`M-210 0${times(7, () => 'q30 -34 60 0').join('')}L200 24H-200Z`, '#ffb703'),
    ),
    row(462, 'Chicken', [
      path('M-220 0C-150 -50 150 -50 220 0C150 34 -150 34 -220 0Z', '#ffe0c2'),
      times(6, (i) => stroke(`M${-150 + i * 56} -16q20 16 40 0`, '#e0b48a', 5)),
    ]),
    row(
      548,
      'Tomato',
      [-130, 0, 130].map((x) => [
        ellipse(x, 0, 92, 26, '#e8213a'),
        ellipse(x, -4, 70, 15, '#ff7a7a'),
      ]),
    ),
    row(
      632,
      'Cucumber',
      times(5, (i) => [
        ellipse(-160 + i * 80, 0, 56, 22, '#1f8f42'),
        ellipse(-160 + i * 80, -4, 45, 14, '#d9f7a8'),
      ]),
    ),
    row(
      716,
      'Lettuce',
      path(
        `M-230 -10${times(9, () => 'q25 60 51 0').join('')}C180 -50 -180 -50 -230 -10Z`,
        '#5fc22f',
      ),
    ),
    row(
      800,
      'Rye again',
      path('M-204 -40H204C216 30 180 50 120 46H-120C-180 50 -216 30 -204 -40Z', '#b3661f'),
    ),
    polygon(['100,910', '500,910', '460,1000', '140,1000'], '#8fdcff'),
    stroke('M100 910L300 960L500 910', ink, 4),
    text(300, 1060, 'Wrap it tight, and let it rest for an hour.', 23, ink, {
      anchor: 'middle',
      weight: 600,
    }),
    curve(
      [
        [520, 950],
        [570, 930],
        [600, 970],
        [650, 950],
      ],
      '#e8213a',
      6,
    ),
  )
}

/** Prints of picnics. */
export const picnics = {
  'picnic-blanket': blanket,
  'picnic-basket': basket,
  'picnic-melons': melons,
  'picnic-sandwich': sandwich,
}
