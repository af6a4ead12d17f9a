import {
  chance,
  circle,
  clipped,
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

const wheel = (x, y, r, hub) => [
  circle(x, y, r, '#17181f'),
  circle(x, y, r * 0.56, hub),
  circle(x, y, r * 0.22, '#17181f'),
]

const camper = () =>
  printed(
    920,
    '#ffd9a0',
    { worn: '#ffe6c2', least: 0.7 },
    circle(520, 260, 140, '#ff6b57'),
    times(6, (i) =>
      path(
        `M0 ${430 + i * 34}${times(8, () => 'q23 -16 46 0t46 0').join('')}V920H0Z`,
        ['#3ec6d6', '#2fb2c9', '#239dbb', '#1a87a8', '#147394', '#0f6182'][i],
      ),
    ),
    path('M0 640C240 610 500 660 736 630V920H0Z', '#ffe9b8'),
    rect(104, 330, 528, 26, '#8a4a1f', { rx: 13 }),
    path('M140 316C250 286 500 286 640 316L632 332H150Z', '#ffffff'),
    path('M150 322C260 300 500 300 630 322', 'none', { stroke: '#ff6b57', strokeWidth: 7 }),
    path('M80 480C84 390 120 356 190 352H560C620 354 650 420 660 520V690H80Z', '#fff8ea'),
    path('M80 520H660V690C660 706 650 712 636 712H104C88 712 80 704 80 690Z', '#12a38f'),
    rect(80, 512, 580, 14, '#ff6b57'),
    [
      [122, 130],
      [272, 130],
      [422, 110],
    ].map(([x, w]) => [
      rect(x, 392, w, 96, '#bfe9f5', { rx: 16 }),
      polygon(
        [`${x + 20},${396}`, `${x + 60},${396}`, `${x + 24},${484}`, `${x + 6},${484}`],
        '#ffffff88',
      ),
    ]),
    path('M552 392H590C620 400 634 440 640 488H552Z', '#bfe9f5'),
    line(412, 530, 412, 704, '#0b7a6b', 4),
    line(542, 400, 542, 704, '#0b7a6b', 4),
    circle(636, 580, 20, '#ffe14d'),
    rect(70, 650, 600, 22, '#e9edf2', { rx: 11 }),
    wheel(200, 712, 62, '#ffffff'),
    wheel(540, 712, 62, '#ffffff'),
    times(9, (i) => placed(20 + i * 90, 900, -100 + (i % 3) * 14, leaf(120, 10, '#12806a'))),
  )

const oldCar = () =>
  printed(
    736,
    '#ffcf33',
    { worn: '#ffdb66', least: 0.7 },
    rect(0, 520, 736, 216, '#3a2a6b'),
    times(6, (i) => rect(20 + i * 130, 620, 80, 13, '#ffcf33')),
    times(3, (i) => rect(0, 80 + i * 66, 736, 26, '#ffbf00')),
    ellipse(368, 560, 320, 20, '#221748'),
    path(
      'M40 500C40 440 90 420 170 412C220 330 270 300 380 300S540 330 590 410C670 420 700 450 700 520C700 550 680 556 660 556H80C52 556 40 540 40 500Z',
      '#e8213a',
    ),
    path('M200 408C240 350 280 326 360 326V408Z', '#cdeef7'),
    path('M380 326C460 326 520 350 560 408H380Z', '#cdeef7'),
    polygon(['250,372', '290,340', '260,404', '224,404'], '#ffffffaa'),
    stroke('M372 420V540M60 470H690', '#a8102a', 4),
    rect(390, 440, 44, 10, '#fff', { rx: 5 }),
    circle(672, 470, 22, '#fff3c4'),
    rect(30, 520, 680, 20, '#e9edf2', { rx: 10 }),
    wheel(180, 552, 68, '#e9edf2'),
    wheel(560, 552, 68, '#e9edf2'),
    rect(220, 262, 300, 16, '#8a4a1f', { rx: 8 }),
    [250, 490].map((x) => rect(x, 270, 10, 40, '#8a4a1f')),
    rect(250, 190, 120, 74, '#12a38f', { rx: 10 }),
    rect(384, 210, 110, 54, '#2347ff', { rx: 10 }),
    stroke('M290 190C290 170 330 170 330 190M420 210C420 192 458 192 458 210', '#17181f', 7),
  )

const scooter = () =>
  printed(
    1104,
    '#ff8fb8',
    { worn: '#ffa9c9', least: 0.7 },
    rect(0, 860, 736, 250, '#e0527f'),
    times(12, (i) =>
      rect(
        (i % 4) * 190 + (Math.floor(i / 4) % 2) * 95 - 60,
        880 + Math.floor(i / 4) * 76,
        170,
        60,
        '#d1426f',
        { rx: 6 },
      ),
    ),
    path('M200 860V330A170 170 0 0 1 540 330V860Z', '#ffc4d8'),
    rect(200, 240, 340, 620, '#7a1f4a', { rx: 170 }),
    rect(220, 262, 300, 600, '#12806a', { rx: 150 }),
    line(370, 262, 370, 860, '#0b5d4c', 5),
    wheel(190, 850, 78, '#ffffff'),
    wheel(560, 850, 78, '#ffffff'),
    path(
      'M130 820C120 730 240 700 300 760L330 800H470C480 700 520 620 560 600L600 640C580 700 590 760 640 790L610 826C560 800 500 820 470 856H300C250 840 200 790 130 820Z',
      '#19c2d9',
    ),
    path('M110 760C120 660 280 650 330 740L320 800C260 750 170 750 110 790Z', '#12a8be'),
    path('M540 500L600 480L650 760C600 780 560 720 556 640Z', '#19c2d9'),
    stroke('M570 520L540 420L480 404M540 420L600 400', '#17181f', 17),
    circle(604, 520, 38, '#fff3c4', { stroke: '#17181f', strokeWidth: 8 }),
    path('M130 690C150 650 310 650 340 690C340 716 150 716 130 690Z', '#8a3b12'),
    rect(90, 560, 120, 110, '#d9913f', { rx: 12 }),
    times(4, (i) => line(90, 580 + i * 24, 210, 580 + i * 24, '#a8651f', 5)),
    times(7, (i) => [
      placed(100 + i * 17, 566, -110 + i * 8, leaf(60, 13, '#0b6b4a')),
      circle(98 + i * 18, 520 - (i % 2) * 22, 17, ['#e01e37', '#ffd21f', '#ffffff'][i % 3]),
    ]),
  )

const balloon = () => {
  const next = chance(5)
  return printed(
    1308,
    '#7fd0ff',
    { worn: '#a3deff', least: 0.72 },
    times(6, () => {
      const [x, y] = [next() * 700, 120 + next() * 1000]
      return [ellipse(x, y, 120, 34, '#ffffff'), ellipse(x + 50, y - 26, 70, 40, '#ffffff')]
    }),
    [
      [368, 430, 1, ['#ff3d55', '#ffd21f', '#ff7a1f', '#fff3df']],
      [150, 900, 0.42, ['#7b3fe4', '#ff9fc4', '#5b2bd9', '#fff3df']],
      [600, 1010, 0.3, ['#12a36d', '#c9f06a', '#0b6b4a', '#fff3df']],
    ].map(
      ([x, y, s, c], n) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${[
          clipped(
            `balloon${n}`,
            path(
              'M0 -300C190 -300 270 -160 250 -20C230 110 120 200 60 280H-60C-120 200 -230 110 -250 -20C-270 -160 -190 -300 0 -300Z',
              '#000',
            ),
            times(7, (i) =>
              path(
                `M0 -340C${-330 + i * 110} -200 ${-330 + i * 110} 60 ${-70 + i * 23} 300H${-70 + (i + 1) * 23}C${-330 + (i + 1) * 110} 60 ${-330 + (i + 1) * 110} -200 0 -340Z`,
                c[i % 3],
              ),
            ),
            times(6, (k) => rect(-300, -60 + k * 26, 600, k % 2 ? 0 : 13, c[3])),
          ),
          stroke('M-56 282L-40 370M56 282L40 370M0 286V370', '#5a2f12', 5),
          rect(-52, 366, 104, 84, '#b8691f', { rx: 14 }),
          times(3, (k) => line(-52, 388 + k * 20, 52, 388 + k * 20, '#7a3f12', 5)),
        ]
          .flat(9)
          .join('')}</g>`,
    ),
    path('M0 1200C180 1120 380 1240 736 1150V1308H0Z', '#3fb56b'),
    path('M0 1260C240 1190 500 1290 736 1230V1308H0Z', '#1f8f4d'),
  )
}

/** Prints of vehicles. */
export const vehicles = {
  'vehicle-camper': camper,
  'vehicle-red-car': oldCar,
  'vehicle-scooter': scooter,
  'vehicle-balloon': balloon,
}
