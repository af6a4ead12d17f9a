import {
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

const iceberg = () =>
  printed(
    1104,
    '#0b3f6b',
    { worn: '#1b5a8c', least: 0.72 },
    rect(0, 0, 736, 420, '#ffe3ec'),
    circle(560, 180, 66, '#ff6f91'),
    polygon(
      ['200,420', '250,250', '330,180', '380,240', '440,130', '500,260', '560,420'],
      '#ffffff',
    ),
    polygon(['330,180', '380,240', '360,420', '300,420'], '#cfe9f7'),
    polygon(['440,130', '500,260', '560,420', '470,420'], '#b8dcf0'),
    rect(0, 420, 736, 700, '#1479b8'),
    polygon(
      ['150,420', '600,420', '680,560', '590,800', '430,980', '330,1010', '190,820', '90,580'],
      '#8fe3f0',
    ),
    polygon(['150,420', '330,420', '300,700', '330,1010', '190,820', '90,580'], '#c4f4f7'),
    polygon(['480,420', '600,420', '680,560', '590,800', '500,900', '540,620'], '#55bfe0'),
    times(5, (i) =>
      curve(
        [
          [0, 520 + i * 130],
          [120, 508 + i * 130],
          [240, 524 + i * 130],
        ],
        '#0f6aa6',
        4,
      ),
    ),
    rect(0, 414, 736, 10, '#ffffff'),
    [
      [120, 700],
      [650, 880],
      [90, 930],
      [600, 1000],
    ].map(([x, y], i) =>
      path(
        `M${x} ${y}C${x + 24} ${y - 18} ${x + 50} ${y - 10} ${x + 60} ${y}L${x + 78} ${y - 14}V${y + 14}L${x + 60} ${y}C${x + 50} ${y + 10} ${x + 24} ${y + 18} ${x} ${y}Z`,
        i % 2 ? '#ff6f91' : '#ffd34d',
      ),
    ),
  )

const blossomLane = () => {
  const next = chance(31)
  return printed(
    1104,
    '#e6f4ff',
    { worn: '#f6fbff', least: 0.74 },
    rect(0, 660, 736, 450, '#8fd17a'),
    polygon(['330,640', '406,640', '640,1110', '96,1110'], '#f7e7d6'),
    [0, 1, 2, 3]
      .map((i) => {
        const k = 1 - i * 0.2
        const y = 960 - i * 92
        return [-1, 1].map((side) => [
          stroke(
            `M${368 + side * 300 * k} ${y}C${368 + side * 290 * k} ${y - 200 * k} ${368 + side * 270 * k} ${y - 260 * k} ${368 + side * 200 * k} ${y - 420 * k}`,
            '#5b3a4f',
            30 * k,
          ),
          times(24, () =>
            circle(
              368 + side * (70 + next() * 280) * k,
              y - (330 + next() * 300) * k,
              (30 + next() * 34) * k,
              ['#ff9ec4', '#ffc1da', '#ff7fb0', '#ffe0ec'][Math.floor(next() * 4)],
            ),
          ),
        ])
      })
      .toReversed(),
    times(60, () => circle(next() * 736, 680 + next() * 420, 4 + next() * 4, '#ff9ec4')),
    placed(368, 800, 0, [
      stroke('M-40 0A26 26 0 1 0 -40 0.1M40 0A26 26 0 1 0 40 0.1', '#17181f', 0),
      circle(-36, 0, 30, 'none', { stroke: '#17325c', strokeWidth: 6 }),
      circle(42, 0, 30, 'none', { stroke: '#17325c', strokeWidth: 6 }),
      stroke('M-36 0L-8 -46H30L42 0M-8 -46L6 0L30 -46M30 -46L26 -66H44M-16 -52H2', '#e0263c', 6),
    ]),
  )
}

const palmBeach = () =>
  printed(
    1104,
    '#ffe9b0',
    { worn: '#fff4d3', least: 0.74 },
    rect(0, 0, 736, 470, '#7fd8ff'),
    circle(190, 180, 74, '#fff3a8'),
    rect(0, 420, 736, 200, '#12a9c9'),
    times(6, (i) =>
      path(
        `M0 ${500 + i * 34}${times(8, () => 'q23 -14 46 0t46 0').join('')}V700H0Z`,
        ['#1fbad6', '#3ecbe0', '#6bdbe8', '#9be9ee', '#c9f5f2', '#ffffff'][i],
      ),
    ),
    path('M0 700C160 660 420 720 736 670V1104H0Z', '#ffe2a0'),
    curve(
      [
        [560, 1010],
        [520, 800],
        [560, 560],
        [470, 330],
      ],
      '#8a5a2f',
      34,
    ),
    times(8, (i) =>
      placed(
        470,
        330,
        [-170, -140, -110, -70, -30, 5, 40, 150][i],
        leaf(260, 42, i % 2 ? '#0f8a5a' : '#27b36b', '#0a5c3d'),
      ),
    ),
    [
      [450, 350],
      [490, 356],
      [472, 376],
    ].map(([x, y]) => circle(x, y, 20, '#7a4a1f')),
    placed(210, 900, -8, [
      line(0, 0, 0, -210, '#ffffff', 9),
      times(6, (i) =>
        path(
          `M${-150 + i * 50} -170C${-140 + i * 50} -260 -20 -300 0 -300C20 -300 ${-90 + i * 50} -260 ${-100 + i * 50} -170Z`,
          i % 2 ? '#ffffff' : '#ff4f6d',
        ),
      ),
    ]),
    rect(110, 930, 230, 92, '#2347ff', { rx: 8 }),
    times(4, (i) => rect(130 + i * 56, 930, 22, 92, '#ffffff')),
    [
      [430, 1000],
      [640, 960],
      [380, 880],
    ].map(([x, y]) =>
      polygon(
        times(
          10,
          (k) =>
            `${x + (k % 2 ? 12 : 28) * Math.cos((k * Math.PI) / 5)},${y + (k % 2 ? 12 : 28) * Math.sin((k * Math.PI) / 5)}`,
        ),
        '#ff8a3d',
      ),
    ),
  )

const windmills = () =>
  printed(
    1000,
    '#bfe6ff',
    { worn: '#d9f1ff', least: 0.74 },
    [
      [140, 150],
      [520, 110],
      [610, 260],
    ].map(([x, y]) => [
      ellipse(x, y, 90, 26, '#ffffff'),
      ellipse(x + 30, y - 20, 50, 28, '#ffffff'),
    ]),
    [
      [560, 470, 0.5],
      [230, 480, 1],
    ].map(([x, y, k]) =>
      placed(
        x,
        y,
        0,
        `<g transform="scale(${k})">`,
        [
          polygon(['-70,60', '-44,-150', '44,-150', '70,60'], '#ffffff'),
          polygon(['-54,-150', '0,-210', '54,-150'], '#1b3a8a'),
          rect(-16, -20, 32, 80, '#1b3a8a'),
          times(4, (i) =>
            placed(0, -150, i * 90 + 20, [
              line(0, 0, 190, 0, '#17325c', 8),
              rect(40, -34, 150, 34, '#ffd34d', { opacity: 0.95 }),
              times(5, (j) => line(40 + j * 36, -34, 40 + j * 36, 0, '#17325c', 3)),
            ]),
          ),
          circle(0, -150, 14, '#17325c'),
        ],
        '</g>',
      ),
    ),
    times(9, (i) =>
      polygon(
        [
          `${330 + (i - 4.5) * 24},520`,
          `${330 + (i - 3.5) * 24},520`,
          `${330 + (i - 3.5) * 190},1010`,
          `${330 + (i - 4.5) * 190},1010`,
        ],
        ['#ff3b6b', '#ffc21f', '#ff7ab8', '#8a3ffc', '#ff5a2b', '#fff3d6'][i % 6],
      ),
    ),
    rect(0, 510, 222, 14, '#3fae5a'),
    rect(0, 520, 200, 490, '#ff7ab8', { opacity: 0 }),
    times(60, (i) =>
      circle(20 + ((i * 97) % 700), 620 + ((i * 61) % 370), 5 + ((i * 61) % 370) / 60, '#ffffff', {
        opacity: 0.55,
      }),
    ),
  )

export const shores = {
  'land-iceberg': iceberg,
  'land-blossom-lane': blossomLane,
  'land-palm-beach': palmBeach,
  'land-windmills': windmills,
}
