import { shoulders } from './heads.mjs'
import {
  at,
  blob,
  circle,
  clipped,
  curve,
  ellipse,
  line,
  path,
  placed,
  rect,
  stroke,
  times,
} from './ink.mjs'
import { leaf } from './leaves.mjs'
import { printed } from './texture.mjs'

const plait = (x, y, count, size, color, line) =>
  times(count, (i) => {
    const s = size * (1 - (0.45 * i) / count)
    return placed(x, y + i * size * 0.62, 0, [
      path(`M0 ${-s * 0.3}C${s * 0.9} ${-s * 0.7} ${s} ${s * 0.2} 0 ${s * 0.8}Z`, color, {
        stroke: line,
        strokeWidth: 4,
      }),
      path(`M0 ${-s * 0.3}C${-s * 0.9} ${-s * 0.7} ${-s} ${s * 0.2} 0 ${s * 0.8}Z`, color, {
        stroke: line,
        strokeWidth: 4,
      }),
      stroke(
        `M${s * 0.2} ${s * 0.3}C${s * 0.5} ${s * 0.1} ${s * 0.6} ${-s * 0.1} ${s * 0.56} ${-s * 0.26}M${-s * 0.2} ${s * 0.3}C${-s * 0.5} ${s * 0.1} ${-s * 0.6} ${-s * 0.1} ${-s * 0.56} ${-s * 0.26}`,
        line,
        2.4,
      ),
    ])
  })

const longBraid = () =>
  printed(
    1308,
    '#ffd6e0',
    { worn: '#ffe6ec' },
    circle(368, 420, 300, '#ff5c8a'),
    at(
      368,
      430,
      [1.15, 1.15],
      [
        shoulders('#f2b48c', '#1f4fd1'),
        blob(
          [
            [0, -190],
            [120, -160],
            [160, -50],
            [130, 70],
            [60, 130],
            [0, 150],
            [-60, 130],
            [-130, 70],
            [-160, -50],
            [-120, -160],
          ],
          '#8a3b12',
        ),
        times(7, (i) =>
          [-1, 1].map((side) =>
            stroke(
              `M${side * (8 + i * 22)} ${-178 + i * 8}C${side * (50 + i * 18)} ${-60} ${side * (40 + i * 9)} 40 ${side * 8} ${110 + i * 3}`,
              '#5c2408',
              4,
            ),
          ),
        ),
        plait(0, 130, 11, 82, '#8a3b12', '#5c2408'),
        path('M-18 690C-30 740 -16 770 -4 800C12 770 30 740 18 690Z', '#8a3b12'),
        rect(-26, 668, 52, 26, '#ffd23f', { rx: 8 }),
      ],
    ),
  )

const lowBun = () =>
  printed(
    1104,
    '#c9e265',
    { worn: '#d8eb8c' },
    times(8, (i) =>
      placed(i % 2 ? 720 : 16, 130 + i * 120, i % 2 ? 180 : 0, leaf(180, 40, '#9cc23a')),
    ),
    at(
      368,
      400,
      [1.3, 1.3],
      [
        shoulders('#f6cfae', '#7b2fb5'),
        ellipse(0, -40, 150, 160, '#d9a441'),
        times(9, (i) =>
          [-1, 1].map((side) =>
            stroke(
              `M${side * (4 + i * 17)} ${-198 + i * i * 1.6}C${side * (30 + i * 15)} ${-90} ${side * (20 + i * 12)} 20 ${side * (4 + i * 5)} 78`,
              '#a8741c',
              3.4,
            ),
          ),
        ),
        ellipse(0, 108, 88, 66, '#d9a441'),
        times(5, (i) =>
          ellipse(0, 108, 78 - i * 16, 57 - i * 12, 'none', {
            stroke: '#a8741c',
            strokeWidth: 3.6,
            transform: `rotate(${i * 16} 0 108)`,
          }),
        ),
        path(
          'M-10 168C-70 140 -100 170 -96 210C-60 214 -30 196 -4 180C30 196 60 214 96 210C100 170 70 140 10 168Z',
          '#ff4d6d',
        ),
        stroke('M-6 184C-20 240 -40 280 -60 320M6 184C20 240 40 290 44 340', '#ff4d6d', 15),
        circle(0, 176, 15, '#d92f52'),
      ],
    ),
  )

const boxBraids = () =>
  printed(
    1308,
    '#2b1a6b',
    { worn: '#45348a' },
    circle(368, 480, 330, '#ff6b9d'),
    at(
      368,
      470,
      [1.2, 1.2],
      [
        shoulders('#5a2f1c', '#f5d547'),
        ellipse(0, -40, 146, 156, '#14100f'),
        clipped(
          'crown',
          ellipse(0, -40, 140, 150, '#000'),
          times(5, (row) =>
            times(9, (i) =>
              rect(-156 + i * 36 - (row % 2) * 18, -186 + row * 46, 30, 38, 'none', {
                rx: 6,
                stroke: '#5f4c46',
                strokeWidth: 2.4,
              }),
            ),
          ),
        ),
        times(17, (i) => {
          const x = -150 + i * 18.8
          const end = 520 + ((i * 71) % 140)
          return [
            curve(
              [
                [x * 0.86, 30],
                [x, 160],
                [x + ((i % 3) - 1) * 12, 330],
                [x * 1.04, end],
              ],
              '#14100f',
              17,
            ),
            times(Math.round(end / 26), (k) =>
              stroke(
                `M${x * 0.92 - 5} ${70 + k * 24}L${x * 0.92 + 5} ${80 + k * 24}`,
                '#57423c',
                2.4,
              ),
            ),
            i % 3 === 1
              ? [
                  rect(x * 1.04 - 12, end - 30, 24, 16, '#ffd23f', { rx: 5 }),
                  rect(x - 11, 236, 22, 12, '#ffd23f', { rx: 5 }),
                ]
              : '',
          ]
        }),
      ],
    ),
  )

const spaceBuns = () =>
  printed(
    920,
    '#8fd3ff',
    { worn: '#b5e2ff' },
    times(40, (i) =>
      placed((i * 197) % 736, (i * 137) % 620, i * 20, stroke('M-7 0H7M0 -7V7', '#fff', 4)),
    ),
    at(
      368,
      480,
      [1.25, 1.25],
      [
        [-1, 1].map((side) => [
          circle(side * 128, -200, 78, '#e0559b'),
          times(4, (i) =>
            circle(side * 128, -200, 66 - i * 17, 'none', {
              stroke: '#a82a6b',
              strokeWidth: 4,
              strokeDasharray: '90 16',
            }),
          ),
          rect(side * 108 - 34, -146, 68, 20, '#ffd23f', {
            rx: 10,
            transform: `rotate(${side * 34} ${side * 108} -136)`,
          }),
        ]),
        shoulders('#f6d5bd', '#12275e'),
        ellipse(0, -40, 148, 156, '#e0559b'),
        line(0, -194, 0, 110, '#fbe3d3', 5),
        times(8, (i) =>
          [-1, 1].map((side) =>
            stroke(
              `M${side * 6} ${100 - i * 34}C${side * 60} ${60 - i * 34} ${side * (100 + i * 2)} ${-20 - i * 20} ${side * (116 - i * 2)} ${-130 - i * 4}`,
              '#a82a6b',
              3.6,
            ),
          ),
        ),
        times(7, (i) =>
          stroke(
            `M${-54 + i * 18} 106C${-50 + i * 17} 120 ${-48 + i * 16} 130 ${-44 + i * 15} 144`,
            '#e0559b',
            4,
          ),
        ),
      ],
    ),
  )

const waves = () =>
  printed(
    1104,
    '#ff6f61',
    { worn: '#ff9085' },
    circle(368, 330, 240, '#ffe3a3'),
    times(6, (i) =>
      path(
        `M0 ${820 + i * 50}${times(7, () => 'q26 -22 53 0t53 0').join('')}V1104H0Z`,
        ['#0fb5ba', '#0ea0a8', '#0c8a95', '#0a7583', '#086070', '#064c5c'][i],
      ),
    ),
    at(
      368,
      400,
      [1.2, 1.2],
      [
        shoulders('#d99a6c', '#fdf6e8'),
        ellipse(0, -30, 152, 160, '#6b2f14'),
        times(13, (i) => {
          const x = -168 + i * 28
          const end = 400 + ((i * 53) % 70)
          return curve(
            times(9, (k) => [
              x * (0.5 + Math.min(k, 4) * 0.14) + (k % 2 ? 15 : -13),
              -160 + (k * (end + 160)) / 8,
            ]),
            i % 3 === 0 ? '#8f4a22' : i % 3 === 1 ? '#6b2f14' : '#7c3b1a',
            36,
          )
        }),
        times(12, (i) => {
          const x = -154 + i * 28
          return curve(
            times(9, (k) => [
              x * (0.5 + Math.min(k, 4) * 0.14) + (k % 2 ? 15 : -13),
              -140 + k * 63,
            ]),
            '#c98650',
            3,
          )
        }),
        times(3, (i) =>
          placed(
            -96 + i * 30,
            -110 + i * -22,
            i * 30,
            times(5, (k) => placed(0, 0, k * 72, ellipse(0, -16, 10, 16, '#fff'))),
            circle(0, 0, 8, '#ffd23f'),
          ),
        ),
      ],
    ),
  )

const ponytail = () =>
  printed(
    1104,
    '#b6f0c2',
    { worn: '#cdf6d5', least: 0.72 },
    rect(0, 0, 368, 1104, '#9be3ab'),
    at(
      368,
      420,
      [1.25, 1.25],
      [
        shoulders('#c98b5f', '#ff6b3d'),
        ellipse(0, -40, 146, 156, '#17110f'),
        times(10, (i) =>
          [-1, 1].map((side) =>
            stroke(
              `M${side * (12 + i * 13)} ${104 - i * 12}C${side * (40 + i * 10)} ${20 - i * 10} ${side * (30 + i * 5)} -120 ${side * 6} -176`,
              '#4a3a34',
              3,
            ),
          ),
        ),
        path(
          'M-30 -190C-150 -150 -130 60 -60 180C-40 300 -20 380 20 440C40 360 90 240 96 120C110 -20 120 -150 30 -190Z',
          '#17110f',
        ),
        times(7, (i) =>
          stroke(
            `M${-20 + i * 7} -180C${-90 + i * 28} -60 ${-70 + i * 24} 120 ${-20 + i * 10} ${330 + (i % 3) * 24}`,
            '#4a3a34',
            3.4,
          ),
        ),
        rect(-44, -206, 88, 34, '#7b3fe4', { rx: 17 }),
      ],
    ),
  )

/** Prints of hair, seen from behind. */
export const hairBehind = {
  'hair-long-braid': longBraid,
  'hair-low-bun': lowBun,
  'hair-box-braids': boxBraids,
  'hair-space-buns': spaceBuns,
  'hair-beach-waves': waves,
  'hair-ponytail': ponytail,
}
