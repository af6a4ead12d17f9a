import { chance, circle, line, path, placed, rect, sheet, stroke, times } from './ink.mjs'
import { leaf, twig } from './leaves.mjs'

const oliveBranch = () =>
  sheet(
    1000,
    '#eef0e6',
    placed(368, 940, 6, twig(9, 88, 190, '#7d8f6a', '#5d5a45')),
    [
      [300, 560],
      [452, 470],
      [330, 330],
      [418, 690],
    ].map(([x, y]) => circle(x, y, 22, '#4a4f3a')),
  )

const bigLeaves = () =>
  sheet(
    1000,
    '#21433a',
    [
      [120, 980, -70, 560, '#3f7a5c'],
      [360, 1020, -96, 640, '#5f9a72'],
      [620, 1000, -118, 600, '#2f6650'],
      [20, 520, -34, 430, '#8fb58a'],
      [760, 420, 205, 420, '#4a8a68'],
      [420, 330, -60, 330, '#c9d3a0'],
    ].map(([x, y, turn, length, color]) =>
      placed(
        x,
        y,
        turn,
        leaf(length, length * 0.3, color, '#21433a'),
        times(9, (i) => {
          const at = length * (0.14 + i * 0.085)
          return [
            line(at, 0, at + 46, -length * 0.1, '#21433a', 1.5),
            line(at, 0, at + 46, length * 0.1, '#21433a', 1.5),
          ]
        }),
      ),
    ),
  )

const lemonTree = () => {
  const next = chance(12)
  return sheet(
    1010,
    '#dfe9ea',
    rect(348, 620, 36, 200, '#8a6a4a'),
    circle(368, 420, 270, '#5f8f5a'),
    times(60, () => {
      const turn = next() * 6.28
      const far = Math.sqrt(next()) * 240
      return placed(
        368 + Math.cos(turn) * far,
        420 + Math.sin(turn) * far,
        next() * 360,
        leaf(58, 15, next() > 0.5 ? '#7fab68' : '#477a4c'),
      )
    }),
    [
      [250, 300],
      [430, 250],
      [520, 400],
      [350, 420],
      [220, 470],
      [440, 540],
      [310, 590],
    ].map(([x, y]) =>
      placed(
        x,
        y,
        -20,
        `<ellipse rx="40" ry="31" fill="#f2c53a"/>`,
        path('M36 -6C52 -8 54 6 36 8Z', '#f2c53a'),
      ),
    ),
    path('M258 800H478L450 930H286Z', '#c9683f'),
    rect(244, 780, 248, 44, '#b5572f', { rx: 6 }),
  )
}

const mushrooms = () => {
  const one = (x, y, s, cap, dots) =>
    placed(
      x,
      y,
      0,
      `<g transform="scale(${s})">`,
      path('M-26 0C-36 -60 -24 -110 -20 -150H20C24 -110 36 -60 26 0Z', '#f3e6d0'),
      path(
        'M-120 -140C-120 -250 -60 -290 0 -290S120 -250 120 -140C60 -120 -60 -120 -120 -140Z',
        cap,
      ),
      dots.map(([dx, dy, r]) => circle(dx, dy, r, '#f8eedd')),
      '</g>',
    )
  return sheet(
    960,
    '#e9dcc6',
    one(250, 760, 1.6, '#c2472f', [
      [-60, -200, 18],
      [0, -250, 14],
      [50, -190, 22],
      [-10, -170, 12],
    ]),
    one(520, 790, 1.15, '#d9893f', [
      [-40, -190, 12],
      [30, -230, 16],
      [60, -170, 10],
    ]),
    one(600, 830, 0.6, '#8a5a3f', []),
    one(110, 830, 0.75, '#b5623f', [
      [-30, -200, 16],
      [40, -200, 12],
    ]),
    path('M0 790C200 740 520 760 736 800V960H0Z', '#6f7f55'),
    times(26, (i) =>
      placed(14 + i * 29, 812 + (i % 3) * 8, -90 + ((i * 37) % 40) - 20, leaf(60, 7, '#8f9f68')),
    ),
  )
}

const pears = () => {
  const one = (x, y, turn, skin, shade, cut) =>
    placed(
      x,
      y,
      turn,
      path(
        'M0 -150C46 -150 40 -80 62 -40C104 30 90 110 0 112C-90 110 -104 30 -62 -40C-40 -80 -46 -150 0 -150Z',
        skin,
      ),
      cut
        ? [
            path(
              'M0 -124C30 -120 30 -66 46 -34C78 30 68 88 0 90C-68 88 -78 30 -46 -34C-30 -66 -30 -120 0 -124Z',
              '#f6ecd2',
            ),
            path('M0 -6C20 8 22 44 0 58C-22 44 -20 8 0 -6Z', '#e3cf9a'),
            circle(-7, 30, 5, '#5a3f2a'),
            circle(7, 30, 5, '#5a3f2a'),
          ]
        : path('M22 -110C40 -80 40 -60 52 -34C88 30 76 96 4 110C60 70 40 -40 22 -110Z', shade, {
            opacity: 0.5,
          }),
      stroke('M0 -148C2 -166 10 -176 20 -184', '#6a4a32', 7),
    )
  return sheet(
    960,
    '#dce3df',
    one(210, 240, -8, '#c9b040', '#a98f2c', false),
    one(520, 250, 14, '#b5653f', '#8f4a2c', true),
    one(200, 560, 10, '#8fa24a', '#6f8238', true),
    one(530, 570, -12, '#c9b040', '#a98f2c', false),
    one(360, 800, 4, '#b5653f', '#8f4a2c', false),
  )
}

const tulipRows = () =>
  sheet(
    1000,
    '#f3e9dc',
    times(3, (row) =>
      times(4, (i) =>
        placed(
          124 + i * 163,
          330 + row * 310,
          0,
          stroke('M0 0C6 -60 -4 -110 0 -150', '#4f7a5a', 8),
          placed(0, -10, -62, leaf(120, 17, '#6f9a6a')),
          placed(0, -10, -120, leaf(104, 15, '#5a8a60')),
          path(
            'M-44 -214C-52 -160 -34 -130 0 -130S52 -160 44 -214L22 -180L0 -222L-22 -180Z',
            ['#c9503f', '#e3a04a', '#b5708f', '#efc3b0'][(i + row) % 4],
          ),
        ),
      ),
    ),
  )

/** Art prints of plants and fruit, without words. */
export const gardenPrints = {
  'olive-branch': oliveBranch,
  'big-leaves': bigLeaves,
  'lemon-tree': lemonTree,
  mushrooms,
  pears,
  'tulip-rows': tulipRows,
}
