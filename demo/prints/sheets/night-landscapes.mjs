import { circle, curve, ellipse, line, path, placed, polygon, rect, stroke, times } from './ink.mjs'
import { fir, range, ridge, stars } from './ridges.mjs'
import { printed } from './texture.mjs'

const dunes = () =>
  printed(
    1104,
    '#101a4d',
    { worn: '#25307a', least: 0.7 },
    stars(21, 110, '#fff6d6', 560),
    circle(530, 230, 88, '#fff1c2'),
    circle(496, 212, 80, '#101a4d'),
    path('M0 640C160 560 300 560 420 620C520 670 640 610 736 560V1104H0Z', '#3f3aa8'),
    path('M0 760C200 600 420 640 500 720C590 800 660 760 736 720V1104H0Z', '#6a52d6'),
    path('M0 760C200 600 420 640 500 720C360 720 240 800 200 1104H0Z', '#8a74f0'),
    path('M0 960C220 860 420 900 560 860C640 830 700 830 736 840V1104H0Z', '#c0479f'),
    path('M0 960C220 860 420 900 560 860C440 940 380 1000 400 1104H0Z', '#f06ab8'),
    [0, 1, 2].map((i) =>
      placed(150 + i * 96, 700 - i * 22, 0, [
        path(
          'M0 0C6 -30 20 -34 26 -22C32 -50 50 -50 54 -22C66 -28 72 -14 74 -46L88 -52L86 -34L80 -16C80 -4 76 -4 72 0L68 40H62V6H22V40H16V6Z',
          '#1b1145',
        ),
      ]),
    ),
  )

const northernLights = () =>
  printed(
    1308,
    '#071b3f',
    { worn: '#12305f', least: 0.7 },
    stars(5, 140, '#ffffff', 800),
    ['#1de9a0', '#35f0c0', '#6a7bff', '#d15cff'].map((color, i) =>
      path(
        `M${-40 + i * 40} ${250 + i * 70}C160 ${80 + i * 90} 300 ${480 + i * 30} 470 ${260 + i * 60}S700 ${120 + i * 80} 790 ${200 + i * 60}V${420 + i * 60}C640 ${330 + i * 70} 560 ${480 + i * 60} 440 ${520 + i * 50}S180 ${360 + i * 70} -40 ${560 + i * 60}Z`,
        color,
        { opacity: 0.42 },
      ),
    ),
    range(6, 980, 300, '#12345f', '#cfe6ff'),
    ridge(9, 990, 18, '#e6f3ff', 1320),
    ridge(2, 1080, 16, '#b8d6f2', 1320),
    times(16, (i) =>
      fir(i * 50 - 8, 1110 + (i % 4) * 34, 170 + ((i * 53) % 110), i % 2 ? '#03122b' : '#061c3d'),
    ),
    polygon(['300,1190', '368,1120', '436,1190'], '#e8f3ff'),
    rect(316, 1186, 104, 70, '#5a2a1a'),
    rect(340, 1206, 26, 26, '#ffd34d'),
    rect(378, 1206, 26, 50, '#32140b'),
  )

const terraces = () =>
  printed(
    1104,
    '#fff2b8',
    { worn: '#fff9da', least: 0.74 },
    rect(0, 0, 736, 330, '#ffe27a'),
    circle(540, 190, 80, '#ff7a3d'),
    ridge(4, 330, 50, '#8fd6b0'),
    ridge(13, 400, 36, '#4fb88a'),
    times(11, (i) => {
      const y = 450 + i * 62
      const lean = i % 2 ? 50 : -40
      return [
        path(
          `M-20 ${y}C160 ${y - 50 + lean} 320 ${y + 40} 460 ${y - 10}S680 ${y - 50} 760 ${y - 20 + lean}V1120H-20Z`,
          ['#0f8a5a', '#35b36b', '#7fd34f', '#c9e86a'][i % 4],
        ),
        curve(
          [
            [-20, y],
            [150, y - 30 + lean * 0.7],
            [320, y + 12],
            [460, y - 10],
            [640, y - 34],
            [760, y - 20 + lean],
          ],
          '#e9fff0',
          6,
        ),
      ]
    }),
    times(26, (i) =>
      stroke(
        `M${30 + ((i * 131) % 690)} ${560 + ((i * 89) % 520)}v-16m-7 4l7 12l7 -12`,
        '#0a5c3d',
        3.4,
      ),
    ),
    path('M150 640L190 600L230 640Z', '#b8263c'),
    rect(162, 640, 56, 34, '#fff3c4'),
  )

const savanna = () =>
  printed(
    900,
    '#ffb200',
    { worn: '#ffc64d', least: 0.7 },
    rect(0, 0, 736, 260, '#ff8a00'),
    rect(0, 0, 736, 120, '#f4511e'),
    circle(368, 560, 210, '#fff0a8'),
    circle(368, 560, 160, '#ffffff', { opacity: 0.5 }),
    ridge(6, 640, 18, '#6a1b4d'),
    ridge(12, 740, 12, '#3b0f33'),
    path(
      'M486 720C480 620 500 560 470 480M476 600C520 560 560 540 590 500M472 560C440 520 420 500 400 480',
      'none',
      { stroke: '#2a0a26', strokeWidth: 20, strokeLinecap: 'round' },
    ),
    [
      [470, 440, 150, 40],
      [590, 470, 120, 34],
      [390, 470, 100, 30],
      [520, 410, 130, 34],
    ].map(([x, y, a, b]) => ellipse(x, y, a, b, '#2a0a26')),
    placed(170, 720, 0, [
      path(
        'M0 0L-6 -120C-8 -150 10 -166 20 -170L44 -286L58 -292L74 -278L60 -272L62 -160C70 -150 70 -130 64 -110L70 0H60L52 -100H16L10 0Z',
        '#2a0a26',
      ),
      line(50, -290, 48, -304, '#2a0a26', 5),
    ]),
    times(40, (i) =>
      line(
        (i * 67) % 736,
        800 + ((i * 43) % 90),
        ((i * 67) % 736) + 6,
        770 + ((i * 43) % 90),
        '#7a2a5c',
        3,
      ),
    ),
  )

export const nightLandscapes = {
  'land-dunes': dunes,
  'land-northern-lights': northernLights,
  'land-terraces': terraces,
  'land-savanna': savanna,
}
